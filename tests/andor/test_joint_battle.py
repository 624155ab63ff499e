"""Joint battle (AN-005, AN-058, AN-060, AN-061, AN-087 to AN-106; rulings A-1, A-3, A-9, A-10, A-14, A-16)."""

from __future__ import annotations

from typing import Any

import pytest
from andor.table import Table, given

ALL = "dwarf warrior archer wizard"


def together(heroes: str = ALL, foe: str = "skral", **rest: Any) -> Table:
    """All stand with a creature on 25, the first one is on turn; boards by name add to this."""
    boards = {name: {"field": "25", **rest.pop(name, {})} for name in heroes.split()}
    return given(heroes, **{"creatures": {"25": foe}, **boards, **rest})


def joined(table: Table, *others: str) -> Table:
    """The hero on turn attacks; these are invited, join, and the fight begins."""
    table.do("attack on 25")
    for other in others:
        table.do(f"invite {other}", "join the fight")
    return table.do("begin the fight") if table.question == "invitation" else table


# Invitations


@pytest.mark.rule("AN-087", "AN-089")
def test_the_hero_on_turn_invites_heroes_on_the_field() -> None:
    table = together(warrior={"field": "0"}).do("attack on 25")
    assert table.asked == "dwarf"
    assert table.offers == ["dwarf: invite archer", "dwarf: invite wizard", "dwarf: begin the fight"]
    assert table.refused("invite warrior") == "refusal-no-helper-there"


@pytest.mark.rule("AN-088")
def test_archer_and_bow_owners_may_help_from_fields_that_do_not_touch() -> None:
    table = together(archer={"field": "14"}, wizard={"field": "34", "bag": {"bow": 1}}, warrior={"field": "15"}).do(
        "attack on 25"
    )
    assert table.offers == ["dwarf: invite archer", "dwarf: invite wizard", "dwarf: begin the fight"]
    assert table.refused("invite warrior") == "refusal-no-helper-there"


@pytest.mark.rule("AN-089")
def test_the_inviter_may_himself_be_the_one_next_to_the_creature() -> None:
    table = together("archer dwarf", archer={"field": "14"}).do("attack on 25")
    assert table.offers == ["archer: invite dwarf", "archer: begin the fight"]


@pytest.mark.rule("AN-090")
def test_an_invited_hero_may_decline_and_is_not_asked_twice() -> None:
    table = together().do("attack on 25", "invite archer")
    assert table.asked == "archer"
    assert table.offers == ["archer: join the fight", "archer: stay out"]
    table.do("stay out")
    assert table.refused("dwarf: invite archer") == "refusal-asked-already"
    table.do("begin the fight")
    assert table["battle"]["fighters"] == ["dwarf"]


@pytest.mark.rule("AN-089", "AN-001")
def test_nobody_but_the_hero_on_turn_invites() -> None:
    table = together().do("attack on 25")
    assert table.refused("warrior: invite archer") == "refusal-not-the-inviter"
    assert table.refused("warrior: begin the fight") == "refusal-not-the-inviter"


@pytest.mark.rule("AN-091", "AN-036")
@pytest.mark.parametrize(
    "tired",
    [{"day_ended": True}, {"hours": 10, "willpower": 20}, {"hours": 7, "willpower": 2}],
)
def test_without_an_hour_there_is_no_taking_part(tired: dict[str, Any]) -> None:
    table = together(archer=tired).do("attack on 25")
    assert not table.may("invite archer")
    assert table.may("invite wizard")


@pytest.mark.rule("AN-087")
def test_a_hero_who_is_alone_is_not_asked_whom_he_invites() -> None:
    table = together("dwarf warrior", warrior={"field": "0"}).do("attack on 25")
    assert table.question == "all dice of a hero"


@pytest.mark.rule("AN-227")
def test_before_the_legend_allows_it_heroes_fight_alone() -> None:
    table = together(unlocked=["fight", "overtime"]).do("attack on 25")
    assert table.question == "all dice of a hero"


