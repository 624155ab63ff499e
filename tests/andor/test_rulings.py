"""The sixteen rulings on questions that players really ask (A-1 to A-16), each with its hint for a test."""

from __future__ import annotations

from typing import Any

import pytest
from andor.tables import EVERYBODY, Table, beaten, evening, given, new_game, sunrise

from sagenwerk.andor.exchange import FALCON_USED, TOO_LARGE_FOR_FALCON
from sagenwerk.andor.heroes import DAY_ENDED, WILLPOWER_TOO_LOW
from sagenwerk.andor.joint_battle import LEFT_FOR_GOOD
from sagenwerk.andor.rolls import NO_SUCH_DIE
from sagenwerk.andor.shop import NOT_ENOUGH_GOLD
from sagenwerk.andor.turn import ALREADY_ACTED, NOT_ON_TURN, STILL_MOVING


def together(heroes: str, foe: str = "troll", **position: Any) -> Table:
    """They all stand on 8 with the creature, and the first of them has invited the others."""
    order = heroes.split()
    boards = {hero: {"field": "8", **position.pop(hero, {})} for hero in order}
    table = given(heroes, creatures={"8": foe}, **boards, **position).do("attack on 8")
    for other in order[1:]:
        table.do(f"{order[0]}: invite {other}", f"{other}: join the fight")
    return table


# A-1: when the wizard decides


@pytest.mark.rule("AN-060", "AN-061", "AN-094")
def test_a_1_after_the_next_hero_has_rolled_a_die_of_the_one_before_is_not_turned() -> None:
    table = together("warrior dwarf wizard").do("dice 1 2 5")
    assert table.asked == "wizard"
    table.do("turn no die", "dice 3 4")
    assert table.refusal("wizard: turn a 5") is NO_SUCH_DIE
    assert table.offers == ["wizard: turn a 3", "wizard: turn a 4", "wizard: turn no die"]


@pytest.mark.rule("AN-061")
def test_a_1_he_does_not_wait_for_the_roll_of_the_creature() -> None:
    table = together("wizard warrior").do("dice 1", "turn no die", "dice 1 1 1", "turn no die")
    assert table.question == "dice of the creature"
    table.do("dice 1 2 6")
    assert not [offer for offer in table.offers if "turn" in offer]


@pytest.mark.rule("AN-060", "AN-094")
def test_a_1_one_die_a_round_his_own_or_somebody_elses() -> None:
    table = together("warrior wizard").do("dice 1 1 2", "turn a 1")
    assert table.lines("event-roll-counts")[-1]["value"] == 6
    assert table.do("dice 1").question == "dice of the creature"


# A-2: the helm


@pytest.mark.rule("AN-185", "AN-186", "AN-187", "AN-188")
@pytest.mark.parametrize(
    ("hero", "field", "bag", "rolls", "value"),
    [
        ("warrior", "8", {"helm": 1}, ["dice 4 4 5"], 8),
        ("dwarf", "8", {"helm": 1}, ["dice 3 3"], 6),
        ("archer", "8", {"helm": 1}, ["dice 3", "throw a die", "dice 3", "take the die"], 3),
        ("warrior", "9", {"helm": 1, "bow": 1}, ["dice 3", "throw a die", "dice 3", "take the die"], 3),
        ("wizard", "8", {"helm": 1}, ["dice 3", "turn no die"], 3),
        ("warrior", "8", {"helm": 1, "brew": 1}, ["dice 4 4 5", "drink from the brew"], 10),
        ("warrior", "8", {"helm": 1, "brew": 1}, ["dice 4 4 5", "leave the roll as it is"], 8),
    ],
)
def test_a_2_who_profits_from_the_helm(
    hero: str, field: str, bag: dict[str, int], rolls: list[str], value: int
) -> None:
    other = "dwarf" if hero != "dwarf" else "warrior"
    table = given(
        f"{hero} {other}", **{hero: {"field": field, "bag": bag}, other: {"field": "60"}}, creatures={"8": "troll"}
    )
    table.do("attack on 8", *rolls)
    assert table.lines("event-roll-counts")[-1]["value"] == value


