"""Fixtures of HeroQuest: a table to put figures on. How it is used is told in ``heroquest/table.py``."""

from __future__ import annotations

import pytest
from heroquest.table import Table, given


@pytest.fixture
def table() -> Table:
    """The empty board of the first European printing; for other editions or options call ``given``."""
    return given()
