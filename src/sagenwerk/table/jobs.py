"""What the server and its worker processes say to each other, over pipes: each message with its length before it."""

from __future__ import annotations

from typing import Any

import msgspec

from sagenwerk.views.shell import Sentence

#: Bytes of a message's length.
LENGTH = 4
#: Bytes of the longest answer that is read.
LONGEST_ANSWER = 64 * 2**20
#: Plays that a worker keeps.
MOST_PLAYS = 64


class AtTable(msgspec.Struct, frozen=True):
    """What a job about a table says of it.

    The worker knows the table up to entry ``since`` already, whose line is ``last``; ``lines`` came after it. With
    ``since`` 0 they are the whole play. ``actor``: by whose eyes the game is seen.
    """

    table: str
    head: str
    since: int
    last: str
    lines: list[str]
    actor: int


class Choose(AtTable, frozen=True, tag="choose"):
    """A bot is to choose at a table, by what ``actor`` may see."""

    bot: str
    #: Of the bot's luck: 0 to 2**64 - 1.
    seed: int
    #: Names of the plans that bots follow, by actor: those that this one may know of.
    told: dict[int, str] = {}
    #: Actions that the persons do not want.
    unwanted: list[str] = []


class ListOrders(AtTable, frozen=True, tag="orders"):
    """What can a bot that plays ``actor`` be told to do?"""


class GiveHint(AtTable, frozen=True, tag="hint"):
    """What would a bot do in the place of ``actor``?"""

    #: How hard it thinks.
    level: str
    seed: int
    told: dict[int, str] = {}


class Estimate(AtTable, frozen=True, tag="estimate"):
    """How likely do the heroes win, as far as ``actor`` can tell?"""

    seed: int


class Call(msgspec.Struct, frozen=True, tag="call"):
    """A function of a module of ours is to be called."""

    module: str
    function: str
    args: list[Any]


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The worker has started."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The name of the action that a bot chose; the worker knows the table up to entry ``version`` now."""

    action: str
    version: int
    #: Name of the plan that it follows from now on, or "".
    plan: str = ""
    #: That plan as a sentence, and why it is followed, if it was just found.
    says: Sentence | None = None
    why: Sentence | None = None
    #: The persons should be asked first.
    asks: bool = False
    #: By actor: what others follow along with it, where that is new, each with its sentence.
    along: dict[int, tuple[str, Sentence | None]] = {}


class Listed(msgspec.Struct, frozen=True, tag="listed"):
    """What a bot can be told to do: names of plans with their sentences."""

    version: int
    orders: list[tuple[str, Sentence]]


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """A hint, as ``Hinted`` has it; ``says`` None: one action, no plan."""

    version: int
    action: str
    says: Sentence | None
    why: Sentence | None
    games: int = 0
    share: float = 0.0
    low: float = 0.0
    high: float = 1.0
    close: bool = False
    ended: bool = True


class Estimated(msgspec.Struct, frozen=True, tag="estimated"):
    """How likely the heroes win, with the bounds of doubt."""

    version: int
    stated: float
    low: float
    high: float
    games: int


class Lacks(msgspec.Struct, frozen=True, tag="lacks"):
    """The worker does not know this table, or knows another play under its name: it needs the whole."""


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """What a function gave back, as plain data."""

    value: Any


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The job could not be done; ``reason`` is for the log. After it ran out of memory the worker is not used again."""

    reason: str
    out_of_memory: bool = False


AboutTable = Choose | ListOrders | GiveHint | Estimate
Job = AboutTable | Call
Thought = Chosen | Listed | Advised | Estimated
Answer = Ready | Thought | Lacks | Returned | Failed


def framed(message: Job | Answer) -> bytes:
    """A message as it goes through the pipe."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH, "big") + data


def is_position(line: str) -> bool:
    """Whether a line of a save is a position, not an entry of the log."""
    return line.startswith('{"kind":"position"')
