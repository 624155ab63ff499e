"""What workers are worth can be measured; how much, no test says."""

from __future__ import annotations

from sagenwerk.lab.scaling import PLAN, batches, fitting, two_workers


def test_batches_that_are_measured_hold_as_many_games_as_they_should() -> None:
    found = list(batches(3, 4))
    assert [(one.first, one.beyond) for one in found] == [(0, 4), (4, 8), (8, 12)]
    assert all(one.plan == PLAN for one in found)
    assert fitting() >= 1


def test_two_workers_are_measured_against_one() -> None:
    assert two_workers(count=2, rounds=1) > 0
