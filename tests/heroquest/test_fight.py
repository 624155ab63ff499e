"""Attack and defence (HQ-016, HQ-070 to HQ-080, HQ-126; rulings H-1, H-6)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, given, occupant

from sagenwerk.heroquest.combat import attack_by


def faces(items: str = "", hero: str = "barbarian", foe: str = "orc", edition: str = "eu1", **rest: str) -> Table:
    """A hero on B2 is on turn, a monster stands south of him on B3."""
    return given(edition, **rest).hero(hero, "B2", items=items).monster(foe, "B3").turn(hero)


def attacked(table: Table, weapon: str = "bare hands") -> Table:
    """The hero attacks the first monster."""
    return table.do(f"attack with {weapon}", "attack monster 1")


# Whom, and when


@pytest.mark.rule("HQ-070")
@pytest.mark.parametrize("square", ["C2", "D3", "C4", "B3"])
def test_a_hero_attacks_on_the_four_squares_beside_him(square: str) -> None:
    table = given().hero("barbarian", "C3").monster("orc", square).turn("barbarian")
    assert table.may("attack with bare hands")
    assert attacked(table).asked == "chance"


@pytest.mark.rule("HQ-070")
@pytest.mark.parametrize("square", ["B2", "D2", "B4", "E3", "C5"])
def test_not_diagonally_nor_farther_away(square: str) -> None:
    table = given().hero("barbarian", "C3").monster("orc", square).turn("barbarian")
    assert table.refused("attack with bare hands") == "refusal-nobody-to-attack"


@pytest.mark.rule("HQ-070", "HQ-031")
def test_a_wall_or_a_closed_door_protects_and_an_open_door_does_not() -> None:
    wall = given().hero("barbarian", "E3").monster("orc", "F3").turn("barbarian")
    assert wall.refused("attack with bare hands") == "refusal-nobody-to-attack"
    closed = given().door("E3-F3").hero("barbarian", "E3").monster("orc", "F3").turn("barbarian")
    assert closed.refused("attack with bare hands") == "refusal-nobody-to-attack"
    opened = given().door("E3-F3", open=True).hero("barbarian", "E3").monster("orc", "F3").turn("barbarian")
    assert opened.may("attack with bare hands")


@pytest.mark.rule("HQ-071")
@pytest.mark.parametrize(("hero", "weapon"), [("wizard", "staff"), ("elf", "spear"), ("dwarf", "shortsword")])
def test_staff_spear_and_short_sword_strike_diagonally(hero: str, weapon: str) -> None:
    table = given().hero(hero, "C3", items=weapon).monster("orc", "D4").turn(hero)
    assert table.may(f"attack with {weapon}")
    assert table.refused("attack with bare hands") == "refusal-nobody-to-attack"
    assert attacked(table, weapon).asked == "chance"


@pytest.mark.rule("HQ-071")
def test_in_the_us_game_the_short_sword_does_not_and_the_longsword_does() -> None:
    table = given("us").hero("dwarf", "C3", items="shortsword longsword").monster("orc", "D4").turn("dwarf")
    assert table.refused("attack with shortsword") == "refusal-nobody-to-attack"
    assert table.may("attack with longsword")


@pytest.mark.rule("HQ-071", "HQ-070")
def test_nobody_strikes_diagonally_round_the_corner_of_a_wall() -> None:
    table = given().hero("wizard", "E3", items="staff").monster("orc", "F4").turn("wizard")
    assert table.refused("attack with staff") == "refusal-nobody-to-attack"


@pytest.mark.rule("HQ-016", "HQ-077")
def test_one_attack_a_turn() -> None:
    table = attacked(faces("broadsword")).throws(skulls=0)
    assert table.refused("attack with broadsword") == "refusal-already-acted"
    assert table.refused("attack with bare hands") == "refusal-already-acted"


@pytest.mark.rule("HQ-015")
def test_an_attack_on_the_way_ends_the_march() -> None:
    table = given().hero("barbarian", "C2").monster("orc", "B3").turn("barbarian").do("roll for the march").sums(8)
    attacked(table.do("step west")).throws(skulls=0)
    assert table.refused("step north") == "refusal-already-marched"


@pytest.mark.rule("HQ-014")
def test_who_attacks_first_may_march_afterwards() -> None:
    table = attacked(faces()).throws(skulls=0)
    assert table.do("roll for the march").sums(4).may("step east")


@pytest.mark.rule("HQ-077")
def test_only_what_a_hero_has_and_may_use_is_a_weapon() -> None:
    table = faces("broadsword", hero="wizard")
    assert "wizard: attack with broadsword" not in table.state.scenario.actions
    assert table.refused("attack with staff") == "refusal-no-such-weapon"


@pytest.mark.rule("HQ-070")
def test_whom_to_attack_is_asked_after_the_weapon() -> None:
    table = given().hero("barbarian", "C3").hero("elf", "C2").monster("orc", "C4").monster("goblin", "B3")
    table.turn("barbarian").do("attack with bare hands")
    assert table.asked == "barbarian"
    assert table.offers == ["barbarian: attack elf", "barbarian: attack monster 1", "barbarian: attack monster 2"]
    assert table.agrees().refused("attack wizard") == "refusal-cannot-reach"


# Heroes against heroes


@pytest.mark.rule("HQ-080")
@pytest.mark.parametrize(("edition", "may"), [("eu1", True), ("eu2", True), ("us", False)])
def test_heroes_may_attack_heroes_in_europe(edition: str, may: bool) -> None:
    table = given(edition).hero("barbarian", "B2").hero("elf", "B3").turn("barbarian")
    assert table.may("attack with bare hands") == may


@pytest.mark.rule("HQ-080", "HQ-073")
def test_an_attacked_hero_defends_with_white_shields(table: Table) -> None:
    table.hero("barbarian", "B2").hero("elf", "B3").turn("barbarian").do("attack with bare hands", "attack elf")
    table.throws(skulls=3).throws(white=1, black=1)
    assert table.sheet("elf").body == 4


@pytest.mark.rule("HQ-091", "HQ-080")
def test_for_a_hero_under_a_command_the_game_master_says_whom_he_attacks() -> None:
    table = given("us").hero("barbarian", "B2").hero("elf", "B3").turn("barbarian")
    table.works("barbarian", "commanded").now()
    assert table.asked == "game master"
    table.do("barbarian: attack with bare hands")
    assert table.asked == "game master"
    table.do("barbarian: attack elf").throws(skulls=0)


# Throws


@pytest.mark.rule("HQ-072")
def test_without_a_skull_nobody_defends() -> None:
    table = attacked(faces()).throws(skulls=0)
    assert table.asked == "barbarian"
    assert table.body(1) == 1


@pytest.mark.rule("HQ-072")
def test_the_attack_is_thrown_with_the_number_of_the_weapon() -> None:
    assert attacked(faces("battle-axe"), "battle-axe").dice == 4
    assert attacked(faces(foe="zombie")).chances["3 combat dice: 3 skulls, 0 white, 0 black"] == 27


@pytest.mark.rule("HQ-073", "HQ-076")
def test_monsters_defend_with_black_shields(table: Table) -> None:
    table = attacked(faces()).throws(skulls=1)
    assert table.dice == 2
    table.throws(white=2, black=0)
    assert table.body(1) == 0
    assert table.where(1) == ""


@pytest.mark.rule("HQ-073", "HQ-074")
def test_every_shield_stops_one_hit_and_the_rest_wounds() -> None:
    table = (
        attacked(faces(foe="fimir", edition="us", items="broadsword"), "broadsword").throws(skulls=3).throws(black=2)
    )
    assert table.body(1) == 1
    assert table.where(1) == "B3"


@pytest.mark.rule("HQ-074", "HQ-075")
def test_in_europe_one_open_hit_kills_a_monster() -> None:
    table = attacked(faces(foe="chaos-warrior")).throws(skulls=2).throws(black=1)
    assert table.where(1) == ""
    assert table.rules("event-monster-falls") == {"HQ-076"}


@pytest.mark.rule("HQ-139")
def test_a_hero_in_a_pit_may_have_no_die_left(table: Table) -> None:
    table.hero("wizard", "B2").monster("orc", "B3").works("wizard", "in-pit").turn("wizard")
    assert attacked(table).dice == 0
    assert table.do("0 combat dice: 0 skulls, 0 white, 0 black").asked == "wizard"


@pytest.mark.rule("HQ-090")
def test_who_cannot_defend_is_hit_at_once() -> None:
    table = given("eu2").hero("barbarian", "B2").monster("orc", "B3", works="asleep").turn("barbarian")
    attacked(table).throws(skulls=1)
    assert table.where(1) == ""


@pytest.mark.rule("HQ-090")
def test_in_the_second_printing_a_sleeper_wakes_when_attacked() -> None:
    table = given("eu2").hero("barbarian", "B2").monster("orc", "B3", works="asleep").turn("barbarian")
    attacked(table).throws(skulls=0)
    assert table.state.monster_effects == [0]


# What helps one throw


@pytest.mark.rule("HQ-090", "HQ-126")
def test_courage_and_strength_help_one_attack() -> None:
    table = faces().works("barbarian", "courage", "strength")
    assert attacked(table).dice == 7
    assert table.sheet("barbarian").effects == 0


@pytest.mark.rule("HQ-090")
def test_courage_of_the_second_printing_stays() -> None:
    table = faces(edition="eu2").works("barbarian", "courage")
    assert attacked(table).throws(skulls=0).sheet("barbarian").has(table.effect("courage"))


@pytest.mark.rule("HQ-090", "HQ-126")
def test_rock_skin_and_resilience_help_one_defence(table: Table) -> None:
    table.hero("elf", "B2").monster("orc", "B3").works("elf", "rock-skin", "resilience").turn("elf")
    table.carry_out(attack_by(table.state, occupant(1), occupant("elf"), 3)).throws(skulls=1)
    assert table.dice == 6
    assert table.throws(white=1).sheet("elf").effects == 0


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize("edition", ["eu2", "us"])
def test_rock_skin_that_lasts_ends_with_a_wound(edition: str) -> None:
    table = given(edition).hero("elf", "B2").monster("orc", "B3").works("elf", "rock-skin").turn("elf")
    table.carry_out(attack_by(table.state, occupant(1), occupant("elf"), 3)).throws(skulls=1).throws(white=1)
    assert table.sheet("elf").has(table.effect("rock-skin"))
    table.carry_out(attack_by(table.state, occupant(1), occupant("elf"), 3)).throws(skulls=2).throws(white=1)
    assert not table.sheet("elf").has(table.effect("rock-skin"))


@pytest.mark.rule("HQ-126")
def test_before_his_defence_a_hero_may_drink(table: Table) -> None:
    table.hero("elf", "B2", potions="potion-of-resilience").monster("orc", "B3").turn("game master")
    table.do("choose monster 1", "attack elf").throws(skulls=2)
    assert table.asked == "elf"
    assert table.offers == ["elf: drink potion-of-resilience", "elf: drink nothing"]
    table.agrees().do("drink potion-of-resilience")
    assert table.dice == 4
    assert table.sheet("elf").potions == 0


@pytest.mark.rule("HQ-126")
def test_or_defend_without(table: Table) -> None:
    table.hero("elf", "B2", potions="potion-of-resilience").monster("orc", "B3").turn("game master")
    table.do("choose monster 1", "attack elf").throws(skulls=2).do("elf: drink nothing")
    assert table.dice == 2


@pytest.mark.rule("HQ-126")
def test_without_a_skull_or_a_potion_nobody_is_asked(table: Table) -> None:
    table.hero("elf", "B2", potions="potion-of-resilience").monster("orc", "B3").monster("orc", "C2")
    table.turn("game master").do("choose monster 1", "attack elf").throws(skulls=0)
    assert table.asked == "game master"
    plain = given().hero("elf", "B2", potions="potion-of-speed").monster("orc", "B3").turn("game master")
    assert plain.do("choose monster 1", "attack elf").throws(skulls=1).asked == "chance"


# A second attack


@pytest.mark.rule("HQ-077", "HQ-126")
def test_a_heroic_brew_gives_a_second_attack_at_once() -> None:
    table = (
        faces("broadsword").monster("goblin", "A2").monster("goblin", "C2").works("barbarian", "second-attack").now()
    )
    attacked(table, "broadsword").throws(skulls=0)
    assert table.offers == [
        "barbarian: attack with bare hands",
        "barbarian: attack with broadsword",
        "barbarian: attack no more",
    ]
    table.agrees().do("attack with bare hands", "attack monster 3").throws(skulls=0)
    assert table.refused("attack with bare hands") == "refusal-already-acted"


@pytest.mark.rule("HQ-126")
def test_the_second_attack_may_be_let_go() -> None:
    table = faces().works("barbarian", "second-attack").now()
    attacked(table).throws(skulls=0).do("attack no more")
    assert table.refused("attack with bare hands") == "refusal-already-acted"


@pytest.mark.rule("HQ-126")
def test_with_nobody_left_to_attack_the_second_attack_is_lost() -> None:
    table = faces().works("barbarian", "second-attack").now()
    attacked(table).throws(skulls=1).throws(black=0)
    assert table.asked == "barbarian"
    assert table.may("roll for the march")
    assert table.state.attacks_left == 0


@pytest.mark.rule("HQ-077")
def test_orcs_bane_strikes_twice_against_orcs() -> None:
    table = given().hero("elf", "C3", items="orcs-bane").monster("orc", "C4").monster("goblin", "C2").turn("elf")
    attacked(table, "orcs-bane").throws(skulls=0)
    assert table.offers == ["elf: attack with orcs-bane", "elf: attack no more"]
    table.agrees().do("attack with orcs-bane")
    assert table.offers == ["elf: attack monster 1"]
    table.do("attack monster 1").throws(skulls=0)
    assert table.refused("attack with orcs-bane") == "refusal-already-acted"


@pytest.mark.rule("HQ-077")
def test_but_not_against_others_and_not_with_another_weapon() -> None:
    table = given().hero("elf", "C3", items="orcs-bane").monster("orc", "C4").monster("goblin", "C2").turn("elf")
    table.do("attack with orcs-bane", "attack monster 2").throws(skulls=0)
    assert table.refused("attack with orcs-bane") == "refusal-already-acted"


@pytest.mark.rule("HQ-077", "HQ-126")
def test_brew_and_orcs_bane_add_up() -> None:
    table = given().hero("elf", "C3", items="orcs-bane").monster("orc", "C4").works("elf", "second-attack").turn("elf")
    for _ in range(2):
        attacked(table, "orcs-bane").throws(skulls=0)
        assert "elf: attack no more" in table.offers
    attacked(table, "orcs-bane").throws(skulls=0)
    assert table.refused("attack with orcs-bane") == "refusal-already-acted"


# Throwing and shooting


@pytest.mark.rule("HQ-078")
def test_a_thrown_weapon_flies_as_far_as_one_sees_and_is_lost() -> None:
    table = given().hero("barbarian", "B2", items="hand-axe").monster("orc", "E4").turn("barbarian")
    assert table.refused("attack with hand-axe") == "refusal-nobody-to-attack"
    table.do("throw hand-axe", "attack monster 1")
    assert table.dice == 2
    assert table.sheet("barbarian").items == 0
    assert table.throws(skulls=1).throws(black=0).where(1) == ""


@pytest.mark.rule("HQ-078", "HQ-079")
@pytest.mark.parametrize(("weapon", "way"), [("hand-axe", "throw"), ("spear", "throw"), ("crossbow", "shoot")])
@pytest.mark.parametrize("square", ["B3", "C3"])
def test_not_against_anybody_on_the_eight_squares_around(weapon: str, way: str, square: str) -> None:
    table = given().hero("elf", "B2", items=weapon).monster("orc", square).turn("elf")
    assert table.refused(f"{way} {weapon}") == "refusal-nobody-to-shoot-at"


@pytest.mark.rule("HQ-078")
def test_the_dagger_of_the_us_game_is_thrown_at_neighbours_too() -> None:
    table = given("us").hero("wizard", "B2", items="dagger").monster("orc", "B3").turn("wizard")
    assert table.may("attack with dagger")
    table.do("throw dagger", "attack monster 1")
    assert table.sheet("wizard").items == 0


@pytest.mark.rule("HQ-078")
def test_a_crossbow_has_bolts_without_end_and_does_not_strike() -> None:
    table = given().hero("elf", "B2", items="crossbow").monster("orc", "E4").turn("elf")
    assert "elf: attack with crossbow" not in table.state.scenario.actions
    table.do("shoot crossbow", "attack monster 1").throws(skulls=0)
    assert table.turn("elf").may("shoot crossbow")


@pytest.mark.rule("HQ-060", "HQ-061", "HQ-063", "HQ-078")
def test_what_is_not_seen_is_not_shot_at() -> None:
    walled = given().hero("elf", "B2", items="crossbow").monster("orc", "G2").turn("elf")
    assert walled.refused("shoot crossbow") == "refusal-nobody-to-shoot-at"
    hidden = given("us").hero("elf", "B2", items="crossbow").monster("orc", "D2").monster("goblin", "E2").turn("elf")
    assert hidden.do("shoot crossbow").offers == ["elf: attack monster 1"]
    same_room = given().hero("elf", "B2", items="crossbow").monster("orc", "D2").monster("goblin", "E2").turn("elf")
    assert same_room.do("shoot crossbow").offers == ["elf: attack monster 1", "elf: attack monster 2"]


# Who cannot be harmed


@pytest.mark.rule("HQ-075")
def test_only_the_spirit_blade_harms_the_witch_lord() -> None:
    table = given().hero("elf", "B2", items="spirit-blade broadsword")
    table.monster("chaos-sorcerer", "B3", only_weapon="spirit-blade").turn("elf")
    attacked(table, "broadsword").throws(skulls=3)
    assert table.asked == "elf"
    assert table.told[-1] == "event-unharmed"
    attacked(table.turn("elf"), "spirit-blade").throws(skulls=3).throws(black=0)
    assert table.where(1) == ""


@pytest.mark.rule("HQ-103")
@pytest.mark.parametrize("effect", ["dormant", "untouched"])
def test_a_statue_and_who_has_not_acted_yet_are_not_harmed(effect: str) -> None:
    table = given().hero("elf", "B2").monster("gargoyle", "B3", works=effect).turn("elf")
    attacked(table).throws(skulls=2)
    assert table.asked == "elf"
    assert table.body(1) == 1


@pytest.mark.rule("HQ-126")
def test_a_hero_of_stone_is_attacked_by_nobody(table: Table) -> None:
    table.hero("barbarian", "B2").hero("elf", "B3").works("elf", "stone").turn("barbarian")
    assert table.refused("attack with bare hands") == "refusal-nobody-to-attack"


@pytest.mark.rule("HQ-034", "HQ-070")
def test_with_full_hands_nobody_attacks_or_defends() -> None:
    table = faces().works("barbarian", "hands-full").now()
    assert table.refused("attack with bare hands") == "refusal-hands-not-free"
    table.carry_out(attack_by(table.state, occupant(1), occupant("barbarian"), 3)).throws(skulls=2)
    assert table.sheet("barbarian").body == 6


def test_what_is_offered_is_what_is_not_refused() -> None:
    table = given().hero("elf", "C3", items="spear crossbow shortsword orcs-bane").hero("dwarf", "C2")
    table.monster("orc", "D4").monster("goblin", "E4").monster("fimir", "C4").turn("elf").agrees()
    table.do("throw spear").agrees()
