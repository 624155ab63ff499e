"""Beacons and shopping (R-011, R-080 to R-084, R-139)."""

from __future__ import annotations

from typing import Any

import pytest
from junior.table import ARRIVED, Table, given


def at(field: str, bag: dict[str, int], **position: Any) -> Table:
    """The warrior has just arrived on a field."""
    return given(warrior={"field": field, "bag": bag}, this_turn=ARRIVED, **position)


@pytest.mark.rule("R-080")
def test_a_wood_at_the_watchtower_lights_a_beacon_and_the_dragon_goes_one_field_back() -> None:
    table = at("watchtower", {"wood": 2}, dragon=7).do("light a beacon")
    assert table["dragon"] == 8
    assert table["beacons"] == 1
    assert table.bag("warrior") == {"wood": 1}


@pytest.mark.rule("R-080")
def test_the_wood_of_a_beacon_stays_on_its_slot() -> None:
    table = at("watchtower", {"wood": 1}, dragon=7).do("light a beacon")
    assert table["items"] == {}
    assert table.refused("pick up wood") == "refusal-not-on-field"


@pytest.mark.rule("R-080")
def test_beacons_are_lit_at_the_watchtower_only() -> None:
    assert at("rietburg", {"wood": 1}).refused("light a beacon") == "refusal-no-watchtower-here"


@pytest.mark.rule("R-080")
def test_a_beacon_needs_wood_from_the_own_loot_bag() -> None:
    table = at("watchtower", {}, archer={"field": "watchtower", "bag": {"wood": 1}}, items={"watchtower": {"wood": 1}})
    assert table.refused("light a beacon") == "refusal-no-wood"
    assert table.do("pick up wood").may("light a beacon")


@pytest.mark.rule("R-080", "R-056")
def test_no_beacon_is_lit_in_passing() -> None:
    table = given(warrior={"field": "watchtower", "bag": {"wood": 1}})
    assert table.refused("light a beacon") == "refusal-still-walking"


@pytest.mark.rule("R-081")
def test_beacons_can_be_lit_only_three_times_in_the_whole_game() -> None:
    """Ruling J-4."""
    table = at("watchtower", {"wood": 5}, dragon=7).do("light a beacon", "light a beacon", "light a beacon")
    assert table["dragon"] == 10
    assert table.refused("light a beacon") == "refusal-no-beacon-left"


@pytest.mark.rule("R-081")
def test_all_heroes_share_the_three_beacons() -> None:
    table = at("watchtower", {"wood": 1}, archer={"field": "watchtower", "bag": {"wood": 1}}, beacons=2)
    table.do("light a beacon", "end the turn", "archer: stand still")
    assert table.refused("light a beacon") == "refusal-no-beacon-left"


@pytest.mark.rule("R-080", "R-092")
def test_at_the_right_end_of_the_track_a_beacon_burns_its_wood_but_the_dragon_stays() -> None:
    """Ruling J-4 and interpretation A-16."""
    table = at("watchtower", {"wood": 1}, dragon=15).do("light a beacon")
    assert table["dragon"] == 15
    assert table["beacons"] == 1
    assert table.bag("warrior") == {}


@pytest.mark.rule("R-082")
def test_at_the_merchant_one_gold_buys_one_torch_token() -> None:
    table = at("merchant", {"gold": 2}).do("buy a torch")
    assert table.bag("warrior") == {"gold": 1, "torch": 1}
    assert table["torches"] == 2


@pytest.mark.rule("R-082")
def test_a_hero_buys_any_number_of_torches_while_gold_lasts() -> None:
    table = at("merchant", {"gold": 2}).do("buy a torch", "buy a torch")
    assert table.bag("warrior") == {"torch": 2}
    assert table.refused("buy a torch") == "refusal-not-enough-gold"


