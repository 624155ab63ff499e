"""Train a small policy for Andor Junior on one core, with nothing but numpy, and compare it with random play.

    python examples/train_junior.py                some minutes; prints how it gets on, then what both are worth
    python examples/train_junior.py --short        the short form that the tests run, some seconds

One agent decides for all heroes (``sagenwerk.envs.gym``). Its policy is a softmax over the legal actions. How much an
action is liked depends on its kind (stand still, search, pick up the falcon, ...) and, for a step, on what it leads
nearer to; both in a context of a few things (suns left, who carries the falcon, which tasks are done). That makes some
hundred weights. All of it is read from the named columns of the observation and the names of the actions. They are
learned by policy gradient: what came of a choice, discounted, against what a linear estimate expected.

Random heroes hardly ever finish a task, so they would see little to learn from. The environment is therefore given a
measure whose changes are added to the reward (``GettingOn``). The comparison at the end counts victories and tasks
only.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import sagenwerk
from sagenwerk import envs
from sagenwerk.junior.piles import count
from sagenwerk.junior.scenario import FALCON, HERB, HERB_KINDS, INJURED_FALCON, WOLF_HERB

SCENARIO = "challenge-1"
OPTIONS = {"difficulty": "easy"}
HEROES = ["warrior", "archer", "dwarf", "mage"]
#: Decisions after which a game is given up: heroes who have learned to hold the dragon off could go on for long.
LONGEST = 600
BOARD: Any = sagenwerk.game("junior").scenario(SCENARIO)
FIELDS: list[str] = BOARD.field_names

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


#: As many steps as are told apart; also where no way leads.
MOST_STEPS = 30.0


def ways() -> Floats:
    """Steps from every field to every other, as if the bridge to the mine were open."""
    beside_of = [list(fields) for fields in BOARD.ways]
    beside_of[BOARD.bridge_house].append(BOARD.bridge_end)
    beside_of[BOARD.bridge_end].append(BOARD.bridge_house)
    far = np.full((len(FIELDS), len(FIELDS)), MOST_STEPS)
    for start in range(len(FIELDS)):
        far[start, start] = 0
        border = [start]
        for field in border:
            for beside in beside_of[field]:
                if far[start, beside] == MOST_STEPS:
                    far[start, beside] = far[start, field] + 1
                    border.append(beside)
    return far


FAR = ways()


class GettingOn:
    """How near the heroes are to winning challenge 1, in points: a measure to learn by, not a rule of the game."""

    def __call__(self, seen: Any) -> float:
        heroes = [hero for hero in seen.heroes if hero.field >= 0]
        worth = 0.1 * float(seen.dragon)
        if not seen.still_open(INJURED_FALCON):
            worth += 1
        else:
            carrier = next((hero for hero in heroes if count(hero.bag, FALCON)), None)
            worth += 0.4 + 0.4 * near(carrier, [BOARD.rietburg]) if carrier else 0.0
        if not seen.still_open(WOLF_HERB):
            worth += 1
        else:
            worth += 0.2 * sum(int(count(hero.bag, HERB + kind)) for hero in heroes for kind in range(HERB_KINDS))
        if seen.bridge_open:
            mine = [field for field in BOARD.mine_fields if seen.tiles[field]]
            worth += 1 + seen.cubs + (0.4 * sum(near(hero, mine) for hero in heroes) if mine else 0)
        return worth


def near(hero: Any, fields: list[int]) -> float:
    """1 on one of the fields, less the farther away the nearest of them is."""
    return float(1 - min(FAR[hero.field, fields].min(), 25) / 25)


# --- what is looked at

#: What a step can lead nearer to.
TARGETS = ["the Rietburg", "the falcon", "a thicket", "a Gor", "the mine", "a well", "fog", "who carries the falcon"]


class Looks:
    """Contexts and targets, read from the columns by their names."""

    def __init__(self) -> None:
        self.at = {column.name: number for number, column in enumerate(envs.columns("junior", SCENARIO))}
        self.tiles = self.by_field("tile on {}")
        self.falcon = self.by_field("on {}: falcon")
        self.heroes = self.of([f"{hero}: field" for hero in HEROES])
        self.carries = self.of([f"{hero}: bag: falcon" for hero in HEROES])
        self.suns = self.of([f"{hero}: suns" for hero in HEROES])
        self.dice = self.of([f"{hero}: dice" for hero in HEROES])
        self.herbs = self.of([name for name in self.at if ": bag: herb-" in name])
        self.gors = self.of([f"Gors on {FIELDS[field]}" for field in BOARD.gor_fields])
        self.wells = self.of([f"side of {FIELDS[field]}" for field in BOARD.wells])
        names = ["task done: injured-falcon", "task done: wolf-herb", "turn: bridge open", "turn: acted this turn"]
        self.flags = self.of(names)
        self.gor_fields, self.well_fields = np.array(BOARD.gor_fields), np.array(BOARD.wells)
        self.day = self.at["dragon's way to the Rietburg"]
        kinds = {"thicket": BOARD.thickets, "mine": BOARD.mine_fields, "fog": BOARD.fog_fields}
        self.among = {kind: np.isin(np.arange(len(FIELDS)), fields) for kind, fields in kinds.items()}

    def of(self, names: list[str]) -> Ints:
        return np.array([self.at[name] for name in names])

    def by_field(self, name: str) -> Ints:
        return self.of([name.format(field) for field in FIELDS])

    def targets(self, seen: NDArray[np.int16], fields: Ints) -> Floats:
        """Steps from each of these fields to the nearest target, by kind of target and field."""
        covered = seen[self.tiles] > 0
        there = np.zeros((len(TARGETS), 1, len(FIELDS)), bool)
        there[0, 0, BOARD.rietburg] = True
        there[1, 0] = seen[self.falcon] > 0
        there[2, 0] = covered & self.among["thicket"]
        there[3, 0, self.gor_fields[seen[self.gors] > 0]] = True
        there[4, 0] = covered & self.among["mine"]
        there[5, 0, self.well_fields[seen[self.wells] == 0]] = True
        there[6, 0] = covered & self.among["fog"]
        there[7, 0, seen[self.heroes][seen[self.carries] > 0] - 1] = True
        steps: Floats = np.where(there, FAR[fields], MOST_STEPS).min(axis=2)
        return steps

    def context(self, seen: NDArray[np.int16], hero: int) -> Floats:
        """What a liking depends on."""
        carries = seen[self.carries]
        return np.array(
            [
                1.0,
                seen[self.suns[hero]] / 10,
                seen[self.dice[hero]] / 5,
                float(carries[hero]),
                float(carries.any()),
                min(1.0, seen[self.herbs].sum() / 2),
                *seen[self.flags],
                seen[self.day] / 15,
            ]
        )


class Turn(NamedTuple):
    """What is looked at in one decision: the context; of every legal action its kind, and what it leads nearer to."""

    context: Floats
    kinds: Ints
    nearer: Floats


class Policy:
    """Weights by kind of action and by target, each for every part of the context; an estimate of what will come."""

    def __init__(self, seed: int) -> None:
        self.looks = Looks()
        shared = [name.partition(": ")[2] for name in envs.actions("junior", SCENARIO)]
        field_at = {f"step to {field}": number for number, field in enumerate(FIELDS)}
        self.to = np.array([field_at.get(name, -1) for name in shared])
        shared = [kind_of(name) for name in shared]
        kinds = {name: number for number, name in enumerate(dict.fromkeys(shared))}
        self.kind = np.array([kinds[name] for name in shared])
        width = len(self.look(np.zeros(len(self.looks.at), np.int16), np.array([0])).context)
        self.by_kind = np.zeros((len(kinds), width))
        self.by_target = np.zeros((len(TARGETS), width))
        self.values = np.zeros(width)
        #: How far off the estimate usually is, squared.
        self.surprise = 0.1
        self.chooser = np.random.default_rng(seed)

    def look(self, seen: NDArray[np.int16], legal: Ints) -> Turn:
        """What decides between the legal actions."""
        hero = int(seen[: len(HEROES)].argmax())
        stands, to = int(seen[self.looks.heroes[hero]]) - 1, self.to[legal]
        steps = self.looks.targets(seen, np.append(np.where(to >= 0, to, stands), stands))
        return Turn(self.looks.context(seen, hero), self.kind[legal], (steps[:, -1:] - steps[:, :-1]).T)

    def chances(self, turn: Turn) -> Floats:
        """How likely each legal action is chosen."""
        liking = (self.by_kind[turn.kinds] + turn.nearer @ self.by_target) @ turn.context
        liking = np.exp(liking - liking.max())
        chances: Floats = liking / liking.sum()
        return chances

    def choose(self, chances: Floats) -> int:
        """The place of an action among the legal ones, drawn by its chance."""
        return min(int(chances.cumsum().searchsorted(self.chooser.random())), len(chances) - 1)


def kind_of(name: str) -> str:
    """What an action is, without where and whom."""
    for known in ("step to", "look at", "give"):
        if name.startswith(known):
            return known
    return name


# --- what learns


class Settings(NamedTuple):
    """How fast it learns, and how much slower at the end; what later rewards count; how much is left to chance.

    ``longest``: the longest push of a single game.
    """

    rate: float = 0.05
    fading: float = 0.8
    value_rate: float = 0.01
    discount: float = 0.97
    spread: float = 0.02
    longest: float = 10.0


class Choice(NamedTuple):
    """One decision: what was looked at, the chances of the legal actions, the place of the chosen one, the reward."""

    turn: Turn
    chances: Floats
    chosen: int
    reward: float


def learn(policy: Policy, game: list[Choice], settings: Settings, share: float) -> None:
    """One step of policy gradient after a game; ``share`` of all games are over, and steps get smaller."""
    to_come = 0.0
    by_kind, by_target = np.zeros_like(policy.by_kind), np.zeros_like(policy.by_target)
    usual = policy.surprise**0.5
    for turn, chances, chosen, reward in reversed(game):
        to_come = reward + settings.discount * to_come
        surprise = to_come - float(policy.values @ turn.context)
        policy.values += settings.value_rate * surprise * turn.context
        policy.surprise += 0.001 * (surprise * surprise - policy.surprise)
        push = -surprise / usual * chances
        push[chosen] += surprise / usual
        logs = np.log(chances + 1e-12)
        push -= settings.spread * chances * (logs - float(chances @ logs))
        np.add.at(by_kind, turn.kinds, push[:, None] * turn.context)
        by_target += np.outer(push @ turn.nearer, turn.context)
    # No single game pushes far: what was lucky once is not yet right.
    length = float(np.sqrt((by_kind**2).sum() + (by_target**2).sum()))
    step = (1 - settings.fading * share) * settings.rate / max(1.0, length / settings.longest)
    policy.by_kind += step * by_kind
    policy.by_target += step * by_target


def train(games: int, seed: int, settings: Settings, report: Callable[[str], None] = print) -> Policy:
    """A policy after so many games; ``report`` is told now and then how they went."""
    env = envs.gym("junior", SCENARIO, heroes=HEROES, options=OPTIONS, reward=GettingOn(), max_cycles=LONGEST)
    policy = Policy(seed)
    every = max(1, games // 10)
    won = tasks = 0
    began = time.perf_counter()
    for number in range(1, games + 1):
        seen, info = env.reset(seed=seed if number == 1 else None)
        game: list[Choice] = []
        over = False
        while not over:
            legal = info["action_mask"].nonzero()[0]
            turn = policy.look(seen, legal)
            chances = policy.chances(turn)
            chosen = policy.choose(chances)
            seen, reward, ended, cut, info = env.step(legal[chosen])
            game.append(Choice(turn, chances, chosen, reward))
            over = ended or cut
        learn(policy, game, settings, number / games)
        won += env.match.outcome() > 0
        tasks += tasks_done(env)
        if number % every == 0:
            spent = time.perf_counter() - began
            report(f"{number:6} games, {spent:4.0f} s; the last {every}: {Score(every, won, tasks)}")
            won = tasks = 0
    return policy


#: What a short form learns most by: little is left to later.
SHORT = Settings(rate=0.04, fading=0.0, discount=0.95)


# --- what came of it


class Score(NamedTuple):
    """What many games came to."""

    games: int
    won: int
    tasks: int

    def __str__(self) -> str:
        return f"won {self.won / self.games:6.1%}, tasks done in a game {self.tasks / self.games:.2f}"


def tasks_done(env: Any) -> int:
    """How many tasks were done in the game that is over."""
    return int(env.match.state.done).bit_count()


def evaluate(policy: Policy | None, games: int, seed: int) -> Score:
    """Play games that nothing is learned from: by a policy, or at random."""
    env = envs.gym("junior", SCENARIO, heroes=HEROES, options=OPTIONS, max_cycles=LONGEST)
    chooser = np.random.default_rng(seed)
    won = tasks = 0
    for number in range(games):
        seen, info = env.reset(seed=seed + number)
        over = False
        while not over:
            legal = info["action_mask"].nonzero()[0]
            drawn = policy.choose(policy.chances(policy.look(seen, legal))) if policy else chooser.integers(len(legal))
            seen, _, ended, cut, info = env.step(legal[drawn])
            over = ended or cut
        won += env.match.outcome() > 0
        tasks += tasks_done(env)
    return Score(games, won, tasks)


def main() -> None:
    arguments = argparse.ArgumentParser(description="Train a small policy for Andor Junior and compare it with random.")
    arguments.add_argument("--games", type=int, default=1_600, help="games to learn from")
    arguments.add_argument("--test-games", type=int, default=300, help="games to compare by")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--short", action="store_true", help="150 games only, and steps that suit so few")
    told = arguments.parse_args()
    policy = train(150, told.seed, SHORT) if told.short else train(told.games, told.seed, Settings())
    print("trained:", evaluate(policy, told.test_games, 1_000_000))
    print("random: ", evaluate(None, told.test_games, 1_000_000))


if __name__ == "__main__":
    main()
