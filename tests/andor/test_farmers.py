"""Farmers (AN-207 to AN-214)."""

from __future__ import annotations

import pytest
from andor.tables import given, own_legend, sunrise

from sagenwerk.andor.exchange import NOT_CARRIED, NOTHING_LIES_HERE, ONE_WAY
from sagenwerk.andor.turn import NOT_YET_UNLOCKED


@pytest.mark.rule("AN-207")
def test_farmers_may_be_brought_into_the_castle() -> None:
    table = given(dwarf={"field": "24"}, farmers={"24": 1}).do("pick up farmer")
    table.do(*[f"walk to {to}" for to in (21, 4, 0)], "stop here")
    assert (table["farmers_saved"], table["farmers"]) == (1, None)


@pytest.mark.rule("AN-208")
def test_a_hero_on_the_field_of_a_farmer_may_take_the_token_along() -> None:
    table = given(dwarf={"field": "24"}, farmers={"24": 1}).do("pick up farmer", "walk to 21", "stop here")
    assert (table.hero("dwarf")["farmers"], table["farmers"]) == (1, None)
    assert table.hero("dwarf")["hours"] == 1


@pytest.mark.rule("AN-208")
def test_nobody_has_to() -> None:
    table = given(dwarf={"field": "24"}, farmers={"24": 1}).do("walk to 21", "stop here")
    assert (table.hero("dwarf").get("farmers"), table["farmers"]) == (None, {"24": 1})


@pytest.mark.rule("AN-208")
def test_elsewhere_there_is_nobody_to_take() -> None:
    assert given(dwarf={"field": "23"}, farmers={"24": 1}).refusal("pick up farmer") is NOTHING_LIES_HERE


@pytest.mark.rule("AN-209", "AN-179")
def test_several_at_once_and_without_storage() -> None:
    bag = {"bow": 1, "helm": 1, "wineskin": 3}
    table = given(dwarf={"field": "24", "farmers": 1, "bag": bag}, farmers={"24": 2})
    table.do("pick up farmer", "pick up farmer")
    assert (table.hero("dwarf")["farmers"], table.bag("dwarf")) == (3, bag)


@pytest.mark.rule("AN-210")
def test_they_are_picked_up_and_set_down_in_passing() -> None:
    table = given(dwarf={"field": "25"}, farmers={"24": 1})
    table.do("walk to 24", "pick up farmer", "walk to 21", "lay down farmer", "walk to 4", "stop here")
    assert (table["farmers"], table.hero("dwarf").get("farmers")) == ({"21": 1}, None)
    assert table.hero("dwarf")["hours"] == 3


@pytest.mark.rule("AN-210", "AN-035")
def test_out_of_turn_too() -> None:
    table = given(warrior={"field": "24"}, farmers={"24": 1}).do("warrior: acts in between", "warrior: pick up farmer")
    assert table.hero("warrior")["farmers"] == 1


@pytest.mark.rule("AN-211")
def test_a_farmer_may_be_left_behind_at_any_time() -> None:
    table = given(dwarf={"field": "24", "farmers": 2}).do("lay down farmer", "walk to 21", "lay down farmer")
    assert table["farmers"] == {"24": 1, "21": 1}
    assert table.refusal("lay down farmer") is NOT_CARRIED


@pytest.mark.rule("AN-211")
def test_but_not_to_and_fro_on_one_field() -> None:
    table = given(dwarf={"field": "24", "farmers": 1}).do("lay down farmer")
    assert table.refusal("pick up farmer") is ONE_WAY


@pytest.mark.rule("AN-211", "AN-039")
def test_a_farmer_goes_on_with_another_hero_of_the_field() -> None:
    table = given(dwarf={"field": "24", "farmers": 1}, warrior={"field": "24"}).do("give farmer to the warrior")
    assert (table.hero("dwarf").get("farmers"), table.hero("warrior")["farmers"]) == (None, 1)


