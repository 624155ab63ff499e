"""Merchants (AN-168 to AN-174, AN-191)."""

from __future__ import annotations

import pytest
from andor.tables import GAME, given, new_game

from sagenwerk.andor.heroes import DAY_ENDED, NO_ROOM
from sagenwerk.andor.shop import NO_MERCHANT_HERE, NOT_ENOUGH_GOLD, SOLD_OUT, STRENGTH_IS_FULL
from sagenwerk.andor.turn import NOT_YET_UNLOCKED, STILL_MOVING

ARTICLES = ["wineskin", "shield", "bow", "falcon", "telescope", "helm"]


@pytest.mark.rule("AN-168")
@pytest.mark.parametrize("field", ["18", "57", "71"])
def test_merchants_are_on_18_57_and_71(field: str) -> None:
    table = given(warrior={"field": field, "gold": 2}, turn="warrior").do("buy strength")
    assert table.hero("warrior")["strength"] == 2


@pytest.mark.rule("AN-168")
def test_nowhere_else() -> None:
    board = GAME.scenario("legend-2")
    assert [board.field_names[field] for field in board.merchants] == ["18", "57", "71"]
    table = given(dwarf={"field": "72", "gold": 9})
    assert table.refusal("buy strength") is NO_MERCHANT_HERE
    assert table.refusal("buy helm") is NO_MERCHANT_HERE


@pytest.mark.rule("AN-169")
def test_a_strength_point_costs_two_gold() -> None:
    table = given(warrior={"field": "57", "gold": 3}, turn="warrior").do("buy strength")
    assert (table.hero("warrior")["strength"], table.hero("warrior")["gold"]) == (2, 1)
    assert table.refusal("buy strength") is NOT_ENOUGH_GOLD


@pytest.mark.rule("AN-169", "AN-085")
def test_above_fourteen_no_strength_is_sold() -> None:
    assert given(dwarf={"field": "57", "gold": 9, "strength": 14}).refusal("buy strength") is STRENGTH_IS_FULL


@pytest.mark.rule("AN-170")
def test_the_dwarf_pays_one_gold_for_a_strength_point_in_the_mine() -> None:
    table = given(dwarf={"field": "71", "gold": 3}).do("buy strength", "buy strength", "buy strength")
    assert (table.hero("dwarf")["strength"], table.hero("dwarf")["gold"]) == (4, 0)


@pytest.mark.rule("AN-170")
def test_nobody_else_and_nowhere_else() -> None:
    assert given(dwarf={"field": "18", "gold": 1}).refusal("buy strength") is NOT_ENOUGH_GOLD
    for hero in ("warrior", "archer", "wizard"):
        table = given(f"{hero} dwarf", **{hero: {"field": "71", "gold": 1}})
        assert table.refusal("buy strength") is NOT_ENOUGH_GOLD


@pytest.mark.rule("AN-170", "AN-171")
def test_articles_in_the_mine_cost_the_dwarf_two() -> None:
    assert given(dwarf={"field": "71", "gold": 1}).refusal("buy shield") is NOT_ENOUGH_GOLD
    assert given(dwarf={"field": "71", "gold": 2}).do("buy shield").hero("dwarf")["gold"] == 0


@pytest.mark.rule("AN-171")
@pytest.mark.parametrize("article", ARTICLES)
def test_every_article_costs_two_gold(article: str) -> None:
    table = given(dwarf={"field": "18", "gold": 3})
    left = table["supply"][article]
    table.do(f"buy {article}")
    assert (table.bag("dwarf"), table.hero("dwarf")["gold"]) == ({article: 1}, 1)
    assert table["supply"][article] == left - 1
    assert table.refusal(f"buy {article}") is NOT_ENOUGH_GOLD


