"""Overtime: hours 8, 9 and 10 (AN-043 to AN-048)."""

from __future__ import annotations

import pytest
from andor.tables import evening, given

from sagenwerk.andor.heroes import HOUR_FORBIDDEN, NO_HOUR_LEFT, WILLPOWER_TOO_LOW


@pytest.mark.rule("AN-043")
def test_overtime_is_voluntary() -> None:
    table = given(dwarf={"hours": 7})
    assert table.may("pass")
    assert table.do("end the day").hero("dwarf")["willpower"] == 7


@pytest.mark.rule("AN-043")
def test_three_hours_of_overtime_at_most() -> None:
    table = given(dwarf={"hours": 7, "willpower": 20}, warrior={"day_ended": True})
    table.do("pass", "pass", "pass")
    assert table.refusal("pass") is NO_HOUR_LEFT


@pytest.mark.rule("AN-044", "AN-045")
@pytest.mark.parametrize(("hours", "left"), [(7, 8), (8, 8), (9, 8)])
def test_each_overtime_hour_costs_two_willpower_at_once(hours: int, left: int) -> None:
    table = given(dwarf={"field": "7", "hours": hours, "willpower": 10}).do("walk to 8")
    assert table.hero("dwarf")["willpower"] == left


@pytest.mark.rule("AN-044")
def test_the_worked_example_three_hours_of_overtime_in_one_move() -> None:
    """From 7 hours and 9 willpower: 3 fields, 3 willpower left."""
    table = given(dwarf={"field": "7", "hours": 7, "willpower": 9}).do("walk to 8", "walk to 11", "walk to 12")
    assert (table.hero("dwarf")["hours"], table.hero("dwarf")["willpower"]) == (10, 3)


@pytest.mark.rule("AN-045")
def test_the_disk_goes_back_in_the_middle_of_a_move() -> None:
    table = given(dwarf={"field": "7", "hours": 6}).do("walk to 8")
    assert table.hero("dwarf")["willpower"] == 7
    assert table.do("walk to 9").hero("dwarf")["willpower"] == 5
    assert table["this_turn"] == {"doing": "walks"}


@pytest.mark.rule("AN-046")
@pytest.mark.parametrize("willpower", [1, 2])
def test_an_hour_that_would_leave_no_willpower_is_not_taken(willpower: int) -> None:
    table = given(dwarf={"field": "7", "hours": 7, "willpower": willpower})
    assert table.refusal("walk to 8") is WILLPOWER_TOO_LOW


@pytest.mark.rule("AN-046")
def test_with_three_willpower_one_hour_may_be_taken_and_no_more() -> None:
    table = given(dwarf={"field": "7", "hours": 7, "willpower": 3}).do("walk to 8")
    assert table.hero("dwarf")["willpower"] == 1
    assert table.refusal("walk to 9") is WILLPOWER_TOO_LOW
    assert "dwarf: stop here" in table.offers


@pytest.mark.rule("AN-047")
def test_the_same_holds_for_a_fight() -> None:
    table = given(dwarf={"field": "8", "hours": 7, "willpower": 2}, creatures={"8": "gor"})
    assert table.refusal("attack on 8") is WILLPOWER_TOO_LOW
    table = given(dwarf={"field": "8", "hours": 7, "willpower": 7}, creatures={"8": "gor"}).do("attack on 8")
    assert (table.hero("dwarf")["hours"], table.hero("dwarf")["willpower"]) == (8, 5)


@pytest.mark.rule("AN-047")
def test_the_same_holds_for_passing() -> None:
    assert given(dwarf={"hours": 8, "willpower": 2}).refusal("pass") is WILLPOWER_TOO_LOW
    assert given(dwarf={"hours": 8, "willpower": 3}).do("pass").hero("dwarf")["willpower"] == 1


@pytest.mark.rule("AN-047", "AN-215")
def test_the_same_holds_for_leading_the_prince() -> None:
    tired = given(dwarf={"hours": 9, "willpower": 2}, allies={"prince": "72"})
    assert tired.refusal("lead prince") is WILLPOWER_TOO_LOW
    table = given(dwarf={"hours": 9, "willpower": 7}, allies={"prince": "72"}).do("lead prince")
    assert (table.hero("dwarf")["hours"], table.hero("dwarf")["willpower"]) == (10, 5)


