"""A game seen again over HTTP is what the seat saw live, and holds nothing that it may not see."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from table.conftest import Page, Server, bearer
from table.test_game_master import a_round, at_trapdoor, both, cellar, master_key
from table.test_own_files import OWN as LEGEND
from table.test_quest_table import OTHER_DEPTHS, QUEST

from sagenwerk.locales import LANGUAGES, sentence
from sagenwerk.table.seen_again import MOST_MOMENTS

#: What can be done is not part of a game that is only looked at; the call of Andor Junior speaks of it.
TO_DO = {"offers", "routes", "between", "targets", "aims", "doors_to_open", "call"}
GAMES = [
    ({}, ["warrior", "archer"]),
    ({"game": "andor", "scenario": "legend-2"}, ["warrior", "archer"]),
    ({"game": "heroquest", "scenario": "quest-1", "game_master": "Ben"}, ["barbarian", "dwarf"]),
]
__all__ = ["cellar"]


def part(server: Server, key: dict[str, str], token: str = "", **wished: Any) -> dict[str, Any]:
    where = f"/api/tables/{key['table']}/moments"
    answer = server.http.get(where, params=wished, headers=bearer(token or key["token"]))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def expanded(found: dict[str, Any]) -> list[dict[str, Any]]:
    """Moments with whole views."""
    view: dict[str, Any] = {}
    moments = []
    for moment in found["moments"]:
        view = {**view, **moment["changed"]}
        moments.append({**moment, "view": view})
    return moments


def all_moments(server: Server, key: dict[str, str], token: str = "", at_once: int = 30) -> list[dict[str, Any]]:
    moments: list[dict[str, Any]] = []
    while True:
        found = part(server, key, token, **{"from": len(moments), "to": len(moments) + at_once})
        assert found["first"] == len(moments)
        moments += expanded(found)
        if len(moments) == len(found["entries"]):
            assert [moment["entry"] for moment in moments] == found["entries"]
            return moments


def to_see(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in TO_DO}


def played(pages: list[Page], luck: Random, steps: int) -> list[dict[str, Any]]:
    """A game of random choices, with some of them taken back; every update of the first page."""
    seen = [pages[0].update]
    for _ in range(steps):
        at = next((page for page in pages if page.update["view"]["offers"]), None)
        if at is None:
            break
        if luck.random() < 0.15 and at.update["undo"]:
            at.takes_back()
        else:
            at.orders(luck.choice(at.update["view"]["offers"])["name"])
        at.hear("update")
        for other in pages:
            if other is not at:
                other.hear("update")
        seen.append(pages[0].update)
    return seen


@pytest.mark.parametrize(("wish", "heroes"), GAMES, ids=["junior", "andor", "heroquest"])
def test_a_replay_shows_and_tells_what_the_seat_saw_live(
    server: Server, open_page: Callable[..., Page], wish: dict[str, Any], heroes: list[str]
) -> None:
    key = server.table(*heroes, **wish)
    pages = [open_page(key)] + ([open_page(master_key(key))] if key["master_token"] else [])
    seen = played(pages, Random(5), 60)
    moments = all_moments(server, key)
    shown = {moment["entry"]: to_see(moment["view"]) for moment in moments}
    live = {update["version"]: to_see(update["view"]) for update in seen}
    assert len(shown.keys() & live.keys()) > 10
    for entry in shown.keys() & live.keys():
        assert shown[entry] == live[entry]
    told: list[Any] = []
    for update in seen:
        told = update["lines"] if update["whole"] else told + update["lines"]
    assert [line for moment in moments for line in moment["lines"]] == told


def test_what_was_taken_back_is_not_seen_again_until_it_is_brought_back(server: Server, open_page: Any) -> None:
    key = server.table()
    page = open_page(key)
    page.takes(page.update["view"]["offers"][0]["name"])
    whole = all_moments(server, key)
    page.takes_back()
    page.hear("update")
    assert len(all_moments(server, key)) < len(whole)
    assert part(server, key)["version"] == page.version > whole[-1]["entry"]
    page.takes_back(redo=True)
    page.hear("update")
    assert all_moments(server, key) == whole


def test_a_table_that_goes_on_has_more_moments_then(server: Server, open_page: Any) -> None:
    key = server.table()
    page = open_page(key)
    before = part(server, key)
    assert before["finished"] is False
    page.takes(page.update["view"]["offers"][0]["name"])
    after = part(server, key)
    assert after["entries"][: len(before["entries"])] == before["entries"]
    assert after["entries"][-1] == page.version


@pytest.mark.parametrize("token", ["", "guessed"])
@pytest.mark.parametrize("what", ["moments", "record"])
def test_without_a_seat_nothing_is_seen_again(server: Server, token: str, what: str) -> None:
    answer = server.http.get(f"/api/tables/{server.table()['table']}/{what}", headers=bearer(token))
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-wrong-token")


def test_who_only_looks_on_sees_again_what_the_heroes_saw(cellar: Server) -> None:
    key = at_trapdoor(cellar, 3)
    assert all_moments(cellar, key, key["watch"]) == all_moments(cellar, key)
    assert part(cellar, key, key["watch"])["table"]["audience"] == "heroes"


def test_an_unknown_table_cannot_be_seen_again(server: Server) -> None:
    answer = server.http.get("/api/tables/nowhere/moments", headers=bearer("guessed"))
    assert answer.status_code in (403, 404)


@pytest.mark.parametrize("wished", [{"from": -1}, {"to": -5}, {"from": "now"}, {"whole": "maybe"}])
def test_odd_places_are_refused(server: Server, wished: dict[str, Any]) -> None:
    key = server.table()
    answer = server.http.get(f"/api/tables/{key['table']}/moments", params=wished, headers=bearer(key["token"]))
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == "server-request-not-understood"


def test_an_answer_has_bounds(server: Server, open_page: Any) -> None:
    key = server.table(
        "barbarian", "dwarf", bots={"barbarian": "greedy", "dwarf": "greedy"}, game="heroquest", scenario="quest-1"
    )
    page = open_page(key)
    page.until_bots_are_done()
    found = part(server, key, **{"from": 0, "to": 10**9})
    assert len(found["moments"]) == MOST_MOMENTS < len(found["entries"])
    beyond = part(server, key, **{"from": len(found["entries"]), "to": 10**9})
    assert beyond["moments"] == []
    assert part(server, key, **{"from": 5, "to": 5})["moments"] == []
    one = expanded(part(server, key, **{"from": 77, "to": 78}))
    assert one[0]["view"] == expanded(found)[77]["view"]
    assert found["finished"] is True
    assert found["whole"] is True


# Secrets


def test_heroes_see_again_the_same_bytes_wherever_the_trapdoor_lies(cellar: Server, open_page: Any) -> None:
    answers = []
    for field in (5, 7):
        key = at_trapdoor(cellar, field)
        heroes, master = open_page(key, at=cellar), open_page(master_key(key), at=cellar)
        for of_master in ("game master: knock", "game master: trapdoor to 7"):
            a_round(heroes, master, of_master)
        both(heroes, master, "ant: step")
        both(heroes, master, "bee: step")
        where = f"/api/tables/{key['table']}"
        asked = [
            cellar.http.get(f"{where}/{what}", headers=bearer(key["token"]))
            for what in ("moments", "moments?whole=true", "moments?from=3&to=6", "record")
        ]
        assert [answer.status_code for answer in asked] == [200, 403, 200, 200]
        assert asked[1].json()["error"]["id"] == "record-whole-too-early"
        answers.append([answer.text.replace(key["table"], "TABLE") for answer in asked])
    assert answers[0] == answers[1]


def test_the_game_master_sees_again_what_only_he_saw(cellar: Server, open_page: Any) -> None:
    key = at_trapdoor(cellar, 3)
    heroes, master = open_page(key, at=cellar), open_page(master_key(key), at=cellar)
    a_round(heroes, master, "game master: trapdoor to 5")
    mine, theirs = all_moments(cellar, key, key["master_token"]), all_moments(cellar, key)
    assert [moment["view"]["trapdoor"] for moment in mine] == [3, 3, 3, 5]
    assert {moment["view"]["trapdoor"] for moment in theirs} == {-1}
    told = [[line["text"]["id"] for moment in moments for line in moment["lines"]] for moments in (mine, theirs)]
    assert "cellar-shifted" in told[0]
    assert "cellar-shifted" not in told[1]
    assert part(cellar, key, key["master_token"])["whole"] is True
    assert part(cellar, key)["whole"] is False


def test_once_it_is_over_heroes_see_again_what_they_saw_and_all_only_if_they_want(
    cellar: Server,
    open_page: Any,
) -> None:
    key = at_trapdoor(cellar, 6)
    heroes, master = open_page(key, at=cellar), open_page(master_key(key), at=cellar)
    for _ in range(6):
        a_round(heroes, master)
    assert heroes.update["view"]["result"] == "lost"
    found = part(cellar, key)
    assert (found["finished"], found["whole"], found["whole_can_be_seen"]) == (True, True, True)
    assert {moment["view"]["trapdoor"] for moment in expanded(found)} == {-1}
    everything = part(cellar, key, whole=True)
    assert {moment["view"]["trapdoor"] for moment in expanded(everything)} == {6}


# Records


def record_of(server: Server, key: dict[str, str], token: str = "") -> str:
    answer = server.http.get(f"/api/tables/{key['table']}/record", headers=bearer(token or key["token"]))
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].endswith('.sagarec"')
    return answer.text


def opened(server: Server, text: str | bytes) -> dict[str, Any]:
    answer = server.http.post("/api/records", content=text)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.fixture(scope="module")
def quest(server: Server) -> tuple[dict[str, str], str]:
    """A quest that has begun, and the record of the heroes' seat."""
    key = server.table("barbarian", "dwarf", game="heroquest", scenario="quest-1", game_master="Ben")
    pages = [Page(server, key), Page(server, master_key(key))]
    played(pages, Random(3), 40)
    for page in pages:
        page.leave.close()
    return key, record_of(server, key)


