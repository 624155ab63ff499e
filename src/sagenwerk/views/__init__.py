"""What the browser gets, made from what a seat may see: a module per game."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType

#: Where packages with games of their own name the modules that show them.
GROUP = "sagenwerk.views"


def views_of(game: str) -> ModuleType:
    """The views of a game: ``view_of``, ``line_of``, ``label``, ``field_says``, ``board``, ``known``, ``choice``.

    Raises ``LookupError`` for a game that cannot be shown in the browser.
    """
    try:
        return import_module(f"sagenwerk.views.{game}")
    except ModuleNotFoundError as error:
        for point in entry_points(group=GROUP, name=game):
            module: ModuleType = point.load()
            return module
        raise LookupError(f"the game {game!r} has no views for the browser") from error
