"""Friends at one table: inviting, joining, looking on, seats that change hands, coming back, another device."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .conftest import KEYS, Person, Server, context_for
from .playing import Guide, careful, clicks

ACTIONS = "[data-testid=actions] [data-action], [data-testid=actions] [data-moves]"

Window = Callable[..., Person]


@pytest.fixture
def window(browser: Browser, server: Server) -> Iterator[Window]:
    """Opens browser windows of different people, which know nothing of each other."""
    contexts: list[BrowserContext] = []

    def open_one(language: str = "de", phone: bool = False) -> Person:
        contexts.append(context_for(browser, server.address, language, phone))
        return Person(contexts[-1].new_page())

    yield open_one
    for context in contexts:
        context.close()


def looks_well(person: Person, name: str) -> None:
    """A picture for people to look at, and no fault that axe knows."""
    language = person.page.evaluate("document.documentElement.lang")
    person.takes_picture(f"together-{name}-{language}-{'phone' if person.is_narrow else 'desktop'}")
    found = Axe().run(person.page).response["violations"]
    assert [f"{fault['id']}: {fault['nodes'][0]['html'][:120]}" for fault in found] == []


def goes_on(page: Page) -> None:
    """A phone asks one thing after the other."""
    if page.locator("[data-next]").count():
        page.locator("[data-next]").click()


def opens_for_friends(host: Person, name: str) -> str:
    """The host plays the warrior; archer and dwarf wait for whoever comes by the link. The table's id."""
    page = host.page
    page.goto("/")
    page.get_by_test_id("start").wait_for()
    goes_on(page)
    goes_on(page)
    page.locator("[data-hero=dwarf] input[type=checkbox]").check()
    for hero in ("archer", "dwarf"):
        page.locator(f"[data-hero={hero}] [data-plays=open]").click()
    looks_well(host, "start-heroes")
    goes_on(page)
    page.locator("[data-your-name]").fill(name)
    looks_well(host, "start")
    page.locator("[data-begin]").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("invite").wait_for()
    table = page.url.split("/table/")[1].partition("?")[0]
    KEYS[table] = page.evaluate("id => JSON.parse(localStorage.getItem('sagenwerk.seats'))[id].token", table)
    return table


def link_for(person: Person, kind: str) -> str:
    """A link of the dialog for inviting, which stands open."""
    dialog = person.page.locator("dialog:has([data-testid=invite])")
    chooser = dialog.locator(f"label:has(input[value={kind}])")
    if chooser.count():
        chooser.click()
    dialog.locator(f"[data-kind={kind}]").wait_for()
    return dialog.locator("[data-link]").input_value()


def panel(person: Person, word: str) -> None:
    """Something of the menu, by its place among the panels."""
    person.page.locator("button:has(use[href$='#ui-menu'])").click()
    person.page.locator(f"[data-panel={word}]").click()


