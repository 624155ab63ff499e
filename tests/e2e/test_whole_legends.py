"""Whole legends of Andor in a real browser: one as a sensible person plays, one by random clicks and power cuts."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from .conftest import Person, Server, context_for
from .playing import Guide, Hand, clicks, reads
from .situations import HEROES, shortest


def test_a_whole_legend_1_is_played_by_clicking(browser: Browser, server: Server) -> None:
    heroes = ("warrior", "archer")
    seed = shortest("andor", "legend-1", *heroes)
    table = server.table(*heroes, game="andor", scenario="legend-1", seed=seed)
    context = context_for(browser, server.address, "de", phone=False)
    person = Person(context.new_page())
    person.opens(table)
    guide = Guide(server, table)
    while offers := guide.next():
        clicks(person, *offers)
    ends(person, server, table)
    assert person.page.get_by_test_id("game-over").get_attribute("data-result") == "won"
    context.close()


def test_a_whole_legend_2_by_random_clicks_outlives_killed_servers(browser: Browser, tmp_path: Path) -> None:
    own = Server(tmp_path)
    own.start()
    seed = shortest("andor", "legend-2", *HEROES, bot="random")
    table = own.table(*HEROES, game="andor", scenario="legend-2", seed=seed)
    context = context_for(browser, own.address, "en", phone=False)
    person = Person(context.new_page())
    person.opens(table)
    guide = Guide(own, table, bot="random")
    taken = 0
    while offers := guide.next():
        clicks(person, *offers)
        taken += 1
        if taken % 40 == 0:
            comes_back(person, own, table)
    assert taken > 40
    ends(person, own, table)
    own.kill()
    context.close()


def comes_back(person: Person, own: Server, table: str) -> None:
    """The power goes out and comes back; nothing is lost."""
    place = f"/api/tables/{table}/position"
    before = own.ask(place)
    own.kill()
    person.page.wait_for_selector("[data-testid=app][data-line='broken']")
    own.start()
    person.page.wait_for_selector("[data-testid=app][data-line='open']", timeout=20_000)
    assert own.ask(place) == before
    person.faults.clear()  # the browser tells of every address that did not answer


def ends(person: Person, server: Server, table: str) -> None:
    """The end is told as the server knows it."""
    reads(Hand(person))
    over = person.page.get_by_test_id("game-over")
    over.wait_for()
    result = next(one["result"] for one in server.ask("/api/tables") if one["id"] == table)
    assert over.get_attribute("data-result") == result in ("won", "lost")
