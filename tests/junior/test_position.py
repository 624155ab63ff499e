"""Situations written down and read again, and what is wrong with impossible ones."""

from __future__ import annotations

from typing import Any

import pytest
from junior.table import ARRIVED, GAME, given, new_game

from sagenwerk.bots import Luck, Random, deal
from sagenwerk.content.notation import to_text
from sagenwerk.kernel import CHANCE, Result
from sagenwerk.kernel.reading import BadPosition


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_situation_of_a_game_comes_back_from_its_position(scenario: str) -> None:
    state = GAME.new(scenario, ["dwarf", "archer", "mage"], {"falcon_burden": "1"})
    luck, policy = Luck(11), Random()
    place = 0
    while state.result is Result.PLAYING:
        state.apply(deal(state, luck) if state.actor == CHANCE else policy.choose(state, luck))
        place += 1
        if place % 17 == 0:
            assert GAME.from_position(state.position()).digest() == state.digest()
    again = GAME.from_position(state.position())
    assert (again.digest(), again.result, again.legal_actions()) == (state.digest(), state.result, [])


def test_a_position_comes_back_from_its_text() -> None:
    table = given(warrior={"field": "gor2", "bag": {"sword": 1}}, gors=[2], fights={"2": {"laid": {"archer": 2}}})
    again = GAME.from_position(to_text(table.state))
    assert again.digest() == table.state.digest()
    assert [action.name for action in again.legal_actions()] == table.offers


def test_what_is_left_out_stands_as_at_the_beginning() -> None:
    table = given("mage dwarf", "challenge-2")
    begun = new_game("mage dwarf", "challenge-2")
    for key in ("day", "turn", "marker", "dragon", "torches", "wells", "tiles", "unseen", "heroes", "agenda"):
        assert table[key] == begun[key], key


def test_a_position_in_the_middle_of_a_throw_comes_back() -> None:
    table = given(warrior={"field": "gor1"}, gors=[1], this_turn=ARRIVED).do("attack the gor")
    again = GAME.from_position(table.state.position())
    assert again.weights() == table.state.weights()


def test_a_position_in_the_middle_of_an_alarm_comes_back() -> None:
    table = given(warrior={"field": "fog01"}, gors=[1, 2], this_turn=ARRIVED).do("search the fog", "tile: gor-2")
    assert table["gors"] == [0, 1, 2]
    assert GAME.from_position(table.state.position()).digest() == table.state.digest()


