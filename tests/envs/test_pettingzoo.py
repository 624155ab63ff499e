"""The environments as PettingZoo's own tests see them, and what those do not look at."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from sagenwerk import envs
from sagenwerk.envs import andor_v0, heroquest_v0, junior_v0
from sagenwerk.kernel import GAME_MASTER, GROUP, IllegalAction

MODULES = [junior_v0, andor_v0, heroquest_v0]
KINDS = [
    *[(module, {}) for module in MODULES],
    (junior_v0, {"scenario": "free-hard", "heroes": ["mage", "dwarf"], "reward": "progress"}),
    (andor_v0, {"scenario": "legend-2", "heroes": ["wizard", "dwarf"], "options": {"difficulty": "easy"}}),
    (heroquest_v0, {"master": "agent", "heroes": ["elf"], "options": {"edition": "us"}, "reward": "progress"}),
]
#: PettingZoo knows observations with masks of its own environments only, and would have heroes numbered.
USUAL = "Observation is not a NumPy array|Observation space for each agent|We recommend agents to be named|all zeros"
pytestmark = pytest.mark.filterwarnings("error", f"ignore:.*({USUAL})")


def kinds(function: Any) -> Any:
    """The test for every kind of environment."""
    ids = [f"{module.__name__.split('.')[-1]} {' '.join(map(str, kind.values()))}".strip() for module, kind in KINDS]
    return pytest.mark.parametrize(("module", "kind"), KINDS, ids=ids)(function)


@kinds
def test_the_aec_environment_passes_the_api_test(module: Any, kind: dict[str, Any]) -> None:
    api_test(module.env(**kind, render_mode="ansi"), num_cycles=60)


@kinds
def test_the_aec_environment_passes_the_seed_test(module: Any, kind: dict[str, Any]) -> None:
    seed_test(partial(module.env, **kind), num_cycles=60)


@kinds
def test_the_parallel_environment_passes_the_api_test(module: Any, kind: dict[str, Any]) -> None:
    parallel_api_test(module.parallel_env(**kind), num_cycles=100)


@kinds
def test_the_parallel_environment_passes_the_seed_test(module: Any, kind: dict[str, Any]) -> None:
    parallel_seed_test(partial(module.parallel_env, **kind), num_cycles=30)


@kinds
def test_the_environment_in_cycles_passes_the_max_cycles_test(module: Any, kind: dict[str, Any]) -> None:
    """In turn order a hero decides several times in a row; every hero's turns are counted in the form with cycles."""

    def in_cycles(max_cycles: int) -> Any:
        return parallel_to_aec(module.parallel_env(**kind, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=partial(module.parallel_env, **kind), env=in_cycles))


@kinds
def test_a_game_in_turn_order_is_cut_after_so_many_decisions(module: Any, kind: dict[str, Any]) -> None:
    env = module.env(**kind, max_cycles=5)
    env.reset(seed=1)
    decisions = 0
    for _ in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        assert not termination
        if truncation:
            assert decisions == 5
            assert not observation["action_mask"].any()
        decisions += not truncation
        env.step(None if truncation else observation["action_mask"].argmax())
    assert decisions == 5
    assert env.agents == []


@kinds
def test_pickled_and_copied_environments_begin_the_same_games(module: Any, kind: dict[str, Any]) -> None:
    env = module.env(**kind)
    for again in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        seed_test([env, again].pop, num_cycles=5)


def test_names_are_versioned_the_way_the_ecosystem_does_it() -> None:
    assert [str(module.env()) for module in MODULES] == ["junior_v0", "andor_v0", "heroquest_v0"]
    assert [module.parallel_env().metadata["name"] for module in MODULES] == ["junior_v0", "andor_v0", "heroquest_v0"]


def test_agents_are_the_heroes_in_turn_order() -> None:
    assert envs.aec("junior", "challenge-1", heroes=["mage", "warrior"]).possible_agents == ["mage", "warrior"]
    assert envs.aec("heroquest").possible_agents == ["barbarian", "dwarf", "elf", "wizard"]
    assert envs.aec("heroquest", heroes=["elf"], master="agent").possible_agents == ["elf", "game_master"]


def played(env: Any, seed: int, most: int = 10_000) -> dict[str, float]:
    """Rewards of a whole random game by agent."""
    chooser = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(most):
        observation, reward, termination, truncation, _ = env.last()
        rewards[agent] += reward
        over = termination or truncation
        env.step(None if over else chooser.choice(observation["action_mask"].nonzero()[0]))
    return rewards


def test_heroes_win_and_lose_together_and_the_game_master_gets_the_opposite() -> None:
    assert played(junior_v0.env(), 1) == dict.fromkeys(["warrior", "archer", "dwarf", "mage"], -1.0)
    assert played(heroquest_v0.env(master="agent", heroes=["elf"]), 1) == {"elf": -1.0, "game_master": 1.0}


