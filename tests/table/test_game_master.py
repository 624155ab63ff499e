"""A table with a game master: two sides with their tokens, and nothing that one is not told reaches it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from table.conftest import Page, Server, bearer

PLUGIN = Path(__file__).resolve().parent / "plugin"
WALK, WAIT, LISTEN, THROW = "ant: step", "ant: wait", "ant: listen", "ant: throw"
KNOCK = "game master: knock"


@pytest.fixture(scope="module")
def cellar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the cellar is installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(PLUGIN), os.environ.get("PYTHONPATH", "")]))
        served = Server(tmp_path_factory.mktemp("cellar") / "games.sqlite", "--bot-pause", "0").start()
    yield served
    served.kill()


def key_of(server: Server, master: str = "Ben", **more: Any) -> dict[str, str]:
    wish = {"game": "cellar", "scenario": "passage", "game_master": master, **more}
    return server.table("ant", "bee", **wish)


def at_trapdoor(server: Server, field: int, **more: Any) -> dict[str, str]:
    return key_of(server, content=f"trapdoor = {field}\n", **more)


def master_key(key: dict[str, str]) -> dict[str, str]:
    return {"table": key["table"], "token": key["master_token"]}


@pytest.fixture
def sides(cellar: Server, open_page: Callable[..., Page]) -> Callable[..., tuple[Page, Page, dict[str, str]]]:
    """Pages of heroes and game master at one table, and its tokens."""

    def opened(field: int = 3, **more: Any) -> tuple[Page, Page, dict[str, str]]:
        key = at_trapdoor(cellar, field, **more)
        return open_page(key, at=cellar), open_page(master_key(key), at=cellar), key

    return opened


def both(acting: Page, other: Page, *actions: str) -> None:
    acting.takes(*actions)
    other.hear("update")


def a_round(heroes: Page, master: Page, of_master: str = KNOCK) -> None:
    both(heroes, master, WAIT)
    both(heroes, master, "bee: wait")
    both(master, heroes, of_master)


def reason(page: Page, *actions: str) -> dict[str, Any]:
    page.orders(*actions)
    refused = page.hear("refused")
    return {"reason": refused["reason"], "rule": refused["rule"]}


def test_each_side_has_its_token_and_sees_its_view(sides: Any) -> None:
    heroes, master, key = sides()
    assert key["token"] != key["master_token"] != ""
    assert heroes.update["view"]["trapdoor"] == -1
    assert master.update["view"]["trapdoor"] == 3
    assert (heroes.update["table"]["audience"], master.update["table"]["audience"]) == ("heroes", "game-master")
    assert heroes.update["table"]["content_digest"] == ""
    assert master.update["table"]["content_digest"] == "trapdoor-3"
    assert heroes.update["table"]["seed"] is master.update["table"]["seed"] is None
    assert [seat["hero"] for seat in heroes.update["table"]["seats"]] == ["ant", "bee", "game-master"]


def test_the_list_of_tables_has_no_token(cellar: Server, sides: Any) -> None:
    _, _, key = sides()
    text = cellar.http.get("/api/tables").text
    assert key["token"] not in text
    assert key["master_token"] not in text
    listed = next(one for one in json.loads(text) if one["id"] == key["table"])
    assert [hero["hero"] for hero in listed["heroes"]] == ["ant", "bee"]
    assert listed["game_master"]["player"] == "Ben"


@pytest.mark.parametrize("token", ["", "guessed"])
def test_an_empty_token_opens_nothing_not_even_where_there_is_no_game_master(
    cellar: Server, open_page: Any, token: str
) -> None:
    for key in (key_of(cellar), cellar.table("warrior", "archer")):
        page = open_page(None, at=cellar)
        page.tell(type="hello", table=key["table"], token=token)
        assert page.hear("trouble")["reason"]["id"] == "server-wrong-token"


def test_nobody_acts_for_the_other_side(sides: Any) -> None:
    heroes, master, _ = sides()
    others = {"id": "server-action-of-others", "args": {}}
    assert reason(heroes, KNOCK)["reason"] == others
    assert reason(heroes, "game master: trapdoor to 7")["reason"] == others
    assert reason(heroes, WALK, KNOCK)["reason"] == others
    assert reason(heroes, "stone 3")["reason"] == others
    assert reason(master, WALK)["reason"] == others
    assert reason(master, "stone 3")["reason"] == others
    assert heroes.version == 0
    both(heroes, master, WAIT)
    both(heroes, master, "bee: wait")
    assert reason(heroes, KNOCK)["reason"] == others
    assert reason(master, WAIT)["reason"] == others
    both(master, heroes, KNOCK)
    assert heroes.update["view"]["day"] == 2


def test_what_the_game_master_does_in_secret_is_told_to_him_alone(sides: Any) -> None:
    heroes, master, _ = sides()
    a_round(heroes, master, "game master: trapdoor to 5")
    assert heroes.update["lines"] == []
    assert [line["text"]["id"] for line in master.update["lines"]] == ["cellar-shifted"]
    assert heroes.update["undo"] is None
    assert master.update["undo"] == {"id": "cellar-action", "args": {"name": "game master: trapdoor to 5"}}
    master.tell(type="ask", field="5")
    assert master.hear("said")["says"]["here"]
    heroes.tell(type="ask", field="5")
    assert not heroes.hear("said")["says"]["here"]


def test_each_side_takes_back_its_own_step_if_it_told_the_heroes_nothing(sides: Any) -> None:
    heroes, master, _ = sides()
    both(heroes, master, WAIT)
    heroes.takes_back()
    assert heroes.hear("update")["view"]["turn"] == "ant"
    master.hear("update")
    heroes.takes_back(redo=True)
    heroes.hear("update")
    master.hear("update")
    both(heroes, master, "bee: wait")
    both(master, heroes, "game master: trapdoor to 5")
    heroes.takes_back()
    assert heroes.hear("refused")["reason"]["id"] == "server-undo-other-side"
    master.takes_back()
    assert master.hear("update")["view"]["trapdoor"] == 3
    heroes.hear("update")
    heroes.takes_back(redo=True)
    assert heroes.hear("refused")["reason"]["id"] == "server-undo-other-side"
    master.takes_back(redo=True)
    assert master.hear("update")["view"]["trapdoor"] == 5


@pytest.mark.parametrize(
    ("field", "steps"),
    [
        (3, [THROW]),
        (1, [WALK]),
        (2, [WALK]),
        (2, [WALK, "bee: wait", KNOCK, LISTEN]),
        (3, [WALK, "bee: wait", KNOCK, LISTEN]),
    ],
)
def test_nothing_is_taken_back_that_may_have_told_something(sides: Any, field: int, steps: list[str]) -> None:
    heroes, master, _ = sides(field)
    for step in steps:
        both(*((master, heroes) if step == KNOCK else (heroes, master)), step)
    assert heroes.update["undo"] is None
    heroes.takes_back()
    assert heroes.hear("refused")["reason"] == {"id": "server-undo-told", "args": {}}


def test_a_list_of_actions_stops_where_something_comes_to_light_and_does_not_try_out_what_lies_ahead(
    sides: Any,
) -> None:
    heroes, master, _ = sides(1)
    both(heroes, master, WALK, "bee: wait")
    assert heroes.update["view"]["turn"] == "bee"
    assert heroes.update["view"]["fields"] == {"ant": 0, "bee": 0}
    other, second, _ = sides(3)
    both(other, second, WALK, "bee: wait")
    assert other.update["view"]["turn"] == "game-master"
    third, fourth, _ = sides(3)
    both(third, fourth, WALK, WALK, "bee: wait")
    assert third.update["view"]["turn"] == "bee"  # what cannot be done any more is left out
    both(third, fourth, "bee: throw", "bee: wait")
    assert third.update["view"]["turn"] == "game-master"


def everything(page: Page, log: list[str]) -> Iterator[None]:
    """Does what a curious heroes' page could do, and writes down every byte that comes."""

    def hear() -> dict[str, Any]:
        text = page.socket.recv(timeout=20)
        log.append(text if isinstance(text, str) else text.decode())
        message: dict[str, Any] = json.loads(log[-1])
        if message["type"] == "update":
            page.update = message
        return message

    def order(number: int, *actions: str) -> None:
        page.tell(type="intent", id=f"i{number}", version=page.version, actions=list(actions))
        hear()

    hear()
    for number, actions in enumerate(
        [["nonsense"], [KNOCK], ["ant: listen"], [WALK, "ant: fly"], [WALK], ["bee: throw"], [WALK, WALK, "bee: wait"]]
    ):
        order(number, *actions)
        page.tell(type="undo", id=f"u{number}", version=page.version)
        hear()
        for field in range(9):
            page.tell(type="ask", field=str(field))
            hear()
    yield
    while page.update["view"]["turn"] == "game-master":
        hear()
    order(20, LISTEN)
    order(21, WAIT)


