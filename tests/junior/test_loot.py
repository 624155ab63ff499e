"""Loot bags, taking, laying down, swapping and giving (R-026, R-070, R-078, R-079)."""

from __future__ import annotations

import pytest
from junior.table import ARRIVED, given


@pytest.mark.rule("R-078")
def test_a_hero_takes_any_number_of_things_from_the_field_into_the_loot_bag() -> None:
    table = given(items={"rietburg": {"wood": 2, "gold": 1, "sword": 1}}, this_turn=ARRIVED)
    table.do("pick up wood", "pick up gold", "pick up wood", "pick up sword")
    assert table.bag("warrior") == {"wood": 2, "sword": 1, "gold": 1}
    assert table["items"] == {}


@pytest.mark.rule("R-078")
def test_a_hero_lays_any_number_of_things_openly_on_the_field() -> None:
    table = given(warrior={"bag": {"wood": 2, "gold": 1}}, this_turn=ARRIVED)
    table.do("lay down wood", "lay down wood", "lay down gold")
    assert table.bag("warrior") == {}
    assert table.lying("rietburg") == {"wood": 2, "gold": 1}


@pytest.mark.rule("R-078")
def test_a_hero_may_take_some_and_leave_the_rest() -> None:
    table = given(items={"rietburg": {"wood": 2}}, this_turn=ARRIVED).do("pick up wood", "end the turn")
    assert table.bag("warrior") == {"wood": 1}
    assert table.lying("rietburg") == {"wood": 1}


@pytest.mark.rule("R-026")
def test_the_loot_bag_holds_any_number_of_things() -> None:
    full = {"wood": 5, "sword": 4, "gold": 6, "torch": 3, "basket": 3}
    table = given(warrior={"bag": full}, items={"rietburg": {"falcon": 1, "gold": 1}}, this_turn=ARRIVED)
    table.do("pick up falcon", "pick up gold")
    assert table.bag("warrior") == {**full, "gold": 7, "falcon": 1}


@pytest.mark.rule("R-078")
def test_only_what_lies_on_the_field_can_be_taken() -> None:
    table = given(items={"fog01": {"wood": 1}}, this_turn=ARRIVED)
    assert table.refused("pick up wood") == "refusal-not-on-field"


@pytest.mark.rule("R-078")
def test_only_what_is_in_the_bag_can_be_laid_down() -> None:
    assert given(archer={"bag": {"wood": 1}}, this_turn=ARRIVED).refused("lay down wood") == "refusal-not-in-bag"


@pytest.mark.rule("R-078", "R-056")
def test_things_passed_on_the_way_stay_where_they_are() -> None:
    assert given(items={"rietburg": {"wood": 1}}).refused("pick up wood") == "refusal-still-walking"


@pytest.mark.rule("R-078", "R-040")
def test_only_the_hero_whose_turn_it_is_takes_things() -> None:
    table = given(items={"rietburg": {"wood": 1}}, archer={"bag": {"gold": 1}}, this_turn=ARRIVED)
    assert table.refused("archer: pick up wood") == "refusal-not-on-turn"
    assert table.refused("archer: lay down gold") == "refusal-not-on-turn"
    assert table.refused("archer: give gold to the warrior") == "refusal-not-on-turn"
    assert table.refused("archer: take wood from the warrior") == "refusal-not-on-turn"


@pytest.mark.rule("R-079")
def test_heroes_on_the_same_field_give_each_other_any_number_of_things() -> None:
    table = given(warrior={"bag": {"wood": 2, "gold": 1}}, this_turn=ARRIVED)
    table.do("give wood to the archer", "give wood to the archer", "give gold to the archer")
    assert table.bag("warrior") == {}
    assert table.bag("archer") == {"wood": 2, "gold": 1}


@pytest.mark.rule("R-079")
def test_the_hero_on_turn_gets_things_from_another_on_the_same_field() -> None:
    table = given(archer={"bag": {"wood": 1, "gold": 2}}, this_turn=ARRIVED)
    table.do("take gold from the archer", "take gold from the archer")
    assert table.bag("warrior") == {"gold": 2}
    assert table.bag("archer") == {"wood": 1}


