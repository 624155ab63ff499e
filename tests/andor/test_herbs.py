"""Medicinal herbs (AN-192 to AN-194)."""

from __future__ import annotations

import pytest
from andor.tables import given, sunrise

from sagenwerk.andor.articles import WILLPOWER_IS_FULL
from sagenwerk.andor.heroes import DAY_ENDED
from sagenwerk.andor.turn import ALREADY_ACTED
from sagenwerk.andor.walk import NO_HERB


@pytest.mark.rule("AN-192")
@pytest.mark.parametrize("number", [3, 4])
def test_a_herb_gives_as_much_willpower_as_its_number(number: int) -> None:
    table = given(dwarf={"bag": {f"herb-{number}": 1}}).do(f"eat herb {number}")
    assert (table.hero("dwarf")["willpower"], table.bag("dwarf")) == (7 + number, {})


@pytest.mark.rule("AN-192")
@pytest.mark.parametrize("number", [3, 4])
def test_or_so_many_fields_of_a_move_without_hours(number: int) -> None:
    table = given(dwarf={"field": "7", "hours": 10, "bag": {f"herb-{number}": 1}}).do(f"walk on herb {number}")
    for to in ("8", "9", "15", "7")[:number]:
        table.do(f"walk to {to}")
    assert (table.hero("dwarf")["hours"], table.bag("dwarf")) == (10, {})
    assert table.refused("walk to 0") == "refusal-no-hour-left"


@pytest.mark.rule("AN-192")
@pytest.mark.parametrize("number", [3, 4])
def test_or_a_bonus_to_the_battle_value(number: int) -> None:
    table = given(dwarf={"field": "8", "bag": {f"herb-{number}": 1}}, creatures={"8": "gor"})
    table.do("attack on 8", "dice 2 4", f"add herb {number}")
    assert table.lines("event-roll-counts")[-1]["value"] == 4 + number
    assert table.bag("dwarf") == {}


@pytest.mark.rule("AN-192")
def test_three_herbs_of_3_4_and_4_are_in_the_box() -> None:
    supply = given()["supply"]
    assert {herb: supply[herb] for herb in supply if "herb" in herb} == {"herb-3": 1, "herb-4": 2}


@pytest.mark.rule("AN-192")
def test_nobody_uses_a_herb_that_he_does_not_have() -> None:
    table = given(dwarf={"bag": {"herb-3": 1}})
    assert table.refusal("eat herb 4") is NO_HERB
    assert table.refusal("walk on herb 4") is NO_HERB


@pytest.mark.rule("AN-193")
def test_the_number_may_be_used_in_part_but_not_saved() -> None:
    table = given(dwarf={"field": "7", "bag": {"herb-4": 1}}).do("walk on herb 4", "walk to 8", "stop here")
    assert (table.hero("dwarf")["hours"], table.bag("dwarf"), table["this_turn"]) == (0, {}, {"doing": "acted"})
    table.do("end the turn", "warrior: pass", "walk to 9")
    assert table.hero("dwarf")["hours"] == 1


@pytest.mark.rule("AN-193", "AN-085")
def test_what_goes_beyond_twenty_willpower_is_lost() -> None:
    assert given(dwarf={"willpower": 18, "bag": {"herb-4": 1}}).do("eat herb 4").hero("dwarf")["willpower"] == 20
    assert given(dwarf={"willpower": 20, "bag": {"herb-4": 1}}).refusal("eat herb 4") is WILLPOWER_IS_FULL


@pytest.mark.rule("AN-193")
def test_a_used_herb_leaves_the_game() -> None:
    table = given(dwarf={"bag": {"herb-3": 1}}, supply={"herb-3": 0}).do("eat herb 3")
    assert (table.bag("dwarf"), table["items"], table["supply"]["herb-3"]) == ({}, None, 0)


@pytest.mark.rule("AN-193", "AN-002")
def test_a_herb_for_walking_belongs_to_the_move() -> None:
    table = given(dwarf={"bag": {"herb-3": 1}}, this_turn={"doing": "acted"})
    assert table.refusal("walk on herb 3") is ALREADY_ACTED


@pytest.mark.rule("AN-194")
def test_not_for_heroes_in_the_sunrise_box() -> None:
    table = given(warrior={"day_ended": True, "bag": {"herb-3": 1}})
    assert table.refusal("warrior: acts in between") is DAY_ENDED


@pytest.mark.rule("AN-194")
def test_herbs_do_not_stop_event_cards() -> None:
    """Golden 2: each hero on a field from 0 to 20 loses 3 willpower."""
    table = sunrise(dwarf={"field": "7", "bag": {"herb-3": 1, "herb-4": 1}}, event="golden-2")
    assert (table.hero("dwarf")["willpower"], table.question) == (4, "hero chooses")
