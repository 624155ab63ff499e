"""What a page would get of the cellar."""

from __future__ import annotations

from typing import Any

import msgspec
from cellar import HEROES, HIDDEN, LENGTH, Dark, Passage

from sagenwerk.kernel import GAME_MASTER, NOBODY, Action, Event, Result
from sagenwerk.views.shell import FieldSays, Known, LogLine, Sentence


class CellarView(msgspec.Struct, frozen=True, tag_field="game", tag="cellar"):
    """All that stands in the dark."""

    day: int
    result: str
    turn: str
    fields: dict[str, int]
    trapdoor: int
    offers: list[str]


def view_of(state: Dark, figures: dict[str, str]) -> CellarView:
    """The view of one side."""
    asked = state.actor
    offers = [action.name for action in state.legal_actions() if action.hero == asked]
    turn = "game-master" if asked == GAME_MASTER else "" if asked == NOBODY else HEROES[asked]
    fields = {HEROES[hero]: field for hero, field in zip(state.heroes, state.fields, strict=True)}
    return CellarView(state.round, state.result.value, turn, fields, state.trapdoor, offers)


def field_says(state: Dark, field: str) -> FieldSays:
    """What one knows of a field. Raises ``ValueError`` for one that is not there."""
    if not 0 <= int(field) <= LENGTH:
        raise ValueError(field)
    here = [Sentence("cellar-trapdoor")] if state.trapdoor == int(field) != HIDDEN else []
    return FieldSays(field, here, [], [])


def line_of(entry: int, event: Event) -> LogLine:
    """A line of the chronicle."""
    return LogLine(entry, 1, Sentence(event.message, event.arguments), event.rule)


def label(state: Dark, action: Action[Any]) -> Sentence:
    """The words of a button."""
    return Sentence("cellar-action", {"name": action.name})


def board(passage: Passage) -> dict[str, Any]:
    """The passage."""
    return {"length": LENGTH}


def board_digest(passage: Passage) -> str:
    """All passages look alike."""
    return "cellar"


def known(passage: Passage, options: dict[str, str]) -> list[Known]:
    """Nothing is uncertain here."""
    return []


def choice(content: str | None) -> dict[str, Any]:
    """What can be chosen; the content is read, so that a wrong one is found out."""
    dict(line.split(" = ") for line in (content or "").splitlines())
    scenarios = [{"id": "passage"}, {"id": "deeper"}]
    return {"name": "cellar", "heroes": [], "scenarios": scenarios, "options": [], "result": Result.PLAYING.value}
