"""Sensible rules for the heroes of Andor, without search: what to go for, whom to fight, what to buy (compiled).

Nothing here knows a legend. What has to be done is read off its goals (``greedy_andor_aims``), what the creatures will
do is seen by moving them (``greedy_andor_outlook``), how fights go is reckoned in the mean (``greedy_andor_odds``), and
who goes for which creature is shared out for the group (``greedy_andor_plan``).
The letters of the legend are the clock: each sunrise and each victory costs one, so only as many creatures are beaten
as would be too many for the castle, unless there is time.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagenwerk.andor.allies import AllyStep, Lead, StopLeading
from sagenwerk.andor.cargo import (
    BIT,
    BREW,
    FARMER,
    GOLD,
    HELM,
    ITEMS,
    STONE,
    STONE_BLUE,
    STONE_GREEN,
    THING,
    WINESKIN,
    count,
)
from sagenwerk.andor.creatures import way_cut
from sagenwerk.andor.day import HERO_CHOOSES, Pass
from sagenwerk.andor.exchange import Give, LayDown, PickUp
from sagenwerk.andor.free import Floor
from sagenwerk.andor.heroes import purse, room_for
from sagenwerk.andor.scenario import (
    ARCHER,
    BREW_FOG,
    EVENT_FOG,
    GOR_FOG,
    JOINT_BATTLES,
    STRENGTH_SOLD,
    WARRIOR,
    WIZARD,
)
from sagenwerk.andor.shares import Piece as SharedPiece
from sagenwerk.andor.shop import Buy, BuyBrew, BuyStrength, brew_price, merchant_here
from sagenwerk.andor.state import ACTED, BEGINS, FOG_KNOWN, FOG_UNKNOWN, FULL, LEADS, NO_FOG, Andor, Hero
from sagenwerk.andor.walk import DrinkWineskin, StopWalking, Walk
from sagenwerk.andor.wells import EmptyWell
from sagenwerk.bots.greedy_andor_aims import (
    Aim,
    lies_on,
    wanted_at,
)
from sagenwerk.bots.greedy_andor_odds import ADDED, FAR_FROM_WON, HIGHEST
from sagenwerk.bots.greedy_andor_outlook import FAR
from sagenwerk.bots.greedy_andor_plan import A_DAY_ON_FOOT, Planner
from sagenwerk.bots.greedy_andor_ways import careful_hours, hours_left
from sagenwerk.bots.playout import Luck
from sagenwerk.kernel.contract import Action, State


class GreedyAndor(Planner):
    """Values what each hero could do and takes the best; keeps only what it has read off the board it last saw."""

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        assert isinstance(view, Andor)
        offers = view.legal_actions()
        if len(offers) == 1:
            return offers[0]
        if self.board is not view.board:
            self.learn(view.board)
        fights = self.fights
        assert fights is not None
        self.hours = self.ways(view)
        fights.hours = self.hours
        if view.question() is HERO_CHOOSES:
            self.see(view)
            return self.turn(view, offers)
        if view.floor >= 0:
            self.see(view)
            return self.free_action(view, view.floor, offers)
        if view.foe_field >= 0:
            return fights.answer(view, offers)
        if isinstance(offers[0], SharedPiece):
            return fights.shared(view, offers)
        return offers[0]

    # Fighting

    def attack(self, state: Andor, offers: list[Action[Any]]) -> Action[Any] | None:
        """The attack that pays most, if any does with those who are there now."""
        number = state.turn
        field = state.heroes[number].field
        attacks: list[Any] = state.board.attacks[number]
        best: Action[Any] | None = None
        most: i64 = 0
        for place in [field, *state.board.ways[field]]:
            if not state.creatures[place] or attacks[place] not in offers:
                continue
            value = self.worth(state, place)
            if value > most and self.ready(state, number, place):
                most = value
                best = attacks[place]
        return best

    def ready(self, state: Andor, number: i64, field: i64) -> bool:
        """Whether the heroes who are there should attack now, and need not wait for those who are on their way."""
        odds = self.weigh()
        kind = state.board.creatures[state.creatures[field] - 1]
        party = self.party(state, field, number)
        lead = odds.lead(state, party, field, kind.number, kind.willpower)
        rounds = odds.rounds(state, party, lead, kind.willpower, 0, self.surplus_for(state, kind.number))
        if self.last_foe(state, kind.number) and not self.all_but_foes():
            return False
        if field == self.last_field:
            return self.all_there(state, party) and (rounds < FAR_FROM_WON or self.time_left <= 1)
        if rounds > hours_left(state, number, 2) + 1:
            return False
        if rounds == 1:
            return True
        for other in state.order:
            if party & BIT[other] or self.fight_at[other] != field or not state.may(JOINT_BATTLES):
                continue
            if self.to_reach(state, other, field) < hours_left(state, other, 6):
                return False
        return True

    def all_there(self, state: Andor, party: i64) -> bool:
        """Whether nobody is missing in the last fight who could still come in time."""
        for number in state.order:
            if party & BIT[number]:
                continue
            hours = self.to_reach(state, number, self.last_field)
            if hours < hours_left(state, number, 4) or (self.time_left > 1 and hours > 0):
                return False
        return True

    def party(self, state: Andor, field: i64, leader: i64) -> i64:
        """Who could fight on this field now: the leader and everybody who would answer his call (bits)."""
        party = BIT[leader]
        if not state.may(JOINT_BATTLES):
            return party
        for number in state.order:
            hero = state.heroes[number]
            if number == leader or not state.has_hour(hero):
                continue
            if hero.field == field or (number == ARCHER and self.way(hero.field, field) == 1):
                party |= BIT[number]
        return party

    # The turn

    def turn(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """The hero on turn: useful free actions first, then the one action."""
        number = state.turn
        if state.doing == LEADS:
            return self.lead_on(state, offers)
        useful = self.useful(state, number, offers)
        if useful is not None:
            return useful
        if state.doing == ACTED:
            return offers[0]
        self.share_out(state)
        if state.doing == BEGINS:
            attack = self.attack(state, offers)
            if attack is not None:
                return attack
        if self.bound[number] >= 0:
            return self.walk(state, offers, self.bound[number], 2)
        if state.heroes[number].farmers:
            return self.walk(state, offers, state.board.castle, 6)
        if state.doing == BEGINS:
            leads = self.aim_to_lead(state, offers)
            if leads is not None:
                return leads
        goal, keep = self.best_goal(state, number)
        if goal < 0:
            return self.rest(state, offers)
        return self.walk(state, offers, goal, keep)

    def rest(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """Nothing better to do: stop, help an ally on, wait while others may still come, else end the day."""
        stop: Action[Any] | None = None
        end: Action[Any] | None = None
        wait: Action[Any] | None = None
        for action in offers:
            if isinstance(action, StopWalking):
                return action
            if isinstance(action, Pass):
                wait = action
            elif action is state.board.single[state.turn][1]:
                end = action
            elif isinstance(action, Lead) and self.worth_leading(state, action):
                stop = action
        hero = state.heroes[state.turn]
        if hero.hours < state.board.free_hours:
            if stop is not None:
                return stop
            if wait is not None and others_awake(state):
                return wait
        return end if end is not None else offers[0]

    def free_action(self, state: Andor, number: i64, offers: list[Action[Any]]) -> Action[Any]:
        """With the floor: what is useful, then back."""
        useful = self.useful(state, number, offers)
        return offers[len(offers) - 1] if useful is None else useful

    def useful(self, state: Andor, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """A free action that is always good: strength, a well in need, what lies there, bringing what a goal wants."""
        hero = state.heroes[number]
        for action in offers:
            if isinstance(action, Buy) and action.item == HELM and self.helm_helps(state, number):
                return action
            if isinstance(action, BuyStrength) and not self.better_helm(state, number, offers):
                return action
            if isinstance(action, BuyBrew) and not count(hero.bag, BREW):
                return action
            if isinstance(action, EmptyWell) and hero.willpower <= state.board.most_willpower - 3:
                return action
            if isinstance(action, PickUp) and self.worth_taking(state, hero, action.kind):
                return action
            if isinstance(action, LayDown) and wanted_at(state, self.aims, action.kind) == hero.field:
                return action
            if isinstance(action, Give) and self.hands_on(state, hero, action):
                return action
            if isinstance(action, Give) and action.kind == GOLD and self.gives_gold(state, number, action.other):
                return action
            if isinstance(action, Floor) and self.well_waits(state, action.hero):
                return action
        return None

    def helm_helps(self, state: Andor, number: i64) -> bool:
        """Whether equal dice added up are worth more to the hero than a point of strength."""
        if number == ARCHER or number == WIZARD:
            return False
        hero = state.heroes[number]
        dice = state.board.hero_dice[number][min(hero.willpower + self.weights.helm_hope, state.board.most_willpower)]
        return ADDED[dice] - HIGHEST[dice] >= self.weights.helm

    def better_helm(self, state: Andor, number: i64, offers: list[Action[Any]]) -> bool:
        """Whether a helm is on offer that helps more."""
        for action in offers:
            if isinstance(action, Buy) and action.item == HELM:
                return self.helm_helps(state, number)
        return False

    def gives_gold(self, state: Andor, number: i64, other: i64) -> bool:
        """Whether the other hero can make far more of gold."""
        fights = self.fights
        assert fights is not None
        if state.heroes[other].day_ended or not state.may(STRENGTH_SOLD):
            return False
        return self.weights.gives * fights.cost_of_strength(state, other) < 100 * fights.cost_of_strength(state, number)

    def hands_on(self, state: Andor, hero: Hero, action: Give) -> bool:
        """Whether the other hero brings a thing further today."""
        if action.kind < THING or self.bound[hero.kind] < 0 or wanted_at(state, self.aims, action.kind) < 0:
            return False
        other = state.heroes[action.other]
        return other.farmers == 0 and hours_left(state, action.other, 2) > hours_left(state, hero.kind, 2) + 1

    def well_waits(self, state: Andor, number: i64) -> bool:
        """Whether the hero stands at a full well and could use it."""
        hero = state.heroes[number]
        well = state.board.well_at[hero.field]
        return well >= 0 and state.wells[well] == FULL and hero.willpower <= state.board.most_willpower - 5

    def worth_taking(self, state: Andor, hero: Hero, kind: i64) -> bool:
        """Gold and articles; farmers where a way leads home; cargo of a goal that does not lie at its goal."""
        if state.creatures[hero.field] and (kind == FARMER or kind >= THING):
            return False
        if kind == FARMER:
            return hero.field != state.board.castle and self.bound[hero.kind] < 0
        if kind == GOLD:
            return True
        to = wanted_at(state, self.aims, kind)
        if to >= 0 and kind >= THING:
            return to != hero.field and self.fetcher(state, hero.field, kind) == hero.kind
        return to != hero.field

    # Where to go

    def best_goal(self, state: Andor, number: i64) -> tuple[i64, i64]:
        """The field with the best value for the hours that it takes, -1 for none; and the willpower to keep."""
        goal: i64 = -1
        w = self.weights
        keep: i64 = w.keep
        most: i64 = 0
        if self.fight_at[number] >= 0:
            goal = self.fight_at[number]
            most = self.fight_score[number]
            keep = w.keep_for_fight
        hours = self.hours[state.heroes[number].field]
        reach = hours_left(state, number, w.keep) + state.free_steps + state.board.free_hours
        for field in range(len(hours)):
            away = hours[field]
            if away < 0 or away > reach:
                continue
            value = self.errand(state, number, field)
            if value > 0 and 100 * value // (away + 1) > most:
                most = 100 * value // (away + 1)
                goal = field
                keep = w.keep
        if self.last_field >= 0:
            away = self.way(state.heroes[number].field, self.last_field)
            if 100 * w.last_fight // (away + 1) > most:
                most = 100 * w.last_fight // (away + 1)
                goal = self.last_field
                keep = w.keep_for_last
                if away > hours_left(state, number, w.keep_for_last) and self.outlook.tomorrow[goal] >= 0:
                    goal = self.outlook.tomorrow[goal]
        rest = hours_left(state, number, 2) - self.way(state.heroes[number].field, self.relay)
        if self.relay >= 0 and rest > 2 and 100 * w.relay * min(rest, self.relay_way) // A_DAY_ON_FOOT > most:
            return self.relay, 2
        fetched = self.to_fetch(state, number)
        if fetched >= 0 and 100 * w.fetched // (self.way(state.heroes[number].field, fetched) + 1) > most:
            return fetched, 2
        return goal, keep

    def errand(self, state: Andor, number: i64, field: i64) -> i64:
        """What it is worth to stand there, fights aside."""
        board = state.board
        hero = state.heroes[number]
        value: i64 = self.weights.piece_of_gold * state.gold[field]
        if board.merchant_at[field] >= 0 and state.may(STRENGTH_SOLD) and merchant_here(state, field):
            price = board.mine_price if number == 0 and field == board.mine else board.price
            value += self.weights.point_of_strength * min(
                purse(state, hero) // price, board.most_strength - hero.strength
            )
        if state.fog[field] != NO_FOG:
            value += self.value_of_fog(state, number, state.fog[field])
        well = board.well_at[field]
        if well >= 0 and state.wells[well] == FULL:
            value += self.value_of_well(state, number)
        if state.farmers[field] and field != board.castle and not state.creatures[field]:
            value += self.weights.farmer_home + (self.weights.more_in_need if self.must > 0 else 0)
        if state.piles[field]:
            value += self.value_of_pile(state, hero, field)
        if field == state.witch and self.short > 0 and not count(hero.bag, BREW):
            if purse(state, hero) >= brew_price(state, number) and room_for(state, hero, BREW):
                value += self.weights.brew
        for aim in self.open:
            if aim.hero and len(self.open) == 1 and aim.field(state) == field:
                value += self.weights.fetched
        return value

    def value_of_fog(self, state: Andor, number: i64, fog: i64) -> i64:
        """What a token in the fog promises; everybody looks for the witch while a goal is to find her."""
        witch = False
        for aim in self.open:
            if aim.witch:
                witch = True
        if fog == FOG_UNKNOWN:
            if 1 <= self.deadline <= 2:
                return self.weights.fog_with_witch * self.weights.danger // 100 if witch else self.weights.fog // 3
            return self.weights.fog_with_witch if witch else self.weights.fog
        kind = fog - FOG_KNOWN
        if kind == BREW_FOG:
            return 4 * self.weights.fog_with_witch if witch else 2 * self.weights.fog
        return 0 if kind == GOR_FOG or kind == EVENT_FOG else self.weights.fog

    def value_of_well(self, state: Andor, number: i64) -> i64:
        """What a well is worth to the hero: much to the weary."""
        hero = state.heroes[number]
        board = state.board
        gift = board.warrior_willpower if number == WARRIOR else board.well_willpower
        gift = min(gift, board.most_willpower - hero.willpower)
        if hero.willpower < 7:
            return self.weights.well_weary * gift
        return self.weights.well * gift if hero.willpower < 14 else self.weights.well * gift // 2

    def value_of_pile(self, state: Andor, hero: Hero, field: i64) -> i64:
        """Articles that lie there: three rune stones make a black die, wineskins and brew help."""
        pile = state.piles[field]
        value: i64 = 0
        if count(pile, STONE) + stones(pile) and stones(hero.bag) < 3 and room_for(state, hero, STONE_BLUE):
            value += self.weights.stone * (1 + stones(hero.bag))
        if count(pile, WINESKIN) and room_for(state, hero, WINESKIN):
            value += 50
        if count(pile, BREW) and room_for(state, hero, BREW):
            value += 150
        return value

    def to_fetch(self, state: Andor, number: i64) -> i64:
        """Where what a goal wants lies free, if this hero is the one to fetch it; -1 otherwise."""
        for aim in self.open:
            for kind in aim.cargo:
                field = lies_on(state, kind)
                if field < 0 or field == aim.field(state) or (kind >= ITEMS and state.creatures[field]):
                    continue
                if self.fetcher(state, field, kind) == number:
                    return field
        return -1

    def fetcher(self, state: Andor, field: i64, kind: i64) -> i64:
        """Who has a short way there, today if possible, and is missed least in fights."""
        odds = self.weigh()
        best: i64 = -1
        least: i64 = FAR * self.weights.fetcher_hour
        for number in state.order:
            hero = state.heroes[number]
            if self.bound[number] >= 0 or not room_for(state, hero, kind):
                continue
            hours = self.way(hero.field, field)
            if hours > hours_left(state, number, 6):
                hours += state.board.free_hours
            if hours < FAR and hours * self.weights.fetcher_hour + odds.might[number] < least:
                least = hours * self.weights.fetcher_hour + odds.might[number]
                best = number
        return best

    # Walking

    def walk(self, state: Andor, offers: list[Action[Any]], goal: i64, keep: i64) -> Action[Any]:
        """The next step, or stop: straight to the goal; around creatures for a hero with something to lose."""
        number = state.turn
        here = state.heroes[number].field
        steps = hours_left(state, number, keep) + state.free_steps
        if self.frail[number]:
            to = self.careful_step(state, here, goal, steps)
        elif here == goal or steps <= 0 or self.in_reach(state, number, goal):
            to = here
        else:
            to = self.next_step(state, here, goal)
        if to == here:
            if here != goal:
                wineskin = self.wineskin(state, offers, number)
                if wineskin is not None:
                    return wineskin
            return self.rest(state, offers)
        for action in offers:
            if isinstance(action, Walk) and action.to == to:
                return action
        return self.rest(state, offers)

    def in_reach(self, state: Andor, number: i64, goal: i64) -> bool:
        """Whether the archer stands next to the creature that he goes for."""
        if number != ARCHER or self.fight_at[number] != goal or not state.creatures[goal]:
            return False
        return self.way(state.heroes[number].field, goal) == 1

    def wineskin(self, state: Andor, offers: list[Action[Any]], number: i64) -> Action[Any] | None:
        """A wineskin, if the hero stops for want of hours."""
        if self.frail[number] or state.free_steps or hours_left(state, number, 10) > 0:
            return None
        for action in offers:
            if isinstance(action, DrinkWineskin):
                return action
        return None

    def next_step(self, state: Andor, here: i64, goal: i64) -> i64:
        """The neighbour on a shortest way, the lowest number of several."""
        best = here
        least = self.way(here, goal)
        for there in state.board.ways[here]:
            if self.way(there, goal) < least and not way_cut(state, here, there):
                least = self.way(there, goal)
                best = there
        return best

    def careful_step(self, state: Andor, here: i64, goal: i64, steps: i64) -> i64:
        """The first step to the best field for the night that can be reached without meeting a creature."""
        away = careful_hours(state, goal)
        stop = self.careful_stop(state, here, goal, steps, away)
        while self.reached_from[stop] >= 0 and self.reached_from[stop] != here:
            stop = self.reached_from[stop]
        return stop

    # Allies

    def aim_to_lead(self, state: Andor, offers: list[Action[Any]]) -> Action[Any] | None:
        """Lead on an ally whom a goal wants somewhere, if he can get nearer."""
        number = state.turn
        if hours_left(state, number, 10) <= 0:
            return None
        for action in offers:
            if isinstance(action, Lead):
                goal = self.goal_of_ally(action.ally)
                place = state.allies[action.ally]
                if (
                    goal is not None
                    and self.careful_step(state, place, goal.field(state), self.steps_of(state)) != place
                ):
                    return action
        return None

    def goal_of_ally(self, ally: i64) -> Aim | None:
        """The open goal that is about this ally."""
        for aim in self.open:
            if aim.ally == ally:
                return aim
        return None

    def steps_of(self, state: Andor) -> i64:
        """Fields that the hero on turn could lead an ally today, one an hour."""
        return hours_left(state, state.turn, 10) + state.free_steps

    def worth_leading(self, state: Andor, action: Lead) -> bool:
        """Whether an ally who helps in fights is not yet where one is planned."""
        where = self.helps_at(state, action.ally)
        return where >= 0 and where != state.allies[action.ally]

    def helps_at(self, state: Andor, ally: i64) -> i64:
        """Where this ally is needed: with the creature of a goal, else at the best fight; -1 for nowhere."""
        if state.board.allies[ally].bonus <= 0:
            return -1
        for field in range(len(state.creatures)):
            creature = state.creatures[field]
            if creature and self.last_foe(state, creature - 1):
                return field
        best: i64 = -1
        most: i64 = 0
        for number in state.order:
            if self.fight_score[number] > most:
                most = self.fight_score[number]
                best = self.fight_at[number]
        return best

    def lead_on(self, state: Andor, offers: list[Action[Any]]) -> Action[Any]:
        """The next step of the ally, another hour, or stop."""
        self.share_out(state)
        place: i64 = state.allies[state.ally]
        aim = self.goal_of_ally(state.ally)
        if aim is not None:
            to = self.careful_step(state, place, aim.field(state), self.steps_of(state))
        else:
            goal = self.helps_at(state, state.ally)
            to = self.next_step(state, place, goal) if goal >= 0 else place
        best = offers[len(offers) - 1]
        for action in offers:
            if isinstance(action, AllyStep) and action.to == to and to != place:
                return action
            if isinstance(action, Lead) and to != place and hours_left(state, state.turn, 10) > 0:
                best = action
            elif isinstance(action, StopLeading) and not isinstance(best, Lead):
                best = action
        return best


def others_awake(state: Andor) -> bool:
    """Whether another hero's day goes on."""
    for number in state.order:
        if number != state.turn and not state.heroes[number].day_ended:
            return True
    return False


def stones(pile: i64) -> i64:
    """How many uncovered rune stones are in a pile."""
    number: i64 = 0
    for kind in range(STONE_BLUE, STONE_GREEN + 1):
        number += count(pile, kind)
    return number
