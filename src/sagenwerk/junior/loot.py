"""Taking, laying down, swapping and giving things (R-026, R-070, R-078, R-079).

In one turn a kind of thing goes only one way between the acting hero and one partner (another hero or the field), so
that every turn ends; every exchange that people could want stays reachable.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.junior import events
from sagenwerk.junior.piles import count, one_less, one_more
from sagenwerk.junior.scenario import HERO_NAMES, ITEM_NAMES, ITEMS
from sagenwerk.junior.state import GROUND, Junior
from sagenwerk.junior.tasks import brought, hero_holds
from sagenwerk.junior.turn import no_action
from sagenwerk.kernel.contract import Action, Refusal

NOT_IN_BAG: Final = Refusal("refusal-not-in-bag", "R-078")
NOT_ON_FIELD: Final = Refusal("refusal-not-on-field", "R-078")
NOT_IN_OTHER_BAG: Final = Refusal("refusal-not-in-other-bag", "R-079")
OTHER_IS_ELSEWHERE: Final = Refusal("refusal-other-is-elsewhere", "R-079")
JUST_HANDED_OVER: Final = Refusal("refusal-just-handed-over", "R-078")


def bit(item: i64) -> i64:
    """The kind as a set of one."""
    one: i64 = 1
    return one << item


class PickUp(Action[Junior]):
    """Take a thing from the field into the loot bag (R-078)."""

    def __init__(self, hero: i64, item: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: pick up {ITEM_NAMES[item]}", hero)
        self.item = item

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        if count(state.piles[state.heroes[self.hero].field], self.item) == 0:
            return NOT_ON_FIELD
        return JUST_HANDED_OVER if state.handed_over[GROUND] & bit(self.item) else None

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        state.received[GROUND] |= int(bit(self.item))
        hero = state.heroes[self.hero]
        state.piles[hero.field] = int(one_less(state.piles[hero.field], self.item))
        hero.bag = one_more(hero.bag, self.item)
        if state.chronicle is not None:
            events.item_moves(state, "event-picks-up", "R-078", self.hero, self.item, -1)
        hero_holds(state, hero)


class LayDown(Action[Junior]):
    """Lay a thing from the bag openly on the field, or deliver what a task asks for (R-078, R-131, R-135 to R-137)."""

    def __init__(self, hero: i64, item: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: lay down {ITEM_NAMES[item]}", hero)
        self.item = item

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        if count(state.heroes[self.hero].bag, self.item) == 0:
            return NOT_IN_BAG
        return JUST_HANDED_OVER if state.received[GROUND] & bit(self.item) else None

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        state.handed_over[GROUND] |= int(bit(self.item))
        hero = state.heroes[self.hero]
        hero.bag = one_less(hero.bag, self.item)
        if state.chronicle is not None:
            events.item_moves(state, "event-lays-down", "R-078", self.hero, self.item, -1)
        if brought(state, self.item, hero.field):
            if state.chronicle is not None:
                events.item_moves(state, "event-thing-brought", "R-142", self.hero, self.item, -1)
        else:
            state.piles[hero.field] = int(one_more(state.piles[hero.field], self.item))


class Give(Action[Junior]):
    """Give a thing to another hero on the same field, asleep or not (R-079, A-23)."""

    def __init__(self, hero: i64, to: i64, item: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: give {ITEM_NAMES[item]} to the {HERO_NAMES[to]}", hero)
        self.to = to
        self.receiver = to
        self.item = item

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        if state.heroes[self.to].field != hero.field:
            return OTHER_IS_ELSEWHERE
        if count(hero.bag, self.item) == 0:
            return NOT_IN_BAG
        return JUST_HANDED_OVER if state.received[self.to] & bit(self.item) else None

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        state.handed_over[self.to] |= int(bit(self.item))
        hero = state.heroes[self.hero]
        partner = state.heroes[self.to]
        hero.bag = one_less(hero.bag, self.item)
        partner.bag = one_more(partner.bag, self.item)
        if state.chronicle is not None:
            events.item_moves(state, "event-gives", "R-079", self.hero, self.item, self.to)
        hero_holds(state, partner)


class Take(Action[Junior]):
    """Get a thing from another hero on the same field, if both agree (R-079, A-23)."""

    def __init__(self, hero: i64, source: i64, item: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: take {ITEM_NAMES[item]} from the {HERO_NAMES[source]}", hero)
        self.source = source
        self.giver = source
        self.item = item

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        partner = state.heroes[self.source]
        if partner.field != state.heroes[self.hero].field:
            return OTHER_IS_ELSEWHERE
        if count(partner.bag, self.item) == 0:
            return NOT_IN_OTHER_BAG
        return JUST_HANDED_OVER if state.handed_over[self.source] & bit(self.item) else None

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        state.received[self.source] |= int(bit(self.item))
        hero = state.heroes[self.hero]
        partner = state.heroes[self.source]
        partner.bag = one_less(partner.bag, self.item)
        hero.bag = one_more(hero.bag, self.item)
        if state.chronicle is not None:
            events.item_moves(state, "event-takes", "R-079", self.hero, self.item, self.source)
        hero_holds(state, hero)


def offer_loot(state: Junior, offers: list[Action[Junior]]) -> None:
    """What can be taken, laid down, given and got here and now; the caller knows that actions are allowed."""
    board = state.board
    number = state.turn
    hero = state.heroes[number]
    here = state.piles[hero.field]
    if here:
        for item in range(ITEMS):
            if count(here, item) and board.pick_ups[number][item].refusal(state) is None:
                offers.append(board.pick_ups[number][item])
    if hero.bag:
        for item in range(ITEMS):
            if count(hero.bag, item) and board.lay_downs[number][item].refusal(state) is None:
                offers.append(board.lay_downs[number][item])
    for partner in state.heroes:
        if partner.field == hero.field and partner is not hero and (hero.bag or partner.bag):
            other = partner.kind
            for item in range(ITEMS):
                if count(hero.bag, item) and board.gives[number][other][item].refusal(state) is None:
                    offers.append(board.gives[number][other][item])
            for item in range(ITEMS):
                if count(partner.bag, item) and board.takes[number][other][item].refusal(state) is None:
                    offers.append(board.takes[number][other][item])
