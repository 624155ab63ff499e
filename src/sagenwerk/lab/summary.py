"""What rows of games say together: when, why and where they are lost, what goes with winning, how long they are."""

from __future__ import annotations

from collections import Counter
from itertools import count
from math import erfc, sqrt
from typing import TypeVar

import msgspec

from sagenwerk.lab.record import Row
from sagenwerk.lab.simulate import wilson

T = TypeVar("T")

#: Columns of a histogram at most.
MOST_COLUMNS = 10
#: Games with an event, and without it, that it takes to say anything.
FEWEST = 5
#: Chance of a false alarm over all events of a report.
ALARM = 0.05


class Rate(msgspec.Struct, frozen=True):
    """Games won of some games, with their 95 % Wilson interval."""

    name: str
    games: int
    won: int

    @property
    def rate(self) -> float:
        """The part won."""
        return self.won / self.games if self.games else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """The interval."""
        return wilson(self.won, self.games)


class Column(msgspec.Struct, frozen=True):
    """Games of one column of a histogram, from ``first`` to ``last``."""

    first: int
    last: int
    won: int
    lost: int
    cut: int


class Reason(msgspec.Struct, frozen=True):
    """Why games were lost: message of the last line, how many, on which day most of them, what came right before."""

    message: str
    games: int
    day: int
    on_day: int
    cause: str
    by_cause: int


class Deciding(msgspec.Struct, frozen=True):
    """An event, and how often games are won with it and without it."""

    key: str
    with_it: Rate
    without: Rate

    @property
    def difference(self) -> float:
        """How much more often games are won with it."""
        return self.with_it.rate - self.without.rate


def rate_of(name: str, rows: list[Row]) -> Rate:
    """The win rate of some games."""
    return Rate(name, len(rows), sum(row.won for row in rows))


def mixes(rows: list[Row]) -> list[Rate]:
    """Win rates by heroes, whatever their order; the best first. Empty where all games have the same."""
    by_mix: dict[str, list[Row]] = {}
    for row in rows:
        by_mix.setdefault(",".join(sorted(row.heroes.split(","))), []).append(row)
    if len(by_mix) < 2:
        return []
    return sorted((rate_of(name, found) for name, found in by_mix.items()), key=lambda one: (-one.rate, one.name))


def step_of(least: int, most: int) -> int:
    """Width of a column: 1, 2 or 5 times a power of ten, so that there are not too many.

    >>> step_of(3, 9), step_of(0, 99), step_of(120, 480)
    (1, 10, 50)
    """
    step = 1
    for place in count():
        for digit in (1, 2, 5):
            step = int(digit * 10**place)
            if most // step - least // step < MOST_COLUMNS:
                return step
    return step


def columns(rows: list[Row], what: str) -> list[Column]:
    """A histogram of ``days`` or ``decisions``, without gaps."""
    if not rows:
        return []
    values = [int(getattr(row, what)) for row in rows]
    step = step_of(min(values), max(values))
    counts: dict[int, Counter[str]] = {}
    for row, value in zip(rows, values, strict=True):
        counts.setdefault(value // step, Counter())["won" if row.won else "cut" if row.cut else "lost"] += 1
    found = []
    for column in range(min(counts), max(counts) + 1):
        games = counts.get(column, Counter())
        found.append(Column(column * step, column * step + step - 1, games["won"], games["lost"], games["cut"]))
    return found


def reasons(rows: list[Row]) -> list[Reason]:
    """Why games were lost, the most frequent first; a game that was cut has the reason ``""``."""
    found = []
    for message in {row.reason for row in rows if not row.won}:
        lost = [row for row in rows if not row.won and row.reason == message]
        day, on_day = most_common([row.days for row in lost])
        cause, by_cause = most_common([row.cause for row in lost])
        found.append(Reason(message, len(lost), day, on_day, cause, by_cause))
    return sorted(found, key=lambda one: (-one.games, one.message))


def most_common(values: list[T]) -> tuple[T, int]:
    """What comes most often, and how often; of several the first in order."""
    counts = Counter(values)
    best = min(counts, key=lambda value: (-counts[value], str(value)))
    return best, counts[best]


def lost_places(rows: list[Row]) -> dict[str, float]:
    """By field: part of the lost games that ended there."""
    lost = [row for row in rows if not row.won and row.place]
    counts = Counter(row.place for row in lost)
    return {field: games / len(lost) for field, games in sorted(counts.items(), key=lambda one: (-one[1], one[0]))}


def mean_visits(rows: list[Row]) -> dict[str, float]:
    """By field: how often heroes come there in a game, on average; the most visited first."""
    counts: Counter[str] = Counter()
    for row in rows:
        counts.update(row.visits)
    return {field: times / len(rows) for field, times in sorted(counts.items(), key=lambda one: (-one[1], one[0]))}


def deciding(rows: list[Row], most: int = 8) -> list[Deciding]:
    """Events that go with winning or losing beyond chance, the greatest difference first.

    Two-sided test of two rates, with Bonferroni's correction for all events that were looked at. The last lines of
    games are left out: they tell the result itself. That something goes with winning does not say that it causes it.
    """
    games, won = len(rows), sum(row.won for row in rows)
    ends = {row.reason for row in rows}
    there: Counter[str] = Counter()
    there_won: Counter[str] = Counter()
    for row in rows:
        there.update(row.events.keys())
        if row.won:
            there_won.update(row.events.keys())
    tried = [
        key
        for key in there
        if FEWEST <= there[key] <= games - FEWEST and key.partition(" ")[0] not in ends and won not in (0, games)
    ]
    found = []
    for key in tried:
        one = Rate(key, there[key], there_won[key])
        other = Rate(key, games - there[key], won - there_won[key])
        if chance(one, other) * len(tried) < ALARM:
            found.append(Deciding(key, one, other))
    found.sort(key=lambda one: (-abs(one.difference), one.key))
    told = {(one.with_it.games, one.with_it.won): one for one in reversed(found)}  # of those that come together, one
    return [one for one in found if told[one.with_it.games, one.with_it.won] is one][:most]


def chance(one: Rate, other: Rate) -> float:
    """How probable so great a difference of two rates is if there is none."""
    pooled = (one.won + other.won) / (one.games + other.games)
    spread = sqrt(pooled * (1 - pooled) * (1 / one.games + 1 / other.games))
    return erfc(abs(one.rate - other.rate) / spread / sqrt(2)) if spread else 1.0
