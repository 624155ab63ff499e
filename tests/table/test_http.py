"""What is asked over HTTP, and who may ask."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sagenwerk.locales import LANGUAGES, sentence
from sagenwerk.table.pages import NOT_BUILT


def test_health_says_version_and_whether_the_rules_are_compiled(server) -> None:
    health = server.http.get("/health").json()
    assert health["ok"] is True
    assert health["version"]
    assert health["compiled"] in (True, False)


def test_games_can_be_chosen_with_heroes_scenarios_options_and_bots(server) -> None:
    junior = next(game for game in server.http.get("/api/games").json() if game["name"] == "junior")
    assert (junior["fewest_heroes"], junior["most_heroes"]) == (2, 4)
    assert {hero["id"] for hero in junior["heroes"]} == {"warrior", "archer", "dwarf", "mage"}
    assert {"challenge-1", "free-hard"} <= {scenario["id"] for scenario in junior["scenarios"]}
    assert junior["bots"] == ["greedy", "planner-quick", "planner", "planner-strong", "random"]
    assert all(option["default"] in option["values"] for option in junior["options"])


def test_the_board_of_a_table_can_be_fetched_once_and_for_ever(server, open_page) -> None:
    digest = open_page(server.table()).update["table"]["board_digest"]
    answer = server.http.get(f"/api/content/{digest}/board")
    assert "immutable" in answer.headers["cache-control"]
    assert {"fields", "bridge", "caves", "footpath", "river", "castle"} <= answer.json().keys()
    assert server.http.get("/api/content/unknown/board").status_code == 404


def test_the_rule_book_comes_in_both_languages(server) -> None:
    book = server.http.get("/api/rules/junior").json()
    rule = next(rule for rule in book["rules"] if rule["id"] == "R-047")
    assert rule["text"]["de"] != rule["text"]["en"]
    assert server.http.get("/api/rules/chess").json()["error"]["id"] == "server-no-rule-book"


GOOD = {
    "game": "junior",
    "scenario": "challenge-1",
    "heroes": [{"hero": "warrior"}, {"hero": "archer"}],
    "options": {},
    "seed": None,
}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "wish-unknown-game"),
        ({"scenario": "challenge-9"}, "wish-unknown-scenario"),
        ({"heroes": [{"hero": "warrior"}]}, "wish-number-of-heroes"),
        ({"heroes": []}, "wish-number-of-heroes"),
        ({"heroes": [{"hero": "warrior"}] * 2}, "wish-hero-twice"),
        ({"heroes": [{"hero": "warrior"}, {"hero": "bard"}]}, "wish-unknown-hero"),
        ({"heroes": [{"hero": "warrior"}, {"hero": "archer", "bot": "clever"}]}, "wish-unknown-bot"),
        ({"heroes": [{"hero": "warrior"}, {"hero": "archer", "player": "x" * 50}]}, "server-wrong-name"),
        ({"options": {"weather": "rain"}}, "wish-unknown-option"),
        ({"options": {"difficulty": "absurd"}}, "wish-wrong-value"),
        ({"seed": -1}, "server-wrong-seed"),
        ({"seed": 2**53}, "server-wrong-seed"),
        ({"seed": "seven"}, "server-request-not-understood"),
        ({"heroes": "all"}, "server-request-not-understood"),
        ({"colour": "red"}, "server-request-not-understood"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_both_languages(server, change: dict[str, object], reason: str) -> None:
    before = len(server.http.get("/api/tables").json())
    answer = server.http.post("/api/tables", json=GOOD | change)
    assert 400 <= answer.status_code < 500
    error = answer.json()["error"]
    assert error["id"] == reason
    assert answer.json()["detail"]
    assert all(sentence(language, reason, error["args"]) for language in LANGUAGES)
    assert len(server.http.get("/api/tables").json()) == before


def test_the_list_of_tables_shows_the_one_played_last_first(server, open_page) -> None:
    first, second = server.table(), server.table("dwarf", "mage")
    assert [table["id"] for table in server.http.get("/api/tables").json()][:2] == [second["table"], first["table"]]
    open_page(first).takes("warrior: stand still")
    listed = server.http.get("/api/tables").json()[0]
    assert listed["id"] == first["table"]
    assert (listed["day"], listed["result"], listed["turn"]) == (1, "playing", "warrior")
    assert listed["heroes"][0] == {"hero": "warrior", "figure": "f", "player": "Mia", "bot": "", "open": False}


def test_the_page_comes_for_every_address_of_its_own_but_not_for_missing_files(server) -> None:
    home, table = server.http.get("/"), server.http.get("/table/abc")
    assert home.status_code == table.status_code == 200
    assert home.content == table.content
    assert home.headers["cache-control"] == "no-cache"
    assert b"<html" in home.content or home.text == NOT_BUILT
    assert server.http.get("/assets/missing.js").status_code == 404
    assert server.http.get("/../pyproject.toml").status_code == 404
    assert server.http.get("/api/nothing").json()["error"]["id"] == "server-not-found"


def test_files_with_a_digest_in_their_name_are_kept_by_the_browser(server) -> None:
    from importlib.resources import files

    assets = files("sagenwerk") / "web" / "assets"
    for name in [file.name for file in assets.iterdir() if file.name.endswith(".js")] if assets.is_dir() else []:
        answer = server.http.get(f"/assets/{name}")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    "headers",
    [{"Host": "evil.example"}, {"Origin": "http://evil.example"}, {"Origin": "http://127.0.0.1:1"}, {"Origin": "null"}],
)
def test_pages_from_elsewhere_get_nothing(server, headers: dict[str, str]) -> None:
    answer = server.http.get("/api/tables", headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"]["id"] == "server-not-from-here"


def test_pages_from_elsewhere_cannot_talk_either(server) -> None:
    with (
        pytest.raises(InvalidStatus),
        connect(f"ws://127.0.0.1:{server.port}/api/socket", origin="http://evil.example"),
    ):
        pass


def test_our_own_page_may_talk_under_both_names_of_this_computer(server) -> None:
    for name in ("127.0.0.1", "localhost"):
        host = f"{name}:{server.port}"
        answer = httpx.get(
            f"http://127.0.0.1:{server.port}/api/tables", headers={"Host": host, "Origin": f"http://{host}"}
        )
        assert answer.status_code == 200


def test_a_save_that_is_too_long_is_refused(server) -> None:
    answer = server.http.post("/api/import", content=b"x" * (9 * 2**20))
    assert answer.status_code == 413
    assert answer.json()["error"]["id"] == "server-save-too-long"
