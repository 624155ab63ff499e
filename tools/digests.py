"""Plays games of every rule book and writes down a digest of all that was offered, chosen and reached in each.

    python tools/digests.py compiled|interpreted FILE [GAMES PER SCENARIO]

Choices are random, and so are the options from the second game of a scenario on. In games with a game master every
second game is played by bots for both sides: heroes who choose at random soon go home.

The two ways of running the rules must write the same into ``FILE``. The word says which one is meant to run here; if it
is the other one, nothing is written and the exit code is 2.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from sagenwerk import games
from sagenwerk.bots import Luck, masters, policy
from sagenwerk.kernel import CHANCE, GAME_MASTER, Game, Result, Scenario, State, contract

#: Actions after which a game is left as it stands.
MOST_ACTIONS = 1_500
#: Games with a game master have many scenarios and long games: so many times fewer of each.
SCENARIOS_IN_ONE = 5


class Bots:
    """Greedy heroes against one of the policies for the game master."""

    def __init__(self, game: Game, seed: int) -> None:
        names = masters(game.name)
        self.luck = Luck(seed)
        self.heroes = policy("greedy", game.name)
        self.master = policy(names[seed // 2 % len(names)], game.name)

    def choose(self, state: State) -> int:
        """The place of their choice in the list of offers."""
        bot = self.master if state.actor == GAME_MASTER else self.heroes
        name = bot.choose(state.view(state.actor), self.luck).name
        return [action.name for action in state.legal_actions()].index(name)


def play(game: Game, scenario: Scenario, heroes: list[str], seed: int) -> str:
    """Play one game; the digest over all states, all offers and the last position."""
    luck = random.Random(seed)
    # Not every legend has a difficulty to choose.
    free = [option for option in game.options if option.name != "difficulty"] if seed else []
    options = {option.name: luck.choice(option.values) for option in free}
    bots = Bots(game, seed) if game.game_master and seed % 2 else None
    state = game.new(scenario, heroes, options)
    told = hashlib.sha256()
    # Heroes who choose at random may wander for ever.
    for _ in range(MOST_ACTIONS):
        if state.result is not Result.PLAYING:
            break
        offers = state.legal_actions()
        weights = list(state.weights()) if state.actor == CHANCE else [1] * len(offers)
        if bots is None or state.actor == CHANCE:
            chosen = luck.choices(range(len(offers)), weights)[0]
        else:
            chosen = bots.choose(state)
        told.update(f"{state.digest()} {state.actor} {weights} {chosen}\n".encode())
        told.update("\n".join(action.name for action in offers).encode())
        state.apply(offers[chosen])
    told.update(f"{state.digest()} {state.result.name} {state.position()}".encode())
    return told.hexdigest()[:32]


def wanted(count: int) -> Iterator[tuple[str, str, int]]:
    """Rule book, scenario and seed of all games."""
    for name in games.names():
        game = games.game(name)
        for scenario_name in game.scenarios():
            for seed in range(count // SCENARIOS_IN_ONE if game.game_master else count):
                yield name, scenario_name, seed


def line(one: tuple[str, str, int]) -> str:
    """A game is played: rule book, scenario, heroes, seed, digest."""
    name, scenario_name, seed = one
    game = games.game(name)
    number = game.fewest_heroes + seed % (game.most_heroes - game.fewest_heroes + 1)
    heroes = random.Random(seed).sample(game.heroes, number)
    told = play(game, game.scenario(scenario_name), heroes, seed)
    return f"{name} {scenario_name} {','.join(heroes)} {seed} {told}"


def main(expected: str, written: str, count: str = "30") -> int:
    """Write the lines; 2 if the rules do not run as expected."""
    running = "interpreted" if contract.__file__.endswith(".py") else "compiled"
    if running != expected:
        print(f"The rules run {running}, from {contract.__file__}", file=sys.stderr)
        return 2
    with ProcessPoolExecutor() as pool:
        told = list(pool.map(line, wanted(int(count)), chunksize=1))
    Path(written).write_text("".join(f"{one}\n" for one in told), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
