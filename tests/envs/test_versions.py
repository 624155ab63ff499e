"""A changed list of actions or columns raises the version of the environment's name.

``lists.json`` holds how long the lists of every shipped scenario are, with a digest of their names, by the versioned
name. If one of these tests fails, a trained policy would now choose or see something else by the same number. Then
raise the version of the game in ``sagenwerk/envs/versions.py``, tell it in ``docs/environments.md``, and run this file
with ``--write-golden``, which adds what is new and never changes what stands there.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from sagenwerk import envs
from sagenwerk.games import game as game_named

LISTS = Path(__file__).with_name("lists.json")


def pinned(names: Sequence[str]) -> list[Any]:
    """How many, and a digest of their names in order."""
    return [len(names), sha256("\n".join(names).encode()).hexdigest()[:16]]


def lists_of(game: str, scenario: str) -> dict[str, list[Any]]:
    """What is pinned of a scenario."""
    loaded = game_named(game).scenario(scenario)
    return {
        "actions": pinned(envs.actions(game, loaded)),
        "questions": pinned([step.name for step in loaded.steps.all]),
        "columns": pinned([f"{column.name} {column.high} {column.kind}" for column in envs.columns(game, loaded)]),
    }


def known() -> dict[str, dict[str, Any]]:
    return json.loads(LISTS.read_text(encoding="utf-8")) if LISTS.exists() else {}  # type: ignore[no-any-return]


SHIPPED = [(game, scenario) for game in envs.VERSIONS for scenario in game_named(game).scenarios()]


@pytest.mark.parametrize(("game", "scenario"), SHIPPED)
def test_lists_change_with_the_version_only(game: str, scenario: str, write_golden: bool) -> None:
    lists, name = lists_of(game, scenario), envs.name_of(game)
    golden = known()
    if write_golden and scenario not in golden.get(name, {}):
        golden.setdefault(name, {})[scenario] = lists
        text = ",\n".join(
            f"  {json.dumps(one)}: {{\n"
            + ",\n".join(f"    {json.dumps(place)}: {json.dumps(what)}" for place, what in scenarios.items())
            + "\n  }"
            for one, scenarios in golden.items()
        )
        LISTS.write_text(f"{{\n{text}\n}}\n", encoding="utf-8")
    assert golden.get(name, {}).get(scenario) == lists, (
        f"{name}: the lists of {scenario!r} have changed; raise its version in sagenwerk/envs/versions.py, say so in"
        " docs/environments.md, and write tests/envs/lists.json with --write-golden"
    )


def test_lists_of_heroquest_tell_nothing_of_the_quest() -> None:
    assert len({json.dumps(lists) for lists in known()[envs.name_of("heroquest")].values()}) == 1


@pytest.mark.parametrize("game", envs.VERSIONS)
def test_columns_are_the_same_for_all_numbers_of_heroes(game: str) -> None:
    rules = game_named(game)
    widths = set()
    for heroes in range(rules.fewest_heroes, rules.most_heroes + 1):
        env = envs.aec(game, heroes=rules.heroes[-heroes:])
        env.reset(seed=1)
        widths.add(env.observe(env.possible_agents[0])["observation"].shape)
    assert len(widths) == 1
