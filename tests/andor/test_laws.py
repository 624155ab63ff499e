"""The conformance kit over Andor: every legend, difficulty and number of heroes, every option at its other values."""

from __future__ import annotations

from itertools import combinations

import pytest

from sagenwerk.andor.scenario import AndorScenario
from sagenwerk.games import game
from sagenwerk.testing import check_game

GAME = game("andor")

#: Attributes that never change.
FIXED = ["order.*", "options.*", "heroes.*.kind"]
#: The memory of the state is looked at in one party of each legend only: it takes longest.
NO_MEMORY = ["*"]

#: All mixes of heroes, clockwise; every legend is played with one of each number, all mixes come in turn.
MIXES = {number: [list(mix) for mix in combinations(GAME.heroes, number)] for number in (2, 3, 4)}

#: Every option at its second value, and at its last.
SECOND = {option.name: option.values[1] for option in GAME.options if option.name != "difficulty"}
LAST = {option.name: option.values[-1] for option in GAME.options if option.name != "difficulty"}


def difficulties(scenario: str) -> list[str]:
    """The difficulties of a legend."""
    loaded = GAME.scenario(scenario)
    assert isinstance(loaded, AndorScenario)
    return ["normal", "easy"] if loaded.difficulties else ["normal"]


LEGENDS = [(scenario, difficulty) for scenario in GAME.scenarios() for difficulty in difficulties(scenario)]
PARTIES = [
    pytest.param(*legend, MIXES[number][place % len(MIXES[number])], id="-".join([*legend, str(number)]))
    for place, legend in enumerate(LEGENDS)
    for number in (2, 3, 4)
]


def absent(scenario: str, heroes: list[str]) -> list[str]:
    """What cannot change: boards of heroes who stay in the box, and sets of things that the legend has none of."""
    board = GAME.scenario(scenario)
    assert isinstance(board, AndorScenario)
    boards = [f"heroes.{number}.*" for number, name in enumerate(GAME.heroes) if name not in heroes]
    sets = {
        "cut": board.cuts,
        "marks": [True] * board.marks_used,
        "hidden": board.pool_shows,
        "deals": board.deals,
        "goals_set": board.goals,
        "watching": board.triggers,
    }
    return boards + [name for name, members in sets.items() if not members]


@pytest.mark.rule("AN-226")
@pytest.mark.parametrize(("scenario", "difficulty", "heroes"), PARTIES)
def test_every_legend_keeps_the_laws_of_the_kernel(scenario: str, difficulty: str, heroes: list[str]) -> None:
    fixed = [*FIXED, *absent(scenario, heroes)] if len(heroes) == 3 else NO_MEMORY
    report = check_game(GAME, scenario, games=1, heroes=heroes, options={"difficulty": difficulty}, fixed=fixed)
    assert report.decisions > 20


@pytest.mark.parametrize("options", [SECOND, LAST], ids=["second", "last"])
def test_the_laws_hold_with_all_options_chosen_otherwise(options: dict[str, str]) -> None:
    report = check_game(GAME, "legend-2", games=1, heroes=MIXES[3][1], options=options, fixed=NO_MEMORY)
    assert report.decisions > 20
