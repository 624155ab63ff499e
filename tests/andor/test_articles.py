"""Articles: storage, wineskin, shield, bow, falcon, telescope, helm, brew (AN-179 to AN-191)."""

from __future__ import annotations

from typing import Any

import pytest
from andor.table import given as on_the_small_board
from andor.tables import Table, evening, given, in_own_legend, sunrise

from sagenwerk.andor.articles import NO_TELESCOPE, NOTHING_HIDDEN, TOO_FAR_TO_SEE
from sagenwerk.andor.cards import NO_SHIELD
from sagenwerk.andor.exchange import (
    FALCON_USED,
    NO_FALCON,
    NOT_CARRIED,
    NOTHING_TO_SEND,
    ONE_WAY,
    PARTNER_ASLEEP,
    RUBBLE_IN_THE_WAY,
    SAME_FIELD,
    TOO_LARGE_FOR_FALCON,
)
from sagenwerk.andor.heroes import NO_HOUR_LEFT, NO_ROOM
from sagenwerk.andor.position import restore
from sagenwerk.andor.rolls import NO_BREW
from sagenwerk.andor.turn import ALREADY_ACTED, NOT_ON_TURN, STILL_MOVING
from sagenwerk.andor.walk import NO_WINESKIN

# Storage


@pytest.mark.rule("AN-179")
@pytest.mark.parametrize(
    ("kept", "more"),
    [
        ({"shield": 1}, "bow"),
        ({"damaged-shield": 1}, "shield"),
        ({"used-falcon": 1}, "falcon"),
        ({"helm": 1}, "helm"),
        ({"wineskin": 2, "telescope": 1}, "herb-3"),
        ({"half-wineskin": 1, "half-brew": 1, "brew": 1}, "wineskin"),
        ({"stone-blue": 1, "stone-green": 1, "herb-4": 1}, "stone-yellow"),
    ],
)
def test_one_large_article_one_helm_and_three_small_ones(kept: dict[str, int], more: str) -> None:
    table = given(dwarf={"field": "7", "bag": kept}, items={"7": {more: 1}})
    assert table.refusal(f"pick up {more}") is NO_ROOM


@pytest.mark.rule("AN-179")
def test_a_full_hero_board() -> None:
    bag = {"bow": 1, "helm": 1, "wineskin": 1, "telescope": 1, "brew": 1, "gem-2": 5, "gem-4": 5, "gem-6": 1}
    assert given(dwarf={"field": "7", "gold": 99, "bag": bag}).bag("dwarf") == bag


@pytest.mark.rule("AN-179")
def test_gold_and_gems_have_no_limit() -> None:
    table = given(
        dwarf={"field": "7", "gold": 50, "bag": {"bow": 1, "helm": 1, "wineskin": 3, "gem-2": 4}},
        gold={"7": 1},
        items={"7": {"gem-2": 1, "gem-6": 1}},
    )
    table.do("pick up gold", "pick up gem-2", "pick up gem-6")
    assert (table.hero("dwarf")["gold"], table.bag("dwarf")["gem-2"], table.bag("dwarf")["gem-6"]) == (51, 5, 1)


@pytest.mark.rule("AN-179")
@pytest.mark.parametrize("way", ["give bow to the warrior", "take shield from the warrior"])
def test_nobody_gets_what_does_not_fit(way: str) -> None:
    table = given(dwarf={"field": "7", "bag": {"bow": 1}}, warrior={"field": "7", "bag": {"shield": 1}})
    assert table.refusal(way) is NO_ROOM


@pytest.mark.rule("AN-179")
def test_where_one_thing_is_laid_down_another_fits() -> None:
    table = given(dwarf={"field": "7", "bag": {"bow": 1}}, items={"7": {"shield": 1}})
    assert table.do("lay down bow", "pick up shield").bag("dwarf") == {"shield": 1}


# Wineskin


