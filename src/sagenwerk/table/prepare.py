"""Makes the database ready before anything is served: there, whole, writable, and of the newest form."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import platformdirs
from sqlalchemy import create_engine

from sagenwerk.table.faults import Fault

#: The newest step in ``migrations/versions``.
NEWEST = "0002"

#: What a small database may weigh to be looked through whole at every start.
LOOKED_THROUGH = 64 * 2**20


def usual_database() -> Path:
    """Where tables are kept if nobody says otherwise."""
    return Path(platformdirs.user_data_dir("sagenwerk", appauthor=False)) / "sagenwerk.sqlite"


def prepare(database: Path) -> None:
    """Make the file if it is not there and bring it to the newest form.

    Raises ``Fault`` with a remedy if the path cannot be used, the file is damaged, not writable, or of a newer program.
    """
    if database.is_dir():
        raise Fault("server-database-not-writable", 503, path=str(database), reason="it is a folder")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault("server-database-not-writable", 503, path=str(database), reason=_reason(error)) from error
    try:
        found = _look_through(database)
        if found != NEWEST:
            _upgrade(database, found)
    except sqlite3.OperationalError as error:
        if "malformed" in str(error):
            raise _damaged(database, error) from error
        raise Fault("server-database-not-writable", 503, path=str(database), reason=str(error)) from error
    except sqlite3.DatabaseError as error:
        raise _damaged(database, error) from error


def _look_through(database: Path) -> str:
    """The form of the database; empty for a new one. Changes nothing, but makes sure that one could."""
    connection = sqlite3.connect(database, timeout=5, isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
        if database.stat().st_size <= LOOKED_THROUGH:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != "ok":
                raise sqlite3.DatabaseError(verdict)
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not tables:
            return ""
        if "alembic_version" not in tables:
            raise Fault("server-database-foreign", 503, path=str(database))
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(row[0]) if row else ""
    finally:
        connection.close()


def _upgrade(database: Path, found: str) -> None:
    """All steps that are missing, in one transaction."""
    from alembic import command  # takes most of a second to import, and is needed once per database
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found and found not in known:
        raise Fault("server-database-newer", 503, path=str(database))
    # Python's driver would begin no transaction before CREATE TABLE, and a kill between two of them would last.
    engine = create_engine(f"sqlite:///{database}", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.exec_driver_sql("COMMIT")
    engine.dispose()


def _damaged(database: Path, error: Exception) -> Fault:
    return Fault("server-database-damaged", 503, path=str(database), reason=str(error))


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
