"""Sensible rules for the heroes of Andor, without search: what to go for, whom to fight, what to buy (compiled).

Nothing here knows a legend: what has to be done is read off its goals (a thing or an article that must come to a field,
a creature that must fall), everything else is defending the castle and getting stronger.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor.cargo import (
    BIT,
    FARMER,
    GOLD,
    ITEMS,
    STONE,
    STONE_BLUE,
    STONE_GREEN,
    THING,
    count,
)
from sagenwerk.andor.conditions import AllOf, AnyOf, Condition, Defeated, ItemOn, ThingOn
from sagenwerk.andor.creatures import way_cut
from sagenwerk.andor.day import HERO_CHOOSES, Pass
from sagenwerk.andor.exchange import LayDown, PickUp
from sagenwerk.andor.free import Floor
from sagenwerk.andor.heroes import has, purse, room_for
from sagenwerk.andor.joint_battle import Begin, GoOn, Invite, Join, Leave, heroes_value
from sagenwerk.andor.reward import GoldPiece, Piece, WillpowerPiece
from sagenwerk.andor.rolls import AsItIs, DrinkBrew, LeaveDice, TakeDie, ThrowBlackDie, ThrowDie, TurnDie, WithBlackDie
from sagenwerk.andor.scenario import ARCHER, STRENGTH_SOLD, WIZARD, AndorScenario
from sagenwerk.andor.shop import BuyStrength, merchant_here, strength_price
from sagenwerk.andor.state import (
    ACTED,
    BEGINS,
    FULL,
    NO_FOG,
    WALKS,
    WITH_CREATURE,
    Andor,
    Hero,
)
from sagenwerk.andor.walk import StopWalking, Walk
from sagenwerk.andor.wells import EmptyWell
from sagenwerk.bots.playout import Luck, Policy
from sagenwerk.kernel.contract import Action, State

FAR: Final[i64] = 99

#: Mean of the highest of 0 to 5 dice, of the last of so many thrown one by one with the best stops, and of the wizard's
#: die that he may turn, in hundredths.
HIGHEST: Final[list[int]] = [0, 350, 447, 496, 524, 543]
ONE_BY_ONE: Final[list[int]] = [0, 350, 425, 467, 494, 513]
TURNED: Final[i64] = 500

#: A lead in hundredths of a battle value from which a fight is begun, and gone on with.
TO_BEGIN: Final[i64] = 150
TO_GO_ON: Final[i64] = 50


class GreedyAndor(Policy):
    """Values fields and fights and takes the best; keeps only what it has read off the legend it last saw."""

    def __init__(self) -> None:
        super().__init__("greedy")
        self.board: AndorScenario | None = None
        #: Mean of a creature's dice by kind and willpower, in hundredths.
        self.creature_dice: list[list[int]] = []
        #: Hours on foot from field to field, and the cut connections for which they hold.
        self.hours: list[list[int]] = []
        self.cut: i64 = 0
        #: The creature that the group goes for together, as found for this decision.
        self.target: i64 = -1

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        assert isinstance(view, Andor)
        offers = view.legal_actions()
        if len(offers) == 1:
            return offers[0]
        if self.board is not view.board:
            self.learn(view.board)
        if self.cut != view.cut:
            self.cut = view.cut
            self.hours = ways_around(view)
        if view.question() is HERO_CHOOSES:
            return self.turn(view, offers)
        if view.floor >= 0:
            return self.free_action(view, view.floor, offers)
        if view.foe_field >= 0:
            return self.battle(view, offers)
        return offers[0]

    def learn(self, board: AndorScenario) -> None:
        """Means of all creatures' dice, from the exact weights of their throws."""
        self.board = board
        self.hours = board.distances
        self.cut = 0
        self.creature_dice = []
        for kind in board.creatures:
            means: list[int] = []
            for willpower in range(21):
                dice = kind.dice[willpower]
                throws = board.black_throws[dice] if kind.black else board.red_throws[dice]
                weights = board.black_weights[dice] if kind.black else board.red_weights[dice]
                total: int = 0
                ways: int = 0
                for place in range(len(throws)):
                    throw: Any = throws[place]
                    best: int = throw.best
                    total += best * weights[place]
                    ways += weights[place]
                means.append(100 * total // ways if ways else 0)
            self.creature_dice.append(means)

    # Fighting

    def die_of(self, state: Andor, number: i64) -> i64:
        """What the dice of a hero bring in the mean, in hundredths."""
        dice = state.board.hero_dice[number][state.heroes[number].willpower]
        if number == WIZARD:
            return TURNED
        return ONE_BY_ONE[dice] if number == ARCHER else HIGHEST[dice]

    def lead(self, state: Andor, heroes: i64, field: i64, willpower: i64) -> i64:
        """By how much these heroes (bits) are above the creature in the mean, in hundredths."""
        kind = state.board.creatures[state.creatures[field] - 1]
        strength: i64 = kind.strength[5 * state.options.difficulty + len(state.order)] + state.creature_bonus
        ours: i64 = 0
        for number in state.order:
            if heroes & BIT[number]:
                ours += 100 * state.heroes[number].strength + self.die_of(state, number)
        for ally in range(len(state.allies)):
            if state.allies[ally] == field:
                ours += 100 * state.board.allies[ally].bonus
        return ours - 100 * strength - self.creature_dice[kind.number][willpower]

    def party(self, state: Andor, field: i64, leader: i64) -> i64:
        """Who could fight on this field now: the leader and everybody who would answer his call (bits)."""
        party = BIT[leader]
        for number in state.order:
            hero = state.heroes[number]
            if number == leader or not state.has_hour(hero):
                continue
            if hero.field == field or (number == ARCHER and field in state.board.ways[hero.field]):
                party |= BIT[number]
        return party

    def wants_fight(self, state: Andor, field: i64, party: i64) -> bool:
        """Whether these heroes should fight the creature now: it can be won, and it pays."""
        kind = state.board.creatures[state.creatures[field] - 1]
        lead = self.lead(state, party, field, kind.willpower)
        if lead < TO_BEGIN:
            return False
        if self.ends_the_legend(state, kind.number):
            return self.all_else_done(state, kind.number)
        hours: i64 = 0
        for number in state.order:
            if party & BIT[number]:
                left = state.board.most_hours - state.heroes[number].hours
                hours = left if left > hours else hours
        return hours * lead >= 100 * kind.willpower

    def battle(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """Everything that is asked in a fight."""
        first = offers[0]
        if isinstance(first, (Invite, Begin)):
            return first
        if isinstance(first, (Join, WithBlackDie)):
            return first
        if isinstance(first, (TakeDie, ThrowDie, ThrowBlackDie)):
            return self.one_by_one(state, offers)
        if isinstance(first, (TurnDie, LeaveDice)):
            return self.turn_a_die(state, offers)
        if isinstance(first, (DrinkBrew, AsItIs)):
            return self.drink(state, offers)
        if isinstance(first, Piece):
            return self.share(state, offers)
        if isinstance(first, (GoOn, Leave)):
            return self.go_on(state, offers)
        return first

    def one_by_one(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """Throw on while the mean of what is left is above the die that lies there."""
        lies: i64 = state.black_value
        if state.dice:
            lies = state.dice[0]
        hope: i64 = ONE_BY_ONE[min(state.dice_left, 5)] if state.dice_left else 0
        if state.black_left:
            hope = 870
        for action in offers:
            if isinstance(action, TakeDie) and 100 * lies >= hope:
                return action
            if isinstance(action, (ThrowDie, ThrowBlackDie)) and 100 * lies < hope:
                return action
        return offers[0]

    def turn_a_die(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
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

    def drink(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """Brew against foes that are hardly weaker; herbs are for the goals."""
        close = heroes_value(state) + best_of(state.dice, state.black_value) < self.foe_mean(state) + 4
        for action in offers:
            if close and isinstance(action, DrinkBrew):
                return action
            if not close and isinstance(action, AsItIs):
                return action
        return offers[len(offers) - 1]

    def foe_mean(self, state: Andor) -> i64:
        """What the creature's battle value will be in the mean."""
        if state.foe_kind < 0:
            return 0
        kind = state.board.creatures[state.foe_kind]
        return (
            kind.strength[5 * state.options.difficulty + len(state.order)]
            + self.creature_dice[kind.number][state.foe_willpower] // 100
        )

    def share(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """Gold, but willpower for a hero who is close to fewer dice; everything to the first who may get it."""
        for action in offers:
            if isinstance(action, WillpowerPiece) and state.heroes[action.to].willpower < 7:
                return action
        for action in offers:
            if isinstance(action, GoldPiece):
                return action
        return offers[0]

    def go_on(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """Fight on while the fighters are ahead in the mean and the hero is not close to falling."""
        first = offers[0]
        if isinstance(first, GoOn) and state.foe_kind >= 0:
            lead = self.lead(state, state.fighters, state.foe_field, state.foe_willpower)
            hero = state.heroes[first.hero]
            if lead < TO_GO_ON or (hero.willpower <= 2 and lead < 4 * TO_BEGIN):
                return offers[1] if len(offers) > 1 else first
        return first

    # The turn

    def turn(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """The hero on turn: useful free actions first, then the one action."""
        number = state.turn
        hero = state.heroes[number]
        if state.doing != WALKS:
            useful = self.useful(state, number, offers)
            if useful is not None:
                return useful
        if state.doing == ACTED:
            return offers[0]
        if state.doing == BEGINS:
            fight = self.fight(state, offers)
            if fight is not None:
                return fight
        if hero.farmers == 0:
            for action in offers:
                if isinstance(action, PickUp) and action.kind == FARMER and not state.creatures[hero.field]:
                    return action
        goal = self.place_of_cargo(state, number)
        if goal < 0:
            self.target = self.group_target(state)
            goal = self.best_goal(state, number)
        if goal != hero.field:
            return self.step_towards(state, offers, goal)
        if state.doing == WALKS:
            for action in offers:
                if isinstance(action, StopWalking):
                    return action
        return self.rest(state, offers)

    def rest(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """Nothing better to do: wait while others may still come, else end the day."""
        single = state.board.single[state.turn]
        hero = state.heroes[state.turn]
        others_awake = False
        for number in state.order:
            if number != state.turn and not state.heroes[number].day_ended:
                others_awake = True
        if others_awake and hero.hours < state.board.free_hours:
            for action in offers:
                if isinstance(action, Pass):
                    return action
        for action in offers:
            if action is single[1]:
                return action
        return offers[0]

    def free_action(self, state: Andor, number: i64, offers: list[Action[Any]]) -> Action[Any]:
        """With the floor: what is useful, then back."""
        useful = self.useful(state, number, offers)
        return offers[len(offers) - 1] if useful is None else useful

    def useful(self, state: Andor, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """A free action that is always good: strength, a well in need, what lies there, bringing what a goal wants."""
        hero = state.heroes[number]
        for action in offers:
            if isinstance(action, BuyStrength):
                return action
            if isinstance(action, EmptyWell) and hero.willpower <= state.board.most_willpower - 5:
                return action
            if isinstance(action, PickUp) and self.worth_taking(state, hero, action.kind):
                return action
            if isinstance(action, LayDown) and self.belongs_here(state, hero, action.kind):
                return action
            if isinstance(action, Floor):
                other = state.heroes[action.hero]
                well = state.board.well_at[other.field]
                if well >= 0 and state.wells[well] == FULL and other.willpower <= state.board.most_willpower - 5:
                    return action
        return None

    def worth_taking(self, state: Andor, hero: Hero, kind: i64) -> bool:
        """Gold and articles; a farmer where no creature stands; cargo of a goal that does not lie at its goal."""
        if kind == FARMER:
            return False
        if kind == GOLD:
            return True
        return not self.belongs_here(state, hero, kind)

    def belongs_here(self, state: Andor, hero: Hero, kind: i64) -> bool:
        """Whether the legend wants this cargo on the field where the hero stands."""
        for goal in range(len(state.board.goals)):
            if state.goals_set & BIT[goal] and cargo_goal(state, state.board.goals[goal], kind) == hero.field:
                return True
        return False

    def fight(self, state: Andor, offers: list[Action[Any]]) -> Action[Any] | None:
        """The attack that pays most, if any does."""
        board = state.board
        number = state.turn
        best: Action[Any] | None = None
        most: i64 = 0
        attacks: list[Any] = board.attacks[number]
        field = state.heroes[number].field
        fields = [field, *board.ways[field]]
        for place in fields:
            if not state.creatures[place] or attacks[place] not in offers:
                continue
            value = self.value_of_fight(state, place)
            if value > most and self.wants_fight(state, place, self.party(state, place, number)):
                most = value
                best = attacks[place]
        return best

    def value_of_fight(self, state: Andor, field: i64) -> i64:
        """Danger for the castle and reward; 0 for a creature that had better be left alone."""
        board = state.board
        kind = board.creatures[state.creatures[field] - 1]
        if self.ends_the_legend(state, kind.number):
            return 2000 if self.all_else_done(state, kind.number) else 0
        if state.carried[field]:
            return 900
        for place in state.things:
            if place == WITH_CREATURE + field:
                return 900
        if self.bars_the_way(state, field):
            return 1000
        days = self.days_to_castle(state, field)
        if days <= self.days_left(state) and self.too_many(state, self.days_left(state)) > 0:
            return 400 + 1200 // days
        if self.letters_to_spare(state) <= 0:
            return 0
        return 40 * kind.reward

    def bars_the_way(self, state: Andor, field: i64) -> bool:
        """Whether the creature stands on a shortest way of a hero who has cargo to bring."""
        for number in state.order:
            goal = self.place_of_cargo(state, number)
            if goal >= 0:
                start = state.heroes[number].field
                if self.hours[start][field] + self.hours[field][goal] == self.hours[start][goal]:
                    return True
        return False

    def days_to_castle(self, state: Andor, field: i64) -> i64:
        """Sunrises until the creature on this field is in the castle, if nothing stands in its way."""
        days: i64 = 0
        while field != state.board.castle and field >= 0 and days < FAR:
            field = state.board.arrows[field]
            days += 1
        return days if field >= 0 else FAR

    def coming(self, state: Andor, days: i64) -> i64:
        """How many creatures can be in the castle in so many days."""
        number: i64 = 0
        for field in range(len(state.creatures)):
            if state.creatures[field] and self.days_to_castle(state, field) <= days:
                number += 1
        return number

    def too_many(self, state: Andor, days: i64) -> i64:
        """How many of them would find no golden shield: so many have to be beaten."""
        more = self.coming(state, days) - (state.shields() - len(state.intruders))
        return more if more > 0 else 0

    def days_left(self, state: Andor) -> i64:
        """Sunrises until the legend ends, if no more creatures are beaten than must be."""
        letters = state.end_letter - state.narrator
        days = letters
        while days > 1 and days + self.too_many(state, days) > letters:
            days -= 1
        return days

    def letters_to_spare(self, state: Andor) -> i64:
        """Victories that the legend has time for beside those that must be: open goals need three days."""
        need: i64 = 1
        for goal in range(len(state.board.goals)):
            if state.goals_set & BIT[goal] and not state.board.goals[goal].holds(state):
                need = 3
        return state.end_letter - state.narrator - need - self.too_many(state, need)

    # Goals of the legend

    def ends_the_legend(self, state: Andor, kind: i64) -> bool:
        """Whether a goal is to defeat this kind."""
        for goal in range(len(state.board.goals)):
            if state.goals_set & BIT[goal] and defeats(state.board.goals[goal], kind):
                return True
        return False

    def all_else_done(self, state: Andor, kind: i64) -> bool:
        """Whether every other goal is reached."""
        for goal in range(len(state.board.goals)):
            condition: Condition = state.board.goals[goal]
            if state.goals_set & BIT[goal] and not defeats(condition, kind) and not condition.holds(state):
                return False
        return True

    def best_goal(self, state: Andor, number: i64) -> i64:
        """The field with the best value for the hours that it costs."""
        board = state.board
        hero = state.heroes[number]
        away = self.hours[hero.field]
        best = hero.field
        most: i64 = 0
        hours = self.hours_left(state, hero) + state.free_steps
        for field in range(len(board.field_names)):
            distance = away[field]
            if distance < 0 or distance > hours + 7:
                continue
            value = self.value_of(state, number, field)
            if value <= 0:
                continue
            value = 100 * value // (distance + 2)
            if value > most:
                most = value
                best = field
        return best

    def hours_left(self, state: Andor, hero: Hero) -> i64:
        """Hours that the hero would use for walking: overtime only with willpower to spare."""
        left = state.board.free_hours - hero.hours
        if left < 0:
            left = 0
        if self.carries_goal(state, hero.kind):
            return left if left else (1 if hero.willpower > 4 and state.has_hour(hero) else 0)
        if hero.willpower > 12:
            left += 1
        return left

    def value_of(self, state: Andor, number: i64, field: i64) -> i64:
        """What it is worth to stand there."""
        board = state.board
        hero = state.heroes[number]
        value: i64 = 0
        if state.may(STRENGTH_SOLD) and merchant_here(state, field):
            points = purse(state, hero) // strength_price(state, number)
            value += 60 * min(points, board.most_strength - hero.strength)
        if state.fog[field] != NO_FOG:
            value += 200 if self.missing_article(state) else 45
        well = board.well_at[field]
        if well >= 0 and state.wells[well] == FULL and hero.willpower < 14:
            value += 12 * (14 - hero.willpower)
        value += 40 * state.gold[field]
        if state.farmers[field] and not state.creatures[field] and not hero.farmers:
            value += 150
        if hero.farmers and field == board.castle:
            value += 250
        value += self.value_of_cargo(state, number, field)
        if state.creatures[field] and self.worth_going(state, number, field):
            value += self.value_of_fight(state, field)
        return value

    def worth_going(self, state: Andor, number: i64, field: i64) -> bool:
        """Whether the hero beats this creature alone, or the group has agreed on it."""
        if state.heroes[number].farmers or self.carries_goal(state, number):
            return False
        kind = state.board.creatures[state.creatures[field] - 1]
        lead = self.lead(state, BIT[number], field, kind.willpower)
        if lead >= TO_BEGIN and 6 * lead >= 100 * kind.willpower:
            return True
        return field == self.target

    def group_target(self, state: Andor) -> i64:
        """The creature that all who have hands and hours free go for together, -1 for none."""
        party: i64 = 0
        for number in state.order:
            if state.has_hour(state.heroes[number]) and not self.carries_goal(state, number):
                party |= BIT[number]
        best: i64 = -1
        most: i64 = 0
        for field in range(len(state.creatures)):
            if not state.creatures[field]:
                continue
            value = self.value_of_fight(state, field)
            if value <= 0:
                continue
            for number in state.order:
                if party & BIT[number]:
                    value -= 20 * self.hours[state.heroes[number].field][field]
            kind = state.board.creatures[state.creatures[field] - 1]
            if value > most and self.lead(state, party, field, kind.willpower) >= TO_BEGIN:
                most = value
                best = field
        return best

    def carries_goal(self, state: Andor, number: i64) -> bool:
        """Whether the hero has cargo that the legend wants somewhere."""
        return self.place_of_cargo(state, number) >= 0

    def place_of_cargo(self, state: Andor, number: i64) -> i64:
        """Where the legend wants what the hero carries, -1 for nowhere."""
        for goal in range(len(state.board.goals)):
            if not state.goals_set & BIT[goal]:
                continue
            for kind in goal_cargo(state.board.goals[goal]):
                if has(state, state.heroes[number], kind):
                    return cargo_goal(state, state.board.goals[goal], kind)
        return -1

    def missing_article(self, state: Andor) -> bool:
        """Whether a goal wants an article that is nowhere yet: the fog may bring it."""
        for goal in range(len(state.board.goals)):
            if not state.goals_set & BIT[goal] or state.board.goals[goal].holds(state):
                continue
            wanted = goal_cargo(state.board.goals[goal])
            found = True
            for kind in wanted:
                if kind < ITEMS:
                    found = False
            for kind in wanted:
                if kind < ITEMS and anywhere(state, kind):
                    found = True
            if not found:
                return True
        return False

    def value_of_cargo(self, state: Andor, number: i64, field: i64) -> i64:
        """Fetching what a goal wants, and bringing it there; rune stones for the black die."""
        hero = state.heroes[number]
        value: i64 = 0
        for goal in range(len(state.board.goals)):
            if not state.goals_set & BIT[goal]:
                continue
            condition: Condition = state.board.goals[goal]
            if condition.holds(state):
                continue
            for kind in goal_cargo(condition):
                to = cargo_goal(state, condition, kind)
                if has(state, hero, kind):
                    value += 3000 if field == to else 0
                elif lies_there(state, field, kind) and room_for(state, hero, kind) and not state.creatures[field]:
                    value += 1500
        pile = state.piles[field]
        if pile and count(pile, STONE) + stones(pile) and stones(hero.bag) < 3 and room_for(state, hero, STONE_BLUE):
            value += 60
        return value

    def step_towards(self, state: Andor, offers: list[Action[Any]], goal: i64) -> Action[Any]:
        """The first step of a shortest way, around creatures if the hero has something to lose."""
        number = state.turn
        careful = state.hero.farmers > 0 or self.carries_goal(state, number)
        away = hours_to(state, goal, True) if careful else self.hours[goal]
        if away[state.hero.field] < 0:
            away = self.hours[goal]
        here = away[state.hero.field]
        best: Action[Any] | None = None
        shortest: i64 = FAR
        tired = self.hours_left(state, state.hero) + state.free_steps <= 0
        for action in offers:
            if not isinstance(action, Walk) or tired or (careful and state.creatures[action.to]):
                continue
            if 0 <= away[action.to] < shortest:
                shortest = away[action.to]
                best = action
        if best is not None and shortest < here:
            return best
        if careful and tired and in_danger(state, state.hero.field):
            for action in offers:
                if isinstance(action, Walk) and not state.creatures[action.to] and not in_danger(state, action.to):
                    return action
        for action in offers:
            if isinstance(action, StopWalking):
                return action
        return self.rest(state, offers)


def best_of(dice: list[int], black: i64) -> i64:
    """The highest die."""
    most: i64 = black
    for die in dice:
        if die > most:
            most = die
    return most


def stones(pile: i64) -> i64:
    """How many uncovered rune stones are in a pile."""
    number: i64 = 0
    for kind in range(STONE_BLUE, STONE_GREEN + 1):
        number += count(pile, kind)
    return number


def defeats(condition: Condition, kind: i64) -> bool:
    """Whether the condition asks for a victory over this kind."""
    if isinstance(condition, Defeated):
        return condition.kind == kind
    if isinstance(condition, (AllOf, AnyOf)):
        for part in condition.parts:
            if defeats(part, kind):
                return True
    return False


def goal_cargo(condition: Condition) -> list[int]:
    """Kinds of cargo that the condition wants on a field."""
    if isinstance(condition, ThingOn):
        return [int(THING + condition.thing)]
    if isinstance(condition, ItemOn):
        return condition.kinds
    kinds: list[int] = []
    if isinstance(condition, (AllOf, AnyOf)):
        for part in condition.parts:
            kinds.extend(goal_cargo(part))
    return kinds


def cargo_goal(state: Andor, condition: Condition, kind: i64) -> i64:
    """The field where the condition wants this cargo, -1 if it does not."""
    if isinstance(condition, ThingOn):
        return condition.place.of(state) if THING + condition.thing == kind else -1
    if isinstance(condition, ItemOn):
        return condition.place.of(state) if kind in condition.kinds else -1
    if isinstance(condition, (AllOf, AnyOf)):
        for part in condition.parts:
            field = cargo_goal(state, part, kind)
            if field >= 0:
                return field
    return -1


def lies_there(state: Andor, field: i64, kind: i64) -> bool:
    """Whether this cargo lies on the field."""
    if kind < ITEMS:
        return count(state.piles[field], kind) > 0
    return kind >= THING and state.things[kind - THING] == field


def anywhere(state: Andor, kind: i64) -> bool:
    """Whether an article of this kind is on the board, with a creature or with a hero."""
    for field in range(len(state.piles)):
        if count(state.piles[field], kind) or count(state.carried[field], kind):
            return True
    for hero in state.heroes:
        if count(hero.bag, kind):
            return True
    return False


def ways_around(state: Andor) -> list[list[int]]:
    """Hours on foot from field to field without the connections that are cut, -1 where no way leads."""
    return [hours_to(state, field, False) for field in range(len(state.board.field_names))]


def hours_to(state: Andor, goal: i64, careful: bool) -> list[int]:
    """Hours on foot to a field from every other, -1 where no way leads; ``careful``: not over creatures."""
    board = state.board
    hours = [-1] * len(board.field_names)
    hours[goal] = 0
    waiting = [int(goal)]
    for here in waiting:
        if careful and state.creatures[here] and here != goal:
            continue
        for there in board.ways[here]:
            if hours[there] < 0 and not way_cut(state, here, there):
                hours[there] = hours[here] + 1
                waiting.append(there)
    return hours


def in_danger(state: Andor, field: i64) -> bool:
    """Whether a creature could come to this field at the next sunrise."""
    for other in state.board.ways[field]:
        if state.creatures[other] and state.board.arrows[other] == field:
            return True
    return False
