"""Positions as text: tidy, exact, and refused by line where something is wrong."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from tiny_game import RACE

from sagenwerk.content.notation import PositionError, from_text, to_text, toml
from sagenwerk.games import game
from sagenwerk.play import Play

JUNIOR = game("junior")


def text_of_a_race() -> str:
    play = Play(RACE, "short", heroes=["hare", "fox"], dice=[11, 6])
    play.choose("hare: roll")
    return to_text(play.state)


def test_a_position_reads_like_something_a_person_has_written() -> None:
    assert text_of_a_race() == RACE_AS_TEXT


RACE_AS_TEXT = """\
game = "dice-race"
scenario = "short"
result = "playing"
round = 1
turn = "fox"
pit = 11
pit_known = false
agenda = ["turn"]

[bag]
carrot = 4
stone = 3
feather = 2

[[runners]]
name = "hare"
field = 6

[[runners]]
name = "fox"
field = 0
"""


@pytest.mark.parametrize("scenario", JUNIOR.scenarios())
def test_a_position_of_andor_junior_comes_back_from_its_text(scenario: str) -> None:
    play = Play(JUNIOR, scenario, heroes=["mage", "dwarf", "archer"], seed=2)
    for _ in range(25):
        play.choose(play.state.legal_actions()[-1])
        text = to_text(play.state)
        same = from_text(JUNIOR, text)
        assert same.digest() == play.state.digest()
        assert to_text(same) == text


@pytest.mark.parametrize(
    "tree",
    [
        {},
        {"empty": {}, "list": [], "text": ""},
        {"a": 1, "inner": {"b": {"c": True, "d": {"e": -2}}}},
        {"deep": {"only": {"tables": {"here": {}}}}},
        {"name with spaces": 'ä "quoted" \\ \n \t \x7f', "dotted.name": {"x.y": [1.5]}},
        {"rows": [{"a": 1, "b": {"c": 2}, "d": [{"e": 3}]}, {}, {"a": 2}]},
        {"mixed": [{"a": 1}, 2, [3, {"b": [4]}]]},
        {"long": [f"something rather long number {number}" for number in range(9)]},
        {"": "a key may be empty"},
    ],
)
def test_every_plain_tree_comes_back_from_its_text(tree: dict[str, Any]) -> None:
    assert tomllib.loads(toml(tree)) == tree


@pytest.mark.parametrize("value", [None, (1, 2), {1}, {1: "a"}])
def test_what_is_not_plain_cannot_be_written(value: Any) -> None:
    with pytest.raises(TypeError):
        toml({"value": value})


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "problem"),
    [
        ("round = 1", "round 1", 4, "", "not TOML: Expected '='"),
        ("round = 1", "round = 1\nround = 2", 5, "", "not TOML: Cannot overwrite"),
        ("field = 0\n", 'field = "0', 21, "", "not TOML"),
        ("dice-race", "junior", 1, "game", "a position of 'junior', not of 'dice-race'"),
        ('scenario = "short"\n', "", 1, "scenario", "does not say what is played"),
        ("short", "shorter", 2, "scenario", "no track 'shorter'"),
        ("round = 1", "round = 2026-11-30", 4, "round", "no dates and times"),
        ("round = 1", "rounds = 1", 4, "rounds", "is not known"),
        ("field = 6", "field = 60", 17, "runners.0.field", "must be 0 to 12"),
        ("field = 0", "field = -1", 21, "runners.1.field", "must be 0 to 12"),
    ],
)
def test_a_wrong_position_is_refused_with_line_key_and_remedy(
    old: str, new: str, line: int, key: str, problem: str
) -> None:
    with pytest.raises(PositionError) as caught:
        from_text(RACE, text_of_a_race().replace(old, new))
    error = caught.value
    assert (error.line, error.key) == (line, key)
    assert problem in error.problem
    assert error.remedy in str(error)
    assert str(error).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("keys", "line", "key"),
    [
        ('order = ["warrior", "archer"]\ndragon = 400', 4, "dragon"),
        ('order = ["warrior", "cook"]', 3, "order"),
        ('order = ["warrior", "archer"]\nreka = "nowhere"', 4, "reka"),
        ('order = ["warrior", "archer"]\n[heroes.warrior]\nfield = "moon"', 5, "heroes.warrior.field"),
        ('order = ["warrior", "archer"]\n[heroes.archer]\nhat = 1', 5, "heroes.archer.hat"),
        ('order = ["warrior", "archer"]\n[options]\nweather = "fine"', 4, "options"),
    ],
)
def test_a_wrong_position_of_andor_junior_is_refused_with_line_and_key(keys: str, line: int, key: str) -> None:
    with pytest.raises(PositionError) as caught:
        from_text(JUNIOR, f'game = "junior"\nscenario = "challenge-1"\n{keys}\n')
    assert (caught.value.line, caught.value.key) == (line, key)


def test_a_tree_and_a_text_lead_to_the_same_state() -> None:
    state = JUNIOR.new("challenge-1", ["warrior", "archer"])  # type: ignore[arg-type, call-arg]
    same = JUNIOR.from_position(state.position())  # type: ignore[attr-defined]
    assert same.digest() == JUNIOR.from_position(to_text(state)).digest() == state.digest()  # type: ignore[attr-defined]
