"""The wandering monster, and who stands in for a figure that is missing (HQ-133 to HQ-137)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, given

from sagenwerk.heroquest.figures import kind_of
from sagenwerk.heroquest.scenario import HERO_NAMES
from sagenwerk.heroquest.wandering import appears


def searcher(edition: str = "eu1", kind: str = "orc", square: str = "C3", **options: str) -> Table:
    """The dwarf has searched here, in a quest where this kind wanders; the elf stands far away."""
    table = given(edition, **options).hero("dwarf", square).hero("elf", "Z19").turn("dwarf")
    table.state.quest.wandering = [entry.name for entry in table.state.quest.kinds].index(kind) if kind else -1
    return table


def comes(table: Table) -> Table:
    """The card is drawn."""
    return table.carry_out(appears(table.state, HERO_NAMES.index("dwarf")))


def name(table: Table, figure: int) -> str:
    """What kind a figure is."""
    return kind_of(table.state, figure - 1).name


@pytest.mark.rule("HQ-133")
def test_the_game_master_puts_it_next_to_the_searcher_and_it_attacks_at_once() -> None:
    table = comes(searcher())
    assert table.asked == "game master"
    assert table.offers == [f"game master: wandering monster {way}" for way in ("north", "east", "south", "west")]
    table.agrees().do("wandering monster east")
    assert table.where(1) == "D3"
    assert table.dice == 3
    table.throws(skulls=2).throws(white=1)
    assert table.sheet("dwarf").body == 6


@pytest.mark.rule("HQ-133", "HQ-031", "HQ-025")
def test_not_behind_a_wall_nor_on_furniture_nor_on_somebody() -> None:
    table = comes(searcher(square="C2").furniture("table", "C3").monster("goblin", "B2"))
    assert table.where(2) == "D2", "north of C2 is a wall, south a table, west a goblin: nobody is asked"
    assert table.asked == "chance"


@pytest.mark.rule("HQ-137")
def test_after_its_attack_the_searcher_goes_on_with_his_turn() -> None:
    table = comes(searcher()).do("wandering monster east").throws(skulls=0)
    assert table.asked == "dwarf"
    assert table.may("roll for the march")


@pytest.mark.rule("HQ-135")
def test_it_stays_and_acts_like_any_other_monster() -> None:
    table = comes(searcher()).do("wandering monster east").throws(skulls=0).do("end the turn", "elf: end the turn")
    assert table.may("choose monster 1")


@pytest.mark.rule("HQ-134")
@pytest.mark.parametrize("edition", ["eu1", "eu2", "us"])
def test_without_room_beside_him_it_comes_near_and_attacks_nobody_yet(edition: str) -> None:
    table = searcher(edition).furniture("table", "C2 D3 C4 B3")
    comes(table)
    assert table.where(1) == "B2"
    assert table.asked == "dwarf"


@pytest.mark.rule("HQ-134")
def test_in_a_corridor_it_comes_somewhere_in_the_passage() -> None:
    table = comes(searcher(square="A5").blocked("A4 A6"))
    assert table.where(1) == "A3"


@pytest.mark.rule("HQ-134")
def test_where_nothing_at_all_is_free_nobody_comes() -> None:
    table = searcher(square="F11").furniture("table", "G11 F12 G12 F13 G13")
    assert comes(table).told[-1] == "event-nobody-wanders"


@pytest.mark.rule("HQ-133", "HQ-103")
def test_it_comes_only_where_the_board_has_been_set_out() -> None:
    table = comes(searcher(square="A5").dark(except_for="A5 A6"))
    assert table.where(1) == "A6"


@pytest.mark.rule("HQ-133")
def test_in_a_quest_without_one_nobody_comes() -> None:
    assert comes(searcher(kind="")).asked == "dwarf"
    assert comes(searcher(kind="")).told[-1] == "event-nobody-wanders"


@pytest.mark.rule("HQ-133")
def test_as_an_option_an_orc_wanders_in_the_first_quest() -> None:
    table = searcher(kind="", quest_1_wandering="orc")
    assert comes(table).told[-1] == "event-nobody-wanders", "another quest"
    table.state.quest.number = 1
    comes(table).do("wandering monster north")
    assert name(table, 1) == "orc"


@pytest.mark.rule("HQ-136")
def test_when_its_figures_are_out_one_of_its_colour_stands_in() -> None:
    table = searcher(kind="mummy").monster("mummy", "A1").monster("mummy", "A2")
    comes(table).do("wandering monster north")
    assert name(table, 3) == "skeleton"


@pytest.mark.rule("HQ-136")
def test_when_all_of_its_colour_are_out_nobody_comes() -> None:
    table = searcher(kind="mummy")
    for place, kind in enumerate(["mummy"] * 2 + ["zombie"] * 2 + ["skeleton"] * 4):
        table.monster(kind, f"A{place + 1}")
    assert comes(table).told[-1] == "event-nobody-wanders"


@pytest.mark.rule("HQ-035")
def test_it_does_not_stand_on_the_stairs_of_the_second_printing() -> None:
    table = comes(searcher("eu2").stairs("C2 D3 C4"))
    assert table.where(1) == "B3"
