"""The conformance kit over HeroQuest: every quest in every edition, from its beginning and from its midst.

Of the three editions of a quest one is begun, the two others go on from a position that curious heroes came to, for
random play sees little of a dungeon. All options are played at their second and at their last value, too.
"""

from __future__ import annotations

from itertools import combinations

import pytest
from heroquest.curious import EDITIONS, GAME, on_the_way

from sagenwerk.testing import check_game

#: The memory of the state is looked at by tests of the kernel: it takes longest.
NO_MEMORY = ["*"]
#: All mixes of more than one hero; the quests are begun with one after the other.
MIXES = [list(mix) for number in (4, 3, 2) for mix in combinations(GAME.heroes, number)]

BEGUN = [
    pytest.param(scenario, EDITIONS[place % 3], MIXES[place % len(MIXES)], id=f"{scenario}-{EDITIONS[place % 3]}")
    for place, scenario in enumerate(GAME.scenarios())
]
GOING_ON = [
    pytest.param(scenario, EDITIONS[(place + turn) % 3], id=f"{scenario}-{EDITIONS[(place + turn) % 3]}")
    for place, scenario in enumerate(GAME.scenarios())
    for turn in (1, 2)
]
OPTIONS = [option for option in GAME.options if option.name != "edition"]
DEFAULT = {option.name: option.default for option in OPTIONS}
SECOND = {option.name: option.values[1] for option in OPTIONS}
LAST = {option.name: option.values[-1] for option in OPTIONS}


@pytest.mark.rule("HQ-164")
@pytest.mark.parametrize(("scenario", "edition", "heroes"), BEGUN)
def test_every_quest_keeps_the_laws_of_the_kernel(scenario: str, edition: str, heroes: list[str]) -> None:
    report = check_game(
        GAME, scenario, games=1, heroes=heroes, options={"edition": edition}, fixed=NO_MEMORY, longest=80, ends=False
    )
    assert report.decisions > 20


@pytest.mark.rule("HQ-164")
@pytest.mark.parametrize(("scenario", "edition"), GOING_ON)
def test_the_laws_hold_in_the_midst_of_every_quest(scenario: str, edition: str) -> None:
    place = on_the_way(scenario, edition, "laws", 300, DEFAULT)
    report = check_game(GAME, scenario, games=1, position=place, fixed=NO_MEMORY, longest=45, ends=False)
    assert report.decisions > 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", [SECOND, LAST], ids=["second", "last"])
def test_the_laws_hold_with_all_options_chosen_otherwise(options: dict[str, str], edition: str) -> None:
    place = on_the_way("quest-2", edition, "options", 150, options)
    report = check_game(GAME, "quest-2", games=1, position=place, fixed=NO_MEMORY, longest=80, ends=False)
    assert report.decisions > 20
