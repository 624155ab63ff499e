"""Bots as teammates on the page: what they are up to, suggestions, questions, hints, and how likely it is to win."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from sagenwerk import Play, game

from .conftest import KEYS, Person, Server
from .playing import Guide, clicks

PLANNER = "planner-quick"
#: Whoever plans on two busy cores may take its time.
PATIENCE = 30_000


def with_a_bot(server: Server, **more: Any) -> str:
    """Mia plays the warrior, a bot that plans the archer; Mia is on turn."""
    heroes = [
        {"hero": "warrior", "figure": "f", "player": "Mia"},
        {"hero": "archer", "figure": "m", "player": "", "bot": PLANNER},
    ]
    return server.table(heroes=heroes, name="Mia", **more)


def looks_well(person: Person, name: str) -> None:
    """A picture for people to look at, and no fault that axe knows."""
    language = person.page.evaluate("document.documentElement.lang")
    person.takes_picture(f"teammates-{name}-{language}-{'phone' if person.is_narrow else 'desktop'}")
    found = Axe().run(person.page).response["violations"]
    assert [f"{fault['id']}: {fault['nodes'][0]['html'][:120]}" for fault in found] == []


def tab(person: Person, number: int) -> None:
    """A phone shows one thing at a time."""
    if person.is_narrow:
        person.page.locator(".tabbar button").nth(number).click()


def menu(person: Person, panel: str) -> None:
    person.page.locator("header [aria-haspopup=dialog]").click()
    person.page.locator(f"[data-panel={panel}]").click()


def may_suggest(person: Person, hero: str) -> Locator:
    """The dialog with all that the bot of a hero can be told."""
    tab(person, 1)
    person.page.locator(f"[data-suggest={hero}]").click()
    orders = person.page.get_by_test_id("orders")
    orders.locator("[data-order='']").wait_for()
    return orders


def test_a_bot_is_told_what_to_do_and_says_so(person: Person, server: Server) -> None:
    person.opens(with_a_bot(server))
    orders = may_suggest(person, "archer")
    looks_well(person, "orders")
    plan = orders.locator("[data-order]").first.get_attribute("data-order")
    orders.locator("[data-order]").first.press("Enter")
    bubble = person.page.locator("[data-plan-of=archer]").first
    expect(bubble).to_have_attribute("data-plan", str(plan))
    expect(orders).to_have_count(0)
    expect(person.page.get_by_test_id("polite")).to_contain_text("Pasco")
    looks_well(person, "told")
    orders = may_suggest(person, "archer")
    expect(orders.locator("[aria-pressed=true]")).to_have_attribute("data-order", str(plan))
    orders.locator("[data-order='']").click()
    expect(bubble).to_have_count(0)
    assert person.faults == []


def test_a_hint_points_at_what_to_do_and_goes_away(person: Person, server: Server) -> None:
    table = with_a_bot(server)
    person.opens(table)
    menu(person, "host")
    person.page.locator("[data-bots-ask]").uncheck()
    person.page.locator("[data-level]").select_option("quick")
    looks_well(person, "host")
    expect(person.page.locator("[data-bots-ask]")).not_to_be_checked()
    assert person.update()["table"]["level"] == "quick"
    person.page.keyboard.press("Escape")
    person.page.locator("[data-hint]").click()
    hint = person.page.get_by_test_id("hint")
    hint.wait_for(timeout=PATIENCE)
    action = str(hint.get_attribute("data-hint-for"))
    assert action in [offer["name"] for offer in person.view()["offers"]]
    expect(person.page.get_by_test_id("actions").locator("[data-hinted]").first).to_be_visible()
    looks_well(person, "hint")
    before = person.version()
    clicks(person, *Guide(server, table).named(action))
    person.until_newer(before)
    expect(hint).to_have_count(0)
    expect(person.page.locator("[data-hinted]")).to_have_count(0)
    assert person.faults == []


def before_the_mine() -> str:
    """A save in which the bridge is open and the archer stands in the mine, where a dragon may sleep."""
    play = Play(game("junior"), "challenge-1", heroes=["warrior", "archer"], seed=3)
    position = dict(play.state.position())
    archer = {**position["heroes"]["archer"], "field": "mine01"}
    tasks = {**position["tasks"], "done": position["tasks"]["in_play"]}
    heroes = {**position["heroes"], "archer": archer}
    play.override({**position, "bridge_open": True, "tasks": tasks, "heroes": heroes}, "Mia")
    return play.to_saga()


def test_a_bot_asks_before_it_does_what_concerns_all(person: Person, server: Server) -> None:
    table = server.takes_in(before_the_mine())
    person.opens(f"{table}#{KEYS[table]}")
    menu(person, "seats")
    person.page.locator("[data-seat=archer] [data-who]").select_option(f"bot:{PLANNER}")
    looks_well(person, "seats")
    person.page.keyboard.press("Escape")
    may_suggest(person, "archer").locator("[data-order*='mine01']").click()
    person.page.locator("[data-plan-of=archer]").first.wait_for()
    tab(person, 0)
    for action in ("warrior: stand still", "warrior: end the turn"):
        clicks(person, *Guide(server, table).named(action))
    question = person.page.locator("[data-question-kind=bot]")
    question.wait_for(timeout=PATIENCE)
    looks_well(person, "asks")
    version = person.version()
    question.locator("[data-answer=yes]").click()
    person.until_newer(version)
    expect(question).to_have_count(0)
    assert person.faults == []


def test_how_likely_it_is_to_win_is_shown_to_who_wants_it(person: Person, server: Server) -> None:
    person.opens(with_a_bot(server))
    chance = person.page.get_by_test_id("chance")
    person.page.locator("[data-hint]").wait_for()
    expect(chance).to_have_count(0)
    person.page.locator("header [aria-haspopup=dialog]").click()
    person.page.locator("[data-chance]").check()
    looks_well(person, "menu")
    person.page.keyboard.press("Escape")
    chance.locator("[data-stated]").wait_for(timeout=PATIENCE)
    looks_well(person, "chance")
    person.page.reload()
    chance.locator("[data-stated]").wait_for(timeout=PATIENCE)
    assert person.faults == []


def test_bots_that_plan_are_offered_at_the_start(person: Person, base_url: str) -> None:
    person.page.goto(base_url)
    person.page.get_by_test_id("start").wait_for()
    for _ in range(2 if person.is_narrow else 0):
        person.page.locator("[data-next]").click()
    seat = person.page.locator("[data-hero=archer]")
    seat.locator("[data-plays=bot]").click()
    offered = seat.locator("select option").evaluate_all("all => all.map(one => [one.value, one.textContent])")
    assert [value for value, _ in offered if value.startswith("planner")] == [
        "planner-quick",
        "planner",
        "planner-strong",
    ]
    assert not any(text.startswith("bot-") for _, text in offered)
    seat.locator("select").select_option("planner")
    looks_well(person, "start")
