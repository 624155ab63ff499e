"""Searching, where all printings agree (HQ-113, HQ-116). Where they differ: test_rules_editions; more: test_search."""

from __future__ import annotations

import pytest
from heroquest.table import given

from sagenwerk.heroquest.scenario import HIDDEN

EDITIONS = ["eu1", "eu2", "us"]


def search(edition: str) -> str:
    """A search for traps."""
    return "search for traps" if edition == "us" else "search for secret doors and traps"


@pytest.mark.rule("HQ-116")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", ["pit", "falling-block", "spear"])
def test_finding_a_trap_harms_nobody_not_even_on_its_square(edition: str, kind: str) -> None:
    table = given(edition).hero("elf", "B2").hero("dwarf", "D2").trap(kind, "B3", lands_on="D2").turn("elf")
    table.do(search(edition))
    assert table.state.traps[0] != HIDDEN
    assert (table.sheet("elf").body, table.sheet("dwarf").body) == (6, 7)
    assert table.asked == "elf"
    assert table.state.fallen == []


@pytest.mark.rule("HQ-113")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_search_for_treasure_finds_no_trap_and_no_door_nor_the_other_way_round(edition: str) -> None:
    table = given(edition).hero("elf", "B2").trap("pit", "B3").door("E4-F4", secret=True, known=False).turn("elf")
    table.do("search for treasure", "treasure card: gold-25")
    assert table.state.traps == [HIDDEN]
    assert not table.state.door_known(0)
    other = given(edition).hero("elf", "B2").turn("elf").do(search(edition))
    assert (other.asked, other.sheet("elf").gold) == ("elf", 0), "no card is drawn"
    assert other.state.treasure_searched[1] == 0
