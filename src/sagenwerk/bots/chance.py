"""How likely the heroes win from here: imagined games, and a correction that measured games have given.

Imagined games are played on with the simple policies of a game's knowledge: the chance is that of simple heroes. How
true it is ``benchmarks/calibration.py`` measures: it plays whole games, asks for the chance at one moment of each, and
plays on from there. Where imagined games are too good or too bad, it fits the two numbers of ``CORRECTIONS``.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import NamedTuple

from sagenwerk.bots.playout import Luck, deal
from sagenwerk.bots.search import Dreamer, Knowledge
from sagenwerk.kernel.contract import CHANCE, GAME_MASTER, Result, State

#: Imagined games for one stated chance.
GAMES = 40
#: Decisions after which one of them is cut: three times as many as most games have.
MOST_DECISIONS = 3000

#: Where fewer than one in so many comes to an end, those that do say nothing about the others.
TOO_FEW = 4

#: Two-sided 95 %.
Z = 1.959963984540054


class Chance(NamedTuple):
    """What imagined games say that came to an end. ``stated``: the chance to tell people; ``low`` to ``high``: 95 % of
    the sampling. Without any ``games`` while the real one goes on, nobody knows.

    The bounds say how far more imagined games could move the stated chance, not how much the players may differ from
    the bots that it was measured with.
    """

    won: int
    games: int
    low: float
    high: float
    stated: float


#: The imagined games have told nothing.
UNKNOWN = Chance(0, 0, 0.0, 1.0, 0.5)


class Correction(NamedTuple):
    """The logit of the stated chance is ``shift + slope`` times the logit of the share of games won."""

    shift: float
    slope: float


AS_IT_IS = Correction(0.0, 1.0)

#: By game, scenario, or scenario and edition, where the measured games asked for one (``docs/strength.md``): what is
#: made up is mostly harder than the quest, and in some easier.
CORRECTIONS: dict[str, Correction] = {
    "heroquest": Correction(0.5, 1.0),
    "heroquest/quest-6/eu1": Correction(2.0, 1.0),
    "heroquest/quest-11/eu1": Correction(3.9, 1.0),
    "heroquest/quest-1/us": Correction(1.4, 1.0),
    "heroquest/quest-2/us": Correction(2.1, 1.0),
    "heroquest/quest-3/us": Correction(1.5, 1.0),
    "heroquest/quest-4/us": Correction(-0.5, 1.0),
    "heroquest/quest-5/us": Correction(1.0, 1.0),
    "heroquest/quest-6/us": AS_IT_IS,
    "heroquest/quest-7/us": Correction(1.2, 1.0),
    "heroquest/quest-10/us": Correction(1.5, 1.0),
    "heroquest/quest-11/us": Correction(3.7, 1.0),
    "heroquest/quest-12/us": Correction(-0.8, 1.0),
    "heroquest/quest-14/us": Correction(-1.4, 1.0),
}


def chance(knowledge: Knowledge, view: State, luck: Luck, games: int = GAMES) -> Chance:
    """How likely the heroes win from this view. ``luck`` alone decides what is imagined.

    Raises ``ValueError`` if not even one game may be imagined.
    """
    if games < 1:
        raise ValueError(f"a chance needs at least one imagined game, not {games}")
    if view.result is not Result.PLAYING:
        sure = 1.0 if view.result is Result.WON else 0.0
        return Chance(0, 0, sure, sure, sure)
    ended = [result for _ in range(games) if (result := played_on(knowledge, view, luck)) is not Result.PLAYING]
    if TOO_FEW * len(ended) < games:
        return UNKNOWN
    won = ended.count(Result.WON)
    correction = correction_for(view)
    low, high = bounds(won, len(ended))
    return Chance(
        won,
        len(ended),
        corrected(low, correction),
        corrected(high, correction),
        corrected(smoothed(won, len(ended)), correction),
    )


def correction_for(view: State) -> Correction:
    """The correction in force: of the scenario in its edition, of the scenario, of the game, or none."""
    scenario = f"{view.scenario.game}/{view.scenario.name}"
    edition = view.position().get("options", {}).get("edition", "")
    names = (f"{scenario}/{edition}", scenario, view.scenario.game)
    return next((CORRECTIONS[name] for name in names if name in CORRECTIONS), AS_IT_IS)


def played_on(knowledge: Knowledge, view: State, luck: Luck) -> Result:
    """How one imagined game ends that is played on from the view; ``PLAYING``: it was cut.

    Heroes may wander about for ever in a made-up dungeon, and what was made up may leave a figure no way on. That says
    nothing about the real one.
    """
    state = view.imagine(Dreamer(luck))
    state.chronicle = None
    decisions = 0
    while state.result is Result.PLAYING and decisions < MOST_DECISIONS and state.legal_actions():
        actor = state.actor
        if actor == CHANCE:
            state.apply(deal(state, luck))
            continue
        decisions += 1
        playing = knowledge.master if actor == GAME_MASTER and knowledge.master is not None else knowledge.base
        state.apply(playing.choose(state, luck))
    return state.result


def smoothed(won: int, games: int) -> float:
    """The share of games won, never 0 or 1: a few games prove neither."""
    return (won + 0.5) / (games + 1)


def bounds(won: int, games: int) -> tuple[float, float]:
    """Bounds of the 95 % Wilson interval of a share of games won; anything is possible without any game.

    >>> low, high = bounds(90, 100)
    >>> round(low, 3), round(high, 3)
    (0.826, 0.945)
    """
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def corrected(share: float, correction: Correction) -> float:
    """A share after its correction; 0 and 1 stay what they are.

    >>> round(corrected(0.5, Correction(1.0, 1.0)), 3)
    0.731
    """
    if share <= 0.0 or share >= 1.0:
        return share
    return 1 / (1 + exp(-(correction.shift + correction.slope * logit(share))))


def logit(share: float) -> float:
    """The logarithm of the odds."""
    return log(share / (1 - share))
