"""The PettingZoo environment in which all agents hand in something each time: for libraries that know nothing else.

One decision is made in each cycle, by the agent who is asked; all others wait. Nothing in these games is decided by
several people at once, so this form tells no more than turn order does, and goes through more cycles of learning code.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from sagenwerk.envs.layout import Vector
from sagenwerk.envs.match import MASTER_AGENT, Match, Progress
from sagenwerk.envs.turns import Observation, agent_space
from sagenwerk.envs.versions import name_of
from sagenwerk.kernel import Scenario

Results = dict[str, Any]


class Simultaneous(ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # as in ``turns``
    """A game in cycles. Its actions are those of the game, and behind them ``wait``.

    Who is not asked may only wait; what they hand in else changes nothing. If who is asked hands in what may not be
    chosen, the cycle passes and nothing happens.
    """

    def __init__(
        self,
        game: str,
        scenario: str | Scenario | None = None,
        heroes: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        master: str = "",
        reward: str | Progress = "end",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, scenario, heroes, options, master, reward, max_cycles, render_mode)
        self.match = Match(game, scenario, heroes, options, master, reward)
        self.max_cycles = self.match.usual_cycles(max_cycles)
        self.render_mode = render_mode
        self.metadata = {"name": name_of(game), "render_modes": ["ansi"]}
        self.possible_agents = list(self.match.agents)
        self.agents: list[str] = []
        #: The number of ``wait``.
        self.wait = len(self.match.actions)
        self.observation_spaces = {agent: agent_space(self.match, 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Results, Results]:
        """A new game. With a seed, it and all that follow it are always the same; there are no options."""
        self.match.begin(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._seen()

    def _seen(self) -> tuple[Results, Results]:
        """Observations and infos of all agents."""
        match = self.match
        asked = match.agents[match.asked()] if match.outcome() == 0 else ""
        observations: Results = {}
        infos: Results = {}
        for place, agent in enumerate(self.agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if agent == asked:
                mask[: self.wait] = match.mask()
            else:
                mask[self.wait] = 1
            observations[agent] = {"observation": match.observation(place), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def step(self, actions: Mapping[str, int]) -> tuple[Results, Results, Results, Results, Results]:
        """One cycle: what the agent who is asked has handed in is carried out, if it may be chosen."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        match = self.match
        chosen = actions.get(match.agents[match.asked()], self.wait)
        shaped = match.apply(int(chosen)) if match.legal(int(chosen)) else 0.0
        self._cycles += 1
        outcome = match.outcome()
        over, cut = outcome != 0, outcome == 0 and self._cycles >= self.max_cycles
        observations, infos = self._seen()
        heroes = float(outcome + shaped)
        rewards = {agent: -heroes if agent == MASTER_AGENT else heroes for agent in self.agents}
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        """The position as the heroes see it, in the notation that ``Game.from_position`` reads."""
        return self.match.text() if self.render_mode == "ansi" else None

    def state(self) -> Vector:
        """What all heroes together see: the observation of the hero in the first seat."""
        return self.match.observation(0)

    def close(self) -> None:
        """Nothing has to be closed."""
