"""Playing games to their end as fast as the rules allow: policies and the loop around them (compiled).

Policies look at a view and give back one of its legal actions. What they need of luck comes from ``Luck``, a small
generator of their own; nothing here touches the dealer of a real game.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from sagenwerk.kernel.contract import CHANCE, GAME_MASTER, Action, Result, State

MASK: Final[i64] = 0xFFFFFFFF

#: Decisions after which a play-out counts as endless.
MOST_DECISIONS: Final = 200_000


class Luck:
    """A generator of 32-bit numbers (sfc32): the same on every machine, compiled or not, seeded by any whole number."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.draw()

    def draw(self) -> i64:
        """The next number, 0 to 2**32 - 1."""
        drawn = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & MASK)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + drawn) & MASK
        return drawn

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; bound is at most 2**30, the bias at most bound / 2**32."""
        return (self.draw() * bound) >> 32


class Unending(Exception):
    """A game took more decisions than it was given."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(f"{name!r} does not end: more than {most:,} decisions")


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How a bot chooses. ``name`` is what people call it by."""

    def __init__(self, name: str) -> None:
        self.name = name
        #: Whether the list of offers is all that it looks at: nobody has to take secrets out for it.
        self.looks_at_offers = False

    def forget(self) -> None:
        """Another game is about to begin: what was kept of the last one holds no more."""

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        """One of ``view.legal_actions()``; the view is not changed."""
        raise TypeError(f"policy {self.name!r} chooses nothing")


class Random(Policy):
    """Any legal action, all with the same chance."""

    def __init__(self) -> None:
        super().__init__("random")
        self.looks_at_offers = True

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        offers = view.legal_actions()
        return offers[luck.below(len(offers))]


def by_weight(weights: list[int], luck: Luck) -> int:
    """The place of one of the weights, drawn by its weight."""
    total: i64 = 0
    for weight in weights:
        total += weight
    drawn = luck.below(total)
    place = 0
    for weight in weights:
        drawn -= weight
        if drawn < 0:
            break
        place += 1
    return place


def deal(state: State, luck: Luck) -> Action[Any]:
    """An outcome by its weight."""
    offers = state.legal_actions()
    return offers[0] if len(offers) == 1 else offers[by_weight(state.weights(), luck)]


def play_out(state: State, policy: Policy, luck: Luck, master: Policy | None = None, most: int = MOST_DECISIONS) -> int:
    """Play this state to its end; how many decisions (chance not counted) it took.

    ``master`` plays the game master of a game that has one, and knows what he knows; ``policy`` then chooses by its
    view alone. Without ``master`` the policy plays everybody on the board that lies open. Raises ``Unending`` after
    ``most`` decisions.
    """
    decisions: i64 = 0
    while state.result is Result.PLAYING:
        actor = state.actor
        if actor == CHANCE:
            state.apply(deal(state, luck))
            continue
        if master is None or policy.looks_at_offers:
            state.apply((master if master is not None and actor == GAME_MASTER else policy).choose(state, luck))
        elif actor == GAME_MASTER:
            state.apply(master.choose(state, luck))
        else:
            state.apply(policy.choose(state.view(actor), luck))
        decisions += 1
        if decisions > most:
            raise Unending(policy.name, most)
    return decisions


def random_play_out(state: State, luck: Luck, master: Policy | None = None, most: int = MOST_DECISIONS) -> int:
    """The same with random choices, without asking a policy: what the bench measures."""
    decisions: i64 = 0
    while state.result is Result.PLAYING:
        actor = state.actor
        if actor == CHANCE:
            state.apply(deal(state, luck))
            continue
        if master is not None and actor == GAME_MASTER:
            state.apply(master.choose(state, luck))
        else:
            offers = state.legal_actions()
            state.apply(offers[luck.below(len(offers))])
        decisions += 1
        if decisions > most:
            raise Unending("random", most)
    return decisions
