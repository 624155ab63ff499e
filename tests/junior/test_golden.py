"""Whole games as readable text, and digests of many more: the same on every machine, compiled or not.

A play-through holds for every entry how many legal actions there were and which was chosen, every 20 entries the
digest. It is replayed by its names, so that only a change of the rules changes it. After a wanted change of the
rules: ``pytest tests/junior/test_golden.py --write-golden``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from junior.table import GAME

from sagenwerk.bots import Luck, deal, play_out, policy
from sagenwerk.kernel import CHANCE, Action, Result, State

GOLDEN = Path(__file__).parent.parent / "golden"

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


@pytest.fixture
def write(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--write-golden", default=False))


def told(scenario: str, heroes: str, next_action: Callable[[State], Action[Any]]) -> str:
    """A game from its first to its last entry as text."""
    state = GAME.new(scenario, heroes.split(), {})
    lines = [f"Andor Junior, {scenario}: {', '.join(heroes.split())}", ""]
    number = 0
    while state.result is Result.PLAYING:
        action = next_action(state)
        number += 1
        lines.append(f"{number:4}  {len(state.legal_actions()):3}  {action.name}")
        state.apply(action)
        if number % 20 == 0:
            lines.append(f"           = {state.digest()}")
    lines.append(f"           = {state.digest()}")
    lines.extend(["", f"{state.result.value} on day {state.position()['day']}", ""])
    return "\n".join(lines)


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_a_play_through_stays_as_it_is_written(scenario: str, write: bool) -> None:
    heroes, seed = TABLES[scenario]
    path = GOLDEN / f"{scenario}.txt"
    if write:
        luck, bot = Luck(seed), policy("greedy", "junior")
        choose = lambda state: deal(state, luck) if state.actor == CHANCE else bot.choose(state, luck)  # noqa: E731
        path.write_text(told(scenario, heroes, choose), encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    names = iter(re.findall(r"^ *\d+ +\d+  (.+)$", text, re.MULTILINE))
    actions = GAME.scenario(scenario).actions
    assert told(scenario, heroes, lambda state: actions[next(names)]) == text
    assert not list(names), "the written game goes on"


def test_play_throughs_are_there_for_every_scenario_and_end_both_ways() -> None:
    assert list(TABLES) == GAME.scenarios()
    ends = {scenario: (GOLDEN / f"{scenario}.txt").read_text("utf-8").split("\n")[-2] for scenario in TABLES}
    assert {end.split()[0] for end in ends.values()} == {"won", "lost"}


def test_random_games_end_where_they_always_ended(write: bool) -> None:
    path = GOLDEN / "digests.json"
    digests: dict[str, list[str]] = {}
    for scenario in GAME.scenarios():
        digests[scenario] = []
        for seed in SEEDS:
            state = GAME.new(scenario, PARTIES[seed % len(PARTIES)], {})
            decisions = play_out(state, policy("random", "junior"), Luck(seed))
            digests[scenario].append(f"{state.digest()} {state.result.value} after {decisions}")
    if write:
        path.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
    assert digests == json.loads(path.read_text(encoding="utf-8"))


def test_actions_keep_their_names_and_their_order(write: bool) -> None:
    path = GOLDEN / "actions-challenge-1.txt"
    names = "".join(f"{action.name}\n" for action in GAME.scenario("challenge-1").actions.all)
    if write:
        path.write_text(names, encoding="utf-8")
    assert names == path.read_text(encoding="utf-8")


def test_the_same_actions_stand_in_every_scenario_in_the_same_order() -> None:
    first = [action.name for action in GAME.scenario("challenge-1").actions.all]
    for scenario in GAME.scenarios():
        assert [action.name for action in GAME.scenario(scenario).actions.all] == first


def test_steps_keep_their_names_and_their_order(write: bool) -> None:
    path = GOLDEN / "steps-challenge-1.txt"
    names = "".join(f"{step.name}\n" for step in GAME.scenario("challenge-1").steps.all)
    if write:
        path.write_text(names, encoding="utf-8")
    assert names == path.read_text(encoding="utf-8")
