"""Traps: finding them, setting them off, and what they do (HQ-105, HQ-115, HQ-116, HQ-138, HQ-139, HQ-141 to HQ-143).

The game master alone knows a trap until a search finds it or somebody sets it off. Jumping is in ``jumping``, removing
in ``disarming``.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import BACK, DIRECTIONS, direction_of, square_name
from sagenwerk.heroquest.dice import CombatDice, CombatThrow, shows
from sagenwerk.heroquest.figures import kind_of, put_monster, way_free
from sagenwerk.heroquest.notes import HERO_STEPS_ON, happened
from sagenwerk.heroquest.scenario import (
    FALLING_BLOCK,
    FOUND,
    HERO_NAMES,
    HEROES,
    HIDDEN,
    PIT,
    REMOVED,
    SPEAR,
    SPRUNG,
    QuestScenario,
)
from sagenwerk.heroquest.state import ACTED, BIT, FIRST_MONSTER, IN_PIT, MARCHED, Quest
from sagenwerk.heroquest.turn import ends_turn
from sagenwerk.heroquest.wounds import DIES, loses_body, monster_dies
from sagenwerk.kernel.contract import GAME_MASTER, Action, Question, Refusal, Step

NOT_YOUR_FIGURE: Final = Refusal("refusal-not-your-figure", "HQ-141")
NO_WAY_OUT: Final = Refusal("refusal-no-way-out", "HQ-141")

#: Body lost in a pit and by a spear; dice under a falling block.
PIT_HARM: Final[i64] = 1
SPEAR_HARM: Final[i64] = 1
SPEAR_DICE: Final = 1
BLOCK_DICE: Final = 3


def lying_at(state: Quest, square: i64) -> i64:
    """The trap that everybody knows on this square: one that was found, or an open pit; -1 for none."""
    trap = state.quest.trap_at[square]
    if trap < 0:
        return -1
    lies = state.traps[trap]
    if lies == FOUND or (lies == SPRUNG and state.quest.traps[trap].kind == PIT):
        return trap
    return -1


def pit_at(state: Quest, square: i64) -> i64:
    """The open pit on this square, -1 for none (HQ-139)."""
    trap = lying_at(state, square)
    return trap if trap >= 0 and state.traps[trap] == SPRUNG else -1


def fallen_block_at(state: Quest, square: i64) -> i64:
    """The trap whose block has come down on this square, -1 for none (HQ-119, HQ-141)."""
    if square not in state.fallen:
        return -1
    for trap in range(len(state.quest.traps)):
        entry = state.quest.traps[trap]
        if entry.kind == FALLING_BLOCK and state.traps[trap] == SPRUNG and landing(state, trap) == square:
            return trap
    return -1


def landing(state: Quest, trap: i64) -> i64:
    """Where a block comes down: in Europe on the square with the arrow, if the map names one; otherwise on its own.

    (HQ-141)
    """
    entry = state.quest.traps[trap]
    if state.edition.block_on_own_square or entry.lands_on < 0:
        return entry.square
    return entry.lands_on


def lies_now(state: Quest, trap: i64, lies: i64, message: str, rule: str) -> None:
    """A trap is found, goes off or is gone, for everybody to see."""
    state.traps[trap] = int(lies)
    if state.chronicle is not None:
        events.trap_is(state, message, rule, trap, {})


def is_found(state: Quest, trap: i64) -> None:
    """A search has found it. Europe: the tile lies there, a spear is harmless at once; US: its square is named.

    With the option ``found_traps = sprung`` a found block comes down (``BLOCKS_FALL``). (HQ-115, HQ-116)
    """
    kind = state.quest.traps[trap].kind
    lies: i64 = FOUND
    if state.edition.found_traps_lie:
        if kind == SPEAR:
            lies = REMOVED
        elif kind == PIT:
            lies = SPRUNG
    lies_now(state, trap, lies, "event-trap-found", "HQ-115")


class BlocksFall(Step[Quest]):
    """Where finding a trap sets it off, found blocks come down one after the other (HQ-116)."""

    def carry_out(self, state: Quest) -> None:
        follows: list[Step[Any]] = []
        for trap in range(len(state.quest.traps)):
            if state.traps[trap] == FOUND and state.quest.traps[trap].kind == FALLING_BLOCK:
                follows = block_falls(state, trap)
                follows.append(BLOCKS_FALL)
                break
        state.each(follows)


def stops(state: Quest, number: i64) -> None:
    """Whoever is caught by a trap does nothing more until his next turn (HQ-138)."""
    if state.turn == number:
        ends_turn(state)


def stepped_on(state: Quest, number: i64, square: i64) -> list[Step[Any]]:
    """A hero has moved onto this square: what lies there catches him (HQ-138, HQ-139, HQ-141, HQ-142)."""
    trap = state.quest.trap_at[square]
    if trap < 0 or state.traps[trap] == REMOVED:
        return []
    kind = state.quest.traps[trap].kind
    if kind == PIT:
        return falls_in(state, number, trap)
    if state.traps[trap] == SPRUNG:
        return []
    if kind == SPEAR:
        lies_now(state, trap, REMOVED, "event-spear-thrusts", "HQ-142")
        return [SPEAR_THROWS[number]]
    stops(state, number)
    return block_falls(state, trap)


def falls_in(state: Quest, number: i64, trap: i64) -> list[Step[Any]]:
    """A hero falls into a pit: one body point, his turn is over, the pit stays open (HQ-138, HQ-139; ruling H-6)."""
    if state.traps[trap] != SPRUNG:
        lies_now(state, trap, SPRUNG, "event-pit-opens", "HQ-139")
    state.heroes[number].effects |= BIT[IN_PIT]
    stops(state, number)
    if state.chronicle is not None:
        events.hero_does(state, "event-falls-into-pit", "HQ-139", number, {})
    return loses_body(state, number + 1, PIT_HARM, "HQ-139")


def figure_stepped_on(state: Quest, figure: i64, square: i64) -> list[Step[Any]]:
    """A figure of the game master has moved onto this square: only what lies open catches it (HQ-105; ruling H-8).

    In Europe it is caught like a hero, and an ally goes no further; in the US game it climbs into a pit unharmed.
    """
    trap = lying_at(state, square)
    if trap < 0 or (state.traps[trap] == FOUND and not state.edition.open_traps_catch_monsters):
        return []
    if state.edition.open_traps_catch_monsters and state.turn < 0:
        state.figure_done[figure] = int(MARCHED | ACTED)
    if state.quest.traps[trap].kind != PIT:
        return block_falls(state, trap)
    state.monster_effects[figure] |= int(BIT[IN_PIT])
    if state.chronicle is not None:
        events.monster_does(state, "event-monster-in-pit", "HQ-105", figure, {})
    if kind_of(state, figure).ally:
        state.ally_steps = 0
    if state.edition.open_traps_catch_monsters:
        return loses_body(state, FIRST_MONSTER + figure, PIT_HARM, "HQ-105")
    return []


class SpearThrow(CombatDice):
    """One combat die: a skull costs a body point (HQ-142)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"spear against the {HERO_NAMES[hero]}", SPEAR_DICE)
        self.hero = hero

    def settle(self, state: Quest, outcome: CombatThrow) -> None:
        follows: list[Step[Any]] = []
        if outcome.skulls:
            stops(state, self.hero)
            follows = loses_body(state, self.hero + 1, SPEAR_HARM, "HQ-142")
        else:
            if state.edition.dodged_spear_ends_turn and state.options.dodged_spear_ends_turn:
                stops(state, self.hero)
            if state.chronicle is not None:
                events.hero_does(state, "event-dodges-spear", "HQ-142", self.hero, shows(outcome, {}))
        state.each(follows)


