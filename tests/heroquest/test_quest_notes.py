"""The notes of the maze and the 14 quests, on both maps (HQ-004, HQ-103, HQ-114, HQ-120, HQ-143, HQ-155)."""

from __future__ import annotations

import pytest
from heroquest.quests import ALL, EUROPE, US, at_work, begun, enters, figure, killed
from heroquest.table import Table, at

from sagenwerk.content.heroquest_box import load, scenarios
from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.scenario import ELEMENT_NAMES
from sagenwerk.heroquest.state import BARE, BIT, DORMANT, HANDS_FULL, UNTOUCHED
from sagenwerk.heroquest.traps import chest_trap_is_found
from sagenwerk.heroquest.wounds import monster_hurt

#: Square where a hero searches for treasure: what the first one finds. Gold, then things and potions by name.
FINDS = [
    ("quest-1", EUROPE, "C3", 100, []),
    ("quest-1", EUROPE, "K4", 150, []),
    ("quest-1", EUROPE, "K16", 0, []),
    ("quest-1", US, "K4", 84, []),
    ("quest-1", US, "L9", 120, []),
    ("quest-2", EUROPE, "S8", 50, ["potion-of-healing"]),
    ("quest-2", US, "S8", 60, ["potion-of-healing"]),
    ("quest-3", EUROPE, "D12", 30, ["potion-of-healing"]),
    ("quest-3", EUROPE, "C3", 0, ["spear"]),
    ("quest-3", US, "C3", 0, ["staff"]),
    ("quest-3", US, "D12", 24, ["potion-of-healing"]),
    ("quest-5", EUROPE, "K10", 0, ["talisman-of-lore"]),
    ("quest-5", US, "K10", 0, ["talisman-of-lore"]),
    ("quest-5", US, "F6", 0, ["potion-of-healing-2"]),
    ("quest-7", EUROPE, "W16", 0, ["borins-armour"]),
    ("quest-7", EUROPE, "P18", 200, []),
    ("quest-7", US, "W16", 0, ["borins-armour"]),
    ("quest-8", EUROPE, "W14", 150, ["wand-of-recall"]),
    ("quest-8", US, "W14", 150, ["wand-of-recall"]),
    ("quest-9", EUROPE, "F12", 200, []),
    ("quest-9", US, "F12", 200, []),
    ("quest-11", EUROPE, "S16", 0, ["shield"]),
    ("quest-11", US, "S16", 0, ["shield"]),
    ("quest-12", US, "G16", 0, ["wizards-staff"]),
    ("quest-13", EUROPE, "W17", 0, ["spirit-blade"]),
    ("quest-13", EUROPE, "F12", 200, []),
    ("quest-13", US, "W17", 0, ["spirit-blade"]),
    ("quest-13", US, "F12", 200, []),
]


def things(table: Table, hero: str) -> list[str]:
    """Names of all things and potions of a hero."""
    board = table.state.position()["heroes"][hero]
    return [*board.get("items", []), *board.get("potions", {})]


@pytest.mark.rule("HQ-120", "HQ-122")
@pytest.mark.parametrize(("name", "edition", "square", "gold", "found"), FINDS)
def test_the_first_searcher_finds_what_the_map_names(
    name: str, edition: str, square: str, gold: int, found: list[str]
) -> None:
    table = at_work(name, square, edition)
    before = things(table, "barbarian")
    table.do("search for treasure")
    assert table.sheet("barbarian").gold == gold
    assert [thing for thing in things(table, "barbarian") if thing not in before] == found
    assert table.asked == "barbarian"


@pytest.mark.rule("HQ-120", "HQ-121")
@pytest.mark.parametrize("edition", [EUROPE, US])
def test_whoever_searches_after_the_first_one_draws_a_card(edition: str) -> None:
    table = at_work("quest-3", "D12", edition).do("search for treasure", "end the turn")
    table.hero("dwarf", "D11").turn("dwarf").do("search for treasure")
    assert table.asked == "chance"
    assert table.question == "treasure card"
    assert table.sheet("dwarf").gold == 0


@pytest.mark.rule("HQ-120")
def test_where_the_map_says_that_nothing_is_there_every_search_finds_nothing() -> None:
    table = at_work("quest-1", "K16", US).do("search for treasure")
    table.hero("dwarf", "L16").turn("dwarf").do("search for treasure")
    assert table.told.count("event-note-nothing") == 2
    assert table.asked == "dwarf"


