"""Somebody who wants to cheat, to peek or to stop a table: what he tries, and that nothing comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from table.conftest import Page, Server, bearer
from table.test_company import END, STAND, joins, refused, table_for_two, trouble, two, until

from sagenwerk.games import game
from sagenwerk.play import Play

Open = Callable[..., Page]

SEARCH = "warrior: search the thicket"


def until_version(page: Page, version: int) -> None:
    while page.version < version:
        until(page, "update")


def up_to_the_thicket(page: Page) -> None:
    page.takes("warrior: step to fog07")
    page.takes("warrior: step to bush1")


def does(page: Page, *actions: str) -> None:
    """As ``takes``, whatever else the page is told meanwhile."""
    name = page.orders(*actions)
    while until(page, "update")["answers"] != name:
        pass


def you(page: Page) -> str:
    person: str = page.update["table"]["you"]
    return person


def quest(server: Server, *heroes: dict[str, Any], **more: Any) -> dict[str, str]:
    placed = list(heroes) or [{"hero": "barbarian", "player": "Mia"}, {"hero": "dwarf", "open": True}]
    wish: dict[str, Any] = {"game": "heroquest", "scenario": "quest-1", "seed": None, "name": "Mia", **more}
    return server.table(heroes=placed, **wish)


# Dice


def test_a_list_that_fails_after_the_dice_does_not_show_them_for_nothing(server: Server, open_page: Open) -> None:
    page = open_page(server.table(seed=11))
    up_to_the_thicket(page)
    version = page.version
    # If nothing of this were done, the answer would tell what the dice show, and one could choose otherwise.
    page.takes(SEARCH, "warrior: light a beacon")
    assert page.version > version + 1
    assert page.update["undo"]["id"] == "offer-search-thicket"
    assert page.update["dice_known"] is False


def test_of_a_list_that_fails_before_the_dice_nothing_is_done(server: Server, open_page: Open) -> None:
    page = open_page(server.table(seed=11))
    up_to_the_thicket(page)
    version = page.version
    assert refused(page, "warrior: light a beacon", SEARCH).startswith("refusal-")
    assert page.version == version


def test_fishing_for_dice_needs_the_others_or_is_marked(server: Server, open_page: Open) -> None:
    alone = open_page(server.table(undo="friendly", seed=11))
    up_to_the_thicket(alone)
    alone.takes(SEARCH)
    assert alone.update["undo_asks"] is False
    alone.takes_back()
    assert until(alone, "update")["dice_known"] is True
    mia, ben, _, _ = two(server, open_page, undo="friendly", seed=11)
    up_to_the_thicket(mia)
    version = mia.takes(SEARCH)["version"]
    assert mia.update["undo_asks"] is True
    mia.takes_back()
    until(mia, "update")
    assert (mia.version, len(mia.update["questions"])) == (version, 1)
    until_version(ben, version)
    assert ben.update["dice_known"] is False


def test_who_brings_a_save_with_its_seed_knows_no_dice_to_come(server: Server, open_page: Open) -> None:
    saved = Play(game("junior"), "challenge-1", heroes=["warrior", "archer"])
    assert saved.head.salt in saved.to_saga()
    key = server.http.post("/api/import", content=saved.to_saga()).json()
    page = open_page(key)
    assert page.update["table"]["commitment"] not in ("", saved.head.commitment)
    typed = Play(game("junior"), "challenge-1", heroes=["warrior", "archer"], seed=7)
    page = open_page(server.http.post("/api/import", content=typed.to_saga()).json())
    assert (page.update["table"]["seed"], page.update["table"]["commitment"]) == (7, "")  # everybody sees it


def test_who_goes_back_from_the_end_where_all_dice_are_told_is_marked(server: Server, open_page: Open) -> None:
    key = server.table(bots={"archer": "greedy"}, seed=None)
    page = open_page(key)
    while page.update["view"]["result"] == "playing":
        offers = [offer["name"] for offer in page.update["view"]["offers"]]
        if page.update["waits_for"]:
            page.orders(next((name for name in offers if "stand still" in name or "end the turn" in name), offers[0]))
        until(page, "update")
    assert page.update["table"]["salt"] != ""
    assert page.update["dice_known"] is False
    page.takes_back()
    assert until(page, "update")["view"]["result"] == "playing"
    assert page.update["dice_known"] is True


# Ids


def test_two_persons_with_the_same_id_of_an_order_do_not_get_in_each_others_way(
    server: Server, open_page: Open
) -> None:
    mia, ben, _, _ = two(server, open_page)
    mia.orders(STAND, name="one")
    until(mia, "update")
    mia.orders(END, name="two")
    until_version(ben, 2)
    ben.orders("archer: stand still", name="one")
    while until(ben, "update")["answers"] != "one":
        pass
    assert ben.version > 2
    ben.orders("archer: stand still", name="two")  # his own "two" was never done, and this is not legal again
    assert until(ben, "refused")["answers"] == "two"
    mia.orders(STAND, name="one", version=0)
    while until(mia, "update")["answers"] != "one":
        pass


@pytest.mark.parametrize("name", ["", "x" * 49])
def test_an_id_is_neither_empty_nor_endless(server: Server, open_page: Open, name: str) -> None:
    mia = open_page(server.table())
    mia.tell(type="intent", id=name, version=0, actions=[STAND])
    assert until(mia, "trouble")["reason"]["id"] == "server-message-not-understood"


# Taking back


def test_who_holds_no_seat_takes_nothing_back(server: Server, open_page: Open) -> None:
    key = table_for_two(server)
    mia = open_page(key)
    eva = open_page(joins(server, key, "Eva"))
    does(mia, STAND)
    mia.tell(type="seat", hero="warrior", player="open:")
    until_version(eva, 1)
    while eva.update["table"]["seats"][0]["person"]:
        until(eva, "update")
    for redo in (False, True):
        eva.takes_back(redo)
        assert until(eva, "refused")["reason"]["id"] in ("server-only-watching", "server-nothing-to-redo")
    assert refused(eva, END) == "server-seat-is-open"
    assert eva.version == 1


def test_what_a_question_to_all_was_answered_is_taken_back_by_all(server: Server, open_page: Open) -> None:
    heroes = [{"hero": "dwarf", "player": "Mia"}, {"hero": "archer", "open": True}]
    key = server.table(game="andor", scenario="legend-2", heroes=heroes, name="Mia")
    mia, ben = open_page(key), open_page(joins(server, key, "Ben", "archer"))
    does(mia, "group: dwarf gets gold")
    until_version(ben, mia.version)
    assert ben.update["undo_asks"] is mia.update["undo_asks"] is True
    ben.takes_back()
    until(ben, "update")
    assert [one["open"] for one in ben.update["questions"]] == [[you(mia)]]


def test_a_question_is_void_when_the_seats_change_and_rests_with_the_table(server: Server, open_page: Open) -> None:
    mia, ben, key, _ = two(server, open_page, seed=11)
    up_to_the_thicket(mia)
    mia.takes(SEARCH)
    mia.takes_back()
    while not mia.update["questions"]:
        until(mia, "update")
    (question,) = mia.update["questions"]
    mia.tell(type="host", do="close")
    assert trouble(ben, type="answer", question=question["id"], yes=True) == "server-table-closed"
    mia.tell(type="host", do="open")
    joins(server, key, "Eva")  # who holds no seat changes nothing
    mia.tell(type="seat", hero="warrior", player="Mia M.")
    while seat_name(mia) != "Mia M.":
        until(mia, "update")
    assert mia.update["questions"] == [question]
    mia.tell(type="host", do="free", hero="archer")
    while mia.update["questions"]:
        until(mia, "update")
    assert trouble(ben, type="answer", question=question["id"], yes=True) == "server-no-such-question"


def seat_name(page: Page) -> str:
    name: str = page.update["table"]["seats"][0]["player"]
    return name


def test_a_bot_put_in_for_somebody_who_is_there_does_not_agree_for_him(server: Server, open_page: Open) -> None:
    mia, ben, _, _ = two(server, open_page, seed=11)
    up_to_the_thicket(mia)
    does(mia, SEARCH)
    version = mia.version
    mia.tell(type="host", do="stand-in", hero="archer")
    while not mia.update["table"]["seats"][1]["stand_in"]:
        until(mia, "update")
    mia.takes_back()
    while not ben.update["questions"]:
        until(ben, "update")
    assert [one["open"] for one in ben.update["questions"]] == [[you(ben)]]
    assert ben.version == version


# Who was sent away


def test_whoever_was_removed_and_keeps_his_page_open_sees_nothing_more(server: Server, open_page: Open) -> None:
    mia, ben, _, _ = two(server, open_page)
    mia.tell(type="host", do="remove", person=you(ben))
    assert until(ben, "trouble")["final"] is True
    does(mia, STAND)
    wanted: list[dict[str, Any]] = [
        {"type": "intent", "id": "a", "version": 0, "actions": ["archer: stand still"]},
        {"type": "undo", "id": "b", "version": 0},
        {"type": "ask", "field": "1"},
        {"type": "say", "text": "still here"},
        {"type": "point", "field": "1"},
        {"type": "seat", "hero": "archer", "player": "Ben"},
        {"type": "answer", "question": "x", "yes": True},
        {"type": "host", "do": "close"},
    ]
    for message in wanted:
        ben.tell(**message)
        told = ben.hears()
        assert (told["type"], told["reason"]["id"]) == ("trouble", "server-hello-first")


# The game master's seat


def test_the_host_does_not_drive_out_a_game_master_who_is_there(server: Server, open_page: Open) -> None:
    key = quest(server, game_master="open:")
    mia = open_page(key)
    master = open_page(joins(server, key, "Gil", "game-master"))
    for do in ("free", "stand-in"):
        assert trouble(mia, type="host", do=do, hero="game-master") == "server-only-game-master"
    assert trouble(mia, type="host", do="remove", person="master") == "server-cannot-be-removed"
    assert (mia.update["table"]["audience"], master.update["table"]["audience"]) == ("heroes", "game-master")
    # He tries heroes' seats, and they his.
    assert trouble(master, type="seat", hero="dwarf", player="Gil") == "server-action-of-others"
    assert trouble(mia, type="seat", hero="game-master", player="Mia") == "server-only-game-master"
    assert refused(master, "barbarian: end the turn") == "server-action-of-others"
    assert refused(mia, "game master: end the turn") == "server-action-of-others"
    mia.tell(type="override", id="o", version=mia.version, edits=[])
    assert until(mia, "refused")["reason"]["id"] == "server-action-of-others"
    assert trouble(mia, type="pause", on=True) == "server-only-game-master"
    for what, id_ in (("save", "save"), ("position", "position")):
        answer = server.http.get(f"/api/tables/{key['table']}/{what}", headers=bearer(key["token"]))
        assert answer.json()["error"]["id"] == f"server-secret-{id_}"


def test_who_opened_a_table_that_a_bot_leads_looks_at_no_secrets_once_a_friend_plays_along(
    server: Server, open_page: Open
) -> None:
    key = quest(server, {"hero": "barbarian", "player": "Mia"}, {"hero": "dwarf", "player": "Mia"})
    mia, secret = open_page(key), open_page({"table": key["table"], "token": key["master_token"]})
    assert secret.update["table"]["audience"] == "game-master"
    mia.tell(type="seat", hero="dwarf", player="open:")
    until(mia, "update")
    joins(server, key, "Ben", "dwarf")
    gone = until(secret, "trouble")
    assert (gone["reason"]["id"], gone["final"]) == ("server-secrets-kept", True)
    save = server.http.get(f"/api/tables/{key['table']}/save", headers=bearer(key["master_token"]))
    assert save.status_code == 403


def test_the_owner_of_the_computer_gets_his_own_seat_back_and_no_friends(server: Server, open_page: Open) -> None:
    mia, ben, key, bens = two(server, open_page)
    mia.tell(type="host", do="hand-over", person=you(ben))
    until(ben, "notice")
    claimed = server.http.post(f"/api/tables/{key['table']}/claim").json()
    again = open_page(claimed)
    assert you(again) == "host"
    assert open_page(bens).update["table"]["you"] == you(ben)  # his token is as good as before
    ben.tell(type="host", do="close")
    assert until(ben, "trouble")["reason"]["id"] == "server-only-host"
    again.tell(type="host", do="hand-over", person=you(ben))
    until(ben, "notice")
    ben.tell(type="host", do="remove", person="host")
    until(again, "trouble")
    claimed = server.http.post(f"/api/tables/{key['table']}/claim").json()
    assert you(open_page(claimed)) == "host"


@pytest.mark.parametrize("person", ["", "nobody", "watch"])
def test_the_host_hands_over_to_nobody_who_is_not_there(server: Server, open_page: Open, person: str) -> None:
    mia, ben, key, _ = two(server, open_page)
    open_page({"table": key["table"], "token": key["watch"]})
    assert trouble(mia, type="host", do="hand-over", person=person) == "server-unknown-person"
    mia.tell(type="host", do="remove", person=you(ben))
    until(ben, "trouble")
    assert trouble(mia, type="host", do="hand-over", person=you(ben)) == "server-unknown-person"


def test_nobody_who_is_not_shown_becomes_the_host(server: Server, open_page: Open) -> None:
    key = quest(server, {"hero": "barbarian", "player": "Mia"}, {"hero": "dwarf", "player": "Mia"})
    assert key["master_token"] != ""  # of whoever opened the table; a bot leads
    assert trouble(open_page(key), type="host", do="hand-over", person="master") == "server-unknown-person"


# Other tables


def test_who_goes_on_at_a_table_of_his_own_takes_nobodys_seat_along(server: Server, open_page: Open) -> None:
    key = quest(server, game_master="open:")
    bens = joins(server, key, "Ben", "dwarf")
    gils = joins(server, key, "Gil", "game-master")
    where = f"/api/tables/{key['table']}/again"
    for token in (key["token"], bens["token"], key["watch"]):
        answer = server.http.post(where, json={"entry": 0}, headers=bearer(token))
        assert answer.json()["error"]["id"] == "server-secret-again"
    made = server.http.post(where, json={"entry": 0}, headers=bearer(gils["token"])).json()
    page = open_page(made)
    assert [seat["person"] for seat in page.update["table"]["seats"]] == ["", "", "master"]
    assert page.update["table"]["audience"] == "heroes"
    first = table_for_two(server)
    eyes = server.http.post(f"/api/tables/{first['table']}/again", json={"entry": 0}, headers=bearer(first["watch"]))
    assert [seat["person"] for seat in open_page(eyes.json()).update["table"]["seats"]] == ["", ""]


def test_tokens_of_other_tables_and_links_open_nothing_but_their_own(server: Server, open_page: Open) -> None:
    _, _, key, bens = two(server, open_page)
    other = table_for_two(server)
    where = f"/api/tables/{key['table']}"
    for token in (other["token"], other["watch"], key["invite"], "", "é", "x" * 10_000):
        head = {b"Authorization": f"Bearer {token}".strip().encode()}
        for what in ("save", "position", "moments", "record"):
            assert server.http.get(f"{where}/{what}", headers=head).status_code in (400, 403, 431)
        bodies: list[tuple[str, dict[str, Any]]] = [("again", {"entry": 0}), ("next", {})]
        for what, body in bodies:
            assert server.http.post(f"{where}/{what}", json=body, headers=head).status_code in (400, 403, 431)
    for link in (key["watch"], bens["token"], other["invite"]):
        body = {"link": link, "name": "Eve"}
        assert server.http.post(f"{where}/join", json=body).status_code == 403


# Words


def test_nothing_that_cannot_be_seen_is_said(server: Server, open_page: Open) -> None:
    mia, ben, key, _ = two(server, open_page)
    mia.tell(type="say", text="a\x00b\x1b[31m \u202eolleh\u2066 \U0001f468\u200d\U0001f469")
    (line,) = until(ben, "talk")["lines"]
    assert line["text"] == "ab[31m olleh \U0001f468\u200d\U0001f469"
    assert trouble(mia, type="say", text="\x00\u202e") == "server-wrong-line"
    assert trouble(mia, type="point", field="1\u202e") == "server-unknown-field"
    for name in ("\u202eaiM", "a\x00", "x" * 41, "Mia\nBen"):
        assert trouble(mia, type="seat", hero="warrior", player=name) == "server-wrong-name"
        body = {"link": key["invite"], "name": name, "heroes": []}
        answer = server.http.post(f"/api/tables/{key['table']}/join", json=body)
        assert answer.json()["error"]["id"] == "server-wrong-name"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "NaN",
        '{"type":"hello","table":NaN,"token":""}',
        '{"x":' + "[" * 20_000 + "]" * 20_000 + ',"type":"hello","table":"","token":""}',
        '{"type":"override","id":"a","version":0,"edits":' + "[" * 20_000 + "]" * 20_000 + "}",
        '{"type":"intent","id":"a","version":1e400,"actions":[]}',
        '{"type":"hello","table":"\\ud800","token":"\\ud800"}',
        b"\x00\xff\xfe",
        b'{"type":"say","text":"bytes"}',
    ],
)
def test_what_makes_no_sense_is_said_to_whoever_sent_it(server: Server, open_page: Open, text: str | bytes) -> None:
    mia = open_page(server.table())
    mia.socket.send(text)
    told = mia.hears()
    assert told["type"] in ("trouble", "talk"), told
    mia.takes(STAND)


def test_numbers_without_end_do_no_harm(server: Server, open_page: Open) -> None:
    key = server.table()
    mia = open_page(key)
    huge = 10**40
    mia.tell(type="say", text="hello")
    until(mia, "talk")
    for since, talk in ((huge, 0), (-huge, 0), (0, huge), (0, -huge), (2**63, 2**63)):
        mia.tell(type="hello", table=key["table"], token=key["token"], since=since, talk=talk)
        until(mia, "update")
    mia.tell(type="intent", id="a", version=huge, actions=[STAND])
    assert until(mia, "refused")["reason"]["id"] == "server-table-has-gone-on"
    mine, where = bearer(key["token"]), f"/api/tables/{key['table']}"
    for query in (f"from={huge}", f"to={huge}", f"from={2**63}", f"from=0&to={2**64}"):
        assert server.http.get(f"{where}/moments?{query}", headers=mine).status_code in (200, 400)
    for entry in (huge, -huge, 2**63):
        answer = server.http.post(f"{where}/again", json={"entry": entry}, headers=mine)
        assert answer.json()["error"]["id"] in ("server-no-such-entry", "server-request-not-understood")
    mia.takes(STAND)


def test_a_page_changes_its_table_by_a_second_hello(server: Server, open_page: Open) -> None:
    first, second = server.table(), server.table()
    mia, other = open_page(first), open_page(second)
    mia.tell(type="hello", table=second["table"], token=second["token"])
    assert until(mia, "update")["table"]["id"] == second["table"]
    mia.takes(STAND)
    until_version(other, 1)
    third = open_page(first)
    third.takes(STAND)
    third.takes(END)
    mia.tell(type="ask", field="nowhere")
    assert mia.hears()["type"] == "trouble"  # of the table that it has left nothing comes any more
    mia.tell(type="hello", table=first["table"], token=second["token"])
    assert until(mia, "trouble")["reason"]["id"] == "server-wrong-token"
    mia.tell(type="intent", id="x", version=1, actions=[END])
    assert until(mia, "trouble")["reason"]["id"] == "server-hello-first"


# What one hero wants of another


def two_in(server: Server, open_page: Open, *heroes: str, **wish: Any) -> tuple[Page, Page]:
    """Pages of Mia and Ben, who hold the first hero and the second."""
    placed = [{"hero": heroes[0], "player": "Mia"}, {"hero": heroes[1], "open": True}]
    key = server.table(heroes=placed, name="Mia", **wish)
    mia, ben = open_page(key), open_page(joins(server, key, "Ben", heroes[1]))
    return mia, ben


def both_do(mia: Page, ben: Page, hero: str, actions: list[str]) -> None:
    """Ben does what is his hero's, Mia all the rest."""
    for action in actions:
        acting, other = (ben, mia) if action.startswith(hero) else (mia, ben)
        does(acting, action)
        until_version(other, acting.version)


