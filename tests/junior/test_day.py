"""Day and night, turn order, sleeping (R-038 to R-044)."""

from __future__ import annotations

import pytest
from junior.table import ARRIVED, given, new_game


@pytest.mark.rule("R-040")
def test_in_the_day_heroes_act_in_turn_clockwise() -> None:
    table = new_game("dwarf warrior mage archer")
    turns = []
    for _ in range(6):
        turns.append(table["turn"])
        table.do("stand still", "end the turn")
    assert turns == ["dwarf", "warrior", "mage", "archer", "dwarf", "warrior"]


@pytest.mark.rule("R-039")
def test_the_holder_of_the_night_marker_takes_the_first_turn_of_the_first_day() -> None:
    table = new_game("mage archer dwarf")
    assert (table["day"], table["marker"], table["turn"]) == (1, "mage", "mage")
    assert "event-day-begins" in table.told


@pytest.mark.rule("R-041")
def test_a_hero_without_sun_discs_at_the_end_of_the_own_turn_is_laid_down_to_sleep() -> None:
    table = given(warrior={"suns": 1}).do("stand still")
    assert not table.hero("warrior")["asleep"]
    assert table.do("end the turn").hero("warrior")["asleep"]


@pytest.mark.rule("R-041")
def test_a_hero_with_a_sun_disc_left_does_not_sleep() -> None:
    """Interpretation A-03: nobody sleeps early."""
    table = given(warrior={"suns": 2}).do("stand still", "end the turn")
    assert not table.hero("warrior")["asleep"]


@pytest.mark.rule("R-041", "R-068")
def test_a_hero_with_an_unused_hourglass_does_not_sleep() -> None:
    table = given(warrior={"suns": 1, "hourglasses": 1, "ready": 1}).do("stand still", "end the turn")
    assert not table.hero("warrior")["asleep"]


@pytest.mark.rule("R-042")
def test_the_first_hero_to_fall_asleep_on_a_day_takes_the_night_marker() -> None:
    """Interpretation A-06: at once."""
    table = given("warrior archer dwarf", archer={"suns": 1}, turn="archer").do("stand still", "end the turn")
    assert (table["marker"], table["marker_taken"]) == ("archer", True)


@pytest.mark.rule("R-042")
def test_who_falls_asleep_later_does_not_get_the_marker() -> None:
    table = given("warrior archer dwarf", archer={"suns": 1}, dwarf={"suns": 1}, turn="archer")
    table.do("stand still", "end the turn", "dwarf: stand still", "end the turn")
    assert table.hero("dwarf")["asleep"]
    assert table["marker"] == "archer"


@pytest.mark.rule("R-042", "R-117")
def test_the_first_sleeper_starts_the_next_day() -> None:
    table = given("warrior archer", archer={"suns": 1}, warrior={"suns": 1}, turn="archer", dragon=13)
    table.do("stand still", "end the turn", "warrior: stand still", "end the turn", "red die: 1")
    assert (table["day"], table["turn"]) == (2, "archer")


@pytest.mark.rule("R-043")
def test_sleeping_heroes_are_skipped() -> None:
    table = given("warrior archer dwarf", archer={"asleep": True, "suns": 0}).do("stand still", "end the turn")
    assert table["turn"] == "dwarf"


@pytest.mark.rule("R-043")
def test_the_last_hero_awake_takes_one_turn_after_the_other() -> None:
    table = given("warrior archer", archer={"asleep": True, "suns": 0}, marker="archer", marker_taken=True)
    table.do("stand still", "end the turn")
    assert table["turn"] == "warrior"
    assert table.may("step to fog01")


@pytest.mark.rule("R-044")
def test_when_all_heroes_sleep_night_falls() -> None:
    table = given(warrior={"suns": 1}, archer={"asleep": True, "suns": 0}, marker_taken=True)
    table.do("stand still", "end the turn")
    assert "event-night-falls" in table.told
    assert table.offers == ["red die: 1", "red die: 2", "red die: 3"]


@pytest.mark.rule("R-044", "R-040")
def test_while_one_hero_is_awake_no_night_falls() -> None:
    table = given(warrior={"suns": 1}).do("stand still", "end the turn")
    assert table["day"] == 1
    assert "event-night-falls" not in table.told


@pytest.mark.rule("R-040")
def test_day_and_night_alternate() -> None:
    table = new_game("warrior mage").do(*["stand still", "end the turn"] * 12)
    for day in (2, 3):
        table.do("red die: 1")
        assert table["day"] == day
        table.do(*["stand still", "end the turn"] * 12)


@pytest.mark.rule("R-059", "R-055")
def test_a_turn_with_several_actions_ends_when_the_hero_ends_it() -> None:
    table = given(warrior={"field": "well1", "suns": 1}, items={"well1": {"wood": 1}}, this_turn=ARRIVED)
    table.do("drink from the well", "pick up wood")
    assert table["turn"] == "warrior"
    assert table.do("end the turn")["turn"] == "archer"


@pytest.mark.rule("R-059")
def test_the_throw_comes_back_with_the_next_turn() -> None:
    table = given(warrior={"field": "gor2"}, gors=[2], this_turn=ARRIVED)
    table.do("attack the gor", "throws 4 blank", "end the turn", "archer: stand still", "end the turn")
    assert table.do("warrior: stand still").may("attack the gor")


@pytest.mark.rule("R-001", "R-003")
def test_all_heroes_lose_together_when_the_dragon_comes() -> None:
    table = given(warrior={"suns": 1}, archer={"asleep": True, "suns": 0}, marker_taken=True, dragon=1)
    table.do("stand still", "end the turn", "red die: 1")
    assert table["result"] == "lost"
    assert table.state.actor == -4
    assert table.told[-1] == "event-lost"
