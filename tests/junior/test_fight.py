"""Fighting Gors and removing forts (R-025, R-059, R-085 to R-095, R-132 to R-134)."""

from __future__ import annotations

from typing import Any

import pytest
from junior.table import ARRIVED, Table, given, nightfall

FOREST, MOUNTAIN = "gor1", "gor2"


def fight(
    heroes: str = "warrior archer", *, field: str = FOREST, bag: dict[str, int] | None = None, **rest: Any
) -> Table:
    """The first hero has just arrived where a Gor stands."""
    number = int(field[3:])
    board = {"field": field, "bag": bag or {}}
    position = {"gors": [number], "dragon": 9, "this_turn": ARRIVED, heroes.split()[0]: board, **rest}
    return given(heroes, **position)


@pytest.mark.rule("R-085")
def test_a_gor_on_the_target_field_may_be_attacked() -> None:
    table = fight()
    assert table.may("attack the gor")
    assert table.may("end the turn")


@pytest.mark.rule("R-085")
def test_where_no_gor_stands_nothing_is_attacked() -> None:
    table = fight(gors=[2])
    assert table.refused("attack the gor") == "refusal-no-gor-here"
    assert table.refused("attack the fort") == "refusal-no-fort-here"
    assert given(this_turn=ARRIVED).refused("attack the gor") == "refusal-no-gor-here"


@pytest.mark.rule("R-085", "R-056")
def test_a_gor_is_not_attacked_in_passing() -> None:
    table = given(warrior={"field": FOREST, "bag": {"sword": 2}}, gors=[1])
    assert table.refused("attack the gor") == "refusal-still-walking"
    assert table.refused("lay a sword token") == "refusal-still-walking"


@pytest.mark.rule("R-085")
@pytest.mark.parametrize("number", [1, 4, 6])
def test_in_the_forest_two_swords_are_needed(number: int) -> None:
    one = fight(field=f"gor{number}").do("attack the gor", "throws 1 sword, 3 blank")
    assert one["gors"] == [number]
    two = fight(field=f"gor{number}").do("attack the gor", "throws 2 sword, 2 blank")
    assert two["gors"] == []


@pytest.mark.rule("R-085")
@pytest.mark.parametrize("number", [2, 3, 5, 7])
def test_in_the_mountains_three_swords_are_needed(number: int) -> None:
    two = fight(field=f"gor{number}").do("attack the gor", "throws 2 sword, 2 blank")
    assert two["gors"] == [number]
    three = fight(field=f"gor{number}").do("attack the gor", "throws 3 sword, 1 blank")
    assert three["gors"] == []


@pytest.mark.rule("R-086")
def test_all_own_dice_are_thrown() -> None:
    table = fight().do("attack the gor")
    assert all(sum(int(part.split()[0]) for part in name[15:].split(", ")) == 4 for name in table.offers)
    assert sum(table.chances.values()) == 6**4


@pytest.mark.rule("R-086", "R-059")
def test_dice_are_thrown_once_a_turn() -> None:
    table = fight().do("attack the gor", "throws 4 blank")
    assert table.refused("attack the gor") == "refusal-one-throw-a-turn"


@pytest.mark.rule("R-059")
def test_the_fort_and_the_gor_share_the_one_throw_of_a_turn() -> None:
    table = fight(scenario="challenge-2", forts=[1], gors=[1]).do("attack the fort", "throws 4 blank")
    assert table.refused("attack the fort") == "refusal-one-throw-a-turn"


@pytest.mark.rule("R-086")
def test_each_die_showing_a_sword_goes_on_a_free_sword_slot_beside_the_gor() -> None:
    table = fight(field=MOUNTAIN).do("attack the gor", "throws 2 sword, 1 torch, 1 blank")
    assert table["fights"] == {"2": {"laid": {"warrior": 2}, "tokens": {}}}
    assert table.hero("warrior")["dice"] == 2


@pytest.mark.rule("R-086")
def test_torches_are_no_swords() -> None:
    table = fight().do("attack the gor", "throws 4 torch")
    assert table["gors"] == [1]
    assert table["fights"] == {}


@pytest.mark.rule("R-087")
def test_sword_tokens_count_like_rolled_swords() -> None:
    table = fight(bag={"sword": 1}).do("attack the gor", "throws 1 sword, 3 blank", "lay a sword token")
    assert table["gors"] == []
    assert table["dragon"] == 10


@pytest.mark.rule("R-087")
def test_a_sword_token_may_be_laid_before_the_throw() -> None:
    table = fight(bag={"sword": 1}).do("lay a sword token")
    assert table["fights"] == {"1": {"laid": {}, "tokens": {"warrior": 1}}}
    assert table.do("attack the gor", "throws 1 sword, 3 blank")["gors"] == []


