"""The bench of the bots measures what it says; how quick they are no test asks."""

from __future__ import annotations

from sagenwerk.bots import Search
from sagenwerk.lab import bench_bots
from sagenwerk.lab.bench_bots import first_search, play_outs, whole_game

HEROES = ["warrior", "mage"]


def test_play_outs_are_whole_games_per_second() -> None:
    assert play_outs("junior", "challenge-1", HEROES, 0.01) > 0


def test_a_whole_game_of_a_simple_bot_has_decisions_and_no_searches() -> None:
    game, searching = whole_game("junior", "challenge-1", HEROES, "greedy")
    assert game.decisions > 20
    assert game.cpu_s > 0
    assert searching is None


def test_the_first_search_is_found_behind_questions_that_need_none() -> None:
    assert first_search("junior", "challenge-1", HEROES, "planner-quick") > 0


def test_levels_that_take_minutes_are_not_played_to_the_end() -> None:
    assert "planner-strong" not in bench_bots.WHOLE_GAMES
    assert isinstance(bench_bots.policy("planner-strong", "junior"), Search)
