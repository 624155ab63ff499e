"""Wells (AN-149 to AN-157)."""

from __future__ import annotations

import pytest
from andor.tables import EVERYBODY, GAME, given, new_game, sunrise

from sagenwerk.andor.heroes import DAY_ENDED
from sagenwerk.andor.wells import NO_WELL_HERE, WELL_EMPTY


@pytest.mark.rule("AN-149")
def test_wells_lie_on_5_35_45_and_55() -> None:
    assert new_game()["wells"] == {"5": "full", "35": "full", "45": "full", "55": "full"}


@pytest.mark.rule("AN-150")
@pytest.mark.parametrize("field", ["5", "35", "45", "55"])
def test_a_hero_standing_on_a_full_well_may_empty_it(field: str) -> None:
    table = given(dwarf={"field": field}).do("empty the well")
    assert table["wells"] == {"5": "full", "35": "full", "45": "full", "55": "full"} | {field: "empty"}


@pytest.mark.rule("AN-150")
def test_elsewhere_there_is_none() -> None:
    assert given(dwarf={"field": "4"}).refusal("empty the well") is NO_WELL_HERE


@pytest.mark.rule("AN-151")
@pytest.mark.parametrize("hero", ["dwarf", "archer", "wizard"])
def test_emptying_gives_three_willpower(hero: str) -> None:
    table = given(f"{hero} warrior", **{hero: {"field": "5", "willpower": 4}}).do("empty the well")
    assert table.hero(hero)["willpower"] == 7


@pytest.mark.rule("AN-152")
def test_it_gives_the_warrior_five() -> None:
    assert given("warrior dwarf", warrior={"field": "5"}).do("empty the well").hero("warrior")["willpower"] == 12


@pytest.mark.rule("AN-151", "AN-085")
def test_above_twenty_it_is_lost() -> None:
    assert given(dwarf={"field": "5", "willpower": 19}).do("empty the well").hero("dwarf")["willpower"] == 20


@pytest.mark.rule("AN-153")
def test_it_costs_no_hour_and_is_no_action() -> None:
    table = given(dwarf={"field": "5", "hours": 10}).do("empty the well")
    assert (table.hero("dwarf")["hours"], table["turn"]) == (10, "dwarf")


@pytest.mark.rule("AN-153")
def test_it_is_possible_out_of_turn() -> None:
    table = given(warrior={"field": "5"}).do("warrior: acts in between", "warrior: empty the well")
    assert table.hero("warrior")["willpower"] == 12


@pytest.mark.rule("AN-153")
def test_it_is_not_possible_after_the_own_day_has_ended() -> None:
    table = given(warrior={"field": "5", "day_ended": True})
    assert table.refusal("warrior: acts in between") is DAY_ENDED
    table = given("dwarf warrior archer", dwarf={"field": "5"}).do("end the day")
    assert table.refusal("dwarf: acts in between") is DAY_ENDED


@pytest.mark.rule("AN-154")
def test_an_empty_well_gives_nothing_until_it_is_refreshed() -> None:
    table = given(dwarf={"field": "5"}).do("empty the well")
    assert table.refusal("empty the well") is WELL_EMPTY
    table.do("pass", "warrior: pass")
    assert table.refusal("empty the well") is WELL_EMPTY


@pytest.mark.rule("AN-154")
def test_one_well_serves_one_hero_a_day() -> None:
    table = given(EVERYBODY, dwarf={"field": "5"}, archer={"field": "5"}).do("empty the well")
    assert not table.may("archer: acts in between")


@pytest.mark.rule("AN-155", "AN-114")
def test_at_sunrise_the_empty_wells_are_turned_back_to_full() -> None:
    table = sunrise(wells={"5": "empty", "55": "empty"})
    assert set(table["wells"].values()) == {"full"}
    assert table.rules("event-well-fills") == {"AN-155"}


@pytest.mark.rule("AN-156")
def test_a_well_with_a_hero_on_its_field_stays_empty() -> None:
    table = sunrise(dwarf={"field": "5"}, wells={"5": "empty", "35": "empty"})
    assert (table["wells"]["5"], table["wells"]["35"]) == ("empty", "full")


@pytest.mark.rule("AN-156", "AN-155")
def test_it_is_refreshed_by_a_later_sunrise_without_a_hero_there() -> None:
    table = sunrise(dwarf={"field": "5"}, wells={"5": "empty"})
    table.do("walk to 4", "stop here", "end the turn", "warrior: end the day", "dwarf: end the day")
    assert table["wells"]["5"] == "full"


@pytest.mark.rule("AN-156")
def test_a_full_well_under_a_sleeping_hero_stays_full() -> None:
    assert sunrise(dwarf={"field": "5"})["wells"]["5"] == "full"


@pytest.mark.rule("AN-157")
@pytest.mark.parametrize(
    ("scenario", "event", "field"),
    [("legend-2", "golden-15", "35"), ("legend-2", "golden-22", "45"), ("legend-1-part-2", "silver-4", "55")],
)
def test_an_event_card_can_remove_a_well_for_the_rest_of_the_game(scenario: str, event: str, field: str) -> None:
    table = sunrise(scenario=scenario, event=event, warrior={"field": field}, narrator="I")
    assert table["wells"][field] == "gone"
    assert not table.may("warrior: acts in between")
    assert table.do("dwarf: end the day", "warrior: end the day")["wells"][field] == "gone"


def test_what_a_well_gives_stands_in_the_box() -> None:
    board = GAME.scenario("legend-2")
    assert (board.well_willpower, board.warrior_willpower) == (3, 5)
