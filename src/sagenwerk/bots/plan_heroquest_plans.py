"""Plans of heroes in HeroQuest: strike at somebody, cast, fall back, wait, go with somebody, search, open (compiled).

What a plan leaves open the greedy policy decides. Names of plans tell figures by number, doors by their squares.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.greedy_heroquest import GreedyHeroQuest
from sagenwerk.bots.greedy_heroquest_fight import best_attack, foes_of, in_sight, is_foe, worth_of_attack
from sagenwerk.bots.playout import Luck
from sagenwerk.bots.search import Plan
from sagenwerk.heroquest.asking import HERO_CHOOSES
from sagenwerk.heroquest.doors import OpenDoor
from sagenwerk.heroquest.fight import WHOM, Attack, AttackWith, reaches
from sagenwerk.heroquest.goals import LeavesQuest
from sagenwerk.heroquest.hero_spells import AIMS, Cast
from sagenwerk.heroquest.reach import FAR
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES
from sagenwerk.heroquest.search import Search
from sagenwerk.heroquest.state import ACTED, Quest
from sagenwerk.kernel.contract import Action, State

#: Generator for policies that need none.
NO_LUCK: Final = Luck(0)


class HeroPlan(Plan):
    """A plan of one hero for his turns. ``base`` decides what the plan leaves open."""

    def __init__(self, base: GreedyHeroQuest, hero: i64, does: str, message: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: {does}", message, {"hero": HERO_NAMES[hero]})
        self.base = base
        self.hero = hero

    def follow(self, state: State) -> Action[Any] | None:
        assert isinstance(state, Quest)
        if state.heroes[self.hero].square < 0 or self.is_over(state):
            return None
        if state.turn != self.hero or state.question() is not HERO_CHOOSES:
            return self.answers(state)
        return self.acts(state, state.legal_actions())

    def is_over(self, state: Quest) -> bool:
        """Whether nothing of the plan is left to do."""
        return False

    def answers(self, state: Quest) -> Action[Any] | None:
        """The answer to any other question than what to do in his turn."""
        return self.as_usual(state)

    def acts(self, state: Quest, offers: list[Action[Any]]) -> Action[Any] | None:
        """What he does in his turn."""
        return None

    def as_usual(self, state: Quest) -> Action[Any]:
        """What the greedy policy would do."""
        return self.base.choose(state, NO_LUCK)


class Strikes(HeroPlan):
    """Go to a monster and strike at it with the best weapon, turn by turn, until it has fallen or he is in danger."""

    def __init__(self, base: GreedyHeroQuest, hero: i64, figure: i64, kind: str, square: str) -> None:
        super().__init__(base, hero, f"attack monster {figure + 1}", "plan-heroquest-attack")
        self.figure = figure
        self.arguments["kind"] = kind
        self.arguments["square"] = square

    def is_over(self, state: Quest) -> bool:
        hero = state.heroes[self.hero]
        return self.figure >= len(state.squares) or not is_foe(state, self.figure) or 3 * hero.body <= hero.most_body

    def answers(self, state: Quest) -> Action[Any] | None:
        if state.turn == self.hero and state.question() is WHOM:
            for action in state.legal_actions():
                if isinstance(action, Attack) and action.target == HEROES + self.figure:
                    return action
        return self.as_usual(state)

    def acts(self, state: Quest, offers: list[Action[Any]]) -> Action[Any] | None:
        if state.done & ACTED:
            return self.as_usual(state)
        weapon = self.weapon(state, offers)
        if weapon is not None:
            return weapon
        base = self.base
        base.flood.spread(state, self.hero, True, False)
        if base.steps_to_strike(state, self.hero, self.figure) >= FAR:
            base.flood.spread(state, self.hero, False, False)
            if base.steps_to_strike(state, self.hero, self.figure) >= FAR:
                return None
        step = base.walks(state, self.hero, offers, base.beside(state, self.hero, self.figure))
        return step if step is not None else self.as_usual(state)

    def weapon(self, state: Quest, offers: list[Action[Any]]) -> Action[Any] | None:
        """The best weapon that reaches the monster from here; None if none does."""
        best: Action[Any] | None = None
        most = 0.0
        for action in offers:
            if isinstance(action, AttackWith) and action.way != 1:
                if reaches(state, self.hero, action.item, action.way, HEROES + self.figure):
                    worth = 0.01 + worth_of_attack(state, self.hero, action.item, self.figure)
                    if worth > most:
                        most = worth
                        best = action
        return best


class Casts(HeroPlan):
    """Cast a spell now, at whom it is worth most."""

    def __init__(self, base: GreedyHeroQuest, hero: i64, spell: i64, name: str) -> None:
        super().__init__(base, hero, f"cast {name}", "plan-heroquest-cast")
        self.spell = spell
        self.arguments["spell"] = name
        self.lasts = False

    def answers(self, state: Quest) -> Action[Any] | None:
        return self.as_usual(state) if state.turn == self.hero and state.question() is AIMS else None

    def acts(self, state: Quest, offers: list[Action[Any]]) -> Action[Any] | None:
        if state.done & ACTED:
            return None
        for action in offers:
            if isinstance(action, Cast) and action.spell == self.spell:
                return action
        return None


class FallsBack(HeroPlan):
    """This round no blow, but the square within reach where fewest monsters can strike."""

    def __init__(self, base: GreedyHeroQuest, hero: i64, turn: i64) -> None:
        super().__init__(base, hero, f"fall back in round {turn}", "plan-heroquest-fall-back")
        self.turn = turn

    def is_over(self, state: Quest) -> bool:
        return state.round != self.turn

    def acts(self, state: Quest, offers: list[Action[Any]]) -> Action[Any] | None:
        self.base.flood.spread(state, self.hero, True, False)
        step = self.base.falls_back(state, self.hero, offers, foes_of(state))
        return step if step is not None else self.base.ends_turn(state, self.hero, offers)


class Waits(HeroPlan):
    """Stay here, strike at who comes within reach, but take no step in this round."""

    def __init__(self, base: GreedyHeroQuest, hero: i64, turn: i64) -> None:
        super().__init__(base, hero, f"wait in round {turn}", "plan-heroquest-wait")
        self.turn = turn

    def is_over(self, state: Quest) -> bool:
        return state.round != self.turn

    def acts(self, state: Quest, offers: list[Action[Any]]) -> Action[Any] | None:
        if not state.done & ACTED:
            blow = best_attack(state, offers)
            if blow is not None:
                return blow
        return self.base.ends_turn(state, self.hero, offers)


class GoesWith(HeroPlan):
    """Stay near another hero, and fight as usual when monsters are in sight; until one of them is out."""

    def __init__(self, base: GreedyHeroQuest, hero: i64, other: i64) -> None:
        super().__init__(base, hero, f"go with {HERO_NAMES[other]}", "plan-heroquest-go-with")
        self.other = other
        self.arguments["other"] = HERO_NAMES[other]

    def is_over(self, state: Quest) -> bool:
        return state.heroes[self.other].square < 0

    def acts(self, state: Quest, offers: list[Action[Any]]) -> Action[Any] | None:
        if in_sight(state, self.hero, foes_of(state)):
            return self.as_usual(state)
        base = self.base
        base.flood.spread(state, self.hero, True, False)
        step = base.walks(state, self.hero, offers, base.near(state, self.hero, self.other, []))
        return step if step is not None else self.base.ends_turn(state, self.hero, offers)


class Searches(HeroPlan):
    """Search here: for what, the number of the search says."""

    def __init__(self, base: GreedyHeroQuest, hero: i64, kind: i64, name: str) -> None:
        super().__init__(base, hero, f"search for {name}", f"plan-heroquest-search-{name.replace(' ', '-')}")
        self.kind = kind

    def acts(self, state: Quest, offers: list[Action[Any]]) -> Action[Any] | None:
        for action in offers:
            if isinstance(action, Search) and action.kind == self.kind:
                return action
        return None


class Opens(HeroPlan):
    """Open the door beside him, on this side of a square."""

    def __init__(self, base: GreedyHeroQuest, hero: i64, direction: i64, door: str) -> None:
        super().__init__(base, hero, f"open the door {door}", "plan-heroquest-open")
        self.direction = direction
        self.arguments["door"] = door

    def acts(self, state: Quest, offers: list[Action[Any]]) -> Action[Any] | None:
        for action in offers:
            if isinstance(action, OpenDoor) and action.direction == self.direction:
                return action
        return None


class GoesHome(HeroPlan):
    """To the stairs, and out."""

    def __init__(self, base: GreedyHeroQuest, hero: i64) -> None:
        super().__init__(base, hero, "go home", "plan-heroquest-home")

    def answers(self, state: Quest) -> Action[Any] | None:
        first = state.legal_actions()[0]
        return first if isinstance(first, LeavesQuest) else self.as_usual(state)

    def acts(self, state: Quest, offers: list[Action[Any]]) -> Action[Any] | None:
        if not self.base.knows_way_out(state, self.hero):
            return None
        self.base.flood.spread(state, self.hero, True, False)
        step = self.base.homewards(state, self.hero, offers)
        return step if step is not None else self.base.ends_turn(state, self.hero, offers)
