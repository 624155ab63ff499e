"""Effects on fog tokens that ask: which are turned up, which fog fields stay empty (AN-158, AN-162, AN-167)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor.cargo import BIT
from sagenwerk.andor.effects import Effect
from sagenwerk.andor.scenario import HERO_NAMES, HEROES, AndorScenario
from sagenwerk.andor.state import FOG_UNKNOWN, Andor
from sagenwerk.andor.tokens import fog_lies as token_lies
from sagenwerk.kernel.contract import GROUP, NOT_NOW, Action, Question, Refusal, Step

NO_FOG_THERE: Final = Refusal("refusal-no-fog-there", "AN-162")
EMPTY_ALREADY: Final = Refusal("refusal-empty-already", "AN-167")
EMPTY_IN_ORDER: Final = Refusal("refusal-empty-in-order", "AN-167")


class RevealFog(Effect):
    """``do = "reveal-fog", count``: the subject may turn up so many fog tokens anywhere (silver 9; AN-162)."""

    def __init__(self, board: AndorScenario, name: str, most: i64) -> None:
        super().__init__(board, name)
        self.question = WhichFog(board, f"{name}/which", name)
        self.then: RevealFog | None = RevealFog(board, f"{name}/then", most - 1) if most > 1 else None
        self.question.then = self.then

    def carry_out(self, state: Andor) -> None:
        if state.subject >= 0 and len(self.question.options(state)) > 1:
            state.first(self.question)


class WhichFog(Question[Andor]):
    """Which fog token is turned up?"""

    def __init__(self, board: AndorScenario, name: str, path: str) -> None:
        super().__init__(name)
        self.then: Step[Any] | None = None
        self.answers: list[Action[Any]] = []
        for hero in range(HEROES):
            for field in board.fog_fields:
                self.answers.append(
                    TurnUp(f"{HERO_NAMES[hero]}: {path}: {board.field_names[field]}", self, hero, field)
                )
            self.answers.append(TurnUp(f"{HERO_NAMES[hero]}: {path}: enough", self, hero, -1))
        board.own_steps.append(self)
        board.own_actions.extend(self.answers)

    def actor(self, state: Andor) -> i64:
        return state.subject

    def options(self, state: Andor) -> list[Action[Any]]:
        return [answer for answer in self.answers if answer.refusal(state) is None]


class TurnUp(Action[Andor]):
    """The hero turns up the token on this field; -1: no more."""

    def __init__(self, name: str, question: WhichFog, hero: i64, field: i64) -> None:
        super().__init__(name, hero)
        self.asked_by = question
        self.question = question
        self.field = field

    def refusal(self, state: Andor) -> Refusal | None:
        if state.subject != self.hero:
            return NOT_NOW
        return None if self.field < 0 or state.fog[self.field] == FOG_UNKNOWN else NO_FOG_THERE

    def carry_out(self, state: Andor) -> None:
        if self.field >= 0:
            state.first(state.board.fog_shows[self.field], self.question.then)


class SetUpFog(Effect):
    """``do = "set-up-fog", tokens, fields, empty``: face-down tokens on fog fields (AN-158, AN-167).

    ``counts``: tokens by kind, mixed. As many fields as there are tokens too few stay empty: those with a hero first,
    the others as the group likes, in ascending order.
    """

    def __init__(self, board: AndorScenario, name: str, counts: list[int], fields: list[int]) -> None:
        super().__init__(board, name)
        self.counts = counts
        self.fields = fields
        self.empty: i64 = len(fields)
        for tokens in counts:
            self.empty -= tokens
        self.question = WhichEmpty(f"{name}/empty", name, board, self)
        board.own_steps.append(self.question)
        board.own_actions.extend(self.question.answers)

    def carry_out(self, state: Andor) -> None:
        empty: i64 = 0
        state.share = 0
        state.sharer = 0
        for place in range(len(self.fields)):
            if empty < self.empty and hero_there(state, self.fields[place]):
                empty += 1
                state.share |= BIT[place]
        if empty < self.empty:
            state.first(self.question)
        else:
            self.laid_out(state)

    def laid_out(self, state: Andor) -> None:
        """It is settled which fields stay empty: the tokens lie on the others."""
        for kind in range(len(self.counts)):
            state.fog_unseen[kind] = self.counts[kind]
        for place in range(len(self.fields)):
            if not state.share & BIT[place]:
                token_lies(state, self.fields[place])
        state.share = 0
        state.sharer = 0


def hero_there(state: Andor, field: i64) -> bool:
    """Whether a hero stands on the field."""
    for number in state.order:
        if state.heroes[number].field == field:
            return True
    return False


class WhichEmpty(Question[Andor]):
    """Which fog field stays empty? ``state.share`` holds the bits of those that do."""

    def __init__(self, name: str, path: str, board: AndorScenario, fog: SetUpFog) -> None:
        super().__init__(name)
        self.fog = fog
        self.answers: list[Action[Any]] = []
        for place in range(len(fog.fields)):
            self.answers.append(LeaveEmpty(f"group: {path}: {board.field_names[fog.fields[place]]}", self, place))

    def actor(self, state: Andor) -> i64:
        return GROUP

    def options(self, state: Andor) -> list[Action[Any]]:
        return [answer for answer in self.answers if answer.refusal(state) is None]

    def free_from(self, state: Andor, first: i64) -> i64:
        """How many fields from this one on can still be left empty."""
        number: i64 = 0
        for place in range(first, len(self.fog.fields)):
            if not state.share & BIT[place]:
                number += 1
        return number

    def missing(self, state: Andor) -> i64:
        """How many fields are still to be left empty."""
        missing = self.fog.empty
        for place in range(len(self.fog.fields)):
            if state.share & BIT[place]:
                missing -= 1
        return missing


class LeaveEmpty(Action[Andor]):
    """No token on this field."""

    def __init__(self, name: str, question: WhichEmpty, place: i64) -> None:
        super().__init__(name, GROUP)
        self.asked_by = question
        self.question = question
        self.place = place

    def refusal(self, state: Andor) -> Refusal | None:
        if self.place < state.sharer:
            return EMPTY_IN_ORDER
        if state.share & BIT[self.place]:
            return EMPTY_ALREADY
        return None if self.question.free_from(state, self.place) >= self.question.missing(state) else EMPTY_IN_ORDER

    def carry_out(self, state: Andor) -> None:
        question = self.question
        state.share |= BIT[self.place]
        state.sharer = self.place + 1
        if question.missing(state) > 0:
            state.first(question)
        else:
            question.fog.laid_out(state)
