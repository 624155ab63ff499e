"""Several persons at one table: links, seats, the host, questions among them, talk, and who may do what."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from table.conftest import Page, Server, bearer

from sagenwerk.play.dealer import commitment

STAND, END = "warrior: stand still", "warrior: end the turn"
Open = Callable[..., Page]


def table_for_two(server: Server, **more: Any) -> dict[str, str]:
    """Mia holds the warrior; the archer waits for somebody."""
    heroes = [{"hero": "warrior", "player": "Mia"}, {"hero": "archer", "open": True}]
    return server.table(heroes=heroes, name="Mia", **more)


def joins(server: Server, key: dict[str, str], name: str, *heroes: str) -> dict[str, str]:
    body = {"link": key["invite"], "name": name, "heroes": heroes}
    answer = server.http.post(f"/api/tables/{key['table']}/join", json=body)
    assert answer.status_code == 201, answer.text
    joined: dict[str, str] = answer.json()
    return joined


def two(server: Server, open_page: Open, **more: Any) -> tuple[Page, Page, dict[str, str], dict[str, str]]:
    """Pages of Mia, the host with the warrior, and Ben with the archer, and their keys."""
    key = table_for_two(server, **more)
    bens = joins(server, key, "Ben", "archer")
    return open_page(key, at=server), open_page(bens, at=server), key, bens


def until(page: Page, kind: str) -> dict[str, Any]:
    """The next message of a kind; others are read on the way."""
    while (message := page.hears(kind == "people"))["type"] != kind:
        pass
    return message


def refused(page: Page, *actions: str) -> str:
    page.orders(*actions)
    reason: str = until(page, "refused")["reason"]["id"]
    return reason


def trouble(page: Page, **message: Any) -> str:
    page.tell(**message)
    reason: str = until(page, "trouble")["reason"]["id"]
    return reason


def mia_is_done(mia: Page, ben: Page) -> None:
    for action in (STAND, END):
        mia.takes(action)
        until(ben, "update")


def test_a_friend_joins_by_the_link_and_plays_only_what_is_his(server: Server, open_page: Open) -> None:
    mia, ben, _, _ = two(server, open_page)
    assert [seat["person"] != "" for seat in mia.update["table"]["seats"]] == [True, True]
    assert mia.update["table"]["you"] == mia.update["table"]["seats"][0]["person"] == mia.update["waits_for"][0]
    assert ben.update["table"]["seats"][1]["player"] == "Ben"
    assert refused(ben, STAND) == "server-action-of-others"
    mia_is_done(mia, ben)
    assert ben.update["waits_for"] == [ben.update["table"]["you"]]
    assert refused(mia, "archer: stand still") == "server-action-of-others"
    ben.takes("archer: stand still")


def test_an_invitation_says_what_is_played_and_what_is_free(server: Server) -> None:
    key = table_for_two(server)
    where = f"/api/tables/{key['table']}/invitation"
    told = server.http.post(where, json={"link": key["invite"]}).json()
    assert (told["game"], told["scenario"], told["host"], told["watching"]) == ("junior", "challenge-1", "Mia", False)
    assert [(seat["hero"], seat["person"]) for seat in told["seats"]] == [("warrior", "taken"), ("archer", "")]
    assert server.http.post(where, json={"link": key["watch"]}).json()["watching"] is True
    for link in ("", "guessed", key["token"]):
        assert server.http.post(where, json={"link": link}).json()["error"]["id"] == "server-wrong-link"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"name": ""}, "server-name-missing"),
        ({"name": "x" * 41}, "server-wrong-name"),
        ({"heroes": ["warrior"]}, "server-seat-taken"),
        ({"heroes": ["dwarf"]}, "server-seat-taken"),
        ({"heroes": ["archer", "archer"]}, "server-seat-taken"),
        ({"heroes": ["game-master"]}, "server-seat-taken"),
        ({"link": ""}, "server-wrong-link"),
        ({"link": "guessed"}, "server-wrong-link"),
    ],
)
def test_who_may_not_join_is_told_why(server: Server, change: dict[str, Any], reason: str) -> None:
    key = table_for_two(server)
    body = {"link": key["invite"], "name": "Ben", "heroes": ["archer"]} | change
    answer = server.http.post(f"/api/tables/{key['table']}/join", json=body)
    assert answer.json()["error"]["id"] == reason
    assert joins(server, key, "Ben", "archer")["token"]  # the seat is still free


def test_the_link_to_watch_shows_the_game_and_lets_nobody_do_anything(server: Server, open_page: Open) -> None:
    mia, _, key, _ = two(server, open_page)
    eye = open_page({"table": key["table"], "token": key["watch"]}, at=server)
    assert (eye.update["table"]["you"], eye.update["table"]["audience"]) == ("", "heroes")
    while until(mia, "people")["watching"] != 1:
        pass
    assert refused(eye, STAND) == "server-only-watching"
    for message in (
        {"type": "seat", "hero": "archer", "player": "Eve"},
        {"type": "say", "text": "hello"},
        {"type": "point", "field": "1"},
    ):
        assert trouble(eye, **message) == "server-only-watching"
    assert trouble(eye, type="host", do="close") == "server-only-host"
    eye.takes_back()
    assert until(eye, "refused")["reason"]["id"] == "server-only-watching"
    mia.takes(STAND)
    assert until(eye, "update")["version"] == mia.version


def test_tokens_and_links_are_not_in_the_data_base(server: Server, open_page: Open) -> None:
    _, _, key, bens = two(server, open_page)
    with closing(sqlite3.connect(server.database)) as other:
        text = "\n".join(other.iterdump())
    for secret in (key["token"], key["invite"], key["watch"], bens["token"]):
        assert secret not in text


# The host


def test_only_the_host_does_what_the_host_does(server: Server, open_page: Open) -> None:
    mia, ben, _, _ = two(server, open_page)
    for do in ("free", "stand-in", "hand-over", "remove", "away", "links", "close", "open"):
        assert trouble(ben, type="host", do=do, hero="warrior") == "server-only-host"
    mia.tell(type="host", do="hand-over", person=ben.update["table"]["you"])
    while not any(one["host"] for one in until(ben, "people")["people"] if one["id"] == ben.update["table"]["you"]):
        pass
    assert trouble(mia, type="host", do="close") == "server-only-host"
    ben.tell(type="host", do="close")
    until(ben, "update")
    assert ben.update["table"]["closed"] is True
    assert refused(mia, STAND) == "server-table-closed"
    ben.tell(type="host", do="open")
    while mia.update["table"]["closed"]:
        until(mia, "update")
    mia.takes(STAND)


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"do": "dance"}, "server-message-not-understood"),
        ({"do": "hand-over", "person": "nobody"}, "server-unknown-person"),
        ({"do": "remove", "person": "nobody"}, "server-unknown-person"),
        ({"do": "remove", "person": "host"}, "server-cannot-be-removed"),
        ({"do": "away", "value": "soon"}, "server-wrong-absence"),
        ({"do": "away", "value": "-1"}, "server-wrong-absence"),
        ({"do": "away", "value": "999999999"}, "server-wrong-absence"),
        ({"do": "stand-in", "hero": "archer", "value": "nobody"}, "wish-unknown-bot"),
    ],
)
def test_what_the_host_cannot_do_changes_nothing(
    server: Server, open_page: Open, message: dict[str, str], reason: str
) -> None:
    mia, _, _, _ = two(server, open_page)
    before = mia.update["table"]
    assert trouble(mia, type="host", **message) == reason
    mia.takes(STAND)
    assert mia.update["table"] == before


def test_the_host_frees_a_seat_and_somebody_else_takes_it(server: Server, open_page: Open) -> None:
    mia, ben, key, _ = two(server, open_page)
    assert trouble(mia, type="seat", hero="archer", player="Mia") == "server-seat-taken"
    mia.tell(type="host", do="free", hero="archer")
    until(ben, "update")
    assert ben.update["table"]["seats"][1]["person"] == ""
    eva = open_page(joins(server, key, "Eva", "archer"), at=server)
    while ben.update["table"]["seats"][1]["player"] != "Eva":
        until(ben, "update")
    assert trouble(ben, type="seat", hero="archer", player="Ben") == "server-seat-taken"
    eva.tell(type="seat", hero="archer", player="open:")
    while ben.update["table"]["seats"][1]["person"]:
        until(ben, "update")
    ben.tell(type="seat", hero="archer", player="Ben")
    while ben.update["table"]["seats"][1]["player"] != "Ben":
        until(ben, "update")


def test_whoever_is_removed_is_sent_away_and_his_token_opens_nothing(server: Server, open_page: Open) -> None:
    mia, ben, _, bens = two(server, open_page)
    mia.tell(type="host", do="remove", person=ben.update["table"]["you"])
    gone = until(ben, "trouble")
    assert (gone["reason"]["id"], gone["final"]) == ("server-removed-by-host", True)
    late = open_page(None, at=server)
    late.tell(type="hello", table=bens["table"], token=bens["token"])
    assert late.hear("trouble")["reason"]["id"] == "server-wrong-token"
    ben.orders("archer: stand still")
    while mia.update["table"]["seats"][1]["person"]:
        until(mia, "update")


def test_new_links_close_the_old_ones(server: Server, open_page: Open) -> None:
    key = table_for_two(server)
    mia = open_page(key, at=server)
    mia.tell(type="host", do="links")
    links = until(mia, "links")
    where = f"/api/tables/{key['table']}/invitation"
    for old in (key["invite"], key["watch"]):
        assert server.http.post(where, json={"link": old}).status_code == 403
    assert joins(server, key | {"invite": links["invite"]}, "Ben", "archer")["token"]
    assert open_page({"table": key["table"], "token": links["watch"]}, at=server).update["version"] == 0


def test_a_seat_moves_to_another_device_by_its_token(server: Server, open_page: Open) -> None:
    mia, ben, _, bens = two(server, open_page)
    phone = open_page(bens, at=server)
    mia_is_done(mia, ben)
    until(phone, "update")
    while phone.version < ben.version:
        until(phone, "update")
    phone.takes("archer: stand still")


# Somebody is away


def test_a_bot_stands_in_at_once_or_after_a_time_and_gives_the_seat_back(server: Server, open_page: Open) -> None:
    mia, ben, _, bens = two(server, open_page, away=1)
    assert mia.update["table"]["away"] == 1
    mia_is_done(mia, ben)
    ben.leave.close()
    while mia.update["waits_for"] != [mia.update["table"]["you"]]:
        until(mia, "update")  # the bot has played the archer, and the day goes on with Mia
    assert mia.update["table"]["seats"][1]["stand_in"] == "planner-quick"
    again = open_page(bens, at=server)
    assert again.update["table"]["seats"][1]["stand_in"] == ""
    mia.tell(type="host", do="away", value="0")
    mia.tell(type="host", do="stand-in", hero="archer")
    while not mia.update["table"]["seats"][1]["stand_in"]:
        until(mia, "update")


def test_nobody_plays_an_open_seat_until_it_is_taken_or_given_to_a_bot(server: Server, open_page: Open) -> None:
    mia = open_page(table_for_two(server), at=server)
    mia.takes(STAND)
    mia.takes(END)
    assert mia.update["waits_for"] == []
    assert refused(mia, "archer: stand still") == "server-seat-is-open"
    mia.tell(type="host", do="stand-in", hero="archer")
    while mia.update["waits_for"] != ["host"]:
        until(mia, "update")
    assert mia.update["table"]["seats"][1]["bot"] == "planner-quick"


# Questions


def asked_for_undo(mia: Page, ben: Page) -> str:
    """Mia wants to take back what the dice have answered, and Ben is asked."""
    mia.takes(STAND)
    mia.takes(END)
    while ben.version < mia.version:
        until(ben, "update")
    ben.takes("archer: stand still")
    while mia.version < ben.version:
        until(mia, "update")
    mia.takes_back()
    until(mia, "update")
    until(ben, "update")
    (question,) = ben.update["questions"]
    assert (question["kind"], question["person"]) == ("undo", mia.update["table"]["you"])
    assert question["open"] == [ben.update["table"]["you"]]
    assert mia.update["questions"] == ben.update["questions"]
    name: str = question["id"]
    return name


def test_ones_own_step_is_taken_back_freely(server: Server, open_page: Open) -> None:
    mia, ben, _, _ = two(server, open_page)
    mia.takes(STAND)
    assert mia.update["undo_asks"] is False
    mia.takes_back()
    assert until(mia, "update")["version"] == 2
    while ben.version < 2:
        until(ben, "update")
    assert mia.update["questions"] == []


def test_what_others_did_is_taken_back_only_if_they_agree(server: Server, open_page: Open) -> None:
    mia, ben, _, _ = two(server, open_page)
    question = asked_for_undo(mia, ben)
    assert trouble(mia, type="answer", question=question, yes=True) == "server-not-asked"
    version = ben.version
    ben.tell(type="answer", question=question, yes=True)
    while ben.version == version:
        until(ben, "update")
    assert ben.update["questions"] == []
    while mia.version < ben.version:
        until(mia, "update")
    assert mia.update["view"] == ben.update["view"]


def test_one_no_is_enough_and_a_question_can_be_withdrawn(server: Server, open_page: Open) -> None:
    mia, ben, _, _ = two(server, open_page)
    question = asked_for_undo(mia, ben)
    version = mia.version
    ben.tell(type="answer", question=question, yes=False)
    assert until(mia, "notice")["says"] == {"id": "server-undo-refused", "args": {"name": "Ben"}}
    mia.takes_back()
    until(ben, "update")
    while not ben.update["questions"]:
        until(ben, "update")
    (again,) = ben.update["questions"]
    assert trouble(ben, type="withdraw", question=again["id"]) == "server-action-of-others"
    mia.tell(type="withdraw", question=again["id"])
    while ben.update["questions"]:
        until(ben, "update")
    assert trouble(ben, type="answer", question=again["id"], yes=True) == "server-no-such-question"
    assert ben.version == version


def test_a_question_is_void_as_soon_as_the_game_goes_on(server: Server, open_page: Open) -> None:
    mia, ben, _, _ = two(server, open_page)
    question = asked_for_undo(mia, ben)
    ben.takes("archer: end the turn")
    assert trouble(ben, type="answer", question=question, yes=True) == "server-no-such-question"
    assert ben.update["questions"] == []


def test_a_question_waits_over_a_restart(own_server: Any, open_page: Open) -> None:
    server = own_server()
    mia, ben, key, bens = two(server, open_page)
    question = asked_for_undo(mia, ben)
    version = ben.version
    server.kill()
    server.start()
    ben = open_page(bens, at=server)
    assert [asked["id"] for asked in ben.update["questions"]] == [question]
    ben.tell(type="answer", question=question, yes=True)
    while ben.version == version:
        until(ben, "update")
    assert open_page(key, at=server).update["version"] == ben.version


# Talk


def test_everybody_reads_what_is_said_and_whoever_comes_later_too(server: Server, open_page: Open) -> None:
    mia, ben, _, bens = two(server, open_page)
    mia.tell(type="say", text="  Hello <b>Ben</b>\n ")
    (line,) = until(ben, "talk")["lines"]
    assert (line["number"], line["name"], line["text"]) == (1, "Mia", "Hello <b>Ben</b>")
    ben.tell(type="say", text="Hi")
    assert until(mia, "talk")["lines"][0]["text"] == "Hello <b>Ben</b>"
    late = open_page(bens, at=server)
    assert [one["text"] for one in until(late, "talk")["lines"]] == ["Hello <b>Ben</b>", "Hi"]
    assert trouble(mia, type="say", text=" \n ") == trouble(mia, type="say", text="x" * 501) == "server-wrong-line"


def test_one_points_at_a_field_and_the_others_see_it(server: Server, open_page: Open) -> None:
    mia, ben, _, _ = two(server, open_page)
    ben.tell(type="point", field="17")
    pointed = until(mia, "pointed")
    assert (pointed["name"], pointed["field"]) == ("Ben", "17")
    assert trouble(ben, type="point", field="") == trouble(ben, type="point", field="x" * 41) == "server-unknown-field"


def test_who_is_there_is_told_whenever_it_changes(server: Server, open_page: Open) -> None:
    mia, ben, _, _ = two(server, open_page)
    name = ben.update["table"]["you"]
    while not next(one["present"] for one in until(mia, "people")["people"] if one["id"] == name):
        pass
    ben.leave.close()
    while next(one["present"] for one in until(mia, "people")["people"] if one["id"] == name):
        pass


# The list


def test_a_browser_finds_the_tables_of_its_seats_and_no_others(server: Server, open_page: Open) -> None:
    _, _, key, bens = two(server, open_page)
    other = table_for_two(server)
    seats = [
        {"table": bens["table"], "token": bens["token"]},
        {"table": other["table"], "token": bens["token"]},
        {"table": "gone", "token": key["token"]},
    ]
    assert [one["id"] for one in server.http.post("/api/mine", json=seats).json()] == [bens["table"]]


def test_only_the_host_deletes_a_table_from_elsewhere(server: Server, open_page: Open) -> None:
    mia, _, key, _ = two(server, open_page)
    assert server.http.delete(f"/api/tables/{key['table']}").status_code == 204  # the owner of this computer
    assert until(mia, "trouble")["reason"]["id"] == "server-table-removed"


def test_the_owner_of_the_computer_opens_a_table_anew(server: Server, open_page: Open) -> None:
    mia, _, key, _ = two(server, open_page)
    claimed = server.http.post(f"/api/tables/{key['table']}/claim").json()
    gone = until(mia, "trouble")
    assert (gone["reason"]["id"], gone["final"]) == ("server-seat-moved", True)
    page = open_page(claimed, at=server)
    assert page.update["table"]["you"] == "host"
    page.takes(STAND)
    save = f"/api/tables/{key['table']}/save"
    assert server.http.get(save, headers=bearer(key["token"])).json()["error"]["id"] == "server-wrong-token"
    assert server.http.get(save, headers=bearer(claimed["token"])).status_code == 200


# Dice


def test_what_the_dice_follow_from_is_bound_at_the_start_and_told_at_the_end(server: Server, open_page: Open) -> None:
    key = server.table(bots={"warrior": "greedy", "archer": "greedy"}, seed=None)
    page = open_page(key)
    first = page.update["table"]
    assert len(first["commitment"]) == 64
    assert (first["seed"], first["salt"]) == (None, "")
    where = f"/api/tables/{key['table']}/save"
    running = server.http.get(where, headers=bearer(key["token"])).text
    while page.update["view"]["result"] == "playing":
        until(page, "update")
    last = page.update["table"]
    assert last["commitment"] == first["commitment"] == commitment(last["seed"], last["salt"])
    assert f'"commitment":"{first["commitment"]}"' in running
    assert last["salt"] not in running
    finished = server.http.get(where, headers=bearer(key["token"])).text
    verdict = server.http.post("/api/verify", content=finished, params={"noted": first["commitment"]}).json()
    assert (verdict["flaws"], verdict["open"]) == ([], [])
    assert verdict["dealt"] == verdict["outcomes"] > 5
    twisted = server.http.post("/api/verify", content=finished.replace(last["salt"], "00" * 16)).json()
    assert twisted["flaws"]
    assert server.http.post("/api/verify", content="nonsense").json()["error"]["id"] == "server-wrong-save"


def test_among_several_nobody_goes_back_once_the_dice_are_told(server: Server, open_page: Open) -> None:
    mia, ben, _, _ = two(server, open_page, seed=None)
    for page, hero in ((mia, "warrior"), (ben, "archer")):
        page.tell(type="seat", hero=hero, player="bot:greedy")
    while mia.update["view"]["result"] == "playing":
        until(mia, "update")
    assert mia.update["undo"] is None


@pytest.mark.parametrize(("undo", "same"), [("strict", True), ("friendly", False)])
def test_dice_taken_back_fall_again_as_the_table_has_agreed(
    server: Server, open_page: Open, undo: str, same: bool
) -> None:
    page = open_page(server.table(undo=undo, seed=11))
    assert page.update["table"]["undo_rule"] == undo
    page.takes("warrior: step to fog07")
    page.takes("warrior: step to bush1")
    found = set()
    for _ in range(8):
        found.add(str([line["text"] for line in page.takes("warrior: search the thicket")["lines"]]))
        page.takes_back()
        until(page, "update")
        assert page.update["dice_known"] is True
    assert (len(found) == 1) == same


def test_the_persons_throw_dice_of_their_own_and_type_in_what_they_show(server: Server, open_page: Open) -> None:
    heroes = [{"hero": "barbarian", "player": "Mia"}, {"hero": "dwarf", "open": True}]
    key = server.table(game="heroquest", scenario="quest-1", heroes=heroes, dice="own", seed=None, name="Mia")
    bens = joins(server, key, "Ben", "dwarf")
    mia, ben = open_page(key), open_page(bens)
    while mia.update["view"]["question"] != "turn":
        first = mia.update["view"]["offers"][0]["name"]
        acting, other = (ben, mia) if first.startswith("dwarf") else (mia, ben)
        acting.takes(first)
        until(other, "update")
    mia.takes("barbarian: roll for the march")
    assert mia.update["table"]["dice_from"] == "own"
    outcomes = mia.update["dice"]["outcomes"]
    assert len(outcomes) > 5
    assert set(mia.update["waits_for"]) == {mia.update["table"]["you"], ben.update["table"]["you"]}
    assert refused(mia, "barbarian: step north") == "server-dice-awaited"
    until(ben, "update")
    ben.takes(outcomes[-1])
    while mia.update["dice"] is not None:
        until(mia, "update")
    assert mia.update["view"]["steps_left"] == 12


@pytest.mark.parametrize("wrong", [{"undo": "never"}, {"dice": "loaded"}])
def test_rules_of_the_table_that_there_are_not_are_refused(server: Server, wrong: dict[str, str]) -> None:
    heroes = [{"hero": "warrior", "player": "Mia"}, {"hero": "archer", "open": True}]
    body = {"game": "junior", "scenario": "challenge-1", "heroes": heroes} | wrong
    assert server.http.post("/api/tables", json=body).json()["error"]["id"] == "server-wrong-table"
