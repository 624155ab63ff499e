"""What a legend asks for, read off the conditions of its goals, without knowing the legend (compiled)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor.cargo import BIT, ITEMS, THING, count
from sagenwerk.andor.conditions import AllOf, AllyOn, AnyOf, Condition, Defeated, ItemOn, SomeHero, ThingOn, WitchFound
from sagenwerk.andor.scenario import AndorScenario
from sagenwerk.andor.state import WITH_CREATURE, WITH_HERO, Andor, Hero
from sagenwerk.andor.values import FieldIs, Place

#: No creature has to fall for this aim; any creature may.
NO_FOE: Final[i64] = -2
ANY_FOE: Final[i64] = -1


class Aim:
    """One part of a goal: cargo or an ally that has to come to a field, a creature that has to fall, the witch."""

    def __init__(self, goal: i64) -> None:
        #: The goal of the board that it belongs to, and what is true when it is reached.
        self.goal = goal
        self.done: Condition | None = None
        #: Kinds of cargo, and where one of them is wanted; a figure that is wanted there instead.
        self.cargo: list[int] = []
        self.place: Place | None = None
        self.ally: i64 = -1
        self.hero = False
        self.foe: i64 = NO_FOE
        self.witch = False

    def wants(self, kind: i64) -> bool:
        """Whether this cargo would do."""
        return int(kind) in self.cargo

    def field(self, state: Andor) -> i64:
        """Where the cargo or the ally is wanted now, -1 for nowhere."""
        place = self.place
        return place.of(state) if place is not None else -1

    def reached(self, state: Andor) -> bool:
        """Whether it is true now."""
        done = self.done
        return done is not None and done.holds(state)


def aims_of(board: AndorScenario) -> list[Aim]:
    """All aims of a legend, whether they are set yet or not."""
    aims: list[Aim] = []
    for goal in range(len(board.goals)):
        condition: Condition = board.goals[goal]
        read(condition, goal, aims)
    return aims


def read(condition: Condition, goal: i64, aims: list[Aim]) -> None:
    """Add what this condition asks for; of several that would do, all."""
    if isinstance(condition, (AllOf, AnyOf)):
        for part in condition.parts:
            read(part, goal, aims)
        return
    aim = Aim(goal)
    aim.done = condition
    if isinstance(condition, ThingOn):
        aim.cargo = [int(THING + condition.thing)]
        aim.place = condition.place
    elif isinstance(condition, ItemOn):
        aim.cargo = condition.kinds
        aim.place = condition.place
    elif isinstance(condition, AllyOn):
        aim.ally = condition.ally
        aim.place = condition.place
    elif isinstance(condition, Defeated):
        aim.foe = condition.kind
    elif isinstance(condition, WitchFound):
        aim.witch = True
    elif isinstance(condition, SomeHero) and len(condition.who.fields) == 1:
        aim.hero = True
        aim.place = FieldIs(condition.who.fields[0])
    else:
        return
    aims.append(aim)


def open_aims(state: Andor, aims: list[Aim]) -> list[Aim]:
    """The aims that are set and not yet reached."""
    return [aim for aim in aims if state.goals_set & BIT[aim.goal] and not aim.reached(state)]


def wanted_at(state: Andor, aims: list[Aim], kind: i64) -> i64:
    """Where the legend wants this cargo, reached or not; -1 for nowhere."""
    for aim in aims:
        if state.goals_set & BIT[aim.goal] and aim.wants(kind):
            return aim.field(state)
    return -1


def carried_aim(state: Andor, aims: list[Aim], hero: Hero) -> i64:
    """Where the legend wants what the hero carries; -1 for nowhere."""
    for aim in aims:
        if not state.goals_set & BIT[aim.goal]:
            continue
        for kind in aim.cargo:
            if carries(state, hero, kind):
                return aim.field(state)
    return -1


def carries(state: Andor, hero: Hero, kind: i64) -> bool:
    """Whether the hero has this article or thing."""
    if kind < ITEMS:
        return count(hero.bag, kind) > 0
    return kind >= THING and state.things[kind - THING] == WITH_HERO + hero.kind


def lies_on(state: Andor, kind: i64) -> i64:
    """A field where this article or thing lies free, -1 for none."""
    if kind >= THING:
        place = state.things[kind - THING]
        return place if place < WITH_HERO else -1
    for field in range(len(state.piles)):
        if state.piles[field] and count(state.piles[field], kind):
            return field
    return -1


def with_creature(state: Andor, kind: i64) -> i64:
    """The field of a creature that carries this article or thing, -1 for none."""
    if kind >= THING:
        place = state.things[kind - THING]
        return place - WITH_CREATURE if place >= WITH_CREATURE else -1
    for field in range(len(state.carried)):
        if state.carried[field] and count(state.carried[field], kind):
            return field
    return -1


def with_hero(state: Andor, kind: i64) -> i64:
    """The hero who carries this article or thing, -1 for none."""
    for number in state.order:
        if carries(state, state.heroes[number], kind):
            return number
    return -1


def is_thing(kinds: list[Any]) -> bool:
    """Whether these are things of the legend: what may befall them the legend alone knows, so they keep clear."""
    return len(kinds) > 0 and kinds[0] >= THING
