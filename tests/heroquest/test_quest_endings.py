"""Every quest from what it asks for to its end, on both maps: won with its reward, or left in vain (HQ-155, HQ-160)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from heroquest.quests import EUROPE, US, begun, cleared, enters, figure, killed
from heroquest.table import Table, at

from sagenwerk.heroquest.board import BACK, DIRECTIONS, square_name
from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.figures import way_free
from sagenwerk.heroquest.scenario import HERO_NAMES
from sagenwerk.heroquest.state import BIT
from sagenwerk.heroquest.wounds import monster_hurt
from sagenwerk.kernel import Result

HEROES = ["barbarian", "dwarf", "elf"]


def seen(table: Table, *squares: str) -> Table:
    """What lies there has been set out."""
    for square in squares:
        table.carry_out(looks_around(table.state, at(square)))
    return table


def kills(square: str) -> Callable[[Table], Table]:
    """The barbarian kills whom the map shows there."""
    return lambda table: killed(seen(table, square), square)


def kills_all(table: Table) -> Table:
    """He kills everybody as they are found, one room after the other, but for the statue."""
    quest = table.state.quest
    for monster in quest.monsters:
        if not monster.waits:
            seen(table, square_name(monster.square))
        for place in range(len(table.state.kinds)):
            if table.state.squares[place] >= 0 and not quest.monsters[table.state.placed[place]].dormant:
                table.carry_out(monster_hurt(table.state, place, 20, "HQ-074"))
    return table


def searches(square: str, *fallen: str) -> Callable[[Table], Table]:
    """He searches there for treasure, with nobody about; before that he has killed some."""

    def script(table: Table) -> Table:
        for one in fallen:
            killed(seen(table, one), one)
        table.hero("barbarian", square)
        return cleared(seen(table, square)).turn("barbarian").do("search for treasure")

    return script


def comes_into(room: int, square: str) -> Callable[[Table], Table]:
    """He has come into a room."""
    return lambda table: seen(table, square).hero("barbarian", square).carry_out(enters(table, "barbarian", room))


def brings(*chests: tuple[str, str]) -> Callable[[Table], Table]:
    """Each hero picks something up from the square beside it."""

    def script(table: Table) -> Table:
        cleared(seen(table, chests[0][0]))
        for hero, (square, direction) in zip(HEROES, chests, strict=True):
            table.hero(hero, square).turn(hero).do(f"pick up what lies to the {direction}")
        return table

    return script


def leads_ragnar(table: Table) -> Table:
    """Sir Ragnar is led onto the stairs."""
    seen(table, "F12")
    ragnar = figure(table, "F12") - 1
    square, direction = beside_stairs(table)
    table.state.at[table.state.squares[ragnar]] = 0
    table.state.squares[ragnar] = at(square)
    table.state.at[at(square)] = 5 + ragnar
    table.state.leaders[ragnar] = 0
    return table.turn("barbarian", ally_steps=3).do(f"lead the ally {direction}")


def beside_stairs(table: Table, hero: str = "") -> tuple[str, str]:
    """A free square beside the stairs, and the direction from there onto one where nobody but this hero stands."""
    for stair in table.state.quest.stairs:
        if table.state.at[stair] not in (0, HERO_NAMES.index(hero) + 1 if hero else 0):
            continue
        for direction in range(4):
            other = way_free(table.state, stair, direction)
            if other >= 0 and other not in table.state.quest.stairs and not table.state.at[other]:
                return square_name(other), DIRECTIONS[BACK[direction]]
    raise AssertionError("the stairs are walled in")


def all_leave(table: Table) -> Table:
    """One hero after the other walks out by the stairs."""
    table.carry_out([])
    seen(table, square_name(table.state.quest.stairs[0]))
    for monster in range(len(table.state.kinds)):
        if table.state.squares[monster] >= 0:
            table.state.at[table.state.squares[monster]] = 0
            table.state.squares[monster] = -1
    for hero in HEROES:
        if table.sheet(hero).square >= 0 and table.state.result is Result.PLAYING:
            square, direction = beside_stairs(table, hero)
            table.hero(hero, square).turn(hero, steps_left=2).do(f"step {direction}", "leave by the stairs")
    return table


def nothing(table: Table) -> Table:
    """There is nothing to do but to get out."""
    return table


BALUR, WITCH_LORD = "C4", "X4"
#: Quest, map, what the barbarian does, gold of the three heroes afterwards.
ENDINGS = [
    ("maze", EUROPE, nothing, [0, 0, 0]),
    ("quest-1", EUROPE, kills("M9"), [0, 0, 0]),
    ("quest-1", US, kills("M9"), [0, 0, 0]),
    ("quest-2", EUROPE, leads_ragnar, [200, 0, 0]),
    ("quest-2", US, leads_ragnar, [80, 80, 80]),
    ("quest-3", EUROPE, kills("G15"), [100, 0, 0]),
    ("quest-3", US, kills("E16"), [60, 60, 60]),
    ("quest-4", EUROPE, brings(("K8", "east"), ("L9", "west"), ("L12", "west")), [67, 67, 66]),
    ("quest-4", US, brings(("L9", "west"), ("L10", "west"), ("L11", "west")), [80, 80, 80]),
    ("quest-5", EUROPE, searches("K10"), [0, 0, 0]),
    ("quest-5", US, searches("K10"), [0, 0, 0]),
    ("quest-6", EUROPE, comes_into(1, "B2"), [0, 0, 0]),
    ("quest-6", US, searches("C3"), [0, 0, 0]),
    ("quest-7", EUROPE, searches("P18"), [300, 100, 100]),
    ("quest-7", US, searches("P17", "Q15"), [244, 100, 100]),
    ("quest-8", EUROPE, kills(BALUR), [150, 150, 150]),
    ("quest-8", US, kills(BALUR), [100, 100, 100]),
    ("quest-9", EUROPE, nothing, [0, 0, 0]),
    ("quest-9", US, nothing, [0, 0, 0]),
    ("quest-10", EUROPE, comes_into(7, "P3"), [0, 0, 0]),
    ("quest-10", US, comes_into(7, "P3"), [0, 0, 0]),
    ("quest-12", EUROPE, kills("L10"), [67, 67, 66]),
    ("quest-12", US, kills("L10"), [67, 67, 66]),
    ("quest-13", EUROPE, searches("W17"), [0, 0, 0]),
    ("quest-13", US, searches("W17"), [0, 0, 0]),
    ("quest-14", EUROPE, kills(WITCH_LORD), [0, 0, 0]),
    ("quest-14", US, kills(WITCH_LORD), [0, 0, 0]),
]
#: Bounties of quest 11 by kind.
BOUNTIES = {
    EUROPE: {"goblin": 10, "orc": 20, "fimir": 30, "chaos-warrior": 30},
    US: {"goblin": 10, "orc": 20, "fimir": 30, "chaos-warrior": 50},
}


def gold(table: Table) -> list[int]:
    """What each hero has."""
    return [int(table.sheet(hero).gold) for hero in HEROES]


@pytest.mark.rule("HQ-155", "HQ-160", "HQ-161", "HQ-162")
@pytest.mark.parametrize(("name", "edition", "script", "paid"), ENDINGS)
def test_whoever_does_what_the_quest_asks_for_and_gets_out_has_won(
    name: str, edition: str, script: Callable[[Table], Table], paid: list[int]
) -> None:
    table = script(begun(name, edition, " ".join(HEROES)).turn("barbarian"))
    assert table.state.result.value == "playing", "nobody has won who is still in the dungeon"
    all_leave(table)
    assert table.state.result is Result.WON
    assert gold(table) == paid
    done = BIT[table.state.quest.number] if table.state.quest.number else 0
    assert all(table.sheet(hero).quests == done for hero in HEROES)
    assert [bool(table.sheet(hero).champion) for hero in HEROES] == [name == "quest-14" and edition == US] * 3


@pytest.mark.rule("HQ-155", "HQ-160")
@pytest.mark.parametrize("edition", [EUROPE, US])
def test_the_bastion_is_won_with_all_bounties_when_nobody_is_left(edition: str) -> None:
    table = kills_all(begun("quest-11", edition, " ".join(HEROES)).turn("barbarian"))
    kinds = [table.state.quest.kinds[monster.kind].figure for monster in table.state.quest.monsters]
    bounty = sum(BOUNTIES[edition].get(kind, 0) for kind in kinds)
    all_leave(table)
    assert table.state.result is Result.WON
    assert gold(table) == [bounty, 0, 0]


@pytest.mark.rule("HQ-155", "HQ-160")
@pytest.mark.parametrize(
    ("name", "edition"), [(name, edition) for name, edition, script, _ in ENDINGS if script is not nothing]
)
def test_whoever_gets_out_without_it_has_lost(name: str, edition: str) -> None:
    table = all_leave(begun(name, edition, " ".join(HEROES)).turn("barbarian"))
    assert table.state.result is Result.LOST
    assert gold(table) == [0, 0, 0]
    assert all(table.sheet(hero).quests == 0 for hero in HEROES)
