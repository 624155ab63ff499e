"""All free actions of one hero, and the floor for heroes who are not on turn (AN-034 to AN-042, AN-102)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor.cargo import BIT, FALCON, FARMER, HERB_3, HERB_4, STONE, TELESCOPE, count
from sagenwerk.andor.heroes import DAY_ENDED, carried_kinds, lying_kinds
from sagenwerk.andor.scenario import FARMERS, HERO_NAMES, TRADE
from sagenwerk.andor.shop import ARTICLES, merchant_here
from sagenwerk.andor.state import FULL, LEADS, WALKS, Andor
from sagenwerk.andor.turn import STILL_MOVING, FreeAction
from sagenwerk.kernel.contract import NOT_NOW, Action, Question, Refusal, Step

NOTHING_TO_DO: Final = Refusal("refusal-nothing-to-do", "AN-035")
FLOOR_WAS_HAD: Final = Refusal("refusal-floor-was-had", "AN-035")
OWN_TURN_ONLY: Final = Refusal("refusal-own-turn-only", "AN-035")
HAS_THE_TURN: Final = Refusal("refusal-has-the-turn", "AN-035")

#: Places in ``AndorScenario.single`` of the actions that a hero has once.
PASS: Final = 0
END_DAY: Final = 1
END_TURN: Final = 2
STOP_WALKING: Final = 3
STOP_LEADING: Final = 4
DRINK_WINESKIN: Final = 5
WALK_ON_HERB_3: Final = 6
WALK_ON_HERB_4: Final = 7
EMPTY_WELL: Final = 8
BUY_STRENGTH: Final = 9
BUY_BREW: Final = 10
UNCOVER_STONE: Final = 11
EAT_HERB_3: Final = 12
EAT_HERB_4: Final = 13


def add(state: Andor, offers: list[Action[Any]], action: Action[Any]) -> None:
    """Put an action on the list if its rule allows it."""
    if action.refusal(state) is None:
        offers.append(action)


def free_offers(state: Andor, number: i64, offers: list[Action[Any]]) -> None:
    """Add every free action of a hero who stands and has the turn or the floor, in pinned order.

    Candidates are narrowed by what is there; each one's own ``refusal`` decides.
    """
    board = state.board
    hero = state.heroes[number]
    field = hero.field
    single: list[Any] = board.single[number]
    pile: i64 = state.piles[field]
    own_things = len(state.things) > 0
    if pile or state.gold[field] or state.farmers[field] or own_things:
        pick_ups: list[Any] = board.pick_ups[number]
        for kind in lying_kinds(state, field):
            add(state, offers, pick_ups[kind])
        if count(pile, STONE):
            add(state, offers, single[UNCOVER_STONE])
    if hero.bag or hero.gold or hero.farmers or own_things:
        carried = carried_kinds(state, hero)
        lay_downs: list[Any] = board.lay_downs[number]
        for kind in carried:
            add(state, offers, lay_downs[kind])
        if hero.bag:
            from_the_bag(state, number, offers)
        for other in state.order:
            if other != number and state.heroes[other].field == field:
                gives: list[Any] = board.gives[number][other]
                for kind in carried:
                    add(state, offers, gives[kind])
    if state.may(TRADE):
        for other in state.order:
            him = state.heroes[other]
            if other != number and him.field == field and not him.day_ended:
                takes: list[Any] = board.takes[number][other]
                for kind in carried_kinds(state, him):
                    add(state, offers, takes[kind])
    well = board.well_at[field]
    if well >= 0 and state.wells[well] == FULL:
        add(state, offers, single[EMPTY_WELL])
    if (hero.gold or hero.bag) and merchant_here(state, field):
        add(state, offers, single[BUY_STRENGTH])
        buys: list[Any] = board.buys[number]
        for place in range(len(ARTICLES)):
            add(state, offers, buys[place])
    if field == state.witch and (hero.gold or hero.bag):
        add(state, offers, single[BUY_BREW])
    if state.deals:
        deals: list[Any] = board.deal_actions[number]
        for place in range(len(deals)):
            add(state, offers, deals[place])


def from_the_bag(state: Andor, number: i64, offers: list[Action[Any]]) -> None:
    """Herbs, telescope and falcon."""
    board = state.board
    hero = state.heroes[number]
    single: list[Any] = board.single[number]
    if count(hero.bag, HERB_3):
        add(state, offers, single[EAT_HERB_3])
    if count(hero.bag, HERB_4):
        add(state, offers, single[EAT_HERB_4])
    if count(hero.bag, TELESCOPE):
        looks: list[Any] = board.looks[number]
        for field in board.ways[hero.field]:
            add(state, offers, looks[field])
    if count(hero.bag, FALCON):
        falcons: list[Any] = board.falcons[number]
        for other in state.order:
            if other != number:
                add(state, offers, falcons[other])


def farmers_in_passing(state: Andor, number: i64, offers: list[Action[Any]]) -> None:
    """Farmers are picked up and set down while walking (AN-210, AN-211)."""
    hero = state.heroes[number]
    if not state.may(FARMERS):
        return
    if state.farmers[hero.field]:
        add(state, offers, state.board.pick_ups[number][FARMER])
    if hero.farmers:
        add(state, offers, state.board.lay_downs[number][FARMER])


def nothing_to_do(state: Andor, number: i64) -> bool:
    """Whether a hero who took the floor would find nothing to do: asked of the free actions themselves."""
    hero = state.heroes[number]
    if (hero.bag or hero.gold or hero.farmers) and state.may(TRADE):
        return False
    before = state.floor
    state.floor = number
    offers: list[Action[Any]] = []
    free_offers(state, number, offers)
    state.floor = before
    return len(offers) == 0


def no_floor(state: Andor, number: i64) -> Refusal | None:
    """Free actions out of turn: between actions and between battle rounds, again only after an hour has gone by.

    (AN-035, AN-036, AN-102) With the option ``free_actions = own-turn`` only the hero on turn, between battle rounds.
    """
    if not state.options.out_of_turn and state.turn != number:
        return OWN_TURN_ONLY
    if state.heroes[number].field < 0:
        return NOT_NOW
    if state.heroes[number].day_ended:
        return DAY_ENDED
    if state.foe_field < 0 and (state.doing == WALKS or state.doing == LEADS):
        return STILL_MOVING
    if state.turn == number and state.foe_field < 0:
        return HAS_THE_TURN
    if state.had_floor & BIT[number]:
        return FLOOR_WAS_HAD
    return NOTHING_TO_DO if nothing_to_do(state, number) else None


class Floor(Action[Andor]):
    """A hero who is not on turn acts in between (AN-035)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: acts in between", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        return no_floor(state, self.hero)

    def carry_out(self, state: Andor) -> None:
        state.floor = self.hero
        state.had_floor |= BIT[self.hero]
        state.first(state.board.free_actions[self.hero], FLOOR_GOES_ON)


