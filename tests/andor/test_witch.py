"""The witch and her brew (AN-175 to AN-178)."""

from __future__ import annotations

import pytest
from andor.tables import EVERYBODY, given

from sagenwerk.andor.heroes import DAY_ENDED, NO_ROOM
from sagenwerk.andor.shop import NO_WITCH_HERE, NOT_ENOUGH_GOLD, SOLD_OUT


@pytest.mark.rule("AN-175", "AN-176")
def test_whoever_activates_her_token_gets_one_brew_free_and_she_is_placed_there() -> None:
    table = given(dwarf={"field": "7"}, fog={"8": "brew"}).do("walk to 8", "stop here")
    assert (table.bag("dwarf"), table["witch"], table["supply"]["brew"]) == ({"brew": 1}, "8", 4)
    assert table.rules("event-witch") == {"AN-176"}


@pytest.mark.rule("AN-175", "AN-191")
def test_without_a_brew_on_the_equipment_board_she_comes_all_the_same() -> None:
    table = given(dwarf={"field": "7"}, fog={"8": "brew"}, supply={"brew": 0}).do("walk to 8", "stop here")
    assert (table.bag("dwarf"), table["witch"]) == ({}, "8")


@pytest.mark.rule("AN-176")
def test_seen_by_the_telescope_only_she_is_not_there_yet() -> None:
    table = given(dwarf={"field": "7", "bag": {"telescope": 1}}, fog={"8": "unknown"}).do("look at 8", "fog: brew")
    assert (table["witch"], table.bag("dwarf")) == (None, {"telescope": 1})


@pytest.mark.rule("AN-177")
@pytest.mark.parametrize(("heroes", "price"), [("dwarf warrior", 3), ("dwarf warrior wizard", 4), (EVERYBODY, 5)])
def test_brew_costs_three_four_or_five_gold_for_two_three_or_four_heroes(heroes: str, price: int) -> None:
    table = given(heroes, dwarf={"field": "8", "gold": price}, witch="8").do("buy brew")
    assert (table.bag("dwarf"), table.hero("dwarf")["gold"]) == ({"brew": 1}, 0)
    poor = given(heroes, dwarf={"field": "8", "gold": price - 1}, witch="8")
    assert poor.refusal("buy brew") is NOT_ENOUGH_GOLD


@pytest.mark.rule("AN-177")
def test_only_on_her_field() -> None:
    assert given(dwarf={"field": "9", "gold": 5}, witch="8").refusal("buy brew") is NO_WITCH_HERE
    assert given(dwarf={"field": "8", "gold": 5}).refusal("buy brew") is NO_WITCH_HERE


@pytest.mark.rule("AN-177", "AN-191", "AN-179")
def test_not_without_a_brew_left_or_room_for_it() -> None:
    assert given(dwarf={"field": "8", "gold": 5}, witch="8", supply={"brew": 0}).refusal("buy brew") is SOLD_OUT
    full = given(dwarf={"field": "8", "gold": 5, "bag": {"wineskin": 3}}, witch="8")
    assert full.refusal("buy brew") is NO_ROOM


@pytest.mark.rule("AN-177", "AN-035")
def test_out_of_turn_too_but_not_after_the_day() -> None:
    table = given(warrior={"field": "8", "gold": 3}, witch="8").do("warrior: acts in between", "warrior: buy brew")
    assert table.bag("warrior") == {"brew": 1}
    asleep = given(warrior={"field": "8", "gold": 3, "day_ended": True}, witch="8")
    assert asleep.refusal("warrior: acts in between") is DAY_ENDED


@pytest.mark.rule("AN-178")
@pytest.mark.parametrize(("heroes", "price"), [("archer warrior", 2), ("archer warrior wizard", 3), (EVERYBODY, 4)])
def test_the_archer_pays_one_gold_less(heroes: str, price: int) -> None:
    table = given(heroes, archer={"field": "8", "gold": price}, witch="8", turn="archer").do("buy brew")
    assert (table.bag("archer"), table.hero("archer")["gold"]) == ({"brew": 1}, 0)
    poor = given(heroes, archer={"field": "8", "gold": price - 1}, witch="8", turn="archer")
    assert poor.refusal("buy brew") is NOT_ENOUGH_GOLD
