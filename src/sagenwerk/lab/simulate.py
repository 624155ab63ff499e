"""Many games of one kind, on all cores, with the same result whatever the number of workers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context

import msgspec

from sagenwerk.bots import Luck, play_out, policy
from sagenwerk.games import game as game_named
from sagenwerk.kernel import Result

#: Games of one task: long enough to be worth sending, short enough for a progress bar.
BATCH = 20

#: Two-sided 95 %.
Z = 1.959963984540054


class Plan(msgspec.Struct, frozen=True):
    """What is simulated. ``content``: text of a file of one's own; ``options``: named choices of rules."""

    game: str
    scenario: str
    heroes: list[str]
    bot: str
    games: int
    seed: int
    options: dict[str, str] = {}
    content: str | None = None


class Tally(msgspec.Struct, frozen=True):
    """What some of the games came to, in whole numbers that can be added up; CPU seconds apart."""

    games: int = 0
    won: int = 0
    days: int = 0
    decisions: int = 0
    cpu_s: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.won + other.won,
            self.days + other.days,
            self.decisions + other.decisions,
            self.cpu_s + other.cpu_s,
        )


class Report(msgspec.Struct, frozen=True):
    """What a simulation came to. ``low`` and ``high`` bound the win rate: a 95 % Wilson interval."""

    plan: Plan
    games: int
    won: int
    win_rate: float
    low: float
    high: float
    mean_days: float
    mean_decisions: float
    decisions_per_s: float
    workers: int


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a run: 64 bits that depend on nothing else."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:8], "big")


def play_games(plan: Plan, first: int, beyond: int) -> Tally:
    """Play games number ``first`` to ``beyond - 1`` of the plan in this process."""
    game = game_named(plan.game)
    scenario = game.scenario(plan.scenario, plan.content)
    bot = policy(plan.bot, plan.game)
    began = time.process_time()
    won = days = decisions = 0
    for number in range(first, beyond):
        state = game.new(scenario, list(plan.heroes), dict(plan.options))
        state.chronicle = None
        decisions += play_out(state, bot, Luck(seed_of(plan.seed, number)))
        won += state.result is Result.WON
        days += int(state.position().get("day", 0))
    return Tally(beyond - first, won, days, decisions, time.process_time() - began)


def wilson(won: int, games: int) -> tuple[float, float]:
    """Bounds of the 95 % Wilson interval of a win rate.

    >>> low, high = wilson(90, 100)
    >>> round(low, 3), round(high, 3)
    (0.826, 0.945)
    """
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play all games of a plan; ``progress`` is told how many more are done.

    Raises ``ValueError`` for a plan that cannot be played (unknown game, scenario, bot or option, wrong heroes, no
    games), before the first game.
    """
    if plan.games < 1:
        raise ValueError(f"at least one game must be played, not {plan.games}")
    if workers < 1:
        raise ValueError(f"at least one worker must play, not {workers}")
    game = game_named(plan.game)
    game.new(game.scenario(plan.scenario, plan.content), list(plan.heroes), dict(plan.options))
    policy(plan.bot, plan.game)
    total = Tally()
    for tally in tallies(plan, workers):
        total += tally
        if progress is not None:
            progress(tally.games)
    low, high = wilson(total.won, total.games)
    return Report(
        plan=plan,
        games=total.games,
        won=total.won,
        win_rate=total.won / total.games,
        low=low,
        high=high,
        mean_days=total.days / total.games,
        mean_decisions=total.decisions / total.games,
        decisions_per_s=total.decisions / total.cpu_s if total.cpu_s else 0.0,
        workers=workers,
    )


def tallies(plan: Plan, workers: int) -> Iterator[Tally]:
    """The plan's batches, as they are done."""
    batches: Sequence[tuple[int, int]] = [
        (first, min(first + BATCH, plan.games)) for first in range(0, plan.games, BATCH)
    ]
    if workers == 1:
        for first, beyond in batches:
            yield play_games(plan, first, beyond)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play_games, plan, first, beyond) for first, beyond in batches]):
            yield future.result()
