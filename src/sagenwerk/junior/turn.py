"""Whose turn it is, falling asleep, the night marker, what every action asks first (R-041 to R-043, R-055 to R-058)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.junior import events
from sagenwerk.junior.state import Hero, Junior
from sagenwerk.kernel.contract import Refusal

NOT_ON_TURN: Final = Refusal("refusal-not-on-turn", "R-040")
STILL_WALKING: Final = Refusal("refusal-still-walking", "R-056")
FOG_FIRST: Final = Refusal("refusal-fog-first", "R-060")


def stands_in_fog(state: Junior, hero: Hero) -> bool:
    """Whether a fog tile lies face down where the hero stands: it must be revealed first (R-060)."""
    field = hero.field
    return state.tiles[field] != 0 and state.board.fog_here[field]


def no_action(state: Junior, number: i64) -> Refusal | None:
    """Actions need the own turn, a finished movement, and no unrevealed fog underfoot (R-055 to R-057, R-060)."""
    if state.turn != number:
        return NOT_ON_TURN
    if not state.arrived:
        return STILL_WALKING
    if stands_in_fog(state, state.heroes[number]):
        return FOG_FIRST
    return None


def falls_asleep(state: Junior, hero: Hero) -> None:
    """Lies down; the first of the day takes the night marker (R-041, R-042)."""
    hero.asleep = True
    if state.chronicle is not None:
        events.hero_does(state, "event-falls-asleep", "R-041", hero.kind)
    if not state.marker_taken:
        state.marker_taken = True
        state.marker = hero.kind
        if state.chronicle is not None:
            events.hero_does(state, "event-takes-marker", "R-042", hero.kind)


def begin_turn(state: Junior, hero: i64) -> None:
    """The hero's turn begins: nothing moved, nothing done, nothing handed over."""
    state.turn = hero
    if state.acted:
        for partner in range(5):
            state.handed_over[partner] = 0
            state.received[partner] = 0
    state.arrived = False
    state.stood = False
    state.acted = False
    state.thrown = False
    state.fort_fell = False
    state.burdened = False


def next_turn(state: Junior) -> None:
    """Clockwise to the next hero who is awake; when all sleep the night will find out (R-039, R-043, R-044)."""
    order = state.order
    seats = len(order)
    place = 0
    while order[place] != state.turn:
        place += 1
    for further in range(1, seats + 1):
        hero = order[(place + further) % seats]
        if not state.heroes[hero].asleep:
            begin_turn(state, hero)
            return
    begin_turn(state, state.turn)
