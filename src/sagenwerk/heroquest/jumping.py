"""Jumping over traps (HQ-140, HQ-144)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import BACK, DIRECTIONS
from sagenwerk.heroquest.dice import CombatDice, CombatThrow, shows
from sagenwerk.heroquest.figures import put_hero, way_free
from sagenwerk.heroquest.march import SQUARE_USED, no_march, shared, steps
from sagenwerk.heroquest.notes import DOOR_PASSED, HERO_ENTERS, happened
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, QuestScenario
from sagenwerk.heroquest.state import BIT, IN_PIT, MARCHED, Quest
from sagenwerk.heroquest.traps import lying_at, pit_at
from sagenwerk.heroquest.turn import HeroAction
from sagenwerk.kernel.contract import Action, Refusal, Step

NO_TRAP_TO_JUMP: Final = Refusal("refusal-no-trap-to-jump", "HQ-140")
TOO_FEW_STEPS: Final = Refusal("refusal-too-few-steps", "HQ-140")
NO_PLACE_BEHIND: Final = Refusal("refusal-no-place-behind", "HQ-140")

#: Dice of a jump: a skull is a fall.
JUMP_DICE: Final = 1


def trap_to_jump(state: Quest, square: i64, direction: i64) -> i64:
    """The square of a trap beside this one that may be jumped, -1 for none (HQ-140, HQ-144).

    Europe: an open pit. US: every trap that was found, or an open pit.
    """
    over: i64 = state.tables.board.beside[4 * square + direction]
    if over < 0 or lying_at(state, over) < 0:
        return -1
    if not state.edition.every_trap_jumps and pit_at(state, over) < 0:
        return -1
    return way_free(state, square, direction) if state.sees(over) else -1


def no_jump(state: Quest, number: i64, over: i64, direction: i64) -> Refusal | None:
    """Whether a hero may jump over this trap on to a square behind it, ahead or to a side (HQ-028, HQ-140, HQ-144)."""
    if state.steps_left < state.edition.jump_squares:
        return TOO_FEW_STEPS
    if state.at[over] and not shared(state, over):
        return NO_PLACE_BEHIND
    behind = way_free(state, over, direction)
    if behind < 0 or not state.sees(behind) or (state.at[behind] and not shared(state, behind)):
        return NO_PLACE_BEHIND
    if is_portal(state, over, direction):
        return NO_PLACE_BEHIND
    if state.edition.no_square_twice and (over in state.trail or behind in state.trail):
        return SQUARE_USED
    return None


def is_portal(state: Quest, square: i64, direction: i64) -> bool:
    """Whether a door of this side leads somewhere else: nobody jumps through it."""
    door = state.quest.door_at[4 * square + direction]
    return door >= 0 and state.door_open(door) and state.quest.doors[door].portal


def name_of_jump(who: str, direction: i64, landing: i64) -> str:
    """Who jumps, over what is on this side, and to which side of it if not straight on."""
    name = f"{who}: jump {DIRECTIONS[direction]}"
    return name if landing == direction else f"{name}, then {DIRECTIONS[landing]}"


class Jump(HeroAction):
    """A hero jumps over a trap beside him: two squares of his march, and a die (HQ-140, HQ-144)."""

    def __init__(self, hero: i64, direction: i64, landing: i64) -> None:
        super().__init__(name_of_jump(HERO_NAMES[hero], direction, landing), hero)
        self.direction = direction
        self.landing = landing

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_march(state, self.hero)
        if forbidden is not None:
            return forbidden
        square = state.heroes[self.hero].square
        over = trap_to_jump(state, square, self.direction)
        if over < 0 or is_portal(state, square, self.direction):
            return NO_TRAP_TO_JUMP
        return no_jump(state, self.hero, over, self.landing)

    def carry_out(self, state: Quest) -> None:
        state.first(JUMP_THROWS[4 * self.direction + self.landing])


class JumpDie(CombatDice):
    """The die for a jump; a skull is a fall (HQ-140)."""

    def __init__(self, jump: str, direction: i64, landing: i64) -> None:
        super().__init__(f"die for {jump} {DIRECTIONS[direction]} to the {DIRECTIONS[landing]}", JUMP_DICE)
        self.direction = direction
        self.landing = landing


class JumpThrow(JumpDie):
    """A skull: the hero falls and sets the trap off; otherwise he lands behind it and may go on (HQ-140, HQ-144).

    Whether his turn is over says the trap: a spear that he dodges lets him go on in the US game (HQ-142).
    """

    def settle(self, state: Quest, outcome: CombatThrow) -> None:
        number = state.turn
        over: i64 = state.tables.board.beside[4 * state.hero.square + self.direction]
        if outcome.skulls:
            if state.chronicle is not None:
                events.hero_does(state, "event-jump-fails", "HQ-140", number, shows(outcome, {}))
            follows = steps(state, number, over)
        else:
            follows = flies_over(state, number, over, self.direction)
            if state.chronicle is not None:
                events.hero_does(state, "event-jumps", "HQ-140", number, shows(outcome, {}))
            follows.extend(steps(state, number, state.tables.board.beside[4 * over + self.landing]))
        state.each(follows)


def flies_over(state: Quest, number: i64, over: i64, direction: i64) -> list[Step[Any]]:
    """The first half of a jump: over the trap, through a door if there is one; the trap is not touched."""
    hero = state.heroes[number]
    before = hero.square
    hero.effects &= ~BIT[IN_PIT]
    state.steps_left -= state.edition.jump_squares - 1
    state.trail.append(int(over))
    put_hero(state, number, over)
    follows: list[Step[Any]] = []
    door = state.quest.door_at[4 * before + direction]
    if door >= 0 and state.door_open(door):
        follows.extend(happened(state, DOOR_PASSED, door, number))
    room: i64 = state.tables.board.rooms[over]
    if room != state.tables.board.rooms[before]:
        follows.extend(happened(state, HERO_ENTERS, room, number))
    return follows


JUMP_THROWS: Final = [JumpThrow("the jump", direction, landing) for direction in range(4) for landing in range(4)]


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Jumps by hero, direction over the trap and direction behind it; nobody jumps back to where he stands."""
    tables.jumps = []
    actions: list[Action[Any]] = []
    for hero in range(HEROES):
        row: list[Action[Any]] = [Jump(hero, direction, landing) for direction in range(4) for landing in range(4)]
        tables.jumps.append(row)
        for place in range(len(row)):
            if place % 4 != BACK[place // 4]:
                actions.append(row[place])
    return actions


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The die for a jump, by the two directions."""
    return list(JUMP_THROWS)


def offers(state: Quest, number: i64, offers: list[Action[Any]]) -> None:
    """The jumps that are possible now."""
    if state.done & MARCHED or state.steps_left < state.edition.jump_squares:
        return
    square = state.heroes[number].square
    for direction in range(4):
        over = trap_to_jump(state, square, direction)
        if over < 0 or is_portal(state, square, direction):
            continue
        for landing in range(4):
            if landing != BACK[direction] and no_jump(state, number, over, landing) is None:
                offers.append(state.tables.jumps[number][4 * direction + landing])
