"""Searching the fog and what lies in it (R-056 to R-071)."""

from __future__ import annotations

from typing import Any

import pytest
from junior.table import ARRIVED, Table, given


def in_fog(*, warrior: dict[str, Any] | None = None, **position: Any) -> Table:
    """The warrior has just ended the movement on a fog tile."""
    return given(warrior={"field": "fog01", **(warrior or {})}, this_turn=ARRIVED, **position)


@pytest.mark.rule("R-060", "R-057")
def test_a_fog_tile_where_the_movement_ends_must_be_revealed() -> None:
    table = in_fog()
    assert table.refused("end the turn") == "refusal-fog-first"
    assert [name for name in table.offers if "step to" not in name] == ["warrior: search the fog"]


@pytest.mark.rule("R-060")
def test_the_fog_comes_before_every_other_action() -> None:
    table = in_fog(warrior={"bag": {"wood": 1}}, archer={"field": "fog01"}, items={"fog01": {"gold": 1}})
    for other in ("lay down wood", "pick up gold", "give wood to the archer"):
        assert table.refused(other) == "refusal-fog-first"
    table.do("search the fog", "tile: empty")
    for other in ("lay down wood", "pick up gold", "give wood to the archer"):
        assert table.may(other)


@pytest.mark.rule("R-060")
def test_standing_still_on_a_face_down_tile_reveals_it_as_well() -> None:
    table = given(warrior={"field": "fog01"}).do("stand still")
    assert table.refused("end the turn") == "refusal-fog-first"


@pytest.mark.rule("R-061")
def test_fog_tiles_a_hero_only_passes_stay_face_down() -> None:
    table = given().do("step to fog01", "step to gor1", "end the turn")
    assert table["tiles"]["fog01"] == "unknown"
    assert sum(table["unseen"].values()) == 38 + 10


@pytest.mark.rule("R-061", "R-060")
def test_walking_over_fog_does_not_reveal_it_only_the_end_of_the_move_does() -> None:
    """Ruling J-1."""
    table = given().do("step to fog01", "step to fog07", "search the fog", "tile: empty")
    assert table["tiles"]["fog01"] == "unknown"
    assert "fog07" not in table["tiles"]


@pytest.mark.rule("R-056")
def test_actions_wait_until_the_movement_is_finished() -> None:
    table = given(warrior={"field": "fog01", "bag": {"wood": 1}})
    assert table.refused("search the fog") == "refusal-still-walking"
    assert table.refused("lay down wood") == "refusal-still-walking"


@pytest.mark.rule("R-056")
def test_actions_happen_on_the_field_where_the_hero_then_stands() -> None:
    table = given(items={"rietburg": {"gold": 1}, "well1": {"wood": 1}}).do("step to fog01", "step to well1")
    assert table.refused("pick up gold") == "refusal-not-on-field"
    assert table.may("pick up wood")


@pytest.mark.rule("R-055")
def test_actions_cost_no_sun_discs() -> None:
    table = in_fog(warrior={"suns": 3}).do("search the fog", "tile: wood", "pick up wood", "end the turn")
    assert table.hero("warrior")["suns"] == 3


@pytest.mark.rule("R-055")
def test_a_hero_without_sun_discs_may_still_act_before_the_turn_ends() -> None:
    table = in_fog(warrior={"suns": 0}).do("search the fog", "tile: gold", "pick up gold")
    assert table.bag("warrior") == {"gold": 1}


@pytest.mark.rule("R-057")
def test_all_other_actions_are_optional() -> None:
    table = given(
        warrior={"field": "well1", "suns": 1, "bag": {"wood": 1}}, items={"well1": {"gold": 1}}, this_turn=ARRIVED
    )
    assert {"warrior: drink from the well", "warrior: pick up gold", "warrior: lay down wood"} < set(table.offers)
    assert table.may("end the turn")


@pytest.mark.rule("R-060")
def test_where_no_tile_lies_no_fog_can_be_searched() -> None:
    table = given(this_turn=ARRIVED)
    assert table.refused("search the fog") == "refusal-no-fog-here"


@pytest.mark.rule("R-060", "R-031")
def test_a_revealed_tile_is_any_of_those_left_each_with_the_same_chance() -> None:
    table = in_fog().do("search the fog")
    assert table.chances == {
        "tile: gor-2": 1,
        "tile: gor-3": 1,
        "tile: gor-4": 1,
        "tile: gor-5": 1,
        "tile: gor-6": 1,
        "tile: gor-7": 1,
        "tile: dragon": 3,
        "tile: telescope": 3,
        "tile: hourglass": 2,
        "tile: reka": 1,
        "tile: wood": 5,
        "tile: sword": 4,
        "tile: gold": 6,
        "tile: empty": 8,
    }
    table.do("tile: wood", "end the turn")
    table.do("step to fog07", "search the fog")
    assert table.chances["tile: wood"] == 4
    assert sum(table.chances.values()) == 37


