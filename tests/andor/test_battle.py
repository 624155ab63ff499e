"""Battle of one hero (AN-049 to AN-086, AN-130, AN-134, AN-141, AN-142, AN-145, AN-217)."""

from __future__ import annotations

from typing import Any

import pytest
from andor.table import Table, given

from sagenwerk.andor.battle import foe_strength

STONES = {"stone-blue": 1, "stone-yellow": 1, "stone-green": 1}


def fight(
    foe: str = "gor", hero: str = "warrior", *, strength: int = 1, willpower: int = 7, hours: int = 0, **rest: Any
) -> Table:
    """The hero stands with a creature on 25 and is on turn; somebody else is far away."""
    board = {"field": "25", "strength": strength, "willpower": willpower, "hours": hours}
    board.update(rest.pop(hero, {}))
    other = "dwarf" if hero != "dwarf" else "warrior"
    position = {"creatures": {"25": foe}, hero: board, other: {"field": "0"}, **rest}
    return given(f"{hero} {other}", **position)


# Who may attack, and when


@pytest.mark.rule("AN-049")
def test_a_hero_may_attack_a_creature_on_his_field() -> None:
    assert fight().may("attack on 25")


@pytest.mark.rule("AN-049")
def test_where_no_creature_stands_nothing_is_attacked() -> None:
    table = fight(creatures={"9": "gor"})
    assert table.refused("attack on 25") == "refusal-no-creature-there"
    assert table.refused("attack on 9") == "refusal-foe-too-far"


@pytest.mark.rule("AN-049", "AN-050", "AN-051")
@pytest.mark.parametrize("hero", ["dwarf", "warrior", "wizard"])
def test_from_the_next_field_nobody_attacks_without_a_bow(hero: str) -> None:
    table = fight(hero=hero, **{hero: {"field": "14"}})
    assert table.refused("attack on 25") == "refusal-no-bow"
    armed = fight(hero=hero, **{hero: {"field": "14", "bag": {"bow": 1}}})
    assert armed.may("attack on 25")


@pytest.mark.rule("AN-050")
def test_the_archer_attacks_from_an_adjacent_field_too_but_not_from_farther_away() -> None:
    assert fight(hero="archer", archer={"field": "14"}).may("attack on 25")
    assert fight(hero="archer", archer={"field": "9"}).refused("attack on 25") == "refusal-foe-too-far"


@pytest.mark.rule("AN-050", "AN-028")
def test_over_a_broken_bridge_nobody_shoots() -> None:
    position = {"creatures": {"57": "gor"}, "archer": {"field": "34"}}
    assert fight(hero="archer", **position).may("attack on 57")
    assert fight(hero="archer", cut=["34-57"], **position).refused("attack on 57") == "refusal-foe-too-far"


@pytest.mark.rule("AN-004")
def test_whoever_has_moved_does_not_attack_in_the_same_turn() -> None:
    table = fight(warrior={"field": "14"}).do("walk to 25")
    assert table.refused("attack on 25") == "refusal-already-acted"
    table.do("stop here")
    assert table.refused("attack on 25") == "refusal-already-acted"


@pytest.mark.rule("AN-002")
def test_a_fight_is_the_one_action_of_the_turn() -> None:
    table = fight().do("attack on 25", "dice 1 1 1", "dice 1 1", "break off")
    assert table.refused("attack on 25") == "refusal-already-acted"
    assert table.refused("walk to 14") == "refusal-already-acted"
    assert table.may("end the turn")


@pytest.mark.rule("AN-001")
def test_only_the_hero_on_turn_attacks() -> None:
    table = fight(dwarf={"field": "25"})
    assert table.refused("dwarf: attack on 25") == "refusal-not-on-turn"


@pytest.mark.rule("AN-227")
def test_before_the_legend_allows_it_nobody_fights() -> None:
    assert fight(unlocked=["overtime"]).refused("attack on 25") == "refusal-not-yet-unlocked"


@pytest.mark.rule("AN-134")
def test_a_creature_on_a_golden_shield_is_safe() -> None:
    table = fight(intruders=["gor"], warrior={"field": "0"})
    assert table.refused("attack on 0") == "refusal-creature-on-shield"


