"""How the golden files are written anew: ``pytest tests/junior/test_golden.py --write-golden``."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write tests/golden anew instead of comparing")
