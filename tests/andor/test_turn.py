"""Whose turn it is and what may be done in it (AN-001 to AN-012)."""

from __future__ import annotations

import pytest
from andor.tables import ACTED, EVERYBODY, given, sunrise

from sagenwerk.andor.allies import NO_SUCH_ALLY
from sagenwerk.andor.heroes import NO_HOUR_LEFT, WILLPOWER_TOO_LOW
from sagenwerk.andor.turn import ALREADY_ACTED, NOT_ON_TURN, NOTHING_DONE_YET, STILL_MOVING


@pytest.mark.rule("AN-001")
def test_heroes_take_their_turns_clockwise() -> None:
    table = given("wizard dwarf archer warrior")
    turns = []
    for _ in range(5):
        turns.append(table["turn"])
        table.do("pass")
    assert turns == ["wizard", "dwarf", "archer", "warrior", "wizard"]


@pytest.mark.rule("AN-001")
@pytest.mark.parametrize("action", ["walk to 6", "pass", "end the day", "end the turn", "empty the well"])
def test_nobody_else_acts_in_the_turn_of_a_hero(action: str) -> None:
    table = given(warrior={"field": "5"})
    assert table.refusal(f"warrior: {action}") is NOT_ON_TURN


@pytest.mark.rule("AN-002")
def test_the_hero_on_turn_carries_out_exactly_one_action() -> None:
    table = given(dwarf={"field": "7"}).do("walk to 8", "stop here")
    for second in ("walk to 9", "pass", "end the day"):
        assert table.refusal(second) is ALREADY_ACTED
    assert table.do("end the turn")["turn"] == "warrior"


@pytest.mark.rule("AN-002", "AN-010")
def test_a_turn_is_not_closed_before_its_action_nor_in_the_middle_of_a_move() -> None:
    table = given(dwarf={"field": "7"})
    assert table.refusal("end the turn") is NOTHING_DONE_YET
    assert table.do("walk to 8").refusal("end the turn") is STILL_MOVING


@pytest.mark.rule("AN-003")
def test_the_actions_of_the_base_rules_are_move_fight_and_pass() -> None:
    table = given(dwarf={"field": "8"}, creatures={"8": "gor"})
    assert [offer.removeprefix("dwarf: ") for offer in table.offers] == [
        "walk to 7",
        "walk to 9",
        "walk to 11",
        "pass",
        "end the day",
        "attack on 8",
    ]


@pytest.mark.rule("AN-003", "AN-215")
def test_a_legend_may_add_moving_the_prince() -> None:
    assert given().refusal("lead prince") is NO_SUCH_ALLY
    assert given(allies={"prince": "72"}).may("lead prince")


@pytest.mark.rule("AN-004")
def test_whoever_moved_cannot_attack_in_this_turn() -> None:
    table = given(dwarf={"field": "7"}, warrior={"field": "14"}, creatures={"8": "gor"}).do("walk to 8")
    assert table.refusal("attack on 8") is ALREADY_ACTED
    assert table.do("stop here").refusal("attack on 8") is ALREADY_ACTED
    assert table.do("end the turn", "warrior: pass").may("dwarf: attack on 8")


@pytest.mark.rule("AN-004")
def test_whoever_fought_cannot_move_in_this_turn() -> None:
    table = given(dwarf={"field": "8"}, creatures={"8": "gor"})
    table.do("attack on 8", "dice 1 1", "dice 1 6", "break off")
    assert table.refusal("walk to 7") is ALREADY_ACTED
    assert table.offers == ["dwarf: end the turn"]


@pytest.mark.rule("AN-005", "AN-105")
def test_a_hero_who_moved_onto_a_creature_may_be_invited_there_before_the_own_next_turn() -> None:
    table = given(dwarf={"field": "7"}, warrior={"field": "8"}, creatures={"8": "gor"})
    table.do("walk to 8", "stop here", "end the turn", "warrior: attack on 8")
    assert table.may("warrior: invite dwarf")
    table.do("warrior: invite dwarf", "dwarf: join the fight")
    assert (table.hero("dwarf")["hours"], table.hero("warrior")["hours"]) == (2, 1)


