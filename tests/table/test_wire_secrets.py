"""Everything that a seat's socket and its requests ever bring: it tells nothing that the seat may not know.

Twins are tables that differ only in what a seat may not know. The same things happen at both, in all that a curious
seat can try; then every byte that came must be the same, but for ids, tokens of one's own, times and commitments.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from typing import Any

import pytest
from table.conftest import Page, Server, bearer
from table.test_quest_table import OTHER_DEPTHS, QUEST

from sagenwerk.games import game
from sagenwerk.kernel import CHANCE
from sagenwerk.play import Play
from sagenwerk.table.robots import luck_of

Open = Callable[..., Page]

#: What differs between any two tables and tells nothing: times, ids of persons and questions, commitments.
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*(\+00:00|Z)?")
SHORT_ID = re.compile(r"(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])")
COMMITMENT = re.compile(r'("commitment":|commitment\\":\\")"?[0-9a-f]{64}')


class Seat:
    """A page of somebody, and all that it was ever told."""

    def __init__(self, server: Server, page: Page, key: dict[str, str], field: str) -> None:
        self.server = server
        self.page = page
        self.key = key
        self.field = field
        self.heard: list[str] = []
        self.update: dict[str, Any] = {}

    def hello(self) -> None:
        self.page.tell(type="hello", table=self.key["table"], token=self.key["token"], since=-1)
        self.listen()

    def listen(self, asked: int = 0) -> None:
        """Everything that has been said up to now: what was asked last is answered last."""
        self.page.tell(type="ask", field=self.field)
        answers = asked + 1
        while answers:
            text = self.page.socket.recv(timeout=20)
            self.heard.append(text if isinstance(text, str) else text.decode())
            message = json.loads(self.heard[-1])
            if message["type"] == "update":
                self.update = message
            answers -= message["type"] == "said"

    def tells(self, **message: Any) -> None:
        self.page.tell(**message)
        self.listen(int(message["type"] == "ask"))

    def orders(self, kind: str, number: int, **more: Any) -> None:
        self.tells(type=kind, id=f"{kind}-{number}", version=self.update["version"], **more)

    def asks(self, method: str, what: str, body: Any = None) -> None:
        """A request with this seat's token; the answer with its headers."""
        path = what if what.startswith("/") else f"/api/tables/{self.key['table']}/{what}"
        answer = self.server.http.request(method, path, json=body, headers=bearer(self.key["token"]))
        kept = {name: value for name, value in answer.headers.items() if name not in ("date", "content-length")}
        self.heard.append(f"{method} {what} {answer.status_code} {kept} {answer.text}")

    def looks_everywhere(self) -> None:
        """All that can be asked over HTTP without making a table."""
        for what in ("save", "position", "record", "moments", "moments?whole=true", "moments?from=3&to=5"):
            self.asks("GET", what)
        self.asks("POST", "/api/mine", [{"table": self.key["table"], "token": self.key["token"]}])
        self.asks("POST", "invitation", {"link": self.key["token"]})
        self.asks("POST", "join", {"link": self.key["token"], "name": "Eve", "heroes": ["game-master"]})
        self.asks("POST", "next", {"scenario": "", "more": 1})
        self.asks("DELETE", f"/api/tables/{'x' * 10}")
        board = self.update["table"]["board_digest"]
        self.asks("GET", f"/api/content/{board}/board")

    def tries(self, number: int, actions: list[str]) -> None:
        """What he has no right to, and what makes no sense."""
        self.orders("intent", 10_000 + number, actions=[*actions, "nonsense"])
        self.orders("intent", 20_000 + number, actions=["game master: end the turn"])
        self.orders("override", number, edits=[{"do": "door", "door": "D18-D19", "open": 1}])
        self.orders("override", 10_000 + number, position="game = 1")
        self.tells(type="pause", on=True)
        self.tells(type="seat", hero="game-master", player="Eve")
        self.tells(type="answer", question="nothing", yes=True)
        self.tells(type="withdraw", question="nothing")
        self.tells(type="ask", field="P17")
        self.tells(type="point", field=self.field)