# A-3: the brew


@pytest.mark.rule("AN-106", "AN-189", "AN-092", "AN-192", "AN-094")
def test_a_3_the_worked_example_29_against_16() -> None:
    """Strengths 7; dwarf 5 doubled, wizard 4 and a herb of 3, archer's last die 2 turned to 5."""
    table = given(
        "dwarf wizard archer",
        dwarf={"field": "8", "strength": 3, "bag": {"brew": 1}},
        wizard={"field": "8", "strength": 2, "bag": {"herb-3": 1}},
        archer={"field": "7", "strength": 2},
        creatures={"8": "skral"},
        narrator="H",
    )
    table.do("attack on 8", "invite wizard", "join the fight", "invite archer", "join the fight")
    table.do("dice 3 5", "wizard: turn no die", "dwarf: drink from the brew")
    table.do("dice 4", "wizard: turn no die", "wizard: add herb 3")
    table.do("dice 6", "throw a die", "dice 2", "take the die", "wizard: turn a 2")
    table.do("dice 5 5")
    said = table.lines("event-creature-loses")[0]
    assert (said["heroes-value"], said["creature-value"], said["creature-willpower"]) == (29, 16, 0)
    assert (table["beaten"], table["narrator"]) == (None, "H")
    table.do(*["1 gold to dwarf as reward"] * 4)
    assert (table["beaten"], table["narrator"]) == ({"skral": 1}, "I")


@pytest.mark.rule("AN-189")
def test_a_3_not_from_two_tokens_at_once() -> None:
    table = together("dwarf warrior", dwarf={"bag": {"brew": 1, "half-brew": 1}}).do("dice 3 5")
    assert table.offers[:2] == ["dwarf: drink from the brew", "dwarf: drink from the half-brew"]
    table.do("drink from the brew")
    assert "drink" not in " ".join(table.offers)


@pytest.mark.rule("AN-062", "AN-102")
def test_a_3_it_is_announced_before_the_creature_rolls_and_not_passed_on_inside_the_round() -> None:
    table = together("dwarf warrior", dwarf={"bag": {"brew": 1}}).do("dice 3 5", "drink from the brew")
    assert table.refused("dwarf: acts in between") == "refusal-not-now"
    assert table.refused("dwarf: give half-brew to the warrior") == "refusal-not-now"
    table.do("dice 1 1 2")
    assert table.refused("warrior: drink from the half-brew") == "refusal-not-now"


# A-4: shopping


@pytest.mark.rule("AN-172", "AN-031")
def test_a_4_nobody_shops_in_passing() -> None:
    table = given(dwarf={"field": "14", "gold": 4}).do("walk to 18")
    assert table.refusal("buy strength") is STILL_MOVING
    assert table.do("walk to 72", "stop here").refused("buy strength") == "refusal-no-merchant-here"


@pytest.mark.rule("AN-172", "AN-183")
def test_a_4_but_out_of_turn_when_gold_has_come_by_falcon() -> None:
    table = given(dwarf={"field": "7", "gold": 2, "bag": {"falcon": 1}}, warrior={"field": "57"})
    assert not table.may("warrior: acts in between")
    table.do("send the falcon to the warrior", *["the falcon brings gold to the warrior"] * 2, "the falcon comes back")
    table.do("warrior: acts in between", "warrior: buy strength", "warrior: that is all")
    assert (table.hero("warrior")["strength"], table.hero("warrior")["hours"], table["turn"]) == (2, 0, "dwarf")


@pytest.mark.rule("AN-169", "AN-170", "AN-171")
def test_a_4_in_the_mine_the_dwarf_alone_pays_one_for_strength_and_two_for_articles() -> None:
    table = given(dwarf={"field": "71", "gold": 3}, warrior={"field": "71", "gold": 1}).do("buy strength", "buy helm")
    assert table.hero("dwarf")["gold"] == 0
    table.do("pass")
    assert table.refusal("warrior: buy strength") is NOT_ENOUGH_GOLD


