"""Searching: for treasure, for secret doors and traps, and looking into chests (HQ-110 to HQ-115, HQ-120 to HQ-122)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, at, given

from sagenwerk.heroquest.explore import area_of
from sagenwerk.heroquest.note_effects import FINDER_GETS, Gold
from sagenwerk.heroquest.notes import CHEST_OPENED, TREASURE_SEARCHED, Note, Trigger
from sagenwerk.heroquest.scenario import FIRST_PASSAGE
from sagenwerk.heroquest.state import BIT

TREASURE = "search for treasure"
BOTH = "search for secret doors and traps"
DOORS = "search for secret doors"
TRAPS = "search for traps"


def note(table: Table, moment: int, what: int, gold: int, once: bool = True) -> None:
    """The map names gold for a room or a chest."""
    entry = Note(f"note {len(table.state.quest.notes)}", [Trigger(moment, [what])], once, [Gold(gold, FINDER_GETS)])
    entry.treasure = True
    table.state.quest.notes.append(entry)
    table.state.quest.notes_at = []


def in_room_a(edition: str = "eu1", **options: str) -> Table:
    """The barbarian is on turn in the room at the upper left, the others elsewhere."""
    return given(edition, **options).hero("barbarian", "B2").hero("elf", "G2").turn("barbarian")


@pytest.mark.rule("HQ-110", "HQ-016")
def test_in_europe_two_things_are_searched_for() -> None:
    table = in_room_a()
    assert table.may(TREASURE)
    assert table.may(BOTH)
    assert table.refused(DOORS) == "refusal-no-such-search"
    assert table.refused(TRAPS) == "refusal-no-such-search"
    table.agrees()


@pytest.mark.rule("HQ-110", "HQ-016")
def test_in_the_us_game_three_things_are_searched_for() -> None:
    table = in_room_a("us")
    assert table.may(TREASURE)
    assert table.may(DOORS)
    assert table.may(TRAPS)
    assert table.refused(BOTH) == "refusal-no-such-search"
    table.agrees()


@pytest.mark.rule("HQ-016", "HQ-013")
def test_a_search_is_the_action_of_the_turn() -> None:
    table = in_room_a().do(BOTH)
    assert table.refused(BOTH) == "refusal-already-acted"
    assert table.refused(TREASURE) == "refusal-already-acted"
    assert table.may("roll for the march")


@pytest.mark.rule("HQ-111")
@pytest.mark.parametrize("edition", ["eu1", "eu2"])
def test_a_monster_in_the_room_or_beside_forbids_every_search_in_europe(edition: str) -> None:
    table = in_room_a(edition).monster("orc", "E4").turn("barbarian")
    assert table.refused(TREASURE) == "refusal-monster-near"
    assert table.refused(BOTH) == "refusal-monster-near"
    beside = given(edition).hero("barbarian", "E2").monster("orc", "F2").door("E2-F2", open=True).turn("barbarian")
    assert beside.refused(TREASURE) == "refusal-monster-near"
    closed = given(edition).hero("barbarian", "E2").monster("orc", "F2").door("E2-F2").turn("barbarian")
    assert closed.may(TREASURE)


@pytest.mark.rule("HQ-111", "HQ-112")
def test_in_a_passage_the_first_printing_asks_whether_the_monster_is_seen() -> None:
    table = given("eu1").hero("barbarian", "A1").monster("orc", "J1").turn("barbarian")
    assert table.refused(BOTH) == "refusal-monster-near"
    hidden = given("eu1").hero("barbarian", "A1").hero("elf", "F1").monster("orc", "J1").blocked("H1").turn("barbarian")
    assert hidden.may(BOTH)
    round_the_corner = given("eu1").hero("barbarian", "A1").monster("orc", "Z10").turn("barbarian")
    assert round_the_corner.may(BOTH)


@pytest.mark.rule("HQ-111", "HQ-112")
def test_in_a_passage_the_second_printing_asks_whether_the_monster_is_in_it() -> None:
    table = given("eu2").hero("barbarian", "A1").monster("orc", "J1").blocked("H1").turn("barbarian")
    assert table.refused(BOTH) == "refusal-monster-near"
    assert given("eu2").hero("barbarian", "C1").monster("orc", "A3").turn("barbarian").may(BOTH)


@pytest.mark.rule("HQ-111")
def test_the_us_game_forbids_treasure_with_a_monster_in_the_room_and_the_rest_with_one_in_sight() -> None:
    table = given("us").hero("barbarian", "E2").monster("orc", "G2").door("E2-F2", open=True).turn("barbarian")
    assert table.may(TREASURE)
    assert table.refused(DOORS) == "refusal-monster-in-sight"
    assert table.refused(TRAPS) == "refusal-monster-in-sight"
    behind = given("us").hero("barbarian", "B2").hero("elf", "C2").monster("orc", "D2").turn("barbarian")
    assert behind.refused(TREASURE) == "refusal-monster-near"
    assert behind.may(TRAPS)


@pytest.mark.rule("HQ-111")
def test_neither_allies_nor_statues_keep_anybody_from_searching() -> None:
    assert in_room_a().monster("chaos-sorcerer", "D2", ally=True).turn("barbarian").may(BOTH)
    assert in_room_a().monster("gargoyle", "D2", works="dormant").turn("barbarian").may(BOTH)


@pytest.mark.rule("HQ-112", "HQ-114")
def test_a_search_covers_the_whole_room_and_finds_doors_from_either_side() -> None:
    table = in_room_a().door("E4-F4", secret=True, known=False).turn("barbarian")
    assert not table.state.door_known(0)
    table.do(BOTH)
    assert table.state.door_known(0)
    assert table.says("event-secret-door-found")[0]["door"] == "E4-F4"
    other = given().hero("elf", "I2").door("E4-F4", secret=True, known=False).turn("elf").do(BOTH)
    assert other.state.door_known(0)


@pytest.mark.rule("HQ-114", "HQ-043")
def test_a_secret_door_found_stands_open_in_europe_and_what_lies_behind_is_set_out() -> None:
    table = in_room_a().door("E4-F4", secret=True, known=False).dark("B2 C2 D2 E2 B3 C3 D3 E3 B4 C4 D4 E4")
    table.turn("barbarian").do(BOTH)
    assert table.state.door_open(0)
    assert table.state.sees(at("F4"))


@pytest.mark.rule("HQ-114")
def test_a_secret_door_found_in_the_us_game_is_opened_by_a_hero_beside_it() -> None:
    table = given("us").hero("barbarian", "E4").door("E4-F4", secret=True, known=False).turn("barbarian").do(DOORS)
    assert table.state.door_known(0)
    assert not table.state.door_open(0)
    table.do("open the door east")
    assert table.state.door_open(0)


@pytest.mark.rule("HQ-114")
def test_a_secret_door_that_only_a_note_reveals_is_not_found() -> None:
    table = in_room_a().door("E4-F4", secret=True, known=False)
    table.state.quest.doors[0].by_note = True
    table.turn("barbarian").do(BOTH)
    assert not table.state.door_known(0)
    assert "event-finds-nothing" in table.told


@pytest.mark.rule("HQ-112")
def test_in_a_passage_the_first_printing_searches_what_is_seen() -> None:
    table = given("eu1").hero("elf", "A1").trap("pit", "F1").trap("pit", "A9").trap("pit", "J1").blocked("H1")
    table.turn("elf").do(BOTH)
    assert [int(lies) for lies in table.state.traps] == [2, 2, 0]


@pytest.mark.rule("HQ-112")
def test_in_a_passage_the_second_printing_searches_it_as_a_whole() -> None:
    table = given("eu2").hero("elf", "C1").trap("pit", "F1").trap("pit", "A9").trap("pit", "J1").blocked("H1")
    table.turn("elf").do(BOTH)
    assert [int(lies) for lies in table.state.traps] == [2, 0, 2]
    crossing = given("eu2").hero("elf", "A1").trap("pit", "F1").trap("pit", "A9").turn("elf").do(BOTH)
    assert [int(lies) for lies in crossing.state.traps] == [2, 2]


@pytest.mark.rule("HQ-112")
def test_a_trap_behind_a_door_is_not_found_from_outside() -> None:
    table = given().hero("elf", "D10").door("D9-D10", open=True).trap("pit", "D9").turn("elf").do(BOTH)
    assert table.state.traps == [0]


@pytest.mark.rule("HQ-113")
def test_one_kind_of_search_never_reveals_the_other() -> None:
    us = given("us").hero("elf", "B2").door("E4-F4", secret=True, known=False).trap("pit", "C3").turn("elf")
    us.do(DOORS)
    assert us.state.door_known(0)
    assert us.state.traps == [0]
    traps = given("us").hero("elf", "B2").door("E4-F4", secret=True, known=False).trap("pit", "C3").turn("elf")
    traps.do(TRAPS)
    assert not traps.state.door_known(0)
    assert traps.state.traps == [1]
    eu = in_room_a().door("E4-F4", secret=True, known=False).trap("pit", "C3").turn("barbarian")
    eu.do(TREASURE, "treasure card: nothing")
    assert not eu.state.door_known(0)
    assert eu.state.traps == [0]


@pytest.mark.rule("HQ-113")
def test_a_search_in_vain_tells_the_same_whatever_stays_hidden() -> None:
    empty = in_room_a("us").turn("barbarian").do(TRAPS)
    secret = in_room_a("us").door("E4-F4", secret=True, known=False).furniture("chest", "D3", chest=True)
    secret.turn("barbarian").do(TRAPS)
    assert empty.told == secret.told
    assert empty.says("event-finds-nothing") == secret.says("event-finds-nothing")


@pytest.mark.rule("HQ-115")
def test_found_tiles_lie_there_and_spears_are_harmless_in_europe() -> None:
    table = in_room_a().trap("pit", "C3").trap("falling-block", "D3", lands_on="D4").trap("spear", "E3")
    table.turn("barbarian").do(BOTH)
    assert [line["trap-state"] for line in table.says("event-trap-found")] == ["sprung", "found", "removed"]
    assert table.state.fallen == []
    assert table.sheet("barbarian").body == 8


@pytest.mark.rule("HQ-115")
def test_found_traps_are_only_named_in_the_us_game() -> None:
    table = in_room_a("us").trap("pit", "C3").trap("falling-block", "D3").trap("spear", "E3")
    table.turn("barbarian").do(TRAPS)
    assert [line["trap-state"] for line in table.says("event-trap-found")] == ["found", "found", "found"]


@pytest.mark.rule("HQ-116")
def test_with_the_option_sprung_a_found_block_comes_down() -> None:
    table = in_room_a(found_traps="sprung").hero("dwarf", "D4").trap("falling-block", "D3", lands_on="D4")
    table.trap("falling-block", "E3", lands_on="E4").turn("barbarian").do(BOTH)
    table.throws(skulls=1).do("dwarf: get away west")
    assert table.sheet("dwarf").body == 6
    assert sorted(table.state.fallen) == [at("D4"), at("E4")]


@pytest.mark.rule("HQ-115", "HQ-143")
def test_the_trap_of_a_chest_is_harmless_once_found_in_europe() -> None:
    table = in_room_a().furniture("chest", "D3", chest=True, trapped=True).turn("barbarian").do(BOTH)
    assert table.says("event-chest-trap-found")[0]["chest-trap"] == "removed"
    table.turn("barbarian").do(TREASURE)
    assert "event-chest-trap-springs" not in table.told


@pytest.mark.rule("HQ-138", "HQ-143")
@pytest.mark.parametrize("edition", ["eu1", "us"])
def test_a_chest_opened_without_a_search_springs_its_trap_and_ends_the_turn(edition: str) -> None:
    table = in_room_a(edition).furniture("chest", "D3", chest=True, trapped=True)
    note(table, CHEST_OPENED, 0, 0)
    table.turn("barbarian").do(TREASURE)
    assert table.says("event-chest-trap-springs")[0]["at"] == "D3"
    assert table.acting != "barbarian"


@pytest.mark.rule("HQ-120")
def test_what_the_map_names_is_found_instead_of_a_card() -> None:
    table = in_room_a().hero("elf", "C2")
    note(table, TREASURE_SEARCHED, 1, 30)
    deck = table.state.deck[:]
    table.turn("barbarian").do(TREASURE)
    assert table.sheet("barbarian").gold == 30
    assert table.state.deck == deck
    table.turn("elf").do(TREASURE, "treasure card: gold-25")
    assert table.sheet("elf").gold == 25


@pytest.mark.rule("HQ-121")
def test_each_hero_searches_a_room_once() -> None:
    table = in_room_a().hero("elf", "C2").turn("barbarian").do(TREASURE, "treasure card: nothing").turn("barbarian")
    assert table.refused(TREASURE) == "refusal-searched-before"
    assert table.turn("elf").may(TREASURE)
    table.hero("barbarian", "G4").turn("barbarian")
    assert table.may(TREASURE)


@pytest.mark.rule("HQ-121")
def test_with_the_option_a_room_is_searched_once_in_all() -> None:
    table = in_room_a(treasure_searches="once-in-all").hero("elf", "C2").turn("barbarian")
    table.do(TREASURE, "treasure card: nothing").turn("elf")
    assert table.refused(TREASURE) == "refusal-searched-before"


@pytest.mark.rule("HQ-121")
def test_corridors_hold_treasure_in_europe_only() -> None:
    table = given("eu1").hero("barbarian", "C1").turn("barbarian").do(TREASURE, "treasure card: gold-25")
    assert table.sheet("barbarian").gold == 25
    us = given("us").hero("barbarian", "C1").turn("barbarian")
    assert us.refused(TREASURE) == "refusal-no-treasure-in-corridors"


@pytest.mark.rule("HQ-121")
def test_where_passages_cross_the_first_of_them_is_searched() -> None:
    table = given().hero("elf", "A1").hero("barbarian", "C1")
    assert area_of(table.state, at("A1")) == FIRST_PASSAGE == area_of(table.state, at("C1"))
    assert area_of(table.state, at("A5")) == FIRST_PASSAGE + 2
    table.turn("elf").do(TREASURE, "treasure card: nothing")
    assert table.hero("elf", "A5").turn("elf").may(TREASURE)


@pytest.mark.rule("HQ-122")
def test_a_search_for_treasure_opens_the_chests_of_the_room() -> None:
    table = in_room_a().furniture("chest", "D3", chest=True).furniture("chest", "G4", chest=True)
    note(table, CHEST_OPENED, 0, 100)
    assert not any("open the chest" in name for name in table.turn("barbarian").offers)
    assert table.refused("open the chest south") == "refusal-search-opens-chests"
    table.do(TREASURE)
    assert table.sheet("barbarian").gold == 100
    assert table.state.chests_open == BIT[0]
    assert table.says("event-opens-chest")[0]["chest"] == "D3"


@pytest.mark.rule("HQ-122")
def test_an_empty_chest_of_which_the_map_says_nothing_leaves_a_card_to_be_drawn() -> None:
    table = in_room_a().furniture("chest", "D3", chest=True).turn("barbarian").do(TREASURE)
    assert table.asked == "chance"


@pytest.mark.rule("HQ-122", "HQ-017")
def test_with_the_option_a_hero_beside_a_chest_looks_into_it_without_an_action() -> None:
    table = in_room_a(chest="is-free").furniture("chest", "C2", chest=True).furniture("table", "B3", trapped=False)
    note(table, CHEST_OPENED, 0, 100)
    table.turn("barbarian")
    assert table.refused("open the chest south") == "refusal-no-chest-there"
    table.do("open the chest east")
    assert table.sheet("barbarian").gold == 100
    assert table.refused("open the chest east") == "refusal-no-chest-there"
    table.agrees().do(TREASURE, "treasure card: gold-25")
    assert table.sheet("barbarian").gold == 125


@pytest.mark.rule("HQ-139", "HQ-112")
def test_nobody_searches_in_a_pit_in_the_second_printing() -> None:
    table = given("eu2").hero("elf", "C3").trap("pit", "C3", "sprung").works("elf", "in-pit").turn("elf")
    assert table.refused(TREASURE) == "refusal-in-a-pit"
    assert table.refused(BOTH) == "refusal-in-a-pit"
    first = given("eu1").hero("elf", "C3").trap("pit", "C3", "sprung").works("elf", "in-pit").turn("elf")
    assert first.may(BOTH)


@pytest.mark.rule("HQ-139")
def test_in_the_us_game_a_pit_is_searched_as_a_room_of_its_own() -> None:
    table = given("us").hero("elf", "E4").trap("pit", "E4", "sprung").works("elf", "in-pit")
    table.door("E4-F4", secret=True, known=False).door("E2-F2", secret=True, known=False)
    table.monster("orc", "B2").turn("elf")
    assert table.refused(TRAPS) == "refusal-in-a-pit"
    table.do(TREASURE, "treasure card: gold-25").turn("elf")
    assert table.refused(TREASURE) == "refusal-searched-before"
    assert table.state.treasure_searched[1] == 0
    table.state.squares[0] = -1
    table.state.at[at("B2")] = 0
    table.turn("elf").do(DOORS)
    assert table.state.door_known(0)
    assert not table.state.door_known(1)


@pytest.mark.rule("HQ-004", "HQ-113")
@pytest.mark.parametrize("edition", ["eu1", "eu2", "us"])
def test_offers_do_not_tell_what_is_hidden(edition: str) -> None:
    plain = in_room_a(edition).furniture("chest", "D3", chest=True).turn("barbarian")
    secrets = (
        in_room_a(edition).furniture("chest", "D3", chest=True, trapped=True).trap("pit", "B3").trap("spear", "C2")
    )
    secrets.door("E4-F4", secret=True, known=False).turn("barbarian")
    note(secrets, TREASURE_SEARCHED, 1, 30)
    assert plain.offers == secrets.offers
