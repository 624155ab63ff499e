"""Whole quests of HeroQuest in a real browser: heroes against the AI, and against a person at another window."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from .conftest import Person, Server, context_for
from .playing import Hand
from .questing import Master, Quester, QuestHand
from .test_whole_legends import comes_back, ends


def test_a_whole_quest_1_against_the_ai_outlives_a_killed_server(browser: Browser, tmp_path: Path) -> None:
    own = Server(tmp_path)
    own.start()
    keys = own.keys("barbarian", "elf", "wizard", game="heroquest", scenario="quest-1", seed=2)
    context = context_for(browser, own.address, "de", phone=False)
    person = Person(context.new_page())
    quest, plays = QuestHand(Hand(person)), Quester(seed=2)
    quest.sits_down(keys["table"])
    taken = 0
    while (view := quest.sees_own_turn())["result"] == "playing":
        quest.does(view, plays.decides(view))
        taken += 1
        if taken == 40:
            comes_back(person, own, keys["table"])
    assert taken > 40
    ends(person, own, keys["table"])
    own.kill()
    context.close()


def test_a_whole_quest_1_against_a_person_at_another_window(browser: Browser, server: Server) -> None:
    options = {"setting_out": "game-master", "edition": "us"}
    keys = server.keys("wizard", game="heroquest", scenario="quest-1", seed=5, game_master="Ben", options=options)
    windows = [context_for(browser, server.address, language, phone=False) for language in ("de", "en")]
    heroes, master = (QuestHand(Hand(Person(window.new_page()))) for window in windows)
    heroes.sits_down(keys["table"])
    master.sits_down(f"{keys['table']}/master#{keys['master_token']}")
    only_the_master_knows_the_map(heroes.person, master.person)
    sets_out_what_is_seen_first(heroes, master)
    stops_and_goes_on(heroes, master)
    changes_the_table(heroes, master)
    plays, leads = Quester(seed=5), Master()
    acted: set[str] = set()
    while (view := together(heroes.person, master.person))["result"] == "playing":
        assert view["secret"] is None
        if view["actor"] == "game-master":
            assert view["offers"] == []
            own = master.person.view()
            choice = leads.decides(own)
            acted |= {offer["kind"] for offer in own["offers"] if offer["name"] in choice}
            master.does(own, choice)
        else:
            heroes.does(view, plays.decides(view))
    assert {"set-out", "choose-figure", "figure-step", "figure-attack"} <= acted
    for person in (heroes.person, master.person):
        ends(person, server, keys["table"])
    nothing_hidden_came(heroes.person)
    for window in windows:
        window.close()


def together(heroes: Person, master: Person) -> dict[str, Any]:
    """Both windows show the same step; the table as the heroes see it."""
    newest = max(heroes.version(), master.version())
    for person in (heroes, master):
        person.until_newer(newest - 1)
    return heroes.view()


def only_the_master_knows_the_map(heroes: Person, master: Person) -> None:
    """He sees every monster where it waits; nothing of that has come to the heroes' window."""
    secret = master.view()["secret"]
    waiting = [one["square"] for one in secret["monsters"]]
    assert len(waiting) > 20
    assert master.page.locator("svg [data-figure^=unseen]").count() == len(waiting)
    assert heroes.page.locator("svg [data-figure^=unseen]").count() == 0
    assert len(secret["notes"]) > 0
    told = "".join(heroes.heard)
    assert '"secret":null' in told
    for square in [*waiting, *secret["trapped"], *[door["square"] for door in secret["doors"]]]:
        assert f'"{square}"' not in told


def sets_out_what_is_seen_first(heroes: QuestHand, master: QuestHand) -> None:
    """The heroes prepare, then wait for the game master, who sets the first room out with one click."""
    while (view := together(heroes.person, master.person))["question"] != "turn":
        if view["actor"] == "game-master":
            assert master.hand.sees("[data-kind=set-out]")
            master.does(master.person.view(), [master.person.view()["offers"][0]["name"]])
        else:
            heroes.does(view, [view["offers"][0]["name"]])
    assert len(view["squares"]) > 10


def stops_and_goes_on(heroes: QuestHand, master: QuestHand) -> None:
    """While the game rests nobody acts; the heroes are told why."""
    version = heroes.person.version()
    master.hand.press("[data-pause]")
    rest = heroes.page.locator("[data-testid=actions] [role=status]")
    rest.wait_for()
    heroes.page.keyboard.press("e")
    heroes.page.get_by_test_id("refused").wait_for()
    assert heroes.person.version() == version
    master.hand.press("[data-pause]")
    rest.wait_for(state="detached")


def changes_the_table(heroes: QuestHand, master: QuestHand) -> None:
    """An orc comes, goes elsewhere and is taken away by hand; the heroes see it and are told that this was changed."""
    orc = heroes.page.locator("svg [data-figure='figure-1']")
    for what, given in (
        ("place", {"kind": "orc", "square": "E18"}),
        ("move", {"who": "figure 1", "square": "D18"}),
        ("remove", {"who": "figure 1"}),
    ):
        master.changes(what, **given)
        together(heroes.person, master.person)
        expect(orc).to_have_count(0 if what == "remove" else 1)
        changed = [line["text"]["id"] for line in heroes.person.update()["lines"]]
        assert changed[0] == "event-changed"
        expect(heroes.page.get_by_role("log")).to_contain_text("Der Spielleiter hat etwas auf dem Tisch geändert.")


def nothing_hidden_came(heroes: Person) -> None:
    """In everything that came over the socket, what stands and lies there stands on squares that had been set out."""
    for frame in heroes.heard:
        told = json.loads(frame)
        if told["type"] != "update":
            continue
        view = told["view"]
        known = {"", *view["squares"]}
        assert view["secret"] is None
        assert {one["square"] for one in (*view["figures"], *view["furniture"], *view["traps"])} <= known
        assert {*view["stairs"], *view["blocked"], *view["loads"]} <= known
        assert all({door["square"], door["beyond"]} & known for door in view["doors"])