# A-5: tokens in passing


@pytest.mark.rule("AN-031", "AN-161", "AN-037")
def test_a_5_in_passing_nothing_is_collected_and_no_fog_triggered() -> None:
    table = given(
        dwarf={"field": "4"},
        fog={"5": "gor", "4": "unknown"},
        gold={"5": 1},
        items={"5": {"gem-2": 1, "stone": 1, "helm": 1}},
    ).do("walk to 5")
    for action in ("pick up gold", "pick up gem-2", "pick up helm", "uncover a rune stone", "empty the well"):
        assert table.refusal(action) is STILL_MOVING
    assert table.do("walk to 0", "stop here")["fog"] == {"5": "gor", "4": "unknown"}


@pytest.mark.rule("AN-159")
def test_a_5_ending_the_move_on_fog_forces_its_activation() -> None:
    table = given(dwarf={"field": "4"}, fog={"5": "unknown"}).do("walk to 5", "stop here")
    assert all(offer.startswith("fog: ") for offer in table.offers)


@pytest.mark.rule("AN-041")
def test_a_5_a_rune_stone_under_a_standing_hero_may_be_taken_at_once_also_out_of_turn() -> None:
    """The stones fall after the Narrator's step of a sunrise."""
    table = sunrise(put={"RUNES": "B"}, witch="8", dwarf={"field": "7"}, warrior={"field": "11"}, rooster="dwarf")
    table.do(*["a die shows 1", "a die shows 1"] * 5)
    assert table["turn"] == "dwarf"
    table.do("warrior: acts in between", "warrior: uncover a rune stone", "stone-green", "warrior: pick up stone-green")
    assert table.bag("warrior") == {"stone-green": 1}


@pytest.mark.rule("AN-210")
def test_a_5_the_exception_farmers_are_picked_up_and_set_down_while_moving() -> None:
    table = given(dwarf={"field": "25"}, farmers={"24": 1})
    table.do("walk to 24", "pick up farmer", "walk to 21", "walk to 4", "lay down farmer", "walk to 0", "stop here")
    assert (table["farmers"], table["farmers_saved"]) == ({"4": 1}, None)


# A-6: farmers


@pytest.mark.rule("AN-212", "AN-213", "AN-214")
def test_a_6_a_farmer_dies_whenever_he_and_a_creature_share_a_field() -> None:
    passing = given(dwarf={"field": "24", "farmers": 1}, creatures={"21": "gor"}).do("walk to 21", "walk to 4")
    assert passing.hero("dwarf").get("farmers") is None
    assert passing.hero("dwarf")["willpower"] == 7
    assert sunrise(farmers={"7": 1}, creatures={"8": "gor"})["farmers"] is None
    with_hero = sunrise(dwarf={"field": "7", "farmers": 1}, creatures={"8": "gor"})
    assert with_hero.hero("dwarf").get("farmers") is None


# A-7: crossing and jumping


@pytest.mark.rule("AN-030")
def test_a_7_heroes_enter_and_pass_fields_with_creatures() -> None:
    table = given(dwarf={"field": "7"}, creatures={"8": "troll"}).do("walk to 8", "walk to 9", "stop here")
    assert table.hero("dwarf")["field"] == "9"


@pytest.mark.rule("AN-121", "AN-122")
def test_a_7_a_creature_leaps_over_three_others_into_the_castle_within_one_sunrise() -> None:
    table = sunrise(creatures={"22": "gor", "19": "troll", "3": "troll", "1": "troll"})
    entered = [line["creature"] for line in table.lines("event-enters-castle")]
    assert entered == ["gor", "troll"]
    assert table["creatures"] == {"1": "troll", "3": "troll"}


