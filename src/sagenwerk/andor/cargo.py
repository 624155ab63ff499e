"""What heroes carry and what lies on fields: kinds of articles, gold, farmers, and the things of a legend.

Articles lie in piles, whole numbers with three bits a kind; one kind comes at most seven times.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: Kinds of articles (AN-179 to AN-201). A used side is a kind of its own.
ITEM_NAMES: Final = [
    "wineskin",
    "half-wineskin",
    "shield",
    "damaged-shield",
    "bow",
    "falcon",
    "used-falcon",
    "telescope",
    "helm",
    "brew",
    "half-brew",
    "herb-3",
    "herb-4",
    "stone-blue",
    "stone-yellow",
    "stone-green",
    "stone",
    "gem-2",
    "gem-4",
    "gem-6",
]
WINESKIN: Final[i64] = 0
HALF_WINESKIN: Final[i64] = 1
SHIELD: Final[i64] = 2
DAMAGED_SHIELD: Final[i64] = 3
BOW: Final[i64] = 4
FALCON: Final[i64] = 5
USED_FALCON: Final[i64] = 6
TELESCOPE: Final[i64] = 7
HELM: Final[i64] = 8
BREW: Final[i64] = 9
HALF_BREW: Final[i64] = 10
HERB_3: Final[i64] = 11
HERB_4: Final[i64] = 12
STONE_BLUE: Final[i64] = 13
STONE_YELLOW: Final[i64] = 14
STONE_GREEN: Final[i64] = 15
#: A rune stone that lies face down.
STONE: Final[i64] = 16
GEM_2: Final[i64] = 17
GEM_4: Final[i64] = 18
GEM_6: Final[i64] = 19
ITEMS: Final[i64] = 20

#: Kinds of cargo: the articles, then gold, farmers, and up to ten things of the legend.
GOLD: Final[i64] = 20
FARMER: Final[i64] = 21
THING: Final[i64] = 22
CARGO_NAMES: Final = [*ITEM_NAMES, "gold", "farmer"]

#: Where an article is kept (AN-179).
LARGE: Final[i64] = 0
HEAD: Final[i64] = 1
SMALL: Final[i64] = 2
PURSE: Final[i64] = 3
SLOTS: Final[list[int]] = [2, 2, 0, 0, 0, 0, 0, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3]
SLOT_NAMES: Final = ["large", "head", "small", "purse"]
#: How many articles fit: one large, one helm, three small ones; the purse has no limit.
ROOM: Final[list[int]] = [1, 1, 3, 1000]

#: Value of a gem at a merchant, of a herb (AN-192, AN-201); 0 for everything else.
WORTH: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 0, 0, 0, 0, 2, 4, 6]

#: What one thing of each kind adds to a pile. A table, since compiled code shifts the literal 1 within 32 bits only.
ONE_OF: Final[list[int]] = [int(8**kind) for kind in range(20)]
#: One bit a number, for the sets of bits in a state.
BIT: Final[list[int]] = [int(2**number) for number in range(62)]
MOST_OF_A_KIND: Final[i64] = 7


def count(pile: i64, item: i64) -> i64:
    """How many of this kind are in the pile."""
    return (pile >> (3 * item)) & 7


def one_more(pile: i64, item: i64) -> i64:
    """The pile with one more of this kind."""
    return pile + ONE_OF[item]


def one_less(pile: i64, item: i64) -> i64:
    """The pile with one less of this kind."""
    return pile - ONE_OF[item]


def tokens_in(pile: i64) -> i64:
    """How many things are in the pile, of all kinds together."""
    number: i64 = 0
    while pile:
        number += pile & 7
        pile >>= 3
    return number


def in_slot(pile: i64, slot: i64) -> i64:
    """How many articles of the pile need this slot."""
    number: i64 = 0
    item: i64 = 0
    while pile:
        if pile & 7 and SLOTS[item] == slot:
            number += pile & 7
        pile >>= 3
        item += 1
    return number
