"""A server whose disk is full says so, writes nothing half, and goes on when there is room again."""

from __future__ import annotations

import resource
import sqlite3
from contextlib import closing
from pathlib import Path

from table.conftest import Page, Server, bearer


def limit(server: Server, size: int) -> None:
    """Let no file of the server grow beyond a size, as on a disk without room."""
    assert server.process is not None
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))


def refused(page: Page, *actions: str) -> str:
    """Why an intent is refused."""
    page.orders(*actions)
    while (message := page.hears())["type"] != "refused":
        assert message["type"] != "update", message
    reason: str = message["reason"]["id"]
    return reason


def test_with_a_full_disk_nothing_counts_that_is_not_stored_and_the_game_goes_on_when_there_is_room(
    own_server, open_page
) -> None:
    server: Server = own_server()
    key = server.table()
    mia, ben = open_page(key, at=server), open_page(key, at=server)
    mia.takes("warrior: stand still")
    assert ben.hear("update")["version"] == 1
    grown = Path(f"{server.database}-wal").stat().st_size
    limit(server, grown)
    for _ in range(3):
        assert refused(mia, "warrior: end the turn") == "server-not-stored"
    assert mia.version == 1
    heroes = [{"hero": "warrior"}, {"hero": "archer"}]
    made = server.http.post("/api/tables", json={"game": "junior", "scenario": "challenge-1", "heroes": heroes})
    assert (made.status_code, made.json()["error"]["id"]) == (503, "server-not-stored")
    saved = server.http.get(f"/api/tables/{key['table']}/save", headers=bearer(key["token"]))
    assert saved.status_code == 200  # what is there can still be read and taken away
    with closing(sqlite3.connect(server.database)) as other:
        assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert [number for number, _ in server.rows(key["table"])] == [1]
    limit(server, resource.RLIM_INFINITY)
    assert mia.takes("warrior: end the turn")["version"] == 2
    assert ben.hear("update")["version"] == 2
    server.kill()
    server.start()
    assert open_page(key, at=server).version == 2
