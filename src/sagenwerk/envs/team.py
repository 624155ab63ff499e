"""The Gymnasium environment in which one agent decides for all heroes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from sagenwerk.envs.layout import Vector
from sagenwerk.envs.match import AGENT, Match, Progress
from sagenwerk.envs.turns import vector_space
from sagenwerk.envs.versions import id_of
from sagenwerk.kernel import Scenario


class Team(gymnasium.Env[Vector, np.int64], EzPickle):
    """A game as one agent plays it who decides for every hero in turn; a bot plays the game master.

    ``info["action_mask"]`` says what may be chosen. Anything else changes nothing, costs ``illegal_reward`` and counts
    as a decision; ``info["illegal"]`` is True then.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        scenario: str | Scenario | None = None,
        heroes: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        master: str = "",
        reward: str | Progress = "end",
        max_cycles: int | None = None,
        illegal_reward: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        if master == AGENT:
            raise ValueError("one agent cannot play heroes and game master: take sagenwerk.envs.aec")
        given = (game, scenario, heroes, options, master, reward, max_cycles, illegal_reward, render_mode)
        EzPickle.__init__(self, *given)
        self.match = Match(game, scenario, heroes, options, master, reward)
        self.max_cycles = self.match.usual_cycles(max_cycles)
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.metadata = {"name": id_of(game), "render_modes": ["ansi"]}
        self.observation_space: spaces.Space[Any] = vector_space(self.match)
        self.action_space = spaces.Discrete(len(self.match.actions))
        self._cycles = 0
        self._asked = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """A new game. With a seed, it and all that follow it are always the same; there are no options."""
        super().reset(seed=seed)
        self.match.begin(seed)
        self._cycles = 0
        return self._seen(False)

    def _seen(self, illegal: bool) -> tuple[Vector, dict[str, Any]]:
        """What the hero sees who is asked, and the mask."""
        match = self.match
        playing = match.outcome() == 0
        if playing:
            self._asked = match.asked()
        info = {"action_mask": match.mask() if playing else match.nothing, "illegal": illegal}
        return match.observation(self._asked), info

    def step(self, action: int | np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Decide for the hero who is asked. Raises ``ValueError`` if no game is being played."""
        match = self.match
        if self._cycles >= self.max_cycles or match.outcome():
            raise ValueError("the game is over: reset() begins the next one")
        self._cycles += 1
        legal = match.legal(int(action))
        reward = match.apply(int(action)) if legal else self.illegal_reward
        outcome = match.outcome()
        seen, info = self._seen(not legal)
        cut = outcome == 0 and self._cycles >= self.max_cycles
        return seen, float(reward + outcome), outcome != 0, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the decision that is asked for, as learners ask for it that know masked actions."""
        match = self.match
        return (match.mask() if match.outcome() == 0 else match.nothing).astype(bool)

    def render(self) -> str | None:
        """The position as the heroes see it, in the notation that ``Game.from_position`` reads."""
        return self.match.text() if self.render_mode == "ansi" else None
