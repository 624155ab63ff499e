"""Rune stones and the black die (AN-195 to AN-200)."""

from __future__ import annotations

from typing import Any

import pytest
from andor.tables import GAME, Table, given

from sagenwerk.andor.articles import NO_STONE_HERE
from sagenwerk.andor.exchange import NOTHING_LIES_HERE
from sagenwerk.andor.heroes import NO_ROOM
from sagenwerk.andor.rolls import BLACK_DIE_STAYS

THREE_COLOURS = {"stone-blue": 1, "stone-yellow": 1, "stone-green": 1}


def runes(**position: Any) -> Table:
    """The Narrator comes to the letter where the card of the rune stones lies."""
    drawn = {"drawn": [GAME.scenario("legend-2").event_names[card] for card in GAME.scenario("legend-2").event_deck]}
    table = given(put={"RUNES": "B"}, events=drawn, witch="8", **position)
    return table.do("end the day", "warrior: end the day")


@pytest.mark.rule("AN-195")
def test_six_rune_stones_two_of_each_colour() -> None:
    assert given()["stones_unseen"] == {"stone-blue": 2, "stone-yellow": 2, "stone-green": 2}


@pytest.mark.rule("AN-195", "AN-196")
def test_legend_2_lays_out_five_of_them_by_two_dice_each() -> None:
    """A red die says the tens, a hero's die the ones; several may lie on one field."""
    table = runes()
    for tens, ones in ((1, 1), (6, 6), (3, 4), (3, 4), (5, 2)):
        table.do(f"a die shows {tens}", f"a die shows {ones}")
    assert table["items"] == {"11": {"stone": 1}, "34": {"stone": 2}, "52": {"stone": 1}, "66": {"stone": 1}}
    assert table["stones_unseen"] == {"stone-blue": 2, "stone-yellow": 2, "stone-green": 2}


@pytest.mark.rule("AN-196")
def test_they_lie_face_down() -> None:
    table = given(items={"7": {"stone": 1}}, dwarf={"field": "7"})
    assert table.refusal("pick up stone-blue") is NOTHING_LIES_HERE
    assert not [offer for offer in table.offers if "pick up" in offer]
    assert table.do("uncover a rune stone").chances == {"stone-blue": 2, "stone-yellow": 2, "stone-green": 2}


@pytest.mark.rule("AN-197")
def test_they_may_be_uncovered_and_taken_with_a_creature_on_the_field() -> None:
    table = given(items={"7": {"stone": 1}}, dwarf={"field": "7"}, creatures={"7": "troll"})
    table.do("uncover a rune stone", "stone-green", "pick up stone-green")
    assert (table.bag("dwarf"), table["items"]) == ({"stone-green": 1}, None)


@pytest.mark.rule("AN-197")
def test_or_left() -> None:
    table = given(items={"7": {"stone": 1}}, dwarf={"field": "7"}).do("uncover a rune stone", "stone-green", "pass")
    assert table["items"] == {"7": {"stone-green": 1}}


@pytest.mark.rule("AN-197")
def test_where_no_stone_lies_face_down_none_is_uncovered() -> None:
    assert given(items={"7": {"stone-blue": 1}}, dwarf={"field": "7"}).refusal("uncover a rune stone") is NO_STONE_HERE


@pytest.mark.rule("AN-198")
def test_three_colours_on_one_board_give_a_black_die_in_place_of_an_own_one() -> None:
    table = given(dwarf={"field": "8", "bag": THREE_COLOURS}, creatures={"8": "gor"}).do("attack on 8")
    assert table.offers == ["dwarf: roll the black die", "dwarf: roll own dice only"]
    table.do("roll the black die", "dice 3", "black dice 12")
    assert table.lines("event-roll-counts")[-1]["value"] == 12


@pytest.mark.rule("AN-198")
def test_the_black_die_has_the_faces_6_6_8_10_10_12() -> None:
    table = given("wizard dwarf", wizard={"field": "8", "bag": THREE_COLOURS}, creatures={"8": "gor"})
    table.do("attack on 8", "roll the black die")
    assert table.chances == {"black dice 6": 2, "black dice 8": 1, "black dice 10": 2, "black dice 12": 1}


@pytest.mark.rule("AN-198")
@pytest.mark.parametrize("bag", [{"stone-blue": 2, "stone-green": 1}, {"stone-blue": 1, "stone-yellow": 1}])
def test_two_colours_give_nothing(bag: dict[str, int]) -> None:
    table = given(dwarf={"field": "8", "bag": bag}, creatures={"8": "gor"}).do("attack on 8")
    assert table.question == "all dice of a hero"


@pytest.mark.rule("AN-198")
def test_only_as_long_as_all_three_lie_there() -> None:
    table = given(dwarf={"field": "8", "bag": THREE_COLOURS}, creatures={"8": "gor"}).do("lay down stone-blue")
    assert table.do("attack on 8").question == "all dice of a hero"


@pytest.mark.rule("AN-199")
def test_they_fill_the_three_small_slots() -> None:
    table = given(dwarf={"field": "7", "bag": THREE_COLOURS}, items={"7": {"herb-3": 1, "helm": 1}})
    assert table.refusal("pick up herb-3") is NO_ROOM
    assert table.may("pick up helm")


def black_six(**options: str) -> Table:
    """The wizard has thrown a black 6."""
    table = given("wizard dwarf", wizard={"field": "8", "bag": THREE_COLOURS}, creatures={"8": "gor"}, options=options)
    return table.do("attack on 8", "roll the black die", "black dice 6")


@pytest.mark.rule("AN-200")
def test_the_wizard_may_turn_the_black_die() -> None:
    table = black_six().do("turn the black die")
    assert table.lines("event-roll-counts")[-1]["value"] == 10


@pytest.mark.rule("AN-200")
def test_opposite_faces_as_one_table_has_them() -> None:
    assert GAME.scenario("legend-2").black_opposites == {6: 10, 8: 12, 10: 6, 12: 8}


@pytest.mark.rule("AN-200")
def test_by_the_option_it_is_not_turned() -> None:
    table = black_six(black_die_turning="no")
    assert table.question == "dice of the creature"
    assert table.lines("event-roll-counts")[-1]["value"] == 6


@pytest.mark.rule("AN-200", "AN-060")
def test_the_other_dice_of_such_a_roll_he_may_turn_all_the_same() -> None:
    table = given(
        "dwarf wizard",
        dwarf={"field": "8", "bag": THREE_COLOURS},
        wizard={"field": "8"},
        creatures={"8": "gor"},
        options={"black_die_turning": "no"},
    )
    table.do("attack on 8", "invite wizard", "join the fight", "dwarf: roll the black die", "dice 1", "black dice 8")
    assert table.refusal("turn the black die") is BLACK_DIE_STAYS
    assert table.may("turn a 1")
