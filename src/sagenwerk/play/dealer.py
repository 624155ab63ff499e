"""What chance gives: dice that depend on a seed, or on what a test wrote down. The rules never see either."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from typing import Any, Protocol

from sagenwerk.kernel import Action, State


class Dice(Protocol):
    """Whoever throws the dice of a play."""

    def pick(self, state: State, asked: int, drawn: int, anew: int) -> Action[Any]:
        """One of the outcomes that ``state`` offers.

        ``asked``: how often this question was answered on the current line of play, ``drawn``: how often any
        chance was. ``anew``: how many outcomes of this question were taken back, where those are rolled anew, else
        0. Nothing else may matter, so that undo and redo give the same dice.
        """


def commitment(seed: int, salt: str) -> str:
    """What binds a dealer to seed and salt before they are told: sha256 of ``sagenwerk dice SEED SALT``.

    >>> commitment(7, "00ff")
    '596fb757e07e8e81a7f86303b6ecaa283fd077d3e07eeba21954a03da10fe3ca'
    """
    return sha256(f"sagenwerk dice {seed} {salt}".encode()).hexdigest()


def fresh() -> tuple[int, str]:
    """A seed that nobody can guess, and the salt to go with it."""
    # Below 2**53, so that every reader of JSON keeps it exactly.
    return secrets.randbelow(2**53), secrets.token_hex(16)


class Dealer:
    """Dice keyed by seed and salt, the name of the question and how often it was asked: the same on every platform.

    >>> [Dealer(7).index("die", asked, [1] * 6) + 1 for asked in range(6)]
    [5, 6, 1, 3, 6, 6]
    >>> [Dealer(7, "00ff").index("die", asked, [1] * 6) + 1 for asked in range(6)]
    [2, 3, 4, 6, 5, 5]
    """

    def __init__(self, seed: int, salt: str = "") -> None:
        self._key = f"{seed} {salt}" if salt else f"{seed}"

    def pick(self, state: State, asked: int, drawn: int, anew: int) -> Action[Any]:
        """An outcome, each exactly as often as its weight says."""
        return state.legal_actions()[self.index(state.question().name, asked, state.weights(), anew)]

    def index(self, name: str, asked: int, weights: Sequence[int], anew: int = 0) -> int:
        """A place in ``weights``, for the ``asked``-th draw of this name. Raises ValueError without any weight."""
        sums = list(accumulate(weights))
        if not sums or sums[-1] < 1 or min(weights) < 0:
            raise ValueError(f"{name!r} cannot be drawn with the weights {list(weights)}")
        drawn = self._number_below(sums[-1], f"{self._key}\n{name}\n{asked}", f"\n{anew}" if anew else "")
        return bisect_right(sums, drawn)

    def _number_below(self, bound: int, key: str, anew: str) -> int:
        # The end of the range that would make small numbers likelier is thrown again.
        fair = 2**256 - 2**256 % bound
        again = 0
        while True:
            number = int.from_bytes(sha256(f"{key}\n{again}{anew}".encode()).digest(), "big")
            if number < fair:
                return number % bound
            again += 1


class ScriptError(ValueError):
    """A scripted throw is missing or not possible; the text lists what would have been."""


class Script:
    """Outcomes written down beforehand, for tests: whole names, or a last part that only one of them has.

    ``Script([5, "lightning"])``: the outcome whose name ends in 5, then the one whose name ends in "lightning".
    """

    def __init__(self, throws: Sequence[str | int], since: int = 0) -> None:
        self.throws = list(throws)
        #: Outcomes that were drawn before the script begins.
        self.since = since

    def pick(self, state: State, asked: int, drawn: int, anew: int) -> Action[Any]:
        """The outcome that the script names next. Raises ScriptError if it ends or does not fit."""
        names = [outcome.name for outcome in state.legal_actions()]
        question = state.question().name
        place = drawn - self.since
        if place >= len(self.throws):
            raise ScriptError(
                f"the script has only {len(self.throws)} throws, and {question!r} asks for another: {_one_of(names)}"
            )
        wanted = str(self.throws[place])
        found = [number for number, name in enumerate(names) if name == wanted]
        if not found:
            found = [number for number, name in enumerate(names) if _ends_in(name, wanted)]
        if len(found) != 1:
            problem = "is not possible" if not found else "is not the only one of that ending"
            raise ScriptError(
                f"throw {place + 1} of the script, {wanted!r}, {problem} for {question!r}: {_one_of(names)}"
            )
        return state.legal_actions()[found[0]]


class DiceNotTold(ValueError):
    """The save of a game that was not over holds neither seed nor salt: whoever goes on needs new dice."""


class Untold:
    """In the place of dice whose seed is not told."""

    def pick(self, state: State, asked: int, drawn: int, anew: int) -> Action[Any]:
        """Raises DiceNotTold."""
        raise DiceNotTold("the seed of this game is not told before its end; go on with new dice, by a fork")


def _ends_in(name: str, wanted: str) -> bool:
    """Whether the last words of ``name`` are ``wanted``: "die 12" does not end in 2."""
    before = name.removesuffix(wanted)
    return before != name and not before[-1:].isalnum()


def _one_of(names: Sequence[str]) -> str:
    return "one of " + ", ".join(repr(name) for name in names)
