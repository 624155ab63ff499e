"""Things of others: what a hero gets from another one's board belongs to whoever plays that hero, who is asked."""

from __future__ import annotations

from typing import Any

from sagenwerk.andor.exchange import FalconTake
from sagenwerk.andor.exchange import Take as TakeInAndor
from sagenwerk.junior.loot import Take as TakeInJunior
from sagenwerk.kernel import Action


def giver(action: Action[Any]) -> int:
    """Number of the hero who gives something up by another one's action; -1: nobody does (R-079, AN-039, AN-183)."""
    if isinstance(action, TakeInJunior):
        return int(action.source)
    return int(action.other) if isinstance(action, TakeInAndor | FalconTake) else -1
