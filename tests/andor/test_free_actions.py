"""Free actions: when, by whom, picking up, giving, trading (AN-034 to AN-042)."""

from __future__ import annotations

import pytest
from andor.tables import ACTED, EVERYBODY, evening, given

from sagenwerk.andor.articles import NO_STONE_HERE
from sagenwerk.andor.exchange import NOT_CARRIED, NOT_HERE, NOTHING_LIES_HERE, ONE_WAY, PARTNER_ASLEEP
from sagenwerk.andor.free import FLOOR_WAS_HAD, HAS_THE_TURN, NOTHING_TO_DO, OWN_TURN_ONLY
from sagenwerk.andor.heroes import DAY_ENDED
from sagenwerk.andor.turn import NOT_ON_TURN, NOT_YET_UNLOCKED, STILL_MOVING


@pytest.mark.rule("AN-034")
def test_free_actions_cost_no_hours() -> None:
    table = given(
        dwarf={"field": "18", "gold": 4, "hours": 7, "bag": {"herb-3": 1}}, warrior={"field": "18"}, gold={"18": 1}
    )
    table.do("pick up gold", "buy strength", "buy shield", "eat herb 3", "give shield to the warrior")
    assert (table.hero("dwarf")["hours"], table.hero("dwarf")["willpower"]) == (7, 10)
    assert table.bag("warrior") == {"shield": 1}


@pytest.mark.rule("AN-034", "AN-009")
def test_any_number_of_free_actions_before_and_after_the_action() -> None:
    table = given(dwarf={"field": "18", "gold": 4}, gold={"19": 1})
    table.do("buy strength", "buy telescope", "walk to 19", "stop here", "pick up gold", "lay down telescope")
    assert table.hero("dwarf") == {
        "field": "19",
        "strength": 2,
        "willpower": 7,
        "hours": 1,
        "gold": 1,
    }


@pytest.mark.rule("AN-035")
def test_free_actions_are_possible_out_of_turn_too() -> None:
    table = given(warrior={"field": "5"}).do("warrior: acts in between", "warrior: empty the well")
    assert table.hero("warrior")["willpower"] == 12
    table.do("warrior: that is all")
    assert (table["turn"], table["this_turn"]) == ("dwarf", None)
    assert table.may("dwarf: walk to 8")


@pytest.mark.rule("AN-035")
def test_out_of_turn_there_is_no_action_of_a_turn() -> None:
    table = given(warrior={"field": "5"}).do("warrior: acts in between")
    assert table.offers == ["warrior: empty the well", "warrior: that is all"]
    assert table.refused("warrior: walk to 4") == "refusal-not-now"
    assert table.refusal("dwarf: eat herb 3") is NOT_ON_TURN


@pytest.mark.rule("AN-035")
def test_who_has_nothing_to_do_is_not_asked() -> None:
    assert given().refusal("warrior: acts in between") is NOTHING_TO_DO


@pytest.mark.rule("AN-035")
def test_the_hero_on_turn_does_free_actions_without_being_asked() -> None:
    assert given(dwarf={"field": "5"}).refusal("dwarf: acts in between") is HAS_THE_TURN


@pytest.mark.rule("AN-035")
def test_the_floor_comes_back_after_the_next_hour() -> None:
    table = given(warrior={"gold": 1, "field": "18"}).do("warrior: acts in between", "warrior: that is all")
    assert table.refusal("warrior: acts in between") is FLOOR_WAS_HAD
    table.do("walk to 8")
    assert table.refusal("warrior: acts in between") is STILL_MOVING
    assert table.do("stop here").may("warrior: acts in between")


@pytest.mark.rule("AN-035")
def test_out_of_turn_also_after_the_action_of_the_hero_on_turn() -> None:
    assert given(warrior={"field": "5"}, this_turn=ACTED).may("warrior: acts in between")


@pytest.mark.rule("AN-035")
def test_by_the_option_free_actions_are_for_the_own_turn_only() -> None:
    table = given(warrior={"field": "5"}, options={"free_actions": "own-turn"})
    assert table.refusal("warrior: acts in between") is OWN_TURN_ONLY
    assert table.do("pass").may("warrior: empty the well")


@pytest.mark.rule("AN-035", "AN-102")
def test_by_that_option_the_hero_on_turn_still_acts_between_two_rounds_of_his_battle() -> None:
    table = given(
        dwarf={"field": "8", "gold": 1, "bag": {"herb-3": 1}},
        warrior={"field": "8", "gold": 1},
        creatures={"8": "gor"},
        options={"free_actions": "own-turn"},
    )
    table.do("attack on 8", "begin the fight", "dice 6 6", "leave the roll as it is", "dice 1 2")
    assert table.offers == ["dwarf: fight on", "dwarf: break off", "dwarf: acts in between"]
    assert table.refusal("warrior: acts in between") is OWN_TURN_ONLY
    table.do("acts in between", "give herb-3 to the warrior", "that is all", "fight on")
    assert table.bag("warrior") == {"herb-3": 1}


