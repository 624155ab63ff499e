"""Names for the sentences of a report: heroes, fields, what a legend calls its own; none for a game without views."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from sagenwerk.games import game as game_named
from sagenwerk.kernel import Event
from sagenwerk.lab.plan import Plan
from sagenwerk.lab.record import Example
from sagenwerk.locales import bundle, place, say, sentence
from sagenwerk.views import views_of


class Naming:
    """Says what came up in the games of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.game = plan.game
        self.plan = plan
        self.views: ModuleType | None = None
        self.board: dict[str, Any] = {"fields": []}
        self.choice: dict[str, Any] = {"heroes": [], "scenarios": []}
        try:
            self.views = views_of(plan.game)
        except LookupError:
            pass
        else:
            self.board = self.views.board(game_named(plan.game).scenario(plan.scenario, plan.content))
            self.choice = self.views.choice(plan.content)
        self.heroes = {hero["id"]: hero["names"]["f"] for hero in self.choice["heroes"]}
        self.fields = {field["id"]: field.get("names") for field in self.board["fields"]}

    def hero(self, hero: str) -> tuple[str, str] | None:
        """Name and gender of a figure."""
        return (self.heroes[hero], "f") if hero in self.heroes else None

    def field(self, field: str, language: str) -> str | None:
        """Name of a field."""
        names = self.fields.get(field)
        return None if names is None else str(names[language])

    def own(self, argument: str, name: str, language: str) -> str | None:
        """What the played content calls a thing of its own."""
        names = self.board.get("names", {}).get(argument, {}).get(name)
        return None if names is None else str(names[language])

    def place(self, field: str, language: str) -> str:
        """A field in words."""
        words = place(language, field, self) or field
        return words[:1].upper() + words[1:]

    def title(self, language: str) -> str:
        """What is played, in words where there are some."""
        names = self.board.get("title") or next(
            (one["names"] for one in self.choice["scenarios"] if one["id"] == self.plan.scenario), None
        )
        if names:
            return str(names[language])
        message = f"{self.game}-{self.plan.scenario}"
        return sentence(language, message, {}) if bundle(language).has_message(message) else self.plan.scenario

    def said(self, example: Example, language: str) -> str:
        """An event in a sentence; of a game without sentences what the rules themselves say."""
        event = Event(example.message, example.rule, example.arguments)
        try:
            assert self.views is not None
            text = self.views.line_of(0, event).text
            return say(language, text.id, {**event.arguments, **text.args}, self)
        except (AssertionError, LookupError, ValueError):
            return example.message
