"""The next step of a hero: to a square, home to the stairs, behind an ally (compiled).

By what has been set out, and round known traps if there is another way.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.greedy_heroquest_reach import Reach
from sagenwerk.bots.greedy_heroquest_ways import Flood
from sagenwerk.bots.playout import Policy
from sagenwerk.heroquest.allies import LeadsAlly
from sagenwerk.heroquest.fight import CORNERS
from sagenwerk.heroquest.goals import only_way_out_left
from sagenwerk.heroquest.jumping import Jump
from sagenwerk.heroquest.reach import FAR, Ways, lies_open
from sagenwerk.heroquest.sight import edge_open
from sagenwerk.heroquest.state import BIT, MARCHED, Quest
from sagenwerk.heroquest.turn import EndTurn
from sagenwerk.kernel.contract import Action

#: Rounds after which the heroes give up and go home.
LONG_ENOUGH: Final[i64] = 200
#: Body points with which a hero looks for treasure or goes for a monster.
FIT: Final[i64] = 3
#: Steps at which companions follow an ally, and what it costs to stand in his way.
ESCORT: Final[i64] = 3
WAY_BARRED: Final[i64] = 20


class Walker(Policy):
    """Finds a hero's way; remembers nothing but tables of the board that it last saw."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.flood = Flood()
        self.ways = Ways(False)
        self.reach = Reach()

    def ally(self, state: Quest) -> i64:
        """An ally on the board whom a hero leads, -1 for none."""
        for figure in range(len(state.leaders)):
            if state.leaders[figure] >= 0 and state.squares[figure] >= 0:
                return figure
        return -1

    def knows_way_out(self, state: Quest, number: i64) -> bool:
        """Whether the stairs have been set out, and nothing bars the way to them for good."""
        steps = self.ways.steps_from(state, state.heroes[number].square)
        for stair in state.quest.stairs:
            if steps[stair] < FAR:
                return True
        return False

    def leader(self, state: Quest) -> i64:
        """Who goes in front: the first in turn order who is fit, or else the first at all; -1 for nobody."""
        first: i64 = -1
        for number in state.order:
            hero = state.heroes[number]
            if hero.square >= 0:
                if hero.body >= FIT:
                    return number
                if first < 0:
                    first = number
        return first

    def all_near(self, state: Quest, number: i64, most: i64) -> bool:
        """Whether all companions who can come are within so many steps."""
        steps = self.ways.steps_from(state, state.heroes[number].square)
        for other in state.order:
            square = state.heroes[other].square
            if other != number and square >= 0 and most < steps[square] < FAR:
                return False
        return True

    def walks(self, state: Quest, number: i64, offers: list[Action[Any]], goal: i64) -> Action[Any] | None:
        """Dice or the next step on the way to a square; None if there is none."""
        if goal < 0 or goal == state.heroes[number].square or self.flood.steps[goal] >= FAR:
            return None
        if state.done & MARCHED:
            return None
        if state.steps_left < 0:
            roll = state.tables.rolls[number]
            return roll if roll in offers else None
        direction: i64 = self.flood.first[goal]
        if lies_open(state, state.tables.board.beside[4 * state.heroes[number].square + direction]):
            for action in offers:
                if isinstance(action, Jump) and action.direction == direction:
                    return action
        step = state.tables.steps_to[number][direction]
        return step if step in offers else None

    def ends_turn(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any]:
        """The end of the turn; whoever stands where somebody else does goes on to the nearest free square."""
        end = offers[len(offers) - 1]
        if isinstance(end, EndTurn):
            return end
        for careful in (True, False):
            self.flood.spread(state, number, careful, False)
            for square in self.flood.reached:
                if state.at[square] == 0:
                    step = self.walks(state, number, offers, square)
                    if step is not None:
                        return step
        return offers[0]

    def may_stop_on(self, state: Quest, number: i64, square: i64) -> bool:
        """Whether a hero can end his march there, as far as he knows."""
        return self.flood.steps[square] < FAR and (state.at[square] == 0 or state.at[square] == number + 1)

    def steps_to_strike(self, state: Quest, number: i64, figure: i64) -> i64:
        """Steps to the nearest square beside a monster."""
        square = self.beside(state, number, figure)
        return self.flood.steps[square] if square >= 0 else FAR

    def beside(self, state: Quest, number: i64, figure: i64) -> i64:
        """The nearest square from which the hero can strike at a monster, -1 for none."""
        there: i64 = state.squares[figure]
        best: i64 = -1
        least: i64 = FAR
        for direction in range(4):
            edge = 4 * there + direction
            square: i64 = state.tables.board.beside[edge]
            if square < 0 or self.flood.steps[square] >= least or not edge_open(state, edge):
                continue
            if self.may_stop_on(state, number, square):
                best = square
                least = self.flood.steps[square]
        if self.strikes_diagonally(state, number):
            for corner in CORNERS[there]:
                if self.flood.steps[corner] < least and self.may_stop_on(state, number, corner):
                    if state.tables.board.rooms[corner] == state.tables.board.rooms[there]:
                        best = corner
                        least = self.flood.steps[corner]
        return best

    def strikes_diagonally(self, state: Quest, number: i64) -> bool:
        """Whether the hero has a weapon that reaches the corners."""
        for item in state.edition.items:
            if (
                item.diagonal
                and item.exists
                and number in item.heroes
                and state.heroes[number].items & BIT[item.number]
            ):
                return True
        return False

    # Home

    def leaves(self, state: Quest, number: i64) -> bool:
        """Whether a hero on the stairs goes: the goal is reached, he carries something, or they have given up."""
        return self.goes_home(state, number)

    def goes_home(self, state: Quest, number: i64) -> bool:
        """Whether this hero wants to get out, and knows the way."""
        if not self.knows_way_out(state, number):
            return False
        if self.ally(state) >= 0:
            return state.round > 2 * LONG_ENOUGH
        return only_way_out_left(state) or state.round > LONG_ENOUGH or state.heroes[number].carries >= 0

    def homewards(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """The way to the stairs, over traps and companions if there is no other; who stands on them steps off first."""
        here = state.heroes[number].square
        goal: i64 = -1
        least: i64 = FAR
        for attempt in range(2):
            if attempt:
                self.flood.spread(state, number, False, True)
            for square in self.flood.reached:
                is_stair = square in state.quest.stairs
                if is_stair == (here in state.quest.stairs):
                    continue
                if self.flood.steps[square] < least and (state.at[square] == 0 or attempt):
                    least = self.flood.steps[square]
                    goal = square
            if goal >= 0:
                break
        if goal >= 0:
            for action in offers:
                if isinstance(action, Jump) and action.direction == self.flood.first[goal]:
                    return action
            return self.walks(state, number, offers, goal)
        return None

    def leads(self, state: Quest, offers: list[Action[Any]]) -> Action[Any] | None:
        """The ally goes on towards the stairs."""
        ally = self.ally(state)
        if ally < 0 or not state.quest.stairs:
            return None
        least: i64 = FAR
        best: Action[Any] | None = None
        here: i64 = state.squares[ally]
        steps = self.ways.steps_from(state, state.quest.stairs[0])
        least = steps[here]
        for action in offers:
            if isinstance(action, LeadsAlly):
                there: i64 = state.tables.board.beside[4 * here + action.direction]
                if steps[there] < least:
                    least = steps[there]
                    best = action
        return best

    def escorts(self, state: Quest, number: i64, ally: i64) -> i64:
        """A square near the ally, but not in his way to the stairs."""
        to_ally = self.ways.steps_from(state, state.squares[ally])
        to_stairs = self.ways.steps_from(state, state.quest.stairs[0]) if state.quest.stairs else to_ally
        ahead: i64 = to_stairs[state.squares[ally]]
        here = state.heroes[number].square
        best = here
        least: i64 = FAR * 10
        for square in self.flood.reached:
            if not self.may_stop_on(state, number, square):
                continue
            away: i64 = to_ally[square] - ESCORT
            worth = max(away, -away) * 2 + (WAY_BARRED if to_stairs[square] < ahead else 0)
            if square == here:
                worth -= 1
            if worth < least:
                least = worth
                best = square
        return best
