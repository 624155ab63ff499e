"""How fast the environments are."""

from __future__ import annotations

import time

from sagenwerk.envs import aec


def steps_per_second(game: str, seconds: float = 1.0, seed: int = 1) -> float:
    """Steps per CPU second of one process, with random choices among those that the mask allows.

    A step is what a learner does: ask ``last()`` for observation, mask and reward, choose by the mask, and ``step()``.
    Chance, the game master's bot, and the beginnings of games are within it.
    """
    import numpy as np

    env = aec(game)
    numbers = np.random.default_rng(seed).random(4096).tolist()
    steps = 0
    env.reset(seed=seed)
    began = time.process_time()
    while time.process_time() - began < seconds:
        for number in numbers:
            if not env.agents:
                env.reset()
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            assert observation is not None
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(number * len(legal))])
            steps += 1
    return steps / (time.process_time() - began)
