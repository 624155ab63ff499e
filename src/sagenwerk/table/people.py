"""Who is at a table: persons with tokens, the seats that they hold, and what they may change of them."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from sagenwerk.bots import policies
from sagenwerk.kernel import GAME_MASTER
from sagenwerk.play.wishes import unknown
from sagenwerk.table.audiences import HEROES, MASTER_SEAT
from sagenwerk.table.faults import Fault, of_sentence
from sagenwerk.table.messages import PersonNow, Seat, TakeSeat
from sagenwerk.views.shell import Sentence

#: Id of the person who has opened a table, and of the one who leads it as game master.
HOST: Final = "host"
MASTER: Final = "master"

#: Letters of a player's name.
LONGEST_NAME = 40
#: How a seat is given to a bot, or left to whoever takes it.
BOT = "bot:"
OPEN = "open:"
#: Persons at one table.
MOST_PEOPLE = 40
#: Bots that lead a game as game master, the one that is taken if nobody says otherwise first.
MASTER_BOTS = ("simple", "cunning")
#: The bots that play for somebody who is away, the best that is quick first.
STAND_INS = ("planner-quick", "greedy")


class Person(msgspec.Struct, frozen=True):
    """Somebody who can open a table."""

    id: str
    name: str
    token_hash: str
    #: Looks after the table.
    host: bool = False


class Asked(msgspec.Struct, frozen=True):
    """A question among the persons: ``kind`` is ``undo``, ``redo``, ``take`` or ``bot``; ``open``: who has to answer.

    ``actions``: what will be done if they agree, where somebody would like to take what another's hero has, or where
    the bot of ``hero`` asks.
    """

    id: str
    kind: str
    person: str
    version: int
    open: list[str]
    actions: list[str] = []
    hero: str = ""
    #: What a bot is up to with it, and why.
    plan: Sentence | None = None
    why: Sentence | None = None
    #: Somebody has said yes to a bot.
    agreed: bool = False


class Following(msgspec.Struct, frozen=True):
    """The plan that a bot follows with a hero, by its name, and how it is said; ``person``: who told it to do so."""

    hero: str
    plan: str
    says: Sentence | None = None
    why: Sentence | None = None
    person: str = ""


class Unwanted(msgspec.Struct, frozen=True):
    """Something that the persons do not want a bot to do with a hero, for the rest of a turn."""

    hero: str
    action: str
    day: int
    turn: str


class Asker(NamedTuple):
    """Somebody who wants something of a table."""

    #: "" for somebody who only looks on.
    person: str
    host: bool
    audience: int
    #: Heroes whose seats he holds.
    heroes: frozenset[str] = frozenset()


#: Whoever came by the link to watch.
SPECTATOR: Final = Asker("", False, HEROES)


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(18)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def is_hash_of(kept: str, token: str) -> bool:
    """Whether this is the token of the hash; a hash that is empty belongs to none."""
    return kept != "" and secrets.compare_digest(kept, hash_of(token))


def new_id(taken: Collection[str]) -> str:
    """An id for one more person."""
    while (made := secrets.token_hex(4)) in taken:
        pass
    return made


def person_of(people: Iterable[Person], token: str) -> Person | None:
    """Whose token this is."""
    return next((person for person in people if is_hash_of(person.token_hash, token)), None)


def asker_of(person: Person, seats: Sequence[Seat]) -> Asker:
    """A person with what he may see and decide."""
    heroes = frozenset(seat.hero for seat in seats if seat.person == person.id and seat.hero != MASTER_SEAT)
    return Asker(person.id, person.host, int(GAME_MASTER) if person.id == MASTER else HEROES, heroes)


def now_at(people: Sequence[Person], seats: Sequence[Seat], present: Collection[str]) -> list[PersonNow]:
    """The persons as pages show them; a game master whose place a bot has taken is not shown."""
    led = any(seat.person == MASTER for seat in seats)
    return [
        PersonNow(person.id, person.name or name_at(person.id, seats), person.host, person.id in present)
        for person in people
        if person.id != MASTER or led
    ]


def name_at(person: str, seats: Sequence[Seat]) -> str:
    """What a person who never said a name goes by: the names at his seats."""
    names = dict.fromkeys(seat.player for seat in seats if seat.person == person and seat.player)
    return ", ".join(names)[:LONGEST_NAME]


def bot_of(seat: Seat) -> str:
    """The bot that plays a seat now, or ""."""
    return seat.bot or seat.stand_in


def in_hands(seats: Sequence[Seat]) -> list[tuple[str, str, str]]:
    """Who plays what now; names left out."""
    return [(seat.hero, seat.person, bot_of(seat)) for seat in seats]


def is_open(seat: Seat) -> bool:
    """Whether nobody plays a seat."""
    return not seat.person and not seat.bot


def given_back(seats: list[Seat], person: str) -> list[Seat]:
    """The seats after a person has come back: no bot stands in for him any more."""
    return [msgspec.structs.replace(seat, stand_in="") if person and seat.person == person else seat for seat in seats]


def stand_in_for(game: str, hero: str) -> str:
    """The bot that plays for somebody who is away."""
    known = policies(game)
    wanted = MASTER_BOTS if hero == MASTER_SEAT else STAND_INS
    return next((bot for bot in wanted if bot in known), known[0])


def after_wish(seats: Sequence[Seat], wish: TakeSeat, asker: Asker, game: str, master_here: bool) -> list[Seat]:
    """The seats after a wish. Raises ``Fault`` if it is not the asker's to decide."""
    seat = next((seat for seat in seats if seat.hero == wish.hero), None)
    if seat is None:
        raise Fault("server-hero-not-here", name=wish.hero[:40])
    if not asker.person:
        raise Fault("server-only-watching")
    if wish.hero == MASTER_SEAT:
        check_master(wish, asker, master_here)
    else:
        check_hero(seat, wish, asker)
    after = taken(seat, wish, asker.person, game)
    return [after if other is seat else other for other in seats]


