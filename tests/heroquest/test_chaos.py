"""Spells of chaos (HQ-091, HQ-092; quest 8)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, at, given

from sagenwerk.heroquest.scenario import CHAOS_NAMES

EUROPE = ["eu1", "eu2"]


def mage(*spells: str, edition: str = "us", square: str = "B2", **numbers: object) -> Table:
    """A named monster in the corner of a room that knows these spells of chaos, the game master's first figure."""
    known = [CHAOS_NAMES.index(spell) for spell in spells]
    return given(edition).monster("chaos-sorcerer", square, spells=known, **numbers)


def casts(table: Table, spell: str) -> Table:
    """The game master's turn: his first figure casts."""
    return table.turn("game master").do("choose monster 1", f"cast {spell}")


def works(table: Table, who: str, effect: str) -> bool:
    """Whether something works on a hero."""
    return bool(table.sheet(who).effects >> table.effect(effect) & 1)


# Casting


@pytest.mark.rule("HQ-092")
def test_a_spell_is_cast_instead_of_attacking() -> None:
    table = casts(mage("tempest", "fear").hero("dwarf", "C2"), "tempest").do("game master: spell at the dwarf")
    assert table.refused("attack dwarf") == "refusal-already-acted"
    assert table.refused("cast fear") == "refusal-already-acted"
    assert table.may("step south")


@pytest.mark.rule("HQ-092")
def test_nor_after_an_attack() -> None:
    table = mage("tempest").hero("dwarf", "C2").turn("game master").do("choose monster 1", "attack dwarf")
    table.throws(white=2)
    assert table.refused("cast tempest") == "refusal-already-acted"


@pytest.mark.rule("HQ-092")
def test_each_spell_once_and_one_that_is_known_twice_twice() -> None:
    table = mage("fear", "fear", "tempest").hero("dwarf", "C2").hero("elf", "D2")
    for _ in range(2):
        casts(table, "fear").do("game master: spell at the dwarf")
    table.turn("game master").do("choose monster 1")
    assert table.refused("cast fear") == "refusal-no-chaos-spell"
    assert table.may("cast tempest")


@pytest.mark.rule("HQ-092")
def test_only_at_heroes_who_are_seen() -> None:
    table = mage("tempest").hero("dwarf", "H8").turn("game master").do("choose monster 1")
    assert table.refused("cast tempest") == "refusal-no-hero-seen"
    table = casts(mage("tempest").hero("dwarf", "H8").hero("elf", "E4"), "tempest")
    assert table.offers == ["game master: spell at the elf"]


@pytest.mark.rule("HQ-063", "HQ-092")
def test_in_the_us_game_figures_hide_a_hero() -> None:
    table = mage("tempest").monster("orc", "C2").hero("dwarf", "D2").turn("game master").do("choose monster 1")
    assert table.refused("cast tempest") == "refusal-no-hero-seen"


@pytest.mark.rule("HQ-092")
def test_ordinary_monsters_know_no_spells() -> None:
    table = given("us").monster("orc", "B2").hero("dwarf", "C2").turn("game master").do("choose monster 1")
    assert table.refused("cast fear") == "refusal-no-chaos-spell"
    table.agrees()


@pytest.mark.rule("HQ-091", "HQ-092")
def test_what_is_offered_is_what_is_allowed() -> None:
    table = mage(*CHAOS_NAMES).hero("dwarf", "D4", items="helmet shortsword").hero("elf", "B4").monster("orc", "C3")
    table.turn("game master").do("choose monster 1").agrees()
    for spell in CHAOS_NAMES:
        if table.may(f"cast {spell}"):
            table.do(f"cast {spell}")
            if table.asked != "chance":
                table.agrees()
            table.turn("game master").do("choose monster 1")


# Spells at one hero


@pytest.mark.rule("HQ-091")
@pytest.mark.parametrize(("saved", "body"), [(0, 5), (1, 6), (2, 7)])
def test_the_ball_of_flame_takes_two_points(saved: int, body: int) -> None:
    table = casts(mage("ball-of-flame").hero("dwarf", "D2"), "ball-of-flame").do("game master: spell at the dwarf")
    assert table.do(f"2 dice: {saved} with 5 or 6").sheet("dwarf").body == body


