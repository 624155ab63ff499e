"""A file of one's own, opened at the start page: looked at in a process of its own before a table may use it."""

from __future__ import annotations

from typing import Any

import msgspec

from sagenwerk.content.problems import ContentError
from sagenwerk.table.books import shown
from sagenwerk.table.faults import Fault, wrong_content
from sagenwerk.table.imports import Sentences, looked_at_apart
from sagenwerk.table.workers import Workers
from sagenwerk.views.shell import Sentence

#: Bytes of the largest file that is looked at.
LONGEST_FILE = 2**20

FILES = Sentences("server-file-takes-too-long", "server-file-needs-too-much", "server-file-cannot-be-opened")


class LookedAt(msgspec.Struct, frozen=True):
    """What can be chosen with a file, or what is wrong with it."""

    choice: dict[str, Any] | None = None
    wrong: Sentence | None = None


def look_at(game: str, text: str) -> LookedAt:
    """What comes of a file for this game."""
    try:
        return LookedAt(choice=shown(game).choice(text))
    except ContentError as error:
        return LookedAt(wrong=wrong_content(error).sentence)


async def choice_with(game: str, data: bytes, workers: Workers) -> dict[str, Any]:
    """What can be chosen of a game with this file. Raises ``Fault`` with line and remedy."""
    _, choice = await _looked_at(game, data, workers)
    return choice


async def checked(game: str, data: bytes, workers: Workers) -> str:
    """The text of a file that can be played with. Raises ``Fault`` for a game or file that cannot."""
    text, _ = await _looked_at(game, data, workers)
    return text


async def _looked_at(game: str, data: bytes, workers: Workers) -> tuple[str, dict[str, Any]]:
    shown(game)
    if len(data) > LONGEST_FILE:
        raise Fault("server-file-too-long", 413, most=LONGEST_FILE // 2**20)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise Fault("server-file-not-text", 422, line=data.count(b"\n", 0, error.start) + 1) from error
    said = await looked_at_apart(workers, FILES, __name__, "look_at", game, text)
    looked_at = msgspec.convert(said, LookedAt)
    if looked_at.wrong is not None:
        raise Fault(looked_at.wrong.id, 422, **looked_at.wrong.args)
    return text, looked_at.choice or {}