@pytest.mark.rule("AN-005", "AN-004")
def test_who_has_walked_to_a_creature_may_be_invited_before_his_own_next_turn() -> None:
    table = together("dwarf warrior", dwarf={"field": "14"})
    table.do("walk to 25", "stop here", "end the turn", "attack on 25", "invite dwarf", "join the fight")
    assert table["battle"]["fighters"] == ["dwarf", "warrior"]


@pytest.mark.rule("AN-105")
def test_taking_part_is_not_the_own_turn() -> None:
    table = joined(together("dwarf warrior"), "warrior")
    table.do("dice 1 1", "dice 1 1 1", "dice 1 2", "dwarf: break off", "warrior: break off")
    assert table["turn"] == "dwarf"
    table.do("end the turn")
    assert table.asked == "warrior"
    assert table.may("warrior: attack on 25")


# A round


@pytest.mark.rule("AN-091", "AN-052")
def test_every_participant_pays_an_hour_each_round() -> None:
    table = joined(together(warrior={"hours": 3}, archer={"hours": 7, "willpower": 9}), "warrior", "archer")
    assert table.hero("dwarf")["hours"] == 1
    assert table.hero("warrior")["hours"] == 4
    assert table.hero("archer")["hours"] == 8
    assert table.hero("archer")["willpower"] == 7
    assert table.hero("wizard")["hours"] == 0


@pytest.mark.rule("AN-092", "AN-056")
def test_strengths_and_the_best_die_of_each_add_up() -> None:
    table = joined(together("dwarf warrior", dwarf={"strength": 3}, warrior={"strength": 4}), "warrior")
    table.do("dice 2 5", "dice 1 4 4", "dice 3 3")
    # 3 + 4 + 5 + 4 against 6 + 6
    compared = [event for event in table.state.chronicle or [] if event.message == "event-creature-loses"]
    assert compared[0].arguments["heroes-value"] == 16
    assert compared[0].arguments["creature-value"] == 12


@pytest.mark.rule("AN-093")
def test_the_inviter_opens_each_round_and_the_others_follow_clockwise() -> None:
    table = together("warrior archer wizard dwarf", archer={"field": "0"}, foe="troll")
    joined(table, "wizard", "dwarf")
    assert table["battle"]["roller"] == "warrior"
    table.do("dice 1 1 1", "turn no die")
    assert table["battle"]["roller"] == "wizard"
    table.do("dice 6", "turn no die")
    assert table["battle"]["roller"] == "dwarf"
    table.do("dice 1 1", "turn no die", "dice 1 2 3")
    table.do("warrior: fight on", "wizard: fight on", "dwarf: fight on")
    assert table["battle"]["roller"] == "warrior"


@pytest.mark.rule("AN-095", "AN-058")
def test_the_archer_rolls_one_by_one_in_a_joint_battle_too() -> None:
    table = joined(together("dwarf archer"), "archer").do("dice 1 1", "dice 3")
    assert table.asked == "archer"
    assert table.offers == ["archer: take the die", "archer: throw a die"]


@pytest.mark.rule("AN-094", "AN-060")
def test_the_wizard_may_turn_a_die_of_another_participant() -> None:
    table = joined(together("dwarf wizard"), "wizard").do("dice 1 3")
    assert table.asked == "wizard"
    assert table.offers == ["wizard: turn a 1", "wizard: turn a 3", "wizard: turn no die"]
    assert table.do("turn a 1")["battle"]["rolled"] == {"dwarf": 6}


@pytest.mark.rule("AN-060", "AN-094")
def test_once_a_round_only_one_die_is_turned() -> None:
    table = joined(together("dwarf wizard"), "wizard").do("dice 1 3", "turn a 1", "dice 2")
    assert table.question == "dice of the creature"
    assert table["battle"]["rolled"] == {"dwarf": 6, "wizard": 2}


