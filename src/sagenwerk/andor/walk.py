"""Moving from field to field, with farmers, wineskins, herbs (AN-022 to AN-033, AN-180, AN-192, AN-207 to AN-214)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import HALF_WINESKIN, ITEM_NAMES, WINESKIN, WORTH, count, one_less, one_more
from sagenwerk.andor.creatures import meets_things, way_cut
from sagenwerk.andor.fog import token_acts, turned_up
from sagenwerk.andor.heroes import no_hour, spends_hour
from sagenwerk.andor.scenario import FARMER_SAVED, HERO_ENTERS, HERO_NAMES, HERO_STANDS, NO_HEROES
from sagenwerk.andor.state import ACTED, BEGINS, GROUND, WALKS, Andor, Hero
from sagenwerk.andor.triggers import happened
from sagenwerk.andor.turn import ALREADY_ACTED, NOT_ON_TURN
from sagenwerk.kernel.contract import Action, Refusal, Step

NOT_ADJACENT: Final = Refusal("refusal-not-adjacent", "AN-024")
WAY_CUT: Final = Refusal("refusal-way-cut", "AN-024")
RUBBLE_THERE: Final = Refusal("refusal-way-cut", "AN-205")
FIELD_FORBIDDEN: Final = Refusal("refusal-field-forbidden", "AN-143")
NOT_MOVING: Final = Refusal("refusal-not-moving", "AN-022")
NO_WINESKIN: Final = Refusal("refusal-no-wineskin", "AN-180")
NO_HERB: Final = Refusal("refusal-no-herb", "AN-192")


def no_step(state: Andor, number: i64) -> Refusal | None:
    """What forbids any step at all: not on turn, another action before, no hour and nothing to walk on without one."""
    if state.turn != number:
        return NOT_ON_TURN
    if state.doing != BEGINS and state.doing != WALKS:
        return ALREADY_ACTED
    return None if state.free_steps > 0 else no_hour(state, state.heroes[number])


def no_way(state: Andor, start: i64, to: i64) -> Refusal | None:
    """Whether one step leads there: neighbours only, the river only by bridges, no rubble (AN-024, AN-028, AN-029).

    The legend may close fields to heroes and to those on their side.
    """
    if to not in state.board.ways[start]:
        return NOT_ADJACENT
    if state.marks and state.marks[to] & NO_HEROES:
        return FIELD_FORBIDDEN
    if state.rubble[to]:
        return RUBBLE_THERE
    return WAY_CUT if way_cut(state, start, to) else None


class Walk(Action[Andor]):
    """One step of a move to an adjacent field for one hour; arrows mean nothing to heroes.

    Heroes and creatures there stop nobody; what lies there stays untouched (AN-006, AN-022 to AN-031, AN-033).
    """

    def __init__(self, hero: i64, to: i64, name_of_field: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: walk to {name_of_field}", hero)
        self.to = to

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_step(state, self.hero)
        return forbidden if forbidden is not None else no_way(state, state.heroes[self.hero].field, self.to)

    def carry_out(self, state: Andor) -> None:
        hero = state.heroes[self.hero]
        if state.free_steps > 0:
            state.free_steps -= 1
        else:
            spends_hour(state, hero)
        state.doing = WALKS
        state.handed_over[GROUND] = 0
        state.received[GROUND] = 0
        hero.field = self.to
        if state.chronicle is not None:
            events.hero_does(state, "event-walks", "AN-023", self.hero, {})
        saved_before = state.farmers_saved
        if hero.farmers:
            farmers_arrive(state, hero)
        if state.watching:
            state.each(enters(state, self.hero, self.to, state.farmers_saved > saved_before))


def farmers_arrive(state: Andor, hero: Hero) -> None:
    """Farmers with a hero die on a creature's field, also in passing; in the castle each makes a shield.

    (AN-137, AN-138, AN-207, AN-212, AN-214)
    """
    if state.creatures[hero.field]:
        hero.farmers = 0
        if state.chronicle is not None:
            events.hero_does(state, "event-farmer-dies", "AN-212", hero.kind, {})
    elif hero.field == state.board.castle:
        state.farmers_saved += hero.farmers
        saved = hero.farmers
        hero.farmers = 0
        if state.chronicle is not None:
            events.hero_does(
                state, "event-farmers-saved", "AN-137", hero.kind, {"count": saved, "saved": state.farmers_saved}
            )


def enters(state: Andor, hero: i64, field: i64, farmers_came: bool) -> list[Step[Any]]:
    """What the legend says of a hero who enters a field, and of farmers who came into the castle with him."""
    follows = meets_things(state, field)
    follows.extend(happened(state, HERO_ENTERS, hero, field, hero))
    if farmers_came:
        follows.extend(happened(state, FARMER_SAVED, hero, field, hero))
    return follows


class StopWalking(Action[Andor]):
    """The move ends here: the token on the field acts at once, and the hero stands (AN-032, AN-159)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: stop here", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        if state.turn != self.hero:
            return NOT_ON_TURN
        return None if state.doing == WALKS else NOT_MOVING

    def carry_out(self, state: Andor) -> None:
        state.doing = ACTED
        state.free_steps = 0
        state.each(stands(state, self.hero, state.heroes[self.hero].field))