@pytest.mark.rule("AN-123")
def test_a_7_the_same_for_a_creature_just_placed() -> None:
    table = given(dwarf={"field": "7"}, fog={"8": "gor"}, creatures={"8": "troll", "7": "troll"})
    assert table.do("walk to 8", "stop here")["intruders"] == ["gor"]


# A-8: overtime


@pytest.mark.rule("AN-046", "AN-047", "AN-048")
@pytest.mark.parametrize("action", ["walk to 7", "pass", "attack on 8", "lead prince"])
@pytest.mark.parametrize(("prices", "willpower"), [([2, 2, 2], 2), ([2, 2, 2], 1), ([3, 3, 3], 3)])
def test_a_8_nobody_works_overtime_down_to_nothing(action: str, prices: list[int], willpower: int) -> None:
    position = {"creatures": {"8": "gor"}, "allies": {"prince": "8"}, "prices": prices}
    table = given(dwarf={"field": "8", "hours": 7, "willpower": willpower}, **position)
    assert table.refusal(action) is WILLPOWER_TOO_LOW
    assert given(dwarf={"field": "8", "hours": 7, "willpower": willpower + 3}, **position).may(action)


@pytest.mark.rule("AN-079", "AN-046")
def test_a_8_a_lost_battle_round_may_still_take_the_last() -> None:
    table = given(dwarf={"field": "8", "hours": 7, "willpower": 3, "strength": 2}, creatures={"8": "troll"})
    table.do("attack on 8", "dice 1", "dice 6 6 6")
    assert (table.hero("dwarf")["willpower"], table.hero("dwarf")["strength"]) == (3, 1)
    assert "event-falls" in table.told


# A-9: walking and attacking


@pytest.mark.rule("AN-004", "AN-005")
def test_a_9_not_in_one_turn_but_by_invitation_before_the_next() -> None:
    table = given(dwarf={"field": "7"}, warrior={"field": "8"}, creatures={"8": "troll"}).do("walk to 8", "stop here")
    assert table.refusal("attack on 8") is ALREADY_ACTED
    table.do("end the turn", "warrior: attack on 8", "invite dwarf", "join the fight")
    assert table["battle"]["fighters"] == ["dwarf", "warrior"]


# A-10: the falcon


@pytest.mark.rule("AN-183", "AN-117")
def test_a_10_once_a_day_and_never_shield_or_bow() -> None:
    table = given(
        dwarf={"field": "7", "gold": 1, "bag": {"falcon": 1, "helm": 1}}, warrior={"field": "60", "bag": {"shield": 1}}
    ).do("send the falcon to the warrior")
    assert table.refusal("the falcon brings shield from the warrior") is TOO_LARGE_FOR_FALCON
    table.do("the falcon brings helm to the warrior", "the falcon comes back")
    assert table.refusal("send the falcon to the warrior") is FALCON_USED
    assert sunrise(dwarf={"bag": {"used-falcon": 1}}).bag("dwarf") == {"falcon": 1}


def first_round(option: str) -> Table:
    """Dwarf and warrior fight a troll, the archer far away owns a falcon; the first round is over."""
    table = given(
        "dwarf warrior archer",
        dwarf={"field": "8"},
        warrior={"field": "60"},
        archer={"field": "70", "gold": 1, "bag": {"falcon": 1, "brew": 1}},
        creatures={"8": "gor"},
        options={"falcon_in_battle": option},
    )
    return table.do("attack on 8", "dice 2 3", "dice 1 2")


@pytest.mark.rule("AN-102", "AN-183")
def test_a_10_not_inside_a_battle_round_but_between_rounds() -> None:
    table = first_round("between-rounds")
    table.do("archer: acts in between", "archer: send the falcon to the dwarf")
    table.do("archer: the falcon brings brew to the dwarf", "archer: the falcon comes back", "archer: that is all")
    table.do("dwarf: fight on", "dice 2 3")
    assert table.refused("archer: acts in between") == "refusal-not-now"
    assert table.may("dwarf: drink from the brew")