@pytest.mark.rule("HQ-120", "HQ-143")
def test_nothing_more_lies_where_the_map_says_so() -> None:
    table = at_work("quest-5", "C17", US).do("search for treasure")
    assert (table.sheet("barbarian").gold, table.sheet("barbarian").body) == (144, 6)
    table.hero("dwarf", "C16").turn("dwarf").do("search for treasure")
    assert (table.asked, table.sheet("dwarf").gold) == ("dwarf", 0)


#: Trapped chests: where they stand, where somebody searches beside them, body that they cost.
TRAPPED = [
    ("quest-2", EUROPE, "C14", "D12", 1),
    ("quest-2", US, "C14", "D12", 1),
    ("quest-3", EUROPE, "H11", "H13", 1),
    ("quest-5", US, "B18", "C17", 2),
    ("quest-7", US, "H14", "H17", 2),
    ("quest-9", US, "I12", "H11", 3),
]


@pytest.mark.rule("HQ-138", "HQ-143")
@pytest.mark.parametrize(("name", "edition", "chest", "square", "body"), TRAPPED)
def test_a_trapped_chest_hurts_whoever_opens_it(name: str, edition: str, chest: str, square: str, body: int) -> None:
    table = at_work(name, square, edition).do("search for treasure")
    assert table.sheet("barbarian").body == 8 - body
    assert table.rules("event-hero-hurt") == {"HQ-143"}


@pytest.mark.rule("HQ-115", "HQ-143")
@pytest.mark.parametrize(("name", "edition", "chest", "square", "body"), TRAPPED)
def test_a_search_for_traps_makes_a_chest_harmless_in_europe_and_only_known_in_the_us(
    name: str, edition: str, chest: str, square: str, body: int
) -> None:
    table = at_work(name, square, edition)
    chest_trap_is_found(table.state, int(table.state.quest.furniture_at[at(chest)]))
    table.do("search for treasure")
    assert table.sheet("barbarian").body == (8 if edition == EUROPE else 8 - body)


@pytest.mark.rule("HQ-126")
def test_the_flask_of_the_us_chest_turns_to_stone() -> None:
    table = at_work("quest-7", "H17", US).do("search for treasure")
    assert "purple-flask" in things(table, "barbarian")


@pytest.mark.rule("HQ-120")
def test_what_became_of_wardoz_is_found_only_after_he_has_fallen() -> None:
    table = at_work("quest-7", "P17", US)
    assert table.state.bodies[figure(table, "Q15") - 1] == 0
    table.do("search for treasure")
    assert table.sheet("barbarian").gold == 144
    assert table.state.quest.goal.want.reached(table.state)


# Quest 2


@pytest.mark.rule("HQ-052", "HQ-103")
@pytest.mark.parametrize("edition", [EUROPE, US])
def test_whoever_opens_ragnars_door_leads_him_and_raises_the_alarm(edition: str) -> None:
    table = begun("quest-2", edition).hero("elf", "F10").turn("elf")
    table.carry_out(looks_around(table.state, at("F12")))
    state = table.state
    ragnar = figure(table, "F12")
    assert table.where(ragnar) == "F12"
    assert state.leaders[ragnar - 1] == 2
    assert all(state.sees(square) for square in range(494) if state.quest.used[square])
    assert all(state.door_open(door) for door, edge in enumerate(state.quest.doors) if not edge.secret)
    assert not any(state.door_known(door) for door, edge in enumerate(state.quest.doors) if edge.secret)
    assert table.told.count("event-alarm") == 1


# Quest 4


@pytest.mark.rule("HQ-034", "HQ-161")
def test_a_chest_is_picked_up_from_beside_it_and_carried_by_one_die() -> None:
    table = at_work("quest-4", "K8").agrees()
    assert table.may("pick up what lies to the east")
    table.do("pick up what lies to the east").agrees()
    assert not table.may("pick up what lies to the south")
    table.do("roll for the march")
    assert table.dice == 1


@pytest.mark.rule("HQ-153")
def test_whoever_keeps_the_princes_gold_is_outlawed_and_the_quest_is_lost() -> None:
    table = at_work("quest-4", "K8").do("pick up what lies to the east", "keep the gold")
    sheet = table.sheet("barbarian")
    assert (sheet.gold, sheet.outlawed, sheet.carries) == (250, True, -1)
    assert not table.state.quest.goal.want.reached(table.state)


@pytest.mark.rule("HQ-153")
def test_in_the_us_the_gold_cannot_be_kept() -> None:
    table = at_work("quest-4", "K8", US)
    table.do("pick up what lies to the south")
    assert table.refused("keep the gold") == "refusal-may-not-keep"


# Quest 5


