"""Potions, holy water and artifacts that are used once (HQ-017, HQ-126, HQ-130, HQ-147, HQ-149)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, at, given, occupant

from sagenwerk.heroquest.combat import attack_by
from sagenwerk.heroquest.state import DEAD, IN_QUEST
from sagenwerk.heroquest.wounds import loses_body, potions_of

EDITIONS = ["eu1", "eu2", "us"]


def count(table: Table, who: str, potion: str) -> int:
    """How many potions of a kind a hero has."""
    return int(potions_of(table.sheet(who).potions, table.potion(potion)))


def works(table: Table, who: str, effect: str) -> bool:
    """Whether something works on a hero."""
    return bool(table.sheet(who).effects >> table.effect(effect) & 1)


# Drinking


@pytest.mark.rule("HQ-017", "HQ-126")
def test_drinking_is_no_action_and_the_potion_is_gone() -> None:
    table = given().hero("dwarf", "B2", potions="potion-of-healing", body=2).monster("orc", "C2").turn("dwarf")
    table.do("drink potion-of-healing")
    assert (table.sheet("dwarf").body, count(table, "dwarf", "potion-of-healing")) == (6, 0)
    assert table.may("attack with bare hands")
    assert table.refused("drink potion-of-healing") == "refusal-no-potion"


@pytest.mark.rule("HQ-126")
@pytest.mark.parametrize("done", [0, 1, 2, 3])
def test_at_any_time_of_the_turn(done: int) -> None:
    table = given().hero("dwarf", "B2", potions="potion-of-healing", body=2).turn("dwarf", done=done)
    assert table.may("drink potion-of-healing")


@pytest.mark.rule("HQ-126")
@pytest.mark.parametrize("potion", ["potion-of-healing", "potion-of-strength", "potion-of-resilience"])
def test_and_on_the_turn_of_somebody_else(potion: str) -> None:
    table = given().hero("dwarf", "B2", potions=potion, body=2).hero("elf", "V17").turn("elf").agrees()
    table.do(f"dwarf: drink {potion}")
    assert count(table, "dwarf", potion) == 0
    assert table.asked == "elf"


@pytest.mark.rule("HQ-089", "HQ-126")
def test_healing_never_goes_above_the_start() -> None:
    table = given().hero("dwarf", "B2", potions="potion-of-healing potion-of-healing", body=5).turn("dwarf")
    table.do("drink potion-of-healing")
    assert table.sheet("dwarf").body == 7
    assert table.refused("drink potion-of-healing") == "refusal-body-is-full"


@pytest.mark.rule("HQ-089", "HQ-126")
def test_in_the_us_game_a_die_says_how_much() -> None:
    table = given("us").hero("dwarf", "B2", potions="potion-of-healing-by-die", body=2).turn("dwarf")
    table.do("drink potion-of-healing-by-die")
    assert table.asked == "chance"
    table.sums(3)
    assert table.sheet("dwarf").body == 5


@pytest.mark.rule("HQ-126")
def test_strength_adds_two_dice_to_the_next_attack() -> None:
    table = given().hero("dwarf", "B2", potions="potion-of-strength potion-of-strength").monster("gargoyle", "C2")
    table.turn("dwarf").do("drink potion-of-strength")
    assert table.refused("drink potion-of-strength") == "refusal-works-already"
    table.do("attack with bare hands", "attack monster 1")
    assert table.dice == 4
    table.throws(white=4)
    assert not works(table, "dwarf", "strength")


@pytest.mark.rule("HQ-126")
def test_resilience_may_be_drunk_before_the_defence() -> None:
    table = given().hero("dwarf", "B2", potions="potion-of-resilience").monster("orc", "C2").turn("dwarf")
    table.carry_out(attack_by(table.state, occupant(1), occupant("dwarf"), 3)).throws(skulls=2)
    assert table.asked == "dwarf"
    table.do("dwarf: drink potion-of-resilience")
    assert table.dice == 4


@pytest.mark.rule("HQ-126")
def test_speed_doubles_the_dice_of_the_next_march() -> None:
    table = given().hero("dwarf", "B2", potions="potion-of-speed").turn("dwarf").do("drink potion-of-speed")
    assert table.do("roll for the march").dice == 4


@pytest.mark.rule("HQ-126")
def test_the_heroic_brew_gives_a_second_attack() -> None:
    table = given().hero("dwarf", "B2", potions="heroic-brew").monster("gargoyle", "C2").turn("dwarf")
    table.do("drink heroic-brew", "attack with bare hands", "attack monster 1").throws(white=2)
    table.do("attack with bare hands", "attack monster 1").throws(white=2)
    assert table.refused("attack with bare hands") == "refusal-already-acted"


@pytest.mark.rule("HQ-126")
def test_and_is_drunk_just_before_the_own_attack() -> None:
    table = given().hero("dwarf", "B2", potions="heroic-brew").hero("elf", "V17").turn("elf")
    assert table.refused("dwarf: drink heroic-brew") == "refusal-before-own-attack"
    assert table.turn("dwarf", done=2).refused("drink heroic-brew") == "refusal-before-own-attack"


@pytest.mark.rule("HQ-126")
def test_the_purple_flask_turns_to_stone_for_five_turns() -> None:
    table = given().hero("dwarf", "B2", potions="purple-flask").hero("elf", "V17").monster("orc", "C2")
    table.turn("dwarf").do("drink purple-flask")
    assert (works(table, "dwarf", "stone"), table.sheet("dwarf").turns_lost) == (True, 5)
    table.carry_out(attack_by(table.state, occupant(1), occupant("dwarf"), 3)).throws(skulls=3)
    assert table.sheet("dwarf").body == 7


@pytest.mark.rule("HQ-126")
@pytest.mark.parametrize("effect", ["asleep", "paralysed", "stone", "commanded"])
def test_whoever_is_helpless_drinks_nothing(effect: str) -> None:
    table = given().hero("dwarf", "B2", potions="potion-of-healing", body=1).works("dwarf", effect)
    table.hero("elf", "C2").turn("elf").agrees()
    assert table.refused("dwarf: drink potion-of-healing") == "refusal-not-free"


@pytest.mark.rule("HQ-126")
def test_nobody_drinks_beside_the_board() -> None:
    table = given().hero("dwarf", potions="potion-of-healing", body=1).hero("elf", "C2").turn("elf")
    assert table.refused("dwarf: drink potion-of-healing") == "refusal-not-in-quest"


# At death


@pytest.mark.rule("HQ-147", "HQ-126")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_potion_of_healing_saves_at_the_moment_of_death(edition: str) -> None:
    table = given(edition).hero("dwarf", "B2", potions="potion-of-healing potion-of-strength").hero("elf", "C2")
    table.turn("elf").carry_out(loses_body(table.state, occupant("dwarf"), 9, "HQ-074"))
    assert table.asked == "dwarf"
    assert not table.may("dwarf: drink potion-of-strength")
    table.do("dwarf: drink potion-of-healing")
    assert (table.sheet("dwarf").body, table.where("dwarf")) == (4, "B2")


@pytest.mark.rule("HQ-147")
def test_in_the_us_game_the_die_decides_how_much_at_that_moment_too() -> None:
    table = given("us").hero("dwarf", "B2", potions="potion-of-healing-by-die").hero("elf", "C2").turn("elf")
    table.carry_out(loses_body(table.state, occupant("dwarf"), 9, "HQ-074"))
    table.do("dwarf: drink potion-of-healing-by-die").sums(1)
    assert (table.sheet("dwarf").body, table.where("dwarf")) == (1, "B2")


# Holy water


@pytest.mark.rule("HQ-126")
@pytest.mark.parametrize("kind", ["skeleton", "zombie", "mummy"])
def test_holy_water_kills_an_undead_monster_instead_of_an_attack(kind: str) -> None:
    table = given().hero("dwarf", "B2", potions="holy-water").monster(kind, "C2").turn("dwarf").agrees()
    table.do("holy water on monster 1")
    assert (table.where(1), count(table, "dwarf", "holy-water")) == ("", 0)
    assert table.monster("orc", "C2").refused("attack with bare hands") == "refusal-already-acted"


@pytest.mark.rule("HQ-126")
def test_it_harms_no_other_monster_and_none_that_is_not_next_to_him() -> None:
    table = given().hero("dwarf", "B2", potions="holy-water").monster("orc", "C2").monster("mummy", "C3").turn("dwarf")
    assert table.refused("holy water on monster 1") == "refusal-nobody-to-splash"
    assert table.refused("holy water on monster 2") == "refusal-nobody-to-splash"
    assert table.refused("holy water on monster 3") == "refusal-nobody-to-splash"
    assert table.refused("drink holy-water") == "refusal-instead-of-attack"


@pytest.mark.rule("HQ-126", "HQ-016")
def test_it_is_the_action_of_the_turn() -> None:
    table = given().hero("dwarf", "B2", potions="holy-water").monster("zombie", "C2").turn("dwarf", done=2)
    assert table.refused("holy water on monster 1") == "refusal-already-acted"


# Giving


@pytest.mark.rule("HQ-130")
def test_us_heroes_give_potions_to_a_hero_next_to_them() -> None:
    table = given("us").hero("dwarf", "B2", potions="potion-of-strength").hero("elf", "C2").turn("dwarf").agrees()
    table.do("give potion-of-strength to the elf")
    assert (count(table, "dwarf", "potion-of-strength"), count(table, "elf", "potion-of-strength")) == (0, 1)
    assert table.asked == "dwarf"
    assert table.refused("give potion-of-strength to the elf") == "refusal-no-potion"


@pytest.mark.rule("HQ-130")
def test_on_the_own_turn_only_and_not_from_afar() -> None:
    table = given("us").hero("dwarf", "B2", potions="potion-of-strength").hero("elf", "C2").hero("wizard", "E4")
    assert table.turn("dwarf").refused("give potion-of-strength to the wizard") == "refusal-not-next-to-him"
    assert table.turn("elf").refused("dwarf: give potion-of-strength to the elf") == "refusal-not-on-turn"


@pytest.mark.rule("HQ-130")
@pytest.mark.parametrize("edition", ["eu1", "eu2"])
def test_in_europe_nobody_gives(edition: str) -> None:
    table = given(edition).hero("dwarf", "B2", potions="potion-of-strength").hero("elf", "C2").turn("dwarf")
    assert table.refused("give potion-of-strength to the elf") == "refusal-no-gifts"


# Artifacts


@pytest.mark.rule("HQ-145", "HQ-149")
def test_the_elixir_brings_a_dead_hero_back() -> None:
    table = given("us").hero("dwarf", "B2", items="elixir-of-life").hero("elf").turn("dwarf")
    assert table.refused("elixir of life for the elf") == "refusal-not-dead"
    elf = table.sheet("elf")
    elf.where, elf.body, elf.mind, elf.square = DEAD, 0, 0, -1
    table.turn("dwarf").agrees().do("elixir of life for the elf")
    assert (elf.where, elf.body, elf.mind, table.where("elf")) == (IN_QUEST, 6, 4, "C2")
    assert table.refused("elixir of life for the elf") == "refusal-no-such-artifact"


@pytest.mark.rule("HQ-149")
def test_the_ring_of_return_takes_along_whom_its_wearer_sees() -> None:
    table = given("us").hero("dwarf", "B2", items="ring-of-return").hero("elf", "C3").hero("wizard", "H8")
    table.state.quest.start = [at("U10"), at("V10"), at("W10")]
    table.turn("dwarf").agrees().do("ring of return")
    assert (table.where("dwarf"), table.where("elf"), table.where("wizard")) == ("U10", "V10", "H8")
    assert table.refused("ring of return") == "refusal-no-such-artifact"


@pytest.mark.rule("HQ-149")
def test_other_editions_have_neither() -> None:
    table = given().hero("dwarf", "B2", items="ring-of-return elixir-of-life").hero("elf", "C3").turn("dwarf")
    assert table.refused("ring of return") == "refusal-no-such-artifact"
    assert table.refused("elixir of life for the elf") == "refusal-no-such-artifact"


@pytest.mark.rule("HQ-126")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_offered_is_what_is_allowed(edition: str) -> None:
    many = "potion-of-healing potion-of-strength potion-of-resilience potion-of-speed heroic-brew holy-water"
    table = given(edition).hero("dwarf", "B2", potions=many, body=3, items="elixir-of-life ring-of-return")
    table.hero("elf", "C2", potions=f"{many} purple-flask").monster("skeleton", "B3").monster("orc", "C3")
    table.turn("dwarf").agrees().turn("elf").agrees().turn("elf", done=2).agrees()