TO_THE_ARCHER = [
    *(["group: dwarf gets gold"] * 2 + ["group: archer gets gold"] * 3),
    *["group: dwarf gets wineskin", "group: archer gets wineskin", "dwarf: walk to 11"],
    *["dwarf: drink from the wineskin", "dwarf: drink from the wineskin", "dwarf: walk to 8", "dwarf: walk to 7"],
    *["dwarf: walk to 0", "dwarf: walk to 2", "dwarf: walk to 6", "dwarf: walk to 0", "dwarf: stop here"],
    *["dwarf: end the turn", "archer: pass", "dwarf: walk to 5", "dwarf: walk to 21", "dwarf: walk to 22"],
    *["dwarf: walk to 23", "dwarf: walk to 25", "dwarf: stop here"],
]
TAKE = "dwarf: take wineskin from the archer"


def asked_for_the_wineskin(server: Server, open_page: Open) -> tuple[Page, Page, dict[str, Any]]:
    mia, ben = two_in(server, open_page, "dwarf", "archer", game="andor", scenario="legend-2")
    both_do(mia, ben, "archer", TO_THE_ARCHER)
    version = mia.version
    mia.orders(TAKE)
    while not ben.update["questions"]:
        until(ben, "update")
    while not mia.update["questions"]:
        until(mia, "update")
    assert mia.version == ben.version == version
    (question,) = ben.update["questions"]
    assert (question["kind"], question["person"], question["open"]) == ("take", you(mia), [you(ben)])
    assert question["label"]["id"] == "offer-take-from"
    return mia, ben, question


