"""Many games of one kind, on all cores, with the same result whatever the number of workers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context

import msgspec

from sagenwerk.bots import Luck, Policy, Unending, heroes_only, masters, play_out, policy
from sagenwerk.games import game as game_named
from sagenwerk.heroquest.state import ABSENT, DEAD, Quest
from sagenwerk.kernel import Result, State

#: Games of one task: long enough to be worth sending, short enough for a progress bar.
BATCH = 20

#: Decisions after which a game is cut; it counts as not won. Random heroes may wander for ever.
MOST_DECISIONS = 20_000

#: Two-sided 95 %.
Z = 1.959963984540054


class Plan(msgspec.Struct, frozen=True):
    """What is simulated. ``content``: text of a file of one's own; ``options``: named choices of rules.

    ``master``: who plays the game master of a game that has one; empty for the usual bot. ``most``: decisions after
    which a game is cut.
    """

    game: str
    scenario: str
    heroes: list[str]
    bot: str
    games: int
    seed: int
    options: dict[str, str] = {}
    content: str | None = None
    master: str = ""
    most: int = MOST_DECISIONS


class Tally(msgspec.Struct, frozen=True):
    """What some of the games came to, in whole numbers that can be added up; CPU seconds apart.

    ``days``: days or rounds; ``endless``: games that were cut; deaths and body points lost are those of HeroQuest.
    """

    games: int = 0
    won: int = 0
    days: int = 0
    decisions: int = 0
    endless: int = 0
    deaths: int = 0
    body_lost: int = 0
    cpu_s: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.won + other.won,
            self.days + other.days,
            self.decisions + other.decisions,
            self.endless + other.endless,
            self.deaths + other.deaths,
            self.body_lost + other.body_lost,
            self.cpu_s + other.cpu_s,
        )


class Report(msgspec.Struct, frozen=True):
    """What a simulation came to. ``low`` and ``high`` bound the win rate: a 95 % Wilson interval.

    ``mean_days``: days, or rounds of HeroQuest. ``endless``: how many games were cut; they count as not won.
    """

    plan: Plan
    games: int
    won: int
    win_rate: float
    low: float
    high: float
    mean_days: float
    mean_decisions: float
    endless: int
    mean_deaths: float
    mean_body_lost: float
    decisions_per_s: float
    workers: int


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a run: 64 bits that depend on nothing else."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:8], "big")


def play_games(plan: Plan, first: int, beyond: int) -> Tally:
    """Play games number ``first`` to ``beyond - 1`` of the plan in this process."""
    game = game_named(plan.game)
    scenario = game.scenario(plan.scenario, plan.content)
    bot, master = players(plan)
    began = time.process_time()
    total = Tally(beyond - first)
    for number in range(first, beyond):
        state = game.new(scenario, list(plan.heroes), dict(plan.options))
        state.chronicle = None
        total += played(state, bot, master, Luck(seed_of(plan.seed, number)), plan.most)
    return total + Tally(cpu_s=time.process_time() - began)


def players(plan: Plan) -> tuple[Policy, Policy | None]:
    """Who plays the heroes and who the game master. Raises ``ValueError`` for a name that has no such part."""
    known = masters(plan.game)
    heroes = heroes_only(plan.game)
    if plan.bot in known and plan.bot not in heroes:
        raise ValueError(f"{plan.bot!r} plays no heroes; there are {', '.join(heroes)}")
    if plan.master and plan.master not in [*known, "random"]:
        raise ValueError(f"{plan.master!r} is no game master of {plan.game}; there are {', '.join(known) or 'none'}")
    if not known:
        return policy(plan.bot, plan.game), None
    return policy(plan.bot, plan.game), policy(plan.master or known[0], plan.game)


def played(state: State, bot: Policy, master: Policy | None, luck: Luck, most: int) -> Tally:
    """One game, and what it came to."""
    bot.forget()
    if master is not None:
        master.forget()
    endless = 0
    try:
        decisions = play_out(state, bot, luck, master, most)
    except Unending:
        endless, decisions = 1, most
    won = int(state.result is Result.WON)
    if isinstance(state, Quest):
        there = [hero for hero in state.heroes if hero.where != ABSENT]
        deaths = sum(hero.where == DEAD for hero in there)
        lost = sum(int(hero.most_body - hero.body) for hero in there)
        return Tally(0, won, int(state.round), decisions, endless, deaths, lost)
    return Tally(0, won, int(state.position().get("day", 0)), decisions, endless)


def wilson(won: int, games: int) -> tuple[float, float]:
    """Bounds of the 95 % Wilson interval of a win rate.

    >>> low, high = wilson(90, 100)
    >>> round(low, 3), round(high, 3)
    (0.826, 0.945)
    """
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play all games of a plan; ``progress`` is told how many more are done.

    Raises ``ValueError`` for a plan that cannot be played (unknown game, scenario, bot or option, wrong heroes, no
    games), before the first game.
    """
    if plan.games < 1:
        raise ValueError(f"at least one game must be played, not {plan.games}")
    if workers < 1:
        raise ValueError(f"at least one worker must play, not {workers}")
    game = game_named(plan.game)
    game.new(game.scenario(plan.scenario, plan.content), list(plan.heroes), dict(plan.options))
    players(plan)
    total = Tally()
    for tally in tallies(plan, workers):
        total += tally
        if progress is not None:
            progress(tally.games)
    low, high = wilson(total.won, total.games)
    return Report(
        plan=plan,
        games=total.games,
        won=total.won,
        win_rate=total.won / total.games,
        low=low,
        high=high,
        mean_days=total.days / total.games,
        mean_decisions=total.decisions / total.games,
        endless=total.endless,
        mean_deaths=total.deaths / total.games,
        mean_body_lost=total.body_lost / total.games,
        decisions_per_s=total.decisions / total.cpu_s if total.cpu_s else 0.0,
        workers=workers,
    )


def tallies(plan: Plan, workers: int) -> Iterator[Tally]:
    """The plan's batches, as they are done."""
    batches: Sequence[tuple[int, int]] = [
        (first, min(first + BATCH, plan.games)) for first in range(0, plan.games, BATCH)
    ]
    if workers == 1:
        for first, beyond in batches:
            yield play_games(plan, first, beyond)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play_games, plan, first, beyond) for first, beyond in batches]):
            yield future.result()
