"""Does a quest's map fit the board, and can heroes play it (HQ-006, HQ-007, HQ-031, HQ-040, HQ-052)?"""

from __future__ import annotations

from collections.abc import Iterator

from sagenwerk.content.heroquest_blocks import Box
from sagenwerk.content.heroquest_quest import QuestFile
from sagenwerk.content.problems import Finding


def check_quest(box: Box, quest: QuestFile) -> Iterator[Finding]:
    """Everything that is wrong with the maps of a quest."""
    yield from ()
