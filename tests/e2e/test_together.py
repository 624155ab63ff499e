"""Friends at one table: inviting, joining, looking on, seats that change hands, coming back, another device."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sagenwerk.table.homes import homes

from .conftest import KEYS, Person, Server, context_for, known
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
    size = page.viewport_size
    if size is not None and size["width"] < 700:
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
    page.locator("[data-undo-rule]").select_option("friendly")
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
    assert host.update()["table"]["undo_rule"] == "friendly"
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


def test_the_link_of_another_seat_does_not_replace_ones_own_unasked(window: Window, server: Server) -> None:
    keys = invited(server, "warrior", "archer")
    joined = server.ask(
        f"/api/tables/{keys['table']}/join", {"link": keys["invite"], "name": "Ben", "heroes": ["archer"]}
    )
    host = window("de")
    host.opens(keys["table"])
    page = host.page
    page.goto("/")
    page.goto(f"/table/{keys['table']}#{joined['token']}")
    page.locator("[data-take-link]").wait_for()
    looks_well(host, "two-seats")
    page.locator("[data-stay]").click()
    page.wait_for_selector("[data-testid=app][data-actor=warrior]")
    assert host.update()["table"]["you"] == "host"
    page.goto(f"/table/{keys['table']}#{joined['token']}")  # the same page with another link
    page.locator("[data-take-link]").click()
    page.wait_for_selector("[data-testid=app][data-actor=warrior]")
    assert host.update()["table"]["you"] != "host"


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


def invited(server: Server, *heroes: str, **more: object) -> dict[str, str]:
    """A table of Mia's with open seats for all heroes but the first; its keys."""
    seats = [
        {"hero": hero, "figure": "f", "player": "" if at else "Mia", "bot": "", "open": at > 0}
        for at, hero in enumerate(heroes)
    ]
    body = {"game": "junior", "scenario": "challenge-1", "heroes": seats, "name": "Mia", "seed": 3, **more}
    made: dict[str, str] = known(server.ask("/api/tables", body))
    return made


def test_pages_and_dialogs_among_friends_have_no_fault_that_axe_knows(person: Person, server: Server) -> None:
    keys = invited(server, "warrior", "archer", "dwarf", "mage")
    page = person.page
    page.goto("/")
    page.get_by_test_id("start").wait_for()
    goes_on(page)
    goes_on(page)
    page.locator("[data-hero=archer] [data-plays=open]").click()
    looks_well(person, "start-heroes")
    if person.is_narrow:
        goes_on(page)
        looks_well(person, "start")
    page.goto(f"/join/{keys['table']}#{keys['invite']}")
    page.get_by_test_id("join").wait_for()
    looks_well(person, "join")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    person.opens(keys["table"])
    for word in ("invite", "host", "seats"):
        panel(person, word)
        looks_well(person, word)
        assert page.evaluate("[...document.querySelectorAll('dialog *')].every(e => e.scrollWidth <= innerWidth)")
        closes(person)
    page.goto(f"/join/{keys['table']}#{keys['invite']}")
    page.locator("[data-to-seat]").wait_for()
    looks_well(person, "join-again")
    page.goto(f"/join/{keys['table']}#wrong")
    expect(page.get_by_role("alert")).to_be_visible()
    looks_well(person, "dead-link")


def test_a_seat_that_is_taken_meanwhile_leaves_the_others_to_choose(window: Window, server: Server) -> None:
    keys = invited(server, "warrior", "archer", "dwarf")
    late = window("de", phone=True)
    page = late.page
    page.goto(f"/join/{keys['table']}#{keys['invite']}")
    page.locator("[data-hero=archer] input").check()
    page.locator(".name input").fill("Ben")
    server.ask(f"/api/tables/{keys['table']}/join", {"link": keys["invite"], "name": "Lea", "heroes": ["archer"]})
    page.locator("[data-join]").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("[data-hero=archer]")).to_contain_text("Lea")
    expect(page.locator("[data-hero] input")).to_have_count(1)
    looks_well(late, "taken")
    page.locator("[data-hero=dwarf] input").check()
    page.locator("[data-join]").click()
    page.wait_for_selector("[data-testid=app][data-actor=warrior]")
    assert seat(late, "dwarf")["player"] == "Ben"


