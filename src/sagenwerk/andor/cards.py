"""Legend cards and event cards: reading them, drawing them, the shield against them (AN-143, AN-220 to AN-223)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import BIT, ITEM_NAMES, SHIELD
from sagenwerk.andor.heroes import DAY_ENDED
from sagenwerk.andor.scenario import HERO_NAMES, HEROES, LETTER_N, AndorScenario
from sagenwerk.andor.shield import has_shield, uses_shield
from sagenwerk.andor.state import Andor
from sagenwerk.kernel.contract import GROUP, NOT_NOW, Action, Chance, Outcome, Question, Refusal, Step

NO_SHIELD: Final = Refusal("refusal-no-shield", "AN-222")


class ReadCard(Step[Andor]):
    """A legend card is read and carried out: ``[[card]]`` (AN-143).

    Making one enters it in ``board.cards`` and ``board.card_names``, with ``put`` also in ``board.put_cards``: cards
    that a die lays beside a letter. ``effects`` and ``after`` (cards read next: ``trigger = { after = .. }``) may be
    set later.
    """

    def __init__(self, board: AndorScenario, name: str, put: bool) -> None:
        super().__init__(f"card {name}")
        self.card: i64 = len(board.cards)
        self.put: i64 = -1
        if put:
            self.put = len(board.put_cards)
            board.put_cards.append(self)
        self.effects: list[Step[Any]] = []
        self.after: list[Step[Any]] = []
        board.cards.append(self)
        board.card_names.append(name)
        board.own_steps.append(self)

    def carry_out(self, state: Andor) -> None:
        if self.put >= 0:
            state.put[self.put] = -1
        if state.chronicle is not None:
            events.happens(state, "event-card-read", "AN-143", {"card": state.board.card_names[self.card]})
        steps: list[Step[Any]] = []
        steps.extend(self.effects)
        steps.extend(self.after)
        state.each(steps)


def letter_reached(state: Andor, letter: i64) -> list[Step[Any]]:
    """The cards of the letter that the Narrator has reached, then those laid beside it by a die (AN-143, AN-147).

    Where a movable end marker lies the cards of N are read (AN-144, AN-148).
    """
    cards: list[Step[Any]] = []
    if letter < LETTER_N:
        cards.extend(state.board.letter_cards[letter])
    for number in range(len(state.put)):
        if state.put[number] == letter:
            cards.append(state.board.put_cards[number])
    if letter >= state.end_letter:
        cards.extend(state.board.letter_cards[LETTER_N])
    return cards


class HoldShield(Action[Andor]):
    """One side of the hero's shield stops the card for the whole group (AN-181, AN-222; A-16)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: hold the shield against the card", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        if not has_shield(state, self.hero):
            return NO_SHIELD
        return None if may_hold(state, self.hero) else DAY_ENDED

    def carry_out(self, state: Andor) -> None:
        uses_shield(state, self.hero)
        if state.chronicle is not None:
            events.hero_does(state, "event-shield-stops-card", "AN-222", self.hero, {"item": ITEM_NAMES[SHIELD]})


class NoShield(Action[Andor]):
    """Nobody holds a shield against the card."""

    def carry_out(self, state: Andor) -> None:
        return


def may_hold(state: Andor, number: i64) -> bool:
    """Whether a bearer may use his shield: not while he sleeps, but against the event of the sunrise (AN-036, AN-222).

    The sun rises when all have ended the day.
    """
    if not state.heroes[number].day_ended:
        return True
    for other in state.order:
        if not state.heroes[other].day_ended:
            return False
    return True


def any_shield(state: Andor) -> bool:
    """Whether anybody could stop a card."""
    for number in state.order:
        if has_shield(state, number) and may_hold(state, number):
            return True
    return False


class ShieldWindow(Question[Andor]):
    """Who holds a shield against this card, or nobody; the group decides (AN-222; A-16)."""

    def __init__(self, name: str, card: ShieldedCard) -> None:
        super().__init__(f"{name}: shield")
        self.card = card

    def actor(self, state: Andor) -> i64:
        return GROUP

    def takes(self, action: Action[Any]) -> bool:
        return isinstance(action, (HoldShield, NoShield))

    def options(self, state: Andor) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        for number in range(HEROES):
            if SHIELDS_HELD[number].refusal(state) is None:
                offers.append(SHIELDS_HELD[number])
        offers.append(NO_SHIELD_HELD)
        return offers

    def answer(self, state: Andor, action: Action[Any]) -> None:
        action.carry_out(state)
        if action is NO_SHIELD_HELD:
            state.each(self.card.effects)


