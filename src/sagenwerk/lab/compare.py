"""Two variants against each other: games in pairs, as many as it takes, and a conclusion only where numbers allow one.

Game n of both variants has the same seed, and the same heroes where they are drawn. After every tenth pair, in the
order of their numbers, the interval of ``sequential`` is looked at; who played which pair when changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

import msgspec

from sagenwerk.lab.plan import Plan, checked
from sagenwerk.lab.refusals import Refused
from sagenwerk.lab.sequential import ALPHA, Pairs, interval
from sagenwerk.lab.simulate import wilson
from sagenwerk.lab.work import Crew, Portions

#: Pairs between two looks.
LOOK_EVERY = 10
#: A smaller difference of win rates than this is none to speak of.
MARGIN = 0.05


class Verdict(Enum):
    """What the numbers allow to say."""

    A_BETTER = "a-better"
    B_BETTER = "b-better"
    NO_DIFFERENCE = "no-difference"
    OPEN = "open"


class Comparison(msgspec.Struct, frozen=True):
    """What came of it: ``low`` and ``high`` bound the difference of win rates, A minus B.

    ``level``: chance with which the interval holds, whenever one stops. ``margin``: for ``NO_DIFFERENCE`` the whole
    interval lies within it.
    """

    a: Plan
    b: Plan
    pairs: Pairs
    won_a: int
    won_b: int
    low: float
    high: float
    verdict: Verdict
    margin: float
    level: float

    @property
    def rates(self) -> tuple[float, float]:
        """Win rates of both."""
        games = max(1, self.pairs.count)
        return self.won_a / games, self.won_b / games

    @property
    def wilson(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """95 % intervals of both, each for itself (for a number of games fixed before)."""
        return wilson(self.won_a, self.pairs.count), wilson(self.won_b, self.pairs.count)


def judged(low: float, high: float, margin: float) -> Verdict:
    """What an interval of the difference allows to say."""
    if low > 0:
        return Verdict.A_BETTER
    if high < 0:
        return Verdict.B_BETTER
    return Verdict.NO_DIFFERENCE if -margin <= low and high <= margin else Verdict.OPEN


class Contest:
    """Pairs as they come in, counted in the order of their numbers."""

    def __init__(self, margin: float, precise: float) -> None:
        self.margin = margin
        self.precise = precise
        self.waiting: dict[tuple[int, int], bool] = {}
        self.pairs = Pairs()
        self.won = [0, 0]
        self.bounds = (-1.0, 1.0)
        self.verdict = Verdict.OPEN
        self.decided = False

    def add(self, side: int, number: int, won: bool) -> None:
        """A game of A (0) or B (1)."""
        if not self.decided:
            self.waiting[side, number] = won

    def count(self, games: int) -> None:
        """Take up all pairs whose turn it is; looks after every tenth, and after the last of ``games``."""
        while not self.decided:
            number = self.pairs.count
            if (0, number) not in self.waiting or (1, number) not in self.waiting:
                return
            a, b = self.waiting.pop((0, number)), self.waiting.pop((1, number))
            self.pairs = self.pairs.with_pair(a, b)
            self.won[0] += a
            self.won[1] += b
            if self.pairs.count % LOOK_EVERY == 0 or self.pairs.count == games:
                self.look()

    def look(self) -> None:
        """Whether the pairs so far decide it."""
        self.bounds = interval(self.pairs, ALPHA)
        low, high = self.bounds
        self.verdict = judged(low, high, self.margin)
        self.decided = self.verdict is not Verdict.OPEN and (not self.precise or high - low <= 2 * self.precise)


def compare(
    a: Plan,
    b: Plan,
    crew: Crew,
    margin: float = MARGIN,
    precise: float = 0.0,
    progress: Callable[[int, float, float], None] | None = None,
) -> Comparison:
    """Play pairs until it is decided, ``a.games`` at most.

    ``precise``: go on until the interval is no wider than this to both sides. ``progress`` is told the number of pairs
    and the interval so far. Raises ``ValueError`` for a plan that cannot be played, or for plans with different seeds
    or numbers of games.
    """
    if (a.seed, a.games) != (b.seed, b.games):
        raise Refused("lab-not-in-pairs")
    if not 0 < margin < 1:
        raise Refused("lab-wrong-margin", margin=str(margin))
    checked(a)
    checked(b)
    contest = Contest(margin, precise)
    portions = Portions([a, b], list(range(a.games)), crew.workers)
    for done in crew.play(portions.batches()):
        portions.learn(done)
        for row in done.rows:
            for side, plan in enumerate((a, b)):
                if done.batch.plan == plan:
                    contest.add(side, row.number, row.won)
        contest.count(a.games)
        if progress is not None:
            progress(contest.pairs.count, *contest.bounds)
        if contest.decided:
            break
    low, high = contest.bounds
    return Comparison(
        a, b, contest.pairs, contest.won[0], contest.won[1], low, high, contest.verdict, margin, 1 - ALPHA
    )
