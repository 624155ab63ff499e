"""Simulation: the same numbers with any number of workers, honest intervals, clear refusals."""

from __future__ import annotations

import msgspec
import pytest

from sagenwerk.lab.bench import clone_us, measure, opening
from sagenwerk.lab.simulate import Plan, play_games, seed_of, simulate, wilson

PLAN = Plan("junior", "challenge-1", ["warrior", "archer"], "greedy", games=45, seed=7)


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    told: list[int] = []
    alone, together = simulate(PLAN, 1, told.append), simulate(PLAN, 2)
    assert sum(told) == 45
    assert (alone.won, alone.mean_days, alone.mean_decisions) == (
        together.won,
        together.mean_days,
        together.mean_decisions,
    )


def test_a_batch_is_the_same_whoever_plays_it() -> None:
    whole, parts = play_games(PLAN, 0, 6), play_games(PLAN, 0, 2) + play_games(PLAN, 2, 6)
    assert (whole.won, whole.days, whole.decisions) == (parts.won, parts.days, parts.decisions)


def test_every_game_of_a_run_has_its_own_seed() -> None:
    assert len({seed_of(7, number) for number in range(1000)} | {seed_of(8, number) for number in range(1000)}) == 2000


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0)]
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_options_change_the_game() -> None:
    easy = msgspec.structs.replace(PLAN, options={"difficulty": "easy"})
    hard = msgspec.structs.replace(PLAN, options={"difficulty": "hard"})
    assert simulate(easy).won > simulate(hard).won


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "chess"),
        ({"scenario": "challenge-9"}, "challenge-9"),
        ({"bot": "clever"}, "no player “clever”"),
        ({"heroes": ["warrior"]}, "2 to 4 heroes"),
        ({"options": {"weather": "rain"}}, "no choice of rules “weather”"),
        ({"games": 0}, "At least one game"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_the_first_game(change: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        simulate(msgspec.structs.replace(PLAN, **change))


def test_the_bench_measures_something_of_everything() -> None:
    found = measure("junior", "challenge-1", ["warrior", "archer"], rounds=1, seconds=0.05)
    assert found.decisions_per_cpu_s > found.games_per_cpu_s > 0
    assert found.checked_replay_ms > 0
    assert clone_us(opening("junior", "challenge-2", ["dwarf", "mage"]), 1) > 0


QUEST = Plan("heroquest", "quest-1", ["barbarian", "elf"], "greedy", games=3, seed=7, options={"edition": "us"})


def test_heroes_and_game_master_have_a_bot_each() -> None:
    simple, cunning = simulate(QUEST), simulate(msgspec.structs.replace(QUEST, master="cunning"))
    named = simulate(msgspec.structs.replace(QUEST, master="simple"))
    assert (named.won, named.mean_decisions) == (simple.won, simple.mean_decisions)
    assert cunning.mean_decisions != simple.mean_decisions
    assert simple.mean_body_lost > 0
    assert 0 <= simple.mean_deaths <= 2
    assert simple.endless == 0


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bot": "cunning"}, "plays no heroes"),
        ({"master": "greedy"}, "no game master of heroquest; there are simple, cunning"),
    ],
)
def test_nobody_plays_the_other_sides_part(change: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        simulate(msgspec.structs.replace(QUEST, **change))


def test_a_game_without_game_master_takes_no_bot_for_him() -> None:
    with pytest.raises(ValueError, match="no game master of junior; there are none"):
        simulate(msgspec.structs.replace(PLAN, master="simple"))


def test_random_heroes_are_cut_when_they_wander_for_ever() -> None:
    report = simulate(msgspec.structs.replace(QUEST, bot="random", most=50))
    assert (report.endless, report.won, report.mean_decisions) == (3, 0, 50)
