"""The dragon on its track, the red die, and how the game is lost (R-003, R-035, R-066, R-092)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.junior import events
from sagenwerk.junior.state import Junior
from sagenwerk.kernel.contract import Action, Chance, Outcome, Result


class DieShows(Outcome):
    """The red die shows 1, 2 or 3."""

    def __init__(self, steps: i64) -> None:
        super().__init__(f"red die: {steps}")
        self.steps = steps


def dragon_comes(state: Junior, steps: i64) -> None:
    """The dragon flies toward the Rietburg; there the game is lost at once (R-003, R-066)."""
    state.dragon -= steps
    if state.dragon < 0:
        state.dragon = 0
    if state.chronicle is not None:
        events.counted(state, "event-dragon-comes", "R-066", steps, state.dragon)
    if state.dragon == 0:
        state.result = Result.LOST
        if state.chronicle is not None:
            events.happens(state, "event-lost", "R-003")


def dragon_goes(state: Junior) -> None:
    """One field away from the Rietburg, never beyond the right end of the track (R-091, R-080, R-092)."""
    if state.dragon < state.board.dragon_end:
        state.dragon += 1
        if state.chronicle is not None:
            events.counted(state, "event-dragon-goes", "R-091", 1, state.dragon)
    elif state.chronicle is not None:
        events.counted(state, "event-dragon-at-end", "R-092", 0, state.dragon)


class RedDie(Chance[Junior, DieShows]):
    """The red die is thrown and the dragon moves 1, 2 or 3 fields (R-066)."""

    thrown = True

    def options(self, state: Junior) -> list[Action[Any]]:
        return list(state.board.die_outcomes)

    def weights(self, state: Junior) -> list[int]:
        return state.board.die_weights[:]

    def settle(self, state: Junior, outcome: DieShows) -> None:
        dragon_comes(state, outcome.steps)


#: For a dragon tile in fog or mine (R-066, R-105), the first night step (R-111) and an alarm (R-112).
TILE_DIE: Final = RedDie("red die for a tile")
NIGHT_DIE: Final = RedDie("red die at night")
ALARM_DIE: Final = RedDie("red die for an alarm")
