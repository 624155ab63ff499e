"""Many games of one kind, on all cores or a cluster, with the same result whoever plays them."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from sagenwerk.bots.chance import bounds as wilson
from sagenwerk.lab.plan import MOST_DECISIONS, Plan, checked, edition, players, seed_of
from sagenwerk.lab.record import Examples, Row, play_game
from sagenwerk.lab.results import Results
from sagenwerk.lab.work import Alone, Crew, Portions, crew_of

__all__ = [
    "MOST_DECISIONS",
    "Plan",
    "Report",
    "Tally",
    "play_games",
    "run",
    "seed_of",
    "simulate",
    "wilson",
]


class Tally(msgspec.Struct, frozen=True):
    """What some of the games came to, in whole numbers that can be added up; CPU seconds apart.

    ``days``: days or rounds; ``endless``: games that were cut; deaths and body points lost are those of HeroQuest.
    """

    games: int = 0
    won: int = 0
    days: int = 0
    decisions: int = 0
    endless: int = 0
    deaths: int = 0
    body_lost: int = 0
    cpu_s: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.won + other.won,
            self.days + other.days,
            self.decisions + other.decisions,
            self.endless + other.endless,
            self.deaths + other.deaths,
            self.body_lost + other.body_lost,
            self.cpu_s + other.cpu_s,
        )


class Report(msgspec.Struct, frozen=True):
    """What a simulation came to. ``low`` and ``high`` bound the win rate: a 95 % Wilson interval.

    ``mean_days``: days, or rounds of HeroQuest. ``endless``: how many games were cut; they count as not won.
    ``decisions_per_s`` and ``workers`` are those of the games played just now, without those of an earlier run.
    """

    plan: Plan
    games: int
    won: int
    win_rate: float
    low: float
    high: float
    mean_days: float
    mean_decisions: float
    endless: int
    mean_deaths: float
    mean_body_lost: float
    decisions_per_s: float
    workers: int


def tally_of(rows: list[Row], cpu_s: float = 0.0) -> Tally:
    """What some games came to together."""
    return Tally(
        games=len(rows),
        won=sum(row.won for row in rows),
        days=sum(row.days for row in rows),
        decisions=sum(row.decisions for row in rows),
        endless=sum(row.cut for row in rows),
        deaths=sum(row.deaths for row in rows),
        body_lost=sum(row.body_lost for row in rows),
        cpu_s=cpu_s,
    )


def play_games(plan: Plan, first: int, beyond: int) -> Tally:
    """Play games number ``first`` to ``beyond - 1`` of the plan in this process."""
    bots, examples = players(plan), Examples()
    began = time.process_time()
    rows = [play_game(plan, bots, number, examples) for number in range(first, beyond)]
    return tally_of(rows, time.process_time() - began)


class Run(msgspec.Struct):
    """A simulation under way, or over: results so far, and what it took to get those of this run."""

    results: Results
    workers: int
    decisions: int = 0
    cpu_s: float = 0.0

    @property
    def report(self) -> Report:
        """What the results so far come to."""
        total = tally_of(self.results.rows)
        games = max(1, total.games)
        low, high = wilson(total.won, total.games)
        return Report(
            plan=self.results.plan,
            games=total.games,
            won=total.won,
            win_rate=total.won / games,
            low=low,
            high=high,
            mean_days=total.days / games,
            mean_decisions=total.decisions / games,
            endless=total.endless,
            mean_deaths=total.deaths / games,
            mean_body_lost=total.body_lost / games,
            decisions_per_s=self.decisions / self.cpu_s if self.cpu_s else 0.0,
            workers=self.workers,
        )


def begin(plan: Plan, workers: int, known: Results | None = None) -> Run:
    """A run of a plan that goes on where ``known`` ended. Raises ``ValueError`` for a plan that cannot be played."""
    checked(plan)
    rows = [row for row in known.rows if row.number < plan.games] if known is not None else []
    examples = dict(known.examples) if known is not None else Examples()
    return Run(Results(plan, edition(plan), rows, examples), workers)


def run(
    running: Run,
    crew: Crew,
    progress: Callable[[int], None] | None = None,
    keep: Callable[[Results], None] | None = None,
) -> None:
    """Play all games that are missing; ``progress`` is told how many more are done, ``keep`` what there is by then.

    Whatever stops it, the games that are done stand in ``running.results``.
    """
    portions = Portions([running.results.plan], running.results.missing(), crew.workers)
    for done in crew.play(portions.batches()):
        portions.learn(done)
        running.results.add(done.rows, done.examples)
        running.decisions += sum(row.decisions for row in done.rows)
        running.cpu_s += done.cpu_s
        if keep is not None:
            keep(running.results)
        if progress is not None:
            progress(len(done.rows))
    running.results.sort()


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play all games of a plan; ``progress`` is told how many more are done.

    Raises ``ValueError`` for a plan that cannot be played (unknown game, scenario, bot or option, wrong heroes, no
    games), before the first game.
    """
    running = begin(plan, workers)
    with crew_of(workers) as crew:
        run(running, crew, progress)
    return running.report


def simulated(plan: Plan, crew: Crew | None = None) -> Results:
    """The rows of all games of a plan. Raises ``ValueError`` as ``simulate`` does."""
    running = begin(plan, 1)
    run(running, crew or Alone())
    return running.results
