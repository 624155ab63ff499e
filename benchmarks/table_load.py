"""How much one server process on one core carries: many tables at once, and what the disk needs for it.

    python benchmarks/table_load.py [--tables 200] [--seconds 60] [--core 0] [--folder DIR] [--seed 1]

Starts a server itself on 127.0.0.1, pinned to one core, with SQLite as always: WAL, synchronous FULL. The clients run
in this process, on the other cores. Four persons are at each table, each with a token and a socket of his own; once a
second whoever is asked takes a random legal action. Measured from sending it until the last of the four sockets has the
update, which is sent only after the entry was synced. Beside it the disk's own time for appending as much and syncing
it, in the same folder, while nothing else happens. Each page checks that it gets each version once and in order, and
what it has in the end is compared with the log. Prints one JSON object; the exit code is 1 if an update was missed.

``--folder`` should be on the disk in question: the usual one for temporary files may be in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import time
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from serving import BROKEN, HERE, Log, Message, Server, log_of, many_files, part, pinned, seen
from websockets.asyncio.client import ClientConnection, connect

from sagenwerk.play import Play
from sagenwerk.table.audiences import HEROES

#: What an action is called by which a hero of Andor Junior gets something from another one.
TAKES = " from the "


def asked() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--core", type=int, default=0, help="the core of the server")
    parser.add_argument("--folder", type=Path, help="where the database is; a temporary one if not given")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def milliseconds(spent: list[float]) -> dict[str, float]:
    """Percentiles of seconds."""
    ordered = sorted(spent)
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    return {name: round(part(ordered, share) * 1000, 2) for name, share in shares.items()} if ordered else {}


def sync_times(folder: Path, times: int = 300) -> list[float]:
    """Seconds that the disk takes to append as much as an entry takes in the log of SQLite, and to sync it."""
    spent = []
    with (folder / "probe").open("wb") as probe:
        for _ in range(times):
            began = time.perf_counter()
            probe.write(os.urandom(3 * 4120))  # three pages: the entry, its index, the table's row
            probe.flush()
            os.fdatasync(probe.fileno())
            spent.append(time.perf_counter() - began)
    (folder / "probe").unlink()
    return spent


class Offer(msgspec.Struct):
    """What may be done."""

    name: str


class View(msgspec.Struct):
    """What of a view matters here."""

    result: str
    offers: list[Offer]


class You(msgspec.Struct):
    """Whom an update is for."""

    you: str


class Line(msgspec.Struct):
    """A line of the chronicle."""

    entry: int


class Told(msgspec.Struct):
    """What of a message matters here: the clients should cost little."""

    type: str
    version: int = -1
    answers: str = ""
    table: You | None = None
    view: View | None = None
    waits_for: list[str] = []
    lines: list[Line] = []


TOLD = msgspec.json.Decoder(Told)


class Chair:
    """One socket, and all that came over it."""

    def __init__(self, key: Message, line: ClientConnection) -> None:
        self.key = key
        self.line = line
        self.last = Told("")
        self.versions: list[int] = []
        self.lines = 0
        self.arrived: dict[str, float] = {}
        self.wrong: list[str] = []
        self.reading = asyncio.create_task(self.read())
        self.came = asyncio.Event()

    async def read(self) -> None:
        """Take what comes."""
        try:
            async for text in self.line:
                now = time.perf_counter()
                told = TOLD.decode(text)
                if told.type == "update":
                    self.take(told, now)
                elif told.type in ("refused", "trouble"):
                    self.wrong.append(str(text)[:300])
        except BROKEN:
            self.wrong.append("the line broke")

    def take(self, told: Told, now: float) -> None:
        """An update; each version comes once, in order."""
        if self.versions and told.version <= self.versions[-1]:
            self.wrong.append(f"version {told.version} after {self.versions[-1]}")
        self.versions.append(told.version)
        self.lines += len(told.lines)
        self.last = told
        self.arrived[str(told.version)] = now
        self.came.set()


class Table:
    """Four persons at a game."""

    numbers = count(1)

    def __init__(self, chairs: list[Chair]) -> None:
        self.chairs = chairs

    @classmethod
    async def opened(cls, server: Server, seed: int) -> Table:
        """A new one, with everybody there."""
        keys = await server.table("junior", seed=seed)
        chairs = []
        for key in keys:
            line = await connect(
                f"ws://{HERE}:{server.port}/api/socket",
                max_size=None,
                compression=None,
                ping_interval=None,
                open_timeout=60,
            )
            chairs.append(Chair(key, line))
            hello = {"type": "hello", "table": key["table"], "token": key["token"], "since": -1}
            await line.send(json.dumps(hello))
        for chair in chairs:
            await chair.came.wait()
        return cls(chairs)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        view = self.chairs[0].last.view
        return view is not None and view.result != "playing"

    async def act(self, luck: random.Random) -> float:
        """Whoever is asked takes a random action; seconds until the last one had it."""
        version = self.chairs[0].last.version
        chair = next(one for one in self.chairs if one.last.table and one.last.table.you in one.last.waits_for)
        assert chair.last.view is not None
        # What another person's hero has is asked for first, and counts as no action.
        action = luck.choice([offer.name for offer in chair.last.view.offers if TAKES not in offer.name])
        name = f"{next(self.numbers):024x}"  # as long as those of the real page
        for one in self.chairs:
            one.came.clear()
        began = time.perf_counter()
        await chair.line.send(json.dumps({"type": "intent", "id": name, "version": version, "actions": [action]}))
        async with asyncio.timeout(30):
            for one in self.chairs:
                await one.came.wait()
        if chair.last.answers != name:
            chair.wrong.append("somebody else was answered")
        return max(one.arrived[str(one.last.version)] for one in self.chairs) - began

    def faults(self, log: Log) -> list[str]:
        """What was missed, came twice or in another order, as far as the pages and the log tell."""
        wrong = [line for one in self.chairs for line in one.wrong]
        _, _, lines = seen(Play.from_saga(log.saga), HEROES)
        for one in self.chairs:
            if one.versions != self.chairs[0].versions or one.versions[-1] != len(log.sequences):
                wrong.append("updates were missed")
            if one.lines != len(lines):
                wrong.append("lines were missed")
        return wrong

    async def leave(self) -> None:
        """Close all lines."""
        for chair in self.chairs:
            chair.reading.cancel()
            await asyncio.gather(chair.reading, return_exceptions=True)
            chair.line.transport.abort()


class Playing:
    """All tables of a measurement."""

    def __init__(self, server: Server, wanted: argparse.Namespace) -> None:
        self.server = server
        self.wanted = wanted
        self.luck = random.Random(wanted.seed)
        self.spent: list[float] = []
        self.late = 0
        self.ended: list[Table] = []

    async def place(self, table: Table, end: float) -> Table:
        """One action a second, until the end; a new game when one is over. The last table."""
        due = time.monotonic() + self.luck.random()
        while due < end:
            wait = due - time.monotonic()
            if wait < -0.5:
                self.late += 1
            await asyncio.sleep(max(0.0, wait))
            if table.over:
                self.ended.append(table)
                table = await Table.opened(self.server, self.luck.randrange(2**31))
            self.spent.append(await table.act(self.luck))
            due += 1
        return table

    async def run(self) -> dict[str, Any]:
        """Everything."""
        tables = []
        for _ in range(self.wanted.tables):
            tables.append(await Table.opened(self.server, self.luck.randrange(2**31)))
        before = file_size(self.server.database)
        cpu = cpu_seconds(self.server.pid)
        began = time.monotonic()
        end = began + self.wanted.seconds
        tables = await asyncio.gather(*(self.place(table, end) for table in tables))
        busy = (cpu_seconds(self.server.pid) - cpu) / (time.monotonic() - began)
        await asyncio.sleep(0.5)
        wrong = []
        for table in [*tables, *self.ended]:
            await table.leave()
            wrong += table.faults(log_of(self.server.database, table.chairs[0].key["table"]))
        return {
            "tables": self.wanted.tables,
            "sockets": 4 * self.wanted.tables,
            "actions": len(self.spent),
            "games_begun_meanwhile": len(self.ended),
            "server_cpu": round(busy, 2),
            "sent_to_stored_and_received_by_all_ms": milliseconds(self.spent),
            "actions_sent_more_than_half_a_second_late": self.late,
            "missed_or_reordered": len(wrong),
            "wrong": wrong[:10],
            "bytes_per_action": self.bytes_per_action(before),
        }

    def bytes_per_action(self, before: int) -> dict[str, float]:
        """By how much the file has grown, and what the rows hold."""
        after = file_size(self.server.database)
        with closing(sqlite3.connect(self.server.database)) as other:
            query = "SELECT sum(length(table_id) + length(at) + length(data) + length(intent) + 4), count(*) FROM entry"
            ((held, entries),) = other.execute(query).fetchall()
        actions = max(1, len(self.spent))
        return {
            "file": round((after - before) / actions, 1),
            "rows": round((held or 0) / actions, 1),
            "entries": round(entries / actions, 2),
        }


def file_size(database: Path) -> int:
    """Bytes of a database with everything in its one file."""
    with closing(sqlite3.connect(database, timeout=30)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return database.stat().st_size


def cpu_seconds(pid: int) -> float:
    """Seconds of a core that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def playing(wanted: argparse.Namespace) -> dict[str, Any]:
    """Tables at which everybody plays."""
    with pinned(wanted.core, wanted.folder) as server:
        disk = sync_times(server.database.parent)
        await server.start()
        found = await Playing(server, wanted).run()
        again = sync_times(server.database.parent)
        found["disk_append_and_sync_ms"] = milliseconds(disk + again)
    return found


def main() -> int:
    """Print what was measured; 1 if something was missed."""
    many_files()
    found = asyncio.run(playing(asked()))
    print(json.dumps(found, indent=1))
    return 1 if found["missed_or_reordered"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
