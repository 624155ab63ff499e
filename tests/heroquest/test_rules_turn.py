"""Order and turn, statement by statement of the page that the rules begin with (HQ-010 to HQ-017, HQ-107)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, given

EDITIONS = ["eu1", "eu2", "us"]


def three(edition: str = "eu1") -> Table:
    """Wizard, barbarian and elf sit clockwise; an orc is far away."""
    table = given(edition, heroes="wizard barbarian elf").hero("wizard", "B2").hero("barbarian", "C2")
    return table.hero("elf", "D2", spells="courage").monster("orc", "Z19")


@pytest.mark.rule("HQ-010", "HQ-011", "HQ-012", "HQ-107")
@pytest.mark.parametrize("edition", EDITIONS)
def test_clockwise_from_the_left_of_the_game_master_who_is_last(edition: str) -> None:
    """Statements H-001 and H-034."""
    table = three(edition).turn("wizard")
    for name in ("wizard", "barbarian", "elf"):
        assert table.asked == name
        table.do("end the turn")
    assert table.asked == "game master"
    table.do("end the turn")
    assert (table.asked, table.state.round) == ("wizard", 2)


@pytest.mark.rule("HQ-010", "HQ-012")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_is_not_on_the_board_is_passed_over(edition: str) -> None:
    table = given(edition, heroes="wizard barbarian elf").hero("wizard", "B2").hero("elf", "D2").turn("wizard")
    assert table.do("end the turn").asked == "elf"


@pytest.mark.rule("HQ-012")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_one_on_turn_does_anything(edition: str) -> None:
    table = three(edition).turn("wizard")
    for name in ("elf: roll for the march", "elf: end the turn", "elf: cast courage"):
        assert table.refused(name) == "refusal-not-on-turn"


@pytest.mark.rule("HQ-013")
@pytest.mark.parametrize("edition", EDITIONS)
def test_march_and_action_are_both_there_and_both_optional(edition: str) -> None:
    """Statements H-002 and H-003."""
    table = three(edition).turn("elf")
    assert table.may("end the turn"), "neither"
    table.do("cast courage", "spell at elf")
    assert table.may("roll for the march"), "both"
    assert table.may("end the turn"), "the action alone"
    alone = three(edition).turn("elf").do("roll for the march").sums(2).do("step south")
    assert alone.may("end the turn"), "the march alone"


@pytest.mark.rule("HQ-014")
@pytest.mark.parametrize("edition", EDITIONS)
def test_either_comes_first(edition: str) -> None:
    """Statement H-004."""
    first = given(edition).hero("elf", "B2").monster("orc", "B3").turn("elf")
    first.do(attack(first), "attack monster 1").throws(skulls=0)
    assert first.do("roll for the march").sums(3).may("step east")
    later = given(edition).hero("elf", "B2").monster("orc", "C3").turn("elf").do("roll for the march").sums(3)
    later.do("step east")
    assert later.may(attack(later))


@pytest.mark.rule("HQ-015")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_march_before_and_after_the_action(edition: str) -> None:
    """Statement H-005."""
    table = given(edition).hero("elf", "B2").monster("orc", "C3").turn("elf").do("roll for the march").sums(9)
    table.do("step east", attack(table), "attack monster 1").throws(skulls=0)
    assert table.refused("step east") == "refusal-already-marched"
    assert table.refused("roll for the march") == "refusal-already-marched"


@pytest.mark.rule("HQ-016", "HQ-085", "HQ-110")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("action", ["attack", "spell", "search"])
def test_attack_spell_and_search_are_one_action(edition: str, action: str) -> None:
    """Statements H-006, H-007 and H-008: whichever is done, the others are gone for this turn."""
    table = given(edition).hero("elf", "B2", spells="courage").turn("elf")
    if action == "attack":
        table.monster("goblin", "B3").now().do(attack(table), "attack monster 1").throws(skulls=1).throws(white=1)
        assert table.body(1) == 0, "nobody is near who would keep the elf from searching"
    elif action == "spell":
        table.do("cast courage", "spell at elf")
    else:
        table.do(search(edition))
    table.monster("orc", "B3").now()
    assert table.refused(attack(table)) == "refusal-already-acted"
    assert table.refused("cast courage") == "refusal-already-acted"
    assert table.refused(search(edition)) == "refusal-already-acted"


@pytest.mark.rule("HQ-016")
@pytest.mark.parametrize("edition", EDITIONS)
def test_disarming_is_an_action_in_the_us_only(edition: str) -> None:
    table = given(edition).trap("pit", "C2", "found").hero("dwarf", "B2").turn("dwarf").do("roll for the march").sums(5)
    table.do("remove the trap east")
    if table.asked == "chance":
        table.throws(skulls=0, white=1)
    refused = not table.may("search for treasure")
    assert refused == (edition == "us")


@pytest.mark.rule("HQ-017", "HQ-040", "HQ-041", "HQ-126")
@pytest.mark.parametrize("edition", EDITIONS)
def test_doors_and_potions_take_no_action(edition: str) -> None:
    healing = "potion-of-healing-by-die" if edition == "us" else "potion-of-healing"
    table = given(edition).door("E3-F3").hero("elf", "E3", body=3, potions=healing).turn("elf")
    table.do("open the door east", f"drink {healing}")
    if table.asked == "chance":
        table.sums(4)
    assert table.sheet("elf").body > 3
    assert table.may("search for treasure")
    assert table.may("roll for the march")


def attack(table: Table) -> str:
    """Attacking with what the hero on turn has at first."""
    return "attack with shortsword" if table.state.edition.name == "us" else "attack with bare hands"


def search(edition: str) -> str:
    """A search for traps."""
    return "search for traps" if edition == "us" else "search for secret doors and traps"
