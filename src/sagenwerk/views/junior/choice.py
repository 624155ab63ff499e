"""What there is to choose before a game of Andor Junior, the board to draw, and what is not certain about it."""

from __future__ import annotations

from typing import Any

import msgspec

from sagenwerk.content import junior_shown
from sagenwerk.content.junior_shown import board, board_digest
from sagenwerk.junior.begin import FEWEST_HEROES, MOST_HEROES
from sagenwerk.junior.options import OPTIONS
from sagenwerk.junior.scenario import TASK_NAMES, JuniorScenario
from sagenwerk.views.choices import known_of, options_to_choose
from sagenwerk.views.shell import Known

__all__ = ["board", "board_digest", "choice", "known"]

#: Options whose printed rule nobody has found; the others are readings of official sentences.
PROPOSED = ("difficulty", "falcon_burden")


def choice(content: str | None) -> dict[str, Any]:
    """Heroes, challenges and options for the start page; ``content``: text of a file of one's own.

    Raises ``ContentError`` for a faulty file.
    """
    return {
        "name": "junior",
        "heroes": [msgspec.to_builtins(hero) for hero in junior_shown.heroes(content)],
        "fewest_heroes": FEWEST_HEROES,
        "most_heroes": MOST_HEROES,
        "scenarios": [
            {
                "id": challenge.id,
                "tasks": [TASK_NAMES[task] if isinstance(task, int) else task for task in challenge.tasks],
                "drawn": challenge.drawn,
                "names": challenge.names,
            }
            for challenge in junior_shown.challenges(content)
        ],
        "options": options_to_choose(OPTIONS, confidence),
    }


def confidence(option: str) -> str:
    """How sure the printed rule behind an option is."""
    return "proposed" if option in PROPOSED else "inferred"


def known(scenario: JuniorScenario, options: dict[str, str]) -> list[Known]:
    """Interpretations and unconfirmed data that a game is played with."""
    return known_of(OPTIONS, options, confidence, junior_shown.known(scenario))