def test_a_record_shows_the_same_as_the_table(server: Server, quest: tuple[dict[str, str], str]) -> None:
    key, text = quest
    found = opened(server, text)
    assert [(one["entry"], one["view"], one["lines"]) for one in expanded(found["replay"])] == [
        (one["entry"], one["view"], one["lines"]) for one in all_moments(server, key)
    ]
    digest = part(server, key)["table"]["board_digest"]
    assert found["board"] == server.http.get(f"/api/content/{digest}/board").json()
    assert found["replay"]["whole"] is False
    assert found["replay"]["table"]["audience"] == "heroes"
    assert found["replay"]["table"]["seats"] == []


def test_a_record_holds_no_seed_no_digest_and_no_secret(server: Server, quest: tuple[dict[str, str], str]) -> None:
    key, text = quest
    rows = [json.loads(row) for row in text.splitlines()]
    assert rows[0]["kind"] == "record"
    assert rows[0]["seat"] == "heroes"
    assert {"seed", "salt", "commitment", "scenario_digest", "digest"}.isdisjoint(rows[0])
    assert rows[1]["changed"]["secret"] is None
    assert not any(row["changed"].get("secret") for row in rows[1:])
    assert "Mia" not in text
    assert "Ben" not in text
    assert key["token"] not in text
    masters = record_of(server, key, key["master_token"])
    assert json.loads(masters.splitlines()[1])["changed"]["secret"]["monsters"]


