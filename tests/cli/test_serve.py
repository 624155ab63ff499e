"""`sagenwerk serve` in the home network and behind a proxy, as people start it."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import segno

from sagenwerk.cli.home import qr_code
from sagenwerk.cli.serve import networks
from sagenwerk.locales import LANGUAGES, sentence
from sagenwerk.table.homes import homes

SERVE = [sys.executable, "-c", "from sagenwerk.cli import main; main()", "serve", "--no-browser"]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("", 0))
        return int(free.getsockname()[1])


@contextmanager
def serving(folder: Path, *options: str, language: str = "en") -> Iterator[tuple[int, Path]]:
    """A server with these options; its port, and the file with what it says."""
    port, said = free_port(), folder / "said.txt"
    words = ["--port", str(port), "--database", str(folder / "games.sqlite"), "--lang", language, *options]
    with said.open("wb") as out:
        process = subprocess.Popen([*SERVE, *words], stdout=out, stderr=out, env={**os.environ, "PYTHONUTF8": "1"})
    try:
        last = sentence(language, "cli-stop-hint", {})
        for _ in range(600):
            assert process.poll() is None, said.read_text("utf-8")
            if last in said.read_text("utf-8"):
                break
            time.sleep(0.05)
        yield port, said
    finally:
        process.terminate()
        process.wait()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_home_network_the_server_says_how_to_come_and_who_may(tmp_path: Path, language: str) -> None:
    with serving(tmp_path, "--lan", language=language) as (port, said):
        told = said.read_text("utf-8")
        if homes():
            for home in homes():
                assert sentence(language, "cli-lan-address", {"address": f"http://{home}:{port}"}) in told
            assert qr_code(f"http://{homes()[0]}:{port}") in told
            assert sentence(language, "cli-lan-who", {}) in told
        else:
            assert sentence(language, "cli-lan-no-network", {}) in told


def test_other_devices_get_the_page_but_not_the_list_of_all_games(tmp_path: Path) -> None:
    with serving(tmp_path, "--lan") as (port, _):
        # A connection to this computer's own address in the network comes from there, as another device's would.
        for home in homes():
            there = f"http://{home}:{port}"
            assert httpx.get(f"{there}/").status_code == 200
            assert httpx.get(f"{there}/api/tables").json()["error"]["id"] == "server-only-owner"
            assert httpx.get(f"{there}/metrics").status_code == 403
            assert httpx.get(f"{there}/", headers={"Host": f"evil.example:{port}"}).status_code == 403
        assert httpx.get(f"http://127.0.0.1:{port}/api/tables").status_code == 200


def test_without_being_asked_to_the_server_is_for_this_computer_only(tmp_path: Path) -> None:
    with serving(tmp_path) as (port, said):
        for home in homes():
            with pytest.raises(httpx.ConnectError):
                httpx.get(f"http://{home}:{port}/")
        assert sentence("en", "cli-lan-who", {}) not in said.read_text("utf-8")


def test_behind_a_proxy_the_server_says_its_name_and_answers_to_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "Play.Example") as (port, said):
        assert sentence("en", "cli-serving-host", {"name": "play.example"}) in said.read_text("utf-8")
        headers = {"Host": "play.example", "X-Forwarded-For": "203.0.113.7"}
        assert httpx.get(f"http://127.0.0.1:{port}/", headers=headers).status_code == 200
        headers["Host"] = "other.example"
        assert httpx.get(f"http://127.0.0.1:{port}/", headers=headers).status_code == 403


def test_an_address_of_a_proxy_that_is_none_is_said(tmp_path: Path) -> None:
    words = [
        "--lang",
        "en",
        "--database",
        str(tmp_path / "games.sqlite"),
        "--host",
        "a.example",
        "--proxy",
        "somewhere",
    ]
    done = subprocess.run([*SERVE, *words], capture_output=True, encoding="utf-8", check=False, timeout=60)
    assert done.returncode == 2
    assert "somewhere" in done.stderr
    assert "--proxy" in done.stderr
    assert networks(["10.0.0.0/8", "::1"], "en") == ("10.0.0.0/8", "::1")


def test_the_picture_in_the_terminal_is_the_code_of_the_link() -> None:
    link = "http://192.168.178.20:8000"
    picture = re.sub(r"\x1b\[[0-9;]*m", "", qr_code(link)).splitlines()
    # Two rows of the code in one line of signs, light where a sign is drawn.
    upper, lower = "▀█", "▄█"
    rows = [[sign not in half for sign in line] for line in picture for half in (upper, lower)]
    wanted = [[bool(dark) for dark in row] for row in segno.make(link, error="m", micro=False).matrix_iter(border=2)]
    assert rows[: len(wanted)] == wanted
