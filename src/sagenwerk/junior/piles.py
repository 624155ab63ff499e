"""Piles: how many of each kind of thing lie together, as one whole number with three bits a kind.

A loot bag and what lies on a field are piles (R-026, R-078); one kind comes at most seven times.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: The most of one kind that a pile can hold; content files are checked against it.
MOST_OF_A_KIND: Final[i64] = 7

#: What one thing of each kind adds to a pile. A table, since compiled code shifts the literal 1 within 32 bits only.
ONE_OF: Final[list[int]] = [int(8**kind) for kind in range(18)]


def count(pile: i64, item: i64) -> i64:
    """How many of this kind are in the pile."""
    return (pile >> (3 * item)) & 7


def one_more(pile: i64, item: i64) -> i64:
    """The pile with one more of this kind."""
    return pile + ONE_OF[item]


def one_less(pile: i64, item: i64) -> i64:
    """The pile with one less of this kind."""
    return pile - ONE_OF[item]
