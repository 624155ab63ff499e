"""What there is to choose before a game of Andor, the board to draw, and what is not certain about it."""

from __future__ import annotations

from typing import Any

import msgspec

from sagenwerk.andor.begin import FEWEST_HEROES, MOST_HEROES
from sagenwerk.andor.options import OPTIONS
from sagenwerk.andor.scenario import AndorScenario
from sagenwerk.content import andor_shown
from sagenwerk.content.andor_shown import board, board_digest
from sagenwerk.views.choices import known_of, options_to_choose
from sagenwerk.views.shell import Known

__all__ = ["board", "board_digest", "choice", "known"]

#: Options whose default stands in an official text; the others are readings of such texts.
OFFICIAL = ("difficulty", "sunrise", "free_actions")
#: The printed rules are silent: what lies opposite on the black die is known from one source only.
ONE_SOURCE = ("black_die_turning",)


def choice(content: str | None) -> dict[str, Any]:
    """Heroes, legends and options for the start page; ``content``: text of a legend file of one's own.

    Raises ``ContentError`` for a faulty file.
    """
    return {
        "name": "andor",
        "heroes": [msgspec.to_builtins(hero) for hero in andor_shown.heroes(content)],
        "fewest_heroes": FEWEST_HEROES,
        "most_heroes": MOST_HEROES,
        "scenarios": [msgspec.to_builtins(legend) for legend in andor_shown.legends(content)],
        "options": options_to_choose(OPTIONS, confidence),
    }


def confidence(option: str) -> str:
    """How sure the printed rule behind an option is."""
    if option in OFFICIAL:
        return "official"
    return "one-source" if option in ONE_SOURCE else "inferred"


def known(scenario: AndorScenario, options: dict[str, str]) -> list[Known]:
    """Interpretations and unconfirmed data that a game is played with."""
    return known_of(OPTIONS, options, confidence, andor_shown.known(scenario))
