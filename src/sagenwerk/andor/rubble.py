"""Clearing rubble: the rounds of a battle without a foe who rolls (AN-205, AN-206)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import BIT
from sagenwerk.andor.joint_battle import (
    FIGHT_ENDS,
    GATHERS,
    NOT_THE_INVITER,
    Round,
    after_round,
    fight_begins,
    heroes_value,
    no_fight,
    out_of_reach,
)
from sagenwerk.andor.rolls import HEROES_ROLL
from sagenwerk.andor.scenario import HERO_NAMES, HEROES
from sagenwerk.andor.state import Andor
from sagenwerk.kernel.contract import Action, Question, Refusal, Step

NO_RUBBLE_THERE: Final = Refusal("refusal-no-rubble-there", "AN-206")
VALUE_TOO_LOW: Final = Refusal("refusal-value-too-low", "AN-206")
NOTHING_CLEARED_YET: Final = Refusal("refusal-nothing-cleared-yet", "AN-206")


class ClearRubble(Action[Andor]):
    """Try to clear rubble on an adjacent field, as the fight of this turn; others may be invited (AN-206)."""

    def __init__(self, hero: i64, field: i64, name_of_field: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: clear rubble on {name_of_field}", hero)
        self.field = field

    def refusal(self, state: Andor) -> Refusal | None:
        if not state.rubble[self.field]:
            return NO_RUBBLE_THERE
        forbidden = no_fight(state, self.hero)
        return forbidden if forbidden is not None else out_of_reach(state, self.hero, self.field)

    def carry_out(self, state: Andor) -> None:
        fight_begins(state, self.hero, self.field, -1, 0)
        if state.chronicle is not None:
            events.hero_does(
                state,
                "event-tries-rubble",
                "AN-206",
                self.hero,
                {"target": state.board.field_names[self.field], "number": state.rubble[self.field]},
            )
        state.first(GATHERS, RUBBLE_TRY)


def all_next_to(state: Andor, field: i64) -> bool:
    """Whether everybody who took part stands next to this rubble (AN-206)."""
    for hero in range(HEROES):
        if state.fighters & BIT[hero] and out_of_reach(state, hero, field) is not None:
            return False
    return True


def yields(state: Andor, field: i64) -> bool:
    """Whether this rubble can be cleared with what is left of the battle value (AN-206)."""
    return 0 < state.rubble[field] <= state.share and all_next_to(state, field)


class TryCounts(Step[Andor]):
    """The heroes' battle value is what the try can clear (AN-206)."""

    def carry_out(self, state: Andor) -> None:
        value = heroes_value(state)
        state.share = value
        if state.chronicle is not None:
            number: i64 = state.rubble[state.foe_field]
            events.happens(
                state,
                "event-rubble-value",
                "AN-206",
                {"field": state.board.field_names[state.foe_field], "value": value, "number": number},
            )
        state.first(RUBBLE_YIELDS, TRY_ENDS)


class RubbleYields(Step[Andor]):
    """As long as the value suffices for more rubble next to them, the opener says what is cleared (AN-206)."""

    def carry_out(self, state: Andor) -> None:
        for field in range(len(state.rubble)):
            if state.rubble[field] and yields(state, field):
                state.first(CLEARING, self)
                return
        state.share = 0


class Clearing(Question[Andor]):
    """Which rubble is cleared, or that it is enough."""

    def actor(self, state: Andor) -> i64:
        return state.opener

    def options(self, state: Andor) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        for field in range(len(state.rubble)):
            if state.rubble[field] and yields(state, field):
                offers.append(state.board.clearings[state.opener][field])
        if state.share < heroes_value(state):
            offers.append(state.board.clearing_ends[state.opener])
        return offers


class ClearAway(Action[Andor]):
    """Rubble leaves the game; its number is used up of the value (AN-206)."""

    def __init__(self, hero: i64, field: i64, name_of_field: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: rubble away from {name_of_field}", hero)
        self.field = field

    def refusal(self, state: Andor) -> Refusal | None:
        if state.opener != self.hero:
            return NOT_THE_INVITER
        if not state.rubble[self.field]:
            return NO_RUBBLE_THERE
        return None if yields(state, self.field) else VALUE_TOO_LOW

    def carry_out(self, state: Andor) -> None:
        state.share -= state.rubble[self.field]
        state.rubble[self.field] = 0
        if state.chronicle is not None:
            events.field_changes(state, "event-rubble-cleared", "AN-206", self.field, {})


class Enough(Action[Andor]):
    """Nothing more is cleared with this try."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: clear no more", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        if state.opener != self.hero:
            return NOT_THE_INVITER
        return None if state.share < heroes_value(state) else NOTHING_CLEARED_YET

    def carry_out(self, state: Andor) -> None:
        state.share = 0


class TryEnds(Step[Andor]):
    """Cleared: the fight is over. If not, everybody says whether to try again, each time for an hour (AN-206)."""

    def carry_out(self, state: Andor) -> None:
        if state.rubble[state.foe_field]:
            state.each(after_round(state, RUBBLE_TRY))
        else:
            state.first(FIGHT_ENDS)


def clearings(hero: i64, names: list[str]) -> list[Action[Any]]:
    """What a hero may say about rubble on each field."""
    actions: list[Action[Any]] = [ClearAway(hero, field, names[field]) for field in range(len(names))]
    for action in actions:
        action.asked_by = CLEARING
    return actions


def clearing_end(hero: i64) -> Action[Any]:
    """That it is enough."""
    action = Enough(hero)
    action.asked_by = CLEARING
    return action


RUBBLE_TRY: Final = Round("try at rubble")
TRY_COUNTS: Final = TryCounts("value against rubble")
RUBBLE_YIELDS: Final = RubbleYields("rubble yields")
CLEARING: Final = Clearing("which rubble")
TRY_ENDS: Final = TryEnds("try ends")
RUBBLE_TRY.parts = [HEROES_ROLL, TRY_COUNTS]
RUBBLE_STEPS: Final[list[Step[Any]]] = [RUBBLE_TRY, TRY_COUNTS, RUBBLE_YIELDS, CLEARING, TRY_ENDS]