def block_falls(state: Quest, trap: i64) -> list[Step[Any]]:
    """A block comes down; the figure under it throws three dice and gets away, or not (HQ-141)."""
    square = landing(state, trap)
    state.traps[trap] = int(SPRUNG)
    state.fallen.append(int(square))
    if state.chronicle is not None:
        events.trap_is(state, "event-block-falls", "HQ-141", trap, {"fallen": square_name(square)})
    if not state.at[square]:
        return []
    state.falling = square
    return [BLOCK_THROW, GETS_AWAY]


class BlockThrow(CombatDice):
    """Three combat dice under the block: a body point for each skull, no defence (HQ-141)."""

    def settle(self, state: Quest, outcome: CombatThrow) -> None:
        victim: i64 = state.at[state.falling]
        if state.chronicle is not None:
            said = shows(outcome, {"count": outcome.skulls})
            events.figure_does(state, "event-block-hits", "HQ-141", victim, said)
        state.each(loses_body(state, victim, outcome.skulls, "HQ-141"))


class GetsAway(Step[Quest]):
    """Whoever survived the block must leave its square; without a free one beside it he is lost (HQ-141)."""

    def carry_out(self, state: Quest) -> None:
        square = state.falling
        victim: i64 = state.at[square]
        if victim and free_beside(state, square):
            state.first(GET_AWAY)
            return
        state.falling = -1
        if victim:
            state.each(crushed(state, victim))


