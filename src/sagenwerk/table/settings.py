"""How a server is run."""

from __future__ import annotations

import msgspec

from sagenwerk.table.limits import Limits

#: Where people look for it.
USUAL_PORT = 8000


class Settings(msgspec.Struct, frozen=True):
    """``bot_pause``: seconds between two actions of bots; ``content``: text of a user's file for new tables."""

    #: Path of a SQLite file, or an address as SQLAlchemy writes it.
    database: str
    bot_pause: float = 0.6
    content: str | None = None
    #: Tables that stay open although nobody is at them.
    most_idle: int = 50
    #: Seconds after which a file is given up, and a bot: one that plans long may have a slow computer to do it on.
    patience: float = 20.0
    thinking: float = 60.0
    #: Processes for bots, as many for advice and for files; MiB of memory that each of them may use.
    workers: int = 2
    memory: int = 1024
    #: Whether other computers of the home network may come, too.
    lan: bool = False
    #: Names under which the net knows the server, behind a reverse proxy.
    hosts: tuple[str, ...] = ()
    #: Addresses or networks of reverse proxies, whose word on who asks is believed.
    proxies: tuple[str, ...] = ()
    #: What a program must show to read the numbers from elsewhere; empty: only from this computer.
    metrics_token: str = ""
    limits: Limits = Limits()
