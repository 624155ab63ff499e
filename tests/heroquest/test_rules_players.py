"""Players and set-up: who plays, who leads (HQ-001 to HQ-004, HQ-011). What is chosen before is in test_preparing."""

from __future__ import annotations

import pytest
from heroquest.quests import begun

from sagenwerk import game
from sagenwerk.content.heroquest_box import load
from sagenwerk.heroquest.begin import new_game
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
