"""The conformance kit over HeroQuest: every quest in every edition, every option at its other values."""

from __future__ import annotations

from itertools import combinations

import pytest

from sagenwerk.games import game
from sagenwerk.testing import check_game

GAME = game("heroquest")

#: The memory of the state is looked at in few games only: it takes longest.
NO_MEMORY = ["*"]
EDITIONS = ["eu1", "eu2", "us"]
#: All mixes of heroes; the quests are played with one after the other.
MIXES = [list(mix) for number in (4, 3, 2, 1) for mix in combinations(GAME.heroes, number)]

QUESTS = [
    pytest.param(scenario, edition, MIXES[(3 * place + turn) % len(MIXES)], id=f"{scenario}-{edition}")
    for place, scenario in enumerate(GAME.scenarios())
    for turn, edition in enumerate(EDITIONS)
]
OPTIONS = [option for option in GAME.options if option.name != "edition"]
SECOND = {option.name: option.values[1] for option in OPTIONS}
LAST = {option.name: option.values[-1] for option in OPTIONS}


@pytest.mark.rule("HQ-164")
@pytest.mark.parametrize(("scenario", "edition", "heroes"), QUESTS)
def test_every_quest_keeps_the_laws_of_the_kernel(scenario: str, edition: str, heroes: list[str]) -> None:
    report = check_game(
        GAME, scenario, games=1, heroes=heroes, options={"edition": edition}, fixed=NO_MEMORY, longest=400, ends=False
    )
    assert report.decisions > 10


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", [SECOND, LAST], ids=["second", "last"])
def test_the_laws_hold_with_all_options_chosen_otherwise(options: dict[str, str], edition: str) -> None:
    chosen = {**options, "edition": edition}
    report = check_game(GAME, "quest-2", games=1, options=chosen, fixed=NO_MEMORY, longest=600, ends=False)
    assert report.decisions > 20
