"""Policies, and the loop that plays games to their end."""

from __future__ import annotations

from collections.abc import Callable

from sagenwerk.bots.greedy_andor import GreedyAndor
from sagenwerk.bots.greedy_heroquest import GreedyHeroQuest
from sagenwerk.bots.greedy_junior import GreedyJunior
from sagenwerk.bots.greedy_master import SimpleMaster
from sagenwerk.bots.greedy_master_cunning import CunningMaster
from sagenwerk.bots.plan_andor import AndorKnowledge
from sagenwerk.bots.plan_heroquest import HeroQuestKnowledge
from sagenwerk.bots.plan_junior import JuniorKnowledge
from sagenwerk.bots.playout import Luck, Policy, Random, Unending, deal, play_out
from sagenwerk.bots.search import LEVELS, Knowledge, Search

__all__ = [
    "PLANNERS",
    "Luck",
    "Policy",
    "Random",
    "Search",
    "Unending",
    "deal",
    "heroes_only",
    "masters",
    "play_out",
    "policies",
    "policy",
]

#: Policies by game; ``random`` plays every game.
POLICIES: dict[str, dict[str, Callable[[], Policy]]] = {
    "junior": {"greedy": GreedyJunior},
    "andor": {"greedy": GreedyAndor},
    "heroquest": {"greedy": GreedyHeroQuest},
}

#: Policies for the game master of games that have one; the first one plays if nobody says which.
MASTERS: dict[str, dict[str, Callable[[], Policy]]] = {
    "heroquest": {"simple": SimpleMaster, "cunning": CunningMaster},
}

#: What the search knows of each game.
KNOWLEDGE: dict[str, Callable[[], Knowledge]] = {
    "junior": JuniorKnowledge,
    "andor": AndorKnowledge,
    "heroquest": HeroQuestKnowledge,
}

#: Names of the search at its levels; it plays heroes and game master alike.
PLANNERS: dict[str, str] = {"planner-quick": "quick", "planner": "normal", "planner-strong": "strong"}


def masters(game: str) -> list[str]:
    """Names of the policies for the game master, the usual one first; none if the game has no game master."""
    known = MASTERS.get(game, {})
    return [*known, *PLANNERS] if known else []


def policies(game: str) -> list[str]:
    """Names of all policies that play a part in this game: heroes, game master, whoever by chance."""
    return [*POLICIES.get(game, {}), *MASTERS.get(game, {}), *(PLANNERS if game in KNOWLEDGE else ()), "random"]


def heroes_only(game: str) -> list[str]:
    """Names of the policies that can play the heroes of this game."""
    return [name for name in policies(game) if name not in MASTERS.get(game, {})]


def policy(name: str, game: str) -> Policy:
    """A new policy. Raises ``ValueError`` for a name that the game does not know."""
    if name == "random":
        return Random()
    if name in PLANNERS and game in KNOWLEDGE:
        return Search(name, KNOWLEDGE[game](), LEVELS[PLANNERS[name]])
    maker = POLICIES.get(game, {}).get(name) or MASTERS.get(game, {}).get(name)
    if maker is None:
        raise ValueError(f"there is no bot {name!r} for {game}; there are {', '.join(policies(game))}")
    return maker()
