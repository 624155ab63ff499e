"""All tables: which are open, and how new ones come into being."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sagenwerk.content.notation import to_text
from sagenwerk.content.owners import content_for
from sagenwerk.content.problems import ContentError
from sagenwerk.games import game as game_named
from sagenwerk.kernel import GAME_MASTER, NotChanged, Result
from sagenwerk.play import Play, SaveError
from sagenwerk.play.dealer import fresh
from sagenwerk.play.log import DICE, UNDO
from sagenwerk.table.audiences import HEROES, MASTER_SEAT, check_whole, seen_by
from sagenwerk.table.books import shown
from sagenwerk.table.company import absence, name_of
from sagenwerk.table.faults import Fault, about_save, of_sentence, wrong_content
from sagenwerk.table.imports import opened
from sagenwerk.table.messages import Seat
from sagenwerk.table.own_files import checked
from sagenwerk.table.people import (
    HOST,
    MASTER,
    MOST_PEOPLE,
    OPEN,
    Asker,
    Person,
    checked_bot,
    checked_name,
    hash_of,
    is_hash_of,
    is_open,
    new_id,
    new_token,
    seat_words,
    stand_in_for,
)
from sagenwerk.table.relay import ANEW, Sign
from sagenwerk.table.room import Room, entry_rows, summary_of
from sagenwerk.table.settings import Settings
from sagenwerk.table.store import Conflict, Kept, Listed, Seating, Store
from sagenwerk.table.updates import Now, dice_are_told
from sagenwerk.table.workers import Workers
from sagenwerk.views.shell import Sentence

#: Letters of a table's name: none that can be mistaken for another.
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
FIGURES = ("f", "m")
#: Boards that are kept ready.
MOST_BOARDS = 200
#: Tables that one browser gets in its list.
MOST_IN_LIST = 500


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hero of a new table, in seat order: figure ``f`` or ``m``, a name at this screen, a bot's, or open."""

    hero: str
    figure: str = "f"
    player: str = ""
    bot: str = ""
    #: Somebody else takes the seat by the link to join.
    open: bool = False


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the start page sends. ``seed`` null: any dice; ``content``: text of a file of one's own, or null.

    ``game_master``: a person's name, or a bot such as ``bot:simple``; empty: the game's usual bot. Only for games that
    have one. ``name``: what whoever opens the table goes by; ``away``: as in ``Host``.
    """

    game: str
    scenario: str
    heroes: list[Placed]
    options: dict[str, str] = {}
    seed: int | None = None
    content: str | None = None
    game_master: str = ""
    name: str = ""
    away: int = 0
    #: ``strict``: dice taken back fall the same again; ``friendly``: they are thrown anew. Empty: strict, but friendly
    #: where the persons throw: what one of them has typed in wrongly must not come again.
    undo: str = ""
    #: ``server``, or ``own``: the persons throw dice of their own and type in what they show.
    dice: str = "server"


class TableKey(msgspec.Struct, frozen=True):
    """A table and what opens it: the token of the person, for the one who opens a table also the game master's.

    ``invite`` and ``watch`` are what links for others are made of. Nobody is told any of this a second time.
    """

    table: str
    token: str
    #: "" in games without a game master, and where somebody else has joined as such.
    master_token: str = ""
    invite: str = ""
    watch: str = ""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes by the link to join, and takes seats that are open; or leads the game, if that seat is open."""

    link: str
    name: str
    heroes: list[str] = []


