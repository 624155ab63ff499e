"""What the browser gets, made from what a seat may see: a module per game."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def views_of(game: str) -> ModuleType:
    """The views of a game: ``view_of``, ``line_of``, ``label``, ``field_says``, ``board``, ``known``, ``choice``.

    Raises ``LookupError`` for a game that cannot be shown in the browser.
    """
    try:
        return import_module(f"sagenwerk.views.{game}")
    except ModuleNotFoundError as error:
        raise LookupError(f"the game {game!r} has no views for the browser") from error
