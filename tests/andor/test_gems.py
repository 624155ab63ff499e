"""Gems: money, and in one legend a lure (AN-201 to AN-204)."""

from __future__ import annotations

from typing import Any

import pytest
from andor.tables import Table, given, sunrise

from sagenwerk.andor.shop import NOT_ENOUGH_GOLD

#: What a legend has unlocked in which gems lure creatures.
LURE = [
    "overtime",
    "fight",
    "joint-battle",
    "strength",
    "articles",
    "trade",
    "farmers",
    "allies",
    "gem-lure",
]


def buyer(**board: Any) -> Table:
    """The dwarf stands with a merchant."""
    return given(dwarf={"field": "18", **board})


@pytest.mark.rule("AN-201")
@pytest.mark.parametrize("worth", [2, 4, 6])
def test_gems_count_two_four_or_six_gold_at_merchants(worth: int) -> None:
    table = buyer(bag={f"gem-{worth}": 1})
    table.do(*["buy strength"] * (worth // 2))
    assert (table.hero("dwarf")["strength"], table.hero("dwarf")["gold"], table.bag("dwarf")) == (1 + worth // 2, 0, {})
    assert table.refusal("buy strength") is NOT_ENOUGH_GOLD


@pytest.mark.rule("AN-201")
def test_what_a_gem_is_worth_beyond_the_price_comes_back_as_gold() -> None:
    table = buyer(bag={"gem-6": 1}).do("buy shield")
    assert (table.hero("dwarf")["gold"], table.bag("dwarf")) == (4, {"shield": 1})


@pytest.mark.rule("AN-201")
def test_gold_goes_first_then_the_smallest_gem_that_will_do() -> None:
    table = buyer(gold=1, bag={"gem-2": 1, "gem-6": 1}).do("buy strength")
    assert (table.hero("dwarf")["gold"], table.bag("dwarf")) == (1, {"gem-6": 1})


@pytest.mark.rule("AN-201", "AN-177")
def test_the_witch_takes_gems_too() -> None:
    table = given(dwarf={"field": "8", "bag": {"gem-4": 1}}, witch="8").do("buy brew")
    assert (table.hero("dwarf")["gold"], table.bag("dwarf")) == (1, {"brew": 1})


@pytest.mark.rule("AN-201")
def test_where_gems_lure_creatures_they_are_no_money() -> None:
    table = given(dwarf={"field": "18", "bag": {"gem-6": 1}}, unlocked=LURE)
    assert table.refusal("buy strength") is NOT_ENOUGH_GOLD
    assert table.refusal("buy shield") is NOT_ENOUGH_GOLD


@pytest.mark.rule("AN-202")
def test_a_hero_may_lay_a_gem_where_a_move_ended() -> None:
    table = given(dwarf={"field": "7", "bag": {"gem-2": 1}}, unlocked=LURE).do("walk to 8", "stop here")
    assert table.do("lay down gem-2")["items"] == {"8": {"gem-2": 1}}


@pytest.mark.rule("AN-202")
def test_a_creature_next_to_a_gem_goes_there_instead_of_along_the_arrow_and_the_gem_is_gone() -> None:
    table = sunrise(creatures={"8": "gor", "57": "gor"}, items={"9": {"gem-2": 1}}, unlocked=LURE)
    assert (table["creatures"], table["items"]) == ({"9": "gor", "54": "gor"}, None)


@pytest.mark.rule("AN-202")
def test_in_other_legends_gems_lure_nobody() -> None:
    table = sunrise(creatures={"8": "gor"}, items={"9": {"gem-2": 1}})
    assert (table["creatures"], table["items"]) == ({"7": "gor"}, {"9": {"gem-2": 1}})


@pytest.mark.rule("AN-203")
def test_of_two_gems_the_more_valuable_one_draws() -> None:
    position = {"creatures": {"8": "gor"}, "unlocked": LURE}
    assert sunrise(items={"9": {"gem-2": 1}, "11": {"gem-4": 1}}, **position)["creatures"] == {"11": "gor"}
    assert sunrise(items={"9": {"gem-6": 1}, "11": {"gem-4": 1}}, **position)["creatures"] == {"9": "gor"}


@pytest.mark.rule("AN-203", "AN-107")
def test_the_order_of_kinds_stays() -> None:
    """The gor is first at the gem; the skral finds none any more and goes along its arrow."""
    table = sunrise(creatures={"15": "gor", "8": "skral"}, items={"9": {"gem-2": 1}}, unlocked=LURE)
    assert table["creatures"] == {"9": "gor", "7": "skral"}


@pytest.mark.rule("AN-203")
def test_creatures_leave_even_the_castle_for_a_gem() -> None:
    table = sunrise(intruders=["gor", "skral"], items={"1": {"gem-2": 1}}, unlocked=LURE)
    assert (table["intruders"], table["creatures"], table["items"]) == (["skral"], {"1": "gor"}, None)


@pytest.mark.rule("AN-204")
def test_a_gem_under_a_newly_placed_creature_is_removed() -> None:
    position = {"dwarf": {"field": "7"}, "fog": {"8": "gor"}, "items": {"8": {"gem-6": 1, "helm": 1}}}
    table = given(unlocked=LURE, **position).do("walk to 8", "stop here")
    assert table["items"] == {"8": {"helm": 1}}
    assert given(**position).do("walk to 8", "stop here")["items"] == {"8": {"gem-6": 1, "helm": 1}}
