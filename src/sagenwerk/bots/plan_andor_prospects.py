"""How likely a legend of a witch, of cargo and of a last foe is won from a morning on (compiled).

A logistic regression: what the mornings of the search's own games looked like (Legend 2, easy and normal), and who won
them. Nothing here is about one legend's fields or creatures.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from sagenwerk.andor.cargo import BIT, BREW, count
from sagenwerk.andor.scenario import WARDRAK
from sagenwerk.andor.state import FOG_UNKNOWN, Andor
from sagenwerk.bots.greedy_andor import GreedyAndor
from sagenwerk.bots.greedy_andor_aims import Aim, lies_on, with_creature, with_hero
from sagenwerk.bots.greedy_andor_outlook import SUNRISES
from sagenwerk.bots.greedy_andor_plan import farmers_on_fields, farmers_with_heroes

#: Hours of a day on foot; hours that cargo takes as long as nobody knows where it is, and where it cannot be reached.
A_DAY: Final = 8.0
UNKNOWN: Final = 26.0
LOST: Final = 60.0
#: Longest way that counts.
FARTHEST: Final[i64] = 40
#: Hours on foot to a last foe that is not there yet, in the mean and for whoever is farthest away.
MEAN_WAY: Final = 10.4
LONGEST_WAY: Final = 14.4
#: Letters from which on time is short for the strength of the group, and for its way to the last fight.
SHORT_FOR_STRENGTH: Final[i64] = 6
SHORT_FOR_WAY: Final[i64] = 4

#: How far cargo has come.
UNSEEN: Final[i64] = 0
WITH_A_CREATURE: Final[i64] = 1
FREE: Final[i64] = 2
WITH_A_HERO: Final[i64] = 3
THERE: Final[i64] = 4

#: By feature, in the order in which they are noted, and by team of two, three or four heroes.
WEIGHTS: Final[list[list[float]]] = [
    # constant
    [3.404, 3.357, 2.644],
    # letters left
    [-0.005, 0.028, 0.038],
    # cargo: known
    [-0.452, -0.456, -0.487],
    # cargo: free
    [0.315, 0.195, 0.113],
    # cargo: with a hero
    [0.352, 0.239, 0.154],
    # cargo: where it belongs
    [1.018, 0.712, 0.671],
    # days until it is there
    [-0.441, -0.404, -0.393],
    # fog that hides the witch, by ten
    [-0.393, -0.289, -0.323],
    # letters that its way lacks
    [1.137, 0.788, 0.672],
    # golden shields that are free
    [0.236, 0.227, 0.210],
    # farmers with heroes
    [0.121, 0.349, 0.037],
    # farmers that lie
    [0.068, 0.411, 0.388],
    # too many for the castle in a day
    [-0.799, -0.653, -0.513],
    # in two days
    [-0.193, -0.166, -0.108],
    # in three
    [-0.139, -0.105, -0.122],
    # in four
    [-0.113, -0.058, 0.041],
    # in five
    [0.020, 0.026, 0.048],
    # creatures that must fall
    [0.081, 0.088, 0.127],
    # letters to spare, -6 to 4
    [0.065, 0.066, 0.063],
    # letters that are missing
    [0.285, 0.136, 0.281],
    # days that count for the castle
    [0.006, -0.050, 0.034],
    # days that the castle leaves
    [-0.054, -0.035, -0.028],
    # days that its way lacks
    [0.637, 0.558, 0.349],
    # lead in the last fight, -20 to 6
    [0.266, 0.277, 0.241],
    # strength that is missing
    [0.021, 0.047, 0.032],
    # the lead when time is short
    [0.316, 0.343, 0.481],
    # strength that is missing, by days
    [0.441, 0.204, 0.353],
    # days to the last fight, the mean
    [-0.291, -0.175, -0.259],
    # days to it, whoever is farthest
    [0.047, 0.102, 0.096],
    # the same when time is short
    [-1.257, -1.413, -1.419],
    # an ally is there
    [-0.433, 0.025, -0.759],
    # gold
    [0.104, 0.219, 0.178],
    # willpower, the mean
    [0.055, 0.046, 0.063],
    # willpower, the least
    [0.009, 0.021, 0.065],
    # brew
    [-0.803, -1.125, -0.360],
    # wardraks
    [0.285, 0.213, 0.026],
    # creatures, by five
    [-0.156, 0.123, -0.274],
]


class Prospects:
    """Reads a position that its greedy hero has looked at."""

    def __init__(self, greedy: GreedyAndor) -> None:
        self.greedy = greedy
        self.noted: list[float] = []

    def known(self) -> bool:
        """Whether this is a legend of a witch, cargo and a last foe."""
        witch = False
        foe = False
        cargo = False
        for aim in self.greedy.aims:
            witch = witch or aim.witch
            foe = foe or aim.foe >= 0
            cargo = cargo or len(aim.cargo) > 0
        return witch and foe and cargo

    def chance(self, state: Andor) -> float:
        """The chance that the legend is won, 0 to 1."""
        team = min(max(len(state.order), 2), 4) - 2
        total: float = 0.0
        self.note(state)
        for place in range(len(self.noted)):
            total += self.noted[place] * WEIGHTS[place][team]
        return 1.0 / (1.0 + math.exp(-total))

    def note(self, state: Andor) -> None:
        """Note all features."""
        self.noted = [1.0]
        letters: i64 = state.end_letter - state.narrator
        hours = self.note_cargo(state, letters)
        days = self.note_castle(state, letters)
        self.noted.append(min(0.0, days - hours / 7.0 - 1.0) if hours > 0.0 else 0.0)
        self.note_last_fight(state, letters, days)
        self.note_heroes(state)

    def note_cargo(self, state: Andor, letters: i64) -> float:
        """What the cargo still takes; the hours of it, 0 if it is where it belongs."""
        noted = self.noted
        stage, hours = self.cargo(state)
        noted.append(float(letters))
        for least in range(WITH_A_CREATURE, THERE + 1):
            noted.append(1.0 if stage >= least else 0.0)
        noted.append(hours / A_DAY)
        hidden = 0
        if state.witch < 0:
            for fog in state.fog:
                if fog == FOG_UNKNOWN:
                    hidden += 1
        noted.append(hidden / 10.0)
        noted.append(min(0.0, float(letters) - 2.0 - hours / 6.0) if stage < THERE else 0.0)
        return hours

    def cargo(self, state: Andor) -> tuple[i64, float]:
        """How far the first cargo that the legend wants has come, and the hours that it still takes."""
        for aim in self.greedy.aims:
            if not aim.cargo:
                continue
            if not state.goals_set & BIT[aim.goal]:
                return UNSEEN, UNKNOWN
            return (THERE, 0.0) if aim.reached(state) else self.cargo_of(state, aim)
        return THERE, 0.0

    def cargo_of(self, state: Andor, aim: Aim) -> tuple[i64, float]:
        """The same for an aim that is set and not reached."""
        to = aim.field(state)
        for kind in aim.cargo:
            bearer = with_hero(state, kind)
            if bearer >= 0:
                return WITH_A_HERO, float(self.way(state.heroes[bearer].field, to))
            field = lies_on(state, kind)
            if field >= 0:
                return FREE, float(self.nearest(state, field) + self.way(field, to))
            field = with_creature(state, kind)
            if field >= 0:
                return WITH_A_CREATURE, float(self.nearest(state, field) + 2 + self.way(field, to))
        return WITH_A_CREATURE, LOST

    def way(self, start: i64, to: i64) -> i64:
        """Hours on foot, as far as they count."""
        return min(self.greedy.way(start, to), FARTHEST)

    def nearest(self, state: Andor, field: i64) -> i64:
        """Hours of the hero who is nearest."""
        least: i64 = FARTHEST
        for number in state.order:
            hours = self.way(state.heroes[number].field, field)
            if hours < least:
                least = hours
        return least

    def note_castle(self, state: Andor, letters: i64) -> float:
        """Shields, creatures on their way; how many days the castle leaves if all that must fall does."""
        base = self.greedy
        noted = self.noted
        entered = base.outlook.entered
        free: i64 = state.shields() - len(state.intruders)
        carried = farmers_with_heroes(state)
        noted.append(float(free))
        noted.append(float(carried))
        noted.append(float(farmers_on_fields(state)))
        free += carried
        for day in range(1, 6):
            over: i64 = entered[day] - free
            noted.append(float(max(0, min(4, over))) if day < letters else 0.0)
        spare = max(-6, min(4, base.spare))
        noted.append(float(base.must))
        noted.append(float(spare))
        noted.append(float(min(0, spare)))
        noted.append(float(base.horizon))
        days: i64 = 0
        for day in range(1, letters + 1):
            need: i64 = max(0, entered[min(day, SUNRISES)] - free)
            if day + need <= letters:
                days = day
        noted.append(float(days))
        return float(days)

    def note_last_fight(self, state: Andor, letters: i64, days: float) -> None:
        """Strength for the last foe, how far it is, who helps."""
        noted = self.noted
        lead, field = self.lead(state)
        noted.append(max(-20.0, min(6.0, lead)))
        noted.append(min(0.0, lead + 1.0))
        noted.append(max(-20.0, min(4.0, lead)) * float(max(0, SHORT_FOR_STRENGTH - letters)) / 6.0)
        noted.append(min(0.0, lead) / (days + 1.0))
        mean: float = MEAN_WAY
        longest: float = LONGEST_WAY
        ally = False
        if field >= 0:
            mean = 0.0
            longest = 0.0
            for number in state.order:
                hours = float(self.way(state.heroes[number].field, field))
                mean += hours / len(state.order)
                longest = max(longest, hours)
            for place in state.allies:
                ally = ally or place == field
        noted.append(mean / A_DAY)
        noted.append(longest / A_DAY)
        noted.append(longest / A_DAY * float(max(0, SHORT_FOR_WAY - letters)))
        noted.append(1.0 if ally else 0.0)

    def lead(self, state: Andor) -> tuple[float, i64]:
        """By how much all together are above the last foe in the mean, and where it stands, -1 for nowhere yet."""
        everybody: i64 = 0
        for number in state.order:
            everybody |= BIT[number]
        for aim in self.greedy.aims:
            if aim.foe < 0:
                continue
            there: i64 = -1
            for field in range(len(state.creatures)):
                if state.creatures[field] == aim.foe + 1:
                    there = field
            willpower = state.board.creatures[aim.foe].willpower
            lead = self.greedy.weigh().lead(state, everybody, there, aim.foe, willpower)
            return float(lead) / 100.0, there
        return 0.0, -1

    def note_heroes(self, state: Andor) -> None:
        """Gold, willpower, brew; creatures on the board."""
        noted = self.noted
        gold: i64 = 0
        brews = 0
        total: i64 = 0
        least: i64 = 99
        for number in state.order:
            hero = state.heroes[number]
            gold += hero.gold
            total += min(hero.willpower, 14)
            least = min(least, hero.willpower)
            brews += 1 if count(hero.bag, BREW) else 0
        wardraks = 0
        creatures = 0
        for creature in state.creatures:
            if creature:
                creatures += 1
                if state.board.creatures[creature - 1].figure == WARDRAK:
                    wardraks += 1
        noted.append(float(min(gold, 12)))
        noted.append(float(total) / len(state.order))
        noted.append(float(least))
        noted.append(float(brews))
        noted.append(float(wardraks))
        noted.append(creatures / 5.0)
