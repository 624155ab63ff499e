"""Removing traps: the dwarf, and whoever has a tool kit (HQ-117 to HQ-119)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import DIRECTIONS, square_name
from sagenwerk.heroquest.dice import CombatDice, CombatThrow, Sum, SumDice
from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.figures import furniture_on, put_hero, way_free
from sagenwerk.heroquest.gear import carried
from sagenwerk.heroquest.march import no_march
from sagenwerk.heroquest.scenario import DWARF, FOUND, HERO_NAMES, HEROES, REMOVED, QuestScenario
from sagenwerk.heroquest.search import opens_chest, piece_beside
from sagenwerk.heroquest.sight import edge_open
from sagenwerk.heroquest.state import ACTED, BIT, DISARMED, IN_PIT, MARCHED, Quest
from sagenwerk.heroquest.traps import (
    chest_trap_found,
    fallen_block_at,
    lying_at,
    stepped_on,
    tells_chest,
)
from sagenwerk.heroquest.turn import STILL_PASSING, HeroAction, acts, no_action, no_own_turn, over_somebody
from sagenwerk.heroquest.wounds import loses_body
from sagenwerk.kernel.contract import Action, Refusal, Step

NO_TOOLS: Final = Refusal("refusal-no-tools", "HQ-117")
ONE_TRAP_A_TURN: Final = Refusal("refusal-one-trap-a-turn", "HQ-117")
NO_TRAP_THERE: Final = Refusal("refusal-no-trap-there", "HQ-119")
SOMEBODY_ON_TRAP: Final = Refusal("refusal-somebody-on-trap", "HQ-119")

#: Direction of an action that means the hero's own square.
HERE: Final[i64] = 4
DISARM_DICE: Final = 1
#: Body lost by a slip of the tools, and the side of a six-sided die that means one (German printing).
SLIP_HARM: Final[i64] = 1
SLIP: Final[i64] = 1


def has_tools(state: Quest, number: i64) -> bool:
    """The dwarf needs none; others need a tool kit that they have with them and may use (HQ-117, HQ-118)."""
    if number == DWARF:
        return True
    things: i64 = carried(state.heroes[number]) & state.edition.tools
    if not things:
        return False
    for item in state.edition.items:
        if things & BIT[item.number] and int(number) in item.heroes:
            return True
    return False


def no_attempt(state: Quest, number: i64) -> Refusal | None:
    """What forbids any attempt. Europe allows one a turn besides march and action; US: it is the action (HQ-117)."""
    forbidden = no_action(state, number) if state.edition.disarm_is_action else no_own_turn(state, number)
    if forbidden is not None:
        return forbidden
    if over_somebody(state, number):
        return STILL_PASSING
    if state.done & DISARMED:
        return ONE_TRAP_A_TURN
    return None if has_tools(state, number) else NO_TOOLS


def no_disarm(state: Quest, number: i64, direction: i64) -> Refusal | None:
    """Whether a trap is there that the hero can remove (HQ-117, HQ-119)."""
    if state.edition.disarm_is_action:
        return no_disarm_on_square(state, number, direction)
    square = target(state, number, direction)
    if square < 0 or (lying_at(state, square) < 0 and fallen_block_at(state, square) < 0):
        return NO_TRAP_THERE
    occupant = state.at[square]
    return SOMEBODY_ON_TRAP if occupant and occupant != number + 1 else None


def no_disarm_on_square(state: Quest, number: i64, direction: i64) -> Refusal | None:
    """US: an unsprung trap that was found, on the square that the hero moves on to, or on furniture beside him."""
    if direction == HERE:
        return NO_TRAP_THERE
    piece = piece_beside(state, number, direction)
    if piece >= 0:
        return None if chest_trap_found(state, piece) and not state.chests_open & BIT[piece] else NO_TRAP_THERE
    square = way_free(state, state.heroes[number].square, direction)
    if square < 0 or not state.sees(square):
        return NO_TRAP_THERE
    trap = lying_at(state, square)
    if trap < 0 or state.traps[trap] != FOUND:
        return NO_TRAP_THERE
    return SOMEBODY_ON_TRAP if state.at[square] else no_march(state, number)


def target(state: Quest, number: i64, direction: i64) -> i64:
    """The own square, or the neighbour with no wall between; -1 if there is none (HQ-119)."""
    square = state.heroes[number].square
    if direction == HERE:
        return square
    other: i64 = state.tables.board.beside[4 * square + direction]
    if other < 0 or not state.sees(other) or not edge_open(state, 4 * square + direction):
        return -1
    return other


class Disarm(HeroAction):
    """A hero removes a trap beside him or under him (HQ-117 to HQ-119)."""

    def __init__(self, hero: i64, direction: i64) -> None:
        where = "here" if direction == HERE else DIRECTIONS[direction]
        super().__init__(f"{HERO_NAMES[hero]}: remove the trap {where}", hero)
        self.direction = direction

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_attempt(state, self.hero)
        return forbidden if forbidden is not None else no_disarm(state, self.hero, self.direction)

    def carry_out(self, state: Quest) -> None:
        state.done |= DISARMED
        follows: list[Step[Any]] = []
        if not state.edition.disarm_is_action:
            state.spot = target(state, self.hero, self.direction)
            if self.hero == DWARF and state.edition.dwarf_removes_without_roll:
                removes(state, self.hero)
            else:
                follows.append(DISARM_THROW if state.edition.disarm_by_combat_die else DISARM_DIE)
        else:
            follows = goes_to_it(state, self.hero, self.direction)
            follows.append(DISARM_THROW)
        state.each(follows)


def goes_to_it(state: Quest, number: i64, direction: i64) -> list[Step[Any]]:
    """US: the action is taken, and the hero moves on to the trap's square without setting it off yet (HQ-117)."""
    acts(state)
    square: i64 = state.tables.board.beside[4 * state.heroes[number].square + direction]
    state.spot = square
    if furniture_on(state, square) >= 0:
        return []
    # The step belongs to the march, and no march goes on after the action (HQ-015).
    state.done |= MARCHED
    state.steps_left -= 1
    state.trail.append(int(square))
    state.heroes[number].effects &= ~BIT[IN_PIT]
    put_hero(state, number, square)
    if state.chronicle is not None:
        events.hero_does(state, "event-steps", "HQ-117", number, {})
    return looks_around(state, square)


