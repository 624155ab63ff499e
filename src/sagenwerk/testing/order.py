"""The same games in other processes, with other hash seeds and in another order: every digest must agree."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from sagenwerk.testing.course import Setup
from sagenwerk.testing.law import Laws

HASH_SEEDS = 4
PROCESSES = 4


def other_processes_agree(laws: Laws, setup: Setup, traces: list[str], longest: int) -> None:
    """Play the games in 4 processes of 4 hash seeds each, in a process half of them interleaved."""
    request = json.dumps(
        {
            "game": setup.game.name,
            "scenario": setup.scenario.name,
            "heroes": setup.heroes,
            "options": setup.options,
            "seed": setup.seed,
            "position": setup.position,
            "games": len(traces),
            "longest": longest,
        }
    )
    runs = [(seed, turn) for turn in range(PROCESSES) for seed in range(HASH_SEEDS)]
    with ThreadPoolExecutor(max_workers=2) as pool:
        answers = list(pool.map(lambda run: _played(request, run[0], interleaved=run[1] % 2 == 1), runs))
    for (seed, turn), answer in zip(runs, answers, strict=True):
        for number, (here, there) in enumerate(zip(traces, answer, strict=True)):
            place = next(
                (place for place in range(0, len(here), 16) if here[place : place + 16] != there[place : place + 16]),
                -1,
            )
            where = f"hash seed {seed}, process {turn + 1}: game {number} differs from digest {place // 16} on"
            laws.holds("every process plays the same game", here == there, where)


def _played(request: str, hash_seed: int, *, interleaved: bool) -> list[str]:
    """Traces of the same games from another process."""
    environment = {
        **os.environ,
        "PYTHONHASHSEED": str(hash_seed),
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
    }
    order = "interleaved" if interleaved else "one by one"
    done = subprocess.run(
        [sys.executable, "-m", "sagenwerk.testing", request, order],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"the other process failed:\n{done.stderr}")
    answer: list[str] = json.loads(done.stdout)
    return answer