@pytest.mark.rule("R-062")
def test_a_gor_tile_puts_a_gor_on_the_named_gor_field() -> None:
    table = in_fog(gors=[7]).do("search the fog", "tile: gor-4")
    assert table["gors"] == [4, 7]


@pytest.mark.rule("R-063")
def test_a_gor_on_the_field_sends_the_new_one_to_the_next_free_field_toward_the_rietburg() -> None:
    """Ruling J-3."""
    assert in_fog(gors=[4]).do("search the fog", "tile: gor-4")["gors"] == [3, 4]
    assert in_fog(gors=[2, 3, 4, 7]).do("search the fog", "tile: gor-4")["gors"] == [1, 2, 3, 4, 7]


@pytest.mark.rule("R-063")
def test_without_a_free_field_down_to_the_castle_the_gor_of_the_tile_raises_the_alarm() -> None:
    """Interpretation A-13."""
    table = in_fog(gors=[1, 2], dragon=9).do("search the fog", "tile: gor-2")
    assert table["gors"] == [0, 1, 2]
    assert table.chances == {"red die: 1": 2, "red die: 2": 2, "red die: 3": 2}
    table.do("red die: 2")
    assert table["dragon"] == 7
    assert table["gors"] == [1, 2]
    assert table.may("end the turn")


@pytest.mark.rule("R-064", "R-012")
def test_with_all_seven_gors_in_play_a_gor_tile_has_no_effect() -> None:
    """Ruling J-3."""
    table = in_fog(gors=[1, 2, 3, 4, 5, 6, 7], dragon=9).do("search the fog", "tile: gor-4")
    assert table["gors"] == [1, 2, 3, 4, 5, 6, 7]
    assert table["dragon"] == 9
    assert "fog01" not in table["tiles"]
    assert table.may("end the turn")


@pytest.mark.rule("R-065")
def test_a_hero_on_the_gor_field_does_not_make_it_occupied_the_gor_joins_him() -> None:
    """Ruling J-3."""
    table = in_fog(archer={"field": "gor4"}).do("search the fog", "tile: gor-4")
    assert table["gors"] == [4]
    assert table.hero("archer")["field"] == "gor4"


@pytest.mark.rule("R-066")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_dragon_tile_moves_the_dragon_as_many_fields_as_the_red_die_shows(steps: int) -> None:
    table = in_fog(dragon=9).do("search the fog", "tile: dragon")
    assert table.chances == {"red die: 1": 2, "red die: 2": 2, "red die: 3": 2}
    assert table.do(f"red die: {steps}")["dragon"] == 9 - steps


@pytest.mark.rule("R-066", "R-003")
def test_a_dragon_tile_can_lose_the_game() -> None:
    table = in_fog(dragon=3).do("search the fog", "tile: dragon", "red die: 3")
    assert table["result"] == "lost"


@pytest.mark.rule("R-067")
def test_the_telescope_shows_two_further_fog_tiles_which_go_back_face_down() -> None:
    table = in_fog(gors=[7], dragon=9).do("search the fog", "tile: telescope")
    table.do("look at fog38", "tile: dragon", "look at fog02", "tile: gor-4")
    assert (table["tiles"]["fog38"], table["tiles"]["fog02"]) == ("dragon", "gor-4")
    assert table.refused("look at fog03") == "refusal-not-now"
    assert table.may("end the turn")


@pytest.mark.rule("R-067")
def test_tiles_seen_through_the_telescope_are_not_triggered() -> None:
    table = in_fog(gors=[7], dragon=9).do("search the fog", "tile: telescope")
    table.do("look at fog38", "tile: dragon", "look at fog02", "tile: gor-4")
    assert table["dragon"] == 9
    assert table["gors"] == [7]


@pytest.mark.rule("R-067", "R-060")
def test_a_tile_once_seen_takes_effect_when_a_hero_ends_the_move_there() -> None:
    table = in_fog(tiles={"fog01": "gor-4"}, unseen={}, gors=[7]).do("search the fog")
    assert table["gors"] == [4, 7]
    assert table["tiles"] == {}


@pytest.mark.rule("R-067")
def test_a_tile_once_seen_cannot_come_up_anywhere_else() -> None:
    table = in_fog().do("search the fog", "tile: telescope", "look at fog38", "tile: reka", "look at fog37")
    assert "tile: reka" not in table.chances
    assert sum(table.chances.values()) == 36


@pytest.mark.rule("R-067")
def test_the_telescope_looks_only_at_face_down_fog_tiles_that_nobody_knows() -> None:
    table = in_fog().do("search the fog", "tile: telescope")
    assert table.refused("look at mine01") == "refusal-only-fog"
    assert table.refused("look at gor1") == "refusal-only-fog"
    assert table.refused("look at fog01") == "refusal-no-tile-there"
    assert table.refused("archer: look at fog02") == "refusal-not-on-turn"
    table.do("look at fog02", "tile: empty")
    assert table.refused("look at fog02") == "refusal-already-seen"


