"""A quest of a map editor, opened on the start page: what is said about it, where heroes begin, and a turn of it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from .conftest import Person
from .playing import Hand, reads, tabs_to
from .questing import QuestHand
from .test_table import faults_of

#: A room with a throne, a door, and in the corridor an orc and something that is not in the box; no stairs.
QUEST = """<?xml version="1.0"?>
<quest name="The Cold Mill" region="Europe" version="1.0" width="1" height="1">
<board>
<dark left="2" top="2" width="24" height="13"/>
<dark left="6" top="15" width="20" height="4"/>
<object id="Throne" left="2" top="15" rotation="downward"/>
<object id="Door" left="3" top="18" rotation="downward"/>
<object id="Orc" left="9" top="19"/>
<object id="Ogre" left="20" top="19"/>
<object id="LetterA" left="4" top="17"/>
</board>
<speech>Somebody has stopped the wheel.</speech>
<note>A  Here it is cold.</note>
</quest>
"""


def opens(person: Person, text: str, name: str = "mill.xml") -> None:
    """HeroQuest on the start page, and a file of a map editor."""
    page = person.page
    page.goto("/")
    page.locator("button.game:has([style*='heroquest'])").click()
    goes_on(person)
    file = FilePayload(name=name, mimeType="text/xml", buffer=text.encode())
    page.locator("[data-editor-file]").set_input_files(file)
    page.wait_for_selector("[data-testid=import][aria-busy=false]")


def goes_on(person: Person) -> None:
    """A phone asks one thing after the other."""
    if person.page.locator("[data-next]").count():
        person.page.locator("[data-next]").click()


def shows(person: Person, what: str) -> None:
    """This screen has no fault that axe knows; its picture is kept."""
    kind = "phone" if person.is_narrow else "desktop"
    person.takes_picture(f"import-{what}-{person.page.evaluate('document.documentElement.lang')}-{kind}")
    assert faults_of(person) == []


def test_a_quest_is_taken_over_with_its_start_and_a_turn_of_it_is_played(person: Person) -> None:
    opens(person, QUEST)
    page = person.page
    dialog = page.locator("dialog[open]")
    shows(person, "asks")
    german = page.evaluate("document.documentElement.lang") == "de"
    expect(dialog.get_by_role("heading", name="The Cold Mill")).to_be_visible()
    expect(dialog).to_contain_text("wahrscheinlichste Raum" if german else "likeliest room")
    expect(dialog).to_contain_text("Ogre")
    expect(dialog).to_contain_text("vorgeschlagen" if german else "proposed")
    dialog.locator("input").fill("e18")
    dialog.locator("[data-start]").click()
    expect(dialog.locator("[data-starts]")).to_contain_text("E18, ", timeout=20_000)
    dialog.locator("[data-open]").click()
    page.wait_for_selector("dialog[open]", state="detached")
    expect(page.locator("input[name=scenario]:checked")).to_be_focused()
    expect(page.locator("label:has(input[name=scenario]:checked)")).to_contain_text("The Cold Mill")
    shows(person, "chosen")
    goes_on(person)
    goes_on(person)
    page.locator("[data-begin]").click()
    page.wait_for_url("**/table/*")
    hand = QuestHand(Hand(person))
    page.get_by_test_id("legend-page").wait_for()
    reads(hand.hand)
    hand.prepares()
    view = hand.sees_own_turn()
    assert "E18" in [hero["square"] for hero in view["heroes"]]
    hero = view["actor"]
    for kind in ("roll", "end-turn"):
        view = hand.sees_own_turn()
        hand.does(view, [next(offer["name"] for offer in view["offers"] if offer["kind"] == kind)])
    assert hand.sees_own_turn()["actor"] != hero
    shows(person, "played")
    assert person.faults == []


def test_the_quest_is_saved_as_a_file_of_ones_own(person: Person, tmp_path: Path) -> None:
    opens(person, QUEST)
    with person.page.expect_download() as download:
        person.page.locator("[data-save]").click()
    assert download.value.suggested_filename == "mill.toml"
    download.value.save_as(tmp_path / "mill.toml")
    assert tomllib.loads((tmp_path / "mill.toml").read_text("utf-8"))["quest"]["id"] == "the-cold-mill"


def test_what_cannot_be_played_says_why_and_can_be_saved(person: Person) -> None:
    board = QUEST[QUEST.index("<board>") : QUEST.index("</board>") + len("</board>")]
    opens(person, QUEST.replace(board, board + board).replace('width="1"', 'width="2"'))
    shows(person, "not-playable")
    expect(person.page.locator("[data-save]")).to_be_visible()
    expect(person.page.locator("[data-open]")).to_have_count(0)


@pytest.mark.parametrize(("content", "line"), [(QUEST[:300], ":"), ("<html></html>", ":1: ")])
def test_a_file_that_cannot_be_read_is_told_with_its_line(person: Person, content: str, line: str) -> None:
    opens(person, content)
    expect(person.page.locator("dialog[open] [role=alert]")).to_contain_text(f"ill.xml{line}")
    shows(person, "fault")


def test_everything_goes_by_keyboard(person: Person) -> None:
    opens(person, QUEST)
    page = person.page
    tabs_to(page, "#import-start")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("B18")
    page.keyboard.press("Enter")
    expect(page.locator("[data-starts]")).to_contain_text("B18, ", timeout=20_000)
    tabs_to(page, "[data-open]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]", state="detached")
    expect(page.locator("input[name=scenario]:checked")).to_be_focused()
