"""The numbers of a server, and who may read them."""

from __future__ import annotations

import json
import time
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families
from served import NAME, Served, new_table, served
from websockets.sync.client import connect

from sagenwerk.table.settings import Settings


def numbers_of(server: Served) -> dict[str, float]:
    """All samples by name and labels."""
    answer = server.http.get("/metrics")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["cache-control"] == "no-store"
    return {
        " ".join([sample.name, *map(str, sample.labels.values())]): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_what_happens_at_tables_is_counted_and_measured(tmp_path: Path) -> None:
    with served(Settings(str(tmp_path / "games.sqlite"), bot_pause=0)) as server:
        before = numbers_of(server)
        key = server.http.post("/api/tables", json=new_table()).json()
        with connect(f"ws://127.0.0.1:{server.port}/api/socket", max_size=None) as page:
            page.send(json.dumps({"type": "hello", "table": key["table"], "token": key["token"]}))
            version = json.loads(page.recv())["version"]
            for number, actions in enumerate((["no such action"], ["warrior: stand still"])):
                order = {"type": "intent", "id": f"{number}", "version": version, "actions": actions}
                page.send(json.dumps(order))
                while json.loads(page.recv(timeout=20)).get("answers") != f"{number}":
                    pass
            after = numbers_of(server)
        more = {name: value - before.get(name, 0) for name, value in after.items()}
        assert more["sagenwerk_intents_total accepted"] == 1
        assert more["sagenwerk_intents_total refused"] == 1
        assert more["sagenwerk_intent_seconds_count"] == 1
        assert 0 < more["sagenwerk_intent_seconds_sum"] < 20
        assert more["sagenwerk_sockets"] == 1
        assert more["sagenwerk_tables_open"] == 1
        assert more["sagenwerk_conflicts_total"] == 0
        assert more["sagenwerk_store_errors_total"] == 0
        assert after["process_resident_memory_bytes"] > 0
        assert key["table"] not in server.http.get("/metrics").text


def test_moves_of_bots_are_counted(tmp_path: Path) -> None:
    with served(Settings(str(tmp_path / "games.sqlite"), bot_pause=0)) as server:
        before = numbers_of(server)["sagenwerk_bot_moves_total"]
        bots = [{"hero": hero, "bot": "random"} for hero in ("warrior", "archer")]
        server.http.post("/api/tables", json={**new_table(), "heroes": bots})
        while numbers_of(server)["sagenwerk_bot_moves_total"] < before + 3:
            time.sleep(0.05)


def test_from_elsewhere_the_numbers_need_the_token(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite")
    with served(Settings(database, hosts=(NAME,), proxies=("127.0.0.1",), metrics_token="let-me-see")) as server:
        ask = server.of("203.0.113.7")
        assert server.http.get("/metrics", headers=ask).status_code == 403
        assert server.http.get("/metrics", headers={**ask, "Authorization": "Bearer wrong"}).status_code == 403
        assert server.http.get("/metrics", headers={**ask, "Authorization": "Bearer let-me-see"}).status_code == 200
        assert server.http.get("/metrics").status_code == 200, "a program on this computer"


def test_without_a_token_they_are_for_this_computer_only(tmp_path: Path) -> None:
    with served(Settings(str(tmp_path / "games.sqlite"), hosts=(NAME,), proxies=("127.0.0.1",))) as server:
        for shown in ("Bearer", "Bearer x", "x"):
            headers = server.of("203.0.113.7", Authorization=shown)
            assert server.http.get("/metrics", headers=headers).status_code == 403
