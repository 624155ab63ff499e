"""Throws against spells, sleepers, missed turns (HQ-087 to HQ-092, HQ-129, HQ-145)."""

from __future__ import annotations

from math import comb

import pytest
from heroquest.table import Table, given, occupant

from sagenwerk.heroquest.combat import attack_by
from sagenwerk.heroquest.dice import BLACK_SHIELDS, SKULLS, WHITE_SHIELDS
from sagenwerk.heroquest.wounds import loses_mind

EDITIONS = ["eu1", "eu2", "us"]


def burning(edition: str, spell: str, kind: str = "gargoyle", **numbers: int) -> Table:
    """The wizard has cast a spell of fire at a monster."""
    table = given(edition).hero("wizard", "B2", spells=spell).monster(kind, "D3", **numbers).turn("wizard")
    return table.do(f"cast {spell}", "spell at monster 1")


def asleep(table: Table, who: str | int) -> bool:
    """Whether a hero or monster sleeps."""
    effects = table.sheet(who).effects if isinstance(who, str) else table.state.monster_effects[who - 1]
    return bool(effects >> table.effect("asleep") & 1)


# Fire


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize("edition", ["eu1", "eu2"])
@pytest.mark.parametrize(("black", "body"), [(0, 2), (1, 3), (2, 4)])
def test_a_monster_saves_a_point_with_every_black_shield(edition: str, black: int, body: int) -> None:
    table = burning(edition, "ball-of-flame", body=4)
    assert table.dice == 2
    table.throws(black=black, white=2 - black)
    assert table.state.bodies[0] == body


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize(("white", "body"), [(0, 5), (1, 6), (2, 7)])
def test_a_hero_with_every_white_one(white: int, body: int) -> None:
    table = given().hero("wizard", "B2", spells="ball-of-flame").hero("dwarf", "D3").turn("wizard")
    table.do("cast ball-of-flame", "spell at dwarf").throws(white=white, black=2 - white)
    assert table.sheet("dwarf").body == body


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize(("saved", "body"), [(0, 1), (1, 2), (2, 3)])
def test_in_the_us_game_with_every_five_or_six(saved: int, body: int) -> None:
    table = burning("us", "ball-of-flame")
    assert table.chances == {"2 dice: 0 with 5 or 6": 16, "2 dice: 1 with 5 or 6": 16, "2 dice: 2 with 5 or 6": 4}
    table.do(f"2 dice: {saved} with 5 or 6")
    assert table.state.bodies[0] == body


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fire_of_wrath_takes_one_point_against_one_die(edition: str) -> None:
    table = burning(edition, "fire-of-wrath", body=2)
    assert table.dice == 1
    if edition == "us":
        table.do("1 dice: 0 with 5 or 6")
    else:
        table.throws(white=1)
    assert table.state.bodies[0] == 1
    table = burning(edition, "fire-of-wrath", body=2)
    if edition == "us":
        table.do("1 dice: 1 with 5 or 6")
    else:
        table.throws(black=1)
    assert table.state.bodies[0] == 2


@pytest.mark.rule("HQ-090", "HQ-076")
def test_who_burns_to_death_is_gone() -> None:
    table = burning("eu1", "ball-of-flame", "orc").throws(skulls=2)
    assert table.where(1) == ""


@pytest.mark.rule("HQ-090")
def test_the_chances_of_saving_are_exact() -> None:
    tables = given().state.tables
    for dice in range(13):
        for count in range(dice + 1):
            assert tables.six_weights[dice][count] == comb(dice, count) * 5 ** (dice - count)
            assert tables.five_weights[dice][count] == comb(dice, count) * 2**count * 4 ** (dice - count)
        assert sum(tables.six_weights[dice]) == sum(tables.five_weights[dice]) == 6**dice
        assert sum(tables.combat_weights[dice]) == (SKULLS + WHITE_SHIELDS + BLACK_SHIELDS) ** dice


# Sleep


