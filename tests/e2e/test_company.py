"""Persons at one table, each with a browser: who is there and thinks, talk, pointing, questions, dice, lost lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, expect

from sagenwerk.bots import Luck, policy
from sagenwerk.games import game
from sagenwerk.play import Play

from .conftest import KEYS, Person, Server, context_for, known
from .playing import Guide, clicks


class Table(NamedTuple):
    """A table and the links of those who come to it."""

    id: str
    mia: str
    ben: str
    watch: str


Window = Callable[..., Person]


@pytest.fixture
def window(browser: Browser, server: Server) -> Iterator[Window]:
    """Opens browser windows of different people, which know nothing of each other."""
    contexts: list[BrowserContext] = []

    def open_one(link: str, kind: str = "de-desktop", at: str = server.address) -> Person:
        language, device = kind.split("-")
        contexts.append(context_for(browser, at, language, device == "phone"))
        person = Person(contexts[-1].new_page())
        person.page.goto(link)
        person.page.wait_for_selector("[data-testid=app][data-actor]:not([data-actor=''])")
        return person

    yield open_one
    for context in contexts:
        context.close()


def table_of(server: Server, named: str = "junior", scenario: str = "challenge-1", **more: Any) -> Table:
    """Mia plays the warrior, Ben the other hero; the host is Mia."""
    other = "dwarf" if named == "heroquest" else "archer"
    first = "barbarian" if named == "heroquest" else "warrior"
    heroes = [
        {"hero": first, "figure": "f", "player": "Mia"},
        {"hero": other, "figure": "m", "open": True},
    ]
    body = {"game": named, "scenario": scenario, "heroes": heroes, "seed": 3, "name": "Mia", **more}
    made = known(server.ask("/api/tables", body))
    table = made["table"]
    joined = server.ask(f"/api/tables/{table}/join", {"link": made["invite"], "name": "Ben", "heroes": [other]})
    return Table(
        table,
        f"/table/{table}#{made['token']}",
        f"/table/{table}#{joined['token']}",
        f"/watch/{table}#{made['watch']}",
    )


def looks_well(person: Person, name: str) -> None:
    """A picture for people to look at, and no fault that axe knows."""
    language = person.page.evaluate("document.documentElement.lang")
    person.takes_picture(f"company-{name}-{language}-{'phone' if person.is_narrow else 'desktop'}")
    found = Axe().run(person.page).response["violations"]
    assert [f"{fault['id']}: {fault['nodes'][0]['html'][:120]}" for fault in found] == []


def puts_away(person: Person) -> None:
    """Whatever is to be read first."""
    person.page.locator("svg [data-field]").first.wait_for(state="attached")
    for _ in range(5):
        person.page.wait_for_timeout(200)
        if person.page.locator("dialog[open]").count() == 0:
            return
        person.page.keyboard.press("Escape")


def opens_talk(person: Person) -> None:
    person.page.locator("[data-people]").click()
    person.page.get_by_test_id("talk").wait_for()


def says(person: Person, text: str) -> None:
    person.page.locator("[data-say]").fill(text)
    person.page.locator("[data-say]").press("Enter")


def test_what_one_says_reaches_the_others_as_plain_text(window: Window, server: Server, kind: str) -> None:
    table = table_of(server)
    mia, ben = window(table.mia, kind), window(table.ben, kind)
    opens_talk(mia)
    says(mia, "Gehen wir zum <b>Brunnen</b>? https://example.org")
    expect(ben.page.locator("[data-unread='1']")).to_be_visible()
    expect(ben.page.get_by_test_id("polite")).to_contain_text("<b>Brunnen</b>")
    opens_talk(ben)
    expect(ben.page.locator("[data-unread]")).to_have_count(0)
    line = ben.page.get_by_test_id("talk").locator(".line")
    expect(line).to_contain_text("Gehen wir zum <b>Brunnen</b>? https://example.org")
    expect(line.locator("a, b")).to_have_count(0)
    says(ben, "Ja!")
    expect(mia.page.get_by_test_id("talk")).to_contain_text("Ja!")
    looks_well(mia, "talk")
    mia.page.reload()
    opens_talk(mia)
    expect(mia.page.get_by_test_id("talk").locator(".line")).to_have_count(2)
    assert mia.faults == ben.faults == []


def test_who_is_there_who_thinks_and_who_has_gone_is_seen_and_said(window: Window, server: Server, kind: str) -> None:
    table = table_of(server)
    mia, ben = window(table.mia, kind), window(table.ben, kind)
    expect(ben.page.get_by_test_id("waiting")).to_have_attribute("data-waits", "person")
    expect(ben.page.locator("[data-testid=actions] [data-action], [data-moves]")).to_have_count(0)
    looks_well(ben, "waits")
    opens_talk(ben)
    crowd = ben.page.get_by_test_id("crowd")
    expect(crowd.locator("[data-present=true]")).to_have_count(2)
    mia.page.close()
    expect(crowd.locator("[data-present=false]")).to_have_count(1)
    expect(ben.page.get_by_test_id("polite")).to_contain_text("Mia")
    looks_well(ben, "people")
    expect(ben.page.get_by_test_id("waiting")).to_have_attribute("data-waits", "away")


@pytest.mark.parametrize(
    ("named", "scenario", "field"),
    [("junior", "challenge-1", "fog01"), ("andor", "legend-2", "32"), ("heroquest", "quest-1", "")],
)
def test_pointing_shows_everybody_a_field_on_every_board(
    window: Window, server: Server, named: str, scenario: str, field: str
) -> None:
    table = table_of(server, named, scenario)
    mia, ben = window(table.mia), window(table.ben)
    for one in (mia, ben):
        puts_away(one)
    field = field or str(mia.page.locator("svg [data-field]").first.get_attribute("data-field"))
    mia.page.locator(f"svg [data-field='{field}']").focus()
    mia.page.keyboard.press("Shift+Enter")
    for one in (mia, ben):
        expect(one.page.locator(f"[data-pointed='{field}']")).to_be_attached()
        expect(one.page.locator(f"[data-pointed='{field}'] text")).to_have_text("Mia")
    expect(ben.page.get_by_test_id("polite")).to_contain_text("Mia")
    looks_well(ben, f"points-{named}")
    expect(ben.page.locator("[data-pointed]")).to_have_count(0, timeout=10_000)


def test_a_field_is_pointed_at_by_its_panel_and_by_pressing_long(window: Window, server: Server) -> None:
    table = table_of(server)
    mia, ben = window(table.mia), window(table.ben)
    ben.page.locator("svg [data-field='fog01']").first.dispatch_event("click")
    ben.page.locator("[data-point]").click()
    expect(mia.page.locator("[data-pointed='fog01']")).to_be_attached()
    target = mia.page.locator("svg [data-field='mine10'] .target").bounding_box()
    assert target is not None
    mia.page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    mia.page.mouse.down()
    expect(ben.page.locator("[data-pointed='mine10']")).to_be_attached()
    mia.page.mouse.up()
    expect(mia.page.get_by_test_id("field-panel")).to_have_count(0)


def undoes(person: Person) -> None:
    person.page.locator("[data-action-undo]").click()


def has_searched(server: Server, table: Table, mia: Person) -> None:
    """Mia has looked into the fog: what was there is known, so an undo concerns both."""
    guide = Guide(server, table.id)
    clicks(mia, *guide.named("warrior: step to fog01"))
    before = mia.version()
    mia.page.locator("[data-action='warrior: search the fog']").click()
    mia.until_newer(before)


def test_an_undo_that_concerns_others_is_asked_for(window: Window, server: Server, kind: str) -> None:
    table = table_of(server)
    mia, ben = window(table.mia, kind), window(table.ben, kind)
    has_searched(server, table, mia)
    version = mia.version()

    undoes(mia)
    question = ben.page.get_by_test_id("question")
    expect(question).to_contain_text("Mia")
    looks_well(ben, "asked")
    expect(mia.page.get_by_test_id("question")).to_contain_text("Ben")
    looks_well(mia, "asks")
    question.locator("[data-answer=no]").click()
    expect(question).to_have_count(0)
    expect(mia.page.get_by_test_id("notice")).to_contain_text("Ben")
    assert mia.version() == version

    undoes(mia)
    mia.page.locator("[data-withdraw]").click()
    expect(ben.page.get_by_test_id("question")).to_have_count(0)

    undoes(mia)
    ben.page.locator("[data-answer=yes]").click()
    mia.until_newer(version)
    expect(mia.page.get_by_test_id("question")).to_have_count(0)
    assert ben.faults == mia.faults == []


def test_whoever_looks_on_sees_a_sign_and_nothing_to_press(window: Window, server: Server, kind: str) -> None:
    table = table_of(server)
    mia, looker = window(table.mia), window(table.watch, kind)
    expect(looker.page.get_by_test_id("watching")).to_be_visible()
    expect(looker.page.locator("[data-testid=actions] button")).to_have_count(0)
    expect(looker.page.locator("[data-action-undo]")).to_have_count(0)
    opens_talk(looker)
    expect(looker.page.locator("[data-say]")).to_have_count(0)
    looks_well(looker, "watches")
    opens_talk(mia)
    expect(mia.page.get_by_test_id("crowd")).to_contain_text("Eine Person schaut zu")


def test_a_network_that_is_gone_for_a_while_comes_back_by_itself(window: Window, server: Server) -> None:
    table = table_of(server)
    mia, ben = window(table.mia), window(table.ben)
    opens_talk(ben)
    ben.page.context.set_offline(True)
    clicks(mia, *Guide(server, table.id).named("warrior: step to fog01"))
    version = mia.version()
    says(ben, "Bin gleich wieder da")
    ben.page.context.set_offline(False)
    expect(ben.app).to_have_attribute("data-version", str(version), timeout=30_000)
    opens_talk(mia)
    expect(mia.page.get_by_test_id("talk").locator(".line")).to_have_count(1, timeout=30_000)


def test_a_server_that_is_killed_and_started_again_goes_on_where_it_was(
    window: Window, browser: Browser, tmp_path: Path
) -> None:
    own = Server(tmp_path)
    own.start()
    try:
        table = table_of(own)
        mia, ben = window(table.mia, at=own.address), window(table.ben, "de-phone", at=own.address)
        clicks(mia, *Guide(own, table.id).named("warrior: step to fog01"))
        version = mia.version()
        own.kill()
        for one in (mia, ben):
            expect(one.page.get_by_test_id("line-sign")).to_be_visible()
        looks_well(ben, "line-lost")
        own.start()
        for one in (mia, ben):
            expect(one.app).to_have_attribute("data-line", "open", timeout=30_000)
            expect(one.page.get_by_test_id("line-back")).to_be_visible()
        assert mia.version() == ben.version() == version
        mia.page.locator("[data-action='warrior: search the fog']").click()
        mia.until_newer(version)
    finally:
        own.kill()


def test_dice_of_the_box_are_tapped_in_by_whoever_threw_them(window: Window, server: Server, kind: str) -> None:
    table = table_of(server, "heroquest", "quest-1", dice="own", game_master="bot:simple")
    mia, ben = window(table.mia, kind), window(table.ben, kind)
    for one in (mia, ben):
        puts_away(one)
    for one, square in ((mia, 1), (ben, 2)):
        one.page.locator(f"[data-action$='start on square {square}']").click()
    mia.page.locator("[data-action$='roll for the march']").click()
    for one in (mia, ben):
        one.page.get_by_test_id("own-dice").wait_for()
    looks_well(ben, "own-dice")
    version = mia.version()
    ben.page.locator("[data-face='7']").click()
    mia.until_newer(version)
    assert mia.view()["steps_left"] == 7
    expect(mia.page.get_by_test_id("own-dice")).to_have_count(0)
    assert mia.faults == ben.faults == []


def test_a_legend_begins_with_dice_of_the_box(window: Window, server: Server, kind: str) -> None:
    table = table_of(server, "andor", "legend-2", dice="own")
    mia = window(table.mia, kind)
    puts_away(mia)
    version = mia.version()
    mia.page.get_by_test_id("own-dice").wait_for()
    looks_well(mia, "own-dice-legend")
    mia.page.keyboard.press("4")
    mia.until_newer(version)


def test_dice_of_a_battle_are_tapped_in_where_the_battle_is(window: Window, server: Server, kind: str) -> None:
    table = server.takes_in(battle_with_own_dice())
    mia = window(f"/table/{table}#{KEYS[table]}", kind)
    fight = mia.page.get_by_role("dialog").filter(has=mia.page.get_by_test_id("fight"))
    dice = fight.get_by_test_id("own-dice")
    mia.page.locator("dialog[open]").wait_for()  # the story comes first
    mia.page.keyboard.press("Escape")
    dice.wait_for()
    looks_well(mia, "own-dice-battle")
    version = mia.version()
    while dice.locator("[data-thrown][disabled]").count():
        dice.locator("[data-face='5']").click()
    dice.locator("[data-thrown]").click()
    mia.until_newer(version)
    assert mia.faults == []


def battle_with_own_dice() -> str:
    """A save in which several dice of a battle are awaited."""
    play = Play(game("andor"), "legend-2", heroes=["warrior", "archer"], seed=5, dice_mode="own")
    luck = Random(1)
    for _ in range(400):
        while outcomes := play.awaits_dice:
            if play.state.question().name == "all dice of a hero" and outcomes[0].count(" ") > 1:
                return play.to_saga()
            play.throw(luck.choice(outcomes))
        view = play.state.view(play.state.actor)
        play.choose(policy("greedy", "andor").choose(view, Luck(luck.randrange(1000))).name)
    raise AssertionError("nobody fights")


def test_the_dice_are_bound_from_the_start_and_can_be_checked_at_the_end(window: Window, server: Server) -> None:
    table = table_of(server, seed=None)
    mia = window(table.mia)
    mia.page.locator("button[aria-haspopup=dialog]").last.click()
    mia.page.get_by_role("button", name="Auslegungen und unsichere Daten").click()
    mia.page.locator("[data-fairness]").click()
    expect(mia.page.locator("[data-commitment]")).to_have_text(mia.update()["table"]["commitment"])
    looks_well(mia, "fair-dice")
    assert mia.faults == []


def test_at_the_end_seed_and_salt_are_told_and_fit(window: Window, server: Server, kind: str) -> None:
    lost = lost_at_once(server)
    mia = window(lost, kind)
    page = mia.page
    page.get_by_test_id("game-over").wait_for(timeout=120_000)
    page.locator("[data-fairness]").click()
    page.locator("[data-check]").click()
    expect(page.get_by_test_id("fairness").locator(".verdict.fits")).to_be_visible(timeout=60_000)
    looks_well(mia, "fair-dice-end")


def lost_at_once(server: Server) -> str:
    """The link to a game of bots that is over."""
    heroes = [{"hero": hero, "figure": "f", "bot": "random"} for hero in ("warrior", "archer")]
    body = {"game": "junior", "scenario": "challenge-1", "heroes": heroes, "name": "Mia"}
    made = known(server.ask("/api/tables", body))
    return f"/table/{made['table']}#{made['token']}"
