"""One game being played in an environment: chance inside, decisions as numbers, observations as vectors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sagenwerk.bots import Luck, Policy, deal, masters, policy
from sagenwerk.content.notation import to_text
from sagenwerk.envs import andor, heroquest, junior
from sagenwerk.envs.layout import CHOICE, FLAG, Column, Vector
from sagenwerk.games import game as game_named
from sagenwerk.kernel import CHANCE, GAME_MASTER, GROUP, NOBODY, Action, Result, Scenario, State

Mask = NDArray[np.int8]
#: A shaped reward: how far a game has come, by what the heroes see of it.
Progress = Callable[[State], float]

#: What is known of each game: how its states are read, and its own shaped reward.
READERS: Final[dict[str, Any]] = {"junior": junior, "andor": andor, "heroquest": heroquest}
#: Scenario that is played if none is named, and decisions after which a game is cut.
USUAL: Final[dict[str, tuple[str, int]]] = {
    "junior": ("challenge-1", 2_000),
    "andor": ("legend-2", 5_000),
    "heroquest": ("quest-1", 10_000),
}
#: Name of the game master's agent, and what asks for one instead of a bot.
MASTER_AGENT: Final = "game_master"
AGENT: Final = "agent"

_readers: dict[tuple[str, str], Any] = {}


def reader_of(scenario: Scenario) -> Any:
    """What reads the states of a scenario, made once. Raises ``ValueError`` for a game of another package."""
    key = (scenario.game, scenario.digest)
    if key not in _readers:
        if scenario.game not in READERS:
            raise ValueError(f"there are no environments of {scenario.game!r}; there are some of {', '.join(READERS)}")
        _readers[key] = READERS[scenario.game].Reader(scenario)
    return _readers[key]


def columns_of(scenario: Scenario) -> list[Column]:
    """All columns of an observation: whose eyes it is seen with, the question, then what the state says."""
    reader = reader_of(scenario)
    you = [Column(f"you: {name}", 1, FLAG) for name in reader.seats]
    return [*you, Column("question", len(scenario.steps), CHOICE), *reader.columns]


class Match:
    """What all environments do alike. Their agents are ``agents``: the heroes in turn order, then the game master's."""

    def __init__(
        self,
        game: str,
        scenario: str | Scenario | None,
        heroes: Sequence[str] | None,
        options: Mapping[str, str] | None,
        master: str,
        reward: str | Progress,
    ) -> None:
        rules = game_named(game)
        if game not in USUAL:
            raise ValueError(f"there are no environments of {game!r}; there are some of {', '.join(USUAL)}")
        named = USUAL[game][0] if scenario is None else scenario
        self.scenario = rules.scenario(named) if isinstance(named, str) else named
        party = list(heroes) if heroes is not None else rules.heroes[: rules.most_heroes]
        self.start = rules.new(self.scenario, party, dict(options or {}))
        self.start.chronicle = None
        self.secrets = rules.game_master
        self.master = _master(game, master) if rules.game_master else None
        if not rules.game_master and master:
            raise ValueError(f"{game!r} has no game master")
        self.agents = party + ([MASTER_AGENT] if rules.game_master and self.master is None else [])
        self.progress = _progress(game, reward)
        self.actions: list[Action[Any]] = self.scenario.actions.all
        self.reader = reader_of(self.scenario)
        self.width = len(columns_of(self.scenario))
        #: Agents by hero number; the seats that ``you`` tells apart, by agent.
        self._seat = {rules.heroes.index(hero): place for place, hero in enumerate(party)}
        self._you = [self.reader.seats.index(agent) for agent in self.agents]
        self._heroes = len(party)
        self._seats = len(self.reader.seats)
        #: The mask of an agent who is not asked.
        self.nothing: Mask = np.zeros(len(self.actions), np.int8)
        self.nothing.flags.writeable = False
        self.state = self.start
        self.seeds = Random()
        self.luck = Luck(0)
        self.decisions = 0
        #: Hero who decided something of his own last.
        self._last = -1
        self._worth = 0.0
        self._seen: dict[bool, State] = {}
        self._vectors: dict[bool, Vector] = {}

    def usual_cycles(self, wanted: int | None) -> int:
        """Decisions after which a game is cut. Raises ``ValueError`` if it is less than one."""
        cycles = USUAL[self.scenario.game][1] if wanted is None else wanted
        if cycles < 1:
            raise ValueError(f"max_cycles is at least 1, not {cycles}")
        return cycles

    def begin(self, seed: int | None) -> None:
        """A new game. With a seed, it and all that follow are always the same; without, the next of these."""
        if seed is not None:
            self.seeds = Random(int(seed))
        self.luck = Luck(self.seeds.getrandbits(64))
        if self.master is not None:
            self.master.forget()
        self.state = self.start.clone()
        self.decisions = 0
        self._last = -1
        self._go_on()
        self._worth = 0.0 if self.progress is None else self.progress(self.seen(False))

    def _go_on(self) -> None:
        """Let chance and a game master who is no agent decide until an agent is asked or the game is over."""
        state = self.state
        while state.result is Result.PLAYING:
            actor = state.actor
            if actor == CHANCE:
                state.apply(deal(state, self.luck))
            elif actor == GAME_MASTER and self.master is not None:
                state.apply(self.master.choose(state, self.luck))
            else:
                break
        self._seen = {}
        self._vectors = {}

    def asked(self) -> int:
        """The agent whose decision it is, by place; what the group decides, the next hero in turn order does."""
        actor = self.state.actor
        if actor >= 0:
            self._last = self._seat[actor]
            return self._last
        if actor == GROUP:
            return (self._last + 1) % self._heroes
        return len(self.agents) - 1 if actor == GAME_MASTER else 0

    def apply(self, number: int) -> float:
        """Carry out an action by its number; the shaped reward for it.

        Raises ``IllegalAction``, and ``ValueError`` for a number that no action has; then nothing has changed.
        """
        if not 0 <= number < len(self.actions):
            raise ValueError(f"actions are numbers from 0 to {len(self.actions) - 1}, not {number}")
        self.state.apply(self.actions[number])
        self.decisions += 1
        self._go_on()
        if self.progress is None:
            return 0.0
        before = self._worth
        # The last position counts nothing, so that what is gained on the way adds up to the same for all games.
        self._worth = self.progress(self.seen(False)) if self.state.result is Result.PLAYING else 0.0
        return self._worth - before

    def legal(self, number: int) -> bool:
        """Whether this is the number of an action that may be chosen now."""
        return 0 <= number < len(self.actions) and self.state.offers_this(self.actions[number])

    def mask(self) -> Mask:
        """1 for every action that the agent who is asked may choose; a new array."""
        mask, numbers = np.zeros(len(self.actions), np.int8), self.scenario.actions.numbers
        for action in self.state.legal_actions():
            mask[numbers[action.name]] = 1
        return mask

    def seen(self, by_master: bool) -> State:
        """The state as heroes or the game master may see it; it is not to be changed."""
        if not self.secrets:
            return self.state
        if by_master not in self._seen:
            self._seen[by_master] = self.state.view(GAME_MASTER if by_master else NOBODY)
        return self._seen[by_master]

    def observation(self, agent: int) -> Vector:
        """What an agent sees, by the agent's place; a new array."""
        by_master = agent >= self._heroes
        vector = self._vectors.get(by_master)
        if vector is None:
            seen, first = self.seen(by_master), self._seats
            vector = np.empty(self.width, np.int16)
            vector[:first] = 0
            vector[first] = (
                self.scenario.steps.numbers[seen.question().name] + 1 if seen.result is Result.PLAYING else 0
            )
            self.reader.read(seen, vector[first + 1 :])
            self._vectors[by_master] = vector
        mine = vector.copy()
        mine[self._you[agent]] = 1
        return mine

    def outcome(self) -> int:
        """1 if the heroes have won, -1 if they have lost, 0 before the end."""
        result = self.state.result
        return 1 if result is Result.WON else -1 if result is Result.LOST else 0

    def text(self) -> str:
        """What the heroes see, as people can read it."""
        return to_text(self.seen(False))


def _master(game: str, name: str) -> Policy | None:
    """The bot that plays the game master; None if an agent does."""
    return None if name == AGENT else policy(name or masters(game)[0], game)


def _progress(game: str, reward: str | Progress) -> Progress | None:
    """The shaped reward of this name, if any; a function is one itself."""
    if callable(reward):
        return reward
    if reward == "end":
        return None
    if reward == "progress":
        shaped: Progress = READERS[game].progress
        return shaped
    raise ValueError(f"there is no reward {reward!r}; there are end, progress, or a function of a state")
