"""Signs between the processes that serve the same tables, through the NOTIFY of PostgreSQL.

A sign only wakes the others: what has happened they read in the store. The sign of something stored leaves in the same
transaction, so that it is heard if and only if that is to be seen. What is not stored, such as pointing at a field,
travels the same way and may get lost. One process alone, with a SQLite file, has nobody to tell.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import URL, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sagenwerk.table.databases import PATIENCE, file_of, postgresql_options, reason_of

LOG = logging.getLogger("sagenwerk")

CHANNEL = "sagenwerk"
#: PostgreSQL carries less than 8000 bytes at once.
LONGEST_SIGN = 7_900
#: Seconds until one tries again to listen, at first and at most.
SOON, LATE = 0.1, 5.0
#: Seconds of silence after which one asks whether the line still stands.
SILENCE = 30.0

#: What a sign of the store says: entries or who plays, agreements and persons, a line of talk, a table that is gone.
WRITTEN, CHANGED, TALKED, REMOVED = "written", "changed", "talked", "removed"
#: Signs may have been missed: look at everything anew.
ANEW = "anew"

_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Sign(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others about a table, such as ``written``, ``presence`` or ``pointed``.

    ``origin``: the process that says it; the relay fills it in. A process that is killed says no good-bye.
    """

    table: str
    kind: str
    told: dict[str, str | int] = {}
    origin: str = msgspec.field(default="", name="from")


class Relay:
    """One process alone: nobody hears, and there is nothing to hear."""

    #: Whether there may be others.
    shared = False

    def __init__(self) -> None:
        #: The name of this process among the others.
        self.origin = secrets.token_hex(4)

    async def start(self, heard: Callable[[Sign], None]) -> None:
        """Pass every sign of other processes to ``heard`` from now on, and ``anew`` when some may have been missed."""

    async def close(self) -> None:
        """Hear nothing any more."""

    async def tell(self, sign: Sign) -> None:
        """Tell the others something that is not stored. It gets lost if the database cannot be reached."""

    async def within(self, connection: AsyncConnection, sign: Sign) -> None:
        """Tell the others when the transaction of this connection is committed, and only then."""


class PostgresRelay(Relay):
    """Many processes at one PostgreSQL: speaks through the store's engine, hears on a connection of its own."""

    shared = True

    def __init__(self, address: URL, engine: AsyncEngine) -> None:
        super().__init__()
        self._address = address
        self._engine = engine
        self._listening: asyncio.Task[None] | None = None
        self._tried = asyncio.Event()

    async def start(self, heard: Callable[[Sign], None]) -> None:
        """Returns when one listens, or when the first try has failed; then ``anew`` follows as soon as one does."""
        self._listening = asyncio.create_task(self._listen(heard))
        await self._tried.wait()

    async def close(self) -> None:
        """Hang up."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None

    async def tell(self, sign: Sign) -> None:
        """In a transaction of its own."""
        with suppress(DBAPIError, NoneFree):  # whoever stores something will say what is wrong
            async with self._engine.begin() as connection:
                await self.within(connection, sign)

    async def within(self, connection: AsyncConnection, sign: Sign) -> None:
        """Raises ``ValueError`` for a sign that is too long."""
        payload = msgspec.json.encode(msgspec.structs.replace(sign, origin=self.origin))
        if len(payload) > LONGEST_SIGN:
            raise ValueError(f"a sign of {len(payload)} bytes; at most {LONGEST_SIGN} can be told")
        await connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload.decode()})

    async def _listen(self, heard: Callable[[Sign], None]) -> None:
        """Hear for as long as it lasts, and begin again."""
        from psycopg import AsyncConnection, Error  # loaded only where it is needed

        arguments: dict[str, Any] = {
            **self._engine.dialect.create_connect_args(self._address)[1],
            **postgresql_options(),
            "autocommit": True,
        }
        wait = SOON
        while True:
            try:
                async with await AsyncConnection.connect(**arguments) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self._tried.is_set():
                        LOG.info("other processes are heard again")
                        self._pass_on(Sign("", ANEW), heard)
                    self._tried.set()
                    wait = SOON
                    while True:
                        async for notice in connection.notifies(timeout=SILENCE):
                            self._hear(notice.payload, heard)
                        async with asyncio.timeout(PATIENCE):
                            await connection.execute("SELECT 1")
            except (Error, OSError) as error:
                LOG.warning("other processes are not heard: %s", reason_of(error))
            self._tried.set()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LATE)

    def _hear(self, payload: str, heard: Callable[[Sign], None]) -> None:
        """A sign from somewhere; one's own one knows."""
        try:
            sign = msgspec.json.decode(payload, type=Sign)
        except msgspec.MsgspecError:
            LOG.warning("a sign that nobody here understands: %.80s", payload)
            return
        if sign.origin != self.origin:
            self._pass_on(sign, heard)

    def _pass_on(self, sign: Sign, heard: Callable[[Sign], None]) -> None:
        """A table that fails with a sign must not make the others deaf."""
        try:
            heard(sign)
        except Exception:
            LOG.exception("a sign was not taken: %s", sign.kind)


def relay_of(address: URL, engine: AsyncEngine) -> Relay:
    """The relay of a database."""
    return Relay() if file_of(address) is not None else PostgresRelay(address, engine)
