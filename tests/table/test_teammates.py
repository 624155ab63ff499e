"""Bots that plan, at a table with persons: what they say, what they ask, what they are told, and the advice they give.

Most of it is shown in the attic, a game whose bots know three plans; real games with their own bots follow at the end.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table.conftest import Page, Server
from table.test_company import joins, until
from table.test_quest_table import OTHER_DEPTHS, QUEST

from sagenwerk.bots import KNOWLEDGE, Luck, Search
from sagenwerk.bots.chance import chance
from sagenwerk.games import game
from sagenwerk.kernel import GAME_MASTER
from sagenwerk.locales import LANGUAGES, sentence
from sagenwerk.play import Play
from sagenwerk.table.advice import luck_at
from sagenwerk.table.audiences import HEROES
from sagenwerk.table.gate import Gate, Line
from sagenwerk.table.guest import Guest
from sagenwerk.table.hall import Hall
from sagenwerk.table.jobs import Choose
from sagenwerk.table.messages import Answer, Hello, Intent
from sagenwerk.table.new_tables import NewTable, Placed, create
from sagenwerk.table.prepare import prepare
from sagenwerk.table.settings import Settings
from sagenwerk.table.socket import Visit
from sagenwerk.table.store import Seating, Store
from sagenwerk.table.teammates import turn_now
from sagenwerk.table.thinking import chosen, listed

Open = Callable[..., Page]

PLUGINS = [str(Path(__file__).resolve().parent / name) for name in ("plugin", "planners", "bad_bots")]
STEP, WAIT, THROW = "ant: step", "ant: wait", "ant: throw"
MARCH = "ant: step until 99"


@pytest.fixture(scope="module", autouse=True)
def plugins() -> Iterator[None]:
    """The attic is installed wherever a server starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([*PLUGINS, os.environ.get("PYTHONPATH", "")]))
        yield