@pytest.mark.rule("AN-006")
def test_one_action_may_use_several_hours() -> None:
    table = given(dwarf={"field": "7"}).do("walk to 8", "walk to 9", "walk to 15", "stop here")
    assert (table["turn"], table.hero("dwarf")["hours"]) == ("dwarf", 3)


@pytest.mark.rule("AN-007")
def test_passing_takes_one_hour_and_the_next_hero_is_on_turn() -> None:
    table = given().do("pass")
    assert (table["turn"], table.hero("dwarf")["hours"], table.hero("dwarf")["willpower"]) == ("warrior", 1, 7)
    assert table.rules("event-passes") == {"AN-007"}


@pytest.mark.rule("AN-008", "AN-044")
def test_a_pass_in_overtime_costs_two_willpower() -> None:
    table = given(dwarf={"hours": 7}).do("pass")
    assert (table.hero("dwarf")["hours"], table.hero("dwarf")["willpower"]) == (8, 5)


@pytest.mark.rule("AN-008", "AN-046")
def test_nobody_passes_into_an_hour_that_would_take_the_last_willpower() -> None:
    table = given(dwarf={"hours": 7, "willpower": 2})
    assert table.refusal("pass") is WILLPOWER_TOO_LOW
    assert table.offers == ["dwarf: end the day"]


@pytest.mark.rule("AN-009", "AN-034")
def test_free_actions_neither_use_up_nor_end_the_turn() -> None:
    table = given(dwarf={"field": "5"}).do("empty the well")
    assert (table["turn"], table.hero("dwarf")["hours"]) == ("dwarf", 0)
    assert table.may("walk to 4")


@pytest.mark.rule("AN-010")
def test_free_actions_stay_possible_after_the_action_until_the_player_closes_the_turn() -> None:
    table = given(dwarf={"field": "4"}).do("walk to 5", "stop here")
    assert table["turn"] == "dwarf"
    table.do("empty the well", "end the turn")
    assert (table["turn"], table.hero("dwarf")["willpower"]) == ("warrior", 10)


@pytest.mark.rule("AN-011")
def test_heroes_whose_marker_lies_in_the_sunrise_box_are_passed_over() -> None:
    table = given("dwarf warrior archer", warrior={"day_ended": True}).do("pass")
    assert table["turn"] == "archer"


@pytest.mark.rule("AN-011")
def test_the_last_hero_of_the_day_takes_one_turn_after_the_other() -> None:
    table = given(EVERYBODY, **{hero: {"day_ended": True} for hero in ("warrior", "archer", "wizard")})
    assert table.do("pass")["turn"] == "dwarf"
    assert table.do("walk to 8", "stop here", "end the turn")["turn"] == "dwarf"


@pytest.mark.rule("AN-012")
def test_a_hero_who_can_use_no_further_hour_ends_the_day() -> None:
    table = given(dwarf={"hours": 10})
    assert table.refusal("pass") is NO_HOUR_LEFT
    assert table.refusal("walk to 8") is NO_HOUR_LEFT
    assert table.offers == ["dwarf: end the day"]


@pytest.mark.rule("AN-012", "AN-180")
def test_a_wineskin_still_carries_a_hero_without_hours() -> None:
    table = given(dwarf={"hours": 10, "bag": {"wineskin": 1}}, warrior={"field": "7", "day_ended": True})
    table.do("drink from the wineskin", "walk to 8", "stop here", "end the turn")
    assert (table.hero("dwarf")["field"], table.hero("dwarf")["hours"]) == ("8", 10)


@pytest.mark.rule("AN-002")
def test_a_new_turn_begins_with_nothing_done() -> None:
    table = given(this_turn=ACTED).do("end the turn")
    assert table["this_turn"] is None
    assert table.may("walk to 2")


@pytest.mark.rule("AN-019", "AN-001")
def test_after_a_sunrise_turns_go_clockwise_from_the_hero_on_the_rooster() -> None:
    table = sunrise("dwarf warrior archer", rooster="warrior")
    turns = []
    for _ in range(3):
        turns.append(table["turn"])
        table.do("pass")
    assert turns == ["warrior", "archer", "dwarf"]
