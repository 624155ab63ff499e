"""Shipped quests for tests: begun, with heroes put where something is to happen."""

from __future__ import annotations

from typing import Any

from heroquest.table import Table, at

from sagenwerk.content.heroquest_box import load
from sagenwerk.heroquest.asking import HERO_CHOOSES
from sagenwerk.heroquest.begin import new_game
from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.figures import monster_falls
from sagenwerk.heroquest.notes import HERO_ENTERS, happened
from sagenwerk.heroquest.scenario import HERO_NAMES
from sagenwerk.heroquest.state import DORMANT
from sagenwerk.heroquest.wounds import monster_hurt
from sagenwerk.kernel import Step

#: The editions whose maps differ.
EUROPE = "eu1"
US = "us"
ALL = "barbarian dwarf elf wizard"


def begun(name: str, edition: str = EUROPE, heroes: str = ALL, content: str | None = None, **options: str) -> Table:
    """A quest on its first turn: every question before was answered with its first option."""
    state = new_game(load(name, content), heroes.split(), {"edition": edition, **options})
    table = Table(state)
    while state.question() is not HERO_CHOOSES:
        state.apply(state.legal_actions()[0])
    return table


def at_work(name: str, square: str, edition: str = EUROPE, hero: str = "barbarian", heroes: str = ALL) -> Table:
    """A hero on turn in a room of a quest that has been set out; nobody else is in sight."""
    table = begun(name, edition, heroes).hero(hero, square)
    table.carry_out(looks_around(table.state, at(square)))
    return cleared(table).turn(hero)


def cleared(table: Table) -> Table:
    """The game master's figures have left the board, but statues and allies stay."""
    for figure in range(len(table.state.kinds)):
        kind = table.state.quest.kinds[table.state.kinds[figure]]
        if not table.state.monster_has(figure, DORMANT) and not kind.ally:
            monster_falls(table.state, figure)
    table.fresh()
    return table


def figure(table: Table, square: str) -> int:
    """The number, from 1, of the figure that the map shows on this square."""
    shown = [int(placed.square) for placed in table.state.quest.monsters].index(at(square))
    return list(table.state.placed).index(shown) + 1


def killed(table: Table, square: str) -> Table:
    """The figure that the map shows on this square falls to whoever is on turn."""
    number = figure(table, square) - 1
    return table.carry_out(monster_hurt(table.state, number, 20, "HQ-074"))


def enters(table: Table, hero: str, room: int) -> list[Step[Any]]:
    """What follows when a hero enters a room by its number."""
    return happened(table.state, HERO_ENTERS, room, HERO_NAMES.index(hero))
