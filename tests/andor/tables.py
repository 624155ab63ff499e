"""Situations of the shipped legends to try rules at, on the real board."""

from __future__ import annotations

from functools import cache
from typing import Any

from andor.table import Table

from sagenwerk.andor.scenario import HERO_NAMES
from sagenwerk.games import game
from sagenwerk.kernel import Scenario

GAME = game("andor")

#: Everybody, clockwise.
EVERYBODY = "dwarf warrior archer wizard"

#: The one action of the turn is over; free actions go on until the turn is closed.
ACTED = {"doing": "acted"}


@cache
def events_of(scenario: str) -> list[str]:
    """The names of all event cards that lie on the board in this legend."""
    board = GAME.scenario(scenario)
    return [board.event_names[card] for card in board.event_deck]


def given(heroes: str = "dwarf warrior", scenario: str = "legend-2", **position: Any) -> Table:
    """A situation: who plays, clockwise; hero boards by name (``dwarf={"field": "71"}``), the rest as in a position.

    The first hero is on turn and nothing has been done in it, unless the position says otherwise. No fog lies out
    where the position names none.
    """
    return situation(GAME.scenario(scenario), heroes, position)


def situation(scenario: Scenario, heroes: str, position: dict[str, Any]) -> Table:
    """The same on a board that is loaded already."""
    boards = {name: position.pop(name) for name in HERO_NAMES if name in position}
    tree = {"order": heroes.split(), "heroes": boards, "fog": {}, **position}
    return Table(GAME.restore(scenario, tree))


def new_game(heroes: str = "dwarf warrior", scenario: str = "legend-2", **options: str) -> Table:
    """A game at its first question."""
    return Table(GAME.new(scenario, heroes.split(), options))


def evening(heroes: str = "dwarf warrior", scenario: str = "legend-2", **position: Any) -> Table:
    """The last hero of the day is on turn, all others have ended it; no event card is left, unless one lies on top."""
    order = heroes.split()
    for name in order[:-1]:
        position[name] = {"day_ended": True, **position.get(name, {})}
    top = position.pop("event", "")
    position["events"] = {
        "drawn": [card for card in events_of(scenario) if card != top],
        "on_top": [top] if top else [],
    }
    position = {"turn": order[-1], "rooster": order[0], "rooster_taken": True, **position}
    return given(heroes, scenario, **position)


def sunrise(heroes: str = "dwarf warrior", scenario: str = "legend-2", **position: Any) -> Table:
    """The last hero ends the day, and the sun rises."""
    return evening(heroes, scenario, **position).do("end the day")


def beaten(table: Table, field: str) -> Table:
    """The hero on turn, alone, strong and with two dice, defeats the creature there at the first roll, for gold."""
    board = GAME.scenario(table["scenario"])
    kind = next(kind for kind in board.creatures if kind.name == table.there("creatures", field))
    throw = "black dice 6 6" if kind.black else "dice 1 2"
    table.do(f"attack on {field}", "dice 6 6", throw)
    return table.do(*["take 1 gold as reward"] * int(kind.reward))


#: What every legend of our own needs around the parts that a test is about.
LEGEND = """
id = "trial"
title = {{ de = "Versuch", en = "Trial" }}
board = "main"
source = ["P"]
confidence = "proposed"
events = {{ deck = "{deck}" }}
setup = {{ fog = "none" }}
{parts}

[[card]]
id = "A0"
trigger = {{ setup = 1 }}
title = {{ de = "Auf", en = "Up" }}
effects = [{{ do = "place-hero", at = "rank" }}, {effects}]

[[card]]
id = "N"
trigger = {{ letter = "N" }}
title = {{ de = "Ende", en = "End" }}
effects = [{{ do = "win" }}]
"""


def own_legend(parts: str, effects: str = "", heroes: str = "dwarf warrior", deck: str = "none") -> Table:
    """A game of a small legend of our own: its tables, and what its first card does; N wins."""
    text = LEGEND.format(parts=parts, effects=effects, deck=deck)
    return Table(GAME.begin(GAME.scenario("trial", text), heroes.split(), {}))


def in_own_legend(parts: str, heroes: str = "dwarf warrior", **position: Any) -> Table:
    """A situation of a small legend of our own, as ``given``."""
    return situation(GAME.scenario("trial", LEGEND.format(parts=parts, effects="", deck="none")), heroes, position)