# Hours


@pytest.mark.rule("AN-052")
def test_every_round_costs_an_hour() -> None:
    table = fight("troll", strength=14, willpower=14).do("attack on 25")
    assert table.hero("warrior")["hours"] == 1
    table.do("dice 1 1 1 1", "dice 1 1 1", "fight on")
    assert table.hero("warrior")["hours"] == 2


@pytest.mark.rule("AN-053", "AN-043", "AN-015")
def test_without_an_hour_there_is_no_round() -> None:
    assert fight(hours=10, willpower=20).refused("attack on 25") == "refusal-no-hour-left"


@pytest.mark.rule("AN-047", "AN-044", "AN-045", "AN-055")
def test_an_overtime_round_is_paid_before_the_dice_are_counted() -> None:
    table = fight(hours=7, willpower=8).do("attack on 25")
    assert table.hero("warrior")["willpower"] == 6
    assert len(table.offers[0].split()) == 3  # two dice: the row of 6 willpower


@pytest.mark.rule("AN-046", "AN-047", "AN-053")
@pytest.mark.parametrize("willpower", [1, 2])
def test_overtime_never_leads_to_no_willpower(willpower: int) -> None:
    assert fight(hours=7, willpower=willpower).refused("attack on 25") == "refusal-willpower-too-low"
    assert fight(hours=7, willpower=3).may("attack on 25")


@pytest.mark.rule("AN-048", "AN-053")
def test_an_event_may_forbid_the_hour_of_a_round() -> None:
    table = fight(hours=7, willpower=20, prices=[-1, 2, 2])
    assert table.refused("attack on 25") == "refusal-hour-forbidden"
    assert fight(hours=7, willpower=20, prices=[3, 2, 2]).do("attack on 25").hero("warrior")["willpower"] == 17


@pytest.mark.rule("AN-074")
def test_the_battle_ends_when_no_hour_is_left() -> None:
    table = fight("troll", strength=14, willpower=3, hours=7)
    table.do("attack on 25", "dice 1 3", "dice 1 1 1")
    assert table["battle"] is None
    assert table["creatures"]["25"] == "troll"
    assert "event-no-hour-to-fight" in table.told


# The hero's roll


@pytest.mark.rule("AN-054")
def test_the_hero_rolls_before_the_creature() -> None:
    table = fight().do("attack on 25")
    assert table.question == "all dice of a hero"
    assert table.do("dice 1 2 3").question == "dice of the creature"


@pytest.mark.rule("AN-055")
@pytest.mark.parametrize(
    ("hero", "willpower", "dice"),
    [
        ("dwarf", 6, 1),
        ("dwarf", 7, 2),
        ("dwarf", 14, 3),
        ("warrior", 6, 2),
        ("warrior", 13, 3),
        ("warrior", 20, 4),
        ("wizard", 1, 1),
        ("wizard", 20, 1),
    ],
)
def test_the_row_of_his_willpower_says_how_many_dice_a_hero_rolls(hero: str, willpower: int, dice: int) -> None:
    table = fight(hero=hero, willpower=willpower).do("attack on 25")
    assert table.offers[-1] == "dice" + " 6" * dice
    assert sum(table.state.weights()) == 6**dice


@pytest.mark.rule("AN-055")
def test_equal_dice_of_one_throw_are_one_outcome_with_its_weight() -> None:
    table = fight(willpower=6).do("attack on 25")
    assert len(table.offers) == 21
    assert table.chances["dice 2 2"] == 1
    assert table.chances["dice 2 5"] == 2


@pytest.mark.rule("AN-056", "AN-057")
def test_the_highest_die_counts_and_equal_dice_are_not_added() -> None:
    table = fight("troll", strength=3).do("attack on 25", "dice 4 4 5")
    assert table["battle"]["rolled"] == {"warrior": 5}
    table.do("dice 1 2 3")
    # 5 + 3 against 3 + 14
    assert table.hero("warrior")["willpower"] == 3
    assert "event-falls" in table.told


