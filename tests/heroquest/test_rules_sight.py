"""Who sees whom at the table, in all editions (HQ-060 to HQ-068). The geometry itself is in test_sight."""

from __future__ import annotations

import pytest
from heroquest.table import Table, at, given

from sagenwerk.heroquest.sight import line_free, visible

EDITIONS = ["eu1", "eu2", "us"]


def sees(table: Table, start: str, to: str) -> bool:
    """Whether a figure on one square sees one on the other; the same both ways."""
    there = bool(visible(table.state, at(start), at(to)))
    assert there == bool(visible(table.state, at(to), at(start)))
    return there


@pytest.mark.rule("HQ-060")
@pytest.mark.parametrize("edition", EDITIONS)
def test_spells_and_shots_need_sight(edition: str) -> None:
    table = given(edition).hero("wizard", "A1", spells="sleep").monster("orc", "B3").turn("wizard")
    assert table.refused("cast sleep") == "refusal-nobody-to-cast-at"
    shooter = given(edition).hero("elf", "A1", items="crossbow").monster("orc", "B3").turn("elf")
    assert shooter.refused("shoot crossbow") == "refusal-nobody-to-shoot-at"
    seen = given(edition).hero("elf", "A1", items="crossbow").monster("orc", "A9").turn("elf")
    assert seen.may("shoot crossbow")


@pytest.mark.rule("HQ-061", "HQ-063")
@pytest.mark.parametrize(("edition", "seen"), [("eu1", True), ("eu2", True), ("us", False)])
def test_in_the_same_room_figures_hide_in_the_us_only(edition: str, seen: bool) -> None:
    assert sees(given(edition).hero("elf", "B2").monster("orc", "C2").monster("goblin", "D2"), "B2", "D2") == seen
    assert sees(given(edition).hero("elf", "B2").blocked("C2"), "B2", "D2") == seen


@pytest.mark.rule("HQ-063")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_corridor_figures_walls_and_closed_doors_hide(edition: str) -> None:
    assert sees(given(edition), "A1", "Z1")
    assert not sees(given(edition).monster("orc", "M1"), "A1", "Z1")
    assert not sees(given(edition).hero("elf", "M1"), "A1", "Z1")
    assert not sees(given(edition), "A3", "C3")
    assert not sees(given(edition).door("A3-B3"), "A3", "C3")
    assert sees(given(edition).door("A3-B3", open=True), "A3", "C3")


@pytest.mark.rule("HQ-062", "HQ-066")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_two_ends_of_the_line_never_hide(edition: str) -> None:
    table = given(edition).hero("elf", "A1").monster("orc", "Z1").blocked("Z1")
    assert sees(table, "A1", "Z1")


@pytest.mark.rule("HQ-064", "HQ-067")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_corner_of_a_wall_does_not_hide_if_one_way_round_is_open(edition: str) -> None:
    """From A1 to B2 inside a room both ways are walled; from I10 to J11 only the one through a room is."""
    assert not sees(given(edition), "A1", "B2")
    assert sees(given(edition, corner_sight="always-open"), "A1", "B2")
    assert sees(given(edition), "I10", "J11")


@pytest.mark.rule("HQ-065")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("piece", ["table", "bookcase", "tomb", "chest", "cupboard"])
def test_furniture_hides_nobody(edition: str, piece: str) -> None:
    table = given(edition).furniture(piece, "C2 C3 C4").hero("elf", "B3").monster("orc", "D3")
    assert sees(table, "B3", "D3")
    corridor = given(edition).furniture(piece, "C1")
    assert sees(corridor, "A1", "F1")
    assert line_free(corridor.state, at("A1"), at("F1"), True)


@pytest.mark.rule("HQ-068")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("square", ["D2", "B4", "D4", "D3", "E3"])
def test_shots_fly_in_any_direction(edition: str, square: str) -> None:
    """Along a row or a column, straight over corners, and in between."""
    table = given(edition).hero("barbarian", "B2", items="crossbow").monster("orc", square).turn("barbarian")
    assert table.may("shoot crossbow")
