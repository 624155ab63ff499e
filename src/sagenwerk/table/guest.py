"""One page at a table: what is to be sent to it, in order, and a limit to how much may wait."""

from __future__ import annotations

import asyncio

#: Messages that may wait for a slow page before it is sent away; it comes back with the version it has.
MOST_WAITING = 256


class Guest:
    """The sending side of one socket."""

    def __init__(self) -> None:
        #: Id of the person whose token opened the table; "" for one who only looks on.
        self.person = ""
        #: Wants to be told how likely the heroes win.
        self.watches_chance = False
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        #: Set when the page does not take what it is sent.
        self.too_slow = asyncio.Event()
        #: The version of the table that this page has, or will have once everything has arrived.
        self.seen = -1

    def tell(self, message: bytes) -> None:
        """Put a message into the queue; never waits."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow.set()

    async def next(self) -> bytes:
        """The next message to send."""
        return await self._waiting.get()
