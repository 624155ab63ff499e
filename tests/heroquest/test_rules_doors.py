"""Doors (HQ-040 to HQ-044; statement H-040, ruling H-2). What monsters do with them is in test_monsters."""

from __future__ import annotations

import pytest
from heroquest.table import Table, given

from sagenwerk.heroquest.board import square_name

EDITIONS = ["eu1", "eu2", "us"]


def before_a_door(edition: str = "eu1", square: str = "E3", **options: str) -> Table:
    """The elf on turn at a closed door between two rooms."""
    return given(edition, **options).door("E3-F3").hero("elf", square).turn("elf")


@pytest.mark.rule("HQ-040")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("square", "direction"), [("E3", "east"), ("F3", "west")])
def test_whoever_stands_in_front_of_a_door_opens_it_from_either_side(edition: str, square: str, direction: str) -> None:
    table = before_a_door(edition, square).agrees()
    assert table.may(f"open the door {direction}")
    assert table.do(f"open the door {direction}").refused(f"open the door {direction}") == "refusal-door-is-open"


@pytest.mark.rule("HQ-040")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("square", ["D3", "E2", "E4"])
def test_not_from_farther_away_or_aslant(edition: str, square: str) -> None:
    table = before_a_door(edition, square)
    for direction in ("north", "east", "south", "west"):
        assert table.refused(f"open the door {direction}") == "refusal-no-door-there"


@pytest.mark.rule("HQ-040")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_door_that_nobody_has_seen_is_not_there(edition: str) -> None:
    """Refused like a wall: it tells nothing."""
    table = given(edition).door("E3-F3", known=False).hero("elf", "E3").turn("elf")
    assert table.refused("open the door east") == "refusal-no-door-there"


@pytest.mark.rule("HQ-041")
@pytest.mark.parametrize("edition", EDITIONS)
def test_opening_is_optional_and_costs_no_step_and_the_march_goes_on(edition: str) -> None:
    table = given(edition).door("E3-F3").hero("elf", "D3").turn("elf").do("roll for the march").sums(4)
    table.do("step east")
    assert table.may("step south"), "nobody has to open it"
    table.do("open the door east")
    assert table.state.steps_left == 3
    assert table.do("step east").where("elf") == "F3"


@pytest.mark.rule("HQ-041", "HQ-017")
@pytest.mark.parametrize("edition", EDITIONS)
def test_several_doors_may_be_opened_in_a_turn_before_and_after_the_march(edition: str) -> None:
    table = given(edition).door("E3-F3").door("E4-E5").hero("elf", "E3").turn("elf").do("open the door east")
    table.do("roll for the march").sums(2).do("step south", "open the door south")
    assert table.may("search for treasure")


@pytest.mark.rule("HQ-043")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_lies_behind_is_set_out_at_once_except_for_secrets(edition: str) -> None:
    table = given(edition).door("E3-F3").door("I3-J3", known=False).door("F2-F1", known=False, secret=True)
    table.furniture("chest", "H2", chest=True, trapped=True).trap("pit", "G3")
    table.dark("B2 C2 D2 E2 B3 C3 D3 E3 B4 C4 D4 E4").hero("elf", "E3").turn("elf")
    table.state.doors_seen |= 1
    table.now().do("open the door east")
    [told] = table.says("event-set-out")
    assert sorted(told["squares"].split()) == sorted(
        square_name(square) for square in table.state.tables.board.squares_of[2]
    )
    assert [door["door"] for door in table.says("event-door-appears")] == ["I3-J3"]
    assert table.state.traps == [0], "the pit stays hidden"


@pytest.mark.rule("HQ-043")
@pytest.mark.parametrize("edition", EDITIONS)
def test_by_option_it_is_set_out_when_somebody_goes_in(edition: str) -> None:
    table = given(edition, discovery="enter-only").door("E3-F3")
    table.dark("B2 C2 D2 E2 B3 C3 D3 E3 B4 C4 D4 E4").hero("elf", "E3").turn("elf").do("roll for the march").sums(4)
    table.state.doors_seen |= 1
    table.now().do("open the door east")
    assert table.says("event-set-out") == []
    table.do("step east")
    assert len(table.says("event-set-out")) == 1


@pytest.mark.rule("HQ-044")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_open_door_stays_open(edition: str) -> None:
    table = before_a_door(edition).hero("dwarf", "G3").now().do("open the door east", "end the turn")
    assert table.asked == "dwarf"
    assert table.state.door_open(0)
    assert not [action.name for action in table.state.scenario.actions.all if "close" in action.name]
