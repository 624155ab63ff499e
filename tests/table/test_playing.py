"""Playing over the WebSocket: stored before shown, all or none, undone as one step, harmless repeats."""

from __future__ import annotations

import json

import pytest

STAND, END = "warrior: stand still", "warrior: end the turn"


def test_a_page_gets_the_whole_table_when_it_comes(server, open_page) -> None:
    mia = open_page(server.table())
    assert mia.update["whole"]
    assert mia.version == 0
    assert mia.update["view"]["actor"] == "warrior"
    assert mia.update["days"] == {"1": 0}
    assert [seat["player"] for seat in mia.update["table"]["seats"]] == ["Mia", "Mia"]


def test_an_action_is_on_the_disk_when_it_is_shown(server, open_page) -> None:
    key = server.table()
    open_page(key).takes(STAND)
    ((sequence, data),) = server.rows(key["table"])
    assert sequence == 1
    assert json.loads(data)["action"] == STAND


def test_several_actions_are_one_step_for_undo(server, open_page) -> None:
    mia = open_page(server.table())
    mia.takes(STAND, END)
    assert mia.update["view"]["actor"] == "archer"
    mia.takes_back()
    assert mia.hear("update")["view"]["actor"] == "warrior"
    assert mia.update["whole"]
    assert mia.update["undo"] is None
    assert mia.update["redo"]["id"] == "offer-stand"
    mia.takes_back(redo=True)
    assert mia.hear("update")["view"]["actor"] == "archer"


def test_of_a_list_with_a_refused_action_nothing_is_done(server, open_page) -> None:
    key = server.table()
    mia = open_page(key)
    name = mia.orders(STAND, "warrior: light a beacon")
    refused = mia.hear("refused")
    assert refused["answers"] == name
    assert refused["version"] == 0
    assert refused["reason"]["id"].startswith("refusal-")
    assert refused["rule"].startswith("R-")
    assert server.rows(key["table"]) == []


def test_a_refusal_names_what_it_speaks_of(server, open_page) -> None:
    mia = open_page(server.table())
    mia.orders(STAND, STAND)
    assert mia.hear("refused")["rule"] == "R-047"


def test_the_same_intent_twice_is_done_once(server, open_page) -> None:
    key = server.table()
    mia = open_page(key)
    mia.orders(STAND, version=0, name="once")
    mia.hear("update")
    mia.orders(STAND, version=0, name="once")
    again = mia.hear("update")
    assert again["answers"] == "once"
    assert again["version"] == 1
    assert again["lines"] == []
    assert len(server.rows(key["table"])) == 1


def test_who_has_not_seen_the_last_move_is_told_the_present_version(server, open_page) -> None:
    key = server.table()
    mia, ben = open_page(key), open_page(key)
    mia.takes(STAND)
    ben.hear("update")
    ben.orders(END, version=0)
    refused = ben.hear("refused")
    assert refused["reason"]["id"] == "server-table-has-gone-on"
    assert refused["version"] == 1


def test_everybody_at_the_table_sees_what_one_does(server, open_page) -> None:
    key = server.table()
    mia, ben = open_page(key), open_page(key)
    mia.takes(STAND)
    ben.hear("update")
    assert ben.update["lines"] == mia.update["lines"] != []
    assert ben.update["answers"] == ""


def test_a_page_that_comes_back_gets_only_what_it_missed(server, open_page) -> None:
    key = server.table()
    mia = open_page(key)
    first = mia.takes(STAND)["lines"]
    second = mia.takes(END)["lines"]
    back = open_page(key, since=1)
    assert not back.update["whole"]
    assert back.update["lines"] == second
    assert open_page(key, since=0).update["lines"] == first + second


def test_after_an_undo_a_page_that_comes_back_gets_everything_anew(server, open_page) -> None:
    key = server.table()
    mia = open_page(key)
    mia.takes(STAND)
    mia.takes_back()
    mia.hear("update")
    assert open_page(key, since=1).update["whole"]


def test_there_is_nothing_to_undo_at_the_beginning(server, open_page) -> None:
    mia = open_page(server.table())
    mia.takes_back()
    assert mia.hear("refused")["reason"]["id"] == "server-nothing-to-undo"
    mia.takes_back(redo=True)
    assert mia.hear("refused")["reason"]["id"] == "server-nothing-to-redo"


def test_a_field_says_what_is_possible_and_why_not(server, open_page) -> None:
    mia = open_page(server.table())
    mia.tell(type="ask", field="rietburg")
    says = mia.hear("said")["says"]
    assert says["field"] == "rietburg"
    assert says["here"]
    mia.tell(type="ask", field="atlantis")
    assert mia.hear("trouble")["reason"]["id"] == "server-unknown-field"


def test_an_unknown_action_is_refused_by_name(server, open_page) -> None:
    mia = open_page(server.table())
    mia.orders("warrior: fly")
    assert mia.hear("refused")["reason"] == {"id": "server-unknown-action", "args": {"name": "warrior: fly"}}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        '{"type": "intent"}',
        '{"type": "dance"}',
        '{"type": "intent", "id": "a", "version": "0", "actions": ["warrior: stand still"]}',
        '{"type": "intent", "id": "a", "version": 0, "actions": [], "more": 1}',
        '{"type": "intent", "id": "' + "a" * 65 + '", "version": 0, "actions": []}',
        "\ud7ff" * 100,
    ],
)
def test_a_bad_message_makes_trouble_but_no_harm(server, open_page, text: str) -> None:
    mia = open_page(server.table())
    mia.socket.send(text)
    trouble = mia.hear("trouble")
    assert trouble["reason"]["id"] == "server-message-not-understood"
    assert not trouble["final"]
    mia.takes(STAND)


def test_bytes_instead_of_text_make_trouble_but_no_harm(server, open_page) -> None:
    mia = open_page(server.table())
    mia.socket.send(b"\xff\x00")
    mia.hear("trouble")
    mia.takes(STAND)


@pytest.mark.parametrize("actions", [[], [STAND] * 65])
def test_an_intent_names_a_reasonable_number_of_actions(server, open_page, actions: list[str]) -> None:
    mia = open_page(server.table())
    mia.orders(*actions)
    assert mia.hear("refused")["reason"]["id"] == "server-number-of-actions"


def test_before_hello_nothing_is_done(server, open_page) -> None:
    nobody = open_page(None)
    nobody.tell(type="ask", field="rietburg")
    assert nobody.hear("trouble")["reason"]["id"] == "server-hello-first"


def test_an_unknown_table_and_a_wrong_token_are_final(server, open_page) -> None:
    key = server.table()
    for table, token, reason in (
        ("nowhere", "x", "server-unknown-table"),
        (key["table"], "guessed", "server-wrong-token"),
    ):
        nobody = open_page(None)
        nobody.tell(type="hello", table=table, token=token)
        trouble = nobody.hear("trouble")
        assert trouble["final"]
        assert trouble["reason"]["id"] == reason


def test_a_removed_table_sends_its_pages_away(server, open_page) -> None:
    key = server.table()
    mia = open_page(key)
    assert server.http.delete(f"/api/tables/{key['table']}").status_code == 204
    assert mia.hear("trouble")["final"]
    assert key["table"] not in [table["id"] for table in server.http.get("/api/tables").json()]
    assert server.http.delete(f"/api/tables/{key['table']}").status_code == 404
    assert server.rows(key["table"]) == []