def test_bytes_at_the_heroes_are_the_same_wherever_the_trapdoor_lies(cellar: Server, open_page: Any) -> None:
    logs: list[list[str]] = []
    for field, shifted in ((4, "game master: trapdoor to 6"), (7, "game master: trapdoor to 5"), (5, "")):
        key = at_trapdoor(cellar, field)
        master = open_page(master_key(key), at=cellar)
        log: list[str] = []
        page = open_page(None, at=cellar)
        page.tell(type="hello", table=key["table"], token=key["token"], since=-1)
        steps = everything(page, log)
        next(steps)
        while master.update["view"]["turn"] != "game-master":
            master.hear("update")
        master.takes(shifted or "game master: trapdoor to 7")
        next(steps, None)
        late = open_page(None, at=cellar)
        late.tell(type="hello", table=key["table"], token=key["token"], since=-1)
        log.append(late.socket.recv(timeout=20))
        mine = bearer(key["token"])
        where = f"/api/tables/{key['table']}"
        answers = [cellar.http.get(f"{where}/{what}", headers=mine) for what in ("save", "position")]
        answers.append(cellar.http.post(f"{where}/again", json={"entry": 2}, headers=mine))
        log += [f"{answer.status_code} {answer.text}" for answer in answers]
        logs.append([text.replace(key["table"], "TABLE") for text in log])
    assert len(logs[0]) > 80
    for one, *others in zip_longest(*logs):
        assert others == [one, one]


