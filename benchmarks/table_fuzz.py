"""All pages show the same in the end: sessions over bad lines.

    python benchmarks/table_fuzz.py [--sessions 100] [--minutes 5] [--at-once 8] [--steps 40] [--seed 1]
                                    [--games junior,andor,heroquest]

Each session is a table at which several persons act, take back, agree or not, talk and ask, while somebody looks on.
What pages send is dropped, repeated, delayed, and overtaken by what is sent later; their lines run through a proxy that
delays what comes, cuts connections in the middle of a message, and lets some go silent. The pages know only the rules
of the real page: who hears no answer connects again, says which version he has, and repeats what was not answered.

In the end the lines are good, and everything must be equal: what each page has, what a page gets that comes anew, and
what follows from the log alone: version, view, chronicle, conversation; and each order was done once, or refused.
Prints one JSON object; the exit code is 1 if anything differs. Talks only to 127.0.0.1, and ends after so many sessions
or minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import msgspec
from serving import BROKEN, GAMES, HERE, Message, Page, Server, faults_in, log_of

#: A page that hears nothing for so long after it has asked connects again (the real one: 8 s).
PATIENCE = 0.6
#: Longest delay of a message in either direction.
DELAY = 0.15
#: Under what an undo is stored to which all have said yes: the id of the question.
AGREED = re.compile("[0-9a-f]{8}")
#: What of an update is for one page only.
OF_ONE_PAGE = ("whole", "lines", "answers", "type")


def asked() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sessions", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--at-once", type=int, default=8, help="sessions side by side")
    parser.add_argument("--steps", type=int, default=40, help="what each person does in a session")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default=",".join(GAMES))
    return parser.parse_args()


class Found(msgspec.Struct):
    """What was found so far; ``done``: what happened how often."""

    sessions: int = 0
    entries: int = 0
    done: Counter[str] = msgspec.field(default_factory=Counter)
    wrong: list[str] = []


class Proxy:
    """Stands between pages and the server, and is bad."""

    def __init__(self, port: int, luck: random.Random, done: Counter[str]) -> None:
        self.behind = port
        self.luck = luck
        self.done = done
        self.port = 0

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self.line, HERE, 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, until one side goes, or it is cut."""
        other = None
        with suppress(OSError):
            from_server, other = await asyncio.open_connection(HERE, self.behind)
            ways = [
                asyncio.create_task(self.carry(reader, other)),
                asyncio.create_task(self.carry(from_server, writer)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        for end in (writer, other):
            if end is not None:
                end.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hand on what comes, late, up to some byte; then the line is cut, or nothing comes any more."""
        left = self.luck.choice([2_000, 50_000, 200_000, 1_000_000, 1_000_000])
        left = self.luck.randint(left // 4, left)
        silent = self.luck.random() < 0.3
        while data := await reader.read(self.luck.choice([200, 4_000, 60_000])):
            if self.luck.random() < 0.2:
                await asyncio.sleep(self.luck.uniform(0, DELAY))
            writer.write(data[:left])
            await writer.drain()
            left -= len(data)
            if left <= 0:
                self.done["lines that went silent" if silent else "lines cut"] += 1
                if silent:
                    await asyncio.sleep(3600)
                return


class BadPage(Page):
    """A page whose messages get lost, come twice, late, or in another order, as long as ``bad`` holds."""

    def __init__(self, key: Message, port: int, luck: random.Random, done: Counter[str]) -> None:
        super().__init__(key, port)
        self.luck = luck
        self.done = done
        self.bad = True
        #: Every order that was ever made here.
        self.made: list[str] = []
        self._late: set[asyncio.Task[None]] = set()

    async def tell(self, message: Message) -> None:
        """Send it, in one way or another. Hello comes first on every line."""
        if not self.bad or message["type"] == "hello":
            await super().tell(message)
            return
        fate = self.luck.random()
        if fate < 0.1:
            self.done["messages dropped"] += 1
        elif fate < 0.3:
            self.done["messages delayed"] += 1
            self.later(message)
        elif fate < 0.4:
            self.done["messages repeated"] += 1
            await super().tell(message)
            await super().tell(message)
            self.later(message)
        else:
            await super().tell(message)

    def later(self, message: Message) -> None:
        """Send it some time, when others may have overtaken it, or when the line is another one."""
        task = asyncio.create_task(self._later(message))
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _later(self, message: Message) -> None:
        await asyncio.sleep(self.luck.uniform(0, DELAY * 3))
        with suppress(*BROKEN):
            await super().tell(message)

    async def settle(self) -> None:
        """Wait until nothing is on its way any more."""
        await asyncio.gather(*self._late)

    async def steps(self, number: int) -> None:
        """Do something again and again; connect again whenever it has to be."""
        for _ in range(number):
            try:
                if not self.connected or self.luck.random() < 0.04:
                    self.done["times connected"] += 1
                    await self.open()
                    await self.until(lambda: self.update is not None and not self._greeting, PATIENCE)
                await self.step()
            except BROKEN:
                continue
            if self.order is not None and not await self.until(lambda: self.order is None, PATIENCE):
                await self.leave()
            elif self.order is None:
                await self.until(lambda: bool(self.offers), self.luck.uniform(0, DELAY))

    async def step(self) -> None:
        """Mostly act; sometimes something else."""
        if self.update is None or self.order is not None:
            return
        you, what = self.update["table"]["you"], self.luck.random()
        for question in self.update["questions"]:
            if you in question["open"]:
                await self.tell({"type": "answer", "question": question["id"], "yes": self.luck.random() < 0.7})
            elif question["person"] == you and what < 0.2:
                await self.tell({"type": "withdraw", "question": question["id"]})
        if what < 0.08:
            await self.tell(self.orders("undo", redo=self.luck.random() < 0.4))
        elif what < 0.12:
            await self.tell({"type": "say", "text": f"{you} {self.luck.random()}"})
        elif what < 0.15:
            await self.tell({"type": "ask", "field": self.field()})
        elif what < 0.18:
            await self.tell({"type": "point", "field": self.field()})
        else:
            await self.acts(self.luck)

    def orders(self, kind: str, **more: object) -> Message:
        """An order that is remembered."""
        order = super().orders(kind, **more)
        self.made.append(order["id"])
        return order

    def field(self) -> str:
        """Where the first hero stands."""
        assert self.update is not None
        hero = self.update["view"]["heroes"][0]
        return str(hero.get("field") or hero.get("square") or "")


class Session:
    """A table, its pages, and what they have in the end."""

    def __init__(self, server: Server, proxy: Proxy, found: Found, game: str, seed: int, steps: int) -> None:
        self.server = server
        self.proxy = proxy
        self.found = found
        self.game = game
        self.luck = random.Random(seed)
        self.seed = seed
        self.number = steps
        self.pages: list[BadPage] = []

    async def run(self) -> None:
        """Play over bad lines, then over good ones, and compare."""
        luck = self.luck
        keys = await self.server.table(
            self.game, seed=luck.randrange(2**31), most=luck.randint(2, 4), undo=luck.choice(["strict", "friendly"])
        )
        watching = {"table": keys[0]["table"], "token": keys[0]["watch"]}
        second = keys[luck.randrange(len(keys))]  # one person is there twice, with a telephone
        self.pages = [BadPage(key, self.proxy.port, luck, self.found.done) for key in [*keys, watching, second]]
        await asyncio.gather(*(page.steps(self.number) for page in self.pages))
        await asyncio.gather(*(page.settle() for page in self.pages))
        wrong = await self.heal()
        if not wrong:
            wrong = await self.compare(keys[0]["table"])
        self.found.wrong += [f"{self.game}, seed {self.seed}: {line}" for line in wrong]
        self.found.sessions += 1
        await asyncio.gather(*(page.leave() for page in self.pages))

    async def heal(self) -> list[str]:
        """From now on all lines are good."""
        for page in self.pages:
            page.bad = False
            page.port = self.server.port
        for page in self.pages:
            await page.open()
            if not await page.knows():
                return ["a page does not heal"]
        newest = max(page.version for page in self.pages)
        agree = await asyncio.gather(*(page.gets(newest) for page in self.pages))
        return [] if all(agree) else ["a page stays behind"]

    async def compare(self, table: str) -> list[str]:
        """What differs."""
        await asyncio.sleep(0.05)
        log = log_of(self.server.database, table)
        self.found.entries += len(log.sequences)
        acknowledged = [name for page in self.pages for name in page.acknowledged if name.startswith("intent")]
        wrong = faults_in(log, acknowledged, self.pages)
        made = {name for page in self.pages for name in page.made}
        others = [name for name in log.intents if name not in made and not AGREED.fullmatch(name)]
        wrong += [f"nobody has ordered {name}" for name in others]
        for page in self.pages:
            fresh = Page(page.key, self.server.port)
            await fresh.open()
            await fresh.knows()
            await fresh.until(lambda fresh=fresh: len(fresh.talk) == len(log.talk), 1)  # type: ignore[misc]
            if told(fresh) != told(page):
                wrong.append("a page differs from one that comes anew")
            for one in (page, fresh):
                if [(line["number"], line["text"]) for line in one.talk] != log.talk:
                    wrong.append("the conversation differs")
            await fresh.leave()
        return wrong


def told(page: Page) -> Message:
    """All that an update says of the table."""
    return {name: value for name, value in (page.update or {}).items() if name not in OF_ONE_PAGE}


async def measured(wanted: argparse.Namespace) -> Found:
    """All sessions, some side by side, at one server."""
    found = Found()
    games = wanted.games.split(",")
    end = time.monotonic() + wanted.minutes * 60
    numbers = iter(range(wanted.sessions))

    async def in_turn() -> None:
        for number in numbers:
            if time.monotonic() > end:
                return
            game = games[number % len(games)]
            await Session(server, proxy, found, game, wanted.seed * 1_000_000 + number, wanted.steps).run()

    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--bot-pause", "0")
        try:
            await server.start()
            async with Proxy(server.port, random.Random(wanted.seed), found.done) as proxy:
                await asyncio.gather(*(in_turn() for _ in range(wanted.at_once)))
            if not server.runs:
                found.wrong.append("the server is gone")
            if "Traceback" in server.log.read_text("utf-8", "replace"):
                found.wrong.append(f"the server's log has an error: {server.said()}")
        finally:
            server.stop()
    return found


def main() -> int:
    """Print what was found; 1 if something differs."""
    wanted = asked()
    began = time.monotonic()
    found = asyncio.run(measured(wanted))
    told = {
        "sessions": found.sessions,
        "minutes": round((time.monotonic() - began) / 60, 2),
        "entries_in_logs": found.entries,
        **{name.replace(" ", "_"): number for name, number in sorted(found.done.items())},
        "divergences": len(found.wrong),
        "wrong": found.wrong[:20],
    }
    print(json.dumps(told, indent=1))
    return 1 if found.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
