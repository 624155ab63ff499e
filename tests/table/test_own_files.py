"""Files of one's own, opened at the start page."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from tests.table.conftest import Page, Server

SHIPPED = files("sagenwerk.content") / "andor" / "legends" / "the-bell-cart.toml"
OWN = SHIPPED.read_text("utf-8").replace('id = "the-bell-cart"', 'id = "my-legend"', 1)
CLIENT = Path(__file__).parents[2] / "client" / "src"


def test_a_legend_of_ones_own_can_be_chosen_beside_the_shipped_ones(server: Server) -> None:
    answer = server.http.post("/api/games/andor/file", content=OWN.encode())
    assert answer.status_code == 200
    assert {legend["id"] for legend in answer.json()["scenarios"] if legend["own"]} == {"my-legend"}
    assert answer.json()["bots"]
    assert "my-legend" not in server.http.get("/api/games").text


def test_a_table_plays_the_file_that_came_with_it(server: Server, open_page: Callable[..., Page]) -> None:
    key = server.table("dwarf", "archer", game="andor", scenario="my-legend", content=OWN)
    page = open_page(key)
    assert page.update["table"]["own_content"]


def test_a_faulty_file_is_refused_with_line_and_remedy(server: Server) -> None:
    faulty = OWN.replace("[setup]", "[setups]", 1)
    answer = server.http.post("/api/games/andor/file", content=faulty.encode())
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["id"] == "server-wrong-content"
    assert error["args"]["line"] > 1
    placed = [{"hero": hero, "figure": "f", "player": "Mia", "bot": ""} for hero in ("dwarf", "archer")]
    body = {"game": "andor", "scenario": "my-legend", "heroes": placed, "content": faulty}
    assert server.http.post("/api/tables", json=body).json()["error"]["id"] == "server-wrong-content"


def test_texts_of_a_file_come_as_they_are_and_never_as_a_page(server: Server) -> None:
    markup = "<img src=x onerror=alert(1)>"
    answer = server.http.post("/api/games/andor/file", content=OWN.replace("Der Glockenwagen", markup).encode())
    assert answer.headers["content-type"] == "application/json"
    legend = next(legend for legend in answer.json()["scenarios"] if legend["own"])
    assert legend["names"]["de"] == markup
    faulty = OWN.replace("[setup]", f'["{markup}"]', 1)
    answer = server.http.post("/api/games/andor/file", content=faulty.encode())
    assert answer.headers["content-type"] == "application/json"
    assert markup in answer.json()["error"]["args"]["problem"]


def test_the_page_puts_no_text_into_its_markup() -> None:
    sources = [path for kind in ("svelte", "ts") for path in CLIENT.rglob(f"*.{kind}")]
    assert sources
    ways = ("{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "srcdoc")
    assert [(path.name, way) for path in sources for way in ways if way in path.read_text("utf-8")] == []


@pytest.mark.parametrize(
    ("content", "message"), [(b"\xff\xfe", "server-file-not-text"), (b"#" * (2**20 + 1), "server-file-too-long")]
)
def test_what_is_no_text_or_too_long_is_not_looked_at(server: Server, content: bytes, message: str) -> None:
    assert server.http.post("/api/games/andor/file", content=content).json()["error"]["id"] == message


def test_a_file_for_a_game_that_is_not_there_is_refused(server: Server) -> None:
    assert server.http.post("/api/games/chess/file", content=b"").status_code == 404
