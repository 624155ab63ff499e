"""Where a hero can go by what he knows: steps over the board that has been set out, and to its edges (compiled)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.heroquest.board import SQUARES
from sagenwerk.heroquest.figures import solid
from sagenwerk.heroquest.march import FREELY, over
from sagenwerk.heroquest.reach import FAR, lies_open
from sagenwerk.heroquest.sight import edge_open
from sagenwerk.heroquest.state import Quest

NOWHERE: Final[i64] = -1


class Flood:
    """Steps from where a hero stands to all squares, and by which first step; made anew for every decision."""

    def __init__(self) -> None:
        self.steps: list[int] = []
        self.first: list[int] = []
        #: Squares in the order of the steps; some of them have not been set out.
        self.reached: list[int] = []
        #: Squares beside open doors that lead somewhere else, and in which direction they do.
        self.portals: list[int] = []
        self.portal_ways: list[int] = []

    def spread(self, state: Quest, number: i64, careful: bool, past_all: bool) -> None:
        """Fill the tables for a hero; ``careful``: round known traps; ``past_all``: as if nobody stood in the way."""
        hero = state.heroes[number]
        start = hero.square
        steps = [int(FAR)] * int(SQUARES)
        first = [-1] * int(SQUARES)
        reached: list[int] = [int(start)]
        self.portals = []
        self.portal_ways = []
        steps[start] = 0
        place: i64 = 0
        trail = state.trail if state.edition.no_square_twice and len(state.trail) > 1 and state.turn == number else []
        door_at: list[int] = state.quest.door_at
        beside: list[int] = state.tables.board.beside
        while place < len(reached):
            here: i64 = reached[place]
            place += 1
            for direction in range(4):
                edge = 4 * here + direction
                there: i64 = beside[edge]
                if there < 0 or steps[there] != FAR or not edge_open(state, edge):
                    continue
                door: i64 = door_at[edge]
                if door >= 0 and state.quest.doors[door].portal:
                    self.portals.append(int(here))
                    self.portal_ways.append(int(direction))
                    continue
                if there in trail:
                    continue
                known = state.sees(there)
                if known:
                    if solid(state, there) or (careful and lies_open(state, there)):
                        continue
                    if state.at[there] and not past_all and over(state, number + 1, there) != FREELY:
                        continue
                steps[there] = steps[here] + 1
                first[there] = first[here] if here != start else int(direction)
                if known:
                    reached.append(int(there))
        self.steps = steps
        self.first = first
        self.reached = reached