@pytest.mark.rule("HQ-113", "HQ-114")
def test_the_door_behind_melars_throne_is_found_by_a_search_for_treasure_alone() -> None:
    table = at_work("quest-5", "D7").do("search for secret doors and traps")
    door = [int(edge.first) for edge in table.state.quest.doors].index(at("E8"))
    assert not table.state.door_known(door)
    table.turn("barbarian").do("search for treasure")
    assert table.state.door_open(door)
    assert table.says("event-furniture-moves")[0]["to"] == "E7"


@pytest.mark.rule("HQ-031")
def test_the_throne_stands_beside_the_door_then() -> None:
    table = at_work("quest-5", "D8").do("search for treasure").now(steps_left=6)
    table.do("step east")
    assert table.where("barbarian") == "E8"
    assert table.refused("step north") == "refusal-way-barred"
    table.do("step east")
    assert table.where("barbarian") == "F8"


@pytest.mark.rule("HQ-103")
@pytest.mark.parametrize(("edition", "square"), [(EUROPE, "E12"), (US, "E13")])
def test_the_gargoyle_wakes_when_its_door_is_opened(edition: str, square: str) -> None:
    table = at_work("quest-5", "D14", edition)
    statue = figure(table, square) - 1
    assert table.state.monster_has(statue, DORMANT)
    table.do("open the door south")
    assert not table.state.monster_has(statue, DORMANT)
    assert table.state.monster_has(statue, UNTOUCHED)


# Quest 6


@pytest.mark.rule("HQ-004")
@pytest.mark.parametrize("edition", [EUROPE, US])
def test_the_heroes_begin_without_equipment_and_spells(edition: str) -> None:
    table = begun("quest-6", edition)
    assert all(table.sheet(hero).has(BARE) and not table.sheet(hero).spells for hero in ALL.split())


@pytest.mark.rule("HQ-004")
def test_the_finder_hands_everybody_his_own_where_they_meet() -> None:
    table = begun("quest-6", heroes="wizard elf").hero("elf", "A2").turn("elf", steps_left=8)
    table.hero("elf", "B2").carry_out(enters(table, "elf", 1))
    assert not table.sheet("elf").has(BARE)
    assert bin(table.sheet("elf").spells).count("1") == 3
    assert table.sheet("wizard").has(BARE)
    table.hero("wizard", "C2").turn("wizard", steps_left=3).do("step east")
    assert not table.sheet("wizard").has(BARE)
    assert bin(table.sheet("wizard").spells).count("1") == 9


@pytest.mark.rule("HQ-004")
def test_in_the_us_the_equipment_is_found_by_a_search_and_each_hero_comes_for_his_own() -> None:
    table = at_work("quest-6", "C3", US).do("search for treasure")
    assert not table.sheet("barbarian").has(BARE)
    assert table.sheet("dwarf").has(BARE)
    table.hero("dwarf", "C4").carry_out(enters(table, "dwarf", 1))
    assert not table.sheet("dwarf").has(BARE)


@pytest.mark.rule("HQ-150", "HQ-161")
@pytest.mark.parametrize(("finder", "kept"), [("wizard", True), ("", False)])
def test_whoever_escapes_without_equipment_has_it_only_if_somebody_brings_it(finder: str, kept: bool) -> None:
    table = begun("quest-6", heroes="elf wizard").hero("elf", items="shield")
    if finder:
        table.hero("wizard", "B2").carry_out(enters(table, "wizard", 1))
    for hero in ("elf", "wizard"):
        table.hero(hero, "H14").turn(hero, steps_left=3).do("step west", "leave by the stairs")
    assert (table.sheet("elf").items != 0) == kept
    assert not table.sheet("elf").has(BARE)
    assert (table.told[-1] == "event-quest-won") == kept


@pytest.mark.rule("HQ-120")
def test_graks_cloak_goes_to_the_wizard() -> None:
    table = begun("quest-6", US).turn("barbarian")
    table.carry_out(looks_around(table.state, at("G14")))
    killed(table, "G16")
    assert "wizards-cloak" in things(table, "wizard")


# Quest 8


@pytest.mark.rule("HQ-005")
@pytest.mark.parametrize("edition", [EUROPE, US])
def test_nobody_may_choose_fire_against_balur(edition: str) -> None:
    table = begun("quest-8", edition)
    fire = 3 * ELEMENT_NAMES.index("fire")
    assert not any(table.sheet(hero).spells & BIT[fire] for hero in ("elf", "wizard"))
    assert bin(table.sheet("wizard").spells).count("1") == 6


# Quest 10


