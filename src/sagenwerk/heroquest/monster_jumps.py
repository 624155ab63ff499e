"""Monsters jump over open pits (HQ-105, HQ-140; ruling H-8)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import BACK
from sagenwerk.heroquest.dice import CombatThrow
from sagenwerk.heroquest.figures import put_monster
from sagenwerk.heroquest.jumping import NO_PLACE_BEHIND, NO_TRAP_TO_JUMP, TOO_FEW_STEPS, JumpDie, name_of_jump
from sagenwerk.heroquest.leftovers import monster_moves
from sagenwerk.heroquest.march import ALREADY_MARCHED, SQUARE_USED
from sagenwerk.heroquest.monsters import enters, figure_steps, may_end_on, moves, no_figure
from sagenwerk.heroquest.scenario import QuestScenario
from sagenwerk.heroquest.state import BIT, IN_PIT, MARCHED, Quest
from sagenwerk.heroquest.traps import pit_at
from sagenwerk.heroquest.turn import MasterAction
from sagenwerk.kernel.contract import GAME_MASTER, Action, Refusal, Step


class JumpFigure(MasterAction):
    """The chosen figure jumps over a pit beside it: with a die in Europe, surely in the US game (HQ-105, HQ-140)."""

    def __init__(self, direction: i64, landing: i64) -> None:
        super().__init__(name_of_jump("game master", direction, landing), GAME_MASTER)
        self.direction = direction
        self.landing = landing

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_figure(state)
        if forbidden is not None:
            return forbidden
        figure = state.figure
        if state.figure_done[figure] & MARCHED:
            return ALREADY_MARCHED
        if state.steps_left < state.edition.jump_squares:
            return TOO_FEW_STEPS
        over = enters(state, state.squares[figure], self.direction)
        if over < 0 or pit_at(state, over) < 0:
            return NO_TRAP_TO_JUMP
        behind = enters(state, over, self.landing)
        if state.at[over] or behind < 0 or state.at[behind] or not may_end_on(state, behind):
            return NO_PLACE_BEHIND
        used = state.edition.no_square_twice and (over in state.trail or behind in state.trail)
        return SQUARE_USED if used else None

    def carry_out(self, state: Quest) -> None:
        if state.edition.open_traps_catch_monsters:
            state.first(FIGURE_JUMP_THROWS[4 * self.direction + self.landing])
        else:
            state.each(jumps(state, state.figure, self.direction, self.landing))


class FigureJumpThrow(JumpDie):
    """A skull: the figure falls into the pit; otherwise it lands behind it and may go on (HQ-140)."""

    def settle(self, state: Quest, outcome: CombatThrow) -> None:
        figure = state.figure
        follows: list[Step[Any]]
        if outcome.skulls:
            follows = figure_steps(state, figure, enters(state, state.squares[figure], self.direction))
        else:
            follows = jumps(state, figure, self.direction, self.landing)
        state.each(follows)


def jumps(state: Quest, figure: i64, direction: i64, landing: i64) -> list[Step[Any]]:
    """A figure clears the pit and lands behind it."""
    before = state.squares[figure]
    over = enters(state, before, direction)
    state.steps_left -= state.edition.jump_squares - 1
    state.trail.append(int(over))
    moves(state, figure)
    state.monster_effects[figure] &= ~int(BIT[IN_PIT])
    put_monster(state, figure, over)
    monster_moves(state, figure, before, over)
    if state.chronicle is not None:
        events.monster_does(state, "event-monster-jumps", "HQ-105", figure, {})
    return figure_steps(state, figure, enters(state, over, landing))


FIGURE_JUMP_THROWS: Final = [
    FigureJumpThrow("a monster's jump", direction, landing) for direction in range(4) for landing in range(4)
]


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Jumps of the chosen figure, by direction over the pit and direction behind it."""
    tables.figure_jumps = []
    for direction in range(4):
        for landing in range(4):
            if landing != BACK[direction]:
                tables.figure_jumps.append(JumpFigure(direction, landing))
    return list(tables.figure_jumps)


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The die for a monster's jump, by the two directions."""
    return list(FIGURE_JUMP_THROWS)
