"""Somebody who wants to cheat, to peek or to stop a table: what he tries, and that nothing comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from table.conftest import Page, Server
from table.test_company import refused, until

Open = Callable[..., Page]

SEARCH = "warrior: search the thicket"


def until_version(page: Page, version: int) -> None:
    while page.version < version:
        until(page, "update")


def up_to_the_thicket(page: Page) -> None:
    page.takes("warrior: step to fog07")
    page.takes("warrior: step to bush1")


def seat_of(page: Page, hero: str) -> dict[str, Any]:
    return next(seat for seat in page.update["table"]["seats"] if seat["hero"] == hero)


# Dice


def test_a_list_that_fails_after_the_dice_does_not_show_them_for_nothing(server: Server, open_page: Open) -> None:
    page = open_page(server.table(seed=11))
    up_to_the_thicket(page)
    version = page.version
    # If nothing of this were done, the answer would tell what the dice show, and one could choose otherwise.
    page.takes(SEARCH, "warrior: light a beacon")
    assert page.version > version + 1
    assert page.update["undo"]["id"] == "offer-search-thicket"
    assert page.update["dice_known"] is False


def test_of_a_list_that_fails_before_the_dice_nothing_is_done(server: Server, open_page: Open) -> None:
    page = open_page(server.table(seed=11))
    up_to_the_thicket(page)
    version = page.version
    assert refused(page, "warrior: light a beacon", SEARCH).startswith("refusal-")
    assert page.version == version
