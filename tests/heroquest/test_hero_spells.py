"""The twelve spells of elf and wizard (HQ-085 to HQ-090; rulings H-1, H-7)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, given, occupant

from sagenwerk.heroquest.combat import attack_by
from sagenwerk.heroquest.hero_spells import rings
from sagenwerk.heroquest.state import DEAD
from sagenwerk.heroquest.wounds import loses_body

EUROPE = ["eu1", "eu2"]
EDITIONS = ["eu1", "eu2", "us"]
ALL = (
    "genie swift-wind tempest heal-body pass-through-rock rock-skin ball-of-flame courage fire-of-wrath sleep "
    "veil-of-mist water-of-healing"
)


def wizard(edition: str = "eu1", spells: str = ALL, **options: str) -> Table:
    """The wizard in the corner of a room, with spells; it is his turn."""
    return given(edition, **options).hero("wizard", "B2", spells=spells)


def effects(table: Table, who: str | int) -> set[str]:
    """What works on a hero or monster."""
    there = table.sheet(who).effects if isinstance(who, str) else table.state.monster_effects[who - 1]
    names = ["misses-turn", "asleep", "rock-skin", "courage", "swift", "through-rock", "veil", "next-march"]
    return {name for name in names if there >> table.effect(name) & 1}


def dead(table: Table, who: str) -> bool:
    """Whether a hero is dead."""
    return table.sheet(who).where == DEAD and table.where(who) == ""


# Casting


@pytest.mark.rule("HQ-085", "HQ-016")
def test_a_spell_is_the_action_of_the_turn() -> None:
    table = wizard().turn("wizard").do("cast rock-skin", "spell at wizard")
    assert table.refused("cast courage") == "refusal-already-acted"


@pytest.mark.rule("HQ-085", "HQ-014", "HQ-015")
def test_before_or_after_the_march() -> None:
    table = wizard().turn("wizard").do("cast courage", "spell at wizard", "roll for the march").sums(4)
    table.do("step east")
    table = wizard().turn("wizard").do("roll for the march").sums(4).do("step east", "cast courage")
    table.do("spell at wizard")
    assert table.refused("step east") == "refusal-already-marched"


@pytest.mark.rule("HQ-085")
def test_only_on_the_own_turn() -> None:
    table = wizard().hero("elf", "C2", spells="sleep").turn("elf")
    assert table.refused("wizard: cast courage") == "refusal-not-on-turn"


@pytest.mark.rule("HQ-086")
def test_each_card_once_a_quest() -> None:
    table = wizard().turn("wizard").do("cast courage", "spell at wizard")
    table.turn("wizard")
    assert table.refused("cast courage") == "refusal-no-spell"
    assert table.may("cast rock-skin")


@pytest.mark.rule("HQ-085")
def test_without_his_things_nobody_casts() -> None:
    assert wizard().works("wizard", "bare").turn("wizard").refused("cast courage") == "refusal-no-spell"


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_offered_is_what_is_allowed(edition: str) -> None:
    table = wizard(edition).hero("dwarf", "D3", body=3).monster("orc", "E4").monster("skeleton", "H8")
    table.door("C4-C5").turn("wizard").agrees()
    for spell in ALL.split():
        if table.may(f"cast {spell}"):
            table.do(f"cast {spell}").agrees()
            table.turn("wizard")


# Targets


@pytest.mark.rule("HQ-087", "HQ-088")
def test_himself_always_and_others_only_if_they_are_seen() -> None:
    table = wizard().hero("dwarf", "D3").hero("elf", "H8").turn("wizard").do("cast courage")
    assert table.offers == ["wizard: spell at dwarf", "wizard: spell at wizard"]


@pytest.mark.rule("HQ-061", "HQ-087")
@pytest.mark.parametrize("edition", EUROPE)
def test_in_europe_figures_in_the_room_hide_nobody(edition: str) -> None:
    table = wizard(edition).monster("orc", "C2").monster("goblin", "D2").turn("wizard").do("cast ball-of-flame")
    assert table.may("spell at monster 2")


@pytest.mark.rule("HQ-063", "HQ-087")
def test_in_the_us_game_they_do() -> None:
    table = wizard("us").monster("orc", "C2").monster("goblin", "D2").turn("wizard").do("cast ball-of-flame")
    assert table.offers == ["wizard: spell at monster 1"]
    assert table.refused("spell at monster 2") == "refusal-not-seen"


@pytest.mark.rule("HQ-087", "HQ-088")
@pytest.mark.parametrize("spell", ["ball-of-flame", "sleep", "tempest"])
def test_without_anybody_in_sight_a_spell_that_harms_cannot_be_cast(spell: str) -> None:
    table = wizard().monster("orc", "H8").turn("wizard")
    assert table.refused(f"cast {spell}") == "refusal-nobody-to-cast-at"


@pytest.mark.rule("HQ-080", "HQ-087")
@pytest.mark.parametrize("edition", EUROPE)
@pytest.mark.parametrize("spell", ["ball-of-flame", "sleep", "tempest", "fire-of-wrath", "genie"])
def test_in_europe_other_heroes_can_be_harmed_too(edition: str, spell: str) -> None:
    table = wizard(edition).hero("dwarf", "D3").turn("wizard").do(f"cast {spell}")
    assert table.may("spell at dwarf")
    assert table.refused("spell at wizard") == "refusal-spell-not-for-that"


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize("spell", ["ball-of-flame", "sleep", "tempest", "fire-of-wrath", "genie"])
def test_in_the_us_game_only_monsters(spell: str) -> None:
    table = wizard("us").hero("dwarf", "D3").turn("wizard")
    assert table.refused(f"cast {spell}") == "refusal-nobody-to-cast-at"
    assert table.monster("orc", "C3").may(f"cast {spell}")


@pytest.mark.rule("HQ-087")
@pytest.mark.parametrize("spell", ["courage", "rock-skin", "swift-wind", "veil-of-mist", "pass-through-rock"])
def test_spells_that_help_are_for_heroes(spell: str) -> None:
    table = wizard().monster("orc", "C3").turn("wizard").do(f"cast {spell}")
    assert table.refused("spell at monster 1") == "refusal-spell-not-for-that"


@pytest.mark.rule("HQ-090")
def test_nobody_casts_at_an_ally_what_harms() -> None:
    table = wizard().monster("orc", "C3", ally=True).turn("wizard")
    assert table.refused("cast tempest") == "refusal-nobody-to-cast-at"


@pytest.mark.rule("HQ-090")
def test_a_hero_of_stone_is_out_of_harm() -> None:
    table = wizard().hero("dwarf", "C3").works("dwarf", "stone").turn("wizard")
    assert table.refused("cast ball-of-flame") == "refusal-nobody-to-cast-at"


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize("works", ["dormant", "untouched"])
def test_a_statue_shows_itself_only_when_a_spell_does_nothing(works: str) -> None:
    table = wizard().monster("orc", "C3", works=works).turn("wizard").do("cast ball-of-flame", "spell at monster 1")
    assert table.says("event-spell-does-nothing")
    assert table.question == "the hero on turn chooses"


@pytest.mark.rule("HQ-090")
def test_the_fire_mage_minds_no_fire_and_others_no_spell_at_all() -> None:
    table = wizard().monster("chaos-sorcerer", "C3", immune_to_fire=True).turn("wizard")
    table.do("cast fire-of-wrath", "spell at monster 1")
    assert table.says("event-spell-does-nothing")
    table.turn("wizard").do("cast sleep", "spell at monster 1")
    assert table.dice == 7
    table = wizard().monster("chaos-sorcerer", "C3", immune_to_spells=True).turn("wizard")
    table.do("cast genie", "spell at monster 1")
    assert table.says("event-spell-does-nothing")


# Air


@pytest.mark.rule("HQ-087", "HQ-090")
@pytest.mark.parametrize("edition", EUROPE)
def test_the_genie_attacks_anybody_on_the_board_with_five_dice(edition: str) -> None:
    table = wizard(edition).monster("orc", "V17").turn("wizard").do("cast genie", "spell at monster 1")
    assert table.dice == 5
    table.throws(skulls=2).throws(black=1)
    assert table.where(1) == ""


@pytest.mark.rule("HQ-090")
def test_the_us_genie_attacks_what_the_caster_sees() -> None:
    table = wizard("us", "genie").monster("orc", "V17").turn("wizard")
    assert table.refused("cast genie") == "refusal-nobody-to-cast-at"
    table.monster("orc", "C3").do("cast genie")
    assert table.offers == ["wizard: spell at monster 2"]


@pytest.mark.rule("HQ-087", "HQ-090", "HQ-043")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_genie_opens_any_door_on_the_board(edition: str) -> None:
    table = wizard(edition, "genie").door("C4-C5").dark("B2 C2 B3 C3 C4")
    table.now(doors_seen=1).turn("wizard").do("cast genie")
    assert table.offers == ["wizard: genie opens C4-C5"]
    table.do("genie opens C4-C5")
    assert table.state.door_open(0)
    assert "C5" in table.says("event-set-out")[0]["squares"].split()
    assert table.refused("cast genie") == "refusal-already-acted"


@pytest.mark.rule("HQ-090")
def test_a_door_that_nobody_has_seen_is_none_for_the_genie() -> None:
    table = wizard(spells="genie").door("C4-C5", known=False).turn("wizard")
    assert table.refused("cast genie") == "refusal-nobody-to-cast-at"


@pytest.mark.rule("HQ-090")
def test_swift_wind_doubles_the_dice_of_the_next_march_only() -> None:
    table = wizard().turn("wizard").do("cast swift-wind", "spell at wizard", "roll for the march")
    assert table.dice == 4
    table.sums(10).turn("wizard").do("roll for the march")
    assert table.dice == 2


@pytest.mark.rule("HQ-090")
def test_a_hero_in_a_tempest_misses_his_next_turn() -> None:
    table = wizard().hero("dwarf", "C3").turn("wizard").do("cast tempest", "spell at dwarf")
    assert effects(table, "dwarf") == {"misses-turn"}


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_monster_in_a_tempest_too(edition: str) -> None:
    table = wizard(edition).monster("orc", "C3").turn("wizard").do("cast tempest", "spell at monster 1")
    assert effects(table, 1) == {"misses-turn"}


# Earth and water


@pytest.mark.rule("HQ-089", "HQ-090")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spell", ["heal-body", "water-of-healing"])
def test_healing_gives_up_to_four_points(edition: str, spell: str) -> None:
    table = wizard(edition).hero("dwarf", "C3", body=2).turn("wizard").do(f"cast {spell}", "spell at dwarf")
    assert table.sheet("dwarf").body == 6


@pytest.mark.rule("HQ-089")
def test_and_never_more_than_at_the_start() -> None:
    table = wizard().hero("dwarf", "C3", body=5).turn("wizard").do("cast heal-body", "spell at dwarf")
    assert table.sheet("dwarf").body == 7
    assert table.turn("wizard").refused("cast water-of-healing") == "refusal-nobody-to-cast-at"


@pytest.mark.rule("HQ-090")
def test_through_rock_for_one_march() -> None:
    table = wizard().turn("wizard").do("cast pass-through-rock", "spell at wizard", "roll for the march").sums(7)
    table.do("step south", "step south", "step south", "step south", "step south", "step south")
    assert table.where("wizard") == "B8"
    table.do("step south")
    assert effects(table, "wizard") == set()
    assert table.says("event-effect-ends")


@pytest.mark.rule("HQ-090")
def test_a_spell_for_the_march_cast_after_it_holds_for_the_next() -> None:
    table = wizard().turn("wizard").do("roll for the march").sums(4).do("step south", "cast pass-through-rock")
    table.do("spell at wizard", "end the turn")
    assert "through-rock" in effects(table, "wizard")


@pytest.mark.rule("HQ-090")
def test_whoever_ends_in_solid_rock_is_lost_in_the_us_game() -> None:
    table = wizard("us").hero("elf", "H8").unused("B5 B6").dark("B2 B3 B4 C2 C3 C4").turn("wizard")
    table.do("cast pass-through-rock", "spell at wizard", "roll for the march").sums(3)
    table.do("step south", "step south", "step south")
    assert dead(table, "wizard")
    assert table.says("event-lost-in-rock")


@pytest.mark.rule("HQ-090")
def test_in_the_us_game_rock_can_be_crossed() -> None:
    table = wizard("us").unused("B5 B6").dark("B2 B3 B4 C2 C3 C4").turn("wizard")
    table.do("cast pass-through-rock", "spell at wizard", "roll for the march").sums(5)
    table.do("step south", "step south", "step south", "step south", "step south")
    assert table.where("wizard") == "B7"


@pytest.mark.rule("HQ-090")
def test_in_europe_nobody_gets_into_rock() -> None:
    table = wizard().unused("B5").dark("B2 B3 B4 C2 C3 C4").turn("wizard")
    table.do("cast pass-through-rock", "spell at wizard", "roll for the march").sums(3)
    table.do("step south", "step south", "step south")
    assert table.where("wizard") == "B4"


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize(("edition", "dice", "after"), [("eu1", 4, 2), ("eu2", 4, 4), ("us", 3, 3)])
def test_rock_skin_lasts_one_defence_or_until_he_is_wounded(edition: str, dice: int, after: int) -> None:
    table = wizard(edition).monster("orc", "C2").turn("wizard").do("cast rock-skin", "spell at wizard")
    table.carry_out(attack_by(table.state, occupant(1), occupant("wizard"), 3)).throws(skulls=1)
    assert table.dice == dice
    table.throws(white=dice)
    table.carry_out(attack_by(table.state, occupant(1), occupant("wizard"), 3)).throws(skulls=1)
    assert table.dice == after
    table.throws(skulls=after)
    table.carry_out(attack_by(table.state, occupant(1), occupant("wizard"), 3)).throws(skulls=1)
    assert table.dice == 2


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_mist_a_hero_passes_monsters(edition: str) -> None:
    table = wizard(edition).monster("orc", "C2").turn("wizard").do("roll for the march").sums(5)
    assert not table.may("step east")
    table.do("cast veil-of-mist", "spell at wizard", "step east", "step east")
    assert table.where("wizard") == "D2"
    table.do("end the turn")
    assert effects(table, "wizard") == set()


# Fire


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize(("edition", "after"), [("eu1", 1), ("eu2", 3), ("us", 1)])
def test_courage_adds_two_dice_to_an_attack_or_to_all(edition: str, after: int) -> None:
    table = wizard(edition).monster("gargoyle", "C2").turn("wizard").do("cast courage", "spell at wizard")
    for dice in (3, after):
        table.turn("wizard").do("attack with bare hands", "attack monster 1")
        assert table.dice == dice
        table.throws(white=dice)


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize(("edition", "lost"), [("eu1", False), ("eu2", True), ("us", True)])
def test_courage_is_lost_when_no_monster_is_seen(edition: str, lost: bool) -> None:
    table = wizard(edition).turn("wizard").do("cast courage", "spell at wizard")
    assert ("courage" not in effects(table, "wizard")) == lost


@pytest.mark.rule("HQ-087", "HQ-090")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fire_of_wrath_reaches_the_whole_board(edition: str) -> None:
    table = wizard(edition).monster("orc", "V17").turn("wizard").do("cast fire-of-wrath", "spell at monster 1")
    assert table.dice == 1


# Saving himself


@pytest.mark.rule("HQ-147")
def test_us_heroes_save_themselves_by_their_own_healing_spell() -> None:
    table = wizard("us").turn("wizard")
    table.carry_out(loses_body(table.state, occupant("wizard"), 9, "HQ-142"))
    assert table.offers[:2] == ["wizard: save yourself by heal-body", "wizard: save yourself by water-of-healing"]
    table.do("save yourself by heal-body")
    assert table.sheet("wizard").body == 4
    assert table.refused("cast courage") == "refusal-already-acted"


@pytest.mark.rule("HQ-147")
@pytest.mark.parametrize("edition", EUROPE)
def test_in_europe_no_spell_saves(edition: str) -> None:
    table = wizard(edition).hero("dwarf", "C3").turn("wizard")
    table.carry_out(loses_body(table.state, occupant("wizard"), 9, "HQ-142"))
    assert dead(table, "wizard")


@pytest.mark.rule("HQ-147")
def test_nor_on_the_turn_of_somebody_else_or_after_the_action() -> None:
    table = wizard("us").hero("dwarf", "C3").turn("dwarf")
    table.carry_out(loses_body(table.state, occupant("wizard"), 9, "HQ-142"))
    assert dead(table, "wizard")
    table = wizard("us").hero("dwarf", "C3").turn("wizard", done=2)
    table.carry_out(loses_body(table.state, occupant("wizard"), 9, "HQ-142"))
    assert dead(table, "wizard")


# Wand and ring


@pytest.mark.rule("HQ-085", "HQ-149")
def test_with_the_wand_two_spells_a_turn() -> None:
    table = wizard().hero("wizard", items="wand-of-recall").turn("wizard")
    table.do("cast courage", "spell at wizard", "cast rock-skin", "spell at wizard")
    assert table.refused("cast veil-of-mist") == "refusal-already-acted"


@pytest.mark.rule("HQ-085", "HQ-149")
def test_but_no_spell_after_an_attack() -> None:
    table = wizard().hero("wizard", items="wand-of-recall").monster("gargoyle", "C2").turn("wizard")
    table.do("attack with bare hands", "attack monster 1").throws(white=1)
    assert table.refused("cast courage") == "refusal-already-acted"


@pytest.mark.rule("HQ-086", "HQ-149")
def test_the_spell_of_the_ring_can_be_cast_twice() -> None:
    table = wizard("us", "courage rock-skin").hero("wizard", items="spell-ring wand-of-recall").turn("wizard")
    table.carry_out(rings(table.state))
    assert table.offers == ["wizard: spell ring for rock-skin", "wizard: spell ring for courage"]
    table.agrees().do("spell ring for rock-skin").do("cast rock-skin", "spell at wizard")
    assert table.refused("cast rock-skin") == "refusal-same-spell-twice"
    table.turn("wizard").do("cast rock-skin", "spell at wizard").turn("wizard")
    assert table.refused("cast rock-skin") == "refusal-no-spell"


@pytest.mark.rule("HQ-149")
def test_without_the_ring_nobody_is_asked() -> None:
    assert rings(wizard("us").turn("wizard").state) == []