def plain(texts: list[str], table: str) -> list[str]:
    """Without what differs between any two tables."""
    return [
        COMMITMENT.sub("COMMITMENT", SHORT_ID.sub("ID", TIME.sub("TIME", text.replace(table, "TABLE"))))
        for text in texts
    ]


class Table:
    """A table with its seats; whoever comes gets his own page."""

    def __init__(self, server: Server, open_page: Open, field: str, **wish: Any) -> None:
        self.server = server
        self.open_page = open_page
        self.field = field
        self.key = server.table(**wish)
        self.tokens = [token for name, token in self.key.items() if name != "table" and token]
        self.seats: dict[str, Seat] = {}

    def comes(self, name: str, key: dict[str, str]) -> Seat:
        """Somebody sits down, and all hear of it."""
        seat = self.seats[name] = Seat(self.server, self.open_page(None, at=self.server), key, self.field)
        seat.hello()
        self.all_listen()
        return seat

    def joins(self, name: str, *heroes: str) -> Seat:
        """The same with a seat, by the link."""
        body = {"link": self.key["invite"], "name": name, "heroes": heroes}
        answer = self.server.http.post(f"/api/tables/{self.key['table']}/join", json=body)
        assert answer.status_code == 201, answer.text
        self.tokens.append(answer.json()["token"])
        return self.comes(name, answer.json())

    def all_listen(self) -> None:
        for seat in self.seats.values():
            seat.listen()

    def check_that_nobody_got_tokens(self) -> None:
        """No token, link or hash of one was ever told."""
        hashes = [sha256(token.encode()).hexdigest() for token in self.tokens]
        for seat in self.seats.values():
            text = "\n".join(seat.heard)
            assert [secret for secret in [*self.tokens, *hashes] if secret in text] == []

    def heard(self, *names: str) -> dict[str, list[str]]:
        return {name: plain(self.seats[name].heard, self.key["table"]) for name in names}


def check_same(twins: list[dict[str, list[str]]], at_least: int) -> None:
    first, second = twins
    for name, texts in first.items():
        assert len(texts) == len(second[name]) > at_least
        for number, (one, other) in enumerate(zip(texts, second[name], strict=True)):
            assert one == other, (name, number)


# What lies in the dark


def on_turn(table: Table) -> Seat:
    """Whoever is asked, or may say what dice show."""
    waits = table.seats["Mia"].update["waits_for"]
    return next(seat for seat in table.seats.values() if seat.update["table"]["you"] in waits)


def plays_on(table: Table, number: int) -> None:
    seat = on_turn(table)
    dice = seat.update["dice"]
    if dice is not None:
        names = dice["outcomes"]
    elif seat is table.seats["Gil"]:
        names = [offer["name"] for offer in seat.update["view"]["offers"] if offer["name"].endswith("end the turn")]
    else:
        names = [offer["name"] for offer in seat.update["view"]["offers"]]
    seat.orders("intent", number, actions=[names[number % len(names)]])
    table.all_listen()


def everybody_tries(table: Table, number: int) -> None:
    for name in ("Mia", "Eye", "Ben", "Eva"):
        if name not in table.seats:
            continue
        seat = table.seats[name]
        offers = [offer["name"] for offer in seat.update["view"]["offers"]]
        seat.tries(number, offers[:1])
        for kind in (False, True):
            seat.orders("undo", number + 10_000 * kind, redo=kind)
            table.all_listen()
        for question in seat.update["questions"]:
            for other in table.seats.values():
                other.tells(type="answer", question=question["id"], yes=number % 2 == 0)
        table.all_listen()