def test_what_a_hero_has_is_taken_only_if_his_person_agrees(server: Server, open_page: Open) -> None:
    mia, ben, question = asked_for_the_wineskin(server, open_page)
    assert trouble(mia, type="answer", question=question["id"], yes=True) == "server-not-asked"
    assert refused(ben, TAKE) == "server-action-of-others"
    assert refused(mia, TAKE) == "server-question-waits"
    version = mia.version
    ben.tell(type="answer", question=question["id"], yes=True)
    until_version(mia, version + 1)
    until_version(ben, version + 1)
    assert mia.update["lines"][-1]["text"]["id"] == "event-takes-over"
    assert mia.update["questions"] == []


def test_who_is_asked_for_something_may_say_no_and_who_asked_may_think_better_of_it(
    server: Server, open_page: Open
) -> None:
    mia, ben, question = asked_for_the_wineskin(server, open_page)
    version = mia.version
    ben.tell(type="answer", question=question["id"], yes=False)
    assert until(mia, "notice")["says"] == {"id": "server-take-refused", "args": {"name": "Ben"}}
    assert refused(mia, TAKE, TAKE).startswith("refusal-")  # what could not be done is not asked for
    mia.orders("dwarf: give wineskin to the archer", TAKE)
    assert until(mia, "refused")["reason"]["id"].startswith("refusal-")
    mia.orders(TAKE)
    while not mia.update["questions"]:
        until(mia, "update")
    mia.tell(type="withdraw", question=mia.update["questions"][0]["id"])
    while mia.update["questions"]:
        until(mia, "update")
    assert mia.version == version
    # A bot that plays for him while he is away gives what it is asked for.
    ben.leave.close()
    while any(one["present"] for one in until(mia, "people")["people"] if one["id"] != you(mia)):
        pass
    mia.tell(type="host", do="stand-in", hero="archer")
    while not mia.update["table"]["seats"][1]["stand_in"]:
        until(mia, "update")
    does(mia, TAKE)
    assert mia.version == version + 1