@pytest.mark.rule("AN-180")
def test_each_side_of_a_wineskin_lets_the_hero_enter_one_field_without_an_hour() -> None:
    table = given(dwarf={"field": "7", "bag": {"wineskin": 1}})
    table.do("drink from the wineskin", "walk to 8", "walk to 9")
    assert (table.hero("dwarf")["hours"], table.bag("dwarf")) == (1, {"half-wineskin": 1})
    table.do("drink from the wineskin", "walk to 15", "stop here")
    assert (table.hero("dwarf")["hours"], table.bag("dwarf")) == (1, {})


@pytest.mark.rule("AN-180")
def test_an_emptied_wineskin_goes_back_to_the_equipment_board() -> None:
    table = given(dwarf={"field": "7", "bag": {"half-wineskin": 1}}, supply={"wineskin": 3})
    assert table.do("drink from the wineskin")["supply"]["wineskin"] == 4


@pytest.mark.rule("AN-180")
def test_both_sides_and_several_wineskins_may_be_used_in_one_move() -> None:
    table = given(dwarf={"field": "7", "hours": 10, "bag": {"wineskin": 2}})
    table.do(*["drink from the wineskin"] * 4, "walk to 8", "walk to 9", "walk to 15", "walk to 7")
    assert table.hero("dwarf")["hours"] == 10
    assert table.refusal("walk to 8") is NO_HOUR_LEFT


@pytest.mark.rule("AN-180", "AN-046")
def test_a_field_entered_with_a_wineskin_costs_no_willpower_in_overtime() -> None:
    table = given(dwarf={"field": "7", "hours": 7, "willpower": 1, "bag": {"wineskin": 1}})
    table.do("drink from the wineskin", "walk to 8", "stop here")
    assert (table.hero("dwarf")["hours"], table.hero("dwarf")["willpower"]) == (7, 1)


@pytest.mark.rule("AN-180")
def test_what_is_not_walked_is_lost_with_the_move() -> None:
    table = given(dwarf={"field": "7", "bag": {"wineskin": 1}})
    table.do("drink from the wineskin", "drink from the wineskin", "walk to 8", "stop here", "end the turn")
    table.do("warrior: pass", "walk to 9")
    assert table.hero("dwarf")["hours"] == 1


@pytest.mark.rule("AN-180", "AN-215")
def test_a_wineskin_does_not_carry_the_prince() -> None:
    table = given(dwarf={"field": "7", "bag": {"wineskin": 1}}, allies={"prince": "72"})
    table.do("drink from the wineskin", "lead prince")
    assert table["this_turn"]["free_steps"] == 4


@pytest.mark.rule("AN-180", "AN-002")
def test_a_wineskin_helps_in_a_move_only_and_only_who_has_one() -> None:
    assert given().refusal("drink from the wineskin") is NO_WINESKIN
    table = given(dwarf={"bag": {"wineskin": 1}}, this_turn={"doing": "acted"})
    assert table.refusal("drink from the wineskin") is ALREADY_ACTED


# Shield


@pytest.mark.rule("AN-181", "AN-222")
def test_each_side_of_a_shield_stops_one_event_card() -> None:
    table = sunrise(dwarf={"field": "7", "bag": {"shield": 1}}, event="golden-2")
    table.do("dwarf: hold the shield against the card")
    assert table.bag("dwarf") == {"damaged-shield": 1}
    assert (table.hero("dwarf")["willpower"], table.hero("warrior")["willpower"]) == (7, 7)


@pytest.mark.rule("AN-181")
def test_after_both_sides_the_shield_goes_back_to_the_equipment_board() -> None:
    table = sunrise(dwarf={"field": "7", "bag": {"damaged-shield": 1}}, supply={"shield": 2}, event="golden-2")
    table.do("dwarf: hold the shield against the card")
    assert (table.bag("dwarf"), table["supply"]["shield"]) == ({}, 3)


@pytest.mark.rule("AN-181", "AN-072")
def test_each_side_cancels_the_own_loss_of_one_battle_round() -> None:
    table = given(dwarf={"field": "8", "bag": {"shield": 1}}, creatures={"8": "gor"})
    table.do("attack on 8", "dice 1 1", "dice 6 6", "hold up the shield")
    assert (table.hero("dwarf")["willpower"], table.bag("dwarf")) == (7, {"damaged-shield": 1})
    table.do("fight on", "dice 1 1", "dice 6 6", "hold up the shield")
    assert (table.hero("dwarf")["willpower"], table.bag("dwarf")) == (7, {})


