"""Hours, the end of the day, the rooster, the first day (AN-013 to AN-021)."""

from __future__ import annotations

import pytest
from andor.tables import EVERYBODY, GAME, evening, given, new_game, sunrise

from sagenwerk.andor.heroes import DAY_ENDED, NO_HOUR_LEFT
from sagenwerk.andor.turn import ALREADY_ACTED, NOT_ON_TURN


@pytest.mark.rule("AN-013")
def test_the_time_marker_moves_one_step_for_every_hour_used() -> None:
    table = given(dwarf={"field": "7"}).do("walk to 8", "walk to 9", "stop here", "end the turn", "warrior: pass")
    assert (table.hero("dwarf")["hours"], table.hero("warrior")["hours"]) == (2, 1)


@pytest.mark.rule("AN-013", "AN-034")
def test_what_costs_no_hour_does_not_move_the_marker() -> None:
    table = given(dwarf={"field": "18", "gold": 2}).do("buy strength")
    assert table.hero("dwarf")["hours"] == 0


@pytest.mark.rule("AN-014")
@pytest.mark.parametrize("used", range(7))
def test_hours_one_to_seven_cost_no_willpower(used: int) -> None:
    table = given(dwarf={"hours": used, "willpower": 1}).do("pass")
    assert (table.hero("dwarf")["hours"], table.hero("dwarf")["willpower"]) == (used + 1, 1)


@pytest.mark.rule("AN-015", "AN-043")
def test_a_hero_can_use_seven_normal_and_three_overtime_hours_a_day() -> None:
    table = given(dwarf={"field": "70"}, warrior={"day_ended": True})
    for to in ["69", "70", "69", "70", "69", "70", "69", "70", "69", "70"]:
        table.do(f"walk to {to}")
    assert (table.hero("dwarf")["hours"], table.hero("dwarf")["willpower"]) == (10, 1)
    assert table.refusal("walk to 69") is NO_HOUR_LEFT


@pytest.mark.rule("AN-015")
def test_there_is_no_eleventh_hour_whatever_the_willpower() -> None:
    assert given(dwarf={"hours": 10, "willpower": 20}).refusal("pass") is NO_HOUR_LEFT


@pytest.mark.rule("AN-016", "AN-227")
def test_the_first_part_of_legend_1_has_no_overtime() -> None:
    table = given(scenario="legend-1", dwarf={"field": "70", "hours": 6, "willpower": 20}).do("walk to 69")
    assert table.refusal("walk to 70") is NO_HOUR_LEFT


@pytest.mark.rule("AN-017")
@pytest.mark.parametrize("hours", [0, 3, 7, 10])
def test_a_hero_may_end_the_day_on_the_own_turn_also_before_hour_seven(hours: int) -> None:
    table = given(dwarf={"hours": hours}).do("end the day")
    assert table.hero("dwarf")["day_ended"]
    assert table["turn"] == "warrior"


@pytest.mark.rule("AN-017")
def test_nobody_ends_the_day_in_the_turn_of_somebody_else() -> None:
    assert given().refusal("warrior: end the day") is NOT_ON_TURN


@pytest.mark.rule("AN-017", "AN-002")
def test_nobody_ends_the_day_after_an_action_of_the_same_turn() -> None:
    table = given(dwarf={"field": "7"}).do("walk to 8")
    assert table.refusal("end the day") is ALREADY_ACTED


@pytest.mark.rule("AN-018")
def test_the_first_hero_to_end_the_day_takes_the_rooster() -> None:
    table = given("dwarf warrior archer", turn="warrior").do("end the day")
    assert (table["rooster"], table["rooster_taken"]) == ("warrior", True)


@pytest.mark.rule("AN-018")
def test_who_ends_the_day_later_does_not_get_the_rooster() -> None:
    table = given("dwarf warrior archer", turn="warrior").do("end the day", "archer: end the day")
    assert table["rooster"] == "warrior"


@pytest.mark.rule("AN-018", "AN-021")
def test_the_hero_on_the_rooster_begins_the_next_day() -> None:
    table = given("dwarf warrior archer", turn="warrior", events={"on_top": ["golden-14"]})
    table.do("end the day", "archer: end the day", "dwarf: end the day")
    assert (table["day"], table["turn"]) == (2, "warrior")


@pytest.mark.rule("AN-019")
def test_the_sun_rises_as_soon_as_all_heroes_have_ended_their_day() -> None:
    table = evening(EVERYBODY)
    assert "event-sunrise" not in table.told
    table.do("end the day")
    assert (table["day"], table["narrator"]) == (2, "B")


@pytest.mark.rule("AN-019")
def test_while_one_hero_has_not_ended_the_day_no_sun_rises() -> None:
    table = given(EVERYBODY).do("end the day", "warrior: end the day", "archer: end the day")
    assert (table["day"], table["turn"]) == (1, "wizard")
    assert "event-sunrise" not in table.told


@pytest.mark.rule("AN-020")
def test_no_sunrise_before_the_first_day() -> None:
    table = new_game("wizard archer warrior dwarf")
    while table.state.actor == -3 or table.state.actor == -1:
        table.do(table.offers[0])
    assert (table["day"], table["narrator"], table["turn"], table["rooster"]) == (1, "A", "dwarf", "dwarf")
    assert "event-sunrise" not in table.told
    assert table["creatures"] == dict.fromkeys(("8", "20", "21", "26", "48"), "gor") | {"19": "skral"}


@pytest.mark.rule("AN-021")
def test_after_the_sunrise_all_hours_are_free_again() -> None:
    table = sunrise("dwarf warrior archer", dwarf={"hours": 8}, archer={"hours": 10})
    for hero in ("dwarf", "warrior", "archer"):
        assert table.hero(hero)["hours"] == 0
        assert "day_ended" not in table.hero(hero)
    assert table["rooster_taken"] is None


@pytest.mark.rule("AN-021")
def test_the_rooster_hero_starts_and_keeps_the_rooster_until_somebody_ends_the_day_first() -> None:
    table = sunrise(rooster="dwarf")
    assert (table["turn"], table["rooster"]) == ("dwarf", "dwarf")
    table.do("pass", "warrior: end the day")
    assert table["rooster"] == "warrior"


@pytest.mark.rule("AN-036", "AN-017")
def test_after_the_end_of_the_day_nothing_more_is_done_in_it() -> None:
    table = given(dwarf={"field": "5"}).do("end the day")
    assert table.refusal("dwarf: acts in between") is DAY_ENDED


def test_the_day_track_has_ten_hours() -> None:
    board = GAME.scenario("legend-2")
    assert (board.free_hours, board.most_hours, board.overtime_price) == (7, 10, 2)
