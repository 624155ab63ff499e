"""What the server and its worker processes say to each other, over pipes: each message with its length before it."""

from __future__ import annotations

from typing import Any

import msgspec

#: Bytes of a message's length.
LENGTH = 4
#: Bytes of the longest answer that is read.
LONGEST_ANSWER = 64 * 2**20
#: Plays that a worker keeps.
MOST_PLAYS = 64


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A bot is to choose at a table, by what ``actor`` may see.

    The worker knows the table up to entry ``since`` already, whose line is ``last``; ``lines`` came after it. With
    ``since`` 0 they are the whole play.
    """

    table: str
    head: str
    since: int
    last: str
    lines: list[str]
    bot: str
    actor: int
    #: Of the bot's luck: 0 to 2**64 - 1.
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


class Lacks(msgspec.Struct, frozen=True, tag="lacks"):
    """The worker does not know this table, or knows another play under its name: it needs the whole."""


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """What a function gave back, as plain data."""

    value: Any


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The job could not be done; ``reason`` is for the log. After it ran out of memory the worker is not used again."""

    reason: str
    out_of_memory: bool = False


Job = Choose | Call
Answer = Ready | Chosen | Lacks | Returned | Failed


def framed(message: Job | Answer) -> bytes:
    """A message as it goes through the pipe."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH, "big") + data


def is_position(line: str) -> bool:
    """Whether a line of a save is a position, not an entry of the log."""
    return line.startswith('{"kind":"position"')
