"""What the counters of a quest in ``Quest.slots`` count; notes and goals read them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: Allies of the heroes that have fallen, and those that are out.
ALLIES_FALLEN: Final[i64] = 0
ALLIES_OUT: Final[i64] = 1
#: Hero + 1 who killed the quest's target, and who brought an ally out.
KILLER: Final[i64] = 2
RESCUER: Final[i64] = 3
#: By hero: spells that he gets back with his equipment (quest 6).
SPELLS_AWAY: Final[i64] = 4
#: Hero + 1 who found everybody's equipment.
FINDER: Final[i64] = 8
#: Rooms that heroes have entered, one bit each.
ROOMS_ENTERED: Final[i64] = 9
#: Heroes who came by a place that all have to pass, four bits a place.
PASSED: Final[i64] = 10
#: Number of the note for which a die falls.
THROWN_FOR: Final[i64] = 11
