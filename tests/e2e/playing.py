"""How a person in these tests plays: a guide says what to do next, and the person finds it on the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from sagenwerk import from_text, game
from sagenwerk.bots import Luck, policy
from sagenwerk.kernel import NOBODY, Result

from .conftest import Person, Server


class Guide:
    """Looks at the situation that the page can copy, and says what a sensible person would do."""

    def __init__(self, server: Server, table: str) -> None:
        self.server = server
        self.table = table
        self.bot = policy("greedy", "junior")

    def next(self) -> Any:
        """The action to take now, or None when the game is over."""
        text = self.server.ask(f"/api/tables/{self.table}/position")["position"]
        state = from_text(game("junior"), text)
        if state.result is not Result.PLAYING or state.actor == NOBODY:
            return None
        return self.bot.choose(state, Luck(1))


def target_of(name: str) -> str:
    """The field that an action leads to or looks at, if that is what it is about."""
    for words in (": step to ", ": through the caves to ", ": look at "):
        if words in name:
            return name.split(words)[1]
    return ""


def is_exchange(name: str) -> bool:
    """Whether an action stands in the dialog of loot bags."""
    return any(f": {word} " in name for word in ("pick up", "lay down", "give", "take"))


def clicks(person: Person, name: str) -> None:
    """Take an action by mouse or finger."""
    page = person.page
    field = target_of(name)
    version = person.version()
    if field:
        page.locator(f"svg [data-field='{field}']").first.dispatch_event("click")
        confirm = page.locator("[data-confirm]")
        if person.version() == version and confirm.count() and confirm.first.is_visible():
            confirm.first.click()
    else:
        if is_exchange(name) and not page.locator(f"[data-action='{name}']").count():
            page.locator("[data-exchange]").first.click()
        page.locator(f"[data-action='{name}']").first.click()
    person.until_newer(version)
    careful(person)


def careful(person: Person) -> None:
    """The page shows no error."""
    assert person.faults == []


def tabs_to(page: Page, selector: str) -> None:
    """Press Tab until the element has the focus."""
    for _ in range(150):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def types(person: Person, name: str) -> None:
    """Take an action by keyboard alone."""
    page = person.page
    version = person.version()
    if target_of(name):
        tabs_to(page, "[data-moves]")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"dialog [data-action='{name}']")
    elif is_exchange(name) and not page.locator(f"dialog[open] [data-action='{name}']").count():
        tabs_to(page, "[data-exchange]")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"dialog [data-action='{name}']")
    tabs_to(page, f"[data-action='{name}']")
    page.keyboard.press("Enter")
    person.until_newer(version)
    left_open = page.locator("dialog[open]:not(:has([data-testid=game-over]))")
    if left_open.count() and not is_exchange(name) and not target_of(name):
        page.keyboard.press("Escape")
    careful(person)