def test_what_was_given_is_taken_back_only_if_whoever_got_it_agrees(server: Server, open_page: Open) -> None:
    mia, ben = two_in(server, open_page, "dwarf", "archer", game="andor", scenario="legend-2")
    both_do(mia, ben, "archer", TO_THE_ARCHER)
    version = mia.version
    does(mia, "dwarf: give gold to the archer")
    assert mia.update["undo_asks"] is True
    mia.takes_back()
    while not ben.update["questions"]:
        until(ben, "update")
    assert ben.update["questions"][0]["open"] == [you(ben)]
    ben.tell(type="answer", question=ben.update["questions"][0]["id"], yes=True)
    until_version(ben, version + 2)
    until_version(mia, version + 2)
    assert mia.update["redo_asks"] is True


TO_THE_INVITATION = [
    *(["group: archer gets gold"] * 5 + ["group: dwarf gets wineskin"] * 2),
    *["dwarf: walk to 15", "dwarf: stop here", "dwarf: end the turn", "archer: walk to 24", "archer: walk to 23"],
    *["archer: walk to 34", "archer: walk to 72", "archer: walk to 19", "archer: walk to 20", "archer: stop here"],
    *["archer: end the turn", "dwarf: drink from the wineskin", "dwarf: walk to 9", "dwarf: walk to 8"],
    *["dwarf: stop here", "dwarf: end the turn", "archer: walk to 19", "archer: walk to 18", "archer: walk to 17"],
    *["archer: walk to 13", "archer: stop here", "archer: end the turn", "dwarf: drink from the wineskin"],
    *["dwarf: pass", "dwarf: acts in between", "dwarf: that is all", "archer: lay down gold", "archer: end the day"],
    *["dwarf: drink from the wineskin", "dwarf: pass", "dwarf: walk to 9", "dwarf: walk to 15", "dwarf: walk to 7"],
    *["dwarf: walk to 8", "dwarf: walk to 11", "dwarf: walk to 0", "dwarf: stop here", "dwarf: end the turn"],
    *["dwarf: drink from the wineskin", "dwarf: walk to 6", "dwarf: stop here", "dwarf: end the turn"],
    *["dwarf: end the day", "archer: attack on 6"],
]


