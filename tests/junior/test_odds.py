"""Exact chances of throws, over the whole tree of outcomes (R-021 to R-023, R-086 to R-089, R-102; numeric oracle)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from junior.table import ARRIVED, given

from sagenwerk.junior.state import Junior
from sagenwerk.kernel import CHANCE


def chance_of(state: Junior, good: Callable[[Junior], bool], throws: int, throw: str) -> Fraction:
    """How likely ``good`` comes true within this many turns of the one hero who acts; the other one stands still."""
    if good(state):
        return Fraction(1)
    if state.actor == CHANCE:
        weights = state.weights()
        total = Fraction(0)
        for outcome, weight in zip(state.legal_actions(), weights, strict=True):
            after = state.clone()
            after.apply(outcome)
            total += Fraction(weight, sum(weights)) * chance_of(after, good, throws, throw)
        return total
    hero = throw.split(":")[0]
    after = state.clone()
    if after.turn == after.order[0] and not after.thrown:
        if throws == 0:
            return Fraction(0)
        if not after.arrived:
            after.apply(after.board.actions[f"{hero}: stand still"])
        after.apply(after.board.actions[throw])
        return chance_of(after, good, throws - 1, throw)
    name = state.board.actions
    other = "archer" if hero != "archer" else "warrior"
    if after.turn == after.order[0]:
        after.apply(name[f"{hero}: end the turn"])
    after.apply(name[f"{other}: stand still"])
    after.apply(name[f"{other}: end the turn"])
    return chance_of(after, good, throws, throw)


def wins(hero: str, field: str, throws: int) -> Fraction:
    """The chance to beat a Gor there within so many throws of one day."""
    other = "archer" if hero != "archer" else "warrior"
    number = int(field[3:])
    table = given(f"{hero} {other}", this_turn=ARRIVED, gors=[number], **{hero: {"field": field}})
    return chance_of(table.state, lambda state: not state.gors[number], throws, f"{hero}: attack the gor")


def lights(hero: str, throws: int) -> Fraction:
    """The chance for at least one torch on a mine tile within so many throws; the tile is known to be empty."""
    other = "archer" if hero != "archer" else "warrior"
    tiles = {"mine04": "mine-empty"}
    table = given(
        f"{hero} {other}", this_turn=ARRIVED, bridge_open=True, tiles=tiles, unseen={}, **{hero: {"field": "mine04"}}
    )
    field = table.state.board.field_named("mine04")
    return chance_of(table.state, lambda state: not state.tiles[field], throws, f"{hero}: search the mine")


@pytest.mark.rule("R-022", "R-023", "R-085", "R-086", "R-088")
@pytest.mark.parametrize(
    ("hero", "forest", "mountain"),
    [
        ("warrior", Fraction(11, 16), Fraction(5, 16)),
        ("archer", Fraction(7, 27), Fraction(1, 27)),
        ("dwarf", Fraction(7, 27), Fraction(1, 27)),
        ("mage", Fraction(1, 2), Fraction(1, 2)),
    ],
)
def test_the_chance_to_beat_a_gor_with_one_throw(hero: str, forest: Fraction, mountain: Fraction) -> None:
    assert wins(hero, "gor1", 1) == forest
    assert wins(hero, "gor2", 1) == mountain


@pytest.mark.rule("R-022", "R-023", "R-102")
@pytest.mark.parametrize(
    ("hero", "chance"),
    [
        ("warrior", Fraction(671, 1296)),
        ("archer", Fraction(91, 216)),
        ("dwarf", Fraction(19, 27)),
        ("mage", Fraction(1, 6)),
    ],
)
def test_the_chance_to_find_a_torch_with_one_throw(hero: str, chance: Fraction) -> None:
    assert lights(hero, 1) == chance


@pytest.mark.rule("R-086", "R-088", "R-089", "R-094")
@pytest.mark.parametrize(
    ("hero", "field", "percent"),
    [
        ("dwarf", "gor1", [25.9, 58.3, 78.9]),
        ("archer", "gor1", [25.9, 58.3, 78.9]),
        ("warrior", "gor1", [68.8, 94.9, 99.3]),
        ("mage", "gor1", [50.0, 75.0, 87.5]),
        ("dwarf", "gor2", [3.7, 17.1, 34.8]),
        ("archer", "gor2", [3.7, 17.1, 34.8]),
        ("warrior", "gor2", [31.2, 73.8, 92.1]),
        ("mage", "gor2", [50.0, 75.0, 87.5]),
    ],
)
def test_dice_that_stay_on_slots_make_later_throws_of_the_day_likelier(
    hero: str, field: str, percent: list[float]
) -> None:
    for throws, expected in enumerate(percent, 1):
        assert abs(wins(hero, field, throws) * 100 - Fraction(str(expected))) <= Fraction(1, 20)


@pytest.mark.rule("R-102", "R-103")
@pytest.mark.parametrize(
    ("hero", "percent"),
    [
        ("dwarf", [70.4, 91.2, 97.4]),
        ("archer", [42.1, 66.5, 80.6]),
        ("warrior", [51.8, 76.7, 88.8]),
        ("mage", [16.7, 30.6, 42.1]),
    ],
)
def test_without_a_torch_later_turns_try_again_with_the_same_chance(hero: str, percent: list[float]) -> None:
    for throws, expected in enumerate(percent, 1):
        assert abs(lights(hero, throws) * 100 - Fraction(str(expected))) <= Fraction(1, 20)


@pytest.mark.rule("R-023")
@pytest.mark.parametrize(
    ("hero", "faces"),
    [
        ("warrior", {"sword": 3, "torch": 1, "blank": 2}),
        ("archer", {"sword": 2, "torch": 1, "blank": 3}),
        ("dwarf", {"sword": 2, "torch": 2, "blank": 2}),
        ("mage", {"torch": 1, "lightning": 3, "blank": 2}),
    ],
)
def test_one_die_shows_each_face_as_often_as_it_bears_it(hero: str, faces: dict[str, int]) -> None:
    dice = {"warrior": 4, "archer": 3, "dwarf": 3, "mage": 1}[hero]
    laid = {"fights": {"2": {"laid": {hero: dice - 1}}}} if dice > 1 else {}
    other = "archer" if hero != "archer" else "warrior"
    table = given(f"{hero} {other}", this_turn=ARRIVED, gors=[2, 7], **{hero: {"field": "gor7"}}, **laid)
    chances = table.do("attack the gor").chances
    assert {name.split()[-1]: weight for name, weight in chances.items()} == faces


@pytest.mark.rule("R-066")
def test_the_red_die_shows_one_two_and_three_equally_often() -> None:
    table = given(warrior={"field": "fog01"}, this_turn=ARRIVED, tiles={"fog01": "dragon"}, unseen={}).do(
        "search the fog"
    )
    assert table.chances == {"red die: 1": 2, "red die: 2": 2, "red die: 3": 2}
