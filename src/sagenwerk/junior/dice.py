"""Throws of the heroes' dice: how many of each face, with their exact weights (R-022, R-023)."""

from __future__ import annotations

from mypy_extensions import i64

from sagenwerk.junior.scenario import HERO_NAMES, JuniorScenario
from sagenwerk.kernel.contract import Outcome


class Throw(Outcome):
    """What all own dice of one throw show. Equal dice of one throw are one outcome."""

    def __init__(self, name: str, swords: i64, torches: i64, lightnings: i64, blanks: i64) -> None:
        super().__init__(name)
        self.swords = swords
        self.torches = torches
        self.lightnings = lightnings
        self.blanks = blanks


def _power(base: int, exponent: int) -> int:
    result = 1
    for _ in range(exponent):
        result *= base
    return result


def _ways(counts: list[int]) -> int:
    """In how many orders dice with these counts of faces can fall."""
    result = 1
    placed = 0
    for count in counts:
        for already in range(count):
            placed += 1
            result = result * placed // (already + 1)
    return result


def _throw_name(hero: i64, swords: int, torches: int, lightnings: int, blanks: int) -> str:
    parts = []
    for count, face in ((swords, "sword"), (torches, "torch"), (lightnings, "lightning"), (blanks, "blank")):
        if count:
            parts.append(f"{count} {face}")
    return f"{HERO_NAMES[hero]} throws {', '.join(parts)}"


def throws_of(board: JuniorScenario, hero: i64, dice: int) -> tuple[list[Outcome], list[int]]:
    """All throws of this many of the hero's dice, most swords first, and their weights."""
    outcomes: list[Outcome] = []
    weights: list[int] = []
    faces = [board.swords[hero], board.torches[hero], board.lightnings[hero]]
    blank = 6 - faces[0] - faces[1] - faces[2]
    for swords in range(dice, -1, -1):
        for torches in range(dice - swords, -1, -1):
            for lightnings in range(dice - swords - torches, -1, -1):
                blanks = dice - swords - torches - lightnings
                weight = _ways([swords, torches, lightnings, blanks])
                weight *= _power(faces[0], swords) * _power(faces[1], torches)
                weight *= _power(faces[2], lightnings) * _power(blank, blanks)
                if weight:
                    name = _throw_name(hero, swords, torches, lightnings, blanks)
                    outcomes.append(Throw(name, swords, torches, lightnings, blanks))
                    weights.append(weight)
    return outcomes, weights
