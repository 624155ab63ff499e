"""What dead heroes leave behind (HQ-146)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, at, given, occupant

from sagenwerk.heroquest.explore import area_of
from sagenwerk.heroquest.leftovers import things_lie
from sagenwerk.heroquest.wounds import loses_body, potions_of

ROOM = 1


def about_to_die(edition: str = "eu1") -> Table:
    """The barbarian in the room at the upper left has one body point, gold, a shield and holy water."""
    table = given(edition).hero("barbarian", "B2", body=1, gold=70, items="broadsword shield", potions="holy-water")
    return table.hero("elf", "G2")


def dies(table: Table, turn: str) -> Table:
    """He loses it in somebody's turn."""
    table.turn(turn)
    return table.carry_out(loses_body(table.state, occupant("barbarian"), 1, "HQ-139"))


@pytest.mark.rule("HQ-146", "HQ-145")
def test_what_a_dead_hero_had_lies_in_the_room() -> None:
    table = dies(about_to_die(), "barbarian")
    assert table.sheet("barbarian").gold == 0
    assert table.state.left_gold[ROOM] == 70
    line = table.says("event-things-lie")[0]
    assert line["area"] == ROOM
    assert line["left-gold"] == 70


@pytest.mark.rule("HQ-146")
def test_another_hero_takes_it_by_a_search_for_treasure() -> None:
    table = dies(about_to_die(), "barbarian").hero("elf", "C2").turn("elf").do("search for treasure")
    elf = table.sheet("elf")
    assert elf.gold == 70
    assert potions_of(elf.potions, table.potion("holy-water")) == 1
    assert not things_lie(table.state, ROOM)
    assert table.asked == "chance"


@pytest.mark.rule("HQ-146", "HQ-121")
def test_whoever_has_searched_there_before_takes_it_and_draws_no_card() -> None:
    table = about_to_die().hero("elf", "C2").turn("elf").do("search for treasure", "treasure card: nothing")
    assert table.turn("elf").refused("search for treasure") == "refusal-searched-before"
    dies(table, "barbarian").turn("elf").do("search for treasure")
    assert table.sheet("elf").gold == 70
    assert table.asked == "elf"


@pytest.mark.rule("HQ-146")
def test_a_second_piece_of_the_same_kind_stays() -> None:
    table = dies(about_to_die(), "barbarian").hero("elf", "C2", items="shield").turn("elf").do("search for treasure")
    assert table.state.left_items[ROOM] != 0
    assert table.state.left_gold[ROOM] == 0


@pytest.mark.rule("HQ-146")
def test_the_game_master_takes_it_away_by_moving_a_monster_in_on_his_next_turn() -> None:
    table = about_to_die().door("E2-F2", open=True).monster("orc", "F2")
    dies(table, "barbarian").turn("game master").do("game master: choose monster 1", "game master: step west")
    assert not things_lie(table.state, ROOM)
    assert "event-things-are-gone" in table.told


@pytest.mark.rule("HQ-146")
def test_a_monster_that_was_there_or_comes_later_takes_nothing() -> None:
    there = about_to_die().monster("orc", "D2")
    dies(there, "barbarian").turn("game master").do("game master: choose monster 1", "game master: step west")
    assert things_lie(there.state, ROOM)
    later = about_to_die().door("E2-F2", open=True).monster("orc", "F2")
    dies(later, "barbarian").now(round=2).turn("game master")
    later.do("game master: choose monster 1", "game master: step west")
    assert things_lie(later.state, ROOM)


@pytest.mark.rule("HQ-146")
def test_after_a_death_in_the_game_masters_turn_his_next_turn_counts() -> None:
    table = about_to_die().door("E2-F2", open=True).monster("orc", "F2")
    dies(table, "game master").do("game master: choose monster 1", "game master: step west")
    assert things_lie(table.state, ROOM)
    other = about_to_die().door("E2-F2", open=True).monster("orc", "F2")
    dies(other, "game master").now(round=2).turn("game master")
    other.do("game master: choose monster 1", "game master: step west")
    assert not things_lie(other.state, ROOM)


@pytest.mark.rule("HQ-146")
def test_us_companions_in_the_room_take_all_and_agree_who() -> None:
    table = about_to_die("us").hero("wizard", "C3").hero("elf", "D3").monster("orc", "E4")
    dies(table, "barbarian")
    assert table.offers == ["elf: take what lies in area 1", "wizard: take what lies in area 1"]
    table.do("wizard: take what lies in area 1")
    assert table.sheet("wizard").gold == 70
    assert not things_lie(table.state, ROOM)


@pytest.mark.rule("HQ-146")
def test_us_monsters_alone_with_the_dead_take_it_out_of_the_game() -> None:
    table = dies(about_to_die("us").monster("orc", "E4"), "barbarian")
    assert not things_lie(table.state, ROOM)
    alone = dies(about_to_die("us"), "barbarian")
    assert things_lie(alone.state, ROOM)


@pytest.mark.rule("HQ-146")
def test_in_a_passage_it_lies_for_all_who_are_in_it() -> None:
    table = about_to_die("us").hero("elf", "M1").hero("barbarian", "A1")
    dies(table, "barbarian")
    assert table.offers == [f"elf: take what lies in area {area_of(table.state, at('A1'))}"]
