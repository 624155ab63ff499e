"""Heroes that are left to bots."""

from __future__ import annotations

import time

STAND, END = "warrior: stand still", "warrior: end the turn"


def test_a_bot_plays_its_hero_until_a_person_is_asked(server, open_page) -> None:
    mia = open_page(server.table(bots={"archer": "greedy"}))
    mia.takes(STAND, END)
    assert mia.update["bot_is_thinking"]
    assert mia.update["view"]["actor"] == "archer"
    assert mia.until_bots_are_done()["view"]["actor"] == "warrior"


def test_nobody_acts_for_a_bot(server, open_page) -> None:
    mia = open_page(server.table("archer", "warrior"))
    mia.tell(type="seat", hero="archer", player="bot:greedy")
    mia.orders("archer: stand still", version=0)
    while (answer := mia.hears())["type"] == "update":
        pass
    assert answer["reason"]["id"] in ("server-bot-is-on-turn", "server-table-has-gone-on")


def test_an_undo_takes_back_what_bots_did_after_ones_own_step(server, open_page) -> None:
    mia = open_page(server.table(bots={"archer": "greedy"}))
    mia.takes(STAND)
    mia.takes(END)
    mia.until_bots_are_done()
    mia.takes_back()
    undone = mia.hear("update")
    assert undone["view"]["actor"] == "warrior"
    assert not undone["bot_is_thinking"]
    assert undone["undo"]["id"] == "offer-stand"
    assert undone["redo"]["id"] == "offer-end-turn"
    mia.takes_back(redo=True)
    assert mia.hear("update")["view"]["actor"] == "warrior"
    assert mia.update["redo"] is None


def test_a_table_of_bots_plays_to_the_end_by_itself(server) -> None:
    key = server.table(bots={"warrior": "greedy", "archer": "random"})
    end = time.monotonic() + 60
    while True:
        table = next(one for one in server.http.get("/api/tables").json() if one["id"] == key["table"])
        if table["result"] != "playing":
            break
        assert time.monotonic() < end
        time.sleep(0.1)
    assert table["day"] > 1


def test_a_hero_can_be_given_to_a_bot_and_taken_back(server, open_page) -> None:
    key = server.table()
    mia = open_page(key)
    mia.tell(type="seat", hero="warrior", player="bot:random")
    assert mia.hear("update")["table"]["seats"][0]["bot"] == "random"
    mia.tell(type="seat", hero="warrior", player="  Ben ")
    while mia.update["table"]["seats"][0]["bot"]:
        mia.hear("update")
    assert mia.update["table"]["seats"][0]["player"] == "Ben"
    listed = next(one for one in server.http.get("/api/tables").json() if one["id"] == key["table"])
    assert listed["heroes"][0]["player"] == "Ben"


def test_a_seat_is_not_given_to_what_does_not_exist(server, open_page) -> None:
    mia = open_page(server.table())
    for hero, player, reason in (
        ("warrior", "bot:clever", "wish-unknown-bot"),
        ("mage", "Ben", "server-hero-not-here"),
        ("warrior", "x" * 41, "server-wrong-name"),
        ("warrior", "a\nb", "server-wrong-name"),
    ):
        mia.tell(type="seat", hero=hero, player=player)
        assert mia.hear("trouble")["reason"]["id"] == reason


def test_bots_wait_so_that_one_can_follow(own_server, open_page, tmp_path) -> None:
    slow = own_server(tmp_path / "slow.sqlite", "--bot-pause", "0.3")
    mia = open_page(slow.table(bots={"warrior": "greedy"}), at=slow)
    began = time.monotonic()
    mia.hear("update")
    mia.hear("update")
    assert time.monotonic() - began > 0.4
