"""Moving or standing still (R-045 to R-050, R-024)."""

from __future__ import annotations

from typing import Any

import pytest
from junior.table import ARRIVED, GAME, given, new_game


@pytest.mark.rule("R-045")
def test_a_step_leads_over_a_white_line_to_an_adjacent_field_and_costs_one_sun_disc() -> None:
    table = given().do("step to fog01")
    assert table.hero("warrior")["field"] == "fog01"
    assert table.hero("warrior")["suns"] == 5


@pytest.mark.rule("R-045")
def test_a_hero_may_step_in_any_direction_but_only_to_adjacent_fields() -> None:
    table = given(warrior={"field": "cave1"})
    steps = [name.removeprefix("warrior: step to ") for name in table.offers if "step to" in name]
    assert steps == ["gor1", "fog08", "fog15", "fog16", "gor2", "fog20"]
    assert table.refused("step to rietburg") == "refusal-not-adjacent"
    assert table.refused("step to cave1") == "refusal-not-adjacent"


@pytest.mark.rule("R-045")
def test_several_steps_in_one_turn_are_allowed_while_sun_discs_last() -> None:
    table = given(warrior={"suns": 3}).do("step to fog01", "step to gor1", "step to fog01")
    assert table.hero("warrior") == {**table.hero("warrior"), "field": "fog01", "suns": 0}
    assert table.refused("step to rietburg") == "refusal-no-sun-left"


@pytest.mark.rule("R-045")
def test_a_hero_may_go_back_where_he_came_from() -> None:
    assert given().do("step to fog01", "step to rietburg").hero("warrior")["suns"] == 4


@pytest.mark.rule("R-047")
def test_standing_still_costs_one_sun_disc() -> None:
    table = given().do("stand still")
    assert table.hero("warrior")["suns"] == 5
    assert table.hero("warrior")["field"] == "rietburg"


@pytest.mark.rule("R-047")
def test_every_turn_costs_at_least_one_sun_disc_there_is_no_free_passing() -> None:
    table = given()
    assert table.offers == ["warrior: stand still", "warrior: step to fog01", "warrior: step to fog07"]
    assert table.refused("end the turn") == "refusal-nothing-spent"


@pytest.mark.rule("R-047")
def test_who_stands_still_does_not_move_in_that_turn() -> None:
    table = given().do("stand still")
    assert table.refused("step to fog01") == "refusal-stood-still"
    assert table.refused("stand still") == "refusal-stood-still"


@pytest.mark.rule("R-047")
def test_who_has_moved_does_not_stand_still_as_well() -> None:
    assert given().do("step to fog01").refused("stand still") == "refusal-already-moved"


@pytest.mark.rule("R-048")
def test_no_white_line_crosses_the_river() -> None:
    board = GAME.scenario("challenge-1")
    west = {board.rietburg}
    while more := {to for field in west for to in board.ways[field]} - west:
        west |= more
    east = {board.field_named(name) for name in board.field_names if name.startswith("mine")}
    assert west | east == set(range(len(board.field_names)))
    assert not west & east


@pytest.mark.rule("R-048", "R-049")
def test_the_river_is_crossed_by_the_bridge_only() -> None:
    board = GAME.scenario("challenge-1")
    for field in board.field_names:
        table = given(warrior={"field": field}, bridge_open=True)
        this_side = field.startswith("mine")
        across = [
            name
            for name in table.offers
            if "step to" in name and name.removeprefix("warrior: step to ").startswith("mine") != this_side
        ]
        crossing = {"bridgehouse": ["warrior: step to mine01"], "mine01": ["warrior: step to bridgehouse"]}
        assert across == crossing.get(field, [])


@pytest.mark.rule("R-049", "R-034", "R-004")
def test_the_bridge_guard_blocks_the_way_until_all_tasks_in_play_are_done() -> None:
    table = given(warrior={"field": "bridgehouse"}, tasks={"done": ["wolf-herb"]})
    assert table.refused("step to mine01") == "refusal-bridge-closed"


@pytest.mark.rule("R-049")
def test_the_bridge_is_no_field_one_step_leads_to_the_other_side() -> None:
    table = given(warrior={"field": "bridgehouse"}, bridge_open=True).do("step to mine01")
    assert table.hero("warrior") == {**table.hero("warrior"), "field": "mine01", "suns": 5}