def test_save_position_and_going_on_from_before_are_the_game_masters_until_the_end(
    cellar: Server, sides: Any, open_page: Any
) -> None:
    heroes, master, key = sides(3)
    a_round(heroes, master)
    table = f"/api/tables/{key['table']}"

    def asked(token: str) -> list[tuple[int, str]]:
        answers = [
            cellar.http.get(f"{table}/save", headers=bearer(token)),
            cellar.http.get(f"{table}/position", headers=bearer(token)),
            cellar.http.post(f"{table}/again", json={"entry": 1}, headers=bearer(token)),
        ]
        return [(answer.status_code, answer.json()["error"]["id"] if answer.is_error else "") for answer in answers]

    secret = [(403, f"server-secret-{what}") for what in ("save", "position", "again")]
    assert asked(key["token"]) == secret
    assert asked("") == asked("guessed") == [(403, "server-wrong-token")] * 3
    assert [status for status, _ in asked(key["master_token"])] == [200, 200, 201]
    saved = cellar.http.get(f"{table}/save", headers=bearer(key["master_token"]))
    taken_in = cellar.http.post("/api/import", content=saved.content).json()
    page = open_page(master_key(taken_in), at=cellar)
    assert page.update["view"]["trapdoor"] == 3
    assert page.update["table"]["seats"][2]["bot"] == "random"
    for _ in range(5):
        a_round(heroes, master)
    assert heroes.update["view"]["result"] == "lost"
    assert heroes.update["table"]["seed"] == 7
    assert [status for status, _ in asked(key["token"])] == [200, 200, 201]
    master.takes_back()
    assert master.hear("refused")["reason"]["id"] == "server-undo-over"


