"""Two processes of the server at one PostgreSQL serve the same tables, and one of them may die at any moment."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import pytest
from table.conftest import Page, Server, bearer
from table.postgres import Cluster
from table.test_company import END, STAND, joins, table_for_two, until
from websockets.exceptions import ConnectionClosed

from sagenwerk.play import Play

Open = Callable[..., Page]


@pytest.fixture(scope="module")
def database(postgres: Cluster) -> str:
    """One database for all of these tests, each of which has its own table."""
    return postgres.new_database()


@pytest.fixture(scope="module")
def servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes at it, which have started at the same moment."""
    logs = tmp_path_factory.mktemp("logs")
    both = [Server(database, "--bot-pause", "0", log=logs / name) for name in ("one.log", "two.log")]
    try:
        with ThreadPoolExecutor() as starting:
            yield list(starting.map(Server.start, both))
    finally:
        for server in both:
            if server.process is not None:
                server.kill()


def until_version(page: Page, version: int) -> list[dict[str, Any]]:
    """Read until the page has this version; the lines of the chronicle that came."""
    lines: list[dict[str, Any]] = []
    while page.version < version:
        lines += until(page, "update")["lines"]
    return lines


def present(page: Page) -> list[str]:
    """Names of those who are there, as the page hears it next."""
    return sorted(person["name"] for person in until(page, "people")["people"] if person["present"])


def test_persons_at_different_processes_play_talk_and_see_each_other(servers: list[Server], open_page: Open) -> None:
    one, two = servers
    key = table_for_two(one)
    mia = open_page(key, at=one)
    bens = joins(two, key, "Ben", "archer")  # by the other process
    ben = open_page(bens, at=two)
    while present(mia) != ["Ben", "Mia"]:
        pass
    while mia.update["table"]["seats"][1]["player"] != "Ben":
        until(mia, "update")
    mia.orders(STAND)
    until_version(ben, 1)
    assert ben.update["view"]["moved"]
    until_version(mia, 1)
    mia.orders(END)
    until_version(ben, 2)
    ben.orders("archer: stand still")
    until_version(mia, ben.version)
    ben.tell(type="say", text="Hallo Mia!")
    assert [line["text"] for line in until(mia, "talk")["lines"]] == ["Hallo Mia!"]
    field = mia.update["view"]["heroes"][0]["field"]
    mia.tell(type="point", field=field)
    assert until(ben, "pointed")["field"] == field
    ben.leave.close()
    while present(mia) != ["Mia"]:
        pass


def test_a_board_comes_from_whichever_process_is_asked_for_it(servers: list[Server], open_page: Open) -> None:
    one, two = servers
    key = two.table("dwarf", "mage", scenario="free-easy")
    where = f"/api/content/{open_page(key, at=two).update['table']['board_digest']}/board"
    assert one.http.get(where, params={"table": key["table"]}).json() == two.http.get(where).json()
    assert one.http.get("/api/content/guessed/board", params={"table": key["table"]}).status_code == 404
    assert one.http.get("/api/content/guessed/board", params={"table": "guessed"}).status_code == 404


def test_a_question_is_asked_at_one_process_and_answered_at_the_other(servers: list[Server], open_page: Open) -> None:
    one, two = servers
    key = table_for_two(one)
    mia, ben = open_page(key, at=one), open_page(joins(two, key, "Ben", "archer"), at=two)
    while not mia.update["table"]["seats"][1]["player"]:
        until(mia, "update")
    for number, action in enumerate((STAND, END), start=1):
        mia.orders(action)
        until_version(mia, number)
    until_version(ben, 2)
    ben.orders("archer: stand still")
    until_version(ben, 3)
    until_version(mia, 3)
    assert ben.update["undo_asks"] or mia.update["undo_asks"]
    mia.takes_back()
    while not ben.update["questions"]:
        until(ben, "update")
    ben.tell(type="answer", question=ben.update["questions"][0]["id"], yes=True)
    until_version(mia, 4)
    assert mia.update["dice_known"] is ben.update["dice_known"] is False


def test_a_table_that_is_deleted_at_one_process_is_left_at_the_other(servers: list[Server], open_page: Open) -> None:
    one, two = servers
    key = table_for_two(one)
    ben = open_page(joins(two, key, "Ben", "archer"), at=two)
    answer = one.http.delete(f"/api/tables/{key['table']}", headers=bearer(key["token"]))
    assert answer.status_code in (200, 204), answer.text
    told = until(ben, "trouble")
    assert (told["reason"]["id"], told["final"]) == ("server-table-removed", True)