@pytest.mark.rule("AN-061", "AN-094")
def test_a_die_of_a_hero_who_rolled_before_cannot_be_turned_any_more() -> None:
    table = joined(together("dwarf warrior wizard"), "warrior", "wizard").do("dice 1 3", "turn no die", "dice 2 4 4")
    assert table.offers == ["wizard: turn a 2", "wizard: turn a 4", "wizard: turn no die"]
    assert table.refused("turn a 1") == "refusal-no-such-die"
    assert table.refused("turn a 3") == "refusal-no-such-die"


@pytest.mark.rule("AN-094")
def test_a_wizard_who_does_not_take_part_turns_nothing() -> None:
    table = joined(together("dwarf warrior wizard"), "warrior").do("dice 1 3")
    assert table.asked == "chance"


@pytest.mark.rule("AN-185", "AN-060")
def test_a_turned_die_counts_for_the_helm() -> None:
    table = joined(together("dwarf wizard", dwarf={"bag": {"helm": 1}}), "wizard").do("dice 2 5", "turn a 2")
    assert table["battle"]["rolled"] == {"dwarf": 10}


@pytest.mark.rule("AN-189", "AN-062")
def test_brew_doubles_the_own_die_only_before_the_next_hero_rolls() -> None:
    bag = {"bag": {"brew": 1}}
    table = joined(together("dwarf warrior", dwarf=bag, warrior=bag), "warrior").do("dice 2 5")
    assert table.refused("warrior: drink from the brew") == "refusal-not-your-roll"
    table.do("drink from the brew")
    assert table["battle"]["rolled"] == {"dwarf": 10}
    assert table.refused("dwarf: drink from the brew") == "refusal-not-now"
    table.do("dice 1 2 3", "drink from the brew")
    assert table.question == "dice of the creature"


@pytest.mark.rule("AN-106", "AN-092", "AN-189", "AN-192", "AN-094")
def test_the_manuals_example_29_against_16() -> None:
    table = together(
        "dwarf wizard archer",
        dwarf={"strength": 3, "bag": {"brew": 1}},
        wizard={"strength": 2, "bag": {"herb-3": 1}},
        archer={"strength": 2, "field": "14"},
    )
    joined(table, "wizard", "archer")
    table.do("dice 1 5", "turn no die", "drink from the brew")
    table.do("dice 4", "turn no die", "add herb 3")
    table.do("dice 3", "throw a die", "dice 2", "take the die", "turn a 2")
    assert table["battle"]["rolled"] == {"dwarf": 10, "wizard": 7, "archer": 5}
    table.do("dice 5 5")
    compared = [event for event in table.state.chronicle or [] if event.message == "event-creature-loses"]
    assert compared[0].arguments["heroes-value"] == 29
    assert compared[0].arguments["creature-value"] == 16
    assert table.question == "reward"


# Losing


@pytest.mark.rule("AN-096", "AN-069")
def test_every_participant_loses_the_full_difference() -> None:
    table = together("dwarf archer wizard", dwarf={"willpower": 9}, archer={"field": "14", "willpower": 10})
    joined(table, "archer")
    table.do("dice 1 2", "dice 1", "take the die", "dice 2 3")
    # 1 + 1 + 2 + 1 against 3 + 6
    assert table.hero("dwarf")["willpower"] == 5
    assert table.hero("archer")["willpower"] == 6
    assert table.hero("wizard")["willpower"] == 7


@pytest.mark.rule("AN-097", "AN-072")
def test_a_shield_protects_its_bearer_only() -> None:
    table = joined(together("dwarf warrior", dwarf={"bag": {"shield": 1}}), "warrior")
    table.do("dice 1 2", "dice 1 1 1", "dice 2 3")
    assert table.asked == "dwarf"
    table.do("hold up the shield")
    assert table.hero("dwarf")["willpower"] == 7
    assert table.hero("warrior")["willpower"] == 3


@pytest.mark.rule("AN-097")
def test_each_bearer_says_for_himself_whether_he_uses_his_shield() -> None:
    bag = {"bag": {"shield": 1}}
    table = joined(together("dwarf warrior", dwarf=bag, warrior=bag), "warrior")
    table.do("dice 1 2", "dice 1 1 1", "dice 2 3", "dwarf: keep the shield", "warrior: hold up the shield")
    assert table.hero("dwarf")["willpower"] == 3
    assert table.hero("warrior")["willpower"] == 7


