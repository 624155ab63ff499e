"""HeroQuest as a game: its content and its rules put together."""

from __future__ import annotations

from typing import Any

from sagenwerk.content import heroquest_box
from sagenwerk.games.book import Book
from sagenwerk.heroquest.begin import FEWEST_HEROES, MOST_HEROES, new_game
from sagenwerk.heroquest.options import OPTIONS
from sagenwerk.heroquest.override import changed, edited, looks
from sagenwerk.heroquest.restoring import restore
from sagenwerk.heroquest.scenario import HERO_NAMES, QuestScenario
from sagenwerk.heroquest.sheet import party_text, sheets_of
from sagenwerk.heroquest.state import Quest
from sagenwerk.heroquest.story import follow, story_so_far
from sagenwerk.kernel import Action, Event, Scenario, State


class HeroQuestGame(Book):
    """The rule book HQ-001 ff.: the maze and 14 quests in three editions, 1 to 4 heroes and a game master."""

    def __init__(self) -> None:
        super().__init__("heroquest", 1, list(HERO_NAMES), list(OPTIONS), FEWEST_HEROES, MOST_HEROES)
        self.game_master = True

    def scenarios(self) -> list[str]:
        return heroquest_box.scenarios()

    def scenario(self, name: str, content: str | None = None) -> QuestScenario:
        """Load a quest; ``content`` is the text of a user's file: a quest, a party's sheets, blocks of the box.

        Raises ``content.problems.ContentError``, a ``ValueError``, with everything that is wrong with that file.
        """
        return heroquest_box.load(name, content)

    def begin(self, scenario: Scenario, heroes: list[str], options: dict[str, str]) -> Quest:
        return new_game(_quest(scenario), heroes, options)

    def restore(self, scenario: Scenario, tree: dict[str, Any]) -> Quest:
        return restore(_quest(scenario), tree)

    def story_so_far(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Quest)
        return story_so_far(state)

    def follow(self, story: dict[str, Any], event: Event) -> None:
        follow(story, event)

    def looks(self, seen: State, action: Action[Any]) -> bool:
        assert isinstance(seen, Quest)
        return looks(seen, action)

    def edited(self, state: State, edits: list[dict[str, Any]]) -> Quest:
        assert isinstance(state, Quest)
        return edited(state, edits)

    def changed(self, before: State, after: State) -> list[Event]:
        assert isinstance(before, Quest)
        assert isinstance(after, Quest)
        return changed(before, after)

    def sequel(self, state: State, scenario: str, content: str | None) -> str:
        """The heroes' sheets for another quest, behind what else stands in a user's file (HQ-150, HQ-151)."""
        assert isinstance(state, Quest)
        parts = [_without_party(content or ""), party_text(state.tables, sheets_of(state))]
        return "\n".join(part for part in parts if part)


def _without_party(content: str) -> str:
    """A file without the sheets in it: those were of the quest before."""
    kept: list[str] = []
    in_sheet = False
    for line in content.splitlines():
        if line.startswith("["):
            in_sheet = line.startswith("[[party]]")
        if not in_sheet:
            kept.append(line)
    return "\n".join(kept).strip()


def _quest(scenario: Scenario) -> QuestScenario:
    if not isinstance(scenario, QuestScenario):
        raise ValueError(f"{scenario.name!r} is a scenario of {scenario.game!r}, not of HeroQuest")
    return scenario
