"""Policies, and the loop that plays games to their end."""

from __future__ import annotations

from collections.abc import Callable

from sagenwerk.bots.greedy_andor import GreedyAndor
from sagenwerk.bots.greedy_heroquest import GreedyHeroQuest
from sagenwerk.bots.greedy_junior import GreedyJunior
from sagenwerk.bots.greedy_master import SimpleMaster
from sagenwerk.bots.greedy_master_cunning import CunningMaster
from sagenwerk.bots.playout import Luck, Policy, Random, Unending, deal, play_out

__all__ = ["Luck", "Policy", "Random", "Unending", "deal", "play_out", "policies", "policy"]

#: Policies by game; ``random`` plays every game.
POLICIES: dict[str, dict[str, Callable[[], Policy]]] = {
    "junior": {"greedy": GreedyJunior},
    "andor": {"greedy": GreedyAndor},
    "heroquest": {"greedy": GreedyHeroQuest, "simple": SimpleMaster, "cunning": CunningMaster},
}


def policies(game: str) -> list[str]:
    """Names of the policies that play this game."""
    return [*POLICIES.get(game, {}), "random"]


def policy(name: str, game: str) -> Policy:
    """A new policy. Raises ``ValueError`` for a name that the game does not know."""
    if name == "random":
        return Random()
    maker = POLICIES.get(game, {}).get(name)
    if maker is None:
        raise ValueError(f"there is no bot {name!r} for {game}; there are {', '.join(policies(game))}")
    return maker()
