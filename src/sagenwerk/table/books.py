"""What the table shows of each game, found by the game's name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from sagenwerk.bots import policies
from sagenwerk.content.owners import content_for
from sagenwerk.games import names
from sagenwerk.kernel import Action, Event
from sagenwerk.table.faults import Fault
from sagenwerk.table.messages import View
from sagenwerk.views import views_of
from sagenwerk.views.shell import FieldSays, Known, LogLine, Sentence


class Shown(NamedTuple):
    """How a game is shown; its states and scenarios are of its own classes."""

    view_of: Callable[[Any, dict[str, str]], View]
    field_says: Callable[[Any, str], FieldSays]
    line_of: Callable[[int, Event], LogLine]
    label: Callable[[Any, Action[Any]], Sentence]
    board: Callable[[Any], dict[str, Any]]
    board_digest: Callable[[Any], str]
    known: Callable[[Any, dict[str, str]], list[Known]]
    choice: Callable[[str | None], dict[str, Any]]


@cache
def shown(name: str) -> Shown:
    """How the game of this name is shown. Raises ``Fault`` if there is none, or if it cannot be shown."""
    if name not in names():
        raise Fault("wish-unknown-game", 404, name=name, known=", ".join(names()))
    try:
        views = views_of(name)
    except LookupError as error:
        raise Fault("server-game-without-pictures", 404, name=name) from error
    return Shown(
        view_of=views.view_of,
        field_says=views.field_says,
        line_of=views.line_of,
        label=views.label,
        board=views.board,
        board_digest=views.board_digest,
        known=views.known,
        choice=views.choice,
    )


def choices(content: str | None) -> list[dict[str, Any]]:
    """What can be chosen of every game that the page can show; ``content``: text of a user's file for one of them."""
    found = []
    for name in names():
        try:
            choice = shown(name).choice
        except Fault:
            continue  # a game for the laboratory only
        found.append({**choice(content_for(name, content)), "bots": policies(name)})
    return found
