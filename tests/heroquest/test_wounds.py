"""Wounds, death, saving oneself (HQ-074 to HQ-076, HQ-126, HQ-145 to HQ-147; ruling H-7)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, given, occupant

from sagenwerk.heroquest.state import ACTED, DEAD
from sagenwerk.heroquest.wounds import loses_body, loses_mind


def hurt(table: Table, who: str | int, points: int) -> Table:
    """Somebody loses body points by a spear."""
    return table.carry_out(loses_body(table.state, occupant(who), points, "HQ-142"))


@pytest.mark.rule("HQ-074")
def test_body_falls_by_what_the_hits_cost(table: Table) -> None:
    hurt(table.hero("elf", "B2").turn("elf"), "elf", 2)
    assert table.sheet("elf").body == 4
    assert table.says("event-hero-hurt")[0]["body"] == 4


@pytest.mark.rule("HQ-074", "HQ-145")
def test_body_never_falls_below_nought_and_at_nought_a_hero_is_dead(table: Table) -> None:
    hurt(table.hero("elf", "B2").hero("dwarf", "D2").turn("dwarf"), "elf", 9)
    assert table.sheet("elf").body == 0
    assert table.sheet("elf").where == DEAD
    assert table.where("elf") == ""
    assert table.rules("event-hero-dies") == {"HQ-145"}


@pytest.mark.rule("HQ-145")
def test_without_mind_a_hero_is_dead_too(table: Table) -> None:
    table.hero("barbarian", "B2", potions="potion-of-healing").hero("dwarf", "D2").turn("dwarf")
    table.carry_out(loses_mind(table.state, occupant("barbarian"), 1, "HQ-091"))
    assert table.sheet("barbarian").mind == 1
    table.carry_out(loses_mind(table.state, occupant("barbarian"), 5, "HQ-091"))
    assert table.sheet("barbarian").mind == 0
    assert table.sheet("barbarian").where == DEAD


@pytest.mark.rule("HQ-075", "HQ-076")
def test_a_monster_with_more_body_stands_until_it_is_used_up() -> None:
    table = given("us").hero("elf", "B2").monster("chaos-warrior", "C2").turn("elf")
    assert hurt(table, 1, 2).where(1) == "C2"
    assert hurt(table, 1, 1).where(1) == ""
    assert table.told[-3:] == ["event-monster-hurt", "event-monster-hurt", "event-monster-falls"]


@pytest.mark.rule("HQ-012", "HQ-145")
def test_when_the_hero_on_turn_dies_the_next_one_is_on_turn(table: Table) -> None:
    hurt(table.hero("elf", "B2").hero("wizard", "D2").turn("elf"), "elf", 6)
    assert table.asked == "wizard"


# Saving oneself


@pytest.mark.rule("HQ-126", "HQ-147")
def test_an_own_healing_potion_saves_at_any_time(table: Table) -> None:
    table.hero("elf", "B2", potions="potion-of-healing potion-of-strength", body=1).hero("dwarf", "D2").turn("dwarf")
    hurt(table, "elf", 3)
    assert table.asked == "elf"
    assert table.offers == ["elf: drink potion-of-healing", "elf: drink nothing"]
    table.agrees().do("drink potion-of-healing")
    assert table.sheet("elf").body == 4
    assert table.where("elf") == "B2"
    assert table.asked == "dwarf"


@pytest.mark.rule("HQ-145", "HQ-147")
def test_who_drinks_nothing_dies(table: Table) -> None:
    table.hero("elf", "B2", potions="potion-of-healing", body=1).hero("dwarf", "D2").turn("dwarf")
    hurt(table, "elf", 1).do("elf: drink nothing")
    assert table.sheet("elf").where == DEAD


@pytest.mark.rule("HQ-147")
def test_the_die_of_the_us_potion_says_how_much_it_heals() -> None:
    table = given("us").hero("elf", "B2", potions="potion-of-healing-by-die", body=1).hero("dwarf", "D2").turn("dwarf")
    hurt(table, "elf", 1).do("elf: drink potion-of-healing-by-die").sums(2)
    assert table.sheet("elf").body == 2
    assert table.asked == "dwarf"


@pytest.mark.rule("HQ-147")
def test_nobody_elses_potion_saves(table: Table) -> None:
    table.hero("elf", "B2", body=1).hero("dwarf", "B3", potions="potion-of-healing").turn("dwarf")
    hurt(table, "elf", 1)
    assert table.sheet("elf").where == DEAD


@pytest.mark.rule("HQ-147")
@pytest.mark.parametrize(("edition", "saved"), [("eu1", False), ("eu2", False), ("us", True)])
def test_an_own_healing_spell_saves_in_the_us_game_on_the_own_turn(edition: str, saved: bool) -> None:
    table = given(edition).hero("elf", "B2", spells="heal-body tempest", body=1).hero("dwarf", "D2").turn("elf")
    hurt(table, "elf", 1)
    if saved:
        table.agrees().do("elf: save yourself by heal-body")
        assert table.sheet("elf").body == 4
        assert table.state.done & ACTED
    else:
        assert table.sheet("elf").where == DEAD


@pytest.mark.rule("HQ-147")
def test_but_not_after_an_action_nor_on_anybody_elses_turn() -> None:
    acted = given("us").hero("elf", "B2", spells="heal-body", body=1).hero("dwarf", "D2").turn("elf", done=int(ACTED))
    assert hurt(acted, "elf", 1).sheet("elf").where == DEAD
    late = given("us").hero("elf", "B2", spells="heal-body", body=1).hero("dwarf", "D2").turn("dwarf")
    assert hurt(late, "elf", 1).sheet("elf").where == DEAD


@pytest.mark.rule("HQ-147")
def test_who_sleeps_drinks_nothing() -> None:
    table = given().hero("elf", "B2", potions="potion-of-healing", body=1).hero("dwarf", "D2").turn("dwarf")
    table.works("elf", "asleep")
    assert hurt(table, "elf", 1).sheet("elf").where == DEAD


@pytest.mark.rule("HQ-126")
def test_nothing_harms_a_hero_of_stone(table: Table) -> None:
    table.hero("elf", "B2").hero("dwarf", "D2").works("elf", "stone").turn("dwarf")
    assert hurt(table, "elf", 3).sheet("elf").body == 6


# What is left


@pytest.mark.rule("HQ-146")
def test_what_a_dead_hero_had_lies_in_his_room() -> None:
    table = given().hero("elf", "B2", items="spear", potions="potion-of-speed", gold=70, body=1).hero("dwarf", "A1")
    hurt(table.turn("dwarf"), "elf", 1)
    assert table.state.left_items[1] != 0
    assert table.state.left_gold[1] == 70
    assert table.sheet("elf").items == 0
    assert table.sheet("elf").gold == 0


@pytest.mark.rule("HQ-145")
def test_a_dead_hero_keeps_neither_spells_nor_effects(table: Table) -> None:
    table.hero("elf", "B2", spells="heal-body").hero("dwarf", "D2").works("elf", "courage", "in-pit").turn("dwarf")
    hurt(table, "elf", 9)
    assert table.sheet("elf").spells == 0
    assert table.sheet("elf").effects == 0


@pytest.mark.rule("HQ-145", "HQ-149")
def test_the_elixir_of_life_brings_a_dead_hero_back() -> None:
    table = given("us").hero("elf", "B2").hero("dwarf", "D2", items="elixir-of-life").turn("dwarf")
    hurt(table, "elf", 9).do("dwarf: take what lies in area 1", "dwarf: elixir of life for the elf")
    assert table.sheet("elf").body == 6
    assert table.where("elf") == "E2", "north of the dwarf is a wall"