class Invitation(msgspec.Struct, frozen=True):
    """What whoever has a link sees before coming in."""

    game: str
    scenario: str
    host: str
    seats: list[Seat]
    #: Whether the link is the one to watch.
    watching: bool


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a browser keeps."""

    table: str
    token: str


class Position(msgspec.Struct, frozen=True):
    """A situation to copy into a question."""

    position: str
    rules_version: int
    content_digest: str


class Hall:
    """Opens tables, keeps them open while somebody is there, and a number of others for later."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.workers = Workers(settings.patience, settings.memory, settings.workers)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        #: By digest, the one used last at the end: own files have boards of their own, and are for ever new.
        self._boards: OrderedDict[str, dict[str, Any]] = OrderedDict()

    async def start(self) -> None:
        """Hear from now on what other processes do at the tables that are open here."""
        await self.store.relay.start(self._heard)

    def _heard(self, sign: Sign) -> None:
        rooms = list(self._rooms.values()) if sign.kind == ANEW else filter(None, [self._rooms.get(sign.table)])
        for room in rooms:
            room.heard(sign)

    async def close(self) -> None:
        """Close all tables."""
        for room in self._rooms.values():
            await room.close()
        self._rooms.clear()
        await self.workers.close()

    @property
    def open_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    # Opening

    async def room(self, table: str) -> Room:
        """The table of this id. Raises ``Fault`` if there is none, or if its log cannot be opened."""
        lock = self._opening.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                room = self._rooms.get(table)
                if room is None or room.closed:
                    room = await self._open(table)
                self._rooms[table] = room
                self._rooms.move_to_end(table)
        finally:
            if not lock.locked():
                self._opening.pop(table, None)
        self._close_idle()
        return room

    async def _open(self, table: str) -> Room:
        kept = await self.store.load(table)
        if kept is None:
            raise Fault("server-unknown-table", 404)
        try:
            play = Play.from_saga(kept.saga)
        except SaveError as error:
            raise Fault("server-table-damaged", 500, **about_save(error)) from error
        notice = None
        if play.version != len(kept.entries):
            notice = Sentence("server-opened-at-position", {"entry": play.version, "of": len(kept.entries)})
        if notice or play.head_line() != kept.head:
            try:
                kept = await self._under_newer_rules(kept, play)
            except Conflict:  # another process has opened it at the same moment
                return await self._open(table)
        self._draw(play)
        room = Room(kept, play, self.store, self.settings, self.workers, notice)
        room.robots.look()
        return room

    async def _under_newer_rules(self, kept: Kept, play: Play) -> Kept:
        """Store a table as these rules have opened it; what they left out is put beside the database.

        Raises ``Conflict`` if it has changed since it was loaded.
        """
        if play.version != len(kept.entries):
            await self.store.put_aside(kept)
        rows = entry_rows(play.lines_since(0))
        now = msgspec.structs.replace(kept, head=play.head_line(), entries=rows)
        await self.store.put_in_place(kept, now)
        return now

    def _draw(self, play: Play) -> None:
        """Have the board of a play ready for pages."""
        show = shown(play.game.name)
        for audience in (HEROES, int(GAME_MASTER)):
            scenario = seen_by(play, audience).scenario
            digest = show.board_digest(scenario)
            if digest not in self._boards:
                self._boards[digest] = show.board(scenario)
            self._boards.move_to_end(digest)
        while len(self._boards) > MOST_BOARDS:
            self._boards.popitem(last=False)

    def _close_idle(self) -> None:
        idle = [table for table, room in self._rooms.items() if room.idle]
        for table in idle[: max(0, len(idle) - self.settings.most_idle)]:
            del self._rooms[table]

    # New tables

    async def create(self, wish: NewTable) -> TableKey:
        """A new game. Raises ``Fault`` for an unknown game or scenario, wrong heroes, options or names."""
        shown(wish.game)
        seats = [first_seat(wish.game, placed) for placed in wish.heroes]
        seats += master_seat(wish.game, wish.game_master)
        if wish.seed is not None and not 0 <= wish.seed < 2**53:
            raise Fault("server-wrong-seed")
        content = content_for(wish.game, self.settings.content)
        if wish.content is not None:
            content = await checked(wish.game, wish.content.encode(), self.workers)
        # A file may be large: the other tables go on meanwhile.
        await asyncio.to_thread(self._check, wish, content)
        try:
            play = await asyncio.to_thread(
                Play,
                game_named(wish.game),
                wish.scenario,
                heroes=[placed.hero for placed in wish.heroes],
                options=wish.options,
                seed=wish.seed,
                undo=wish.undo or (UNDO[0] if wish.dice == DICE[0] else UNDO[1]),
                dice_mode=wish.dice,
                figures={seat.hero: seat.figure for seat in seats if seat.hero != MASTER_SEAT},
                content=content,
            )
        except ContentError as error:
            raise wrong_content(error) from error
        except ValueError as error:
            raise Fault("server-wrong-table", detail=str(error)) from error
        seating = Seating(seats, away=absence(str(wish.away)))
        return await self._take_in(play, seating, checked_name(wish.name))

    def _check(self, wish: NewTable, content: str | None) -> None:
        """Faults with sentences of their own. Raises ``Fault``."""
        rules = game_named(wish.game)
        names = [placed.hero for placed in wish.heroes]
        if not rules.fewest_heroes <= len(names) <= rules.most_heroes:
            raise Fault("server-number-of-heroes", count=len(names), fewest=rules.fewest_heroes, most=rules.most_heroes)
        for name in names:
            if name not in rules.heroes:
                raise Fault("server-unknown-hero", name=name[:40], known=", ".join(rules.heroes))
            if names.count(name) > 1:
                raise Fault("server-hero-twice", name=name)
        scenarios = [scenario["id"] for scenario in shown(wish.game).choice(content)["scenarios"]]
        if wish.scenario not in scenarios:
            raise Fault("server-unknown-scenario", name=wish.scenario[:40], known=", ".join(scenarios))
        values = {option.name: option.values for option in rules.options}
        for value, known in ((wish.undo or UNDO[0], UNDO), (wish.dice, DICE)):
            if value not in known:
                raise Fault("server-wrong-table", detail=f"{value[:40]!r} is none of {', '.join(known)}")
        for name, value in wish.options.items():
            if name not in values:
                raise Fault("server-unknown-option", name=name[:40], known=", ".join(values))
            if value not in values[name]:
                raise Fault("server-wrong-value", name=name, value=value[:40], known=", ".join(values[name]))

    async def take_in(self, data: bytes) -> TableKey:
        """A table of an imported save. Raises ``Fault`` with line and remedy; then nothing was stored."""
        play = await opened(data, self.workers)
        if play.head.seed is None or (play.head.salt and play.state.result is Result.PLAYING):
            # Its dice came from outside, are not told, or are known to whoever has the file while the others at the
            # table would take them for secret; from here on they follow from a new seed, as at every table.
            play = with_new_dice(play, play.version)
        play.go_on()  # a file may end where chance is asked
        seats = seats_of(play.head.heroes, play.head.figures) + master_seat(play.game.name, "")
        return await self._take_in(play, Seating(seats))

    async def again(self, table: str, entry: int, token: str) -> TableKey:
        """A new table that goes on after an entry of another one's log, with new dice. Raises ``Fault``."""
        room = await self.room(table)
        async with room.lock:
            asker = asker_in(room, token)
            check_whole(room.play, asker.audience, "server-secret-again")
            try:
                play = with_new_dice(room.play, entry)
            except ValueError as error:
                raise Fault("server-no-such-entry", entry=entry, most=room.play.version) from error
            seating = begun_anew(room.seats, room.people, asker)
        return await self._take_in(play, seating, name_in(room, asker))

    async def next(self, table: str, scenario: str, token: str) -> TableKey:
        """A new table with the same seats, where the heroes of a finished game go on with what they bring along.

        ``scenario`` empty: the one that follows in the list. Raises ``Fault`` if they cannot go on there.
        """
        room = await self.room(table)
        async with room.lock:
            asker = asker_in(room, token)
            play = room.play
            if play.state.result is Result.PLAYING:
                raise Fault("server-sequel-too-early")
            seating = begun_anew(room.seats, room.people, asker)
            try:
                scenario = scenario or following(play.game.scenarios(), play.scenario.name)
                content = play.game.sequel(play.state, scenario, play.head.content)
                begun = Play(
                    play.game,
                    scenario,
                    heroes=play.head.heroes,
                    options=play.head.options,
                    undo=play.head.undo,
                    dice_mode=play.head.dice,
                    figures=play.head.figures,
                    content=content,
                )
            except NotChanged as error:
                raise of_sentence(error.message, error.arguments) from error
            except ContentError as error:
                raise wrong_content(error) from error
            except ValueError as error:
                raise Fault("server-wrong-table", detail=str(error)) from error
        return await self._take_in(begun, seating, name_in(room, asker))

    async def _take_in(self, play: Play, seating: Seating, name: str = "") -> TableKey:
        shown(play.game.name)
        key = TableKey(
            "".join(secrets.choice(LETTERS) for _ in range(10)),
            new_token(),
            new_token() if play.game.game_master and not others_lead(seating.seats) else "",
            new_token(),
            new_token(),
        )
        people = [Person(HOST, name, hash_of(key.token), True)]
        if key.master_token:
            people.append(Person(MASTER, "", hash_of(key.master_token)))
        kept = Kept(
            id=key.table,
            game=play.game.name,
            head=play.head_line(),
            summary=summary_of(Now(key.table, play, seating)),
            seating=seating,
            entries=entry_rows(play.lines_since(0)),
            intents=[],
            people=people,
            invite=hash_of(key.invite),
            watch=hash_of(key.watch),
        )
        await self.store.create(kept)
        await self.room(key.table)
        return key

    # Coming by a link

    async def invitation(self, table: str, link: str) -> Invitation:
        """What whoever has a link to join or to watch may know. Raises ``Fault``."""
        room = await self.room(table)
        watching = is_hash_of(room.links[1], link)
        if not watching and not is_hash_of(room.links[0], link):
            raise Fault("server-wrong-link", 403)
        host = next((person.id for person in room.people if person.host), "")
        seats = [msgspec.structs.replace(seat, person="taken" if seat.person else "") for seat in room.seats]
        return Invitation(room.play.game.name, room.play.scenario.name, name_of(room, host), seats, watching)

    async def join(self, table: str, wish: Join) -> TableKey:
        """A seat of one's own, or several. Raises ``Fault`` if the link is not the one to join or a seat is taken."""
        room = await self.room(table)
        name = checked_name(wish.name)
        if not name:
            raise Fault("server-name-missing")
        async with room.lock:
            if not is_hash_of(room.links[0], wish.link):
                raise Fault("server-wrong-link", 403)
            if len(room.people) >= MOST_PEOPLE:
                raise Fault("server-table-full", 409, most=MOST_PEOPLE)
            leads = MASTER_SEAT in wish.heroes
            if leads and (len(wish.heroes) > 1 or MASTER in [person.id for person in room.people]):
                raise Fault("server-seat-taken", 409)
            token = new_token()
            person = Person(MASTER if leads else new_id([other.id for other in room.people]), name, hash_of(token))
            seats = room.seats
            for hero in wish.heroes:
                seats = sits_down(seats, hero, person)
            people = without_idle_master(room.people, seats)
            shut = len(people) < len(room.people)
            await room.change(msgspec.structs.replace(room.seating, seats=seats), [*people, person])
            if shut:
                room.dismiss(Sentence("server-secrets-kept"), MASTER)
            room.tell_all(None, "")
            room.tell_people()
        room.robots.look()
        return TableKey(table, token)

    async def claim(self, table: str) -> TableKey:
        """New tokens for the owner of the computer, whose browser has lost its own. Raises ``Fault``.

        He is the person who has opened the table, and its host; whoever was the host meanwhile keeps his seat.
        The game master's comes along where that place belongs to whoever opened the table; not where somebody joined.
        """
        room = await self.room(table)
        async with room.lock:
            key = TableKey(table, new_token(), new_token())
            mine = {HOST: key.token}
            mine |= {person.id: key.master_token for person in room.people if person.id == MASTER and not person.name}
            here = room.people
            if HOST not in [person.id for person in here]:  # another host has removed him
                here = [*here, Person(HOST, "", "")]
            people = [
                msgspec.structs.replace(
                    person,
                    token_hash=hash_of(mine[person.id]) if person.id in mine else person.token_hash,
                    host=person.id == HOST,
                )
                for person in here
            ]
            await room.change(room.seating, people)
            for person in mine:
                room.dismiss(Sentence("server-seat-moved"), person)
        return key if MASTER in mine else msgspec.structs.replace(key, master_token="")

    # Looking and removing

    async def tables(self) -> list[Listed]:
        """All tables, the one played last first."""
        return await self.store.tables()

    async def mine(self, seats: Sequence[Mine]) -> list[Listed]:
        """Those tables of a browser's seats that there are, and whose tokens are right, the one played last first."""
        ids = list(dict.fromkeys(seat.table for seat in seats))[:MOST_IN_LIST]
        holders: dict[str, set[str]] = {}
        for table, _, kept in await self.store.holders(ids):
            holders.setdefault(table, set()).add(kept)
        own = {seat.table for seat in seats if hash_of(seat.token) in holders.get(seat.table, ())}
        return [listed for listed in await self.store.tables(ids) if listed.id in own]

    async def remove(self, table: str, token: str | None) -> None:
        """Forget a table; pages at it are sent away. ``token`` None: the owner of the computer does it.

        Raises ``Fault`` if there is none, or if it is not the host's token.
        """
        if token is not None and not asker_in(await self.room(table), token).host:
            raise Fault("server-only-host", 403)
        removed = await self.store.remove(table)
        room = self._rooms.pop(table, None)  # only now, or somebody who comes meanwhile would open it once more
        if room is not None:
            await room.close()
            async with room.lock:
                room.dismiss(Sentence("server-table-removed"))
        if not removed:
            raise Fault("server-unknown-table", 404)

    async def saga(self, table: str, token: str) -> str:
        """The save of a table, while the game goes on without what the dice follow from.

        Raises ``Fault`` where it holds secrets that are not for this token.
        """
        room = await self.room(table)
        async with room.lock:
            check_whole(room.play, asker_in(room, token).audience, "server-secret-save")
            return room.play.to_saga(whole=dice_are_told(room.play))

    async def position(self, table: str, token: str) -> Position:
        """The situation at a table, as text. Raises ``Fault`` where it holds secrets that are not for this token."""
        room = await self.room(table)
        async with room.lock:
            play = room.play
            check_whole(play, asker_in(room, token).audience, "server-secret-position")
            return Position(to_text(play.state), play.head.rules_version, play.scenario.digest)

    async def board(self, digest: str, table: str) -> dict[str, Any]:
        """A board that a table uses, which may be open at another process only. Raises ``Fault`` if it does not."""
        if digest not in self._boards and table:
            self._draw((await self.room(table)).play)
        if digest not in self._boards:
            raise Fault("server-unknown-board", 404)
        return self._boards[digest]


