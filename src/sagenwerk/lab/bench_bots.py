"""How fast the bots are: searches and imagined games, one whole game of each bot, more workers, environments.

What takes long is measured once: these are figures for people, and no test asks for them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec

import msgspec

from sagenwerk.bots import PLANNERS, Luck, Search, deal, heroes_only, masters, play_out, policy
from sagenwerk.kernel import CHANCE, Result
from sagenwerk.lab.bench import SUBJECTS, opening

#: Levels that are timed over a whole game; a whole game at level strong takes minutes.
WHOLE_GAMES = ("planner-quick",)


class Searching(msgspec.Struct, frozen=True):
    """What a level of the search does in one whole game, and from its first question."""

    decisions_per_cpu_s: float
    imagined_games_per_cpu_s: float
    #: CPU seconds of the first search of the game.
    first_search_s: float


class WholeGame(msgspec.Struct, frozen=True):
    """One game of a bot from the first to the last question."""

    cpu_s: float
    decisions: int
    won: bool


class BotsMeasured(msgspec.Struct, frozen=True):
    """One scenario: imagined games of the base policies alone, then each level of the search, then whole games."""

    play_outs_per_cpu_s: float
    searching: dict[str, Searching]
    whole_games: dict[str, WholeGame]


class Laboratory(msgspec.Struct, frozen=True):
    """What more workers bring, and what a batch costs besides its games; null where Ray is not installed."""

    two_workers_times: float
    ray_ms_a_batch: float | None
    #: Random steps per CPU second of the environments, by name; empty where they are not installed.
    env_steps_per_cpu_s: dict[str, float]


def play_outs(game: str, scenario: str, heroes: list[str], seconds: float) -> float:
    """Whole games of the greedy policy per CPU second."""
    start = opening(game, scenario, heroes)
    base, known = policy("greedy", game), masters(game)
    master = policy(known[0], game) if known else None
    began, games = time.process_time(), 0
    while time.process_time() - began < seconds:
        play_out(start.clone(), base, Luck(games), master)
        games += 1
    return games / (time.process_time() - began)


def whole_game(game: str, scenario: str, heroes: list[str], name: str) -> tuple[WholeGame, Searching | None]:
    """One game of a bot, and what its searches did."""
    state, bot, known = opening(game, scenario, heroes), policy(name, game), masters(game)
    master = policy(known[0], game) if known else None
    began = time.process_time()
    decisions = play_out(state, bot, Luck(1), master)
    spent = time.process_time() - began
    searching = None
    if isinstance(bot, Search):
        searching = Searching(decisions / spent, int(bot.imagined) / spent, first_search(game, scenario, heroes, name))
    return WholeGame(spent, decisions, state.result is Result.WON), searching


def first_search(game: str, scenario: str, heroes: list[str], name: str) -> float:
    """CPU seconds until the first search of a game is done; 0 if none is needed."""
    state, bot = opening(game, scenario, heroes), policy(name, game)
    base = policy("greedy", game)
    assert isinstance(bot, Search)
    luck = Luck(1)
    while state.result is Result.PLAYING:
        if state.actor == CHANCE:
            state.apply(deal(state, luck))
            continue
        began = time.process_time()
        bot.choose(state.view(state.actor), luck)
        if bot.searches:
            return time.process_time() - began
        state.apply(base.choose(state.view(state.actor), luck))
    return 0.0


def bench_bots(seconds: float = 1.0, progress: Callable[[str], None] | None = None) -> dict[str, BotsMeasured]:
    """Measure the bots of every game, by name ``game/scenario``."""
    tell = progress or (lambda _: None)
    results: dict[str, BotsMeasured] = {}
    for game, scenario, heroes in SUBJECTS:
        name = f"{game}/{scenario}"
        tell(f"{name}, greedy play-outs")
        outs = play_outs(game, scenario, heroes, seconds)
        searching: dict[str, Searching] = {}
        games: dict[str, WholeGame] = {}
        for bot in heroes_only(game):
            if bot in PLANNERS and bot not in WHOLE_GAMES:
                continue
            tell(f"{name}, one game of {bot}")
            games[bot], found = whole_game(game, scenario, heroes, bot)
            if found is not None:
                searching[bot] = found
        results[name] = BotsMeasured(outs, searching, games)
    return results


def bench_laboratory(seconds: float = 1.0, progress: Callable[[str], None] | None = None) -> Laboratory:
    """Measure what is around the games: workers, Ray, environments."""
    from sagenwerk.lab.scaling import ray_overhead, two_workers

    tell = progress or (lambda _: None)
    tell("two workers")
    times = two_workers()
    ray = None
    if find_spec("ray") is not None:
        tell("Ray")
        ray = 1000 * ray_overhead()
    steps: dict[str, float] = {}
    if find_spec("pettingzoo") is not None:
        from sagenwerk.envs.speed import steps_per_second

        for game, _, _ in SUBJECTS:
            tell(f"environment of {game}")
            steps[game] = steps_per_second(game, seconds)
    return Laboratory(times, ray, steps)
