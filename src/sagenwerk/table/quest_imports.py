"""A quest of the community's map editors, taken over at the start page, in a process of its own.

What is made of such a file is a quest file with everything that is to be said about it, or why there is none.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sagenwerk.content.heroscribe_found import ImportFault, Said
from sagenwerk.content.heroscribe_import import LONGEST_FILE, imported
from sagenwerk.content.problems import shown
from sagenwerk.locales import LANGUAGES
from sagenwerk.table.faults import Fault
from sagenwerk.table.imports import looked_at_apart
from sagenwerk.table.own_files import FILES
from sagenwerk.table.workers import Workers
from sagenwerk.views.shell import Sentence

#: The game that such quests are for.
GAME = "heroquest"


class TakenOver(msgspec.Struct, frozen=True, tag_field="result", tag="taken-over"):
    """A quest that was taken over: ``text`` is its file. Warnings and reasons are told in each language.

    ``titles`` are all quests of the file, of which ``number``, from 1, was taken; ``others`` are pieces beyond the
    base box, whose values are proposed; ``ask_start``: somebody should be asked where the heroes begin, ``start`` is
    what is proposed.
    """

    text: str
    title: str
    number: int
    titles: list[str]
    playable: bool
    others: list[str]
    start: list[str]
    ask_start: bool
    warnings: list[dict[str, str]]
    why_not: list[dict[str, str]]
    counts: dict[str, Any]


class NotTakenOver(msgspec.Struct, frozen=True, tag_field="result", tag="wrong"):
    """Why a file cannot be taken over."""

    wrong: Sentence


def take_over(data: bytes, name: str, start: str, number: int) -> TakenOver | NotTakenOver:
    """What becomes of a file, or what is wrong with it."""
    try:
        made = imported(data, name, start, number)
    except ImportFault as fault:
        told = {language: fault.said(language) for language in LANGUAGES}
        return NotTakenOver(Sentence("server-import-failed", {"line": fault.line, **told}))
    return TakenOver(
        text=made.text,
        title=made.title,
        number=made.number,
        titles=made.titles,
        playable=made.playable,
        others=made.others,
        start=made.start,
        ask_start=made.ask_start,
        warnings=[in_words(warning) for warning in made.warnings],
        why_not=[in_words(reason) for reason in made.why_not],
        counts=made.counts,
    )


def in_words(said: Said) -> dict[str, str]:
    """A message in each language."""
    return {language: said.said(language) for language in LANGUAGES}


async def taken_over(game: str, data: bytes, name: str, start: str, number: int, workers: Workers) -> TakenOver:
    """The quest of a file, made in a process of its own. Raises ``Fault`` with line and remedy."""
    if game != GAME:
        raise Fault("server-no-import", 404, name=shown(game))
    if len(data) > LONGEST_FILE:
        raise Fault("server-file-too-long", 413, most=LONGEST_FILE // 2**20)
    arguments = (data, shown(name) or "quest", shown(start), number)
    said = await looked_at_apart(workers, FILES, __name__, "take_over", *arguments)
    made: TakenOver | NotTakenOver = msgspec.convert(said, TakenOver | NotTakenOver)
    if isinstance(made, NotTakenOver):
        raise Fault(made.wrong.id, 422, **made.wrong.args)
    return made
