"""The table and the start page as people meet them: pictures, accessibility, no scrolling, trouble, coming back."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from .conftest import KEYS, Person, Server, context_for
from .playing import Guide, clicks


def faults_of(person: Person) -> list[str]:
    """What axe reports about the page as it is."""
    found = Axe().run(person.page)
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:120]}" for fault in found.response["violations"]]


def test_a_game_begins_on_the_start_page(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.get_by_test_id("start").wait_for()
    assert faults_of(person) == []
    name = page.evaluate("document.documentElement.lang") + ("-phone" if person.is_narrow else "-desktop")
    person.takes_picture(f"start-{name}")
    for _ in range(3):  # a phone asks one thing after the other
        if page.locator("[data-begin]").count():
            break
        page.locator("[data-next]").click()
    page.locator("[data-begin]").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-testid=app][data-actor='warrior']")
    assert person.version() == 0


def test_the_table_has_no_fault_that_axe_knows(person: Person, server: Server) -> None:
    person.opens(server.table("warrior", "archer", "dwarf", "mage", scenario="free-hard", seed=3))
    page = person.page
    page.wait_for_selector("svg [data-field]")
    name = page.evaluate("document.documentElement.lang") + ("-phone" if person.is_narrow else "-desktop")
    person.takes_picture(f"table-{name}")
    assert faults_of(person) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (1280, 800)])
def test_a_desktop_page_never_scrolls(browser: Browser, server: Server, width: int, height: int) -> None:
    table = server.table("warrior", "archer", "dwarf", "mage", scenario="challenge-3", seed=2)
    context = browser.new_context(base_url=server.address, viewport={"width": width, "height": height}, locale="de")
    person = Person(context.new_page())
    person.opens(table)
    person.page.wait_for_selector("svg [data-field]")
    person.takes_picture(f"table-{width}x{height}")
    root = "document.scrollingElement"
    assert person.page.evaluate(f"{root}.scrollHeight <= innerHeight && {root}.scrollWidth <= innerWidth")
    context.close()


def test_a_refusal_names_its_reason_and_leads_to_its_rule(person: Person, server: Server) -> None:
    table = server.table("warrior", "archer", seed=1)
    person.opens(table)
    page = person.page
    page.locator("svg [data-field='mine10']").first.dispatch_event("click")
    panel = page.get_by_test_id("field-panel")
    panel.wait_for()
    panel.locator("[data-rule='R-045'], a[href*='R-045'], button:has-text('R-045')").first.click()
    expect(page.get_by_test_id("rule-book")).to_contain_text("R-045")
    assert faults_of(person) == []


def test_undo_takes_a_step_back_and_redo_brings_it_again(person: Person, server: Server) -> None:
    table = server.table(seed=4)
    person.opens(table)
    clicks(person, *Guide(server, table).named("warrior: step to fog01"))
    version = person.version()
    person.page.locator("[data-action-undo]").click()
    person.until_newer(version)
    assert server.ask(f"/api/tables/{table}/position")["position"].count('field = "rietburg"') == 2


def test_a_killed_server_comes_back_and_the_game_goes_on(browser: Browser, tmp_path: Path) -> None:
    own = Server(tmp_path)
    own.start()
    context = context_for(browser, own.address, "de", phone=False)
    person = Person(context.new_page())
    table = own.table(seed=4)
    person.opens(table)
    guide = Guide(own, table)
    clicks(person, *guide.named("warrior: step to fog01"))
    before = own.ask(f"/api/tables/{table}/position")
    own.kill()
    person.page.wait_for_selector("[data-testid=app][data-line='broken']")
    person.takes_picture("server-gone")
    own.start()
    person.page.wait_for_selector("[data-testid=app][data-line='open']", timeout=20_000)
    assert own.ask(f"/api/tables/{table}/position") == before
    person.faults.clear()  # the browser tells of every address that did not answer
    clicks(person, *guide.named("warrior: step to gor1"))
    own.kill()
    context.close()


def test_a_browser_without_websocket_is_told_what_to_do(browser: Browser, server: Server) -> None:
    context = context_for(browser, server.address, "de", phone=False)
    page = context.new_page()
    page.add_init_script("delete window.WebSocket")
    table = server.table()
    page.goto(f"/table/{table}#{KEYS[table]}")
    expect(page.get_by_role("alert")).to_contain_text("WebSocket")
    context.close()


def test_an_unknown_table_leads_back_to_the_start(person: Person) -> None:
    person.page.goto("/table/nowhere")
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.page.get_by_role("link").first.click()
    person.page.get_by_test_id("start").wait_for()


def test_bots_play_a_game_of_their_own_to_its_end(browser: Browser, server: Server) -> None:
    table = server.table("warrior", "mage", seed=9, bots="greedy")
    context = context_for(browser, server.address, "en", phone=False)
    person = Person(context.new_page())
    person.opens(table)
    person.page.get_by_test_id("game-over").wait_for(timeout=60_000)
    person.takes_picture("game-over")
    assert faults_of(person) == []
    context.close()


def test_the_rule_book_has_no_fault_that_axe_knows(person: Person) -> None:
    person.page.goto("/rules/junior")
    person.page.get_by_test_id("rule-book").wait_for()
    assert faults_of(person) == []
    kind = "phone" if person.is_narrow else "desktop"
    person.takes_picture(f"rules-{person.page.evaluate('document.documentElement.lang')}-{kind}")