@pytest.mark.rule("AN-102", "AN-183")
def test_a_10_by_the_option_not_between_rounds_either() -> None:
    table = first_round("never").do("archer: acts in between")
    assert table.refused("archer: send the falcon to the dwarf") == "refusal-falcon-in-battle"


# A-11: rune stones


@pytest.mark.rule("AN-198", "AN-199", "AN-197", "AN-200")
def test_a_11_three_colours_fill_the_small_slots_and_give_a_black_die() -> None:
    stones = {"stone-blue": 1, "stone-yellow": 1, "stone-green": 1}
    table = given(
        "wizard dwarf",
        wizard={"field": "8", "bag": stones},
        creatures={"8": "gor"},
        items={"8": {"stone": 1, "herb-3": 1}, "7": {"stone": 1}},
    )
    assert table.refused("pick up herb-3") == "refusal-no-room"
    table.do("attack on 8", "roll the black die", "black dice 8", "turn the black die")
    assert table.lines("event-roll-counts")[-1]["value"] == 12


# A-12: the Narrator on N


@pytest.mark.rule("AN-145", "AN-144")
@pytest.mark.parametrize(("option", "result"), [("counts", "won"), ("too-late", "lost")])
def test_a_12_the_victory_counts_before_the_goals_are_checked(option: str, result: str) -> None:
    """The tower skral falls with the Narrator on M and the herb in the castle."""
    table = given(
        dwarf={"field": "51", "strength": 14, "bag": {"helm": 1}},
        creatures={"51": "tower-skral"},
        items={"0": {"herb-3": 1}},
        narrator="M",
        options={"difficulty": "easy", "last_victory": option},
    )
    assert table.do("attack on 51", "dice 6 6", "dice 1 2")["result"] == result


@pytest.mark.rule("AN-145")
def test_a_12_reward_and_field_80_come_before_the_narrators_step() -> None:
    table = beaten(given(dwarf={"field": "8", "strength": 14}, creatures={"8": "gor"}, narrator="H"), "8")
    told = [
        message for message in table.told if message in ("event-gains-gold", "event-creature-beaten", "event-narrator")
    ]
    assert told == ["event-gains-gold", "event-gains-gold", "event-creature-beaten", "event-narrator"]


# A-13: the rooster


@pytest.mark.rule("AN-020")
def test_a_13_no_legend_but_the_second_part_of_legend_1_begins_with_a_sunrise() -> None:
    for scenario in ("legend-1", "legend-2"):
        assert "event-sunrise" not in new_game(scenario=scenario).told
    table = new_game(scenario="legend-1-part-2")
    while table.question.startswith("SET-UP"):
        table.do(table.offers[0])
    assert "event-sunrise" in table.told


@pytest.mark.rule("AN-017", "AN-018", "AN-013")
def test_a_13_who_ends_the_day_first_begins_the_next_one_on_the_own_turn_only() -> None:
    table = given("dwarf warrior archer")
    assert table.refusal("warrior: end the day") is NOT_ON_TURN
    table.do("pass", "warrior: end the day")
    assert (table["rooster"], table.hero("warrior")["hours"]) == ("warrior", 0)


@pytest.mark.rule("AN-013", "AN-018")
def test_a_13_if_everybody_just_passes_the_first_marker_in_the_box_takes_the_rooster() -> None:
    table = given(events={"on_top": ["golden-14"]}).do(*["pass"] * 14)
    assert (table["turn"], table["rooster_taken"]) == ("dwarf", None)
    table.do("dwarf: pass", "warrior: end the day", "dwarf: end the day")
    assert (table["day"], table["turn"]) == (2, "warrior")


# A-14: joint battles


STEADY = {"willpower": 20, "strength": 5}


