"""What bots say to persons who ask: hints, and how likely the heroes win. Workers think about it; nobody waits.

Their luck follows from the number of the entry alone, so that asking again brings the same answer, and nothing in it
tells of dice to come.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Literal

import msgspec

from sagenwerk.bots import KNOWLEDGE
from sagenwerk.kernel import GAME_MASTER, GROUP, Result
from sagenwerk.table.audiences import HEROES, seen_by
from sagenwerk.table.books import shown
from sagenwerk.table.faults import Fault
from sagenwerk.table.gate import too_much
from sagenwerk.table.guest import Guest
from sagenwerk.table.jobs import Advised
from sagenwerk.table.limits import Bucket
from sagenwerk.table.messages import AskHint, Chance, Hinted, Refused
from sagenwerk.table.people import Asker, bot_of
from sagenwerk.table.teammates import told_to
from sagenwerk.table.updates import seat_on_turn
from sagenwerk.views.shell import Sentence, actor_id

if TYPE_CHECKING:
    from sagenwerk.table.room import Room

LOG = logging.getLogger("sagenwerk")


def luck_at(version: int) -> int:
    """What a bot's luck follows from while it thinks for persons."""
    return version * 1_000_003 + 1


class Hinting:
    """A hint that is being thought about."""

    def __init__(self, guest: Guest, wish: AskHint) -> None:
        self.guest = guest
        self.wish = wish
        self.task: asyncio.Task[None] | None = None