def stands(state: Andor, hero: i64, field: i64) -> list[Step[Any]]:
    """A hero has ended a move on this field."""
    follows = token_acts(state, hero, field)
    if state.hidden and state.hidden[field]:
        follows.extend(turned_up(state, field))
    if state.watching:
        follows.extend(happened(state, HERO_STANDS, hero, field, hero))
    return follows


class DrinkWineskin(Action[Andor]):
    """One side of a wineskin: the next field of this move costs no hour (AN-042, AN-180).

    Both sides and several wineskins may be used in one move; an emptied one goes back to the equipment board.
    """

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: drink from the wineskin", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_walk_help(state, self.hero)
        if forbidden is not None:
            return forbidden
        bag = state.heroes[self.hero].bag
        return None if count(bag, WINESKIN) or count(bag, HALF_WINESKIN) else NO_WINESKIN

    def carry_out(self, state: Andor) -> None:
        hero = state.heroes[self.hero]
        if count(hero.bag, HALF_WINESKIN):
            hero.bag = one_less(hero.bag, HALF_WINESKIN)
            state.supply[WINESKIN] += 1
        else:
            hero.bag = one_more(one_less(hero.bag, WINESKIN), HALF_WINESKIN)
        state.free_steps += 1
        if state.chronicle is not None:
            events.hero_does(state, "event-drinks-wineskin", "AN-180", self.hero, {"item": ITEM_NAMES[WINESKIN]})


def no_walk_help(state: Andor, number: i64) -> Refusal | None:
    """Wineskins and herbs help in the own move only, one after the other."""
    if state.turn != number:
        return NOT_ON_TURN
    return None if state.doing == BEGINS or state.doing == WALKS else ALREADY_ACTED


class WalkOnHerb(Action[Andor]):
    """A medicinal herb: as many fields of this move as its number cost no hour; what is left over is lost.

    (AN-192, AN-193)
    """

    def __init__(self, hero: i64, item: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: walk on herb {WORTH[item]}", hero)
        self.item = item

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_walk_help(state, self.hero)
        if forbidden is not None:
            return forbidden
        return None if count(state.heroes[self.hero].bag, self.item) else NO_HERB

    def carry_out(self, state: Andor) -> None:
        hero = state.heroes[self.hero]
        hero.bag = one_less(hero.bag, self.item)
        state.free_steps += WORTH[self.item]
        if state.chronicle is not None:
            events.hero_does(state, "event-walks-on-herb", "AN-192", self.hero, {"count": WORTH[self.item]})