@pytest.mark.parametrize(
    ("position", "path", "problem"),
    [
        ({"order": ["warrior"]}, "order", "played with 2 to 4 heroes"),
        ({"order": ["warrior", "bard"]}, "order", "there is no hero 'bard'"),
        ({"game": "chess"}, "game", "there is no 'chess'; known are junior"),
        ({"scenario": "challenge-2"}, "scenario", "there is no 'challenge-2'; known are challenge-1"),
        ({"options": {"weather": "fog"}}, "options", "there is no option 'weather'"),
        ({"options": {"difficulty": "brutal"}}, "options", "is one of normal, easy, hard"),
        ({"turn": "mage"}, "turn", "there is no 'mage'; known are warrior, archer"),
        ({"marker": "mage"}, "marker", "there is no 'mage'"),
        ({"marker_taken": 1}, "marker_taken", "must be true or false, not 1"),
        ({"day": 0}, "day", "must be from 1 to 10000, not 0"),
        ({"day": "one"}, "day", "needs a whole number, not 'one'"),
        ({"day": True}, "day", "needs a whole number, not True"),
        ({"dragon": 16}, "dragon", "must be from 0 to 15, not 16"),
        ({"beacons": 4}, "beacons", "must be from 0 to 3, not 4"),
        ({"torches": 4}, "torches", "must be from 0 to 3, not 4"),
        ({"cubs": 4}, "cubs", "must be from 0 to 3, not 4"),
        ({"reka": "nowhere"}, "reka", "there is no 'nowhere'"),
        ({"gors": [8]}, "gors", "there is no Gor field 8; they are numbered 1 to 7"),
        ({"gors": 3}, "gors", "needs a list, not 3"),
        ({"gors": [0, 1, 2, 3, 4, 5, 6, 7]}, "gors", "there are only 7 Gors"),
        ({"forts": ["one"]}, "forts", "there is no Gor field 'one'"),
        ({"weather": "fine"}, "weather", "this key is unknown here"),
        ({"this_turn": {"acted": True}}, "this_turn.arrived", "set it to true"),
        ({"this_turn": {"arrived": True, "given": {"archer": ["wood"]}}}, "this_turn.acted", "set it to true"),
        ({"this_turn": {"arrived": True, "acted": True, "got": {"mole": []}}}, "this_turn.got.mole", "unknown"),
        ({"this_turn": {"sung": True}}, "this_turn.sung", "this key is unknown here"),
        ({"tasks": {"in_play": ["dishes"]}}, "tasks.in_play", "there is no 'dishes'"),
        ({"tasks": {"done": ["forts"]}}, "tasks.done", "a task is done that does not lie out"),
        ({"tasks": {"done": "forts"}}, "tasks.done", "needs a list, not 'forts'"),
        ({"tasks": {"wood_home": 4}}, "tasks.wood_home", "must be from 0 to 3, not 4"),
        ({"fights": {"8": {}}}, "fights.8", "this key is unknown here"),
        ({"fights": {"2": {"laid": {"bard": 1}}}}, "fights.2.laid.bard", "this key is unknown here"),
        ({"fights": {"2": {"laid": {"warrior": 5}}}}, "heroes.warrior", "5 dice lie on the board"),
        ({"heroes": {"warrior": {"field": "moon"}}}, "heroes.warrior.field", "there is no 'moon'"),
        ({"heroes": {"warrior": {"suns": 7}}}, "heroes.warrior.suns", "must be from 0 to 6, not 7"),
        ({"heroes": {"warrior": {"ready": 1}}}, "heroes.warrior.ready", "must be from 0 to 0, not 1"),
        ({"heroes": {"warrior": {"dice": 3}}}, "heroes.warrior.dice", "must be from 4 to 4, not 3"),
        ({"heroes": {"warrior": {"bag": {"anvil": 1}}}}, "heroes.warrior.bag.anvil", "this key is unknown here"),
        ({"heroes": {"warrior": {"bag": {"wood": 8}}}}, "heroes.warrior.bag.wood", "must be from 0 to 7, not 8"),
        ({"heroes": {"warrior": 1}}, "heroes.warrior", "needs a table, not 1"),
        ({"heroes": {"dwarf": {}}}, "heroes.dwarf", "this key is unknown here"),
        ({"wells": {"well1": "dry"}}, "wells.well1", "there is no 'dry'; known are full, empty, polluted"),
        ({"wells": {"well9": "full"}}, "wells.well9", "this key is unknown here"),
        ({"items": {"moon": {"wood": 1}}}, "items.moon", "this key is unknown here"),
        ({"tiles": {"gor1": "unknown"}}, "tiles.gor1", "no tile can lie on this field"),
        ({"tiles": {"fog01": "rainbow"}, "unseen": {}}, "tiles.fog01", "there is no 'rainbow'"),
        ({"tiles": {"fog01": "unknown"}, "unseen": {}}, "unseen", "1 unknown fog tiles lie on the board, but 0"),
        ({"tiles": {}, "unseen": {"wolf-cub": 1}}, "unseen", "0 unknown mine tiles lie on the board, but 1"),
        ({"unseen": {"wood": 6}}, "unseen.wood", "must be from 0 to 5, not 6"),
        ({"agenda": []}, "agenda", "needs a list of steps"),
        ({"agenda": ["breakfast"]}, "agenda", "there is no step 'breakfast' in challenge-1"),
        ({"agenda": ["day"]}, "agenda", "'day' asks nobody: the first step must be a question"),
        ({"agenda": ["music book"], "tasks": {"books": ["book-rietburg", "book-merchant", "book-watchtower",
          "book-bridgehouse"]}}, "agenda", "nobody could answer 'music book' in this situation"),
    ],
)  # fmt: skip
def test_an_impossible_situation_is_refused_with_the_key_and_what_is_wrong(
    position: dict[str, Any], path: str, problem: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.restore(GAME.scenario("challenge-1"), {"order": ["warrior", "archer"], **position})
    assert caught.value.path == path
    assert problem in caught.value.problem
    assert str(caught.value) == f"{path}: {caught.value.problem}"


def test_an_unknown_result_is_refused() -> None:
    with pytest.raises(BadPosition) as caught:
        given(result="draw")
    assert caught.value.path == "result"


def test_a_finished_game_asks_nobody() -> None:
    table = given(result="lost", dragon=0)
    assert table.offers == []
    assert table.refused("stand still") == "refusal-game-over"