class Advice:
    """The advice that is given at one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        #: By person: one at a time.
        self._hints: dict[str, Hinting] = {}
        self._estimating: asyncio.Task[None] | None = None
        #: Something is wrong that trying again does not mend.
        self._broken = False
        #: By audience: what was found last; None where it could not be found.
        self._chances: dict[int, tuple[int, Chance | None]] = {}
        self._left: dict[tuple[str, str], Bucket] = {}

    def check(self, kind: Literal["hints", "orders"], person: str) -> None:
        """Count something that a person asks for. Raises ``Fault`` if it is too much."""
        now = monotonic()
        rate = self._room.settings.limits.hints if kind == "hints" else self._room.settings.limits.orders
        wait = self._left.setdefault((kind, person), Bucket(rate, now)).wait(now)
        if wait > 0:
            raise too_much(wait)

    def look(self) -> None:
        """The table may have gone on: hints are void then, and the chance is another one."""
        for person, hinting in list(self._hints.items()):
            if hinting.wish.version != self._room.play.version:
                self._give_up(person)
                self._refuse(hinting, Sentence("teammates-hint-void"))
        if self._estimating is None and self._to_estimate() is not None:
            self._estimating = asyncio.create_task(self._estimate())

    def leave(self, guest: Guest) -> None:
        """A page goes, and what it has asked for with it."""
        for person, hinting in list(self._hints.items()):
            if hinting.guest is guest:
                self._give_up(person)
        self._rest()

    async def stop(self) -> None:
        """Nothing is thought about any more."""
        tasks = [hinting.task for hinting in self._hints.values()] + [self._estimating]
        running = [task for task in tasks if task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    # Hints

    async def hint(self, guest: Guest, wish: AskHint) -> None:
        """Begin to think about a hint; the answer goes to the asker alone."""
        room = self._room
        hinting = Hinting(guest, wish)
        async with room.lock:
            if guest not in room.guests:
                return
            try:
                self._check(room.asker_at(guest), wish)
            except Fault as fault:
                self._refuse(hinting, fault.sentence)
                return
            self._hints[guest.person] = hinting
            hinting.task = asyncio.create_task(self._think(hinting))

    def _check(self, asker: Asker, wish: AskHint) -> None:
        """Raises ``Fault`` unless this is the asker's question now."""
        room = self._room
        play, seating = room.play, room.seating
        if not asker.person:
            raise Fault("server-only-watching")
        if wish.version != play.version:
            raise Fault("server-table-has-gone-on")
        if play.game.name not in KNOWLEDGE:
            raise Fault("teammates-no-hints")
        if seating.closed or seating.paused:
            raise Fault("server-table-closed" if seating.closed else "server-paused")
        seat = seat_on_turn(play, room.seats) if play.state.result is Result.PLAYING else None
        mine = seat is not None and not bot_of(seat) and seat.hero in asker.heroes
        if not (mine or (play.state.actor == GROUP and asker.heroes)):
            raise Fault("teammates-hint-not-yours")
        if asker.person in self._hints:
            raise Fault("teammates-hint-underway")
        self.check("hints", asker.person)

    async def _think(self, hinting: Hinting) -> None:
        room, guest, wish = self._room, hinting.guest, hinting.wish
        try:
            async with room.lock:  # what is being stored just now may not be told yet
                play = room.play
                if play.version != wish.version:
                    raise Fault("teammates-hint-void")
                actor = int(play.state.actor)
                told = told_to(room, actor)
                told.pop(actor, None)
                head, lines = play.head_line(whole=False), play.lines_since
            found = await room.workers.hint(
                room.id, head, lines, actor, room.seating.level, luck_at(wish.version), told
            )
            if room.play.version == wish.version and guest in room.guests:
                guest.tell(msgspec.json.encode(self._hinted(guest, wish, actor, found)))
        except Fault as fault:
            self._refuse(hinting, fault.sentence)
        except Exception:
            LOG.exception("a hint was not given")
            self._refuse(hinting, Sentence("server-bot-failed"))
        finally:
            if self._hints.get(guest.person) is hinting:
                del self._hints[guest.person]

    def _hinted(self, guest: Guest, wish: AskHint, actor: int, found: Advised) -> Hinted:
        play = self._room.play
        view = seen_by(play, self._room.asker_at(guest).audience)
        says = found.says or shown(play.game.name).label(view, view.scenario.actions[found.action])
        return Hinted(
            wish.id,
            wish.version,
            actor_id(actor, play.game.heroes),
            says,
            found.action,
            found.why,
            found.games,
            found.share,
            found.low,
            found.high,
            found.close,
            found.ended,
        )

    def _give_up(self, person: str) -> None:
        hinting = self._hints.pop(person)
        if hinting.task is not None:
            hinting.task.cancel()

    def _refuse(self, hinting: Hinting, reason: Sentence) -> None:
        hinting.guest.tell(msgspec.json.encode(Refused(hinting.wish.id, reason, "", self._room.play.version)))

    # The chance

    def watch(self, guest: Guest, on: bool) -> None:
        """A page wants to be told how likely the heroes win, or no more. Raises ``Fault`` where nobody can tell."""
        room = self._room
        if on and room.play.game.name not in KNOWLEDGE:
            raise Fault("teammates-no-hints")
        guest.watches_chance = on
        version, chance = self._chances.get(room.asker_at(guest).audience, (-1, None))
        if on and version == room.play.version and chance is not None:
            guest.tell(msgspec.json.encode(chance))
        self._rest()
        self.look()

    def _rest(self) -> None:
        """Where nobody watches any more nothing is thought about."""
        if self._estimating is not None and not any(guest.watches_chance for guest in self._room.guests):
            self._estimating.cancel()
            self._estimating = None

    def _to_estimate(self) -> int | None:
        """An audience that watches and has not been told how things stand now."""
        room = self._room
        if room.play.state.result is not Result.PLAYING or room.closed or self._broken:
            return None
        watching = {room.asker_at(guest).audience for guest in room.guests if guest.watches_chance}
        for audience in (HEROES, int(GAME_MASTER)):
            if audience in watching and self._chances.get(audience, (-1, None))[0] != room.play.version:
                return int(audience)
        return None

    async def _estimate(self) -> None:
        """One after the other, always the newest, until all are told that watch."""
        room = self._room
        try:
            while (audience := self._to_estimate()) is not None:
                async with room.lock:  # what is being stored just now may not be told yet
                    version = room.play.version
                    head, lines = room.play.head_line(whole=False), room.play.lines_since
                chance: Chance | None = None
                try:
                    found = await room.workers.chance(room.id, head, lines, audience, luck_at(version))
                    chance = Chance(version, found.stated, found.low, found.high, found.games)
                except Fault as fault:  # without it the game goes on as well; after the next change it is tried again
                    LOG.warning("the chance was not found: %s", fault.message)
                self._chances[audience] = (version, chance)
                if chance is not None and version == room.play.version:
                    self._spread(audience, chance)
        except Exception:
            LOG.exception("the chance was not found")
            self._broken = True
        finally:
            if self._estimating is asyncio.current_task():
                self._estimating = None

    def _spread(self, audience: int, chance: Chance) -> None:
        told = msgspec.json.encode(chance)
        for guest in self._room.guests:
            if guest.watches_chance and self._room.asker_at(guest).audience == audience:
                guest.tell(told)
