"""Where other devices find the server: told to its owner alone, who makes links of it."""

from __future__ import annotations

from pathlib import Path

import httpx

from sagenwerk.table.homes import homes

from .conftest import Server


def test_in_the_home_network_the_owner_is_told_where_others_find_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.sqlite", "--lan").start()
    try:
        told = server.http.get("/api/addresses").json()
        assert told == [f"http://{home}:{server.port}" for home in homes()]
        for address in told:
            assert httpx.get(f"{address}/").status_code == 200
            assert httpx.get(f"{address}/api/addresses").json()["error"]["id"] == "server-only-owner"
    finally:
        server.kill()


def test_a_server_for_this_computer_only_is_found_nowhere_else(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.sqlite").start()
    try:
        assert server.http.get("/api/addresses").json() == []
    finally:
        server.kill()
