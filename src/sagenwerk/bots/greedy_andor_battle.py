"""What is asked in a fight and when the group shares: whom to call, dice, brew, fighting on, gold (compiled)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor.cargo import BIT, GOLD
from sagenwerk.andor.joint_battle import Begin, GoOn, Invite, Join, Leave, heroes_value
from sagenwerk.andor.reward import GoldPiece, Piece, WillpowerPiece
from sagenwerk.andor.rolls import (
    AddHerb,
    AsItIs,
    DrinkBrew,
    LeaveDice,
    TakeDie,
    ThrowBlackDie,
    ThrowDie,
    TurnDie,
    WithBlackDie,
)
from sagenwerk.andor.scenario import DWARF, WIZARD
from sagenwerk.andor.shares import WILLPOWER_POINT
from sagenwerk.andor.shares import Piece as SharedPiece
from sagenwerk.andor.shop import merchant_here
from sagenwerk.andor.state import Andor
from sagenwerk.bots.greedy_andor_aims import Aim, wanted_at
from sagenwerk.bots.greedy_andor_odds import BLACK, ONE_BY_ONE, Odds
from sagenwerk.bots.greedy_andor_outlook import FAR
from sagenwerk.bots.greedy_andor_ways import hours_left, way
from sagenwerk.kernel.contract import Action

#: How much more than it hurts them heroes must hurt a creature in a round to fight on, in hundredths.
SURPLUS: Final[i64] = 80
#: Letters left with which the fight that decides is not given up.
LAST_CHANCE: Final[i64] = 1


class Fights:
    """Answers by the odds; knows the goals of the legend and the hours on foot of just now."""

    def __init__(self, odds: Odds, aims: list[Aim]) -> None:
        self.odds = odds
        self.aims = aims
        self.hours: list[list[int]] = []

    def answer(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """Everything that is asked in a fight."""
        first = offers[0]
        if isinstance(first, (Invite, Begin, Join, WithBlackDie)):
            return first
        if isinstance(first, (TakeDie, ThrowDie, ThrowBlackDie)):
            return one_by_one(state, offers)
        if isinstance(first, (TurnDie, LeaveDice)):
            return turn_a_die(state, offers)
        if isinstance(first, (DrinkBrew, AddHerb, AsItIs)):
            return self.drink(state, offers)
        if isinstance(first, Piece):
            return self.reward(state, offers)
        if isinstance(first, (GoOn, Leave)):
            return self.go_on(state, offers)
        return first

    def drink(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """Brew and spare herbs against the creature with which a legend ends, or where it would go wrong."""
        wanted = self.decides(state)
        if not wanted and state.foe_kind >= 0:
            ours = heroes_value(state) + best_of(state.dice, state.black_value)
            foe = self.odds.foe(state, state.foe_kind, state.foe_willpower) // 100
            wanted = ours < foe - 2 and state.heroes[state.roller].willpower <= 4
        for action in offers:
            if isinstance(action, AsItIs):
                return action
            if wanted and isinstance(action, DrinkBrew):
                return action
            if wanted and isinstance(action, AddHerb) and wanted_at(state, self.aims, action.item) < 0:
                return action
        return offers[len(offers) - 1]

    def decides(self, state: Andor) -> bool:
        """Whether the fight is about the creature of a goal."""
        for aim in self.aims:
            if state.goals_set & BIT[aim.goal] and state.foe_kind >= 0 and aim.foe == state.foe_kind:
                return True
        return False

    def go_on(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """Fight on while the fighters hurt more than they are hurt, and this hero does not fall."""
        first = offers[0]
        if not isinstance(first, GoOn) or state.foe_kind < 0 or len(offers) < 2:
            return first
        if self.decides(state) and state.end_letter - state.narrator <= LAST_CHANCE:
            return first
        odds = self.odds
        odds.look(state)
        lead = odds.lead(state, state.fighters, state.foe_field, state.foe_kind, state.foe_willpower)
        boldness: i64 = 3 if self.decides(state) or state.foe_willpower <= 2 else 0
        rounds = odds.rounds(state, state.fighters, lead, state.foe_willpower, boldness, SURPLUS)
        if rounds > hours_left(state, first.hero, 0):
            return offers[1]
        return first

    def reward(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """Willpower for a hero who is close to falling, else gold for the one who can spend it best."""
        for action in offers:
            if isinstance(action, WillpowerPiece) and state.heroes[action.to].willpower < 4:
                return action
        best = offers[0]
        most: i64 = -1
        for action in offers:
            if isinstance(action, GoldPiece):
                value = self.use_of_gold(state, action.to)
                if value > most:
                    most = value
                    best = action
        return best

    def use_of_gold(self, state: Andor, number: i64) -> i64:
        """How soon and how well the hero could spend gold on strength."""
        board = state.board
        hero = state.heroes[number]
        if hero.strength >= board.most_strength:
            return 0
        most: i64 = 1
        for merchant in board.merchants:
            hours = way(self.hours, hero.field, merchant)
            if hours < FAR and merchant_here(state, merchant):
                price = board.mine_price if number == DWARF and merchant == board.mine else board.price
                most = max(most, 1000 * (state.share + hero.gold) // price // (hours + 4))
        return most

    def cost_of_strength(self, state: Andor, number: i64) -> i64:
        """What a point of strength costs the hero, in gold by the hours until he can buy it."""
        board = state.board
        hero = state.heroes[number]
        least: i64 = FAR * FAR
        if hero.strength >= board.most_strength:
            return least
        for merchant in board.merchants:
            hours = way(self.hours, hero.field, merchant)
            if hours < FAR and merchant_here(state, merchant):
                price = board.mine_price if number == DWARF and merchant == board.mine else board.price
                least = min(least, price * (hours + 4))
        return least

    def shared(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """What the group shares: gold to whom it helps most, losses of willpower to those who have most."""
        first = offers[0]
        assert isinstance(first, SharedPiece)
        best: Action[Any] = first
        most: i64 = -1
        for action in offers:
            if not isinstance(action, SharedPiece):
                continue
            value: i64 = 0
            if action.what == GOLD and action.of.gains:
                value = self.use_of_gold(state, action.receiver)
            elif action.what == WILLPOWER_POINT and not action.of.gains:
                value = state.heroes[action.receiver].willpower
            if value > most:
                most = value
                best = action
        return best


def one_by_one(state: Andor, offers: list[Action[Any]]) -> Action[Any]:
    """Throw on while the mean of what is left is above the die that lies there."""
    lies: i64 = state.black_value
    if state.dice:
        lies = state.dice[0]
    hope: i64 = ONE_BY_ONE[min(state.dice_left, 5)] if state.dice_left else 0
    if state.black_left:
        hope = BLACK
    for action in offers:
        if isinstance(action, TakeDie) and 100 * lies >= hope:
            return action
        if isinstance(action, (ThrowDie, ThrowBlackDie)) and 100 * lies < hope:
            return action
    return offers[0]


def turn_a_die(state: Andor, offers: list[Action[Any]]) -> Action[Any]:
    """Turn where it gains two or more, or where no later roll could use it."""
    before = best_of(state.dice, state.black_value)
    best = offers[len(offers) - 1]
    most: i64 = 2 if state.rolled[WIZARD] < 0 and state.roller != WIZARD else 1
    for action in offers:
        if isinstance(action, TurnDie):
            dice = state.dice[:]
            dice.remove(int(action.face))
            dice.append(int(7 - action.face))
            gain = best_of(dice, state.black_value) - before
            if gain >= most:
                most = gain + 1
                best = action
    return best


def best_of(dice: list[int], black: i64) -> i64:
    """The highest die."""
    most: i64 = black
    for die in dice:
        if die > most:
            most = die
    return most