@pytest.mark.rule("R-082", "R-011")
def test_a_hero_buys_torches_while_torches_last_there_are_only_three() -> None:
    table = at("merchant", {"gold": 6}).do("buy a torch", "buy a torch", "buy a torch")
    assert table.bag("warrior") == {"gold": 3, "torch": 3}
    assert table.refused("buy a torch") == "refusal-no-torch-left"


@pytest.mark.rule("R-011", "R-104", "R-084")
def test_a_used_torch_is_not_sold_again() -> None:
    table = given(warrior={"field": "mine01", "bag": {"torch": 1}}, torches=0, bridge_open=True, this_turn=ARRIVED)
    table.do("search the mine with a torch", "tile: mine-empty")
    assert table["torches"] == 0
    assert table.bag("warrior") == {}


@pytest.mark.rule("R-082")
def test_nothing_is_sold_elsewhere() -> None:
    assert at("rietburg", {"gold": 1}).refused("buy a torch") == "refusal-no-shop-here"


@pytest.mark.rule("R-082", "R-056")
def test_nothing_is_bought_in_passing() -> None:
    table = given(warrior={"field": "merchant", "bag": {"gold": 3}}, scenario="challenge-4", potion=True)
    assert table.refused("buy a torch") == "refusal-still-walking"
    assert table.refused("buy the healing potion") == "refusal-still-walking"


@pytest.mark.rule("R-083")
def test_once_found_reka_sells_torches_at_the_same_price() -> None:
    table = at("fog01", {"gold": 2}, reka="fog01", tiles={}, unseen={}).do("buy a torch")
    assert table.bag("warrior") == {"gold": 1, "torch": 1}
    assert table["torches"] == 2


@pytest.mark.rule("R-083")
def test_before_reka_is_found_nobody_sells_on_her_field() -> None:
    table = at("fog01", {"gold": 2}, tiles={}, unseen={})
    assert table.refused("buy a torch") == "refusal-no-shop-here"


@pytest.mark.rule("R-084")
def test_spent_gold_goes_to_the_box() -> None:
    table = at("merchant", {"gold": 1}).do("buy a torch")
    assert table["items"] == {}
    assert table.bag("warrior") == {"torch": 1}


@pytest.mark.rule("R-139")
def test_reka_sells_the_healing_potion_for_two_gold() -> None:
    table = at("fog01", {"gold": 3}, scenario="challenge-4", reka="fog01", potion=True, tiles={}, unseen={})
    table.do("buy the healing potion")
    assert table.bag("warrior") == {"gold": 1, "potion": 1}
    assert table.done == ["healing-potion"]
    assert table.refused("buy the healing potion") == "refusal-no-potion-left"


@pytest.mark.rule("R-139")
def test_one_gold_is_not_enough_for_the_potion() -> None:
    table = at("fog01", {"gold": 1}, scenario="challenge-4", reka="fog01", potion=True, tiles={}, unseen={})
    assert table.refused("buy the healing potion") == "refusal-not-enough-gold"


@pytest.mark.rule("R-139")
def test_the_merchant_has_no_potion() -> None:
    table = at("merchant", {"gold": 2}, scenario="challenge-4", potion=True)
    assert table.refused("buy the healing potion") == "refusal-not-at-reka"


@pytest.mark.rule("R-139")
def test_without_its_task_card_there_is_no_potion() -> None:
    table = at("fog01", {"gold": 2}, reka="fog01", tiles={}, unseen={})
    assert table.refused("buy the healing potion") == "refusal-no-potion-left"


@pytest.mark.rule("R-040")
def test_nobody_buys_or_lights_beacons_out_of_turn() -> None:
    table = given(warrior={"field": "watchtower", "bag": {"wood": 1}}, turn="archer", this_turn=ARRIVED)
    assert table.refused("warrior: light a beacon") == "refusal-not-on-turn"
    assert table.refused("warrior: buy a torch") == "refusal-not-on-turn"
    assert table.refused("warrior: buy the healing potion") == "refusal-not-on-turn"
