"""A table of Andor over the WebSocket: the group's questions, refusals with names, undo, fields, the board to draw."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from table.conftest import Page, Server

SHARED_OUT = (["group: dwarf gets gold"] * 5) + (["group: dwarf gets wineskin"] * 2)


@pytest.fixture
def mia(server: Server, open_page: Callable[..., Page]) -> Page:
    """A page at a table of Legend 2 whose start goods are shared out."""
    page = open_page(server.table("dwarf", "archer", game="andor", scenario="legend-2"))
    page.takes(*SHARED_OUT)
    return page


def test_a_table_of_andor_opens_with_what_the_legend_asks_the_group(server: Server, open_page: Any) -> None:
    page = open_page(server.table("dwarf", "archer", game="andor", scenario="legend-2"))
    view = page.update["view"]
    assert view["game"] == "andor"
    assert (view["actor"], view["question"], view["share"]) == ("group", "gets", 5)
    read = [line["text"]["args"]["card"] for line in page.update["lines"] if line["text"]["id"] == "event-card-read"]
    assert read[0] == "A1"


def test_a_route_is_walked_in_one_step_and_taken_back(mia: Page) -> None:
    assert mia.update["view"]["turn"] == "dwarf"
    way = max(mia.update["view"]["routes"], key=lambda route: len(route["actions"]) * (not route["sets_off"]))
    mia.takes(*way["actions"])
    assert mia.update["view"]["heroes"][0]["field"] == way["target"]
    assert mia.update["view"]["heroes"][0]["hours"] == way["hours"]
    assert mia.update["undo"]["id"] == "offer-walk"
    mia.takes_back()
    assert mia.hear("update")["view"]["heroes"][0]["hours"] == 0


def test_a_refusal_names_the_hero(mia: Page) -> None:
    mia.orders("dwarf: look at 9")
    refused = mia.hear("refused")
    assert refused["reason"]["id"] == "refusal-no-telescope"
    assert refused["reason"]["args"]["hero"] == "dwarf"
    assert refused["rule"] == "AN-184"


def test_a_field_answers_what_is_there(mia: Page) -> None:
    mia.tell(type="ask", field="8")
    says = mia.hear("said")["says"]
    assert "here-creature" in {sentence["id"] for sentence in says["here"]}
    assert {one["label"]["id"] for one in says["refused"]} >= {"offer-attack"}


def test_the_board_brings_the_pages_of_the_legend(server: Server, mia: Page) -> None:
    board = server.http.get(f"/api/content/{mia.update['table']['board_digest']}/board").json()
    assert {field["id"] for field in board["fields"]} >= {"0", "57", "84"}
    assert board["cards"]["A1"]["title"]["de"]
    assert board["names"]["goal"]
    assert {one["kind"] for one in mia.update["table"]["known"]} == {"option", "data"}


def test_the_start_page_offers_the_legends(server: Server) -> None:
    games = {one["name"]: one for one in server.http.get("/api/games").json()}
    assert {legend["id"] for legend in games["andor"]["scenarios"]} >= {"legend-1", "legend-2"}


def test_a_server_plays_a_legend_of_ones_own_beside_junior(own_server: Callable[..., Server], tmp_path: Path) -> None:
    file = tmp_path / "my-legend.toml"
    shipped = files("sagenwerk.content") / "andor" / "legends" / "the-bell-cart.toml"
    file.write_text(shipped.read_text("utf-8").replace('id = "the-bell-cart"', 'id = "my-legend"', 1), "utf-8")
    server = own_server(None, "--content", str(file))
    games = {one["name"]: one for one in server.http.get("/api/games").json()}
    assert "my-legend" in {legend["id"] for legend in games["andor"]["scenarios"]}
    assert games["junior"]["scenarios"]
    server.table("dwarf", "archer", game="andor", scenario="my-legend")
    server.table("dwarf", "archer")
