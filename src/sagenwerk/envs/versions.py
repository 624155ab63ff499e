"""Names of the environments. A name says what a trained policy can rely on: numbers of actions, columns, rewards.

Whatever changes the list of actions or of columns of a shipped scenario raises the version of its game here. A test
holds the lists against ``tests/envs/lists.json`` and names this file when they differ.
"""

from __future__ import annotations

from typing import Final

#: Version by game.
VERSIONS: Final[dict[str, int]] = {"junior": 0, "andor": 0, "heroquest": 0}


def name_of(game: str) -> str:
    """The name of a game's environment as PettingZoo writes it.

    >>> name_of("junior")
    'junior_v0'
    """
    return f"{game}_v{VERSIONS[game]}"


def id_of(game: str) -> str:
    """The id by which ``gymnasium.make`` knows a game's environment.

    >>> id_of("junior")
    'sagenwerk/junior-v0'
    """
    return f"sagenwerk/{game}-v{VERSIONS[game]}"
