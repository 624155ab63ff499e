"""Fine points of the rules, read sentence by sentence: what is done, and what must be refused."""

from __future__ import annotations

import pytest
from heroquest.quests import at_work, begun, cleared, figure
from heroquest.table import at, given, occupant

from sagenwerk.content.heroquest_box import scenarios
from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.magic import mind_of
from sagenwerk.heroquest.restoring import restore
from sagenwerk.heroquest.state import COURAGE, DORMANT, IN_PIT
from sagenwerk.heroquest.wounds import loses_body, monster_hurt

EDITIONS = ["eu1", "eu2", "us"]

# What is set out


@pytest.mark.rule("HQ-054", "HQ-055")
@pytest.mark.parametrize("edition", EDITIONS)
def test_through_an_open_door_a_hero_sees_more_of_the_corridor_from_within_the_room(edition: str) -> None:
    table = given(edition, "barbarian").dark().door("D9-D10", open=True).hero("barbarian", "D5").turn("barbarian")
    table.carry_out(looks_around(table.state, at("D5")))
    assert table.state.sees(at("D10"))
    assert not table.state.sees(at("H10"))


@pytest.mark.rule("HQ-043", "HQ-054")
def test_a_door_that_opens_lets_everybody_look() -> None:
    table = given(heroes="barbarian dwarf").dark("D5 D9").door("D9-D10").hero("barbarian", "D5").hero("dwarf", "D9")
    table.state.doors_seen |= 1
    table.turn("dwarf").do("open the door south")
    assert table.state.sees(at("D10"))
    assert table.told.count("event-set-out") >= 1


@pytest.mark.rule("HQ-054", "HQ-063")
def test_not_through_a_closed_door() -> None:
    table = given(heroes="barbarian").dark().door("D9-D10").hero("barbarian", "D5").turn("barbarian")
    table.carry_out(looks_around(table.state, at("D5")))
    assert not table.state.sees(at("D10"))


# Marching


@pytest.mark.rule("HQ-015")
def test_going_through_a_portal_begins_the_march() -> None:
    table = at_work("quest-10", "E15").do("open the door north").now(steps_left=5).do("step north").sums(9)
    assert cleared(table).now().do("search for secret doors and traps").where("barbarian") == "Q17"
    assert table.refused("step north") == "refusal-already-marched"


@pytest.mark.rule("HQ-028")
@pytest.mark.parametrize(("option", "used"), [("do-not-count", False), ("count", True)])
def test_the_square_where_a_portal_comes_out_counts_by_option(option: str, used: bool) -> None:
    table = begun("quest-10", forced_steps=option).hero("barbarian", "E15").turn("barbarian")
    table.do("open the door north").now(steps_left=5).do("step north").sums(9)
    assert (at("Q17") in table.state.trail) == used


@pytest.mark.rule("HQ-026")
def test_whoever_is_veiled_by_mist_needs_no_leave_even_after_a_refusal() -> None:
    table = given(passing_monsters="asked").hero("barbarian", "A1").monster("orc", "A2").turn("barbarian", steps_left=5)
    table.do("step south", "game master: refuse to let pass")
    assert table.refused("step south") == "refusal-passing-refused"
    assert table.works("barbarian", "veil").may("step south")


@pytest.mark.rule("HQ-026")
@pytest.mark.parametrize("edition", EDITIONS)
def test_heroes_pass_their_ally_as_they_pass_each_other(edition: str) -> None:
    table = given(edition).hero("elf", "A1").monster("chaos-sorcerer", "A2", ally=True)
    table.state.leaders[0] = 1
    assert table.turn("elf", steps_left=5).agrees().do("step south", "step south").where("elf") == "A3"


@pytest.mark.rule("HQ-026", "HQ-027")
def test_who_leads_the_ally_is_asked_and_asks_nobody_himself() -> None:
    table = (
        given(passing_heroes="asked").hero("elf", "A1").hero("dwarf", "Z19").monster("chaos-sorcerer", "A2", ally=True)
    )
    table.state.leaders[0] = 1
    assert table.turn("elf", steps_left=5).do("step south").asked == "dwarf"
    table.do("refuse to let pass")
    assert table.refused("step south") == "refusal-passing-refused"
    table.state.leaders[0] = 2
    table.turn("elf", steps_left=5).do("step south")
    assert (table.asked, table.where("elf")) == ("elf", "A2")


