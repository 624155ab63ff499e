"""Every event card as printed: 34 golden ones, 11 silver ones and START (AN-048, AN-157, AN-220 to AN-222)."""

from __future__ import annotations

from typing import Any

import pytest
from andor.machine import Cards
from andor.tables import EVERYBODY, GAME
from andor.tables import given as situation

from sagenwerk.andor.position import restore

#: Far from river, forest and coast, so that a card which asks for one of them passes these heroes by.
AWAY = "36"


def card(name: str, heroes: str = EVERYBODY, **position: Any) -> Cards:
    """The card is read in this situation; heroes of whom nothing is said stand on 36."""
    scenario = "legend-2" if name.startswith("golden") else "legend-1-part-2"
    for hero in heroes.split():
        position.setdefault(hero, {}).setdefault("field", AWAY)
    tree = situation(heroes, scenario, **position).state.position()
    board = GAME.scenario(scenario)
    state = restore(board, tree)  # type: ignore[arg-type]
    return Cards(state).carry_out(board.steps[f"event {name}"])


def willpower(table: Cards) -> list[int]:
    """Of all heroes in the order of their classes."""
    return [table.hero(name)["willpower"] for name in EVERYBODY.split() if name in table["heroes"]]


def strength(table: Cards) -> list[int]:
    """Of all heroes in the order of their classes."""
    return [table.hero(name)["strength"] for name in EVERYBODY.split() if name in table["heroes"]]


@pytest.mark.rule("AN-220")
def test_all_45_cards_and_start_are_there() -> None:
    golden = GAME.scenario("legend-2").event_names  # type: ignore[attr-defined]
    silver = GAME.scenario("legend-1-part-2").event_names  # type: ignore[attr-defined]
    assert golden == [f"golden-{number}" for number in range(1, 35)]
    assert sorted(silver) == sorted(["silver-start", *[f"silver-{number}" for number in range(1, 12)]])
    begun = GAME.new(GAME.scenario("legend-1-part-2"), ["dwarf", "warrior"], {})
    assert "silver-start" in begun.position()["events"]["drawn"] or begun.position()["events"]["on_top"]


@pytest.mark.rule("AN-222")
def test_the_cards_with_a_shield_are_the_printed_ones() -> None:
    golden = GAME.scenario("legend-2")
    silver = GAME.scenario("legend-1-part-2")
    with_shield = [2, 4, 7, 9, 11, 15, 17, 18, 19, 20, 21, 22, 24, 27, 31, 32, 33]
    assert _shields(golden) == [f"golden-{number}" for number in with_shield]
    assert sorted(_shields(silver)) == sorted(f"silver-{number}" for number in (2, 4, 6, 8, 10))


def _shields(board: Any) -> list[str]:
    return [name for name, shield in zip(board.event_names, board.event_shields, strict=True) if shield]


# Golden cards


def test_golden_1_each_hero_may_take_an_article_but_no_brew_for_3_willpower() -> None:
    table = card("golden-1", "dwarf warrior", dwarf={"willpower": 3})
    assert table.asked == "warrior"
    articles = [name.rsplit(": ", 1)[1] for name in table.offers]
    assert articles == ["wineskin", "shield", "bow", "falcon", "telescope", "helm", "no"]
    table.do(table.offers[1])
    assert table.bag("warrior") == {"shield": 1}
    assert table.hero("warrior")["willpower"] == 4
    assert table.question == "hero chooses"


@pytest.mark.parametrize(
    ("name", "inside", "outside"),
    [("golden-2", ["0", "14", "20"], "21"), ("golden-4", ["37", "57", "70"], "71")],
)
def test_golden_2_and_4_cost_3_willpower_near_the_coast_or_in_the_east(
    name: str, inside: list[str], outside: str
) -> None:
    fields = [*inside, outside]
    boards = {hero: {"field": field} for hero, field in zip(EVERYBODY.split(), fields, strict=True)}
    assert willpower(card(name, **boards)) == [4, 4, 4, 7]


def test_golden_3_the_first_hero_on_the_tree_gains_strength_and_the_highest_rank_if_several_stand_there() -> None:
    tree = {"field": "57"}
    assert strength(card("golden-3", dwarf=tree, archer=tree)) == [1, 1, 2, 1]
    later = card("golden-3", "dwarf warrior", dwarf={"field": "56"}).do("walk to 57")
    assert strength(later) == [2, 1]
    later.do("walk to 56").do("walk to 57")
    assert strength(later) == [2, 1]


def test_golden_5_and_14_give_two_classes_3_willpower() -> None:
    assert willpower(card("golden-5")) == [7, 7, 10, 10]
    assert willpower(card("golden-14")) == [10, 10, 7, 7]