def test_only_what_changed_is_written_again(quest: tuple[dict[str, str], str]) -> None:
    rows = [json.loads(row) for row in quest[1].splitlines()[1:]]
    view: dict[str, Any] = {}
    for row in rows:
        assert all(view.get(name, ...) != value for name, value in row["changed"].items())
        view |= row["changed"]


def test_a_whole_save_can_be_looked_at_and_nothing_is_stored(server: Server, open_page: Any) -> None:
    key = server.table()
    page = open_page(key)
    played([page], Random(1), 20)
    tables = len(server.http.get("/api/tables").json())
    saga = server.http.get(f"/api/tables/{key['table']}/save", headers=bearer(key["token"])).text
    found = opened(server, saga)
    assert found["replay"]["whole"] is True
    assert [one["view"] for one in expanded(found["replay"])] == [one["view"] for one in all_moments(server, key)]
    assert len(server.http.get("/api/tables").json()) == tables
    wrong = server.http.post("/api/records", content=saga.replace('"choice"', '"chance"', 1))
    assert (wrong.status_code, wrong.json()["error"]["id"]) == (422, "server-wrong-save")


def changed(text: str, line: int, **keys: Any) -> str:
    """The record with other values in one of its lines."""
    rows = text.splitlines()
    rows[line - 1] = json.dumps({**json.loads(rows[line - 1]), **keys})
    return "\n".join(rows) + "\n"


def view_changed(text: str, line: int, **keys: Any) -> str:
    moment = json.loads(text.splitlines()[line - 1])
    return changed(text, line, changed={**moment["changed"], **keys})


def without_first_view(text: str) -> str:
    moment = json.loads(text.splitlines()[1])["changed"]
    return changed(text, 2, changed={name: value for name, value in moment.items() if name != "heroes"})


