"""All tables: which are open, and how new ones come into being."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import msgspec

from sagenwerk.bots import policies
from sagenwerk.content.notation import to_text
from sagenwerk.content.owners import content_for
from sagenwerk.content.problems import ContentError
from sagenwerk.games import game as game_named
from sagenwerk.kernel import GAME_MASTER, NotChanged, Result
from sagenwerk.play import Play, SaveError
from sagenwerk.table.audiences import HEROES, MASTER_SEAT, check_whole, seen_by
from sagenwerk.table.books import shown
from sagenwerk.table.faults import Fault, about_save, of_sentence, wrong_content
from sagenwerk.table.imports import opened
from sagenwerk.table.messages import Seat
from sagenwerk.table.own_files import checked
from sagenwerk.table.room import Room, checked_bot, checked_name, entry_rows, seat_words, summary_of
from sagenwerk.table.settings import Settings
from sagenwerk.table.store import Kept, Listed, Store
from sagenwerk.views.shell import Sentence

#: Letters of a table's name: none that can be mistaken for another.
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
FIGURES = ("f", "m")


#: Bots that lead a game as game master, the one that is taken if nobody says otherwise first.
MASTER_BOTS = ("simple", "cunning")


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hero of a new table, in seat order: figure ``f`` or ``m``, a person's name or a bot's."""

    hero: str
    figure: str = "f"
    player: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the start page sends. ``seed`` null: any dice; ``content``: text of a file of one's own, or null.

    ``game_master``: a person's name, or a bot such as ``bot:simple``; empty: the game's usual bot. Only for games that
    have one.
    """

    game: str
    scenario: str
    heroes: list[Placed]
    options: dict[str, str] = {}
    seed: int | None = None
    content: str | None = None
    game_master: str = ""


class TableKey(msgspec.Struct, frozen=True):
    """A table and the tokens that open it: for the heroes, and for the game master (empty in games without one)."""

    table: str
    token: str
    master_token: str = ""


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
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._boards: dict[str, dict[str, Any]] = {}

    async def close(self) -> None:
        """Close all tables."""
        for room in self._rooms.values():
            await room.close()
        self._rooms.clear()

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
            kept = await self._under_newer_rules(kept, play)
        self._draw(play)
        room = Room(kept, play, self.store, self.settings, notice)
        room.let_bots_play()
        return room

    async def _under_newer_rules(self, kept: Kept, play: Play) -> Kept:
        """Store a table as these rules have opened it; what they left out is put beside the database."""
        if play.version != len(kept.entries):
            copy = self.store.database.with_name(f"{self.store.database.stem}-{kept.id}-{secrets.token_hex(4)}.saga")
            await asyncio.to_thread(copy.write_text, kept.saga, "utf-8")
        rows = entry_rows(play.lines_since(0))
        now = msgspec.structs.replace(kept, head=play.head_line(), entries=rows)
        await self.store.put_in_place(now)
        return now

    def _draw(self, play: Play) -> None:
        """Have the board of a play ready for pages."""
        show = shown(play.game.name)
        for audience in (HEROES, int(GAME_MASTER)):
            scenario = seen_by(play, audience).scenario
            digest = show.board_digest(scenario)
            if digest not in self._boards:
                self._boards[digest] = show.board(scenario)

    def _close_idle(self) -> None:
        idle = [table for table, room in self._rooms.items() if room.idle]
        for table in idle[: max(0, len(idle) - self.settings.most_idle)]:
            del self._rooms[table]

    # New tables

    async def create(self, wish: NewTable) -> TableKey:
        """A new game. Raises ``Fault`` for an unknown game or scenario, wrong heroes, options or names."""
        shown(wish.game)
        seats = [
            Seat(
                hero=placed.hero,
                figure=placed.figure if placed.figure in FIGURES else FIGURES[0],
                player="" if placed.bot else checked_name(placed.player),
                bot=checked_bot(wish.game, placed.bot) if placed.bot else "",
            )
            for placed in wish.heroes
        ]
        seats += master_seat(wish.game, wish.game_master)
        if wish.seed is not None and not 0 <= wish.seed < 2**53:
            raise Fault("server-wrong-seed")
        content = content_for(wish.game, self.settings.content)
        if wish.content is not None:
            content = await checked(wish.game, wish.content.encode(), self.settings.patience)
        self._check(wish, content)
        try:
            play = Play(
                game_named(wish.game),
                wish.scenario,
                heroes=[placed.hero for placed in wish.heroes],
                options=wish.options,
                seed=wish.seed,
                figures={seat.hero: seat.figure for seat in seats if seat.hero != MASTER_SEAT},
                content=content,
            )
        except ContentError as error:
            raise wrong_content(error) from error
        except ValueError as error:
            raise Fault("server-wrong-table", detail=str(error)) from error
        return await self._take_in(play, seats)

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
        for name, value in wish.options.items():
            if name not in values:
                raise Fault("server-unknown-option", name=name[:40], known=", ".join(values))
            if value not in values[name]:
                raise Fault("server-wrong-value", name=name, value=value[:40], known=", ".join(values[name]))

    async def take_in(self, data: bytes) -> TableKey:
        """A table of an imported save. Raises ``Fault`` with line and remedy; then nothing was stored."""
        play = await opened(data, self.settings.patience)
        if play.head.seed is None:
            # Its dice came from outside; from here on they follow from a seed, as at every table.
            play = play.fork(play.version, seed=secrets.randbelow(2**53))
        play.go_on()  # a file may end where chance is asked
        seats = seats_of(play.head.heroes, play.head.figures) + master_seat(play.game.name, "")
        return await self._take_in(play, seats)

    async def again(self, table: str, entry: int, token: str = "") -> TableKey:
        """A new table that goes on after an entry of another one's log, with new dice. Raises ``Fault``."""
        room = await self.room(table)
        async with room.lock:
            check_whole(room.play, room.audience_of(token), "server-secret-again")
            try:
                play = room.play.fork(entry, seed=secrets.randbelow(2**53))
            except ValueError as error:
                raise Fault("server-no-such-entry", entry=entry, most=room.play.version) from error
            seats = list(room.seats)
        return await self._take_in(play, seats)

    async def next(self, table: str, scenario: str) -> TableKey:
        """A new table with the same seats, where the heroes of a finished game go on with what they bring along.

        ``scenario`` empty: the one that follows in the list. Raises ``Fault`` if they cannot go on there.
        """
        room = await self.room(table)
        async with room.lock:
            play = room.play
            if play.state.result is Result.PLAYING:
                raise Fault("server-sequel-too-early")
            seats = list(room.seats)
            try:
                scenario = scenario or following(play.game.scenarios(), play.scenario.name)
                content = play.game.sequel(play.state, scenario, play.head.content)
                begun = Play(
                    play.game,
                    scenario,
                    heroes=play.head.heroes,
                    options=play.head.options,
                    figures=play.head.figures,
                    content=content,
                )
            except NotChanged as error:
                raise of_sentence(error.message, error.arguments) from error
            except ContentError as error:
                raise wrong_content(error) from error
            except ValueError as error:
                raise Fault("server-wrong-table", detail=str(error)) from error
        return await self._take_in(begun, seats)

    async def _take_in(self, play: Play, seats: list[Seat]) -> TableKey:
        shown(play.game.name)
        table = "".join(secrets.choice(LETTERS) for _ in range(10))
        rows = entry_rows(play.lines_since(0))
        token, master = secrets.token_urlsafe(18), secrets.token_urlsafe(18) if play.game.game_master else ""
        kept = Kept(table, token, play.head_line(), summary_of(play, seats), rows, [], master)
        await self.store.create(kept, play.game.name)
        await self.room(table)
        return TableKey(table, token, master)

    # Looking and removing

    async def tables(self) -> list[Listed]:
        """All tables, the one played last first."""
        return await self.store.tables()

    async def remove(self, table: str) -> None:
        """Forget a table; pages at it are sent away. Raises ``Fault`` if there is none."""
        room = self._rooms.pop(table, None)
        if room is not None:
            await room.close()
            async with room.lock:
                room.dismiss(Sentence("server-table-removed"))
        if not await self.store.remove(table):
            raise Fault("server-unknown-table", 404)

    async def saga(self, table: str, token: str = "") -> str:
        """The save of a table. Raises ``Fault`` where it holds secrets that are not for this token."""
        room = await self.room(table)
        async with room.lock:
            check_whole(room.play, room.audience_of(token), "server-secret-save")
            return room.play.to_saga()

    async def position(self, table: str, token: str = "") -> Position:
        """The situation at a table, as text. Raises ``Fault`` where it holds secrets that are not for this token."""
        room = await self.room(table)
        async with room.lock:
            play = room.play
            check_whole(play, room.audience_of(token), "server-secret-position")
            return Position(to_text(play.state), play.head.rules_version, play.scenario.digest)

    def board(self, digest: str) -> dict[str, Any]:
        """A board that a table uses. Raises ``Fault`` if no open table does."""
        if digest not in self._boards:
            raise Fault("server-unknown-board", 404)
        return self._boards[digest]


def seats_of(heroes: list[str], figures: Mapping[str, str]) -> list[Seat]:
    """Seats for persons whose names nobody has said."""
    return [Seat(hero, figures.get(hero, FIGURES[0]), "") for hero in heroes]


def master_seat(game: str, player: str) -> list[Seat]:
    """The game master's seat, for a game that has one: a person, or a bot. Raises ``Fault`` for a wrong name."""
    if not game_named(game).game_master:
        return []
    if not player:
        known = policies(game)
        return [Seat(MASTER_SEAT, "", "", next((bot for bot in MASTER_BOTS if bot in known), known[0]))]
    name, bot = seat_words(game, player)
    return [Seat(MASTER_SEAT, "", name, bot)]


def following(scenarios: list[str], scenario: str) -> str:
    """The scenario after this one. Raises ``Fault`` after the last one, and for one that is not in the list."""
    place = scenarios.index(scenario) + 1 if scenario in scenarios else len(scenarios)
    if place >= len(scenarios):
        raise Fault("server-no-sequel", name=scenario)
    return scenarios[place]
