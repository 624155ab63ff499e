"""The sunrise box, symbol by symbol (AN-107 to AN-117)."""

from __future__ import annotations

import pytest
from andor.tables import Table, given, sunrise

from sagenwerk.andor.exchange import FALCON_USED

#: One creature of each kind, far from each other.
ONE_OF_EACH = {"8": "gor", "14": "skral", "27": "wardrak", "49": "troll"}


def moved(table: Table) -> list[tuple[str, str]]:
    """Which creature moved in which order, by kind and where it came from."""
    return [(line["creature"], line["from"]) for line in table.lines("event-creature-moves")]


@pytest.mark.rule("AN-107")
def test_event_gors_skrals_wardraks_trolls_wardraks_wells_narrator() -> None:
    table = sunrise(creatures=ONE_OF_EACH, wells={"35": "empty"}, event="golden-14")
    told = table.told[table.told.index("event-sunrise") :]
    steps = ["event-event-card", "event-creature-moves", "event-well-fills", "event-narrator", "event-day-begins"]
    assert [step for step in told if step in steps] == [
        "event-event-card",
        *["event-creature-moves"] * 5,
        "event-well-fills",
        "event-narrator",
        "event-day-begins",
    ]
    assert [kind for kind, _ in moved(table)] == ["gor", "skral", "wardrak", "troll", "wardrak"]


@pytest.mark.rule("AN-107")
def test_by_the_option_of_the_remake_wardraks_come_last_with_both_steps() -> None:
    table = sunrise(creatures=ONE_OF_EACH, options={"sunrise": "remake"})
    assert [kind for kind, _ in moved(table)] == ["gor", "skral", "troll", "wardrak", "wardrak"]


@pytest.mark.rule("AN-107")
def test_the_two_orders_can_end_differently() -> None:
    """In the box the wardrak has left 24 before the trolls move; the remake lets it jump the troll into the castle."""
    creatures = {"24": "wardrak", "22": "troll", "25": "troll"}
    box = sunrise(creatures=creatures)
    assert (box["creatures"], box["intruders"]) == ({"4": "wardrak", "19": "troll", "24": "troll"}, None)
    remake = sunrise(creatures=creatures, options={"sunrise": "remake"})
    assert (remake["creatures"], remake["intruders"]) == ({"19": "troll", "21": "troll"}, ["wardrak"])


@pytest.mark.rule("AN-108", "AN-221")
def test_first_the_top_event_card_is_read_and_carried_out() -> None:
    """Golden 14: dwarf and warrior gain 3 willpower."""
    table = sunrise("dwarf archer", event="golden-14", archer={"field": "25"})
    assert (table.hero("dwarf")["willpower"], table.hero("archer")["willpower"]) == (10, 7)
    assert table["events"]["on_top"] == []


@pytest.mark.rule("AN-108")
def test_the_event_comes_before_the_creatures_move() -> None:
    """Golden 18: the gor on the lowest number goes on one field; then all of them do."""
    table = sunrise(event="golden-18", creatures={"8": "gor", "27": "gor"}).do("event golden-18/0: no")
    assert (table["creatures"], table["intruders"]) == ({"25": "gor"}, ["gor"])


@pytest.mark.rule("AN-109")
def test_second_the_gors_move() -> None:
    assert sunrise(creatures={"8": "gor", "48": "gor"})["creatures"] == {"7": "gor", "16": "gor"}


@pytest.mark.rule("AN-110")
def test_third_the_skrals_move() -> None:
    """The gor goes to 16 first, so the skral finds it taken and goes on to 13."""
    assert sunrise(creatures={"48": "gor", "38": "skral"})["creatures"] == {"16": "gor", "13": "skral"}


@pytest.mark.rule("AN-111")
def test_fourth_the_wardraks_move_for_the_first_time() -> None:
    table = sunrise(creatures={"27": "wardrak", "26": "troll"})
    assert moved(table)[0] == ("wardrak", "27")


@pytest.mark.rule("AN-112")
def test_fifth_the_trolls_move() -> None:
    """Both point to 25: the wardrak was there first, so the troll goes on to 24; then the wardrak jumps it."""
    table = sunrise(creatures={"27": "wardrak", "26": "troll"})
    assert moved(table) == [("wardrak", "27"), ("troll", "26"), ("wardrak", "25")]
    assert table["creatures"] == {"24": "troll", "21": "wardrak"}


@pytest.mark.rule("AN-113", "AN-127")
def test_sixth_the_wardraks_move_again() -> None:
    assert sunrise(creatures={"27": "wardrak"})["creatures"] == {"24": "wardrak"}


@pytest.mark.rule("AN-114", "AN-155")
def test_seventh_the_wells_are_refreshed() -> None:
    table = sunrise(wells={"5": "empty", "35": "empty", "45": "full", "55": "gone"})
    assert table["wells"] == {"5": "full", "35": "full", "45": "full", "55": "gone"}


@pytest.mark.rule("AN-115", "AN-140")
def test_eighth_the_narrator_goes_one_letter_on() -> None:
    assert sunrise(narrator="D")["narrator"] == "E"


@pytest.mark.rule("AN-115", "AN-143")
def test_a_card_of_the_narrators_letter_comes_after_all_moves_of_this_sunrise() -> None:
    """G brings wardraks to 26 and 27: they stand there, unmoved."""
    table = sunrise(narrator="F", creatures={"8": "gor"})
    assert table["creatures"] == {"7": "gor", "26": "wardrak", "27": "wardrak"}


@pytest.mark.rule("AN-116")
def test_inside_a_kind_the_lowest_field_moves_first() -> None:
    table = sunrise(creatures={"48": "gor", "8": "gor", "27": "gor", "13": "gor"})
    assert moved(table) == [("gor", "8"), ("gor", "13"), ("gor", "27"), ("gor", "48")]


@pytest.mark.rule("AN-116")
def test_therefore_the_lower_of_two_on_one_way_makes_room_for_the_other() -> None:
    table = sunrise(creatures={"7": "gor", "8": "gor", "9": "skral"})
    assert (table["creatures"], table["intruders"]) == ({"7": "gor"}, ["gor", "skral"])


@pytest.mark.rule("AN-117")
def test_falcons_are_turned_back() -> None:
    table = given(warrior={"bag": {"used-falcon": 1}, "field": "14"}, dwarf={"gold": 1})
    assert table.do("pass").refusal("send the falcon to the dwarf") is FALCON_USED
    table = sunrise(
        dwarf={"gold": 1}, warrior={"bag": {"used-falcon": 1}, "field": "14"}, items={"9": {"used-falcon": 1}}
    )
    assert table.bag("warrior") == {"falcon": 1}
    assert table.there("items", "9") == {"falcon": 1}