@pytest.mark.rule("HQ-091")
def test_a_hero_in_a_tempest_misses_his_next_turn() -> None:
    table = mage("tempest").hero("dwarf", "D2").hero("elf", "E4")
    casts(table, "tempest").do("game master: spell at the dwarf", "end the turn")
    assert table.asked == "elf"
    assert not works(table, "dwarf", "misses-turn")


@pytest.mark.rule("HQ-091")
def test_sleep_is_broken_at_once_or_later_by_a_six_for_a_mind_point() -> None:
    table = mage("sleep").hero("dwarf", "D2").hero("elf", "E4")
    casts(table, "sleep").do("game master: spell at the dwarf")
    assert table.dice == 3
    table.do("3 dice: 0 with 6", "end the turn")
    assert table.question == "sleep breaks: dwarf"
    assert table.do("3 dice: 1 with 6").asked == "dwarf"


@pytest.mark.rule("HQ-091")
def test_a_frightened_hero_attacks_with_one_die_until_a_six_on_a_later_turn() -> None:
    table = mage("fear", body=3).hero("barbarian", "C2")
    casts(table, "fear").do("game master: spell at the barbarian", "end the turn")
    assert table.question == "fear breaks: barbarian"
    table.do("2 dice: 0 with 6", "attack with bare hands", "attack monster 1")
    assert table.dice == 1
    table.throws(white=1).do("barbarian: end the turn", "end the turn", "2 dice: 2 with 6")
    assert not works(table, "barbarian", "fear")


@pytest.mark.rule("HQ-091")
def test_with_a_commanded_hero_the_game_master_marches_and_attacks_other_heroes() -> None:
    table = mage("command", square="M1").hero("barbarian", "M3").hero("dwarf", "M4", potions="potion-of-strength")
    casts(table, "command").do("game master: spell at the barbarian")
    assert table.question == "command breaks: barbarian"
    table.do("2 dice: 0 with 6", "end the turn").do("2 dice: 0 with 6").agrees()
    assert (table.asked, table.state.turn) == ("game master", 0)
    assert table.may("barbarian: roll for the march")
    assert table.refused("barbarian: search for treasure") == "refusal-not-free"
    table.do("barbarian: attack with bare hands")
    assert (table.asked, table.offers) == ("game master", ["barbarian: attack dwarf"])


@pytest.mark.rule("HQ-091")
def test_a_command_breaks_at_once_or_at_the_start_of_a_turn() -> None:
    table = mage("command").hero("dwarf", "D2")
    assert not works(
        casts(table, "command").do("game master: spell at the dwarf", "3 dice: 2 with 6"), "dwarf", "commanded"
    )
    table = mage("command").hero("dwarf", "D2")
    casts(table, "command").do("game master: spell at the dwarf", "3 dice: 0 with 6", "end the turn")
    assert table.do("3 dice: 1 with 6").asked == "dwarf"


@pytest.mark.rule("HQ-091")
def test_rust_destroys_a_sword_or_helmet_but_no_artifact() -> None:
    things = "broadsword helmet shield spirit-blade battle-axe"
    table = casts(mage("rust").hero("barbarian", "D2", items=things), "rust")
    assert table.offers == [
        "game master: rust broadsword of the barbarian",
        "game master: rust helmet of the barbarian",
    ]
    table.do("rust broadsword of the barbarian")
    names = table.state.tables.item_names
    assert not table.sheet("barbarian").items >> names.index("broadsword") & 1
    assert table.sheet("barbarian").items >> names.index("helmet") & 1


@pytest.mark.rule("HQ-091")
def test_rust_finds_nothing_where_nothing_is_of_metal() -> None:
    table = mage("rust").hero("wizard", "D2", items="staff").turn("game master").do("choose monster 1")
    assert table.refused("cast rust") == "refusal-nothing-to-rust"


# Spells at many