@pytest.mark.rule("R-049")
def test_the_bridge_leads_back_in_one_step_too() -> None:
    table = given(warrior={"field": "mine01"}, bridge_open=True).do("step to bridgehouse")
    assert table.hero("warrior") == {**table.hero("warrior"), "field": "bridgehouse", "suns": 5}


@pytest.mark.rule("R-050")
def test_any_number_of_heroes_may_share_a_field() -> None:
    on_the_meadow = {"field": "fog01"}
    table = given("warrior archer dwarf mage", archer=on_the_meadow, dwarf=on_the_meadow, mage=on_the_meadow)
    table.do("step to fog01")
    assert {table.hero(name)["field"] for name in ("warrior", "archer", "dwarf", "mage")} == {"fog01"}


@pytest.mark.rule("R-050")
def test_gors_do_not_stop_heroes_from_entering_or_passing() -> None:
    table = given(warrior={"field": "fog01"}, gors=[1]).do("step to gor1", "step to cave1")
    assert table.hero("warrior")["field"] == "cave1"
    assert table["gors"] == [1]


@pytest.mark.rule("R-046", "R-024")
def test_a_dwarf_goes_from_a_cave_to_any_other_cave_for_one_sun_disc() -> None:
    table = given("dwarf archer", dwarf={"field": "cave1"})
    through = [name.removeprefix("dwarf: through the caves to ") for name in table.offers if "caves" in name]
    assert through == ["cave3", "cave4", "cave2"]
    table.do("through the caves to cave4")
    assert table.hero("dwarf") == {**table.hero("dwarf"), "field": "cave4", "suns": 5}


@pytest.mark.rule("R-046")
def test_after_the_caves_the_dwarf_may_go_on_normally() -> None:
    table = given("dwarf archer", dwarf={"field": "fog16"})
    table.do("step to cave1", "through the caves to cave2", "step to fog35")
    assert table.hero("dwarf") == {**table.hero("dwarf"), "field": "fog35", "suns": 3}


@pytest.mark.rule("R-046")
def test_the_dwarf_must_stand_at_a_cave_to_go_in() -> None:
    table = given("dwarf archer", dwarf={"field": "fog16"})
    assert table.refused("through the caves to cave2") == "refusal-no-cave-here"


@pytest.mark.rule("R-046")
def test_the_dwarf_comes_out_of_another_cave() -> None:
    table = given("dwarf archer", dwarf={"field": "cave1"})
    assert table.refused("through the caves to cave1") == "refusal-same-cave"


@pytest.mark.rule("R-046", "R-045")
def test_caves_need_a_sun_disc_like_every_step() -> None:
    table = given("dwarf archer", dwarf={"field": "fog16", "suns": 1}).do("step to cave1")
    assert table.refused("through the caves to cave2") == "refusal-no-sun-left"


@pytest.mark.rule("R-046", "R-061")
def test_fog_between_the_caves_is_not_touched() -> None:
    table = given("dwarf archer", dwarf={"field": "cave1"})
    before = table["tiles"]
    assert table.do("through the caves to cave4", "end the turn")["tiles"] == before


@pytest.mark.rule("R-024")
def test_only_dwarfs_use_the_caves() -> None:
    names = GAME.scenario("challenge-1").actions.by_name
    assert {name.split(":")[0] for name in names if "through the caves" in name} == {"dwarf"}
    assert not [name for name in given(warrior={"field": "cave1"}).offers if "caves" in name]


@pytest.mark.rule("R-056", "R-058")
def test_after_the_first_action_no_further_step_is_made_in_that_turn() -> None:
    table = given(warrior={"field": "well1", "suns": 2}, this_turn=ARRIVED).do("drink from the well")
    assert table.refused("step to fog01") == "refusal-already-acted"
    assert table.may("end the turn")


@pytest.mark.rule("R-058")
def test_after_an_action_the_dwarf_does_not_go_through_the_caves() -> None:
    table = given("dwarf archer", dwarf={"field": "cave1", "bag": {"wood": 1}}, this_turn=ARRIVED).do("lay down wood")
    assert table.refused("through the caves to cave2") == "refusal-already-acted"


