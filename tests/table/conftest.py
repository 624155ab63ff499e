"""A real server in a process of its own, with a real database, and pages that talk to it over a real WebSocket."""

from __future__ import annotations

import json
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

COMMAND = [sys.executable, "-c", "from sagenwerk.cli import main; main()"]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Server:
    """`sagenwerk serve`, which can be killed and started again on the same data."""

    def __init__(self, database: Path | str, *options: str, log: Path | None = None) -> None:
        """``log``: where it writes what it says; needed with PostgreSQL."""
        self.database = database
        self.log = log or Path(database).with_suffix(".log")
        self.options = options
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=30)

    def start(self) -> Server:
        words = ["serve", "--no-browser", "--port", str(self.port), "--database", str(self.database), *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*COMMAND, *words], stdout=log, stderr=log)
        for _ in range(600):
            assert self.process.poll() is None, self.said()
            try:
                if self.http.get("/health").json()["ok"]:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(self.said())

    def said(self) -> str:
        return self.log.read_text("utf-8")[-2000:]

    def kill(self) -> None:
        """As if the power went out."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def table(self, *heroes: str, bots: dict[str, str] | None = None, **more: Any) -> dict[str, str]:
        placed = [
            {
                "hero": hero,
                "figure": "f",
                "player": "" if hero in (bots or {}) else "Mia",
                "bot": (bots or {}).get(hero, ""),
            }
            for hero in heroes or ("warrior", "archer")
        ]
        body = {"game": "junior", "scenario": "challenge-1", "heroes": placed, "options": {}, "seed": 7, **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, str] = answer.json()
        return made

    def rows(self, table: str) -> list[tuple[int, str]]:
        """What is on the disk, seen from another connection."""
        with closing(sqlite3.connect(self.database)) as other:
            query = "SELECT sequence, data FROM entry WHERE table_id = ? ORDER BY sequence"
            return other.execute(query, (table,)).fetchall()


def bearer(token: str) -> dict[str, str]:
    """The header that carries a token."""
    return {"Authorization": f"Bearer {token}".strip()}


class Page:
    """A page at a table: sends messages and reads what comes."""

    numbers = count(1)
    #: Seconds that the next message may take.
    patience = 20.0

    def __init__(self, server: Server, key: dict[str, str] | None, since: int = -1) -> None:
        self.leave = ExitStack()
        self.socket = self.leave.enter_context(connect(f"ws://127.0.0.1:{server.port}/api/socket", max_size=None))
        self.update: dict[str, Any] = {}
        if key is not None:
            self.tell(type="hello", table=key["table"], token=key["token"], since=since)
            self.hear("update")

    def tell(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hears(self, people: bool = False) -> dict[str, Any]:
        """The next message, whatever it is; who is there only if it is asked for."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=self.patience))
            if message["type"] == "update":
                self.update = message
            if people or message["type"] != "people":
                return message

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message, which must be of this kind."""
        message = self.hears()
        assert message["type"] == kind, message
        return message

    def orders(self, *actions: str, version: int | None = None, name: str = "") -> str:
        name = name or f"intent-{next(self.numbers)}"
        self.tell(type="intent", id=name, version=self.version if version is None else version, actions=list(actions))
        return name

    def takes(self, *actions: str) -> dict[str, Any]:
        name = self.orders(*actions)
        update = self.hear("update")
        assert update["answers"] == name
        return update

    def takes_back(self, redo: bool = False) -> None:
        self.tell(type="undo", id=f"undo-{next(self.numbers)}", version=self.version, redo=redo)

    def until_bots_are_done(self) -> dict[str, Any]:
        while self.update["bot_is_thinking"]:
            self.hear("update")
        return self.update

    @property
    def version(self) -> int:
        return int(self.update["version"])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    served = Server(tmp_path_factory.mktemp("server") / "games.sqlite", "--bot-pause", "0").start()
    yield served
    served.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers that a test may kill."""
    servers: list[Server] = []

    def start(database: Path | None = None, *options: str) -> Server:
        servers.append(Server(database or tmp_path / "games.sqlite", "--bot-pause", "0", *options))
        return servers[-1].start()

    yield start
    for one in servers:
        one.kill()


@pytest.fixture
def open_page(server: Server) -> Iterator[Callable[..., Page]]:
    """Pages at tables; all are closed at the end."""
    pages: list[Page] = []

    def opened(key: dict[str, str] | None, since: int = -1, at: Server = server) -> Page:
        pages.append(Page(at, key, since))
        return pages[-1]

    yield opened
    for one in pages:
        one.leave.close()