@pytest.mark.rule("AN-172", "AN-183")
def test_who_just_acted_acts_again_when_a_falcon_has_come() -> None:
    """The publisher's example: standing with a merchant one buys again at once with the gold that it brought."""
    table = given(dwarf={"gold": 2, "bag": {"falcon": 1}}, warrior={"field": "18", "gold": 2})
    table.do("warrior: acts in between", "warrior: buy strength", "warrior: that is all")
    assert table.refusal("warrior: acts in between") is FLOOR_WAS_HAD
    table.do("send the falcon to the warrior", *["the falcon brings gold to the warrior"] * 2, "the falcon comes back")
    table.do("warrior: acts in between", "warrior: buy strength", "warrior: that is all")
    assert (table.hero("warrior")["strength"], table["turn"]) == (3, "dwarf")


@pytest.mark.rule("AN-036")
def test_no_free_action_while_the_own_marker_lies_in_the_sunrise_box() -> None:
    table = given(warrior={"field": "5", "day_ended": True, "gold": 3})
    assert table.refusal("warrior: acts in between") is DAY_ENDED


@pytest.mark.rule("AN-036", "AN-039")
def test_nobody_gives_to_or_takes_from_a_hero_whose_day_has_ended() -> None:
    table = given(dwarf={"gold": 1}, warrior={"field": "7", "gold": 1, "day_ended": True})
    assert table.refusal("give gold to the warrior") is PARTNER_ASLEEP
    assert table.refusal("take gold from the warrior") is PARTNER_ASLEEP


@pytest.mark.rule("AN-036", "AN-222")
def test_a_shield_still_stops_an_event_of_the_sunrise() -> None:
    table = evening(dwarf={"bag": {"shield": 1}, "field": "7"}, event="golden-2").do("end the day")
    assert table.may("dwarf: hold the shield against the card")


@pytest.mark.rule("AN-037")
@pytest.mark.parametrize(
    "action", ["empty the well", "pick up gold", "lay down gold", "give gold to the warrior", "eat herb 3"]
)
def test_a_free_action_needs_a_hero_who_stands(action: str) -> None:
    table = given(dwarf={"field": "4", "gold": 1, "bag": {"herb-3": 1}}, warrior={"field": "5"}, gold={"5": 1})
    table.do("walk to 5")
    assert table.refusal(action) is STILL_MOVING
    assert table.do("stop here").may(action)


@pytest.mark.rule("AN-038")
@pytest.mark.parametrize("kind", ["gold", "gem-2", "gem-6", "shield", "helm", "wineskin", "herb-4", "stone-blue"])
def test_gold_gems_and_articles_may_be_picked_up_and_laid_down(kind: str) -> None:
    lying = {"gold": {"7": 1}} if kind == "gold" else {"items": {"7": {kind: 1}}}
    table = given(dwarf={"field": "7"}, **lying).do(f"pick up {kind}")
    assert (table["items"], table["gold"]) == (None, None)
    assert table.refusal(f"pick up {kind}") is NOTHING_LIES_HERE
    table.do("pass", "warrior: pass", f"lay down {kind}")
    assert table.there("gold", "7") == 1 if kind == "gold" else table.there("items", "7") == {kind: 1}


@pytest.mark.rule("AN-038")
def test_nothing_is_laid_down_that_nobody_has() -> None:
    assert given().refusal("lay down shield") is NOT_CARRIED
    assert given(items={"7": {"shield": 1}}, dwarf={"field": "9"}).refusal("pick up shield") is NOTHING_LIES_HERE


@pytest.mark.rule("AN-038")
def test_what_was_laid_down_is_not_picked_up_again_in_the_same_turn() -> None:
    """Every turn has to end: contract, section 4."""
    table = given(dwarf={"gold": 2}).do("lay down gold")
    assert table.refusal("pick up gold") is ONE_WAY
    assert table.do("lay down gold", "pass", "warrior: pass").may("pick up gold")


@pytest.mark.rule("AN-039")
def test_heroes_on_the_same_field_give_and_take() -> None:
    table = given(
        dwarf={"field": "7", "gold": 2, "bag": {"helm": 1, "gem-4": 1}}, warrior={"field": "7", "bag": {"shield": 1}}
    )
    table.do("give gold to the warrior", "give helm to the warrior", "give gem-4 to the warrior")
    table.do("take shield from the warrior")
    assert (table.bag("dwarf"), table.bag("warrior")) == ({"shield": 1}, {"helm": 1, "gem-4": 1})
    assert (table.hero("dwarf")["gold"], table.hero("warrior")["gold"]) == (1, 1)