@pytest.mark.rule("AN-058")
def test_the_archer_rolls_die_after_die_and_the_last_one_counts() -> None:
    table = fight(hero="archer", willpower=6).do("attack on 25")
    assert table.offers == [f"dice {face}" for face in range(1, 7)]
    table.do("dice 5")
    assert table.offers == ["archer: take the die", "archer: throw a die"]
    table.do("throw a die", "dice 2")
    assert table["battle"]["dice"] == [2]
    assert table.do("take the die")["battle"]["rolled"] == {"archer": 2}


@pytest.mark.rule("AN-058")
@pytest.mark.parametrize(("willpower", "dice"), [(6, 3), (7, 4), (14, 5)])
def test_after_the_last_of_her_dice_the_archer_has_no_choice(willpower: int, dice: int) -> None:
    table = fight(hero="archer", willpower=willpower).do("attack on 25")
    for _ in range(dice - 1):
        table.do("dice 6", "throw a die")
    assert table.do("dice 1")["battle"]["rolled"] == {"archer": 1}
    assert table.question == "dice of the creature"


@pytest.mark.rule("AN-059", "AN-182")
def test_with_a_bow_from_the_next_field_dice_fall_one_by_one() -> None:
    table = fight(warrior={"field": "14", "bag": {"bow": 1}}).do("attack on 25", "dice 3")
    assert table.offers == ["warrior: take the die", "warrior: throw a die"]


@pytest.mark.rule("AN-059")
def test_on_the_field_of_the_creature_the_bow_is_not_used() -> None:
    table = fight(warrior={"bag": {"bow": 1}}).do("attack on 25", "dice 3 4 6")
    assert table["battle"]["rolled"] == {"warrior": 6}


@pytest.mark.rule("AN-182")
def test_the_bow_is_of_no_use_to_the_archer() -> None:
    table = fight(hero="archer", archer={"bag": {"bow": 1}}).do("attack on 25", "dice 3")
    assert table.offers == ["archer: take the die", "archer: throw a die"]


# The wizard