# Lost in rock


@pytest.mark.rule("HQ-090", "HQ-149")
def test_nobody_brings_back_who_was_lost_in_rock() -> None:
    table = given("us").unused("A2").hero("dwarf", "A1").hero("elf", "D1", items="elixir-of-life").dark("A1 D1 E1")
    table.works("dwarf", "through-rock").turn("dwarf", steps_left=3).do("step south", "end the turn")
    assert "event-lost-in-rock" in table.told
    assert table.turn("elf").refused("elixir of life for the dwarf") == "refusal-lost-for-ever"
    assert "elixir of life for the dwarf" not in table.offers


@pytest.mark.rule("HQ-054", "HQ-090")
def test_in_solid_rock_nobody_sees_anything() -> None:
    table = given("us").unused("A3").hero("dwarf", "A2").dark("A2").works("dwarf", "through-rock")
    table.turn("dwarf", steps_left=3).do("step south")
    assert not table.state.sees(at("A9"))


# Under a command


@pytest.mark.rule("HQ-091")
def test_under_a_command_nobody_opens_doors_carries_things_or_leaves() -> None:
    table = given("us").hero("barbarian", "J4").door("J4-J5").stairs("K4 L4").works("barbarian", "commanded")
    table.turn("barbarian", steps_left=5).agrees()
    assert table.refused("barbarian: open the door south") == "refusal-not-free"
    table.do("barbarian: step east")
    assert table.asked == "game master", "he is not asked whether he leaves by the stairs"
    load = at_work("quest-4", "K8", "us").works("barbarian", "commanded").now().agrees()
    assert load.refused("barbarian: pick up what lies to the south") == "refusal-not-free"


# Traps


@pytest.mark.rule("HQ-141")
def test_in_the_us_game_one_gets_away_from_a_block_straight_on_or_back() -> None:
    table = given("us").hero("dwarf", "K3").trap("falling-block", "K4").turn("dwarf", steps_left=4).do("step south")
    table.throws(white=3)
    assert table.offers == ["dwarf: get away north", "dwarf: get away south"]
    assert table.refused("get away east") == "refusal-no-way-out"
    table = given("us").hero("dwarf", "K3").hero("elf", "K5").trap("falling-block", "K4").turn("dwarf", steps_left=4)
    table.do("step south").throws(white=3)
    assert table.offers == ["dwarf: get away north"]


@pytest.mark.rule("HQ-141")
def test_to_a_side_only_where_both_are_barred() -> None:
    table = given("us").hero("dwarf", "K3").monster("orc", "K5").trap("falling-block", "K4").blocked("K3")
    table.turn("dwarf", steps_left=4).do("step south").throws(white=3)
    assert table.offers == ["dwarf: get away east", "dwarf: get away west"]


@pytest.mark.rule("HQ-141")
def test_in_europe_to_any_free_neighbour() -> None:
    table = given().hero("dwarf", "K3").trap("falling-block", "K4").turn("dwarf", steps_left=4).do("step south")
    table.throws(white=3)
    assert len(table.offers) == 4


@pytest.mark.rule("HQ-075", "HQ-105")
@pytest.mark.parametrize("edition", ["eu1", "eu2"])
def test_whom_one_weapon_alone_harms_is_not_killed_by_a_pit(edition: str) -> None:
    table = given(edition).hero("elf", "A1").monster("chaos-sorcerer", "K3", only_weapon="spirit-blade", body=1)
    table.trap("pit", "K4", "sprung").turn("game master").do("choose monster 1", "step south")
    assert (table.body(1), table.where(1)) == (1, "K4")
    assert "event-unharmed" in table.told
    assert table.asked == "elf", "it has fallen in all the same, and its turn is over"


@pytest.mark.rule("HQ-105", "HQ-138")
def test_an_ally_goes_no_further_once_he_has_fallen_into_a_pit() -> None:
    table = given().hero("elf", "A1").monster("chaos-sorcerer", "K3", ally=True, body=2).trap("pit", "K4", "sprung")
    table.state.leaders[0] = 2
    table.turn("elf", ally_steps=5).do("lead the ally south")
    assert table.body(1) == 1
    assert table.refused("lead the ally south") == "refusal-ally-is-tired"
    table.turn("elf", ally_steps=5).do("lead the ally south")
    assert not table.state.monster_has(0, IN_PIT)