def test_the_heroes_of_a_finished_game_go_on_with_what_they_have(cellar: Server, sides: Any, open_page: Any) -> None:
    heroes, master, key = sides(3)
    table = f"/api/tables/{key['table']}"
    assert (
        cellar.http.post(f"{table}/next", json={}, headers=bearer(key["token"])).json()["error"]["id"]
        == "server-sequel-too-early"
    )
    for _ in range(6):
        a_round(heroes, master)
    after = cellar.http.post(f"{table}/next", json={}, headers=bearer(key["token"]))
    assert after.status_code == 201
    page = open_page(after.json(), at=cellar)
    assert page.update["table"]["scenario"] == "deeper"
    assert page.update["lines"][0]["text"] == {"id": "cellar-begins", "args": {"lamps": 1}}
    assert [seat["player"] for seat in page.update["table"]["seats"]] == ["Mia", "Mia", "Ben"]
    again = cellar.http.post(f"{table}/next", json={"scenario": "passage"}, headers=bearer(key["token"])).json()
    assert open_page(again, at=cellar).update["table"]["scenario"] == "passage"
    wrong = cellar.http.post(f"/api/tables/{key_of(cellar)['table']}/next", json={"scenario": "x", "more": 1})
    assert wrong.status_code == 400


def test_a_bot_leads_the_game_and_decides_by_itself(cellar: Server, open_page: Any) -> None:
    page = open_page(key_of(cellar, ""), at=cellar)
    seat = page.update["table"]["seats"][2]
    assert (seat["hero"], seat["player"], seat["bot"], seat["person"]) == ("game-master", "", "random", "")
    page.takes(WAIT)
    page.takes("bee: wait")
    page.until_bots_are_done()
    assert page.update["view"]["day"] == 2


def test_the_seat_of_a_game_master_who_is_there_is_not_taken(cellar: Server, sides: Any, open_page: Any) -> None:
    heroes, master, _ = sides()
    for player in ("bot:random", "Mia"):
        heroes.tell(type="seat", hero="game-master", player=player)
        assert heroes.hear("trouble")["reason"]["id"] == "server-only-game-master"
    master.tell(type="seat", hero="game-master", player="Carla")
    assert heroes.hear("update")["table"]["seats"][2]["player"] == "Carla"
    master.hear("update")
    master.tell(type="pause", on=True)
    assert heroes.hear("update")["paused"]
    master.leave.close()
    for _ in range(100):  # until the server has seen that he is gone
        heroes.tell(type="seat", hero="game-master", player="bot:random")
        if (answer := heroes.hears())["type"] == "update":
            break
    assert answer["table"]["seats"][2]["bot"] == "random"
    assert not answer["paused"]
    heroes.tell(type="seat", hero="game-master", player="Mia")
    assert heroes.hear("trouble")["reason"]["id"] == "server-only-game-master"


def test_while_the_game_rests_heroes_do_nothing_and_it_still_rests_after_a_restart(
    own_server: Callable[..., Server], open_page: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(PLUGIN), os.environ.get("PYTHONPATH", "")]))
    server = own_server()
    key = key_of(server)
    heroes, master = open_page(key, at=server), open_page(master_key(key), at=server)
    heroes.tell(type="pause", on=True)
    assert heroes.hear("trouble")["reason"]["id"] == "server-only-game-master"
    master.tell(type="pause", on=True)
    assert heroes.hear("update")["paused"]
    assert reason(heroes, WAIT)["reason"]["id"] == "server-paused"
    heroes.takes_back()
    assert heroes.hear("refused")["reason"]["id"] == "server-paused"
    server.kill()
    server.start()
    heroes, master = open_page(key, at=server), open_page(master_key(key), at=server)
    assert heroes.update["paused"]
    master.tell(type="pause", on=False)
    assert not heroes.hear("update")["paused"]
    heroes.takes(WAIT)


