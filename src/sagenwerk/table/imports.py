"""Looks at a save in a process of its own, so that a file that takes forever can be given up."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec

from sagenwerk.play import Play, SaveError
from sagenwerk.table.faults import Fault, wrong_save
from sagenwerk.table.workers import GivenUp, TooMuch, TooSlow, Workers

#: Characters of the largest save that is looked at.
LONGEST_SAVE = 8 * 2**20


class Wrong(msgspec.Struct, frozen=True):
    """What is wrong with a save."""

    code: str
    line: int
    problem: str
    remedy: str


class Sentences(NamedTuple):
    """How it is said that a file takes too long, that it needs too much memory, or that looking at it failed."""

    too_slow: str
    too_much: str
    failed: str


SAVES = Sentences("server-save-takes-too-long", "server-save-needs-too-much", "server-save-cannot-be-opened")


def look_at(text: str) -> Wrong | None:
    """What is wrong with a save; None: it can be opened."""
    try:
        Play.from_saga(text)
    except SaveError as error:
        return Wrong(error.code, error.line, error.problem, error.remedy)
    return None


async def looked_at_apart(workers: Workers, sentences: Sentences, module: str, function: str, *args: Any) -> Any:
    """What a function that looks at a stranger's file gives back, called in a worker. Raises ``Fault``."""
    try:
        return await workers.call(module, function, *args)
    except TooSlow as error:
        raise Fault(sentences.too_slow, 422, seconds=int(workers.patience)) from error
    except TooMuch as error:
        raise Fault(sentences.too_much, 422, most=workers.memory) from error
    except GivenUp as error:
        raise Fault(sentences.failed, 422) from error


def text_of_save(data: bytes) -> str:
    """The text of a file. Raises ``Fault`` if it is too long, or no text."""
    if len(data) > LONGEST_SAVE:
        raise Fault("server-save-too-long", 413, most=LONGEST_SAVE // 2**20)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        remedy = "Choose a .saga file."
        raise wrong_save(SaveError("save-not-text", line, "the line is not text in UTF-8", remedy)) from error


async def opened(data: bytes, workers: Workers) -> Play:
    """The play of a save, after a worker has opened it within its bounds. Raises ``Fault`` with line and remedy."""
    text = text_of_save(data)
    said = await looked_at_apart(workers, SAVES, __name__, "look_at", text)
    if said is not None:
        wrong = msgspec.convert(said, Wrong)
        raise wrong_save(SaveError(wrong.code, wrong.line, wrong.problem, wrong.remedy))
    # It is known to end well; meanwhile the tables go on.
    return await asyncio.to_thread(Play.from_saga, text)
