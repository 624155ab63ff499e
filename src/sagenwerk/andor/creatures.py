"""Creatures: placing and moving along the arrows, into the castle, and what they meet (AN-118 to AN-138, AN-213)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import BIT, GEM_2, GEM_4, GEM_6, ITEMS, ONE_OF, WORTH, count, one_less
from sagenwerk.andor.scenario import (
    ALONG_ARROWS,
    CASTLE_ENTERED,
    CREATURE_ENTERS,
    EXIT,
    GEM_LURE,
    HUNTS,
    KIND_NAMES,
    NO_CREATURES,
    STANDS_STILL,
    THING_MEETS_CREATURE,
    CreatureKind,
)
from sagenwerk.andor.state import WITH_CREATURE, WITH_HERO, Andor
from sagenwerk.andor.triggers import happened
from sagenwerk.kernel.contract import Result, Step

#: A creature that finds no field: its way is cut, or no figure of its kind is left.
STAYS: Final[i64] = -1


def kind_on(state: Andor, field: i64) -> CreatureKind:
    """The kind of the creature that stands on the field."""
    return state.board.creatures[state.creatures[field] - 1]


def strength_of(state: Andor, kind: CreatureKind) -> i64:
    """Strength by difficulty and number of heroes, with what an event adds today (AN-130)."""
    return kind.strength[5 * state.options.difficulty + len(state.order)] + state.creature_bonus


def willpower_of(state: Andor, kind: CreatureKind) -> i64:
    """Willpower at the beginning of a battle, by difficulty and number of heroes where a legend says so (AN-084)."""
    if not kind.willpowers:
        return kind.willpower
    return kind.willpowers[5 * state.options.difficulty + len(state.order)]


def figures_left(state: Andor, figure: i64) -> i64:
    """Figures of this printed kind that stand neither on the board, nor on a shield, nor on field 80 (AN-131)."""
    left: i64 = state.board.figures[figure]
    creatures = state.board.creatures
    for creature in state.creatures:
        if creature and creatures[creature - 1].figure == figure:
            left -= 1
    for intruder in state.intruders:
        if creatures[intruder].figure == figure:
            left -= 1
    for kind in range(len(state.beaten)):
        if creatures[kind].figure == figure:
            left -= state.beaten[kind]
    return left


def way_cut(state: Andor, start: i64, to: i64) -> bool:
    """Whether the connection of two neighbours is cut just now (broken bridge) or rubble lies on the goal (AN-205)."""
    return state.rubble[to] > 0 or is_broken(state, start, to)


def is_broken(state: Andor, start: i64, to: i64) -> bool:
    """Whether the connection itself is cut: then the two are no neighbours any more."""
    return cut_between(state, start, to) >= 0


def cut_between(state: Andor, start: i64, to: i64) -> i64:
    """The number of the connection of two neighbours if it is cut just now, else -1."""
    if not state.cut or not state.board.cut_here[start]:
        return -1
    place: i64 = 0
    rest = state.cut
    while rest:
        if rest & 1:
            pair = state.board.cuts[place]
            if (pair[0] == start and pair[1] == to) or (pair[0] == to and pair[1] == start):
                return place
        rest >>= 1
        place += 1
    return -1


def is_held(state: Andor, kind: CreatureKind, field: i64) -> bool:
    """Whether a card says that this creature stays before the cut way of its arrow (L1-H1: a gor on 48; AN-129)."""
    to: i64 = state.board.arrows[field]
    cut: i64 = cut_between(state, field, to) if to >= 0 else -1
    return 0 <= cut < len(state.board.cut_holds) and state.board.cut_holds[cut] & BIT[kind.figure] != 0


def is_closed(state: Andor, field: i64) -> bool:
    """Whether the legend lets no creature enter this field just now."""
    return len(state.marks) > 0 and state.marks[field] & NO_CREATURES != 0


def next_field(state: Andor, field: i64) -> i64:
    """Where the arrow of a field leads; STAYS if there is none or the way is cut (AN-119, AN-129).

    With the option ``blocked_creature = ignores-it`` creatures do not mind a cut way.
    """
    to: i64 = state.board.arrows[field]
    if to < 0 or (way_cut(state, field, to) and not state.options.blocks_ignored):
        return STAYS
    return STAYS if is_closed(state, to) else to


def free_field_from(state: Andor, field: i64) -> i64:
    """The field itself or, while a creature stands there, the next one along the arrows (AN-120 to AN-123).

    A field that creatures may not enter counts as taken.
    """
    while field != STAYS and field != state.board.castle and (state.creatures[field] or is_closed(state, field)):
        field = next_field(state, field)
    return field


def appears(state: Andor, kind: i64, field: i64, pile: i64) -> list[Step[Any]]:
    """A new creature, on the next free field along the arrow if its own is taken; heroes there do not matter.

    (AN-123, AN-124, AN-131) ``pile``: articles that it carries. Gives back what follows from it.
    """
    if figures_left(state, state.board.creatures[kind].figure) <= 0:
        if state.chronicle is not None:
            events.happens(state, "event-no-figure-left", "AN-131", {"creature": state.board.creatures[kind].name})
        return []
    to = free_field_from(state, field)
    if to == STAYS:
        return []
    if to == state.board.castle:
        return enters_castle(state, kind)
    state.creatures[to] = int(kind + 1)
    state.carried[to] = int(pile)
    gem_goes(state, to)
    if state.chronicle is not None:
        events.field_changes(
            state, "event-creature-appears", "AN-123", to, {"creature": state.board.creatures[kind].name}
        )
    return arrives(state, to)


def gem_goes(state: Andor, field: i64) -> None:
    """Where gems lure creatures, one under a creature leaves the game (AN-202, AN-204)."""
    if not state.may(GEM_LURE):
        return
    for item in range(GEM_2, ITEMS):
        while count(state.piles[field], item):
            state.piles[field] = int(one_less(state.piles[field], item))


def arrives(state: Andor, field: i64) -> list[Step[Any]]:
    """A creature stands on a field that it did not stand on before: farmers there die, the legend may say more.

    It activates no tokens and starts no battle (AN-125, AN-126, AN-213, AN-214).
    """
    farmers_die(state, field)
    for number in state.order:
        hero = state.heroes[number]
        if hero.field == field and hero.farmers:
            hero.farmers = 0
            if state.chronicle is not None:
                events.hero_does(state, "event-farmer-dies", "AN-213", number, {})
    follows: list[Step[Any]] = []
    if state.watching:
        follows.extend(meets_things(state, field))
        follows.extend(happened(state, CREATURE_ENTERS, state.creatures[field] - 1, field, -1))
    if state.marks and state.marks[field] & EXIT:
        leaves_board(state, field)
    return follows


def leaves_board(state: Andor, field: i64) -> None:
    """The creature on an exit leaves the board, with everything it carries; its figure is free again (AN-131)."""
    name = kind_on(state, field).name
    goes_away(state, field)
    things_go(state, field)
    if state.chronicle is not None:
        events.field_changes(state, "event-creature-exits", "AN-143", field, {"creature": name})


def things_go(state: Andor, field: i64) -> None:
    """Things of the legend that the creature of this field carries leave the game with it."""
    for thing in range(len(state.things)):
        if state.things[thing] == WITH_CREATURE + field:
            state.things[thing] = -1


def farmers_die(state: Andor, field: i64) -> None:
    """Farmers that lie on a creature's field leave the game (AN-213, AN-214)."""
    if state.farmers[field]:
        state.farmers[field] = 0
        if state.chronicle is not None:
            events.field_changes(state, "event-farmer-dies-here", "AN-213", field, {})


