"""What the creatures will do if nobody stops them: the sunrises ahead, played on a twin (compiled)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.andor.creatures import STAYS, goal_of
from sagenwerk.andor.scenario import GEM_LURE, GOR, HUNTS, SKRAL, TROLL, WARDRAK
from sagenwerk.andor.state import Andor

#: Never, as far as one can see.
FAR: Final[i64] = 99
#: So many sunrises are looked ahead.
SUNRISES: Final[i64] = 9
#: Kinds in the order in which they move at a sunrise (AN-109 to AN-113).
MOVES: Final[list[int]] = [int(GOR), int(SKRAL), int(WARDRAK), int(TROLL), int(WARDRAK)]


class Outlook:
    """By field of a creature: when it enters the castle, where it stands tomorrow; by field: what is safe tonight."""

    def __init__(self) -> None:
        self.known: list[int] = []
        #: Sunrises until the creature that stands on this field now is in the castle.
        self.comes: list[int] = []
        #: Where the creature of this field stands after the next sunrise.
        self.tomorrow: list[int] = []
        #: Whether a creature stands on or comes to this field at the next sunrise.
        self.unsafe: list[bool] = []
        #: How many creatures will have entered the castle after so many sunrises.
        self.entered: list[int] = []

    def look(self, state: Andor) -> None:
        """See anew, unless nothing has changed that creatures mind."""
        known = what_counts(state)
        if known != self.known:
            self.known = known
            self.foresee(state)

    def foresee(self, state: Andor) -> None:
        """Play the sunrises on a twin: moves only, no cards."""
        fields = len(state.creatures)
        self.comes = [int(FAR)] * fields
        self.tomorrow = [-1] * fields
        self.unsafe = [False] * fields
        self.entered = [0] * int(SUNRISES + 1)
        twin = state.clone()
        kinds = state.board.creatures
        origin: list[int] = []
        where: list[int] = []
        figure: list[int] = []
        for field in range(fields):
            creature = state.creatures[field]
            if creature:
                self.unsafe[field] = True
                origin.append(field)
                where.append(field)
                figure.append(int(kinds[creature - 1].figure))
        inside = 0
        for day in range(1, SUNRISES + 1):
            for moving in MOVES:
                for number in ascending(where, figure, moving):
                    start = where[number]
                    to = goal_of(twin, start)
                    if to == STAYS:
                        continue
                    creature = twin.creatures[start]
                    twin.creatures[start] = 0
                    if to == state.board.castle:
                        where[number] = -1
                        self.comes[origin[number]] = day
                        inside += 1
                        continue
                    twin.creatures[to] = creature
                    where[number] = int(to)
                    if day == 1:
                        self.unsafe[to] = True
            if day == 1:
                for number in range(len(origin)):
                    self.tomorrow[origin[number]] = where[number]
            self.entered[day] = inside


def ascending(where: list[int], figure: list[int], moving: i64) -> list[int]:
    """The creatures of this printed kind that are still out, the one on the lowest field first (AN-116)."""
    found: list[int] = []
    for number in range(len(where)):
        if where[number] >= 0 and figure[number] == moving:
            place = len(found)
            while place > 0 and where[found[place - 1]] > where[number]:
                place -= 1
            found.insert(place, number)
    return found


def what_counts(state: Andor) -> list[int]:
    """Everything that the ways of creatures depend on."""
    known = state.creatures[:]
    known.append(int(state.cut))
    if state.board.rubble_used:
        known.extend(state.rubble)
    if state.may(GEM_LURE):
        known.extend(state.piles)
    for kind in state.board.creatures:
        if kind.movement == HUNTS:
            known.extend(state.things)
            known.extend(state.allies)
            for hero in state.heroes:
                known.append(int(hero.field))
    return known