@pytest.mark.rule("AN-093", "AN-099", "AN-098", "AN-103")
def test_a_14_the_inviter_opens_each_round_and_the_next_to_the_left_without_him() -> None:
    table = together("dwarf warrior archer", dwarf=STEADY, warrior=STEADY, archer=STEADY)
    assert table["battle"]["roller"] == "dwarf"
    table.do("dice 1 1 1", "dice 1 1 1 1", "dice 1", "take the die", "dice 1 2 3")
    table.do("dwarf: break off", "warrior: fight on", "archer: fight on")
    assert table["battle"]["roller"] == "warrior"
    table.do("dice 1 1 1 1", "dice 1", "take the die", "dice 1 2 3")
    table.do("warrior: break off", "archer: break off", "dwarf: end the turn")
    assert table["turn"] == "warrior"


@pytest.mark.rule("AN-098")
def test_a_14_who_leaves_does_not_come_back() -> None:
    """Even where joining late is allowed."""
    table = given(
        "dwarf warrior archer",
        **{hero: {"field": "8", **STEADY} for hero in ("dwarf", "warrior", "archer")},
        creatures={"8": "troll"},
        options={"joint_battle_late_joining": "yes"},
    )
    table.do("attack on 8", "invite warrior", "join the fight", "begin the fight", "dice 1 1 1", "dice 1 1 1 1")
    table.do("dice 1 2 3", "dwarf: fight on", "warrior: break off")
    assert table.may("dwarf: invite archer")
    assert table.refusal("dwarf: invite warrior") is LEFT_FOR_GOOD


# A-15: sleeping on a well


@pytest.mark.rule("AN-156", "AN-155")
def test_a_15_a_well_with_a_sleeper_is_refreshed_only_by_a_later_sunrise() -> None:
    table = sunrise(dwarf={"field": "5"}, wells={"5": "empty", "55": "empty"}, rooster="dwarf")
    assert (table["wells"]["5"], table["wells"]["55"]) == ("empty", "full")
    table.do("walk to 4", "stop here", "end the turn", "warrior: end the day", "dwarf: end the day")
    assert table["wells"]["5"] == "full"


@pytest.mark.rule("AN-151", "AN-152", "AN-153")
def test_a_15_a_standing_hero_empties_a_full_well_at_any_time_before_the_end_of_his_day() -> None:
    table = given("dwarf warrior archer", warrior={"field": "5"}, archer={"field": "35"})
    table.do("warrior: acts in between", "empty the well", "that is all")
    table.do("archer: acts in between", "empty the well", "that is all")
    assert (table.hero("warrior")["willpower"], table.hero("archer")["willpower"]) == (12, 10)
    asleep = given(warrior={"field": "5", "day_ended": True})
    assert asleep.refusal("warrior: acts in between") is DAY_ENDED


# A-16: the shield against an event


@pytest.mark.rule("AN-222", "AN-181", "AN-036")
def test_a_16_one_side_of_one_shield_protects_everybody_at_sunrise() -> None:
    table = evening(EVERYBODY, archer={"field": "8", "bag": {"shield": 1}}, wizard={"field": "9"}, event="golden-2")
    table.do("end the day", "archer: hold the shield against the card")
    assert {table.hero(hero)["willpower"] for hero in EVERYBODY.split()} == {7}
    assert table.bag("archer") == {"damaged-shield": 1}


@pytest.mark.rule("AN-222")
def test_a_16_only_against_cards_that_show_the_shield() -> None:
    table = evening(dwarf={"bag": {"shield": 1}}, event="golden-26").do("end the day")
    assert (table.question, table.bag("dwarf")) == ("hero chooses", {"shield": 1})


@pytest.mark.rule("AN-072", "AN-097")
def test_a_16_in_battle_it_protects_its_owner_in_that_round() -> None:
    table = together("dwarf warrior", foe="skral", dwarf={"bag": {"shield": 1}}, warrior={"willpower": 13})
    table.do("dice 1 1", "dice 1 1 1", "dice 3 3", "dwarf: hold up the shield")
    assert (table.hero("dwarf")["willpower"], table.hero("warrior")["willpower"]) == (7, 5)