@pytest.mark.rule("HQ-091")
def test_a_cloud_paralyses_all_heroes_in_the_room_and_each_breaks_free_alone() -> None:
    table = mage("cloud-of-chaos").hero("barbarian", "D2").hero("dwarf", "E4").hero("elf", "H8")
    casts(table, "cloud-of-chaos").do("2 dice: 1 with 6", "3 dice: 0 with 6")
    assert [works(table, hero, "paralysed") for hero in ("barbarian", "dwarf", "elf")] == [False, True, False]
    table.do("end the turn", "barbarian: end the turn")
    assert table.question == "cloud-of-chaos breaks: dwarf"
    assert table.do("3 dice: 0 with 6").asked == "elf"


@pytest.mark.rule("HQ-091")
def test_in_the_corridor_it_fills_the_passage() -> None:
    table = mage("cloud-of-chaos", square="A1").hero("dwarf", "F1").hero("elf", "Z10").hero("wizard", "A6")
    casts(table, "cloud-of-chaos").do("3 dice: 0 with 6", "6 dice: 0 with 6")
    assert [works(table, hero, "paralysed") for hero in ("dwarf", "elf", "wizard")] == [True, False, True]


@pytest.mark.rule("HQ-091")
def test_a_firestorm_burns_everybody_else_in_the_room() -> None:
    table = mage("firestorm").hero("dwarf", "D2").hero("elf", "H8").monster("gargoyle", "E4").monster("orc", "H6")
    casts(table, "firestorm").do("2 dice: 1 with 5 or 6", "2 dice: 2 with 5 or 6")
    assert (table.sheet("dwarf").body, table.sheet("elf").body, table.state.bodies[1]) == (5, 6, 2)


@pytest.mark.rule("HQ-091")
def test_no_firestorm_in_a_corridor() -> None:
    table = mage("firestorm", square="A1").hero("dwarf", "B1").turn("game master").do("choose monster 1")
    assert table.refused("cast firestorm") == "refusal-no-hero-seen"


@pytest.mark.rule("HQ-091")
def test_lightning_hits_everybody_on_a_straight_line_up_to_a_wall() -> None:
    table = mage("lightning-bolt").monster("gargoyle", "C2").hero("dwarf", "E2").hero("elf", "F2")
    casts(table, "lightning-bolt")
    assert table.offers == ["game master: lightning to the east"]
    table.do("lightning to the east")
    assert (table.sheet("dwarf").body, table.sheet("elf").body, table.state.bodies[1]) == (5, 6, 1)


@pytest.mark.rule("HQ-091")
def test_also_diagonally_and_through_an_open_door() -> None:
    table = casts(mage("lightning-bolt").hero("dwarf", "D4"), "lightning-bolt").do("lightning to the south-east")
    assert table.sheet("dwarf").body == 5
    table = mage("lightning-bolt").door("B4-B5", open=True).hero("dwarf", "B9")
    assert casts(table, "lightning-bolt").do("lightning to the south").sheet("dwarf").body == 5
    table = mage("lightning-bolt").door("B4-B5").hero("dwarf", "B9").turn("game master").do("choose monster 1")
    assert table.refused("cast lightning-bolt") == "refusal-no-hero-seen"


# Summoning and fleeing


@pytest.mark.rule("HQ-091")
@pytest.mark.parametrize(("die", "orcs"), [(1, 4), (3, 4), (4, 5), (5, 5), (6, 6)])
def test_orcs_come_around_the_caster(die: int, orcs: int) -> None:
    table = casts(mage("summon-orcs", square="C3").hero("dwarf", "V17"), "summon-orcs").sums(die)
    assert len(table.state.kinds) == 1 + orcs
    assert [table.where(number) for number in (2, 3, 4, 5)] == ["C2", "D3", "C4", "B3"]
    assert {table.state.quest.kinds[kind].name for kind in table.state.kinds[1:]} == {"orc"}


