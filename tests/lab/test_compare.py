"""Comparisons: intervals that hold whenever one stops, conclusions only where numbers allow them."""

from __future__ import annotations

import random

import msgspec
import pytest

from sagenwerk.lab.compare import Contest, Verdict, compare, judged
from sagenwerk.lab.plan import Plan
from sagenwerk.lab.sequential import ALPHA, Pairs, best_for, evidence, interval, log_likelihood, log_mixture
from sagenwerk.lab.variants import pieces, varied
from sagenwerk.lab.work import Alone, Pool

PLAN = Plan("junior", "challenge-1", ["any:2"], "greedy", games=200, seed=7)
RANDOM = msgspec.structs.replace(PLAN, bot="random")


@pytest.mark.parametrize("pairs", [Pairs(60, 10, 230), Pairs(3, 0, 5), Pairs(0, 4, 9), Pairs(7, 7, 0), Pairs(0, 0, 6)])
@pytest.mark.parametrize("difference", [-0.5, -0.1, 0.0, 0.05, 0.3])
def test_the_greatest_likelihood_is_found(pairs: Pairs, difference: float) -> None:
    low, high = max(0.0, difference), (1 + difference) / 2
    tried = max(log_likelihood(pairs, low + (high - low) * step / 4000, difference) for step in range(4001))
    assert best_for(pairs, difference) == pytest.approx(tried, abs=1e-4)
    assert best_for(pairs, difference) >= tried - 1e-9


def test_the_mixture_gives_all_sequences_of_a_length_one_together() -> None:
    from itertools import product
    from math import exp

    total = 0.0
    for outcomes in product(((True, False), (False, True), (True, True)), repeat=5):
        pairs = Pairs()
        for a, b in outcomes:
            pairs = pairs.with_pair(a, b)
        total += exp(log_mixture(pairs))
    assert total == pytest.approx(1)


def test_a_true_difference_is_hardly_ever_ruled_out_at_any_of_many_looks() -> None:
    luck, missed = random.Random(5), 0
    for _ in range(100):
        pairs = Pairs()
        for number in range(300):
            drawn = luck.random()
            pairs = pairs.with_pair(drawn < 0.25, 0.25 <= drawn < 0.35)
            if number % 10 == 9 and evidence(pairs, 0.15) >= 1 / ALPHA:
                missed += 1
                break
    assert missed <= 5


def test_the_interval_holds_what_was_seen_and_narrows() -> None:
    wide, narrow = interval(Pairs(6, 1, 23)), interval(Pairs(600, 100, 2300))
    assert wide[0] < 5 / 30 < wide[1]
    assert narrow[0] < 5 / 30 < narrow[1]
    assert narrow[1] - narrow[0] < (wide[1] - wide[0]) / 5
    assert interval(Pairs(10, 60, 230)) == pytest.approx([-end for end in reversed(interval(Pairs(60, 10, 230)))])
    assert interval(Pairs()) == (-1, 1)


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (0.01, 0.4, Verdict.A_BETTER),
        (-0.4, -0.01, Verdict.B_BETTER),
        (-0.04, 0.05, Verdict.NO_DIFFERENCE),
        (-0.04, 0.06, Verdict.OPEN),
        (0.0, 0.2, Verdict.OPEN),
    ],
)
def test_what_may_be_said_of_an_interval(low: float, high: float, verdict: Verdict) -> None:
    assert judged(low, high, 0.05) is verdict


def test_a_clear_difference_ends_it_soon_whoever_plays() -> None:
    alone = compare(PLAN, RANDOM, Alone())
    assert alone.verdict is Verdict.A_BETTER
    assert 0 < alone.low < alone.high < 1
    assert alone.pairs.count < 60
    assert alone.won_a - alone.won_b == alone.pairs.a - alone.pairs.b
    with Pool(2) as crew:
        assert compare(PLAN, RANDOM, crew) == alone
    other_way = compare(RANDOM, PLAN, Alone())
    assert (other_way.verdict, other_way.low) == (Verdict.B_BETTER, pytest.approx(-alone.high))


def test_few_games_decide_nothing() -> None:
    few = msgspec.structs.replace(PLAN, games=8)
    found = compare(few, msgspec.structs.replace(few, options={"difficulty": "easy"}), Alone())
    assert found.verdict is Verdict.OPEN
    assert found.pairs.count == 8
    assert found.low < 0 < found.high


def test_the_same_variant_twice_is_found_to_make_no_difference() -> None:
    contest = Contest(0.05, 0.0)
    for number in range(2000):
        for side in (1, 0):
            contest.add(side, number, number % 3 == 0)
    contest.count(2000)
    assert contest.verdict is Verdict.NO_DIFFERENCE
    assert contest.pairs.count < 2000


def test_pairs_count_in_the_order_of_their_numbers() -> None:
    contest = Contest(0.05, 0.0)
    for number in (2, 0):
        contest.add(0, number, True)
        contest.add(1, number, False)
    contest.add(0, 1, True)
    contest.count(100)
    assert contest.pairs == Pairs(a=1)
    contest.add(1, 1, True)
    contest.count(100)
    assert contest.pairs == Pairs(a=2, same=1)


def test_precision_can_be_asked_for() -> None:
    contest = Contest(0.05, 0.08)
    for number in range(1000):
        contest.add(0, number, number % 10 < 7)
        contest.add(1, number, number % 10 < 4)
    contest.count(1000)
    low, high = contest.bounds
    assert contest.verdict is Verdict.A_BETTER
    assert 0.1 < high - low <= 0.16


@pytest.mark.parametrize(
    ("change", "margin", "message"),
    [
        ({"seed": 8}, 0.05, "same seed"),
        ({"games": 8}, 0.05, "same number of games"),
        ({"bot": "clever"}, 0.05, "no player"),
        ({}, 0.0, "between 0 and 1"),
    ],
)
def test_what_cannot_be_compared_is_refused(change: dict[str, object], margin: float, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        compare(PLAN, msgspec.structs.replace(PLAN, **change), Alone(), margin)


def test_variants_are_written_with_commas_that_may_also_stand_in_values() -> None:
    found = varied(PLAN, "bot=warrior=random,greedy,heroes=warrior,archer,difficulty=easy,dragon.start.2=3")
    assert (found.bot, found.heroes) == ("warrior=random,greedy", ["warrior", "archer"])
    assert found.options == {"difficulty": "easy"}
    assert found.content is not None
    assert varied(PLAN, "") == PLAN
    assert pieces("a=1,b=2", ["a", "b"]) == [("a", "1"), ("b", "2")]


@pytest.mark.parametrize("words", ["weather=rain", "greedy", "bot=", "dragon.start.2=3..5", "dragon.start.9=3"])
def test_an_unknown_variant_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match=r"known are|says nothing|ne number|here is no"):
        varied(PLAN, words)