@pytest.mark.rule("AN-212")
def test_a_farmer_dies_at_once_when_his_hero_enters_the_field_of_a_creature() -> None:
    table = given(dwarf={"field": "24", "farmers": 2}, creatures={"21": "gor"}).do("walk to 21")
    assert table.hero("dwarf").get("farmers") is None
    assert table.rules("event-farmer-dies") == {"AN-212"}


@pytest.mark.rule("AN-212")
def test_also_in_passing() -> None:
    table = given(dwarf={"field": "24", "farmers": 1}, creatures={"21": "gor"})
    table.do("walk to 21", "walk to 4", "walk to 0", "stop here")
    assert table["farmers_saved"] is None


@pytest.mark.rule("AN-212")
def test_set_down_before_he_lives() -> None:
    table = given(dwarf={"field": "24", "farmers": 1}, creatures={"21": "gor"}).do("lay down farmer", "walk to 21")
    assert table["farmers"] == {"24": 1}


@pytest.mark.rule("AN-213")
@pytest.mark.parametrize("where", ["lying", "with a hero"])
def test_a_farmer_dies_at_once_when_a_creature_enters_his_field(where: str) -> None:
    if where == "lying":
        table = sunrise(farmers={"7": 2}, creatures={"8": "gor"}, dwarf={"field": "14"})
    else:
        table = sunrise(dwarf={"field": "7", "farmers": 2}, creatures={"8": "gor"})
    assert (table["farmers"], table.hero("dwarf").get("farmers")) == (None, None)


@pytest.mark.rule("AN-213", "AN-123")
def test_also_when_a_creature_is_placed_there() -> None:
    table = given(dwarf={"field": "7"}, fog={"8": "gor"}, farmers={"8": 1}).do("walk to 8", "stop here")
    assert table["farmers"] is None


@pytest.mark.rule("AN-213")
def test_also_one_whom_a_card_places_where_a_creature_stands() -> None:
    """C1 of Legend 2 brings a farmer to 28."""
    table = sunrise(narrator="B", creatures={"29": "gor"}).do("a die shows 1")
    assert (table.there("creatures", "28"), table["farmers"]) == ("gor", None)


@pytest.mark.rule("AN-213")
def test_a_creature_that_jumps_over_the_farmers_field_does_no_harm() -> None:
    """The gor on 9 finds 7 taken and goes on into the castle; the farmer on 15 is on nobody's way."""
    table = sunrise(farmers={"15": 1}, creatures={"9": "gor", "11": "troll"})
    assert table["farmers"] == {"15": 1}


@pytest.mark.rule("AN-214")
def test_a_dead_farmer_leaves_the_game_and_the_hero_is_unharmed() -> None:
    table = given(dwarf={"field": "24", "farmers": 1}, creatures={"21": "gor"}).do("walk to 21", "stop here")
    assert table.hero("dwarf") == {**table.hero("dwarf"), "willpower": 7, "strength": 1, "field": "21"}
    assert (table["farmers"], table["farmers_saved"]) == (None, None)


@pytest.mark.rule("AN-227", "AN-208")
def test_before_the_legend_speaks_of_farmers_nobody_takes_one() -> None:
    table = given(dwarf={"field": "24"}, farmers={"24": 1}, unlocked=["overtime", "trade"])
    assert table.refusal("pick up farmer") is NOT_YET_UNLOCKED


@pytest.mark.rule("AN-137", "AN-207")
def test_a_legend_hears_of_farmers_only_when_they_come_home() -> None:
    table = own_legend(
        """
        [[trigger]]
        id = "home"
        moment = "farmer-saved"
        once = false
        effects = [{ do = "add", slot = "homecomings" }]
        """,
        '{ do = "place", what = "farmer", fields = [7] }',
    )
    table.do("pick up farmer", "walk to 0")
    assert table["slots"] == {"homecomings": 1}
    table.do("walk to 7", "walk to 0", "stop here", "end the turn", "warrior: walk to 2", "warrior: walk to 0")
    assert table["slots"] == {"homecomings": 1}
