"""How a server is run."""

from __future__ import annotations

from pathlib import Path

import msgspec

#: Where people look for it.
USUAL_PORT = 8000


class Settings(msgspec.Struct, frozen=True):
    """``bot_pause``: seconds between two actions of bots; ``content``: text of a user's file for new tables."""

    database: Path
    bot_pause: float = 0.6
    content: str | None = None
    #: Tables that stay open although nobody is at them.
    most_idle: int = 50
    #: Seconds after which a bot or an import is given up.
    patience: float = 20.0
