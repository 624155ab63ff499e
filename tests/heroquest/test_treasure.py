"""Treasure cards: drawing one and what it brings (HQ-120, HQ-125, HQ-127 to HQ-129, HQ-133, HQ-137)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, given

from sagenwerk.heroquest.state import IN_PIT
from sagenwerk.heroquest.wounds import potions_of


def searching(edition: str = "eu1") -> Table:
    """The barbarian searches for treasure and is about to draw a card."""
    table = given(edition).hero("barbarian", "B2").hero("elf", "G2").turn("barbarian")
    return table.do("search for treasure")


def left(table: Table, card: str) -> int:
    """Cards of this kind in the deck."""
    return int(table.state.deck[table.state.tables.treasure_names.index(card)])


@pytest.mark.rule("HQ-120", "HQ-127")
def test_every_card_that_is_left_comes_as_often_as_it_is_there() -> None:
    table = searching()
    assert table.chances["treasure card: wandering-monster"] == 5
    assert table.chances["treasure card: gold-25"] == 2
    assert sum(table.chances.values()) == sum(table.state.deck)


@pytest.mark.rule("HQ-125", "HQ-127")
def test_gold_is_noted_and_its_card_stays_out() -> None:
    table = searching().do("treasure card: gold-25")
    assert table.sheet("barbarian").gold == 25
    assert left(table, "gold-25") == 1
    assert table.says("event-card-drawn")[0]["cards-left"] == 1
    table.turn("elf").do("search for treasure", "treasure card: gold-25").hero("elf", "D4").turn("elf")
    assert "treasure card: gold-25" not in table.do("search for treasure").offers


@pytest.mark.rule("HQ-126", "HQ-127")
def test_a_potion_is_kept_and_its_card_stays_out() -> None:
    table = searching().do("treasure card: potion-of-healing")
    assert potions_of(table.sheet("barbarian").potions, table.potion("potion-of-healing")) == 1
    assert left(table, "potion-of-healing") == 1


@pytest.mark.rule("HQ-129")
def test_gold_by_dice_costs_the_next_turn() -> None:
    table = searching().do("treasure card: gold-dice").sums(4)
    assert table.sheet("barbarian").gold == 40
    assert table.sheet("barbarian").turns_lost == 1
    assert table.acting == "barbarian"


@pytest.mark.rule("HQ-128", "HQ-127")
def test_an_arrow_hurts_and_goes_back_into_the_deck() -> None:
    table = searching("eu2").do("treasure card: trap-arrow")
    assert table.sheet("barbarian").body == 7
    assert left(table, "trap-arrow") == 1
    assert table.acting == "barbarian"


@pytest.mark.rule("HQ-128")
def test_the_pit_of_a_card_holds_the_hero_until_his_next_turn() -> None:
    table = searching().do("treasure card: trap-pit")
    assert table.sheet("barbarian").body == 7
    assert table.sheet("barbarian").has(IN_PIT)
    assert table.acting == "elf"


@pytest.mark.rule("HQ-128")
def test_a_hazard_that_says_so_ends_the_turn() -> None:
    table = searching("us").do("treasure card: hazard-arrow")
    assert table.acting == "elf"
    assert table.sheet("barbarian").body == 7


@pytest.mark.rule("HQ-128")
def test_a_card_that_brings_nothing_brings_nothing() -> None:
    table = searching().do("treasure card: nothing")
    assert table.sheet("barbarian").gold == 0
    assert table.acting == "barbarian"


@pytest.mark.rule("HQ-133", "HQ-137", "HQ-127")
def test_after_a_wandering_monster_the_hero_finishes_his_turn() -> None:
    table = given().hero("barbarian", "B2").hero("elf", "G2")
    table.state.quest.wandering = [kind.name for kind in table.state.quest.kinds].index("orc")
    table.turn("barbarian").do("search for treasure", "treasure card: wandering-monster")
    while table.state.turn == 0 and table.asked != "barbarian":
        table.do(table.offers[0])
    assert table.state.squares[0] >= 0
    assert left(table, "wandering-monster") == 4
    assert table.may("roll for the march")


@pytest.mark.rule("HQ-120")
def test_a_quest_without_treasure_cards_has_none_to_draw() -> None:
    table = given("eu2").hero("barbarian", "B2")
    table.state.deck = [0] * len(table.state.deck)
    table.turn("barbarian").do("search for treasure")
    assert table.asked == "barbarian"
    assert "event-finds-nothing" in table.told


@pytest.mark.rule("HQ-127")
def test_in_the_first_printing_every_card_comes_once_before_those_below_come_in_their_order() -> None:
    table = given(heroes="barbarian").hero("barbarian", "B2")
    table.state.deck = [0] * len(table.state.deck)
    for card in ("gold-25", "trap-arrow", "potion-of-healing", "nothing"):
        table.state.deck[table.state.tables.treasure_names.index(card)] = 1
    for card in ("trap-arrow", "potion-of-healing", "gold-25", "nothing"):
        again(table).do(f"treasure card: {card}")
    assert sum(table.state.deck) == 0
    assert again(table).offers == ["treasure card: trap-arrow"]
    table.do("treasure card: trap-arrow", "drink potion-of-healing")
    for card in ("gold-25", "trap-arrow", "potion-of-healing"):
        assert again(table).offers == [f"treasure card: {card}"]
        table.do(f"treasure card: {card}")
    assert table.state.below == [table.state.tables.treasure_names.index(card) for card in ("gold-25", "trap-arrow")]


def again(table: Table) -> Table:
    """The barbarian searches his room for treasure as if nobody ever had."""
    table.state.treasure_searched = [0] * len(table.state.treasure_searched)
    return table.turn("barbarian").do("search for treasure")


@pytest.mark.rule("HQ-127")
def test_a_potion_that_a_note_gave_has_no_card_to_go_below() -> None:
    table = given().hero("barbarian", "B2", potions="potion-of-healing", body=2).turn("barbarian")
    table.do("drink potion-of-healing")
    assert list(table.state.below) == []


@pytest.mark.rule("HQ-127")
@pytest.mark.parametrize("edition", ["eu2", "us"])
def test_in_the_others_hazards_are_shuffled_in_again_and_nothing_goes_below(edition: str) -> None:
    table = searching(edition)
    hazard = "trap-crossbow" if edition == "eu2" else "hazard-arrow"
    before = left(table, hazard)
    table.do(f"treasure card: {hazard}")
    assert (left(table, hazard), list(table.state.below)) == (before, [])