@pytest.mark.rule("AN-100", "AN-080", "AN-081")
def test_a_participant_without_willpower_is_out_and_the_others_fight_on() -> None:
    table = together("dwarf warrior", dwarf={"willpower": 14}, warrior={"strength": 3, "willpower": 2})
    joined(table, "warrior").do("dice 1 2 2", "dice 1 1", "dice 2 3")
    # 1 + 3 + 2 + 1 against 3 + 6
    assert table.hero("warrior")["strength"] == 2
    assert table.hero("warrior")["willpower"] == 3
    assert table["battle"]["fighters"] == ["dwarf"]
    assert table.asked == "dwarf"


@pytest.mark.rule("AN-100", "AN-103", "AN-083")
def test_when_the_inviter_is_beaten_his_turn_ends_with_the_battle() -> None:
    table = together("dwarf warrior archer", dwarf={"willpower": 2}, warrior={"willpower": 14})
    joined(table, "warrior").do("dice 1", "dice 1 1 1 2", "dice 2 3")
    assert table["battle"]["fighters"] == ["warrior"]
    assert table.do("warrior: break off")["turn"] == "warrior"


# Between rounds


@pytest.mark.rule("AN-098", "AN-073", "AN-074")
def test_after_a_round_anyone_may_leave_for_good() -> None:
    table = joined(together("dwarf warrior", foe="troll", dwarf={"strength": 14}), "warrior")
    table.do("dice 1 2", "dice 1 1 1", "dice 1 2 3", "dwarf: fight on", "warrior: break off")
    assert table["battle"]["fighters"] == ["dwarf"]
    assert table["battle"]["round"] == 2
    assert table.hero("warrior")["hours"] == 1


@pytest.mark.rule("AN-099", "AN-093")
def test_without_the_inviter_the_participant_to_his_left_opens() -> None:
    table = together("warrior archer wizard dwarf", foe="troll", warrior={"strength": 14}, archer={"field": "0"})
    joined(table, "wizard", "dwarf")
    table.do("dice 6 6 6", "turn no die", "dice 1", "turn no die", "dice 1 1", "turn no die", "dice 1 2 3")
    table.do("warrior: break off", "wizard: fight on", "dwarf: fight on")
    assert table["battle"]["opener"] == "wizard"
    assert table["battle"]["roller"] == "wizard"


@pytest.mark.rule("AN-074", "AN-091")
def test_who_has_no_hour_left_is_out_and_the_others_fight_on() -> None:
    table = together("dwarf warrior", dwarf={"willpower": 14}, warrior={"hours": 10 - 1, "willpower": 3})
    joined(table, "warrior").do("dice 3 3 3", "dice 3 4", "dice 2 3")
    assert table["battle"]["fighters"] == ["dwarf"]
    assert table.asked == "dwarf"


@pytest.mark.rule("AN-104", "AN-098")
def test_joining_later_is_not_possible() -> None:
    table = together(foe="troll", dwarf={"strength": 14}).do(
        "attack on 25", "begin the fight", "dice 1 2", "dice 1 2 3"
    )
    table.do("fight on")
    assert table.question == "all dice of a hero"


@pytest.mark.rule("AN-104", "AN-098")
def test_at_a_table_that_wants_it_so_heroes_are_invited_before_every_round_but_not_those_who_left() -> None:
    late = {"joint_battle_late_joining": "yes"}
    table = together(foe="troll", dwarf={"strength": 14}, options=late)
    table.do("attack on 25", "invite archer", "stay out", "invite warrior", "join the fight", "begin the fight")
    table.do("dice 1 2", "dice 1 2 3", "dice 1 2 3", "dwarf: fight on", "warrior: break off")
    assert table.offers == ["dwarf: invite archer", "dwarf: invite wizard", "dwarf: begin the fight"]
    assert table.refused("invite warrior") == "refusal-left-for-good"
    table.do("invite archer", "join the fight", "begin the fight")
    assert table["battle"]["fighters"] == ["dwarf", "archer"]
    assert table.hero("archer")["hours"] == 1


