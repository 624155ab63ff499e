"""The bots at a table: they play for seats that are theirs, and for persons who are away."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from sagenwerk.kernel import Result
from sagenwerk.play.log import Head
from sagenwerk.table import metrics
from sagenwerk.table.faults import Fault
from sagenwerk.table.jobs import Chosen
from sagenwerk.table.messages import Notice, Seat, Trouble
from sagenwerk.table.people import bot_of, is_open, stand_in_for
from sagenwerk.table.store import Conflict, Seating
from sagenwerk.table.teammates import (
    after_choice,
    persons_asked,
    question_after,
    question_now,
    told_to,
    unwanted_now,
    waits_for_answer,
)
from sagenwerk.table.updates import seat_on_turn
from sagenwerk.views.shell import Sentence

if TYPE_CHECKING:
    from sagenwerk.table.room import Room

LOG = logging.getLogger("sagenwerk")


class GoneOn(Exception):
    """Somebody else has changed the table first."""


class Robots:
    """The bots of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._playing: asyncio.Task[None] | None = None
        self._waiting: asyncio.Task[None] | None = None
        #: A bot that failed; it plays no more until somebody changes the seats.
        self.failed = False

    @property
    def busy(self) -> bool:
        """Whether a bot is playing or about to stand in."""
        return self._playing is not None

    async def stop(self) -> None:
        """No bot plays any more."""
        tasks = [task for task in (self._playing, self._waiting) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self) -> None:
        """Start the bots if it is their turn; they stop by themselves when a person is asked."""
        if self._room.closed:
            return
        if self._playing is None and self.on_turn() is not None:
            self._playing = asyncio.create_task(self._play())
        if self._waiting is None and self._missed() is not None:
            self._waiting = asyncio.create_task(self._wait())

    def _seat_on_turn(self) -> Seat | None:
        room = self._room
        if room.play.state.result is not Result.PLAYING or room.seating.paused or room.seating.closed:
            return None
        return seat_on_turn(room.play, room.seats)

    def on_turn(self) -> Seat | None:
        """The seat on turn if a bot plays it, and waits for nobody's answer."""
        seat = None if self.failed else self._seat_on_turn()
        return seat if seat is not None and bot_of(seat) and not waits_for_answer(self._room) else None

    # Playing

    async def _play(self) -> None:
        try:
            while await self._acts():
                pass
        except Fault as fault:
            self.failed = True
            self._room.spread(Trouble(fault.sentence))
        except Exception:
            LOG.exception("a bot stopped")
            self.failed = True
            self._room.spread(Trouble(Sentence("server-bot-failed")))
        finally:
            self._playing = None
        self.look()  # a seat may have changed in between

    async def _acts(self) -> bool:
        """One action of the bot on turn, or its question whether it may; False: no bot is."""
        room = self._room
        async with room.lock:
            seat = self.on_turn()
            if seat is None:
                return False
            agreed = question_now(room)
            if agreed is not None:
                await self._does(agreed.actions[0], room.seating)
                return True
            version, before = room.play.version, room.seating
            actor = room.play.state.actor
            head, lines = room.play.head_line(whole=False), room.play.lines_since
            luck = luck_of(room.play.head, version)
            told = told_to(room, actor)
            unwanted = [one.action for one in unwanted_now(room) if one.hero == seat.hero]
        began = asyncio.get_running_loop().time()
        chosen = await room.workers.choose(room.id, head, lines, bot_of(seat), actor, luck, told, unwanted)
        spent = asyncio.get_running_loop().time() - began
        await asyncio.sleep(max(0.0, room.settings.bot_pause - spent))
        async with room.lock:
            same = (before.plans, before.unwanted) == (room.seating.plans, room.seating.unwanted)
            answered = question_now(room)  # the bot has asked meanwhile, at another process
            if version == room.play.version and same and answered is None and self.on_turn() == seat:
                await self._asks_or_does(seat, chosen, unwanted)
        return True

    async def _asks_or_does(self, seat: Seat, chosen: Chosen, unwanted: Sequence[str]) -> None:
        room = self._room
        persons = persons_asked(room, seat) if chosen.asks and chosen.action not in unwanted else []
        if not persons:
            await self._does(chosen.action, after_choice(room, seat.hero, chosen))
            return
        with suppress(GoneOn):
            await self._change(question_after(room, seat, chosen, persons))
            room.tell_all(None, "")

    async def _does(self, action: str, seating: Seating) -> None:
        """Store what a bot is up to, then do the first of it."""
        room = self._room
        version = room.play.version
        try:
            if seating != room.seating:
                await self._change(seating)
            room.play.choose(action)
            await room.keep(version, "")
            metrics.BOT_MOVES.inc()
        except (Conflict, GoneOn):
            LOG.info("a table was changed by another server")
        room.tell_all(None, "")

    async def _change(self, seating: Seating) -> None:
        """Raises ``GoneOn`` if somebody else has changed the table first, or ``Fault``."""
        over = [plan.hero for plan in self._room.seating.plans if plan.person and plan not in seating.plans]
        try:
            await self._room.change(seating)
            for hero in over:
                self._room.spread(Notice(Sentence("teammates-order-over", {"hero": hero})))
        except Fault as fault:
            if fault.message == "server-table-has-gone-on":
                raise GoneOn from fault
            raise

    # Standing in

    def _missed(self) -> Seat | None:
        """The seat on turn if its person is away, others are there, and the table lets bots stand in."""
        room = self._room
        if not room.seating.away or not room.guests:
            return None
        seat = self._seat_on_turn()
        if seat is None or is_open(seat) or bot_of(seat) or seat.person in room.present:
            return None
        return seat

    async def _wait(self) -> None:
        """Let a bot stand in for somebody who is still away after the time that the table has set."""
        room = self._room
        try:
            seat = self._missed()
            await asyncio.sleep(room.seating.away)
            async with room.lock:
                if seat is not None and self._missed() == seat:
                    await stand_in(room, seat)
        except Fault:
            LOG.warning("nobody could be put in for somebody who is away")
        finally:
            self._waiting = None
        self.look()


def luck_of(head: Head, version: int) -> int:
    """What a bot's luck follows from: nothing that would tell of dice to come."""
    return secrets.randbits(64) if head.salt or head.seed is None else head.seed * 1_000_003 + version


async def stand_in(room: Room, seat: Seat, bot: str = "") -> None:
    """A bot plays this seat until its person comes back. Raises ``Fault``."""
    bot = bot or stand_in_for(room.play.game.name, seat.hero)
    seats = [msgspec.structs.replace(other, stand_in=bot) if other == seat else other for other in room.seats]
    await room.change(msgspec.structs.replace(room.seating, seats=seats))
    room.robots.failed = False
    room.tell_all(None, "")
    room.spread(Notice(Sentence("server-bot-stands-in", {"hero": seat.hero, "name": seat.player})))
