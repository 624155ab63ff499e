"""PettingZoo's way to name an environment: ``from sagenwerk.envs import junior_v0; env = junior_v0.env()``.

``env`` is the environment in turn order, ``raw_env`` the same (it has no wrappers, since it checks order and
legality itself), ``parallel_env`` the one in cycles. Arguments are those of ``sagenwerk.envs.aec`` without the game.
"""

from __future__ import annotations

from functools import partial

from sagenwerk.envs.extra import needed

needed()

from sagenwerk.envs.simultaneous import Simultaneous  # noqa: E402 (first it is asked for what they need)
from sagenwerk.envs.turns import InTurns  # noqa: E402

env = partial(InTurns, "junior")
raw_env = env
parallel_env = partial(Simultaneous, "junior")
