"""How new tables come into being: from the start page, from a save, from another table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import msgspec

from sagenwerk.content.owners import content_for
from sagenwerk.content.problems import ContentError
from sagenwerk.games import game as game_named
from sagenwerk.kernel import NotChanged, Result
from sagenwerk.play import Play
from sagenwerk.play.dealer import fresh
from sagenwerk.play.log import DICE, UNDO
from sagenwerk.play.wishes import wrong_in
from sagenwerk.table.audiences import MASTER_SEAT, check_whole
from sagenwerk.table.books import shown
from sagenwerk.table.company import absence
from sagenwerk.table.faults import Fault, of_sentence, wrong_content
from sagenwerk.table.hall import Hall, TableKey, asker_in
from sagenwerk.table.imports import opened
from sagenwerk.table.messages import Seat
from sagenwerk.table.own_files import checked
from sagenwerk.table.people import (
    HOST,
    MASTER,
    OPEN,
    Asker,
    Person,
    checked_bot,
    checked_name,
    seat_words,
    stand_in_for,
)
from sagenwerk.table.room import Room
from sagenwerk.table.store import Seating

FIGURES = ("f", "m")


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


async def create(hall: Hall, wish: NewTable) -> TableKey:
    """A new game. Raises ``Fault`` for an unknown game or scenario, wrong heroes, options or names."""
    shown(wish.game)
    game_named(wish.game)  # a game that comes from elsewhere brings its bots with it
    seats = [first_seat(wish.game, placed) for placed in wish.heroes]
    seats += master_seat(wish.game, wish.game_master)
    if wish.seed is not None and not 0 <= wish.seed < 2**53:
        raise Fault("server-wrong-seed")
    content = content_for(wish.game, hall.settings.content)
    if wish.content is not None:
        content = await checked(wish.game, wish.content.encode(), hall.workers)
    # A file may be large: the other tables go on meanwhile.
    await asyncio.to_thread(check, wish, content)
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
    return await hall.take_in(play, seating, checked_name(wish.name))


def check(wish: NewTable, content: str | None) -> None:
    """Faults with sentences of their own. Raises ``Fault``."""
    scenarios = [scenario["id"] for scenario in shown(wish.game).choice(content)["scenarios"]]
    heroes = [placed.hero for placed in wish.heroes]
    wrong = wrong_in(game_named(wish.game), wish.scenario, scenarios, heroes, wish.options)
    if wrong is not None:
        raise of_sentence(wrong.message, wrong.said)
    for value, known in ((wish.undo or UNDO[0], UNDO), (wish.dice, DICE)):
        if value not in known:
            raise Fault("server-wrong-table", detail=f"{value[:40]!r} is none of {', '.join(known)}")


async def imported(hall: Hall, data: bytes) -> TableKey:
    """A table of an imported save. Raises ``Fault`` with line and remedy; then nothing was stored."""
    play = await opened(data, hall.workers)
    if play.head.seed is None or (play.head.salt and play.state.result is Result.PLAYING):
        # Its dice came from outside, are not told, or are known to whoever has the file while the others at the
        # table would take them for secret; from here on they follow from a new seed, as at every table.
        play = with_new_dice(play, play.version)
    play.go_on()  # a file may end where chance is asked
    seats = seats_of(play.head.heroes, play.head.figures) + master_seat(play.game.name, "")
    return await hall.take_in(play, Seating(seats))


async def again(hall: Hall, table: str, entry: int, token: str) -> TableKey:
    """A new table that goes on after an entry of another one's log, with new dice. Raises ``Fault``."""
    room = await hall.room(table)
    async with room.lock:
        asker = asker_in(room, token)
        check_whole(room.play, asker.audience, "server-secret-again")
        try:
            play = with_new_dice(room.play, entry)
        except ValueError as error:
            raise Fault("server-no-such-entry", entry=entry, most=room.play.version) from error
        seating = begun_anew(room.seats, room.people, asker)
    return await hall.take_in(play, seating, name_in(room, asker))


async def next_game(hall: Hall, table: str, scenario: str, token: str) -> TableKey:
    """A new table with the same seats, where the heroes of a finished game go on with what they bring along.

    ``scenario`` empty: the one that follows in the list. Raises ``Fault`` if they cannot go on there.
    """
    room = await hall.room(table)
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
    return await hall.take_in(begun, seating, name_in(room, asker))


def with_new_dice(play: Play, entry: int) -> Play:
    """A game of its own that goes on after an entry, with dice that nobody knows. Raises ``ValueError``."""
    seed, salt = fresh()
    return play.fork(entry, seed=seed, salt=salt)


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
