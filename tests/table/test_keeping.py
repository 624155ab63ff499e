"""Nothing is lost: power failures, two servers, saves, imports, tries anew."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from table.conftest import bearer

from sagenwerk.play import Play

STAND, END = "warrior: stand still", "warrior: end the turn"


def test_after_a_power_failure_the_game_goes_on_where_it_was(own_server, open_page) -> None:
    server = own_server()
    key = server.table()
    mia = open_page(key, at=server)
    mia.takes(STAND)
    before = mia.takes(END)
    server.kill()
    server.start()
    back = open_page(key, since=before["version"], at=server)
    assert not back.update["whole"]
    assert back.update["lines"] == []
    assert back.update["view"] == before["view"]
    assert back.update["version"] == before["version"]
    back.takes("archer: stand still")


def test_an_intent_is_not_done_twice_even_if_the_power_failed_before_the_answer(own_server, open_page) -> None:
    server = own_server()
    key = server.table()
    open_page(key, at=server).orders(STAND, version=0, name="once")
    while not server.rows(key["table"]):
        pass
    server.kill()
    server.start()
    back = open_page(key, since=0, at=server)
    back.orders(STAND, version=0, name="once")
    assert back.hear("update")["answers"] == "once"
    assert len(server.rows(key["table"])) == 1


def test_a_bot_goes_on_after_a_power_failure(own_server, open_page) -> None:
    server = own_server()
    key = server.table(bots={"archer": "greedy"})
    mia = open_page(key, at=server)
    mia.takes(STAND, END)
    server.kill()
    server.start()
    assert open_page(key, at=server).until_bots_are_done()["view"]["actor"] == "warrior"


def test_a_second_writer_is_told_the_present_version_and_nothing_is_written_twice(
    own_server, open_page, tmp_path
) -> None:
    one = own_server(tmp_path / "shared.sqlite")
    two = own_server(tmp_path / "shared.sqlite")
    key = one.table()
    mia, ben = open_page(key, at=one), open_page(key, at=two)
    mia.takes(STAND)
    name = ben.orders(STAND)
    refused = ben.hear("refused")
    assert refused["answers"] == name
    assert refused["reason"]["id"] == "server-table-has-gone-on"
    assert refused["version"] == 1
    assert ben.hear("update")["version"] == 1
    ben.takes(END)
    assert [row[0] for row in one.rows(key["table"])] == [1, 2]


def test_a_save_can_be_taken_away_and_brought_back(server, open_page) -> None:
    key = server.table()
    mia = open_page(key)
    mia.takes(STAND)
    mia.takes(END)
    mia.takes_back()
    mia.hear("update")
    answer = server.http.get(f"/api/tables/{key['table']}/save", headers=bearer(key["token"]))
    assert f"sagenwerk-{key['table']}.saga" in answer.headers["content-disposition"]
    back = server.http.post("/api/import", content=answer.content, headers={"content-type": "text/plain"})
    assert back.status_code == 201, back.text
    other = open_page(back.json())
    assert other.update["view"] == mia.update["view"]
    assert other.version == mia.version
    assert other.update["redo"] == mia.update["redo"]


def test_a_save_whose_dice_came_from_outside_goes_on_with_dice_of_the_server(server, open_page) -> None:
    from sagenwerk import game

    play = Play(game("junior"), "challenge-1", heroes=["warrior", "archer"], dice=[])
    play.choose(STAND)
    back = server.http.post("/api/import", content=play.to_saga().encode())
    assert len(open_page(back.json()).update["table"]["commitment"]) == 64


def test_a_damaged_save_is_refused_with_line_and_remedy_and_nothing_is_kept(server, open_page) -> None:
    key = server.table()
    open_page(key).takes(STAND)
    text = server.http.get(f"/api/tables/{key['table']}/save", headers=bearer(key["token"])).text
    before = len(server.http.get("/api/tables").json())
    for damaged, line in (
        (text.replace(STAND, "warrior: fly"), 2),
        (text.replace('"entry":1', '"entry":2', 1), 2),
        ("", 1),
        ("PK\x03\x04 something else", 1),
        (text.split("\n", 1)[0][:40], 1),
    ):
        answer = server.http.post("/api/import", content=damaged.encode())
        assert answer.status_code == 422, answer.text
        error = answer.json()["error"]
        assert error["id"] == "server-wrong-save"
        assert error["args"]["line"] == line
        assert error["args"]["remedy"]
    assert server.http.post("/api/import", content=b"\xff\xfe").json()["error"]["args"]["line"] == 1
    assert len(server.http.get("/api/tables").json()) == before


def test_one_can_try_again_from_a_day_on(server, open_page) -> None:
    key = server.table()
    mia = open_page(key)
    mia.takes(STAND, END)
    again = server.http.post(f"/api/tables/{key['table']}/again", json={"entry": 0}, headers=bearer(key["token"]))
    assert again.status_code == 201
    anew = open_page(again.json())
    assert anew.version == 0
    assert anew.update["view"]["actor"] == "warrior"
    assert anew.update["table"]["seats"] == mia.update["table"]["seats"]
    assert anew.update["table"]["seed"] != mia.update["table"]["seed"]
    answer = server.http.post(f"/api/tables/{key['table']}/again", json={"entry": 99}, headers=bearer(key["token"]))
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == "server-no-such-entry"


def test_one_can_try_again_from_the_second_day_on(server, open_page) -> None:
    key = server.table(bots={"warrior": "greedy", "archer": "greedy"})
    ended = open_page(key).until_bots_are_done()
    assert list(ended["days"]) == [str(day) for day in range(1, ended["view"]["day"] + 1)]
    again = server.http.post(
        f"/api/tables/{key['table']}/again", json={"entry": ended["days"]["2"]}, headers=bearer(key["token"])
    )
    anew = open_page(again.json())
    assert anew.version >= ended["days"]["2"]
    assert anew.update["days"]["2"] == ended["days"]["2"]


def test_what_cannot_be_stored_is_not_shown_and_can_be_tried_again(own_server, open_page) -> None:
    server = own_server()
    key = server.table()
    mia, ben = open_page(key, at=server), open_page(key, at=server)
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # nobody else can write now
        mia.orders(STAND, name="once")
        refused = mia.hear("refused")
        assert refused["reason"]["id"] == "server-not-stored"
        assert refused["version"] == 0
        answer = server.http.get("/health")
        assert (answer.status_code, answer.json()["ok"]) == (503, False)
    assert open_page(key, at=server).version == 0
    mia.orders(STAND, name="once")
    assert mia.hear("update")["version"] == ben.hear("update")["version"] == 1


def test_a_situation_can_be_copied_as_text(server) -> None:
    from sagenwerk import from_text, game

    key = server.table()
    copied = server.http.get(f"/api/tables/{key['table']}/position", headers=bearer(key["token"])).json()
    assert copied["rules_version"] == game("junior").version
    state = from_text(game("junior"), copied["position"])
    assert state.scenario.digest == copied["content_digest"]


def test_a_table_whose_log_is_damaged_says_where_and_the_others_go_on(own_server, open_page) -> None:
    server = own_server()
    key, other = server.table(), server.table()
    open_page(key, at=server).takes(STAND)
    server.kill()
    with closing(sqlite3.connect(server.database)) as database:
        row = json.dumps({"kind": "choice", "entry": 1, "step": 1, "action": "warrior: fly"})
        database.execute("UPDATE entry SET data = ? WHERE table_id = ?", (row, key["table"]))
        database.commit()
    server.start()
    nobody = open_page(None, at=server)
    nobody.tell(type="hello", table=key["table"], token=key["token"])
    trouble = nobody.hear("trouble")
    assert trouble["final"]
    assert trouble["reason"]["id"] == "server-table-damaged"
    assert trouble["reason"]["args"]["line"] == 2
    open_page(other, at=server).takes(STAND)
