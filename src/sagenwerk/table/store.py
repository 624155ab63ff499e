"""Where tables are kept: one SQLite file, every change one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, event, func, insert, select, text, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from sagenwerk.table.faults import Fault
from sagenwerk.table.messages import Seat, TalkLine
from sagenwerk.table.people import Asked, Person
from sagenwerk.table.records import ENTRY, GAME_TABLE, PERSON, TALK


class Summary(msgspec.Struct, frozen=True):
    """What the list of tables shows of a game; it follows from the log."""

    scenario: str
    day: int
    result: str
    turn: str


class Seating(msgspec.Struct, frozen=True):
    """What the persons at a table have agreed on; no part of the log."""

    seats: list[Seat]
    #: The game master has stopped the game.
    paused: bool = False
    #: Seconds after which a bot plays for somebody who is not there; 0: never.
    away: int = 0
    #: The host has closed the table: nobody plays on.
    closed: bool = False
    questions: list[Asked] = []


class Kept(msgspec.Struct, frozen=True):
    """A table as the store has it. ``intents``: ids under which pages have sent what stands in the log."""

    id: str
    game: str
    head: str
    summary: Summary
    seating: Seating
    entries: list[str]
    intents: list[str]
    people: list[Person]
    #: Hashes of the links to join and to watch.
    invite: str = ""
    watch: str = ""
    revision: int = 0
    #: Number of the last line of the conversation.
    talked: int = 0

    @property
    def saga(self) -> str:
        """The text of its save."""
        return "\n".join([self.head, *self.entries]) + "\n"


class Listed(msgspec.Struct, frozen=True):
    """A table in the list."""

    id: str
    game: str
    updated: str
    summary: Summary
    seating: Seating


class Written(msgspec.Struct, frozen=True):
    """Entries to add after ``version``: each with its line or lines of the save."""

    version: int
    entries: Sequence[str]
    intent: str = ""


class Change(msgspec.Struct, frozen=True):
    """A change of what is no entry of the log, on top of ``revision``; what is None stays as it is."""

    revision: int
    seating: Seating
    people: Sequence[Person] | None = None
    #: Hashes of the links to join and to watch.
    links: tuple[str, str] | None = None


class Conflict(Exception):
    """Somebody else has written the next entry, or made the next change, first."""


def now() -> str:
    """The time, for people and for sorting."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    """Tables and their logs. What it says is on the disk has been synced to it."""

    def __init__(self, database: Path | str) -> None:
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

    async def create(self, table: Kept) -> None:
        """A new table with all its entries. Raises ``Fault`` if it cannot be written."""
        at = now()
        row = {
            "id": table.id,
            "game": table.game,
            "head": table.head,
            "created": at,
            "updated": at,
            "summary": _json(table.summary),
            "seating": _json(table.seating),
            "invite_hash": table.invite,
            "watch_hash": table.watch,
        }
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(GAME_TABLE), row)
                await connection.execute(insert(PERSON), _people(table.id, table.people))
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

    async def change(self, table: str, change: Change) -> None:
        """Store a change. Raises ``Conflict`` if somebody made another one first, ``Fault`` if it is not written."""
        values: dict[str, Any] = {"seating": _json(change.seating), "revision": change.revision + 1}
        if change.links is not None:
            values |= {"invite_hash": change.links[0], "watch_hash": change.links[1]}
        here = (GAME_TABLE.c.id == table, GAME_TABLE.c.revision == change.revision)
        try:
            async with self._engine.begin() as connection:
                done = await connection.execute(update(GAME_TABLE).where(*here).values(**values))
                if done.rowcount == 0:
                    raise Conflict(table)
                if change.people is not None:
                    await connection.execute(delete(PERSON).where(PERSON.c.table_id == table))
                    await connection.execute(insert(PERSON), _people(table, change.people))
        except DBAPIError as error:
            raise _not_written(error) from error

    async def say(self, table: str, line: TalkLine) -> None:
        """Store a line of the conversation. Raises ``Conflict`` if there is one of that number, or ``Fault``."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(TALK), {"table_id": table, **msgspec.structs.asdict(line)})
        except IntegrityError as error:
            raise Conflict(table) from error
        except DBAPIError as error:
            raise _not_written(error) from error

    async def talk(self, table: str, after: int, most: int) -> list[TalkLine]:
        """The last lines of the conversation after a number, at most so many. Raises ``Fault``."""
        query = select(TALK).where(TALK.c.table_id == table, TALK.c.number > after).order_by(TALK.c.number.desc())
        try:
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query.limit(most))).all()
        except DBAPIError as error:
            raise _not_read(error) from error
        return [TalkLine(row.number, row.person, row.name, row.text, row.at) for row in reversed(rows)]

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
                query = select(PERSON).where(PERSON.c.table_id == table)
                people = (await connection.execute(query)).all()
                talked = await connection.scalar(select(func.max(TALK.c.number)).where(TALK.c.table_id == table))
        except DBAPIError as error:
            raise _not_read(error) from error
        return Kept(
            id=found.id,
            game=found.game,
            head=found.head,
            summary=msgspec.json.decode(found.summary, type=Summary),
            seating=msgspec.json.decode(found.seating, type=Seating),
            entries=[row.data for row in rows],
            intents=[row.intent for row in rows if row.intent],
            people=[Person(row.id, row.name, row.token_hash, row.host) for row in people],
            invite=found.invite_hash,
            watch=found.watch_hash,
            revision=found.revision,
            talked=talked or 0,
        )

    async def tables(self, ids: Sequence[str] | None = None) -> list[Listed]:
        """All tables, or those of these ids, the one played last first. Raises ``Fault`` if they cannot be read."""
        columns = (
            GAME_TABLE.c.id,
            GAME_TABLE.c.game,
            GAME_TABLE.c.updated,
            GAME_TABLE.c.summary,
            GAME_TABLE.c.seating,
        )
        query = select(*columns).order_by(GAME_TABLE.c.updated.desc(), GAME_TABLE.c.id)
        if ids is not None:
            query = query.where(GAME_TABLE.c.id.in_(ids))
        try:
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        except DBAPIError as error:
            raise _not_read(error) from error
        return [
            Listed(
                row.id,
                row.game,
                row.updated,
                msgspec.json.decode(row.summary, type=Summary),
                msgspec.json.decode(row.seating, type=Seating),
            )
            for row in rows
        ]

    async def holders(self, ids: Sequence[str]) -> list[tuple[str, str, str]]:
        """Table, id and hash of the token of everybody at these tables. Raises ``Fault`` if they cannot be read."""
        query = select(PERSON.c.table_id, PERSON.c.id, PERSON.c.token_hash).where(PERSON.c.table_id.in_(ids))
        try:
            async with self._engine.connect() as connection:
                return [(row.table_id, row.id, row.token_hash) for row in (await connection.execute(query)).all()]
        except DBAPIError as error:
            raise _not_read(error) from error

    async def remove(self, table: str) -> bool:
        """Forget a table; whether there was one. Raises ``Fault`` if it cannot be written."""
        try:
            async with self._engine.begin() as connection:
                for rows in (ENTRY, TALK, PERSON):
                    await connection.execute(delete(rows).where(rows.c.table_id == table))
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


def _people(table: str, people: Sequence[Person]) -> list[dict[str, Any]]:
    return [{"table_id": table, **msgspec.structs.asdict(person)} for person in people]


def _json(told: Summary | Seating) -> str:
    return msgspec.json.encode(told).decode()


def _not_written(error: DBAPIError) -> Fault:
    return Fault("server-not-stored", 503, reason=str(error.orig))


def _not_read(error: DBAPIError) -> Fault:
    return Fault("server-not-read", 503, reason=str(error.orig))
