"""Andor Junior as a game: its content and its rules put together."""

from __future__ import annotations

from typing import Any

from sagenwerk.content import junior_box
from sagenwerk.games.book import Book
from sagenwerk.junior.begin import FEWEST_HEROES, MOST_HEROES, new_game
from sagenwerk.junior.options import OPTIONS
from sagenwerk.junior.position import restore
from sagenwerk.junior.scenario import HERO_NAMES, JuniorScenario
from sagenwerk.junior.state import Junior
from sagenwerk.junior.story import follow, story_so_far
from sagenwerk.kernel import Event, Scenario, State


class JuniorGame(Book):
    """The rule book R-001 to R-150: four challenges and the free game, 2 to 4 heroes."""

    def __init__(self) -> None:
        super().__init__("junior", 1, list(HERO_NAMES), list(OPTIONS), FEWEST_HEROES, MOST_HEROES)

    def scenarios(self) -> list[str]:
        return junior_box.scenarios()

    def scenario(self, name: str, content: str | None = None) -> JuniorScenario:
        """Load a scenario, with the blocks of a user's file if its text is given.

        Raises ``content.problems.ContentError``, a ``ValueError``, with everything that is wrong with that file.
        """
        return junior_box.load(name, content)

    def begin(self, scenario: Scenario, heroes: list[str], options: dict[str, str]) -> Junior:
        return new_game(_junior(scenario), heroes, options)

    def restore(self, scenario: Scenario, tree: dict[str, Any]) -> Junior:
        return restore(_junior(scenario), tree)

    def story_so_far(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Junior)
        return story_so_far(state)

    def follow(self, story: dict[str, Any], event: Event) -> None:
        follow(story, event)


def _junior(scenario: Scenario) -> JuniorScenario:
    if not isinstance(scenario, JuniorScenario):
        raise ValueError(f"{scenario.name!r} is a scenario of {scenario.game!r}, not of Andor Junior")
    return scenario
