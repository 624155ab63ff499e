"""Effects that ask: choices of a card, offers, heroes picked by the group (AN-143, AN-221)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import BIT, ITEM_NAMES
from sagenwerk.andor.conditions import Condition
from sagenwerk.andor.effects import Effect, about_each
from sagenwerk.andor.filters import Who
from sagenwerk.andor.heroes import room_for, takes
from sagenwerk.andor.scenario import HERO_NAMES, HEROES, AndorScenario
from sagenwerk.andor.state import Andor
from sagenwerk.andor.tokens import from_box, one_left, tells_cargo
from sagenwerk.andor.values import Value
from sagenwerk.kernel.contract import GROUP, NOT_NOW, Action, Question, Refusal, Step

NOT_POSSIBLE: Final = Refusal("refusal-option-closed", "AN-143")
TOO_POOR: Final = Refusal("refusal-cannot-pay", "AN-221")
NONE_LEFT: Final = Refusal("refusal-sold-out", "AN-191")
DOES_NOT_FIT: Final = Refusal("refusal-no-room", "AN-179")
NOT_CHOSEN_NOW: Final = Refusal("refusal-not-chosen-now", "AN-221")
NOT_YET_ENOUGH: Final = Refusal("refusal-not-yet-enough", "AN-221")


class Choice:
    """One option of a choice: ``{ id, when, effects }``; its texts stand in the content."""

    def __init__(self, name: str, when: Condition, effects: list[Step[Any]]) -> None:
        self.name = name
        self.when = when
        self.effects = effects


class Choose(Effect):
    """``do = "choose", who, options``: the group, or with ``by_subject`` the subject, takes one of the options.

    Nothing happens if none is possible; where declining is allowed it is an option without effects.
    """

    def __init__(self, board: AndorScenario, name: str, by_subject: bool, options: list[Choice]) -> None:
        super().__init__(board, name)
        self.question = ChooseOne(f"{name}/choice", name, by_subject, options)
        board.own_steps.append(self.question)
        board.own_actions.extend(self.question.answers)

    def carry_out(self, state: Andor) -> None:
        if self.question.options(state):
            state.first(self.question)


class ChooseOne(Question[Andor]):
    """Which option of a card?"""

    def __init__(self, name: str, path: str, by_subject: bool, choices: list[Choice]) -> None:
        super().__init__(name)
        self.by_subject = by_subject
        self.choices = choices
        self.answers: list[Action[Any]] = []
        for hero in range(HEROES) if by_subject else [int(GROUP)]:
            who = HERO_NAMES[hero] if by_subject else "group"
            for choice in choices:
                answer = TakeOption(f"{who}: {path}: {choice.name}", hero, choice)
                answer.asked_by = self
                self.answers.append(answer)

    def actor(self, state: Andor) -> i64:
        return state.subject if self.by_subject else GROUP

    def options(self, state: Andor) -> list[Action[Any]]:
        return [answer for answer in self.answers if answer.refusal(state) is None]


class TakeOption(Action[Andor]):
    """One option of a choice is taken."""

    def __init__(self, name: str, hero: i64, choice: Choice) -> None:
        super().__init__(name, hero)
        self.choice = choice

    def refusal(self, state: Andor) -> Refusal | None:
        if self.hero != GROUP and state.subject != self.hero:
            return NOT_NOW
        return None if self.choice.when.holds(state) else NOT_POSSIBLE

    def carry_out(self, state: Andor) -> None:
        state.each(self.choice.effects)


class PickHeroes(Effect):
    """``do = "pick", who, most, optional, effects``: the group picks up to so many heroes, each then is the subject.

    (golden 23, 33, 34) Picked in the order of their classes. Not optional: exactly so many, or all if there are fewer.
    """

    def __init__(
        self, board: AndorScenario, name: str, who: Who, most: i64, optional: bool, effects: list[Step[Any]]
    ) -> None:
        super().__init__(board, name)
        self.who = who
        self.effects = effects
        self.question = PickOne(f"{name}/pick", self, most, optional)
        board.own_steps.append(self.question)
        board.own_actions.extend(self.question.answers)

    def idle(self, state: Andor) -> bool:
        return not self.who.heroes(state)

    def carry_out(self, state: Andor) -> None:
        state.share = 0
        state.sharer = 0
        if self.who.heroes(state):
            state.first(self.question)

    def picked(self, state: Andor) -> None:
        """All are picked: the effects for each of them."""
        heroes: list[int] = []
        for number in range(HEROES):
            if state.share & BIT[number]:
                heroes.append(number)
        state.share = 0
        state.sharer = 0
        state.each(about_each(state, heroes, self.effects))


class PickOne(Question[Andor]):
    """Which hero? ``state.share`` holds the bits of those picked, ``state.sharer`` the first who may still be."""

    def __init__(self, name: str, effect: PickHeroes, most: i64, optional: bool) -> None:
        super().__init__(name)
        self.effect = effect
        self.most = most
        self.optional = optional
        self.picks: list[Action[Any]] = [
            Pick(f"group: {effect.name}: {HERO_NAMES[hero]}", self, hero) for hero in range(HEROES)
        ]
        self.enough = PickEnough(f"group: {effect.name}: enough", self)
        self.answers: list[Action[Any]] = [*self.picks, self.enough]

    def actor(self, state: Andor) -> i64:
        return GROUP

    def options(self, state: Andor) -> list[Action[Any]]:
        return [answer for answer in self.answers if answer.refusal(state) is None]

    def candidates(self, state: Andor, first: i64) -> i64:
        """How many of the heroes from this number on can be picked."""
        number: i64 = 0
        for hero in self.effect.who.heroes(state):
            if hero >= first:
                number += 1
        return number

    def missing(self, state: Andor) -> i64:
        """How many are still to be picked."""
        picked: i64 = 0
        for hero in range(HEROES):
            if state.share & BIT[hero]:
                picked += 1
        return min(self.most, self.candidates(state, 0)) - picked


class Pick(Action[Andor]):
    """The group picks this hero."""

    def __init__(self, name: str, question: PickOne, receiver: i64) -> None:
        super().__init__(name, GROUP)
        self.asked_by = question
        self.question = question
        self.receiver = receiver

    def refusal(self, state: Andor) -> Refusal | None:
        question = self.question
        if self.receiver < state.sharer or self.receiver not in question.effect.who.heroes(state):
            return NOT_CHOSEN_NOW
        if not question.optional and question.candidates(state, self.receiver) < question.missing(state):
            return NOT_CHOSEN_NOW
        return None

    def carry_out(self, state: Andor) -> None:
        question = self.question
        state.share |= BIT[self.receiver]
        state.sharer = self.receiver + 1
        if question.missing(state) > 0 and question.candidates(state, state.sharer) > 0:
            state.first(question)
        else:
            question.effect.picked(state)


class PickEnough(Action[Andor]):
    """Nobody more."""

    def __init__(self, name: str, question: PickOne) -> None:
        super().__init__(name, GROUP)
        self.asked_by = question
        self.question = question

    def refusal(self, state: Andor) -> Refusal | None:
        return None if self.question.optional else NOT_YET_ENOUGH

    def carry_out(self, state: Andor) -> None:
        self.question.effect.picked(state)


class Price:
    """What a hero pays for an offer. Paying never leads to 0 willpower or 0 strength (as AN-046)."""

    def __init__(self, gold: Value, willpower: Value, strength: Value) -> None:
        self.gold = gold
        self.willpower = willpower
        self.strength = strength

    def affordable(self, state: Andor, number: i64) -> bool:
        """Whether the hero can pay it."""
        hero = state.heroes[number]
        if hero.gold < self.gold.of(state):
            return False
        willpower = self.willpower.of(state)
        if willpower > 0 and hero.willpower <= willpower:
            return False
        strength = self.strength.of(state)
        return strength <= 0 or hero.strength > strength

    def paid(self, state: Andor, number: i64, rule: str) -> None:
        """The hero pays."""
        hero = state.heroes[number]
        before = hero.gold + hero.willpower + hero.strength
        hero.gold -= self.gold.of(state)
        hero.willpower -= self.willpower.of(state)
        hero.strength -= self.strength.of(state)
        if state.chronicle is not None and hero.gold + hero.willpower + hero.strength < before:
            events.hero_does(
                state,
                "event-pays-offer",
                rule,
                number,
                {
                    "price-gold": self.gold.of(state),
                    "price-willpower": self.willpower.of(state),
                    "price-strength": self.strength.of(state),
                },
            )


class Offer(Effect):
    """``do = "offer", who, price, effects / items``: each of these heroes, in turn order, may pay and get something.

    (golden 1, 10, 34, silver 7) ``effects`` with the hero as the subject; ``items``: one article of his choice of these
    kinds, while the equipment board has any and he has room. ``otherwise`` (``else``) follows for each who does not
    accept, and if there is nobody to ask (golden 29, 30, silver 5: what nobody takes lies on the field).
    """

    def __init__(
        self,
        board: AndorScenario,
        name: str,
        who: Who,
        price: Price,
        items: list[int],
        effects: list[Step[Any]],
        otherwise: list[Step[Any]],
    ) -> None:
        super().__init__(board, name)
        self.who = who
        self.otherwise = otherwise
        question = AcceptOrNot(f"{name}/offer", name, price, items, effects, otherwise, self.rule)
        self.asks = AskOffer(board, f"{name}/ask", question)

    def idle(self, state: Andor) -> bool:
        return not self.who.heroes(state) and not self.otherwise

    def carry_out(self, state: Andor) -> None:
        heroes = self.who.heroes(state)
        asks: list[Step[Any]] = [self.asks]
        state.each(about_each(state, heroes, asks) if heroes else self.otherwise)


class AskOffer(Step[Andor]):
    """Ask the subject, if there is anything that he could accept."""

    def __init__(self, board: AndorScenario, name: str, question: AcceptOrNot) -> None:
        super().__init__(name)
        self.question = question
        board.own_steps.append(self)
        board.own_steps.append(question)
        board.own_actions.extend(question.answers)

    def carry_out(self, state: Andor) -> None:
        if len(self.question.options(state)) > 1:
            state.first(self.question)
        else:
            state.each(self.question.otherwise)


class AcceptOrNot(Question[Andor]):
    """Does the subject accept the offer, and which article?"""

    def __init__(
        self,
        name: str,
        path: str,
        price: Price,
        items: list[int],
        effects: list[Step[Any]],
        otherwise: list[Step[Any]],
        rule: str,
    ) -> None:
        super().__init__(name)
        self.price = price
        self.effects = effects
        self.otherwise = otherwise
        self.rule = rule
        self.answers: list[Action[Any]] = []
        for hero in range(HEROES):
            for item in items:
                self.answers.append(Accept(f"{HERO_NAMES[hero]}: {path}: {ITEM_NAMES[item]}", self, hero, item))
            if not items:
                self.answers.append(Accept(f"{HERO_NAMES[hero]}: {path}: accept", self, hero, -1))
            self.answers.append(Decline(f"{HERO_NAMES[hero]}: {path}: no", self, hero))

    def actor(self, state: Andor) -> i64:
        return state.subject

    def options(self, state: Andor) -> list[Action[Any]]:
        return [answer for answer in self.answers if answer.refusal(state) is None]


class Accept(Action[Andor]):
    """The hero pays and gets what was offered."""

    def __init__(self, name: str, question: AcceptOrNot, hero: i64, item: i64) -> None:
        super().__init__(name, hero)
        self.asked_by = question
        self.question = question
        self.item = item

    def refusal(self, state: Andor) -> Refusal | None:
        if state.subject != self.hero:
            return NOT_NOW
        if not self.question.price.affordable(state, self.hero):
            return TOO_POOR
        if self.item < 0:
            return None
        if not one_left(state, self.item):
            return NONE_LEFT
        return None if room_for(state, state.heroes[self.hero], self.item) else DOES_NOT_FIT

    def carry_out(self, state: Andor) -> None:
        question = self.question
        question.price.paid(state, self.hero, question.rule)
        if self.item >= 0:
            from_box(state, self.item)
            takes(state, state.heroes[self.hero], self.item)
            if state.chronicle is not None:
                tells_cargo(state, "event-finds", question.rule, self.hero, self.item)
        state.each(question.effects)


class Decline(Action[Andor]):
    """The hero does not want it."""

    def __init__(self, name: str, question: AcceptOrNot, hero: i64) -> None:
        super().__init__(name, hero)
        self.asked_by = question
        self.question = question

    def refusal(self, state: Andor) -> Refusal | None:
        return None if state.subject == self.hero else NOT_NOW

    def carry_out(self, state: Andor) -> None:
        state.each(self.question.otherwise)