@pytest.mark.rule("AN-181")
def test_without_a_shield_nobody_holds_one() -> None:
    table = sunrise(dwarf={"field": "7", "bag": {"shield": 1}}, event="golden-2")
    assert table.refusal("warrior: hold the shield against the card") is NO_SHIELD


# Bow


@pytest.mark.rule("AN-182")
def test_with_a_bow_a_hero_attacks_from_an_adjacent_field_dice_one_by_one() -> None:
    table = given("warrior dwarf", warrior={"field": "7", "bag": {"bow": 1}}, creatures={"8": "gor"})
    assert table.do("attack on 8").chances == {f"dice {face}": 1 for face in range(1, 7)}
    table.do("dice 2")
    assert table.offers == ["warrior: take the die", "warrior: throw a die"]


@pytest.mark.rule("AN-182")
def test_on_the_field_of_the_creature_the_bow_is_not_used() -> None:
    table = given("warrior dwarf", warrior={"field": "8", "bag": {"bow": 1}}, creatures={"8": "gor"})
    assert len(table.do("attack on 8").offers) == 56


@pytest.mark.rule("AN-182")
def test_a_bow_gives_the_archer_nothing() -> None:
    for bag in ({}, {"bow": 1}):
        table = given("archer dwarf", archer={"field": "7", "bag": bag}, creatures={"8": "gor"})
        assert len(table.do("attack on 8").offers) == 6


@pytest.mark.rule("AN-184")
def test_nobody_looks_over_a_broken_bridge() -> None:
    position: dict[str, Any] = {"fog": {"48": "unknown"}, "scenario": "legend-1-part-2"}
    table = given(dwarf={"field": "16", "bag": {"telescope": 1}}, **position)
    assert table.may("look at 48")
    table = given(dwarf={"field": "16", "bag": {"telescope": 1}}, cut=["16-48"], **position)
    assert table.refusal("look at 48") is TOO_FAR_TO_SEE


# Falcon


def with_falcon(**position: Any) -> Table:
    """The dwarf on 7 owns a falcon, the warrior is far away."""
    boards: dict[str, Any] = {
        "dwarf": {"field": "7", "gold": 2, "bag": {"falcon": 1, "helm": 1, "telescope": 1, "gem-4": 1}},
        "warrior": {"field": "60", "gold": 1, "bag": {"shield": 1, "brew": 1}},
    }
    return given(**{**boards, **position})


@pytest.mark.rule("AN-183")
def test_the_falcon_exchanges_small_articles_helm_gold_and_gems_at_a_distance() -> None:
    table = with_falcon().do("send the falcon to the warrior")
    for freight in ("helm", "telescope", "gem-4", "gold", "gold"):
        table.do(f"the falcon brings {freight} to the warrior")
    table.do("the falcon brings brew from the warrior", "the falcon comes back")
    assert table.bag("dwarf") == {"used-falcon": 1, "brew": 1}
    assert table.bag("warrior") == {"shield": 1, "helm": 1, "telescope": 1, "gem-4": 1}
    assert (table.hero("dwarf")["gold"], table.hero("warrior")["gold"]) == (0, 3)
    assert (table["turn"], table.hero("dwarf")["hours"]) == ("dwarf", 0)


@pytest.mark.rule("AN-183")
def test_never_shield_or_bow() -> None:
    table = with_falcon().do("send the falcon to the warrior")
    assert table.refusal("the falcon brings shield from the warrior") is TOO_LARGE_FOR_FALCON
    assert table.refusal("the falcon brings used-falcon to the warrior") is TOO_LARGE_FOR_FALCON
    table = with_falcon(warrior={"field": "60", "bag": {"bow": 1, "helm": 1}}).do("send the falcon to the warrior")
    assert table.refusal("the falcon brings bow from the warrior") is TOO_LARGE_FOR_FALCON


