"""Every option of the rules in every value (Junior's interpretations where tables differ)."""

from __future__ import annotations

from typing import Any

import pytest
from junior.table import ARRIVED, GAME, Table, given, new_game, nightfall


def test_every_option_has_its_default_first_and_names_its_rule() -> None:
    assert {option.name: (option.values, option.rule) for option in GAME.options} == {
        "difficulty": (["normal", "easy", "hard"], "R-035"),
        "falcon_burden": (["0", "1"], "R-131"),
        "sword_tokens": (["any-time", "only-to-win"], "R-087"),
        "cave_step": (["from-cave", "entrance-included"], "R-046"),
        "mine_search": (["voluntary", "compulsory"], "R-102"),
        "well_cleaning": (["sleepers-count", "awake-only"], "R-138"),
        "fog_gor_without_place": (["alarm", "nothing"], "R-063"),
        "well_with_hero": (["refills", "stays-empty"], "R-114"),
    }


def test_options_not_chosen_stand_at_their_defaults() -> None:
    assert new_game(falcon_burden="1")["options"] == {
        **{option.name: option.default for option in GAME.options},
        "falcon_burden": "1",
    }


def test_an_unknown_option_or_value_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match=r"there is no option 'weather'; options are difficulty, .*well_with_hero"):
        new_game(weather="fog")
    with pytest.raises(ValueError, match="option 'difficulty' is one of normal, easy, hard, not 'brutal'"):
        new_game(difficulty="brutal")


@pytest.mark.rule("R-035")
@pytest.mark.parametrize(
    ("heroes", "difficulty", "dragon"),
    [
        ("warrior archer", "normal", 13),
        ("warrior archer", "easy", 15),
        ("warrior archer", "hard", 11),
        ("warrior archer dwarf", "easy", 12),
        ("warrior archer dwarf mage", "normal", 8),
        ("warrior archer dwarf mage", "hard", 6),
    ],
)
def test_difficulty_moves_the_start_of_the_dragon(heroes: str, difficulty: str, dragon: int) -> None:
    assert new_game(heroes, difficulty=difficulty)["dragon"] == dragon


def with_falcon(burden: str, suns: int) -> Table:
    return given(
        warrior={"field": "bridgehouse", "suns": suns, "bag": {"falcon": 1}}, options={"falcon_burden": burden}
    )


@pytest.mark.rule("R-131")
def test_without_the_burden_a_step_with_the_falcon_costs_one_sun_disc() -> None:
    assert with_falcon("0", 6).do("step to fog34").hero("warrior")["suns"] == 5


@pytest.mark.rule("R-131")
def test_with_the_burden_the_first_step_of_a_turn_with_the_falcon_costs_one_more() -> None:
    table = with_falcon("1", 6).do("step to fog34")
    assert table.hero("warrior")["suns"] == 4
    assert table.do("step to fog33").hero("warrior")["suns"] == 3


@pytest.mark.rule("R-131")
def test_with_one_sun_disc_left_the_burdened_hero_can_only_stand_still() -> None:
    table = with_falcon("1", 1)
    assert table.refused("step to fog34") == "refusal-falcon-is-heavy"
    assert table.offers == ["warrior: stand still"]
    assert table.do("stand still").hero("warrior")["suns"] == 0


@pytest.mark.rule("R-131")
def test_every_turn_with_the_falcon_pays_the_burden_anew() -> None:
    table = with_falcon("1", 6).do("step to cave4", "end the turn", "archer: stand still", "end the turn")
    assert table.do("step to fog30").hero("warrior")["suns"] == 2


@pytest.mark.rule("R-131")
def test_heroes_without_the_falcon_bear_no_burden() -> None:
    table = given(options={"falcon_burden": "1"}).do("step to fog01")
    assert table.hero("warrior")["suns"] == 5


def with_swords(option: str, swords: int, **rest: Any) -> Table:
    return given(
        warrior={"field": "gor2", "bag": {"sword": swords}},
        gors=[2],
        options={"sword_tokens": option},
        this_turn=ARRIVED,
        **rest,
    )


@pytest.mark.rule("R-087")
def test_sword_tokens_may_be_laid_any_time() -> None:
    assert with_swords("any-time", 1).may("lay a sword token")


@pytest.mark.rule("R-087")
def test_with_only_to_win_sword_tokens_are_laid_if_they_fill_all_free_slots() -> None:
    """Interpretation A-09."""
    assert with_swords("only-to-win", 2).refused("lay a sword token") == "refusal-swords-would-not-win"
    assert with_swords("only-to-win", 3).do(*["lay a sword token"] * 3)["gors"] == []
    after_a_throw = with_swords("only-to-win", 1).do("attack the gor", "throws 2 sword, 2 blank")
    assert after_a_throw.do("lay a sword token")["gors"] == []


