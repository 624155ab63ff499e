"""Before the first turn: elements, starting places (HQ-005, HQ-006, HQ-007)."""

from __future__ import annotations

import pytest
from heroquest.quests import ALL, US
from heroquest.table import Table, at

from sagenwerk.content.heroquest_box import load
from sagenwerk.heroquest.begin import new_game
from sagenwerk.heroquest.secrets import without_secrets


def prepared(name: str, heroes: str = ALL, edition: str = "eu1", **options: str) -> Table:
    """A quest at its first question."""
    return Table(new_game(load(name), heroes.split(), {"edition": edition, **options}))


def cards(table: Table, hero: str) -> int:
    """How many spells a hero has."""
    return bin(table.sheet(hero).spells).count("1")


@pytest.mark.rule("HQ-005")
def test_the_wizard_takes_one_element_the_elf_one_and_the_wizard_the_other_two() -> None:
    table = prepared("quest-1").agrees()
    assert table.asked == "wizard"
    table.do("take the spells of fire")
    assert table.asked == "elf"
    assert table.refused("elf: take the spells of fire") == "refusal-element-taken"
    table.do("take the spells of water")
    assert (cards(table, "wizard"), cards(table, "elf")) == (9, 3)
    assert not table.sheet("wizard").spells & table.sheet("elf").spells


@pytest.mark.rule("HQ-002", "HQ-005")
def test_a_wizard_without_an_elf_takes_three_elements() -> None:
    table = prepared("quest-1", "wizard dwarf")
    table.do("take the spells of air", "take the spells of fire", "take the spells of earth")
    assert cards(table, "wizard") == 9
    assert table.question == "wizard chooses where to start"


@pytest.mark.rule("HQ-005")
def test_an_elf_without_a_wizard_takes_one_element() -> None:
    table = prepared("quest-1", "elf dwarf").do("take the spells of earth")
    assert cards(table, "elf") == 3
    assert table.question == "elf chooses where to start"


@pytest.mark.rule("HQ-005")
def test_a_quest_may_forbid_an_element() -> None:
    table = prepared("quest-8")
    assert table.refused("take the spells of fire") == "refusal-element-forbidden"
    table.do("take the spells of air", "take the spells of earth")
    assert (cards(table, "wizard"), cards(table, "elf")) == (6, 3)


@pytest.mark.rule("HQ-006", "HQ-007")
def test_the_heroes_choose_squares_of_the_stairs_in_turn_order() -> None:
    table = prepared("quest-1", "dwarf barbarian").agrees()
    assert table.offers == [f"dwarf: start on square {number}" for number in range(1, 5)]
    table.do("start on square 2")
    assert table.where("dwarf") == "C15"
    assert table.refused("barbarian: start on square 2") == "refusal-start-taken"
    assert table.refused("barbarian: start on square 5") == "refusal-no-such-start"
    table.do("start on square 1")
    assert table.asked == "dwarf"
    assert [table.state.sees(at(square)) for square in ("B16", "E18", "F14")] == [True, True, False]


@pytest.mark.rule("HQ-007")
def test_by_option_they_start_beside_the_stairs() -> None:
    table = prepared("quest-1", "dwarf", start="beside-the-stairs").agrees()
    start = {"B14", "C14", "D14", "D15", "D16", "B17", "C17", "D17"}
    found = []
    for number in range(1, len(table.offers) + 1):
        other = prepared("quest-1", "dwarf", start="beside-the-stairs")
        found.append(other.do(f"start on square {number}").where("dwarf"))
    assert set(found) <= start
    assert len(found) == len(set(found)) >= 4


@pytest.mark.rule("HQ-007")
def test_in_the_maze_every_hero_has_a_corner_of_his_own() -> None:
    table = prepared("maze", "barbarian dwarf")
    assert [table.where(hero) for hero in ("barbarian", "dwarf")] == ["A1", "Z1"]


@pytest.mark.rule("HQ-007")
@pytest.mark.parametrize(("name", "squares"), [("quest-6", 6), ("quest-9", 4)])
def test_some_quests_start_in_a_room_without_stairs(name: str, squares: int) -> None:
    table = prepared(name, "dwarf")
    assert len(table.offers) >= squares


@pytest.mark.rule("HQ-004")
@pytest.mark.parametrize("edition", ["eu1", US])
def test_the_heroes_seats_are_offered_the_same_without_the_map(edition: str) -> None:
    table = prepared("quest-5", edition=edition, start="beside-the-stairs")
    while "first turn" in [step.name for step in table.state.agenda]:
        seen = without_secrets(table.state)
        assert [action.name for action in seen.legal_actions()] == table.offers
        table.state.apply(table.state.legal_actions()[-1])
