"""The ten task cards (R-005, R-014, R-130 to R-142)."""

from __future__ import annotations

from typing import Any

import pytest
from junior.table import ARRIVED, Table, given, new_game

#: All thickets with their tokens face down, and nothing else face down anywhere.
THICKETS: dict[str, Any] = {
    "tiles": {f"bush{number}": "unknown" for number in range(1, 7)},
    "unseen": {"herb-red": 2, "herb-blue": 2, "herb-yellow": 2},
}


def laid_out(scenario: str, *outcomes: str, heroes: str = "warrior archer") -> Table:
    """A new game whose tokens are drawn as said."""
    return new_game(heroes, scenario).do(*outcomes)


# Cards


@pytest.mark.rule("R-014")
def test_a_task_card_lies_with_the_red_side_up_until_it_is_done() -> None:
    table = new_game()
    assert table["tasks"]["in_play"] == ["wolf-herb", "injured-falcon"]
    assert table.done == []


@pytest.mark.rule("R-142", "R-014")
def test_a_finished_task_card_is_turned_to_green_at_once() -> None:
    table = given(warrior={"bag": {"falcon": 1}}, this_turn=ARRIVED).do("lay down falcon")
    assert table.done == ["injured-falcon"]
    assert "event-task-done" in table.told


@pytest.mark.rule("R-005")
@pytest.mark.parametrize("first", ["injured-falcon", "wolf-herb"])
def test_tasks_in_play_may_be_done_in_any_order(first: str) -> None:
    table = given(
        warrior={"bag": {"falcon": 1, "herb-red": 1}},
        archer={"bag": {"gold": 1}},
        items={"rietburg": {"herb-red": 1}},
        this_turn=ARRIVED,
    )
    deeds = {"injured-falcon": "lay down falcon", "wolf-herb": "pick up herb-red"}
    second = next(task for task in deeds if task != first)
    table.do(deeds[first])
    assert table.done == [first]
    assert not table["bridge_open"]
    table.do(deeds[second])
    assert sorted(table.done) == ["injured-falcon", "wolf-herb"]
    assert table["bridge_open"]


# Task 1


@pytest.mark.rule("R-130", "R-037")
def test_six_herb_tokens_lie_face_down_in_the_six_thickets() -> None:
    table = new_game()
    assert [field for field in table["tiles"] if field.startswith("bush")] == [
        "bush2",
        "bush1",
        "bush3",
        "bush6",
        "bush4",
        "bush5",
    ]
    assert {kind: count for kind, count in table["unseen"].items() if "herb" in kind} == {
        "herb-red": 2,
        "herb-blue": 2,
        "herb-yellow": 2,
    }


@pytest.mark.rule("R-130")
def test_a_hero_who_ends_the_move_in_a_thicket_turns_its_token_up_and_may_take_it() -> None:
    table = given(warrior={"field": "bush1"}, this_turn=ARRIVED, **THICKETS).do("search the thicket")
    assert table.chances == {"tile: herb-red": 2, "tile: herb-blue": 2, "tile: herb-yellow": 2}
    table.do("tile: herb-blue")
    assert table.lying("bush1") == {"herb-blue": 1}
    assert table.refused("search the thicket") == "refusal-no-thicket-tile"
    assert table.do("pick up herb-blue").bag("warrior") == {"herb-blue": 1}


@pytest.mark.rule("R-130", "R-057")
def test_a_thicket_need_not_be_searched() -> None:
    assert given(warrior={"field": "bush1"}, this_turn=ARRIVED, **THICKETS).may("end the turn")


@pytest.mark.rule("R-130", "R-061")
def test_a_thicket_is_not_searched_in_passing_nor_elsewhere() -> None:
    assert given(warrior={"field": "bush1"}, **THICKETS).refused("search the thicket") == "refusal-still-walking"
    elsewhere = given(this_turn=ARRIVED, **THICKETS)
    assert elsewhere.refused("search the thicket") == "refusal-no-thicket-tile"


@pytest.mark.rule("R-130")
def test_two_herbs_of_the_same_kind_in_one_bag_do_the_task() -> None:
    table = given(warrior={"bag": {"herb-red": 1}}, items={"rietburg": {"herb-red": 1}}, this_turn=ARRIVED)
    assert table.do("pick up herb-red").done == ["wolf-herb"]


