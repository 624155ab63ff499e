"""Who plays: this process, a pool of processes, or the machines of a Ray cluster, all behind one interface.

A crew takes batches of games and gives back what came of them, in any order. What came of a game depends on its plan
and its number alone, so it changes nothing who played it, in which batch, or whether it was played twice because a
worker died on the way.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, connection, get_context, parent_process
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Protocol

import msgspec

from sagenwerk.lab.plan import Plan, edition, players
from sagenwerk.lab.record import Examples, Row, play_game
from sagenwerk.lab.refusals import Refused

#: Seconds that a batch should take: long enough to be worth sending, short enough for a progress bar.
BATCH_SECONDS = 0.25
#: Games of a batch at most.
MOST_IN_A_BATCH = 500
#: How many times in a row workers may die without any batch being done in between.
MOST_LOSSES = 3


class Batch(msgspec.Struct, frozen=True):
    """Games ``first`` to ``beyond - 1`` of a plan. ``edition``: rules and content that the worker must have, too."""

    plan: Plan
    first: int
    beyond: int
    edition: str


class Done(msgspec.Struct, frozen=True):
    """What came of a batch, and the CPU seconds that it took."""

    batch: Batch
    rows: list[Row]
    examples: Examples
    cpu_s: float


class OtherEdition(Refused):
    """A worker has other rules or other content than the one who asks it to play."""


class WorkersLost(Refused):
    """Workers die again and again, with nothing done in between."""


def given_up(batch: Batch) -> WorkersLost:
    """That nobody lives long enough to play a batch."""
    return WorkersLost("lab-workers-lost", times=MOST_LOSSES, first=batch.first, last=batch.beyond - 1)


def play_batch(batch: Batch) -> Done:
    """Play a batch in this process. Raises ``OtherEdition`` where its rules or content differ."""
    here = edition(batch.plan)
    if here != batch.edition:
        raise OtherEdition("lab-other-rules-there", there=here, here=batch.edition)
    began = time.process_time()
    bots, examples = players(batch.plan), Examples()
    rows = [play_game(batch.plan, bots, number, examples) for number in range(batch.first, batch.beyond)]
    return Done(batch, rows, examples, time.process_time() - began)


class Crew(Protocol):
    """Somebody who plays batches; to be used in a ``with`` block, at whose end all workers are gone."""

    #: How many batches are played at the same time.
    workers: int

    def play(self, batches: Iterator[Batch]) -> Iterator[Done]:
        """Play batches; they are asked for only when somebody is free, and given back as they are done."""
        ...

    def __enter__(self) -> Crew: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class Alone:
    """This process plays everything."""

    workers = 1

    def play(self, batches: Iterator[Batch]) -> Iterator[Done]:
        """One batch after the other."""
        return map(play_batch, batches)

    def __enter__(self) -> Alone:
        return self

    def __exit__(self, *_: object) -> None:
        """Nobody has to go."""


class Pool:
    """Processes on this machine; where one is killed, a new pool plays its games again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.hired: set[BaseProcess] = set()
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        """Fresh processes, with nothing of this one in them."""
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=prepare_worker)

    def submit(self, batch: Batch) -> Future[Done]:
        """Hand out a batch; the pool may start a process for it."""
        before = set(active_children())
        future = self.pool.submit(play_batch, batch)
        self.hired |= set(active_children()) - before
        return future

    def play(self, batches: Iterator[Batch]) -> Iterator[Done]:
        """Two batches a worker are under way, so that none has to wait."""
        again: deque[Batch] = deque()
        running: dict[Future[Done], Batch] = {}
        losses = 0
        while True:
            while len(running) < 2 * self.workers:
                batch = again.popleft() if again else next(batches, None)
                if batch is None:
                    break
                try:
                    running[self.submit(batch)] = batch
                except BrokenProcessPool:
                    again.append(batch)
                    break
            if not running and not again:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done if running else ():
                batch = running.pop(future)
                try:
                    done = future.result()
                except BrokenProcessPool:
                    again.append(batch)
                else:
                    losses = 0
                    yield done
            if again:  # a pool that lost a worker takes no more work
                losses += 1
                if losses >= MOST_LOSSES:
                    raise given_up(again[0])
                again.extend(running.values())
                running.clear()
                self.pool.shutdown(wait=False, cancel_futures=True)
                self.pool = self.new_pool()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        """Whoever is still playing is stopped: his games would be for nobody."""
        for child in self.hired & set(active_children()):
            child.terminate()
        self.pool.shutdown(cancel_futures=True)


def prepare_worker() -> None:
    """A worker leaves Ctrl-C to the one who gives it work, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Stop this process as soon as the one that started it is gone, however it went."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def crew_of(workers: int, ray: str = "") -> Crew:
    """Whoever plays: processes, or the Ray cluster at this address.

    Raises ``ValueError`` for fewer than one worker, ``ResultError`` if Ray is not installed or not there.
    """
    if ray:
        from sagenwerk.lab.ray_work import Cluster

        return Cluster(ray)
    if workers < 1:
        raise Refused("lab-no-workers", workers=workers)
    return Alone() if workers == 1 else Pool(workers)


class Portions:
    """Cuts numbers of games into batches of the right length: slow bots get one game each."""

    def __init__(self, plans: list[Plan], numbers: list[int], workers: int) -> None:
        self.plans = plans
        self.editions = [edition(plan) for plan in plans]
        self.numbers = deque(numbers)
        self.workers = workers
        self.games = 0
        self.seconds = 0.0

    def learn(self, done: Done) -> None:
        """How long games take."""
        self.games += len(done.rows)
        self.seconds += done.cpu_s

    def size(self) -> int:
        """Games of the next batch: one as long as nothing is known, none too many for a good end together."""
        if not self.games:
            return 1
        mean = max(self.seconds / self.games, 1e-6)
        fair = -(-len(self.numbers) // (2 * self.workers))
        return max(1, min(int(BATCH_SECONDS / mean), fair, MOST_IN_A_BATCH))

    def batches(self) -> Iterator[Batch]:
        """Runs of numbers, each for every plan."""
        while self.numbers:
            size = self.size()
            first = beyond = self.numbers.popleft()
            beyond += 1
            while self.numbers and beyond - first < size and self.numbers[0] == beyond:
                beyond = self.numbers.popleft() + 1
            for plan, named in zip(self.plans, self.editions, strict=True):
                yield Batch(plan, first, beyond, named)