def meets_things(state: Andor, field: i64) -> list[Step[Any]]:
    """A thing of the legend, or the hero with it, on one field with a creature."""
    follows: list[Step[Any]] = []
    if not state.creatures[field]:
        return follows
    for thing in range(len(state.things)):
        place = state.things[thing]
        if place == field:
            follows.extend(happened(state, THING_MEETS_CREATURE, thing, field, -1))
        elif WITH_HERO <= place < WITH_CREATURE and state.heroes[place - WITH_HERO].field == field:
            follows.extend(happened(state, THING_MEETS_CREATURE, thing, field, place - WITH_HERO))
    return follows


def enters_castle(state: Andor, kind: i64) -> list[Step[Any]]:
    """Onto a golden shield at once; without a free one the legend is lost (AN-132 to AN-136, AN-229).

    With the option ``castle_lost = all-shields-taken`` it is lost as soon as the last shield is taken.
    """
    shields = state.shields()
    name = state.board.creatures[kind].name
    state.intruders.append(int(kind))
    taken = len(state.intruders)
    if state.chronicle is not None:
        events.happens(
            state, "event-enters-castle", "AN-132", {"creature": name, "free": max(0, shields - taken), "taken": taken}
        )
    if taken > shields or (state.options.lost_when_full and taken >= shields):
        state.result = Result.LOST
        if state.chronicle is not None:
            events.happens(state, "event-lost-castle", "AN-136", {"creature": name})
        return []
    return happened(state, CASTLE_ENTERED, kind, state.board.castle, -1)