def sleeper(edition: str, kind: str = "orc") -> Table:
    """The wizard casts sleep at a monster; the barbarian is next."""
    table = given(edition, "wizard barbarian").hero("wizard", "B2", spells="sleep").hero("barbarian", "V17")
    table.monster(kind, "D3").monster("goblin", "B17").turn("wizard")
    return table.do("cast sleep", "spell at monster 1")


@pytest.mark.rule("HQ-090", "HQ-008")
@pytest.mark.parametrize("edition", ["eu1", "eu2"])
def test_a_shield_of_any_kind_on_a_die_for_each_mind_point_keeps_awake(edition: str) -> None:
    assert sleeper(edition).dice == 2
    assert asleep(sleeper(edition).throws(skulls=2), 1)
    assert not asleep(sleeper(edition).throws(skulls=1, white=1), 1)
    assert not asleep(sleeper(edition).throws(skulls=1, black=1), 1)


@pytest.mark.rule("HQ-090")
def test_in_the_us_game_a_six() -> None:
    assert sleeper("us").chances == {"2 dice: 0 with 6": 25, "2 dice: 1 with 6": 10, "2 dice: 2 with 6": 1}
    assert asleep(sleeper("us").do("2 dice: 0 with 6"), 1)
    assert not asleep(sleeper("us").do("2 dice: 1 with 6"), 1)


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize("edition", ["eu1", "eu2"])
def test_whoever_has_no_mind_sleeps_at_once(edition: str) -> None:
    assert asleep(sleeper(edition, "zombie"), 1)


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize("kind", ["skeleton", "zombie", "mummy"])
def test_us_undead_never_sleep(kind: str) -> None:
    table = given("us").hero("wizard", "B2", spells="sleep").monster(kind, "D3").turn("wizard")
    assert table.refused("cast sleep") == "refusal-nobody-to-cast-at"


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sleeping_monster_throws_at_the_start_of_its_turn(edition: str) -> None:
    table = sleeper(edition)
    table = table.do("2 dice: 0 with 6") if edition == "us" else table.throws(skulls=2)
    table.do("end the turn", "end the turn")
    assert table.question == "sleep breaks: monster 1"
    if edition == "us":
        table.do("2 dice: 0 with 6")
    else:
        assert table.chances == {f"1 dice: {face}": 1 for face in range(1, 7)}
        table.sums(5)
    assert asleep(table, 1)
    assert not table.may("choose monster 1")
    table.do("end the turn", "end the turn", "end the turn")
    table = table.do("2 dice: 1 with 6") if edition == "us" else table.sums(6)
    assert not asleep(table, 1)
    assert table.may("choose monster 1")


@pytest.mark.rule("HQ-090")
def test_a_sleeping_hero_loses_his_turn_or_wakes() -> None:
    table = (
        given("eu1", "wizard dwarf")
        .hero("wizard", "B2", spells="sleep")
        .hero("dwarf", "D3")
        .monster("goblin", "B17")
        .turn("wizard")
    )
    table.do("cast sleep", "spell at dwarf").throws(skulls=3).do("end the turn")
    assert table.question == "sleep breaks: dwarf"
    table.sums(3)
    assert table.asked == "game master"
    table.do("end the turn", "end the turn").sums(6)
    assert (table.asked, asleep(table, "dwarf")) == ("dwarf", False)
    assert table.may("roll for the march")


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize(("edition", "defends", "wakes"), [("eu1", True, False), ("eu2", False, True)])
def test_sleepers_defend_or_wake_when_attacked(edition: str, defends: bool, wakes: bool) -> None:
    table = given(edition).hero("barbarian", "B2").monster("gargoyle", "C2", body=3, works="asleep").turn("barbarian")
    table.carry_out(attack_by(table.state, occupant("barbarian"), occupant(1), 3)).throws(skulls=1)
    assert (table.asked == "chance") == defends
    if defends:
        table.throws(black=4)
    assert asleep(table, 1) != wakes


