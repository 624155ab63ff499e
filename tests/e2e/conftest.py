"""A real server on a free port, a real Chromium, and what the browser tests do again and again."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "screenshots"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

#: What browsers have said about forbidden parts of pages.
POLICY = "Content Security Policy"
AGAINST_POLICY: list[str] = []
#: What opens the tables that these tests set up, by table; the game master's keys by themselves.
KEYS: dict[str, str] = {}
MASTER_KEYS: dict[str, str] = {}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games come first: they take longest, and the other processes fill the rest of the time."""
    items.sort(key=lambda item: "whole" not in item.nodeid)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
    quiet += ["--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"]
    # Without a graphics card most of the time goes into tiles: every one draws all strokes that touch it anew.
    quiet += ["--default-tile-width=2048", "--default-tile-height=2048"]
    return {
        **browser_type_launch_args,
        "executable_path": os.environ.get("CHROMIUM", "/usr/bin/chromium"),
        "args": quiet,
    }


class Server:
    """`sagenwerk serve` in a process of its own, which can be killed and started again on the same data."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.options = options
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = folder / "sagenwerk.sqlite"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", "from sagenwerk.cli import main; main()", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--database", str(self.database), "--bot-pause", "0", *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.database.parent)
        for _ in range(600):
            if self.process.poll() is not None:
                break
            try:
                if json.load(urlopen(f"{self.address}/health", timeout=5))["ok"]:
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"the server did not start: {self.log.read_text('utf-8')[-2000:]}")

    def kill(self) -> None:
        """As if the power went out."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def ask(self, path: str, body: object | None = None) -> Any:
        """The JSON answer of an address, by POST if there is a body; what is asked of a table may see all of it."""
        data = None if body is None else json.dumps(body).encode()
        table = path.removeprefix("/api/tables/").partition("/")[0]
        token = MASTER_KEYS.get(table) or KEYS.get(table, "")
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        request = Request(self.address + path, data, headers)
        with urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def takes_in(self, saga: str) -> str:
        """A table of a save; its id."""
        request = Request(f"{self.address}/api/import", saga.encode())
        with urlopen(request, timeout=60) as answer:
            return known(json.load(answer))["table"]

    def table(
        self,
        *heroes: str,
        game: str = "junior",
        scenario: str = "challenge-1",
        seed: int = 1,
        bots: str = "",
        players: tuple[str, ...] = ("Mia",),
        **more: Any,
    ) -> str:
        """Set up a table at which the players (or bots) share the heroes in turn; its id."""
        return self.keys(*heroes, game=game, scenario=scenario, seed=seed, bots=bots, players=players, **more)["table"]

    def keys(
        self,
        *heroes: str,
        game: str,
        scenario: str,
        seed: int = 1,
        bots: str = "",
        players: tuple[str, ...] = ("Mia",),
        **more: Any,
    ) -> dict[str, str]:
        """The same; the table's id with the tokens of both sides. ``more``: options, who leads, a file's text."""
        seats = [
            {"hero": hero, "figure": "f", "player": "" if bots else players[at % len(players)], "bot": bots}
            for at, hero in enumerate(heroes or ("warrior", "archer"))
        ]
        body = {"game": game, "scenario": scenario, "heroes": seats, "options": {}, "seed": seed, **more}
        return known(self.ask("/api/tables", body))


def known(made: dict[str, str]) -> dict[str, str]:
    """Keep what opens a new table for those who come to it."""
    KEYS[made["table"]] = made["token"]
    MASTER_KEYS[made["table"]] = made["master_token"]
    return made


@pytest.fixture(autouse=True)
def nothing_against_the_policy() -> Iterator[None]:
    """No page of a test has anything in it that the content security policy forbids."""
    AGAINST_POLICY.clear()
    yield
    assert AGAINST_POLICY == []


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    served = Server(tmp_path_factory.mktemp("server"))
    served.start()
    yield served
    served.kill()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.address


class Person:
    """Somebody at a page, who clicks or types and looks at the state that the page carries."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        #: What came over the socket, as it came.
        self.heard: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.heard.append(str(frame))))
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda told: self.faults.append(told.text) if told.type == "error" else None)

    @property
    def app(self) -> Any:
        return self.page.get_by_test_id("app")

    @property
    def is_narrow(self) -> bool:
        """Whether the page is a phone's."""
        size = self.page.viewport_size
        return size is not None and size["width"] < 700

    def opens(self, table: str) -> None:
        """Come to a table by the link of a seat; the game master's place (``.../master``) this browser knows."""
        link = table if "#" in table or "/" in table else f"{table}#{KEYS.get(table, '')}"
        self.page.goto(f"/table/{link}")
        self.page.wait_for_selector("[data-testid=app][data-actor]:not([data-actor=''])")

    def version(self) -> int:
        return int(self.app.get_attribute("data-version") or -1)

    def until_newer(self, version: int) -> None:
        self.page.wait_for_function(
            "v => Number(document.querySelector('[data-testid=app]').dataset.version) > v", arg=version, timeout=15_000
        )

    def update(self) -> dict[str, Any]:
        """The table as the page was sent it, at the version that it shows."""
        for _ in range(100):
            version = self.version()
            for frame in reversed(self.heard):
                told: dict[str, Any] = json.loads(frame)
                if told["type"] == "update" and told["version"] == version:
                    return told
            self.page.wait_for_timeout(20)
        raise AssertionError("the page shows a version that never came over the socket")

    def view(self) -> dict[str, Any]:
        """What this page knows of the table."""
        view: dict[str, Any] = self.update()["view"]
        return view

    def lines(self) -> list[dict[str, Any]]:
        """All lines of the chronicle that the page was told."""
        told: list[dict[str, Any]] = []
        for frame in self.heard:
            update = json.loads(frame)
            if update["type"] == "update":
                told = update["lines"] if update["whole"] else told + update["lines"]
        return told

    def takes_picture(self, name: str) -> None:
        PICTURES.mkdir(exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")


def context_for(browser: Browser, address: str, language: str, phone: bool, theme: str = "") -> BrowserContext:
    """A browser window of one kind in one language, without animations that a test would have to wait for."""
    kind: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": DESKTOP}
    context = browser.new_context(base_url=address, locale=language, reduced_motion="reduce", **kind)
    context.on("console", lambda told: AGAINST_POLICY.append(told.text) if POLICY in told.text else None)
    if theme:
        chosen = json.dumps(json.dumps({"theme": theme}))
        context.add_init_script(f"localStorage.setItem('sagenwerk.settings', {chosen})")
    return context


#: Both languages and both sizes in two windows; which two changes from test to test.
PAIRS = (["de-desktop", "en-phone"], ["de-phone", "en-desktop"])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Who asks for a ``person``, or for a ``kind`` of window, gets a pair of them if nobody says which."""
    pair = PAIRS[len(metafunc.function.__name__) % 2]
    marked = [name for mark in metafunc.definition.iter_markers("parametrize") for name in str(mark.args[0]).split(",")]
    if "person" in metafunc.fixturenames and "person" not in marked:
        metafunc.parametrize("person", pair, indirect=True)
    elif "kind" in metafunc.fixturenames and "kind" not in marked:
        metafunc.parametrize("kind", pair)


@pytest.fixture
def person(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Person]:
    """A person at a desktop or phone, in German or English."""
    language, kind = request.param.split("-")
    context = context_for(browser, server.address, language, kind == "phone")
    yield Person(context.new_page())
    context.close()