def test_golden_6_the_lowest_rank_may_gamble_a_die() -> None:
    table = card("golden-6", "warrior wizard dwarf")
    assert table.asked == "dwarf"
    assert len(table.offers) == 2
    throws = table.offers[0]
    assert willpower(card("golden-6", "warrior wizard dwarf").do(throws, "a die shows 4")) == [3, 7, 7]
    assert willpower(card("golden-6", "warrior wizard dwarf").do(throws, "a die shows 5")) == [12, 7, 7]
    assert willpower(table.do(table.offers[1])) == [7, 7, 7]


def test_golden_7_the_group_loses_what_the_lowest_rank_rolls_and_shares_it() -> None:
    table = card("golden-7", "dwarf warrior").do("a die shows 3")
    table.do("dwarf loses willpower", "dwarf loses willpower", "warrior loses willpower")
    assert willpower(table) == [5, 6]
    assert table.question == "hero chooses"


@pytest.mark.rule("AN-221")
def test_golden_8_on_9_one_hero_buys_2_strength_for_2_gold_once() -> None:
    here = {"field": "9", "gold": 4}
    table = card("golden-8", "dwarf warrior", dwarf=here)
    table.do("take the offer golden-8")
    assert strength(table) == [3, 1]
    assert table.hero("dwarf")["gold"] == 2
    refusal = table.refusal("take the offer golden-8")
    assert (refusal.message, refusal.rule) == ("refusal-no-deal-here", "AN-221")
    assert table.rules("event-takes-deal") == {"AN-221"}


@pytest.mark.rule("AN-048")
def test_golden_9_19_and_26_change_the_price_of_overtime_today() -> None:
    assert card("golden-9")["prices"] == [2, 2, -1]
    assert card("golden-19")["prices"] == [2, 3, 3]
    assert card("golden-26")["prices"] == [0, 2, 2]


@pytest.mark.rule("AN-048")
def test_an_hour_that_golden_9_forbids_stays_forbidden_when_golden_19_comes_the_same_day() -> None:
    assert card("golden-19", prices=[2, 2, -1])["prices"] == [2, 3, -1]
    assert card("golden-9", prices=[2, 3, 3])["prices"] == [2, 3, -1]


def test_golden_10_each_hero_may_buy_3_willpower_for_1_gold() -> None:
    table = card("golden-10", "dwarf warrior archer", turn="archer", archer={"gold": 1}, warrior={"gold": 2})
    assert table.asked == "archer"
    table.do(table.offers[0])
    assert table.asked == "warrior"
    table.do(table.offers[1])
    assert willpower(table) == [7, 7, 10]


def test_golden_11_makes_every_creature_stronger_today() -> None:
    assert card("golden-11")["creature_bonus"] == 1


def test_golden_12_heroes_at_the_river_get_a_wineskin_while_there_are_any() -> None:
    river = {"field": "11"}
    full = {"field": "11", "bag": {"telescope": 1, "herb-3": 2}}
    table = card("golden-12", dwarf=river, warrior=full, archer=river, supply={"wineskin": 1})
    assert [table.bag(name).get("wineskin", 0) for name in EVERYBODY.split()] == [1, 0, 0, 0]


def test_golden_13_lifts_weak_heroes_to_10_and_golden_17_cuts_strong_ones_to_12() -> None:
    points = {"dwarf": {"willpower": 3}, "warrior": {"willpower": 10}, "archer": {"willpower": 15}}
    assert willpower(card("golden-13", "dwarf warrior archer", **points)) == [10, 10, 15]
    points = {"dwarf": {"willpower": 3}, "warrior": {"willpower": 12}, "archer": {"willpower": 15}}
    assert willpower(card("golden-17", "dwarf warrior archer", **points)) == [3, 12, 12]


@pytest.mark.rule("AN-157")
@pytest.mark.parametrize(("name", "well"), [("golden-15", "35"), ("golden-22", "45"), ("silver-4", "55")])
def test_golden_15_and_22_and_silver_4_take_a_well_away(name: str, well: str) -> None:
    assert [field for field, side in card(name)["wells"].items() if side == "gone"] == [well]


def test_golden_16_the_highest_rank_looks_at_the_next_card() -> None:
    table = card("golden-16", "dwarf archer").do("event card golden-5")
    assert table.asked == "archer"
    table.do("remove the event card")
    assert "golden-5" in table["events"]["drawn"]
    left = card("golden-16", "dwarf archer").do("event card golden-5", "leave the event card on top")
    assert left["events"]["on_top"] == ["golden-5"]


