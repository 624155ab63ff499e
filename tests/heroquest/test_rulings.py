"""The eight rulings H-1 to H-8 on questions that every table asks, each in all three editions."""

from __future__ import annotations

import pytest
from heroquest.table import Table, at, given, occupant

from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.sight import visible
from sagenwerk.heroquest.state import DEAD, IN_PIT
from sagenwerk.heroquest.wounds import loses_body

EDITIONS = ["eu1", "eu2", "us"]


def searches(edition: str) -> list[str]:
    """All searches of an edition, treasure first."""
    if edition == "us":
        return ["search for treasure", "search for secret doors", "search for traps"]
    return ["search for treasure", "search for secret doors and traps"]


def sees(table: Table, start: str, to: str) -> bool:
    """Whether a figure on one square sees one on the other."""
    return bool(visible(table.state, at(start), at(to)))


@pytest.mark.rule("HQ-061", "HQ-062", "HQ-063", "HQ-064")
@pytest.mark.parametrize("edition", EDITIONS)
def test_h_1_what_is_in_line_of_sight_also_diagonally(edition: str) -> None:
    table = given(edition).hero("elf", "B2").monster("orc", "C3").monster("goblin", "D4").monster("orc", "M1")
    assert sees(table, "B2", "C3"), "diagonally"
    assert sees(table, "B2", "D4") == (edition != "us"), "in Europe everything in the room is seen"
    assert not sees(table, "A1", "Z1"), "elsewhere figures block spells in every edition"
    assert not sees(table, "A3", "C3"), "so do walls"
    assert sees(table, "I10", "J11"), "touching the corner of a room does not"
    dark = given(edition).dark().hero("elf", "A1").monster("orc", "M1").turn("elf")
    dark.carry_out(looks_around(dark.state, at("A1")))
    assert dark.state.sees(at("Z1")), "for revealing only walls and closed doors do"


@pytest.mark.rule("HQ-042", "HQ-044", "HQ-104")
@pytest.mark.parametrize("edition", EDITIONS)
def test_h_2_monsters_open_no_doors_and_walk_through_open_ones(edition: str) -> None:
    table = given(edition).door("E3-F3").hero("elf", "B2").monster("orc", "F3").turn("game master")
    table.do("choose monster 1")
    assert table.refused("step west") == "refusal-way-barred"
    assert not [name for name in table.offers if "open" in name]
    opened = given(edition).door("E3-F3").hero("elf", "E3").monster("orc", "G3").turn("elf")
    opened.do("open the door east", "roll for the march").sums(4).do("step south", "step west", "end the turn")
    opened.do("choose monster 1", "step west", "step west")
    assert opened.where(1) == "E3"


@pytest.mark.rule("HQ-025", "HQ-026", "HQ-028", "HQ-106")
@pytest.mark.parametrize("edition", EDITIONS)
def test_h_3_figures_pass_through_each_other(edition: str) -> None:
    leave = {"passing_heroes": "allowed", "passing_monsters": "allowed"}
    table = given(edition, **leave).hero("elf", "B2").hero("dwarf", "C2").monster("orc", "B3")
    table.turn("elf", steps_left=4)
    assert table.may("step east"), "a companion in every edition"
    assert table.may("step south") == (edition != "us"), "a monster in Europe, with leave"
    table.do("step east")
    assert table.refused("end the turn") == "refusal-still-passing"
    master = given(edition, passing_heroes="asked").hero("elf", "B3").monster("orc", "B2").turn("game master")
    assert master.do("choose monster 1").may("step south") == (edition != "us"), "a hero who is asked"
    door = given(edition).door("E3-F3", open=True).hero("elf", "E3").turn("elf", steps_left=4).do("step east")
    assert door.may("step west") == (edition != "eu1"), "not to and fro in one turn"


@pytest.mark.rule("HQ-111")
@pytest.mark.parametrize("edition", EDITIONS)
def test_h_4_searching_while_monsters_are_about(edition: str) -> None:
    room = given(edition).hero("elf", "B2").monster("orc", "E4").turn("elf")
    treasure, *others = searches(edition)
    assert not room.may(treasure), "in no edition with a monster in the room"
    assert not any(room.may(name) for name in others), "there it is seen, too"
    hidden = given(edition).hero("elf", "B2").hero("dwarf", "C2").monster("orc", "D2").turn("elf")
    assert not hidden.may(treasure)
    assert all(hidden.may(name) == (edition == "us") for name in others), "US: behind the dwarf it is not seen"
    passage = given(edition).hero("elf", "A5").monster("orc", "A12").blocked("A9").turn("elf")
    assert [passage.may(name) for name in others] == [edition != "eu2"] * len(others), "second printing: same passage"
    seen = given(edition).hero("elf", "A5").monster("orc", "A12").turn("elf")
    assert not any(seen.may(name) for name in others), "in the passage, and in sight"