@pytest.fixture(scope="module")
def attic(plugins: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the attic is installed."""
    served = Server(tmp_path_factory.mktemp("attic") / "games.sqlite", "--bot-pause", "0").start()
    yield served
    served.kill()


def key_of(server: Server, master: str = "bot:knocks", bot: str = "planner-quick", **more: Any) -> dict[str, str]:
    """The ant is a bot's, the bee is Mia's."""
    heroes = [{"hero": "ant", "bot": bot}, {"hero": "bee", "player": "Mia"}]
    return server.table(game="attic", scenario="passage", heroes=heroes, name="Mia", game_master=master, **more)


def until_it(page: Page, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Read until the table is like that."""
    while not holds(page.update):
        until(page, "update")
    return page.update


def bees_turn(page: Page) -> dict[str, Any]:
    return until_it(page, lambda update: update["view"]["turn"] == "bee" and not update["questions"])


def asked(page: Page) -> dict[str, Any]:
    """The bot's question, once it is there."""
    update = until_it(page, lambda update: [one for one in update["questions"] if one["kind"] == "bot"])
    return next(one for one in update["questions"] if one["kind"] == "bot")


def comes_to_ask(page: Page) -> dict[str, Any]:
    """Mia waits until the ant, who has one step behind him, asks for the next."""
    bees_turn(page)
    page.orders("bee: wait")
    return asked(page)


def reason(page: Page, kind: str, **message: Any) -> str:
    """Why something is not done."""
    page.tell(**message)
    said: str = until(page, kind)["reason"]["id"]
    return said


def plans(page: Page) -> list[tuple[str, str, str]]:
    return [(plan["hero"], plan["name"], plan["person"]) for plan in page.update["plans"]]


# What they are about to do


def test_a_bot_says_what_it_is_about_to_do_and_why_and_not_in_the_chronicle(attic: Server, open_page: Open) -> None:
    mia = open_page(key_of(attic), at=attic)
    (plan,) = bees_turn(mia)["plans"]
    assert plan["hero"] == "ant"
    assert plan["name"] == MARCH
    assert plan["person"] == ""
    assert plan["says"] == {"id": "plan-attic-step", "args": {"hero": "ant"}}
    assert plan["why"]["id"] == "teammates-why-better"
    why = plan["why"]["args"]
    assert why["games"] >= why["won"] > why["usual"]
    assert mia.update["table"]["plans"]
    assert mia.update["table"]["bots_ask"]
    assert "plan-attic" not in json.dumps(mia.update["lines"])
    before = mia.update["view"]["fields"]["ant"]
    mia.tell(type="host", do="bots-ask", value="off")
    mia.orders("bee: wait")
    until_it(mia, lambda update: update["view"]["fields"]["ant"] > before)
    assert plans(mia) == [("ant", MARCH, "")]  # it goes on with it, without a new search
    assert mia.update["plans"][0]["why"]["args"] == why


def test_a_plan_for_several_is_followed_by_bots_not_by_persons(attic: Server, open_page: Open) -> None:
    mia = open_page(key_of(attic), at=attic)
    bees_turn(mia)
    assert plans(mia) == [("ant", MARCH, "")]
    heroes = [{"hero": "ant", "bot": "planner-quick"}, {"hero": "bee", "bot": "planner-quick"}]
    wish = {"game": "attic", "scenario": "passage", "heroes": heroes, "name": "Gil", "game_master": "Gil"}
    key = attic.table(**wish)
    gil = open_page({"table": key["table"], "token": key["master_token"]}, at=attic)
    until_it(gil, lambda update: update["view"]["turn"] == "game-master")
    assert plans(gil) == [("ant", MARCH, ""), ("bee", "bee: wait until 99", "")]
    assert gil.update["plans"][1]["says"] == {"id": "plan-attic-wait", "args": {"hero": "bee"}}
    assert gil.update["view"]["fields"] == {"ant": 5, "bee": 4}


def test_what_is_taken_back_takes_what_bots_had_begun_with_it_but_no_orders(attic: Server, open_page: Open) -> None:
    key = key_of(attic, master="Gil")
    mia = open_page(key, at=attic)
    gil = open_page({"table": key["table"], "token": key["master_token"]}, at=attic)
    bees_turn(mia)
    bees_turn(gil)
    edits = [{"do": "move", "hero": "ant", "field": 4}]
    gil.tell(type="override", id="edit", version=gil.version, edits=edits)
    until_it(mia, lambda update: update["view"]["fields"]["ant"] == 4)
    assert plans(mia) == []
    mia.tell(type="tell", hero="ant", plan="ant: throw until 99")
    told = [("ant", "ant: throw until 99", mia.update["table"]["you"])]
    until_it(mia, lambda update: plans(mia) == told)
    mia.orders("bee: wait")
    until_it(mia, lambda update: update["view"]["turn"] == "game-master")
    mia.takes_back()
    until_it(mia, lambda update: update["view"]["turn"] == "bee")
    assert plans(mia) == told


def test_another_bot_has_plans_of_its_own(attic: Server, open_page: Open) -> None:
    mia = open_page(key_of(attic), at=attic)
    bees_turn(mia)
    mia.tell(type="seat", hero="ant", player="bot:idle")
    until_it(mia, lambda update: update["table"]["seats"][0]["bot"] == "idle")
    assert mia.update["plans"] == []


def test_what_the_game_masters_bot_is_up_to_is_told_to_nobody(attic: Server, open_page: Open) -> None:
    mia = open_page(key_of(attic, master="bot:planner-quick", bot="idle"), at=attic)
    bees_turn(mia)
    mia.orders("bee: wait")
    until_it(mia, lambda update: update["view"]["day"] == 2)
    assert mia.update["plans"] == []


# What they ask


def test_a_bot_asks_and_does_it_after_a_yes(attic: Server, open_page: Open) -> None:
    mia = open_page(key_of(attic), at=attic)
    question = comes_to_ask(mia)
    me = mia.update["table"]["you"]
    assert (question["person"], question["hero"], question["open"]) == ("", "ant", [me])
    assert question["label"] == {"id": "cellar-action", "args": {"name": STEP}}
    assert question["plan"]["id"] == "plan-attic-step"
    assert question["why"]["id"] == "teammates-why-better"
    assert not mia.update["bot_is_thinking"]
    assert mia.update["waits_for"] == [me]
    assert mia.update["view"]["fields"]["ant"] == 5
    mia.tell(type="answer", question=question["id"], yes=True)
    assert bees_turn(mia)["view"]["fields"]["ant"] == 6


def test_after_a_no_it_does_something_else_and_asks_again_next_turn(attic: Server, open_page: Open) -> None:
    mia = open_page(key_of(attic), at=attic)
    question = comes_to_ask(mia)
    mia.tell(type="answer", question=question["id"], yes=False)
    notice = until(mia, "notice")["says"]
    assert notice == {"id": "server-bot-refused", "args": {"name": "Mia", "hero": "ant"}}
    assert bees_turn(mia)["view"]["fields"]["ant"] == 5
    again = comes_to_ask(mia)
    assert again["id"] != question["id"]
    assert again["label"]["args"]["name"] == STEP


def test_everybody_who_is_there_is_asked_and_any_device_may_answer(attic: Server, open_page: Open) -> None:
    heroes = [{"hero": "ant", "bot": "planner-quick"}, {"hero": "bee", "open": True}]
    key = attic.table(game="attic", scenario="passage", heroes=heroes, name="Mia", game_master="Gil")
    bens = joins(attic, key, "Ben", "bee")
    mia, ben = open_page(key, at=attic), open_page(bens, at=attic)
    gil = open_page({"table": key["table"], "token": key["master_token"]}, at=attic)
    eve = open_page({"table": key["table"], "token": key["watch"]}, at=attic)
    bees_turn(ben)
    ben.orders("bee: wait")
    until_it(gil, lambda update: update["view"]["turn"] == "game-master")
    gil.orders("game master: knock")
    question = asked(ben)
    assert question["open"] == [
        ben.update["table"]["you"]
    ]  # Mia holds no hero, and the game master is not of the group
    for page in (mia, gil, eve):
        assert asked(page) == question
        assert reason(page, "trouble", type="answer", question=question["id"], yes=True) == "server-not-asked"
        refusal = reason(page, "trouble", type="withdraw", question=question["id"])
        assert refusal == "server-action-of-others"
    bens_phone = open_page(bens, at=attic)
    bens_phone.tell(type="answer", question=question["id"], yes=True)
    assert bees_turn(ben)["view"]["fields"]["ant"] == 6


def test_a_question_is_void_when_the_game_goes_on_without_it(attic: Server, open_page: Open) -> None:
    key = key_of(attic, master="Gil")
    mia = open_page(key, at=attic)
    gil = open_page({"table": key["table"], "token": key["master_token"]}, at=attic)
    bees_turn(mia)
    mia.orders("bee: wait")
    until_it(gil, lambda update: update["view"]["turn"] == "game-master")
    gil.orders("game master: knock")
    question = asked(mia)
    asked(gil)
    edits = [{"do": "move", "hero": "ant", "field": 4}]
    gil.tell(type="override", id="edit", version=gil.version, edits=edits)
    until_it(mia, lambda update: not update["questions"])
    refusal = reason(mia, "trouble", type="answer", question=question["id"], yes=True)
    assert refusal == "server-no-such-question"
    assert bees_turn(mia)["view"]["fields"]["ant"] == 5  # nothing to ask about on field 4


def test_where_the_host_does_not_want_it_nobody_is_asked(attic: Server, open_page: Open) -> None:
    mia = open_page(key_of(attic), at=attic)
    comes_to_ask(mia)
    assert reason(mia, "trouble", type="host", do="bots-ask", value="maybe") == "server-message-not-understood"
    mia.tell(type="host", do="bots-ask", value="off")  # while a question waits
    assert not bees_turn(mia)["table"]["bots_ask"]
    assert mia.update["view"]["fields"]["ant"] == 6
    mia.orders("bee: wait")
    until_it(mia, lambda update: update["view"]["fields"]["ant"] == 7)


@pytest.fixture
def kept(database: str, tmp_path: Path) -> Iterator[Server]:
    """A server with a database of either kind, which can be killed and started again."""
    served = Server(database, "--bot-pause", "0", log=tmp_path / "said.log")
    yield served.start()
    served.kill()


def starts_again(server: Server) -> Server:
    server.kill()
    return server.start()


def test_a_question_and_a_plan_survive_a_restart(kept: Server, open_page: Open) -> None:
    key = key_of(kept)
    mia = open_page(key, at=kept)
    question = comes_to_ask(mia)
    before = mia.update["plans"]
    starts_again(kept)
    again = open_page(key, at=kept)
    assert asked(again) == question
    assert again.update["plans"] == before != []
    phone = open_page(key, at=kept)
    phone.tell(type="answer", question=question["id"], yes=True)
    assert bees_turn(again)["view"]["fields"]["ant"] == 6


def test_a_question_is_answered_and_a_bot_is_told_at_another_process(
    postgres_url: str, tmp_path: Path, open_page: Open
) -> None:
    both = [Server(postgres_url, "--bot-pause", "0", log=tmp_path / name) for name in ("one.log", "two.log")]
    try:
        one, two = (server.start() for server in both)
        key = key_of(one)
        mia, phone = open_page(key, at=one), open_page(key, at=two)
        question = comes_to_ask(mia)
        assert asked(phone) == question
        assert phone.update["plans"] == mia.update["plans"] != []
        phone.tell(type="answer", question=question["id"], yes=True)
        for page in (mia, phone):
            assert bees_turn(page)["view"]["fields"]["ant"] == 6
        phone.tell(type="tell", hero="ant", plan="ant: throw until 99")
        until_it(mia, lambda update: plans(mia) == [("ant", "ant: throw until 99", update["table"]["you"])])
        for number in range(2):
            mia.orders("bee: wait")
            until_it(mia, lambda update, day=number: update["view"]["day"] == day + 3)
            bees_turn(mia)
        until_it(phone, lambda update: update["version"] == mia.version)
        assert phone.update["view"]["fields"]["ant"] == 6
        assert "a bot stopped" not in "".join(server.said() for server in both)
    finally:
        for server in both:
            if server.process is not None:
                server.kill()


def test_a_yes_stands_where_another_process_still_thinks_about_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a slow process comes up with, after the same bot has asked elsewhere and got its answer, is not asked."""
    for plugin in PLUGINS:
        monkeypatch.syspath_prepend(plugin)

    async def story() -> None:
        database = tmp_path / "games.sqlite"
        prepare(database)
        halls = [Hall(Store(database), Settings(str(database), bot_pause=pause)) for pause in (0.3, 2.0)]
        quick, slow = halls
        heroes = [Placed("ant", bot="planner-quick"), Placed("bee", player="Mia")]
        key = await create(quick, NewTable("attic", "passage", heroes, game_master="Gil", name="Mia"))
        room = await quick.room(key.table)

        async def comes(holds: Callable[[], Any]) -> None:
            while True:
                await asyncio.sleep(0.01)
                if holds():
                    return

        async def sits_down(hall: Hall, token: str) -> Visit:
            visit = Visit(hall, Guest(), Line(Gate(hall.settings), None))
            await visit.hear(msgspec.json.encode(Hello(key.table, token)))
            return visit

        async with asyncio.timeout(60):
            mia, gil = await sits_down(quick, key.token), await sits_down(quick, key.master_token)
            await comes(lambda: turn_now(room)[1] == "bee")
            phone, there = await sits_down(slow, key.token), await slow.room(key.table)
            for visit, action in ((mia, "bee: wait"), (gil, "game master: knock")):
                await visit.hear(msgspec.json.encode(Intent(action, room.play.version, [action])))
            await there.catch_up()
            await comes(lambda: room.seating.questions)
            await there.catch_up()  # here the ant still thinks, about the same
            (question,) = there.seating.questions
            await phone.hear(msgspec.json.encode(Answer(question.id, True)))
            before = there.play.version
            await comes(lambda: there.play.version > before)
            assert there.now.look(HEROES).view.fields["ant"] == 6
            for hall in halls:
                await hall.close()
                await hall.store.close()

    asyncio.run(story())


def test_seats_that_were_stored_earlier_open_as_before() -> None:
    stored = {
        "seats": [{"hero": "ant", "figure": "f", "player": "", "bot": "greedy", "person": "", "stand_in": ""}],
        "paused": False,
        "away": 0,
        "closed": False,
        "questions": [{"id": "1", "kind": "undo", "person": "p", "version": 3, "open": ["q"], "actions": []}],
    }
    seating = msgspec.convert(stored, Seating)
    assert (seating.bots_ask, seating.level, seating.plans, seating.unwanted) == (True, "normal", [], [])


# What they are told


def orders_of(page: Page, hero: str = "ant") -> list[str]:
    page.tell(type="ask_orders", hero=hero)
    answer = until(page, "orders")
    assert answer["hero"] == hero
    assert all(order["says"]["id"].startswith("plan-attic-") for order in answer["orders"])
    return [order["plan"] for order in answer["orders"]]


def test_a_bot_does_what_it_is_told_until_that_is_over(attic: Server, open_page: Open) -> None:
    mia = open_page(key_of(attic), at=attic)
    bees_turn(mia)
    wait, throw = orders_of(mia)
    assert (wait, throw) == ("ant: wait until 2", "ant: throw until 99")
    me = mia.update["table"]["you"]
    mia.tell(type="tell", hero="ant", plan=throw)
    until_it(mia, lambda update: plans(mia) == [("ant", throw, me)])
    assert mia.update["plans"][0]["says"] == {"id": "plan-attic-throw", "args": {"hero": "ant"}}
    for _ in range(2):
        before = mia.version
        mia.orders("bee: wait")
        until_it(mia, lambda update, before=before: update["version"] > before + 1)
        assert bees_turn(mia)["view"]["fields"]["ant"] == 5
        assert plans(mia) == [("ant", throw, me)]
    mia.tell(type="tell", hero="ant", plan="")  # as you like
    until_it(mia, lambda update: plans(mia) == [])
    mia.orders("bee: wait")
    assert asked(mia)["plan"]["id"] == "plan-attic-step"


def test_that_an_order_is_over_is_said(attic: Server, open_page: Open) -> None:
    mia = open_page(key_of(attic), at=attic)
    bees_turn(mia)
    mia.tell(type="tell", hero="ant", plan="ant: wait until 2")  # it is round 1, and the ant has had its turn
    until_it(mia, lambda update: plans(mia) and plans(mia)[0][2])
    mia.orders("bee: wait")
    assert until(mia, "notice")["says"] == {"id": "teammates-order-over", "args": {"hero": "ant"}}
    asked(mia)
    assert plans(mia) == [("ant", MARCH, "")]


def test_an_order_takes_the_place_of_what_a_bot_asks(attic: Server, open_page: Open) -> None:
    mia = open_page(key_of(attic), at=attic)
    comes_to_ask(mia)
    assert orders_of(mia) == ["ant: wait until 3", "ant: throw until 99"]
    mia.tell(type="tell", hero="ant", plan="ant: wait until 3")
    assert bees_turn(mia)["view"]["fields"]["ant"] == 5
    assert plans(mia) == [("ant", "ant: wait until 3", mia.update["table"]["you"])]


def test_an_order_survives_a_restart(kept: Server, open_page: Open) -> None:
    key = key_of(kept)
    mia = open_page(key, at=kept)
    bees_turn(mia)
    mia.tell(type="tell", hero="ant", plan="ant: throw until 99")
    until_it(mia, lambda update: plans(mia) and plans(mia)[0][2])
    told = mia.update["plans"]
    starts_again(kept)
    again = open_page(key, at=kept)
    assert again.update["plans"] == told
    before = again.version
    again.orders("bee: wait")
    until_it(again, lambda update: update["version"] > before + 1)
    assert bees_turn(again)["view"]["fields"]["ant"] == 5
    assert again.update["plans"] == told


def test_orders_end_where_the_bot_leaves_the_seat(attic: Server, open_page: Open) -> None:
    mia = open_page(key_of(attic), at=attic)
    bees_turn(mia)
    mia.tell(type="tell", hero="ant", plan="ant: throw until 99")
    until_it(mia, lambda update: plans(mia) and plans(mia)[0][2])
    mia.tell(type="seat", hero="ant", player="Mia")
    until_it(mia, lambda update: update["table"]["seats"][0]["person"])
    assert mia.update["plans"] == []


def test_orders_are_refused_with_a_sentence(attic: Server, open_page: Open) -> None:
    key = key_of(attic, master="Gil")
    mia = open_page(key, at=attic)
    bees_turn(mia)
    tells = {"type": "tell", "hero": "ant", "plan": "ant: throw until 99"}
    eve = open_page({"table": key["table"], "token": key["watch"]}, at=attic)
    gil = open_page({"table": key["table"], "token": key["master_token"]}, at=attic)
    for other in (eve, gil):
        assert reason(other, "trouble", **tells) == "teammates-only-heroes"
        assert reason(other, "trouble", type="ask_orders", hero="ant") == "teammates-only-heroes"
    for plan in ("ant: fly until 3", "bee: wait until 2", "x" * 1000):
        assert reason(mia, "trouble", type="tell", hero="ant", plan=plan) == "teammates-unknown-plan"
    for hero, why in (
        ("mage", "server-hero-not-here"),
        ("game-master", "server-hero-not-here"),
        ("bee", "teammates-takes-no-orders"),
    ):
        assert reason(mia, "trouble", type="tell", hero=hero, plan="") == why
        assert reason(mia, "trouble", type="ask_orders", hero=hero) == why
    mia.tell(type="seat", hero="ant", player="bot:random")
    until_it(mia, lambda update: update["table"]["seats"][0]["bot"] == "random")
    assert reason(mia, "trouble", **tells) == "teammates-takes-no-orders"
    mia.tell(type="host", do="close")
    until_it(mia, lambda update: update["table"]["closed"])
    assert reason(mia, "trouble", **tells) == "server-table-closed"


def test_nobody_may_ask_without_end_what_a_bot_can_do(attic: Server, open_page: Open) -> None:
    mia = open_page(key_of(attic), at=attic)
    bees_turn(mia)
    for _ in range(40):
        mia.tell(type="ask_orders", hero="ant")
    while (said := mia.hears())["type"] != "trouble":
        assert said["type"] in ("orders", "update")
    assert said["reason"]["id"] == "server-too-much"


# Hints


def hint(page: Page, version: int | None = None, name: str = "h") -> dict[str, Any]:
    """The answer to somebody who asks for a hint."""
    page.tell(type="hint", id=name, version=page.version if version is None else version)
    while (said := page.hears()).get("answers") != name:
        assert said["type"] not in ("trouble", "hinted"), said
    return said


def test_a_hint_says_what_why_and_how_sure_it_is_and_only_to_the_asker(attic: Server, open_page: Open) -> None:
    key = key_of(attic, bot="idle")
    mia = open_page(key, at=attic)
    other = open_page(key, at=attic)
    bees_turn(mia)
    found = hint(mia)
    assert found["type"] == "hinted"
    assert found["version"] == mia.version
    assert (found["hero"], found["action"]) == ("bee", "bee: step")
    assert found["says"] == {"id": "plan-attic-step", "args": {"hero": "bee"}}
    assert found["why"]["id"] == "teammates-why-better"
    assert found["games"] == found["why"]["args"]["games"]
    assert 0 < found["low"] < found["share"] <= found["high"] <= 1
    assert found["ended"]
    assert not found["close"]
    assert hint(mia) == found  # the same question, the same answer
    other.tell(type="ask", field="1")
    while (said := other.hears())["type"] != "said":
        assert said["type"] == "update"
    mia.tell(type="host", do="level", value="quick")
    until_it(mia, lambda update: update["table"]["level"] == "quick")
    assert 0 < hint(mia)["games"] < found["games"]
    assert reason(mia, "trouble", type="host", do="level", value="endless") == "server-message-not-understood"


def test_hints_are_refused_with_a_sentence(attic: Server, open_page: Open) -> None:
    key = key_of(attic, master="Gil")
    mia = open_page(key, at=attic)
    eve = open_page({"table": key["table"], "token": key["watch"]}, at=attic)
    gil = open_page({"table": key["table"], "token": key["master_token"]}, at=attic)
    bees_turn(mia)
    assert hint(eve, mia.version)["reason"]["id"] == "server-only-watching"
    assert hint(gil, mia.version)["reason"]["id"] == "teammates-hint-not-yours"
    assert hint(mia, mia.version - 1)["reason"]["id"] == "server-table-has-gone-on"
    gil.tell(type="pause", on=True)
    until_it(mia, lambda update: update["paused"])
    assert hint(mia)["reason"]["id"] == "server-paused"
    gil.tell(type="pause", on=False)
    until_it(mia, lambda update: not update["paused"])
    mia.orders("bee: wait")
    until_it(mia, lambda update: update["view"]["turn"] == "game-master")
    assert hint(mia)["reason"]["id"] == "teammates-hint-not-yours"
    assert hint(gil, mia.version)["reason"]["id"] == "teammates-hint-not-yours"
    assert reason(mia, "trouble", type="hint", id="", version=0) == "server-message-not-understood"


def test_nobody_gets_hints_without_end(attic: Server, open_page: Open) -> None:
    mia = open_page(key_of(attic, bot="idle"), at=attic)
    bees_turn(mia)
    kinds = [hint(mia)["type"] for _ in range(11)]
    assert kinds == ["hinted"] * 10 + ["refused"]
    assert hint(mia)["reason"]["id"] == "server-too-much"


def test_a_hint_is_void_when_the_game_goes_on(attic: Server, open_page: Open) -> None:
    """At level strong that takes a while in Junior."""
    mia = open_page(attic.table("warrior", "archer"), at=attic)
    mia.tell(type="host", do="level", value="strong")
    until_it(mia, lambda update: update["table"]["level"] == "strong")
    mia.tell(type="hint", id="one", version=mia.version)
    mia.tell(type="hint", id="two", version=mia.version)
    assert until(mia, "refused") == {
        "type": "refused",
        "answers": "two",
        "reason": {"id": "teammates-hint-underway", "args": {}},
        "rule": "",
        "version": mia.version,
    }
    mia.orders("warrior: stand still")
    told = until(mia, "refused")
    assert (told["answers"], told["reason"]["id"]) == ("one", "teammates-hint-void")
    mia.tell(type="host", do="level", value="quick")
    until_it(mia, lambda update: update["table"]["level"] == "quick")
    assert hint(mia)["type"] == "hinted"


def test_a_game_whose_bots_do_not_plan_is_played_as_before(attic: Server, open_page: Open) -> None:
    heroes = [{"hero": "ant", "bot": "counting"}, {"hero": "bee", "player": "Mia"}]
    wish = {"game": "mire", "scenario": "passage", "heroes": heroes, "game_master": "bot:random"}
    mia = open_page(attic.table(**wish), at=attic)
    bees_turn(mia)
    assert not mia.update["table"]["plans"]
    assert hint(mia)["reason"]["id"] == "teammates-no-hints"
    assert reason(mia, "trouble", type="watch_chance", on=True) == "teammates-no-hints"
    assert reason(mia, "trouble", type="ask_orders", hero="ant") == "teammates-takes-no-orders"
    mia.orders("bee: wait")
    until_it(mia, lambda update: update["view"]["day"] == 2 and update["view"]["turn"] == "bee")


# The chance


def test_who_watches_is_told_how_likely_the_heroes_win_after_each_change(attic: Server, open_page: Open) -> None:
    key = key_of(attic, master="Gil", bot="idle")
    mia, other = open_page(key, at=attic), open_page(key, at=attic)
    eve = open_page({"table": key["table"], "token": key["watch"]}, at=attic)
    bees_turn(mia)
    for page in (mia, eve):
        page.tell(type="watch_chance", on=True)
    found = until(mia, "chance")
    assert found["version"] == mia.version
    assert 0 <= found["low"] <= found["stated"] <= found["high"] <= 1
    assert found["games"] > 0
    assert until(eve, "chance") == found
    mia.tell(type="watch_chance", on=True)
    assert until(mia, "chance") == found  # at once, without another thought
    eve.tell(type="watch_chance", on=False)
    eve.tell(type="ask", field="1")
    until(eve, "said")
    mia.orders("bee: step")
    assert until(mia, "chance")["version"] == mia.version == found["version"] + 1
    for page in (other, eve):
        page.tell(type="ask", field="1")
        while (said := page.hears())["type"] != "said":
            assert said["type"] != "chance"


def test_after_the_end_nobody_is_told_a_chance(attic: Server, open_page: Open) -> None:
    key = key_of(attic, master="Gil", bot="idle")
    mia = open_page(key, at=attic)
    gil = open_page({"table": key["table"], "token": key["master_token"]}, at=attic)
    bees_turn(mia)
    bees_turn(gil)
    edits = [{"do": "move", "hero": "bee", "field": 7}]
    gil.tell(type="override", id="edit", version=gil.version, edits=edits)
    until_it(mia, lambda update: update["view"]["fields"]["bee"] == 7)
    mia.tell(type="watch_chance", on=True)
    before = until(mia, "chance")
    mia.orders("bee: step")
    until_it(mia, lambda update: update["view"]["result"] == "won")
    assert before["version"] == mia.version - 1
    mia.tell(type="ask", field="1")
    while (said := mia.hears())["type"] != "said":
        assert said["type"] != "chance"


# What nobody may know


def chance_now(page: Page) -> dict[str, Any]:
    """The chance as the table stands."""
    page.tell(type="watch_chance", on=True)
    found: dict[str, Any] = {"version": -1}
    while found["version"] != page.version:
        found = until(page, "chance")
    page.tell(type="watch_chance", on=False)
    return found


@pytest.mark.parametrize("master", ["bot:knocks", "bot:planner-quick"])
def test_plans_hints_and_chances_are_the_same_wherever_the_trapdoor_lies(
    attic: Server, open_page: Open, master: str
) -> None:
    twins = []
    for trapdoor in (6, 7):
        mia = open_page(key_of(attic, master=master, content=f"trapdoor = {trapdoor}\n"), at=attic)
        bees_turn(mia)
        heard: list[Any] = [mia.update["plans"], chance_now(mia), hint(mia)]
        mia.tell(type="ask_orders", hero="ant")
        heard.append(until(mia, "orders"))
        mia.orders("bee: wait")
        question = asked(mia)
        heard += [question["label"], question["plan"], question["why"], mia.update["plans"], chance_now(mia)]
        twins.append(heard)
        assert "trap" not in json.dumps(heard)
    assert twins[0] == twins[1]


def test_in_a_quest_hints_are_the_same_whatever_lies_in_the_dark(attic: Server, open_page: Open) -> None:
    twins = []
    for content in (QUEST, OTHER_DEPTHS):
        heroes = [{"hero": "barbarian", "player": "Mia"}, {"hero": "dwarf", "bot": "greedy"}]
        wish = {"game": "heroquest", "scenario": "mine", "content": content, "heroes": heroes, "name": "Mia"}
        mia = open_page(attic.table(**wish, game_master="Gil"), at=attic)
        mia.patience = 120.0
        mia.tell(type="host", do="level", value="quick")
        mia.orders(mia.update["view"]["offers"][0]["name"])
        until_it(mia, lambda update: update["view"]["question"] == "turn" and update["view"]["actor"] == "barbarian")
        twins.append([mia.update["plans"], hint(mia)])
    assert twins[0] == twins[1]


def test_in_a_quest_a_bot_says_the_same_whatever_lies_in_the_dark() -> None:
    """What it chooses, what for, why, whether it asks, and what it could be told."""
    found = []
    for content in (QUEST, OTHER_DEPTHS):
        play = Play(game("heroquest"), "mine", heroes=["barbarian", "dwarf"], seed=5, content=content)
        bot = Search("planner", KNOWLEDGE["heroquest"](), 2)
        told: dict[int, str] = {}
        said: list[Any] = []
        while play.state.actor != GAME_MASTER and len(said) < 12:
            actor = int(play.state.actor)
            view = play.state.view(actor)
            job = Choose("", "", 0, "", [], actor, "planner", play.version, told)
            answer = chosen(bot, view, job, play.version)
            told = {**told, actor: answer.plan}
            said += [answer, listed("heroquest", view, actor, play.version)]
            play.choose(answer.action)
        found.append(said)
    assert found[0] == found[1]


def test_in_a_quest_the_chance_is_the_same_whatever_lies_in_the_dark() -> None:
    found = []
    for content in (QUEST, OTHER_DEPTHS):
        play = Play(game("heroquest"), "mine", heroes=["barbarian", "dwarf"], seed=5, content=content)
        found.append(chance(KNOWLEDGE["heroquest"](), play.view(int(HEROES)), Luck(luck_at(0)), games=3))
    assert found[0] == found[1]


# Real games


@pytest.mark.parametrize(("scenario", "level"), [("challenge-1", "quick"), ("free-hard", "normal")])
def test_in_junior_bots_tell_their_turns_and_go_where_they_are_told(
    attic: Server, open_page: Open, scenario: str, level: str
) -> None:
    mia = open_page(attic.table("warrior", "archer", scenario=scenario, bots={"archer": "planner-quick"}), at=attic)
    mia.tell(type="host", do="level", value=level)
    until_it(mia, lambda update: update["table"]["level"] == level)
    found = hint(mia)
    assert found["type"] == "hinted"
    assert found["action"] in [offer["name"] for offer in mia.update["view"]["offers"]]
    mia.tell(type="watch_chance", on=True)
    assert until(mia, "chance")["version"] == mia.version
    mia.tell(type="ask_orders", hero="archer")
    orders = {order["plan"]: order["says"] for order in until(mia, "orders")["orders"]}
    assert orders
    for says in orders.values():
        check_said(says)
    for said in (found["says"], found["why"]):
        check_said(said)
    company = next(plan for plan in orders if "go with" in plan)
    mia.tell(type="tell", hero="archer", plan=company)
    until_it(mia, lambda update: [plan["name"] for plan in update["plans"]] == [company])
    mia.orders("warrior: stand still", "warrior: end the turn")
    where = {hero["id"]: hero["field"] for hero in mia.update["view"]["heroes"]}
    until_it(mia, lambda update: not update["bot_is_thinking"] and update["view"]["turn"] != "archer")
    after = {hero["id"]: hero["field"] for hero in mia.update["view"]["heroes"]}
    assert after["archer"] == where["warrior"] or after["archer"] != where["archer"]


def check_said(says: dict[str, Any]) -> None:
    """A sentence that stands in both catalogues."""
    for language in LANGUAGES:
        assert sentence(language, says["id"], says["args"])
