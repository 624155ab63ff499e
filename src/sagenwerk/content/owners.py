"""To which game a user's file belongs: nobody has to say it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from sagenwerk.content import andor_box, heroquest_box, junior_box
from sagenwerk.content.andor_read import is_legend
from sagenwerk.content.problems import Problem

#: By game: the blocks that it ships, and what is wrong with a file for it.
SHIPPED: dict[str, tuple[Callable[[], dict[str, Any]], Callable[[str], list[Problem]]]] = {
    "junior": (lambda: junior_box.SHELF.tree, junior_box.SHELF.check),
    "andor": (lambda: andor_box.SHELF.tree, andor_box.check),
    "heroquest": (lambda: heroquest_box.SHELF.tree, heroquest_box.check),
}

#: By game: what can be played of it with the text of a user's file.
SCENARIOS: dict[str, Callable[[str | None], list[str]]] = {
    "junior": junior_box.scenarios,
    "andor": andor_box.scenarios,
    "heroquest": heroquest_box.scenarios,
}


@lru_cache(maxsize=8)
def owner(text: str) -> str:
    """The game whose blocks the file replaces, or for which it is a legend or a quest; empty if that cannot be told.

    Where blocks of that name are in the boxes of several games, it is the one for which less is wrong with the file.
    """
    try:
        tree = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError):
        return ""
    if is_legend(tree):
        return "andor"
    if heroquest_box.is_own(tree):
        return "heroquest"
    common = {game: len(tree.keys() & shipped().keys()) for game, (shipped, _) in SHIPPED.items()}
    most = max(common.values())
    if most == 0:
        return ""
    likely = [game for game, blocks in common.items() if blocks == most]
    return min(likely, key=lambda game: len(SHIPPED[game][1](text))) if len(likely) > 1 else likely[0]


def scenarios_with(game: str, text: str) -> list[str]:
    """What can be played of a game with a user's file, its own first. Raises ``ContentError``."""
    return SCENARIOS[game](text) if game in SCENARIOS else []


def content_for(game: str, text: str | None) -> str | None:
    """The text of a user's file for the games that it may be for; None for all others."""
    return text if text is None or owner(text) in ("", game) else None
