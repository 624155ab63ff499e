"""The log says what happened, and nothing about persons."""

from __future__ import annotations

import io
import json
import logging
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from served import NAME
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sagenwerk.table.faults import Fault
from sagenwerk.table.jobs import Call, Failed
from sagenwerk.table.logs import set_up, short
from sagenwerk.table.worker import Worker

#: What must not stand in the log, besides tokens and tables.
PERSONAL = ("Gundula", "Hadumod", "Kommt ihr heute", "203.0.113.77", "198.51.100.66", "127.0.0.1", "2001:db8")


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is written to the log, as JSON lines."""
    root = logging.getLogger()
    before = root.handlers, root.level
    stream = io.StringIO()
    set_up(as_json=True, stream=stream)
    yield stream
    root.handlers, _ = before
    root.setLevel(before[1])


def lines_of(log: io.StringIO) -> list[dict[str, Any]]:
    """The lines, each an object of its own."""
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_a_line_has_time_level_logger_event_and_what_is_known(log: io.StringIO) -> None:
    logging.getLogger("sagenwerk").info("request", extra={"status": 200, "table": short("abcdefghij")})
    (line,) = lines_of(log)
    assert line["level"] == "info"
    assert line["logger"] == "sagenwerk"
    assert line["event"] == "request"
    assert line["said"] == {"status": 200, "table": short("abcdefghij")}
    assert line["at"].endswith("+00:00")


def test_addresses_tokens_tables_and_questions_are_taken_out_of_what_others_log(log: io.StringIO) -> None:
    other = logging.getLogger("some.library")
    other.warning(
        '%s - "GET /table/%s?token=%s HTTP/1.1" from %s', "203.0.113.77:5123", "abcdefghij", "x", "2001:db8::7"
    )
    other.warning("bearer %s", "h4kT-0eU_3mB5vQ8sX2cZ7aa")
    logged = log.getvalue()
    assert not any(word in logged for word in (*PERSONAL, "abcdefghij", "token=x", "h4kT"))
    assert "GET /table/…" in logged


def test_an_error_is_logged_with_kind_and_place_but_without_what_it_says(log: io.StringIO) -> None:
    def fails() -> None:
        try:
            raise KeyError("Gundula")
        except KeyError as error:
            raise ValueError("Hadumod at 203.0.113.77") from error

    for wrong in (fails, lambda: (_ for _ in ()).throw(Fault("server-hero-not-here", name="Gundula"))):
        try:
            wrong()  # type: ignore[no-untyped-call]
        except Exception:
            logging.getLogger("sagenwerk").exception("it failed")
    first, second = lines_of(log)
    assert first["error"][0] == "builtins.ValueError"
    assert "builtins.KeyError" in first["error"]
    assert any("test_logs" in place and place.endswith(" fails") for place in first["error"])
    assert second["error"][0] == "sagenwerk.table.faults.Fault: server-hero-not-here"
    assert not any(word in log.getvalue() for word in PERSONAL)


def test_errors_of_disk_and_database_say_what_is_wrong_there(log: io.StringIO) -> None:
    for wrong in (
        lambda: Path("/nowhere/Gundula").read_text("utf-8"),
        lambda: sqlite3.connect(":memory:").execute("x"),
    ):
        try:
            wrong()
        except Exception:
            logging.getLogger("sagenwerk").exception("it failed")
    said = " ".join(line["error"][0] for line in lines_of(log))
    assert "No such file or directory" in said
    assert "SQLITE_ERROR" in said
    assert "Gundula" not in log.getvalue()


# A whole evening


def evening(port: int, http: httpx.Client) -> set[str]:
    """Everything that people do and much that they should not; what of it must not be found in the log."""
    outside = {"Host": NAME, "X-Forwarded-For": "203.0.113.77"}
    heroes = [{"hero": "warrior", "player": "Gundula"}, {"hero": "archer", "open": True}]
    wish = {"game": "junior", "scenario": "challenge-1", "heroes": heroes, "options": {}, "seed": 7, "name": "Gundula"}
    key = http.post("/api/tables", json=wish, headers=outside).json()
    at = f"/api/tables/{key['table']}"
    joins = {"link": key["invite"], "name": "Hadumod", "heroes": ["archer"]}
    guest = http.post(f"{at}/join", json=joins, headers=outside).json()
    http.post(f"{at}/invitation", json={"link": key["invite"]}, headers=outside)
    bearer = {**outside, "Authorization": f"Bearer {key['token']}"}
    saga = http.get(f"{at}/save?token={key['token']}", headers=bearer)
    imported = http.post("/api/import", content=saga.content, headers=outside).json()
    for path, body in ((f"{at}/join", {**joins, "link": "wrong-link-of-Gundula"}), ("/api/import", "Gundula")):
        http.post(path, json=body, headers=outside)
    http.get("/table/abcdefghij?name=Gundula", headers={**outside, "Host": "evil.example"})
    http.get("/api/tables", headers={**outside, "X-Forwarded-For": "2001:db8::77"})
    with pytest.raises(InvalidStatus):
        page_of(port, Origin="http://evil.example")
    with page_of(port) as page:
        messages: list[Any] = [
            {"type": "hello", "table": key["table"], "token": "wrong-token-of-Hadumod"},
            {"type": "hello", "table": key["table"], "token": key["token"]},
            {"type": "intent", "id": "1", "version": 1, "actions": ["Gundula"]},
            {"type": "intent", "id": "2", "version": 1, "actions": ["warrior: stand still"]},
            {"type": "say", "text": "Kommt ihr heute Abend?"},
            {"type": "seat", "hero": "archer", "player": "bot:random"},
            {"type": "Gundula"},
        ]
        for message in messages:
            page.send(json.dumps(message))
        page.send("Kommt ihr heute {")
        while "server-message-not-understood" not in str(page.recv(timeout=20)):
            pass
    with page_of(port) as page:
        page.send("Gundula" * 10_000)
        with pytest.raises(ConnectionClosed):
            page.recv(timeout=20)
    http.delete(at, headers=bearer)
    secret = {value for made in (key, guest, imported) for value in made.values() if value}
    return {*secret, *PERSONAL, "wrong-link", "wrong-token"}


def page_of(port: int, **headers: str) -> Any:
    """A WebSocket that a proxy hands on."""
    line = socket.create_connection(("127.0.0.1", port), timeout=30)
    more = {"X-Forwarded-For": "198.51.100.66", **headers}
    return connect(f"ws://{NAME}/api/socket", sock=line, additional_headers=more, max_size=None)


@pytest.mark.parametrize("form", ["--log-json", ""])
def test_after_a_whole_evening_nothing_of_it_stands_in_the_log(own_server, tmp_path: Path, form: str) -> None:
    server = own_server(None, "--host", NAME, *filter(None, [form]))
    greeting = server.said()
    secret = evening(server.port, server.http)
    server.process.terminate()
    server.process.wait(20)
    log = (tmp_path / "games.log").read_text("utf-8")
    lines = [line for line in log.splitlines() if line not in greeting.splitlines()]
    found = {word for word in secret for line in lines if word in line and not line.startswith("Sagenwerk")}
    assert found == set(), log
    if form:
        said = [json.loads(line) for line in lines if line.startswith("{")]
        assert {"/api/tables/{table}/join", "/api/import"} <= {line["said"].get("route") for line in said}
        assert any(line["said"].get("table") for line in said)


def test_what_fails_in_a_worker_says_where_but_nothing_of_the_file() -> None:
    answer = Worker().answer(Call("sagenwerk.table.people", "checked_name", ["Gundula\0"]))
    assert isinstance(answer, Failed)
    assert answer.reason.startswith("sagenwerk.table.faults.Fault: server-wrong-name")
    assert "sagenwerk.table.people:" in answer.reason
    assert "Gundula" not in answer.reason
