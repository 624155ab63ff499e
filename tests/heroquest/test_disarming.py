"""Removing traps: the dwarf, and whoever has a tool kit (HQ-117 to HQ-119)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, at, given

from sagenwerk.heroquest.notes import CHEST_OPENED, Note, Trigger
from sagenwerk.heroquest.state import IN_PIT


def beside_a_trap(edition: str, hero: str = "dwarf", lies: str = "sprung", kind: str = "pit", **sheet: str) -> Table:
    """A hero stands west of a trap in the room at the upper left and may take five steps."""
    table = given(edition).hero(hero, "B3", **sheet).hero("elf" if hero != "elf" else "wizard", "G2")
    return table.trap(kind, "C3", lies, lands_on="C4").turn(hero, steps_left=5)


@pytest.mark.rule("HQ-117", "HQ-119")
def test_the_dwarf_of_the_second_printing_removes_a_tile_beside_him_without_a_throw() -> None:
    table = beside_a_trap("eu2").do("remove the trap east")
    assert table.state.traps == [3]
    assert table.asked == "dwarf"
    table.do("step east")
    assert table.sheet("dwarf").body == 7


@pytest.mark.rule("HQ-117")
def test_one_trap_a_turn_is_removed() -> None:
    table = beside_a_trap("eu2").trap("pit", "B4", "sprung").turn("dwarf", steps_left=5).do("remove the trap east")
    assert table.refused("remove the trap south") == "refusal-one-trap-a-turn"
    assert table.turn("dwarf").may("remove the trap south")


@pytest.mark.rule("HQ-117")
def test_removing_a_trap_in_europe_costs_neither_action_nor_march() -> None:
    table = beside_a_trap("eu2").do("remove the trap east", "search for secret doors and traps")
    assert table.turn("dwarf", steps_left=5).do("step south", "step north").may("step south")


@pytest.mark.rule("HQ-117", "HQ-118")
@pytest.mark.parametrize("edition", ["eu1", "eu2", "us"])
def test_without_a_tool_kit_only_the_dwarf_can(edition: str) -> None:
    lies = "found" if edition == "us" else "sprung"
    assert beside_a_trap(edition, "barbarian", lies).refused("remove the trap east") == "refusal-no-tools"
    assert beside_a_trap(edition, "barbarian", lies, items="tool-kit").may("remove the trap east")


@pytest.mark.rule("HQ-118")
def test_the_tool_kit_of_europe_costs_a_body_point_on_a_skull_and_the_trap_is_gone_in_any_case() -> None:
    table = beside_a_trap("eu1", "barbarian", items="tool-kit").do("remove the trap east").throws(skulls=1)
    assert table.sheet("barbarian").body == 7
    assert table.state.traps == [3]
    lucky = beside_a_trap("eu1", "barbarian", items="tool-kit").do("remove the trap east").throws(black=1)
    assert lucky.sheet("barbarian").body == 8
    assert lucky.state.traps == [3]


@pytest.mark.rule("HQ-118")
def test_with_a_six_sided_die_a_one_costs_the_body_point() -> None:
    table = beside_a_trap("eu1", "barbarian", items="tool-kit")
    table.state.edition.disarm_by_combat_die = False
    try:
        table.do("remove the trap east").sums(1)
        other = beside_a_trap("eu1", "barbarian", items="tool-kit").do("remove the trap east").sums(2)
    finally:
        table.state.edition.disarm_by_combat_die = True
    assert table.sheet("barbarian").body == 7
    assert other.sheet("barbarian").body == 8
    assert table.state.traps == other.state.traps == [3]


@pytest.mark.rule("HQ-119")
def test_fallen_blocks_are_removed_too() -> None:
    table = given("eu2").hero("dwarf", "C3").trap("falling-block", "D3", lands_on="D4").hero("elf", "G2")
    table.turn("dwarf", steps_left=5).do("step east").turn("dwarf", steps_left=5)
    assert table.refused("step south") == "refusal-way-barred"
    table.do("remove the trap south")
    assert table.state.fallen == []
    assert table.may("step south")
    assert table.says("event-trap-removed")[0]["cleared"] == "D4"


@pytest.mark.rule("HQ-119")
def test_a_pit_is_removed_from_inside_but_not_with_somebody_else_in_it() -> None:
    table = beside_a_trap("eu2").hero("dwarf", "C3").works("dwarf", "in-pit").turn("dwarf").do("remove the trap here")
    assert not table.sheet("dwarf").has(IN_PIT)
    assert table.state.traps == [3]
    other = beside_a_trap("eu2").monster("orc", "C3").turn("dwarf")
    assert other.refused("remove the trap east") == "refusal-somebody-on-trap"


@pytest.mark.rule("HQ-119", "HQ-117")
@pytest.mark.parametrize("edition", ["eu2", "us"])
def test_what_nobody_has_found_cannot_be_removed(edition: str) -> None:
    assert beside_a_trap(edition, lies="hidden").refused("remove the trap east") == "refusal-no-trap-there"
    wall = given(edition).hero("dwarf", "E2").trap("pit", "F2", "found").turn("dwarf", steps_left=5)
    assert wall.refused("remove the trap east") == "refusal-no-trap-there"


@pytest.mark.rule("HQ-117", "HQ-118", "HQ-016")
def test_in_the_us_game_it_is_the_action_done_on_the_square_itself() -> None:
    table = beside_a_trap("us", "barbarian", "found", items="tool-kit").agrees().do("remove the trap east")
    assert table.where("barbarian") == "C3"
    table.throws(black=1)
    assert table.state.traps == [3]
    assert table.sheet("barbarian").body == 8
    assert table.refused("search for traps") == "refusal-already-acted"
    assert table.refused("step east") == "refusal-already-marched", "a march is not split by the action"


@pytest.mark.rule("HQ-117", "HQ-015")
def test_in_the_us_game_nobody_disarms_before_the_dice_or_a_sprung_pit() -> None:
    assert beside_a_trap("us", lies="found").turn("dwarf").refused("remove the trap east") == "refusal-roll-first"
    assert beside_a_trap("us", lies="sprung").refused("remove the trap east") == "refusal-no-trap-there"
    march = given("us").hero("dwarf", "B4").trap("spear", "C3", "found").turn("dwarf", steps_left=5).do("step north")
    march.do("remove the trap east").throws(white=1)
    assert march.refused("step east") == "refusal-already-marched"


@pytest.mark.rule("HQ-118")
def test_in_the_us_game_a_skull_springs_the_trap() -> None:
    table = beside_a_trap("us", "barbarian", "found", items="tool-kit").do("remove the trap east").throws(skulls=1)
    assert table.sheet("barbarian").has(IN_PIT)
    assert table.sheet("barbarian").body == 7
    assert table.acting == "elf"


@pytest.mark.rule("HQ-117")
def test_only_a_black_shield_springs_the_trap_on_the_us_dwarf() -> None:
    table = beside_a_trap("us", lies="found").do("remove the trap east").throws(skulls=1)
    assert table.state.traps == [3]
    assert table.sheet("dwarf").body == 7
    black = beside_a_trap("us", lies="found").do("remove the trap east").throws(black=1)
    assert black.sheet("dwarf").has(IN_PIT)


@pytest.mark.rule("HQ-117", "HQ-115", "HQ-143")
def test_in_the_us_game_the_trap_of_a_chest_is_found_then_removed() -> None:
    table = given("us").hero("dwarf", "B3").hero("elf", "G2").furniture("chest", "C3", chest=True, trapped=True)
    table.state.quest.notes.append(Note("chest", [Trigger(CHEST_OPENED, [0])], True, []))
    table.state.quest.notes_at = []
    table.turn("dwarf")
    assert table.refused("remove the trap east") == "refusal-no-trap-there"
    table.do("search for traps").turn("dwarf").agrees().do("remove the trap east").throws(white=1)
    assert table.where("dwarf") == "B3"
    assert [line["chest-trap"] for line in table.says("event-chest-trap-found")] == ["found"]
    assert [line["chest-trap"] for line in table.says("event-chest-trap-removed")] == ["removed"]
    table.turn("dwarf").do("search for treasure")
    assert "event-chest-trap-springs" not in table.told
    assert table.acting == "dwarf"


@pytest.mark.rule("HQ-118", "HQ-143")
def test_in_the_us_game_failing_at_a_chest_opens_it_with_its_trap() -> None:
    table = given("us").hero("dwarf", "B3").hero("elf", "G2").furniture("chest", "C3", chest=True, trapped=True)
    table.turn("dwarf").do("search for traps").turn("dwarf").do("remove the trap east").throws(black=1)
    assert "event-chest-trap-springs" in table.told
    assert table.acting == "elf"


@pytest.mark.rule("HQ-115", "HQ-004")
def test_a_seat_knows_the_trap_of_a_chest_once_it_was_found() -> None:
    table = given("us").hero("dwarf", "B3").furniture("chest", "C3", chest=True, trapped=True).turn("dwarf")
    assert not table.state.view(1).quest.furniture[0].trapped
    table.do("search for traps").turn("dwarf")
    seen = table.state.view(1)
    assert seen.quest.furniture[0].trapped
    assert at("C3") == seen.quest.furniture[0].squares[0]
    assert [action.name for action in seen.legal_actions()] == table.offers