@pytest.mark.rule("R-067")
def test_looking_is_done_at_once_or_not_at_all() -> None:
    table = in_fog().do("search the fog", "tile: telescope")
    assert table.refused("end the turn") == "refusal-not-now"
    assert table.refused("archer: look no further") == "refusal-not-on-turn"
    table.do("look no further")
    assert table.may("end the turn")


@pytest.mark.rule("R-067", "R-057")
def test_a_hero_may_look_at_one_tile_only() -> None:
    table = in_fog().do("search the fog", "tile: telescope", "look at fog02", "tile: wood", "look no further")
    assert table["tiles"]["fog02"] == "wood"
    assert table.may("end the turn")


@pytest.mark.rule("R-067")
def test_with_fewer_than_two_tiles_left_the_telescope_shows_as_many_as_there_are() -> None:
    """Interpretation A-18."""
    one_left = {"tiles": {"fog01": "telescope", "fog38": "unknown"}, "unseen": {"gold": 1}}
    table = in_fog(**one_left).do("search the fog", "look at fog38", "tile: gold")
    assert table.may("end the turn")
    none_left = {"tiles": {"fog01": "telescope", "fog38": "gold"}, "unseen": {}}
    assert in_fog(**none_left).do("search the fog").may("end the turn")


@pytest.mark.rule("R-068")
def test_the_hourglass_lies_open_on_the_hero_board_and_is_good_for_a_sun_disc_at_once() -> None:
    """Interpretation A-04."""
    table = in_fog(warrior={"suns": 0}).do("search the fog", "tile: hourglass")
    assert table.hero("warrior") == {**table.hero("warrior"), "hourglasses": 1, "ready": 1, "suns": 0, "bag": {}}
    table.do("end the turn")
    assert not table.hero("warrior")["asleep"]


@pytest.mark.rule("R-068")
def test_several_hourglasses_of_one_hero_add_up() -> None:
    table = in_fog(warrior={"suns": 0, "hourglasses": 1, "ready": 1}).do("search the fog", "tile: hourglass")
    assert table.hero("warrior") == {**table.hero("warrior"), "hourglasses": 2, "ready": 2}


@pytest.mark.rule("R-068")
def test_an_hourglass_is_no_thing_to_give_away() -> None:
    table = in_fog(archer={"field": "fog01"}).do("search the fog", "tile: hourglass")
    assert table.offers == ["warrior: end the turn"]


@pytest.mark.rule("R-069", "R-083")
def test_reka_stays_open_on_her_field_and_sells_there() -> None:
    table = in_fog(warrior={"bag": {"gold": 1}}).do("search the fog", "tile: reka")
    assert table["reka"] == "fog01"
    assert table.do("buy a torch").bag("warrior") == {"torch": 1}


@pytest.mark.rule("R-069")
def test_reka_stays_for_everybody_who_comes_later() -> None:
    table = given(reka="fog01", tiles={}, unseen={}, archer={"field": "fog01", "bag": {"gold": 1}}, turn="archer")
    assert table.do("stand still", "buy a torch").bag("archer") == {"torch": 1}
    assert table["reka"] == "fog01"


@pytest.mark.rule("R-070")
@pytest.mark.parametrize("item", ["wood", "sword", "gold"])
def test_a_found_thing_may_be_put_into_the_loot_bag(item: str) -> None:
    table = in_fog().do("search the fog", f"tile: {item}", f"pick up {item}")
    assert table.bag("warrior") == {item: 1}
    assert table.lying("fog01") == {}


@pytest.mark.rule("R-070")
@pytest.mark.parametrize("item", ["wood", "sword", "gold"])
def test_a_found_thing_may_be_left_open_on_the_field(item: str) -> None:
    table = in_fog().do("search the fog", f"tile: {item}", "end the turn")
    assert table.bag("warrior") == {}
    assert table.lying("fog01") == {item: 1}


@pytest.mark.rule("R-071")
@pytest.mark.parametrize("tile", ["gor-4", "dragon", "telescope", "empty"])
def test_a_used_up_tile_goes_to_the_box(tile: str) -> None:
    table = in_fog(tiles={"fog01": tile}, unseen={}).do("search the fog")
    if tile == "dragon":
        table.do("red die: 1")
    assert table["tiles"] == {}
    assert table.refused("search the fog") == "refusal-no-fog-here"


@pytest.mark.rule("R-071")
def test_an_empty_tile_does_nothing() -> None:
    table = in_fog(gors=[7], dragon=9).do("search the fog", "tile: empty")
    assert (table["gors"], table["dragon"], table["items"], table.bag("warrior")) == ([7], 9, {}, {})


@pytest.mark.rule("R-058", "R-060")
def test_after_revealing_fog_no_further_step_is_made() -> None:
    assert in_fog().do("search the fog", "tile: empty").refused("step to gor1") == "refusal-already-acted"
