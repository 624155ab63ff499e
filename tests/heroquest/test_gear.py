"""What heroes fight and march with (HQ-034, HQ-072, HQ-073, HQ-090, HQ-126, HQ-139, HQ-148, HQ-149)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, given

from sagenwerk.heroquest.gear import BARE_HANDS, attack_dice, attack_dice_against, defend_dice, may_use, move_dice
from sagenwerk.heroquest.scenario import HERO_NAMES

BARBARIAN, DWARF, ELF, WIZARD = range(4)


def dice(table: Table, hero: str, weapon: str = "") -> int:
    """Combat dice of an attack with a weapon, or without."""
    item = table.state.tables.item_names.index(weapon) if weapon else BARE_HANDS
    return int(attack_dice(table.state, HERO_NAMES.index(hero), item))


def shields(table: Table, hero: str = "barbarian") -> int:
    """Combat dice of a defence."""
    return int(defend_dice(table.state, HERO_NAMES.index(hero)))


# Weapons


@pytest.mark.rule("HQ-148")
@pytest.mark.parametrize(("hero", "number"), [("barbarian", 3), ("dwarf", 2), ("elf", 2), ("wizard", 1)])
def test_without_a_weapon_the_number_on_the_card_counts(table: Table, hero: str, number: int) -> None:
    table.hero(hero, "B2")
    assert dice(table, hero) == number


@pytest.mark.rule("HQ-148")
def test_in_the_us_game_the_number_comes_from_the_weapon() -> None:
    table = given("us").hero("barbarian", "B2")
    assert dice(table, "barbarian") == 1
    assert dice(table, "barbarian", "broadsword") == 3


@pytest.mark.rule("HQ-148")
def test_the_number_of_a_weapon_replaces_the_one_on_the_card(table: Table) -> None:
    table.hero("dwarf", "B2", items="battle-axe")
    assert dice(table, "dwarf", "battle-axe") == 4


@pytest.mark.rule("HQ-148")
def test_the_spirit_blade_has_one_die_more_against_the_undead(table: Table) -> None:
    table.hero("elf", "B2", items="spirit-blade")
    blade = table.state.tables.item_names.index("spirit-blade")
    assert attack_dice_against(table.state, ELF, blade, "mummy") == 4
    assert attack_dice_against(table.state, ELF, blade, "orc") == 3


@pytest.mark.rule("HQ-090", "HQ-126")
def test_courage_and_strength_give_two_dice_each(table: Table) -> None:
    table.hero("barbarian", "B2").works("barbarian", "courage", "strength")
    assert dice(table, "barbarian") == 7


@pytest.mark.rule("HQ-091")
def test_a_frightened_hero_attacks_with_one_die() -> None:
    table = given("us").hero("barbarian", "B2", items="broadsword").works("barbarian", "fear", "courage")
    assert dice(table, "barbarian", "broadsword") == 1


@pytest.mark.rule("HQ-139")
def test_in_a_pit_there_is_one_die_fewer(table: Table) -> None:
    table.hero("barbarian", "B2").works("barbarian", "in-pit")
    assert dice(table, "barbarian") == 2
    assert shields(table) == 1


@pytest.mark.rule("HQ-139")
@pytest.mark.parametrize(("edition", "left"), [("eu1", 0), ("eu2", 0), ("us", 1)])
def test_in_a_pit_of_the_us_game_at_least_one_die_is_left(edition: str, left: int) -> None:
    table = given(edition).hero("wizard", "B2").works("wizard", "in-pit")
    assert dice(table, "wizard") == left


# Armour


@pytest.mark.rule("HQ-148")
@pytest.mark.parametrize(
    ("items", "number"),
    [
        ("helmet", 3),
        ("shield", 3),
        ("helmet shield", 4),
        ("chain-mail", 3),
        ("chain-mail shield", 4),
        ("plate-armour", 4),
        ("plate-armour helmet shield", 6),
        ("borins-armour", 4),
    ],
)
def test_body_armour_replaces_the_number_and_the_rest_adds_dice(table: Table, items: str, number: int) -> None:
    assert shields(table.hero("barbarian", "B2", items=items)) == number


@pytest.mark.rule("HQ-148")
def test_only_one_body_armour_is_worn(table: Table) -> None:
    assert shields(table.hero("barbarian", "B2", items="chain-mail plate-armour")) == 4
    us = given("us").hero("barbarian", "B2", items="chain-mail plate-armour")
    assert shields(us) == 4


@pytest.mark.rule("HQ-148")
def test_who_fights_with_both_hands_holds_no_shield(table: Table) -> None:
    table.hero("barbarian", "B2", items="battle-axe shield broadsword").monster("orc", "B3").turn("barbarian")
    assert shields(table) == 3
    table.do("attack with battle-axe", "attack monster 1").throws(skulls=0)
    assert shields(table) == 2
    table.turn("barbarian").do("attack with broadsword", "attack monster 1").throws(skulls=0)
    assert shields(table) == 3


@pytest.mark.rule("HQ-149")
def test_the_wizard_wears_no_metal(table: Table) -> None:
    assert shields(table.hero("wizard", "B2", items="helmet shield chain-mail"), "wizard") == 2


@pytest.mark.rule("HQ-149")
def test_cloak_and_bracers_of_the_second_printing_are_for_the_wizard_alone() -> None:
    table = given("eu2").hero("wizard", "B2", items="cloak-of-protection bracers")
    table.hero("elf", "B3", items="cloak-of-protection bracers")
    assert shields(table, "wizard") == 4
    assert shields(table, "elf") == 2


@pytest.mark.rule("HQ-149")
def test_who_may_use_what_is_written_on_the_cards(table: Table) -> None:
    items = table.state.tables.item_names
    assert may_use(table.state, WIZARD, items.index("staff"))
    assert not may_use(table.state, WIZARD, items.index("broadsword"))
    assert may_use(table.state, BARBARIAN, items.index("broadsword"))
    assert not may_use(table.state, BARBARIAN, items.index("dagger")), "Europe has no dagger"


@pytest.mark.rule("HQ-090", "HQ-126")
@pytest.mark.parametrize(("edition", "number"), [("eu1", 6), ("us", 5)])
def test_rock_skin_and_resilience_give_dice(edition: str, number: int) -> None:
    table = given(edition).hero("elf", "B2").works("elf", "rock-skin", "resilience")
    assert shields(table, "elf") == number


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize(("edition", "number"), [("eu1", 2), ("eu2", 0), ("us", 0)])
def test_sleepers_defend_in_the_first_printing_only(edition: str, number: int) -> None:
    assert shields(given(edition).hero("elf", "B2").works("elf", "asleep"), "elf") == number


@pytest.mark.rule("HQ-148")
def test_a_hero_without_equipment_has_nothing_to_fight_with(table: Table) -> None:
    table.hero("barbarian", "B2", items="plate-armour helmet battle-axe").works("barbarian", "bare")
    table.monster("orc", "B3").turn("barbarian")
    assert shields(table) == 2
    assert table.refused("attack with battle-axe") == "refusal-no-such-weapon"
    assert table.may("attack with bare hands")


# Marching


@pytest.mark.rule("HQ-034")
@pytest.mark.parametrize(
    ("items", "number"), [("chain-mail", 2), ("plate-armour", 1), ("plate-armour borins-armour", 2)]
)
def test_plate_armour_takes_a_movement_die(table: Table, items: str, number: int) -> None:
    table.hero("barbarian", "B2", items=items)
    assert move_dice(table.state, BARBARIAN) == number
    assert table.turn("barbarian").do("roll for the march").dice == number
