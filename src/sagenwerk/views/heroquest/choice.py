"""What there is to choose before a quest, the board to draw, and what is not certain about it."""

from __future__ import annotations

from typing import Any

import msgspec

from sagenwerk.content import heroquest_shown
from sagenwerk.content.heroquest_shown import board, board_digest
from sagenwerk.heroquest.begin import FEWEST_HEROES, MOST_HEROES
from sagenwerk.heroquest.options import OPTIONS
from sagenwerk.heroquest.scenario import QuestScenario
from sagenwerk.views.choices import known_of, options_to_choose
from sagenwerk.views.shell import Known

__all__ = ["board", "board_digest", "choice", "known"]

#: Options whose default stands in a printed text; the others are readings of such texts.
OFFICIAL = ("edition", "monsters", "passing_heroes", "passing_monsters")


def choice(content: str | None) -> dict[str, Any]:
    """Heroes, quests and options for the start page; ``content``: text of a quest file of one's own.

    Raises ``ContentError`` for a faulty file.
    """
    return {
        "name": "heroquest",
        "heroes": [msgspec.to_builtins(hero) for hero in heroquest_shown.heroes()],
        "fewest_heroes": FEWEST_HEROES,
        "most_heroes": MOST_HEROES,
        "game_master": True,
        "scenarios": [msgspec.to_builtins(quest) for quest in heroquest_shown.quests(content)],
        "options": options_to_choose(OPTIONS, confidence),
    }


def confidence(option: str) -> str:
    """How sure the printed rule behind an option is."""
    return "official" if option in OFFICIAL else "inferred"


def known(scenario: QuestScenario, options: dict[str, str]) -> list[Known]:
    """The edition, interpretations and unconfirmed data that a quest is played with."""
    return known_of(OPTIONS, options, confidence, heroquest_shown.known(scenario), always="edition")