def free_beside(state: Quest, square: i64) -> bool:
    """Whether one of the four neighbours can be entered."""
    for direction in range(4):
        if way_out(state, square, direction) >= 0:
            return True
    return False


def way_out(state: Quest, square: i64, direction: i64) -> i64:
    """The free neighbour this way, -1 if it is barred, occupied or has not been set out.

    In the US game whoever has just stepped there gets away straight on or back, as long as one of the two is free; that
    he may go to a side otherwise is an interpretation (HQ-141).
    """
    came = came_from(state, square)
    if came >= 0 and direction % 2 != came % 2:
        if free_neighbour(state, square, came) >= 0 or free_neighbour(state, square, BACK[came]) >= 0:
            return -1
    return free_neighbour(state, square, direction)


def free_neighbour(state: Quest, square: i64, direction: i64) -> i64:
    """The neighbour this way if somebody can go there; -1 otherwise."""
    other = way_free(state, square, direction)
    return other if other >= 0 and state.sees(other) and not state.at[other] else -1


def came_from(state: Quest, square: i64) -> i64:
    """In which direction the hero on turn came to this square, where that matters (US); -1 otherwise."""
    trail = state.trail
    if not state.edition.block_on_own_square or state.turn < 0 or len(trail) < 2:
        return -1
    if state.hero.square != square or trail[-1] != square:
        return -1
    return direction_of(trail[-2], square)


def crushed(state: Quest, victim: i64) -> list[Step[Any]]:
    """No way out from under the block: the figure is lost (HQ-141)."""
    if victim >= FIRST_MONSTER:
        return monster_dies(state, victim - FIRST_MONSTER)
    state.heroes[victim - 1].body = 0
    if state.chronicle is not None:
        events.hero_does(state, "event-crushed", "HQ-141", victim - 1, {})
    return [DIES[victim - 1]]


class GetAway(Question[Quest]):
    """Where to get away from the block: the figure's player decides (HQ-141)."""

    def actor(self, state: Quest) -> i64:
        return player_of(state, state.at[state.falling])

    def options(self, state: Quest) -> list[Action[Any]]:
        player = player_of(state, state.at[state.falling])
        ways: list[Action[Any]] = []
        for way in state.tables.get_aways[player if player >= 0 else HEROES]:
            if way.refusal(state) is None:
                ways.append(way)
        return ways

    def takes(self, action: Action[Any]) -> bool:
        return isinstance(action, GetAwayTo)


def player_of(state: Quest, occupant: i64) -> i64:
    """Who decides for a figure: the hero himself, who leads an ally, or the game master."""
    if occupant < FIRST_MONSTER:
        return occupant - 1
    leader: i64 = state.leaders[occupant - FIRST_MONSTER]
    return leader if leader >= 0 and kind_of(state, occupant - FIRST_MONSTER).ally else GAME_MASTER