@pytest.mark.rule("HQ-121", "HQ-120")
@pytest.mark.parametrize("edition", EDITIONS)
def test_h_5_each_hero_searches_a_room_for_treasure_once(edition: str) -> None:
    table = given(edition).hero("elf", "B2").hero("dwarf", "C2").turn("elf")
    table.do("search for treasure", "treasure card: gold-25")
    assert table.turn("elf").refused("search for treasure") == "refusal-searched-before"
    assert table.turn("dwarf").may("search for treasure")
    once = given(edition, treasure_searches="once-in-all").hero("elf", "B2").hero("dwarf", "C2").turn("elf")
    once.do("search for treasure", "treasure card: gold-25")
    assert once.turn("dwarf").refused("search for treasure") == "refusal-searched-before"
    corridor = given(edition).hero("elf", "A5").turn("elf")
    assert corridor.may("search for treasure") == (edition != "us")


@pytest.mark.rule("HQ-139", "HQ-138")
@pytest.mark.parametrize("edition", EDITIONS)
def test_h_6_a_figure_in_a_pit(edition: str) -> None:
    table = given(edition).hero("elf", "B2").hero("dwarf", "G2").trap("pit", "C2").turn("elf", steps_left=5)
    table.do("step east")
    assert (table.sheet("elf").body, table.sheet("elf").has(IN_PIT)) == (5, True), "one body point, no defence"
    assert table.asked == "dwarf", "the turn is over"
    table.turn("elf", steps_left=5)
    may = [table.may(name) for name in searches(edition)]
    assert may == {"eu1": [True, True], "eu2": [False, False], "us": [True, True, False]}[edition]
    assert not table.do("step east").sheet("elf").has(IN_PIT), "he walks out"


@pytest.mark.rule("HQ-147", "HQ-126")
@pytest.mark.parametrize("edition", EDITIONS)
def test_h_7_only_the_hero_himself_can_save_himself(edition: str) -> None:
    potion = "potion-of-healing-by-die" if edition == "us" else "potion-of-healing"
    own = given(edition).hero("elf", "B2", potions=potion).hero("dwarf", "C2").turn("dwarf")
    own.carry_out(loses_body(own.state, occupant("elf"), 9, "HQ-142"))
    assert own.asked == "elf", "an own potion at any time"
    others = given(edition).hero("elf", "B2").hero("dwarf", "C2", potions=potion).turn("dwarf")
    others.hero("wizard", "D2", spells="heal-body").now()
    others.carry_out(loses_body(others.state, occupant("elf"), 9, "HQ-142"))
    assert others.sheet("elf").where == DEAD, "neither potion nor spell of a companion"
    for turn, saved in (("elf", edition == "us"), ("game master", False)):
        spell = given(edition).hero("elf", "B2", spells="heal-body").hero("dwarf", "G2").monster("orc", "Z19")
        spell.turn(turn).carry_out(loses_body(spell.state, occupant("elf"), 9, "HQ-142"))
        assert (spell.sheet("elf").where != DEAD) == saved, "an own spell in the US, on the own turn"


@pytest.mark.rule("HQ-105", "HQ-112")
@pytest.mark.parametrize("edition", EDITIONS)
def test_h_8_traps_behind_a_door_and_monsters_on_traps(edition: str) -> None:
    table = given(edition).door("E3-F3", open=True).hero("elf", "E3").trap("pit", "F3").turn("elf")
    table.do(searches(edition)[-1])
    assert table.state.traps == [0], "the searcher must be in the room"
    master = given(edition).hero("elf", "Z19").monster("gargoyle", "A1", body=3).trap("pit", "A2").turn("game master")
    master.do("choose monster 1", "step south")
    assert (master.body(1), master.state.traps) == (3, [0]), "hidden traps are never sprung"
    open_pit = given(edition).hero("elf", "Z19").monster("gargoyle", "A1", body=3).trap("pit", "A2", "sprung")
    open_pit.turn("game master").do("choose monster 1")
    jump = Table(open_pit.state.clone()).do("jump south")
    assert jump.asked == ("game master" if edition == "us" else "chance"), "US monsters always clear it"
    assert open_pit.do("step south").body(1) == (3 if edition == "us" else 2)
