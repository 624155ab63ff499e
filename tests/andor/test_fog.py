"""Fog tokens (AN-158 to AN-167)."""

from __future__ import annotations

from typing import Any

import pytest
from andor.tables import GAME, Table, given, new_game

from sagenwerk.andor.fog_cards import EMPTY_IN_ORDER

#: What lies in the box, by kind.
TOKENS = {
    "event": 5,
    "gold": 3,
    "gor": 2,
    "strength": 1,
    "willpower-2": 1,
    "willpower-3": 1,
    "wineskin": 1,
    "brew": 1,
}


def into_the_fog(kind: str, **position: Any) -> Table:
    """The dwarf ends a move on a token that shows this."""
    position = {"dwarf": {"field": "7"}, "fog": {"8": kind}, **position}
    return given(**position).do("walk to 8", "stop here")


@pytest.mark.rule("AN-158")
def test_fifteen_tokens_lie_face_down_one_on_each_fog_field() -> None:
    table = new_game()
    board = GAME.scenario("legend-2")
    assert len(board.fog_fields) == 15
    assert table["fog"] == {board.field_names[field]: "unknown" for field in board.fog_fields}


@pytest.mark.rule("AN-163")
def test_the_tokens_of_the_box() -> None:
    assert new_game()["fog_unseen"] == TOKENS


@pytest.mark.rule("AN-159", "AN-163")
def test_ending_a_move_on_fog_forces_uncovering_it() -> None:
    table = into_the_fog("unknown")
    assert table.chances == {f"fog: {kind}": number for kind, number in TOKENS.items()}
    assert table.question == "fog on 8 opens"


@pytest.mark.rule("AN-159")
def test_what_nobody_has_seen_yet_gets_less() -> None:
    table = into_the_fog("unknown", fog_unseen={"gold": 1, "event": 2})
    assert table.chances == {"fog: event": 2, "fog: gold": 1}
    assert table.do("fog: gold")["fog_unseen"] == {"event": 2}


@pytest.mark.rule("AN-160")
def test_the_token_then_leaves_the_game() -> None:
    table = into_the_fog("unknown").do("fog: gold")
    assert table["fog"] == {}
    table.do("end the turn", "warrior: pass", "walk to 7", "walk to 8", "stop here")
    assert table.hero("dwarf")["gold"] == 1


@pytest.mark.rule("AN-161")
def test_passing_does_nothing() -> None:
    table = given(dwarf={"field": "7"}, fog={"8": "unknown", "11": "gor"}).do("walk to 8", "walk to 11", "walk to 0")
    table.do("stop here")
    assert table["fog"] == {"8": "unknown", "11": "gor"}
    assert table["creatures"] == {}


@pytest.mark.rule("AN-162", "AN-184")
def test_a_token_uncovered_by_the_telescope_lies_open_and_acts_when_a_move_ends_there() -> None:
    table = given(
        dwarf={"field": "7", "bag": {"telescope": 1}}, warrior={"field": "9"}, fog={"8": "unknown"}, creatures={}
    )
    table.do("look at 8", "fog: strength")
    assert (table["fog"], table.hero("dwarf")["strength"]) == ({"8": "strength"}, 1)
    assert table["fog_unseen"] == {kind: number for kind, number in TOKENS.items() if kind != "strength"}
    table.do("pass", "warrior: walk to 8", "warrior: stop here")
    assert (table["fog"], table.hero("warrior")["strength"]) == ({}, 2)


@pytest.mark.rule("AN-162")
def test_an_open_token_does_nothing_to_those_who_pass_or_stand_beside() -> None:
    table = given(dwarf={"field": "7"}, fog={"8": "gor"}).do("walk to 8", "walk to 9", "stop here")
    assert (table["fog"], table["creatures"]) == ({"8": "gor"}, {})


@pytest.mark.rule("AN-162", "AN-159")
def test_a_token_under_a_hero_who_does_not_move_stays() -> None:
    """Silver 9 can uncover one there."""
    table = given(dwarf={"field": "8"}, fog={"8": "gold"}).do("pass")
    assert table["fog"] == {"8": "gold"}


@pytest.mark.rule("AN-164")
def test_a_gor_token_brings_a_gor() -> None:
    table = into_the_fog("gor")
    assert (table["creatures"], table["fog"]) == ({"8": "gor"}, {})