def test_new_links_replace_the_old_ones_and_a_full_table_says_so(window: Window, server: Server) -> None:
    keys = invited(server, "warrior", "archer")
    host, guest = window("de"), window("en")
    host.opens(keys["table"])
    panel(host, "invite")
    host.page.locator("[data-new-links]").click()  # this browser was never told the first ones
    host.page.locator("[data-link]").wait_for()
    newer = link_for(host, "join")
    host.page.locator("[data-new-links]").click()
    looks_well(host, "new-links")
    host.page.locator("[data-sure]").click()
    expect(host.page.locator("[data-link]")).not_to_have_value(newer)
    new = link_for(host, "join")
    closes(host)
    for old in (keys["invite"], newer.split("#")[1]):
        guest.page.goto(f"/join/{keys['table']}#{old}")
        expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.page.goto(f"/watch/{keys['table']}#{keys['watch']}")
    expect(guest.page.get_by_role("alert")).to_contain_text("link")
    server.ask(f"/api/tables/{keys['table']}/join", {"link": new.split("#")[1], "name": "Lea", "heroes": ["archer"]})
    guest.page.goto(new)
    guest.page.locator(".name input").fill("Tom")
    looks_well(guest, "full")
    guest.page.locator("[data-join]").click()
    guest.page.wait_for_selector("[data-testid=app][data-actor=warrior]")
    expect(guest.page.locator(ACTIONS)).to_have_count(0)


def test_the_host_hands_over_removes_and_deletes(window: Window, server: Server) -> None:
    keys = invited(server, "warrior", "archer")
    joined = server.ask(
        f"/api/tables/{keys['table']}/join", {"link": keys["invite"], "name": "Ben", "heroes": ["archer"]}
    )
    host, guest = window("de"), window("en")
    host.opens(keys["table"])
    guest.opens(f"{keys['table']}#{joined['token']}")
    panel(host, "host")
    host.page.locator("[data-close]").click()
    panel(guest, "host")
    expect(guest.page.get_by_test_id("host-dialog")).to_contain_text("closed")
    host.page.locator("[data-close]").click()
    host.page.locator("[data-hand-over]").click()
    looks_well(host, "hand-over")
    host.page.locator("[data-sure]").click()
    expect(guest.page.locator("[data-delete]")).to_be_visible()
    looks_well(guest, "host")
    guest.page.locator("[data-person=host] [data-remove]").click()
    guest.page.locator("[data-person=host] [data-sure]").click()
    expect(host.page.get_by_role("alert")).to_be_visible()
    guest.page.locator("[data-delete]").click()
    guest.page.locator("[data-sure]").click()
    guest.page.get_by_test_id("start").wait_for()
    assert keys["table"] not in [table["id"] for table in server.ask("/api/tables")]


def test_the_owner_of_the_computer_takes_a_table_over(window: Window, server: Server) -> None:
    keys = invited(server, "warrior", "archer")
    before, owner = window("en"), window("de")
    before.opens(keys["table"])
    page = owner.page
    page.goto(f"/table/{keys['table']}")
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto("/")
    page.locator("[data-saved]").click()
    line = page.locator(f"[data-table='{keys['table']}']")
    line.locator("[data-claim]").click()
    looks_well(owner, "claim")
    line.locator("[data-sure]").click()
    page.wait_for_selector("[data-testid=app][data-actor=warrior]")
    assert owner.update()["table"]["you"] == "host"
    expect(before.page.get_by_role("alert")).to_be_visible()


def test_somebody_leads_a_quest_who_comes_by_the_link(window: Window, server: Server) -> None:
    body = {"game": "heroquest", "scenario": "quest-1", "game_master": "open:"}
    keys = invited(server, "barbarian", "wizard", **body)
    master, hero = window("de"), window("en", phone=True)
    for person, name, taken in ((master, "Eva", "game-master"), (hero, "Ben", "wizard")):
        person.page.goto(f"/join/{keys['table']}#{keys['invite']}")
        person.page.locator(f"[data-hero={taken}] input").check()
        person.page.locator(".name input").fill(name)
        looks_well(person, "join-quest")
        person.page.locator("[data-join]").click()
        person.page.wait_for_selector("[data-testid=app][data-actor]:not([data-actor=''])")
    assert master.update()["table"]["audience"] == "game-master"
    assert hero.update()["table"]["audience"] == "heroes"
    assert master.view()["secret"] is not None
    assert hero.view()["secret"] is None


def test_links_lead_to_where_other_devices_find_the_server(browser: Browser, tmp_path: Path) -> None:
    own = Server(tmp_path, "--lan")
    own.start()
    contexts = [context_for(browser, own.address, "de", phone) for phone in (False, True)]
    host, friend = (Person(context.new_page()) for context in contexts)
    table = opens_for_friends(host, "Mia")
    join = link_for(host, "join")
    assert join.startswith(f"http://{homes()[0]}:{own.port}/join/" if homes() else own.address)
    friend.page.goto(join)
    friend.page.locator(".name input").fill("Ben")
    friend.page.locator("[data-join]").click()
    friend.page.wait_for_selector("[data-testid=app][data-actor=warrior]")
    assert seat(friend, "archer")["player"] == "Ben"
    other = own.table()
    friend.page.goto(join.partition("/join/")[0])
    friend.page.locator("[data-saved]").click()
    friend.page.locator(f"[data-table='{table}'] [data-go-on]").wait_for()
    if homes():  # only the owner of the computer sees what others play
        expect(friend.page.locator(f"[data-table='{other}']")).to_have_count(0)
    for context in contexts:
        context.close()
    own.kill()
