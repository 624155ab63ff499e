"""Moving from field to field (AN-022 to AN-033)."""

from __future__ import annotations

import pytest
from andor.tables import EVERYBODY, GAME, given

from sagenwerk.andor.turn import ALREADY_ACTED, NOT_ON_TURN, STILL_MOVING
from sagenwerk.andor.walk import NOT_ADJACENT, NOT_MOVING

#: The three bridges.
BRIDGES = [("16", "48"), ("38", "39"), ("46", "47")]

#: The castle's side of the river.
NEAR_SIDE = {str(number) for number in range(37)} | {"38", "72"}


@pytest.mark.rule("AN-022")
def test_a_move_goes_any_number_of_fields() -> None:
    table = given(dwarf={"field": "7"}).do(*[f"walk to {to}" for to in (0, 2, 14, 18, 72, 34, 30)], "stop here")
    assert (table.hero("dwarf")["field"], table.hero("dwarf")["hours"]) == ("30", 7)


@pytest.mark.rule("AN-022")
def test_a_move_may_end_after_every_field_and_then_does_not_go_on() -> None:
    table = given(dwarf={"field": "7"})
    assert table.refusal("stop here") is NOT_MOVING
    table.do("walk to 8")
    assert table.refusal("warrior: stop here") is NOT_ON_TURN
    assert table.do("stop here").refusal("walk to 9") is ALREADY_ACTED


@pytest.mark.rule("AN-023")
def test_every_field_entered_costs_one_hour() -> None:
    table = given(dwarf={"field": "7"})
    for used, to in enumerate((8, 11, 12), start=1):
        assert table.do(f"walk to {to}").hero("dwarf")["hours"] == used
    assert table.rules("event-walks") == {"AN-023"}


@pytest.mark.rule("AN-024")
def test_a_move_goes_to_adjacent_fields_only() -> None:
    table = given(dwarf={"field": "7"})
    assert table.refusal("walk to 6") is NOT_ADJACENT
    assert table.refusal("walk to 7") is NOT_ADJACENT
    walks = [offer.removeprefix("dwarf: walk to ") for offer in table.offers if "walk to" in offer]
    assert walks == ["0", "8", "9", "11", "15"]


@pytest.mark.rule("AN-024")
def test_adjacent_fields_are_those_of_the_board_both_ways() -> None:
    board = GAME.scenario("legend-2")
    for field, ways in enumerate(board.ways):
        assert ways == sorted(ways)
        for to in ways:
            assert field in board.ways[to]
    edges = sum(len(ways) for ways in board.ways) // 2
    assert (len(board.field_names), edges) == (78, 157)


@pytest.mark.rule("AN-025")
def test_the_printed_arrows_mean_nothing_to_heroes() -> None:
    """The arrow of 7 leads to 0, that of 8 to 7."""
    table = given(dwarf={"field": "7"}).do("walk to 8", "walk to 9", "stop here")
    assert table.hero("dwarf")["field"] == "9"


@pytest.mark.rule("AN-026")
def test_any_number_of_heroes_may_be_on_one_field() -> None:
    table = given(EVERYBODY, **{hero: {"field": "8"} for hero in ("warrior", "archer", "wizard")}, dwarf={"field": "7"})
    table.do("walk to 8", "stop here")
    assert {table.hero(hero)["field"] for hero in EVERYBODY.split()} == {"8"}


@pytest.mark.rule("AN-027")
def test_the_castle_is_a_normal_field_for_heroes() -> None:
    table = given(dwarf={"field": "7"}, intruders=["gor"]).do("walk to 0", "walk to 5", "stop here")
    assert (table.hero("dwarf")["field"], table.hero("dwarf")["hours"]) == ("5", 2)
    assert given(dwarf={"field": "7"}).do("walk to 0", "stop here", "end the turn").hero("dwarf")["field"] == "0"


@pytest.mark.rule("AN-028")
def test_only_the_three_bridges_cross_the_river() -> None:
    board = GAME.scenario("legend-2")
    names = board.field_names
    across = {
        (names[field], names[to])
        for field, ways in enumerate(board.ways)
        for to in ways
        if names[field] in NEAR_SIDE and names[to] not in NEAR_SIDE
    }
    assert across == {("16", "48"), ("38", "39")}
    assert board.field_named("46") in board.ways[board.field_named("47")]
    for bank, other in (
        ("32", "47"),
        ("32", "44"),
        ("38", "42"),
        ("28", "40"),
        ("30", "37"),
        ("56", "64"),
        ("13", "49"),
    ):
        assert board.field_named(other) not in board.ways[board.field_named(bank)]


