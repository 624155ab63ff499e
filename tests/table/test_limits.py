"""What is too much, what is said then, and that it harms nobody else."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from served import NAME, Served, new_table, served
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sagenwerk.table.connections import Connections
from sagenwerk.table.limits import Bucket, Flow, Limiter, Limits, Rate
from sagenwerk.table.settings import Settings

MIA, EVE = "203.0.113.7", "198.51.100.9"


class Clock:
    """A time that goes on when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_at_once_what_is_in_it_and_then_as_fast_as_it_fills() -> None:
    bucket = Bucket(Rate(3, 6), now=0)
    assert [bucket.wait(0) for _ in range(4)] == [0, 0, 0, 2.0]
    assert [bucket.wait(now) for now in (2, 3, 4, 100, 100, 100, 100)] == [0, 1.0, 0, 0, 0, 0, 2.0]


def test_a_message_larger_than_the_bucket_comes_through_when_it_is_full() -> None:
    clock = Clock()
    flow = Flow(Limits(messages=Rate(100, 1), message_bytes=Rate(1000, 1)), clock)
    assert flow.wait(5000) == 0
    assert flow.wait(10) > 4
    clock.now += 6
    assert flow.wait(10) == 0


def test_the_memory_of_addresses_has_an_end_and_the_quietest_is_forgotten_first() -> None:
    clock = Clock()
    limiter = Limiter(Limits(requests=Rate(1, 60), remembered=100), clock)
    assert limiter.wait("requests", EVE) == 0
    for number in range(1000):
        limiter.wait("requests", f"10.0.{number // 250}.{number % 250}")
        assert limiter.wait("requests", EVE) > 0, "whoever goes on is not forgotten"
    assert len(limiter) == 100


def test_kinds_are_counted_apart_and_addresses_too() -> None:
    limiter = Limiter(Limits(requests=Rate(1, 60), tables=Rate(1, 60)), Clock())
    assert [limiter.wait("requests", EVE) > 0 for _ in range(2)] == [False, True]
    assert limiter.wait("tables", EVE) == 0
    assert limiter.wait("requests", MIA) == 0


def test_sockets_are_counted_while_they_are_open() -> None:
    limiter = Limiter(Limits(sockets=2))
    assert [limiter.enter(EVE) for _ in range(3)] == [True, True, False]
    limiter.leave(EVE)
    assert limiter.enter(EVE)


def test_connections_of_one_computer_at_home_have_an_end_but_not_those_of_this_one() -> None:
    connections = Connections(Settings("games.sqlite", lan=True, limits=Limits(connections=2)))
    assert [connections.enter("192.168.178.21") is not None for _ in range(3)] == [True, True, False]
    assert connections.enter("192.168.178.22") is not None
    connections.leave("192.168.178.21")
    assert connections.enter("192.168.178.21") is not None
    assert all(connections.enter("127.0.0.1") is not None for _ in range(50))
    assert connections.enter("8.8.8.8") is None


# On a real server behind a proxy, which the test plays


def behind_proxy(folder: Path, **limits: Any) -> Settings:
    """Settings with these limits."""
    database = str(folder / "games.sqlite")
    return Settings(database, bot_pause=0, hosts=(NAME,), proxies=("127.0.0.1",), limits=Limits(**limits))


def sits_down(page: ClientConnection, key: dict[str, str]) -> dict[str, Any]:
    """Say hello; the first message that comes."""
    page.send(json.dumps({"type": "hello", "table": key["table"], "token": key["token"]}))
    return heard(page)


