"""A rule book as people use it from Python: scenarios by name, positions as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sagenwerk.content.notation import from_text
from sagenwerk.kernel import Game, Scenario, State


class Book(Game):
    """The kernel's ``Game`` with short forms. A game derives from it, fills ``begin`` and the rest of ``Game``."""

    def new(
        self,
        scenario: Scenario | str,
        heroes: Sequence[str],
        options: Mapping[str, str] | None = None,
    ) -> State:
        """A game at its first question: of a loaded scenario, or of one by its name; ``heroes`` in turn order.

        Raises ValueError for an unknown scenario, wrong heroes or wrong options.
        """
        loaded = self.scenario(scenario) if isinstance(scenario, str) else scenario
        return self.begin(loaded, list(heroes), dict(options or {}))

    def begin(self, scenario: Scenario, heroes: list[str], options: dict[str, str]) -> State:
        """What ``new`` does, for a loaded scenario."""
        raise TypeError(f"game {self.name!r} cannot be begun")

    def from_position(self, position: str | dict[str, Any]) -> State:
        """The state that a position describes: the tree that ``state.position()`` gives, or its text in TOML.

        Raises PositionError with line, key and remedy for a text, ValueError with the key for a tree.
        """
        if isinstance(position, str):
            return from_text(self, position)
        return self.restore(self.scenario(str(position.get("scenario", ""))), position)
