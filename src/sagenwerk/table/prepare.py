"""Makes the database ready before anything is served: there, whole, writable, and of the newest form."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import platformdirs
from sqlalchemy import URL, Connection, Engine, inspect, text
from sqlalchemy.exc import DBAPIError

from sagenwerk.table.databases import address_of, file_of, plain_engine, shown, unusable
from sagenwerk.table.faults import Fault

#: The newest step in ``migrations/versions``.
NEWEST = "0003"

#: What a small file may weigh to be looked through whole at every start.
LOOKED_THROUGH = 64 * 2**20

#: The lock that processes which start at the same time take one after the other: "sagenwer" in ASCII.
STARTING = 0x736167656E776572
#: How long one waits for the others.
LONGEST_UPGRADE = "60s"


def usual_database() -> Path:
    """Where tables are kept if nobody says otherwise."""
    return Path(platformdirs.user_data_dir("sagenwerk", appauthor=False)) / "sagenwerk.sqlite"


def old_save(address: URL, table: str, number: str) -> Path:
    """Where the whole of a game is put that newer rules cannot replay: beside the file, else in the data folder."""
    place = file_of(address) or usual_database()
    return place.with_name(f"{place.stem}-{table}-{number}.saga")


def remove_old_saves(address: URL, table: str) -> None:
    """Delete what was put there for a table. What cannot be deleted stays."""
    pattern = old_save(address, table, "*")
    for path in pattern.parent.glob(pattern.name):
        with suppress(OSError):
            path.unlink()


def prepare(database: str | Path | URL) -> None:
    """Make what is not there and bring it to the newest form; any number of processes may do so at once.

    Raises ``Fault`` with a remedy if the database cannot be reached, is damaged, not writable, of another program or of
    a newer one. Then nothing in it has changed.
    """
    address = address_of(database)
    make_place(address)
    engine = plain_engine(address)
    try:
        with alone(engine) as connection:
            make_newest(connection, address)
    except DBAPIError as error:
        raise unusable(address, error) from error


def make_newest(connection: Connection, address: URL) -> None:
    """Bring the database of this connection to the newest form. Raises ``Fault`` if it cannot be used."""
    found = form_of(connection, address)
    _check_rights(connection, found, address)
    if found != NEWEST:
        bring_to(connection, found, NEWEST, address)


def make_place(address: URL) -> None:
    """The folder of a SQLite file. Raises ``Fault`` if there cannot be one."""
    path = file_of(address)
    if path is None:
        return
    if path.is_dir():
        raise Fault("server-database-not-writable", 503, path=str(path), reason="it is a folder")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault("server-database-not-writable", 503, path=str(path), reason=error.strerror or str(error)) from error


@contextmanager
def alone(engine: Engine) -> Iterator[Connection]:
    """One transaction, while no other process prepares or writes; all of it counts or nothing."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            # In transactions of its own making Python's driver would leave out what comes before CREATE TABLE.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                connection.exec_driver_sql("ROLLBACK")
                raise
            connection.exec_driver_sql("COMMIT")
            return
        connection.execute(text(f"SET LOCAL lock_timeout = '{LONGEST_UPGRADE}'"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": STARTING})
        yield connection
        connection.commit()


def form_of(connection: Connection, address: URL) -> str:
    """The form of a database; empty for a new one. Raises ``Fault`` for one that is damaged or of another program."""
    path = file_of(address)
    if path is not None and path.stat().st_size <= LOOKED_THROUGH:
        verdict = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if verdict != "ok":
            raise Fault("server-database-damaged", 503, path=str(path), reason=str(verdict))
    tables = inspect(connection).get_table_names()
    if not tables:
        return ""
    if "alembic_version" not in tables or "game_table" not in tables:
        raise Fault("server-database-foreign", 503, path=shown(address))
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _check_rights(connection: Connection, found: str, address: URL) -> None:
    """Whether one may write into a database, or into the tables that are there. Raises ``Fault``."""
    if file_of(address) is not None:
        return  # BEGIN IMMEDIATE has found out
    if connection.execute(text("SHOW transaction_read_only")).scalar() == "on":
        raise Fault("server-database-read-only", 503, path=shown(address), reason="transaction_read_only = on")
    for right in ("SELECT", "INSERT", "UPDATE", "DELETE") if found else ():
        query = text("SELECT has_table_privilege('game_table', :right)")
        if not connection.execute(query, {"right": right}).scalar():
            raise Fault("server-database-no-rights", 503, path=shown(address), reason=f"no {right} on game_table")


def bring_to(connection: Connection, found: str, wanted: str, address: URL) -> None:
    """All steps from one form to another. Raises ``Fault`` if the first one is not known here."""
    from alembic import command  # takes most of a second to import, and is needed once per database
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not {found or wanted, wanted} <= known:
        raise Fault("server-database-newer", 503, path=shown(address))
    config.attributes["connection"] = connection
    command.upgrade(config, wanted)