@pytest.mark.rule("AN-183")
def test_no_farmer_flies() -> None:
    table = with_falcon(dwarf={"field": "7", "farmers": 1, "bag": {"falcon": 1}}).do("send the falcon to the warrior")
    assert table.refusal("the falcon brings farmer to the warrior") is TOO_LARGE_FOR_FALCON


@pytest.mark.rule("AN-183", "AN-117")
def test_once_a_day() -> None:
    table = with_falcon().do("send the falcon to the warrior", "the falcon comes back")
    assert table.refusal("send the falcon to the warrior") is FALCON_USED
    table.do("pass", "warrior: pass")
    assert table.refusal("send the falcon to the warrior") is FALCON_USED


@pytest.mark.rule("AN-183")
def test_one_of_the_two_must_own_a_falcon() -> None:
    table = given(dwarf={"gold": 1}, warrior={"gold": 1})
    assert table.refusal("send the falcon to the warrior") is NO_FALCON


@pytest.mark.rule("AN-183", "AN-035")
def test_its_owner_sends_it_out_of_turn_too() -> None:
    table = with_falcon(turn="warrior").do("dwarf: acts in between", "dwarf: send the falcon to the warrior")
    table.do("dwarf: the falcon brings gold to the warrior", "dwarf: the falcon comes back", "dwarf: that is all")
    assert (table.hero("warrior")["gold"], table["turn"]) == (2, "warrior")


@pytest.mark.rule("AN-183")
def test_on_the_same_field_nobody_needs_it() -> None:
    table = with_falcon(warrior={"field": "7", "gold": 1})
    assert table.refusal("send the falcon to the warrior") is SAME_FIELD


@pytest.mark.rule("AN-183", "AN-036")
def test_it_does_not_fly_to_a_hero_whose_day_has_ended() -> None:
    table = with_falcon(warrior={"field": "60", "gold": 1, "day_ended": True})
    assert table.refusal("send the falcon to the warrior") is PARTNER_ASLEEP


@pytest.mark.rule("AN-183")
def test_it_does_not_fly_for_nothing() -> None:
    table = given(dwarf={"field": "7", "bag": {"falcon": 1}}, warrior={"field": "60", "bag": {"shield": 1}})
    assert table.refusal("send the falcon to the warrior") is NOTHING_TO_SEND


@pytest.mark.rule("AN-183", "AN-179")
def test_what_does_not_fit_does_not_fly() -> None:
    table = with_falcon(warrior={"field": "60", "bag": {"telescope": 3, "helm": 1}}).do(
        "send the falcon to the warrior"
    )
    assert table.refusal("the falcon brings telescope to the warrior") is NO_ROOM
    assert table.refusal("the falcon brings helm to the warrior") is NO_ROOM


@pytest.mark.rule("AN-183", "AN-179")
def test_full_hero_boards_exchange_by_falcon_too_and_in_the_end_everything_fits() -> None:
    full = {"field": "7", "bag": {"falcon": 1, "stone-blue": 2, "wineskin": 1}}
    table = given(dwarf=full, warrior={"field": "60", "bag": {"stone-green": 1, "stone-yellow": 1, "telescope": 1}})
    table.do("send the falcon to the warrior")
    for swapped in ("wineskin", "stone-blue"):
        table.do(f"the falcon brings {swapped} to the warrior")
    assert table.refusal("the falcon comes back") is NO_ROOM
    assert restore(table.state.board, table.state.position()).digest() == table.state.digest()
    table.do("the falcon brings stone-green from the warrior")
    assert table.refusal("the falcon comes back") is NO_ROOM
    table.do("the falcon brings stone-yellow from the warrior")
    assert table.refusal("the falcon brings wineskin from the warrior") is ONE_WAY
    table.do("the falcon comes back")
    assert table.bag("dwarf") == {"used-falcon": 1, "stone-blue": 1, "stone-green": 1, "stone-yellow": 1}
    assert table.bag("warrior") == {"wineskin": 1, "stone-blue": 1, "telescope": 1}