@pytest.mark.rule("R-040")
def test_only_the_hero_whose_turn_it_is_moves() -> None:
    table = given("warrior dwarf", dwarf={"field": "cave1"})
    assert table.refused("dwarf: step to gor1") == "refusal-not-on-turn"
    assert table.refused("dwarf: stand still") == "refusal-not-on-turn"
    assert table.refused("dwarf: through the caves to cave2") == "refusal-not-on-turn"
    assert table.refused("dwarf: end the turn") == "refusal-not-on-turn"


@pytest.mark.rule("R-068")
def test_an_hourglass_pays_for_a_step_when_the_sun_discs_are_gone() -> None:
    table = given(warrior={"suns": 1, "hourglasses": 1, "ready": 1}).do("step to fog01")
    assert table.hero("warrior") == {**table.hero("warrior"), "suns": 0, "ready": 1}
    table.do("step to rietburg")
    assert table.hero("warrior") == {**table.hero("warrior"), "suns": 0, "ready": 0, "hourglasses": 1}
    assert table.refused("step to fog01") == "refusal-no-sun-left"


@pytest.mark.rule("R-045")
def test_on_the_first_morning_a_hero_may_step_out_of_the_castle_or_stay() -> None:
    assert new_game().offers == ["warrior: stand still", "warrior: step to fog01", "warrior: step to fog07"]


@pytest.mark.rule("R-058")
@pytest.mark.parametrize(
    ("action", "situation"),
    [
        ("light a beacon", {"warrior": {"field": "watchtower", "bag": {"wood": 1}}}),
        ("buy a torch", {"warrior": {"field": "merchant", "bag": {"gold": 1}}}),
        (
            "buy the healing potion",
            {"warrior": {"field": "merchant", "bag": {"gold": 2}}, "reka": "merchant", "potion": True},
        ),
        ("lay a sword token", {"warrior": {"field": "gor2", "bag": {"sword": 1}}, "gors": [2]}),
        ("pick up wood", {"items": {"rietburg": {"wood": 1}}}),
        ("lay down wood", {"warrior": {"bag": {"wood": 1}}}),
        ("give wood to the archer", {"warrior": {"bag": {"wood": 1}}}),
        ("take wood from the archer", {"archer": {"bag": {"wood": 1}}}),
        ("drink from the well", {"warrior": {"field": "well1", "suns": 2}}),
        (
            "clean the well",
            {"warrior": {"field": "well1"}, "archer": {"field": "well1"}, "wells": {"well1": "polluted"}},
        ),
        ("use a torch against the troll", {"warrior": {"field": "cave3", "bag": {"torch": 1}}}),
    ],
)
def test_every_action_ends_the_movement_of_this_turn(action: str, situation: dict[str, Any]) -> None:
    tasks = {"in_play": ["polluted-wells", "healing-potion", "cave-troll"]}
    table = given(this_turn=ARRIVED, tasks=tasks, **situation)
    assert [name for name in table.offers if "step to" in name]
    table.do(action)
    assert not [name for name in table.offers if "step to" in name]
    assert table.refused("step to rietburg") == "refusal-already-acted"


@pytest.mark.rule("R-058")
@pytest.mark.parametrize(
    ("action", "throw", "situation"),
    [
        ("attack the gor", "throws 4 blank", {"warrior": {"field": "gor1"}, "gors": [1]}),
        ("attack the fort", "throws 4 blank", {"warrior": {"field": "gor1"}, "forts": [1]}),
        ("search the mine", "throws 4 blank", {"warrior": {"field": "mine05"}}),
        ("throw dice against the troll", "throws 4 blank", {"warrior": {"field": "cave3"}}),
        ("search the mine with a torch", "tile: mine-empty", {"warrior": {"field": "mine05", "bag": {"torch": 1}}}),
    ],
)
def test_every_throw_and_search_ends_the_movement_of_this_turn(
    action: str, throw: str, situation: dict[str, Any]
) -> None:
    table = given(this_turn=ARRIVED, tasks={"in_play": ["forts", "cave-troll"]}, **situation).do(action, throw)
    assert table.refused("step to rietburg") == "refusal-already-acted"
