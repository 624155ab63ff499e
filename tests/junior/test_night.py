"""The night (R-003, R-012, R-013, R-110 to R-117)."""

from __future__ import annotations

import pytest
from junior.table import GAME, nightfall

from sagenwerk.junior.night import NIGHT


@pytest.mark.rule("R-110", "R-013")
def test_the_back_of_the_night_marker_shows_six_steps_which_are_carried_out_in_order() -> None:
    table = nightfall(dragon=13)
    assert table["agenda"] == [
        "red die at night",
        "gors move",
        "new gors",
        "wells fill",
        "dice come back",
        "sun rises",
        "day",
    ]
    assert NIGHT.name in GAME.scenario("challenge-1").steps


@pytest.mark.rule("R-110")
def test_the_six_steps_of_the_night_happen_one_after_the_other() -> None:
    table = nightfall(dragon=13, gors=[7], wells={"well1": "empty"}, fights={"7": {"laid": {"warrior": 1}}})
    table.do("red die: 1")
    night = table.told[table.told.index("event-night-falls") :]
    assert night == [
        "event-night-falls",
        "event-dragon-comes",
        "event-gor-moves",
        "event-gor-appears",
        "event-well-fills",
        "event-fights-lost",
        "event-day-begins",
    ]


@pytest.mark.rule("R-111")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_first_the_dragon_die_moves_the_dragon_one_to_three_fields_toward_the_rietburg(steps: int) -> None:
    table = nightfall(dragon=13)
    assert table.chances == {"red die: 1": 2, "red die: 2": 2, "red die: 3": 2}
    assert table.do(f"red die: {steps}")["dragon"] == 13 - steps


@pytest.mark.rule("R-003", "R-111")
@pytest.mark.parametrize("steps", [2, 3])
def test_the_game_is_lost_at_once_when_the_dragon_reaches_the_rietburg(steps: int) -> None:
    """Ruling J-4 and interpretation A-17: no further step of the night is carried out."""
    table = nightfall(dragon=2, gors=[7]).do(f"red die: {steps}")
    assert table["result"] == "lost"
    assert table["dragon"] == 0
    assert table["gors"] == [7]
    assert table["day"] == 1


@pytest.mark.rule("R-112")
def test_second_every_gor_moves_one_gor_field_on_along_the_footpath() -> None:
    """Interpretation A-30: numbered Gor fields only. The new Gor of the third step stands on 7."""
    table = nightfall(dragon=13, gors=[2, 5, 7]).do("red die: 1")
    assert table["gors"] == [1, 4, 6, 7]


@pytest.mark.rule("R-112")
def test_gors_move_beginning_with_the_lowest_number_so_that_none_is_blocked() -> None:
    """Interpretation A-14."""
    table = nightfall(dragon=13, gors=[3, 4, 5, 6]).do("red die: 1")
    moves = [event.arguments["from"] for event in table.state.chronicle or [] if event.message == "event-gor-moves"]
    assert moves == ["gor3", "gor4", "gor5", "gor6"]
    assert table["gors"] == [2, 3, 4, 5, 7]


@pytest.mark.rule("R-112")
def test_a_gor_that_reaches_the_rietburg_raises_the_alarm_and_the_red_die_is_thrown_at_once() -> None:
    """Ruling J-4: the alarm does not lose the game itself."""
    table = nightfall(dragon=13, gors=[1, 2]).do("red die: 1")
    assert table["gors"] == [0, 2]
    assert table.chances == {"red die: 1": 2, "red die: 2": 2, "red die: 3": 2}
    table.do("red die: 3")
    assert table["dragon"] == 13 - 1 - 3
    assert table["result"] == "playing"


@pytest.mark.rule("R-112", "R-012")
def test_after_the_alarm_the_gor_goes_to_the_supply() -> None:
    table = nightfall(dragon=14, gors=[1]).do("red die: 1", "red die: 1")
    assert table["dragon"] == 12
    assert table["gors"] == [7]
    assert table.state.gors_in_supply() == 6


@pytest.mark.rule("R-112", "R-003")
def test_an_alarm_can_lose_the_game_before_the_night_is_over() -> None:
    """Interpretation A-17."""
    table = nightfall(dragon=3, gors=[1, 2]).do("red die: 1", "red die: 2")
    assert table["result"] == "lost"
    assert 2 in table["gors"]


