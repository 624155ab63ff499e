"""A table to try rules at: a situation of Andor Junior, what is done there, and what then stands on it."""

from __future__ import annotations

from typing import Any

from situation import Situation

from sagenwerk.games import game
from sagenwerk.junior.scenario import HERO_NAMES
from sagenwerk.junior.state import Junior

GAME = game("junior")

#: The hero on turn has finished the movement: actions are allowed.
ARRIVED = {"arrived": True}

#: No tile lies anywhere.
NO_TILES: dict[str, Any] = {"tiles": {}, "unseen": {}}


class Table(Situation[Junior]):
    """A table of Andor Junior."""

    @property
    def acting(self) -> str:
        return HERO_NAMES[self.state.turn]

    def bag(self, name: str) -> dict[str, int]:
        """What is in somebody's loot bag."""
        bag: dict[str, int] = self.hero(name)["bag"]
        return bag

    def lying(self, field: str) -> dict[str, int]:
        """What lies openly on a field."""
        things: dict[str, int] = self["items"].get(field, {})
        return things

    @property
    def done(self) -> list[str]:
        """Task cards with the green side up."""
        cards: list[str] = self["tasks"]["done"]
        return cards


def given(heroes: str = "warrior archer", scenario: str = "challenge-1", **position: Any) -> Table:
    """A situation: who plays, clockwise; hero boards by name (``warrior={"suns": 2}``), the rest as in a position."""
    boards = {name: position.pop(name) for name in HERO_NAMES if name in position}
    tree = {"order": heroes.split(), "heroes": boards, **position}
    return Table(GAME.restore(GAME.scenario(scenario), tree))


def new_game(heroes: str = "warrior archer", scenario: str = "challenge-1", **options: str) -> Table:
    """A game at its first question."""
    return Table(GAME.new(scenario, heroes.split(), options))


def nightfall(heroes: str = "warrior archer", scenario: str = "challenge-1", **position: Any) -> Table:
    """The last hero of the day goes to sleep; the next thing is the red die."""
    order = heroes.split()
    boards = {name: {"asleep": True, "suns": 0, **position.pop(name, {})} for name in order}
    boards[order[-1]].update(asleep=False)
    position = {"marker_taken": True, **position}
    table = given(heroes, scenario, turn=order[-1], this_turn=ARRIVED, **boards, **position)
    return table.do("end the turn")
