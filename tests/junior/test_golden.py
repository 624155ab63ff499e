"""Golden play-throughs and digests of Andor Junior (see ``playthrough``)."""

from __future__ import annotations

import pytest
from junior.table import GAME
from playthrough import GOLDEN, digests, holds, names_of, replayed, told

from sagenwerk.bots import Luck, deal, policy
from sagenwerk.kernel import CHANCE

#: Who plays the play-through of each scenario, with which seed: won games where the simple bot wins some.
TABLES = {
    "challenge-1": ("warrior archer", 1),
    "challenge-2": ("warrior mage dwarf", 2),
    "challenge-3": ("archer dwarf", 3),
    "challenge-4": ("dwarf mage warrior archer", 4),
    "free-easy": ("mage archer", 5),
    "free-medium": ("archer warrior dwarf", 6),
    "free-hard": ("warrior dwarf", 7),
}

#: Random games whose digests are kept, for each scenario.
SEEDS = range(12)
PARTIES = [["warrior", "archer"], ["mage", "dwarf", "warrior"], ["archer", "dwarf", "mage", "warrior"]]


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_a_play_through_stays_as_it_is_written(scenario: str, write_golden: bool) -> None:
    heroes, seed = TABLES[scenario]
    party = heroes.split()
    path = GOLDEN / f"{scenario}.txt"
    if write_golden:
        luck, bot = Luck(seed), policy("greedy", "junior")
        choose = lambda state: deal(state, luck) if state.actor == CHANCE else bot.choose(state, luck)  # noqa: E731
        title = f"Andor Junior, {scenario}: {', '.join(party)}"
        path.write_text(told(title, GAME.new(scenario, party, {}), choose), encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    assert replayed(text, GAME.new(scenario, party, {})) == text


def test_play_throughs_are_there_for_every_scenario_and_end_both_ways() -> None:
    assert list(TABLES) == GAME.scenarios()
    ends = {scenario: (GOLDEN / f"{scenario}.txt").read_text("utf-8").split("\n")[-2] for scenario in TABLES}
    assert {end.split()[0] for end in ends.values()} == {"won", "lost"}


def test_random_games_end_where_they_always_ended(write_golden: bool) -> None:
    holds(GOLDEN / "digests.json", digests(GAME, PARTIES, SEEDS), write_golden)


def test_actions_keep_their_names_and_their_order(write_golden: bool) -> None:
    actions = GAME.scenario("challenge-1").actions.all
    holds(GOLDEN / "actions-challenge-1.txt", names_of(actions), write_golden)


def test_the_same_actions_stand_in_every_scenario_in_the_same_order() -> None:
    first = [action.name for action in GAME.scenario("challenge-1").actions.all]
    for scenario in GAME.scenarios():
        assert [action.name for action in GAME.scenario(scenario).actions.all] == first


def test_steps_keep_their_names_and_their_order(write_golden: bool) -> None:
    holds(GOLDEN / "steps-challenge-1.txt", names_of(GAME.scenario("challenge-1").steps.all), write_golden)
