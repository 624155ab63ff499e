"""The example that learns: its short form, with a fixed seed."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_junior.py"


@pytest.fixture(scope="module")
def example() -> Any:
    """The example, loaded as a module."""
    spec = spec_from_file_location("train_junior", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["train_junior"] = module
    spec.loader.exec_module(module)
    return module


def test_a_short_training_does_far_more_tasks_than_random_heroes(example: Any) -> None:
    told: list[str] = []
    policy = example.train(150, 1, example.SHORT, told.append)
    assert len(told) == 10
    trained, random = (example.evaluate(one, 15, 1_000) for one in (policy, None))
    assert trained.tasks > random.tasks + 5, (str(trained), str(random))


def test_the_same_seed_learns_the_same(example: Any) -> None:
    one, other = (example.train(3, 5, example.Settings(), lambda _: None) for _ in range(2))
    assert (one.by_kind == other.by_kind).all()
    assert (one.by_target == other.by_target).all()
    assert one.by_kind.any()


def test_what_a_step_leads_nearer_to_is_read_from_the_columns(example: Any) -> None:
    from sagenwerk import envs

    env = envs.gym("junior", example.SCENARIO, heroes=example.HEROES)
    seen, info = env.reset(seed=1)
    policy = example.Policy(1)
    legal = info["action_mask"].nonzero()[0]
    turn = policy.look(seen, legal)
    names = [env.match.actions[number].name for number in legal]
    castle, falcon = (example.TARGETS.index(target) for target in ("the Rietburg", "the falcon"))
    nearer = dict(zip(names, turn.nearer.tolist(), strict=True))
    assert nearer["warrior: step to fog01"][castle] == -1.0
    assert nearer["warrior: stand still"] == [0.0] * len(example.TARGETS)
    assert {steps[falcon] for steps in nearer.values()} <= {-1.0, 0.0, 1.0}