@pytest.mark.rule("AN-039")
def test_heroes_on_different_fields_do_not() -> None:
    table = given(dwarf={"field": "7", "gold": 2}, warrior={"field": "8", "gold": 1})
    assert table.refusal("give gold to the warrior") is NOT_HERE
    assert table.refusal("take gold from the warrior") is NOT_HERE


@pytest.mark.rule("AN-039")
def test_nobody_gives_or_takes_what_is_not_there() -> None:
    table = given(dwarf={"field": "7"}, warrior={"field": "7"})
    assert table.refusal("give helm to the warrior") is NOT_CARRIED
    assert table.refusal("take helm from the warrior") is NOT_CARRIED


@pytest.mark.rule("AN-039")
def test_one_kind_goes_one_way_only_in_a_turn() -> None:
    table = given(dwarf={"gold": 2}, warrior={"field": "7"}).do("give gold to the warrior")
    assert table.refusal("take gold from the warrior") is ONE_WAY
    table = given(dwarf={"gold": 2}, warrior={"field": "7", "gold": 1}).do("take gold from the warrior")
    assert table.refusal("give gold to the warrior") is ONE_WAY


@pytest.mark.rule("AN-039", "AN-227")
def test_before_the_legend_allows_it_nobody_trades() -> None:
    table = given(unlocked=["overtime", "fight"], dwarf={"gold": 1}, warrior={"field": "7", "gold": 1})
    for action in ("give gold to the warrior", "take gold from the warrior", "lay down gold"):
        assert table.refusal(action) is NOT_YET_UNLOCKED


@pytest.mark.rule("AN-040")
def test_strength_and_willpower_are_never_given_away() -> None:
    names = [action.name for action in given().state.scenario.actions.all]
    handed_over = [name for name in names if ": give " in name or ": take " in name or "the falcon brings" in name]
    assert len(handed_over) > 100
    assert not [name for name in handed_over if "strength" in name or ("willpower" in name and "reward" not in name)]


@pytest.mark.rule("AN-041")
def test_a_rune_stone_that_appears_under_a_standing_hero_may_be_taken_at_once() -> None:
    table = given(warrior={"field": "14"}, items={"14": {"stone": 1}}, stones_unseen={"stone-blue": 1})
    table.do("warrior: acts in between", "warrior: uncover a rune stone", "stone-blue", "warrior: pick up stone-blue")
    assert table.bag("warrior") == {"stone-blue": 1}


@pytest.mark.rule("AN-041", "AN-037")
def test_a_rune_stone_elsewhere_is_not_taken() -> None:
    assert given(items={"14": {"stone": 1}}).refusal("uncover a rune stone") is NO_STONE_HERE


@pytest.mark.rule("AN-042")
def test_using_articles_is_a_free_action() -> None:
    table = given(
        "dwarf warrior",
        dwarf={"field": "7", "bag": {"telescope": 1, "herb-4": 1}},
        warrior={"field": "9", "bag": {"falcon": 1, "wineskin": 1}},
        fog={"8": "unknown"},
        fog_unseen={"gold": 1},
    )
    table.do("look at 8", "fog: gold", "eat herb 4", "warrior: acts in between")
    table.do("warrior: send the falcon to the dwarf", "warrior: the falcon brings wineskin to the dwarf")
    table.do("warrior: the falcon comes back", "warrior: that is all")
    assert (table["turn"], table.hero("dwarf")["hours"], table.hero("warrior")["hours"]) == ("dwarf", 0, 0)
    assert table.may("walk to 8")


@pytest.mark.rule("AN-042", "AN-180")
def test_articles_that_belong_to_a_move_are_used_in_the_own_move_only() -> None:
    table = given(warrior={"field": "9", "bag": {"wineskin": 1, "herb-3": 1}}).do("warrior: acts in between")
    assert table.refused("warrior: drink from the wineskin") == "refusal-not-now"
    assert table.refused("warrior: walk on herb 3") == "refusal-not-now"


@pytest.mark.rule("AN-035")
def test_everybody_may_act_in_between_one_after_the_other() -> None:
    table = given(EVERYBODY, **{hero: {"field": "18", "gold": 2} for hero in ("warrior", "archer", "wizard")})
    for hero in ("wizard", "warrior", "archer"):
        table.do(f"{hero}: acts in between", f"{hero}: buy strength", f"{hero}: that is all")
        assert table.hero(hero)["strength"] == 2
    assert table["turn"] == "dwarf"