class Back(Action[Andor]):
    """The game goes on where it was."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: that is all", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        return None if state.floor == self.hero else NOTHING_TO_DO

    def carry_out(self, state: Andor) -> None:
        state.floor = -1
        for partner in range(5):
            state.floor_handed[partner] = 0
            state.floor_received[partner] = 0


class FloorGoesOn(Step[Andor]):
    """The hero with the floor is asked again until he gives it back."""

    def carry_out(self, state: Andor) -> None:
        if state.floor >= 0:
            state.first(state.board.free_actions[state.floor], FLOOR_GOES_ON)


class FreeActions(Question[Andor]):
    """What the hero with the floor does."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"free actions of the {HERO_NAMES[hero]}")
        self.hero = hero

    def actor(self, state: Andor) -> i64:
        return self.hero

    def options(self, state: Andor) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        free_offers(state, self.hero, offers)
        offers.append(state.board.backs[self.hero])
        return offers

    def takes(self, action: Action[Any]) -> bool:
        return isinstance(action, (FreeAction, Back))


def floor_offers(state: Andor) -> list[Action[Any]]:
    """Heroes who may act in between just now, in turn order."""
    offers: list[Action[Any]] = []
    for number in state.order:
        if no_floor(state, number) is None:
            offers.append(state.board.floors[number])
    return offers


FLOOR_GOES_ON: Final = FloorGoesOn("floor goes on")
