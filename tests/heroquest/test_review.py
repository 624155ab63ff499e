"""Fine points of the rules, read sentence by sentence: what is done, and what must be refused."""

from __future__ import annotations

import pytest
from heroquest.quests import at_work, cleared
from heroquest.table import at, given

from sagenwerk.heroquest.explore import looks_around

EDITIONS = ["eu1", "eu2", "us"]

# What is set out


@pytest.mark.rule("HQ-054", "HQ-055")
@pytest.mark.parametrize("edition", EDITIONS)
def test_through_an_open_door_a_hero_sees_more_of_the_corridor_from_within_the_room(edition: str) -> None:
    table = given(edition, "barbarian").dark().door("D9-D10", open=True).hero("barbarian", "D5").turn("barbarian")
    table.carry_out(looks_around(table.state, at("D5")))
    assert table.state.sees(at("D10"))
    assert not table.state.sees(at("H10"))


@pytest.mark.rule("HQ-043", "HQ-054")
def test_a_door_that_opens_lets_everybody_look() -> None:
    table = given(heroes="barbarian dwarf").dark("D5 D9").door("D9-D10").hero("barbarian", "D5").hero("dwarf", "D9")
    table.state.doors_seen |= 1
    table.turn("dwarf").do("open the door south")
    assert table.state.sees(at("D10"))
    assert table.told.count("event-set-out") >= 1


@pytest.mark.rule("HQ-054", "HQ-063")
def test_not_through_a_closed_door() -> None:
    table = given(heroes="barbarian").dark().door("D9-D10").hero("barbarian", "D5").turn("barbarian")
    table.carry_out(looks_around(table.state, at("D5")))
    assert not table.state.sees(at("D10"))


# Marching


@pytest.mark.rule("HQ-015")
def test_going_through_a_portal_begins_the_march() -> None:
    table = at_work("quest-10", "E15").do("open the door north").now(steps_left=5).do("step north").sums(9)
    assert cleared(table).now().do("search for secret doors and traps").where("barbarian") == "Q17"
    assert table.refused("step north") == "refusal-already-marched"


@pytest.mark.rule("HQ-026")
def test_whoever_is_veiled_by_mist_needs_no_leave_even_after_a_refusal() -> None:
    table = given(passing_monsters="asked").hero("barbarian", "A1").monster("orc", "A2").turn("barbarian", steps_left=5)
    table.do("step south", "game master: refuse to let pass")
    assert table.refused("step south") == "refusal-passing-refused"
    assert table.works("barbarian", "veil").may("step south")


# Lost in rock


@pytest.mark.rule("HQ-090", "HQ-149")
def test_nobody_brings_back_who_was_lost_in_rock() -> None:
    table = given("us").unused("A2").hero("dwarf", "A1").hero("elf", "D1", items="elixir-of-life").dark("A1 D1 E1")
    table.works("dwarf", "through-rock").turn("dwarf", steps_left=3).do("step south", "end the turn")
    assert "event-lost-in-rock" in table.told
    assert table.turn("elf").refused("elixir of life for the dwarf") == "refusal-lost-for-ever"
    assert "elixir of life for the dwarf" not in table.offers


@pytest.mark.rule("HQ-054", "HQ-090")
def test_in_solid_rock_nobody_sees_anything() -> None:
    table = given("us").unused("A3").hero("dwarf", "A2").dark("A2").works("dwarf", "through-rock")
    table.turn("dwarf", steps_left=3).do("step south")
    assert not table.state.sees(at("A9"))


# Under a command


@pytest.mark.rule("HQ-091")
def test_under_a_command_nobody_opens_doors_carries_things_or_leaves() -> None:
    table = given("us").hero("barbarian", "J4").door("J4-J5").stairs("K4 L4").works("barbarian", "commanded")
    table.turn("barbarian", steps_left=5).agrees()
    assert table.refused("barbarian: open the door south") == "refusal-not-free"
    table.do("barbarian: step east")
    assert table.asked == "game master", "he is not asked whether he leaves by the stairs"
    load = at_work("quest-4", "K8", "us").works("barbarian", "commanded").now().agrees()
    assert load.refused("barbarian: pick up what lies to the south") == "refusal-not-free"
