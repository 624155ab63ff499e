"""What all tests share: marks for rules, and how golden files are written anew (``--write-golden``)."""

from __future__ import annotations

import pytest

pytest_plugins = ["sagenwerk.rulebook.pytest_plugin"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write tests/golden anew instead of comparing")


@pytest.fixture
def write_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--write-golden"))
