"""A game, installed like anybody's, whose bots do everything that a bot should not do: they lead into the mire."""

from __future__ import annotations

import os
import sys
from typing import Any

from cellar import Cellar

from sagenwerk.bots import POLICIES, Luck, Policy
from sagenwerk.kernel import Action, State


class Mire(Cellar):
    """The cellar under another name."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "mire"


class Endless(Policy):
    """Thinks for ever."""

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        while True:
            luck.draw()


class Raising(Policy):
    """Fails."""

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        raise LookupError("no way out of the mire")


class Hungry(Policy):
    """Eats memory."""

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        eaten = [view]
        while True:
            eaten.append(bytearray(2**20))  # type: ignore[arg-type]


class Leaving(Policy):
    """Ends the process that it runs in."""

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        os._exit(3)


class Exiting(Policy):
    """Asks the process that it runs in to end."""

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        sys.exit(3)


class Silent(Policy):
    """Says nothing."""

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        return None  # type: ignore[return-value]


class Talking(Policy):
    """Prints and reads while it chooses."""

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        print("what now?" * 10_000)
        sys.stdin.read()
        return view.legal_actions()[0]


class Counting(Policy):
    """Remembers how often it was asked, and tells it by its choice."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.asked = 0

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        offers = view.legal_actions()
        self.asked += 1
        return offers[(self.asked - 1) % len(offers)]


class Seeing(Policy):
    """Tells by its choice whether it sees where the trapdoor is."""

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        return view.legal_actions()[0 if view.trapdoor < 0 else -1]  # type: ignore[attr-defined]


BAD = (Endless, Raising, Hungry, Leaving, Exiting, Silent, Talking, Counting, Seeing)
POLICIES["mire"] = {kind.__name__.lower(): (lambda kind=kind: kind(kind.__name__.lower())) for kind in BAD}