@pytest.mark.parametrize(("heroes", "price"), [("dwarf wizard", 2), ("dwarf archer wizard", 4), (EVERYBODY, 6)])
def test_golden_18_the_lowest_gor_goes_on_unless_the_group_pays_willpower(heroes: str, price: int) -> None:
    gors = {"21": "gor", "40": "gor", "9": "skral"}
    unpaid = card("golden-18", heroes, creatures=dict(gors))
    unpaid.do(unpaid.offers[1])
    assert unpaid["creatures"]["4"] == "gor"
    paid = card("golden-18", heroes, creatures=dict(gors))
    paid.do(paid.offers[0], *["dwarf pays willpower"] * price)
    assert paid["creatures"] == gors
    assert willpower(paid)[0] == 7 - price


def test_golden_18_with_less_than_the_price_nobody_is_asked() -> None:
    poor = {"dwarf": {"willpower": 2}, "wizard": {"willpower": 1}}
    assert card("golden-18", "dwarf wizard", creatures={"21": "gor"}, **poor)["creatures"] == {"4": "gor"}


@pytest.mark.parametrize(("heroes", "price"), [("dwarf wizard", 2), ("dwarf archer wizard", 3), (EVERYBODY, 4)])
def test_golden_20_a_farmer_outside_the_castle_leaves_unless_the_group_pays(heroes: str, price: int) -> None:
    table = card("golden-20", heroes, farmers={"24": 1}, wizard={"farmers": 1, "gold": 9})
    table.do(table.offers[1])
    assert len(table.offers) == 2
    table.do(table.offers[1])
    assert table["farmers"] == {"24": 1}
    assert "farmers" not in table.hero("wizard")
    paid = card("golden-20", heroes, farmers={"24": 1}, wizard={"gold": price - 1})
    paid.do(paid.offers[0], "dwarf gives up willpower", *["wizard gives up gold"] * (price - 1))
    assert paid["farmers"] == {"24": 1}
    assert paid.question == "hero chooses"
    assert card("golden-20", heroes).question == "hero chooses"


def test_golden_21_the_first_hero_in_the_southern_forest_loses_4_willpower_also_in_passing() -> None:
    forest = {"field": "24"}
    assert willpower(card("golden-21", warrior=forest, dwarf={"field": "22"})) == [7, 3, 7, 7]
    table = card("golden-21", "dwarf warrior", dwarf={"field": "21"}).do("walk to 24", "walk to 25")
    assert willpower(table) == [3, 7]


def test_golden_23_up_to_two_heroes_with_6_or_fewer_strength_gain_1() -> None:
    table = card("golden-23", dwarf={"strength": 7}, warrior={"strength": 6})
    assert len(table.offers) == 4
    table.do(table.offers[0], table.offers[1])
    assert strength(table) == [7, 7, 2, 1]
    nobody = card("golden-23")
    assert strength(nobody.do(nobody.offers[-1])) == [1, 1, 1, 1]


@pytest.mark.parametrize("name", ["golden-24", "golden-31"])
def test_golden_24_and_31_cost_2_willpower_without_cover(name: str) -> None:
    covered = {"dwarf": {"field": "71"}, "warrior": {"field": "22"}, "archer": {"field": "0"}}
    assert willpower(card(name, **covered)) == [7, 7, 7, 5]


def test_golden_25_weak_heroes_roll_a_die_and_gain_it() -> None:
    table = card("golden-25", dwarf={"willpower": 5}, warrior={"willpower": 6}, wizard={"willpower": 1})
    table.do("a die shows 6", "a die shows 2")
    assert willpower(table) == [11, 6, 7, 3]


def test_golden_27_the_creature_on_the_highest_field_goes_on_unless_the_group_pays() -> None:
    beasts = {"21": "gor", "40": "skral"}
    unpaid = card("golden-27", "dwarf warrior", creatures=dict(beasts))
    unpaid.do(unpaid.offers[1])
    assert sorted(unpaid["creatures"].values()) == ["gor", "skral"]
    assert "40" not in unpaid["creatures"]
    paid = card("golden-27", "dwarf warrior", creatures=dict(beasts), dwarf={"gold": 1})
    paid.do(paid.offers[0], "dwarf gives up gold", "warrior gives up willpower")
    assert paid["creatures"] == beasts


def test_golden_28_and_32_are_about_heroes_who_have_ended_the_day() -> None:
    ended = {"warrior": {"day_ended": True}, "wizard": {"day_ended": True}}
    assert willpower(card("golden-28", **ended)) == [7, 9, 7, 9]
    assert willpower(card("golden-32", **ended)) == [7, 5, 7, 5]


def test_golden_29_and_30_and_silver_5_lay_something_on_a_field() -> None:
    assert card("golden-29")["items"] == {"57": {"shield": 1}}
    assert card("golden-29")["supply"]["shield"] == 3
    assert card("golden-30")["items"] == {"72": {"wineskin": 1}}
    assert card("silver-5")["gold"] == {"26": 3}


