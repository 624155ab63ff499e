"""The conformance kit over Andor Junior: every scenario, 2, 3 and 4 heroes, every option at its other values."""

from __future__ import annotations

import pytest
from junior.table import GAME

from sagenwerk.testing import check_game

#: Attributes that never change, and slots at the Rietburg, where nobody fights.
FIXED = ["order.*", "options.*", "heroes.*.kind", "laid.[0-3]", "tokens.[0-3]"]

PARTIES = [["dwarf", "mage"], ["archer", "dwarf", "warrior"], ["mage", "warrior", "archer", "dwarf"]]

#: Every option at its second value, and at its last.
SECOND = {option.name: option.values[1] for option in GAME.options}
LAST = {option.name: option.values[-1] for option in GAME.options}


def fixed(heroes: list[str]) -> list[str]:
    """What cannot change in a game of these heroes: the boards of the others stay in the box."""
    absent = [f"heroes.{number}.*" for number, name in enumerate(GAME.heroes) if name not in heroes]
    return FIXED + absent


@pytest.mark.rule("R-001")
@pytest.mark.parametrize(
    ("scenario", "heroes"),
    [
        pytest.param(scenario, PARTIES[place % 3], id=f"{scenario}-{len(PARTIES[place % 3])}")
        for place, scenario in enumerate(GAME.scenarios())
    ],
)
def test_every_scenario_keeps_the_laws_of_the_kernel(scenario: str, heroes: list[str]) -> None:
    report = check_game(GAME, scenario, games=1, heroes=heroes, fixed=fixed(heroes))
    assert report.decisions > 20


@pytest.mark.parametrize("options", [SECOND, LAST], ids=["second", "last"])
def test_the_laws_hold_with_all_options_chosen_otherwise(options: dict[str, str]) -> None:
    heroes = PARTIES[1]
    report = check_game(GAME, "free-hard", games=1, heroes=heroes, options=options, fixed=fixed(heroes))
    assert report.decisions > 20