@pytest.mark.rule("AN-060")
@pytest.mark.parametrize(("shown", "turned"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_the_wizard_turns_his_die_to_the_opposite_side(shown: int, turned: int) -> None:
    table = fight(hero="wizard").do("attack on 25", f"dice {shown}")
    assert table.offers == [f"wizard: turn a {shown}", "wizard: turn no die"]
    assert table.refused(f"turn a {turned}") == "refusal-no-such-die"
    assert table.do(f"turn a {shown}")["battle"]["rolled"] == {"wizard": turned}


@pytest.mark.rule("AN-061")
def test_the_wizard_decides_before_the_creature_rolls() -> None:
    table = fight(hero="wizard").do("attack on 25", "dice 2", "turn no die")
    assert table.question == "dice of the creature"
    assert table.refused("turn a 2") == "refusal-not-now"


@pytest.mark.rule("AN-060")
def test_in_each_round_the_wizard_turns_again() -> None:
    table = fight("troll", hero="wizard", strength=14, willpower=20)
    table.do("attack on 25", "dice 1", "turn a 1", "dice 1 2 3", "fight on", "dice 1")
    assert table.may("turn a 1")


@pytest.mark.rule("AN-060")
def test_nobody_but_the_wizard_turns_dice() -> None:
    table = given(
        "warrior wizard",
        creatures={"25": "gor"},
        warrior={"field": "25"},
        wizard={"field": "0"},
    )
    assert table.do("attack on 25", "dice 1 1 1").question == "dice of the creature"


# Brew, helm, herb


@pytest.mark.rule("AN-062", "AN-189")
def test_brew_doubles_the_highest_die_right_after_the_roll() -> None:
    table = fight(warrior={"bag": {"brew": 1}}, strength=2).do("attack on 25", "dice 2 4 4")
    assert table.offers == ["warrior: drink from the brew", "warrior: leave the roll as it is"]
    table.do("drink from the brew")
    assert table["battle"]["rolled"] == {"warrior": 8}
    assert table.bag("warrior") == {"half-brew": 1}


@pytest.mark.rule("AN-189")
def test_one_half_of_brew_a_round_and_never_from_two_tokens() -> None:
    bag = {"brew": 1, "half-brew": 1, "herb-3": 1}
    table = fight(warrior={"bag": bag}).do("attack on 25", "dice 2 4 4", "drink from the half-brew")
    assert table.refused("drink from the brew") == "refusal-one-brew-a-round"
    assert table.bag("warrior") == {"brew": 1, "herb-3": 1}
    assert table["supply"]["brew"] == 6


@pytest.mark.rule("AN-062", "AN-189")
def test_after_the_creature_has_rolled_it_is_too_late_for_brew() -> None:
    table = fight("troll", warrior={"bag": {"brew": 1}}, strength=14)
    table.do("attack on 25", "dice 2 4 4", "leave the roll as it is")
    assert table.refused("drink from the brew") == "refusal-not-now"


@pytest.mark.rule("AN-057", "AN-185")
def test_a_helm_adds_all_equal_dice_where_that_is_more() -> None:
    for dice, value in (("4 4 5", 8), ("1 1 6", 6), ("3 3 3", 9)):
        table = fight(warrior={"bag": {"helm": 1}}).do("attack on 25", f"dice {dice}")
        assert table["battle"]["rolled"] == {"warrior": value}


@pytest.mark.rule("AN-186")
def test_where_only_the_last_die_counts_the_helm_gives_nothing() -> None:
    archer = fight(hero="archer", archer={"bag": {"helm": 1}}).do("attack on 25", "dice 4", "throw a die", "dice 4")
    assert archer.do("take the die")["battle"]["rolled"] == {"archer": 4}
    bag = {"helm": 1, "bow": 1}
    shot = fight(warrior={"field": "14", "bag": bag}).do("attack on 25", "dice 4", "throw a die", "dice 4")
    assert shot.do("take the die")["battle"]["rolled"] == {"warrior": 4}


@pytest.mark.rule("AN-187")
def test_to_the_wizard_with_one_die_the_helm_gives_nothing() -> None:
    table = fight(hero="wizard", wizard={"bag": {"helm": 1}}).do("attack on 25", "dice 4", "turn no die")
    assert table["battle"]["rolled"] == {"wizard": 4}


@pytest.mark.rule("AN-188")
def test_helm_and_brew_are_not_combined() -> None:
    bag = {"helm": 1, "brew": 1}
    brew = fight(warrior={"bag": bag}).do("attack on 25", "dice 4 4 5", "drink from the brew")
    assert brew["battle"]["rolled"] == {"warrior": 10}
    helm = fight(warrior={"bag": bag}).do("attack on 25", "dice 4 4 5", "leave the roll as it is")
    assert helm["battle"]["rolled"] == {"warrior": 8}


@pytest.mark.rule("AN-192", "AN-193")
def test_a_herb_adds_its_number_once_and_leaves_the_game() -> None:
    table = fight(warrior={"bag": {"herb-3": 1, "herb-4": 1}}).do("attack on 25", "dice 2 4 4", "add herb 3")
    assert table.bag("warrior") == {"herb-4": 1}
    assert table.refused("add herb 3") == "refusal-no-herb"
    assert table.do("leave the roll as it is")["battle"]["rolled"] == {"warrior": 7}
    assert table["supply"].get("herb-3", 0) == 0


@pytest.mark.rule("AN-189", "AN-192")
def test_brew_doubles_the_die_but_not_the_herb() -> None:
    bag = {"brew": 1, "herb-4": 1}
    table = fight(warrior={"bag": bag}).do("attack on 25", "dice 2 4 5", "add herb 4", "drink from the brew")
    assert table["battle"]["rolled"] == {"warrior": 14}


# The black die


@pytest.mark.rule("AN-198")
def test_three_stones_of_three_colours_let_a_black_die_replace_an_own_one() -> None:
    table = fight(warrior={"bag": STONES}).do("attack on 25")
    assert table.offers == ["warrior: roll the black die", "warrior: roll own dice only"]
    table.do("roll the black die")
    assert table.offers[-1] == "dice 6 6"
    table.do("dice 2 5")
    assert table.chances == {"black dice 6": 2, "black dice 8": 1, "black dice 10": 2, "black dice 12": 1}
    assert table.do("black dice 8")["battle"]["rolled"] == {"warrior": 8}


@pytest.mark.rule("AN-198")
def test_the_black_die_may_be_left_aside() -> None:
    table = fight(warrior={"bag": STONES}).do("attack on 25", "roll own dice only")
    assert table.offers[-1] == "dice 6 6 6"


@pytest.mark.rule("AN-198", "AN-199")
def test_two_stones_of_one_colour_give_no_black_die() -> None:
    table = fight(warrior={"bag": {"stone-blue": 2, "stone-green": 1}}).do("attack on 25")
    assert table.question == "all dice of a hero"


@pytest.mark.rule("AN-198")
def test_a_hero_with_one_die_rolls_the_black_one_instead() -> None:
    table = fight(hero="dwarf", willpower=6, dwarf={"bag": STONES}).do("attack on 25", "roll the black die")
    assert table.do("black dice 12")["battle"]["rolled"] == {"dwarf": 12}


@pytest.mark.rule("AN-058", "AN-198")
def test_the_archer_says_when_the_black_die_falls() -> None:
    table = fight(hero="archer", willpower=6, archer={"bag": STONES}).do("attack on 25", "roll the black die")
    assert table.offers == ["archer: throw a die", "archer: throw the black die"]
    assert table.refused("take the die") == "refusal-no-die-yet"
    table.do("throw the black die", "black dice 6")
    assert table.refused("throw the black die") == "refusal-no-die-left"
    table.do("throw a die", "dice 4", "throw a die", "dice 1")
    assert table["battle"]["rolled"] == {"archer": 1}


@pytest.mark.rule("AN-185", "AN-198")
def test_a_helm_adds_a_black_six_to_other_sixes() -> None:
    table = fight(warrior={"bag": {**STONES, "helm": 1}}).do("attack on 25", "roll the black die", "dice 6 6")
    assert table.do("black dice 6")["battle"]["rolled"] == {"warrior": 18}


@pytest.mark.rule("AN-200")
@pytest.mark.parametrize(("shown", "turned"), [(6, 10), (8, 12), (10, 6), (12, 8)])
def test_the_wizard_turns_the_black_die_by_the_table(shown: int, turned: int) -> None:
    table = fight(hero="wizard", wizard={"bag": STONES}).do("attack on 25", "roll the black die", f"black dice {shown}")
    assert table.offers == ["wizard: turn the black die", "wizard: turn no die"]
    assert table.do("turn the black die")["battle"]["rolled"] == {"wizard": turned}


@pytest.mark.rule("AN-200")
def test_at_a_table_that_wants_it_so_the_black_die_is_not_turned() -> None:
    table = fight(hero="wizard", wizard={"bag": STONES}, options={"black_die_turning": "no"})
    table.do("attack on 25", "roll the black die", "black dice 6")
    assert table["battle"]["rolled"] == {"wizard": 6}


# The creature


@pytest.mark.rule("AN-063")
def test_the_player_on_the_left_rolls_for_the_creature() -> None:
    table = fight("gor").do("attack on 25", "dice 1 1 1", "dice 1 1")
    rolls = [event for event in table.state.chronicle or [] if event.message == "event-creature-rolls"]
    assert rolls[0].arguments["thrown-by"] == "dwarf"


@pytest.mark.rule("AN-064", "AN-071")
def test_the_creature_rolls_the_dice_of_its_present_willpower() -> None:
    table = fight("troll", strength=14, willpower=14).do("attack on 25", "dice 6 6 6 6")
    assert table.offers[-1] == "dice 6 6 6"
    table.do("dice 1 2 3")
    assert table["battle"]["willpower"] == 9
    table.do("fight on", "dice 6 6 6 6", "dice 1 2 3")
    assert table["battle"]["willpower"] == 6
    assert table.do("fight on", "dice 6 6 6 6").offers[-1] == "dice 6 6"


@pytest.mark.rule("AN-065", "AN-064")
def test_a_wardrak_rolls_black_dice() -> None:
    table = fight("wardrak").do("attack on 25", "dice 6 6 6")
    assert table.offers[0] == "black dice 6 6"
    assert sum(table.state.weights()) == 36


@pytest.mark.rule("AN-066", "AN-067", "AN-130")
@pytest.mark.parametrize(
    ("foe", "dice", "value"),
    [
        ("gor", "dice 3 5", 7),
        ("gor", "dice 3 3", 8),
        ("gor", "dice 1 1", 4),
        ("skral", "dice 5 5", 16),
        ("troll", "dice 2 2 6", 20),
        ("troll", "dice 4 4 6", 22),
        ("troll", "dice 2 2 2", 20),
        ("wardrak", "black dice 6 12", 22),
        ("wardrak", "black dice 10 10", 30),
    ],
)
def test_the_creature_counts_its_highest_die_or_the_sum_of_equal_ones(foe: str, dice: str, value: int) -> None:
    table = fight(foe, strength=14, willpower=20, warrior={"bag": {"shield": 1, "brew": 1}})
    table.do("attack on 25", "dice 1 1 1 1", "leave the roll as it is", dice)
    rolls = [event for event in table.state.chronicle or [] if event.message == "event-creature-rolls"]
    assert rolls[0].arguments["value"] == value


@pytest.mark.rule("AN-067")
def test_an_event_may_make_creatures_stronger_for_a_day() -> None:
    table = fight("gor", creature_bonus=1).do("attack on 25")
    assert foe_strength(table.state) == 3


@pytest.mark.rule("AN-067", "AN-192")
def test_an_ensorcelled_gor_copies_the_strength_of_the_heroes_without_herb_and_ally() -> None:
    table = fight("ensorcelled-gor", strength=5, warrior={"bag": {"herb-4": 1}}, allies={"prince": "25"})
    table.do("attack on 25", "dice 1 1 1", "add herb 4")
    assert foe_strength(table.state) == 5


# Who loses what


@pytest.mark.rule("AN-068")
def test_the_lower_side_loses_the_difference() -> None:
    weak = fight("skral", strength=2, willpower=10).do("attack on 25", "dice 1 2 4", "dice 1 3")
    # 4 + 2 against 3 + 6
    assert weak.hero("warrior")["willpower"] == 7
    assert weak["battle"]["willpower"] == 6
    strong = fight("skral", strength=5, willpower=10).do("attack on 25", "dice 1 2 6", "dice 1 3")
    assert strong["battle"]["willpower"] == 4
    assert strong.hero("warrior")["willpower"] == 10


@pytest.mark.rule("AN-069")
def test_an_attack_from_the_next_field_can_be_lost_as_well() -> None:
    table = fight("skral", hero="archer", willpower=10, archer={"field": "14"})
    table.do("attack on 25", "dice 4", "take the die", "dice 1 3")
    assert table.hero("archer")["willpower"] == 6


@pytest.mark.rule("AN-070")
def test_equal_values_change_nothing() -> None:
    table = fight("gor", strength=2, willpower=10).do("attack on 25", "dice 1 2 4", "dice 1 4")
    assert table.hero("warrior")["willpower"] == 10
    assert table["battle"]["willpower"] == 4
    assert table.offers == ["warrior: fight on", "warrior: break off"]


@pytest.mark.rule("AN-071", "AN-055")
def test_the_heros_dice_are_read_anew_each_round() -> None:
    table = fight("skral", strength=2, willpower=7).do("attack on 25", "dice 1 2 4", "dice 1 3", "fight on")
    assert table.offers[-1] == "dice 6 6"


@pytest.mark.rule("AN-072", "AN-181")
def test_one_side_of_a_shield_cancels_the_own_loss() -> None:
    table = fight("skral", strength=1, willpower=10, warrior={"bag": {"shield": 1}})
    table.do("attack on 25", "dice 1 2 4", "dice 1 3")
    assert table.offers == ["warrior: hold up the shield", "warrior: keep the shield"]
    table.do("hold up the shield")
    assert table.hero("warrior")["willpower"] == 10
    assert table.bag("warrior") == {"damaged-shield": 1}
    table.do("fight on", "dice 1 2 4", "dice 1 3", "hold up the shield")
    assert table.bag("warrior") == {}
    assert table["supply"]["shield"] == 5


@pytest.mark.rule("AN-072")
def test_the_shield_may_be_kept() -> None:
    table = fight("skral", strength=1, willpower=10, warrior={"bag": {"damaged-shield": 1}})
    table.do("attack on 25", "dice 1 2 4", "dice 1 3", "keep the shield")
    assert table.hero("warrior")["willpower"] == 6
    assert table.bag("warrior") == {"damaged-shield": 1}


@pytest.mark.rule("AN-072")
def test_nobody_is_asked_for_a_shield_who_loses_nothing() -> None:
    table = fight("skral", strength=5, willpower=10, warrior={"bag": {"shield": 1}})
    table.do("attack on 25", "dice 1 2 4", "dice 1 3")
    assert table.question == "warrior goes on or leaves"


@pytest.mark.rule("AN-217", "AN-219")
def test_an_ally_on_the_creatures_field_adds_his_strength_for_a_single_hero_too() -> None:
    table = fight("skral", strength=1, willpower=10, allies={"prince": "25"})
    table.do("attack on 25", "dice 1 2 4", "dice 1 3")
    # 4 + 1 + 4 against 3 + 6
    assert table.hero("warrior")["willpower"] == 10
    apart = fight("skral", strength=1, willpower=10, allies={"prince": "14"})
    apart.do("attack on 25", "dice 1 2 4", "dice 1 3")
    assert apart.hero("warrior")["willpower"] == 6


# Going on, breaking off, the end


@pytest.mark.rule("AN-073")
def test_while_both_have_willpower_the_next_round_follows() -> None:
    table = fight("skral", strength=5, willpower=10).do("attack on 25", "dice 1 2 6", "dice 1 3", "fight on")
    assert table["battle"]["round"] == 2
    assert table["battle"]["willpower"] == 4


@pytest.mark.rule("AN-074", "AN-075", "AN-084")
def test_a_hero_breaks_off_between_rounds_and_the_creature_recovers() -> None:
    table = fight("skral", strength=5, willpower=10).do("attack on 25")
    assert table.refused("break off") == "refusal-not-now"
    table.do("dice 1 2 6")
    assert table.refused("break off") == "refusal-not-now"
    table.do("dice 1 3")
    assert table["battle"]["willpower"] == 4
    table.do("break off")
    assert table["battle"] is None
    assert "event-creature-recovers" in table.told
    table.do("end the turn", "dwarf: pass", "attack on 25")
    assert table["battle"]["willpower"] == 6


@pytest.mark.rule("AN-010", "AN-074")
def test_after_breaking_off_the_turn_is_still_open_for_free_actions() -> None:
    table = fight(gold={"25": 1}).do("attack on 25", "dice 1 1 1", "dice 1 1", "break off")
    assert table["turn"] == "warrior"
    assert table.may("pick up gold")
    assert table.may("end the turn")


@pytest.mark.rule("AN-076", "AN-142", "AN-141")
def test_a_creature_without_willpower_is_put_on_field_80_and_the_narrator_goes_on() -> None:
    table = fight("gor", strength=5).do("attack on 25", "dice 1 2 6", "dice 1 3")
    table.do("take 1 gold as reward", "take 1 gold as reward")
    assert not table["creatures"]
    assert table["beaten"] == {"gor": 1}
    assert table["narrator"] == "B"
    assert table["battle"] is None
    assert table["turn"] == "warrior"


@pytest.mark.rule("AN-077", "AN-078")
@pytest.mark.parametrize(("foe", "reward"), [("gor", 2), ("skral", 4), ("wardrak", 6), ("troll", 6)])
def test_the_reward_is_any_mix_of_gold_and_willpower(foe: str, reward: int) -> None:
    table = fight(foe, strength=14, willpower=10, warrior={"bag": {"brew": 1, "herb-4": 1}})
    table.do("attack on 25", "dice 6 6 6", "drink from the brew", "add herb 4")
    if foe == "wardrak":
        table.do("black dice 6 8")
    elif foe == "troll":
        table.do("dice 1 2 3")
    else:
        table.do("dice 1 2")
    assert table.asked == "warrior"
    for _ in range(reward - 1):
        assert table.offers == ["warrior: take 1 gold as reward", "warrior: take 1 willpower as reward"]
        table.do("take 1 gold as reward")
    table.do("take 1 willpower as reward")
    assert table.hero("warrior")["gold"] == reward - 1
    assert table.hero("warrior")["willpower"] == 11
    assert table["battle"] is None


@pytest.mark.rule("AN-085")
def test_willpower_above_20_is_lost() -> None:
    table = fight("gor", strength=5, willpower=19).do("attack on 25", "dice 1 2 6 6", "dice 1 3")
    table.do("take 1 willpower as reward", "take 1 willpower as reward")
    assert table.hero("warrior")["willpower"] == 20


@pytest.mark.rule("AN-142")
def test_what_a_creature_carried_lies_on_its_field() -> None:
    table = fight("gor", strength=5, carried={"25": {"herb-3": 1}}, things={"parchment": "creature on 25"})
    table.do("attack on 25", "dice 1 2 6", "dice 1 3", "take 1 gold as reward", "take 1 gold as reward")
    assert table["items"] == {"25": {"herb-3": 1}}
    assert table["things"] == {"parchment": "25"}
    assert table.may("pick up herb-3")


@pytest.mark.rule("AN-079", "AN-080", "AN-081", "AN-082", "AN-083")
def test_a_beaten_hero_loses_a_strength_point_gets_3_willpower_and_the_next_hero_is_on_turn() -> None:
    table = fight("skral", strength=4, willpower=2).do("attack on 25", "dice 1 1", "dice 6 6")
    assert table.hero("warrior")["strength"] == 3
    assert table.hero("warrior")["willpower"] == 3
    assert table.hero("warrior")["field"] == "25"
    assert table["battle"] is None
    assert table["creatures"]["25"] == "skral"
    assert table["turn"] == "dwarf"


@pytest.mark.rule("AN-080", "AN-233")
def test_nobody_sinks_below_strength_1() -> None:
    table = fight("skral", strength=1, willpower=2).do("attack on 25", "dice 1 1", "dice 6 6")
    assert table.hero("warrior")["strength"] == 1
    assert table.hero("warrior")["willpower"] == 3


@pytest.mark.rule("AN-079")
def test_a_loss_that_leaves_willpower_is_not_a_lost_battle() -> None:
    table = fight("skral", strength=4, willpower=8).do("attack on 25", "dice 1 1 1", "dice 6 6")
    # 1 + 4 against 12 + 6: 13 points
    assert table["turn"] == "dwarf"
    kept = fight("skral", strength=4, willpower=14).do("attack on 25", "dice 1 1 1 1", "dice 6 6")
    assert kept.hero("warrior")["willpower"] == 1
    assert kept.hero("warrior")["strength"] == 4
    assert kept["turn"] == "warrior"


# The last letter


@pytest.mark.rule("AN-145")
def test_the_reward_comes_before_the_narrator_reaches_the_end() -> None:
    table = fight("gor", strength=5, narrator="M").do("attack on 25", "dice 1 2 6", "dice 1 3")
    assert table["narrator"] == "M"
    table.do("take 1 gold as reward", "take 1 gold as reward")
    assert table.hero("warrior")["gold"] == 2
    assert table["narrator"] == "N"
    assert table["beaten"] == {"gor": 1}


@pytest.mark.rule("AN-145")
def test_at_a_table_that_wants_it_so_the_last_victory_comes_too_late() -> None:
    late = {"last_victory": "too-late"}
    table = fight("gor", strength=5, narrator="M", options=late).do("attack on 25", "dice 1 2 6", "dice 1 3")
    table.do("take 1 gold as reward", "take 1 gold as reward")
    assert table["narrator"] == "N"
    assert table["beaten"] is None
    earlier = fight("gor", strength=5, narrator="L", options=late).do("attack on 25", "dice 1 2 6", "dice 1 3")
    earlier.do("take 1 gold as reward", "take 1 gold as reward")
    assert earlier["narrator"] == "M"
    assert earlier["beaten"] == {"gor": 1}
