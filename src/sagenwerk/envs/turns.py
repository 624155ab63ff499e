"""The PettingZoo environment in which agents are asked one at a time: the form in which these games are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from sagenwerk.envs.layout import Vector
from sagenwerk.envs.match import MASTER_AGENT, Match, Progress, columns_of
from sagenwerk.envs.versions import name_of
from sagenwerk.kernel import Scenario

Observation = dict[str, Any]


def vector_space(match: Match) -> spaces.Box:
    """The space of ``observation``: see ``sagenwerk.envs.columns``."""
    highs = np.array([column.high for column in columns_of(match.scenario)], np.int16)
    return spaces.Box(np.zeros_like(highs), highs, dtype=np.int16)


def agent_space(match: Match, more: int = 0) -> spaces.Dict:
    """What one agent is given; ``more`` actions besides those of the game."""
    mask = spaces.Box(0, 1, (len(match.actions) + more,), np.int8)
    return spaces.Dict({"observation": vector_space(match), "action_mask": mask})


class InTurns(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """A game in turn order. Agents are the heroes by name, then ``game_master`` if an agent plays him.

    ``max_cycles``: decisions after which the game is cut. See ``sagenwerk.envs.aec`` for the rest.
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
        AECEnv.__init__(self)
        self.match = Match(game, scenario, heroes, options, master, reward)
        self.max_cycles = self.match.usual_cycles(max_cycles)
        self.render_mode = render_mode
        self.metadata = {
            "name": name_of(game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = list(self.match.agents)
        self.agents: list[str] = []
        # Every agent has spaces of its own, since spaces are seeded.
        self.observation_spaces = {agent: agent_space(self.match) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.match.actions)) for agent in self.possible_agents}
        self._places = {agent: place for place, agent in enumerate(self.possible_agents)}
        self._not_asked = {"action_mask": self.match.nothing}
        self._mask = self.match.nothing

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed, it and all that follow it are always the same; there are no options."""
        self.match.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict.fromkeys(self.agents, self._not_asked)
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._ask()

    def _ask(self) -> None:
        """Turn to the agent whose decision it is."""
        match = self.match
        self.infos[self.agent_selection] = self._not_asked
        agent = self.agent_selection = match.agents[match.asked()]
        self._mask = match.mask()
        self.infos[agent] = {"action_mask": self._mask}

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and what it may do; nobody may do anything but the agent who is asked."""
        mine = agent == self.agent_selection
        return {
            "observation": self.match.observation(self._places[agent]),
            "action_mask": self._mask if mine else self.match.nothing,
        }

    def step(self, action: int | None) -> None:
        """Decide for the agent who is asked.

        Raises ``IllegalAction`` with the refusal for what may not be chosen, ``ValueError`` for what is no action or
        where nobody is asked; then nothing has changed.
        """
        if not self.agents:
            raise ValueError("nobody is there to decide: reset() begins a game")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is in the game and has to decide")
        match = self.match
        shaped = match.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        outcome = match.outcome()
        if outcome or match.progress is not None:
            self._reward(outcome + shaped)
        if outcome or match.decisions >= self.max_cycles:
            self._end("terminations" if outcome else "truncations")
        else:
            self._ask()

    def _reward(self, heroes: float) -> None:
        """What the heroes get together, each of them gets; the game master gets the opposite."""
        for agent in self.agents:
            reward = -heroes if agent == MASTER_AGENT else heroes
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _end(self, how: str) -> None:
        """The game is over for all agents together."""
        setattr(self, how, dict.fromkeys(self.agents, True))
        self.infos = dict.fromkeys(self.agents, self._not_asked)
        self._mask = self.match.nothing

    def render(self) -> str | None:
        """The position as the heroes see it, in the notation that ``Game.from_position`` reads."""
        return self.match.text() if self.render_mode == "ansi" else None

    def state(self) -> Vector:
        """What all heroes together see: the observation of the hero in the first seat."""
        return self.match.observation(0)

    def close(self) -> None:
        """Nothing has to be closed."""
