"""Event cards in the legends: which deck, when a card is drawn, the shield, the end of the pile (AN-220 to AN-223)."""

from __future__ import annotations

from typing import Any

import pytest
from andor.tables import EVERYBODY, evening, events_of, given, new_game, own_legend, sunrise

GOLDEN = [f"golden-{number}" for number in range(1, 35)]
SILVER = [f"silver-{number}" for number in range(1, 12)]


@pytest.mark.rule("AN-220")
def test_legend_1_is_played_with_the_silver_cards_and_start_on_top() -> None:
    for scenario in ("legend-1", "legend-1-part-2"):
        assert set(events_of(scenario)) == {"silver-start", *SILVER}
        assert new_game(scenario=scenario)["events"]["on_top"] == ["silver-start"]


@pytest.mark.rule("AN-220")
def test_legend_2_is_played_with_the_golden_cards() -> None:
    assert set(events_of("legend-2")) == set(GOLDEN)
    assert new_game()["events"] == {"drawn": [], "on_top": []}


@pytest.mark.rule("AN-220")
@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("silver-without-start", set(SILVER)),
        ("secret-sea", {f"sea-{number}" for number in range(1, 11)}),
        ("none", set()),
    ],
)
def test_a_legend_of_our_own_names_its_deck(deck: str, cards: set[str]) -> None:
    table = own_legend("", deck=deck)
    board = table.state.board
    assert {board.event_names[card] for card in board.event_deck} == cards
    assert table["events"]["on_top"] == []


@pytest.mark.rule("AN-221", "AN-108")
def test_a_card_is_drawn_at_each_sunrise() -> None:
    table = given().do("end the day", "warrior: end the day")
    assert table.chances == {f"event card {name}": 1 for name in GOLDEN}
    table.do("event card golden-5")
    assert table["events"]["drawn"] == ["golden-5"]


@pytest.mark.rule("AN-221", "AN-165")
def test_a_card_is_drawn_for_each_event_token_in_the_fog() -> None:
    table = given(dwarf={"field": "7"}, fog={"8": "event"}).do("walk to 8", "stop here")
    assert table.chances == {f"event card {name}": 1 for name in GOLDEN}
    table.do("event card golden-14")
    assert table.hero("dwarf")["willpower"] == 10
    assert table.may("end the turn")


@pytest.mark.rule("AN-222")
def test_a_shield_stops_a_card_with_the_shield_symbol_for_the_whole_group() -> None:
    """Golden 2: each hero on a field from 0 to 20 loses 3 willpower."""
    table = sunrise(EVERYBODY, archer={"field": "7", "bag": {"shield": 1}}, wizard={"field": "8"}, event="golden-2")
    assert table.asked == "group"
    table.do("archer: hold the shield against the card")
    assert [table.hero(hero)["willpower"] for hero in EVERYBODY.split()] == [7, 7, 7, 7]


@pytest.mark.rule("AN-222")
def test_nobody_has_to_hold_it() -> None:
    table = sunrise(dwarf={"field": "7", "bag": {"shield": 1}}, event="golden-2")
    table.do("no shield against the card")
    assert (table.hero("dwarf")["willpower"], table.hero("warrior")["willpower"]) == (4, 4)
    assert table.bag("dwarf") == {"shield": 1}


@pytest.mark.rule("AN-222")
def test_a_card_without_the_symbol_is_not_stopped() -> None:
    """Golden 14."""
    table = sunrise(dwarf={"field": "7", "bag": {"shield": 1}}, event="golden-14")
    assert table.question == "hero chooses"


@pytest.mark.rule("AN-222", "AN-036")
def test_out_of_turn_and_at_sunrise_too() -> None:
    table = evening(dwarf={"bag": {"shield": 1}}, event="golden-2").do("end the day")
    assert table.may("dwarf: hold the shield against the card")
    table = given(
        dwarf={"field": "7"}, warrior={"bag": {"shield": 1}}, fog={"8": "event"}, events={"on_top": ["golden-2"]}
    )
    table.do("walk to 8", "stop here", "warrior: hold the shield against the card")
    assert table.hero("dwarf")["willpower"] == 7


@pytest.mark.rule("AN-036", "AN-222")
def test_who_has_ended_the_day_holds_no_shield_against_a_card_from_the_fog() -> None:
    """The exception is for the event of the sunrise only."""
    asleep = {"field": "30", "bag": {"shield": 1}, "day_ended": True}
    fog: dict[str, Any] = {"fog": {"8": "event"}, "events": {"on_top": ["golden-2"]}}
    table = given(dwarf={"field": "7"}, warrior=asleep, **fog).do("walk to 8", "stop here")
    assert (table.question, table.hero("dwarf")["willpower"]) == ("hero chooses", 4)
    both = given(dwarf={"field": "7", "bag": {"shield": 1}}, warrior=asleep, **fog).do("walk to 8", "stop here")
    assert both.refused("warrior: hold the shield against the card") == "refusal-day-ended"
    assert both.do("dwarf: hold the shield against the card").hero("dwarf")["willpower"] == 7


@pytest.mark.rule("AN-223")
def test_used_cards_do_not_come_back() -> None:
    table = sunrise(event="golden-14").do("dwarf: end the day", "warrior: end the day")
    assert len(table["events"]["drawn"]) == 34
    assert table.told.count("event-no-event-card") == 1


@pytest.mark.rule("AN-223")
def test_from_an_exhausted_pile_no_card_is_drawn() -> None:
    table = sunrise(creatures={"8": "gor"})
    assert table.rules("event-no-event-card") == {"AN-223"}
    assert (table["creatures"], table["day"]) == ({"7": "gor"}, 2)


@pytest.mark.rule("AN-223")
def test_by_the_option_an_exhausted_pile_is_shuffled_again() -> None:
    table = sunrise(options={"empty_event_pile": "shuffled-again"})
    assert table.chances == {f"event card {name}": 1 for name in GOLDEN}