@pytest.mark.rule("AN-183", "AN-179")
def test_never_more_flies_than_can_still_go_back() -> None:
    full = {"field": "7", "bag": {"falcon": 1, "stone-blue": 2, "wineskin": 1}}
    table = given(dwarf=full, warrior={"field": "60", "bag": {"stone-blue": 2, "telescope": 1}})
    table.do("send the falcon to the warrior", "the falcon brings stone-blue to the warrior")
    assert table.refusal("the falcon brings stone-blue to the warrior") is NO_ROOM
    assert table.offers == ["dwarf: the falcon brings telescope from the warrior"]
    table.do("the falcon brings telescope from the warrior")
    assert table.may("the falcon comes back")


@pytest.mark.rule("AN-183")
def test_it_brings_nothing_that_nobody_has() -> None:
    table = with_falcon().do("send the falcon to the warrior")
    assert table.refusal("the falcon brings wineskin to the warrior") is NOT_CARRIED
    assert table.refusal("the falcon brings wineskin from the warrior") is NOT_CARRIED


@pytest.mark.rule("AN-183")
def test_it_flies_between_these_two_only() -> None:
    table = given(
        "dwarf warrior archer",
        dwarf={"field": "7", "gold": 2, "bag": {"falcon": 1}},
        warrior={"gold": 1},
        archer={"gold": 1},
    ).do("send the falcon to the warrior")
    for action in ("the falcon brings gold to the archer", "the falcon brings gold from the archer"):
        assert table.refusal(f"dwarf: {action}") is NOT_ON_TURN
    assert table.refusal("warrior: the falcon brings gold to the archer") is NOT_ON_TURN


def crown(slot: str) -> str:
    """A thing of a legend that needs this slot."""
    return f'[[thing]]\nid = "crown"\nde = "Krone"\nen = "Crown"\nslot = "{slot}"'


@pytest.mark.rule("AN-183", "AN-190")
@pytest.mark.parametrize(("slot", "flies"), [("small", True), ("head", True), ("purse", True), ("large", False)])
def test_things_of_a_legend_fly_if_they_are_not_large(slot: str, flies: bool) -> None:
    owner = {"field": "60", "gold": 1, "bag": {"falcon": 1}}
    table = in_own_legend(crown(slot), warrior=owner, turn="warrior", things={"crown": "dwarf"})
    table.do("send the falcon to the dwarf")
    if flies:
        assert table.do("the falcon brings crown from the dwarf")["things"] == {"crown": "warrior"}
    else:
        assert table.refusal("the falcon brings crown from the dwarf") is TOO_LARGE_FOR_FALCON


@pytest.mark.rule("AN-183")
def test_one_kind_flies_one_way_only() -> None:
    table = with_falcon().do("send the falcon to the warrior", "the falcon brings gold to the warrior")
    assert table.refusal("the falcon brings gold from the warrior") is ONE_WAY


@pytest.mark.rule("AN-205", "AN-183")
def test_it_flies_neither_over_rubble_nor_onto_it() -> None:
    position: dict[str, Any] = {"dwarf": {"field": "7", "gold": 1, "bag": {"falcon": 1}}, "warrior": {"field": "25"}}
    for rubble in ({"9": 5}, {"25": 5}, {"7": 5}, {"14": 5, "15": 5}):
        blocked = on_the_small_board(**position, rubble=rubble)
        assert blocked.refusal("send the falcon to the warrior") is RUBBLE_IN_THE_WAY
    assert on_the_small_board(**position, rubble={"14": 5}).may("send the falcon to the warrior")


# Telescope


@pytest.mark.rule("AN-184")
def test_the_telescope_uncovers_fog_on_adjacent_fields_without_activating_it() -> None:
    table = given(dwarf={"field": "7", "bag": {"telescope": 1}}, fog={"8": "unknown", "11": "unknown"})
    table.do("look at 8", "fog: gor", "look at 11", "fog: gold")
    assert (table["fog"], table["creatures"], table.hero("dwarf")["gold"]) == ({"8": "gor", "11": "gold"}, {}, 0)
    assert table.bag("dwarf") == {"telescope": 1}


