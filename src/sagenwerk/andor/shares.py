"""What the group gets, loses or pays together: one piece at a time, givers and takers in ascending order.

(AN-077, AN-101, AN-232; contract, section 4) Every split is reached by one path, and no piece is given out that would
leave one behind for nobody.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import GOLD, ITEM_NAMES, ITEMS, MOST_OF_A_KIND, ROOM, SLOTS, count
from sagenwerk.andor.effects import Effect, idle
from sagenwerk.andor.heroes import (
    falls,
    gains_gold,
    gains_strength,
    gains_willpower,
    loses_strength,
    slot_used,
    takes,
)
from sagenwerk.andor.scenario import HERO_NAMES, HEROES, AndorScenario
from sagenwerk.andor.state import Andor
from sagenwerk.andor.tokens import from_box, limited, loses_cargo, tells_cargo
from sagenwerk.andor.values import Value
from sagenwerk.kernel.contract import GROUP, Action, Question, Refusal, Step

NOT_HIS_TURN: Final = Refusal("refusal-share-in-order", "AN-101")
CANNOT_SHARE: Final = Refusal("refusal-cannot-share", "AN-085")

#: What can be shared besides kinds of cargo.
STRENGTH_POINT: Final[i64] = 100
WILLPOWER_POINT: Final[i64] = 101
#: More than anybody ever has.
NO_LIMIT: Final[i64] = 1_000_000


def share_word(what: i64) -> str:
    """Name of what is shared, as in the names of actions."""
    if what == STRENGTH_POINT:
        return "strength"
    if what == WILLPOWER_POINT:
        return "willpower"
    return "gold" if what == GOLD else ITEM_NAMES[what]


def room(state: Andor, number: i64, what: i64) -> i64:
    """How many pieces of this the hero can still get (AN-085, AN-179)."""
    hero = state.heroes[number]
    if what == STRENGTH_POINT:
        return state.board.most_strength - hero.strength
    if what == WILLPOWER_POINT:
        return state.board.most_willpower - hero.willpower
    if what == GOLD:
        return NO_LIMIT
    slot = SLOTS[what]
    free: i64 = ROOM[slot] - slot_used(state, hero, slot)
    return min(free, MOST_OF_A_KIND - count(hero.bag, what))


def stock(state: Andor, number: i64, what: i64, floor: i64) -> i64:
    """How many pieces of this the hero can still part with; willpower down to ``floor``, strength to 1."""
    hero = state.heroes[number]
    if what == STRENGTH_POINT:
        return hero.strength - 1
    if what == WILLPOWER_POINT:
        return max(0, hero.willpower - floor)
    if what == GOLD:
        return hero.gold
    return count(hero.bag, what)


class Share(Question[Andor]):
    """Who gets, loses or pays the next piece? The group decides.

    ``whats``: of which kinds a piece may be; ``state.share`` pieces are left, ``state.sharer`` is the lowest number
    that may come now: heroes in the order of their classes, and for each his kinds.
    """

    def __init__(self, name: str, word: str, whats: list[int], gains: bool, floor: i64, rule: str) -> None:
        super().__init__(name)
        self.whats = whats
        self.gains = gains
        #: To how much willpower a hero may go down; at 0 he falls when all is shared (AN-086).
        self.floor = floor
        self.rule = rule
        self.pieces: list[Action[Any]] = []
        for hero in range(HEROES):
            for kind in range(len(whats)):
                self.pieces.append(
                    Piece(f"group: {HERO_NAMES[hero]} {word} {share_word(whats[kind])}", self, hero, kind)
                )

    def actor(self, state: Andor) -> i64:
        return GROUP

    def options(self, state: Andor) -> list[Action[Any]]:
        return [piece for piece in self.pieces if piece.refusal(state) is None]

    def limit(self, state: Andor) -> i64:
        """The willpower that must be left to a hero."""
        return 1 if self.floor == 0 and state.options.events_stop_at_one else self.floor

    def possible(self, state: Andor, hero: i64, kind: i64) -> i64:
        """How many pieces of this kind can go to or come from the hero."""
        if state.heroes[hero].field < 0:
            return 0
        if self.gains:
            return room(state, hero, self.whats[kind])
        return stock(state, hero, self.whats[kind], self.limit(state))

    def possible_from(self, state: Andor, first: i64) -> i64:
        """How many pieces all together, from this number on."""
        total: i64 = 0
        kinds = len(self.whats)
        for number in range(first, HEROES * kinds):
            total += self.possible(state, number // kinds, number % kinds)
        return total

    def begin(self, state: Andor, pieces: i64) -> list[Step[Any]]:
        """Share so many pieces, or as many as can be; gives back what has to be asked."""
        state.sharer = 0
        state.share = min(pieces, self.possible_from(state, 0))
        return [self] if state.share > 0 else []

    def goes_on(self, state: Andor, number: i64) -> None:
        """One piece is done: the next one, or the end of it."""
        state.share -= 1
        state.sharer = number
        if state.share > 0:
            state.first(self)
            return
        state.sharer = 0
        if self.whats[0] == WILLPOWER_POINT and not self.gains:
            for hero in state.order:
                if state.heroes[hero].willpower <= 0:
                    falls(state, hero, "AN-086")


class Piece(Action[Andor]):
    """One piece goes to or comes from this hero."""

    def __init__(self, name: str, share: Share, receiver: i64, kind: i64) -> None:
        super().__init__(name, GROUP)
        self.asked_by = share
        self.of = share
        self.receiver = receiver
        self.kind = kind
        self.what: i64 = share.whats[kind]
        #: Its number in the order of pieces.
        self.turn: i64 = receiver * len(share.whats) + kind

    def refusal(self, state: Andor) -> Refusal | None:
        if self.turn < state.sharer:
            return NOT_HIS_TURN
        if self.of.possible(state, self.receiver, self.kind) <= 0:
            return CANNOT_SHARE
        return None if self.of.possible_from(state, self.turn) >= state.share else NOT_HIS_TURN

    def carry_out(self, state: Andor) -> None:
        if self.of.gains:
            self.gained(state)
        else:
            self.lost(state)
        self.of.goes_on(state, self.turn)

    def gained(self, state: Andor) -> None:
        """The hero gets the piece."""
        rule = self.of.rule
        if self.what == STRENGTH_POINT:
            gains_strength(state, self.receiver, 1, rule)
        elif self.what == WILLPOWER_POINT:
            gains_willpower(state, self.receiver, 1, rule)
        elif self.what == GOLD:
            gains_gold(state, self.receiver, 1, rule)
        else:
            from_box(state, self.what)
            takes(state, state.heroes[self.receiver], self.what)
            if state.chronicle is not None:
                tells_cargo(state, "event-finds", rule, self.receiver, self.what)

    def lost(self, state: Andor) -> None:
        """The hero loses or pays the piece."""
        rule = self.of.rule
        hero = state.heroes[self.receiver]
        if self.what == STRENGTH_POINT:
            loses_strength(state, self.receiver, 1, rule)
        elif self.what == WILLPOWER_POINT:
            hero.willpower -= 1
            if state.chronicle is not None:
                events.hero_does(state, "event-loses-willpower", rule, self.receiver, {"count": 1})
        elif self.what == GOLD:
            hero.gold -= 1
            if state.chronicle is not None:
                events.hero_does(state, "event-loses-gold", rule, self.receiver, {"count": 1})
        else:
            loses_cargo(state, self.receiver, self.what, rule)


class GroupShare(Effect):
    """``do = "group", gold / willpower / strength / items``, also with a minus: split freely (golden 7, silver 2, 11).

    More than the heroes can get or lose is void. ``gains`` and ``loses``: the questions below for this kind; ``pieces``
    below 0 are lost.
    """

    def __init__(self, board: AndorScenario, name: str, gains: Share, loses: Share, pieces: Value) -> None:
        super().__init__(board, name)
        self.gains = gains
        self.loses = loses
        self.pieces = pieces

    def carry_out(self, state: Andor) -> None:
        pieces = self.pieces.of(state)
        if pieces < 0:
            state.each(self.loses.begin(state, -pieces))
            return
        what: i64 = self.gains.whats[0]
        if limited(state, what):
            pieces = min(pieces, state.supply[what])
        state.each(self.gains.begin(state, pieces))


class PayToPrevent(Effect):
    """``do = "pay-to-prevent", amount, with, effects``: the group pays it all, split freely, or the effects follow.

    (golden 18, 20, 27) ``share``: PAYS_GOLD, PAYS_WILLPOWER or PAYS_EITHER. A hero pays no willpower that would leave
    him with 0, as with overtime: an interpretation (AN-046). Not asked if the group cannot pay or nothing would follow.
    """

    def __init__(self, board: AndorScenario, name: str, share: Share, amount: Value, effects: list[Step[Any]]) -> None:
        super().__init__(board, name)
        self.share = share
        self.amount = amount
        self.effects = effects
        self.question = PayOrNot(f"{name}/pay", self)
        board.own_steps.append(self.question)
        board.own_actions.extend(self.question.answers)

    def carry_out(self, state: Andor) -> None:
        if idle(state, self.effects):
            return
        if self.share.possible_from(state, 0) >= self.amount.of(state):
            state.first(self.question)
        else:
            state.each(self.effects)


class PayOrNot(Question[Andor]):
    """Does the group pay?"""

    def __init__(self, name: str, offer: PayToPrevent) -> None:
        super().__init__(name)
        self.offer = offer
        self.answers: list[Action[Any]] = [
            Pays(f"group: {offer.name}: pay", offer),
            LetsBe(f"group: {offer.name}: no", offer),
        ]
        for answer in self.answers:
            answer.asked_by = self

    def actor(self, state: Andor) -> i64:
        return GROUP

    def options(self, state: Andor) -> list[Action[Any]]:
        return self.answers[:]


class Pays(Action[Andor]):
    """The group pays, piece by piece."""

    def __init__(self, name: str, offer: PayToPrevent) -> None:
        super().__init__(name, GROUP)
        self.offer = offer

    def carry_out(self, state: Andor) -> None:
        if state.chronicle is not None:
            events.happens(state, "event-group-pays", self.offer.rule, {"count": self.offer.amount.of(state)})
        state.each(self.offer.share.begin(state, self.offer.amount.of(state)))


class LetsBe(Action[Andor]):
    """The group does not pay: the card does what it says."""

    def __init__(self, name: str, offer: PayToPrevent) -> None:
        super().__init__(name, GROUP)
        self.offer = offer

    def carry_out(self, state: Andor) -> None:
        state.each(self.offer.effects)


GAINS_STRENGTH: Final = Share("who gets strength", "gets", [int(STRENGTH_POINT)], True, 0, "AN-143")
GAINS_WILLPOWER: Final = Share("who gets willpower", "gets", [int(WILLPOWER_POINT)], True, 0, "AN-143")
GAINS_GOLD: Final = Share("who gets gold", "gets", [int(GOLD)], True, 0, "AN-143")
LOSES_STRENGTH: Final = Share("who loses strength", "loses", [int(STRENGTH_POINT)], False, 0, "AN-143")
LOSES_WILLPOWER: Final = Share("who loses willpower", "loses", [int(WILLPOWER_POINT)], False, 0, "AN-143")
LOSES_GOLD: Final = Share("who loses gold", "loses", [int(GOLD)], False, 0, "AN-143")
PAYS_WILLPOWER: Final = Share("who pays willpower", "pays", [int(WILLPOWER_POINT)], False, 1, "AN-221")
PAYS_GOLD: Final = Share("who pays gold", "pays", [int(GOLD)], False, 1, "AN-221")
PAYS_EITHER: Final = Share(
    "who pays gold or willpower", "gives up", [int(GOLD), int(WILLPOWER_POINT)], False, 1, "AN-221"
)
#: By kind of article.
GAINS_ITEM: Final[list[Share]] = [
    Share(f"who gets {ITEM_NAMES[item]}", "gets", [item], True, 0, "AN-143") for item in range(ITEMS)
]
LOSES_ITEM: Final[list[Share]] = [
    Share(f"who loses {ITEM_NAMES[item]}", "loses", [item], False, 0, "AN-143") for item in range(ITEMS)
]
SHARES: Final[list[Share]] = [
    GAINS_STRENGTH,
    GAINS_WILLPOWER,
    GAINS_GOLD,
    LOSES_STRENGTH,
    LOSES_WILLPOWER,
    LOSES_GOLD,
    PAYS_WILLPOWER,
    PAYS_GOLD,
    PAYS_EITHER,
    *GAINS_ITEM,
    *LOSES_ITEM,
]
#: For the catalogue: what every legend needs of this chapter.
STEPS: Final[list[Step[Any]]] = [*SHARES]
ACTIONS: Final[list[Action[Any]]] = [piece for share in SHARES for piece in share.pieces]