@pytest.mark.rule("R-130")
def test_two_herbs_of_the_same_kind_in_any_loot_bags_do_the_task() -> None:
    """Interpretation A-26: the group collects."""
    table = given(
        warrior={"field": "fog01"},
        archer={"bag": {"herb-red": 1}},
        items={"well1": {"herb-red": 1}},
        tiles={},
        unseen={},
    )
    assert table.do("step to well1", "pick up herb-red").done == ["wolf-herb"]


@pytest.mark.rule("R-130")
def test_two_herbs_of_different_kinds_do_not_do_the_task() -> None:
    table = given(warrior={"bag": {"herb-red": 1}}, items={"rietburg": {"herb-blue": 1}}, this_turn=ARRIVED)
    assert table.do("pick up herb-blue").done == []


@pytest.mark.rule("R-130")
def test_herbs_that_lie_on_the_board_are_not_held() -> None:
    table = given(warrior={"field": "bush1", "bag": {"herb-red": 1}}, this_turn=ARRIVED, **THICKETS)
    assert table.do("search the thicket", "tile: herb-red").done == []


# Task 2


@pytest.mark.rule("R-131", "R-037")
def test_the_injured_falcon_waits_at_the_bridge() -> None:
    assert new_game().lying("bridgehouse") == {"falcon": 1}


@pytest.mark.rule("R-131")
def test_the_falcon_must_be_brought_to_the_rietburg() -> None:
    table = given(warrior={"field": "bridgehouse"}, items={"bridgehouse": {"falcon": 1}}, this_turn=ARRIVED)
    table.do("pick up falcon")
    assert table.done == []
    home = given(warrior={"field": "fog01", "bag": {"falcon": 1}}, tiles={}, unseen={}).do("step to rietburg")
    assert home.done == []
    home.do("lay down falcon")
    assert home.done == ["injured-falcon"]
    assert home.bag("warrior") == {}
    assert home["items"] == {}


@pytest.mark.rule("R-131")
def test_the_falcon_laid_down_elsewhere_lies_there_for_others() -> None:
    table = given(warrior={"field": "well1", "bag": {"falcon": 1}}, this_turn=ARRIVED).do("lay down falcon")
    assert table.done == []
    assert table.lying("well1") == {"falcon": 1}


# Task 3


@pytest.mark.rule("R-132", "R-037")
def test_three_forts_stand_on_the_forest_fields_1_4_and_6() -> None:
    table = new_game(scenario="challenge-2")
    assert table["forts"] == [1, 4, 6]
    assert [table.state.board.slots[number] for number in table["forts"]] == [2, 2, 2]


@pytest.mark.rule("R-132", "R-142")
def test_the_task_of_the_forts_is_done_with_the_third() -> None:
    position = {"scenario": "challenge-2", "warrior": {"field": "gor4", "bag": {"sword": 2}}, "this_turn": ARRIVED}
    assert given(forts=[4, 6], **position).do("lay a sword token", "lay a sword token").done == []
    assert given(forts=[4], **position).do("lay a sword token", "lay a sword token").done == ["forts"]


# Task 4


@pytest.mark.rule("R-135", "R-037")
def test_three_berry_baskets_stand_on_the_mountain_fields_2_3_and_5() -> None:
    table = new_game(scenario="challenge-2")
    assert {field: things for field, things in table["items"].items() if "basket" in things} == {
        "gor5": {"basket": 1},
        "gor2": {"basket": 1},
        "gor3": {"basket": 1},
    }


@pytest.mark.rule("R-135")
def test_a_basket_is_a_normal_item_and_several_may_be_carried_at_once() -> None:
    table = given(
        scenario="challenge-2",
        warrior={"field": "gor2", "bag": {"basket": 1}},
        items={"gor2": {"basket": 1}},
        archer={"field": "gor2"},
        this_turn=ARRIVED,
    )
    table.do("pick up basket")
    assert table.bag("warrior") == {"basket": 2}
    table.do("give basket to the archer")
    assert table.bag("archer") == {"basket": 1}


@pytest.mark.rule("R-135")
def test_the_task_of_the_berries_is_done_with_the_third_basket_in_the_rietburg() -> None:
    table = given(scenario="challenge-2", warrior={"bag": {"basket": 3}}, forts=[1], this_turn=ARRIVED)
    table.do("lay down basket", "lay down basket")
    assert table.done == []
    assert table["tasks"]["baskets_home"] == 2
    assert table.do("lay down basket").done == ["berries"]
    assert table["items"] == {}


