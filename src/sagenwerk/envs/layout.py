"""Columns of an observation: what each number of the vector says, and how the vector is cut out of a state's numbers.

``State.numbers()`` packs much into few whole numbers: three bits for each kind of thing in a bag, one for each card.
A ``Layout`` names every part of them and unpacks all at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

#: What an observation is made of.
Vector = NDArray[np.int16]

#: Columns count something, are 0 or 1, or name one of several things (0 for none) that are in no order.
NUMBER, FLAG, CHOICE = "number", "flag", "choice"

#: The greatest number that an observation holds.
MOST = 32_767

_ALL = -1


class Column(NamedTuple):
    """One number of an observation: from 0 to ``high``; ``kind`` is ``number``, ``flag`` or ``choice``."""

    name: str
    high: int
    kind: str


class Layout:
    """Columns in their order, each with its place among the raw numbers of a state."""

    def __init__(self) -> None:
        self.columns: list[Column] = []
        self._places: list[int] = []
        self._shifts: list[int] = []
        self._masks: list[int] = []
        #: What every raw number is too great by.
        self._less: list[int] = []
        self._arrays: tuple[NDArray[np.int64], ...] = ()
        self._length, self._packer = 0, Struct("")
        self._lessened = False

    def skip(self, count: int = 1) -> None:
        """The next raw numbers say nothing that belongs in an observation."""
        self._less += [0] * count

    def numbers(self, names: Sequence[str], high: int, kind: str = NUMBER, less: int = 0) -> None:
        """The next raw numbers, each a column; what is greater than ``high`` is shown as ``high``."""
        for name in names:
            self._column(Column(name, high, kind), 0, _ALL)
            self._less.append(less)

    def packed(self, names: Sequence[str], parts: Sequence[str], bits: int, less: int = 0, lowest: int = 0) -> None:
        """The next raw numbers, each packed: ``bits`` bits for each part from bit ``lowest`` on."""
        high = 2**bits - 1
        for name in names:
            for number, part in enumerate(parts):
                self._column(
                    Column(f"{name}: {part}", high, FLAG if bits == 1 else NUMBER), lowest + bits * number, high
                )
            self._less.append(less)

    def mixed(self, parts: Sequence[tuple[Column, int, int]]) -> None:
        """The next raw number, of whose parts each is told with its shift and its mask."""
        for column, shift, mask in parts:
            self._column(column, shift, mask)
        self._less.append(0)

    def _column(self, column: Column, shift: int, mask: int) -> None:
        self.columns.append(column)
        self._places.append(len(self._less))
        self._shifts.append(shift)
        self._masks.append(mask)

    def complete(self) -> None:
        """No more columns come."""
        tables = (self._less, self._places, self._shifts, self._masks, [column.high for column in self.columns])
        self._lessened = any(self._less)
        self._arrays = tuple(np.array(table, np.int64) for table in tables)

    def read(self, raw: list[int], into: NDArray[Any]) -> None:
        """Fill the columns from the raw numbers; what follows behind those that were told of is left out."""
        less, places, shifts, masks, highs = self._arrays
        length = len(raw)
        if length != self._length:
            self._length, self._packer = length, Struct(f"{length}q")
        values = np.frombuffer(self._packer.pack(*raw), np.int64)  # half the time of np.array(raw)
        if self._lessened:
            values = values[: len(less)] - less
        unpacked = values.take(places)
        unpacked >>= shifts
        unpacked &= masks
        np.minimum(unpacked, highs, out=unpacked)
        np.copyto(into, unpacked, casting="unsafe")