# Statues


@pytest.mark.rule("HQ-103", "HQ-111")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_statue_is_seen_to_be_one_and_keeps_nobody_from_searching(edition: str) -> None:
    table = at_work("quest-11", "F12", edition)
    statue = figure(table, "F13") - 1
    assert table.state.view(0).monster_has(statue, DORMANT)
    assert [action.name for action in table.state.view(0).legal_actions()] == table.offers
    table.do("search for traps" if edition == "us" else "search for secret doors and traps")
    assert "event-note-tells" in table.told
    assert table.state.monster_has(statue, DORMANT)


@pytest.mark.rule("HQ-103", "HQ-111")
@pytest.mark.parametrize("edition", EDITIONS)
def test_once_awake_it_does(edition: str) -> None:
    table = at_work("quest-11", "F12", edition).do("search for treasure")
    while table.asked == "chance":
        table.throws(skulls=0)
    assert not table.state.monster_has(figure(table, "F13") - 1, DORMANT)
    assert table.turn("dwarf").hero("dwarf", "G13").now().refused("search for treasure") == "refusal-monster-near"


@pytest.mark.rule("HQ-090", "HQ-103")
def test_courage_fades_with_nothing_but_a_statue_in_sight() -> None:
    table = (
        given("eu2").hero("barbarian", "K3").monster("gargoyle", "K4", works="dormant").works("barbarian", "courage")
    )
    table.turn("barbarian")
    assert not table.sheet("barbarian").effects


@pytest.mark.rule("HQ-146")
def test_a_statue_takes_nothing_from_the_dead() -> None:
    table = given("us").hero("elf", "K3", gold=50).monster("gargoyle", "K4", works="dormant").turn("barbarian")
    table.carry_out(loses_body(table.state, occupant("elf"), 9, "HQ-074"))
    assert "event-things-lie" in table.told
    assert "event-things-are-gone" not in table.told


# Bounties


@pytest.mark.rule("HQ-155")
def test_nobody_earns_the_bounty_for_a_monster_that_no_hero_killed() -> None:
    table = begun("quest-11").monster("goblin", "A1").turn("game master")
    table.carry_out(monster_hurt(table.state, len(table.state.kinds) - 1, 9, "HQ-105"))
    assert [table.sheet(hero).gold for hero in ("barbarian", "dwarf", "elf", "wizard")] == [0, 0, 0, 0]


@pytest.mark.rule("HQ-034", "HQ-126")
def test_with_both_hands_full_nobody_throws_holy_water() -> None:
    table = given().hero("elf", "K3", potions="holy-water").monster("zombie", "K4").turn("elf")
    assert table.may("holy water on monster 1")
    assert table.works("elf", "hands-full").refused("holy water on monster 1") == "refusal-hands-not-free"
    table.agrees()


# Without equipment (quest 6)


@pytest.mark.rule("HQ-117", "HQ-118")
def test_whoever_was_robbed_has_no_tool_kit() -> None:
    table = given().hero("elf", "K3", items="tool-kit").trap("pit", "K4", "sprung").turn("elf")
    assert table.may("remove the trap south")
    assert table.works("elf", "bare").agrees().refused("remove the trap south") == "refusal-no-tools"


@pytest.mark.rule("HQ-008")
def test_nor_the_talisman() -> None:
    table = given().hero("elf", "K3", items="talisman-of-lore")
    assert mind_of(table.state, 2) == 6
    assert mind_of(table.works("elf", "bare").state, 2) == 4


@pytest.mark.rule("HQ-146")
def test_what_a_dead_hero_was_robbed_of_does_not_lie_where_he_fell() -> None:
    table = given().hero("elf", "K3", items="shield", gold=20).works("elf", "bare").turn("barbarian")
    table.carry_out(loses_body(table.state, occupant("elf"), 9, "HQ-074"))
    line = table.says("event-things-lie")[0]
    assert (line["left-gold"], line["left-items"]) == (20, 0)


