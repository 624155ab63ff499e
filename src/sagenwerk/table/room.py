"""A table that is open: its play, the pages at it, and what of both is stored and told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from sagenwerk.kernel import GAME_MASTER
from sagenwerk.play import Play, SaveError
from sagenwerk.table.advice import Advice
from sagenwerk.table.audiences import HEROES, seen_by
from sagenwerk.table.books import shown
from sagenwerk.table.elsewhere import Elsewhere
from sagenwerk.table.faults import Fault
from sagenwerk.table.guest import Guest
from sagenwerk.table.messages import Intent, People, Refused, Said, Seat, ServerMessage, Talk, TalkLine, Trouble, Undo
from sagenwerk.table.orders import NotDone, Order, carry_out, check_to_ask
from sagenwerk.table.people import (
    SPECTATOR,
    Asker,
    Person,
    asker_of,
    bot_of,
    given_back,
    in_hands,
    is_hash_of,
    new_id,
    now_at,
    person_of,
)
from sagenwerk.table.people import Asked as Question
from sagenwerk.table.relay import Sign
from sagenwerk.table.robots import Robots
from sagenwerk.table.settings import Settings
from sagenwerk.table.store import Change, Conflict, Kept, Seating, Store, Summary, Written
from sagenwerk.table.teammates import plan_anew
from sagenwerk.table.updates import (
    Now,
    givers,
    others_concerned,
    steps_to_redo,
    steps_to_undo,
    update_of,
    why_not_redo,
    why_not_undo,
)
from sagenwerk.table.workers import Workers
from sagenwerk.views.shell import Sentence

LOG = logging.getLogger("sagenwerk")

#: Lines of the conversation that a page gets when it comes.
LINES_AT_ONCE = 200


def encoded(message: ServerMessage) -> bytes:
    """A message as it travels."""
    return msgspec.json.encode(message)


def entry_rows(lines: Sequence[str]) -> list[str]:
    """Lines of a save, those of a position put together with the entry before it."""
    rows: list[str] = []
    for line in lines:
        if line.startswith('{"kind":"position"') and rows:
            rows[-1] += f"\n{line}"
        else:
            rows.append(line)
    return rows


def stored_as(person: str, intent: str) -> str:
    """An intent in the store: two persons may choose the same id."""
    return f"{person} {intent}"


def summary_of(now: Now) -> Summary:
    """What the list of tables shows; it is for everybody."""
    view = now.look(HEROES).view
    return Summary(now.play.scenario.name, view.day, view.result, view.turn, now.play.dice_known)


async def to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Wait for work that must not be left half done; raises what it raises, or ``CancelledError`` when it is over."""
    task = asyncio.ensure_future(work)
    stopped: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            stopped = error
    if stopped is not None:
        task.exception()  # whoever is stopped hears of nothing else
        raise stopped
    task.result()


