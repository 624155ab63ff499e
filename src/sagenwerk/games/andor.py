"""Die Legenden von Andor as a game: its content and its rules put together."""

from __future__ import annotations

from typing import Any

from sagenwerk.andor.begin import FEWEST_HEROES, MOST_HEROES, new_game
from sagenwerk.andor.options import OPTIONS
from sagenwerk.andor.position import restore
from sagenwerk.andor.scenario import HERO_NAMES, AndorScenario
from sagenwerk.andor.state import Andor
from sagenwerk.andor.story import follow, story_so_far
from sagenwerk.content import andor_box
from sagenwerk.games.book import Book
from sagenwerk.kernel import Event, Scenario, State


class AndorGame(Book):
    """The rule book AN-001 ff.: legends as files, 2 to 4 heroes."""

    def __init__(self) -> None:
        super().__init__("andor", 1, list(HERO_NAMES), list(OPTIONS), FEWEST_HEROES, MOST_HEROES)

    def scenarios(self) -> list[str]:
        return andor_box.scenarios()

    def scenario(self, name: str, content: str | None = None) -> AndorScenario:
        """Load a legend, or one of its later entry points; ``content`` is the text of a user's legend file.

        Raises ``content.problems.ContentError``, a ``ValueError``, with everything that is wrong with that file.
        """
        return andor_box.load(name, content)

    def begin(self, scenario: Scenario, heroes: list[str], options: dict[str, str]) -> Andor:
        return new_game(_andor(scenario), heroes, options)

    def restore(self, scenario: Scenario, tree: dict[str, Any]) -> Andor:
        return restore(_andor(scenario), tree)

    def story_so_far(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Andor)
        return story_so_far(state)

    def follow(self, story: dict[str, Any], event: Event) -> None:
        follow(story, event)


def _andor(scenario: Scenario) -> AndorScenario:
    if not isinstance(scenario, AndorScenario):
        raise ValueError(f"{scenario.name!r} is a scenario of {scenario.game!r}, not of Die Legenden von Andor")
    return scenario
