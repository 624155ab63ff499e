"""Whoever plays: the same rows with one worker, with two, and when workers are killed on the way."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
from collections.abc import Iterator

import pytest

from sagenwerk.lab.plan import Plan, edition
from sagenwerk.lab.results import Results
from sagenwerk.lab.simulate import begin, run, simulated
from sagenwerk.lab.work import Batch, Done, OtherEdition, Pool, Portions, WorkersLost, crew_of, play_batch

PLAN = Plan("junior", "challenge-1", ["any:2"], "greedy", games=40, seed=7)


@pytest.fixture(scope="module")
def alone() -> Results:
    return simulated(PLAN)


def test_killed_workers_change_nothing_and_neither_does_their_number(alone: Results) -> None:
    running = begin(PLAN, 2)
    killed = 0

    def kill(done: int) -> None:
        nonlocal killed
        for child in multiprocessing.active_children() if killed < 2 else ():
            assert child.pid is not None
            os.kill(child.pid, signal.SIGKILL)
            killed += 1

    with Pool(2) as crew:
        run(running, crew, kill)
    assert killed >= 2
    assert running.results == alone
    assert not multiprocessing.active_children()


def test_a_batch_that_kills_every_worker_is_given_up_with_a_sentence() -> None:
    def batches() -> Iterator[Batch]:
        yield Batch(PLAN, 0, 40, edition(PLAN))

    class Deadly(Pool):
        def new_pool(self):  # type: ignore[no-untyped-def]
            pool = super().new_pool()
            pool.submit(os._exit, 1)
            return pool

    with Deadly(1) as crew, pytest.raises(WorkersLost, match="games 0 to 39"):
        list(crew.play(batches()))


def test_a_worker_with_other_rules_refuses() -> None:
    with pytest.raises(OtherEdition, match="install the same version"):
        play_batch(Batch(PLAN, 0, 1, "junior 0 older"))


def test_no_worker_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="At least one worker"):
        crew_of(0)


def test_batches_grow_with_quick_games_and_stay_single_with_slow_ones() -> None:
    def sizes(seconds: float) -> list[int]:
        portions = Portions([PLAN], list(range(40)), 1)
        found = []
        for batch in portions.batches():
            found.append(batch.beyond - batch.first)
            portions.learn(Done(batch, [], {}, 0.0))
            portions.games += found[-1]
            portions.seconds += seconds * found[-1]
        return found

    assert sum(sizes(0.001)) == sum(sizes(3.0)) == 40
    assert max(sizes(0.001)) > 10
    assert max(sizes(3.0)) == 1


def test_batches_leave_out_what_is_done() -> None:
    portions = Portions([PLAN], [0, 1, 5, 6, 7], 1)
    portions.games, portions.seconds = 1, 1e-6
    assert [(one.first, one.beyond) for one in portions.batches()] == [(0, 2), (5, 7), (7, 8)]


def test_a_refusal_travels_between_processes_with_its_sentence() -> None:
    there = pickle.loads(pickle.dumps(OtherEdition("lab-other-rules-there", there="junior 2", here="junior 1")))
    assert isinstance(there, OtherEdition)
    assert "'junior 2', not 'junior 1'" in str(there)
    assert "„junior 2“" in there.in_words("de")


def test_two_pools_at_a_time_end_their_own_workers_only() -> None:
    with Pool(1) as one:
        batch = Batch(PLAN, 0, 1, edition(PLAN))
        first = next(one.play(iter([batch])))
        with Pool(1) as two:
            assert next(two.play(iter([batch]))).rows == first.rows
        assert len(multiprocessing.active_children()) == 1
        assert next(one.play(iter([batch]))).rows == first.rows
