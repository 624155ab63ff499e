"""Moving or standing still: every step costs a sun disc, and so does staying (R-045 to R-050)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.junior import events
from sagenwerk.junior.piles import count
from sagenwerk.junior.scenario import DWARF, FALCON, HERO_NAMES
from sagenwerk.junior.state import Hero, Junior
from sagenwerk.junior.turn import NOT_ON_TURN
from sagenwerk.kernel.contract import Action, Refusal

ALREADY_ACTED: Final = Refusal("refusal-already-acted", "R-058")
STOOD_STILL: Final = Refusal("refusal-stood-still", "R-047")
ALREADY_MOVED: Final = Refusal("refusal-already-moved", "R-047")
NO_SUN_LEFT: Final = Refusal("refusal-no-sun-left", "R-045")
FALCON_IS_HEAVY: Final = Refusal("refusal-falcon-is-heavy", "R-131")
NOT_ADJACENT: Final = Refusal("refusal-not-adjacent", "R-045")
BRIDGE_CLOSED: Final = Refusal("refusal-bridge-closed", "R-049")
NO_CAVE_HERE: Final = Refusal("refusal-no-cave-here", "R-046")
SAME_CAVE: Final = Refusal("refusal-same-cave", "R-046")


def step_price(state: Junior, hero: Hero) -> i64:
    """What the next step costs: one sun, and once a turn the burden of the falcon (R-045, R-131)."""
    if state.options.falcon_burden and not state.burdened and count(hero.bag, FALCON):
        return 1 + state.options.falcon_burden
    return 1


def spend(state: Junior, hero: Hero, suns: i64) -> None:
    """Sun discs first, then hourglasses (R-068, A-04)."""
    for _ in range(suns):
        if hero.suns > 0:
            hero.suns -= 1
        else:
            hero.ready -= 1


def no_walking(state: Junior, number: i64) -> Refusal | None:
    """What forbids any step at all: not on turn, an action or standing still before, too few suns (R-045, R-058)."""
    if state.turn != number:
        return NOT_ON_TURN
    if state.acted:
        return ALREADY_ACTED
    if state.stood:
        return STOOD_STILL
    hero = state.heroes[number]
    left = hero.day_left()
    if left <= 0:
        return NO_SUN_LEFT
    return FALCON_IS_HEAVY if left == 1 and step_price(state, hero) > 1 else None


def arrives(state: Junior, hero: Hero, to: i64, message: str, rule: str) -> None:
    """Pay for the step and stand on the new field."""
    price = step_price(state, hero)
    if price > 1:
        state.burdened = True
    spend(state, hero, price)
    hero.field = to
    state.arrived = True
    if state.chronicle is not None:
        events.hero_does(state, message, rule, hero.kind)


class Walk(Action[Junior]):
    """One step over a white line to an adjacent field (R-045); over the bridge once it is open (R-048, R-049).

    Heroes and Gors on the way stop nobody (R-050); in the mine heroes move as everywhere (R-101).
    """

    def __init__(self, hero: i64, to: i64, name_of_field: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: step to {name_of_field}", hero)
        self.to = to

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_walking(state, self.hero)
        return forbidden if forbidden is not None else no_way(state, state.heroes[self.hero].field, self.to)

    def carry_out(self, state: Junior) -> None:
        arrives(state, state.heroes[self.hero], self.to, "event-step", "R-045")


def no_way(state: Junior, start: i64, to: i64) -> Refusal | None:
    """Whether one step leads from field to field (R-045, R-049)."""
    board = state.board
    if to in board.ways[start]:
        return None
    if (start == board.bridge_house and to == board.bridge_end) or (
        start == board.bridge_end and to == board.bridge_house
    ):
        return None if state.bridge_open else BRIDGE_CLOSED
    return NOT_ADJACENT


class CaveStep(Action[Junior]):
    """A dwarf goes in at one cave and comes out of another: one step, one sun (R-024, R-046; A-22).

    With the option ``cave_step = entrance-included`` reaching the entrance belongs to the step.
    """

    def __init__(self, hero: i64, to: i64, name_of_field: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: through the caves to {name_of_field}", hero)
        self.to = to

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_walking(state, self.hero)
        if forbidden is not None:
            return forbidden
        here = state.heroes[self.hero].field
        if here == self.to:
            return SAME_CAVE
        if here in state.board.caves:
            return None
        if state.options.entrance_included:
            for cave in state.board.caves:
                if cave != self.to and here in state.board.ways[cave]:
                    return None
        return NO_CAVE_HERE

    def carry_out(self, state: Junior) -> None:
        arrives(state, state.heroes[self.hero], self.to, "event-cave-step", "R-046")


class StandStill(Action[Junior]):
    """Staying costs a sun disc, too (R-047)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: stand still", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        if state.turn != self.hero:
            return NOT_ON_TURN
        if state.stood:
            return STOOD_STILL
        if state.arrived:
            return ALREADY_MOVED
        return None if state.heroes[self.hero].day_left() > 0 else NO_SUN_LEFT

    def carry_out(self, state: Junior) -> None:
        hero = state.heroes[self.hero]
        spend(state, hero, 1)
        state.arrived = True
        state.stood = True
        if state.chronicle is not None:
            events.hero_does(state, "event-stands-still", "R-047", self.hero)


def walking(state: Junior) -> list[Action[Any]]:
    """Standing still, steps to all neighbours, over the bridge, through the caves; a new list."""
    board = state.board
    number = state.turn
    hero = state.heroes[number]
    # All steps share what forbids walking; what is left of each one's refusal is the way itself.
    if no_walking(state, number) is not None:
        return [] if state.arrived else [board.single[number][STAND_STILL]]
    offers = (board.steps_on if state.arrived else board.first_steps)[number][hero.field][:]
    if state.bridge_open:
        if hero.field == board.bridge_house:
            offers.append(board.walks[number][board.bridge_end])
        elif hero.field == board.bridge_end:
            offers.append(board.walks[number][board.bridge_house])
    if number == DWARF and (hero.field in board.caves or state.options.entrance_included):
        for through in board.cave_steps[number]:
            if through.refusal(state) is None:
                offers.append(through)
    return offers


#: Place of the action in ``board.single[hero]``.
STAND_STILL: Final = 0