@pytest.mark.rule("R-135")
def test_a_basket_laid_down_elsewhere_is_not_brought_home() -> None:
    table = given(scenario="challenge-2", warrior={"field": "well1", "bag": {"basket": 1}}, this_turn=ARRIVED)
    table.do("lay down basket")
    assert table["tasks"]["baskets_home"] == 0
    assert table.lying("well1") == {"basket": 1}


# Task 5


@pytest.mark.rule("R-136", "R-037")
@pytest.mark.parametrize(
    ("heroes", "books"), [("warrior archer", 2), ("warrior archer dwarf", 3), ("warrior archer dwarf mage", 4)]
)
def test_one_music_book_a_hero_lies_at_the_tree_of_songs(heroes: str, books: int) -> None:
    table = new_game(heroes, "challenge-3")
    drawn = ["drawn: book-rietburg", "drawn: book-merchant", "drawn: book-watchtower", "drawn: book-bridgehouse"]
    assert table.chances == dict.fromkeys(drawn, 1)
    table.do(*drawn[:books])
    assert sum(table.lying("songtree").values()) == books
    assert table.state.actor == table.state.order[0]


@pytest.mark.rule("R-136")
def test_the_destinations_of_the_books_are_drawn_at_random_all_different() -> None:
    table = laid_out("challenge-3", "drawn: book-merchant")
    assert table.chances == {"drawn: book-rietburg": 1, "drawn: book-watchtower": 1, "drawn: book-bridgehouse": 1}


@pytest.mark.rule("R-136")
@pytest.mark.parametrize("place", ["rietburg", "merchant", "watchtower", "bridgehouse"])
def test_a_music_book_is_brought_to_its_destination(place: str) -> None:
    book = f"book-{place}"
    table = given(
        scenario="challenge-3", warrior={"field": place, "bag": {book: 1}}, tasks={"books": [book]}, this_turn=ARRIVED
    )
    table.do(f"lay down {book}")
    assert table.done == ["music-books"]
    assert table["items"] == {}


@pytest.mark.rule("R-136")
def test_the_task_of_the_books_is_done_with_the_last_of_them() -> None:
    table = given(
        scenario="challenge-3",
        warrior={"field": "rietburg", "bag": {"book-rietburg": 1}},
        tasks={"books": ["book-rietburg", "book-merchant"]},
        this_turn=ARRIVED,
    )
    table.do("lay down book-rietburg")
    assert table["tasks"]["books_home"] == ["book-rietburg"]
    assert table.done == []


@pytest.mark.rule("R-136")
def test_a_music_book_at_a_wrong_place_just_lies_there() -> None:
    table = given(
        scenario="challenge-3",
        warrior={"field": "merchant", "bag": {"book-rietburg": 1}},
        tasks={"books": ["book-rietburg"]},
        this_turn=ARRIVED,
    )
    table.do("lay down book-rietburg")
    assert table.lying("merchant") == {"book-rietburg": 1}
    assert table["tasks"]["books_home"] == []


# Task 6


@pytest.mark.rule("R-137")
def test_three_wood_must_be_brought_to_the_bridge_guards_hut() -> None:
    table = given(scenario="challenge-3", warrior={"field": "bridgehouse", "bag": {"wood": 3}}, this_turn=ARRIVED)
    table.do("lay down wood", "lay down wood")
    assert table.done == []
    assert table["tasks"]["wood_home"] == 2
    assert table.do("lay down wood").done == ["wood"]
    assert table["items"] == {}


@pytest.mark.rule("R-137")
def test_wood_laid_down_elsewhere_does_not_count_for_the_guard() -> None:
    table = given(scenario="challenge-3", warrior={"field": "well1", "bag": {"wood": 1}}, this_turn=ARRIVED)
    assert table.do("lay down wood").lying("well1") == {"wood": 1}
    assert table["tasks"]["wood_home"] == 0


@pytest.mark.rule("R-137")
def test_without_the_task_card_wood_at_the_hut_just_lies_there() -> None:
    table = given(warrior={"field": "bridgehouse", "bag": {"wood": 1}}, this_turn=ARRIVED).do("lay down wood")
    assert table.lying("bridgehouse") == {"wood": 1}


