"""Environments for researchers: the games as PettingZoo and Gymnasium know them. They need the extra ``envs``.

Agents are asked one at a time, and are told what they see, and what they may choose:

>>> from sagenwerk import envs
>>> env = envs.aec("junior", "challenge-1", heroes=["warrior", "archer"])
>>> str(env), env.possible_agents
('junior_v0', ['warrior', 'archer'])
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> legal = observation["action_mask"].nonzero()[0]
>>> envs.actions("junior", "challenge-1")[legal[0]]
'warrior: step to fog01'
>>> env.step(legal[0])

Every number of an observation has a name:

>>> names = [column.name for column in envs.columns("junior", "challenge-1")]
>>> seen = dict(zip(names, env.observe("archer")["observation"].tolist()))
>>> seen["you: archer"], seen["warrior: suns"], seen["dragon's way to the Rietburg"]
(1, 5, 13)

One agent plays the whole team:

>>> import gymnasium
>>> team = gymnasium.make("sagenwerk/junior-v0", scenario="challenge-1")
>>> seen, info = team.reset(seed=7)
>>> seen.shape, int(info["action_mask"].sum())
((1829,), 3)

See ``docs/environments.md``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from sagenwerk.envs.extra import NotInstalled, loaded
from sagenwerk.envs.versions import VERSIONS, id_of, name_of
from sagenwerk.games import game as game_named
from sagenwerk.kernel import Scenario, State

if TYPE_CHECKING:  # what needs the extra is only loaded by who asks for it
    from sagenwerk.envs.layout import Column
    from sagenwerk.envs.simultaneous import Simultaneous
    from sagenwerk.envs.team import Team
    from sagenwerk.envs.turns import InTurns

__all__ = [
    "VERSIONS",
    "NotInstalled",
    "actions",
    "aec",
    "columns",
    "gym",
    "id_of",
    "name_of",
    "parallel",
]


def aec(
    game: str,
    scenario: str | Scenario | None = None,
    heroes: Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    master: str = "",
    reward: str | Callable[[State], float] = "end",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> InTurns:
    """A game as a PettingZoo environment in which agents are asked one at a time, in turn order.

    ``scenario``: a name, or a loaded scenario of one's own file; else the one that is usual for the game.
    ``heroes``: who plays, in turn order (else all); these are the agents. ``options``: named choices of rules.
    ``master``: who plays the game master of a game that has one: the name of a bot (else the usual one), or ``agent``
    for an agent ``game_master``.
    ``reward``: ``end`` for +1 or -1 to all heroes at the end (the game master gets the opposite), ``progress`` for that
    and the change of the game's own measure of progress, or a function of what the heroes see whose change is added.
    ``max_cycles``: decisions after which the game is cut (truncated).
    ``render_mode``: ``ansi``, and ``render()`` gives the position as text.

    Raises ``NotInstalled`` without the extra, ``ValueError`` for what the game does not know.
    """
    kind = loaded("turns").InTurns
    made: InTurns = kind(game, scenario, heroes, options, master, reward, max_cycles, render_mode)
    return made


def parallel(
    game: str,
    scenario: str | Scenario | None = None,
    heroes: Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    master: str = "",
    reward: str | Callable[[State], float] = "end",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> Simultaneous:
    """The same for libraries in which all agents act in every cycle: who is not asked has to wait.

    Nothing in these games is decided by several people at once. This form adds an action ``wait`` behind all others
    and makes one decision in a cycle; ``max_cycles`` counts cycles. Take ``aec`` where you can. Raises as ``aec``.
    """
    kind = loaded("simultaneous").Simultaneous
    made: Simultaneous = kind(game, scenario, heroes, options, master, reward, max_cycles, render_mode)
    return made


def gym(
    game: str,
    scenario: str | Scenario | None = None,
    heroes: Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    master: str = "",
    reward: str | Callable[[State], float] = "end",
    max_cycles: int | None = None,
    illegal_reward: float = 0.0,
    render_mode: str | None = None,
) -> Team:
    """The same as a Gymnasium environment: one agent decides for every hero in turn, a bot plays the game master.

    ``info["action_mask"]`` says what may be chosen; anything else changes nothing and costs ``illegal_reward``.
    Raises as ``aec``.
    """
    kind = loaded("team", "numpy", "gymnasium").Team
    made: Team = kind(game, scenario, heroes, options, master, reward, max_cycles, illegal_reward, render_mode)
    return made


def columns(game: str, scenario: str | Scenario) -> list[Column]:
    """What the numbers of an observation say: name, greatest value (the least is 0), and kind.

    The kind is ``number`` for what is counted, ``flag`` for 0 or 1, ``choice`` for one of several things in no order
    (0 for none). They depend on the scenario alone, not on who plays. Raises as ``aec``.
    """
    found: list[Column] = loaded("match", "numpy").columns_of(_loaded(game, scenario))
    return found


def actions(game: str, scenario: str | Scenario) -> list[str]:
    """Names of all actions by number, with the outcomes of chance, which no agent may choose. Raises as ``aec``."""
    return [action.name for action in _loaded(game, scenario).actions.all]


def _loaded(game: str, scenario: str | Scenario) -> Scenario:
    return game_named(game).scenario(scenario) if isinstance(scenario, str) else scenario


def _register() -> None:
    """Make the environments known to ``gymnasium.make``."""
    from gymnasium import register
    from gymnasium.envs.registration import registry

    for game in VERSIONS:
        if id_of(game) not in registry:
            register(id_of(game), entry_point="sagenwerk.envs.team:Team", kwargs={"game": game})


if find_spec("gymnasium") is not None and find_spec("numpy") is not None:
    _register()