@pytest.mark.rule("HQ-004")
def test_two_dice_say_where_a_hero_comes_out_of_a_portal() -> None:
    table = at_work("quest-10", "E15").do("open the door north").now(steps_left=5).do("step north")
    assert table.dice == 2
    table.sums(9)
    assert table.where("barbarian") == "Q17"
    assert table.asked == "barbarian"
    assert table.state.steps_left == 4


@pytest.mark.rule("HQ-160")
def test_whoever_comes_out_in_the_mine_has_found_it() -> None:
    table = at_work("quest-10", "E15").do("open the door north").now(steps_left=5).do("step north").sums(8)
    assert table.state.quest.goal.want.reached(table.state)
    assert table.told.count("event-note-tells") == 1


@pytest.mark.rule("HQ-004")
def test_the_number_of_the_own_portal_is_thrown_again() -> None:
    table = at_work("quest-10", "E15").do("open the door north").now(steps_left=5).do("step north")
    table.sums(12).sums(2).sums(3)
    assert table.where("barbarian") == "J3"


@pytest.mark.rule("HQ-004")
def test_whoever_stands_where_somebody_comes_out_is_hurt_and_goes_on() -> None:
    table = at_work("quest-10", "E15").hero("dwarf", "Q17").turn("barbarian")
    table.do("open the door north").now(steps_left=5).do("step north").sums(9)
    assert table.where("barbarian") == "Q17"
    assert table.sheet("dwarf").body == 6
    table.sums(9).sums(6)
    assert table.where("dwarf") == "J16"
    assert table.asked == "barbarian"


@pytest.mark.rule("HQ-004")
def test_a_monster_may_be_pushed_too_and_die_of_it() -> None:
    table = at_work("quest-10", "E15").monster("goblin", "Q17").turn("barbarian")
    goblin = len(table.state.kinds)
    table.do("open the door north").now(steps_left=5).do("step north").sums(9)
    assert table.where(goblin) == ""
    assert table.state.at[at("Q17")] == 1


@pytest.mark.rule("HQ-004")
def test_in_the_us_a_portal_ends_the_march() -> None:
    table = at_work("quest-10", "E15", US).do("open the door north").now(steps_left=5).do("step north").sums(9)
    assert table.refused("step north") == "refusal-already-marched"


@pytest.mark.rule("HQ-073")
def test_whoever_carries_gold_of_the_mine_neither_attacks_nor_defends_and_it_is_worth_nothing() -> None:
    table = at_work("quest-10", "P4").agrees().do("pick up what lies here").agrees()
    assert table.sheet("barbarian").has(HANDS_FULL)
    table.do("put down the load")
    assert not table.sheet("barbarian").has(HANDS_FULL)
    assert table.refused("pick up what lies here") == "refusal-just-put-down"
    assert table.sheet("barbarian").gold == 0


@pytest.mark.rule("HQ-120")
def test_the_us_ring_lies_behind_both_chaos_warriors() -> None:
    table = at_work("quest-10", "W13", US).do("search for treasure")
    assert "ring-of-return" in things(table, "barbarian")


# Quest 11


@pytest.mark.rule("HQ-155")
@pytest.mark.parametrize(("edition", "square", "gold"), [(EUROPE, "O10", 30), (US, "O10", 50)])
def test_bounties_go_to_the_killer_and_orcs_bane_too(edition: str, square: str, gold: int) -> None:
    table = begun("quest-11", edition).turn("elf")
    table.carry_out(looks_around(table.state, at("L9")))
    killed(table, square)
    assert table.sheet("elf").gold == gold
    assert "orcs-bane" in things(table, "elf")


@pytest.mark.rule("HQ-135", "HQ-155")
def test_wandering_monsters_bring_their_bounty_too() -> None:
    table = begun("quest-11").monster("fimir", "B1").turn("elf")
    table.carry_out(monster_hurt(table.state, len(table.state.kinds) - 1, 9, "HQ-074"))
    assert table.sheet("elf").gold == 30


@pytest.mark.rule("HQ-103", "HQ-143")
def test_the_chest_wakes_the_gargoyle_who_attacks_at_once() -> None:
    table = at_work("quest-11", "F12").do("search for treasure")
    assert table.asked == "chance"
    assert table.dice == 4
    assert not table.state.monster_has(figure(table, "F13") - 1, DORMANT)


@pytest.mark.rule("HQ-115", "HQ-143")
def test_in_the_us_a_disarmed_chest_does_not_wake_the_gargoyle() -> None:
    table = at_work("quest-11", "F12", US)
    table.state.chest_traps_gone |= BIT[int(table.state.quest.furniture_at[at("F11")])]
    table.do("search for treasure")
    assert table.state.monster_has(figure(table, "F13") - 1, DORMANT)