@pytest.mark.rule("HQ-091")
@pytest.mark.parametrize(
    ("die", "who"),
    [
        (1, ["skeleton"] * 4),
        (4, ["skeleton", "skeleton", "skeleton", "zombie", "zombie"]),
        (6, ["zombie", "zombie", "mummy", "mummy"]),
    ],
)
def test_undead_come(die: int, who: list[str]) -> None:
    table = casts(mage("summon-undead", square="C3").hero("dwarf", "V17"), "summon-undead").sums(die)
    assert [table.state.quest.kinds[kind].name for kind in table.state.kinds[1:]] == who


@pytest.mark.rule("HQ-136")
def test_when_figures_run_out_others_of_the_colour_stand_in() -> None:
    table = (
        mage("summon-undead", square="C3")
        .hero("dwarf", "V17")
        .monster("zombie", "H8")
        .monster("zombie", "I8")
        .monster("mummy", "J8")
    )
    casts(table, "summon-undead").sums(6)
    kinds = [table.state.quest.kinds[kind].name for kind in table.state.kinds[4:]]
    assert kinds.count("mummy") == 1
    assert set(kinds) == {"mummy", "skeleton"}


@pytest.mark.rule("HQ-091")
def test_to_the_safe_square_through_any_wall() -> None:
    table = casts(mage("escape", escape_to=at("L10")).monster("goblin", "B17").hero("dwarf", "C2"), "escape")
    assert table.where(1) == "L10"
    assert table.refused("cast escape") == "refusal-no-figure-chosen"


@pytest.mark.rule("HQ-091")
def test_only_while_nobody_stands_there() -> None:
    table = mage("escape", escape_to=at("L10")).hero("dwarf", "L10").turn("game master").do("choose monster 1")
    assert table.refused("cast escape") == "refusal-nowhere-to-flee"


@pytest.mark.rule("HQ-091")
def test_where_nobody_has_been_it_is_placed_as_soon_as_that_is_set_out() -> None:
    table = mage("escape", escape_to=at("L10")).hero("dwarf", "C2").door("C4-C5").dark("B2 C2 C3 C4 B3 B4")
    casts(table, "escape")
    assert (table.where(1), table.state.fled) == ("", 0)
    table.state.seen = [(2**62 - 1)] * 8
    table.do("end the turn")
    assert (table.where(1), table.state.fled) == ("L10", -1)
    assert table.says("event-comes-back")


# Balur in Europe


@pytest.mark.rule("HQ-091")
@pytest.mark.parametrize("edition", EUROPE)
def test_balur_has_three_spells_of_fire_and_flees_once(edition: str) -> None:
    known = [CHAOS_NAMES.index(spell) for spell in ("ball-of-flame", "courage", "fire-of-wrath")]
    table = given(edition).monster("chaos-sorcerer", "B2", spells=known, escape_to=at("L10")).hero("dwarf", "D2")
    table.turn("game master").do("choose monster 1").agrees()
    offered = [offer.removeprefix("game master: cast ") for offer in table.offers if "cast" in offer]
    assert offered == ["ball-of-flame", "escape", "courage", "fire-of-wrath"]


@pytest.mark.rule("HQ-091", "HQ-090")
@pytest.mark.parametrize("edition", EUROPE)
def test_his_fire_of_wrath_reaches_the_whole_board(edition: str) -> None:
    table = casts(mage("fire-of-wrath", edition=edition).hero("dwarf", "V17"), "fire-of-wrath")
    table.do("game master: spell at the dwarf").throws(skulls=1)
    assert table.sheet("dwarf").body == 6


@pytest.mark.rule("HQ-091", "HQ-090")
def test_his_courage_adds_two_dice_to_his_next_attack() -> None:
    table = casts(mage("courage", edition="eu1").hero("dwarf", "C2"), "courage").do("end the turn", "end the turn")
    table.do("choose monster 1", "attack dwarf")
    assert table.dice == 4


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize("edition", EUROPE)
def test_heroes_save_with_combat_dice_in_europe(edition: str) -> None:
    table = casts(mage("ball-of-flame", edition=edition).hero("dwarf", "D2"), "ball-of-flame")
    table.do("game master: spell at the dwarf").throws(white=1, black=1)
    assert table.sheet("dwarf").body == 6
