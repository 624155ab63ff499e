"""A table to try rules at: a situation of Andor, what is done there, and what then stands on it."""

from __future__ import annotations

from typing import Any

from andor.small import small
from situation import Situation

from sagenwerk.andor.position import restore
from sagenwerk.andor.scenario import HERO_NAMES
from sagenwerk.andor.state import Andor
from sagenwerk.kernel import CHANCE, GROUP


class Table(Situation[Andor]):
    """A table of Andor; in short names of actions the hero who is asked is meant, or the group."""

    @property
    def acting(self) -> str:
        asked = self.asked
        return asked if asked != "chance" else HERO_NAMES[self.state.turn]

    @property
    def asked(self) -> str:
        """Who decides now: a hero, ``group`` or ``chance``; after the end whoever is on turn."""
        actor = self.state.actor
        if actor >= 0:
            return HERO_NAMES[actor]
        return {GROUP: "group", CHANCE: "chance"}.get(actor, HERO_NAMES[self.state.turn])

    @property
    def question(self) -> str:
        """What is asked now."""
        return self.state.question().name

    def __getitem__(self, key: str) -> Any:
        """A part of the position: ``table["narrator"]``; empty parts are None."""
        return self.state.position().get(key)

    def bag(self, name: str) -> dict[str, int]:
        """What somebody carries."""
        bag: dict[str, int] = self.hero(name).get("bag", {})
        return bag

    def there(self, what: str, field: str) -> Any:
        """What stands or lies on a field: ``table.there("creatures", "8")``; None for nothing."""
        return (self[what] or {}).get(field)

    def lines(self, message: str) -> list[dict[str, Any]]:
        """What every line of the chronicle of this kind says."""
        return [dict(event.arguments) for event in self.state.chronicle or [] if event.message == message]

    def rules(self, message: str) -> set[str]:
        """The rules that made these lines."""
        return {event.rule for event in self.state.chronicle or [] if event.message == message}


def given(heroes: str = "dwarf warrior", **position: Any) -> Table:
    """A situation on the small board: who plays, clockwise; hero boards by name, the rest as in a position."""
    boards = {name: position.pop(name) for name in HERO_NAMES if name in position}
    tree = {"order": heroes.split(), "heroes": boards, **position}
    return Table(restore(small(), tree))