def test_progress_adds_up_to_nothing_over_a_whole_game() -> None:
    env = junior_v0.env(heroes=["warrior", "dwarf"], reward="progress")
    env.reset(seed=2)
    beginning = env.match.progress(env.match.seen(False))
    total = played(env, 2)
    assert total == pytest.approx({"warrior": -1 - beginning, "dwarf": -1 - beginning})


def test_a_function_of_what_is_seen_can_be_the_reward() -> None:
    env = junior_v0.env(reward=lambda seen: float(seen.day))
    env.reset(seed=1)
    assert env.match.apply(int(env.last()[0]["action_mask"].argmax())) == 0.0
    with pytest.raises(ValueError, match="there is no reward 'nothing'"):
        junior_v0.env(reward="nothing")


def test_what_the_group_decides_the_next_hero_in_turn_order_does() -> None:
    env = andor_v0.env()
    found = 0
    for seed in range(3):
        chooser = np.random.default_rng(seed)
        env.reset(seed=seed)
        last = -1
        while env.agents and not any(env.terminations.values()):
            place = env.possible_agents.index(env.agent_selection)
            if env.match.state.actor == GROUP:
                assert place == (last + 1) % 4
                found += 1
            else:
                last = place
            env.step(chooser.choice(env.last()[0]["action_mask"].nonzero()[0]))
    assert found > 3


def test_the_game_master_is_asked_for_his_own_decisions() -> None:
    env = heroquest_v0.env(master="agent")
    chooser = np.random.default_rng(1)
    env.reset(seed=1)
    asked = set()
    for agent in env.agent_iter(200):
        assert (agent == "game_master") == (env.match.state.actor == GAME_MASTER)
        asked.add(agent)
        env.step(chooser.choice(env.last()[0]["action_mask"].nonzero()[0]))
    assert len(asked) == 5


def test_an_illegal_choice_is_refused_with_its_reason_and_changes_nothing() -> None:
    env = junior_v0.env()
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    before = env.match.state.digest()
    illegal = int((env.last()[0]["action_mask"] == 0).argmax())
    with pytest.raises(IllegalAction, match="is not legal"):
        env.step(illegal)
    for number in (-1, 100_000):
        with pytest.raises(ValueError, match=r"numbers from 0 to 1419"):
            env.step(number)
    with pytest.raises(ValueError, match="warrior is in the game and has to decide"):
        env.step(None)
    assert env.match.state.digest() == before


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    env = junior_v0.env()

    def course(seed: int | None) -> list[str]:
        env.reset(seed=seed)
        chooser = np.random.default_rng(1)
        digests = []
        for _ in range(60):
            digests.append(env.match.state.digest())
            env.step(chooser.choice(env.last()[0]["action_mask"].nonzero()[0]))
        return digests

    first, second = course(3), course(None)
    assert course(3) == first != second
    assert course(None) == second
    assert course(4) != first


def test_nobody_can_choose_but_who_is_asked() -> None:
    env = junior_v0.env()
    env.reset(seed=1)
    assert env.observe("warrior")["action_mask"].any()
    assert not env.observe("mage")["action_mask"].any()
    parallel = junior_v0.parallel_env()
    observations, infos = parallel.reset(seed=1)
    assert observations["mage"]["action_mask"].nonzero()[0].tolist() == [parallel.wait]
    assert infos["warrior"]["action_mask"].tolist() == [*env.observe("warrior")["action_mask"].tolist(), 0]
    before = parallel.match.state.digest()
    parallel.step({"warrior": parallel.wait, "mage": int(observations["warrior"]["action_mask"].argmax())})
    assert parallel.match.state.digest() == before


def test_what_was_given_out_is_not_written_on_again() -> None:
    env = junior_v0.env()
    env.reset(seed=1)
    given = env.last()[0]
    before = {name: array.copy() for name, array in given.items()}
    for _ in range(10):
        env.step(env.last()[0]["action_mask"].nonzero()[0][-1])
    assert all((given[name] == before[name]).all() for name in given)


def test_a_position_can_be_looked_at_as_text() -> None:
    env = andor_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith('game = "andor"')
    assert junior_v0.env().render() is None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "dice-race"}, "there are no environments of 'dice-race'"),
        ({"game": "junior", "scenario": "challenge-9"}, "challenge-9"),
        ({"game": "junior", "heroes": ["mage"]}, "2 to 4 heroes"),
        ({"game": "junior", "master": "agent"}, "has no game master"),
        ({"game": "heroquest", "master": "nobody"}, "there is no bot 'nobody'"),
        ({"game": "junior", "max_cycles": 0}, "at least 1"),
    ],
)
def test_a_wrong_request_says_what_is_wrong(arguments: dict[str, Any], said: str) -> None:
    import tiny_game

    assert tiny_game.RACE.name == "dice-race"
    with pytest.raises(ValueError, match=said):
        envs.aec(**arguments)
