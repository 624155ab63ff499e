"""Hero boards: strength, willpower, gold, storage, ranks, hours of the day (AN-013 to AN-015, AN-043 to AN-048)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import (
    FARMER,
    GOLD,
    ITEMS,
    MOST_OF_A_KIND,
    PURSE,
    ROOM,
    SLOTS,
    STONE,
    THING,
    WORTH,
    count,
    in_slot,
    one_less,
    one_more,
)
from sagenwerk.andor.scenario import FARMERS, GEM_LURE, HEROES, OVERTIME
from sagenwerk.andor.state import WITH_HERO, Andor, Hero
from sagenwerk.kernel.contract import Refusal

NO_HOUR_LEFT: Final = Refusal("refusal-no-hour-left", "AN-015")
WILLPOWER_TOO_LOW: Final = Refusal("refusal-willpower-too-low", "AN-046")
HOUR_FORBIDDEN: Final = Refusal("refusal-hour-forbidden", "AN-048")
DAY_ENDED: Final = Refusal("refusal-day-ended", "AN-036")
NO_ROOM: Final = Refusal("refusal-no-room", "AN-179")


def no_hour(state: Andor, hero: Hero) -> Refusal | None:
    """Why the hero can or may not use one more hour (AN-015, AN-043, AN-046, AN-048)."""
    if hero.day_ended:
        return DAY_ENDED
    price = state.price_of_hour(hero)
    if price < 0:
        limit = state.board.most_hours
        return HOUR_FORBIDDEN if hero.hours < limit and state.may(OVERTIME) else NO_HOUR_LEFT
    return WILLPOWER_TOO_LOW if price and hero.willpower <= price else None


def spends_hour(state: Andor, hero: Hero) -> None:
    """The time marker goes on by one; an overtime hour is paid at once (AN-013, AN-044, AN-045, AN-047)."""
    price = state.price_of_hour(hero)
    hero.hours += 1
    if price > 0:
        hero.willpower -= price
    state.had_floor = 0


def gains_strength(state: Andor, number: i64, points: i64, rule: str) -> None:
    """Strength ends at 14; the surplus is lost (AN-085)."""
    hero = state.heroes[number]
    hero.strength = min(hero.strength + points, state.board.most_strength)
    if state.chronicle is not None:
        events.hero_does(state, "event-gains-strength", rule, number, {"count": points})


def loses_strength(state: Andor, number: i64, points: i64, rule: str) -> None:
    """Never below 1 (AN-080)."""
    hero = state.heroes[number]
    before = hero.strength
    hero.strength = max(1, hero.strength - points)
    if state.chronicle is not None and hero.strength < before:
        events.hero_does(state, "event-loses-strength", rule, number, {"count": before - hero.strength})


def gains_willpower(state: Andor, number: i64, points: i64, rule: str) -> None:
    """Willpower ends at 20; the surplus is lost (AN-085)."""
    hero = state.heroes[number]
    hero.willpower = min(hero.willpower + points, state.board.most_willpower)
    if state.chronicle is not None:
        events.hero_does(state, "event-gains-willpower", rule, number, {"count": points})


def loses_willpower(state: Andor, number: i64, points: i64, rule: str) -> None:
    """A card takes willpower; at 0 it goes as after a lost battle, an interpretation (AN-086).

    With the option ``event_willpower_zero = stays-at-one`` the hero keeps 1.
    """
    hero = state.heroes[number]
    hero.willpower -= points
    if hero.willpower > 0:
        if state.chronicle is not None:
            events.hero_does(state, "event-loses-willpower", rule, number, {"count": points})
        return
    if state.options.events_stop_at_one:
        hero.willpower = 1
        if state.chronicle is not None:
            events.hero_does(state, "event-loses-willpower", rule, number, {"count": points})
        return
    falls(state, number, "AN-086")


def falls(state: Andor, number: i64, rule: str) -> None:
    """No willpower left: 1 strength less, not below 1, then 3 willpower; the hero stays on his field and in the game.

    (AN-080, AN-081, AN-082, AN-100, AN-233)
    """
    hero = state.heroes[number]
    hero.strength = max(1, hero.strength - 1)
    hero.willpower = 3
    if state.chronicle is not None:
        events.hero_does(state, "event-falls", rule, number, {})


def gains_gold(state: Andor, number: i64, gold: i64, rule: str) -> None:
    """Gold comes into the purse, which has no limit (AN-179)."""
    state.heroes[number].gold += gold
    if state.chronicle is not None:
        events.hero_does(state, "event-gains-gold", rule, number, {"count": gold})


def purse(state: Andor, hero: Hero) -> i64:
    """What the hero can pay: gold and the worth of gems, but not where gems are lures (AN-201, AN-202)."""
    worth = hero.gold
    if not hero.bag or state.may(GEM_LURE):
        return worth
    for item in range(STONE + 1, ITEMS):
        worth += count(hero.bag, item) * WORTH[item]
    return worth


def pays(hero: Hero, gold: i64) -> None:
    """Gold first, then gems, the smallest that will do; what a gem is worth beyond the price comes back (AN-201)."""
    if hero.gold >= gold:
        hero.gold -= gold
        return
    rest = gold - hero.gold
    hero.gold = 0
    while rest > 0:
        chosen: i64 = -1
        for item in range(STONE + 1, ITEMS):
            if count(hero.bag, item) and (chosen < 0 or WORTH[chosen] < rest):
                chosen = item
        hero.bag = one_less(hero.bag, chosen)
        rest -= WORTH[chosen]
    hero.gold = -rest


def has(state: Andor, hero: Hero, kind: i64) -> bool:
    """Whether the hero carries cargo of this kind."""
    if kind < ITEMS:
        return count(hero.bag, kind) > 0
    if kind == GOLD:
        return hero.gold > 0
    if kind == FARMER:
        return hero.farmers > 0
    return kind - THING < len(state.things) and state.things[kind - THING] == WITH_HERO + hero.kind


def lies(state: Andor, field: i64, kind: i64) -> bool:
    """Whether cargo of this kind lies on the field, open and free to take."""
    if kind < ITEMS:
        return kind != STONE and count(state.piles[field], kind) > 0
    if kind == GOLD:
        return state.gold[field] > 0
    if kind == FARMER:
        return state.farmers[field] > 0
    return kind - THING < len(state.things) and state.things[kind - THING] == field


def slot_used(state: Andor, hero: Hero, slot: i64) -> i64:
    """How many articles and things the hero keeps in this kind of slot (AN-179, AN-190, AN-199)."""
    used = in_slot(hero.bag, slot)
    for thing in range(len(state.things)):
        if state.things[thing] == WITH_HERO + hero.kind and state.board.things[thing].slot == slot:
            used += 1
    return used


def slot_of(state: Andor, kind: i64) -> i64:
    """The slot that an article or a thing of the legend needs; the purse for gold, which needs none."""
    if kind < ITEMS:
        return SLOTS[kind]
    return PURSE if kind < THING else state.board.things[kind - THING].slot


def room_for(state: Andor, hero: Hero, kind: i64) -> bool:
    """Whether one more of this kind fits on the hero board (AN-179); gold, gems and farmers always do (AN-209)."""
    if kind == GOLD or kind == FARMER:
        return True
    slot = slot_of(state, kind)
    if kind < ITEMS and count(hero.bag, kind) >= MOST_OF_A_KIND:
        return False
    return slot_used(state, hero, slot) < ROOM[slot]


def takes(state: Andor, hero: Hero, kind: i64) -> None:
    """One more of this kind on the hero board; the caller has seen to the room."""
    if kind < ITEMS:
        hero.bag = one_more(hero.bag, kind)
    elif kind == GOLD:
        hero.gold += 1
    elif kind == FARMER:
        hero.farmers += 1
    else:
        state.things[kind - THING] = int(WITH_HERO + hero.kind)


def parts_with(state: Andor, hero: Hero, kind: i64) -> None:
    """One less of this kind; where a thing goes is the caller's next line."""
    if kind < ITEMS:
        hero.bag = one_less(hero.bag, kind)
    elif kind == GOLD:
        hero.gold -= 1
    elif kind == FARMER:
        hero.farmers -= 1


