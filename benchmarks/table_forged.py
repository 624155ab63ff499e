"""Nobody can do what is not his, and no message stops the server: malformed and forged ones, over sockets and HTTP.

    python benchmarks/table_forged.py [--messages 5000] [--minutes 5] [--at-once 8] [--seed 1] [--growth 64]

The server runs as in the net, behind a proxy that this script plays, with all its limits; every few messages come from
another address. At one table Mia is on turn and acts now and then. Ben holds another hero, Cleo holds none, Dora looks
on, Eve has only guessed tokens, and Finn has a seat at another table; they send random bytes and random JSON, messages
of the right form with wrong types, ids, versions and persons, other people's actions, huge and deep ones, frames that
are none, and requests of all kinds. In the end the table has what Mia did and nothing else, the server lives, answers
quickly, has logged no error, and its memory has not grown by more than ``--growth`` MiB after the first fifth.
Prints one JSON object; the exit code is 1 if anything is wrong. Talks only to 127.0.0.1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec
from forging import SENDS, Known, some
from serving import BROKEN, HERE, Message, Server, log_of
from websockets.asyncio.client import ClientConnection, connect

from sagenwerk.content.notation import to_text
from sagenwerk.play import Choice, Play

#: How the server is called in the net.
NAME = "play.example"
#: So many messages a new socket may send at once (``Limits.messages``).
FROM_ONE_ADDRESS = 50
#: What Mia does in turn; with it her turn does not end.
MIAS = "warrior: stand still"


def asked() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=5000)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--at-once", type=int, default=8, help="sockets that send side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--growth", type=float, default=64, help="MiB by which the server's memory may grow")
    return parser.parse_args()


class Found(msgspec.Struct):
    """What was sent, what was answered, and what is wrong."""

    sent: Counter[str] = msgspec.field(default_factory=Counter)
    answered: Counter[str] = msgspec.field(default_factory=Counter)
    wrong: list[str] = []


class Scene:
    """The table, those who sit at it, and what forgers may know of it."""

    def __init__(self, server: Server, found: Found) -> None:
        self.server = server
        self.found = found
        self.addresses = 0

    async def set_up(self) -> None:
        """Two tables."""
        heroes = [
            {"hero": "warrior", "player": "Mia"},
            {"hero": "archer", "open": True},
            {"hero": "mage", "player": "Mia"},
        ]
        wish = {"game": "junior", "scenario": "challenge-1", "seed": 7, "name": "Mia"}
        key = await self.server.post("/api/tables", {**wish, "heroes": heroes}, self.headers())
        self.key, self.table, self.invite = key, key["table"], key["invite"]
        ben, cleo = [await self.join(name, *names) for name, *names in (("Ben", "archer"), ("Cleo",))]
        other = await self.server.post("/api/tables", {**wish, "heroes": heroes}, self.headers())
        self.others_token = other["token"]
        dora, finn = {"table": self.table, "token": key["watch"]}, {"table": other["table"], "token": other["token"]}
        eve = {"table": self.table, "token": "guessed"}
        #: Finn is at his own table, where he may do what he likes.
        self.senders = {"ben": ben, "cleo": cleo, "dora": dora, "eve": eve, "finn": finn, "nobody": None}
        play = Play.from_saga(log_of(self.server.database, self.table).saga)
        async with await self.socket(key) as line:
            update = await heard(line, "update")
        self.known = Known(
            table=self.table,
            invite=self.invite,
            others_token=self.others_token,
            mia=update["table"]["you"],
            actions=[*play.scenario.actions.by_name, "warrior: fly", ""],
            offers=[offer["name"] for offer in update["view"]["offers"]],
            position=to_text(play.state),
            questions=["", "q", "a1b2c3d4"],
        )
        self.people = self.seats()

    async def join(self, name: str, *heroes: str) -> Message:
        """Somebody joins."""
        body = {"link": self.invite, "name": name, "heroes": heroes}
        return await self.server.post(f"/api/tables/{self.table}/join", body, self.headers())

    def headers(self) -> dict[str, str]:
        """Of a request that comes from an address where nobody was before."""
        self.addresses += 1
        number = self.addresses
        return {"Host": NAME, "X-Forwarded-For": f"100.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}

    async def socket(self, key: Message | None) -> ClientConnection:
        """A socket from a new address, which has said hello if there is a key."""
        headers = self.headers()
        line = await connect(
            f"ws://{headers.pop('Host')}/api/socket",
            host=HERE,
            port=self.server.port,
            additional_headers=headers,
            max_size=None,
            compression=None,
            ping_interval=None,
            open_timeout=30,
        )
        if key is not None:
            await line.send(json.dumps({"type": "hello", "table": key["table"], "token": key["token"]}))
        return line

    def seats(self) -> Any:
        """Who is at the table and plays whom, as the disk has it, without questions, which Ben may ask."""

        with closing(sqlite3.connect(self.server.database)) as other:
            people = other.execute(
                "SELECT id, name, token_hash, host FROM person WHERE table_id = ? ORDER BY id", (self.table,)
            ).fetchall()
            ((seating, invite, watch),) = other.execute(
                "SELECT seating, invite_hash, watch_hash FROM game_table WHERE id = ?", (self.table,)
            ).fetchall()
        return people, {**json.loads(seating), "questions": []}, invite, watch


async def heard(line: ClientConnection, *kinds: str) -> Message:
    """The next message of one of these kinds."""
    while True:
        message: Message = json.loads(await asyncio.wait_for(line.recv(), 30))
        if message["type"] in kinds:
            return message


class Sender:
    """Sends what it should not, from ever new addresses."""

    def __init__(self, scene: Scene, luck: random.Random) -> None:
        self.scene = scene
        self.luck = luck
        self.found = scene.found

    async def sends(self, number: int) -> None:
        """So many messages of one sort, from one address."""
        sort = self.luck.random()
        if sort < 0.06:
            await self.requests(number)
        elif sort < 0.08:
            await self.frames(number)
        else:
            await self.messages(number)

    async def messages(self, number: int) -> None:
        """Over a socket, as somebody; whatever is answered is read."""
        (name,) = self.luck.choices(list(self.scene.senders), [5, 3, 3, 1, 1, 1])
        weights = [weight for weight, _ in SENDS]
        try:
            async with await self.scene.socket(self.scene.senders[name]) as line:
                reading = asyncio.create_task(self.read(line))
                try:
                    for _ in range(number):
                        (_, make) = self.luck.choices(SENDS, weights)[0]
                        message = make(self.luck, self.scene.known)
                        self.found.sent[make.__name__] += 1
                        await line.send(message)
                        if self.luck.random() < 0.05:
                            await asyncio.sleep(0.01)
                    await asyncio.sleep(0.02)
                finally:
                    reading.cancel()
                    await asyncio.gather(reading, return_exceptions=True)
        except BROKEN:
            self.found.answered["line closed"] += 1

    async def read(self, line: ClientConnection) -> None:
        """Count what is answered."""
        with suppress(*BROKEN):
            async for text in line:
                message = json.loads(text)
                kind = message["type"]
                self.found.answered[message["reason"]["id"] if kind in ("trouble", "refused") else kind] += 1

    async def requests(self, number: int) -> None:
        """Over HTTP, one after the other."""
        table, luck = self.scene.table, self.luck
        tokens = ["guessed", self.scene.others_token, self.scene.invite, ""]
        for _ in range(number):
            path = luck.choice(
                [
                    f"/api/tables/{table}",
                    f"/api/tables/{table}/{luck.choice(['join', 'invitation', 'claim', 'save', 'again', 'next'])}",
                    f"/api/tables/{luck.choice(['x', '..%2f..', '%00', 'a' * 2000])}/save",
                    "/api/tables",
                    "/api/import",
                    "/api/mine",
                    "/api/games/junior/file",
                    "/metrics",
                    "/%2e%2e/%2e%2e/etc/passwd",
                ]
            )
            headers = {**self.scene.headers(), "Authorization": f"Bearer {luck.choice(tokens)}".strip()}
            method = luck.choice(["GET", "POST", "DELETE", "PUT", "OPTIONS"])
            body = luck.choice(
                [some(luck), {"link": luck.choice(tokens), "name": some(luck, 0), "heroes": ["warrior"]}]
            )
            content = luck.randbytes(300) if luck.random() < 0.3 else json.dumps(body).encode()
            self.found.sent["requests"] += 1
            answer = await self.scene.server.http.request(method, path, content=content, headers=headers)
            self.found.answered[f"HTTP {answer.status_code}"] += 1
            if self.foreign(method, path, answer.status_code):
                self.found.wrong.append(f"foreign request: {method} {path}: {answer.status_code} {answer.text[:200]}")

    def foreign(self, method: str, path: str, code: int) -> bool:
        """Whether this should not have been answered so. The link to join opens an invitation."""
        of_the_table = path.startswith(f"/api/tables/{self.scene.table}") and not path.endswith("invitation")
        return code >= 500 or (of_the_table and code < 300 and method != "OPTIONS")

    async def frames(self, number: int) -> None:
        """Over TCP: what is no HTTP, and after a handshake what is no frame."""
        shake = (
            f"GET /api/socket HTTP/1.1\r\nHost: {NAME}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        )
        for _ in range(number):
            luck = self.luck
            self.found.sent["frames"] += 1
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(HERE, self.scene.server.port)
                address = self.scene.headers()["X-Forwarded-For"]
                whole = f"{shake}X-Forwarded-For: {address}\r\n\r\n".encode()
                writer.write(luck.choice([b"", whole, whole, whole[: luck.randrange(len(whole))]]))
                writer.write(luck.choice([b"", b"\x81\x7f\xff\xff\xff\xff\xff\xff\xff\xff", b"\x81\xfe"]))
                writer.write(luck.randbytes(luck.randrange(300)))
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1000), 0.05)
                writer.transport.abort()


async def mia_plays(scene: Scene, orders: list[str], stop: asyncio.Event) -> None:
    """Mia acts and takes it back, again and again, and always gets her answer."""
    number = 0
    async with await scene.socket(scene.key) as line:
        known = scene.known
        known.version = (await heard(line, "update"))["version"]
        while not stop.is_set():
            number += 1
            order: Message = {"id": f"mia-{number}", "version": known.version}
            order |= {"type": "undo"} if number % 2 == 0 else {"type": "intent", "actions": [MIAS]}
            began = time.monotonic()
            await line.send(json.dumps(order))
            while (update := await heard(line, "update", "refused"))["answers"] != order["id"]:
                known.questions = [question["id"] for question in update["questions"]] or known.questions
            if update["type"] == "refused":
                scene.found.wrong.append(f"foreign hand: Mia was refused, {update['reason']['id']}")
                return
            orders.append(order["id"])
            scene.found.answered["Mia's orders"] += 1
            if time.monotonic() - began > 10:
                scene.found.wrong.append("Mia had to wait for more than ten seconds")
            known.version = update["version"]
            known.offers = [offer["name"] for offer in update["view"]["offers"]]
            await asyncio.sleep(0.3)


async def attack(scene: Scene, wanted: argparse.Namespace, luck: random.Random) -> float:
    """Send everything; MiB by which the server has grown after the first fifth."""
    end = time.monotonic() + wanted.minutes * 60
    most, before = wanted.messages, 0

    async def one() -> None:
        nonlocal before
        sender = Sender(scene, luck)
        while (left := most - sum(scene.found.sent.values())) > 0 and time.monotonic() < end:
            await sender.sends(min(left, FROM_ONE_ADDRESS))
            if not scene.server.runs:
                raise SystemExit(f"the server is gone:\n{scene.server.said()}")
            if not before and sum(scene.found.sent.values()) > most / 5:
                before = scene.server.resident()

    await asyncio.gather(*(one() for _ in range(wanted.at_once)))
    await asyncio.sleep(1)
    return (scene.server.resident() - (before or scene.server.resident())) / 2**20


async def measured(wanted: argparse.Namespace) -> tuple[Found, float]:
    """Everything at one server, and what has become of it."""
    found, luck, orders = Found(), random.Random(wanted.seed), list[str]()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--host", NAME, "--proxy", HERE, "--bot-pause", "0")
        try:
            await server.start({"Host": NAME, "X-Forwarded-For": "203.0.113.1"})
            scene = Scene(server, found)
            await scene.set_up()
            stop = asyncio.Event()
            mia = asyncio.create_task(mia_plays(scene, orders, stop))
            growth = await attack(scene, wanted, luck)
            stop.set()
            await mia
            await look_at(scene, orders)
        finally:
            server.stop()
    if growth > wanted.growth:
        found.wrong.append(f"the server has grown by {growth:.1f} MiB")
    return found, growth


async def look_at(scene: Scene, orders: list[str]) -> None:
    """What is on the disk, and how the server is."""
    log, wrong = log_of(scene.server.database, scene.table), scene.found.wrong
    wrong += [f"foreign order: {name}" for name in log.intents if name not in orders]
    if len(log.sequences) != len(orders):
        wrong.append(f"foreign entries: {len(log.sequences) - len(orders)}")
    play = Play.from_saga(log.saga)
    wrong += [f"foreign action: {one.action}" for one in play.log if isinstance(one, Choice) and one.action != MIAS]
    if scene.seats() != scene.people:
        wrong.append("foreign change of seats, persons or links")
    began = time.monotonic()
    health = await scene.server.http.get("/health", headers=scene.headers())
    if health.status_code != 200 or time.monotonic() - began > 5:
        wrong.append("not healthy")
    if "Traceback" in scene.server.log.read_text("utf-8", "replace"):
        wrong.append(f"the server's log has an error: {scene.server.said()}")


def main() -> int:
    """Print what was found; 1 if something is wrong."""
    wanted = asked()
    began = time.monotonic()
    found, growth = asyncio.run(measured(wanted))
    seconds = time.monotonic() - began
    told = {
        "sent": sum(found.sent.values()),
        "a_second": round(sum(found.sent.values()) / seconds),
        "sent_by_kind": dict(found.sent.most_common()),
        "answered": dict(found.answered.most_common()),
        "server_grown_MiB": round(growth, 1),
        "foreign_accepted": sum("foreign" in line for line in found.wrong),
        "wrong": found.wrong[:20],
    }
    print(json.dumps(told, indent=1))
    return 1 if found.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
