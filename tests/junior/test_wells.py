"""Wells (R-033, R-075 to R-077, R-114)."""

from __future__ import annotations

import pytest
from junior.table import ARRIVED, given, nightfall


@pytest.mark.rule("R-075")
@pytest.mark.parametrize(("suns", "then"), [(0, 3), (1, 4), (2, 5), (3, 6), (4, 6), (5, 6)])
def test_a_full_well_gives_back_up_to_three_sun_discs_never_more_than_there_are_spots(suns: int, then: int) -> None:
    """Ruling J-2."""
    table = given(warrior={"field": "well1", "suns": suns}, this_turn=ARRIVED).do("drink from the well")
    assert table.hero("warrior")["suns"] == then


@pytest.mark.rule("R-075")
def test_the_archer_has_room_for_nine_sun_discs() -> None:
    table = given("archer warrior", archer={"field": "well1", "suns": 6}, this_turn=ARRIVED).do("drink from the well")
    assert table.hero("archer")["suns"] == 9


@pytest.mark.rule("R-075")
def test_surplus_sun_discs_are_lost_and_nobody_else_gets_them() -> None:
    table = given(warrior={"field": "well1", "suns": 5}, archer={"field": "well1", "suns": 2}, this_turn=ARRIVED).do(
        "drink from the well"
    )
    assert (table.hero("warrior")["suns"], table.hero("archer")["suns"]) == (6, 2)
    assert table["wells"]["well1"] == "empty"
    assert [name for name in table.offers if "give" in name] == []


@pytest.mark.rule("R-075")
def test_who_has_all_sun_discs_does_not_drink() -> None:
    table = given(warrior={"field": "well1", "suns": 6}, this_turn=ARRIVED)
    assert table.refused("drink from the well") == "refusal-all-suns-there"


@pytest.mark.rule("R-075")
def test_only_on_a_well_field_can_a_hero_drink() -> None:
    assert given(warrior={"suns": 1}, this_turn=ARRIVED).refused("drink from the well") == "refusal-no-well-here"


@pytest.mark.rule("R-075", "R-056")
def test_drinking_in_passing_is_not_possible() -> None:
    assert given(warrior={"field": "well1", "suns": 1}).refused("drink from the well") == "refusal-still-walking"


@pytest.mark.rule("R-076")
def test_after_drinking_the_well_is_turned_to_its_empty_side() -> None:
    table = given(warrior={"field": "well1", "suns": 1}, this_turn=ARRIVED).do("drink from the well")
    assert table["wells"] == {"well1": "empty", "well2": "full", "well3": "full"}
    assert table.refused("drink from the well") == "refusal-well-is-empty"


@pytest.mark.rule("R-076")
def test_an_empty_well_gives_nothing_to_the_next_hero() -> None:
    table = given(warrior={"field": "well1", "suns": 1}, wells={"well1": "empty"}, this_turn=ARRIVED)
    assert table.refused("drink from the well") == "refusal-well-is-empty"


@pytest.mark.rule("R-077", "R-068")
def test_a_well_does_not_refill_the_hourglass() -> None:
    """Ruling J-2."""
    table = given(warrior={"field": "well1", "suns": 0, "hourglasses": 1, "ready": 0}, this_turn=ARRIVED)
    table.do("drink from the well")
    assert table.hero("warrior") == {**table.hero("warrior"), "suns": 3, "ready": 0}


@pytest.mark.rule("R-077", "R-075")
def test_a_hero_with_a_used_hourglass_and_all_sun_discs_does_not_drink() -> None:
    table = given(warrior={"field": "well1", "suns": 6, "hourglasses": 1, "ready": 0}, this_turn=ARRIVED)
    assert table.refused("drink from the well") == "refusal-all-suns-there"


@pytest.mark.rule("R-041", "R-075")
def test_who_spends_the_last_sun_disc_to_reach_a_well_and_drinks_does_not_fall_asleep() -> None:
    """Interpretation A-02: sleeping is looked at when the turn ends, after all actions."""
    table = given(warrior={"field": "fog01", "suns": 1}).do("step to well1", "drink from the well", "end the turn")
    assert not table.hero("warrior")["asleep"]
    assert table.hero("warrior")["suns"] == 3


@pytest.mark.rule("R-114", "R-076")
def test_empty_wells_are_full_again_in_the_night() -> None:
    table = nightfall(dragon=13, wells={"well1": "empty", "well3": "empty"}).do("red die: 1")
    assert table["wells"] == {"well1": "full", "well2": "full", "well3": "full"}


@pytest.mark.rule("R-114")
def test_a_well_fills_although_a_hero_sleeps_on_it() -> None:
    """Interpretation A-15."""
    table = nightfall(dragon=13, wells={"well1": "empty"}, warrior={"field": "well1"}).do("red die: 1")
    assert table["wells"]["well1"] == "full"


@pytest.mark.rule("R-138", "R-114")
def test_polluted_wells_stay_polluted_in_the_night() -> None:
    """Interpretation A-15."""
    wells = {"well1": "polluted", "well2": "empty", "well3": "full"}
    table = nightfall(scenario="challenge-3", dragon=13, wells=wells).do("red die: 1")
    assert table["wells"] == {"well1": "polluted", "well2": "full", "well3": "full"}