@pytest.mark.rule("AN-184", "AN-197")
def test_the_telescope_uncovers_rune_stones_too() -> None:
    table = given(
        dwarf={"field": "7", "bag": {"telescope": 1}},
        items={"8": {"stone": 2}},
        stones_unseen={"stone-blue": 1, "stone-green": 1},
    )
    table.do("look at 8", "stone-green", "stone-blue")
    assert table.there("items", "8") == {"stone-blue": 1, "stone-green": 1}


@pytest.mark.rule("AN-184")
def test_not_in_passing_not_farther_not_where_nothing_is_hidden_not_without_one() -> None:
    position = {"fog": {"8": "unknown", "12": "unknown", "11": "gold"}}
    table = given(dwarf={"field": "0", "bag": {"telescope": 1}}, **position).do("walk to 7")
    assert table.refusal("look at 8") is STILL_MOVING
    table.do("stop here")
    assert table.may("look at 8")
    assert table.refusal("look at 12") is TOO_FAR_TO_SEE
    assert table.refusal("look at 11") is NOTHING_HIDDEN
    assert table.refusal("look at 9") is NOTHING_HIDDEN
    assert given(dwarf={"field": "7"}, **position).refusal("look at 8") is NO_TELESCOPE


@pytest.mark.rule("AN-184", "AN-035")
def test_also_out_of_turn() -> None:
    table = given(warrior={"field": "7", "bag": {"telescope": 1}}, fog={"8": "unknown"})
    table.do("warrior: acts in between", "warrior: look at 8", "fog: event", "warrior: that is all")
    assert table["fog"] == {"8": "event"}


# Helm and brew


def fight(hero: str = "warrior", **board: Any) -> Table:
    """The hero stands with a skral and attacks it; the other one is far away."""
    other = "dwarf" if hero != "dwarf" else "warrior"
    position = {hero: {"field": "32", **board}, other: {"field": "7"}, "creatures": {"32": "skral"}}
    return given(f"{hero} {other}", **position).do("attack on 32")


def value(table: Table) -> int:
    """The battle value of the hero who has just rolled."""
    number: int = table.lines("event-roll-counts")[-1]["value"]
    return number


@pytest.mark.rule("AN-185")
def test_a_helm_adds_all_equal_dice() -> None:
    assert value(fight(bag={"helm": 1}).do("dice 3 3 3")) == 9
    assert value(fight(bag={"helm": 1}).do("dice 2 2 5")) == 5
    assert value(fight().do("dice 3 3 3")) == 3


@pytest.mark.rule("AN-186")
def test_a_helm_gives_nothing_where_only_the_last_die_counts() -> None:
    table = fight("archer", bag={"helm": 1}).do("dice 3", "throw a die", "dice 3", "take the die")
    assert value(table) == 3
    table = given("warrior dwarf", warrior={"field": "16", "bag": {"bow": 1, "helm": 1}}, creatures={"32": "skral"})
    table.do("attack on 32", "dice 4", "throw a die", "dice 4", "take the die")
    assert value(table) == 4


@pytest.mark.rule("AN-187")
def test_a_helm_gives_nothing_to_the_wizard_with_one_die() -> None:
    assert value(fight("wizard", bag={"helm": 1}).do("dice 4", "wizard: turn no die")) == 4


@pytest.mark.rule("AN-186", "AN-187")
@pytest.mark.parametrize("hero", ["archer", "wizard"])
def test_those_who_gain_nothing_may_still_buy_and_hand_on_a_helm(hero: str) -> None:
    table = given(f"{hero} dwarf", **{hero: {"field": "18", "gold": 2}}, dwarf={"field": "18"}).do("buy helm")
    assert table.do("give helm to the dwarf").bag("dwarf") == {"helm": 1}


@pytest.mark.rule("AN-188")
def test_helm_and_brew_are_never_combined() -> None:
    table = fight(bag={"helm": 1, "brew": 1}).do("dice 4 4 4")
    assert value(table.do("drink from the brew")) == 8
    table = fight(bag={"helm": 1, "brew": 1}).do("dice 4 4 4")
    assert value(table.do("leave the roll as it is")) == 12