@pytest.mark.rule("AN-171", "AN-227")
def test_before_legend_2_no_article_is_sold() -> None:
    table = given(
        scenario="legend-1-part-2",
        dwarf={"field": "18", "gold": 4},
        unlocked=["overtime", "fight", "joint-battle", "strength", "trade"],
    )
    for article in ARTICLES:
        assert table.refusal(f"buy {article}") is NOT_YET_UNLOCKED
    assert table.may("buy strength")


@pytest.mark.rule("AN-172")
def test_buying_needs_a_hero_who_stands_there() -> None:
    table = given(dwarf={"field": "14", "gold": 2}).do("walk to 18")
    assert table.refusal("buy strength") is STILL_MOVING
    assert table.refusal("buy shield") is STILL_MOVING
    assert table.do("stop here").may("buy strength")


@pytest.mark.rule("AN-172")
def test_it_costs_no_hour_and_is_possible_out_of_turn() -> None:
    table = given(warrior={"field": "18", "gold": 2}).do("warrior: acts in between", "warrior: buy bow")
    assert (table.bag("warrior"), table.hero("warrior")["hours"]) == ({"bow": 1}, 0)


@pytest.mark.rule("AN-172", "AN-036")
def test_nobody_buys_after_the_own_day_has_ended() -> None:
    table = given(warrior={"field": "18", "gold": 2, "day_ended": True})
    assert table.refusal("warrior: acts in between") is DAY_ENDED


@pytest.mark.rule("AN-173")
@pytest.mark.parametrize("field", ["18", "57", "71"])
def test_merchants_sell_no_witchs_brew(field: str) -> None:
    table = given(dwarf={"field": field, "gold": 20})
    assert "dwarf: buy brew" not in table.offers
    assert table.refused("buy brew") == "refusal-no-witch-here"
    assert [offer for offer in table.offers if "buy" in offer] == [
        "dwarf: buy strength",
        *[f"dwarf: buy {article}" for article in ARTICLES],
    ]


@pytest.mark.rule("AN-174")
def test_in_the_first_part_of_legend_1_a_large_merchant_stands_on_18() -> None:
    assert new_game(scenario="legend-1")["merchants"] == ["18"]
    table = given(scenario="legend-1", dwarf={"field": "18", "gold": 2}, merchants=["18"]).do("buy strength")
    assert table.hero("dwarf")["strength"] == 2
    assert given(scenario="legend-1", dwarf={"field": "57", "gold": 2}, merchants=["18"]).refusal("buy strength") is (
        NO_MERCHANT_HERE
    )


@pytest.mark.rule("AN-174", "AN-227")
def test_in_the_second_part_strength_is_sold_once_b1_is_read() -> None:
    before = given(scenario="legend-1-part-2", dwarf={"field": "18", "gold": 2}, unlocked=["overtime"])
    assert before.refusal("buy strength") is NOT_YET_UNLOCKED


@pytest.mark.rule("AN-191")
@pytest.mark.parametrize("article", ARTICLES)
def test_what_is_no_longer_on_the_equipment_board_is_not_sold(article: str) -> None:
    assert given(dwarf={"field": "18", "gold": 9}, supply={article: 0}).refusal(f"buy {article}") is SOLD_OUT


@pytest.mark.rule("AN-191")
def test_the_equipment_board_holds_what_the_box_has() -> None:
    assert given()["supply"] == {
        "wineskin": 5,
        "shield": 4,
        "bow": 3,
        "falcon": 2,
        "telescope": 2,
        "helm": 3,
        "brew": 5,
        "herb-3": 1,
        "herb-4": 2,
        "gem-2": 5,
        "gem-4": 5,
        "gem-6": 1,
    }


@pytest.mark.rule("AN-179")
def test_what_does_not_fit_on_the_hero_board_is_not_bought() -> None:
    table = given(dwarf={"field": "18", "gold": 20, "bag": {"bow": 1, "helm": 1, "wineskin": 3}})
    for article in ARTICLES:
        assert table.refusal(f"buy {article}") is NO_ROOM