@pytest.mark.parametrize("dice", ["server", "own"])
def test_nobody_but_the_game_master_hears_of_what_lies_in_the_dark(server: Server, open_page: Open, dice: str) -> None:
    twins = []
    for content in (QUEST, OTHER_DEPTHS):
        placed = [{"hero": "barbarian", "player": "Mia"}, {"hero": "dwarf", "open": True}]
        wish = {"game": "heroquest", "scenario": "mine", "content": content, "heroes": placed}
        table = Table(server, open_page, "D19", name="Mia", game_master="open:", dice=dice, **wish)
        mia = table.comes("Mia", table.key)
        table.joins("Gil", "game-master")
        table.joins("Ben", "dwarf")
        table.comes("Eye", {"table": table.key["table"], "token": table.key["watch"]})
        for number in range(24):
            plays_on(table, number)
            if number % 4 == 0:
                everybody_tries(table, number)
            if number % 8 == 5:
                for name in ("Mia", "Ben", "Eye"):
                    table.seats[name].looks_everywhere()
        # Ben goes, and somebody who was not there takes his seat: she learns what heroes know, no more.
        mia.tells(type="host", do="free", hero="dwarf")
        ben = table.seats["Ben"]
        mia.tells(type="host", do="remove", person=ben.update["table"]["you"])
        ben.heard.append(str(ben.page.socket.recv(timeout=20)))
        del table.seats["Ben"]
        ben.asks("GET", "moments")
        table.joins("Eva", "dwarf")
        for number in range(24, 34):
            plays_on(table, number)
        everybody_tries(table, 34)
        for name in ("Mia", "Eva", "Eye"):
            table.seats[name].looks_everywhere()
            table.seats[name].asks("POST", "again", {"entry": 0})
        table.check_that_nobody_got_tokens()
        twins.append(table.heard("Mia", "Eva", "Eye") | {"Ben": plain(ben.heard, table.key["table"])})
        # What is compared is no empty show: the game master was told more.
        assert "secret" in json.dumps(table.seats["Gil"].update["view"])
    check_same(twins, 20)


# Dice to come

PLAYS = [
    ("junior", "challenge-1", ["warrior", "archer"], "fog07", 10),
    ("andor", "legend-1", ["dwarf", "archer"], "8", 10),
    ("heroquest", "quest-1", ["barbarian", "dwarf"], "D19", 5),
]


def quiet_actions(name: str, scenario: str, heroes: list[str], most: int) -> list[str]:
    """Actions after which chance is not asked yet."""
    play = Play(game(name), scenario, heroes=heroes, seed=1)
    names: list[str] = []
    for number in range(most):
        offers = [action.name for action in play.state.legal_actions()]
        for offer in [*offers[number % len(offers) :], *offers]:
            state = play.state.clone()
            state.apply(state.scenario.actions[offer])
            if state.actor != CHANCE:
                names.append(offer)
                play.choose(offer)
                break
    return names


@pytest.mark.parametrize(("name", "scenario", "heroes", "field", "most"), PLAYS)
def test_up_to_the_first_throw_nothing_depends_on_the_dice(
    server: Server, open_page: Open, name: str, scenario: str, heroes: list[str], field: str, most: int
) -> None:
    actions = quiet_actions(name, scenario, heroes, most)
    assert len(actions) > 3
    twins = []
    for _ in range(2):
        placed = [{"hero": heroes[0], "player": "Mia"}, {"hero": heroes[1], "open": True}]
        wish = {"game": name, "scenario": scenario, "heroes": placed, "seed": None}
        led = {"game_master": "open:"} if name == "heroquest" else {}
        table = Table(server, open_page, field, name="Mia", **wish, **led)
        mia = table.comes("Mia", table.key)
        ben = table.joins("Ben", heroes[1])
        eye = table.comes("Eye", {"table": table.key["table"], "token": table.key["watch"]})
        master = table.joins("Gil", "game-master") if led else None
        for number, action in enumerate(actions):
            seat = ben if action.startswith(heroes[1]) else mia
            if master is not None and action.startswith("game master"):
                seat = master
            seat.orders("intent", number, actions=[action])
            table.all_listen()
            assert seat.update["version"] == number + 1
        for redo in (False, True):
            mia.orders("undo", 100 + redo, redo=redo)
            table.all_listen()
        for seat in table.seats.values():
            seat.looks_everywhere()
        mia.tells(type="say", text="Which dice will it be?")
        table.all_listen()
        table.check_that_nobody_got_tokens()
        check_that_dice_are_untold(server, table)
        twins.append(table.heard(*table.seats))
        assert eye.update["table"]["seed"] is None
    check_same(twins, 10)


