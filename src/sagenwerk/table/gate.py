"""Counts what comes in, and turns down what is too much; knows the sockets that are open."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sagenwerk.table import metrics
from sagenwerk.table.faults import Fault
from sagenwerk.table.guard import asked_by_owner, peer_of
from sagenwerk.table.limits import Flow, Kind, Limiter, counted_as, whole_seconds
from sagenwerk.table.messages import Trouble
from sagenwerk.table.settings import Settings
from sagenwerk.views.shell import Sentence

LOG = logging.getLogger("sagenwerk")

#: Closing codes of WebSockets: come back later; the server starts anew.
TRY_AGAIN_LATER = 1013
RESTARTING = 1012

#: Seconds until a page is told again that it goes too fast.
SAID_AGAIN = 10.0

#: What makes a new table.
NEW_TABLE = re.compile(r"/api/(import|tables|tables/[^/]+/(again|next))")
#: What a whole game is gone through for.
LOOK = re.compile(r"/api/tables/[^/]+/(save|position|moments|record)")
#: Where tokens and links are shown.
SHOWN = "/api/tables/"
#: Answers to somebody who had no business there.
NOT_HIS = (401, 403, 404)


class Gate:
    """Lets in what is within the limits, for one application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.limiter = Limiter(settings.limits)
        #: How to say something to each open socket.
        self.open: set[Send] = set()

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """The application behind the gate."""

        async def gate(scope: Scope, receive: Receive, send: Send) -> None:
            free = asked_by_owner(scope, self.settings)
            address = counted_as(peer_of(scope))
            if scope["type"] == ScopeType.WEBSOCKET:
                await self.socket(app, scope, receive, send, None if free else address)
            else:
                await self.request(app, scope, receive, send, None if free else address)

        return gate

    # Requests

    async def request(self, app: ASGIApp, scope: Any, receive: Receive, send: Send, address: str | None) -> None:
        """Hand a request on. Raises ``Fault`` if this address (None: has no limits) has asked for too much."""
        if address is not None:
            self.allow(scope["method"], scope["path"], address)

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start" and address is not None:
                if message["status"] in NOT_HIS and scope["path"].startswith(SHOWN):
                    self.limiter.guessed_wrong(address)
            await send(message)

        await app(scope, self.in_time(receive), watched)

    def allow(self, method: str, path: str, address: str) -> None:
        """Raises ``Fault`` if this is too much."""
        kinds: list[Kind] = []
        if method != "GET":
            kinds.append("requests")
        elif LOOK.fullmatch(path):
            kinds.append("looks")
        if method == "POST" and NEW_TABLE.fullmatch(path):
            kinds.append("tables")
        wait = max((self.limiter.wait(kind, address) for kind in kinds), default=0.0)
        if path.startswith(SHOWN):
            wait = max(wait, self.limiter.wait_to_guess(address))
        if wait > 0:
            metrics.TURNED_AWAY.labels("request").inc()
            raise too_much(wait)

    def in_time(self, receive: Receive) -> Receive:
        """What a request brings along, as long as it comes fast enough. Raises ``Fault`` if not."""
        clock = asyncio.get_running_loop().time
        began = clock()
        size = 0
        whole = False

        async def received() -> Any:
            nonlocal size, whole
            if whole:
                return await receive()
            left = began + self.limits.patience + size / self.limits.slowest - clock()
            try:
                message: Any = await asyncio.wait_for(receive(), left)
            except TimeoutError:
                raise Fault("server-too-slow", 408) from None
            size += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            return message

        return received

    # Sockets

    async def socket(self, app: ASGIApp, scope: Any, receive: Receive, send: Send, address: str | None) -> None:
        """Hand a socket on; with too many it is told so, and closed. ``address`` None: has no limits."""
        if address is None:
            scope["line"] = Line(self, None)
            await self.talk(app, scope, receive, send)
            return
        wait = max(self.limiter.wait("new_sockets", address), self.limiter.wait_to_guess(address))
        if wait > 0 or not self.limiter.enter(address):
            metrics.TURNED_AWAY.labels("socket").inc()
            await turn_down(receive, send, too_much(wait).sentence)
            return
        scope["line"] = Line(self, address)
        try:
            await self.talk(app, scope, receive, send)
        finally:
            self.limiter.leave(address)

    async def talk(self, app: ASGIApp, scope: Any, receive: Receive, send: Send) -> None:
        """Hand a socket on, and remember it while it is open."""

        async def watched(message: Message) -> None:
            await send(message)
            if message["type"] == "websocket.accept":
                self.open.add(send)

        metrics.SOCKETS.inc()
        try:
            await app(scope, receive, watched)
        finally:
            metrics.SOCKETS.dec()
            self.open.discard(send)

    async def farewell(self) -> None:
        """Tell all pages that the server starts anew; who does not listen is not waited for."""
        await tell_all(self.open, Sentence("server-restarting"))


class Line:
    """What a socket must ask while it is open; it stands in the scope as ``line``."""

    def __init__(self, gate: Gate, address: str | None) -> None:
        self._gate = gate
        self._address = address
        self._flow = None if address is None else Flow(gate.limits, gate.limiter.clock)
        self._quiet_until = 0.0

    async def in_pace(self, size: int, tell: Callable[[Sentence], None]) -> None:
        """Wait until a message of this size may be done; the page is told why it takes so long, now and then.

        Meanwhile nothing is read from the socket, so that nothing piles up here.
        """
        while self._flow is not None and (wait := self._flow.wait(size)) > 0:
            now = self._gate.limiter.clock()
            if now >= self._quiet_until:
                self._quiet_until = now + SAID_AGAIN
                metrics.TURNED_AWAY.labels("message").inc()
                tell(Sentence("server-too-fast"))
            await asyncio.sleep(wait)

    def check_room(self, pages: int) -> None:
        """Raises ``Fault`` if a table has so many pages that no more can come."""
        most = self._gate.limits.table_sockets
        if pages >= most:
            metrics.TURNED_AWAY.labels("socket").inc()
            raise Fault("server-table-crowded", 409, most=most)

    def guessed_wrong(self) -> None:
        """The token that came over this socket opened nothing. Raises ``Fault`` after too many."""
        if self._address is None:
            return
        self._gate.limiter.guessed_wrong(self._address)
        wait = self._gate.limiter.wait_to_guess(self._address)
        if wait > 0:
            raise too_much(wait)


def too_much(wait: float) -> Fault:
    """Somebody has asked for too much."""
    return Fault("server-too-much", 429, seconds=whole_seconds(wait))


def said(reason: Sentence) -> dict[str, Any]:
    """A sentence as a message over a WebSocket."""
    return {"type": "websocket.send", "text": msgspec.json.encode(Trouble(reason)).decode()}


async def turn_down(receive: Receive, send: Any, reason: Sentence) -> None:
    """Say why, and close. A refused handshake would tell the page nothing."""
    await receive()
    await send({"type": "websocket.accept", "headers": [], "subprotocol": None})
    await send(said(reason))
    await send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": ""})


async def tell_all(sockets: Iterable[Any], reason: Sentence) -> None:
    """Say something to sockets, for at most a second."""
    message = said(reason)
    telling = [asyncio.ensure_future(send(message)) for send in sockets]
    if telling:
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*telling, return_exceptions=True), 1)
