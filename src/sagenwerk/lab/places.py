"""What the laboratory sees of a game under way: where the heroes stand, what day it is, who fell.

The smallest window that is needed, one per rule book; a game without one (of another package) is played and counted
all the same, only without a map.
"""

from __future__ import annotations

from typing import Any

from sagenwerk.heroquest.board import SQUARES, square_name
from sagenwerk.heroquest.state import ABSENT, DEAD
from sagenwerk.kernel import Scenario, State


class Places:
    """Of a game that nobody has told the laboratory about."""

    def names(self, scenario: Scenario) -> list[str]:
        """Names of the fields by number."""
        return []

    def stand(self, state: Any) -> list[int]:
        """The field of each hero by the hero's number; -1 for one who is not on the board."""
        return []

    def day(self, state: Any) -> int:
        """Days begun, or rounds."""
        return int(state.position().get("day", 0))

    def fallen(self, state: Any) -> int:
        """Heroes who died."""
        return 0

    def body_lost(self, state: Any) -> int:
        """Body points that the heroes lack at the end."""
        return 0


class OnFields(Places):
    """Both Andors: heroes stand on named fields."""

    def names(self, scenario: Any) -> list[str]:
        return list(scenario.field_names)

    def stand(self, state: Any) -> list[int]:
        return [hero.field for hero in state.heroes]

    def day(self, state: Any) -> int:
        return int(state.day)


class OnSquares(Places):
    """HeroQuest: heroes stand on squares, and may die."""

    def names(self, scenario: Any) -> list[str]:
        return [square_name(square) for square in range(int(SQUARES))]

    def stand(self, state: Any) -> list[int]:
        return [hero.square for hero in state.heroes]

    def day(self, state: Any) -> int:
        return int(state.round)

    def fallen(self, state: Any) -> int:
        return sum(hero.where == DEAD for hero in state.heroes)

    def body_lost(self, state: Any) -> int:
        return sum(int(hero.most_body - hero.body) for hero in state.heroes if hero.where != ABSENT)


PLACES: dict[str, Places] = {"junior": OnFields(), "andor": OnFields(), "heroquest": OnSquares()}


def places_of(state: State) -> Places:
    """The window into a game."""
    return PLACES.get(str(state.scenario.game), Places())