def with_new_dice(play: Play, entry: int) -> Play:
    """A game of its own that goes on after an entry, with dice that nobody knows. Raises ``ValueError``."""
    seed, salt = fresh()
    return play.fork(entry, seed=seed, salt=salt)


def asker_in(room: Room, token: str) -> Asker:
    """Who asks with a token. Raises ``Fault`` if it does not open the table."""
    asker = room.asker(token)
    if asker is None:
        raise Fault("server-wrong-token", 403)
    return asker


def name_in(room: Room, asker: Asker) -> str:
    """What somebody has said to be called; names at single seats stay with the seats."""
    return next((person.name for person in room.people if person.id == asker.person), "")


def first_seat(game: str, placed: Placed) -> Seat:
    """A hero's seat at a new table. Raises ``Fault`` for a wrong name."""
    figure = placed.figure if placed.figure in FIGURES else FIGURES[0]
    if placed.open:
        return Seat(placed.hero, figure, "")
    if placed.bot:
        return Seat(placed.hero, figure, "", checked_bot(game, placed.bot))
    return Seat(placed.hero, figure, checked_name(placed.player), "", HOST)


def seats_of(heroes: list[str], figures: Mapping[str, str]) -> list[Seat]:
    """Seats of the host, whose players' names nobody has said."""
    return [Seat(hero, figures.get(hero, FIGURES[0]), "", "", HOST) for hero in heroes]


