"""Random games of the kit: the same seed gives the same course on every machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from sagenwerk.content.notation import from_text
from sagenwerk.kernel import CHANCE, Action, Game, Result, Scenario, State


class Setup(NamedTuple):
    """What the kit plays."""

    game: Game
    scenario: Scenario
    heroes: list[str] | None
    options: dict[str, str]
    seed: int
    #: A position to begin at, instead of the beginning.
    position: str | None = None

    def heroes_of(self, number: int) -> list[str]:
        """Heroes of a game by its number: all numbers of players and all first seats come in turn."""
        if self.heroes is not None:
            return self.heroes
        most, fewest = self.game.most_heroes, self.game.fewest_heroes
        first = number % len(self.game.heroes)
        turned = self.game.heroes[first:] + self.game.heroes[:first]
        return turned[: fewest + number % (most - fewest + 1)]

    def begin(self, number: int) -> State:
        """The state at the beginning of a game."""
        if self.position is not None:
            return from_text(self.game, self.position)
        return self.game.new(self.scenario, list(self.heroes_of(number)), dict(self.options))

    def chooser(self, number: int) -> Random:
        """Whoever decides in a game, chance included."""
        return Random(f"{self.seed}/{number}")


def pick(state: State, chooser: Random) -> Action[Any]:
    """A random legal action; an outcome as often as its weight says."""
    offers = state.legal_actions()
    if state.actor == CHANCE:
        return chooser.choices(offers, state.weights())[0]
    return offers[chooser.randrange(len(offers))]


def digests(setup: Setup, number: int, longest: int) -> Iterator[str]:
    """The digest after each action of a game, one at a time."""
    state = setup.begin(number)
    state.chronicle = None
    chooser = setup.chooser(number)
    yield state.digest()
    for _ in range(longest):
        if state.result is not Result.PLAYING:
            return
        state.apply(pick(state, chooser))
        yield state.digest()


def traces(setup: Setup, numbers: Sequence[int], longest: int) -> list[str]:
    """One text a game: all its digests, each game played after the other."""
    return ["".join(digests(setup, number, longest)) for number in numbers]


def interleaved_traces(setup: Setup, numbers: Sequence[int], longest: int) -> list[str]:
    """The same with the games played in turns, an action of each."""
    running = {number: digests(setup, number, longest) for number in numbers}
    told: dict[int, list[str]] = {number: [] for number in numbers}
    while running:
        for number in list(running):
            digest = next(running[number], None)
            if digest is None:
                del running[number]
            else:
                told[number].append(digest)
    return ["".join(told[number]) for number in numbers]
