"""Traps: what sets them off, what they do, and who escapes (HQ-105, HQ-138, HQ-139, HQ-141 to HQ-143; H-6, H-8)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, at, given

from sagenwerk.heroquest.state import IN_PIT
from sagenwerk.heroquest.traps import figure_stepped_on


def marching(edition: str = "eu1", **options: str) -> Table:
    """The dwarf stands in the room at the upper left and may take five steps; the elf is next."""
    return given(edition, **options).hero("dwarf", "B3").hero("elf", "G2").turn("dwarf", steps_left=5)


@pytest.mark.rule("HQ-138", "HQ-139")
@pytest.mark.parametrize("edition", ["eu1", "eu2", "us"])
@pytest.mark.parametrize("lies", ["hidden", "found", "sprung"])
def test_whoever_steps_on_a_pit_falls_in_and_his_turn_is_over(edition: str, lies: str) -> None:
    table = marching(edition).trap("pit", "C3", lies).turn("dwarf", steps_left=5).do("step east")
    dwarf = table.sheet("dwarf")
    assert dwarf.body == 6
    assert dwarf.has(IN_PIT)
    assert table.where("dwarf") == "C3"
    assert table.acting == "elf"
    assert table.state.traps == [2]


@pytest.mark.rule("HQ-139")
def test_a_hero_leaves_a_pit_by_marching_on_his_next_turn() -> None:
    table = marching().trap("pit", "C3").turn("dwarf", steps_left=5).do("step east").turn("dwarf", steps_left=5)
    assert table.sheet("dwarf").has(IN_PIT)
    table.do("step east")
    assert not table.sheet("dwarf").has(IN_PIT)
    assert table.where("dwarf") == "D3"
    assert table.sheet("dwarf").body == 6
    assert table.acting == "dwarf"


@pytest.mark.rule("HQ-138")
def test_a_trap_that_was_removed_catches_nobody() -> None:
    table = marching().trap("pit", "C3", "removed").trap("falling-block", "D3", "removed", lands_on="D4")
    table.turn("dwarf", steps_left=5).do("step east", "step east", "step east")
    assert table.sheet("dwarf").body == 7


@pytest.mark.rule("HQ-138")
def test_whoever_passes_over_a_figure_does_not_touch_what_is_below() -> None:
    table = marching().hero("wizard", "C3").trap("pit", "C3").turn("dwarf", steps_left=5).do("step east", "step east")
    assert table.sheet("dwarf").body == 7
    assert table.state.traps == [0]


@pytest.mark.rule("HQ-025", "HQ-139")
def test_us_heroes_may_share_a_pit() -> None:
    table = marching("us").hero("wizard", "C3").trap("pit", "C3", "sprung").works("wizard", "in-pit")
    table.turn("dwarf", steps_left=5).do("step east")
    assert table.where("dwarf") == table.where("wizard") == "C3"
    assert table.sheet("dwarf").body == 6
    europe = marching("eu2").hero("wizard", "C3").trap("pit", "C3", "sprung").turn("dwarf", steps_left=1)
    assert not europe.may("step east")


@pytest.mark.rule("HQ-142")
@pytest.mark.parametrize("edition", ["eu1", "us"])
def test_a_spear_that_hits_costs_a_body_point_and_the_turn(edition: str) -> None:
    table = marching(edition).trap("spear", "C3").turn("dwarf", steps_left=5).do("step east").throws(skulls=1)
    assert table.sheet("dwarf").body == 6
    assert table.acting == "elf"
    assert table.state.traps == [3]


@pytest.mark.rule("HQ-142", "HQ-138")
def test_a_dodged_spear_ends_the_turn_in_europe_unless_the_option_says_otherwise() -> None:
    table = marching().trap("spear", "C3").turn("dwarf", steps_left=5).do("step east").throws(white=1)
    assert table.sheet("dwarf").body == 7
    assert table.acting == "elf"
    other = marching(dodged_spear="turn-goes-on").trap("spear", "C3").turn("dwarf", steps_left=5)
    other.do("step east").throws(white=1)
    assert other.acting == "dwarf"
    us = marching("us").trap("spear", "C3").turn("dwarf", steps_left=5).do("step east").throws(black=1)
    assert us.acting == "dwarf"


@pytest.mark.rule("HQ-142")
def test_a_spear_works_once() -> None:
    table = marching("us").trap("spear", "C3").turn("dwarf", steps_left=5).do("step east").throws(black=1)
    table.do("step east", "step west")
    assert table.asked == "dwarf"


@pytest.mark.rule("HQ-141", "HQ-138")
def test_in_europe_a_block_lands_on_the_square_with_the_arrow_and_bars_it() -> None:
    table = marching().trap("falling-block", "C3", lands_on="D3").turn("dwarf", steps_left=5).do("step east")
    assert table.sheet("dwarf").body == 7
    assert table.acting == "elf"
    assert table.says("event-block-falls")[0]["fallen"] == "D3"
    table.turn("dwarf", steps_left=5)
    assert table.refused("step east") == "refusal-way-barred"


@pytest.mark.rule("HQ-141")
def test_whoever_stands_under_the_block_throws_three_dice_and_gets_away() -> None:
    table = marching().hero("wizard", "D3").trap("falling-block", "C3", lands_on="D3").turn("dwarf", steps_left=5)
    table.do("step east")
    assert table.dice == 3
    table.throws(skulls=2)
    assert table.sheet("wizard").body == 2
    assert table.asked == "wizard"
    assert table.offers == ["wizard: get away north", "wizard: get away east", "wizard: get away south"]
    table.agrees().do("get away north")
    assert table.where("wizard") == "D2"
    assert table.acting == "elf"


@pytest.mark.rule("HQ-141")
def test_under_the_block_a_monster_is_led_by_the_game_master() -> None:
    table = marching().monster("orc", "D3").trap("falling-block", "C3", lands_on="D3").turn("dwarf", steps_left=5)
    table.do("step east").throws(skulls=0, white=3)
    assert table.asked == "game master"
    table.do("game master: get away south")
    assert table.where(1) == "D4"


@pytest.mark.rule("HQ-141", "HQ-076")
def test_a_monster_killed_by_the_block_needs_no_way_out() -> None:
    table = marching().monster("orc", "D3").trap("falling-block", "C3", lands_on="D3").turn("dwarf", steps_left=5)
    table.do("step east").throws(skulls=1)
    assert table.where(1) == ""
    assert table.acting == "elf"


@pytest.mark.rule("HQ-141")
def test_whoever_finds_no_free_square_is_lost() -> None:
    table = marching().hero("wizard", "B2").trap("falling-block", "B3", lands_on="B2").blocked("C2")
    table.hero("dwarf", "B4").turn("dwarf", steps_left=5).do("step north").throws(skulls=0, white=3)
    assert table.where("wizard") == ""
    assert "event-crushed" in table.told
    assert "event-hero-dies" in table.told


@pytest.mark.rule("HQ-141")
@pytest.mark.parametrize("edition", ["eu1", "us"])
def test_the_block_falls_on_its_own_square_in_the_us_game_or_where_no_arrow_is_known(edition: str) -> None:
    arrow = "D3" if edition == "us" else ""
    table = marching(edition).trap("falling-block", "C3", lands_on=arrow).turn("dwarf", steps_left=5)
    table.do("step east").throws(skulls=1)
    assert table.sheet("dwarf").body == 6
    table.do("get away west")
    assert table.where("dwarf") == "B3"
    assert table.state.fallen == [at("C3")]
    assert table.acting == "elf"


@pytest.mark.rule("HQ-141", "HQ-138")
def test_where_somebody_gets_away_to_the_next_trap_may_wait() -> None:
    table = marching("us").trap("falling-block", "C3").trap("pit", "D3").turn("dwarf", steps_left=5)
    table.do("step east").throws(white=3).do("get away east")
    assert table.sheet("dwarf").has(IN_PIT)
    assert table.sheet("dwarf").body == 6


@pytest.mark.rule("HQ-105")
def test_monsters_spring_no_hidden_trap() -> None:
    table = marching().monster("orc", "C3").trap("pit", "C3").trap("falling-block", "D3", lands_on="D4").turn("dwarf")
    assert figure_stepped_on(table.state, 0, at("C3")) == []
    assert figure_stepped_on(table.state, 0, at("D3")) == []


@pytest.mark.rule("HQ-105")
@pytest.mark.parametrize(("edition", "body"), [("eu1", 2), ("eu2", 2), ("us", 3)])
def test_an_open_pit_catches_a_monster_in_europe_and_harms_none_in_the_us_game(edition: str, body: int) -> None:
    table = marching(edition).monster("gargoyle", "D3", body=3).trap("pit", "C3", "sprung").turn("game master")
    table.do("game master: choose monster 1", "game master: step west")
    assert table.body(1) == body
    assert table.state.monster_has(0, IN_PIT)
    assert table.may("game master: step south") == (edition == "us")


@pytest.mark.rule("HQ-105")
def test_a_found_block_falls_when_a_monster_of_europe_walks_through() -> None:
    table = marching().monster("orc", "D3").trap("falling-block", "C3", "found", lands_on="C2").turn("game master")
    table.do("game master: choose monster 1", "game master: step west")
    assert table.state.fallen == [at("C2")]


@pytest.mark.rule("HQ-128")
def test_the_pit_of_a_card_closes_on_the_next_turn() -> None:
    table = marching().works("dwarf", "in-pit").hero("barbarian", "G4").turn("barbarian").do("end the turn")
    assert table.acting == "dwarf"
    assert not table.sheet("dwarf").has(IN_PIT)
    real = marching().trap("pit", "B3", "sprung").works("dwarf", "in-pit").hero("barbarian", "G4").turn("barbarian")
    assert real.do("end the turn").sheet("dwarf").has(IN_PIT)


@pytest.mark.rule("HQ-004")
def test_a_seat_does_not_know_hidden_traps_nor_where_a_found_block_would_land() -> None:
    table = marching().trap("pit", "C3").trap("falling-block", "D3", "found", lands_on="D4").turn("dwarf")
    known = table.state.view(0).quest
    assert known.trap_at[at("C3")] == -1
    assert [trap.lands_on for trap in known.traps] == [-1]
