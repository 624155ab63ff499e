"""A real server in this process, with settings that a command line does not offer."""

from __future__ import annotations

import socket
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from sagenwerk.cli.serve import server_for
from sagenwerk.table.app import create_app
from sagenwerk.table.settings import Settings

#: How a server is called that stands behind a proxy; the test plays the proxy.
NAME = "play.example"


class Served:
    """A server that is there, and who asks it."""

    def __init__(self, port: int, server: Any) -> None:
        self.port = port
        self.server = server
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30)

    def of(self, address: str, **more: str) -> dict[str, str]:
        """Headers of a request that a proxy hands on from this address."""
        return {"Host": NAME, "X-Forwarded-For": address, **more}

    def socket(self, address: str, **more: str) -> ClientConnection:
        """A WebSocket of somebody at this address."""
        headers = self.of(address, **more)
        host = headers.pop("Host")
        return connect(f"ws://{host}/api/socket", sock=self.line(), additional_headers=headers, max_size=None)

    def line(self) -> socket.socket:
        """A connection on which nothing was said yet."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=30)

    def stop(self) -> None:
        """Ask the server to stop, as Ctrl+C does."""
        self.server.should_exit = True


@contextmanager
def served(settings: Settings) -> Iterator[Served]:
    """Serve with these settings."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(128)
    port = listener.getsockname()[1]
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):  # the framework's, about our handlers
        app = create_app(settings)
    server = server_for(app, settings, lambda: None)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.02)
        yield Served(port, server)
    finally:
        server.should_exit = True
        thread.join()


def new_table() -> dict[str, Any]:
    """What the start page sends for a game of Andor Junior."""
    heroes = [{"hero": "warrior", "player": "Mia"}, {"hero": "archer", "player": "Ben"}]
    return {"game": "junior", "scenario": "challenge-1", "heroes": heroes, "options": {}, "seed": 7}
