"""Effects that take something away and ask what: an article of a hero, a farmer of the group."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import GOLD, ITEM_NAMES
from sagenwerk.andor.effects import Effect
from sagenwerk.andor.heroes import has
from sagenwerk.andor.scenario import HERO_NAMES, HEROES, AndorScenario
from sagenwerk.andor.state import Andor
from sagenwerk.andor.tokens import loses_cargo
from sagenwerk.kernel.contract import GROUP, NOT_NOW, Action, Question, Refusal, Step

NOT_CARRIED: Final = Refusal("refusal-not-carried", "AN-143")
NO_FARMER_THERE: Final = Refusal("refusal-no-farmer-there", "AN-221")


class LoseItem(Effect):
    """``do = "lose-item", items, else``: the subject loses one of these kinds of his choice; without any, the else."""

    def __init__(self, board: AndorScenario, name: str, kinds: list[int], otherwise: list[Step[Any]]) -> None:
        super().__init__(board, name)
        self.otherwise = otherwise
        self.question = WhichItem(f"{name}/which", name, kinds, self.rule)
        board.own_steps.append(self.question)
        board.own_actions.extend(self.question.answers)

    def carry_out(self, state: Andor) -> None:
        if self.question.options(state):
            state.first(self.question)
        else:
            state.each(self.otherwise)


class WhichItem(Question[Andor]):
    """Which article does the subject lose?"""

    def __init__(self, name: str, path: str, kinds: list[int], rule: str) -> None:
        super().__init__(name)
        self.answers: list[Action[Any]] = []
        for hero in range(HEROES):
            for kind in kinds:
                word = "gold" if kind == GOLD else ITEM_NAMES[kind]
                answer = LosesThis(f"{HERO_NAMES[hero]}: {path}: {word}", hero, kind, rule)
                answer.asked_by = self
                self.answers.append(answer)

    def actor(self, state: Andor) -> i64:
        return state.subject

    def options(self, state: Andor) -> list[Action[Any]]:
        return [answer for answer in self.answers if answer.refusal(state) is None]


class LosesThis(Action[Andor]):
    """The hero loses one of this kind."""

    def __init__(self, name: str, hero: i64, kind: i64, rule: str) -> None:
        super().__init__(name, hero)
        self.kind = kind
        self.rule = rule

    def refusal(self, state: Andor) -> Refusal | None:
        if state.subject != self.hero:
            return NOT_NOW
        return None if has(state, state.heroes[self.hero], self.kind) else NOT_CARRIED

    def carry_out(self, state: Andor) -> None:
        loses_cargo(state, self.hero, self.kind, self.rule)


class LoseFarmer(Effect):
    """``do = "lose-farmer"``: one farmer on the board who is not in the castle leaves the game; the group says which.

    (golden 20)
    """

    def __init__(self, board: AndorScenario, name: str) -> None:
        super().__init__(board, name)
        self.question = WhichFarmer(f"{name}/which", name, board)
        board.own_steps.append(self.question)
        board.own_actions.extend(self.question.answers)

    def idle(self, state: Andor) -> bool:
        return not self.question.options(state)

    def carry_out(self, state: Andor) -> None:
        if self.question.options(state):
            state.first(self.question)


class WhichFarmer(Question[Andor]):
    """Which farmer leaves the game?"""

    def __init__(self, name: str, path: str, board: AndorScenario) -> None:
        super().__init__(name)
        self.answers: list[Action[Any]] = []
        for field in range(len(board.field_names)):
            self.answers.append(FarmerGoes(f"group: {path}: on {board.field_names[field]}", field, -1))
        for hero in range(HEROES):
            self.answers.append(FarmerGoes(f"group: {path}: with the {HERO_NAMES[hero]}", -1, hero))
        for answer in self.answers:
            answer.asked_by = self

    def actor(self, state: Andor) -> i64:
        return GROUP

    def options(self, state: Andor) -> list[Action[Any]]:
        return [answer for answer in self.answers if answer.refusal(state) is None]


class FarmerGoes(Action[Andor]):
    """A farmer on this field, or with this hero, leaves the game."""

    def __init__(self, name: str, field: i64, bearer: i64) -> None:
        super().__init__(name, GROUP)
        self.field = field
        self.bearer = bearer

    def refusal(self, state: Andor) -> Refusal | None:
        there = state.farmers[self.field] if self.field >= 0 else state.heroes[self.bearer].farmers
        return None if there else NO_FARMER_THERE

    def carry_out(self, state: Andor) -> None:
        if self.field >= 0:
            state.farmers[self.field] -= 1
            if state.chronicle is not None:
                events.field_changes(state, "event-farmer-goes-here", "AN-221", self.field, {})
            return
        state.heroes[self.bearer].farmers -= 1
        if state.chronicle is not None:
            events.hero_does(state, "event-farmer-goes", "AN-221", self.bearer, {})