@pytest.mark.rule("AN-164", "AN-123")
def test_the_gor_obeys_the_placing_rule() -> None:
    assert into_the_fog("gor", creatures={"8": "troll"})["creatures"] == {"7": "gor", "8": "troll"}


@pytest.mark.rule("AN-165", "AN-221")
def test_an_event_token_carries_out_the_top_event_card() -> None:
    table = into_the_fog("event", events={"on_top": ["golden-14"]})
    assert table.hero("dwarf")["willpower"] == 10
    assert len(into_the_fog("event").chances) == 34


@pytest.mark.rule("AN-166")
@pytest.mark.parametrize(
    ("kind", "what", "number"),
    [
        ("gold", "gold", 1),
        ("strength", "strength", 2),
        ("willpower-2", "willpower", 9),
        ("willpower-3", "willpower", 10),
    ],
)
def test_gold_strength_and_willpower_go_to_the_hero(kind: str, what: str, number: int) -> None:
    assert into_the_fog(kind).hero("dwarf")[what] == number


@pytest.mark.rule("AN-166", "AN-191")
def test_a_wineskin_comes_from_the_equipment_board() -> None:
    table = into_the_fog("wineskin")
    assert (table.bag("dwarf"), table["supply"]["wineskin"]) == ({"wineskin": 1}, 4)


@pytest.mark.rule("AN-166", "AN-179")
def test_a_wineskin_without_room_for_it_lies_on_the_field() -> None:
    """An interpretation: nothing says that it is lost."""
    table = into_the_fog("wineskin", dwarf={"field": "7", "bag": {"telescope": 1, "herb-3": 1, "brew": 1}})
    assert table.there("items", "8") == {"wineskin": 1}


@pytest.mark.rule("AN-191", "AN-166")
def test_without_a_wineskin_on_the_equipment_board_none_is_found() -> None:
    table = into_the_fog("wineskin", supply={"wineskin": 0})
    assert (table.bag("dwarf"), table["items"], table["fog"]) == ({}, None, {})


@pytest.mark.rule("AN-167", "AN-228")
def test_in_the_first_part_of_legend_1_large_tokens_lie_on_11_12_and_13() -> None:
    assert set(new_game(scenario="legend-1")["fog"]) == {"11", "12", "13"}


@pytest.mark.rule("AN-167", "AN-228")
def test_in_the_second_part_eleven_tokens_lie_out() -> None:
    """Left out: both gors, the wineskin, the brew; four fog fields stay empty, and none lies under a hero."""
    table = new_game("dwarf warrior", scenario="legend-1-part-2")
    for field in ("8", "16", "44", "63"):
        table.do(f"SET-UP/1: {field}")
    assert len(table["fog"]) == 11
    assert not set(table["fog"]) & {"8", "16", "44", "63"}
    kinds = ("event", "gold", "strength", "willpower-2", "willpower-3")
    assert table["fog_unseen"] == {kind: TOKENS[kind] for kind in kinds}


@pytest.mark.rule("AN-167")
def test_the_group_names_the_empty_fields_in_order_and_as_many_as_there_must_be() -> None:
    """So that each choice of four is there once: after 56 only 63 and 64 would be left."""
    table = new_game("dwarf warrior", scenario="legend-1-part-2")
    assert table.refusal("SET-UP/1: 56") is EMPTY_IN_ORDER
    table.do("SET-UP/1: 12")
    assert table.refusal("SET-UP/1: 11") is EMPTY_IN_ORDER
    assert table.refusal("SET-UP/1: 12").rule == "AN-167"


@pytest.mark.rule("AN-167")
def test_no_token_lies_under_a_hero() -> None:
    """Heroes stand on 0 and on the fields of their ranks; in a game that goes on from the first part anywhere."""
    table = given(
        scenario="legend-1",
        dwarf={"field": "1"},
        warrior={"field": "8"},
        watching=["trigger home"],
        goals=["uncover-fog"],
    )
    table.do("walk to 0", "stop here", "TOO-EARLY/0: go-on")
    assert "group: SET-UP/1: 8" not in table.offers
    while table.question.startswith("SET-UP"):
        table.do(table.offers[0])
    assert len(table["fog"]) == 11
    assert "8" not in table["fog"]
