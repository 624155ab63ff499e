"""A file of one's own, opened at the start page: looked at in a process of its own before a table may use it.

``python -m sagenwerk.table.own_files GAME`` reads the text of a file and writes what is wrong with it as JSON, or null.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from sagenwerk.content.problems import ContentError
from sagenwerk.table.books import shown
from sagenwerk.table.faults import Fault, wrong_content
from sagenwerk.table.imports import looked_at_apart
from sagenwerk.views.shell import Sentence

#: Bytes of the largest file that is looked at.
LONGEST_FILE = 2**20


def look_at(game: str, text: str) -> Sentence | None:
    """What is wrong with a file for this game; None: it can be played with."""
    try:
        shown(game).choice(text)
    except ContentError as error:
        return wrong_content(error).sentence
    return None


async def choice_with(game: str, data: bytes, patience: float) -> dict[str, Any]:
    """What can be chosen of a game with this file. Raises ``Fault`` with line and remedy."""
    text = await checked(game, data, patience)
    return shown(game).choice(text)


async def checked(game: str, data: bytes, patience: float) -> str:
    """The text of a file that can be played with. Raises ``Fault`` for a game or file that cannot."""
    shown(game)
    if len(data) > LONGEST_FILE:
        raise Fault("server-file-too-long", 413, most=LONGEST_FILE // 2**20)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise Fault("server-file-not-text", 422, line=data.count(b"\n", 0, error.start) + 1) from error
    try:
        said = await looked_at_apart("sagenwerk.table.own_files", [game], data, patience)
    except TimeoutError as error:
        raise Fault("server-file-takes-too-long", 422, seconds=int(patience)) from error
    if said is None:
        raise Fault("server-file-cannot-be-opened", 422)
    wrong = msgspec.json.decode(said, type=Sentence | None)
    if wrong is not None:
        raise Fault(wrong.id, 422, **wrong.args)
    return text


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(look_at(sys.argv[1], sys.stdin.buffer.read().decode())))