WRONG: dict[str, tuple[Callable[[str], str | bytes], str, int]] = {
    "nothing": (lambda text: "", "record-no-head", 1),
    "prose": (lambda text: "Once upon a time\n", "record-no-head", 1),
    "no head": (lambda text: text.split("\n", 1)[1], "record-no-head", 1),
    "deep": (lambda text: "[" * 100_000, "record-no-head", 1),
    "not text": (lambda text: text.encode() + b"\xff", "record-not-text", 0),
    "cut off": (lambda text: text[: len(text) // 2], "record-cut-off", 0),
    "a line more": (lambda text: text + text.splitlines()[-1] + "\n", "record-cut-off", 0),
    "newer form": (lambda text: changed(text, 1, format=99), "record-newer", 1),
    "newer rules": (lambda text: changed(text, 1, rules_version=10**6), "record-newer", 1),
    "other game": (lambda text: changed(text, 1, game="chess"), "record-unknown-game", 1),
    "other seat": (lambda text: changed(text, 1, seat="gods"), "record-wrong-line", 1),
    "odd head": (lambda text: changed(text, 1, colour="red"), "record-wrong-line", 1),
    "other heroes": (lambda text: changed(text, 1, heroes=["warrior", "mage"]), "record-wrong-line", 1),
    "other scenario": (lambda text: changed(text, 1, scenario="../quest"), "record-wrong-line", 1),
    "other options": (lambda text: changed(text, 1, options={"edition": "9"}), "record-wrong-line", 1),
    "no JSON": (lambda text: text.replace('{"kind":"moment"', "{kind", 1), "record-wrong-line", 2),
    "entry again": (lambda text: changed(text, 4, entry=0), "record-wrong-line", 4),
    "line of elsewhere": (
        lambda text: changed(text, 3, lines=[{"entry": 0, "day": 1, "text": {"id": "event-steps"}}]),
        "record-wrong-line",
        3,
    ),
    "half a view": (without_first_view, "record-wrong-line", 2),
    "unknown part": (lambda text: view_changed(text, 3, script="x"), "record-wrong-line", 3),
    "a text for a number": (lambda text: view_changed(text, 3, round="<b>"), "record-wrong-line", 3),
    "foreign heroes": (lambda text: view_changed(text, 3, heroes=[]), "record-wrong-line", 3),
    "of another game": (lambda text: view_changed(text, 2, game="junior"), "record-wrong-line", 2),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_record_that_is_wrong_is_refused_with_line_and_remedy(
    server: Server, quest: tuple[dict[str, str], str], case: str
) -> None:
    change, reason, line = WRONG[case]
    answer = server.http.post("/api/records", content=change(quest[1]))
    assert answer.status_code == 422, answer.text[:300]
    error = answer.json()["error"]
    assert error["id"] == reason
    if line:
        assert error["args"]["line"] == line
    for language in LANGUAGES:
        assert sentence(language, error["id"], error["args"])


def test_a_record_that_is_too_large_is_refused(server: Server) -> None:
    answer = server.http.post("/api/records", content=b" " * (8 * 2**20 + 1))
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "record-too-long")


def test_a_game_that_cannot_be_checked_here_is_refused(cellar: Server, server: Server) -> None:
    text = record_of(cellar, at_trapdoor(cellar, 3))
    for at in (cellar, server):
        assert at.http.post("/api/records", content=text).json()["error"]["id"] == "record-unknown-game"


def test_an_own_file_goes_along_where_it_holds_no_secret(server: Server) -> None:
    key = server.table("dwarf", "archer", game="andor", scenario="my-legend", content=LEGEND)
    text = record_of(server, key)
    head = json.loads(text.splitlines()[0])
    assert (head["content"], head["texts"]) == (LEGEND, None)
    found = opened(server, text)
    assert found["replay"]["table"]["own_content"] is True
    assert found["board"]["title"]
    faulty = changed(text, 1, content=LEGEND.replace("[setup]", "[setups]", 1))
    assert server.http.post("/api/records", content=faulty).json()["error"]["id"] == "record-wrong-line"


def test_of_an_own_quest_only_what_the_heroes_were_told_goes_along(server: Server, open_page: Any) -> None:
    """The same bytes, whatever lies in the depths."""
    answers = []
    for content in (QUEST, OTHER_DEPTHS):
        key = server.table("barbarian", "dwarf", game="heroquest", scenario="mine", game_master="Ben", content=content)
        heroes, master = open_page(key), open_page(master_key(key))
        for number in range(25):
            offers = [offer["name"] for offer in heroes.update["view"]["offers"]]
            if offers:
                both(heroes, master, offers[number % len(offers)])
            else:
                names = [offer["name"] for offer in master.update["view"]["offers"]]
                both(master, heroes, next((name for name in names if name.endswith("end the turn")), names[0]))
        where = f"/api/tables/{key['table']}"
        asked = [
            answer.text
            for answer in (
                server.http.get(f"{where}/{what}", headers=bearer(key["token"])) for what in ("moments", "record")
            )
        ]
        answers.append([text.replace(key["table"], "TABLE") for text in asked])
    assert answers[0] == answers[1]
    record = answers[0][1]
    head = json.loads(record.splitlines()[0])
    assert head["content"] is None
    assert head["texts"]["title"]
    found = opened(server, record)
    assert found["board"]["title"] == head["texts"]["title"]
    assert found["replay"]["table"]["scenario"] == "mine"
