"""A game seen again in the browser: slider, keys, all lines, a link to a moment, playing on, records."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from sagenwerk import Play, game
from sagenwerk.bots import Luck, policy
from sagenwerk.kernel import GAME_MASTER, Result

from .conftest import KEYS, Person, Server, context_for
from .test_table import faults_of


def finished(name: str, scenario: str, heroes: list[str], most: int = 400) -> str:
    """The save of a game that bots have played."""
    play = Play(game(name), scenario, heroes=heroes, seed=4)
    hero, master = policy("greedy", name), policy("simple" if name == "heroquest" else "greedy", name)
    while play.state.result is Result.PLAYING and play.version < most:
        bot = master if play.state.actor == GAME_MASTER else hero
        play.choose(bot.choose(play.view(int(play.state.actor)), Luck(play.version)).name)
    return play.to_saga()


@pytest.fixture(scope="module")
def adventure(server: Server) -> str:
    """A table of Andor Junior where the game is over."""
    return server.takes_in(finished("junior", "challenge-1", ["warrior", "archer"]))


@pytest.fixture
def german(browser: Browser, server: Server) -> Iterator[Person]:
    context = context_for(browser, server.address, "de", phone=False)
    yield Person(context.new_page())
    context.close()


def sees_again(person: Person, table: str, at: str = "") -> None:
    """Come to a table by the link of a seat, and look at the game again."""
    person.opens(table)
    person.page.goto(f"/replay/{table}{at}")
    is_there(person.page)


def is_there(page: Page) -> None:
    page.wait_for_selector("[data-testid=replay][data-complete=true]")
    page.wait_for_selector("[data-testid=timeline]")


def screen(person: Person) -> str:
    return f"{person.page.evaluate('document.documentElement.lang')}-{'phone' if person.is_narrow else 'desktop'}"


def entry(page: Page) -> int:
    return int(page.get_by_test_id("replay").get_attribute("data-entry") or -1)


def presses(page: Page, key: str) -> int:
    page.keyboard.press(key)
    return entry(page)


def test_a_game_is_seen_again_at_any_screen_with_keys_slider_and_lines(
    person: Person, server: Server, adventure: str
) -> None:
    sees_again(person, adventure)
    page = person.page
    assert entry(page) == 0
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 50
    assert presses(page, "ArrowRight") == 1
    assert presses(page, "ArrowRight") == 2
    assert presses(page, "ArrowLeft") == 1
    assert presses(page, "End") == last
    expect(page.get_by_role("button", name=re.compile("Einen Schritt weiter|One step on"))).to_be_disabled()
    assert presses(page, "Home") == 0
    slider.focus()
    slider.fill(str(last // 2))
    assert entry(page) == last // 2
    assert re.match(rf"{last // 2 + 1} (von|of) {last + 1}: .+", slider.get_attribute("aria-valuetext") or "")
    assert faults_of(person) == []
    size = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert size[0] <= size[1]
    person.takes_picture(f"replay-junior-{screen(person)}")
    page.locator("[data-lines]").click()
    page.wait_for_selector("dialog[open] [aria-current=step]")
    assert faults_of(person) == []
    line = page.locator("dialog [data-entry]").nth(5)
    wanted = int(line.get_attribute("data-entry") or -1)
    line.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert entry(page) == wanted
    assert person.faults == []


def test_it_plays_by_itself_faster_or_slower_until_somebody_stops_it(german: Person, adventure: str) -> None:
    sees_again(german, adventure)
    page = german.page
    page.get_by_label("Tempo").select_option("8")
    page.keyboard.press(" ")
    page.wait_for_function("() => Number(document.querySelector('[data-testid=replay]').dataset.entry) >= 3")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Abspielen")).to_be_visible()
    page.keyboard.press("End")
    page.get_by_role("button", name="Abspielen").click()
    page.wait_for_function("() => Number(document.querySelector('[data-testid=replay]').dataset.entry) < 20")
    expect(page.get_by_role("button", name="Anhalten")).to_be_visible()


def test_the_address_leads_to_the_moment_and_end_and_menu_of_the_table_lead_here(
    german: Person, adventure: str
) -> None:
    sees_again(german, adventure, "?at=12")
    page = german.page
    assert entry(page) == 12
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**?at=13")
    page.reload()
    is_there(page)
    assert entry(page) == 13
    page.get_by_label("Menü").click()
    page.get_by_role("link", name="Zum Tisch").click()
    page.locator("[data-testid=app][data-line=open] dialog [data-replay]").click()
    is_there(page)
    page.go_back()
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.get_by_label("Menü").click()
    page.locator("dialog [data-replay]").click()
    is_there(page)


def test_a_link_shows_the_moment_to_somebody_who_only_looks_on(
    german: Person, browser: Browser, server: Server
) -> None:
    key = server.keys("warrior", "archer", game="junior", scenario="challenge-1", bots="greedy")
    page = german.page
    page.goto("/")
    kept = {key["table"]: {"table": key["table"], "token": key["token"], "watch": key["watch"]}}
    page.evaluate("kept => localStorage.setItem('sagenwerk.seats', JSON.stringify(kept))", kept)
    page.goto(f"/replay/{key['table']}")
    is_there(page)
    page.keyboard.press("ArrowRight")
    page.locator("[data-share]").click()
    link = page.locator("dialog input[readonly]").input_value()
    assert link.startswith(f"{server.address}/replay/{key['table']}?at=")
    context = context_for(browser, server.address, "en", phone=False)
    other = Person(context.new_page())
    other.page.goto(link)
    is_there(other.page)
    assert entry(other.page) == entry(page)
    assert key["watch"] not in other.page.url
    assert other.faults == []
    context.close()


def test_without_a_seat_there_is_nothing_to_see(german: Person, adventure: str) -> None:
    german.page.goto(f"/replay/{adventure}")
    expect(german.page.get_by_role("alert")).to_contain_text("keinen Platz an diesem Tisch")


def test_a_new_table_goes_on_from_a_moment(german: Person, adventure: str) -> None:
    sees_again(german, adventure, "?at=20")
    page = german.page
    page.locator("[data-play-on]").click()
    assert faults_of(german) == []
    page.locator("[data-go-on]").click()
    page.wait_for_url(lambda url: "/table/" in url and adventure not in url)
    page.wait_for_selector("[data-testid=app][data-line=open]")
    assert german.version() >= 20
    assert german.view()["result"] == "playing"


def test_heroes_take_their_record_home_and_look_at_it(person: Person, server: Server, tmp_path: Path) -> None:
    table = server.takes_in(finished("heroquest", "quest-1", ["barbarian", "dwarf"], most=120))
    sees_again(person, table)
    page = person.page
    expect(page.get_by_test_id("mark")).to_contain_text(re.compile("So sahen es die Helden|As the heroes saw it"))
    expect(page.locator("[data-play-on]")).to_have_count(0)
    page.keyboard.press("End")
    person.takes_picture(f"replay-heroquest-{screen(person)}")
    assert faults_of(person) == []
    page.get_by_label(re.compile("^(Menü|Menu)$")).click()
    with page.expect_download() as download:
        page.locator("[data-record]").click()
    file = tmp_path / "evening.sagarec"
    download.value.save_as(file)
    assert file.read_text("utf-8").startswith('{"kind":"record"')
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    is_there(page)
    expect(page.get_by_test_id("mark")).to_contain_text(re.compile("nicht das ganze Spiel|not the whole game"))
    page.keyboard.press("End")
    assert faults_of(person) == []
    person.takes_picture(f"replay-record-{screen(person)}")
    assert person.faults == []


def test_after_the_end_heroes_may_look_at_everything(german: Person, server: Server) -> None:
    table = server.takes_in(finished("heroquest", "quest-1", ["barbarian", "dwarf"], most=5000))
    sees_again(german, table)
    page = german.page
    notes = page.get_by_role("region", name="Notizen")
    expect(notes).to_have_count(0)
    page.get_by_label("Menü").click()
    page.locator("[data-show-all]").click()
    is_there(page)
    expect(notes).to_be_visible()


def test_the_game_master_sees_his_map_again_but_cannot_step_in(german: Person, server: Server) -> None:
    key = server.keys("barbarian", "dwarf", game="heroquest", scenario="quest-1", game_master="Ben")
    page = german.page
    page.goto("/")
    seat = {"table": key["table"], "token": key["token"], "master_token": key["master_token"], "leads": "elsewhere"}
    page.evaluate("kept => localStorage.setItem('sagenwerk.seats', JSON.stringify(kept))", {key["table"]: seat})
    page.goto(f"/replay/{key['table']}/master")
    is_there(page)
    expect(page.get_by_role("region", name="Notizen")).to_be_visible()
    expect(page.locator("[data-override], [data-pause]")).to_have_count(0)
    expect(page.locator("[data-play-on]")).to_be_visible()
    assert faults_of(german) == []
    page.goto(f"/replay/{key['table']}")
    is_there(page)
    expect(page.get_by_role("region", name="Notizen")).to_have_count(0)
    expect(page.locator("[data-play-on]")).to_have_count(0)


def test_a_save_is_looked_at_and_played_on_from(german: Person, tmp_path: Path) -> None:
    file = tmp_path / "evening.saga"
    file.write_text(finished("junior", "challenge-1", ["warrior", "archer"], most=60), "utf-8")
    page = german.page
    page.goto("/replay")
    page.locator("input[type=file]").wait_for(state="attached")
    assert faults_of(german) == []
    page.locator("input[type=file]").set_input_files(file)
    is_there(page)
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    page.locator("[data-play-on]").click()
    page.locator("[data-go-on]").click()
    page.wait_for_selector("[data-testid=app][data-line=open]")
    assert 12 <= german.version() < 20


def test_texts_of_a_strange_file_are_shown_as_text_and_what_cannot_be_drawn_is_said(
    german: Person, server: Server, adventure: str, tmp_path: Path
) -> None:
    request = Request(f"{server.address}/api/tables/{adventure}/record")
    request.add_header("Authorization", f"Bearer {KEYS[adventure]}")
    with urlopen(request, timeout=20) as answer:
        rows = [json.loads(row) for row in answer.read().decode().splitlines()]
    at = next(number for number, row in enumerate(rows) if row["kind"] == "moment" and row["entry"] and row["lines"])
    rows[at]["lines"][0]["text"]["id"] = "<img src=x onerror=document.title='mine'>"
    first = rows[1]["changed"]["heroes"][0]
    rows[-1]["changed"]["heroes"] = [{**first, "field": "nowhere", "bag": {"<b>odd</b>": 2}}]
    file = tmp_path / "strange.sagarec"
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    page = german.page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    is_there(page)
    page.locator("[data-lines]").click()
    page.locator("dialog [data-entry]").get_by_text("<img src=x").click()
    expect(page.get_by_test_id("moment-line")).to_contain_text("<img src=x")
    assert page.locator("img[src=x]").count() == 0
    assert "mine" not in page.title()
    page.keyboard.press("End")
    expect(page.get_by_test_id("timeline")).to_be_visible()
    page.keyboard.press("Home")
    assert entry(page) == 0


def test_a_wrong_file_is_refused_with_a_sentence(german: Person, tmp_path: Path) -> None:
    file = tmp_path / "letter.sagarec"
    file.write_text("Liebe Mia,\n<script>alert(1)</script>\n", "utf-8")
    page = german.page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("weder eine Mitschrift noch ein Spielstand")
    assert faults_of(german) == []
