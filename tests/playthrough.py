"""Whole games as readable text, and digests of many more: the same on every machine, compiled or not.

A play-through holds for every entry how many legal actions there were and which was chosen, every 20 entries the
digest. It is replayed by its names, so that only a change of the rules changes it. After a wanted change of the
rules: ``pytest tests/... --write-golden``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from sagenwerk.bots import Luck, play_out, policy
from sagenwerk.kernel import Action, Game, Named, Result, State

GOLDEN = Path(__file__).parent / "golden"


def told(title: str, state: State, next_action: Callable[[State], Action[Any]]) -> str:
    """A game from its first to its last entry as text."""
    lines = [title, ""]
    number = 0
    while state.result is Result.PLAYING:
        action = next_action(state)
        number += 1
        lines.append(f"{number:4}  {len(state.legal_actions()):3}  {action.name}")
        state.apply(action)
        if number % 20 == 0:
            lines.append(f"           = {state.digest()}")
    lines.append(f"           = {state.digest()}")
    lines.extend(["", f"{state.result.value} {when(state)}", ""])
    return "\n".join(lines)


def when(state: State) -> str:
    """On which day, or in which round, a game stands."""
    tree = state.position()
    return f"on day {tree['day']}" if "day" in tree else f"in round {tree['round']}"


def replayed(text: str, state: State) -> str:
    """The same game once more, by the names of what was chosen."""
    names = re.findall(r"^ *\d+ +\d+  (.+)$", text, re.MULTILINE)
    left = iter(names)
    again = told(text.split("\n")[0], state, lambda now: now.scenario.actions[next(left)])
    assert not list(left), "the written game goes on"
    return again


def holds(path: Path, text: str, write: bool) -> None:
    """The golden file is what this run gives; or it is written anew."""
    if write:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def names_of(things: Iterable[Named]) -> str:
    """The names of all actions or steps, in their order."""
    return "".join(f"{thing.name}\n" for thing in things)


def digests(game: Game, parties: list[list[str]], seeds: range) -> str:
    """Where random games of every scenario end, as JSON."""
    ends: dict[str, list[str]] = {}
    for scenario in game.scenarios():
        ends[scenario] = []
        for seed in seeds:
            state = game.new(scenario, parties[seed % len(parties)], {})
            decisions = play_out(state, policy("random", game.name), Luck(seed))
            ends[scenario].append(f"{state.digest()} {state.result.value} after {decisions}")
    return json.dumps(ends, indent=1) + "\n"