@pytest.mark.rule("AN-028")
@pytest.mark.parametrize(("here", "there"), [("32", "47"), ("13", "49"), ("28", "41")])
def test_nobody_walks_through_the_water(here: str, there: str) -> None:
    assert given(dwarf={"field": here}).refusal(f"walk to {there}") is NOT_ADJACENT


@pytest.mark.rule("AN-029")
@pytest.mark.parametrize(("here", "there"), BRIDGES)
def test_a_bridge_is_no_field_and_costs_nothing_extra(here: str, there: str) -> None:
    for start, goal in ((here, there), (there, here)):
        table = given(dwarf={"field": start}).do(f"walk to {goal}")
        assert (table.hero("dwarf")["field"], table.hero("dwarf")["hours"]) == (goal, 1)
    assert all(name.isdecimal() for name in GAME.scenario("legend-2").field_names)


@pytest.mark.rule("AN-030")
def test_heroes_may_enter_and_cross_fields_with_creatures() -> None:
    table = given(dwarf={"field": "7"}, creatures={"8": "troll", "9": "gor"})
    table.do("walk to 8", "walk to 9", "walk to 15", "stop here")
    assert table.hero("dwarf") == {**table.hero("dwarf"), "field": "15", "hours": 3, "willpower": 7}
    assert table["creatures"] == {"8": "troll", "9": "gor"}


@pytest.mark.rule("AN-031", "AN-161")
def test_what_lies_on_fields_that_are_only_passed_stays_there() -> None:
    table = given(
        dwarf={"field": "7"},
        fog={"8": "unknown", "11": "gold"},
        gold={"8": 2},
        items={"8": {"shield": 1, "stone": 1, "gem-2": 1}},
    )
    table.do("walk to 8", "walk to 11", "walk to 6", "stop here")
    assert table["fog"] == {"8": "unknown", "11": "gold"}
    assert table["gold"] == {"8": 2}
    assert table["items"] == {"8": {"shield": 1, "stone": 1, "gem-2": 1}}
    assert table.hero("dwarf")["gold"] == 0


@pytest.mark.rule("AN-031", "AN-037")
@pytest.mark.parametrize("action", ["pick up shield", "pick up gold", "uncover a rune stone"])
def test_nothing_is_picked_up_in_passing(action: str) -> None:
    table = given(dwarf={"field": "7"}, gold={"8": 2}, items={"8": {"shield": 1, "stone": 1}}).do("walk to 8")
    assert table.refusal(action) is STILL_MOVING
    assert table.do("stop here").may(action)


@pytest.mark.rule("AN-031", "AN-037")
def test_a_well_is_not_emptied_in_passing() -> None:
    table = given(dwarf={"field": "4"}).do("walk to 5")
    assert table.refusal("empty the well") is STILL_MOVING


@pytest.mark.rule("AN-032")
def test_fog_where_a_move_ends_is_carried_out_at_once() -> None:
    table = given(dwarf={"field": "7"}, fog={"8": "gold"}).do("walk to 8", "stop here")
    assert table.hero("dwarf")["gold"] == 1
    assert table["fog"] == {}


@pytest.mark.rule("AN-032")
def test_in_the_first_part_of_legend_1_every_token_is_activated_where_a_move_ends() -> None:
    table = given(scenario="legend-1", dwarf={"field": "4"}, gold={"20": 1}, wells={"5": "full"})
    table.do("walk to 5", "stop here")
    assert (table.hero("dwarf")["willpower"], table["wells"]["5"]) == (10, "empty")
    table = given(scenario="legend-1", dwarf={"field": "4"}, gold={"20": 1}, wells={"5": "full"})
    table.do("walk to 20", "stop here")
    assert (table.hero("dwarf")["gold"], table["gold"]) == (1, None)


@pytest.mark.rule("AN-032")
def test_later_only_fog_is_compulsory() -> None:
    table = given(dwarf={"field": "4"}, gold={"5": 1}).do("walk to 5", "stop here")
    assert (table.hero("dwarf")["gold"], table["wells"]["5"]) == (0, "full")


@pytest.mark.rule("AN-033")
@pytest.mark.parametrize("field", ["80", "83"])
def test_fields_80_and_83_cannot_be_entered(field: str) -> None:
    board = GAME.scenario("legend-2")
    number = board.field_named(field)
    assert board.ways[number] == []
    assert not any(number in ways for ways in board.ways)
    assert given(dwarf={"field": "82"}).refusal(f"walk to {field}") is NOT_ADJACENT


@pytest.mark.rule("AN-033", "AN-119")
def test_every_other_field_has_an_arrow_and_can_be_reached() -> None:
    board = GAME.scenario("legend-2")
    for field, name in enumerate(board.field_names):
        assert (board.arrows[field] < 0) == (name in ("0", "80", "83"))
        assert (board.distances[board.castle][field] >= 0) == (name not in ("80", "83"))