def overrides(page: Page, **what: Any) -> None:
    page.tell(type="override", id=f"o{next(page.numbers)}", version=page.version, **what)


def test_the_game_master_changes_the_table_and_the_heroes_see_what_they_may_see(
    cellar: Server, sides: Any, open_page: Any
) -> None:
    heroes, master, key = sides(3)
    overrides(heroes, edits=[{"do": "move", "hero": "ant", "field": 6}])
    assert heroes.hear("refused")["reason"]["id"] == "server-action-of-others"
    overrides(master, edits=[{"do": "move", "hero": "ant", "field": 6}, {"do": "trapdoor", "field": 2}])
    assert master.hear("update")["view"]["trapdoor"] == 2
    seen = heroes.hear("update")
    assert seen["view"]["fields"] == {"ant": 6, "bee": 0}
    assert seen["view"]["trapdoor"] == -1
    assert [line["text"]["args"] for line in seen["lines"]] == [{"hero": "ant", "field": 6}]
    master.takes_back()
    assert master.hear("refused")["reason"]["id"] == "server-undo-told"
    overrides(master, edits=[{"do": "trapdoor", "field": 4}])
    master.hear("update")
    assert heroes.hear("update")["lines"] == []
    assert master.update["undo"] == {"id": "server-undo-override", "args": {}}
    heroes.takes_back()
    assert heroes.hear("refused")["reason"]["id"] == "server-undo-other-side"
    master.takes_back()
    assert master.hear("update")["view"]["trapdoor"] == 2
    heroes.hear("update")
    mine = bearer(key["master_token"])
    text = cellar.http.get(f"/api/tables/{key['table']}/position", headers=mine).json()["position"]
    overrides(master, position=text.replace("trapdoor = 2", "trapdoor = 7"))
    assert master.hear("update")["view"]["trapdoor"] == 7
    heroes.hear("update")
    again = open_page(master_key(key), at=cellar)
    assert again.update["view"] == master.update["view"]
    heroes.takes(WAIT)


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ({"edits": [{"do": "dance"}]}, "server-wrong-edit"),
        ({"edits": [{"do": "move", "hero": "ant", "field": 99}]}, "server-wrong-edit"),
        ({"position": "no = position"}, "server-wrong-position"),
        ({"position": "game = "}, "server-wrong-position"),
        ({"edits": [{"do": "dance"}] * 65}, "server-number-of-actions"),
    ],
)
def test_a_change_that_cannot_be_is_refused_and_nothing_is_changed(sides: Any, what: Any, message: str) -> None:
    _, master, _ = sides()
    overrides(master, **what)
    refused = master.hear("refused")
    assert refused["reason"]["id"] == message
    assert refused["version"] == 0


def test_a_position_of_other_heroes_does_not_fit(cellar: Server, sides: Any) -> None:
    _, master, key = sides()
    mine = bearer(key["master_token"])
    text = cellar.http.get(f"/api/tables/{key['table']}/position", headers=mine).json()["position"]
    overrides(master, position=text.replace("bee", "snail"))
    assert master.hear("refused")["reason"]["id"] == "server-wrong-position"
    overrides(master, position=text.replace("ant = 0\nbee = 0", "bee = 0\nant = 0"))
    assert master.hear("refused")["reason"]["id"] == "server-other-heroes"
    overrides(master, position=text.replace('"passage"', '"deeper"'))
    assert master.hear("refused")["reason"]["id"] == "server-other-scenario"


def test_in_a_game_without_game_master_nobody_changes_or_stops_anything(server: Server, open_page: Any) -> None:
    key = server.table()
    assert key["master_token"] == ""
    page = open_page(key)
    overrides(page, edits=[])
    assert page.hear("refused")["reason"]["id"] == "server-no-game-master"
    page.tell(type="pause", on=True)
    assert page.hear("trouble")["reason"]["id"] == "server-only-game-master"
    assert page.update["table"]["seed"] == 7
    mine = bearer(key["token"])
    assert server.http.post(f"/api/tables/{key['table']}/next", json={}, headers=mine).status_code == 400
