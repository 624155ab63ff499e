"""Do the blocks of HeroQuest fit together?

A check names the blocks it reads; it is left out while one of them is itself broken.
"""

from __future__ import annotations

from sagenwerk.content.boxes import Check
from sagenwerk.content.heroquest_blocks import Box


def checks() -> list[Check[Box]]:
    """Every check with the blocks that it reads."""
    return []
