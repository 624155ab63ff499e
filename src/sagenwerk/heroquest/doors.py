"""Doors: opening them, and what lies behind (HQ-040 to HQ-044, HQ-114; ruling H-2)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import DIRECTIONS
from sagenwerk.heroquest.explore import heroes_look, looks_through
from sagenwerk.heroquest.notes import DOOR_OPENS, happened
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, QuestScenario
from sagenwerk.heroquest.state import BIT, Quest
from sagenwerk.heroquest.turn import STILL_PASSING, HeroAction, no_own_turn, over_somebody
from sagenwerk.kernel.contract import Action, Refusal, Step

NO_DOOR_THERE: Final = Refusal("refusal-no-door-there", "HQ-040")
DOOR_IS_OPEN: Final = Refusal("refusal-door-is-open", "HQ-044")
DOOR_IS_FALSE: Final = Refusal("refusal-door-is-false", "HQ-040")


def door_beside(state: Quest, square: i64, direction: i64) -> i64:
    """The door on this side of a square, as far as it lies on the board; -1 for none."""
    door = state.quest.door_at[4 * square + direction]
    return door if door >= 0 and state.door_known(door) else -1


def opens(state: Quest, door: i64, square: i64) -> list[Step[Any]]:
    """A door swings open and stays so; what lies behind is set out at once (HQ-043, HQ-044).

    With the option ``discovery = enter-only`` it is set out when the first hero goes in.
    """
    state.doors_open |= BIT[door]
    if state.chronicle is not None:
        events.door_is(state, "event-door-opens", "HQ-040", door, {})
    follows: list[Step[Any]] = []
    if state.options.set_out_when_opened:
        follows = looks_through(state, door, square)
        follows.extend(heroes_look(state))
    follows.extend(happened(state, DOOR_OPENS, door, state.turn))
    return follows


def tries(state: Quest, door: i64, square: i64) -> list[Step[Any]]:
    """A hero opens a door; a false one shows that there is only wall behind it, and stays (quest 12)."""
    if not state.quest.doors[door].false:
        return opens(state, door, square)
    state.false_known |= BIT[door]
    if state.chronicle is not None:
        events.door_is(state, "event-door-is-false", "HQ-040", door, {})
    return []


class OpenDoor(HeroAction):
    """A hero in front of a door opens it: no step, no action, also on the way (HQ-017, HQ-040, HQ-041)."""

    def __init__(self, hero: i64, direction: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: open the door {DIRECTIONS[direction]}", hero)
        self.direction = direction

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_own_turn(state, self.hero)
        if forbidden is not None:
            return forbidden
        door = door_beside(state, state.heroes[self.hero].square, self.direction)
        if door < 0:
            return NO_DOOR_THERE
        if state.door_open(door):
            return DOOR_IS_OPEN
        if state.false_known & BIT[door]:
            return DOOR_IS_FALSE
        return STILL_PASSING if over_somebody(state, self.hero) else None

    def carry_out(self, state: Quest) -> None:
        square = state.heroes[self.hero].square
        state.each(tries(state, door_beside(state, square, self.direction), square))


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Opening doors, by hero and direction."""
    tables.open_doors = [[OpenDoor(hero, direction) for direction in range(4)] for hero in range(HEROES)]
    return [action for row in tables.open_doors for action in row]


def offers(state: Quest, number: i64, offers: list[Action[Any]]) -> None:
    """Closed doors beside the hero on turn, who stands and is free to act."""
    door_at: list[int] = state.quest.door_at
    side = 4 * state.heroes[number].square
    shut = state.doors_seen & ~state.doors_open & ~state.false_known
    for direction in range(4):
        door: i64 = door_at[side + direction]
        if door >= 0 and shut & BIT[door]:
            offers.append(state.tables.open_doors[number][direction])
