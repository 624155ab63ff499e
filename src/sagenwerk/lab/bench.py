"""How fast the rules are: decisions per CPU second, compiled and interpreted, and what a copy and a replay cost.

A decision is: list all legal actions, choose one, apply it; chance is played, but not counted. Everything is measured
in CPU time of one process, as the median of several rounds, on random play. In a game with a game master the simple
bot plays him, and his decisions count like the heroes'.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from sagenwerk.bots import PLANNERS, Luck, Policy, deal, masters, play_out, policies, policy
from sagenwerk.bots.playout import random_play_out
from sagenwerk.games import game as game_named
from sagenwerk.heroquest.board import SQUARES
from sagenwerk.heroquest.reach import Ways
from sagenwerk.heroquest.sight import visible
from sagenwerk.heroquest.state import Quest
from sagenwerk.kernel import CHANCE, GAME_MASTER, Result, State, contract

#: What is measured: game, scenario, heroes.
SUBJECTS = [
    ("junior", "challenge-1", ["warrior", "archer", "dwarf", "mage"]),
    ("andor", "legend-2", ["dwarf", "warrior", "archer", "wizard"]),
    ("heroquest", "quest-1", ["barbarian", "dwarf", "elf", "wizard"]),
]


class Speed(msgspec.Struct, frozen=True):
    """Medians of the rounds."""

    decisions_per_cpu_s: float
    games_per_cpu_s: float
    clone_us: float
    checked_replay_ms: float


class Measured(msgspec.Struct, frozen=True):
    """One scenario. ``compiled`` is null where the rules are not; ``policies`` are other ways to play.

    ``calls_us``: microseconds of single calls that have to be quick, by name.
    """

    compiled: Speed | None
    interpreted: Speed | None
    one_at_a_time: Speed
    policies: dict[str, Speed]
    calls_us: dict[str, float] = {}


def compiled() -> bool:
    """Whether the kernel of this process is compiled."""
    return not str(contract.__file__).endswith(".py")


def calibration(rounds: int = 3) -> float:
    """Million turns per CPU second of a fixed loop in pure Python, to compare machines."""

    def turn() -> float:
        began = time.process_time()
        total = 0
        for number in range(1_000_000):
            total = (total * 31 + number) & 0xFFFFFF
        return 1 / (time.process_time() - began)

    return median(turn() for _ in range(rounds))


def opening(game: str, scenario: str, heroes: list[str]) -> State:
    """A game at its first question, nobody listening."""
    rules = game_named(game)
    state = rules.new(rules.scenario(scenario), list(heroes), {})
    state.chronicle = None
    return state


def master_of(game: str) -> Policy | None:
    """The usual game master, for a game that has one."""
    known = masters(game)
    return policy(known[0], game) if known else None


def one_at_a_time(state: State, luck: Luck, master: Policy | None) -> int:
    """Random play with every call made from plain Python."""
    decisions = 0
    while state.result is Result.PLAYING:
        if state.actor == CHANCE:
            state.apply(deal(state, luck))
        else:
            state.apply(by_chance(state, luck, master))
            decisions += 1
    return decisions


def by_chance(state: State, luck: Luck, master: Policy | None) -> Any:
    """Any of the actions offered; the game master has his own policy."""
    if master is not None and state.actor == GAME_MASTER:
        return master.choose(state, luck)
    offers = state.legal_actions()
    return offers[luck.below(len(offers))]


def at_random(game: str) -> Callable[[State, Luck], int]:
    """Random play-outs, the loop beside the rules."""
    master = master_of(game)
    return lambda state, luck: random_play_out(state, luck, master)


def by_policy(name: str, game: str, master: Policy | None) -> Callable[[State, Luck], int]:
    """Play-outs by a named policy."""
    bot = policy(name, game)
    return lambda state, luck: play_out(state, bot, luck, master)


def other_ways(game: str) -> dict[str, Callable[[State, Luck], int]]:
    """Ways of playing by name: each bot of the heroes, with each game master."""
    known = [name for name in masters(game) if name not in PLANNERS]
    ways: dict[str, Callable[[State, Luck], int]] = {}
    for bot in policies(game):
        if bot == "random" or bot in known or bot in PLANNERS:  # searches are measured by ``bench_bots``
            continue
        if not known:
            ways[bot] = by_policy(bot, game, None)
        for name in known:
            ways[f"{bot}, {name}"] = by_policy(bot, game, policy(name, game))
    return ways


def speed(start: State, play: Callable[[State, Luck], int], rounds: int, seconds: float) -> Speed:
    """Play from ``start`` again and again; medians over the rounds of so many CPU seconds each."""
    decisions: list[float] = []
    games: list[float] = []
    number = 0
    for _ in range(rounds):
        began = time.process_time()
        made = played = 0
        while time.process_time() - began < seconds:
            made += play(start.clone(), Luck(number))
            played += 1
            number += 1
        spent = time.process_time() - began
        decisions.append(made / spent)
        games.append(played / spent)
    return Speed(median(decisions), median(games), clone_us(start, rounds), replay_ms(start, rounds))


def calls_us(start: State, rounds: int) -> dict[str, float]:
    """Microseconds of a line of sight and of a look-up how far it is, on a board that a few turns have set out."""
    if not isinstance(start, Quest):
        return {}
    state, luck, master = start.clone(), Luck(3), master_of("heroquest")
    for _ in range(300):
        if state.result is Result.PLAYING:
            state.apply(deal(state, luck) if state.actor == CHANCE else by_chance(state, luck, master))
    known = [square for square in range(int(SQUARES)) if state.sees(square)]
    pairs = [(one, other) for one in known[::3] for other in known[::5]]
    ways = Ways(False)

    def sight() -> None:
        for one, other in pairs:
            visible(state, one, other)

    def reach() -> None:
        for one, _ in pairs:
            ways.steps_from(state, one)

    def microseconds(calls: Callable[[], None]) -> float:
        calls()
        spent: list[float] = []
        for _ in range(rounds):
            began = time.process_time()
            for _ in range(20):
                calls()
            spent.append((time.process_time() - began) / (20 * len(pairs)) * 1e6)
        return median(spent)

    return {"line of sight": microseconds(sight), "reach": microseconds(reach)}


def clone_us(state: State, rounds: int) -> float:
    """Microseconds of a copy of a game that is under way."""
    luck = Luck(1)
    there = state.clone()
    for _ in range(60):
        if there.result is Result.PLAYING:
            there.apply(deal(there, luck) if there.actor == CHANCE else there.legal_actions()[0])

    def one_round() -> float:
        began = time.process_time()
        for _ in range(20_000):
            there.clone()
        return (time.process_time() - began) / 20_000 * 1e6

    return median(one_round() for _ in range(rounds))


def replay_ms(start: State, rounds: int) -> float:
    """Milliseconds to apply the whole log of a random game again, every action checked."""
    state, luck, log = start.clone(), Luck(2), []
    master = master_of(state.scenario.game)
    while state.result is Result.PLAYING:
        action = deal(state, luck) if state.actor == CHANCE else by_chance(state, luck, master)
        log.append(action)
        state.apply(action)

    def one_round() -> float:
        began = time.process_time()
        for _ in range(200):
            again = start.clone()
            for action in log:
                again.apply(action)
        return (time.process_time() - began) / 200 * 1e3

    return median(one_round() for _ in range(rounds))


def measure(game: str, scenario: str, heroes: list[str], rounds: int, seconds: float) -> Speed:
    """Random play in this process, the loop beside the rules."""
    return speed(opening(game, scenario, heroes), at_random(game), rounds, seconds)


@contextmanager
def plain_sources() -> Iterator[Path]:
    """A folder with the ``.py`` files of this package and nothing compiled."""
    package = Path(str(contract.__file__)).parents[1]
    with tempfile.TemporaryDirectory(prefix="sagenwerk-") as folder:
        shutil.copytree(
            package, Path(folder, "sagenwerk"), ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
        )
        yield Path(folder)


def measure_interpreted(game: str, scenario: str, heroes: list[str], rounds: int, seconds: float) -> Speed:
    """The same from the ``.py`` files in a process of its own. Raises ``RuntimeError`` if that fails."""
    with plain_sources() as folder:
        task = msgspec.json.encode([game, scenario, heroes, rounds, seconds]).decode()
        done = subprocess.run(
            [sys.executable, "-m", "sagenwerk.lab.bench", task],
            env={**os.environ, "PYTHONPATH": str(folder)},
            cwd=folder,
            capture_output=True,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"the interpreted rules could not be measured: {done.stderr.decode()[-500:]}")
    return msgspec.json.decode(done.stdout, type=Speed)


def bench(rounds: int = 5, seconds: float = 1.0, progress: Callable[[str], None] | None = None) -> dict[str, Measured]:
    """Measure everything: by name ``game/scenario``. ``progress`` is told what comes next."""
    results: dict[str, Measured] = {}
    for game, scenario, heroes in SUBJECTS:
        name = f"{game}/{scenario}"
        tell = progress or (lambda _: None)
        start = opening(game, scenario, heroes)
        here = None
        if compiled():
            tell(f"{name}, compiled")
            here = speed(start, at_random(game), rounds, seconds)
        tell(f"{name}, one call at a time")
        master = master_of(game)
        single = speed(start, partial(one_at_a_time, master=master), rounds, seconds)
        others: dict[str, Speed] = {}
        for way, play in other_ways(game).items():
            tell(f"{name}, {way}")
            others[way] = speed(start, play, rounds, seconds)
        tell(f"{name}, interpreted")
        plain = measure_interpreted(game, scenario, heroes, rounds, seconds)
        results[name] = Measured(here, plain, single, others, calls_us(start, rounds))
    return results


def _measure_from_command_line(task: str) -> None:
    game, scenario, heroes, rounds, seconds = msgspec.json.decode(task, type=tuple[str, str, list[str], int, float])
    found: Any = measure(game, scenario, heroes, rounds, seconds)
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    _measure_from_command_line(sys.argv[1])
