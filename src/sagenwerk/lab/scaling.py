"""What workers are worth: two against one, and what a batch costs on its way through Ray."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median

from sagenwerk.lab.plan import Plan, edition
from sagenwerk.lab.work import Batch, Crew, Pool, play_batch

#: Games that take a few milliseconds each.
PLAN = Plan("junior", "challenge-1", ["warrior", "archer", "dwarf", "mage"], "greedy", games=1_000_000, seed=1)
#: Batches of one measurement, and seconds that a batch should take.
BATCHES = 24
SECONDS = 0.1
ROUNDS = 3


def batches(count: int, games: int) -> Iterator[Batch]:
    """So many batches of so many games."""
    named = edition(PLAN)
    for number in range(count):
        yield Batch(PLAN, number * games, (number + 1) * games, named)


def fitting() -> int:
    """Games that fill a batch on this machine."""
    play_batch(next(batches(1, 1)))  # loads what there is to load
    done = play_batch(next(batches(1, 5)))
    return max(1, round(5 * SECONDS / max(done.cpu_s, 1e-6)))


def seconds_of(crew: Crew, count: int, games: int) -> float:
    """Seconds by the clock that a crew takes for so many batches."""
    began = time.perf_counter()
    for _ in crew.play(batches(count, games)):
        pass
    return time.perf_counter() - began


def two_workers(count: int = BATCHES, rounds: int = ROUNDS) -> float:
    """How many times as quick two processes are as one, on the same batches.

    The best of several rounds of each, in turn: what else runs on the machine only ever makes them slower.
    """
    games = fitting()
    alone: list[float] = []
    together: list[float] = []
    with Pool(1) as one, Pool(2) as two:
        for crew in (one, two):
            seconds_of(crew, 4 * crew.workers, 1)  # until everybody is at work
        for _ in range(rounds):
            alone.append(seconds_of(one, count, games))
            together.append(seconds_of(two, count, games))
    return min(alone) / min(together)


def ray_overhead(count: int = 100, address: str = "local") -> float:
    """Seconds that a batch of one short game is on its way through Ray and back, beside being played; the median.

    Raises ``ResultError`` if Ray is not installed.
    """
    from sagenwerk.lab.ray_work import Cluster

    ways: list[float] = []
    with Cluster(address, cores=1) as cluster:
        seconds_of(cluster, 4, 1)
        for batch in batches(count, 1):
            began = time.perf_counter()
            done = next(iter(cluster.play(iter([batch]))))
            ways.append(time.perf_counter() - began - done.cpu_s)
    return median(ways)