def test_of_two_actions_at_the_same_moment_one_counts_and_the_other_page_sees_it(
    servers: list[Server], open_page: Open, postgres: Cluster, database: str
) -> None:
    key = servers[0].table()
    pages = [open_page(key, at=server) for server in servers]
    luck = random.Random(3)
    for _ in range(12):
        offers = [offer["name"] for offer in pages[0].update["view"]["offers"]]
        assert offers == [offer["name"] for offer in pages[1].update["view"]["offers"]]
        version = pages[0].version
        names = [page.orders(luck.choice(offers)) for page in pages]
        answers = []
        for page, name in zip(pages, names, strict=True):
            while (message := page.hears()).get("answers") != name:
                pass
            answers.append(message["type"])
        assert sorted(answers) == ["refused", "update"]
        newest = max(page.version for page in pages)
        assert newest > version
        for page in pages:
            until_version(page, newest)
    assert pages[0].update["view"] == pages[1].update["view"]
    check_log(postgres, database, key["table"])


def check_log(postgres: Cluster, address: str, table: str) -> list[str]:
    """Ids that pages gave the intents in the log, which is whole: every number once, and it replays."""
    name = address.partition("@/")[2].partition("?")[0]
    rows = postgres.sql(f"SELECT sequence, data, intent FROM entry WHERE table_id = '{table}' ORDER BY sequence", name)
    ((head,),) = postgres.sql(f"SELECT head FROM game_table WHERE id = '{table}'", name)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    assert Play.from_saga("\n".join([head, *(row[1] for row in rows)]) + "\n").version == len(rows)
    intents = [row[2].rpartition(" ")[2] for row in rows if row[2]]
    assert len(intents) == len(set(intents))
    return intents


class Player:
    """Mia: when her process dies she goes to the other one and says again what has not been answered."""

    numbers = count(1)

    def __init__(self, server: Server, key: dict[str, str], luck: random.Random) -> None:
        self.key = key
        self.luck = luck
        self.page = Page(server, key)
        self.acknowledged: list[str] = []

    def acts(self, other: Server) -> bool:
        """One action; whether she had to go to the other process."""
        offers = [offer["name"] for offer in self.page.update["view"]["offers"]]
        action, version, name = self.luck.choice(offers), self.page.version, f"mia-{next(self.numbers)}"
        moved = False
        while True:
            try:
                self.page.orders(action, version=version, name=name)
                while (message := self.page.hears()).get("answers") != name:
                    pass
            except ConnectionClosed:
                self.goes_to(other)
                moved = True
            else:
                assert message["type"] == "update", message
                self.acknowledged.append(name)
                return moved

    def goes_to(self, server: Server) -> None:
        self.page.leave.close()
        self.page = Page(server, self.key, since=self.page.version)


def test_one_process_is_killed_while_somebody_plays_and_nothing_is_lost(
    servers: list[Server], open_page: Open, postgres: Cluster, database: str
) -> None:
    one, two = servers
    luck = random.Random(11)
    key = one.table("warrior", "archer", "mage", "dwarf")
    mia = Player(one, key, luck)
    ben = open_page({"table": key["table"], "token": key["watch"]}, at=two)
    seen: list[dict[str, Any]] = []
    for _ in range(3):
        killing = threading.Timer(luck.uniform(0.05, 0.6), one.kill)
        killing.start()
        while not mia.acts(two):
            seen += until_version(ben, mia.page.version)
        killing.join()
        for _ in range(3):
            mia.acts(two)
        seen += until_version(ben, mia.page.version)
        one.start()
        mia.goes_to(one)
        assert not mia.page.update["whole"]
        mia.acts(two)
        seen += until_version(ben, mia.page.version)
    mia.page.leave.close()
    intents = check_log(postgres, database, key["table"])
    assert intents == mia.acknowledged  # each of them once, and nothing else
    fresh = open_page({"table": key["table"], "token": key["watch"]}, at=one)
    assert fresh.update["view"] == ben.update["view"]
    assert fresh.update["lines"][-len(seen) :] == seen