def test_an_invitation_goes_to_the_one_who_is_invited_and_to_nobody_else(server: Server, open_page: Open) -> None:
    mia, ben = two_in(server, open_page, "dwarf", "archer", game="andor", scenario="legend-2")
    both_do(mia, ben, "archer", TO_THE_INVITATION)
    both_do(mia, ben, "archer", ["archer: invite dwarf"])
    assert mia.update["waits_for"] == ben.update["waits_for"] == [you(mia)]
    offers = [offer["name"] for offer in mia.update["view"]["offers"]]
    assert sorted(offers) == ["dwarf: join the fight", "dwarf: stay out"]
    for name in [*offers, "archer: begin the fight"]:
        assert refused(ben, name) != ""
    # Unanswered it is taken back by whoever asked, without asking anybody.
    version = ben.version
    assert ben.update["undo_asks"] is False
    ben.takes_back()
    until_version(ben, version + 1)
    until_version(mia, ben.version)
    assert mia.update["waits_for"] == [you(ben)]
    assert refused(mia, "dwarf: join the fight") != ""
    both_do(mia, ben, "archer", ["archer: invite dwarf", "dwarf: join the fight"])
    assert mia.update["waits_for"] == [you(ben)]


def test_leave_to_pass_is_asked_of_the_one_in_the_way_and_of_nobody_else(server: Server, open_page: Open) -> None:
    wish = {"game": "heroquest", "scenario": "quest-1", "options": {"passing_heroes": "asked"}}
    mia, ben = two_in(server, open_page, "barbarian", "dwarf", **wish)
    way = ["barbarian: start on square 1", "dwarf: start on square 4", "barbarian: roll for the march"]
    both_do(mia, ben, "dwarf", way)
    version = mia.version
    mia.orders("barbarian: step south", "barbarian: step east")
    until_version(mia, version + 2)
    until_version(ben, mia.version)
    assert mia.update["waits_for"] == ben.update["waits_for"] == [you(ben)]
    offers = [offer["name"] for offer in ben.update["view"]["offers"]]
    assert all(name.startswith("dwarf: ") for name in offers)
    for name in [*offers, "barbarian: end the turn"]:
        assert refused(mia, name) != ""
    # Asked after a step that may have told what lies ahead: the question alone is taken back, at any time.
    takes_back_what_waits(mia, ben)
    both_do(mia, ben, "dwarf", ["barbarian: step east"])
    takes_back_what_waits(mia, ben)
    mia.takes_back()
    assert until(mia, "refused")["reason"]["id"] == "server-undo-told"
    both_do(mia, ben, "dwarf", ["barbarian: step east", offers[0]])
    assert mia.update["waits_for"] == [you(mia)]
    mia.takes_back()
    assert until(mia, "refused")["reason"]["id"] == "server-undo-told"