def begun_anew(seats: Sequence[Seat], people: Sequence[Person], asker: Asker) -> Seating:
    """The seats of a new table that goes on where somebody wants to: his stay his, those of others are open.

    The game master's is his, too, where that place belongs to whoever opened the table, and he asks.
    """
    mine = [asker.person] if asker.person else []
    if asker.host and any(person.id == MASTER and not person.name for person in people):
        mine.append(MASTER)
    return Seating(
        [
            Seat(seat.hero, seat.figure, "")
            if seat.person and seat.person not in mine
            else Seat(
                seat.hero,
                seat.figure,
                seat.player,
                seat.bot,
                "" if not seat.person else MASTER if seat.hero == MASTER_SEAT else HOST,
            )
            for seat in seats
        ]
    )


def others_lead(seats: Sequence[Seat]) -> bool:
    """Whether the game master's place is not for whoever opens the table: it is open, or a bot's among strangers."""
    led = next(seat for seat in seats if seat.hero == MASTER_SEAT)
    strangers = any(is_open(seat) for seat in seats if seat is not led)
    return is_open(led) or (led.bot != "" and strangers)


def without_idle_master(people: Sequence[Person], seats: Sequence[Seat]) -> list[Person]:
    """The persons once a friend plays along: whoever has opened a table that a bot leads looks at no secrets then."""
    led = any(seat.person == MASTER for seat in seats)
    return [person for person in people if led or person.id != MASTER or person.name]


def sits_down(seats: Sequence[Seat], hero: str, person: Person) -> list[Seat]:
    """The seats after somebody has taken an open one. Raises ``Fault`` if there is none of that hero."""
    if not any(seat.hero == hero and is_open(seat) for seat in seats):
        raise Fault("server-seat-taken", 409)
    return [Seat(seat.hero, seat.figure, person.name, "", person.id) if seat.hero == hero else seat for seat in seats]


def master_seat(game: str, player: str) -> list[Seat]:
    """The game master's seat, for a game that has one: a person, a bot, or open. Raises ``Fault`` for a wrong name."""
    if not game_named(game).game_master:
        return []
    if not player:
        return [Seat(MASTER_SEAT, "", "", stand_in_for(game, MASTER_SEAT))]
    name, bot = seat_words(game, player)
    return [Seat(MASTER_SEAT, "", name, bot, "" if bot or player == OPEN else MASTER)]


def following(scenarios: list[str], scenario: str) -> str:
    """The scenario after this one. Raises ``Fault`` after the last one, and for one that is not in the list."""
    place = scenarios.index(scenario) + 1 if scenario in scenarios else len(scenarios)
    if place >= len(scenarios):
        raise Fault("server-no-sequel", name=scenario)
    return scenarios[place]