@pytest.mark.rule("R-137")
def test_wood_beyond_the_third_just_lies_there() -> None:
    table = given(
        scenario="challenge-3",
        warrior={"field": "bridgehouse", "bag": {"wood": 1}},
        tasks={"wood_home": 3, "done": ["wood"]},
        this_turn=ARRIVED,
    )
    assert table.do("lay down wood").lying("bridgehouse") == {"wood": 1}


# Task 7


DIRTY = {"well1": "polluted", "well2": "polluted", "well3": "polluted"}


@pytest.mark.rule("R-138", "R-037")
def test_all_three_wells_are_polluted_when_the_card_lies_out() -> None:
    table = laid_out("challenge-3", "drawn: book-merchant", "drawn: book-rietburg")
    assert table["wells"] == DIRTY


@pytest.mark.rule("R-138")
def test_polluted_wells_give_no_sun_discs() -> None:
    table = given(scenario="challenge-3", warrior={"field": "well1", "suns": 1}, wells=DIRTY, this_turn=ARRIVED)
    assert table.refused("drink from the well") == "refusal-well-is-polluted"


@pytest.mark.rule("R-138")
def test_two_heroes_on_the_well_field_clean_it_and_it_then_lies_full() -> None:
    table = given(
        scenario="challenge-3",
        warrior={"field": "well1", "suns": 1},
        archer={"field": "well1"},
        wells=DIRTY,
        this_turn=ARRIVED,
    )
    table.do("clean the well")
    assert table["wells"] == {**DIRTY, "well1": "full"}
    assert table.done == []
    assert table.do("drink from the well").hero("warrior")["suns"] == 4


@pytest.mark.rule("R-138")
def test_one_hero_alone_cannot_clean_a_well() -> None:
    table = given(scenario="challenge-3", warrior={"field": "well1"}, wells=DIRTY, this_turn=ARRIVED)
    assert table.refused("clean the well") == "refusal-needs-two-heroes"


@pytest.mark.rule("R-138")
def test_a_sleeping_hero_counts_as_the_second_at_the_well() -> None:
    """Interpretation A-27."""
    table = given(
        scenario="challenge-3",
        warrior={"field": "well1"},
        archer={"field": "well1", "asleep": True},
        wells=DIRTY,
        this_turn=ARRIVED,
    )
    assert table.may("clean the well")


@pytest.mark.rule("R-138", "R-142")
def test_the_task_of_the_wells_is_done_with_the_third() -> None:
    table = given(
        scenario="challenge-3",
        warrior={"field": "well1"},
        archer={"field": "well1"},
        wells={"well1": "polluted"},
        this_turn=ARRIVED,
    )
    assert table.do("clean the well").done == ["polluted-wells"]


@pytest.mark.rule("R-138")
def test_only_polluted_wells_are_cleaned() -> None:
    table = given(scenario="challenge-3", warrior={"field": "well1"}, archer={"field": "well1"}, this_turn=ARRIVED)
    assert table.refused("clean the well") == "refusal-no-polluted-well"
    assert given(scenario="challenge-3", this_turn=ARRIVED).refused("clean the well") == "refusal-no-polluted-well"


@pytest.mark.rule("R-138", "R-056")
def test_a_well_is_not_cleaned_in_passing_nor_out_of_turn() -> None:
    at_the_well = {"warrior": {"field": "well1"}, "archer": {"field": "well1"}, "wells": DIRTY}
    table = given(scenario="challenge-3", **at_the_well)
    assert table.refused("clean the well") == "refusal-still-walking"
    assert table.refused("archer: clean the well") == "refusal-not-on-turn"


# Task 8


@pytest.mark.rule("R-139", "R-037")
def test_with_the_task_card_there_is_one_potion_to_buy_without_it_there_is_none() -> None:
    letters = ("place: watchtower", "place: merchant")
    assert laid_out("challenge-4", *letters)["potion"]
    assert not new_game()["potion"]


@pytest.mark.rule("R-139")
def test_gold_of_two_heroes_counts_when_one_of_them_holds_it() -> None:
    table = given(
        scenario="challenge-4",
        warrior={"field": "fog01", "bag": {"gold": 1}},
        reka="fog01",
        potion=True,
        tiles={},
        archer={"field": "fog01", "bag": {"gold": 1}},
        unseen={},
        this_turn=ARRIVED,
    )
    assert table.refused("buy the healing potion") == "refusal-not-enough-gold"
    table.do("take gold from the archer", "buy the healing potion")
    assert table.done == ["healing-potion"]


# Task 9