def lays_on(state: Andor, field: i64, kind: i64) -> None:
    """One of this kind lies on the field."""
    if kind < ITEMS:
        state.piles[field] = int(one_more(state.piles[field], kind))
    elif kind == GOLD:
        state.gold[field] += 1
    elif kind == FARMER:
        state.farmers[field] += 1
    else:
        state.things[kind - THING] = int(field)


def leaves_field(state: Andor, field: i64, kind: i64) -> None:
    """One of this kind is taken from the field."""
    if kind < ITEMS:
        state.piles[field] = int(one_less(state.piles[field], kind))
    elif kind == GOLD:
        state.gold[field] -= 1
    elif kind == FARMER:
        state.farmers[field] -= 1


def carried_kinds(state: Andor, hero: Hero) -> list[int]:
    """All kinds of cargo that the hero has, ascending."""
    kinds: list[int] = []
    pile = hero.bag
    kind: i64 = 0
    while pile:
        if pile & 7:
            kinds.append(kind)
        pile >>= 3
        kind += 1
    if hero.gold:
        kinds.append(GOLD)
    if hero.farmers:
        kinds.append(FARMER)
    for thing in range(len(state.things)):
        if state.things[thing] == WITH_HERO + hero.kind:
            kinds.append(THING + thing)
    return kinds


def lying_kinds(state: Andor, field: i64) -> list[int]:
    """All kinds of cargo that lie on the field, ascending; face-down stones are not among them."""
    kinds: list[int] = []
    pile: i64 = state.piles[field]
    kind: i64 = 0
    while pile:
        if pile & 7 and kind != STONE:
            kinds.append(kind)
        pile >>= 3
        kind += 1
    if state.gold[field]:
        kinds.append(GOLD)
    if state.farmers[field] and state.may(FARMERS):
        kinds.append(FARMER)
    for thing in range(len(state.things)):
        if state.things[thing] == field:
            kinds.append(THING + thing)
    return kinds


def lowest_rank(state: Andor) -> i64:
    """The hero with the lowest rank number among those who play: classes are numbered by rank."""
    for number in range(HEROES):
        if state.heroes[number].field >= 0:
            return number
    return state.order[0]


def left_of(state: Andor, hero: i64) -> i64:
    """The next hero clockwise (AN-001)."""
    order = state.order
    for place in range(len(order)):
        if order[place] == hero:
            return order[(place + 1) % len(order)]
    return order[0]
