"""How a morning in Andor Junior looks: the chance to win, read off the board (compiled).

A logistic sum over what lies on the board when a day begins. The numbers were fitted to 25,600 mornings of 3,500 games
of the greedy heroes (all scenarios, 2 to 4 heroes); on games left out the stated and the seen share of wins differ by
3 points where most mornings are (over 80 %), by up to 20 in the rare ones between.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sagenwerk.junior.scenario import (
    CAVE_TROLL,
    DRAGON_TILE,
    LETTERS,
    MUSIC_BOOKS,
    POLLUTED_WELLS,
    TASKS,
)
from sagenwerk.junior.state import NO_TILE, POLLUTED, Junior
from sagenwerk.junior.tasks import ones

START: Final = -0.606
#: A field between the dragon and the castle; each one that is missing to four.
DRAGON: Final = 0.457
DRAGON_NEAR: Final = -0.307
BRIDGE_OPEN: Final = 4.32
CUB: Final = 0.089
#: A task that is still open, by the number of its card.
OPEN_TASK: Final[list[float]] = [0.0, -0.461, -0.359, -0.251, -0.312, 0.279, -0.65, 1.317, 0.283, -0.37, -0.613]
#: A Gor by the number of its field.
GOR: Final[list[float]] = [0.0, 0.131, 0.169, 0.067, 0.355, 0.355, 0.355, 0.355]
FREE_BEACON: Final = 0.302
TWO_HEROES: Final = -3.375
THREE_HEROES: Final = -1.007
#: A dragon that still sleeps under the fog; a tile in the mine, once the bridge is open.
SLEEPING_DRAGON: Final = -0.278
MINE_TILE: Final = -0.432
#: How far the tasks have come that take several things.
WOOD_HOME: Final = -0.025
BASKET_HOME: Final = 0.106
FORT_STANDS: Final = -0.062
BOOK_MISSING: Final = -0.034
LETTER_MISSING: Final = 0.033
WELL_DIRTY: Final = -1.011
CREST_MISSING: Final = 0.121


def prospects(state: Junior) -> float:
    """The chance to win, 0 to 1, as it looks this morning."""
    return 1.0 / (1.0 + exp(-(on_the_board(state) + on_the_cards(state))))


def on_the_board(state: Junior) -> float:
    """Dragon, Gors, beacons, mine, and how many heroes there are."""
    total = START + DRAGON * int(state.dragon)
    if state.dragon < 4:
        total += DRAGON_NEAR * (4 - int(state.dragon))
    for number in range(1, len(state.gors)):
        if state.gors[number]:
            total += GOR[number]
    total += FREE_BEACON * int(state.board.beacon_slots - state.beacons)
    total += SLEEPING_DRAGON * state.unseen[DRAGON_TILE]
    if len(state.order) == 2:
        total += TWO_HEROES
    elif len(state.order) == 3:
        total += THREE_HEROES
    if state.bridge_open:
        total += BRIDGE_OPEN + CUB * int(state.cubs)
        for field in state.board.mine_fields:
            if state.tiles[field] != NO_TILE:
                total += MINE_TILE
    return total


def on_the_cards(state: Junior) -> float:
    """The tasks that are open, and how far they have come."""
    total = WOOD_HOME * int(state.wood_home) + BASKET_HOME * int(state.baskets_home)
    for task in range(1, TASKS + 1):
        if state.still_open(task):
            total += OPEN_TASK[task]
    for fort in state.forts:
        if fort:
            total += FORT_STANDS
    players = len(state.order)
    if state.still_open(MUSIC_BOOKS):
        total += BOOK_MISSING * int(ones(state.books & ~state.books_home))
    if state.still_open(LETTERS):
        total += LETTER_MISSING * (players - int(ones(state.letters_home)))
    if state.still_open(POLLUTED_WELLS):
        for side in state.wells:
            if side == POLLUTED:
                total += WELL_DIRTY
    if state.still_open(CAVE_TROLL):
        for hero in state.heroes:
            if hero.field >= 0 and not hero.crest_laid:
                total += CREST_MISSING
    return total
