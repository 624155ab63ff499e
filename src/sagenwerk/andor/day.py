"""The day: turn order, what the hero on turn may choose, passing and ending the day (AN-001 to AN-021)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import HALF_WINESKIN, HERB_3, HERB_4, WINESKIN, count
from sagenwerk.andor.free import (
    DRINK_WINESKIN,
    END_DAY,
    END_TURN,
    PASS,
    STOP_LEADING,
    STOP_WALKING,
    WALK_ON_HERB_3,
    WALK_ON_HERB_4,
    add,
    farmers_in_passing,
    floor_offers,
    free_offers,
)
from sagenwerk.andor.heroes import no_hour, spends_hour
from sagenwerk.andor.scenario import ALLIES, ANY_TIME, FIGHTS, HERO_NAMES
from sagenwerk.andor.state import BEGINS, LEADS, WALKS, Andor
from sagenwerk.andor.sunrise import SUNRISE
from sagenwerk.andor.triggers import any_time
from sagenwerk.andor.turn import FreeAction, next_turn, no_action
from sagenwerk.kernel.contract import Action, Question, Refusal, Step


class Pass(Action[Andor]):
    """No other action: one hour goes by, then the next hero is on turn (AN-003, AN-007, AN-008)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: pass", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        return forbidden if forbidden is not None else no_hour(state, state.heroes[self.hero])

    def carry_out(self, state: Andor) -> None:
        spends_hour(state, state.heroes[self.hero])
        if state.chronicle is not None:
            events.hero_does(state, "event-passes", "AN-007", self.hero, {})
        next_turn(state)


class EndDay(Action[Andor]):
    """On the own turn the time marker goes into the sunrise box, also before hour 7 (AN-012, AN-017, AN-018)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: end the day", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        return no_action(state, self.hero)

    def carry_out(self, state: Andor) -> None:
        state.heroes[self.hero].day_ended = True
        if state.chronicle is not None:
            events.hero_does(state, "event-ends-day", "AN-017", self.hero, {})
        if not state.rooster_taken:
            state.rooster_taken = True
            state.rooster = self.hero
            if state.chronicle is not None:
                events.hero_does(state, "event-takes-rooster", "AN-018", self.hero, {})
        next_turn(state)


class HeroChooses(Question[Andor]):
    """The hero on turn: one action, and free actions before and after it (AN-002, AN-003, AN-009)."""

    def actor(self, state: Andor) -> i64:
        return state.turn

    def options(self, state: Andor) -> list[Action[Any]]:
        if state.doing == WALKS:
            return walking_offers(state)
        if state.doing == LEADS:
            return leading_offers(state)
        offers = action_offers(state) if state.doing == BEGINS else [state.board.single[state.turn][END_TURN]]
        free_offers(state, state.turn, offers)
        if state.options.out_of_turn:
            offers.extend(floor_offers(state))
        return offers

    def takes(self, action: Action[Any]) -> bool:
        return action.asked_by is self or isinstance(action, FreeAction)


def steps_from(state: Andor, number: i64) -> list[Action[Any]]:
    """The steps to all neighbours of a hero who may take one; all alike but for cut ways, rubble, closed fields."""
    steps: list[Any] = state.board.steps_on[number][state.heroes[number].field]
    if not state.cut and not state.board.rubble_used and not state.board.marks_used:
        return steps[:]
    return [step for step in steps if step.refusal(state) is None]


def walk_helpers(state: Andor, number: i64, offers: list[Action[Any]]) -> None:
    """Wineskins and herbs for the move."""
    bag = state.heroes[number].bag
    if not bag:
        return
    single: list[Any] = state.board.single[number]
    if count(bag, WINESKIN) or count(bag, HALF_WINESKIN):
        add(state, offers, single[DRINK_WINESKIN])
    if count(bag, HERB_3):
        add(state, offers, single[WALK_ON_HERB_3])
    if count(bag, HERB_4):
        add(state, offers, single[WALK_ON_HERB_4])


def walking_offers(state: Andor) -> list[Action[Any]]:
    """On the way: on to a neighbour, or stop here."""
    number = state.turn
    offers: list[Action[Any]] = []
    if state.free_steps > 0 or state.has_hour(state.heroes[number]):
        offers = steps_from(state, number)
    offers.append(state.board.single[number][STOP_WALKING])
    walk_helpers(state, number, offers)
    farmers_in_passing(state, number, offers)
    return offers


def leading_offers(state: Andor) -> list[Action[Any]]:
    """Leading an ally: on to a neighbour, another hour, or stop."""
    board = state.board
    number = state.turn
    offers: list[Action[Any]] = []
    place = state.allies[state.ally]
    if state.free_steps > 0 and place >= 0:
        steps: list[Any] = board.ally_steps[number][state.ally]
        for to in board.ways[place]:
            add(state, offers, steps[to])
    add(state, offers, board.leads[number][state.ally])
    offers.append(board.single[number][STOP_LEADING])
    return offers


def action_offers(state: Andor) -> list[Action[Any]]:
    """Everything that can be the one action of a turn."""
    board = state.board
    number = state.turn
    hero = state.heroes[number]
    single: list[Any] = board.single[number]
    offers: list[Action[Any]] = []
    has_hour = state.has_hour(hero)
    if has_hour or state.free_steps > 0:
        offers = steps_from(state, number)
    if has_hour:
        offers.append(single[PASS])
    offers.append(single[END_DAY])
    walk_helpers(state, number, offers)
    if has_hour and state.may(FIGHTS):
        fights(state, number, offers)
    if has_hour and state.may(ALLIES):
        for ally in range(len(state.allies)):
            add(state, offers, board.leads[number][ally])
    return offers


def fights(state: Andor, number: i64, offers: list[Action[Any]]) -> None:
    """Creatures on the own field and next to it; rubble next to it (AN-049 to AN-051, AN-206)."""
    board = state.board
    field = state.heroes[number].field
    attacks: list[Any] = board.attacks[number]
    if state.creatures[field]:
        add(state, offers, attacks[field])
    for neighbour in board.ways[field]:
        if state.creatures[neighbour]:
            add(state, offers, attacks[neighbour])
        if state.rubble[neighbour]:
            add(state, offers, board.clears[number][neighbour])


class Day(Step[Andor]):
    """Turn after turn; when all have ended the day the sun rises (AN-019).

    Before everything that a hero may choose, the legend looks whether something is true that it waits for.
    """

    def carry_out(self, state: Andor) -> None:
        if state.watching and state.board.triggers_at[ANY_TIME]:
            follows = any_time(state)
            if follows:
                follows.append(DAY_GOES_ON)
                state.each(follows)
                return
        goes_on(state)


def goes_on(state: Andor) -> None:
    """The next choice of a hero, or the sunrise; the last thing that a step does."""
    for number in state.order:
        if not state.heroes[number].day_ended:
            state.first(HERO_CHOOSES, DAY)
            return
    state.first(SUNRISE, DAY)


class DayGoesOn(Step[Andor]):
    """What the legend waited for has happened; if that ended the day of the hero on turn, the next one is (AN-001)."""

    def carry_out(self, state: Andor) -> None:
        if state.hero.day_ended:
            next_turn(state)
        goes_on(state)


HERO_CHOOSES: Final = HeroChooses("hero chooses")
DAY: Final = Day("day")
DAY_GOES_ON: Final = DayGoesOn("day goes on")