@pytest.mark.rule("HQ-080", "HQ-091")
def test_under_a_command_a_hero_attacks_heroes_only() -> None:
    table = given("us").hero("barbarian", "K3").hero("elf", "K4").monster("orc", "L3").works("barbarian", "commanded")
    table.turn("barbarian").agrees().do("barbarian: attack with bare hands")
    assert table.offers == ["barbarian: attack elf"]


# Positions


@pytest.mark.rule("HQ-025")
@pytest.mark.parametrize("edition", EDITIONS)
def test_before_the_game_master_has_chosen_a_figure_every_hero_stands_where_he_was(edition: str) -> None:
    state = begun("quest-1", edition).monster("orc", "A1").turn("game master").state
    assert (state.turn, state.figure) == (-1, -1)
    again = restore(state.tables, state.position())
    assert again.at == state.at
    assert [again.at[hero.square] for hero in again.heroes] == [1, 2, 3, 4]


@pytest.mark.rule("HQ-025")
def test_a_shared_square_is_in_the_name_of_the_first_hero_on_it_also_when_he_is_on_turn() -> None:
    table = begun("quest-1", "us").hero("dwarf", "B15").hero("barbarian", "B15").turn("barbarian")
    assert restore(table.state.tables, table.state.position()).at == table.state.at


@pytest.mark.rule("HQ-091", "HQ-126")
def test_the_game_master_drinks_no_potions_of_the_others_for_them() -> None:
    table = given("us").hero("barbarian", "K3").hero("elf", "K4", body=3, potions="potion-of-healing-by-die")
    table.works("barbarian", "commanded").turn("barbarian").agrees()
    assert not any("drink" in offer for offer in table.offers)
    assert table.refused("elf: drink potion-of-healing-by-die") == "refusal-not-free"
    table.hero("elf", body=1).now().do("barbarian: attack with bare hands", "barbarian: attack elf").throws(skulls=1)
    table.throws(white=0, black=1) if table.dice == 1 else table.throws(white=0)
    assert table.asked == "elf", "he may save himself as ever"
    assert table.may("drink potion-of-healing-by-die")


@pytest.mark.rule("HQ-090", "HQ-091")
def test_in_the_second_printing_the_courage_of_a_monster_lasts_while_it_sees_a_hero() -> None:
    table = given("eu2").hero("elf", "K3").monster("chaos-sorcerer", "K5", works="courage").turn("elf", steps_left=9)
    assert table.state.monster_has(0, COURAGE)
    table.hero("elf", "A1").now()
    assert not table.state.monster_has(0, COURAGE)
    assert table.says("event-effect-ends")[0]["monster"] == 1
    first = given().hero("elf", "A1").monster("chaos-sorcerer", "K5", works="courage").turn("elf")
    assert first.state.monster_has(0, COURAGE), "in the first printing it is kept for the next attack"


# Starting


@pytest.mark.rule("HQ-007")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", scenarios())
def test_four_heroes_find_a_place_beside_the_stairs_of_every_quest_or_on_them(name: str, edition: str) -> None:
    table = begun(name, edition, start="beside-the-stairs")
    squares = [int(hero.square) for hero in table.state.heroes]
    assert len(set(squares)) == 4
    assert min(squares) >= 0


@pytest.mark.rule("HQ-091", "HQ-139")
def test_whoever_escapes_by_a_spell_has_left_the_pit() -> None:
    table = given("us").hero("elf", "A1").trap("pit", "K4", "sprung")
    table.monster("chaos-sorcerer", "K4", spells=[3], escape_to=at("M10"), works="in-pit").turn("game master")
    table.do("choose monster 1", "cast escape")
    assert table.where(1) == "M10"
    assert not table.state.monster_has(0, IN_PIT)


@pytest.mark.rule("HQ-025", "HQ-126")
def test_nobody_turns_to_stone_while_he_passes_over_somebody() -> None:
    table = given().hero("elf", "A1", potions="purple-flask").hero("dwarf", "A2").turn("elf", steps_left=5)
    assert table.may("drink purple-flask")
    table.do("step south").agrees()
    assert table.refused("drink purple-flask") == "refusal-still-passing"
    assert table.do("step south").may("drink purple-flask")
