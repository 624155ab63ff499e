"""The table of HeroQuest as people meet it: every screen in pictures and for axe, aiming, doors in words, keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from sagenwerk import Play

from .conftest import Person, Server, context_for
from .playing import Hand, careful, reads
from .quest_situations import before_the_way_out, begun, casting, change, crowd, move, table_of
from .questing import KeyHand, Quester, QuestHand
from .test_andor_table import SMALL
from .test_table import faults_of

#: What a party brings into quest 2.
PARTY = """
[[party]]
hero = "barbarian"
gold = 520
items = ["helmet"]

[[party]]
hero = "elf"
gold = 150
items = []
"""


@pytest.fixture
def german(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody at a desktop, in German."""
    context = context_for(browser, server.address, "de", phone=False)
    yield Person(context.new_page())
    context.close()


@pytest.fixture(params=["light-desktop-de", "dark-phone-en"])
def looker(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody at a light desktop in German, or at a dark phone in English."""
    theme, kind, language = request.param.split("-")
    context = context_for(browser, server.address, language, kind == "phone", theme)
    yield Person(context.new_page())
    context.close()


def shows(person: Person, what: str) -> None:
    """This screen has no fault that axe knows; its picture is kept."""
    seen = "[document.documentElement.lang, document.documentElement.dataset.theme]"
    language, theme = person.page.evaluate(seen)
    kind = "phone" if person.is_narrow else "desktop"
    person.takes_picture(f"heroquest-{what}-{language}-{kind}-{theme}")
    assert faults_of(person) == []


def sits_down(person: Person, server: Server, play: Play) -> QuestHand:
    """At a table in the middle of a quest."""
    hand = QuestHand(Hand(person))
    hand.sits_down(table_of(server, play))
    return hand


def opened(person: Person, key: str, what: str) -> None:
    """A dialog that a key opens, and closes again."""
    person.page.keyboard.press(key)
    person.page.wait_for_selector("dialog[open]")
    shows(person, what)
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog[open]", state="detached")


def taps(person: Person, square: str) -> None:
    """Tap a square of the map."""
    person.page.locator(f"svg [data-field='{square}']").first.dispatch_event("click")


# Every screen


def test_quest_1_begins_on_the_start_page(looker: Person) -> None:
    page = looker.page
    page.goto("/")
    page.locator("button.game:has([style*='heroquest'])").click()
    shows(looker, "start")

    def goes_on() -> None:
        if page.locator("[data-next]").count():  # a phone asks one thing after the other
            page.locator("[data-next]").click()

    goes_on()
    page.locator("label:has(input[value='quest-1'])").click()
    goes_on()
    expect(page.locator("[data-hero] input[type=checkbox]:checked")).to_have_count(4)
    if looker.is_narrow:
        shows(looker, "start-heroes")
    goes_on()
    page.locator("[data-begin]").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("legend-page").wait_for()
    shows(looker, "story")
    reads(Hand(looker))
    shows(looker, "elements")
    page.goto("/")
    page.get_by_test_id("start").wait_for()
    if not looker.is_narrow:
        expect(page.get_by_text("Runde 1")).to_be_visible()


def test_the_table_its_sheets_and_monsters_have_no_fault_that_axe_knows(looker: Person, server: Server) -> None:
    sits_down(looker, server, crowd())
    looker.page.wait_for_selector("svg [data-target]", state="attached")
    shows(looker, "table")
    opened(looker, "k", "monsters")
    opened(looker, "l", "fields")
    opened(looker, "a", "attack")
    taps(looker, "M9")
    looker.page.get_by_test_id("target-panel").wait_for()
    shows(looker, "target")


def test_spells_are_cards_and_aiming_shows_lines_of_sight(looker: Person, server: Server) -> None:
    hand = sits_down(looker, server, change(casting(), {"do": "place", "kind": "orc", "square": "C17"}))
    opened(looker, "h", "sheet")
    looker.page.keyboard.press("c")
    looker.page.wait_for_selector("dialog[open]")
    shows(looker, "cast")
    looker.page.locator("[data-choice='wizard: cast ball-of-flame'] button").last.click()
    page = looker.page
    page.wait_for_selector("svg [data-sight]", state="attached")
    view = looker.view()
    in_sight = {aim["square"] for aim in view["aims"] if aim["thing"] == "ball-of-flame"}
    assert {one.get_attribute("data-sight") for one in page.locator("svg [data-sight]").all()} == in_sight
    assert {one.get_attribute("data-target") for one in page.locator("svg [data-target]").all()} == in_sight
    # The orc stands in another room: nobody sees him from here, and he fades.
    assert "C17" not in in_sight
    orc = next(one["id"] for one in view["figures"] if one["square"] == "C17")
    gargoyle = next(one["id"] for one in view["figures"] if one["square"] == "M9")
    faded = "one => Number(getComputedStyle(one).opacity) < 1"
    assert page.locator(f"svg [data-figure='figure-{orc}']").evaluate(faded)
    assert not page.locator(f"svg [data-figure='figure-{gargoyle}']").evaluate(faded)
    shows(looker, "aim")
    version = looker.version()
    taps(looker, "M9")
    looker.until_newer(version)
    hand.sees_own_turn()
    lines = [line["text"] for line in looker.lines()]
    assert any("ball-of-flame" in line["args"].values() for line in lines)


def test_gold_is_handed_on_and_spent_in_the_armoury(looker: Person, server: Server) -> None:
    table = server.table("barbarian", "elf", game="heroquest", scenario="quest-2", content=PARTY)
    hand = QuestHand(Hand(looker))
    hand.sits_down(table)
    shows(looker, "hand-gold")
    gift = next(offer["name"] for offer in looker.view()["offers"] if offer["kind"] == "hand-gold")
    hand.does(looker.view(), [gift])
    while looker.view()["question"] == "hand-gold":
        hand.does(looker.view(), [looker.view()["offers"][-1]["name"]])
    shows(looker, "armoury")
    buyer, purse = looker.view()["actor"], looker.view()["heroes"]
    thing = max((offer for offer in looker.view()["offers"] if offer["kind"] == "buy"), key=lambda one: one["price"])
    hand.does(looker.view(), [thing["name"]])
    before = next(hero for hero in purse if hero["id"] == buyer)
    after = next(hero for hero in looker.view()["heroes"] if hero["id"] == buyer)
    assert after["gold"] == before["gold"] - thing["price"]
    assert thing["target"] in after["items"]


def test_whoever_wins_goes_on_in_the_armoury_of_the_next_quest(looker: Person, server: Server) -> None:
    hand = sits_down(looker, server, before_the_way_out())
    hand.does(looker.view(), ["barbarian: roll for the march"])
    hand.does(looker.view(), ["barbarian: step west"])
    shows(looker, "stairs")
    hand.does(looker.view(), ["barbarian: leave by the stairs"])
    over = looker.page.get_by_test_id("game-over")
    over.wait_for()
    assert over.get_attribute("data-result") == "won"
    shows(looker, "won")
    before = looker.page.url
    looker.page.locator("[data-next-quest]").click()
    looker.page.wait_for_url(lambda url: url != before)
    looker.page.get_by_test_id("legend-page").wait_for()
    reads(hand.hand)
    update = looker.update()
    assert update["table"]["scenario"] == "quest-2"
    assert update["view"]["heroes"][0]["quests"] == 1
    looker.page.locator("dialog[open], [data-testid=actions] [data-action]").first.wait_for()
    careful(looker)


def test_the_rule_book_has_no_fault_that_axe_knows(looker: Person) -> None:
    looker.page.goto("/rules/heroquest")
    looker.page.get_by_test_id("rule-book").wait_for()
    shows(looker, "rules")


def test_a_device_changes_hands_between_heroes_and_game_master(looker: Person, server: Server) -> None:
    keys = server.keys("barbarian", game="heroquest", scenario="quest-1", game_master="Ben")
    page, table = looker.page, keys["table"]
    page.goto("/")
    page.evaluate(
        "keys => localStorage.setItem('sagenwerk.seats', JSON.stringify({[keys.table]: keys}))",
        {**keys, "leads": "here"},
    )
    hand = QuestHand(Hand(looker))
    hand.sits_down(table)
    hand.prepares()
    looker.opens(f"{table}/master")
    reads(hand.hand)
    looker.page.locator("[data-later]").click()
    hand.changes("place", kind="orc", square="D17")
    looker.page.get_by_test_id("hand-over").wait_for()
    looker.page.locator("[data-take]").click()
    looker.page.wait_for_selector("[data-testid=app][data-actor=barbarian]")
    hand.does(looker.view(), ["barbarian: end the turn"])
    over = page.get_by_test_id("hand-over")
    over.wait_for()
    assert over.get_attribute("data-to") == "game-master"
    shows(looker, "hand-over")
    page.locator("[data-take]").click()
    page.wait_for_url("**/master")
    expect(over).to_have_count(0)
    assert looker.view()["secret"] is not None


# Screen readers and keys


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", ["Süden: Tür, geschlossen", "Westen: frei"]), ("en", ["South: door, closed", "West: free"])],
)
def test_a_screen_reader_hears_what_is_beside_the_hero(
    browser: Browser, server: Server, language: str, words: list[str]
) -> None:
    context = context_for(browser, server.address, language, phone=False)
    person = Person(context.new_page())
    sits_down(person, server, change(begun("barbarian"), move("barbarian", "D18")))
    around = person.page.get_by_test_id("around")
    for one in words:
        expect(around).to_contain_text(one)
    person.page.keyboard.press("x")
    expect(person.page.locator("[aria-live=polite]").first).to_contain_text(words[0])
    context.close()


def test_two_rounds_are_played_by_keyboard_only(german: Person, server: Server) -> None:
    keys, plays = KeyHand(german), Quester(seed=4)
    keys.sits_down(server.table("barbarian", "wizard", game="heroquest", scenario="quest-1", seed=4))
    while (view := keys.sees_own_turn())["result"] == "playing" and view["round"] < 3:
        keys.does(view, plays.decides(view))
    told = {line["text"]["id"] for line in german.lines()}
    assert {"event-rolls-to-march", "event-steps", "event-door-opens", "event-ends-turn"} <= told


def test_the_map_is_walked_by_its_list_of_squares(german: Person, server: Server) -> None:
    keys = KeyHand(german)
    keys.sits_down(table_of(server, begun("barbarian")))
    keys.does(german.view(), ["barbarian: roll for the march"])
    target = german.view()["routes"][-1]["target"]
    page, version = german.page, german.version()
    page.keyboard.press("l")
    page.wait_for_selector(f"dialog[open] [data-field='{target}']")
    keys.hand.press(f"dialog[open] [data-field='{target}']")
    german.until_newer(version)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("svg [data-figure=barbarian]")).to_have_count(1)
    assert german.view()["heroes"][0]["square"] == target


def test_the_mouse_or_a_finger_on_the_map_is_enough_to_march(looker: Person, server: Server) -> None:
    hand = sits_down(looker, server, begun("barbarian"))
    hand.does(looker.view(), ["barbarian: roll for the march"])
    page, version = looker.page, looker.version()
    box = page.locator("svg [data-field=D15]").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if looker.is_narrow:
        page.touchscreen.tap(x, y)
        expect(page.get_by_test_id("call")).to_contain_text("D15")
        page.locator("[data-confirm]").click()
    else:
        page.mouse.click(x, y)
    looker.until_newer(version)
    assert looker.view()["heroes"][0]["square"] == "D15"
    assert looker.view()["trail"][-1] == "D15"
    page.wait_for_selector("svg [data-used]", state="attached")


# Sizes


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800)])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_desktop_page_never_scrolls(browser: Browser, server: Server, width: int, height: int, language: str) -> None:
    viewport: ViewportSize = {"width": width, "height": height}
    context = browser.new_context(base_url=server.address, viewport=viewport, locale=language)
    person = Person(context.new_page())
    sits_down(person, server, crowd())
    person.page.wait_for_selector("svg [data-target]", state="attached")
    person.takes_picture(f"heroquest-table-{language}-{width}x{height}")
    root = "document.scrollingElement"
    assert person.page.evaluate(f"{root}.scrollHeight <= innerHeight && {root}.scrollWidth <= innerWidth")
    context.close()


def test_everything_on_a_phone_is_large_enough_for_a_finger(browser: Browser, server: Server) -> None:
    context = context_for(browser, server.address, "de", phone=True)
    person = Person(context.new_page())
    sits_down(person, server, change(casting(), {"do": "body", "who": "wizard", "value": 2}))
    page = person.page
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    for key in "hklcb":
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        assert page.evaluate(SMALL) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    context.close()
