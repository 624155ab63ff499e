"""Throws: sums of movement dice, and combat dice as skulls and shields (HQ-021, HQ-072, HQ-073)."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mypy_extensions import i64

from sagenwerk.heroquest.scenario import QuestScenario
from sagenwerk.heroquest.state import Quest
from sagenwerk.kernel.contract import Action, Chance, Outcome

D = TypeVar("D", bound=Outcome)

#: The most movement dice (two, doubled) and combat dice that a rule can ask for.
MOST_DICE: Final = 4
MOST_COMBAT_DICE: Final = 12

#: Sides of a combat die: skulls, white shields, black shield.
SKULLS: Final = 3
WHITE_SHIELDS: Final = 2
BLACK_SHIELDS: Final = 1


class Sum(Outcome):
    """What some six-sided dice add up to."""

    def __init__(self, dice: i64, total: i64) -> None:
        super().__init__(f"{dice} dice: {total}")
        self.sum = total


class CombatThrow(Outcome):
    """How many skulls, white and black shields some combat dice show."""

    def __init__(self, dice: i64, skulls: i64, white: i64) -> None:
        black = dice - skulls - white
        super().__init__(f"{dice} combat dice: {skulls} skulls, {white} white, {black} black")
        self.skulls = skulls
        self.white = white
        self.black = black


class Dice(Chance[Quest, D]):
    """A question to so many dice."""

    thrown = True

    def __init__(self, name: str, dice: i64) -> None:
        super().__init__(name)
        self.dice = dice

    def how_many(self, state: Quest) -> i64:
        """How many are thrown."""
        return self.dice


class SumDice(Dice[Sum]):
    """A question to some six-sided dice: what they add up to."""

    def options(self, state: Quest) -> list[Action[Any]]:
        return list(state.tables.sums[self.how_many(state)])

    def weights(self, state: Quest) -> list[int]:
        return state.tables.sum_weights[self.how_many(state)][:]


class CombatDice(Dice[CombatThrow]):
    """A question to some combat dice: their skulls and shields."""

    def options(self, state: Quest) -> list[Action[Any]]:
        return list(state.tables.combat_throws[self.how_many(state)])

    def weights(self, state: Quest) -> list[int]:
        return state.tables.combat_weights[self.how_many(state)][:]


def shows(thrown: CombatThrow, said: dict[str, str | int]) -> dict[str, str | int]:
    """The words of a line of the chronicle, with what the combat dice showed."""
    said["skulls"] = thrown.skulls
    said["white-shields"] = thrown.white
    said["black-shields"] = thrown.black
    return said


def ways(number: int, of: int) -> int:
    """In how many ways some of several dice can be chosen."""
    found = 1
    for place in range(of):
        found = found * (number - place) // (place + 1)
    return found


def fill_throws(tables: QuestScenario) -> list[Outcome]:
    """Make all throws with their exact weights, and give them back in pinned order."""
    made: list[Outcome] = []
    counts = [1]
    for dice in range(MOST_DICE + 1):
        if dice:
            following = [0] * (len(counts) + 6)
            for total in range(len(counts)):
                for face in range(1, 7):
                    following[total + face] += counts[total]
            counts = following
        sums: list[Outcome] = []
        weights: list[int] = []
        for total in range(len(counts)):
            if counts[total]:
                outcome = Sum(dice, total)
                sums.append(outcome)
                weights.append(counts[total])
                made.append(outcome)
        tables.sums.append(sums)
        tables.sum_weights.append(weights)
    for dice in range(MOST_COMBAT_DICE + 1):
        throws: list[Outcome] = []
        weights = []
        for skulls in range(dice + 1):
            for white in range(dice - skulls + 1):
                thrown = CombatThrow(dice, skulls, white)
                throws.append(thrown)
                made.append(thrown)
                weights.append(
                    ways(dice, skulls)
                    * ways(dice - skulls, white)
                    * SKULLS**skulls
                    * WHITE_SHIELDS**white
                    * BLACK_SHIELDS ** (dice - skulls - white)
                )
        tables.combat_throws.append(throws)
        tables.combat_weights.append(weights)
    return made
