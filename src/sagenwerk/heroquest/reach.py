"""How many steps it is from square to square, as the board has been set out (HQ-022, HQ-024, HQ-031, HQ-055).

Figures are left out: they come and go, and most may be passed. What bars a way for good is a wall, a closed door,
furniture, rock or a block. Tables are kept until the board changes, so that asking again costs a look into a list.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.heroquest.board import SQUARES
from sagenwerk.heroquest.figures import solid
from sagenwerk.heroquest.scenario import HIDDEN, REMOVED, QuestMap
from sagenwerk.heroquest.state import Quest

#: Steps to where no way leads.
FAR: Final[i64] = 9_999


class Ways:
    """Steps between squares. ``careful`` ones lead round pits and traps that everybody knows."""

    def __init__(self, careful: bool) -> None:
        self.careful = careful
        self.quest: QuestMap | None = None
        self.doors_seen: i64 = 0
        self.doors_open: i64 = 0
        self.moved: i64 = 0
        self.fallen: list[int] = []
        self.seen: list[int] = []
        self.traps: list[int] = []
        #: By square from which the steps are counted.
        self.tables: dict[int, list[int]] = {}

    def steps_from(self, state: Quest, start: i64) -> list[int]:
        """Steps from a square to every other, ``FAR`` where no way leads. Do not change the list."""
        if not self.holds(state):
            self.learn(state)
        found = self.tables.get(int(start))
        if found is None:
            found = counted(state, start, self.careful)
            self.tables[int(start)] = found
        return found

    def holds(self, state: Quest) -> bool:
        """Whether the board is as it was when the tables were made."""
        return (
            self.quest is state.quest
            and self.doors_open == state.doors_open
            and self.doors_seen == state.doors_seen
            and self.moved == state.moved
            and self.seen == state.seen
            and self.fallen == state.fallen
            and (not self.careful or self.traps == state.traps)
        )

    def learn(self, state: Quest) -> None:
        """The board has changed: all tables are void."""
        self.quest = state.quest
        self.doors_open = state.doors_open
        self.doors_seen = state.doors_seen
        self.moved = state.moved
        self.seen = state.seen[:]
        self.fallen = state.fallen[:]
        self.traps = state.traps[:]
        self.tables = {}


def counted(state: Quest, start: i64, careful: bool) -> list[int]:
    """Breadth first over what has been set out."""
    steps = [int(FAR)] * int(SQUARES)
    steps[start] = 0
    waiting: list[int] = [int(start)]
    place: i64 = 0
    quest = state.quest
    board = state.tables.board
    beside: list[int] = board.beside
    walls: list[bool] = board.walls
    door_at: list[int] = quest.door_at
    shown: i64 = state.doors_seen
    open_doors: i64 = state.doors_open
    while place < len(waiting):
        here: i64 = waiting[place]
        place += 1
        further = steps[here] + 1
        for edge in range(4 * here, 4 * here + 4):
            there: i64 = beside[edge]
            if there < 0 or steps[there] != FAR:
                continue
            door: i64 = door_at[edge]
            if door >= 0 and (shown >> door) & 1:
                if not (open_doors >> door) & 1 or quest.doors[door].portal:
                    continue
            elif walls[edge]:
                continue
            if not state.sees(there) or solid(state, there) or (careful and lies_open(state, there)):
                continue
            steps[there] = further
            waiting.append(int(there))
    return steps


def lies_open(state: Quest, square: i64) -> bool:
    """Whether everybody knows of a trap on this square that is still there."""
    trap = state.quest.trap_at[square]
    return trap >= 0 and state.traps[trap] != HIDDEN and state.traps[trap] != REMOVED
