"""Where tables are kept, in SQLite or PostgreSQL: every change is one transaction, and other processes hear of it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, bindparam, delete, false, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection

from sagenwerk.table import metrics
from sagenwerk.table.databases import address_of, engines, reason_of
from sagenwerk.table.faults import Fault
from sagenwerk.table.messages import Seat, TalkLine
from sagenwerk.table.people import Asked, Following, Person, Unwanted
from sagenwerk.table.prepare import old_save, remove_old_saves
from sagenwerk.table.records import ENTRY, GAME_TABLE, PERSON, TALK
from sagenwerk.table.relay import CHANGED, REMOVED, TALKED, WRITTEN, Sign, relay_of
from sagenwerk.table.together import Together

#: How the summary of a table is changed, for several tables at once.
_SUMMARY = (
    update(GAME_TABLE)
    .where(GAME_TABLE.c.id == bindparam("of"))
    .values(updated=bindparam("at"), summary=bindparam("told"))
)
#: What can go wrong on the way to a database.
TROUBLE = (DBAPIError, NoneFree)


class Summary(msgspec.Struct, frozen=True):
    """What the list of tables shows of a game; it follows from the log."""

    scenario: str
    day: int
    result: str
    turn: str
    #: Something that chance gave was taken back: the game does not count in statistics.
    dice_known: bool = False


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
    #: Bots ask before they do what concerns the group and cannot be taken back.
    bots_ask: bool = True
    #: How hard hints are thought about.
    level: str = "normal"
    #: What bots follow, and what they shall not do.
    plans: list[Following] = []
    unwanted: list[Unwanted] = []


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


class Appending(msgspec.Struct, frozen=True):
    """Entries that a table waits to have stored."""

    table: str
    written: Written
    summary: Summary
    at: str

    @property
    def sign(self) -> Sign:
        """What other processes hear of it."""
        return Sign(self.table, WRITTEN, {"version": self.written.version + len(self.written.entries)})


class Conflict(Exception):
    """Somebody else has written the next entry, or made the next change, first."""


def now() -> str:
    """The time, for people and for sorting."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    """Tables and their logs. What it says is on the disk has been synced to it.

    ``relay`` tells other processes of every change, in its transaction.
    """

    def __init__(self, database: str | Path | URL) -> None:
        """A path or an address, as after ``--database``. Raises ``Fault`` if that is no address."""
        self.address = address_of(database)
        self._engines = engines(self.address)
        self.relay = relay_of(self.address, self._engines.writer)
        # SQLite has one writer, and a disk that is waited for: what comes meanwhile goes into one transaction.
        self._together = None if self.relay.shared else Together(self._append, Conflict)

    async def close(self) -> None:
        """Let go of the database."""
        if self._together is not None:
            await self._together.close()
        await self.relay.close()
        await self._engines.close()

    async def works(self) -> bool:
        """Whether something could be written just now."""
        try:
            async with self._engines.writer.begin() as connection:
                await connection.execute(update(GAME_TABLE).where(false()).values(game=""))
        except TROUBLE:
            return False
        return True

    @asynccontextmanager
    async def _writing(self, *signs: Sign) -> AsyncIterator[AsyncConnection]:
        """A transaction; the others hear of it once it is stored.

        Raises ``Conflict`` if what it adds is there already, ``Fault`` if it cannot be written.
        """
        try:
            async with self._engines.writer.begin() as connection:
                yield connection
                for sign in signs:
                    await self.relay.within(connection, sign)
        except Conflict:
            metrics.CONFLICTS.inc()
            raise
        except IntegrityError as error:
            metrics.CONFLICTS.inc()
            raise Conflict from error
        except TROUBLE as error:
            metrics.STORE_ERRORS.inc()
            raise Fault("server-not-stored", 503, reason=reason_of(error)) from error

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """All that is read is of one moment. Raises ``Fault`` if it cannot be read."""
        try:
            async with self._engines.reader.connect() as connection:
                yield connection
        except TROUBLE as error:
            metrics.STORE_ERRORS.inc()
            raise Fault("server-not-read", 503, reason=reason_of(error)) from error

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
        async with self._writing() as connection:
            await connection.execute(insert(GAME_TABLE), row)
            await connection.execute(insert(PERSON), _people(table.id, table.people))
            if table.entries:
                await connection.execute(insert(ENTRY), _rows(table.id, Written(0, table.entries), at))

    async def append(self, table: str, written: Written, summary: Summary) -> None:
        """Add entries. Raises ``Conflict`` if one of that number is there, ``Fault`` if it cannot be written."""
        one = Appending(table, written, summary, now())
        if self._together is None:
            await self._append([one])
        else:
            await self._together.add(one)

    async def _append(self, many: Sequence[Appending]) -> None:
        """Entries of several tables, all or none. Raises as ``append``."""
        rows = [row for one in many for row in _rows(one.table, one.written, one.at)]
        summaries = [{"of": one.table, "at": one.at, "told": _json(one.summary)} for one in many]
        async with self._writing(*(one.sign for one in many)) as connection:
            if rows:
                await connection.execute(insert(ENTRY), rows)
            done = await connection.execute(_SUMMARY, summaries)
            if done.rowcount != len(many):
                raise Conflict

    async def change(self, table: str, change: Change) -> None:
        """Store a change. Raises ``Conflict`` if somebody made another one first, ``Fault`` if it is not written."""
        values: dict[str, Any] = {"seating": _json(change.seating), "revision": change.revision + 1}
        if change.links is not None:
            values |= {"invite_hash": change.links[0], "watch_hash": change.links[1]}
        here = (GAME_TABLE.c.id == table, GAME_TABLE.c.revision == change.revision)
        async with self._writing(Sign(table, CHANGED, {"revision": change.revision + 1})) as connection:
            done = await connection.execute(update(GAME_TABLE).where(*here).values(**values))
            if done.rowcount == 0:
                raise Conflict
            if change.people is not None:
                await connection.execute(delete(PERSON).where(PERSON.c.table_id == table))
                await connection.execute(insert(PERSON), _people(table, change.people))

    async def say(self, table: str, line: TalkLine) -> None:
        """Store a line of the conversation. Raises ``Conflict`` if there is one of that number, or ``Fault``."""
        async with self._writing(Sign(table, TALKED, {"number": line.number})) as connection:
            await connection.execute(insert(TALK), {"table_id": table, **msgspec.structs.asdict(line)})

    async def talk(self, table: str, after: int, most: int) -> list[TalkLine]:
        """The last lines of the conversation after a number, at most so many. Raises ``Fault``."""
        query = select(TALK).where(TALK.c.table_id == table, TALK.c.number > after).order_by(TALK.c.number.desc())
        async with self._reading() as connection:
            rows = (await connection.execute(query.limit(most))).all()
        return [TalkLine(row.number, row.person, row.name, row.text, row.at) for row in reversed(rows)]

    async def put_in_place(self, before: Kept, table: Kept) -> None:
        """Replace head and entries of a table as it was loaded.

        Raises ``Conflict`` if somebody has done so, or has played on, in between; ``Fault`` if it cannot be written.
        """
        here = (GAME_TABLE.c.id == table.id, GAME_TABLE.c.head == before.head)
        last = select(func.max(ENTRY.c.sequence)).where(ENTRY.c.table_id == table.id)
        async with self._writing(Sign(table.id, WRITTEN, {"version": len(table.entries)})) as connection:
            values = {"head": table.head, "summary": _json(table.summary)}
            done = await connection.execute(update(GAME_TABLE).where(*here).values(**values))
            if done.rowcount == 0 or (await connection.scalar(last) or 0) != len(before.entries):
                raise Conflict
            await connection.execute(delete(ENTRY).where(ENTRY.c.table_id == table.id))
            if table.entries:
                await connection.execute(insert(ENTRY), _rows(table.id, Written(0, table.entries), now()))

    async def put_aside(self, table: Kept) -> Path:
        """Keep the whole save as a file: beside a SQLite database, else in the data folder; where. Raises ``Fault``."""
        path = old_save(self.address, table.id, secrets.token_hex(4))
        try:
            await asyncio.to_thread(path.parent.mkdir, parents=True, exist_ok=True)
            await asyncio.to_thread(path.write_text, table.saga, "utf-8")
        except OSError as error:
            raise Fault("server-not-stored", 503, reason=error.strerror or str(error)) from error
        return path

    async def load(self, table: str) -> Kept | None:
        """A table with its log; None if there is none of that id. Raises ``Fault`` if it cannot be read."""
        async with self._reading() as connection:
            found = (await connection.execute(select(GAME_TABLE).where(GAME_TABLE.c.id == table))).first()
            if found is None:
                return None
            query = select(ENTRY.c.data, ENTRY.c.intent).where(ENTRY.c.table_id == table).order_by(ENTRY.c.sequence)
            rows = (await connection.execute(query)).all()
            people = (await connection.execute(select(PERSON).where(PERSON.c.table_id == table))).all()
            talked = await connection.scalar(select(func.max(TALK.c.number)).where(TALK.c.table_id == table))
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
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
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
        async with self._reading() as connection:
            return [(row.table_id, row.id, row.token_hash) for row in (await connection.execute(query)).all()]

    async def remove(self, table: str) -> bool:
        """Forget a table; whether there was one. Raises ``Fault`` if it cannot be written."""
        async with self._writing(Sign(table, REMOVED)) as connection:
            for rows in (ENTRY, TALK, PERSON):
                await connection.execute(delete(rows).where(rows.c.table_id == table))
            gone = await connection.execute(delete(GAME_TABLE).where(GAME_TABLE.c.id == table))
        await asyncio.to_thread(remove_old_saves, self.address, table)
        return gone.rowcount > 0


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
