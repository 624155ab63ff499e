"""The tiny fourth game: put where Python finds it, as an installed package would be."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

_PLUGIN = Path(__file__).resolve().parent / "plugin"
if str(_PLUGIN) not in sys.path:
    sys.path.insert(0, str(_PLUGIN))

from dice_race import DiceRace, Die, Draw, Next, Race, Roll  # noqa: E402 (only found now)

from sagenwerk.games import game  # noqa: E402
from sagenwerk.kernel import State  # noqa: E402

RACE = game("dice-race")

__all__ = ["RACE", "DiceRace", "Die", "Draw", "Next", "Race", "Roll", "other_pits"]


def other_pits(state: State, audience: int) -> Iterator[State]:
    """States that differ only in where the pit is, while nobody knows."""
    assert isinstance(state, Race)
    if state.pit > 0 and not state.pit_known:
        for pit in range(1, state.track.fields):
            other = state.clone()
            other.pit = pit
            yield other