# Quest 12


@pytest.mark.rule("HQ-120")
@pytest.mark.parametrize("edition", [EUROPE, US])
def test_the_star_goes_to_whoever_kills_its_bearer(edition: str) -> None:
    table = begun("quest-12", edition).turn("dwarf")
    table.carry_out(looks_around(table.state, at("L9")))
    killed(table, "L10")
    assert table.sheet("dwarf").carries == 0
    table.do("roll for the march")
    assert table.dice == 2


@pytest.mark.rule("HQ-056")
def test_rocks_fall_behind_the_last_hero() -> None:
    table = begun("quest-12", heroes="barbarian dwarf").hero("dwarf", "A2").hero("barbarian", "A1")
    table.turn("barbarian", steps_left=4).do("step east", "step east")
    assert list(table.state.fallen) == []
    table.turn("dwarf", steps_left=5).do("step north", "step east")
    assert list(table.state.fallen) == [at("A1")]
    assert table.says("event-way-blocked")[0]["fallen"] == "A1"


@pytest.mark.rule("HQ-103")
@pytest.mark.parametrize("edition", [EUROPE, US])
def test_the_witch_lord_rises_when_a_hero_enters_the_tomb(edition: str) -> None:
    table = begun("quest-12", edition).turn("elf")
    table.carry_out(enters(table, "elf", 12))
    lord = figure(table, "B11")
    assert table.where(lord) == "B11"
    kind = table.state.quest.kinds[table.state.kinds[lord - 1]]
    assert kind.immune_to_spells
    assert table.state.tables.item_names[kind.only_weapon] == "spirit-blade"


# Quest 13


@pytest.mark.rule("HQ-004")
@pytest.mark.parametrize(
    ("edition", "helmet", "pips", "body"),
    [
        (EUROPE, False, 4, 8),
        (EUROPE, False, 5, 7),
        (EUROPE, True, 5, 8),
        (EUROPE, True, 6, 7),
        (US, False, 4, 7),
        (US, True, 5, 8),
        (US, True, 6, 7),
    ],
)
def test_stones_fall_from_the_loose_ceiling(edition: str, helmet: bool, pips: int, body: int) -> None:
    table = begun("quest-13", edition).hero("barbarian", "A11", items="helmet" if helmet else "")
    table.turn("barbarian", steps_left=3).do("step north").sums(pips)
    assert table.sheet("barbarian").body == body
    assert table.asked == "barbarian"


@pytest.mark.rule("HQ-004")
def test_in_europe_the_blade_is_found_by_stepping_there_too() -> None:
    table = at_work("quest-13", "X16").now(steps_left=3).do("step north")
    assert table.where("barbarian") == "X15"
    assert "spirit-blade" in things(table, "barbarian")


# Quest 14


@pytest.mark.rule("HQ-165")
@pytest.mark.parametrize("edition", [EUROPE, US])
def test_a_lost_blade_is_found_by_the_first_search_and_a_card_is_drawn_as_ever(edition: str) -> None:
    table = begun("quest-14", edition).turn("elf").do("search for treasure")
    assert "spirit-blade" in things(table, "elf")
    assert table.asked == "chance"


@pytest.mark.rule("HQ-165")
def test_a_blade_that_somebody_has_is_not_found_again() -> None:
    table = begun("quest-14", US).hero("dwarf", items="spirit-blade").turn("elf").do("search for treasure")
    assert "spirit-blade" not in things(table, "elf")


@pytest.mark.rule("HQ-120")
def test_the_us_witch_lord_leaves_the_spell_ring() -> None:
    table = begun("quest-14", US).turn("elf")
    table.carry_out(looks_around(table.state, at("X3")))
    killed(table, "X4")
    assert "spell-ring" in things(table, "elf")
    assert table.state.quest.goal.want.reached(table.state)


@pytest.mark.rule("HQ-120")
@pytest.mark.parametrize("edition", [EUROPE, US])
def test_the_witch_lords_tomb_is_empty(edition: str) -> None:
    table = at_work("quest-14", "E12", edition).hero("barbarian", items="spirit-blade").do("search for treasure")
    assert "event-note-nothing" in table.told
    assert table.asked == "barbarian"


@pytest.mark.rule("HQ-160", "HQ-164")
def test_every_quest_has_a_goal_on_both_maps_and_its_number() -> None:
    names = scenarios()
    assert names == ["maze", *[f"quest-{number}" for number in range(1, 15)]]
    for number, name in enumerate(names):
        for quest in load(name).quests:
            assert quest.number == number
            assert quest.goal is not None
