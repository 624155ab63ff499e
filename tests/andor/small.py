"""A small board for trying chapters of the rules: eight fields, every printed creature, an ally, no story."""

from __future__ import annotations

from functools import cache

from sagenwerk.andor.catalogue import furnish
from sagenwerk.andor.scenario import (
    FOGS,
    HERO_NAMES,
    KIND_NAMES,
    LETTERS,
    MOMENTS,
    UNLOCK_NAMES,
    AllyKind,
    AndorScenario,
    CreatureKind,
    ThingKind,
)

#: The neighbours of each field: 25 has three that do not touch each other, a bridge leads from 34 to 57.
WAYS = {
    "0": ["7"],
    "7": ["0", "9"],
    "9": ["7", "14", "15"],
    "14": ["9", "25"],
    "15": ["9", "25"],
    "25": ["14", "15", "34"],
    "34": ["25", "57"],
    "57": ["34"],
}
STRENGTHS = [2, 6, 10, 14]
WILLPOWERS = [4, 6, 7, 12]
REWARDS = [2, 4, 6, 6]
#: Dice by willpower 0 to 20.
TWO, THREE, FOUR, FIVE = ([dice] * 21 for dice in (2, 3, 4, 5))
DWARF_DICE = [1] * 7 + [2] * 7 + [3] * 7
WARRIOR_DICE = [2] * 7 + [3] * 7 + [4] * 7
ARCHER_DICE = [3] * 7 + [4] * 7 + [5] * 7
WIZARD_DICE = [1] * 21


def kind(number: int) -> CreatureKind:
    """One of the printed creatures."""
    creature = CreatureKind(KIND_NAMES[number], number)
    creature.strength = [STRENGTHS[number]] * 10
    creature.willpower = WILLPOWERS[number]
    creature.reward = REWARDS[number]
    creature.dice = [2] * 7 + [3] * 14
    if KIND_NAMES[number] == "wardrak":
        creature.black = True
        creature.dice = [1] * 7 + [2] * 14
    return creature


@cache
def small() -> AndorScenario:
    """The scenario, made once."""
    board = bare()
    furnish(board)
    return board


def bare() -> AndorScenario:
    """The same without actions and steps, for tests that add cards of their own before ``furnish``."""
    board = AndorScenario("small", "small")
    board.field_names = list(WAYS)
    fields = range(len(board.field_names))
    board.ways = [[board.field_named(to) for to in ways] for ways in WAYS.values()]
    board.arrows = [-1] + [board.ways[field][0] for field in fields if field]
    board.castle = board.field_named("0")
    board.merchant_at = [-1 for _ in fields]
    board.well_at = [-1 for _ in fields]
    board.distances = [[-1 for _ in fields] for _ in fields]
    board.cuts = [[board.field_named("34"), board.field_named("57")]]
    board.cut_here = [name in ("34", "57") for name in board.field_names]
    board.rubble_used = True
    board.figure_names = [[name, name] for name in HERO_NAMES]
    board.ranks = [7, 14, 25, 34]
    board.hero_dice = [DWARF_DICE, WARRIOR_DICE, ARCHER_DICE, WIZARD_DICE]
    board.creatures = [kind(number) for number in range(len(KIND_NAMES))]
    mirror = CreatureKind("ensorcelled-gor", len(board.creatures))
    mirror.figure = 0
    mirror.willpower = 4
    mirror.dice = [2] * 21
    mirror.mirrors = True
    board.creatures.append(mirror)
    board.figures = [16, 5, 2, 5]
    board.shields = [0, 0, 3, 2, 1]
    board.black_faces = [6, 6, 8, 10, 10, 12]
    board.black_opposites = {6: 10, 8: 12, 10: 6, 12: 8}
    board.supply = [5, 0, 4, 0, 3, 2, 0, 2, 3, 5] + [0] * 10
    board.brew_prices = [0, 0, 3, 4, 5]
    board.stones = [2, 2, 2]
    board.fog_counts = [0] * int(FOGS)
    board.pips = [0] * 7
    board.allies = [AllyKind("prince", 4, 4)]
    board.things = [ThingKind("parchment", 2)]
    board.letter_cards = [[] for _ in range(int(LETTERS))]
    board.triggers_at = [[] for _ in range(int(MOMENTS))]
    board.unlocked = 2 ** len(UNLOCK_NAMES) - 1
    return board
