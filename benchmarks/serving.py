"""A real server in a process of its own, pages that talk to it by the rules of the real page, and what is on the disk.

Everything here talks to 127.0.0.1 only. A script starts its servers itself, and stops them again.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from sagenwerk.kernel import GAME_MASTER
from sagenwerk.play import Play
from sagenwerk.table.audiences import HEROES, seen_by
from sagenwerk.table.books import shown
from sagenwerk.table.updates import Chronicle

COMMAND = [sys.executable, "-c", "from sagenwerk.cli import main; main()"]
HERE = "127.0.0.1"
#: What goes wrong on a line that breaks.
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)
#: Heroes and a scenario of each game.
GAMES = {
    "junior": ("challenge-1", ["warrior", "archer", "mage", "dwarf"]),
    "andor": ("legend-2", ["warrior", "archer", "dwarf", "wizard"]),
    "heroquest": ("quest-1", ["barbarian", "elf", "dwarf", "wizard"]),
}
MASTER_SEAT = "game-master"

Message = dict[str, Any]


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


def many_files() -> int:
    """Allow as many open sockets as this user may have; how many."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


class Server:
    """`sagenwerk serve`, which can be killed and started again on the same data."""

    def __init__(self, folder: Path, *options: str, cores: Iterable[int] = ()) -> None:
        """``cores``: those it may use; all if there are none."""
        self.database = folder / "games.sqlite"
        self.log = folder / "server.log"
        self.options = options
        self.cores = set(cores)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.http = httpx.AsyncClient(base_url=f"http://{HERE}:{self.port}", timeout=60)

    def launch(self) -> None:
        """Start the process, and wait for nothing."""
        words = ["serve", "--no-browser", "--port", str(self.port), "--database", str(self.database)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*COMMAND, *words, *self.options], stdout=log, stderr=log)
        if self.cores:
            os.sched_setaffinity(self.process.pid, self.cores)

    async def start(self, headers: dict[str, str] | None = None) -> float:
        """Start it; seconds until it was healthy."""
        began = time.monotonic()
        self.launch()
        while time.monotonic() - began < 60:
            if not self.runs:
                break
            with suppress(httpx.TransportError):
                if (await self.http.get("/health", headers=headers)).json()["ok"]:
                    return time.monotonic() - began
            await asyncio.sleep(0.01)
        raise SystemExit(f"the server did not start:\n{self.said()}")

    @property
    def runs(self) -> bool:
        """Whether the process is there."""
        return self.process is not None and self.process.poll() is None

    @property
    def pid(self) -> int:
        """Number of the process."""
        assert self.process is not None
        return self.process.pid

    def said(self) -> str:
        """The end of its log."""
        return self.log.read_text("utf-8", "replace")[-3000:]

    def kill(self) -> None:
        """SIGKILL: no code of the server runs any more."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        """Ask it to stop, as Ctrl+C does, and wait."""
        if self.process is not None and self.runs:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()

    def resident(self) -> int:
        """Bytes of memory that it uses."""
        lines = Path(f"/proc/{self.pid}/status").read_text("ascii").splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))

    # Tables

    async def table(self, game: str = "junior", seed: int | None = None, most: int = 4, **more: Any) -> list[Message]:
        """A new table at which every seat is another person's; their keys, the host's first.

        The host's key has the links, too. With a game master he comes last.
        """
        scenario, heroes = GAMES[game]
        names = heroes[:most]
        placed = [
            {"hero": name, "player": "" if name != names[0] else "Mia", "open": name != names[0]} for name in names
        ]
        body = {"game": game, "scenario": scenario, "heroes": placed, "seed": seed, "name": "Mia", **more}
        if game == "heroquest":
            body["game_master"] = "Zoe"
        key = await self.post("/api/tables", body)
        keys = [key]
        for name in names[1:]:
            keys.append(await self.join(key, name.title(), name))
        if key.get("master_token"):
            keys.append({"table": key["table"], "token": key["master_token"]})
        return keys

    async def join(self, key: Message, name: str, *heroes: str) -> Message:
        """Somebody comes by the link to join."""
        return await self.post(
            f"/api/tables/{key['table']}/join", {"link": key["invite"], "name": name, "heroes": heroes}
        )

    async def post(self, path: str, body: Message, headers: dict[str, str] | None = None) -> Message:
        """The answer to something that must succeed."""
        answer = await self.http.post(path, json=body, headers=headers)
        if answer.status_code not in (200, 201):
            raise SystemExit(f"{path}: {answer.status_code} {answer.text}")
        made: Message = answer.json()
        return made


@contextmanager
def pinned(core: int, within: Path | None) -> Iterator[Server]:
    """A server that is pinned to a core, in an empty folder; this process keeps to the other cores."""
    everywhere = os.sched_getaffinity(0)
    os.sched_setaffinity(0, everywhere - {core} or everywhere)
    try:
        with tempfile.TemporaryDirectory(dir=within) as folder:
            server = Server(Path(folder), "--bot-pause", "0", cores=[core])
            try:
                yield server
            finally:
                server.stop()
    finally:
        os.sched_setaffinity(0, everywhere)


class Page:
    """A page at a table: says hello with what it has, repeats what was not answered, and takes nothing twice."""

    numbers = count(1)

    def __init__(self, key: Message, port: int) -> None:
        self.key = key
        self.port = port
        self.socket: ClientConnection | None = None
        self.update: Message | None = None
        self.lines: list[Message] = []
        self.talk: list[Message] = []
        #: What has not been answered yet.
        self.order: Message | None = None
        #: Ids of orders that were carried out, and stored before that was told.
        self.acknowledged: list[str] = []
        #: Ids of orders that were not carried out.
        self.refused: list[str] = []
        self.news = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self._greeting = True

    # Coming and going

    async def open(self) -> None:
        """Connect and say hello. Raises one of ``BROKEN``."""
        await self.leave()
        address = f"ws://{HERE}:{self.port}/api/socket"
        self.socket = await connect(address, max_size=None, ping_interval=None, compression=None, open_timeout=20)
        self._greeting = True
        self._reading = asyncio.create_task(self._read(self.socket))
        await self.tell(self.hello())
        if self.order is not None:
            await self.tell(self.order)

    def hello(self) -> Message:
        """What a page says first."""
        talk = self.talk[-1]["number"] if self.talk else 0
        here = {"table": self.key["table"], "token": self.key["token"]}
        return {"type": "hello", **here, "since": self.version, "talk": talk}

    async def leave(self) -> None:
        """Close the line, if there is one."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
            self._reading = None
        if self.socket is not None:
            line, self.socket = self.socket, None
            line.transport.abort()

    @property
    def connected(self) -> bool:
        """Whether the line is still there."""
        return self._reading is not None and not self._reading.done()

    async def _read(self, line: ClientConnection) -> None:
        try:
            async for text in line:
                self.hear(msgspec.json.decode(text))
                self.news.set()
        except BROKEN:
            pass
        finally:
            self.news.set()

    async def tell(self, message: Message) -> None:
        """Send a message. Raises one of ``BROKEN``."""
        if self.socket is None:
            raise ConnectionError("the page is not open")
        await self.socket.send(msgspec.json.encode(message).decode())

    async def until(self, happened: Callable[[], bool], seconds: float = 20) -> bool:
        """Wait until something has happened, or the time is over, or the line is broken; whether it has happened."""
        end = time.monotonic() + seconds
        while not happened():
            left = end - time.monotonic()
            if left <= 0 or not self.connected:
                return happened()
            self.news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), left)
        return True

    async def knows(self) -> bool:
        """Wait until hello has been answered and nothing waits for an answer; whether that came about."""
        return await self.until(lambda: not self._greeting and self.order is None)

    async def gets(self, version: int) -> bool:
        """Wait until the page has this version; whether it came."""
        return await self.until(lambda: self.version >= version)

    # Hearing

    def hear(self, message: Message) -> None:
        """Take what the server says."""
        kind = message["type"]
        if kind == "update":
            self._take(message)
        elif kind == "refused":
            self.refused.append(message["answers"])
            self._answered(message["answers"], done=False)
        elif kind == "talk":
            last = self.talk[-1]["number"] if self.talk else 0
            self.talk += [line for line in message["lines"] if line["number"] > last]
        elif kind == "trouble":
            self.order = None

    def _take(self, update: Message) -> None:
        before = self.version
        if update["version"] >= before or self._greeting:
            news = [line for line in update["lines"] if update["whole"] or line["entry"] > before]
            self.lines = news if update["whole"] else self.lines + news
            self.update = update
        self._greeting = False
        self._answered(update["answers"], done=True)

    def _answered(self, name: str, done: bool) -> None:
        if self.order is not None and self.order["id"] == name:
            # Something of another person's hero, and some steps back, become a question; then the version stays.
            if done and self.version > self.order["version"]:
                self.acknowledged.append(name)
            self.order = None

    # What one may do

    @property
    def version(self) -> int:
        """The version that the page has; -1: none."""
        return -1 if self.update is None else int(self.update["version"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.update is not None and self.update["view"]["result"] != "playing"

    @property
    def offers(self) -> list[str]:
        """Names of the actions among which this person may choose now."""
        if self.update is None or self.update["table"]["you"] not in self.update["waits_for"]:
            return []
        return [offer["name"] for offer in self.update["view"]["offers"]]

    def orders(self, kind: str, **more: Any) -> Message:
        """An order, which waits for its answer from now on."""
        self.order = {"type": kind, "id": f"{kind}-{next(self.numbers)}", "version": self.version, **more}
        return self.order

    async def agrees(self) -> None:
        """Say yes to whatever one is asked. Raises one of ``BROKEN``."""
        for question in self.update["questions"] if self.update is not None else ():
            if self.update is not None and self.update["table"]["you"] in question["open"]:
                await self.tell({"type": "answer", "question": question["id"], "yes": True})

    async def acts(self, luck: random.Random) -> bool:
        """Take any legal action, if this person is asked; whether it was sent. Raises one of ``BROKEN``."""
        offers = self.offers
        if self.order is not None or not offers:
            return False
        await self.tell(self.orders("intent", actions=[luck.choice(offers)]))
        return True


# What is on the disk


class Log(msgspec.Struct, frozen=True):
    """The log of a table, read by another connection."""

    sequences: list[int]
    #: Ids of orders as the pages chose them; the store has the person before them.
    intents: list[str]
    saga: str
    talk: list[tuple[int, str]]


def log_of(database: Path, table: str) -> Log:
    """What the database has of a table."""
    with closing(sqlite3.connect(database)) as other:
        ((head,),) = other.execute("SELECT head FROM game_table WHERE id = ?", (table,)).fetchall()
        query = "SELECT sequence, data, intent FROM entry WHERE table_id = ? ORDER BY sequence"
        rows = other.execute(query, (table,)).fetchall()
        talk = other.execute("SELECT number, text FROM talk WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    saga = "\n".join([head, *(row[1] for row in rows)]) + "\n"
    return Log([row[0] for row in rows], [row[2].rpartition(" ")[2] for row in rows if row[2]], saga, talk)


def plain(thing: Any) -> Any:
    """As it arrives at a page."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def seen(play: Play, audience: int) -> tuple[int, Any, Any]:
    """Version, view and chronicle as they follow from a log alone."""
    view = shown(play.game.name).view_of(seen_by(play, audience), play.head.figures)
    return play.version, plain(view), plain(Chronicle(audience).of(play))


def audience_of(update: Message) -> int:
    """Who is told this update."""
    return int(GAME_MASTER) if update["table"]["audience"] == MASTER_SEAT else HEROES


def faults_in(log: Log, acknowledged: Iterable[str], pages: Iterable[Page]) -> list[str]:
    """What is wrong with a log, with what was acknowledged, and with what pages show of it; nothing, if all is well."""
    wrong: list[str] = []
    if log.sequences != list(range(1, len(log.sequences) + 1)):
        wrong.append("gap in the log")
    wrong += [f"twice: {name}" for name in set(log.intents) if log.intents.count(name) > 1]
    wrong += [f"lost: {name}" for name in acknowledged if name not in log.intents]
    play = Play.from_saga(log.saga)
    if play.version != len(log.sequences):
        wrong.append("does not replay")
    for page in pages:
        wrong += [f"refused, but done: {name}" for name in page.refused if name in log.intents]
        if page.update is None:
            wrong.append("does not open")
        elif seen(play, audience_of(page.update)) != (page.version, page.update["view"], page.lines):
            wrong.append(f"a page differs: it has version {page.version}, the log {play.version}")
    return wrong


def part(sorted_numbers: list[float], share: float) -> float:
    """A percentile of sorted numbers."""
    return sorted_numbers[min(len(sorted_numbers) - 1, int(len(sorted_numbers) * share))]