def removes(state: Quest, number: i64) -> None:
    """The trap on ``state.spot`` is gone: tile, fallen block, or the trap of a chest (HQ-117 to HQ-119)."""
    square = state.spot
    state.spot = -1
    piece = furniture_on(state, square)
    if piece >= 0:
        state.chest_traps_gone |= BIT[piece]
        if state.chronicle is not None:
            tells_chest(state, "event-chest-trap-removed", "HQ-117", piece)
        return
    trap = fallen_block_at(state, square)
    said: dict[str, str | int] = {}
    if trap >= 0:
        state.fallen.remove(int(square))
        said["cleared"] = square_name(square)
    else:
        trap = lying_at(state, square)
    state.traps[trap] = int(REMOVED)
    hero = state.heroes[number]
    if hero.square == square:
        hero.effects &= ~BIT[IN_PIT]
    if state.chronicle is not None:
        events.trap_is(state, "event-trap-removed", "HQ-117", trap, said)
        events.hero_does(state, "event-removes-trap", "HQ-117", number, {})


def slips(state: Quest, number: i64) -> list[Step[Any]]:
    """The tools slip. Europe: a body point, the trap is gone all the same. US: the trap goes off (HQ-118)."""
    if not state.edition.failed_disarm_springs:
        removes(state, number)
        return loses_body(state, number + 1, SLIP_HARM, "HQ-118")
    square = state.spot
    state.spot = -1
    if state.chronicle is not None:
        events.hero_does(state, "event-disarm-fails", "HQ-118", number, {})
    piece = furniture_on(state, square)
    if piece >= 0:
        return opens_chest(state, number, piece)
    return stepped_on(state, number, square)


class DisarmThrow(CombatDice):
    """A combat die: a skull is a slip; for the dwarf of the US game only a black shield is (HQ-117, HQ-118)."""

    def settle(self, state: Quest, outcome: CombatThrow) -> None:
        number = state.turn
        luck = outcome.black if number == DWARF and state.edition.failed_disarm_springs else outcome.skulls
        follows: list[Step[Any]] = []
        if luck:
            follows = slips(state, number)
        else:
            removes(state, number)
        state.each(follows)


class DisarmDie(SumDice):
    """A six-sided die: a one is a slip (HQ-118, German printing)."""

    def settle(self, state: Quest, outcome: Sum) -> None:
        follows: list[Step[Any]] = []
        if outcome.sum == SLIP:
            follows = slips(state, state.turn)
        else:
            removes(state, state.turn)
        state.each(follows)


DISARM_THROW: Final = DisarmThrow("combat die for removing a trap", DISARM_DICE)
DISARM_DIE: Final = DisarmDie("die for removing a trap", DISARM_DICE)


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Removing traps, by hero and direction; the last one on the own square. Notes which things are tools."""
    for edition in tables.editions:
        edition.tools = 0
        for item in edition.items:
            if item.use == "disarm":
                edition.tools |= BIT[item.number]
    tables.disarms = []
    for hero in range(HEROES):
        tables.disarms.append([Disarm(hero, direction) for direction in range(HERE + 1)])
    return [action for row in tables.disarms for action in row]


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """Dice for removing traps."""
    return [DISARM_THROW, DISARM_DIE]


def offers(state: Quest, number: i64, offers: list[Action[Any]]) -> None:
    """The traps that can be removed now."""
    if state.done & DISARMED or (state.edition.disarm_is_action and state.done & ACTED):
        return
    if number != DWARF and not has_tools(state, number):
        return
    for direction in range(HERE + 1):
        if no_disarm(state, number, direction) is None:
            if no_attempt(state, number) is not None:
                return
            offers.append(state.tables.disarms[number][direction])
