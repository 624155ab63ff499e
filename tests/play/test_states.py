"""Which states a play remembers."""

from __future__ import annotations

from itertools import pairwise

from tiny_game import RACE

from sagenwerk.kernel import State
from sagenwerk.play.states import APART, CLOSE, States

STATE = RACE.new(RACE.scenario("short"), ["hare", "fox"], {})


def remembered(upto: int) -> tuple[States, list[State]]:
    states = States(0, STATE)
    made = [STATE, *[STATE.clone() for _ in range(upto)]]
    for length in range(1, upto + 1):
        states.remember(length, made[length])
    return states, made


def known(states: States, upto: int) -> list[int]:
    return sorted({states.nearest(length)[0] for length in range(upto + 1)})


def test_the_last_states_are_all_kept_and_of_those_before_them_some() -> None:
    states, _ = remembered(1000)
    lengths = known(states, 1000)
    assert lengths[-CLOSE:] == list(range(1001 - CLOSE, 1001))
    assert lengths[0] == 0
    assert len(lengths) < CLOSE + 1000 // APART + 4
    assert all(later - before <= 2 * APART for before, later in pairwise(lengths))


def test_the_nearest_state_is_the_one_of_its_length() -> None:
    states, made = remembered(300)
    for length in range(301):
        near, state = states.nearest(length)
        assert near <= length
        assert state is made[near]


def test_what_no_longer_holds_is_forgotten_but_never_the_first() -> None:
    states, _ = remembered(20)
    states.forget_after(15)
    assert states.last == 15
    states.remember(15, STATE)
    states.remember(9, STATE)
    assert states.last == 15
    states.forget_after(-1)
    assert (states.first, states.last, states.begin is STATE) == (0, 0, True)
