"""Figures on the heroes' side: Prince Thorald, the shield dwarves (AN-215 to AN-219)."""

from __future__ import annotations

from typing import Any

import pytest
from andor.tables import Table, given, own_legend

from sagenwerk.andor.allies import NO_STEPS_LEFT, NO_SUCH_ALLY, NOT_LEADING
from sagenwerk.andor.heroes import NO_HOUR_LEFT
from sagenwerk.andor.turn import ALREADY_ACTED, NOT_ON_TURN, NOT_YET_UNLOCKED, STILL_MOVING
from sagenwerk.andor.walk import NOT_ADJACENT


def with_prince(field: str = "72", **position: Any) -> Table:
    """Prince Thorald stands there."""
    return given(allies={"prince": field}, **position)


@pytest.mark.rule("AN-215")
def test_one_hour_leads_the_prince_up_to_four_fields() -> None:
    table = with_prince().do("lead prince", *[f"lead prince to {to}" for to in (18, 14, 2, 0)])
    assert (table["allies"], table.hero("dwarf")["hours"]) == ({"prince": "0"}, 1)
    assert table.refusal("lead prince to 7") is NO_STEPS_LEFT


@pytest.mark.rule("AN-215")
def test_fewer_fields_are_allowed() -> None:
    table = with_prince().do("lead prince", "lead prince to 18", "stop leading", "end the turn")
    assert (table["allies"], table["turn"]) == ({"prince": "18"}, "warrior")


@pytest.mark.rule("AN-215")
def test_it_may_be_repeated_in_the_same_turn() -> None:
    table = with_prince().do("lead prince", "lead prince to 18", "lead prince")
    for to in (14, 2, 0, 7, 9, 15, 7):
        table.do(f"lead prince to {to}")
    assert (table["allies"], table.hero("dwarf")["hours"]) == ({"prince": "7"}, 2)
    assert table.refusal("lead prince to 0") is NO_STEPS_LEFT


@pytest.mark.rule("AN-215", "AN-002")
def test_it_is_the_action_of_the_turn() -> None:
    table = with_prince().do("lead prince")
    assert table.refusal("walk to 8") is ALREADY_ACTED
    assert table.refusal("pass") is ALREADY_ACTED
    assert table.refusal("end the turn") is STILL_MOVING
    table = with_prince().do("walk to 8", "stop here")
    assert table.refusal("lead prince") is ALREADY_ACTED


@pytest.mark.rule("AN-215", "AN-012")
def test_without_an_hour_nobody_leads() -> None:
    assert with_prince(dwarf={"hours": 10}).refusal("lead prince") is NO_HOUR_LEFT


@pytest.mark.rule("AN-215")
def test_only_on_the_own_turn_and_after_an_hour_is_spent() -> None:
    table = with_prince()
    assert table.refusal("warrior: lead prince") is NOT_ON_TURN
    assert table.refusal("lead prince to 18") is NOT_LEADING


@pytest.mark.rule("AN-215")
def test_the_prince_must_be_there_and_the_legend_must_allow_it() -> None:
    assert given().refusal("lead prince") is NO_SUCH_ALLY
    assert with_prince(unlocked=["overtime"]).refusal("lead prince") is NOT_YET_UNLOCKED


@pytest.mark.rule("AN-216")
def test_the_prince_takes_no_tokens_and_moves_no_farmers() -> None:
    position = {
        "fog": {"8": "gor", "11": "unknown"},
        "farmers": {"7": 1},
        "gold": {"8": 1},
        "items": {"8": {"helm": 1}},
        "wells": {"5": "full"},
    }
    table = with_prince("0", dwarf={"field": "14"}, **position)
    table.do("lead prince", "lead prince to 7", "lead prince to 8", "lead prince to 11", "stop leading")
    assert (table["fog"], table["farmers"], table["gold"], table["items"]) == (
        {"8": "gor", "11": "unknown"},
        {"7": 1},
        {"8": 1},
        {"8": {"helm": 1}},
    )
    assert (table["farmers_saved"], table["creatures"]) == (None, {})


@pytest.mark.rule("AN-216")
def test_a_creature_on_his_field_does_not_mind_him_nor_he_it() -> None:
    table = with_prince("7", creatures={"8": "gor"}).do("lead prince", "lead prince to 8", "stop leading")
    assert (table["allies"], table["creatures"]) == ({"prince": "8"}, {"8": "gor"})


@pytest.mark.rule("AN-217")
def test_on_the_field_of_the_creature_he_gives_four_strength_to_a_single_hero() -> None:
    position = {"dwarf": {"field": "8"}, "creatures": {"8": "gor"}}
    for prince, value in (("8", 1 + 4 + 3), ("7", 1 + 3)):
        table = with_prince(prince, **position).do("attack on 8", "dice 2 3", "dice 5 6")
        said = [
            line
            for message in ("event-creature-loses", "event-heroes-lose", "event-values-equal")
            for line in table.lines(message)
        ]
        assert said[0]["heroes-value"] == value


@pytest.mark.rule("AN-218")
def test_he_uses_bridges_like_a_hero() -> None:
    table = with_prince("16").do("lead prince", "lead prince to 48")
    assert table["allies"] == {"prince": "48"}
    assert with_prince("32").do("lead prince").refusal("lead prince to 47") is NOT_ADJACENT


@pytest.mark.rule("AN-219", "AN-003")
def test_the_shield_dwarves_follow_the_same_rules() -> None:
    table = own_legend(
        """
        [[ally]]
        id = "shield-dwarves"
        de = "Schildzwerge"
        en = "Shield dwarves"
        bonus = 4
        fields = 4
        """,
        '{ do = "place", what = "shield-dwarves", fields = [71] },'
        '{ do = "place-creature", creature = "gor", fields = [7] }',
    )
    table.do("lead shield-dwarves", *[f"lead shield-dwarves to {to}" for to in (43, 39, 38, 16)])
    assert (table["allies"], table.hero("dwarf")["hours"]) == ({"shield-dwarves": "16"}, 1)
    assert table.refusal("lead shield-dwarves to 13") is NO_STEPS_LEFT
    table.do("lead shield-dwarves", *[f"lead shield-dwarves to {to}" for to in (13, 6, 0, 7)], "stop leading")
    table.do("end the turn", "warrior: pass", "attack on 7", "dice 2 3", "dice 1 2")
    assert table.lines("event-creature-loses")[0]["heroes-value"] == 1 + 4 + 3