def closes(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def comes_in(person: Person, link: str, name: str, *heroes: str) -> None:
    """Join by a link with a name and seats."""
    page = person.page
    page.goto(link)
    page.get_by_test_id("join").wait_for()
    for box in page.locator("[data-hero] input").all():
        box.uncheck()
    for hero in heroes:
        page.locator(f"[data-hero={hero}] input").check()
    page.locator(".name input").fill(name)
    looks_well(person, "join")
    page.locator("[data-join]").click()
    page.wait_for_selector("[data-testid=app][data-actor]:not([data-actor=''])")


def seat(person: Person, hero: str) -> dict[str, str]:
    """A hero's seat as the page was told last."""
    seats: list[dict[str, str]] = person.update()["table"]["seats"]
    return next(one for one in seats if one["hero"] == hero)


def plays_until(person: Person, guide: Guide, actor: str) -> None:
    """Sensible turns until somebody else is asked."""
    while person.app.get_attribute("data-actor") != actor:
        clicks(person, *guide.next())


def same_version(one: Person, other: Person) -> None:
    one.until_newer(other.version() - 1)
    other.until_newer(one.version() - 1)


def test_friends_play_together_at_one_table(window: Window, server: Server) -> None:
    host, friend, watcher, stranger = window("de"), window("en", phone=True), window("en"), window("de")
    table = opens_for_friends(host, "Mia")
    looks_well(host, "invite")
    join, watch = link_for(host, "join"), link_for(host, "watch")
    looks_well(host, "invite-watch")
    closes(host)

    comes_in(friend, join, "Ben", "archer", "dwarf")
    assert {seat(friend, hero)["person"] for hero in ("archer", "dwarf")} == {friend.update()["table"]["you"]}
    watcher.page.goto(watch)
    watcher.page.wait_for_selector("[data-testid=app][data-actor=warrior]")
    expect(watcher.page.locator(ACTIONS)).to_have_count(0)
    looks_well(watcher, "watch")
    stranger.page.goto(f"/join/{table}#nothing")
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    looks_well(stranger, "dead-link")

    guide = Guide(server, table)
    expect(friend.page.locator(ACTIONS)).to_have_count(0)
    plays_until(host, guide, "archer")
    same_version(host, friend)
    expect(host.page.locator(ACTIONS)).to_have_count(0)
    clicks(friend, *guide.next())
    same_version(host, friend)
    looks_well(friend, "turn")

    leaves_and_comes_back(host, friend, table)
    takes_an_open_seat(host, friend)
    moves_to_another_device(friend, window("en"))
    for person in (host, friend):
        is_in_the_list(person, table)
    careful(host)
    careful(friend)


def leaves_and_comes_back(host: Person, friend: Person, table: str) -> None:
    """A bot plays for somebody who is away, until he is back."""
    friend.page.goto("about:blank")
    panel(host, "host")
    archer = host.page.locator("[data-person] [data-seat=archer]")
    looks_well(host, "host")
    archer.locator("[data-stand-in]").click()
    expect(archer.locator("[data-stand-in]")).to_have_count(0)
    closes(host)
    friend.page.goto(f"/table/{table}")
    friend.page.wait_for_selector("[data-testid=app][data-actor]:not([data-actor=''])")
    for person in (friend, host):
        person.page.wait_for_timeout(300)
        assert seat(person, "archer").get("stand_in", "") == ""
        assert seat(person, "archer")["player"] == "Ben"


def takes_an_open_seat(host: Person, friend: Person) -> None:
    """The host frees a seat; whoever is at the table takes it, and says who plays there."""
    panel(host, "host")
    host.page.locator("[data-person] [data-seat=dwarf] [data-free]").click()
    host.page.locator("section [data-seat=dwarf]").wait_for()
    closes(host)
    panel(friend, "seats")
    friend.page.locator("[data-seat=dwarf] [data-take]").click()
    name = friend.page.locator("[data-seat=dwarf] [data-name]")
    name.fill("Lea")
    name.press("Tab")
    looks_well(friend, "seats")
    closes(friend)
    host.page.wait_for_timeout(300)
    assert seat(host, "dwarf")["player"] == "Lea"


def moves_to_another_device(friend: Person, tablet: Person) -> None:
    """One's own link opens the same seat elsewhere."""
    panel(friend, "invite")
    link = link_for(friend, "move")
    looks_well(friend, "move")
    closes(friend)
    tablet.page.goto(link)
    tablet.page.wait_for_selector("[data-testid=app][data-actor]:not([data-actor=''])")
    assert "#" not in tablet.page.url
    assert tablet.update()["table"]["you"] == friend.update()["table"]["you"]


def is_in_the_list(person: Person, table: str) -> None:
    """The start page goes on with it."""
    page = person.page
    page.goto("/")
    page.get_by_test_id("start").wait_for()
    page.locator("[data-saved]").click()
    looks_well(person, "saved")
    page.locator(f"[data-table='{table}'] [data-go-on]").click()
    page.wait_for_url(f"**/table/{table}")
    page.wait_for_selector("[data-testid=app][data-actor]:not([data-actor=''])")
