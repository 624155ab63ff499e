"""How quick the table is: server start, from a click to stored and shown, and the size of the page.

    python benchmarks/table.py [CLICKS]

Talks only to a server that it starts itself on 127.0.0.1, and stops it again. Prints one JSON object.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

import sagenwerk


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start(port: int, folder: str) -> tuple[subprocess.Popen[bytes], float]:
    """A server on this port; how many seconds until it answered."""
    command = [sys.executable, "-c", "from sagenwerk.cli import main; main()", "serve", "--no-browser"]
    command += ["--port", str(port), "--database", f"{folder}/bench.sqlite"]
    began = time.monotonic()
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=folder)
    for _ in range(2000):
        try:
            with urlopen(f"http://127.0.0.1:{port}/health", timeout=2):
                return server, time.monotonic() - began
        except OSError:
            time.sleep(0.005)
    server.kill()
    raise SystemExit("the server did not start")


def new_table(port: int) -> dict[str, str]:
    heroes = [{"hero": hero, "figure": "f", "player": "Mia", "bot": ""} for hero in ("warrior", "archer")]
    body = {"game": "junior", "scenario": "challenge-1", "heroes": heroes, "options": {}, "seed": 1}
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"http://127.0.0.1:{port}/api/tables", json.dumps(body).encode(), headers)) as answer:
        key: dict[str, str] = json.load(answer)
        return key


async def click(port: int, clicks: int) -> list[float]:
    """Milliseconds from sending an intent to having its update, one after the other."""
    key, spent = new_table(port), []
    async with connect(f"ws://127.0.0.1:{port}/api/socket", max_size=None) as line:
        await line.send(json.dumps({"type": "hello", **key, "since": -1}))
        update = json.loads(await line.recv())
        for number in range(clicks):
            if update["view"]["result"] != "playing":
                break
            offers = [offer["name"] for offer in update["view"]["offers"]]
            intent = {"type": "intent", "id": f"c{number}", "version": update["version"]}
            began = time.perf_counter()
            await line.send(json.dumps({**intent, "actions": [offers[number * 7 % len(offers)]]}))
            update = json.loads(await line.recv())
            spent.append((time.perf_counter() - began) * 1000)
    return spent


def page_kilobytes() -> float:
    """All JavaScript of the page, each file packed by itself."""
    web = Path(str(sagenwerk.__file__)).parent / "web"
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in web.rglob("*.js")) / 1000


def main() -> None:
    clicks = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server, first = start(port, folder)
        server.terminate()
        server.wait()
        server, again = start(port, folder)
        try:
            spent = sorted(asyncio.run(click(port, clicks)))
        finally:
            server.terminate()
            server.wait()
    print(
        json.dumps(
            {
                "server_ready_s": round(again, 2),
                "server_ready_with_new_database_s": round(first, 2),
                "clicks": len(spent),
                "click_to_shown_ms": {
                    "median": round(median(spent), 1),
                    "p95": round(spent[len(spent) * 95 // 100], 1),
                },
                "javascript_kB_gzip": round(page_kilobytes(), 1),
            },
            indent=1,
        )
    )


if __name__ == "__main__":
    main()