class ShieldedCard(Step[Andor]):
    """A card is read: first the shield window, if it shows a shield and somebody has one; then its effects."""

    def __init__(self, board: AndorScenario, name: str, shield: bool) -> None:
        super().__init__(name)
        #: May be set later.
        self.effects: list[Step[Any]] = []
        self.window: ShieldWindow | None = ShieldWindow(name, self) if shield else None
        board.own_steps.append(self)
        if self.window is not None:
            board.own_steps.append(self.window)

    def carry_out(self, state: Andor) -> None:
        if state.chronicle is not None:
            events.happens(state, "event-event-card", "AN-221", {"card": self.name})
        window = self.window
        if window is None or not any_shield(state):
            state.each(self.effects)
        else:
            state.first(window)


class EventIs(Outcome):
    """The top card of the event pile is this one."""

    def __init__(self, card: i64, name: str) -> None:
        super().__init__(name)
        self.card = card


class EventCard(ShieldedCard):
    """An event card: its number is its bit in ``Andor.events_unseen`` (AN-220, AN-221).

    Making one enters it in the tables of the scenario; whether it lies in the pile says ``board.event_deck``.
    """

    def __init__(self, board: AndorScenario, name: str, shield: bool) -> None:
        super().__init__(board, f"event {name}", shield)
        self.card: i64 = len(board.event_cards)
        board.event_cards.append(self)
        board.event_names.append(name)
        board.event_shields.append(shield)
        outcome = EventIs(self.card, f"event card {name}")
        board.event_outcomes.append(outcome)
        board.own_actions.append(outcome)


def pile_left(state: Andor) -> bool:
    """Whether a card is left to draw; an exhausted pile is shuffled again only by the option (AN-223)."""
    if state.events_on_top or state.events_unseen:
        return True
    if not state.options.pile_reshuffled or not state.board.event_deck:
        return False
    for card in state.board.event_deck:
        state.events_unseen |= BIT[card]
    if state.chronicle is not None:
        events.happens(state, "event-pile-shuffled", "AN-223", {})
    return True


class EventChance(Chance[Andor, EventIs]):
    """Which of the cards that nobody has seen lies on top."""

    def options(self, state: Andor) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        for card in range(len(state.board.event_outcomes)):
            if state.events_unseen & BIT[card]:
                offers.append(state.board.event_outcomes[card])
        return offers

    def weights(self, state: Andor) -> list[int]:
        number = 0
        for card in range(len(state.board.event_outcomes)):
            if state.events_unseen & BIT[card]:
                number += 1
        return [1] * number


class EventDraw(EventChance):
    """The top card is drawn and carried out; it does not go back under the pile (AN-221, AN-223)."""

    def settle(self, state: Andor, outcome: EventIs) -> None:
        state.events_unseen &= ~BIT[outcome.card]
        state.first(state.board.event_cards[outcome.card])


class DrawEvent(Step[Andor]):
    """At each sunrise and for each event token in the fog: ``do = "event-card"`` (AN-165, AN-221, AN-223)."""

    def carry_out(self, state: Andor) -> None:
        if not pile_left(state):
            if state.chronicle is not None:
                events.happens(state, "event-no-event-card", "AN-223", {})
        elif state.events_on_top:
            state.first(state.board.event_cards[state.events_on_top.pop()])
        else:
            state.first(EVENT_DRAW)


class EventLook(EventChance):
    """Somebody looks at the top card; it stays there, known (golden 16)."""

    def settle(self, state: Andor, outcome: EventIs) -> None:
        state.events_unseen &= ~BIT[outcome.card]
        state.events_on_top.append(int(outcome.card))


class PeekEvent(Step[Andor]):
    """The subject looks at the next event card, then leaves it or removes it from the game: ``do = "peek-event"``."""

    def carry_out(self, state: Andor) -> None:
        if state.subject < 0 or not pile_left(state):
            return
        if state.events_on_top:
            state.first(KEEP_EVENT)
        else:
            state.first(EVENT_LOOK, KEEP_EVENT)


class LeaveEvent(Action[Andor]):
    """The card that was looked at stays on top."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: leave the event card on top", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        return None if state.subject == self.hero else NOT_NOW

    def carry_out(self, state: Andor) -> None:
        if state.chronicle is not None:
            card = state.events_on_top[len(state.events_on_top) - 1]
            events.hero_does(state, "event-card-left", "AN-221", self.hero, {"card": state.board.event_names[card]})


class RemoveEvent(Action[Andor]):
    """The card that was looked at leaves the game."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: remove the event card", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        return None if state.subject == self.hero else NOT_NOW

    def carry_out(self, state: Andor) -> None:
        card = state.events_on_top.pop()
        if state.chronicle is not None:
            events.hero_does(state, "event-card-removed", "AN-221", self.hero, {"card": state.board.event_names[card]})


