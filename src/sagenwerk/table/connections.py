"""What happens to connections before anybody has asked for anything: who may connect, how many, and for how long."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sagenwerk.table import metrics
from sagenwerk.table.guard import is_loopback, may_connect
from sagenwerk.table.limits import counted_as
from sagenwerk.table.settings import Settings

#: Seconds that pages get to take their leave when the server stops.
LEAVE = 2
#: Bytes of the longest message of a page.
LONGEST_MESSAGE = 65_536


class Connections:
    """How many connections each address has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._open: Counter[str] = Counter()

    def enter(self, peer: str) -> str | None:
        """Under what a connection was counted, or None: it may not be. This computer is not counted."""
        if not may_connect(peer, self.settings):
            return None
        address = "" if is_loopback(peer) or not self.settings.lan else counted_as(peer)
        if address and self._open[address] >= self.settings.limits.connections:
            return None
        self._open[address] += 1
        return address

    def leave(self, address: str | None) -> None:
        """A connection has gone."""
        if address is not None:
            self._open[address] -= 1
            if self._open[address] <= 0:
                del self._open[address]


def config_for(app: Any, settings: Settings) -> Config:
    """How the server runs an application."""
    connections = Connections(settings)

    class Http(HttpToolsProtocol):
        """A connection that says in time what it wants."""

        address: str | None = None
        late: asyncio.TimerHandle | None = None
        stuck: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.address = connections.enter(self.client[0] if self.client else "")
            if self.address is None:
                metrics.TURNED_AWAY.labels("connection").inc()
                transport.abort()
            else:
                self.wait_for_request()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self.stop_waiting()
            self.resume_writing()
            connections.leave(self.address)

        def wait_for_request(self) -> None:
            """Close the connection if its next request takes too long to be asked."""
            self.stop_waiting()
            self.late = self.loop.call_later(settings.limits.patience, self.transport.close)

        def stop_waiting(self) -> None:
            """The request is there, or nobody waits for one any more."""
            if self.late is not None:
                self.late.cancel()
                self.late = None

        def on_headers_complete(self) -> None:
            self.stop_waiting()
            super().on_headers_complete()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if not self.transport.is_closing() and self.cycle.response_complete:
                self.wait_for_request()

        def pause_writing(self) -> None:
            super().pause_writing()
            time = settings.limits.patience + self.transport.get_write_buffer_size() / settings.limits.slowest
            self.stuck = self.loop.call_later(time, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()
            if self.stuck is not None:
                self.stuck.cancel()
                self.stuck = None

        def handle_websocket_upgrade(self) -> None:
            self.stop_waiting()
            super().handle_websocket_upgrade()

    class Socket(WebSocketsSansIOProtocol):
        """A WebSocket, which goes on being counted where its connection was."""

        address: str | None = None

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            before = transport.get_protocol()
            if isinstance(before, Http):
                self.address = before.address

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            connections.leave(self.address)

    return Config(
        app,
        http=Http,
        ws=Socket,
        log_config=None,
        access_log=False,
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=LEAVE,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
