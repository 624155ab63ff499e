"""Throws of dice: equal dice of one throw are one outcome, with its exact weight (AN-055, AN-064, AN-065)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.andor.scenario import AndorScenario
from sagenwerk.kernel.contract import Outcome

#: Faces of a red die and of a hero's die.
SIX_FACES: Final = [1, 2, 3, 4, 5, 6]


class Throw(Outcome):
    """What several dice of one kind show, ascending."""

    def __init__(self, name: str, dice: list[int]) -> None:
        super().__init__(name)
        self.dice = dice
        self.best: i64 = equal_added(dice, 0)


def highest(dice: list[int], black: i64) -> i64:
    """The highest of these dice and of a black one, 0 for none (AN-056)."""
    most: i64 = black
    for die in dice:
        if die > most:
            most = die
    return most


def equal_added(dice: list[int], black: i64) -> i64:
    """The highest single die, or the sum of equal dice where that is more (AN-066, AN-185)."""
    most: i64 = black
    for die in dice:
        total: i64 = die if die == black else 0
        for other in dice:
            if other == die:
                total += die
        if total > most:
            most = total
    return most


def _ways(counts: list[int], sides: list[int]) -> int:
    """In how many ways dice can fall so, when each face is on so many sides of a die."""
    result = 1
    placed = 0
    for place in range(len(counts)):
        for already in range(counts[place]):
            placed += 1
            result = result * placed // (already + 1)
    for place in range(len(counts)):
        for _ in range(counts[place]):
            result *= sides[place]
    return result


def throws_of(word: str, faces: list[int], number: int) -> tuple[list[Outcome], list[int]]:
    """All throws of this many dice with these faces, the lowest first, and their weights; named ``word`` and faces."""
    distinct = sorted(set(faces))
    sides = [faces.count(face) for face in distinct]
    outcomes: list[Outcome] = []
    weights: list[int] = []
    if number == 0:
        return outcomes, weights
    places = [0] * number
    while True:
        dice = [distinct[place] for place in places]
        outcomes.append(Throw(f"{word} {' '.join([str(die) for die in dice])}", dice))
        weights.append(_ways([places.count(place) for place in range(len(distinct))], sides))
        last = number - 1
        while last >= 0 and places[last] == len(distinct) - 1:
            last -= 1
        if last < 0:
            return outcomes, weights
        face = places[last] + 1
        for place in range(last, number):
            places[place] = face


def fill_throws(board: AndorScenario) -> None:
    """Make the throws that the heroes and creatures of this legend can need, by number of dice."""
    red = 1
    black = 1
    for row in board.hero_dice:
        red = max(red, max(row))
    for kind in board.creatures:
        if kind.black:
            black = max(black, max(kind.dice))
        else:
            red = max(red, max(kind.dice))
    for number in range(red + 1):
        throws, weights = throws_of("dice", SIX_FACES, number)
        board.red_throws.append(throws)
        board.red_weights.append(weights)
    for number in range(black + 1):
        throws, weights = throws_of("black dice", board.black_faces, number)
        board.black_throws.append(throws)
        board.black_weights.append(weights)
