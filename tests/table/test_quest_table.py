"""A quest of HeroQuest over the WebSocket: heroes and game master at their own pages."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from table.conftest import Page, Server, bearer

QUEST = (files("sagenwerk.content") / "heroquest" / "quests" / "quest-1.toml").read_text("utf-8")
QUEST = QUEST.replace('id = "quest-1"', 'id = "mine"', 1)
#: The same quest as far as the first rooms show it.
OTHER_DEPTHS = (
    QUEST.replace('kind = "fimir"\nat = "O9"', 'kind = "mummy"\nat = "O9"', 1)
    .replace('kind = "goblin"\nat = "K15"', 'kind = "orc"\nat = "L15"', 1)
    .replace("doors = [\n", 'secret-doors = ["E9-E10"]\nwandering = "fimir"\ndoors = [\n', 1)
    .replace("[[map.eu.furniture]]\n", '[[map.eu.traps]]\nkind = "pit"\nat = "P17"\n\n[[map.eu.furniture]]\n', 1)
)


def key_of(server: Server, master: str = "Ben", **more: Any) -> dict[str, str]:
    wish = {"game": "heroquest", "scenario": "quest-1", "game_master": master, **more}
    return server.table("barbarian", "dwarf", **wish)


def master_key(key: dict[str, str]) -> dict[str, str]:
    return {"table": key["table"], "token": key["master_token"]}


@pytest.fixture
def sides(server: Server, open_page: Callable[..., Page]) -> tuple[Page, Page, dict[str, str]]:
    """Pages of the heroes, who stand on the stairs, and of the game master; the tokens."""
    key = key_of(server)
    heroes, master = open_page(key), open_page(master_key(key))
    while heroes.update["view"]["question"] != "turn":
        both(heroes, master, heroes.update["view"]["offers"][0]["name"])
    return heroes, master, key


def both(acting: Page, other: Page, *actions: str) -> None:
    acting.takes(*actions)
    other.hear("update")


def test_only_the_game_master_sees_the_map(sides: Any) -> None:
    heroes, master, _ = sides
    assert heroes.update["view"]["secret"] is None
    assert master.update["view"]["secret"] is not None
    assert "Verag" not in json.dumps(heroes.update)
    assert "Verag" in json.dumps(master.update)
    assert heroes.update["view"]["squares"] == master.update["view"]["squares"]


def test_each_side_moves_its_own_figures(sides: Any) -> None:
    heroes, master, _ = sides
    heroes.orders("game master: end the turn")
    assert heroes.hear("refused")["reason"]["id"] == "server-action-of-others"
    master.orders("barbarian: end the turn")
    assert master.hear("refused")["reason"]["id"] == "server-action-of-others"
    edits = [{"do": "place", "kind": "orc", "square": "C17"}]
    master.tell(type="override", id="edit", version=master.version, edits=edits)
    master.hear("update")
    heroes.hear("update")
    both(heroes, master, "barbarian: end the turn")
    both(heroes, master, "dwarf: end the turn")
    assert master.update["view"]["actor"] == heroes.update["view"]["actor"] == "game-master"
    assert heroes.update["view"]["offers"] == heroes.update["view"]["targets"] == []
    ends = next(offer["name"] for offer in master.update["view"]["offers"] if offer["name"].endswith("end the turn"))
    both(master, heroes, ends)
    assert heroes.update["view"]["round"] == 2


def test_the_game_master_changes_the_table_by_hand(sides: Any) -> None:
    heroes, master, _ = sides
    edits = [{"do": "place", "kind": "orc", "square": "C17"}, {"do": "door", "door": "D18-D19", "open": 1}]
    master.tell(type="override", id="edit", version=master.version, edits=edits)
    master.hear("update")
    seen = heroes.hear("update")
    assert [figure["square"] for figure in seen["view"]["figures"]][:1] == ["C17"]
    told = [line["text"]["id"].rsplit("event-", 1)[-1] for line in seen["lines"]]
    assert told[:2] == ["changed", "changed-figure"]
    assert {"set-out", "changed-door"} <= set(told)
    master.tell(
        type="override", id="wrong", version=master.version, edits=[{"do": "move", "who": "elf", "square": "B2"}]
    )
    assert master.hear("refused")["reason"] == {"id": "heroquest-edit-nobody", "args": {"name": "elf"}}


def test_a_bot_moves_the_monsters(server: Server, open_page: Any) -> None:
    key = key_of(server, "bot:random")
    heroes, master = open_page(key), open_page(master_key(key))
    while heroes.update["view"]["question"] != "turn":
        both(heroes, master, heroes.update["view"]["offers"][0]["name"])
    edits = [{"do": "place", "kind": "orc", "square": "D18"}]
    master.tell(type="override", id="edit", version=master.version, edits=edits)
    heroes.hear("update")
    heroes.takes("barbarian: end the turn")
    heroes.takes("dwarf: end the turn")
    while heroes.update["view"]["actor"] == "game-master":
        assert heroes.update["bot_is_thinking"]
        heroes.hear("update")
    assert heroes.version > 5


def test_the_heroes_do_not_get_the_save_of_a_quest_that_goes_on(server: Server, sides: Any) -> None:
    _, _, key = sides
    path = f"/api/tables/{key['table']}/save"
    mine = bearer(key["token"])
    assert server.http.get(path, headers=mine).json()["error"]["id"] == "server-secret-save"
    saved = server.http.get(path, headers=bearer(key["master_token"]))
    assert saved.status_code == 200
    assert server.http.post("/api/import", content=saved.content).status_code == 201


def heard(page: Page, log: list[str]) -> dict[str, Any]:
    text = page.socket.recv(timeout=20)
    log.append(text if isinstance(text, str) else text.decode())
    message: dict[str, Any] = json.loads(log[-1])
    if message["type"] == "update":
        page.update = message
    return message


def test_bytes_at_the_heroes_are_the_same_whatever_lies_in_the_depths(server: Server, open_page: Any) -> None:
    logs: list[list[str]] = []
    for content in (QUEST, OTHER_DEPTHS):
        key = key_of(server, scenario="mine", content=content)
        master = open_page(master_key(key))
        page, log = open_page(None), []
        page.tell(type="hello", table=key["table"], token=key["token"], since=-1)
        heard(page, log)
        for number in range(60):
            while master.version < page.version:
                master.hear("update")
            view = page.update["view"]
            if view["actor"] == "game-master":
                names = [offer["name"] for offer in master.update["view"]["offers"]]
                master.takes(next(name for name in names if name.endswith("end the turn")))
                heard(page, log)
                continue
            offers = [offer["name"] for offer in view["offers"]]
            page.tell(type="intent", id=f"i{number}", version=page.version, actions=[offers[number % len(offers)]])
            heard(page, log)
            page.tell(type="undo", id=f"u{number}", version=page.version)
            heard(page, log)
            for field in ("D19", "E9", "O9", "P17"):
                page.tell(type="ask", field=field)
                heard(page, log)
        late = open_page(None)
        late.tell(type="hello", table=key["table"], token=key["token"], since=-1)
        heard(late, log)
        logs.append([text.replace(key["table"], "TABLE") for text in log])
    one, other = logs
    assert len(one) == len(other) > 150
    for left, right in zip(one, other, strict=True):
        assert left == right