@pytest.mark.rule("AN-046", "AN-074", "AN-153")
def test_between_two_rounds_a_hero_may_still_drink_at_a_well_to_afford_the_next_one() -> None:
    at_the_well = {"field": "5", "hours": 6, "willpower": 5}
    table = given(dwarf=at_the_well, creatures={"5": "gor"}).do("attack on 5", "dice 1", "dice 1 3")
    assert table.hero("dwarf")["willpower"] == 2
    assert table.offers == ["dwarf: break off", "dwarf: acts in between"]
    assert table.refusal("fight on") is WILLPOWER_TOO_LOW
    table.do("acts in between", "empty the well", "that is all", "fight on")
    assert (table.hero("dwarf")["hours"], table.hero("dwarf")["willpower"]) == (8, 3)


@pytest.mark.rule("AN-046", "AN-102", "AN-192")
def test_or_eat_a_herb_that_somebody_hands_over() -> None:
    weak = {"field": "8", "hours": 6, "willpower": 5}
    table = given(dwarf=weak, warrior={"field": "8", "bag": {"herb-4": 1}}, creatures={"8": "gor"})
    table.do("attack on 8", "begin the fight", "dice 1", "dice 1 3")
    table.do("warrior: acts in between", "warrior: give herb-4 to the dwarf", "warrior: that is all")
    table.do("dwarf: acts in between", "dwarf: eat herb 4", "dwarf: that is all", "dwarf: fight on")
    assert (table.hero("dwarf")["hours"], table.hero("dwarf")["willpower"]) == (8, 4)


@pytest.mark.rule("AN-046", "AN-074")
def test_who_can_get_no_willpower_is_not_asked() -> None:
    weak = {"field": "8", "hours": 6, "willpower": 5}
    table = given(dwarf=weak, creatures={"8": "gor"}).do("attack on 8", "dice 1", "dice 1 3")
    assert (table.question, table.told.count("event-no-hour-to-fight")) == ("hero chooses", 1)
    asleep = {"field": "8", "bag": {"herb-4": 1}, "day_ended": True}
    table = given(dwarf=weak, warrior=asleep, creatures={"8": "gor"}).do("attack on 8", "dice 1", "dice 1 3")
    assert table.question == "hero chooses"
    tired = {**weak, "hours": 9, "bag": {"herb-4": 1}}
    table = given(dwarf=tired, creatures={"8": "gor"})
    assert table.do("attack on 8", "dice 1", "leave the roll as it is", "dice 1 2").question == "hero chooses"


@pytest.mark.rule("AN-048")
def test_an_event_may_change_the_price_of_an_hour() -> None:
    """Golden 19: hours 9 and 10 cost 3; golden 26: hour 8 costs nothing."""
    table = given(dwarf={"hours": 7, "willpower": 20}, prices=[0, 3, 3], warrior={"day_ended": True})
    for left in (20, 17, 14):
        assert table.do("pass").hero("dwarf")["willpower"] == left


@pytest.mark.rule("AN-048", "AN-046")
def test_a_dearer_hour_needs_more_willpower() -> None:
    assert given(dwarf={"hours": 8, "willpower": 3}, prices=[2, 3, 3]).refusal("pass") is WILLPOWER_TOO_LOW
    assert given(dwarf={"hours": 7, "willpower": 1}, prices=[0, 2, 2]).do("pass").hero("dwarf")["willpower"] == 1


@pytest.mark.rule("AN-048")
def test_an_event_may_forbid_an_hour() -> None:
    """Golden 9: no tenth hour today."""
    table = given(dwarf={"hours": 9, "willpower": 20}, prices=[2, 2, -1])
    assert table.refusal("pass") is HOUR_FORBIDDEN


@pytest.mark.rule("AN-048")
@pytest.mark.parametrize(
    ("event", "prices"), [("golden-9", [2, 2, -1]), ("golden-19", [2, 3, 3]), ("golden-26", [0, 2, 2])]
)
def test_what_an_event_makes_of_the_hours_lasts_one_day(event: str, prices: list[int]) -> None:
    table = evening(event=event).do("end the day")
    assert table["prices"] == prices
    table.do("dwarf: end the day", "warrior: end the day")
    assert table["prices"] == [2, 2, 2]