@pytest.mark.rule("HQ-090")
def test_us_sleepers_do_not_defend_and_sleep_on() -> None:
    table = given("us").hero("barbarian", "B2").monster("gargoyle", "C2", works="asleep").turn("barbarian")
    table.carry_out(attack_by(table.state, occupant("barbarian"), occupant(1), 3)).throws(skulls=1)
    assert (table.state.bodies[0], asleep(table, 1)) == (2, True)


# Mind


@pytest.mark.rule("HQ-008", "HQ-149")
def test_the_talisman_gives_mind_for_throws() -> None:
    table = given().hero("wizard", "B2", spells="sleep").hero("dwarf", "D3", items="talisman-of-lore").turn("wizard")
    assert table.do("cast sleep", "spell at dwarf").dice == 5


@pytest.mark.rule("HQ-145")
def test_without_mind_a_hero_is_dead() -> None:
    table = given().hero("dwarf", "B2").hero("elf", "C2").turn("elf")
    table.carry_out(loses_mind(table.state, occupant("dwarf"), 3, "HQ-145"))
    assert table.where("dwarf") == ""


# Missed turns


@pytest.mark.rule("HQ-090")
def test_a_hero_in_a_tempest_misses_one_turn() -> None:
    table = (
        given("eu1", "wizard dwarf")
        .hero("wizard", "B2", spells="tempest")
        .hero("dwarf", "D3")
        .monster("goblin", "B17")
        .turn("wizard")
    )
    table.do("cast tempest", "spell at dwarf", "end the turn")
    assert table.asked == "game master"
    table.do("end the turn", "end the turn")
    assert (table.asked, table.sheet("dwarf").effects) == ("dwarf", 0)


@pytest.mark.rule("HQ-090")
def test_a_monster_in_a_tempest_too() -> None:
    table = (
        given("eu1", "wizard")
        .hero("wizard", "B2", spells="tempest")
        .monster("orc", "D3")
        .monster("goblin", "B17")
        .turn("wizard")
    )
    table.do("cast tempest", "spell at monster 1", "end the turn")
    assert table.asked == "game master"
    assert not table.may("choose monster 1")
    table.do("end the turn", "end the turn")
    assert table.may("choose monster 1")


@pytest.mark.rule("HQ-129")
def test_turns_that_a_card_takes_pass_one_by_one() -> None:
    table = (
        given("eu1", "wizard dwarf")
        .hero("wizard", "B2")
        .hero("dwarf", "D3", turns_lost=1)
        .monster("goblin", "B17")
        .turn("wizard")
    )
    table.do("end the turn")
    assert (table.asked, table.sheet("dwarf").turns_lost) == ("game master", 0)
    table.do("end the turn", "end the turn")
    assert table.asked == "dwarf"


@pytest.mark.rule("HQ-126")
def test_a_hero_of_stone_stands_so_many_turns_and_cannot_be_harmed() -> None:
    table = given("eu1", "dwarf").hero("dwarf", "D3", potions="purple-flask").monster("orc", "C3").turn("dwarf")
    table.do("drink purple-flask")
    for left in (4, 3, 2, 1, 0):
        assert table.asked == "game master"
        table.carry_out(attack_by(table.state, occupant(1), occupant("dwarf"), 3)).throws(skulls=3)
        assert table.sheet("dwarf").body == 7
        table.do("end the turn")
        assert table.sheet("dwarf").turns_lost == left
    table.do("end the turn")
    assert (table.asked, table.sheet("dwarf").effects) == ("dwarf", 0)


# Courage fades


@pytest.mark.rule("HQ-090")
@pytest.mark.parametrize("edition", ["eu2", "us"])
def test_courage_ends_when_the_last_monster_falls(edition: str) -> None:
    table = given(edition).hero("wizard", "B2", spells="courage fire-of-wrath").monster("orc", "D3").turn("wizard")
    table.do("cast courage", "spell at wizard")
    assert table.sheet("wizard").effects
    table.turn("wizard").do("cast fire-of-wrath", "spell at monster 1")
    table = table.do("1 dice: 0 with 5 or 6") if edition == "us" else table.throws(skulls=1)
    assert table.sheet("wizard").effects == 0
    assert table.says("event-effect-ends")[0]["effect"] == "courage"
