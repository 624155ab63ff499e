"""Golden play-throughs and digests of Andor (see ``playthrough``).

The play-throughs were thought out by hand: both legends as they are meant to be won, and how they go wrong. With
``--write-golden`` their counts and digests are written anew; what was chosen stays.
"""

from __future__ import annotations

import pytest
from andor.tables import EVERYBODY, GAME
from playthrough import GOLDEN, digests, holds, names_of, replayed

#: Which legend is played by whom, and how it ends.
TABLES = {
    "legend-1-won": ("legend-1", "dwarf warrior", "won on day 4"),
    "legend-1-lost": ("legend-1-part-2", "wizard dwarf warrior archer", "lost on day 3"),
    "legend-2-won": ("legend-2", "dwarf archer", "won on day 3"),
    "legend-2-lost": ("legend-2", "archer wizard warrior", "lost on day 2"),
}

#: Random games whose digests are kept, for each legend.
SEEDS = range(6)
PARTIES = [["warrior", "archer"], ["wizard", "dwarf", "warrior"], EVERYBODY.split()]


@pytest.mark.parametrize("play", TABLES)
def test_a_play_through_stays_as_it_is_written(play: str, write_golden: bool) -> None:
    scenario, heroes, end = TABLES[play]
    path = GOLDEN / f"andor-{play}.txt"
    text = path.read_text(encoding="utf-8")
    holds(path, replayed(text, GAME.new(scenario, heroes.split(), {})), write_golden)
    assert text.split("\n")[-2] == end


def test_random_games_end_where_they_always_ended(write_golden: bool) -> None:
    holds(GOLDEN / "andor-digests.json", digests(GAME, PARTIES, SEEDS), write_golden)


def test_actions_keep_their_names_and_their_order(write_golden: bool) -> None:
    actions = GAME.scenario("legend-2").actions.all
    holds(GOLDEN / "andor-actions-legend-2.txt", names_of(actions), write_golden)


def test_steps_keep_their_names_and_their_order(write_golden: bool) -> None:
    holds(GOLDEN / "andor-steps-legend-2.txt", names_of(GAME.scenario("legend-2").steps.all), write_golden)


def test_the_same_actions_begin_the_list_of_every_legend() -> None:
    """What the rules on the board bring comes first; what a legend's own file adds comes after it."""
    first = [action.name for action in GAME.scenario("legend-2").actions.all]
    common = first.index("stone-green") + 1
    for scenario in GAME.scenarios():
        assert [action.name for action in GAME.scenario(scenario).actions.all][:common] == first[:common]