@pytest.mark.rule("R-087")
def test_if_the_sword_tokens_alone_fill_the_slots_no_throw_is_needed() -> None:
    """Interpretation A-10."""
    table = fight(bag={"sword": 2}).do("lay a sword token", "lay a sword token")
    assert table["gors"] == []
    assert not table["this_turn"]["thrown"]


@pytest.mark.rule("R-087")
def test_sword_tokens_come_from_the_own_loot_bag() -> None:
    table = fight(archer={"field": FOREST, "bag": {"sword": 1}})
    assert table.refused("lay a sword token") == "refusal-no-sword-token"


@pytest.mark.rule("R-087")
def test_sword_tokens_are_for_fights() -> None:
    table = given(warrior={"bag": {"sword": 1}}, this_turn=ARRIVED)
    assert table.refused("lay a sword token") == "refusal-no-fight-here"


@pytest.mark.rule("R-087")
def test_in_a_later_turn_laid_sword_tokens_still_count() -> None:
    table = fight(bag={"sword": 1}).do("lay a sword token", "end the turn")
    table.do("archer: stand still", "end the turn", "warrior: stand still", "attack the gor")
    assert table.do("throws 1 sword, 3 blank")["gors"] == []


@pytest.mark.rule("R-088", "R-025")
@pytest.mark.parametrize("field", [FOREST, MOUNTAIN])
def test_a_lightning_of_the_mage_wins_at_once_however_many_slots_are_free(field: str) -> None:
    table = fight("mage warrior", field=field).do("attack the gor", "throws 1 lightning")
    assert table["gors"] == []
    assert table["dragon"] == 10
    assert table.hero("mage")["dice"] == 1


@pytest.mark.rule("R-088", "R-093")
def test_after_a_lightning_all_dice_laid_there_come_back() -> None:
    table = fight("mage warrior", field=MOUNTAIN, fights={"2": {"laid": {"warrior": 2}}})
    table.do("attack the gor", "throws 1 lightning")
    assert table.hero("warrior")["dice"] == 4


@pytest.mark.rule("R-088")
def test_without_a_lightning_the_mage_achieves_nothing() -> None:
    table = fight("mage warrior").do("attack the gor", "throws 1 torch")
    assert table["gors"] == [1]
    assert table.hero("mage")["dice"] == 1


@pytest.mark.rule("R-089")
def test_with_free_slots_left_the_dice_stay_there_and_the_fight_goes_on_in_a_later_turn() -> None:
    table = fight(field=MOUNTAIN).do("attack the gor", "throws 2 sword, 2 blank", "end the turn")
    table.do("archer: stand still", "end the turn", "warrior: stand still", "attack the gor")
    assert sum(table.chances.values()) == 6**2
    table.do("throws 1 sword, 1 blank")
    assert table["gors"] == []
    assert table.hero("warrior")["dice"] == 4


@pytest.mark.rule("R-089")
def test_leaving_the_field_does_not_free_the_dice() -> None:
    """Interpretation A-07."""
    table = fight(field=MOUNTAIN).do("attack the gor", "throws 2 sword, 2 blank", "end the turn")
    table.do("archer: stand still", "end the turn", "warrior: step to cave1", "end the turn")
    assert table.hero("warrior")["dice"] == 2
    assert table["fights"] == {"2": {"laid": {"warrior": 2}, "tokens": {}}}


@pytest.mark.rule("R-089")
def test_dice_on_slots_are_not_taken_back_at_will() -> None:
    """Interpretation A-08."""
    table = fight(field=MOUNTAIN).do("attack the gor", "throws 2 sword, 2 blank")
    assert table.offers == ["warrior: end the turn"]


@pytest.mark.rule("R-090")
def test_other_heroes_come_to_the_field_and_help_with_their_dice() -> None:
    table = fight(field=MOUNTAIN, archer={"field": "cave1"})
    table.do("attack the gor", "throws 2 sword, 2 blank", "end the turn")
    table.do("archer: step to gor2", "attack the gor", "throws 1 sword, 2 blank")
    assert table["gors"] == []
    assert table["dragon"] == 10
    assert table.hero("warrior")["dice"] == 4
    assert table.hero("archer")["dice"] == 3


@pytest.mark.rule("R-090")
def test_a_hero_on_the_field_helps_in_the_own_turn_only() -> None:
    table = fight(archer={"field": FOREST, "bag": {"sword": 1}})
    assert table.refused("archer: attack the gor") == "refusal-not-on-turn"
    assert table.refused("archer: lay a sword token") == "refusal-not-on-turn"


