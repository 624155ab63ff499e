"""Clearing rubble (AN-205, AN-206)."""

from __future__ import annotations

from typing import Any

import pytest
from andor.table import Table, given


def before(rubble: dict[str, int], heroes: str = "warrior dwarf", **rest: Any) -> Table:
    """The heroes stand on 9, next to 7, 14 and 15; the first one is on turn."""
    boards = {name: {"field": "9", **rest.pop(name, {})} for name in heroes.split()}
    return given(heroes, **{"rubble": rubble, "unlocked": ["overtime", "fight"], **boards, **rest})


JOINT = ["overtime", "fight", "joint-battle"]


@pytest.mark.rule("AN-206")
def test_rubble_on_an_adjacent_field_is_cleared_by_a_fight() -> None:
    table = before({"14": 5})
    assert table.may("clear rubble on 14")
    assert table.refused("clear rubble on 15") == "refusal-no-rubble-there"
    assert before({"25": 5}).refused("clear rubble on 25") == "refusal-foe-too-far"


@pytest.mark.rule("AN-206", "AN-004", "AN-002")
def test_a_try_is_the_one_action_of_the_turn() -> None:
    table = before({"14": 5}, warrior={"field": "7"}).do("walk to 9", "stop here")
    assert table.refused("clear rubble on 14") == "refusal-already-acted"


@pytest.mark.rule("AN-206", "AN-046", "AN-053")
def test_each_try_needs_an_hour() -> None:
    table = before({"14": 20}).do("clear rubble on 14")
    assert table.hero("warrior")["hours"] == 1
    table.do("dice 1 1 1", "fight on")
    assert table.hero("warrior")["hours"] == 2
    tired = before({"14": 5}, warrior={"hours": 7, "willpower": 2})
    assert tired.refused("clear rubble on 14") == "refusal-willpower-too-low"


@pytest.mark.rule("AN-206")
def test_a_value_of_at_least_the_number_clears_it() -> None:
    table = before({"14": 7}, warrior={"strength": 3}).do("clear rubble on 14", "dice 1 2 4")
    assert table.offers == ["warrior: rubble away from 14"]
    table.do("rubble away from 14")
    assert table["rubble"] is None
    assert table["battle"] is None
    assert table["turn"] == "warrior"
    assert table.may("end the turn")


@pytest.mark.rule("AN-206")
def test_a_lower_value_clears_nothing_and_costs_nothing_but_the_hour() -> None:
    table = before({"14": 8}, warrior={"strength": 3}).do("clear rubble on 14", "dice 1 2 4")
    assert table["rubble"] == {"14": 8}
    assert table.hero("warrior")["willpower"] == 7
    assert table.offers == ["warrior: fight on", "warrior: break off"]
    table.do("break off")
    assert table["battle"] is None
    assert table["turn"] == "warrior"


@pytest.mark.rule("AN-206")
def test_a_value_of_the_sum_clears_several() -> None:
    table = before({"14": 5, "15": 2, "7": 6}, warrior={"strength": 4}).do("clear rubble on 14", "dice 1 2 4")
    assert table.offers == [f"warrior: rubble away from {field}" for field in ("7", "14", "15")]
    table.do("rubble away from 14")
    assert table.offers == ["warrior: rubble away from 15", "warrior: clear no more"]
    assert table.refused("rubble away from 7") == "refusal-value-too-low"
    table.do("rubble away from 15")
    assert table["rubble"] == {"7": 6}
    assert table["battle"] is None


@pytest.mark.rule("AN-206")
def test_nobody_has_to_clear_more_than_one() -> None:
    table = before({"14": 5, "15": 2}, warrior={"strength": 4}).do("clear rubble on 14", "dice 1 2 4")
    assert table.refused("clear no more") == "refusal-nothing-cleared-yet"
    table.do("rubble away from 14", "clear no more")
    assert table["rubble"] == {"15": 2}
    assert table["battle"] is None


@pytest.mark.rule("AN-206")
def test_if_other_rubble_was_cleared_the_try_may_go_on() -> None:
    table = before({"14": 8, "15": 2}, warrior={"strength": 2}).do("clear rubble on 14", "dice 1 2 4")
    table.do("rubble away from 15", "fight on", "dice 1 2 6", "rubble away from 14")
    assert table["rubble"] is None


@pytest.mark.rule("AN-206", "AN-087", "AN-092")
def test_heroes_next_to_it_may_clear_it_together() -> None:
    table = before({"14": 12}, unlocked=JOINT, warrior={"strength": 3}, dwarf={"field": "25", "strength": 2})
    table.do("clear rubble on 14", "invite dwarf", "join the fight", "dice 1 2 4", "dice 1 3")
    assert table["share"]["left"] == 12
    assert table.hero("dwarf")["hours"] == 1
    table.do("rubble away from 14")
    assert table["rubble"] is None


@pytest.mark.rule("AN-206")
def test_what_is_not_next_to_everybody_is_not_cleared_together() -> None:
    table = before({"14": 5, "7": 2}, unlocked=JOINT, warrior={"strength": 5}, dwarf={"field": "25", "strength": 5})
    table.do("clear rubble on 14", "invite dwarf", "join the fight", "dice 1 2 4", "dice 1 3")
    assert table.offers == ["warrior: rubble away from 14"]


@pytest.mark.rule("AN-206", "AN-059")
def test_a_bow_is_not_used_for_rubble_but_the_archer_rolls_as_always() -> None:
    table = before({"14": 20}, warrior={"bag": {"bow": 1}}).do("clear rubble on 14")
    assert table.offers[-1] == "dice 6 6 6"
    archer = before({"14": 20}, "archer dwarf").do("clear rubble on 14", "dice 3")
    assert archer.offers == ["archer: take the die", "archer: throw a die"]


@pytest.mark.rule("AN-206", "AN-189", "AN-192", "AN-185")
def test_brew_herb_and_helm_help_with_rubble_too() -> None:
    bag = {"bag": {"brew": 1, "herb-3": 1, "helm": 1}}
    table = before({"14": 12}, warrior=bag).do("clear rubble on 14", "dice 1 4 4")
    table.do("drink from the brew", "add herb 3", "rubble away from 14")
    assert table["rubble"] is None


@pytest.mark.rule("AN-206", "AN-141")
def test_rubble_brings_no_reward_and_does_not_move_the_narrator() -> None:
    table = before({"14": 5}, warrior={"strength": 4}).do("clear rubble on 14", "dice 1 2 4", "rubble away from 14")
    assert table["narrator"] == "A"
    assert table.hero("warrior")["gold"] == 0
    assert table["beaten"] is None


@pytest.mark.rule("AN-205")
def test_heroes_do_not_walk_onto_rubble_until_it_is_cleared() -> None:
    table = before({"14": 5}, warrior={"strength": 4})
    refusal = table.refusal("walk to 14")
    assert (refusal.message, refusal.rule) == ("refusal-way-cut", "AN-205")
    table.do("clear rubble on 14", "dice 1 2 4", "rubble away from 14", "end the turn", "pass")
    assert table.may("walk to 14")


@pytest.mark.rule("AN-206", "AN-227")
def test_before_fights_are_allowed_rubble_stays() -> None:
    assert before({"14": 5}, unlocked=["overtime"]).refused("clear rubble on 14") == "refusal-not-yet-unlocked"