@pytest.mark.rule("AN-189")
def test_brew_doubles_the_own_die_value_by_one_half_a_round() -> None:
    table = fight(bag={"brew": 2}, strength=3).do("dice 2 5 5", "drink from the brew")
    assert (value(table), table.bag("warrior")) == (10, {"brew": 1, "half-brew": 1})
    assert table.question == "dice of the creature"


@pytest.mark.rule("AN-189")
def test_a_brew_has_two_halves_and_then_goes_back() -> None:
    table = fight(bag={"brew": 1}, willpower=14).do("dice 1 1 1 2", "drink from the brew", "dice 1 2", "fight on")
    table.do("dice 1 1 3", "drink from the half-brew")
    assert (value(table), table.bag("warrior"), table["supply"]["brew"]) == (6, {}, 6)


@pytest.mark.rule("AN-189")
def test_nobody_drinks_what_he_does_not_have() -> None:
    table = fight(bag={"half-brew": 1}).do("dice 1 2 3")
    assert table.refusal("drink from the brew") is NO_BREW
    assert table.may("drink from the half-brew")


# Things of legends


@pytest.mark.rule("AN-190")
def test_the_parchment_needs_a_small_slot() -> None:
    full = given(
        scenario="legend-1-part-2",
        dwarf={"field": "5", "bag": {"wineskin": 3}},
        things={"parchment": "5"},
        unlocked=["overtime", "trade"],
    )
    assert full.refusal("pick up parchment") is NO_ROOM
    table = given(
        scenario="legend-1-part-2", dwarf={"field": "5"}, things={"parchment": "5"}, unlocked=["overtime", "trade"]
    )
    assert table.do("pick up parchment")["things"] == {"parchment": "dwarf"}


@pytest.mark.rule("AN-190", "AN-031")
def test_the_parchment_is_taken_by_a_hero_who_stands_there_not_in_passing() -> None:
    table = given(
        scenario="legend-1-part-2", dwarf={"field": "4"}, things={"parchment": "5"}, unlocked=["overtime", "trade"]
    )
    table.do("walk to 5")
    assert table.refusal("pick up parchment") is STILL_MOVING


@pytest.mark.rule("AN-190", "AN-039")
def test_the_parchment_may_be_laid_down_and_handed_on() -> None:
    position = {"scenario": "legend-1-part-2", "unlocked": ["overtime", "trade"], "things": {"parchment": "dwarf"}}
    table = given(dwarf={"field": "8"}, warrior={"field": "8"}, **position)
    assert table.do("give parchment to the warrior")["things"] == {"parchment": "warrior"}
    table = given(dwarf={"field": "8"}, **position).do("lay down parchment")
    assert table["things"] == {"parchment": "8"}


@pytest.mark.rule("AN-190")
@pytest.mark.parametrize(("slot", "bag"), [("small", {"wineskin": 3}), ("large", {"bow": 1}), ("head", {"helm": 1})])
def test_poison_and_other_things_of_a_legend_need_a_slot_too(slot: str, bag: dict[str, int]) -> None:
    table = in_own_legend(crown(slot), dwarf={"field": "7", "bag": bag}, things={"crown": "7"})
    assert table.refusal("pick up crown") is NO_ROOM
    assert table.do(f"lay down {next(iter(bag))}", "pick up crown")["things"] == {"crown": "dwarf"}


@pytest.mark.rule("AN-191")
def test_nothing_can_be_found_that_is_no_longer_on_the_equipment_board() -> None:
    """Golden 12: heroes at the river fill a wineskin, as long as there are any."""
    table = evening(dwarf={"field": "16"}, warrior={"field": "38"}, supply={"wineskin": 1}, event="golden-12")
    table.do("end the day")
    assert table["supply"]["wineskin"] == 0
    assert table.bag("dwarf").get("wineskin", 0) + table.bag("warrior").get("wineskin", 0) == 1
