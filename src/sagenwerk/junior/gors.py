"""Gors: where they appear, how they walk the footpath, and the alarm (R-012, R-036, R-062 to R-065, R-112, R-113)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.junior import events
from sagenwerk.junior.dragon import ALARM_DIE
from sagenwerk.junior.state import Junior
from sagenwerk.kernel.contract import Step

GOR_FIELDS: Final = 7


def place_gor(state: Junior, number: i64, rule: str) -> None:
    """A Gor comes from the supply to this Gor field."""
    state.gors[number] = 1
    if state.chronicle is not None:
        events.at_place(state, "event-gor-appears", rule, state.board.gor_fields[number], number)


def gor_out_of_the_fog(state: Junior, number: i64) -> None:
    """A Gor on the named field; if one is there, on the next free one toward the Rietburg (R-062 to R-065).

    A hero there does not matter. With all Gors on the board nothing happens (R-064). Without a free field down to
    the castle the Gor reaches it and raises the alarm (interpretation A-13, option ``fog_gor_without_place``).
    """
    if state.gors_in_supply() <= 0:
        if state.chronicle is not None:
            events.happens(state, "event-no-gor-left", "R-064")
        return
    while number > 0 and state.gors[number]:
        number -= 1
    if number > 0:
        place_gor(state, number, "R-062")
    elif state.options.fog_gor_alarms:
        state.gors[0] = 1
        if state.chronicle is not None:
            events.happens(state, "event-alarm", "R-063")
        state.first(ALARM_DIE, GOR_LEAVES)
    elif state.chronicle is not None:
        events.happens(state, "event-no-gor-place", "R-063")


class GorMoves(Step[Junior]):
    """The Gor of one field goes one Gor field on along the footpath; at the Rietburg it raises the alarm (R-112)."""

    def __init__(self, number_of_field: i64) -> None:
        super().__init__(f"gor moves from {number_of_field}")
        self.from_number = number_of_field

    def carry_out(self, state: Junior) -> None:
        here = self.from_number
        if not state.gors[here] or state.gors[here - 1]:
            return
        state.gors[here] = 0
        state.gors[here - 1] = 1
        if state.chronicle is not None:
            fields = state.board.gor_fields
            events.between(state, "event-gor-moves", "R-112", fields[here], fields[here - 1])
            if here == 1:
                events.happens(state, "event-alarm", "R-112")
        if here == 1:
            state.first(ALARM_DIE, GOR_LEAVES)


class GorLeaves(Step[Junior]):
    """After the alarm the Gor goes back to the supply (R-112)."""

    def carry_out(self, state: Junior) -> None:
        state.gors[0] = 0
        if state.chronicle is not None:
            events.at_place(state, "event-gor-leaves", "R-112", state.board.rietburg, 0)


class GorsMove(Step[Junior]):
    """Every Gor moves, the one on the lowest number first (R-112)."""

    def carry_out(self, state: Junior) -> None:
        state.each([GOR_MOVES[number] for number in range(1, GOR_FIELDS + 1) if state.gors[number]])


class NewGor(Step[Junior]):
    """A new Gor on the highest-numbered Gor field without one, while the supply lasts (R-113; A-12)."""

    def carry_out(self, state: Junior) -> None:
        if state.gors_in_supply() <= 0:
            return
        for number in range(GOR_FIELDS, 0, -1):
            if not state.gors[number]:
                place_gor(state, number, "R-113")
                return


class NewGors(Step[Junior]):
    """As many new Gors as the dragon's cloud field shows (R-113)."""

    def carry_out(self, state: Junior) -> None:
        state.each([NEW_GOR for _ in range(state.board.new_gors[state.dragon])])


GOR_MOVES: Final = [GorMoves(number) for number in range(1, GOR_FIELDS + 1)]
GOR_MOVES.insert(0, GorMoves(0))
GOR_LEAVES: Final = GorLeaves("gor leaves the Rietburg")
GORS_MOVE: Final = GorsMove("gors move")
NEW_GOR: Final = NewGor("new gor")
NEW_GORS: Final = NewGors("new gors")
