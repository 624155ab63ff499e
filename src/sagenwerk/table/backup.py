"""Backups: one SQLite file that holds everything, made from either kind of database and put back into either.

Also how tables are deleted that nobody has played for long.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import URL, Connection, MetaData, delete, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from sagenwerk.table.databases import address_of, file_address, file_of, plain_engine, shown, unusable
from sagenwerk.table.faults import Fault
from sagenwerk.table.prepare import NEWEST, alone, bring_to, form_of, make_newest, make_place, remove_old_saves
from sagenwerk.table.records import ENTRY, GAME_TABLE, METADATA
from sagenwerk.table.relay import CHANNEL, REMOVED, Sign

#: Rows that are copied at once.
AT_ONCE = 500


class Counted(msgspec.Struct, frozen=True):
    """What a database or a backup holds: tables of people, and entries of their logs."""

    tables: int
    entries: int


def back_up(database: str | Path | URL, target: Path) -> Counted:
    """Write everything into a new file, as it is at one moment; servers may go on writing meanwhile.

    Raises ``Fault`` if the file exists or cannot be written, or the database cannot be read. Then there is no new file.
    """
    address = address_of(database)
    if target.exists():
        raise Fault("cli-file-exists", path=str(target))
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        if file_of(address) is not None:
            _copy_file(_existing(address), unfinished)
        else:
            _dump(address, unfinished)
        counted = _looked_through(unfinished)
        _sync(unfinished)
        unfinished.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise Fault("cli-backup-not-written", path=str(target), reason=_reason(error)) from error
    except DBAPIError as error:
        raise unusable(address, error) from error
    finally:
        unfinished.unlink(missing_ok=True)
    return counted


def restore(source: Path, database: str | Path | URL) -> Counted:
    """Put a backup into an empty database of either kind, and bring it to the newest form: all of it or nothing.

    A file of an earlier version is taken, too; it is left as it is. Raises ``Fault`` if the file is no backup, is
    damaged or of a newer version, or if there are tables in the database.
    """
    address = address_of(database)
    with tempfile.TemporaryDirectory(prefix="sagenwerk-") as folder:
        copy = Path(folder, "backup.sqlite")
        counted = _copied_and_upgraded(source, copy)
        make_place(address)
        try:
            with plain_engine(file_address(copy)).connect() as backup, alone(plain_engine(address)) as connection:
                make_newest(connection, address)
                if connection.execute(select(GAME_TABLE.c.id).limit(1)).first() is not None:
                    raise Fault("cli-restore-not-empty", path=shown(address))
                _copy_rows(backup, connection, METADATA)
        except DBAPIError as error:
            raise unusable(address, error) from error
    return counted


def forget(database: str | Path | URL, before: str, *, keep: bool = False) -> int:
    """Delete the tables in which nothing was played since a moment, with all that was said at them; how many.

    ``before``: as ``store.now`` writes it. ``keep``: only count them. Servers that run hear of it. Raises ``Fault``.
    """
    address = address_of(database)
    if file_of(address) is not None:
        _existing(address)
    old = select(GAME_TABLE.c.id).where(GAME_TABLE.c.updated < before)
    try:
        with alone(plain_engine(address)) as connection:
            if form_of(connection, address) != NEWEST:
                raise Fault("cli-database-other-form", path=shown(address))
            tables = list(connection.execute(old).scalars())
            if not keep:
                for table in tables:
                    _delete(connection, table)
    except DBAPIError as error:
        raise unusable(address, error) from error
    for table in () if keep else tables:
        remove_old_saves(address, table)
    return len(tables)


def _delete(connection: Connection, table: str) -> None:
    """Delete a table; with PostgreSQL the servers send its pages away."""
    for rows in reversed(METADATA.sorted_tables):
        column = rows.c.id if rows is GAME_TABLE else rows.c.table_id
        connection.execute(delete(rows).where(column == table))
    if connection.dialect.name == "postgresql":
        payload = msgspec.json.encode(Sign(table, REMOVED)).decode()
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def _existing(address: URL) -> Path:
    """The file of a SQLite database. Raises ``Fault`` if it is not there."""
    path = Path(str(address.database))
    if not path.is_file():
        raise Fault("cli-database-not-there", path=str(path))
    return path


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's own way: page by page, consistent although others write."""
    original = sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True, timeout=5)
    with closing(original), closing(sqlite3.connect(target)) as copy:
        original.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # so that it is one file, whatever the original is


def _dump(address: URL, target: Path) -> None:
    """All rows of PostgreSQL, read in one transaction, in a file of the same form."""
    frozen = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    with plain_engine(address).connect().execution_options(**frozen) as source:
        form = form_of(source, address)
        if not form:
            raise Fault("cli-backup-nothing", path=shown(address))
        file = file_address(target)
        with alone(plain_engine(file)) as copy:
            bring_to(copy, "", form, file)
            known = MetaData()
            known.reflect(copy)  # of that form, which need not be the newest
            _copy_rows(source, copy, known)


def _copy_rows(source: Connection, target: Connection, known: MetaData) -> None:
    """All rows from one database to another one of the same form that has none."""
    for table in known.sorted_tables:
        if table.name == "alembic_version":
            continue
        rows = source.execute(select(table), execution_options={"yield_per": AT_ONCE})
        for some in rows.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in some])


def _copied_and_upgraded(source: Path, copy: Path) -> Counted:
    """Have a copy of a backup in the newest form; what it holds. Raises ``Fault``."""
    if not source.is_file():
        raise Fault("cli-file-unreadable", path=str(source), reason=os.strerror(2))
    try:
        _copy_file(source.absolute(), copy)
        _looked_through(copy)
    except (OSError, sqlite3.Error) as error:
        raise Fault("cli-restore-wrong-file", path=str(source), reason=_reason(error)) from error
    with _about(source), alone(plain_engine(file_address(copy))) as connection:
        make_newest(connection, file_address(copy))
        counts = [connection.execute(select(func.count()).select_from(table)).scalar() for table in (GAME_TABLE, ENTRY)]
    return Counted(*(count or 0 for count in counts))


@contextmanager
def _about(source: Path) -> Iterator[None]:
    """Faults of the copy are faults of the file that people know."""
    try:
        yield
    except Fault as fault:
        raise Fault(fault.message, fault.status, **{**fault.args_of_sentence, "path": str(source)}) from fault


def _looked_through(file: Path) -> Counted:
    """What a backup holds. Raises ``sqlite3.DatabaseError`` if it is damaged or none."""
    with closing(sqlite3.connect(file)) as connection:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        counts = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("game_table", "entry")]
    return Counted(*counts)


def _sync(file: Path) -> None:
    """Have it on the disk before it gets its name."""
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