def heard(page: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message, of one of these kinds if any are named."""
    while True:
        message: dict[str, Any] = json.loads(page.recv(timeout=20))
        if not kinds or message["type"] in kinds:
            return message


def table_of(server: Served, address: str = MIA) -> dict[str, str]:
    """A new table."""
    answer = server.http.post("/api/tables", json=new_table(), headers=server.of(address))
    assert answer.status_code == 201, answer.text
    made: dict[str, str] = answer.json()
    return made


def test_costly_requests_have_a_rate_and_others_are_not_harmed(tmp_path: Path) -> None:
    with served(behind_proxy(tmp_path, requests=Rate(3, 300))) as server:
        codes = [server.http.post("/api/import", content=b"no", headers=server.of(EVE)).status_code for _ in range(4)]
        assert codes == [422, 422, 422, 429]
        last = server.http.post("/api/import", content=b"no", headers=server.of(EVE))
        assert 1 <= int(last.headers["Retry-After"]) <= 100
        assert last.json()["error"] == {"id": "server-too-much", "args": {"seconds": int(last.headers["Retry-After"])}}
        assert server.http.get("/", headers=server.of(EVE)).status_code == 200, "the page itself costs nothing"
        assert table_of(server, MIA)["table"]


def test_new_tables_of_one_address_have_a_rate(tmp_path: Path) -> None:
    with served(behind_proxy(tmp_path, tables=Rate(2, 3600))) as server:
        assert all(table_of(server, EVE) for _ in range(2))
        third = server.http.post("/api/tables", json=new_table(), headers=server.of(EVE))
        assert (third.status_code, third.json()["error"]["id"]) == (429, "server-too-much")
        assert table_of(server, MIA)["table"]


def test_guessing_tokens_comes_to_an_end_over_http_and_over_sockets(tmp_path: Path) -> None:
    with served(behind_proxy(tmp_path, wrong_tokens=Rate(3, 600))) as server:
        key = table_of(server)
        link = {"link": "wrong"}
        address = f"/api/tables/{key['table']}/invitation"
        codes = [server.http.post(address, json=link, headers=server.of(EVE)).status_code for _ in range(4)]
        assert codes == [403, 403, 403, 429]
        with server.socket(EVE) as page:
            assert heard(page)["reason"]["id"] == "server-too-much"
        right = server.http.post(address, json={"link": key["invite"]}, headers=server.of(MIA))
        assert right.status_code == 200
        with server.socket("198.51.100.10") as page:
            wrong = {**key, "token": "x"}
            said = [sits_down(page, wrong)["reason"]["id"] for _ in range(3)]
            assert said == ["server-wrong-token", "server-wrong-token", "server-too-much"]
        with server.socket(MIA) as page:
            assert sits_down(page, key)["type"] == "update"


def test_one_socket_too_many_is_told_so_and_the_others_go_on(tmp_path: Path) -> None:
    with served(behind_proxy(tmp_path, sockets=2)) as server:
        key = table_of(server)
        with server.socket(EVE) as first, server.socket(EVE):
            with server.socket(EVE) as third:
                assert heard(third)["reason"]["id"] == "server-too-much"
                with pytest.raises(ConnectionClosed) as closed:
                    third.recv(timeout=20)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013
            assert sits_down(first, key)["type"] == "update"
            with server.socket(MIA) as other:
                assert sits_down(other, key)["type"] == "update"


def test_a_table_has_room_for_so_many_pages(tmp_path: Path) -> None:
    with served(behind_proxy(tmp_path, table_sockets=1)) as server:
        key = table_of(server)
        with server.socket(MIA) as first, server.socket(MIA) as second:
            assert sits_down(first, key)["type"] == "update"
            assert sits_down(second, key)["reason"] == {"id": "server-table-crowded", "args": {"most": 1}}


def test_a_page_that_floods_is_slowed_down_and_the_others_play_on(tmp_path: Path) -> None:
    with served(behind_proxy(tmp_path, messages=Rate(10, 2))) as server:
        key = table_of(server)
        with server.socket(EVE) as flooding, server.socket(MIA) as page:
            sits_down(flooding, key)
            version = sits_down(page, key)["version"]
            for number in range(30):
                flooding.send(json.dumps({"type": "ask", "field": f"nowhere-{number}"}))
            order = {"type": "intent", "id": "1", "version": version, "actions": ["warrior: stand still"]}
            page.send(json.dumps(order))
            assert heard(page, "update", "refused")["answers"] == "1"
            told = [heard(flooding, "trouble")["reason"] for _ in range(31)]
            assert [reason["args"]["name"] for reason in told if reason["id"] == "server-unknown-field"] == [
                f"nowhere-{number}" for number in range(30)
            ], "nothing is lost"
            assert [reason["id"] for reason in told].count("server-too-fast") == 1


def test_who_sits_at_the_computer_has_no_limits(tmp_path: Path) -> None:
    none = Limits(
        requests=Rate(1, 1e6), tables=Rate(1, 1e6), sockets=0, messages=Rate(1, 1e6), wrong_tokens=Rate(1, 1e6)
    )
    with served(Settings(str(tmp_path / "games.sqlite"), bot_pause=0, limits=none)) as server:
        keys = [server.http.post("/api/tables", json=new_table()).json() for _ in range(3)]
        with connect(f"ws://127.0.0.1:{server.port}/api/socket", max_size=None) as page:
            assert sits_down(page, keys[2])["type"] == "update"
            for _ in range(100):
                page.send(json.dumps({"type": "ask", "field": "nowhere"}))
            assert all(heard(page, "trouble")["reason"]["id"] == "server-unknown-field" for _ in range(100))


# Lines that say nothing


def test_a_body_that_trickles_in_is_given_up(tmp_path: Path) -> None:
    with served(behind_proxy(tmp_path, patience=0.3)) as server, server.line() as line:
        head = f"POST /api/import HTTP/1.1\r\nHost: {NAME}\r\nX-Forwarded-For: {EVE}\r\nContent-Length: 100000\r\n\r\n"
        line.sendall(head.encode() + b"x")
        answer = everything(line)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"server-too-slow" in answer


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nA: "])
def test_a_line_that_never_asks_is_closed(tmp_path: Path, said: bytes) -> None:
    with served(behind_proxy(tmp_path, patience=0.3)) as server, server.line() as line:
        line.sendall(said)
        assert everything(line) == b""


def everything(line: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    received = b""
    while part := line.recv(65_536):
        received += part
    return received


def test_a_message_that_is_too_long_closes_its_own_socket_only(tmp_path: Path) -> None:
    with served(behind_proxy(tmp_path)) as server:
        key = table_of(server)
        with server.socket(EVE) as shouting, server.socket(MIA) as page:
            sits_down(shouting, key)
            sits_down(page, key)
            shouting.send("x" * 70_000)
            with suppress(ConnectionClosed):
                while True:
                    shouting.recv(timeout=20)
            assert shouting.close_code == 1009
            page.send(json.dumps({"type": "ask", "field": "nowhere"}))
            assert heard(page, "trouble")["reason"]["id"] == "server-unknown-field"


def test_a_server_that_stops_tells_its_pages_that_it_comes_back(tmp_path: Path) -> None:
    with served(behind_proxy(tmp_path)) as server:
        key = table_of(server)
        with server.socket(MIA) as page:
            sits_down(page, key)
            server.stop()
            told = heard(page, "trouble")
            assert told["reason"]["id"] == "server-restarting"
            assert not told.get("final")
            with pytest.raises(ConnectionClosed) as closed:
                page.recv(timeout=20)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012


def test_a_farewell_waits_for_nobody() -> None:
    from sagenwerk.table.gate import tell_all
    from sagenwerk.views.shell import Sentence

    told: list[object] = []

    async def listens(message: object) -> None:
        told.append(message)

    async def sleeps(_: object) -> None:
        await asyncio.sleep(3600)

    asyncio.run(tell_all([sleeps, listens], Sentence("server-restarting")))
    assert len(told) == 1


def test_who_does_not_read_the_answer_is_given_up(tmp_path: Path) -> None:
    with served(behind_proxy(tmp_path, patience=0.2, slowest=1e9)) as server, server.line() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        request = f"GET /api/rules/heroquest HTTP/1.1\r\nHost: {NAME}\r\nX-Forwarded-For: {EVE}\r\n\r\n"
        with pytest.raises(ConnectionError):
            asks_for_ever(line, request.encode())


def asks_for_ever(line: socket.socket, request: bytes) -> None:
    """Ask and ask, and never read what comes."""
    while True:
        line.sendall(request)
