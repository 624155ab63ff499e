"""Discovering and setting out, statement by statement (HQ-050 to HQ-056)."""

from __future__ import annotations

import pytest
from heroquest.table import TABLES, Table, at, given

from sagenwerk.heroquest.board import square_name
from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.scenario import Placed

EDITIONS = ["eu1", "eu2", "us"]
ROOM_A = "B2 C2 D2 E2 B3 C3 D3 E3 B4 C4 D4 E4"


def names(squares: list[int]) -> set[str]:
    """Squares by name."""
    return {square_name(square) for square in squares}


def set_out(table: Table) -> set[str]:
    """Every square that lines of the chronicle have set out."""
    return {square for line in table.says("event-set-out") for square in line["squares"].split()}


def at_the_door(edition: str = "eu1", **options: str) -> Table:
    """The elf with six steps beside an open door; the next room is dark, and an orc stands there."""
    table = given(edition, **options).door("E3-F3", open=True).dark(ROOM_A)
    table.state.doors_seen = 1
    quest = table.state.quest
    orc = [kind.name for kind in quest.kinds].index("orc")
    quest.placed_at[at("H2")] = len(quest.monsters)
    quest.monsters.append(Placed(orc, at("H2")))
    return table.hero("elf", "E3").turn("elf").do("roll for the march").sums(6)


@pytest.mark.rule("HQ-050", "HQ-051", "HQ-052", "HQ-054")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_to_come_in_discovers_the_whole_room(edition: str) -> None:
    """Statements H-035, H-036 and H-038."""
    table = at_the_door(edition).do("step east")
    assert set_out(table) == names(TABLES.board.squares_of[2])
    assert table.where(1) == "H2"
    assert table.rules("event-monster-appears") == {"HQ-103"}


@pytest.mark.rule("HQ-051")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_one_discovers_nothing_more(edition: str) -> None:
    table = at_the_door(edition).do("step east", "step east")
    seen = len(table.says("event-set-out"))
    table.hero("dwarf", "E3").turn("dwarf").do("roll for the march").sums(6).do("step east")
    assert len(table.says("event-set-out")) == seen


@pytest.mark.rule("HQ-053")
@pytest.mark.parametrize("edition", EDITIONS)
def test_afterwards_the_same_turn_goes_on(edition: str) -> None:
    """Statement H-039: steps that are left, and the action."""
    table = at_the_door(edition).do("step east")
    assert (table.asked, table.state.steps_left) == ("elf", 5)
    assert table.do("step east").where("elf") == "G3"


@pytest.mark.rule("HQ-051", "HQ-052", "HQ-053")
@pytest.mark.parametrize("edition", EDITIONS)
def test_by_option_the_turn_pauses_for_the_game_master(edition: str) -> None:
    """Statement H-037: he looks at his map, everybody else waits."""
    table = at_the_door(edition, setting_out="game-master").do("step east")
    assert table.asked == "game master"
    assert table.offers == ["set out what is seen"]
    assert set_out(table) == set()
    table.do("set out what is seen")
    assert set_out(table) == names(TABLES.board.squares_of[2])
    assert (table.asked, table.state.steps_left) == ("elf", 5)


@pytest.mark.rule("HQ-054", "HQ-062")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_corridor_is_set_out_as_far_as_one_sees(edition: str) -> None:
    """From the corner of the board: both outer passages, nothing round the corners."""
    table = given(edition).dark().hero("elf", "A1").turn("elf")
    table.carry_out(looks_around(table.state, at("A1")))
    straight = {f"{column}1" for column in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"} | {f"A{row}" for row in range(1, 20)}
    assert set_out(table) == straight


@pytest.mark.rule("HQ-054", "HQ-063")
@pytest.mark.parametrize("edition", EDITIONS)
def test_figures_do_not_stop_the_view_for_setting_out(edition: str) -> None:
    free = given(edition).dark().hero("elf", "A1").turn("elf")
    free.carry_out(looks_around(free.state, at("A1")))
    behind = given(edition).dark().hero("elf", "A1").hero("dwarf", "C1").monster("orc", "A3").turn("elf")
    behind.carry_out(looks_around(behind.state, at("A1")))
    assert set_out(behind) == set_out(free)


@pytest.mark.rule("HQ-054", "HQ-056")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blocked_square_appears_when_it_is_seen_and_ends_the_view(edition: str) -> None:
    table = given(edition).blocked("F1").dark().hero("elf", "A1").turn("elf")
    table.carry_out(looks_around(table.state, at("A1")))
    row = {f"{column}1" for column in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
    assert set_out(table) & row == {"A1", "B1", "C1", "D1", "E1", "F1"}
    table.carry_out(looks_around(table.state, at("A1")))
    assert len(table.says("event-set-out")) == 1


@pytest.mark.rule("HQ-055")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_set_out_stays_when_nobody_sees_it_any_more(edition: str) -> None:
    table = at_the_door(edition).do("step east").hero("elf", "Z19").turn("elf")
    assert all(table.state.sees(square) for square in TABLES.board.squares_of[2])
    assert table.where(1) == "H2"
