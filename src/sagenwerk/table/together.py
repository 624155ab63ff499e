"""Many who wait for the same thing are served at once: one transaction, one sync of the disk for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

One = TypeVar("One")

#: So many are served at once at most.
MOST_AT_ONCE = 200


class Together(Generic[One]):
    """``do`` serves some, all or none; where that fails with ``apart``, each is tried by itself.

    Whoever comes while the others are being served waits for the next time.
    """

    def __init__(self, do: Callable[[Sequence[One]], Awaitable[None]], apart: type[Exception]) -> None:
        self._do = do
        self._apart = apart
        self._waiting: list[tuple[One, asyncio.Future[None]]] = []
        self._serving: asyncio.Task[None] | None = None

    async def add(self, one: One) -> None:
        """Returns once it is done, or raises what ``do`` raised for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((one, done))
        if self._serving is None:
            self._serving = asyncio.create_task(self._serve())
        await done

    async def close(self) -> None:
        """Wait until all are served."""
        if self._serving is not None:
            await self._serving

    async def _serve(self) -> None:
        try:
            while self._waiting:
                now, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._some(now)
        finally:
            self._serving = None

    async def _some(self, now: Sequence[tuple[One, asyncio.Future[None]]]) -> None:
        try:
            await self._do([one for one, _ in now])
        except self._apart as error:
            if len(now) == 1:
                _say(now[0][1], error)
                return
            for one in now:
                await self._some([one])
        except Exception as error:
            for _, done in now:
                _say(done, error)
        else:
            for _, done in now:
                _say(done, None)


def _say(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # whoever waited has been called off
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
