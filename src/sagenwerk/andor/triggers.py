"""What a legend waits for: "when a hero enters 57", "when the tower skral is defeated" (AN-146, AN-220, AN-231)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagenwerk.andor.cargo import BIT
from sagenwerk.andor.conditions import Condition
from sagenwerk.andor.scenario import ANY_TIME, HERO_NAMES, HEROES, MOMENTS, AndorScenario
from sagenwerk.andor.state import Andor
from sagenwerk.andor.values import Place
from sagenwerk.kernel.contract import Step


class SubjectIs(Step[Andor]):
    """The next effects are about this hero; -1 for nobody."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"about the {HERO_NAMES[hero]}" if hero >= 0 else "about nobody")
        self.hero = hero

    def carry_out(self, state: Andor) -> None:
        state.subject = self.hero


class SpotIs(Step[Andor]):
    """The next effects are about this field; -1 for none."""

    def __init__(self, field: i64, name_of_field: str) -> None:
        super().__init__(f"about field {name_of_field}" if field >= 0 else "about no field")
        self.field = field

    def carry_out(self, state: Andor) -> None:
        state.spot = self.field


def furnish(board: AndorScenario) -> list[Step[Any]]:
    """Make the steps that say what effects are about; the catalogue puts them into its list. Needs the fields."""
    board.subjects = [SubjectIs(hero) for hero in range(-1, HEROES)]
    board.spots = [SpotIs(-1, "")]
    for field in range(len(board.field_names)):
        board.spots.append(SpotIs(field, board.field_names[field]))
    return [*board.subjects, *board.spots]


class Trigger(Step[Andor]):
    """A ``[[trigger]]``: what it waits for, and its effects.

    Making one enters it in the tables of the scenario, so triggers are made in file order; ``effects`` may be set
    later, since effects name triggers by ``number``. The lists narrow what it waits for, empty ones do not.
    """

    def __init__(
        self,
        board: AndorScenario,
        name: str,
        moments: list[int],
        once: bool,
        active: bool,
        when: Condition,
    ) -> None:
        super().__init__(name)
        #: Its bit in ``Andor.watching``: its place among the triggers of the legend.
        self.place: i64 = len(board.triggers)
        self.bit: i64 = BIT[self.place]
        self.once = once
        self.when = when
        #: Kinds of what it is about: creature kinds, fog kinds, things, articles, allies or slots, by its moment.
        self.whats: list[int] = []
        self.places: list[Place] = []
        self.heroes: list[int] = []
        self.effects: list[Step[Any]] = []
        if not board.triggers_at:
            board.triggers_at = [[] for _ in range(MOMENTS)]
        board.triggers.append(self)
        for moment in moments:
            board.triggers_at[moment].append(self)
        if active:
            board.watching |= self.bit
        board.own_steps.append(self)

    def concerns(self, state: Andor, what: i64, field: i64, hero: i64) -> bool:
        """Whether this is one of the things that it waits for."""
        if self.whats and what not in self.whats:
            return False
        if self.heroes and hero not in self.heroes:
            return False
        if not self.places:
            return True
        for place in self.places:
            if field >= 0 and place.of(state) == field:
                return True
        return False

    def carry_out(self, state: Andor) -> None:
        if not state.watching & self.bit or not self.when.holds(state):
            return
        if self.once:
            state.watching &= ~self.bit
        state.each(self.effects)


def any_time(state: Andor) -> list[Step[Any]]:
    """Steps of every watching trigger whose condition is true just now, whatever has made it so; about nobody."""
    steps: list[Step[Any]] = []
    triggers: list[Trigger] = state.board.triggers_at[ANY_TIME]
    for trigger in triggers:
        if state.watching & trigger.bit and trigger.when.holds(state):
            steps.append(trigger)
    return steps


def happened(state: Andor, moment: i64, what: i64, field: i64, hero: i64) -> list[Step[Any]]:
    """Steps of every trigger that waits for this; empty if none does.

    ``what``: kind of the creature, fog token, article or thing, ally, slot; -1 for none, as ``field`` and ``hero``.
    Effects are about that hero and field, afterwards about what they were about before.
    """
    steps: list[Step[Any]] = []
    if state.watching == 0:
        return steps
    triggers: list[Trigger] = state.board.triggers_at[moment]
    for trigger in triggers:
        if state.watching & trigger.bit and trigger.concerns(state, what, field, hero):
            if not steps:
                steps.append(state.board.subjects[hero + 1])
                steps.append(state.board.spots[field + 1])
            steps.append(trigger)
    if steps:
        steps.append(state.board.subjects[state.subject + 1])
        steps.append(state.board.spots[state.spot + 1])
    return steps