@pytest.mark.rule("R-079")
def test_heroes_on_the_same_field_swap_things() -> None:
    table = given(warrior={"bag": {"wood": 1}}, archer={"bag": {"gold": 1}}, this_turn=ARRIVED)
    table.do("give wood to the archer", "take gold from the archer")
    assert (table.bag("warrior"), table.bag("archer")) == ({"gold": 1}, {"wood": 1})


@pytest.mark.rule("R-079")
def test_heroes_elsewhere_cannot_be_given_anything() -> None:
    table = given(warrior={"bag": {"wood": 1}}, archer={"field": "fog01", "bag": {"gold": 1}}, this_turn=ARRIVED)
    assert table.refused("give wood to the archer") == "refusal-other-is-elsewhere"
    assert table.refused("take gold from the archer") == "refusal-other-is-elsewhere"


@pytest.mark.rule("R-079")
def test_nobody_gives_or_gets_what_is_not_there() -> None:
    table = given(this_turn=ARRIVED)
    assert table.refused("give wood to the archer") == "refusal-not-in-bag"
    assert table.refused("take wood from the archer") == "refusal-not-in-other-bag"


@pytest.mark.rule("R-079")
def test_a_hero_who_does_not_play_gets_nothing() -> None:
    table = given(warrior={"bag": {"wood": 1}}, this_turn=ARRIVED)
    assert table.refused("give wood to the mage") == "refusal-other-is-elsewhere"


@pytest.mark.rule("R-079")
def test_one_may_trade_with_a_sleeping_hero() -> None:
    """Interpretation A-23."""
    table = given(warrior={"bag": {"wood": 1}}, archer={"asleep": True, "bag": {"gold": 1}}, this_turn=ARRIVED)
    table.do("give wood to the archer", "take gold from the archer")
    assert table.bag("archer") == {"wood": 1}


@pytest.mark.rule("R-079")
def test_what_was_given_this_turn_is_not_taken_back_in_the_same_turn() -> None:
    table = given(warrior={"bag": {"wood": 1}}, archer={"bag": {"gold": 1}}, this_turn=ARRIVED)
    table.do("give wood to the archer", "take gold from the archer")
    assert table.refused("take wood from the archer") == "refusal-just-handed-over"
    assert table.refused("give gold to the archer") == "refusal-just-handed-over"
    table.do("end the turn", "archer: stand still", "give wood to the warrior")
    assert table.bag("warrior") == {"wood": 1, "gold": 1}


@pytest.mark.rule("R-078")
def test_what_was_laid_down_this_turn_is_not_picked_up_again_in_the_same_turn() -> None:
    table = given(warrior={"bag": {"wood": 1}}, items={"rietburg": {"gold": 1}}, this_turn=ARRIVED)
    table.do("lay down wood", "pick up gold")
    assert table.refused("pick up wood") == "refusal-just-handed-over"
    assert table.refused("lay down gold") == "refusal-just-handed-over"
    table.do("end the turn", "archer: stand still", "pick up wood", "end the turn", "warrior: stand still")
    assert table.may("lay down gold")


@pytest.mark.rule("R-079")
def test_a_thing_may_go_on_to_a_third_hero_in_the_same_turn() -> None:
    table = given("warrior archer dwarf", archer={"bag": {"wood": 1}}, this_turn=ARRIVED)
    table.do("take wood from the archer", "give wood to the dwarf")
    assert table.bag("dwarf") == {"wood": 1}


@pytest.mark.rule("R-055", "R-078")
def test_trading_costs_no_sun_disc() -> None:
    table = given(warrior={"suns": 1, "bag": {"wood": 1}}, this_turn=ARRIVED).do("give wood to the archer")
    assert table.hero("warrior")["suns"] == 1


@pytest.mark.rule("R-059")
def test_several_different_actions_in_one_turn_are_allowed() -> None:
    table = given(warrior={"field": "well1", "suns": 1, "bag": {"wood": 1}}, items={"well1": {"gold": 1}})
    table.do("stand still", "pick up gold", "drink from the well", "lay down wood")
    assert table.hero("warrior") == {**table.hero("warrior"), "suns": 3, "bag": {"gold": 1}}
    assert table.lying("well1") == {"wood": 1}
