"""Treasure cards: drawing one and what it brings (HQ-125, HQ-127 to HQ-129, HQ-133, HQ-137).

Nobody knows the order of the deck, so it is nothing but the number of cards left of each kind. In the first European
printing what was drawn goes below it, in an order that everybody has seen.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.dice import MOST_DICE, Sum, SumDice
from sagenwerk.heroquest.scenario import QuestScenario, TreasureCard
from sagenwerk.heroquest.state import BIT, IN_PIT, Quest
from sagenwerk.heroquest.turn import ends_turn
from sagenwerk.heroquest.wandering import appears
from sagenwerk.heroquest.wounds import ONE_POTION, loses_body, potions_of
from sagenwerk.kernel.contract import Action, Chance, Outcome, Step

#: Gold for each point of the dice (HQ-129).
GOLD_BY_DICE: Final[i64] = 10
#: More potions of one kind than this are not counted.
MOST_OF_A_KIND: Final[i64] = 15


class CardIs(Outcome):
    """The treasure card that was drawn."""

    def __init__(self, card: i64, name_of_card: str) -> None:
        super().__init__(f"treasure card: {name_of_card}")
        self.card = card


class DrawCard(Chance[Quest, CardIs]):
    """The hero on turn draws a treasure card (HQ-120, HQ-127).

    Hazards and wandering monsters go back into the deck, the rest stays out until the next quest. First European
    printing: every card is drawn once before those below come, in their order.
    """

    def options(self, state: Quest) -> list[Action[Any]]:
        outcomes = state.tables.cards_drawn
        drawn: list[Action[Any]] = [outcomes[card] for card in range(len(state.deck)) if state.deck[card]]
        return drawn if drawn else [outcomes[state.below[0]]]

    def weights(self, state: Quest) -> list[int]:
        weights = [number for number in state.deck if number]
        return weights if weights else [1]

    def settle(self, state: Quest, outcome: CardIs) -> None:
        card = state.edition.treasure[outcome.card]
        if not state.edition.cards_go_below:
            if not card.returns:
                state.deck[outcome.card] -= 1
        else:
            if state.deck[outcome.card]:
                state.deck[outcome.card] -= 1
            else:
                state.below = state.below[1:]
            if card.potion < 0 and (card.returns or card.gold or card.gold_dice):
                state.below.append(int(outcome.card))
        if state.chronicle is not None:
            events.card_is(state, "event-card-drawn", "HQ-120", outcome.card, {})
        state.each(brings(state, card))


def draws(state: Quest) -> list[Step[Any]]:
    """One card is drawn, if the deck has one; some quests are played without cards (HQ-120)."""
    if state.below:
        return [DRAW_CARD]
    for number in state.deck:
        if number:
            return [DRAW_CARD]
    return []


def is_used(state: Quest, potion: i64) -> None:
    """A potion was used: in the first European printing its card goes below the deck if it came from it (HQ-127)."""
    if not state.edition.cards_go_below or not state.quest.treasure_cards:
        return
    for card in state.edition.treasure:
        if card.potion == potion and state.deck[card.number] + state.below.count(int(card.number)) < card.count:
            state.below.append(int(card.number))
            return


def brings(state: Quest, card: TreasureCard) -> list[Step[Any]]:
    """What a card says is done at once: gold, a potion, a hazard, a wandering monster (HQ-125, HQ-128, HQ-129, HQ-133).

    After the attack of a wandering monster the hero may finish his turn (HQ-137); a hazard of the US game ends it.
    """
    hero = state.hero
    number = hero.kind
    if card.ends_turn:
        ends_turn(state)
    if card.miss_turn:
        hero.turns_lost += 1
    if card.gold_dice:
        return [GOLD_THROWS[card.gold_dice]]
    if card.gold:
        gains_gold(state, card.gold, "HQ-125")
    if card.potion >= 0:
        if potions_of(hero.potions, card.potion) < MOST_OF_A_KIND:
            hero.potions += ONE_POTION[card.potion]
        if state.chronicle is not None:
            events.hero_does(
                state, "event-finds-potion", "HQ-126", number, {"potion": state.tables.potions[card.potion].name}
            )
    if card.pit:
        hero.effects |= BIT[IN_PIT]
        if state.chronicle is not None:
            events.hero_does(state, "event-trapped-by-card", "HQ-128", number, {})
    if card.damage:
        return loses_body(state, number + 1, card.damage, "HQ-128")
    return appears(state, number) if card.wandering else []


def gains_gold(state: Quest, gold: i64, rule: str) -> None:
    """The hero on turn notes gold on his sheet (HQ-125)."""
    hero = state.hero
    hero.gold += gold
    if state.chronicle is not None:
        events.hero_does(state, "event-finds-gold", rule, hero.kind, {"count": gold})


class GoldThrow(SumDice):
    """Dice say how much gold it is; the hero misses his next turn for it (HQ-129)."""

    def __init__(self, dice: i64) -> None:
        super().__init__(f"gold by {dice} dice", dice)

    def settle(self, state: Quest, outcome: Sum) -> None:
        gains_gold(state, GOLD_BY_DICE * outcome.sum, "HQ-129")


DRAW_CARD: Final = DrawCard("treasure card")
GOLD_THROWS: Final = [GoldThrow(dice) for dice in range(MOST_DICE + 1)]


def outcomes_of(tables: QuestScenario) -> list[Outcome]:
    """The cards of all editions, by number."""
    tables.cards_drawn = [CardIs(card, tables.treasure_names[card]) for card in range(len(tables.treasure_names))]
    return list(tables.cards_drawn)


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """Drawing a card, and dice for gold."""
    return [DRAW_CARD, *GOLD_THROWS]
