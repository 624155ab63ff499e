"""Whose turn it is, and what every action asks first (AN-001 to AN-012, AN-034 to AN-037)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.andor.heroes import DAY_ENDED
from sagenwerk.andor.scenario import HERO_NAMES
from sagenwerk.andor.state import ACTED, BEGINS, LEADS, WALKS, Andor
from sagenwerk.kernel.contract import Action, Refusal, Step

NOT_ON_TURN: Final = Refusal("refusal-not-on-turn", "AN-001")
ALREADY_ACTED: Final = Refusal("refusal-already-acted", "AN-002")
STILL_MOVING: Final = Refusal("refusal-still-moving", "AN-037")
NOT_YET_UNLOCKED: Final = Refusal("refusal-not-yet-unlocked", "AN-227")
NOTHING_DONE_YET: Final = Refusal("refusal-nothing-done-yet", "AN-010")


class FreeAction(Action[Andor]):
    """An action that costs no hour and neither uses up nor ends the turn (AN-009, AN-034)."""


def no_action(state: Andor, number: i64) -> Refusal | None:
    """An action needs the own turn, and that no other action was begun in it (AN-002, AN-004, AN-011)."""
    if state.turn != number:
        return NOT_ON_TURN
    return None if state.doing == BEGINS else ALREADY_ACTED


def no_free_action(state: Andor, number: i64) -> Refusal | None:
    """A free action needs a hero who stands, whose day has not ended, with turn or floor (AN-035 to AN-037)."""
    if state.floor >= 0:
        if state.floor != number:
            return NOT_ON_TURN
    elif state.turn != number:
        return NOT_ON_TURN
    elif state.doing == WALKS or state.doing == LEADS:
        return STILL_MOVING
    return DAY_ENDED if state.heroes[number].day_ended else None


def begin_turn(state: Andor, hero: i64) -> None:
    """The hero's turn begins: nothing done, nothing handed over."""
    state.turn = hero
    state.doing = BEGINS
    state.free_steps = 0
    state.ally = -1
    state.had_floor = 0
    for partner in range(5):
        state.handed_over[partner] = 0
        state.received[partner] = 0


def next_turn(state: Andor) -> None:
    """Clockwise to the next hero whose day has not ended; if all have, the sun will rise (AN-001, AN-011, AN-019)."""
    order = state.order
    seats = len(order)
    place = 0
    while order[place] != state.turn:
        place += 1
    for further in range(1, seats + 1):
        hero = order[(place + further) % seats]
        if not state.heroes[hero].day_ended:
            begin_turn(state, hero)
            return
    begin_turn(state, state.turn)


class TurnEnds(Step[Andor]):
    """The turn is over at once, without the acting player closing it (AN-083, AN-103)."""

    def carry_out(self, state: Andor) -> None:
        next_turn(state)


class EndTurn(Action[Andor]):
    """The acting player closes the turn after the one action of it (AN-002, AN-010)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: end the turn", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        if state.turn != self.hero:
            return NOT_ON_TURN
        if state.doing == BEGINS:
            return NOTHING_DONE_YET
        return None if state.doing == ACTED else STILL_MOVING

    def carry_out(self, state: Andor) -> None:
        next_turn(state)


TURN_ENDS: Final = TurnEnds("turn ends")
