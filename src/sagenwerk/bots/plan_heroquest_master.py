"""Plans of the game master of HeroQuest, each for one of his turns: with cunning, or all at one hero (compiled)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.greedy_master import NOBODY, SimpleMaster
from sagenwerk.bots.greedy_master_cunning import CunningMaster
from sagenwerk.bots.playout import Luck
from sagenwerk.bots.search import Plan
from sagenwerk.heroquest.monsters import no_target
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES
from sagenwerk.heroquest.state import STONE, Quest
from sagenwerk.kernel.contract import GAME_MASTER, Action, State

#: Generator for policies that need none.
NO_LUCK: Final = Luck(0)


class Hunter(SimpleMaster):
    """Every figure goes for one hero, and strikes at another one only if it does not get to him."""

    def __init__(self, prey: i64) -> None:
        super().__init__("hunter")
        self.prey = prey

    def victim(self, state: Quest, figure: i64) -> i64:
        if state.heroes[self.prey].square >= 0 and no_target(state, figure, self.prey) is None:
            return self.prey
        if (
            state.steps_left > 0
            and len(state.trail) <= 1
            and self.away(state, state.squares[figure]) <= state.steps_left
        ):
            return NOBODY
        return super().victim(state, figure)

    def finds_targets(self, state: Quest) -> None:
        hero = state.heroes[self.prey]
        if hero.square >= 0 and not hero.has(STONE):
            self.from_targets = [self.ways.steps_from(state, hero.square)]
        else:
            super().finds_targets(state)


class MasterPlan(Plan):
    """What the game master does in one of his turns: a policy decides."""

    def __init__(self, policy: SimpleMaster, does: str, turn: i64, message: str) -> None:
        super().__init__(f"game master: {does} in round {turn}", message, {})
        self.policy = policy
        self.turn = turn

    def follow(self, state: State) -> Action[Any] | None:
        assert isinstance(state, Quest)
        if state.round != self.turn or state.turn >= 0 or state.actor != GAME_MASTER:
            return None
        action = self.policy.choose(state, NO_LUCK)
        return action if state.offers_this(action) else None


def cunning(turn: i64) -> MasterPlan:
    """All figures as the cunning game master moves them."""
    return MasterPlan(CunningMaster(), "be cunning", turn, "plan-heroquest-master-cunning")


def hunt(hero: i64, turn: i64) -> MasterPlan:
    """All figures for one hero."""
    plan = MasterPlan(Hunter(hero), f"hunt {HERO_NAMES[hero]}", turn, "plan-heroquest-master-hunt")
    plan.arguments["hero"] = HERO_NAMES[hero]
    return plan


def master_plans(state: Quest) -> list[Plan]:
    """What the game master can do in this turn."""
    plans: list[Plan] = [cunning(state.round)]
    for number in state.order:
        if state.heroes[number].square >= 0:
            plans.append(hunt(number, state.round))
    return plans


def master_plan(state: Quest, name: str) -> Plan | None:
    """A plan of this turn by its name; None if there is none."""
    if state.turn >= 0:
        return None
    for number in range(HEROES):
        plan = hunt(number, state.round)
        if plan.name == name:
            return plan
    plan = cunning(state.round)
    return plan if plan.name == name else None