def test_golden_29_and_30_and_silver_5_are_for_the_lowest_rank_that_stands_there() -> None:
    tree = {"field": "57"}
    table = card("golden-29", warrior={**tree, "day_ended": True}, archer=tree)
    assert table.asked == "warrior"
    table.do(table.offers[0])
    assert table.bag("warrior") == {"shield": 1}
    left = card("golden-30", archer={"field": "72"})
    assert left.do(left.offers[1])["items"] == {"72": {"wineskin": 1}}
    full = card("golden-29", archer={"field": "57", "bag": {"bow": 1}})
    assert full["items"] == {"57": {"shield": 1}}
    gold = card("silver-5", wizard={"field": "26"})
    assert gold.do(gold.offers[0]).hero("wizard")["gold"] == 3


def test_golden_33_a_hero_chosen_by_the_group_loses_strength_if_anybody_has_more_than_1() -> None:
    table = card("golden-33", dwarf={"strength": 2}, wizard={"strength": 5})
    assert len(table.offers) == 2
    assert strength(table.do(table.offers[1])) == [2, 1, 1, 4]
    assert card("golden-33").question == "hero chooses"


def test_golden_34_one_hero_may_give_2_strength_for_10_willpower() -> None:
    table = card("golden-34", dwarf={"strength": 3}, wizard={"strength": 2})
    assert len(table.offers) == 2
    table.do(table.offers[0])
    assert (strength(table)[0], willpower(table)[0]) == (1, 17)


# Silver cards


@pytest.mark.rule("AN-123", "AN-128")
def test_start_brings_four_gors_also_where_heroes_stand() -> None:
    table = card("silver-start", dwarf={"field": "16"})
    assert table["creatures"] == {"16": "gor", "22": "gor", "23": "gor", "24": "gor"}


def test_silver_1_and_3_give_2_willpower_to_the_weak_or_around_the_castle() -> None:
    assert willpower(card("silver-1", dwarf={"willpower": 9}, warrior={"willpower": 10})) == [11, 10, 9, 9]
    assert willpower(card("silver-3", dwarf={"field": "9"}, warrior={"field": "10"})) == [9, 7, 7, 7]


def test_silver_2_and_11_are_shared_by_the_group() -> None:
    lost = card("silver-2", "dwarf warrior").do(*["dwarf loses willpower"] * 2, "warrior loses willpower")
    assert willpower(lost) == [5, 6]
    gained = card("silver-11", "dwarf warrior").do(*["dwarf gets willpower"] * 4, "warrior gets willpower")
    assert willpower(gained) == [11, 8]


def test_silver_6_and_10_cut_two_classes_to_12() -> None:
    proud = {hero: {"willpower": 14} for hero in EVERYBODY.split()}
    assert willpower(card("silver-6", **{hero: dict(board) for hero, board in proud.items()})) == [14, 12, 12, 14]
    assert willpower(card("silver-10", **{hero: dict(board) for hero, board in proud.items()})) == [12, 14, 14, 12]


def test_silver_7_each_hero_may_buy_5_willpower_for_2_gold() -> None:
    table = card("silver-7", "dwarf warrior", dwarf={"gold": 1}, warrior={"gold": 3})
    assert table.asked == "warrior"
    table.do(table.offers[0])
    assert (willpower(table), table.hero("warrior")["gold"]) == ([7, 12], 1)


def test_silver_8_heroes_in_a_forest_lose_strength_but_not_below_1() -> None:
    forest = {"dwarf": {"field": "22", "strength": 3}, "warrior": {"field": "47", "strength": 1}}
    assert strength(card("silver-8", archer={"strength": 3}, **forest)) == [2, 1, 3, 1]


@pytest.mark.rule("AN-162")
def test_silver_9_the_lowest_rank_turns_up_two_fog_tokens() -> None:
    table = card("silver-9", "wizard archer", fog={"11": "unknown", "12": "unknown"}, fog_unseen={"gold": 2})
    assert table.asked == "archer"
    table.do(table.offers[0], "fog: gold").do(table.offers[0], "fog: gold")
    assert table["fog"] == {"11": "gold", "12": "gold"}
    assert table.question == "hero chooses"


@pytest.mark.rule("AN-222")
@pytest.mark.parametrize("number", [2, 4, 7, 9, 11, 15, 17, 18, 19, 20, 21, 22, 24, 27, 31, 32, 33])
def test_a_shield_stops_each_golden_card_that_shows_one(number: int) -> None:
    table = card(
        f"golden-{number}",
        "dwarf warrior",
        creatures={"21": "gor"},
        farmers={"24": 1},
        dwarf={"bag": {"shield": 1}, "willpower": 14, "strength": 3},
        turn="warrior",
    )
    before = table.state.position()
    table.do("dwarf: hold the shield against the card")
    after = table.state.position()
    assert after["heroes"]["dwarf"].pop("bag") == {"damaged-shield": 1}
    del before["heroes"]["dwarf"]["bag"], before["agenda"], after["agenda"]
    assert before == after
