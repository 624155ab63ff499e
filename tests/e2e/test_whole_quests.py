"""Whole quests of HeroQuest in a real browser: heroes against the AI, and against a person at another window."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from .conftest import Person, Server, context_for
from .playing import Hand
from .questing import Quester, QuestHand
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
            comes_back(person, own, keys["table"], keys["master_token"])
    assert taken > 40
    ends(person, own, keys["table"])
    own.kill()
    context.close()
