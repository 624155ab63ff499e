"""Beacons and shopping: what wood and gold are good for (R-080 to R-084, R-139)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.junior import events
from sagenwerk.junior.dragon import dragon_goes
from sagenwerk.junior.piles import count, one_less, one_more
from sagenwerk.junior.scenario import GOLD, HEALING_POTION, HERO_NAMES, POTION, TORCH, WOOD
from sagenwerk.junior.state import Hero, Junior
from sagenwerk.junior.tasks import card_done
from sagenwerk.junior.turn import no_action
from sagenwerk.kernel.contract import Action, Refusal

NO_WATCHTOWER_HERE: Final = Refusal("refusal-no-watchtower-here", "R-080")
NO_WOOD: Final = Refusal("refusal-no-wood", "R-080")
NO_BEACON_LEFT: Final = Refusal("refusal-no-beacon-left", "R-081")
NO_SHOP_HERE: Final = Refusal("refusal-no-shop-here", "R-082")
NOT_ENOUGH_GOLD: Final = Refusal("refusal-not-enough-gold", "R-082")
NO_TORCH_LEFT: Final = Refusal("refusal-no-torch-left", "R-011")
NOT_AT_REKA: Final = Refusal("refusal-not-at-reka", "R-139")
NO_POTION_LEFT: Final = Refusal("refusal-no-potion-left", "R-139")


class LightBeacon(Action[Junior]):
    """One wood on a free slot of the watchtower; the dragon flies one field away (R-080). Three times a game (R-081).

    At the right end of the track the wood is spent all the same (A-16).
    """

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: light a beacon", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        if hero.field != state.board.watchtower:
            return NO_WATCHTOWER_HERE
        if state.beacons >= state.board.beacon_slots:
            return NO_BEACON_LEFT
        return None if count(hero.bag, WOOD) else NO_WOOD

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        hero = state.heroes[self.hero]
        hero.bag = one_less(hero.bag, WOOD)
        state.beacons += 1
        if state.chronicle is not None:
            events.item_moves(state, "event-lights-beacon", "R-080", self.hero, WOOD, -1)
        dragon_goes(state)


def no_shop(state: Junior, hero: Hero) -> Refusal | None:
    """The merchant, or Reka once she is found, sells here (R-082, R-083)."""
    if hero.field == state.board.merchant or hero.field == state.reka:
        return None
    return NO_SHOP_HERE


class BuyTorch(Action[Junior]):
    """One gold buys one torch token, while torches last (R-011, R-082, R-083); the gold goes to the box (R-084)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: buy a torch", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        forbidden = no_shop(state, hero)
        if forbidden is not None:
            return forbidden
        if state.torches == 0:
            return NO_TORCH_LEFT
        return None if count(hero.bag, GOLD) >= state.board.torch_price else NOT_ENOUGH_GOLD

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        hero = state.heroes[self.hero]
        for _ in range(state.board.torch_price):
            hero.bag = one_less(hero.bag, GOLD)
        hero.bag = one_more(hero.bag, TORCH)
        state.torches -= 1
        if state.chronicle is not None:
            events.item_moves(state, "event-buys", "R-082", self.hero, TORCH, -1)


class BuyPotion(Action[Junior]):
    """The healing potion costs 2 gold and Reka alone sells it (R-139)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: buy the healing potion", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        if hero.field != state.reka:
            return NOT_AT_REKA
        if not state.potion:
            return NO_POTION_LEFT
        return None if count(hero.bag, GOLD) >= state.board.potion_price else NOT_ENOUGH_GOLD

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        hero = state.heroes[self.hero]
        for _ in range(state.board.potion_price):
            hero.bag = one_less(hero.bag, GOLD)
        hero.bag = one_more(hero.bag, POTION)
        state.potion = False
        if state.chronicle is not None:
            events.item_moves(state, "event-buys", "R-139", self.hero, POTION, -1)
        card_done(state, HEALING_POTION)
