"""The Narrator on the legend track (AN-139 to AN-148, AN-230, AN-232)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cards import letter_reached
from sagenwerk.andor.scenario import LETTER_NAMES
from sagenwerk.andor.state import Andor
from sagenwerk.kernel.contract import Result, Step


def stands_on(state: Andor, letter: i64) -> list[Step[Any]]:
    """The Narrator is on a new letter: its cards are read at once; on the last one the game ends (AN-143, AN-144)."""
    state.narrator = letter
    if state.chronicle is not None:
        events.happens(state, "event-narrator", "AN-140", {"letter": LETTER_NAMES[letter]})
    follows = letter_reached(state, letter)
    if letter >= state.end_letter:
        follows.append(LEGEND_ENDS)
    return follows


class NarratorOn(Step[Andor]):
    """One letter on: at every sunrise, and at once for every defeated creature (AN-140, AN-141)."""

    def carry_out(self, state: Andor) -> None:
        if state.narrator < state.end_letter:
            state.each(stands_on(state, state.narrator + 1))


class NarratorTo(Step[Andor]):
    """Straight to a letter: the cards in between are not read (AN-146)."""

    def __init__(self, letter: i64) -> None:
        super().__init__(f"narrator to {LETTER_NAMES[letter]}")
        self.letter = letter

    def carry_out(self, state: Andor) -> None:
        if state.narrator < state.end_letter:
            state.each(stands_on(state, min(self.letter, state.end_letter)))


class LegendEnds(Step[Andor]):
    """The last letter, and no card has said that the legend is won: a goal is missing (AN-144, AN-230)."""

    def carry_out(self, state: Andor) -> None:
        if state.result is Result.PLAYING:
            state.result = Result.LOST
            if state.chronicle is not None:
                events.happens(state, "event-lost-narrator", "AN-230", {})


NARRATOR_ON: Final = NarratorOn("narrator goes on")
LEGEND_ENDS: Final = LegendEnds("legend ends")