@pytest.mark.rule("R-091")
def test_with_all_slots_filled_the_gor_goes_to_the_supply_and_the_dragon_one_field_back() -> None:
    """Ruling J-4."""
    table = fight(gors=[1, 2, 3, 4, 5, 6, 7]).do("attack the gor", "throws 2 sword, 2 blank")
    assert table["gors"] == [2, 3, 4, 5, 6, 7]
    assert table.state.gors_in_supply() == 1
    assert table["dragon"] == 10


@pytest.mark.rule("R-091")
def test_used_sword_tokens_go_to_the_box() -> None:
    table = fight(bag={"sword": 2}).do("lay a sword token", "lay a sword token")
    assert table.bag("warrior") == {}
    assert table["items"] == {}
    assert table["fights"] == {}


@pytest.mark.rule("R-092")
def test_the_dragon_never_goes_beyond_the_right_end_of_the_track() -> None:
    """Ruling J-4 and interpretation A-16: the fight still counts."""
    table = fight(dragon=15).do("attack the gor", "throws 2 sword, 2 blank")
    assert table["dragon"] == 15
    assert table["gors"] == []


@pytest.mark.rule("R-093")
def test_after_a_won_fight_the_dice_return_to_their_owners() -> None:
    """Interpretation A-07."""
    table = fight(field=MOUNTAIN, fights={"2": {"laid": {"archer": 1}}})
    assert table.hero("archer")["dice"] == 2
    table.do("attack the gor", "throws 2 sword, 2 blank")
    assert table.hero("warrior")["dice"] == 4
    assert table.hero("archer")["dice"] == 3
    assert table["fights"] == {}


@pytest.mark.rule("R-094")
def test_dice_lying_on_the_board_cannot_be_thrown() -> None:
    table = fight(field=MOUNTAIN, fights={"5": {"laid": {"warrior": 2}}}, gors=[2, 5]).do("attack the gor")
    assert sum(table.chances.values()) == 6**2
    nothing_left = fight(
        "mage dwarf",
        field=MOUNTAIN,
        mage={"field": "gor5"},
        turn="dwarf",
        gors=[2, 5],
        dwarf={"field": MOUNTAIN},
        fights={"5": {"laid": {"dwarf": 3}}},
    )
    assert nothing_left.refused("attack the gor") == "refusal-no-dice-left"


@pytest.mark.rule("R-094")
def test_who_has_no_die_left_can_still_lay_sword_tokens() -> None:
    table = given(
        "dwarf mage",
        dwarf={"field": MOUNTAIN, "bag": {"sword": 3}},
        gors=[2, 5],
        this_turn=ARRIVED,
        fights={"5": {"laid": {"dwarf": 2}}, "2": {"laid": {"dwarf": 1}}},
    )
    assert table.refused("attack the gor") == "refusal-no-dice-left"
    assert table.do("lay a sword token", "lay a sword token")["gors"] == [5]


@pytest.mark.rule("R-095")
def test_swords_beyond_the_free_slots_have_no_use_and_those_dice_stay_with_the_hero() -> None:
    table = fight(field=MOUNTAIN, fights={"2": {"laid": {"archer": 2}}}).do("attack the gor", "throws 4 sword")
    assert table["dragon"] == 10
    assert table.hero("warrior")["dice"] == 4


@pytest.mark.rule("R-095", "R-086")
def test_with_one_slot_free_one_die_only_is_laid_on_it() -> None:
    from sagenwerk.junior.fight import lay_dice

    table = fight(field=MOUNTAIN, fights={"2": {"laid": {"archer": 2}}})
    lay_dice(table.state, 2, 4)
    assert table["fights"] == {"2": {"laid": {"warrior": 1, "archer": 2}, "tokens": {}}}
    assert table.hero("warrior")["dice"] == 3


@pytest.mark.rule("R-132")
@pytest.mark.parametrize("number", [1, 4, 6])
def test_a_fort_is_removed_with_two_swords(number: int) -> None:
    table = fight(field=f"gor{number}", scenario="challenge-2", forts=[1, 4, 6], gors=[])
    assert table.do("attack the fort", "throws 1 sword, 3 blank")["forts"] == [1, 4, 6]
    table = fight(field=f"gor{number}", scenario="challenge-2", forts=[1, 4, 6], gors=[])
    table.do("attack the fort", "throws 2 sword, 2 blank")
    assert table["forts"] == [fort for fort in [1, 4, 6] if fort != number]