class KeepEvent(Question[Andor]):
    """Leave the card on top of the pile, or remove it from the game?"""

    def actor(self, state: Andor) -> i64:
        return state.subject

    def options(self, state: Andor) -> list[Action[Any]]:
        return [LEAVE_EVENT[state.subject], REMOVE_EVENT[state.subject]]


class CardIs(Outcome):
    """The top card of one of the legend's own piles is this one."""

    def __init__(self, card: i64, name: str) -> None:
        super().__init__(name)
        self.card = card


class Deck:
    """A pile of cards or tokens of the legend's own, such as the Secret Sea: ``[[deck]]``.

    Making one enters it in ``board.decks``; its cards are added one by one. What was drawn is a set of bits in
    ``Andor.slots[slot]``. ``comes_back``: used cards go under the pile, which is shuffled anew when all were used;
    else an exhausted pile gives nothing.
    """

    def __init__(self, board: AndorScenario, name: str, slot: i64, comes_back: bool) -> None:
        self.name = name
        self.number: i64 = len(board.decks)
        self.slot = slot
        self.comes_back = comes_back
        self.cards: list[Step[Any]] = []
        self.outcomes: list[Action[Any]] = []
        self.draw = DeckDraw(f"deck {name}", self)
        board.decks.append(self)
        board.own_steps.append(self.draw)

    def add(self, board: AndorScenario, name: str, shield: bool) -> ShieldedCard:
        """Add a card; gives it back for its ``effects``."""
        card = ShieldedCard(board, f"{self.name} {name}", shield)
        outcome = CardIs(len(self.cards), f"{self.name}: {name}")
        self.cards.append(card)
        self.outcomes.append(outcome)
        board.own_actions.append(outcome)
        return card


class DeckDraw(Chance[Andor, CardIs]):
    """Which card of the pile lies on top."""

    def __init__(self, name: str, deck: Deck) -> None:
        super().__init__(name)
        self.deck = deck

    def options(self, state: Andor) -> list[Action[Any]]:
        drawn = state.slots[self.deck.slot]
        offers: list[Action[Any]] = []
        for card in range(len(self.deck.outcomes)):
            if not drawn & BIT[card]:
                offers.append(self.deck.outcomes[card])
        return offers

    def weights(self, state: Andor) -> list[int]:
        return [1] * len(self.options(state))

    def settle(self, state: Andor, outcome: CardIs) -> None:
        state.slots[self.deck.slot] |= BIT[outcome.card]
        state.first(self.deck.cards[outcome.card])


class DrawFrom(Step[Andor]):
    """The top card of a pile of the legend's own is drawn and carried out: ``do = "draw", deck = "sea"``."""

    def __init__(self, board: AndorScenario, name: str, deck: Deck) -> None:
        super().__init__(name)
        self.deck = deck
        board.own_steps.append(self)

    def carry_out(self, state: Andor) -> None:
        deck = self.deck
        if state.slots[deck.slot] == BIT[len(deck.cards)] - 1:
            if not deck.comes_back:
                return
            state.slots[deck.slot] = 0
        state.first(deck.draw)


SHIELDS_HELD: Final[list[Action[Any]]] = [HoldShield(hero) for hero in range(HEROES)]
NO_SHIELD_HELD: Final = NoShield("group: no shield against the card", GROUP)
LEAVE_EVENT: Final[list[Action[Any]]] = [LeaveEvent(hero) for hero in range(HEROES)]
REMOVE_EVENT: Final[list[Action[Any]]] = [RemoveEvent(hero) for hero in range(HEROES)]
EVENT_DRAW: Final = EventDraw("event card")
DRAW_EVENT: Final = DrawEvent("draw an event card")
EVENT_LOOK: Final = EventLook("look at the event card")
KEEP_EVENT: Final = KeepEvent("the event card on top")
PEEK_EVENT: Final = PeekEvent("peek at the event pile")
#: What every legend needs of this chapter, for the catalogue; what a legend brings itself is in ``board.own_actions``.
ACTIONS: Final[list[Action[Any]]] = [*SHIELDS_HELD, NO_SHIELD_HELD, *LEAVE_EVENT, *REMOVE_EVENT]
STEPS: Final[list[Step[Any]]] = [EVENT_DRAW, DRAW_EVENT, EVENT_LOOK, KEEP_EVENT, PEEK_EVENT]
for _action in [*LEAVE_EVENT, *REMOVE_EVENT]:
    _action.asked_by = KEEP_EVENT
