"""How the kit says that a law is broken, and how it counts those that held."""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

from sagenwerk.kernel import State


class LawBroken(AssertionError):
    """A game does not keep the contract: which law, in which game, after which actions."""

    def __init__(self, law: str, what: str, game: str, told: list[str]) -> None:
        last = "; ".join(told[-8:]) or "nothing yet"
        super().__init__(f"{law}: {what}\n  in {game}\n  after {len(told)} actions, the last of them: {last}")
        self.law = law
        self.what = what


class Laws:
    """The laws in one game: counts what held, raises LawBroken for what did not."""

    def __init__(self, game: str, held: Counter[str]) -> None:
        self.game = game
        self.held = held
        #: Names of all actions and outcomes so far.
        self.names: list[str] = []

    def holds(self, law: str, true: object, what: str) -> None:
        """Count this law, or raise LawBroken with ``what`` is wrong."""
        if not true:
            self.broken(law, what)
        self.held[law] += 1

    def same(self, law: str, one: State, other: State, what: str) -> None:
        """Two states must be the same, by digest and by position."""
        if one.digest() != other.digest():
            self.broken(law, f"{what}: digests {one.digest()} and {other.digest()} differ{_difference(one, other)}")
        if one.position() != other.position():
            self.broken(law, f"{what}: positions differ{_difference(one, other)}")
        self.held[law] += 1

    def broken(self, law: str, what: str) -> NoReturn:
        raise LawBroken(law, what, self.game, self.names)


def _difference(one: State, other: State) -> str:
    """The keys of the positions that differ, for a person who looks for the mistake."""
    left, right = one.position(), other.position()
    keys = [key for key in {**left, **right} if left.get(key) != right.get(key)]
    shown = [f"{key}: {left.get(key)!r} and {right.get(key)!r}" for key in keys[:3]]
    return f" ({'; '.join(shown)})" if shown else ""
