"""Lines of the chronicle. Rules make them only while somebody listens and never read them.

A line about a hero tells how his sheet stands afterwards, a line about a figure of the game master how that stands.
Lines name squares and figures that have been set out, and nothing else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.heroquest.board import square_name
from sagenwerk.heroquest.figures import kind_of
from sagenwerk.heroquest.scenario import HERO_NAMES, TRAP_NAMES
from sagenwerk.heroquest.state import BIT, FIRST_MONSTER, UNTOUCHED, Quest
from sagenwerk.kernel.contract import Event

#: How a trap lies there, by number.
TRAP_STATES: Final = ["hidden", "found", "sprung", "removed"]


def happens(state: Quest, message: str, rule: str, said: dict[str, str | int]) -> None:
    """Something happens; ``said`` are the words for its sentence."""
    said["round"] = state.round
    state.tell(Event(message, rule, said))


def hero_does(state: Quest, message: str, rule: str, number: i64, said: dict[str, str | int]) -> None:
    """A hero does something or something is done to him; his sheet afterwards belongs to it."""
    hero = state.heroes[number]
    said["hero"] = HERO_NAMES[number]
    said["square"] = square_name(hero.square) if hero.square >= 0 else ""
    said["body"] = hero.body
    said["mind"] = hero.mind
    said["gold"] = hero.gold
    said["items"] = hero.items
    said["potions"] = hero.potions
    said["spells"] = hero.spells
    said["ring"] = hero.ring
    said["effects"] = hero.effects
    said["where"] = hero.where
    happens(state, message, rule, said)


def monster_does(state: Quest, message: str, rule: str, figure: i64, said: dict[str, str | int]) -> None:
    """A figure of the game master does something or something is done to it."""
    said["monster"] = figure + 1
    said["kind"] = kind_of(state, figure).name
    said["square"] = square_name(state.squares[figure]) if state.squares[figure] >= 0 else ""
    said["body"] = state.bodies[figure]
    # Whether it waits for something is the game master's secret.
    said["effects"] = state.monster_effects[figure] & ~BIT[UNTOUCHED]
    happens(state, message, rule, said)


def figure_does(state: Quest, message: str, rule: str, occupant: i64, said: dict[str, str | int]) -> None:
    """The same for whoever it is: hero + 1, or FIRST_MONSTER + figure."""
    if occupant >= FIRST_MONSTER:
        monster_does(state, message, rule, occupant - FIRST_MONSTER, said)
    else:
        hero_does(state, message, rule, occupant - 1, said)


def door_is(state: Quest, message: str, rule: str, door: i64, said: dict[str, str | int]) -> None:
    """Something about a door that lies on the board: its two squares, and whether it is closed, open or false."""
    edge = state.quest.doors[door]
    said["door"] = f"{square_name(edge.first)}-{square_name(edge.second)}"
    said["secret"] = 1 if edge.secret else 0
    shut = "false" if state.false_known & BIT[door] else "closed"
    said["door-state"] = "open" if state.door_open(door) else shut
    happens(state, message, rule, said)


def trap_is(state: Quest, message: str, rule: str, trap: i64, said: dict[str, str | int]) -> None:
    """Something about a trap that lies open: square, kind, and how it lies there."""
    there = state.quest.traps[trap]
    said["trap-square"] = square_name(there.square)
    said["trap"] = TRAP_NAMES[there.kind]
    said["trap-state"] = TRAP_STATES[state.traps[trap]]
    happens(state, message, rule, said)


def lies_about(state: Quest, message: str, rule: str, area: i64, said: dict[str, str | int]) -> None:
    """What dead heroes left in an area has changed (HQ-146)."""
    said["area"] = area
    said["left-gold"] = state.left_gold[area]
    said["left-items"] = state.left_items[area]
    said["left-potions"] = state.left_potions[area]
    happens(state, message, rule, said)


def card_is(state: Quest, message: str, rule: str, card: i64, said: dict[str, str | int]) -> None:
    """Something about a kind of treasure card; how many of it are left in the deck belongs to it (HQ-127)."""
    said["card"] = state.tables.treasure_names[card]
    said["cards-left"] = state.deck[card]
    happens(state, message, rule, said)
