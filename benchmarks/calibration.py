"""Whether the stated chance to win holds: whole games, the chance at one moment of each, and who won in the end.

    python benchmarks/calibration.py junior [--games 500] [--bot greedy] [--rests 10] [--imagined 40] [--seed 1]

Every game is played to its end by one bot for all heroes (and the usual game master, where there is one): ``greedy``,
whose games the table states the chance of, or another; HeroQuest's heroes bring what a campaign gave them. At one
decision of each game, any with the same chance, the heroes' chance is stated as the table would; from there the game is
played to its end ``--rests`` times, each time with other dice. The scenarios take turns.

Prints a table by tenths of the stated chance (games, mean stated, share won, difference in points, and how much of it
can be chance: two standard errors), the same without any correction, and the correction that fits best (``CORRECTIONS``
in ``bots/chance.py``). ``--test`` with another seed says how the corrections that are in force do on new games: exit
code 1 if a tenth with at least ``--enough`` games is off by more than 5 points and by more than chance. ``--keep FILE``
appends one line of JSON a game, and reads what is there already instead of playing it again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from math import exp, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from sagenwerk.bots import KNOWLEDGE, Luck, deal, masters, policy
from sagenwerk.bots.chance import AS_IT_IS, CORRECTIONS, GAMES, Correction, chance, corrected, logit, smoothed
from sagenwerk.games import game as game_named
from sagenwerk.kernel import CHANCE, GAME_MASTER, Result, State
from sagenwerk.lab.parties import party
from sagenwerk.lab.simulate import seed_of

#: Scenarios with their options.
SETTINGS: dict[str, list[tuple[str, dict[str, str]]]] = {
    "junior": [
        *[(f"challenge-{number}", {}) for number in range(1, 5)],
        *[(f"free-{difficulty}", {}) for difficulty in ("easy", "medium", "hard")],
    ],
    "andor": [("legend-1", {}), ("legend-2", {"difficulty": "easy"}), ("legend-2", {"difficulty": "normal"})],
    "heroquest": [
        *[(f"quest-{number}", {"edition": "eu1"}) for number in range(1, 15)],
        *[(f"quest-{number}", {"edition": "us"}) for number in range(1, 15)],
    ],
}
HEROES: dict[str, list[list[str]]] = {
    "junior": [["warrior", "archer", "dwarf", "mage"], ["warrior", "archer"], ["archer", "dwarf", "mage"]],
    "andor": [["warrior", "archer", "dwarf", "wizard"], ["warrior", "archer"], ["archer", "dwarf", "wizard"]],
    "heroquest": [["barbarian", "dwarf", "elf", "wizard"]],
}
MOST = 20_000
#: Points by which a tenth may be off.
POINTS = 5.0


class Game(NamedTuple):
    """One game: what was imagined at its moment, how often it was played on from there, and how often it was won."""

    scenario: str
    number: int
    imagined: int
    won_imagined: int
    rests: int
    won: int


class Stated(NamedTuple):
    """A stated chance, and the share that was won from there."""

    chance: float
    won: float


class Players:
    """Who plays the games: one bot for all heroes, and the usual game master."""

    def __init__(self, game: str, bot: str) -> None:
        self.heroes = policy(bot, game)
        self.master = policy(masters(game)[0], game) if masters(game) else None

    def play_on(self, state: State, luck: Luck, moment: Callable[[State], None] | None = None) -> bool:
        """Play a game to its end, and tell ``moment`` of every decision of a hero; whether it was won."""
        self.heroes.forget()
        decisions = 0
        while state.result is Result.PLAYING and decisions < MOST:
            actor = state.actor
            if actor == CHANCE:
                state.apply(deal(state, luck))
            elif actor == GAME_MASTER and self.master is not None:
                state.apply(self.master.choose(state, luck))
            else:
                decisions += 1
                if moment is not None:
                    moment(state)
                state.apply(self.heroes.choose(state.view(actor), luck))
        return state.result is Result.WON


class Moment:
    """Any of the decisions of a game, with the same chance for all."""

    def __init__(self, pick: Luck) -> None:
        self.pick = pick
        self.decisions = 0
        self.state: State | None = None

    def __call__(self, state: State) -> None:
        self.decisions += 1
        if self.pick.below(self.decisions) == 0:
            self.state = state.clone()


def played(game: str, bot: str, number: int, seed: int, imagined: int, rests: int) -> Game:
    """One game to its end, the chance at one decision of it, and the rest of it again and again."""
    rules = game_named(game)
    scenario, heroes, options = setting(game, number)
    pick, players = Luck(seed_of(seed + 1, number)), Players(game, bot)
    content = party(options["edition"], int(scenario.removeprefix("quest-"))) if game == "heroquest" else ""
    state = rules.new(rules.scenario(scenario, content or None), heroes, options)
    state.chronicle = None
    moment = Moment(pick)
    won = int(players.play_on(state, Luck(seed_of(seed, number)), moment))
    there = moment.state
    assert there is not None
    found = chance(KNOWLEDGE[game](), there.view(there.actor), pick, imagined)
    won += sum(players.play_on(there.clone(), Luck(pick.draw())) for _ in range(rests - 1))
    return Game(scenario, number, found.games, found.won, rests, won)


def setting(game: str, number: int) -> tuple[str, list[str], dict[str, str]]:
    """Scenario, heroes and options of a game: all of them take turns."""
    settings, heroes = SETTINGS[game], HEROES[game]
    turn, place = divmod(number, len(settings))
    scenario, options = settings[place]
    return scenario, heroes[turn % len(heroes)], dict(options)


def fitted(games: list[Game]) -> Correction:
    """The logistic correction under which the games that were won are most likely (Newton, slightly held to 0, 1)."""
    shift, slope = 0.0, 1.0
    seen = [(logit(smoothed(game.won_imagined, game.imagined)), game.won / game.rests) for game in games]
    for _ in range(50):
        # A weak prior: as if few games had said that nothing needs a correction.
        first, second = -shift, -(slope - 1.0)
        aa, ab, bb = 1.0, 0.0, 1.0
        for x, won in seen:
            share = 1 / (1 + exp(-(shift + slope * x)))
            weight = share * (1 - share)
            first += won - share
            second += (won - share) * x
            aa += weight
            ab += weight * x
            bb += weight * x * x
        bottom = aa * bb - ab * ab
        shift += (bb * first - ab * second) / bottom
        slope += (aa * second - ab * first) / bottom
    return Correction(round(shift, 3), round(slope, 3))


def cases(game: str, number: int) -> tuple[str, str, str]:
    """Names under which a correction of this game may stand, as in ``sagenwerk.bots.chance``."""
    scenario, _, options = setting(game, number)
    return f"{game}/{scenario}/{options.get('edition', '')}", f"{game}/{scenario}", game


def in_force(game: str, number: int) -> Correction:
    """The correction that the table uses."""
    return next((CORRECTIONS[name] for name in cases(game, number) if name in CORRECTIONS), AS_IT_IS)


def fitted_each(game: str, games: list[Game]) -> dict[str, Correction]:
    """The correction of every scenario and edition by itself."""
    by_case: dict[str, list[Game]] = {}
    for one in games:
        by_case.setdefault(cases(game, one.number)[0], []).append(one)
    return {case: fitted(there) for case, there in by_case.items()}


def tenths(stated: list[Stated], enough: int) -> float:
    """Print the table; the largest difference of a tenth that has enough games, in points, if not by chance."""
    print("stated     games  mean stated    won   difference  by chance")
    worst = 0.0
    for tenth in range(10):
        there = [one for one in stated if min(9, int(10 * one.chance)) == tenth]
        if not there:
            continue
        mean = 100 * sum(one.chance for one in there) / len(there)
        won = 100 * sum(one.won for one in there) / len(there)
        # What chance alone may do to the difference, two standard errors; no less than if a game more were otherwise.
        squares = sum((100 * (one.won - one.chance) - (won - mean)) ** 2 for one in there)
        spread = max(2 * sqrt(squares) / len(there), 100 / len(there) ** 1.5)
        span = f"{10 * tenth:3}-{10 * tenth + 10:3} %"
        mark = "" if len(there) >= enough else "  (few games)"
        print(f"{span} {len(there):6} {mean:11.1f} % {won:5.1f} % {won - mean:+9.1f}   +-{spread:6.1f}{mark}")
        if len(there) >= enough and abs(won - mean) > spread:
            worst = max(worst, abs(won - mean))
    return worst


def kept(path: Path | None, key: dict[str, Any]) -> dict[int, Game]:
    """The games of such a run that a file holds already, by number."""
    if path is None or not path.exists():
        return {}
    games = {}
    for line in path.read_text("utf-8").splitlines():
        found = json.loads(line)
        if all(found[name] == value for name, value in key.items()):
            games[found["number"]] = Game(*(found[field] for field in Game._fields))
    return games


def asked() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SETTINGS))
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--rests", type=int, default=10)
    parser.add_argument("--imagined", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--enough", type=int, default=30)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--each", action="store_true", help="fit a correction to each scenario and edition")
    parser.add_argument("--test", action="store_true")
    return parser.parse_args()


def main() -> None:
    wanted = asked()
    key = {name: getattr(wanted, name) for name in ("game", "bot", "seed", "imagined", "rests")}
    known = kept(wanted.keep, key)
    games: list[Game] = []
    for number in range(wanted.games):
        one = known.get(number)
        if one is None:
            one = played(wanted.game, wanted.bot, number, wanted.seed, wanted.imagined, wanted.rests)
            if wanted.keep is not None:
                with wanted.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(key | one._asdict()) + "\n")
        games.append(one)
    silent = sum(one.imagined == 0 for one in games)
    games = [one for one in games if one.imagined]
    shares = [smoothed(one.won_imagined, one.imagined) for one in games]
    won = [one.won / one.rests for one in games]
    print(f"{wanted.game}, {wanted.bot}: {len(games)} games, {100 * sum(won) / len(won):.1f} % won; as stated:")
    if silent:
        print(f"({silent} more games of which nothing could be said)")
    worst = tenths(
        [
            Stated(corrected(share, in_force(wanted.game, one.number)), rate)
            for share, rate, one in zip(shares, won, games, strict=True)
        ],
        wanted.enough,
    )
    if wanted.test:
        print(f"largest difference that is not by chance: {worst:.1f} points")
        sys.exit(worst > POINTS)
    print("without any correction:")
    tenths([Stated(share, rate) for share, rate in zip(shares, won, strict=True)], wanted.enough)
    each = fitted_each(wanted.game, games) if wanted.each else {}
    best = fitted(games)
    for name, found in (each or {wanted.game: best}).items():
        print(f'    "{name}": Correction({found.shift}, {found.slope}),')
    print("as fitted:")
    tenths(
        [
            Stated(corrected(share, each.get(cases(wanted.game, one.number)[0], best)), rate)
            for share, rate, one in zip(shares, won, games, strict=True)
        ],
        wanted.enough,
    )


if __name__ == "__main__":
    main()