def goes_away(state: Andor, field: i64) -> None:
    """The creature leaves the field, with what it carries."""
    state.creatures[field] = 0
    state.carried[field] = 0


def target(state: Andor, field: i64) -> i64:
    """Where the creature on this field wants to go at sunrise; STAYS if it does not move."""
    kind = kind_on(state, field)
    if kind.movement == STANDS_STILL:
        return STAYS
    if state.may(GEM_LURE):
        lure = lured_to(state, field)
        if lure != STAYS:
            return lure
    if kind.movement == ALONG_ARROWS:
        return STAYS if is_held(state, kind, field) else next_field(state, field)
    return hunted(state, kind, field)


def lured_to(state: Andor, field: i64) -> i64:
    """The neighbouring field with the most valuable gem, in legends where gems lure creatures (AN-202, AN-203)."""
    best: i64 = STAYS
    worth: i64 = 0
    for neighbour in state.board.ways[field]:
        if way_cut(state, field, neighbour) or is_closed(state, neighbour):
            continue
        pile = state.piles[neighbour]
        value: i64 = 0
        if count(pile, GEM_6):
            value = WORTH[GEM_6]
        elif count(pile, GEM_4):
            value = WORTH[GEM_4]
        elif count(pile, GEM_2):
            value = WORTH[GEM_2]
        if value > worth:
            best = neighbour
            worth = value
    return best


def hunted(state: Andor, kind: CreatureKind, field: i64) -> i64:
    """One step nearer to what the creature hunts: an ally, a thing, or the nearest hero; the lowest number first."""
    goals: list[int] = []
    if kind.hunts_ally >= 0:
        goals.append(state.allies[kind.hunts_ally])
    elif kind.hunts_thing >= 0:
        place = state.things[kind.hunts_thing]
        goals.append(state.heroes[place - WITH_HERO].field if WITH_HERO <= place < WITH_CREATURE else place)
    else:
        for number in state.order:
            goals.append(state.heroes[number].field)
    best: i64 = STAYS
    shortest: i64 = 1_000_000
    for goal in goals:
        if goal < 0 or goal >= len(state.creatures) or goal == field:
            continue
        hours = steps_to(state, goal)
        for neighbour in state.board.ways[field]:
            away = hours[neighbour]
            if (
                0 <= away < shortest
                and neighbour != state.board.castle
                and not way_cut(state, field, neighbour)
                and not is_closed(state, neighbour)
            ):
                best = neighbour
                shortest = away
    return best


def steps_to(state: Andor, goal: i64) -> list[int]:
    """How many steps each field is away from this one, -1 where no way leads.

    Where the legend has changed the board, as creatures can go there just now.
    """
    board = state.board
    if not board.unprinted and not board.marks_used:
        hours: list[int] = board.distances[goal]
        return hours
    steps = [-1] * len(board.field_names)
    steps[goal] = 0
    reached = [int(goal)]
    place = 0
    while place < len(reached):
        to = reached[place]
        place += 1
        if is_closed(state, to):
            continue
        for field in board.ways[to]:
            if steps[field] < 0 and field != board.castle and not way_cut(state, field, to):
                steps[field] = steps[to] + 1
                reached.append(field)
    return steps


def goal_of(state: Andor, field: i64) -> i64:
    """Where the creature on this field ends its one step; STAYS if it does not move (AN-119 to AN-122).

    A hunter waits before a taken field: where it goes no arrow shows.
    """
    to = target(state, field)
    if to == STAYS:
        return STAYS
    if state.creatures[to]:
        if kind_on(state, field).movement == HUNTS:
            return STAYS
        to = free_field_from(state, to)
    return STAYS if to == field else to


