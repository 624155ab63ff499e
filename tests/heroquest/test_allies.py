"""Allies of the heroes, such as Sir Ragnar (HQ-021, HQ-022, HQ-025, HQ-073, HQ-145, HQ-161)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, given, occupant

from sagenwerk.heroquest.allies import turn_starts
from sagenwerk.heroquest.combat import attack_by
from sagenwerk.heroquest.slots import ALLIES_FALLEN, ALLIES_OUT, RESCUER
from sagenwerk.heroquest.wounds import loses_body


def led(square: str = "F2", hero: str = "elf", **more: str) -> Table:
    """An ally whom the elf leads; his die has not been thrown."""
    table = given(**more).stairs("B2 C2 B3 C3").hero("elf", "D2").hero("dwarf", "D4").hero("barbarian", "D3")
    table.monster("chaos-sorcerer", square, ally=True, attack=0, defend=2, body=2)
    table.state.leaders[0] = {"elf": 2, "dwarf": 1}[hero]
    return table


def thrown(table: Table, pips: int) -> Table:
    """It is the elf's turn, and the die for his ally has fallen."""
    table.turn("elf")
    return table.carry_out(turn_starts(table.state, 2)).sums(pips)


@pytest.mark.rule("HQ-021", "HQ-022")
def test_his_leader_throws_one_die_more_and_moves_him_so_far() -> None:
    table = thrown(led(), 2).agrees()
    table.do("lead the ally south", "lead the ally east")
    assert table.where(1) == "G3"
    assert table.refused("lead the ally west") == "refusal-ally-is-tired"
    assert table.may("roll for the march")


@pytest.mark.rule("HQ-021")
def test_the_die_falls_when_the_turn_of_his_leader_comes() -> None:
    table = led(heroes="barbarian dwarf elf").turn("dwarf").do("end the turn")
    assert table.asked == "chance"
    assert table.offers == [f"1 dice: {pips}" for pips in range(1, 7)]
    table.sums(3)
    assert table.asked == "elf"


@pytest.mark.rule("HQ-100")
def test_nobody_else_leads_him() -> None:
    table = thrown(led(), 4).do("end the turn")
    table.turn("dwarf")
    assert table.refused("lead the ally west") == "refusal-leads-nobody"


@pytest.mark.rule("HQ-025", "HQ-031")
def test_he_goes_over_free_squares_only() -> None:
    table = thrown(led("E2"), 4)
    assert table.refused("lead the ally west") == "refusal-ally-barred"
    assert table.may("lead the ally south")
    table.do("lead the ally south")
    assert table.refused("lead the ally west") == "refusal-ally-barred"


@pytest.mark.rule("HQ-161")
def test_on_the_stairs_he_is_out() -> None:
    table = led("D2").hero("elf", "F2")
    table = thrown(table, 3)
    table.do("lead the ally west")
    assert table.where(1) == ""
    assert table.state.slots[ALLIES_OUT] == 1
    assert table.state.slots[RESCUER] == 3
    assert table.says("event-ally-out")[0]["hero"] == "elf"


@pytest.mark.rule("HQ-073")
def test_monsters_may_attack_him_and_he_defends_himself() -> None:
    table = led().monster("orc", "F3").turn("game master")
    table.carry_out(attack_by(table.state, occupant(2), occupant(1), 3)).throws(skulls=2, white=1)
    assert table.dice == 2
    table.throws(skulls=1, white=1)
    assert table.body(1) == 1


@pytest.mark.rule("HQ-145")
def test_he_can_die() -> None:
    table = led().turn("elf")
    table.carry_out(loses_body(table.state, occupant(1), 2, "HQ-074"))
    assert table.state.slots[ALLIES_FALLEN] == 1
    assert table.where(1) == ""
    assert turn_starts(table.state, 2) == []


@pytest.mark.rule("HQ-145")
def test_if_his_leader_is_gone_the_next_hero_leads_him() -> None:
    table = led().turn("elf")
    table.carry_out(loses_body(table.state, occupant("elf"), 9, "HQ-074"))
    while table.asked != "chance":
        table.do("end the turn")
    table.sums(3)
    assert table.state.leaders[0] == ["barbarian", "dwarf"].index(table.asked)
