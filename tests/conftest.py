"""What all tests share: marks for rules, and how golden files are written anew (``--write-golden``)."""

from __future__ import annotations

from pathlib import Path

import pytest

#: Files of other people, which are not part of the project: tests that read them are collected only where they are.
REAL_FILES = Path(__file__).parents[2] / "shared" / "real-files"
collect_ignore_glob = [] if REAL_FILES.is_dir() else ["content/test_real_*.py"]

pytest_plugins = ["sagenwerk.rulebook.pytest_plugin", "table.postgres"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write tests/golden anew instead of comparing")


def pytest_report_header() -> str:
    """Whether tests of real files are collected."""
    return "real files: " + (
        "there" if REAL_FILES.is_dir() else "not there, so tests/content/test_real_*.py is left out"
    )


@pytest.fixture
def write_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--write-golden"))