def moves_on(state: Andor, field: i64) -> list[Step[Any]]:
    """The creature on this field makes its one step, perhaps into the castle (AN-119 to AN-122, AN-136)."""
    to = goal_of(state, field)
    if to == STAYS:
        return []
    kind = state.creatures[field] - 1
    pile = state.carried[field]
    goes_away(state, field)
    if to == state.board.castle:
        if state.chronicle is not None:
            events.field_changes(
                state, "event-creature-leaves", "AN-132", field, {"creature": state.board.creatures[kind].name}
            )
        things_go(state, field)
        return enters_castle(state, kind)
    state.creatures[to] = kind + 1
    state.carried[to] = pile
    for thing in range(len(state.things)):
        if state.things[thing] == WITH_CREATURE + field:
            state.things[thing] = int(WITH_CREATURE + to)
    gem_goes(state, to)
    if state.chronicle is not None:
        events.field_changes(
            state,
            "event-creature-moves",
            "AN-119",
            to,
            {
                "creature": state.board.creatures[kind].name,
                "from": state.board.field_names[field],
                "jumped": 1 if state.board.arrows[field] != to else 0,
            },
        )
    return arrives(state, to)


class CreatureMoves(Step[Andor]):
    """The creature that stands on this field at the beginning of its kind's step moves (AN-116, AN-118)."""

    def __init__(self, field: i64, name_of_field: str) -> None:
        super().__init__(f"creature on {name_of_field} moves")
        self.field = field

    def carry_out(self, state: Andor) -> None:
        if state.creatures[self.field]:
            state.each(moves_on(state, self.field))


class CreatureRuns(Step[Andor]):
    """The same with two steps in one go, as the remake moves wardraks (option ``sunrise``)."""

    def __init__(self, field: i64, name_of_field: str) -> None:
        super().__init__(f"creature on {name_of_field} runs")
        self.field = field

    def carry_out(self, state: Andor) -> None:
        if not state.creatures[self.field]:
            return
        to = goal_of(state, self.field)
        steps = moves_on(state, self.field)
        if to != STAYS and to != state.board.castle:
            steps.append(state.board.creature_moves[to])
        state.each(steps)


class IntruderLured(Step[Andor]):
    """A creature of this kind on a golden shield leaves even the castle for a gem next to it (AN-203)."""

    def __init__(self, figure: i64) -> None:
        super().__init__(f"{KIND_NAMES[figure]} is lured out of the castle")
        self.figure = figure

    def carry_out(self, state: Andor) -> None:
        to = lured_to(state, state.board.castle)
        if to == STAYS:
            return
        to = free_field_from(state, to)
        if to == STAYS or to == state.board.castle:
            return
        for place in range(len(state.intruders)):
            kind = state.intruders[place]
            if state.board.creatures[kind].figure == self.figure:
                state.intruders.pop(place)
                state.creatures[to] = kind + 1
                gem_goes(state, to)
                if state.chronicle is not None:
                    events.field_changes(
                        state,
                        "event-lured-out",
                        "AN-203",
                        to,
                        {"creature": state.board.creatures[kind].name, "taken": len(state.intruders)},
                    )
                state.each(arrives(state, to))
                return


class KindMoves(Step[Andor]):
    """All creatures of a kind move, the one on the lowest field number first (AN-109 to AN-113, AN-116, AN-128)."""

    def __init__(self, name: str, figure: i64, runs: bool) -> None:
        super().__init__(name)
        self.figure = figure
        self.runs = runs

    def carry_out(self, state: Andor) -> None:
        moves: list[Step[Any]] = []
        kinds = state.board.creatures
        if state.may(GEM_LURE):
            for intruder in state.intruders:
                if kinds[intruder].figure == self.figure:
                    moves.append(INTRUDERS_LURED[self.figure])
        for field in range(len(state.creatures)):
            creature = state.creatures[field]
            if creature and kinds[creature - 1].figure == self.figure:
                moves.append(state.board.creature_runs[field] if self.runs else state.board.creature_moves[field])
        state.each(moves)


def drops_cargo(state: Andor, field: i64) -> None:
    """What a beaten creature carried lies on its field."""
    pile = state.carried[field]
    for item in range(ITEMS):
        for _ in range(count(pile, item)):
            state.piles[field] += ONE_OF[item]
    state.carried[field] = 0
    for thing in range(len(state.things)):
        if state.things[thing] == WITH_CREATURE + field:
            state.things[thing] = int(field)


INTRUDERS_LURED: Final = [IntruderLured(figure) for figure in range(len(KIND_NAMES))]