@pytest.mark.rule("R-140", "R-037")
def test_the_letters_of_the_heroes_in_play_are_dealt_to_four_places_at_random() -> None:
    table = new_game("dwarf archer", "challenge-4")
    assert table.chances == {
        "place: watchtower": 1,
        "place: merchant": 1,
        "place: songtree": 1,
        "place: bridgehouse": 1,
    }
    table.do("place: merchant")
    assert table.chances == {"place: watchtower": 1, "place: songtree": 1, "place: bridgehouse": 1}
    table.do("place: songtree")
    assert table["items"] == {"merchant": {"letter-archer": 1}, "songtree": {"letter-dwarf": 1}}


@pytest.mark.rule("R-140")
@pytest.mark.parametrize("heroes", ["mage dwarf", "mage dwarf archer", "mage dwarf archer warrior"])
def test_only_heroes_in_play_have_letters(heroes: str) -> None:
    """Interpretation A-24."""
    places = ["watchtower", "merchant", "songtree", "bridgehouse"][: len(heroes.split())]
    table = laid_out("challenge-4", *(f"place: {place}" for place in places), heroes=heroes)
    letters = {letter for things in table["items"].values() for letter in things}
    assert letters == {f"letter-{hero}" for hero in heroes.split()}


@pytest.mark.rule("R-140")
def test_every_hero_collects_the_letter_of_the_own_colour() -> None:
    lying = {"merchant": {"letter-warrior": 1, "letter-archer": 1}}
    table = given(
        scenario="challenge-4",
        warrior={"field": "merchant"},
        archer={"field": "merchant"},
        items=lying,
        this_turn=ARRIVED,
    )
    table.do("pick up letter-warrior")
    assert table["tasks"]["letters_home"] == ["warrior"]
    assert table.done == []
    table.do("end the turn", "archer: stand still", "pick up letter-archer")
    assert table.done == ["letters"]


@pytest.mark.rule("R-140", "R-079")
def test_somebody_else_may_carry_a_letter_and_hand_it_over() -> None:
    table = given(
        scenario="challenge-4",
        warrior={"field": "merchant"},
        items={"merchant": {"letter-archer": 1}},
        archer={"field": "merchant"},
        this_turn=ARRIVED,
    )
    table.do("pick up letter-archer")
    assert table["tasks"]["letters_home"] == []
    assert table.bag("warrior") == {"letter-archer": 1}
    table.do("give letter-archer to the archer")
    assert table["tasks"]["letters_home"] == ["archer"]


# Task 10


def at_the_troll(heroes: str = "warrior archer", bag: dict[str, int] | None = None, **rest: Any) -> Table:
    first = heroes.split()[0]
    position = {first: {"field": "cave3", "bag": bag or {}}, "this_turn": ARRIVED, **rest}
    return given(heroes, "challenge-4", **position)


@pytest.mark.rule("R-141")
def test_a_rolled_torch_drives_the_troll_off_and_the_hero_lays_the_coat_of_arms_on_the_card() -> None:
    table = at_the_troll().do("throw dice against the troll")
    assert sum(table.chances.values()) == 6**4
    table.do("throws 1 torch, 3 blank")
    assert table.hero("warrior")["crest_laid"]
    assert not table.hero("archer")["crest_laid"]
    assert table.done == []


@pytest.mark.rule("R-141")
def test_without_a_torch_the_troll_stays_unimpressed() -> None:
    table = at_the_troll().do("throw dice against the troll", "throws 4 sword")
    assert not table.hero("warrior")["crest_laid"]


@pytest.mark.rule("R-141", "R-084")
def test_a_torch_token_drives_the_troll_off_too_and_goes_to_the_box() -> None:
    table = at_the_troll(bag={"torch": 1}, torches=2).do("use a torch against the troll")
    assert table.hero("warrior")["crest_laid"]
    assert table.bag("warrior") == {}
    assert table["torches"] == 2


@pytest.mark.rule("R-141")
def test_a_lightning_does_not_impress_the_troll() -> None:
    """Interpretation A-28."""
    table = at_the_troll("mage archer").do("throw dice against the troll", "throws 1 lightning")
    assert not table.hero("mage")["crest_laid"]


@pytest.mark.rule("R-141")
def test_every_hero_drives_the_troll_off_once_only() -> None:
    table = at_the_troll(bag={"torch": 2}).do("use a torch against the troll")
    assert table.refused("use a torch against the troll") == "refusal-crest-laid"
    assert table.refused("throw dice against the troll") == "refusal-crest-laid"


