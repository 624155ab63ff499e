"""Merchants, the witch, and what cards sell (AN-168 to AN-178, AN-191, AN-201)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import BIT, BREW, ITEM_NAMES
from sagenwerk.andor.heroes import NO_ROOM, pays, purse, room_for, takes
from sagenwerk.andor.scenario import ARCHER, ARTICLES_SOLD, DWARF, HERO_NAMES, STRENGTH_SOLD, DealKind
from sagenwerk.andor.state import Andor
from sagenwerk.andor.turn import NOT_YET_UNLOCKED, FreeAction, no_free_action
from sagenwerk.kernel.contract import Refusal

NO_MERCHANT_HERE: Final = Refusal("refusal-no-merchant-here", "AN-172")
NO_WITCH_HERE: Final = Refusal("refusal-no-witch-here", "AN-177")
NOT_ENOUGH_GOLD: Final = Refusal("refusal-not-enough-gold", "AN-169")
SOLD_OUT: Final = Refusal("refusal-sold-out", "AN-191")
STRENGTH_IS_FULL: Final = Refusal("refusal-strength-is-full", "AN-085")
DEAL_FOR_OTHERS: Final = Refusal("refusal-deal-for-others", "AN-221")
NO_DEAL_HERE: Final = Refusal("refusal-no-deal-here", "AN-221")

#: What merchants sell, in the order of the equipment board; the brew is the witch's (AN-171, AN-173).
ARTICLES: Final[list[int]] = [0, 2, 4, 5, 7, 8]


def merchant_here(state: Andor, field: i64) -> bool:
    """Whether a merchant is on this field (AN-168)."""
    merchant = state.board.merchant_at[field]
    return merchant >= 0 and state.merchants & BIT[merchant] != 0


def no_shopping(state: Andor, number: i64) -> Refusal | None:
    """Buying needs a hero who stands with a merchant; it costs no hour, also out of turn (AN-172)."""
    forbidden = no_free_action(state, number)
    if forbidden is not None:
        return forbidden
    return None if merchant_here(state, state.heroes[number].field) else NO_MERCHANT_HERE


def strength_price(state: Andor, number: i64) -> i64:
    """2 gold; for the dwarf 1 in the mine (AN-169, AN-170)."""
    if number == DWARF and state.heroes[number].field == state.board.mine:
        return state.board.mine_price
    return state.board.price


class BuyStrength(FreeAction):
    """One strength point (AN-169, AN-170, AN-174)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: buy strength", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_shopping(state, self.hero)
        if forbidden is not None:
            return forbidden
        if not state.may(STRENGTH_SOLD):
            return NOT_YET_UNLOCKED
        hero = state.heroes[self.hero]
        if hero.strength >= state.board.most_strength:
            return STRENGTH_IS_FULL
        return None if purse(state, hero) >= strength_price(state, self.hero) else NOT_ENOUGH_GOLD

    def carry_out(self, state: Andor) -> None:
        hero = state.heroes[self.hero]
        price = strength_price(state, self.hero)
        pays(hero, price)
        hero.strength += 1
        if state.chronicle is not None:
            events.hero_does(state, "event-buys-strength", "AN-169", self.hero, {"price": price})


class Buy(FreeAction):
    """An article of the equipment board for 2 gold, from Legend 2 on (AN-171 to AN-173, AN-191)."""

    def __init__(self, hero: i64, item: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: buy {ITEM_NAMES[item]}", hero)
        self.item = item

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_shopping(state, self.hero)
        if forbidden is not None:
            return forbidden
        if not state.may(ARTICLES_SOLD):
            return NOT_YET_UNLOCKED
        return no_article(state, self.hero, self.item, state.board.price)

    def carry_out(self, state: Andor) -> None:
        buys(state, self.hero, self.item, state.board.price, "AN-171")


def no_article(state: Andor, number: i64, item: i64, price: i64) -> Refusal | None:
    """Whether the hero can buy this article: one is left, the gold is there, it fits on the board."""
    hero = state.heroes[number]
    if state.supply[item] <= 0:
        return SOLD_OUT
    if purse(state, hero) < price:
        return NOT_ENOUGH_GOLD
    return None if room_for(state, hero, item) else NO_ROOM


def buys(state: Andor, number: i64, item: i64, price: i64, rule: str) -> None:
    """Gold goes, the article comes."""
    hero = state.heroes[number]
    pays(hero, price)
    state.supply[item] -= 1
    takes(state, hero, item)
    if state.chronicle is not None:
        events.hero_does(state, "event-buys", rule, number, {"item": ITEM_NAMES[item], "price": price})


def brew_price(state: Andor, number: i64) -> i64:
    """3, 4, 5 gold for 2, 3, 4 heroes; the archer pays 1 less (AN-177, AN-178)."""
    price = state.board.brew_prices[len(state.order)]
    return price - state.board.archer_discount if number == ARCHER else price


class BuyBrew(FreeAction):
    """The witch sells her brew to heroes on her field (AN-177, AN-178)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: buy brew", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_free_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        if state.witch < 0 or state.heroes[self.hero].field != state.witch:
            return NO_WITCH_HERE
        return no_article(state, self.hero, BREW, brew_price(state, self.hero))

    def carry_out(self, state: Andor) -> None:
        buys(state, self.hero, BREW, brew_price(state, self.hero), "AN-177")


def deal_price(state: Andor, deal: DealKind) -> i64:
    """What a card asks for what it sells."""
    return deal.prices[5 * state.options.difficulty + len(state.order)]


class TakeDeal(FreeAction):
    """What a card sells on a field, for a hero who stands there."""

    def __init__(self, hero: i64, number: i64, deal: DealKind) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: take the offer {deal.name}", hero)
        self.deal_number = number
        self.deal = deal

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_free_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        deal = self.deal
        if not state.deals & BIT[self.deal_number] or hero.field != deal.field:
            return NO_DEAL_HERE
        if deal.classes and self.hero not in deal.classes:
            return DEAL_FOR_OTHERS
        price = deal_price(state, deal)
        if deal.item >= 0:
            return no_article(state, self.hero, deal.item, price)
        if purse(state, hero) < price:
            return NOT_ENOUGH_GOLD
        return STRENGTH_IS_FULL if deal.strength and hero.strength >= state.board.most_strength else None

    def carry_out(self, state: Andor) -> None:
        deal = self.deal
        price = deal_price(state, deal)
        if deal.once:
            state.deals &= ~BIT[self.deal_number]
        if deal.item >= 0:
            buys(state, self.hero, deal.item, price, "AN-221")
            return
        hero = state.heroes[self.hero]
        pays(hero, price)
        hero.strength = min(hero.strength + deal.strength, state.board.most_strength)
        hero.willpower = min(hero.willpower + deal.willpower, state.board.most_willpower)
        if state.chronicle is not None:
            events.hero_does(state, "event-takes-deal", "AN-221", self.hero, {"price": price})
