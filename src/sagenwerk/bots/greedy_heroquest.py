"""Sensible rules for the heroes of HeroQuest: fight together, explore, search, come home (compiled).

Nothing here knows a quest: a hero goes by the board as it has been set out, by what stands on the sheets, and by
whether the goal is known to be reached. Whoever finds nothing more to do, or has been below ground for too long, goes
to the stairs and leaves, so that every quest ends.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.greedy_heroquest_answers import answer
from sagenwerk.bots.greedy_heroquest_explore import WANDERING, Explorer
from sagenwerk.bots.greedy_heroquest_fight import (
    best_attack,
    engaged,
    foes_of,
    in_sight,
    splash,
    useful_drink,
    useful_spell,
)
from sagenwerk.bots.greedy_heroquest_search import NO_WAITING
from sagenwerk.bots.greedy_heroquest_steps import FIT, LONG_ENOUGH
from sagenwerk.bots.greedy_master import SimpleMaster
from sagenwerk.bots.playout import Luck
from sagenwerk.heroquest.asking import HERO_CHOOSES
from sagenwerk.heroquest.disarming import Disarm
from sagenwerk.heroquest.doors import OpenDoor
from sagenwerk.heroquest.figures import kind_of
from sagenwerk.heroquest.goals import LeavesQuest, StaysInQuest
from sagenwerk.heroquest.loads import TakesLoad, load_at
from sagenwerk.heroquest.potions import Revive
from sagenwerk.heroquest.reach import FAR
from sagenwerk.heroquest.scenario import DWARF, WIZARD
from sagenwerk.heroquest.state import ACTED, BARE, IN_PIT, MARCHED, Quest
from sagenwerk.kernel.contract import GAME_MASTER, Action, State

#: Rounds after which heroes do anything at all, every other round, rather than the same for ever.
MUCH_TOO_LONG: Final[i64] = 320
#: Rounds after which a figure with a name of its own that nobody has hurt may be beyond harm.
LONG_UNHURT: Final[i64] = 40
#: Steps within which companions count as being together.
TOGETHER: Final[i64] = 8
#: Every how many rounds heroes run ahead though they cannot strike yet, and what a step back must be worth.
ADVANCE: Final[i64] = 4
A_STEP: Final = 0.02
#: Body points with which a hero dares to remove a trap by a throw.
DARES: Final[i64] = 5


class GreedyHeroQuest(Explorer):
    """Each hero does the most useful thing in sight; remembers nothing but tables of the board that it last saw."""

    def __init__(self) -> None:
        super().__init__("greedy")
        #: For a game master's seat under this name.
        self.master = SimpleMaster()

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        assert isinstance(view, Quest)
        if view.actor == GAME_MASTER:
            return self.master.choose(view, luck)
        offers = view.legal_actions()
        if len(offers) == 1:
            return offers[0]
        if view.question() is HERO_CHOOSES:
            return self.turn(view, offers)
        if isinstance(offers[0], (LeavesQuest, StaysInQuest)):
            return offers[0 if self.leaves(view, offers[0].hero) else 1]
        return answer(view, offers, self.ways)

    def turn(self, state: Quest, offers: list[Action[Any]]) -> Action[Any]:
        """What the hero on turn does next."""
        number = state.turn
        if state.round > MUCH_TOO_LONG and state.round % 2:
            # Whatever keeps them where they are: something else, every other round.
            return offers[(state.round * WANDERING + 7 * state.steps_left + number + 7) % len(offers)]
        foes = foes_of(state)
        self.flood.spread(state, number, True, False)
        near = self.foes_in_reach(state, number, foes)
        attack = None if state.done & ACTED else best_attack(state, offers)
        drink = useful_drink(state, offers, attack is not None)
        if drink is not None:
            return drink
        for action in offers:
            if isinstance(action, Revive):
                return action
            if isinstance(action, TakesLoad) and self.wants_load(state, number, action, near):
                return action
        lead = self.leads(state, offers)
        if lead is not None:
            return lead
        if not state.done & ACTED:
            acts = splash(offers)
            if acts is None:
                acts = useful_spell(state, offers, near)
            if acts is None:
                acts = attack
            if acts is not None:
                return acts
        return self.goes(state, number, offers, near)

    def goes(self, state: Quest, number: i64, offers: list[Action[Any]], near: list[int]) -> Action[Any]:
        """The march, and what is done when no monster is near."""
        near = [figure for figure in near if not self.beyond_harm(state, figure)]
        reach = self.can_strike(state, number, near)
        if near and not reach and (state.heroes[number].has(IN_PIT) or self.next_place(state, number) < 0):
            # Into known pits and past companions only if nothing else is left: who falls before a monster is lost.
            self.flood.spread(state, number, False, False)
            reach = self.can_strike(state, number, near)
            if not reach:
                self.flood.spread(state, number, True, False)
        if reach:
            step = None
            if not state.done & ACTED and self.is_fit_to_fight(state, number):
                step = self.towards_foe(state, number, offers, reach)
            else:
                step = self.falls_back(state, number, offers, reach)
            return step if step is not None else self.ends_turn(state, number, offers)
        quiet = self.in_peace(state, number, offers)
        if quiet is not None:
            return quiet
        if self.goes_home(state, number):
            step = self.homewards(state, number, offers)
        else:
            step = self.explores(state, number, offers)
            if step is None and state.round > LONG_ENOUGH:
                step = self.wanders(state, number, offers)
        return step if step is not None else self.ends_turn(state, number, offers)

    def foes_in_reach(self, state: Quest, number: i64, foes: list[int]) -> list[int]:
        """The monsters that the hero can get to, or sees."""
        near: list[int] = []
        for figure in foes:
            if self.steps_to_strike(state, number, figure) < FAR or in_sight(state, number, [figure]):
                near.append(figure)
        return near

    def beyond_harm(self, state: Quest, figure: i64) -> bool:
        """Whether a figure may be one that no weapon harms: with a name of its own, and unhurt after so many rounds.

        Whoever stands beside it still strikes at it, but the heroes go on exploring.
        """
        if state.round <= LONG_UNHURT or state.bodies[figure] < kind_of(state, figure).body:
            return False
        name = kind_of(state, figure).name
        for kind in state.edition.kinds:
            if kind.name == name:
                return False
        return True

    def can_strike(self, state: Quest, number: i64, near: list[int]) -> list[int]:
        """Those of these monsters to which the hero can get."""
        return [figure for figure in near if self.steps_to_strike(state, number, figure) < FAR]

    def is_fit_to_fight(self, state: Quest, number: i64) -> bool:
        """Whoever is nearly dead goes for nobody; a wizard lets the others go first, if there are others.

        When it has taken long enough everybody goes, so that nobody waits for ever.
        """
        hero = state.heroes[number]
        others = 0
        for other in state.order:
            if other != number and state.heroes[other].square >= 0:
                others += 1
        if others == 0 or state.round > LONG_ENOUGH or engaged(state, hero.square):
            return True
        if hero.body < 2:
            return False
        if number != WIZARD:
            return True
        for other in state.order:
            if other != number and state.heroes[other].square >= 0 and engaged(state, state.heroes[other].square):
                return hero.body >= FIT
        return False

    def towards_foe(self, state: Quest, number: i64, offers: list[Action[Any]], near: list[int]) -> Action[Any] | None:
        """The way to the monster that is nearest; of equally near ones to the weakest."""
        goal: i64 = -1
        least: i64 = FAR
        for figure in near:
            steps = 10 * self.steps_to_strike(state, number, figure) + state.bodies[figure]
            if steps < least:
                least = steps
                goal = self.beside(state, number, figure)
        if state.steps_left >= 0 and least >= 10 * (state.steps_left + 1) and state.round % ADVANCE:
            return self.falls_back(state, number, offers, near)
        return self.walks(state, number, offers, goal)

    def falls_back(self, state: Quest, number: i64, offers: list[Action[Any]], near: list[int]) -> Action[Any] | None:
        """To the square within reach where the fewest monsters can strike at the hero; None if he stands on it."""
        if state.steps_left < 0:
            roll = state.tables.rolls[number]
            return roll if roll in offers else None
        if state.done & MARCHED or state.steps_left == 0:
            return None
        self.flood.spread(state, number, True, False)
        self.reach.learn(state, number, near)
        here = state.heroes[number].square
        best = here
        least = self.reach.danger(state, number, here)
        for square in self.flood.reached:
            steps = self.flood.steps[square]
            if 0 < steps <= state.steps_left and self.may_stop_on(state, number, square):
                danger = self.reach.danger(state, number, square) + A_STEP * float(steps)
                if danger < least:
                    least = danger
                    best = square
        return self.walks(state, number, offers, best)

    def in_peace(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """Doors beside the hero, searches, traps that he removes."""
        if not self.goes_home(state, number):
            for action in offers:
                if isinstance(action, OpenDoor) and self.is_time_to_open(state, number):
                    return action
            if not state.done & ACTED:
                search = self.search(state, number, offers)
                if search is not None:
                    return search
        if self.dares(state, number):
            for action in offers:
                if isinstance(action, Disarm):
                    return action
            if state.steps_left < 0 and not state.done & ACTED and self.trap_beside(state, number) >= 0:
                # In the US game a trap is removed on the march.
                roll = state.tables.rolls[number]
                return roll if roll in offers else None
        return None

    def is_time_to_open(self, state: Quest, number: i64) -> bool:
        """Whether the hero goes in front, so that all others have a turn before what lurks there, and they are near.

        Every few rounds nobody waits for anybody. Without equipment a door is opened only if nothing is better.
        """
        if state.heroes[number].has(BARE) and self.next_place(state, number) != state.heroes[number].square:
            return False
        if state.round % NO_WAITING == 0:
            return True
        return self.leader(state) == number and self.all_near(state, number, TOGETHER)

    def dares(self, state: Quest, number: i64) -> bool:
        """Whether removing a trap is worth the risk for him."""
        if number == DWARF and (state.edition.dwarf_removes_without_roll or state.edition.failed_disarm_springs):
            return True
        return state.heroes[number].body >= DARES

    def wants_load(self, state: Quest, number: i64, action: TakesLoad, near: list[int]) -> bool:
        """Whether a thing is worth carrying: what leaves the hands free; no heavy one while monsters are near."""
        one = load_at(state, number, action.place)
        if one < 0 or state.quest.loads[one].hands_full:
            return False
        return not near or state.quest.loads[one].move_dice == 0
