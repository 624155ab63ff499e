"""A table that is open: its play, the pages at it, and the bots that play for persons."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from sagenwerk.bots import Luck, Policy, policies, policy
from sagenwerk.kernel import GAME_MASTER, Action, Result, State
from sagenwerk.play import Play
from sagenwerk.table.audiences import HEROES, MASTER_SEAT, audience_of, seen_by
from sagenwerk.table.books import shown
from sagenwerk.table.faults import Fault
from sagenwerk.table.guest import Guest
from sagenwerk.table.messages import Refused, Said, Seat, ServerMessage, TakeSeat, Trouble
from sagenwerk.table.orders import NotDone, Order, carry_out
from sagenwerk.table.settings import Settings
from sagenwerk.table.store import Conflict, Kept, Store, Summary, Written
from sagenwerk.table.updates import Now, seat_on_turn, update_of
from sagenwerk.views.shell import Sentence

LOG = logging.getLogger("sagenwerk")

#: Letters of a player's name.
LONGEST_NAME = 40
#: How a seat is given to a bot.
BOT = "bot:"


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


def summary_of(play: Play, seats: Sequence[Seat], paused: bool = False) -> Summary:
    """What the list of tables shows; it is for everybody."""
    view = shown(play.game.name).view_of(seen_by(play, HEROES), play.head.figures)
    return Summary(play.scenario.name, list(seats), view.day, view.result, view.turn, paused)


class Room:
    """One table. Everything that changes it waits for ``lock``; what pages see has been stored before."""

    def __init__(
        self, kept: Kept, play: Play, store: Store, settings: Settings, notice: Sentence | None = None
    ) -> None:
        self.id = kept.id
        self.token = kept.token
        self.master_token = kept.master_token
        self.play = play
        self.seats = kept.summary.seats
        self.paused = kept.summary.paused
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.closed = False
        self._store = store
        self._settings = settings
        #: Something that whoever comes should know.
        self._notice = notice
        self._intents = dict.fromkeys(kept.intents)
        self._bots: asyncio.Task[None] | None = None
        #: By name, and apart for the game master: a bot that remembers must not tell the heroes what he sees.
        self._policies: dict[tuple[str, bool], Policy] = {}
        #: A bot that failed; it plays no more until somebody changes the seats.
        self._failed = False

    # Coming and going

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the table if it were closed."""
        return not self.guests and self._bots is None and not self.lock.locked()

    async def join(self, guest: Guest, since: int) -> None:
        """A page sits down and is told what it has missed."""
        async with self.lock:
            guest.seen = since
            self.guests.add(guest)
            self._tell(guest)
            if self._notice is not None:
                guest.tell(encoded(Trouble(self._notice)))
        self.let_bots_play()

    def leave(self, guest: Guest) -> None:
        """A page goes."""
        self.guests.discard(guest)

    async def close(self) -> None:
        """Stop the bots; pages are told nothing any more."""
        self.closed = True
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

    def dismiss(self, reason: Sentence) -> None:
        """Send all pages away for good."""
        for guest in self.guests:
            guest.tell(encoded(Trouble(reason, final=True)))
        self.guests.clear()

    def audience_of(self, token: str) -> int:
        """For whom a token is; any that does not open the table counts as the heroes'."""
        found = audience_of(token, self.token, self.master_token)
        return HEROES if found is None else found

    # What pages ask for

    async def order(self, guest: Guest, order: Order) -> None:
        """Carry out an intent, an undo, a redo or a change: store it, then tell everybody; or say why not."""
        async with self.lock:
            if order.id in self._intents:  # it has come before, and the answer was lost
                self._tell(guest, order.id)
                return
            before = self.play.version
            try:
                if self.paused and guest.audience != GAME_MASTER:
                    raise NotDone(Sentence("server-paused"))
                carry_out(self.play, order, self.seats, guest.audience)
                await self._keep(before, order.id)
            except NotDone as error:
                guest.tell(encoded(Refused(order.id, error.reason, error.rule, self.play.version)))
                if guest.seen != self.play.version:
                    self._tell(guest)
                return
            except Conflict:
                guest.tell(encoded(Refused(order.id, Sentence("server-table-has-gone-on"), "", self.play.version)))
                self._tell_all(None, "")
                return
            except Fault as error:
                guest.tell(encoded(Refused(order.id, error.sentence, "", self.play.version)))
                return
            self._tell_all(guest, order.id)
        self.let_bots_play()

    async def say(self, guest: Guest, field: str) -> None:
        """What is on a field, and what one may do there and why not."""
        async with self.lock:
            try:
                says = shown(self.play.game.name).field_says(seen_by(self.play, guest.audience), field)
            except ValueError:
                guest.tell(encoded(Trouble(Sentence("server-unknown-field", {"name": field[:40]}))))
                return
            guest.tell(encoded(Said(says)))

    async def seat(self, guest: Guest, wish: TakeSeat) -> None:
        """Give a hero to a person or a bot."""
        async with self.lock:
            try:
                seats = self._seats_after(wish, guest.audience)
                paused = self.paused and wish.hero != MASTER_SEAT  # or nobody might be left to let it go on
                await self._note(seats, paused)
            except Fault as error:
                guest.tell(encoded(Trouble(error.sentence)))
                return
            self.seats = seats
            self.paused = paused
            self._failed = False
            self._tell_all(None, "")
        self.let_bots_play()

    async def pause(self, guest: Guest, on: bool) -> None:
        """Stop the game, or let it go on; only the game master may."""
        async with self.lock:
            try:
                if guest.audience != GAME_MASTER:
                    raise Fault("server-only-game-master")
                await self._note(self.seats, on)
            except Fault as error:
                guest.tell(encoded(Trouble(error.sentence)))
                return
            self.paused = on
            self._tell_all(None, "")
        self.let_bots_play()

    async def _note(self, seats: Sequence[Seat], paused: bool) -> None:
        """Store what is no entry of the log. Raises ``Fault``."""
        summary = summary_of(self.play, seats, paused)
        await self._store.append(self.id, Written(self.play.version, []), summary)

    def _seats_after(self, wish: TakeSeat, audience: int) -> list[Seat]:
        if wish.hero not in [seat.hero for seat in self.seats]:
            raise Fault("server-hero-not-here", name=wish.hero[:40])
        player, bot = seat_words(self.play.game.name, wish.player)
        if wish.hero == MASTER_SEAT and audience != GAME_MASTER:
            # Without a game master the game would rest for ever; but nobody takes the seat of one who is there.
            if not bot or any(guest.audience == GAME_MASTER for guest in self.guests):
                raise Fault("server-only-game-master")
        return [Seat(seat.hero, seat.figure, player, bot) if seat.hero == wish.hero else seat for seat in self.seats]

    # Storing and telling

    async def _keep(self, before: int, intent: str) -> None:
        """Store what came after entry ``before``. If that fails, the table is again what the store has, and raises."""
        rows = entry_rows(self.play.lines_since(before))
        try:
            summary = summary_of(self.play, self.seats, self.paused)
            await self._store.append(self.id, Written(before, rows, intent), summary)
        except BaseException:
            await self._as_stored()
            raise
        if intent:
            self._intents[intent] = None

    async def _as_stored(self) -> None:
        """Forget what is not in the store, and take over what somebody else has put there.

        Where not even that can be read the room is closed: what it holds must not be shown.
        """
        try:
            kept = await self._store.load(self.id)
            if kept is None:
                raise Fault("server-unknown-table", 404)
        except BaseException as error:
            self.closed = True
            self.dismiss(error.sentence if isinstance(error, Fault) else Sentence("server-not-read", {"reason": ""}))
            raise
        self.play = Play.from_saga(kept.saga)
        self.seats = kept.summary.seats
        self.paused = kept.summary.paused
        self._intents = dict.fromkeys(kept.intents)

    def _now(self) -> Now:
        return Now(self.id, self.seats, self._bot_on_turn() is not None, self.paused)

    def _tell(self, guest: Guest, answers: str = "") -> None:
        update = update_of(self.play, self._now(), guest.audience, guest.seen, answers)
        guest.seen = self.play.version
        guest.tell(encoded(update))

    def _tell_all(self, asker: Guest | None, answers: str) -> None:
        """Everybody gets the lines since their version; pages of one audience and version get the same bytes."""
        now = self._now()
        ready: dict[tuple[int, int, str], bytes] = {}
        for guest in self.guests | ({asker} if asker else set()):
            key = (guest.audience, guest.seen, answers if guest is asker else "")
            if key not in ready:
                ready[key] = encoded(update_of(self.play, now, *key))
            guest.seen = self.play.version
            guest.tell(ready[key])

    # Bots

    def let_bots_play(self) -> None:
        """Start the bots if it is their turn; they stop by themselves when a person is asked."""
        if self._bots is None and not self.closed and self._bot_on_turn() is not None:
            self._bots = asyncio.create_task(self._play_bots())

    def _bot_on_turn(self) -> Seat | None:
        if self.play.state.result is not Result.PLAYING or self._failed or self.paused:
            return None
        seat = seat_on_turn(self.play, self.seats)
        return seat if seat is not None and seat.bot else None

    async def _play_bots(self) -> None:
        try:
            while await self._bot_acts():
                pass
        except Exception:
            LOG.exception("a bot at table %s stopped", self.id)
            self._failed = True
            for guest in self.guests:
                guest.tell(encoded(Trouble(Sentence("server-bot-failed"))))
        finally:
            self._bots = None
        self.let_bots_play()  # a seat may have changed in between

    async def _bot_acts(self) -> bool:
        """One action of the bot on turn; False: no bot is."""
        async with self.lock:
            seat = self._bot_on_turn()
            if seat is None:
                return False
            version = self.play.version
            view = self.play.state.view(self.play.state.actor)
            luck = Luck((self.play.head.seed or 0) * 1_000_003 + version)
        began = asyncio.get_running_loop().time()
        bot = self._policies.setdefault((seat.bot, seat.hero == MASTER_SEAT), policy(seat.bot, self.play.game.name))
        action = await asyncio.wait_for(asyncio.to_thread(_choose, bot, view, luck), self._settings.patience)
        spent = asyncio.get_running_loop().time() - began
        await asyncio.sleep(max(0.0, self._settings.bot_pause - spent))
        async with self.lock:
            if version == self.play.version and self._bot_on_turn() == seat:
                self.play.choose(action.name)
                try:
                    await self._keep(version, "")
                except Conflict:
                    LOG.info("table %s was changed by another server", self.id)
                self._tell_all(None, "")
        return True


def _choose(bot: Policy, view: State, luck: Luck) -> Action[State]:
    return bot.choose(view, luck)


def seat_words(game: str, player: str) -> tuple[str, str]:
    """Player and bot of a seat, from ``Mia`` or ``bot:greedy``. Raises ``Fault``."""
    if not player.startswith(BOT):
        return checked_name(player), ""
    return "", checked_bot(game, player.removeprefix(BOT))


def checked_name(name: str) -> str:
    """A player's name without blanks around it. Raises ``Fault`` for one that cannot be shown."""
    name = name.strip()
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Fault("server-wrong-name", most=LONGEST_NAME)
    return name


def checked_bot(game: str, name: str) -> str:
    """A bot's name. Raises ``Fault`` if it does not play this game."""
    if name not in policies(game):
        raise Fault("server-unknown-bot", name=name[:40], known=", ".join(policies(game)))
    return name
