"""Which database: what people type after ``--database`` becomes an address, and an address becomes engines.

Two kinds are served by the same code: a SQLite file, for one process, and PostgreSQL, for any number of them.
No sentence from here shows a password.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from sagenwerk.table.faults import Fault

SQLITE = "sqlite+aiosqlite"
POSTGRESQL = "postgresql+psycopg"
#: What people may write before ``://``, and what it stands for.
SCHEMES = {
    "sqlite": SQLITE,
    SQLITE: SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}
#: Parts of an address after ``?`` that are secret.
SECRET = ("password", "sslpassword")
#: Connections that one process may have to PostgreSQL at once; it needs one more to listen.
CONNECTIONS = 5
#: Seconds to wait for a connection, or until another writer of a SQLite file is done.
PATIENCE = 5
#: SQLite: nothing that was written is lost, not even when the power goes, and what was deleted is gone.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={PATIENCE * 1000}", "foreign_keys=ON")


class Engines(msgspec.Struct, frozen=True):
    """Where to write, and where to read: all that one connection reads there is of one moment."""

    writer: AsyncEngine
    reader: AsyncEngine

    async def close(self) -> None:
        """Let go of all connections."""
        await self.writer.dispose()
        await self.reader.dispose()


def address_of(text: str | Path | URL) -> URL:
    """The address that a path or a text such as ``postgresql://user@host/name`` means. Raises ``Fault``."""
    if isinstance(text, URL):
        return text
    if isinstance(text, Path) or "://" not in text:
        return file_address(Path(text))
    scheme = text.partition("://")[0].lower()
    if scheme not in SCHEMES:
        raise Fault("server-database-unknown-kind", 503, given=masked(text), known=", ".join(SCHEMES))
    try:
        address = make_url(text).set(drivername=SCHEMES[scheme])
    except (ArgumentError, ValueError) as error:
        raise Fault("server-database-wrong-address", 503, given=masked(text)) from error
    if scheme.startswith("sqlite"):
        if not address.database or address.database == ":memory:":
            raise Fault("server-database-wrong-address", 503, given=masked(text))
        return file_address(Path(address.database))
    # An @ or a / in a password that is not written as %40 or %2F ends up in the name of the computer or the database.
    if not address.database or "@" in f"{address.host}{address.database}" or "/" in address.database:
        raise Fault("server-database-wrong-address", 503, given=masked(text))
    return address


def file_address(path: Path) -> URL:
    """The address of a SQLite file."""
    return URL.create(SQLITE, database=str(path.expanduser().absolute()))


def file_of(address: URL) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    return Path(str(address.database)) if address.get_backend_name() == "sqlite" else None


def masked(text: str) -> str:
    """An address as somebody typed it, without its password."""
    text = re.sub(r"(://[^:/@?]*):.*@", r"\1:***@", text)
    return re.sub(rf"\b({'|'.join(SECRET)})=[^&]*", r"\1=***", text)


def shown(address: URL) -> str:
    """An address for people: the path of a file; without the password."""
    path = file_of(address)
    return str(path) if path is not None else masked(address.render_as_string(hide_password=True))


def engines(address: URL) -> Engines:
    """Engines of a server. Nothing is connected yet."""
    if file_of(address) is None:
        engine = create_async_engine(
            address,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE * 2,
            pool_pre_ping=True,  # so that the first write after a restart of PostgreSQL succeeds
            connect_args=postgresql_options(),
        )
        return Engines(engine, engine.execution_options(isolation_level="REPEATABLE READ"))
    # One connection: a second writer would only wait for the first one, up to half a second.
    writer = create_async_engine(address, pool_size=1, max_overflow=0)
    event.listen(writer.sync_engine, "connect", _set_up_writer)
    event.listen(writer.sync_engine, "begin", _begin_to_write)
    reader = create_async_engine(address, pool_size=2, max_overflow=2)
    event.listen(reader.sync_engine, "connect", _set_up_reader)
    event.listen(reader.sync_engine, "begin", _begin_to_read)
    return Engines(writer, reader)


def plain_engine(address: URL) -> Engine:
    """An engine for commands that run before or beside a server; it keeps no connection.

    SQLite: the caller begins and ends transactions himself, since Python's driver would begin none before ``CREATE``.
    """
    if file_of(address) is None:
        return create_engine(address, poolclass=NullPool, connect_args=postgresql_options())
    engine = create_engine(address.set(drivername="sqlite"), poolclass=NullPool, isolation_level="AUTOCOMMIT")
    event.listen(engine, "connect", _set_up_plain)
    return engine


def postgresql_options() -> dict[str, str | int]:
    """How to connect to PostgreSQL: not for ever, by a name that its administrator recognises, and no dead lines."""
    return {
        "connect_timeout": PATIENCE,
        "application_name": "sagenwerk",
        "keepalives_idle": 30,
        "keepalives_interval": 10,
        "keepalives_count": 3,
    }


def unusable(address: URL, error: Exception) -> Fault:
    """Why a database could not be used, with what to do about it."""
    reason = reason_of(error)
    path = file_of(address)
    if path is not None:
        damaged = "malformed" in reason or "not a database" in reason
        kind = "server-database-damaged" if damaged else "server-database-not-writable"
        return Fault(kind, 503, path=str(path), reason=reason)
    told = {"path": shown(address), "reason": reason}
    state = getattr(getattr(error, "orig", error), "sqlstate", None) or ""
    if state == "3D000" or re.search(r'database "[^"]*" does not exist', reason):
        return Fault("server-database-unknown", 503, **told, name=str(address.database))
    if state.startswith("28") or re.search(r'authentication failed|no password|role "[^"]*" does not exist', reason):
        return Fault("server-database-no-entry", 503, **told)
    if state == "42501" or "permission denied" in reason:
        return Fault("server-database-no-rights", 503, **told)
    if state == "25006":
        return Fault("server-database-read-only", 503, **told)
    return Fault("server-database-unreachable", 503, **told)


def reason_of(error: Exception) -> str:
    """What the database itself says, on one line."""
    inner = error.orig if isinstance(error, DBAPIError) else error
    lines = [line.strip() for line in str(inner).splitlines() if line.strip()]
    return masked("; ".join(lines) or type(inner).__name__)


def _set_up_writer(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # the driver begins no transactions of its own
    _run_pragmas(connection, *PRAGMAS, "secure_delete=ON")


def _set_up_reader(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None
    _run_pragmas(connection, f"busy_timeout={PATIENCE * 1000}", "query_only=ON")


def _set_up_plain(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    # Not WAL: whatever form the file has, a command leaves it so.
    _run_pragmas(connection, "synchronous=FULL", f"busy_timeout={PATIENCE * 1000}", "secure_delete=ON")


def _begin_to_write(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_to_read(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _run_pragmas(connection: DBAPIConnection, *lines: str) -> None:
    cursor = connection.cursor()
    for line in lines:
        cursor.execute(f"PRAGMA {line}")
    cursor.close()
