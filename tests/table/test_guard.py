"""Who may talk to a server at home, in the home network, and behind a proxy."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from served import NAME, Served, new_table, served
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sagenwerk.table.guard import may_connect, may_pass, own_names
from sagenwerk.table.settings import Settings

HOME = Settings("games.sqlite")
LAN = Settings("games.sqlite", lan=True)
OUT = Settings("games.sqlite", hosts=(NAME,), proxies=("127.0.0.1", "10.0.0.0/24"))
HERE, ELSEWHERE = True, False


@pytest.mark.parametrize(
    ("settings", "here", "host", "passes"),
    [
        (HOME, HERE, "127.0.0.1:8000", True),
        (HOME, HERE, "localhost:8000", True),
        (HOME, HERE, "[::1]:8000", True),
        (HOME, HERE, "192.168.178.20:8000", False),
        (HOME, HERE, "evil.example:8000", False),
        (HOME, HERE, "127.0.0.1.evil.example", False),
        (HOME, HERE, "", False),
        (HOME, HERE, "[::1", False),
        (LAN, HERE, "localhost:8000", True),
        (LAN, ELSEWHERE, "192.168.178.20:8000", True),
        (LAN, ELSEWHERE, "10.1.2.3:8000", True),
        (LAN, ELSEWHERE, "[fd00::20]:8000", True),
        (LAN, ELSEWHERE, "8.8.8.8:8000", False),
        (LAN, ELSEWHERE, "evil.example:8000", False),
        (LAN, ELSEWHERE, "192.168.178.20.evil.example:8000", False),
        (LAN, ELSEWHERE, "localhost:8000", False),
        (OUT, ELSEWHERE, NAME, True),
        (OUT, ELSEWHERE, f"{NAME}:8443", True),
        (OUT, ELSEWHERE, NAME.upper(), True),
        (OUT, ELSEWHERE, f"x.{NAME}", False),
        (OUT, ELSEWHERE, "127.0.0.1:8000", False),
        (OUT, HERE, "127.0.0.1:8000", True),
    ],
)
def test_only_names_of_this_server_are_answered(settings: Settings, here: bool, host: str, passes: bool) -> None:
    assert may_pass(host, None, here, secure=False, settings=settings) is passes


def test_in_the_home_network_the_computer_answers_to_its_own_names() -> None:
    assert own_names()
    assert all(may_pass(f"{name}:8000", None, HERE, secure=False, settings=LAN) for name in own_names())
    assert not any(may_pass(f"{name}.evil.example", None, HERE, secure=False, settings=LAN) for name in own_names())


@pytest.mark.parametrize(
    ("origin", "secure", "passes"),
    [
        (None, True, True),
        (f"https://{NAME}", True, True),
        (f"http://{NAME}", True, False),
        (f"https://{NAME}", False, True),
        (f"https://{NAME}:444", True, False),
        (f"https://other.{NAME}", True, False),
        ("null", True, False),
        ("file://", True, False),
        ("https://[", True, False),
    ],
)
def test_a_page_must_be_our_own(origin: str | None, secure: bool, passes: bool) -> None:
    assert may_pass(NAME, origin, ELSEWHERE, secure=secure, settings=OUT) is passes


@pytest.mark.parametrize(
    ("settings", "peer", "may"),
    [
        (HOME, "127.0.0.1", True),
        (HOME, "192.168.178.21", False),
        (LAN, "192.168.178.21", True),
        (LAN, "::ffff:192.168.178.21", True),
        (LAN, "169.254.3.4", True),
        (LAN, "8.8.8.8", False),
        (LAN, "", False),
        (OUT, "127.0.0.1", True),
        (OUT, "10.0.0.7", True),
        (OUT, "10.0.1.7", False),
        (OUT, "192.168.178.21", False),
    ],
)
def test_only_computers_of_the_home_and_proxies_may_connect(settings: Settings, peer: str, may: bool) -> None:
    assert may_connect(peer, settings) is may


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server behind a proxy."""
    database = tmp_path_factory.mktemp("out") / "games.sqlite"
    with served(Settings(str(database), hosts=(NAME,), proxies=("127.0.0.1",), bot_pause=0)) as server:
        yield server


def test_behind_a_proxy_nobody_sees_the_list_of_all_tables(out: Served) -> None:
    answer = out.http.get("/api/tables", headers=out.of("203.0.113.7"))
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-only-owner")
    pretending = out.http.get("/api/tables", headers=out.of("127.0.0.1"))
    assert pretending.status_code == 403
    assert out.http.get("/api/tables").status_code == 403, "not even without any sign of a proxy"


def test_behind_a_proxy_tables_are_made_and_played(out: Served) -> None:
    ours = out.of("203.0.113.7", Origin=f"https://{NAME}", **{"X-Forwarded-Proto": "https"})
    made = out.http.post("/api/tables", json=new_table(), headers=ours)
    assert made.status_code == 201, made.text
    with out.socket("203.0.113.7", Origin=f"https://{NAME}") as page:
        hello = {"type": "hello", "table": made.json()["table"], "token": made.json()["token"]}
        page.send(json.dumps(hello))
        assert json.loads(page.recv())["type"] == "update"


def test_behind_a_proxy_pages_of_other_origins_get_nothing(out: Served) -> None:
    theirs = out.of("203.0.113.7", Origin="https://evil.example")
    assert out.http.post("/api/tables", json=new_table(), headers=theirs).status_code == 403
    with pytest.raises(InvalidStatus), out.socket("203.0.113.7", Origin="https://evil.example"):
        pass
    with pytest.raises(InvalidStatus), out.socket("203.0.113.7", Host="evil.example"):
        pass


def test_at_home_the_list_is_for_whoever_sits_at_the_computer(tmp_path: Path) -> None:
    with served(Settings(str(tmp_path / "games.sqlite"))) as home:
        assert home.http.get("/api/tables").status_code == 200
        for sign in ("X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"):
            handed_on = home.http.get("/api/tables", headers={sign: "192.168.178.21"})
            assert handed_on.status_code == 403, sign
        lied = home.http.get("/api/tables", headers={"Host": NAME})
        assert lied.json()["error"]["id"] == "server-not-from-here"


def test_other_sites_cannot_even_ask_for_what_they_would_not_see(tmp_path: Path) -> None:
    with served(Settings(str(tmp_path / "games.sqlite"))) as home:
        for site in ("cross-site", "same-site"):
            assert home.http.get("/api/games", headers={"Sec-Fetch-Site": site}).status_code == 403
            link = home.http.get("/join/abc", headers={"Sec-Fetch-Site": site})
            assert link.status_code == 200, "a link may stand on any page"
        assert home.http.get("/api/games", headers={"Sec-Fetch-Site": "same-origin"}).status_code == 200


def test_programs_and_our_page_may_open_sockets_others_not(tmp_path: Path) -> None:
    with served(Settings(str(tmp_path / "games.sqlite"))) as home:
        address = f"ws://127.0.0.1:{home.port}/api/socket"
        for origin in (None, f"http://127.0.0.1:{home.port}"):
            with connect(address, origin=origin):  # type: ignore[arg-type]
                pass
        for origin in (f"http://127.0.0.1:{home.port + 1}", f"http://localhost:{home.port}", "null"):
            with pytest.raises(InvalidStatus), connect(address, origin=origin):  # type: ignore[arg-type]
                pass
