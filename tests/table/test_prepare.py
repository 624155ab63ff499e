"""The database is made whole or not at all."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sagenwerk.table.prepare import prepare

KILLED_AT = """
import os, signal, sys
from pathlib import Path
from sqlalchemy import Engine, event
from sagenwerk.table.prepare import prepare

@event.listens_for(Engine, "after_cursor_execute")
def power_cut(connection, cursor, statement, *rest):
    if sys.argv[2] in statement:
        os.kill(os.getpid(), signal.SIGKILL)

prepare(Path(sys.argv[1]))
"""


@pytest.mark.parametrize(
    "statement", ["TABLE alembic_version", "TABLE game_table", "TABLE entry", "INSERT INTO alembic"]
)
def test_a_kill_while_the_database_is_made_leaves_one_that_the_next_start_can_make(
    tmp_path: Path, statement: str
) -> None:
    database = tmp_path / "sagenwerk.sqlite"
    killed = subprocess.run([sys.executable, "-c", KILLED_AT, database, statement], env=os.environ, check=False)
    assert killed.returncode == -signal.SIGKILL
    prepare(database)