@pytest.mark.rule("AN-102")
def test_articles_change_hands_between_rounds_only() -> None:
    table = together("dwarf warrior", foe="troll", dwarf={"strength": 14, "bag": {"brew": 1}})
    joined(table, "warrior").do("dice 1 2")
    assert table.refused("dwarf: acts in between") == "refusal-not-now"
    assert table.refused("dwarf: give brew to the warrior") == "refusal-not-now"
    table.do("leave the roll as it is", "dice 1 2 3", "dice 1 2 3")
    table.do("dwarf: acts in between", "give brew to the warrior", "that is all")
    assert table.bag("warrior") == {"brew": 1}
    assert table.asked == "dwarf"
    table.do("dwarf: fight on", "warrior: fight on", "dice 1 2", "dice 1 2 3", "drink from the brew")
    assert table["battle"]["rolled"]["warrior"] == 6


@pytest.mark.rule("AN-088", "AN-102")
def test_who_has_given_away_his_bow_does_not_go_on_from_the_next_field() -> None:
    table = together(
        "dwarf wizard warrior",
        foe="troll",
        dwarf={"strength": 14},
        wizard={"field": "14", "bag": {"bow": 1}},
        warrior={"field": "14"},
    )
    joined(table, "wizard").do("dice 1 6", "turn no die", "dice 6", "turn no die", "dice 1 2 3")
    table.do("wizard: acts in between", "give bow to the warrior", "that is all", "dwarf: fight on")
    assert table.asked == "wizard"
    assert table.refused("wizard: fight on") == "refusal-no-bow"
    table.do("break off")
    assert table["battle"]["fighters"] == ["dwarf"]


# The reward and the turn after it


@pytest.mark.rule("AN-101", "AN-077")
def test_the_heroes_of_the_last_round_share_the_reward_as_they_like() -> None:
    table = joined(together("dwarf warrior archer", dwarf={"strength": 14}), "warrior").do("dice 6 6", "dice 6 6 6")
    table.do("dice 1 2")
    assert table.asked == "group"
    assert table.offers == [
        "group: 1 gold to dwarf as reward",
        "group: 1 willpower to dwarf as reward",
        "group: 1 gold to warrior as reward",
        "group: 1 willpower to warrior as reward",
    ]
    table.do("1 willpower to dwarf as reward", "1 gold to warrior as reward")
    assert table.refused("1 gold to dwarf as reward") == "refusal-shared-in-order"
    assert table.refused("group: 1 gold to archer as reward") == "refusal-not-in-last-round"
    table.do("1 gold to warrior as reward", "1 gold to warrior as reward")
    assert table.hero("dwarf")["willpower"] == 8
    assert table.hero("warrior")["gold"] == 3
    assert table["battle"] is None


@pytest.mark.rule("AN-101")
def test_who_has_left_gets_nothing_and_a_last_hero_takes_the_reward_alone() -> None:
    table = joined(together("dwarf warrior", dwarf={"strength": 9}), "warrior")
    table.do("dice 1 6", "dice 1 1 1", "dice 5 6", "dwarf: fight on", "warrior: break off", "dice 5 6", "dice 1 2")
    assert table.asked == "dwarf"
    assert table.offers == ["dwarf: take 1 gold as reward", "dwarf: take 1 willpower as reward"]
    assert table.refused("group: 1 gold to warrior as reward") == "refusal-not-in-last-round"


@pytest.mark.rule("AN-103")
def test_after_the_battle_the_turn_goes_to_the_left_neighbour_of_the_inviter() -> None:
    table = together("warrior archer wizard dwarf", warrior={"strength": 14})
    joined(table, "wizard").do("dice 6 6 6", "turn no die", "dice 6", "turn no die", "dice 1 2")
    for _ in range(4):
        table.do("1 gold to warrior as reward")
    assert table["turn"] == "warrior"
    assert table.do("end the turn")["turn"] == "archer"
