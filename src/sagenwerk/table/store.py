"""Where tables are kept: one SQLite file, every change one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from sqlalchemy import delete, event, insert, select, text, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from sagenwerk.table.faults import Fault
from sagenwerk.table.messages import Seat
from sagenwerk.table.records import ENTRY, GAME_TABLE


class Summary(msgspec.Struct, frozen=True):
    """Who sits where, and what the list of tables shows of a game."""

    scenario: str
    seats: list[Seat]
    day: int
    result: str
    turn: str
    #: The game master has stopped the game.
    paused: bool = False


class Kept(msgspec.Struct, frozen=True):
    """A table as the store has it. ``intents``: ids under which pages have sent what stands in the log.

    ``token`` opens it for the heroes, ``master_token`` for the game master; empty in games without one.
    """

    id: str
    token: str
    head: str
    summary: Summary
    entries: list[str]
    intents: list[str]
    master_token: str = ""

    @property
    def saga(self) -> str:
        """The text of its save."""
        return "\n".join([self.head, *self.entries]) + "\n"


class Listed(msgspec.Struct, frozen=True):
    """A table in the list."""

    id: str
    token: str
    game: str
    updated: str
    summary: Summary


class Written(msgspec.Struct, frozen=True):
    """Entries to add after ``version``: each with its line or lines of the save."""

    version: int
    entries: Sequence[str]
    intent: str = ""


class Conflict(Exception):
    """Somebody else has written the next entry first."""


def now() -> str:
    """The time, for people and for sorting."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    """Tables and their logs. What it says is on the disk has been synced to it."""

    def __init__(self, database: Path) -> None:
        self.database = database
        # One connection: a second writer would only wait for the first one, up to half a second.
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{database}", pool_size=1, max_overflow=0)
        event.listen(self._engine.sync_engine, "connect", _set_up)

    async def close(self) -> None:
        """Let go of the file."""
        await self._engine.dispose()

    async def works(self) -> bool:
        """Whether something could be written just now."""
        try:
            async with self._engine.connect() as connection:
                await connection.execute(text("BEGIN IMMEDIATE"))
                await connection.rollback()
                await connection.execute(select(GAME_TABLE.c.id).limit(1))
        except (DBAPIError, OSError):
            return False
        return True

    async def create(self, table: Kept, game: str) -> None:
        """A new table with all its entries. Raises ``Fault`` if it cannot be written."""
        at = now()
        row = {
            "id": table.id,
            "token": table.token,
            "master_token": table.master_token,
            "game": game,
            "head": table.head,
            "created": at,
            "updated": at,
            "summary": _json(table.summary),
        }
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(GAME_TABLE), row)
                if table.entries:
                    await connection.execute(insert(ENTRY), _rows(table.id, Written(0, table.entries), at))
        except DBAPIError as error:
            raise _not_written(error) from error

    async def append(self, table: str, written: Written, summary: Summary) -> None:
        """Add entries. Raises ``Conflict`` if one of that number is there, ``Fault`` if it cannot be written."""
        at = now()
        try:
            async with self._engine.begin() as connection:
                if written.entries:
                    await connection.execute(insert(ENTRY), _rows(table, written, at))
                changed = update(GAME_TABLE).where(GAME_TABLE.c.id == table)
                await connection.execute(changed.values(updated=at, summary=_json(summary)))
        except IntegrityError as error:
            raise Conflict(table) from error
        except DBAPIError as error:
            raise _not_written(error) from error

    async def put_in_place(self, table: Kept) -> None:
        """Replace head and entries of a table. Raises ``Fault`` if it cannot be written."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(delete(ENTRY).where(ENTRY.c.table_id == table.id))
                if table.entries:
                    await connection.execute(insert(ENTRY), _rows(table.id, Written(0, table.entries), now()))
                changed = update(GAME_TABLE).where(GAME_TABLE.c.id == table.id)
                await connection.execute(changed.values(head=table.head, summary=_json(table.summary)))
        except DBAPIError as error:
            raise _not_written(error) from error

    async def load(self, table: str) -> Kept | None:
        """A table with its log; None if there is none of that id. Raises ``Fault`` if it cannot be read."""
        try:
            async with self._engine.connect() as connection:
                found = (await connection.execute(select(GAME_TABLE).where(GAME_TABLE.c.id == table))).first()
                if found is None:
                    return None
                query = select(ENTRY).where(ENTRY.c.table_id == table).order_by(ENTRY.c.sequence)
                rows = (await connection.execute(query)).all()
        except DBAPIError as error:
            raise _not_read(error) from error
        summary = msgspec.json.decode(found.summary, type=Summary)
        intents = [row.intent for row in rows if row.intent]
        entries = [row.data for row in rows]
        return Kept(found.id, found.token, found.head, summary, entries, intents, found.master_token)

    async def tables(self) -> list[Listed]:
        """All tables, the one played last first. Raises ``Fault`` if they cannot be read."""
        columns = (GAME_TABLE.c.id, GAME_TABLE.c.token, GAME_TABLE.c.game, GAME_TABLE.c.updated, GAME_TABLE.c.summary)
        query = select(*columns).order_by(GAME_TABLE.c.updated.desc(), GAME_TABLE.c.id)
        try:
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        except DBAPIError as error:
            raise _not_read(error) from error
        return [
            Listed(row.id, row.token, row.game, row.updated, msgspec.json.decode(row.summary, type=Summary))
            for row in rows
        ]

    async def remove(self, table: str) -> bool:
        """Forget a table; whether there was one. Raises ``Fault`` if it cannot be written."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(delete(ENTRY).where(ENTRY.c.table_id == table))
                gone = await connection.execute(delete(GAME_TABLE).where(GAME_TABLE.c.id == table))
        except DBAPIError as error:
            raise _not_written(error) from error
        return gone.rowcount > 0


def _set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """What holds for the connection: nothing that was written is lost, not even when the power goes."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _rows(table: str, written: Written, at: str) -> list[dict[str, str | int]]:
    return [
        {
            "table_id": table,
            "sequence": written.version + place,
            "at": at,
            "data": data,
            "intent": written.intent if place == 1 else "",
        }
        for place, data in enumerate(written.entries, start=1)
    ]


def _json(summary: Summary) -> str:
    return msgspec.json.encode(summary).decode()


def _not_written(error: DBAPIError) -> Fault:
    return Fault("server-not-stored", 503, reason=str(error.orig))


def _not_read(error: DBAPIError) -> Fault:
    return Fault("server-not-read", 503, reason=str(error.orig))
