"""How fast a server is there, how fast a long game opens, and what sockets cost on which nothing happens.

    python benchmarks/table_start.py [--part all|idle|start|loading] [--core 0] [--folder DIR] [--seed 1]
        idle:    [--sockets 4000]   KiB of the server's memory for each socket
        start:   [--stored 1000]    seconds until it is healthy, and until the first page has its table
        loading: [--actions 1000]   milliseconds until a game of so many actions is shown, which nobody has open

Starts servers itself on 127.0.0.1, pinned to one core. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

from serving import GAMES, Message, Page, Server, many_files, pinned

from sagenwerk.games import game as game_named
from sagenwerk.kernel import Result
from sagenwerk.play import Choice, Play


def asked() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", default="all", choices=["all", *PARTS])
    parser.add_argument("--sockets", type=int, default=4000)
    parser.add_argument("--stored", type=int, default=1000)
    parser.add_argument("--actions", type=int, default=1000)
    parser.add_argument("--core", type=int, default=0, help="the core of the server")
    parser.add_argument("--folder", type=Path, help="where the database is; a temporary one if not given")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


# Idle


async def idle(wanted: argparse.Namespace) -> dict[str, Any]:
    """Sockets on which nothing happens, twenty at a table besides the first."""
    at_once = 20
    with pinned(wanted.core, wanted.folder) as server:
        await server.start()
        keys = [(await server.table("junior", most=2))[0] for _ in range(max(1, wanted.sockets // at_once))]
        pages = [Page(key, server.port) for key in keys]
        await open_all(pages)
        await asyncio.sleep(1)
        before = server.resident()
        more = [Page(key, server.port) for key in keys for _ in range(at_once)]
        await open_all(more)
        await asyncio.sleep(3)
        after = server.resident()
        here = sum(page.connected for page in more)
        for page in pages + more:
            await page.leave()
    return {
        "sockets": here,
        "server_MiB": round(after / 2**20, 1),
        "KiB_per_socket": round((after - before) / 1024 / here, 1),
    }


async def open_all(pages: list[Page]) -> None:
    """Open pages, some at a time."""
    for first in range(0, len(pages), 50):
        some = pages[first : first + 50]
        await asyncio.gather(*(page.open() for page in some))
        for page in some:
            if not await page.knows():
                raise SystemExit("a page got no answer")


# Starting


async def start(wanted: argparse.Namespace) -> dict[str, Any]:
    """Seconds until a server with many tables is healthy, and until the first page has its table."""
    healthy, first = [], []
    with pinned(wanted.core, wanted.folder) as server:
        await server.start()
        keys = await server.table("junior", seed=1)
        await play_some(server, keys, wanted.seed)
        server.stop()
        copy_table(server.database, keys[0]["table"], wanted.stored - 1)
        for _ in range(3):
            began = time.monotonic()
            healthy.append(await server.start())
            page = Page(keys[0], server.port)
            await page.open()
            await page.knows()
            first.append(time.monotonic() - began)
            await page.leave()
            listed = len((await server.http.get("/api/tables")).json())
            server.stop()
    return {"tables": listed, "healthy_s": round(median(healthy), 2), "first_table_shown_s": round(median(first), 2)}


async def play_some(server: Server, keys: list[Message], seed: int, most: int = 60) -> None:
    """Have the persons of a table act until it is over, or so often."""
    luck = random.Random(seed)
    pages = [Page(key, server.port) for key in keys]
    await open_all(pages)
    for _ in range(most):
        page = next((one for one in pages if one.offers), None)
        if page is None or page.over:
            break
        await page.acts(luck)
        await page.knows()
        for one in pages:
            await one.gets(page.version)
    for page in pages:
        await page.leave()


def copy_table(database: Path, table: str, times: int) -> None:
    """More tables with the same log and persons, as if they had been played, too."""
    with closing(sqlite3.connect(database)) as other, other:
        for name in ("game_table", "person", "entry"):
            columns = [row[1] for row in other.execute(f"PRAGMA table_info({name})")]
            key = "id" if name == "game_table" else "table_id"
            taken = ", ".join("?" if column == key else column for column in columns)
            copies = ((f"copy-{number}", table) for number in range(times))
            other.executemany(f"INSERT INTO {name} SELECT {taken} FROM {name} WHERE {key} = ?", copies)


# Loading


def long_play(game: str, actions: int, seed: int) -> Play:
    """A game in which so many actions were taken; where it ended too early, something was taken back."""
    scenario, heroes = GAMES[game]
    luck = random.Random(seed)
    play = Play(game_named(game), scenario, heroes=heroes)
    taken = 0
    while taken < actions:
        if play.state.result is Result.PLAYING:
            play.choose(luck.choice(play.state.legal_actions()))
            taken += 1
        for _ in range(0 if play.state.result is Result.PLAYING else luck.randint(5, 30)):
            if play.undo_label() is not None:
                play.undo()
    return play


async def loading(wanted: argparse.Namespace) -> dict[str, Any]:
    """Milliseconds until a table that nobody has open is shown: the log alone gone through, and by a server."""
    found: dict[str, Any] = {}
    for game in GAMES:
        play = long_play(game, wanted.actions, wanted.seed)
        saga = play.to_saga()
        alone = []
        for _ in range(5):
            began = time.perf_counter()
            Play.from_saga(saga)
            alone.append(time.perf_counter() - began)
        shown = await shown_by_a_server(wanted, saga)
        found[game] = {
            "actions": sum(isinstance(entry, Choice) for entry in play.log),
            "entries": play.version,
            "KiB": round(len(saga) / 1024),
            "log_alone_ms": round(median(alone) * 1000, 1),
            "from_hello_to_shown_ms": {
                "first_of_its_game": round(shown[0] * 1000, 1),
                "others": round(median(shown[1:]) * 1000, 1),
            },
        }
    return found


async def shown_by_a_server(wanted: argparse.Namespace, saga: str) -> list[float]:
    """Seconds from hello to the first update, for several tables of this log, after the server has started anew."""
    with pinned(wanted.core, wanted.folder) as server:
        await server.start()
        keys = []
        for _ in range(4):
            answer = await server.http.post("/api/import", content=saga.encode())
            if answer.status_code != 201:
                raise SystemExit(answer.text)
            keys.append(answer.json())
        server.stop()
        await server.start()
        spent = []
        for key in keys:
            page = Page(key, server.port)
            began = time.perf_counter()
            await page.open()
            if not await page.knows():
                raise SystemExit("a table was not shown")
            spent.append(time.perf_counter() - began)
            await page.leave()
    return spent


PARTS = {"idle": idle, "start": start, "loading": loading}


async def measured(wanted: argparse.Namespace) -> dict[str, Any]:
    """All that was asked for."""
    return {name: await measure(wanted) for name, measure in PARTS.items() if wanted.part in ("all", name)}


def main() -> None:
    """Print what was measured."""
    many_files()
    print(json.dumps(asyncio.run(measured(asked())), indent=1))


if __name__ == "__main__":
    main()