def takes_back_what_waits(mia: Page, ben: Page) -> None:
    """Whoever waits for leave asks no more; he stands where he stood."""
    stood = [hero["square"] for hero in mia.update["view"]["heroes"]]
    mia.takes_back()
    until_version(mia, ben.version + 1)
    until_version(ben, mia.version)
    assert mia.update["waits_for"] == ben.update["waits_for"] == [you(mia)]
    assert [hero["square"] for hero in mia.update["view"]["heroes"]] == stood


# Tables that end


def test_a_table_is_deleted_while_bots_play_and_people_look_on(server: Server, open_page: Open) -> None:
    key = server.table(bots={"warrior": "greedy", "archer": "random"}, seed=None)
    page = open_page(key)
    where = f"/api/tables/{key['table']}"
    assert server.http.delete(where).status_code == 204
    told = until(page, "trouble")
    assert (told["reason"]["id"], told["final"]) == ("server-table-removed", True)
    assert server.http.delete(where).json()["error"]["id"] == "server-unknown-table"
    page.tell(type="hello", table=key["table"], token=key["token"])
    assert until(page, "trouble")["reason"]["id"] == "server-unknown-table"
    open_page(server.table()).takes(STAND)


def test_a_closed_table_rests_even_for_bots(server: Server, open_page: Open) -> None:
    mia, ben, _, _ = two(server, open_page)
    mia.tell(type="host", do="close")
    while not mia.update["table"]["closed"]:
        until(mia, "update")
    mia.tell(type="seat", hero="warrior", player="bot:greedy")
    while mia.update["table"]["seats"][0]["bot"] != "greedy":
        until(mia, "update")
    assert mia.update["bot_is_thinking"] is False
    assert mia.version == 0
    mia.tell(type="host", do="open")
    while ben.update["waits_for"] != [you(ben)]:
        until(ben, "update")
