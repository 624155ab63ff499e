"""How a fight will go in the mean, from the tables of the board (compiled). Everything in hundredths."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor.cargo import BIT, BREW, HALF_BREW, HELM, count
from sagenwerk.andor.rolls import has_three_colours
from sagenwerk.andor.scenario import ARCHER, WIZARD, AndorScenario
from sagenwerk.andor.state import Andor

#: So many rounds are never waited for.
FAR_FROM_WON: Final[i64] = 99

#: Mean of the highest of 0 to 5 dice, the same with equal dice added up (helm), of the last of so many thrown one by
#: one with the best stops, and of the one die that the wizard may turn.
HIGHEST: Final[list[int]] = [0, 350, 447, 496, 524, 543]
ADDED: Final[list[int]] = [0, 350, 506, 631, 753, 875]
ONE_BY_ONE: Final[list[int]] = [0, 350, 425, 467, 494, 513]
TURNED: Final[i64] = 500
#: What the wizard adds beside others by turning one of their dice, and what a black die has in the mean.
TURNS_FOR_OTHERS: Final[i64] = 70
BLACK: Final[i64] = 870

#: What a round brings in the mean to the side that is ahead by -4 to 5: the battle values spread by about 2.5.
GAINS: Final[list[int]] = [6, 14, 30, 58, 100, 158, 230, 314, 406, 502]
LEAST: Final[i64] = -400
MOST: Final[i64] = 500


def mean_gain(lead: i64) -> i64:
    """Willpower that the other side loses in a round, if this side is ahead by so much in the mean."""
    if lead <= LEAST:
        return GAINS[0]
    if lead >= MOST:
        return lead
    place = (lead - LEAST) // 100
    rest = (lead - LEAST) % 100
    return GAINS[place] + (GAINS[place + 1] - GAINS[place]) * rest // 100


class Odds:
    """What heroes and creatures bring to a fight."""

    def __init__(self, board: AndorScenario) -> None:
        #: Kinds of creatures with which the legend ends: against them heroes drink their brew.
        self.last: list[int] = []
        #: Mean of a creature's dice by kind and willpower.
        self.creature_dice: list[list[int]] = []
        #: Strength and dice of each hero together.
        self.might: list[int] = [0, 0, 0, 0]
        for kind in board.creatures:
            throws = board.black_throws if kind.black else board.red_throws
            weights = board.black_weights if kind.black else board.red_weights
            self.creature_dice.append([mean_best(throws[kind.dice[row]], weights[kind.dice[row]]) for row in range(21)])

    def look(self, state: Andor) -> None:
        """Weigh the heroes as they are now."""
        for number in state.order:
            self.might[number] = int(100 * state.heroes[number].strength + self.dice_of(state, number))

    def dice_of(self, state: Andor, number: i64) -> i64:
        """What the dice of a hero bring."""
        hero = state.heroes[number]
        dice = state.board.hero_dice[number][hero.willpower]
        if has_three_colours(hero.bag):
            return BLACK
        if number == WIZARD:
            return TURNED
        if number == ARCHER:
            return ONE_BY_ONE[dice]
        return ADDED[dice] if count(hero.bag, HELM) else HIGHEST[dice]

    def foe(self, state: Andor, kind: i64, willpower: i64) -> i64:
        """Strength and dice of a creature of this kind."""
        creature = state.board.creatures[kind]
        strength: i64 = creature.strength[5 * state.options.difficulty + len(state.order)] + state.creature_bonus
        return 100 * strength + self.creature_dice[kind][willpower]

    def lead(self, state: Andor, party: i64, field: i64, kind: i64, willpower: i64) -> i64:
        """By how much these heroes (bits), with the allies on that field, are above the creature."""
        ours: i64 = 0
        mirrored: i64 = 0
        heroes: i64 = 0
        last = int(kind) in self.last
        for number in state.order:
            if party & BIT[number]:
                heroes += 1
                ours += self.might[number]
                if last and has_brew(state, number):
                    ours += self.might[number] - 100 * state.heroes[number].strength
                mirrored += 100 * state.heroes[number].strength
        if heroes > 1 and party & BIT[WIZARD]:
            ours += TURNS_FOR_OTHERS
        for ally in range(len(state.allies)):
            if state.allies[ally] == field:
                ours += 100 * state.board.allies[ally].bonus
        if state.board.creatures[kind].mirrors:
            return ours - mirrored - self.creature_dice[kind][willpower]
        return ours - self.foe(state, kind, willpower)

    def rounds(self, state: Andor, party: i64, lead: i64, willpower: i64, boldness: i64, surplus: i64) -> i64:
        """Rounds until a creature with so much willpower falls; FAR_FROM_WON if it would rather be the heroes who fall.

        ``boldness``: willpower that a hero need not have left; ``surplus``: by how much (in hundredths a round)
        heroes must hurt the creature more than it hurts them.
        """
        gain = mean_gain(lead)
        loss = mean_gain(-lead)
        if gain <= loss + surplus:
            return FAR_FROM_WON
        rounds = (100 * willpower + gain - 1) // gain
        hurt = (rounds * loss + 50) // 100
        for number in state.order:
            if party & BIT[number] and state.heroes[number].willpower + boldness < hurt + (2 if rounds > 1 else 1):
                return FAR_FROM_WON
        return rounds


def has_brew(state: Andor, number: i64) -> bool:
    """Whether the hero has brew for at least one round: it doubles his dice."""
    bag = state.heroes[number].bag
    return count(bag, BREW) > 0 or count(bag, HALF_BREW) > 0


def mean_best(throws: list[Any], weights: list[int]) -> int:
    """Mean of what throws are worth to a creature: the highest die, or equal dice added."""
    total: int = 0
    ways: int = 0
    for place in range(len(throws)):
        best: int = throws[place].best
        total += best * weights[place]
        ways += weights[place]
    return 100 * total // ways if ways else 0