@pytest.mark.rule("R-113")
@pytest.mark.parametrize(("dragon", "new"), [(15, 1), (11, 2), (10, 1), (8, 1), (5, 1), (4, 2), (2, 2)])
def test_third_as_many_new_gors_come_as_the_dragons_present_cloud_field_shows(dragon: int, new: int) -> None:
    board = GAME.scenario("challenge-1")
    before = dragon + 1 if dragon < 15 else 15
    table = nightfall(dragon=before).do("red die: 1")
    assert len(table["gors"]) == board.new_gors[table["dragon"]]
    if dragon < 15:
        assert table["dragon"] == dragon
        assert len(table["gors"]) == new


@pytest.mark.rule("R-113")
def test_new_gors_stand_on_the_highest_numbered_gor_field_without_a_gor() -> None:
    """Interpretation A-12."""
    table = nightfall(dragon=5, gors=[6]).do("red die: 1")
    assert table["dragon"] == 4
    assert table["gors"] == [5, 6, 7]


@pytest.mark.rule("R-113", "R-012")
def test_with_the_supply_empty_fewer_new_gors_come() -> None:
    """Interpretation A-12: there are only seven Gors."""
    table = nightfall(dragon=5, gors=[2, 3, 4, 5, 6, 7]).do("red die: 1")
    assert table["gors"] == [1, 2, 3, 4, 5, 6, 7]
    assert table.state.gors_in_supply() == 0


@pytest.mark.rule("R-113", "R-112")
def test_a_gor_that_went_to_the_supply_this_night_can_come_again() -> None:
    table = nightfall(dragon=6, gors=[1, 2, 3, 4, 5, 6, 7]).do("red die: 1", "red die: 1")
    assert table["dragon"] == 4
    assert table["gors"] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("R-114")
def test_fourth_all_empty_wells_are_turned_to_the_sun_side() -> None:
    table = nightfall(dragon=13, wells={"well1": "empty", "well2": "empty", "well3": "empty"}).do("red die: 1")
    assert set(table["wells"].values()) == {"full"}


@pytest.mark.rule("R-115")
def test_fifth_all_dice_come_back_from_the_board() -> None:
    table = nightfall(dragon=13, fights={"3": {"laid": {"warrior": 1, "archer": 1}}}, gors=[3]).do("red die: 2")
    assert (table.hero("warrior")["dice"], table.hero("archer")["dice"]) == (4, 3)


@pytest.mark.rule("R-116")
def test_sixth_all_sun_discs_and_hourglasses_go_back_on_the_hero_boards() -> None:
    table = nightfall(dragon=13, warrior={"hourglasses": 2}).do("red die: 1")
    assert (table.hero("warrior")["suns"], table.hero("warrior")["ready"]) == (6, 2)
    assert (table.hero("archer")["suns"], table.hero("archer")["ready"]) == (9, 0)


@pytest.mark.rule("R-068", "R-116")
def test_the_hourglass_is_one_extra_sun_disc_on_every_day() -> None:
    """Ruling J-2."""
    table = nightfall(dragon=13, warrior={"hourglasses": 1, "ready": 0}, tiles={}, unseen={}).do("red die: 1")
    for _ in range(3):
        table.do("step to fog01", "step to rietburg")
    table.do("step to fog01")
    assert table.hero("warrior") == {**table.hero("warrior"), "suns": 0, "ready": 0}


@pytest.mark.rule("R-117")
def test_then_all_heroes_stand_up_and_the_holder_of_the_night_marker_starts_the_new_day() -> None:
    table = nightfall("warrior archer dwarf", dragon=13, marker="dwarf").do("red die: 1")
    assert not any(table.hero(name)["asleep"] for name in ("warrior", "archer", "dwarf"))
    assert table["day"] == 2
    assert (table["turn"], table["marker"], table["marker_taken"]) == ("dwarf", "dwarf", False)


@pytest.mark.rule("R-117", "R-042")
def test_on_the_new_day_the_marker_can_be_taken_again() -> None:
    table = nightfall(dragon=13, marker="warrior").do("red die: 1")
    assert not table["marker_taken"]


@pytest.mark.rule("R-110", "R-106")
def test_heroes_stay_where_they_fell_asleep() -> None:
    table = nightfall(dragon=13, warrior={"field": "gor4"}, archer={"field": "well1"}).do("red die: 1")
    assert (table.hero("warrior")["field"], table.hero("archer")["field"]) == ("gor4", "well1")
