"""The Narrator on the legend track (AN-139 to AN-148)."""

from __future__ import annotations

import pytest
from andor.table import given as on_the_small_board
from andor.tables import GAME, Table, beaten, given, new_game, sunrise

from sagenwerk.andor.scenario import LETTER_NAMES

STRONG = {"field": "8", "strength": 14}


@pytest.mark.rule("AN-139")
def test_the_narrator_starts_on_a_of_a_track_from_a_to_n() -> None:
    assert new_game()["narrator"] == "A"
    assert list("ABCDEFGHIJKLMN") == LETTER_NAMES
    assert given()["end_letter"] == "N"


@pytest.mark.rule("AN-140")
def test_he_goes_one_letter_on_at_every_sunrise() -> None:
    table = sunrise(narrator="H")
    assert table["narrator"] == "I"
    assert table.do("dwarf: end the day", "warrior: end the day")["narrator"] == "J"


@pytest.mark.rule("AN-141")
def test_he_goes_one_letter_on_at_once_for_every_defeated_creature() -> None:
    table = beaten(given(dwarf=STRONG, creatures={"8": "gor"}, narrator="H"), "8")
    assert (table["narrator"], table["turn"]) == ("I", "dwarf")


@pytest.mark.rule("AN-142")
def test_a_defeated_creature_is_put_on_field_80() -> None:
    table = beaten(given(dwarf=STRONG, creatures={"8": "skral"}, beaten={"gor": 2}), "8")
    assert (table["creatures"], table["beaten"]) == ({}, {"gor": 2, "skral": 1})


@pytest.mark.rule("AN-143")
def test_on_a_starred_letter_the_legend_card_is_read_and_carried_out_at_once() -> None:
    """C of Legend 2: a die says where the tower stands, in the middle of the turn."""
    table = beaten(given(dwarf=STRONG, creatures={"8": "gor"}, narrator="B"), "8")
    assert table["narrator"] == "C"
    assert table.lines("event-card-read")[0]["card"] == "C1"
    table.do("a die shows 5")
    assert table.there("creatures", "55") == "tower-skral"
    assert table["allies"] == {"prince": "72"}
    assert table.may("dwarf: end the turn")


@pytest.mark.rule("AN-143")
def test_on_a_letter_without_a_star_nothing_is_read() -> None:
    table = beaten(given(dwarf=STRONG, creatures={"8": "gor"}, narrator="H"), "8")
    assert "event-card-read" not in table.told


@pytest.mark.rule("AN-144")
def test_on_n_the_game_ends_and_card_n_is_evaluated() -> None:
    table = sunrise(narrator="M")
    assert (table["narrator"], table["result"]) == ("N", "lost")
    assert table.lines("event-card-read")[0]["card"] == "N"
    assert table.offers == []


def last_victory(option: str) -> Table:
    """The Narrator stands on M, the herb is in the castle, and the tower skral is about to fall."""
    table = given(
        dwarf={"field": "51", "strength": 14, "willpower": 7},
        creatures={"51": "tower-skral"},
        items={"0": {"herb-3": 1}},
        narrator="M",
        allies={"prince": "51"},
        options={"last_victory": option},
    )
    return table.do("attack on 51", "dice 6 6", "dice 1 2")


@pytest.mark.rule("AN-144", "AN-230")
def test_where_no_card_says_more_the_end_is_a_loss() -> None:
    table = on_the_small_board(narrator="M").do("end the day", "warrior: end the day")
    assert (table["narrator"], table["result"]) == ("N", "lost")
    assert table.rules("event-lost-narrator") == {"AN-230"}


@pytest.mark.rule("AN-145")
def test_a_victory_that_brings_him_to_n_counts_before_the_goals_are_checked() -> None:
    """Ruling A-12, the default: reward, creature to 80, Narrator, goals. 14 + 4 + 6 is 24 against 22 of 20 + 2."""
    table = given(dwarf={**STRONG, "willpower": 7}, creatures={"8": "gor"}, narrator="M", beaten={"tower-skral": 1})
    assert beaten(table, "8")["result"] == "lost"
    won = given(
        dwarf=STRONG,
        creatures={"8": "gor"},
        narrator="M",
        beaten={"tower-skral": 1},
        items={"0": {"herb-3": 1}},
    )
    assert beaten(won, "8")["result"] == "won"
    assert won["beaten"] == {"gor": 1, "tower-skral": 1}


@pytest.mark.rule("AN-145", "AN-146")
@pytest.mark.parametrize(("option", "result"), [("counts", "won"), ("too-late", "lost")])
def test_by_the_option_the_last_victory_can_come_too_late(option: str, result: str) -> None:
    table = last_victory(option)
    while table["battle"] and table["battle"].get("willpower") and table["result"] == "playing":
        table.do("fight on", "dice 6 6", "dice 1 2")
    assert table["result"] == result


@pytest.mark.rule("AN-146")
def test_the_defeat_of_the_tower_skral_sends_him_straight_to_n() -> None:
    table = given(
        dwarf={"field": "51", "strength": 14, "bag": {"helm": 1}},
        creatures={"51": "tower-skral", "8": "gor"},
        narrator="D",
        options={"difficulty": "easy"},
    )
    table.do("attack on 51", "dice 6 6", "dice 1 2")
    assert (table["narrator"], table["result"]) == ("N", "lost")


@pytest.mark.rule("AN-146")
def test_cards_of_the_letters_in_between_are_not_read() -> None:
    table = given(
        dwarf={"field": "51", "strength": 14, "bag": {"helm": 1}},
        creatures={"51": "tower-skral"},
        narrator="D",
        options={"difficulty": "easy"},
    )
    table.do("attack on 51", "dice 6 6", "dice 1 2")
    assert [line["card"] for line in table.lines("event-card-read")] == ["N"]


@pytest.mark.rule("AN-146")
def test_the_parchment_on_57_sends_him_straight_to_n() -> None:
    table = given(
        scenario="legend-1-part-2",
        dwarf={"field": "57"},
        things={"parchment": "dwarf"},
        narrator="H",
        unlocked=["overtime", "fight", "joint-battle", "strength", "trade"],
        watching=[trigger.name for trigger in GAME.scenario("legend-1-part-2").triggers],
    )
    table.do("lay down parchment")
    assert (table["narrator"], table["result"]) == ("N", "won")


@pytest.mark.rule("AN-147")
@pytest.mark.parametrize(("pips", "letter"), [(1, "B"), (2, "D"), (3, "E"), (4, "F"), (5, "F"), (6, "H")])
def test_the_pips_of_a_die_name_a_letter(pips: int, letter: str) -> None:
    table = new_game()
    while f"a die shows {pips}" not in table.offers:
        table.do(table.offers[0])
    assert table.do(f"a die shows {pips}")["put"] == {"RUNES": letter}


@pytest.mark.rule("AN-148")
def test_where_a_movable_n_token_lies_the_legend_ends() -> None:
    table = sunrise(narrator="J", end_letter="K")
    assert (table["narrator"], table["result"]) == ("K", "lost")
    assert [line["card"] for line in table.lines("event-card-read")] == ["N"]
