"""The team as one agent: Gymnasium's own check, ids, masks."""

from __future__ import annotations

from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sagenwerk import envs, game

GAMES = ["junior", "andor", "heroquest"]


@pytest.mark.filterwarnings("error", "ignore:.*(not within a symmetric|render_fps|recommend)")
@pytest.mark.parametrize("name", GAMES)
def test_the_environment_of_the_team_passes_gymnasiums_check(name: str) -> None:
    check_env(gymnasium.make(f"sagenwerk/{name}-v0", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_registered_ids_make_the_same_environment(name: str) -> None:
    made = gymnasium.make(f"sagenwerk/{name}-v0", max_cycles=7)
    seen, info = made.reset(seed=5)
    other, same = envs.gym(name).reset(seed=5)
    assert (seen == other).all()
    assert (info["action_mask"] == same["action_mask"]).all()
    assert made.unwrapped.metadata["name"] == f"sagenwerk/{name}-v0"


def test_one_agent_decides_for_every_hero_until_the_end() -> None:
    env = envs.gym("junior", "challenge-1", heroes=["dwarf", "mage"])
    you = [column.name for column in envs.columns("junior", "challenge-1")][:4]
    chooser = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    decided, rewards, over = set(), [], False
    while not over:
        decided.add(you[int(seen[:4].argmax())])
        assert seen[:4].sum() == 1
        seen, reward, over, cut, info = env.step(int(chooser.choice(info["action_mask"].nonzero()[0])))
        rewards.append(reward)
        assert not cut
    assert decided == {"you: dwarf", "you: mage"}
    assert rewards[-1] == -1.0
    assert not any(rewards[:-1])
    with pytest.raises(ValueError, match="reset"):
        env.step(0)


def test_what_may_not_be_chosen_changes_nothing_and_costs_what_was_agreed() -> None:
    env = envs.gym("andor", illegal_reward=-0.5, max_cycles=2)
    seen, info = env.reset(seed=1)
    illegal = int((info["action_mask"] == 0).argmax())
    same, reward, over, cut, told = env.step(illegal)
    assert (same == seen).all()
    assert (reward, over, cut, told["illegal"]) == (-0.5, False, False, True)
    *_, cut, told = env.step(int(info["action_mask"].argmax()))
    assert (cut, told["illegal"]) == (True, False)


def test_learners_that_know_masked_actions_find_the_mask() -> None:
    env = envs.gym("heroquest")
    _, info = env.reset(seed=1)
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    assert env.action_masks().any()


def test_a_scenario_of_ones_own_file_can_be_played() -> None:
    text = (Path(__file__).parents[1] / "content" / "boxes" / "small-box.toml").read_text(encoding="utf-8")
    own = game("junior").scenario("challenge-1", text)
    env = envs.gym("junior", own, heroes=["dwarf", "mage"])
    seen, info = env.reset(seed=1)
    assert len(seen) == len(envs.columns("junior", own)) != len(envs.columns("junior", "challenge-1"))
    assert len(info["action_mask"]) == len(envs.actions("junior", own))
    assert info["action_mask"].any()


def test_one_agent_is_not_heroes_and_game_master_at_once() -> None:
    with pytest.raises(ValueError, match="one agent cannot play heroes and game master"):
        envs.gym("heroquest", master="agent")
