"""What places are worth to the greedy heroes of Andor Junior (compiled).

The numbers were found by play: of many that differ a little those that win most, over all scenarios with four heroes
(evolution with paired steps, 90,000 games). They are values per sun, measured against each other; ten is about a field
of the dragon.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: In tenths: a Gor by the number of its field, the nearest to the castle first; a fort.
GORS: Final[list[int]] = [0, 487, 217, 194, 213, 159, 181, 126]
#: What a walk costs besides its suns, in tenths of a sun.
START_COST: Final[i64] = 20
#: Percent of its value that is left if somebody else gets there sooner,
NEARER: Final[i64] = 37
#: and if it takes more than a day.
BEYOND: Final[i64] = 46
FORT: Final[i64] = 244
#: From this field on the dragon is a danger, the more the nearer he is.
DANGER: Final[i64] = 7
FIGHT_IN_DANGER: Final[i64] = 11
#: Thousandths of its value that a fight has that is not won today.
UNDECIDED: Final[i64] = 320
BAD_FOG: Final[i64] = 19
GOOD_FOG: Final[i64] = 11
FOG: Final[i64] = 1
FOG_FOR_WOOD: Final[i64] = 8
FOG_FOR_GOLD: Final[i64] = 7
FOG_IN_DANGER: Final[i64] = 0
MINE_OF_MAGE: Final[i64] = 27
MINE: Final[i64] = 35
MINE_IN_DANGER: Final[i64] = 0
THE_WOOD: Final[i64] = 14
A_SWORD: Final[i64] = 8
GOLD_FOR_POTION: Final[i64] = 31
SPARE_GOLD: Final[i64] = 8
THE_FALCON: Final[i64] = 43
AN_HERB: Final[i64] = 13
SECOND_HERB: Final[i64] = 46
A_BASKET: Final[i64] = 37
A_BOOK: Final[i64] = 20
OWN_LETTER: Final[i64] = 28
OTHER_LETTER: Final[i64] = 5
FALCON_HOME: Final[i64] = 70
BASKET_HOME: Final[i64] = 22
WOOD_HOME: Final[i64] = 21
BEACON: Final[i64] = 17
BEACON_IN_DANGER: Final[i64] = 2
BOOK_HOME: Final[i64] = 23
BUYS_POTION: Final[i64] = 140
BUYS_TORCH: Final[i64] = 20
BUYS_TORCH_EARLY: Final[i64] = 4
LETTER_HOME: Final[i64] = 36
A_THICKET: Final[i64] = 20
DIRTY_WELL: Final[i64] = 11
TWO_AT_WELL: Final[i64] = 52
NEAR_AT_WELL: Final[i64] = 15
THE_TROLL: Final[i64] = 45
A_SUN: Final[i64] = 6