@pytest.mark.rule("R-141", "R-142")
def test_the_task_of_the_troll_is_done_when_every_hero_in_play_has_laid_the_coat_of_arms() -> None:
    """Interpretation A-24."""
    table = at_the_troll(bag={"torch": 1}, archer={"crest_laid": True}).do("use a torch against the troll")
    assert table.done == ["cave-troll"]


@pytest.mark.rule("R-141")
def test_the_troll_stands_on_the_north_cave_and_stays() -> None:
    table = at_the_troll(bag={"torch": 1}, archer={"field": "cave3", "bag": {"torch": 1}})
    table.do("use a torch against the troll", "end the turn", "archer: stand still")
    assert table.may("use a torch against the troll")
    elsewhere = given(scenario="challenge-4", warrior={"field": "cave1", "bag": {"torch": 1}}, this_turn=ARRIVED)
    assert elsewhere.refused("throw dice against the troll") == "refusal-no-troll-here"
    assert elsewhere.refused("use a torch against the troll") == "refusal-no-troll-here"


@pytest.mark.rule("R-141")
def test_without_its_task_card_there_is_no_troll() -> None:
    table = given(warrior={"field": "cave3", "bag": {"torch": 1}}, this_turn=ARRIVED)
    assert table.refused("throw dice against the troll") == "refusal-no-troll-here"


@pytest.mark.rule("R-141", "R-059")
def test_dice_are_thrown_at_the_troll_once_a_turn() -> None:
    table = at_the_troll().do("throw dice against the troll", "throws 4 blank")
    assert table.refused("throw dice against the troll") == "refusal-one-throw-a-turn"
    assert table.refused("use a torch against the troll") == "refusal-no-torch"


@pytest.mark.rule("R-141", "R-056", "R-094")
def test_the_troll_is_met_after_the_movement_in_the_own_turn_with_own_dice() -> None:
    walking = at_the_troll(bag={"torch": 1}, this_turn={}, archer={"field": "cave3"})
    assert walking.refused("throw dice against the troll") == "refusal-still-walking"
    assert walking.refused("use a torch against the troll") == "refusal-still-walking"
    assert walking.refused("archer: throw dice against the troll") == "refusal-not-on-turn"
    no_dice = at_the_troll("dwarf archer", gors=[2], fights={"2": {"laid": {"dwarf": 3}}})
    assert no_dice.refused("throw dice against the troll") == "refusal-no-dice-left"


@pytest.mark.rule("R-142")
@pytest.mark.parametrize(
    ("task", "table", "deed"),
    [
        (
            "polluted-wells",
            {"scenario": "challenge-3", "wells": DIRTY, "warrior": {"field": "well1"}, "archer": {"field": "well1"}},
            "clean the well",
        ),
        ("wood", {"scenario": "challenge-3", "warrior": {"field": "bridgehouse", "bag": {"wood": 1}}}, "lay down wood"),
        ("berries", {"scenario": "challenge-2", "warrior": {"bag": {"basket": 1}}}, "lay down basket"),
        (
            "music-books",
            {
                "scenario": "challenge-3",
                "warrior": {"bag": {"book-rietburg": 1}},
                "tasks": {"books": ["book-rietburg", "book-merchant"]},
            },
            "lay down book-rietburg",
        ),
        (
            "letters",
            {"scenario": "challenge-4", "items": {"rietburg": {"letter-warrior": 1}}},
            "pick up letter-warrior",
        ),
        (
            "cave-troll",
            {"scenario": "challenge-4", "warrior": {"field": "cave3", "bag": {"torch": 1}}},
            "use a torch against the troll",
        ),
        (
            "forts",
            {
                "scenario": "challenge-2",
                "forts": [1, 4, 6],
                "warrior": {"field": "gor1", "bag": {"sword": 1}},
                "fights": {"1": {"laid": {"archer": 1}}},
            },
            "lay a sword token",
        ),
    ],
)
def test_a_task_that_is_not_done_yet_stays_red_and_it_is_told_how_far_it_is(
    task: str, table: dict[str, Any], deed: str
) -> None:
    done = given(this_turn=ARRIVED, **table).do(deed)
    said = [event.arguments for event in done.state.chronicle or [] if event.message == "event-task-gets-on"]
    assert said == [{"day": 1, "task": task, "count": 1}]
    assert done.done == []