@pytest.mark.rule("R-133")
def test_dice_stay_at_a_fort_and_later_turns_go_on() -> None:
    table = fight(scenario="challenge-2", forts=[1, 4, 6], gors=[]).do("attack the fort", "throws 1 sword, 3 blank")
    assert table["fights"] == {"1": {"laid": {"warrior": 1}, "tokens": {}}}
    table.do("end the turn", "archer: stand still", "end the turn", "warrior: stand still", "attack the fort")
    assert table.do("throws 1 sword, 2 blank")["forts"] == [4, 6]
    assert table.hero("warrior")["dice"] == 4


@pytest.mark.rule("R-133")
def test_sword_tokens_help_against_a_fort() -> None:
    table = fight(scenario="challenge-2", forts=[1, 4, 6], gors=[], bag={"sword": 2})
    table.do("lay a sword token", "lay a sword token")
    assert table["forts"] == [4, 6]
    assert table.bag("warrior") == {}


@pytest.mark.rule("R-133", "R-025")
def test_one_lightning_removes_a_fort() -> None:
    table = fight("mage warrior", scenario="challenge-2", forts=[1, 4, 6], gors=[])
    assert table.do("attack the fort", "throws 1 lightning")["forts"] == [4, 6]


@pytest.mark.rule("R-133")
def test_a_removed_fort_goes_to_the_box() -> None:
    table = fight(scenario="challenge-2", forts=[1, 4, 6], gors=[]).do("attack the fort", "throws 2 sword, 2 blank")
    assert table["forts"] == [4, 6]
    assert table.refused("attack the fort") == "refusal-no-fort-here"


@pytest.mark.rule("R-132", "R-091")
def test_a_removed_fort_does_not_push_the_dragon_back() -> None:
    """Interpretation A-25."""
    table = fight(scenario="challenge-2", forts=[1, 4, 6], gors=[]).do("attack the fort", "throws 2 sword, 2 blank")
    assert table["dragon"] == 9


@pytest.mark.rule("R-134")
def test_with_a_gor_on_the_same_field_the_fort_must_go_first() -> None:
    table = fight(scenario="challenge-2", forts=[1, 4, 6])
    assert table.refused("attack the gor") == "refusal-fort-first"


@pytest.mark.rule("R-134")
def test_after_the_fort_has_gone_the_gor_can_be_fought_only_from_the_next_turn() -> None:
    """Interpretation A-11."""
    table = fight(scenario="challenge-2", forts=[1, 4, 6], bag={"sword": 4})
    table.do("lay a sword token", "lay a sword token")
    assert table["gors"] == [1]
    assert table.refused("attack the gor") == "refusal-gor-next-turn"
    assert table.refused("lay a sword token") == "refusal-gor-next-turn"
    table.do("end the turn", "archer: stand still", "end the turn", "warrior: stand still")
    assert table.may("attack the gor")


@pytest.mark.rule("R-134")
def test_a_gor_that_comes_to_a_fort_leaves_the_dice_at_the_fort() -> None:
    table = fight(scenario="challenge-2", forts=[1, 4, 6], fights={"1": {"laid": {"archer": 1}}})
    table.do("attack the fort", "throws 1 sword, 3 blank")
    assert table["forts"] == [4, 6]
    assert table["gors"] == [1]


@pytest.mark.rule("R-115")
def test_at_night_open_fights_are_lost_and_all_dice_come_back() -> None:
    table = nightfall(dragon=13, gors=[7], fights={"7": {"laid": {"warrior": 2, "archer": 1}}}).do("red die: 1")
    assert table["fights"] == {}
    assert (table.hero("warrior")["dice"], table.hero("archer")["dice"]) == (4, 3)
    assert 6 in table["gors"]


@pytest.mark.rule("R-115", "R-087")
def test_sword_tokens_of_a_fight_lost_at_night_return_to_their_owner() -> None:
    """Interpretation A-09."""
    table = nightfall(dragon=13, gors=[7], fights={"7": {"tokens": {"warrior": 2}}}).do("red die: 1")
    assert table.bag("warrior") == {"sword": 2}
    assert table["fights"] == {}


@pytest.mark.rule("R-040")
def test_nobody_attacks_a_fort_out_of_turn() -> None:
    table = fight(scenario="challenge-2", forts=[1, 4, 6], archer={"field": FOREST})
    assert table.refused("archer: attack the fort") == "refusal-not-on-turn"


@pytest.mark.rule("R-094", "R-133")
def test_a_fort_is_attacked_with_dice_on_the_own_board() -> None:
    table = given(
        "dwarf mage",
        "challenge-2",
        dwarf={"field": FOREST},
        forts=[1, 4, 6],
        gors=[5],
        this_turn=ARRIVED,
        fights={"5": {"laid": {"dwarf": 3}}},
    )
    assert table.refused("attack the fort") == "refusal-no-dice-left"