class GetAwayTo(Action[Quest]):
    """From under the block to a free neighbour: on or back (HQ-141). What lies on that square counts as usual."""

    def __init__(self, hero: i64, direction: i64) -> None:
        super().__init__(
            f"{HERO_NAMES[hero] if hero >= 0 else 'game master'}: get away {DIRECTIONS[direction]}",
            hero,
        )
        self.direction = direction

    def refusal(self, state: Quest) -> Refusal | None:
        if player_of(state, state.at[state.falling]) != self.hero:
            return NOT_YOUR_FIGURE
        return None if way_out(state, state.falling, self.direction) >= 0 else NO_WAY_OUT

    def carry_out(self, state: Quest) -> None:
        from sagenwerk.heroquest.march import forced_to

        victim: i64 = state.at[state.falling]
        to = way_out(state, state.falling, self.direction)
        state.falling = -1
        follows: list[Step[Any]]
        if victim < FIRST_MONSTER:
            follows = forced_to(state, victim - 1, to)
            follows.extend(stepped_on(state, victim - 1, to))
            follows.extend(happened(state, HERO_STEPS_ON, to, victim - 1))
        else:
            figure = victim - FIRST_MONSTER
            state.monster_effects[figure] &= ~int(BIT[IN_PIT])
            put_monster(state, figure, to)
            if state.chronicle is not None:
                events.monster_does(state, "event-monster-gets-away", "HQ-141", figure, {})
            follows = figure_stepped_on(state, figure, to)
        state.each(follows)


def chest_trap_waits(state: Quest, piece: i64) -> bool:
    """Whether opening this piece of furniture harms whoever does it (HQ-143). The game master's knowledge."""
    return state.quest.furniture[piece].trapped and not state.chest_traps_gone & BIT[piece]


def chest_trap_found(state: Quest, piece: i64) -> bool:
    """Whether everybody knows of a trap on this piece of furniture that has not been removed (HQ-115)."""
    return state.chest_traps_found & ~state.chest_traps_gone & BIT[piece] != 0


def chest_trap_is_found(state: Quest, piece: i64) -> None:
    """A search has found the trap on a piece of furniture: in Europe it is harmless, in the US only known (HQ-115)."""
    state.chest_traps_found |= BIT[piece]
    if state.edition.found_traps_lie:
        state.chest_traps_gone |= BIT[piece]
    if state.chronicle is not None:
        tells_chest(state, "event-chest-trap-found", "HQ-115", piece)


def tells_chest(state: Quest, message: str, rule: str, piece: i64) -> None:
    """A line about a piece of furniture with a trap."""
    entry = state.quest.furniture[piece]
    said: dict[str, str | int] = {
        "furniture": entry.kind,
        "at": square_name(entry.squares[0]),
        "chest-trap": "removed" if state.chest_traps_gone & BIT[piece] else "found",
    }
    events.happens(state, message, rule, said)


def pit_closes(state: Quest, number: i64) -> None:
    """A pit that a treasure card opened under a hero closes when his next turn begins (HQ-128)."""
    hero = state.heroes[number]
    if hero.has(IN_PIT) and pit_at(state, hero.square) < 0:
        hero.effects &= ~BIT[IN_PIT]
        if state.chronicle is not None:
            events.hero_does(state, "event-pit-closes", "HQ-128", number, {})


def hidden_on(state: Quest, square: i64) -> i64:
    """The trap that only the game master knows on this square, -1 for none."""
    trap = state.quest.trap_at[square]
    return trap if trap >= 0 and state.traps[trap] == HIDDEN else -1


SPEAR_THROWS: Final = [SpearThrow(hero) for hero in range(HEROES)]
BLOCK_THROW: Final = BlockThrow("dice under a falling block", BLOCK_DICE)
GETS_AWAY: Final = GetsAway("whoever is under the block gets away")
GET_AWAY: Final = GetAway("where to get away from the block")
BLOCKS_FALL: Final = BlocksFall("found blocks come down")


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Ways from under a block, by hero, then for the game master."""
    tables.get_aways = []
    for hero in range(HEROES + 1):
        player = GAME_MASTER if hero == HEROES else hero
        tables.get_aways.append([GetAwayTo(player, direction) for direction in range(4)])
    return [action for row in tables.get_aways for action in row]


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """What traps bring, and the question where to get away."""
    return [*SPEAR_THROWS, BLOCK_THROW, GETS_AWAY, GET_AWAY, BLOCKS_FALL]
