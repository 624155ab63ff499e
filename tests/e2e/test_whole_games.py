"""Whole challenges in a real browser, by clicking and by keyboard only, on desktop and phone, in both languages."""

from __future__ import annotations

import pytest

from .conftest import Person, Server
from .playing import Guide, clicks, types
from .situations import shortest


def test_a_whole_challenge_is_won_by_clicking(person: Person, server: Server) -> None:
    table = server.table("warrior", "dwarf", seed=shortest("junior", "challenge-1", "warrior", "dwarf"))
    guide = Guide(server, table)
    person.opens(table)
    while offers := guide.next():
        clicks(person, *offers)
    over = person.page.get_by_test_id("game-over")
    over.wait_for()
    assert over.get_attribute("data-result") == server.ask("/api/tables")[0]["result"] == "won"


@pytest.mark.parametrize("person", ["en-desktop"], indirect=True)  # phones have no keys
def test_a_whole_challenge_is_played_by_keyboard_only(person: Person, server: Server) -> None:
    table = server.table("warrior", "archer", seed=shortest("junior", "challenge-1", "warrior", "archer"))
    guide = Guide(server, table)
    person.opens(table)
    while offers := guide.next():
        types(person, *offers)
    person.page.get_by_test_id("game-over").wait_for()
