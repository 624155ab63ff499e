"""Figures on the heroes' side: the prince and the shield dwarves (AN-003, AN-215 to AN-219)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.heroes import no_hour, spends_hour
from sagenwerk.andor.scenario import ALLIES, ALLY_ENTERS, HERO_NAMES
from sagenwerk.andor.state import ACTED, BEGINS, LEADS, Andor
from sagenwerk.andor.triggers import happened
from sagenwerk.andor.turn import ALREADY_ACTED, NOT_ON_TURN, NOT_YET_UNLOCKED
from sagenwerk.andor.walk import no_way
from sagenwerk.kernel.contract import Action, Refusal

NO_SUCH_ALLY: Final = Refusal("refusal-no-such-ally", "AN-215")
NOT_LEADING: Final = Refusal("refusal-not-leading", "AN-215")
NO_STEPS_LEFT: Final = Refusal("refusal-no-steps-left", "AN-215")


class Lead(Action[Andor]):
    """Spend an hour to lead an ally up to four fields, repeatable in the same turn: an action (AN-003, AN-215)."""

    def __init__(self, hero: i64, ally: i64, name: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: lead {name}", hero)
        self.ally = ally

    def refusal(self, state: Andor) -> Refusal | None:
        if state.turn != self.hero:
            return NOT_ON_TURN
        if state.doing != BEGINS and (state.doing != LEADS or state.ally != self.ally):
            return ALREADY_ACTED
        if not state.may(ALLIES):
            return NOT_YET_UNLOCKED
        if state.allies[self.ally] < 0:
            return NO_SUCH_ALLY
        return no_hour(state, state.heroes[self.hero])

    def carry_out(self, state: Andor) -> None:
        spends_hour(state, state.heroes[self.hero])
        if state.doing == BEGINS:
            state.free_steps = 0  # what was drunk for a move carries nobody else
        state.doing = LEADS
        state.ally = self.ally
        state.free_steps += state.board.allies[self.ally].fields_an_hour
        if state.chronicle is not None:
            events.hero_does(state, "event-leads", "AN-215", self.hero, {"ally": state.board.allies[self.ally].name})


class AllyStep(Action[Andor]):
    """The ally goes to an adjacent field, over bridges like a hero; no tokens, no farmers (AN-216, AN-218)."""

    def __init__(self, hero: i64, ally: i64, to: i64, name: str, name_of_field: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: lead {name} to {name_of_field}", hero)
        self.ally = ally
        self.to = to

    def refusal(self, state: Andor) -> Refusal | None:
        if state.turn != self.hero:
            return NOT_ON_TURN
        if state.doing != LEADS or state.ally != self.ally:
            return NOT_LEADING
        if state.free_steps <= 0:
            return NO_STEPS_LEFT
        if state.allies[self.ally] < 0:
            return NO_SUCH_ALLY
        return no_way(state, state.allies[self.ally], self.to)

    def carry_out(self, state: Andor) -> None:
        state.free_steps -= 1
        state.allies[self.ally] = int(self.to)
        if state.chronicle is not None:
            events.happens(
                state,
                "event-ally-goes",
                "AN-215",
                {"ally": state.board.allies[self.ally].name, "field": state.board.field_names[self.to]},
            )
        if state.watching:
            state.each(happened(state, ALLY_ENTERS, self.ally, self.to, self.hero))


class StopLeading(Action[Andor]):
    """The ally stays where he is; the action of the turn is over."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: stop leading", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        if state.turn != self.hero:
            return NOT_ON_TURN
        return None if state.doing == LEADS else NOT_LEADING

    def carry_out(self, state: Andor) -> None:
        state.doing = ACTED
        state.free_steps = 0
        state.ally = -1