def check_master(wish: TakeSeat, asker: Asker, master_here: bool) -> None:
    """Raises ``Fault`` unless the game master decides, or the host while there is none."""
    if asker.person == MASTER:
        return
    # Without a game master the game would rest for ever; but nobody takes the seat of one who is there.
    if not asker.host or master_here or not wish.player.startswith(BOT):
        raise Fault("server-only-game-master")


def check_hero(seat: Seat, wish: TakeSeat, asker: Asker) -> None:
    """Raises ``Fault`` unless the seat is one's own or open; those of bots are the host's to give."""
    if asker.person == MASTER:
        raise Fault("server-action-of-others")
    if seat.person not in ("", asker.person):
        raise Fault("server-seat-taken")
    if seat.person == asker.person or asker.host:
        return
    if seat.bot or wish.player.startswith((BOT, OPEN)):
        raise Fault("server-only-host")


def taken(seat: Seat, wish: TakeSeat, person: str, game: str) -> Seat:
    """The seat as it is wished. Raises ``Fault`` for a wrong name."""
    player, bot = seat_words(game, wish.player)
    if wish.player.startswith(OPEN):
        return left_open(seat)
    if bot:
        return Seat(seat.hero, seat.figure, "", bot)
    return Seat(seat.hero, seat.figure, player, "", person)


def left_open(seat: Seat) -> Seat:
    """The seat when nobody plays it."""
    return Seat(seat.hero, seat.figure, "")


def seat_words(game: str, player: str) -> tuple[str, str]:
    """Player and bot of a seat, from ``Mia`` or ``bot:greedy``; neither from ``open:``. Raises ``Fault``."""
    if player == OPEN:
        return "", ""
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
        wrong = unknown("bot", name, policies(game))
        raise of_sentence(wrong.message, wrong.said)
    return name
