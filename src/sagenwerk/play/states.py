"""States that a play remembers, so that taking back need not do everything again from the beginning."""

from __future__ import annotations

from bisect import bisect_right

from sagenwerk.kernel import State

#: So many of the last states are all kept; of those before them one in so many entries.
CLOSE = 8
APART = 64


class States:
    """States by how many entries of the line led to them. Whoever gets one copies it before it changes."""

    def __init__(self, length: int, begin: State) -> None:
        #: From the one that is never forgotten on; ascending.
        self._lengths = [length]
        self._states = [begin]

    @property
    def begin(self) -> State:
        """The first state, before which nothing can be taken back."""
        return self._states[0]

    @property
    def first(self) -> int:
        """How many entries led to it."""
        return self._lengths[0]

    @property
    def last(self) -> int:
        """How many entries led to the last state that is remembered."""
        return self._lengths[-1]

    def remember(self, length: int, state: State) -> None:
        """Keep a state, which nobody changes from now on. Nothing happens if that or a later one is known."""
        if length <= self.last:
            return
        self._lengths.append(length)
        self._states.append(state)
        middle = len(self._lengths) - 1 - CLOSE
        if middle > 0 and self._lengths[middle] // APART == self._lengths[middle - 1] // APART:
            del self._lengths[middle], self._states[middle]

    def nearest(self, length: int) -> tuple[int, State]:
        """The last state that is known at or before this length of the line, and its own length."""
        place = max(bisect_right(self._lengths, length) - 1, 0)
        return self._lengths[place], self._states[place]

    def forget_after(self, length: int) -> None:
        """Drop what belongs to a line that no longer holds."""
        keep = max(bisect_right(self._lengths, length), 1)
        del self._lengths[keep:], self._states[keep:]