def dice_of(server: Server, table: str) -> tuple[str, str]:
    """Seed and salt, as the database has them."""
    with closing(sqlite3.connect(server.database)) as other:
        ((head,),) = other.execute("SELECT head FROM game_table WHERE id = ?", (table,)).fetchall()
    found = json.loads(head)
    assert found["salt"]
    return str(found["seed"]), found["salt"]


def check_that_dice_are_untold(server: Server, table: Table) -> None:
    """What the dice follow from stands in nothing that anybody was told, nor in what the server wrote down."""
    seed, salt = dice_of(server, table.key["table"])
    texts = [text for seat in table.seats.values() for text in seat.heard]
    texts.append(server.log.read_text("utf-8"))
    for text in texts:
        assert salt not in text
        assert not re.search(rf"(?<!\d){seed}(?!\d)", text)


def test_in_a_whole_game_with_bots_the_dice_are_told_only_at_its_end(server: Server, open_page: Open) -> None:
    placed = [{"hero": "warrior", "player": "Mia"}, {"hero": "archer", "bot": "random"}]
    table = Table(server, open_page, "fog07", heroes=placed, seed=None, name="Mia")
    mia = table.comes("Mia", table.key)
    for number in range(200):
        while mia.update["bot_is_thinking"]:
            mia.listen()
        if mia.update["view"]["result"] != "playing":
            break
        check_that_dice_are_untold(server, table)
        if number % 5 == 0:
            mia.looks_everywhere()
            mia.orders("undo", 1000 + number)
            mia.orders("undo", 2000 + number, redo=True)
        offers = [offer["name"] for offer in mia.update["view"]["offers"]]
        quiet = [name for name in offers if "stand still" in name or "end the turn" in name]
        if mia.update["waits_for"]:
            mia.orders("intent", number, actions=[(quiet or offers)[0]])
    assert mia.update["view"]["result"] != "playing"
    seed, salt = dice_of(server, table.key["table"])
    assert (str(mia.update["table"]["seed"]), mia.update["table"]["salt"]) == (seed, salt)


def test_bots_know_nothing_of_dice_to_come() -> None:
    play = Play(game("junior"), "challenge-1", heroes=["warrior", "archer"])
    head = play.head_line(whole=False)
    assert play.head.salt not in head
    assert str(play.head.seed) not in head
    assert play.head.commitment in head
    # Luck that followed from the seed would tell of it by what the bot chooses.
    assert luck_of(play.head, 3) != luck_of(play.head, 3)


def seats_at(server: Server, table: str) -> Iterator[str]:
    for listed in server.http.get("/api/tables").json():
        if listed["id"] == table:
            yield from (hero["hero"] for hero in listed["heroes"])


def test_the_list_and_the_numbers_tell_no_secret(server: Server, open_page: Open) -> None:
    placed = [{"hero": "warrior", "player": "Mia"}, {"hero": "archer", "open": True}]
    table = Table(server, open_page, "fog07", heroes=placed, seed=None, name="Mia")
    mia = table.comes("Mia", table.key)
    table.joins("Ben", "archer")
    for path in ("/api/tables", "/metrics", "/health", "/api/games"):
        mia.asks("GET", path)
    assert list(seats_at(server, table.key["table"])) == ["warrior", "archer"]
    table.check_that_nobody_got_tokens()
    check_that_dice_are_untold(server, table)