@pytest.mark.rule("R-046")
@pytest.mark.parametrize(("option", "through"), [("from-cave", False), ("entrance-included", True)])
def test_from_beside_a_cave_the_dwarf_goes_through_only_if_the_entrance_is_included(option: str, through: bool) -> None:
    """Interpretation A-22."""
    table = given("dwarf mage", dwarf={"field": "fog16"}, options={"cave_step": option})
    assert table.may("through the caves to cave2") == through


@pytest.mark.rule("R-046")
def test_with_the_entrance_included_the_way_through_costs_one_sun_disc() -> None:
    table = given("dwarf mage", dwarf={"field": "fog16"}, options={"cave_step": "entrance-included"})
    assert table.refused("through the caves to cave1") == "refusal-no-cave-here"
    table.do("through the caves to cave2")
    assert table.hero("dwarf") == {**table.hero("dwarf"), "field": "cave2", "suns": 5}


def on_a_mine_tile(option: str, **rest: Any) -> Table:
    return given(
        warrior={"field": "mine05"}, bridge_open=True, options={"mine_search": option}, this_turn=ARRIVED, **rest
    )


@pytest.mark.rule("R-102")
def test_a_voluntary_search_can_be_left_out() -> None:
    """Interpretation A-21."""
    assert on_a_mine_tile("voluntary").may("end the turn")


@pytest.mark.rule("R-102")
def test_a_compulsory_search_must_be_tried_before_the_turn_ends() -> None:
    table = on_a_mine_tile("compulsory")
    assert table.refused("end the turn") == "refusal-search-first"
    assert table.do("search the mine", "throws 4 blank").may("end the turn")


@pytest.mark.rule("R-102")
def test_even_a_compulsory_search_needs_a_tile() -> None:
    assert on_a_mine_tile("compulsory", tiles={}, unseen={}).may("end the turn")


@pytest.mark.rule("R-102", "R-094")
def test_even_a_compulsory_search_needs_dice() -> None:
    table = given(
        "mage dwarf",
        dwarf={"field": "mine05"},
        bridge_open=True,
        options={"mine_search": "compulsory"},
        turn="dwarf",
        gors=[2],
        fights={"2": {"laid": {"dwarf": 3}}},
        this_turn=ARRIVED,
    )
    assert table.may("end the turn")


@pytest.mark.rule("R-138")
@pytest.mark.parametrize(("option", "cleans"), [("sleepers-count", True), ("awake-only", False)])
def test_whether_a_sleeping_hero_helps_to_clean_a_well_is_an_option(option: str, cleans: bool) -> None:
    """Interpretation A-27."""
    table = given(
        scenario="challenge-3",
        warrior={"field": "well1"},
        archer={"field": "well1", "asleep": True},
        wells={"well1": "polluted"},
        options={"well_cleaning": option},
        this_turn=ARRIVED,
    )
    assert table.may("clean the well") == cleans
    if not cleans:
        assert table.refused("clean the well") == "refusal-needs-two-heroes"


@pytest.mark.rule("R-138")
def test_two_heroes_awake_clean_a_well_in_any_case() -> None:
    table = given(
        scenario="challenge-3",
        warrior={"field": "well1"},
        archer={"field": "well1"},
        wells={"well1": "polluted"},
        options={"well_cleaning": "awake-only"},
        this_turn=ARRIVED,
    )
    assert table.may("clean the well")


@pytest.mark.rule("R-063")
def test_a_gor_of_the_fog_without_a_place_does_nothing_if_so_agreed() -> None:
    """Interpretation A-13."""
    table = given(
        warrior={"field": "fog01"},
        gors=[1, 2],
        dragon=9,
        options={"fog_gor_without_place": "nothing"},
        this_turn=ARRIVED,
    )
    table.do("search the fog", "tile: gor-2")
    assert (table["gors"], table["dragon"]) == ([1, 2], 9)
    assert table.may("end the turn")


@pytest.mark.rule("R-063")
def test_a_gor_of_the_fog_without_a_place_raises_the_alarm_by_default() -> None:
    table = given(warrior={"field": "fog01"}, gors=[1, 2], dragon=9, this_turn=ARRIVED)
    assert table.do("search the fog", "tile: gor-2", "red die: 1")["dragon"] == 8


@pytest.mark.rule("R-114")
@pytest.mark.parametrize(("option", "side"), [("refills", "full"), ("stays-empty", "empty")])
def test_whether_a_well_with_a_hero_on_it_fills_at_night_is_an_option(option: str, side: str) -> None:
    """Interpretation A-15."""
    table = nightfall(
        dragon=13,
        wells={"well1": "empty", "well2": "empty"},
        warrior={"field": "well1"},
        options={"well_with_hero": option},
    )
    table.do("red die: 1")
    assert table["wells"] == {"well1": side, "well2": "full", "well3": "full"}