class Room:
    """One table. Everything that changes it waits for ``lock``; what pages see has been stored before."""

    def __init__(
        self,
        kept: Kept,
        play: Play,
        store: Store,
        settings: Settings,
        workers: Workers,
        notice: Sentence | None = None,
    ) -> None:
        self.id = kept.id
        self.now = Now(kept.id, play, kept.seating)
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.closed = False
        self.store = store
        self.settings = settings
        self.workers = workers
        #: Something that whoever comes should know.
        self._notice = notice
        self.robots = Robots(self)
        self.advice = Advice(self)
        self.elsewhere = Elsewhere(self)
        self._take_over(kept)

    def _take_over(self, kept: Kept) -> None:
        self.people = kept.people
        self.links = (kept.invite, kept.watch)
        self.revision = kept.revision
        self.talked = kept.talked
        self.now.seating = kept.seating
        self._intents = dict.fromkeys(kept.intents)

    @property
    def play(self) -> Play:
        """The game."""
        return self.now.play

    @property
    def seating(self) -> Seating:
        """What the persons have agreed on."""
        return self.now.seating

    @property
    def seats(self) -> list[Seat]:
        """Who plays whom."""
        return self.now.seating.seats

    # Coming and going

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the table if it were closed."""
        return not self.guests and not self.robots.busy and not self.lock.locked()

    def asker(self, token: str) -> Asker | None:
        """Whom a token, or the link to watch, lets in; None: nobody."""
        person = person_of(self.people, token)
        if person is not None:
            return asker_of(person, self.seats)
        return SPECTATOR if is_hash_of(self.links[1], token) else None

    def asker_at(self, guest: Guest) -> Asker:
        """Who is at a page, with what he holds now."""
        return self.asker_for(guest.person)

    def asker_for(self, person: str) -> Asker:
        """A person by id; whoever is not there any more may only look on."""
        found = next((other for other in self.people if other.id == person), None)
        return SPECTATOR if found is None else asker_of(found, self.seats)

    @property
    def present(self) -> set[str]:
        """Ids of the persons who have the table open, here or at another process."""
        return {guest.person for guest in self.guests if guest.person} | self.elsewhere.people

    async def join(self, guest: Guest, since: int, talked: int) -> None:
        """A page sits down and is told what it has missed; bots give back the seats of whoever comes."""
        async with self.lock:
            guest.seen = since
            self.guests.add(guest)
            lines: list[TalkLine] = []
            try:
                seats = given_back(self.seats, guest.person)
                if seats != self.seats:
                    await self.change(msgspec.structs.replace(self.seating, seats=seats))
                    for other in self.guests - {guest}:
                        self.tell(other)
                lines = await self.store.talk(self.id, talked, LINES_AT_ONCE)
            except Fault as error:
                guest.tell(encoded(Trouble(error.sentence)))
            self.tell(guest)
            if lines:
                guest.tell(encoded(Talk(lines)))
            if self._notice is not None:
                guest.tell(encoded(Trouble(self._notice)))
            self.tell_people()
        self.robots.look()

    def leave(self, guest: Guest) -> None:
        """A page goes."""
        if guest in self.guests:
            self.guests.discard(guest)
            self.advice.leave(guest)
            self.tell_people()
            self.robots.look()

    async def close(self) -> None:
        """Stop the bots; pages are told nothing any more."""
        self.closed = True
        await asyncio.gather(self.robots.stop(), self.advice.stop())

    def dismiss(self, reason: Sentence, person: str | None = None) -> None:
        """Send all pages away for good, or those of one person."""
        for guest in [guest for guest in self.guests if person in (None, guest.person)]:
            guest.tell(encoded(Trouble(reason, final=True)))
            self.guests.discard(guest)

    # What pages ask for

    async def order(self, guest: Guest, order: Order) -> bool:
        """Carry out an intent, an undo, a redo or a change: store it, then tell everybody; or say why not.

        Whether it was done.
        """
        async with self.lock:
            if guest not in self.guests:  # who was sent away is told nothing more
                return False
            if stored_as(guest.person, order.id) in self._intents:  # it has come before, and the answer was lost
                self.tell(guest, order.id)
                return True
            try:
                await self._do(guest, order)
            except NotDone as error:
                guest.tell(encoded(Refused(order.id, error.reason, error.rule, self.play.version)))
                if guest.seen != self.play.version:
                    self.tell(guest)
                return False
            except Conflict:
                guest.tell(encoded(Refused(order.id, Sentence("server-table-has-gone-on"), "", self.play.version)))
                self.tell_all(None, "")
                return False
            except Fault as error:
                guest.tell(encoded(Refused(order.id, error.sentence, "", self.play.version)))
                return False
            self.tell_all(guest, order.id)
        self.robots.look()
        return True

    async def _do(self, guest: Guest, order: Order) -> None:
        """Raises ``NotDone``, ``Conflict`` or ``Fault``; then nothing has changed."""
        asker = self.asker_at(guest)
        if self.seating.closed:
            raise NotDone(Sentence("server-table-closed"))
        if self.seating.paused and asker.audience != GAME_MASTER:
            raise NotDone(Sentence("server-paused"))
        if isinstance(order, Undo) and (others := self._to_be_asked(order, asker)):
            await self._ask_others("redo" if order.redo else "undo", asker, others)
            return
        if isinstance(order, Intent) and (
            others := givers(self.play, order.actions, self._seats_of_those_here(), asker)
        ):
            check_to_ask(self.play, order, self.seats, asker)
            await self._ask_others("take", asker, others, order.actions)
            return
        before = self.play.version
        carry_out(self.play, order, self.seats, asker)
        await self.keep(before, stored_as(asker.person, order.id))
        if not isinstance(order, Intent):
            await plan_anew(self)

    def _to_be_asked(self, order: Undo, asker: Asker) -> list[str]:
        """Persons who have to agree to an undo or redo that is possible."""
        steps = steps_to_redo(self.play, self.seats) if order.redo else steps_to_undo(self.play, self.seats)
        if not asker.person or order.version != self.play.version or not steps:
            return []
        if order.redo and why_not_redo(self.play, steps, asker):
            return []
        if not order.redo and why_not_undo(self.play, steps, asker, self.seats):
            return []
        return others_concerned(self.play, steps, self._seats_of_those_here(), asker)

    def _seats_of_those_here(self) -> list[Seat]:
        """The seats, where no bot stands in for somebody who is there: he can be asked himself."""
        here = self.present
        return [msgspec.structs.replace(seat, stand_in="") if seat.person in here else seat for seat in self.seats]

    async def _ask_others(self, kind: str, asker: Asker, others: list[str], actions: Sequence[str] = ()) -> None:
        """Put the question to them. Raises ``NotDone`` for somebody who holds no seat, and for a second question."""
        if not asker.heroes:
            raise NotDone(Sentence("server-only-watching"))
        standing = [asked for asked in self.seating.questions if asked.version == self.play.version]
        bots = [asked for asked in standing if asked.kind == "bot"]
        if standing != bots:
            raise NotDone(Sentence("server-question-waits"))
        asked = Question(new_id(()), kind, asker.person, self.play.version, others, list(actions))
        await self.change(msgspec.structs.replace(self.seating, questions=[*bots, asked]))

    async def ask_field(self, guest: Guest, field: str) -> None:
        """What is on a field, and what one may do there and why not."""
        async with self.lock:
            if guest not in self.guests:
                return
            try:
                says = shown(self.play.game.name).field_says(seen_by(self.play, self.asker_at(guest).audience), field)
            except ValueError:
                guest.tell(encoded(Trouble(Sentence("server-unknown-field", {"name": field[:40]}))))
                return
            guest.tell(encoded(Said(says)))

    # Storing

    async def keep(self, before: int, intent: str) -> None:
        """Store what came after entry ``before``. If that fails, the table is again what the store has, and raises."""
        rows = entry_rows(self.play.lines_since(before))
        try:
            await self.store.append(self.id, Written(before, rows, intent), summary_of(self.now))
        except BaseException:
            await self.as_stored()
            raise
        if intent:
            self._intents[intent] = None

    async def change(
        self,
        seating: Seating,
        people: Sequence[Person] | None = None,
        links: tuple[str, str] | None = None,
    ) -> None:
        """Store what is no entry of the log; raises ``Fault``, and then nothing has changed.

        Who plays what decides about what would be undone and who is asked: when that changes, questions are void, and
        another bot has plans of its own.
        """
        if in_hands(seating.seats) != in_hands(self.seats):
            before = {seat.hero: bot_of(seat) for seat in self.seats}
            same = {seat.hero for seat in seating.seats if bot_of(seat) and bot_of(seat) == before.get(seat.hero)}
            plans = [plan for plan in seating.plans if plan.hero in same]
            seating = msgspec.structs.replace(seating, questions=[], plans=plans)
        try:
            await self.store.change(self.id, Change(self.revision, seating, people, links))
        except Conflict as error:
            await self.as_stored()
            self.tell_all(None, "")
            raise Fault("server-table-has-gone-on", 409) from error
        except asyncio.CancelledError:  # nobody knows whether it was stored
            await self.as_stored()
            raise
        self.revision += 1
        self.now.seating = seating
        self.people = list(people) if people is not None else self.people
        self.links = links or self.links

    async def as_stored(self) -> None:
        """Forget what is not in the store, and take over what somebody else has put there.

        Where not even that can be read the room is closed: what it holds must not be shown. Once begun it is done:
        whoever waits for it and is stopped meanwhile, as the bots of a table that is removed, is stopped afterwards.
        """
        await to_its_end(self._read_anew())

    async def _read_anew(self) -> None:
        try:
            kept = await self.store.load(self.id)
            if kept is None:
                raise Fault("server-table-removed", 404)
        except Exception as error:
            self.closed = True
            self.dismiss(error.sentence if isinstance(error, Fault) else Sentence("server-not-read", {"reason": ""}))
            raise
        before = self.people
        self.now.forget(Play.from_saga(kept.saga))
        self._take_over(kept)
        self._send_away(before)

    async def catch_up(self) -> None:
        """Take over what another process has stored, and tell the pages here."""
        async with self.lock:
            kept = await self.store.load(self.id)
            if kept is None:
                self.closed = True
                self.dismiss(Sentence("server-table-removed"))
                return
            more = kept.entries[self.play.version :]
            if len(kept.entries) < self.play.version:
                return  # read before one's own last entry was there
            try:
                self.play.follow("\n".join(more).splitlines())
            except SaveError:
                self.now.forget(Play.from_saga(kept.saga))
            talked, before = self.talked, self.people
            self._take_over(kept)
            self._send_away(before)
            self.tell_all(None, "")
            self.spread_people()
            if kept.talked > talked:
                self.spread(Talk(await self.store.talk(self.id, talked, LINES_AT_ONCE)))
        self.robots.look()

    def _send_away(self, before: Sequence[Person]) -> None:
        """Of those who were here before: whom another process has removed, or whose token it has renewed."""
        tokens = {person.id: person.token_hash for person in self.people}
        for person in before:
            if person.id not in tokens:
                self.dismiss(Sentence("server-removed-by-host"), person.id)
            elif tokens[person.id] != person.token_hash:
                self.dismiss(Sentence("server-seat-moved"), person.id)

    def heard(self, sign: Sign) -> None:
        """Another process tells something of this table."""
        self.elsewhere.heard(sign)

    # Telling

    def tell(self, guest: Guest, answers: str = "") -> None:
        """Tell one page how the table stands."""
        self.now.thinking = self.robots.on_turn() is not None
        update = update_of(self.now, self.asker_at(guest), guest.seen, answers)
        guest.seen = self.play.version
        guest.tell(encoded(update))

    def tell_all(self, asker: Guest | None, answers: str) -> None:
        """Everybody gets the lines since their version; pages of one person and version get the same bytes."""
        self.now.thinking = self.robots.on_turn() is not None
        ready: dict[tuple[Asker, int, str], bytes] = {}
        for guest in self.guests | ({asker} if asker else set()):
            key = (self.asker_at(guest), guest.seen, answers if guest is asker else "")
            if key not in ready:
                ready[key] = encoded(update_of(self.now, *key))
            guest.seen = self.play.version
            guest.tell(ready[key])
        self.advice.look()

    def tell_people(self) -> None:
        """Everybody gets to know who is there, at other processes, too."""
        self.elsewhere.say_who_is_here()
        self.spread_people()

    def spread_people(self) -> None:
        """The pages here get to know who is there."""
        watching = sum(not guest.person for guest in self.guests) + self.elsewhere.watching
        self.spread(People(now_at(self.people, self.seats, self.present), watching))

    def spread(self, message: ServerMessage) -> None:
        """The same for all pages."""
        told = encoded(message)
        for guest in self.guests:
            guest.tell(told)
