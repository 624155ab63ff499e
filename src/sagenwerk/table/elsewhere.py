"""The part of a table that is open at other processes of the same database: who is there, and what they tell."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from sagenwerk.table.faults import Fault
from sagenwerk.table.messages import Pointed
from sagenwerk.table.relay import ANEW, CHANGED, REMOVED, TALKED, WRITTEN, Sign

if TYPE_CHECKING:
    from sagenwerk.table.room import Room

LOG = logging.getLogger("sagenwerk")

#: What a sign says that is not stored.
PRESENT, POINTED = "presence", "pointed"
#: How many can look on at one process, for what a sign says of it to be believed.
MOST_WATCHING = 100_000
#: Seconds after which one says again who is here, and after which a process that says nothing counts as gone.
AGAIN, GONE = 20.0, 50.0


class There:
    """Who is at one other process, as it has said last."""

    def __init__(self, people: frozenset[str], watching: int, until: float) -> None:
        self.people = people
        self.watching = watching
        self.until = until


class Elsewhere:
    """The other processes, as one room knows them. Alone with a SQLite file there are none."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._there: dict[str, There] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._saying: asyncio.Task[None] | None = None

    @property
    def people(self) -> set[str]:
        """Ids of the persons who are there."""
        return {person for there in self._fresh() for person in there.people}

    @property
    def watching(self) -> int:
        """How many look on there."""
        return sum(there.watching for there in self._fresh())

    def _fresh(self) -> list[There]:
        now = time.monotonic()
        return [there for there in self._there.values() if there.until > now]

    # Saying

    def say_who_is_here(self) -> None:
        """Tell the others who is here, and again from time to time for as long as somebody is."""
        if self._room.store.relay.shared and (self._saying is None or self._saying.done()):
            self._saying = asyncio.create_task(self._keep_saying())
        self._tell_presence()

    async def _keep_saying(self) -> None:
        while self._room.guests and not self._room.closed:
            await asyncio.sleep(AGAIN)
            self._tell_presence()

    def _tell_presence(self) -> None:
        here = {guest.person for guest in self._room.guests}
        watching = sum(not guest.person for guest in self._room.guests)
        self._tell(Sign(self._room.id, PRESENT, {"people": ",".join(sorted(here - {""})), "watching": watching}))

    def say_pointed(self, person: str, field: str) -> None:
        """Somebody here points at a field."""
        self._tell(Sign(self._room.id, POINTED, {"person": person, "field": field}))

    def _tell(self, sign: Sign) -> None:
        if self._room.store.relay.shared:
            self._do(self._room.store.relay.tell(sign))

    # Hearing

    def heard(self, sign: Sign) -> None:
        """What another process has told."""
        if sign.kind == PRESENT:
            people = frozenset(filter(None, str(sign.told.get("people", "")).split(",")))
            before = self.people, self.watching
            watching = sign.told.get("watching", 0)
            if not isinstance(watching, int) or not 0 <= watching <= MOST_WATCHING:
                return  # no process of ours says that
            self._there[sign.origin] = There(people, watching, time.monotonic() + GONE)
            if (self.people, self.watching) != before:
                self._room.spread_people()
                self._room.robots.look()
        elif sign.kind == POINTED:
            self._pointed(str(sign.told.get("person", "")), str(sign.told.get("field", "")))
        elif sign.kind in (WRITTEN, CHANGED, TALKED, REMOVED, ANEW):
            self._do(self._catch_up())

    def _pointed(self, person: str, field: str) -> None:
        names = {other.id: other.name for other in self._room.people}
        if person in names:
            self._room.spread(Pointed(person, names[person], field))

    async def _catch_up(self) -> None:
        try:
            await self._room.catch_up()
        except Fault as fault:
            LOG.warning("a table could not be read anew: %s", fault.message)

    def _do(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
