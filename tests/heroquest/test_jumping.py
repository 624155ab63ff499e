"""Jumping over traps (HQ-140, HQ-144)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, at, given

from sagenwerk.heroquest.state import IN_PIT


def before_a_pit(edition: str = "eu1", lies: str = "sprung", kind: str = "pit") -> Table:
    """The dwarf stands west of a trap in the room at the upper left and may take five steps."""
    table = given(edition).hero("dwarf", "B3").hero("elf", "G2").trap(kind, "C3", lies)
    return table.turn("dwarf", steps_left=5)


@pytest.mark.rule("HQ-140")
@pytest.mark.parametrize("edition", ["eu1", "eu2", "us"])
def test_a_jump_takes_two_squares_and_anything_but_a_skull(edition: str) -> None:
    table = before_a_pit(edition).do("jump east")
    assert table.dice == 1
    table.throws(white=1)
    assert table.where("dwarf") == "D3"
    assert table.state.steps_left == 3
    assert table.sheet("dwarf").body == 7
    assert table.acting == "dwarf"
    table.agrees()


@pytest.mark.rule("HQ-140", "HQ-138")
@pytest.mark.parametrize("edition", ["eu1", "eu2", "us"])
def test_on_a_skull_the_hero_falls_in_and_his_turn_is_over(edition: str) -> None:
    table = before_a_pit(edition).do("jump east").throws(skulls=1)
    assert table.where("dwarf") == "C3"
    assert table.sheet("dwarf").has(IN_PIT)
    assert table.sheet("dwarf").body == 6
    assert table.acting == "elf"


@pytest.mark.rule("HQ-140")
def test_behind_the_pit_there_may_be_three_squares() -> None:
    table = before_a_pit()
    jumps = [name for name in table.offers if "jump" in name]
    assert jumps == ["dwarf: jump east, then north", "dwarf: jump east", "dwarf: jump east, then south"]
    table.do("jump east, then south").throws(black=1)
    assert table.where("dwarf") == "C4"


@pytest.mark.rule("HQ-140")
def test_the_square_behind_must_be_free() -> None:
    table = before_a_pit().monster("orc", "D3").blocked("C4").furniture("table", "C2").turn("dwarf", steps_left=5)
    assert table.refused("jump east") == "refusal-no-place-behind"
    assert table.refused("jump east, then north") == "refusal-no-place-behind"
    assert table.refused("jump east, then south") == "refusal-no-place-behind"
    table.agrees()


@pytest.mark.rule("HQ-140")
def test_nobody_jumps_with_one_step_left_or_over_somebody_in_the_pit() -> None:
    assert before_a_pit().turn("dwarf", steps_left=1).refused("jump east") == "refusal-too-few-steps"
    occupied = before_a_pit().monster("orc", "C3").turn("dwarf", steps_left=5)
    assert occupied.refused("jump east") == "refusal-no-place-behind"


@pytest.mark.rule("HQ-140", "HQ-144")
@pytest.mark.parametrize("edition", ["eu1", "us"])
def test_hidden_traps_offer_no_jump(edition: str) -> None:
    assert before_a_pit(edition, "hidden").refused("jump east") == "refusal-no-trap-to-jump"
    assert before_a_pit(edition, "removed").refused("jump east") == "refusal-no-trap-to-jump"


@pytest.mark.rule("HQ-144")
@pytest.mark.parametrize("kind", ["pit", "falling-block", "spear"])
def test_every_found_trap_of_the_us_game_may_be_jumped(kind: str) -> None:
    table = before_a_pit("us", "found", kind).do("jump east").throws(white=1)
    assert table.where("dwarf") == "D3"
    assert table.state.traps == [1]


@pytest.mark.rule("HQ-144")
def test_a_failed_jump_springs_the_trap() -> None:
    table = before_a_pit("us", "found", "falling-block").do("jump east").throws(skulls=1).throws(skulls=1)
    table.do("get away east")
    assert table.sheet("dwarf").body == 6
    assert table.state.fallen == [at("C3")]
    assert table.acting == "elf"
    spear = before_a_pit("us", "found", "spear").do("jump east").throws(skulls=1).throws(white=1)
    assert spear.where("dwarf") == "C3"
    assert spear.may("step east"), "whoever dodges the spear goes on"
    spear = before_a_pit("us", "found", "spear").do("jump east").throws(skulls=1).throws(skulls=1)
    assert spear.acting == "elf"


@pytest.mark.rule("HQ-140")
def test_in_europe_a_found_block_cannot_be_jumped() -> None:
    assert before_a_pit("eu1", "found", "falling-block").refused("jump east") == "refusal-no-trap-to-jump"


@pytest.mark.rule("HQ-028", "HQ-140")
def test_neither_pit_nor_landing_may_have_been_used_in_the_first_printing() -> None:
    table = before_a_pit().do("jump east").throws(white=1)
    assert table.refused("jump west") == "refusal-square-used"
    assert before_a_pit("eu2").do("jump east").throws(white=1).may("jump west")


@pytest.mark.rule("HQ-140", "HQ-043")
def test_a_jump_through_an_open_door_sets_out_the_room_behind() -> None:
    table = given().hero("dwarf", "E3").trap("pit", "F3", "sprung").door("E3-F3", open=True)
    table.dark("B2 C2 D2 E2 B3 C3 D3 E3 B4 C4 D4 E4 F3 G3").now(doors_seen=1).turn("dwarf", steps_left=5)
    table.do("jump east").throws(white=1)
    assert table.where("dwarf") == "G3"
    assert table.state.sees(at("I2"))


@pytest.mark.rule("HQ-105", "HQ-140")
def test_a_monster_of_europe_jumps_with_a_die() -> None:
    table = (
        given().hero("dwarf", "E4").monster("gargoyle", "B3", body=2).trap("pit", "C3", "sprung").turn("game master")
    )
    table.do("game master: choose monster 1").agrees().do("game master: jump east").throws(white=1)
    assert table.where(1) == "D3"
    assert table.state.steps_left == 4
    fall = given().hero("dwarf", "E4").monster("gargoyle", "B3", body=2).trap("pit", "C3", "sprung").turn("game master")
    fall.do("game master: choose monster 1", "game master: jump east").throws(skulls=1)
    assert fall.where(1) == "C3"
    assert fall.body(1) == 1
    assert fall.state.monster_has(0, IN_PIT)


@pytest.mark.rule("HQ-105")
def test_a_monster_of_the_us_game_always_clears_the_pit() -> None:
    table = given("us").hero("dwarf", "E4").monster("orc", "B3").trap("pit", "C3", "sprung").turn("game master")
    table.do("game master: choose monster 1", "game master: jump east, then north")
    assert table.where(1) == "C2"
    assert table.asked == "game master"
    assert (
        not given("us")
        .monster("orc", "B3")
        .trap("pit", "C3", "found")
        .hero("dwarf", "E4")
        .turn("game master")
        .do("game master: choose monster 1")
        .may("game master: jump east")
    )
