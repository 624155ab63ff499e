"""Nothing is lost when the server is killed: SIGKILL at random moments while persons act at several tables.

    python benchmarks/table_kills.py [--kills 60] [--minutes 5] [--servers 1] [--tables 4] [--seed 1] [--game junior]

Starts servers itself, on 127.0.0.1 and a temporary folder, and ends after so many kills or minutes, whichever comes
first. Every fifth kill meets a server that is just starting. After each restart every table is opened again by pages
that have what they had; three of four repeat what had not been answered. Then it is looked at from outside: every
action that was acknowledged stands in the log exactly once, the log has no gap and replays, and all pages show what
follows from it. Prints one JSON object; the exit code is 1 if anything was lost or differs.

SIGKILL ends the process, not the computer: that the disk has what was synced is up to SQLite and the system.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import msgspec
from serving import BROKEN, Message, Page, Server, faults_in, log_of

#: Longest time between the first action after a restart and the kill, in seconds.
LONGEST = 0.5
#: After so many actions a table is left, so that going through its log again stays quick.
MOST_ACTIONS = 150


def asked() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--servers", type=int, default=1, help="servers that are killed side by side")
    parser.add_argument("--tables", type=int, default=4, help="tables of each server at which somebody plays")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="junior", help="junior, andor or heroquest")
    return parser.parse_args()


class Found(msgspec.Struct):
    """What was found so far."""

    kills: int = 0
    acknowledged: int = 0
    repeated: int = 0
    tables: int = 0
    wrong: list[str] = []


class Table:
    """A table at which somebody acts without a pause."""

    def __init__(self, keys: list[Message], port: int) -> None:
        self.id = keys[0]["table"]
        self.pages = [Page(key, port) for key in keys]

    @property
    def acknowledged(self) -> list[str]:
        """Ids of all actions that were acknowledged to anybody."""
        return [name for page in self.pages for name in page.acknowledged]

    @property
    def done(self) -> bool:
        """Whether it is time for a new table."""
        return any(page.over for page in self.pages) or len(self.acknowledged) >= MOST_ACTIONS

    async def opens(self, luck: random.Random, found: Found) -> list[str]:
        """Have all pages come, or come back; what is wrong with that."""
        for page in self.pages:
            if page.order is not None:
                if luck.random() < 0.25:
                    page.order = None  # the page was closed: it may have been done or not
                else:
                    found.repeated += 1
        try:
            await asyncio.gather(*(page.open() for page in self.pages))
        except BROKEN as error:
            return [f"does not open: {error}"]
        knows = await asyncio.gather(*(page.knows() for page in self.pages))
        newest = max(page.version for page in self.pages)
        agree = await asyncio.gather(*(page.gets(newest) for page in self.pages))
        return [] if all(knows) and all(agree) else ["does not open"]

    async def play(self, luck: random.Random) -> None:
        """Everybody acts as soon as he may, until the line breaks."""
        await asyncio.gather(*(self.person(page, luck) for page in self.pages))

    async def person(self, page: Page, luck: random.Random) -> None:
        """One of them."""
        with suppress(*BROKEN):
            while page.connected and not self.done:
                page.news.clear()
                await page.agrees()
                if not await page.acts(luck):
                    await page.news.wait()


class Arena:
    """One server, its tables, and what was found there."""

    def __init__(self, folder: Path, wanted: argparse.Namespace, seed: int, found: Found, end: float) -> None:
        self.server = Server(folder)
        self.wanted = wanted
        self.luck = random.Random(seed)
        self.found = found
        self.end = end
        self.tables: list[Table] = []
        self.left: list[Table] = []

    async def run(self) -> None:
        """Kill again and again."""
        try:
            await self.server.start()
            while self.found.kills < self.wanted.kills and time.monotonic() < self.end:
                await self.fill()
                playing = [asyncio.create_task(table.play(self.luck)) for table in self.tables]
                await asyncio.sleep(self.luck.uniform(0, LONGEST))
                self.kill()
                await asyncio.gather(*playing)
                if self.luck.random() < 0.2:
                    self.server.launch()
                    await asyncio.sleep(self.luck.uniform(0, 2))
                    self.kill()
                await self.server.start()
                for table in self.tables:
                    await self.check(table)
            await self.check_all()
        finally:
            self.server.kill()

    def kill(self) -> None:
        """Count it, too."""
        self.server.kill()
        self.found.kills += 1

    async def fill(self) -> None:
        """New tables in the place of those that are done."""
        for table in [table for table in self.tables if table.done]:
            self.tables.remove(table)
            self.left.append(table)
            await asyncio.gather(*(page.leave() for page in table.pages))
        while len(self.tables) < self.wanted.tables:
            keys = await self.server.table(self.wanted.game, seed=self.luck.randrange(2**31))
            self.tables.append(Table(keys, self.server.port))
            self.found.tables += 1
            self.found.wrong += await self.tables[-1].opens(self.luck, self.found)

    async def check(self, table: Table) -> None:
        """Open a table, and look at it from outside."""
        wrong = await table.opens(self.luck, self.found)
        log = log_of(self.server.database, table.id)
        wrong += faults_in(log, table.acknowledged, table.pages)
        self.found.wrong += [f"{table.id}: {line}" for line in wrong]

    async def check_all(self) -> None:
        """At the end also those tables that have been left, with the whole game seen by a new page."""
        for table in self.tables + self.left:
            self.found.acknowledged += len(table.acknowledged)
            await asyncio.gather(*(page.leave() for page in table.pages))
            fresh = Table([table.pages[0].key], self.server.port)
            wrong = await fresh.opens(self.luck, self.found)
            log = log_of(self.server.database, table.id)
            wrong += faults_in(log, table.acknowledged, fresh.pages)
            self.found.wrong += [f"{table.id}: {line}" for line in wrong]
            await fresh.pages[0].leave()


async def measured(wanted: argparse.Namespace) -> Found:
    """All servers side by side."""
    found = Found()
    end = time.monotonic() + wanted.minutes * 60
    with tempfile.TemporaryDirectory() as folder:
        arenas = []
        for number in range(wanted.servers):
            (Path(folder) / str(number)).mkdir()
            arenas.append(Arena(Path(folder) / str(number), wanted, wanted.seed + number, found, end))
        await asyncio.gather(*(arena.run() for arena in arenas))
    return found


def main() -> int:
    """Print what was found; 1 if something is wrong."""
    wanted = asked()
    began = time.monotonic()
    found = asyncio.run(measured(wanted))
    minutes = (time.monotonic() - began) / 60
    told = {
        "kills": found.kills,
        "kills_a_minute": round(found.kills / minutes, 1),
        "tables": found.tables,
        "actions_acknowledged": found.acknowledged,
        "orders_repeated_after_a_kill": found.repeated,
        "acknowledged_actions_lost": sum(": lost: " in line for line in found.wrong),
        "actions_done_twice": sum(": twice: " in line for line in found.wrong),
        "tables_that_do_not_open": sum("does not open" in line for line in found.wrong),
        "wrong": found.wrong[:20],
    }
    print(json.dumps(told, indent=1))
    return 1 if found.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
