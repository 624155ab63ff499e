"""Players and set-up (HQ-001 to HQ-006, HQ-010, HQ-011). What is chosen before the first turn is in test_preparing."""

from __future__ import annotations

import pytest
from heroquest.quests import begun

from sagenwerk import game
from sagenwerk.content.heroquest_box import load
from sagenwerk.heroquest.begin import new_game
from sagenwerk.heroquest.board import square_name
from sagenwerk.heroquest.scenario import HIDDEN
from sagenwerk.kernel import GAME_MASTER

EDITIONS = ["eu1", "eu2", "us"]


@pytest.mark.rule("HQ-001")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_leads_the_game_and_the_others_lead_heroes(edition: str) -> None:
    """With two people one is game master: one hero and his monsters are enough."""
    assert game("heroquest").game_master
    table = begun("quest-1", edition, heroes="dwarf")
    assert table.asked == "dwarf"
    table.hero("dwarf", "M19").monster("orc", "N17").do("end the turn")
    assert table.state.actor == GAME_MASTER


@pytest.mark.rule("HQ-001", "HQ-002")
@pytest.mark.parametrize("heroes", ["elf", "elf dwarf", "wizard barbarian elf", "dwarf elf wizard barbarian"])
def test_one_to_four_heroes_set_out(heroes: str) -> None:
    table = begun("quest-1", heroes=heroes)
    assert sum(1 for hero in table.state.heroes if hero.square >= 0) == len(heroes.split())


@pytest.mark.rule("HQ-001")
@pytest.mark.parametrize("heroes", [[], ["elf", "dwarf", "wizard", "barbarian", "elf"]])
def test_no_fewer_and_no_more(heroes: list[str]) -> None:
    with pytest.raises(ValueError, match="1 to 4 heroes"):
        new_game(load("quest-1"), heroes, {})


@pytest.mark.rule("HQ-003")
def test_every_part_is_there_once() -> None:
    with pytest.raises(ValueError, match="the elf plays twice; every hero is there once"):
        new_game(load("quest-1"), ["elf", "elf"], {})
    with pytest.raises(ValueError, match="there is no hero 'zargon'"):
        new_game(load("quest-1"), ["zargon"], {})


@pytest.mark.rule("HQ-003", "HQ-011")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", ["wizard barbarian elf dwarf", "elf wizard", "barbarian dwarf elf wizard"])
def test_the_parts_are_taken_in_any_order_and_that_is_the_order_of_turns(edition: str, order: str) -> None:
    table = begun("quest-1", edition, heroes=order)
    for name in order.split():
        assert table.asked == name
        table.do("end the turn")
    assert table.state.round == 2, "nobody but the heroes is on the board yet"


@pytest.mark.rule("HQ-006", "HQ-052")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", [name for name in game("heroquest").scenarios() if name != "maze"])
def test_at_first_only_the_start_is_set_out_with_all_doors_closed(name: str, edition: str) -> None:
    state = begun(name, edition).state
    rooms = {state.tables.board.rooms[hero.square] for hero in state.heroes}
    for square, room in enumerate(state.tables.board.rooms):
        assert not state.sees(square) or room in rooms, square_name(square)
    assert state.doors_open == 0
    assert set(state.traps) <= {HIDDEN}
    secret = [number for number, door in enumerate(state.quest.doors) if door.secret]
    assert not [number for number in secret if state.door_known(number)]
    assert state.treasure_searched == [0] * len(state.treasure_searched)


@pytest.mark.rule("HQ-006", "HQ-010")
def test_play_begins_left_of_the_game_master_in_the_first_round() -> None:
    table = begun("quest-1", heroes="wizard elf")
    assert (table.asked, table.state.round) == ("wizard", 1)
