"""The table of Die Legenden von Andor as people meet it: every part of a turn, pictures, accessibility, coming back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from sagenwerk import Play
from sagenwerk.andor.scenario import HERO_NAMES

from .conftest import Person, Server, context_for
from .playing import Guide, Hand, clicks, reads, types
from .situations import HEROES, asks, midway, table_at_the_end, table_before, table_where
from .test_table import faults_of


@pytest.fixture
def german(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody at a desktop, in German."""
    context = context_for(browser, server.address, "de", phone=False)
    yield Person(context.new_page())
    context.close()


@pytest.fixture(params=["light-desktop", "dark-desktop", "light-phone", "dark-phone"])
def looker(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody in each theme, at a desktop in German or at a phone in English."""
    theme, kind = request.param.split("-")
    phone = kind == "phone"
    context = context_for(browser, server.address, "en" if phone else "de", phone, theme)
    yield Person(context.new_page())
    context.close()


def sits_down(person: Person, table: str) -> None:
    """Open a table that this browser has not seen yet, and read its pages."""
    person.opens(table)
    person.page.get_by_test_id("legend-page").wait_for()
    reads(Hand(person))


def begins(person: Person, server: Server, players: tuple[str, ...] = ("Mia",)) -> Guide:
    """Open a new table of Legend 2, read the first pages, share out what there is to share."""
    table = server.table(*HEROES, game="andor", scenario="legend-2", players=players)
    sits_down(person, table)
    guide = Guide(server, table)
    while (offers := guide.next()) and offers[0].kind == "gets":
        clicks(person, *offers)
    return guide


def shows(person: Person, what: str) -> None:
    """This screen has no fault that axe knows; its picture is kept."""
    seen = "[document.documentElement.lang, document.documentElement.dataset.theme]"
    language, theme = person.page.evaluate(seen)
    kind = "phone" if person.is_narrow else "desktop"
    person.takes_picture(f"andor-{what}-{language}-{kind}-{theme}")
    assert faults_of(person) == []


def state_of(guide: Guide) -> Any:
    """The situation, with everything that the rules of Andor know of it."""
    return guide.state()


def field_of(guide: Guide) -> str:
    """Where the hero on turn stands."""
    state = state_of(guide)
    name: str = state.board.field_names[state.hero.field]
    return name


def offered(play: Play, ending: str) -> bool:
    """Whether the hero on turn may do this now."""
    return any(action.name.endswith(ending) for action in play.state.legal_actions())


def action(guide: Guide, ending: str) -> str:
    """The name of the action that ends so."""
    names = [one.name for one in guide.state().legal_actions() if one.name.endswith(ending)]
    return names[0]


def tap(person: Person, reach: str) -> str:
    """Tap a field of this kind; its name."""
    field = person.page.locator(f"svg [data-reach='{reach}']").first
    name: str = field.get_attribute("data-field") or ""
    field.dispatch_event("click")
    return name


def confirm(person: Person) -> None:
    """Do what is planned."""
    version = person.version()
    person.page.locator("[data-confirm]").click()
    person.until_newer(version)


def test_legend_1_begins_on_the_start_page(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.locator("button.game:has([style*='andor'])").click()
    shows(person, "start")

    def goes_on() -> None:
        if page.locator("[data-next]").count():  # a phone asks one thing after the other
            page.locator("[data-next]").click()

    goes_on()
    page.locator("label:has(input[value='legend-1'])").click()
    goes_on()
    for hero in HEROES:
        taken = page.locator(f"[data-hero='{hero}'] input[type=checkbox]")
        if not taken.is_checked():
            page.locator(f"[data-hero='{hero}'] label.take").click()
    goes_on()
    page.locator("[data-begin]").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("legend-page").wait_for()
    shows(person, "legend-page")
    reads(Hand(person))
    expect(page.get_by_test_id("legend-page")).to_have_count(0)
    assert person.app.get_attribute("data-actor") in HEROES


def test_a_yellow_field_is_walked_to_and_costs_hours(german: Person, server: Server) -> None:
    guide = begins(german, server)
    field = tap(german, "free")
    expect(german.page.get_by_test_id("call")).to_contain_text(field)
    confirm(german)
    assert field_of(guide) == field
    assert 0 < state_of(guide).hero.hours <= 7


def test_an_orange_field_costs_two_willpower_an_hour(german: Person, server: Server) -> None:
    guide = begins(german, server)
    before = state_of(guide).hero.willpower
    field = tap(german, "overtime")
    expect(german.page.get_by_test_id("call")).to_contain_text("Überstunde")
    german.takes_picture("andor-overtime-de-desktop")
    confirm(german)
    hero = state_of(guide).hero
    assert field_of(guide) == field
    assert hero.hours > 7
    assert hero.willpower == before - 2 * (hero.hours - 7)


def test_an_hour_is_waited_by_its_letter(german: Person, server: Server) -> None:
    guide = begins(german, server)
    number = state_of(guide).turn
    version = german.version()
    german.page.keyboard.press("w")
    german.until_newer(version)
    assert state_of(guide).heroes[number].hours == 1


def test_a_well_is_emptied_once_its_hero_has_stopped_there(person: Person, server: Server) -> None:
    table = table_where(server, lambda play, messages: offered(play, ": empty the well"))
    sits_down(person, table)
    guide = Guide(server, table)
    before = state_of(guide).hero.willpower
    clicks(person, *guide.named(action(guide, ": empty the well")))
    assert state_of(guide).hero.willpower > before


def test_strength_is_bought_at_the_equipment_board(looker: Person, server: Server) -> None:
    table = table_where(server, lambda play, messages: offered(play, ": buy strength"))
    sits_down(looker, table)
    guide = Guide(server, table)
    before = state_of(guide).hero.strength
    looker.page.locator("[data-buying]").click()
    shows(looker, "equipment")
    looker.page.keyboard.press("Escape")
    clicks(looker, *guide.named(action(guide, ": buy strength")))
    assert state_of(guide).hero.strength == before + 1


def test_two_persons_trade_once_the_other_agrees(german: Person, server: Server) -> None:
    guide = begins(german, server, players=("Mia", "Ben", "Cem", "Dana"))
    page = german.page
    state = state_of(guide)
    rich = next(number for number in state.order if state.heroes[number].gold > 0)
    meets = state.turn if rich != state.turn else next(number for number in state.order if number != rich)
    goal = state.heroes[rich if rich != state.turn else meets].field
    page.locator(f"svg [data-field='{state.board.field_names[goal]}']").dispatch_event("click")
    confirm(german)
    clicks(german, *guide.named(action(guide, ": stop here")))
    page.locator("[data-exchanges]").click()
    hand = Hand(german)
    other = HERO_NAMES[rich if rich != state.turn else meets]
    if hand.sees(f"dialog[open] label:has(input[value='{other}'])"):
        hand.pick(other)
    page.locator("dialog[open] tr[data-item=gold]").wait_for()
    page.locator("dialog[open] tr[data-item=gold] button:enabled").first.click()
    shows(german, "trade")
    version = german.version()
    page.locator("[data-exchange]").click()
    shows(german, "trade-agreed")
    page.locator("[data-agree]").click()
    german.until_newer(version)
    assert sum(hero.gold for hero in state_of(guide).heroes) == sum(hero.gold for hero in state.heroes)
    assert [hero.gold for hero in state_of(guide).heroes] != [hero.gold for hero in state.heroes]


def test_a_hero_acts_in_between_in_one_click(looker: Person, server: Server) -> None:
    def both(play: Play, messages: list[str]) -> bool:
        return asks("HeroChooses")(play, messages) and offered(play, ": acts in between")

    table = table_where(server, both)
    sits_down(looker, table)
    looker.page.locator("[data-floors]").click()
    looker.page.locator("[data-between]").first.wait_for()
    shows(looker, "in-between")


def test_a_joint_battle_goes_from_the_invitation_to_the_reward(looker: Person, server: Server) -> None:
    def invites(play: Play, messages: list[str]) -> bool:
        return asks("Invites")(play, messages) and any(": invite " in one.name for one in play.state.legal_actions())

    table = table_where(server, invites)
    sits_down(looker, table)
    fight = looker.page.get_by_test_id("fight")
    fight.wait_for()
    shows(looker, "invitation")
    guide = Guide(server, table)
    invitation = next(one.name for one in state_of(guide).legal_actions() if ": invite " in one.name)
    clicks(looker, *guide.named(invitation))
    clicks(looker, *guide.named(action(guide, ": join the fight")))
    assert len([number for number in range(4) if state_of(guide).fighters & 1 << number]) == 2
    pictured = set()
    while state_of(guide).foe_field >= 0 and (offers := guide.next()):
        if offers[0].kind in ("turn-die", "leave-dice", "reward-gold", "go-on") and offers[0].kind not in pictured:
            pictured.add(offers[0].kind)
            shows(looker, f"fight-{offers[0].kind}")
        clicks(looker, *offers)
    reads(Hand(looker))
    expect(fight).to_have_count(0)


def test_an_event_card_is_read(looker: Person, server: Server) -> None:
    table, name = table_before(server, "event-event-card")
    sits_down(looker, table)
    clicks(looker, *Guide(server, table).named(name))
    hand = Hand(looker)
    while hand.sees("[data-testid=legend-page]"):  # pages of the legend come first
        hand.press("[data-next-page], [data-close-page]")
    looker.page.get_by_test_id("event-card").wait_for()
    shows(looker, "event-card")


def test_a_sunrise_is_told_line_by_line(looker: Person, server: Server) -> None:
    table, name = table_before(server, "event-creature-moves")
    sits_down(looker, table)
    clicks(looker, *Guide(server, table).named(name))
    hand = Hand(looker)
    dialogs = "[data-next-page], [data-close-page], [data-close-event]"
    while hand.sees(dialogs):
        hand.press(dialogs)
    looker.page.get_by_test_id("sunrise").wait_for()
    shows(looker, "sunrise")
    reads(hand)
    expect(looker.page.get_by_test_id("sunrise")).to_have_count(0)


def test_the_table_has_no_fault_that_axe_knows(looker: Person, server: Server) -> None:
    table = table_where(server, midway)
    sits_down(looker, table)
    looker.page.wait_for_selector("svg [data-reach]", state="attached")
    shows(looker, "table")
    looker.page.keyboard.press("k")
    looker.page.wait_for_selector("dialog[open]")
    shows(looker, "creatures")
    looker.page.keyboard.press("Escape")
    looker.page.locator("[data-moves]").click()
    looker.page.wait_for_selector("dialog[open]")
    shows(looker, "fields")


def test_a_step_is_taken_back(german: Person, server: Server) -> None:
    guide = begins(german, server)
    before = server.ask(f"/api/tables/{guide.table}/position")
    tap(german, "free")
    confirm(german)
    version = german.version()
    german.page.locator("[data-action-undo]").click()
    german.until_newer(version)
    assert server.ask(f"/api/tables/{guide.table}/position")["position"] == before["position"]


def test_a_page_that_is_loaded_again_is_where_it_was(german: Person, server: Server) -> None:
    begins(german, server)
    tap(german, "free")
    confirm(german)
    version = german.version()
    german.page.reload()
    german.page.wait_for_selector("svg [data-reach]", state="attached")
    assert german.version() == version
    expect(german.page.get_by_test_id("legend-page")).to_have_count(0)


def test_a_killed_server_comes_back_and_the_legend_goes_on(browser: Browser, tmp_path: Path) -> None:
    own = Server(tmp_path)
    own.start()
    context = context_for(browser, own.address, "de", phone=False)
    person = Person(context.new_page())
    guide = begins(person, own)
    before = own.ask(f"/api/tables/{guide.table}/position")
    own.kill()
    person.page.wait_for_selector("[data-testid=app][data-line='broken']")
    own.start()
    person.page.wait_for_selector("[data-testid=app][data-line='open']", timeout=20_000)
    assert own.ask(f"/api/tables/{guide.table}/position") == before
    person.faults.clear()  # the browser tells of every address that did not answer
    clicks(person, *guide.next())
    own.kill()
    context.close()


def test_a_turn_is_played_by_keyboard_only(german: Person, server: Server) -> None:
    table = server.table(*HEROES, game="andor", scenario="legend-1")
    sits_down(german, table)
    guide = Guide(server, table)
    first = state_of(guide).turn
    while state_of(guide).turn == first:
        types(german, *guide.next())


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800)])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_desktop_page_never_scrolls(browser: Browser, server: Server, width: int, height: int, language: str) -> None:
    table = table_where(server, midway)
    viewport: ViewportSize = {"width": width, "height": height}
    context = browser.new_context(base_url=server.address, viewport=viewport, locale=language)
    person = Person(context.new_page())
    sits_down(person, table)
    person.page.wait_for_selector("svg [data-reach]", state="attached")
    person.takes_picture(f"andor-table-{language}-{width}x{height}")
    root = "document.scrollingElement"
    assert person.page.evaluate(f"{root}.scrollHeight <= innerHeight && {root}.scrollWidth <= innerWidth")
    context.close()


SMALL = """() => [...document.querySelectorAll('button, a, input, select, summary')]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 1)
    .map(one => (one.matches('input') && one.closest('label')) || one)
    .map(one => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
    .filter(([box]) => Math.min(box.width, box.height) < 43.9)
    .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""


def test_everything_on_a_phone_is_large_enough_for_a_finger(browser: Browser, server: Server) -> None:
    context = context_for(browser, server.address, "de", phone=True)
    person = Person(context.new_page())
    table = table_where(server, midway)
    sits_down(person, table)
    page = person.page
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    for door in ("[data-moves]", "[data-exchanges]", "[data-floors]", "[data-buying]"):
        if page.locator(door).count():
            page.locator(door).first.click()
            page.wait_for_selector("dialog[open]")
            assert page.evaluate(SMALL) == []
            page.keyboard.press("Escape")
    context.close()


def test_a_legend_that_is_over_tells_its_story(looker: Person, server: Server) -> None:
    table, name = table_at_the_end(server)
    sits_down(looker, table)
    clicks(looker, *Guide(server, table).named(name))
    hand = Hand(looker)
    reads(hand)
    looker.page.get_by_test_id("game-over").wait_for()
    shows(looker, "game-over")
