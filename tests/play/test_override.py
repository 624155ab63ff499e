"""The game master puts another position in the place of the state: an entry like any other."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tiny_game import RACE

from sagenwerk.play import Override, Play, SaveError


def begun() -> Play:
    play = Play(RACE, "long", heroes=["hare", "fox"], seed=5)
    play.choose("hare: roll")
    return play


def moved(play: Play, field: int) -> dict[str, Any]:
    tree = play.state.position()
    tree["runners"][0]["field"] = field
    return tree


def test_the_state_is_what_the_position_says_and_the_game_goes_on_from_there() -> None:
    play = begun()
    play.override(moved(play, 17), "Ben")
    assert play.state.position()["runners"][0]["field"] == 17
    entry = play.log[-1]
    assert isinstance(entry, Override)
    assert entry.author == "Ben"
    play.choose("fox: roll")
    assert play.state.position()["runners"][0]["field"] == 17


def test_it_is_taken_back_and_brought_back_as_a_step() -> None:
    play = begun()
    before = play.state.digest()
    play.override(moved(play, 17), "Ben")
    after = play.state.digest()
    assert play.undo_label() == "override"
    play.undo()
    assert play.state.digest() == before
    assert play.redo_label() == "override"
    play.redo()
    assert play.state.digest() == after
    play.undo()
    play.undo()
    assert play.state.digest() != before


def test_a_save_with_a_change_replays_and_stays_the_same_text() -> None:
    play = begun()
    play.override(moved(play, 17), "Ben")
    play.choose("fox: roll")
    play.undo()
    text = play.to_saga()
    again = Play.from_saga(text)
    assert again.to_saga() == text
    assert again.state.digest() == play.state.digest()
    assert again.fork(play.version - 3).state.digest() == Play.from_saga(text).fork(play.version - 3).state.digest()


def test_a_position_that_is_none_changes_nothing() -> None:
    play = begun()
    before = play.to_saga()
    for tree in ({}, moved(play, 99)):
        with pytest.raises(ValueError):
            play.override(tree, "Ben")
    assert play.to_saga() == before


def test_a_change_in_a_save_is_looked_at_like_every_line() -> None:
    play = begun()
    play.override(moved(play, 17), "Ben")
    lines = play.to_saga().splitlines()
    number = next(place for place, line in enumerate(lines) if '"override"' in line)
    for key, value, code in (
        ("step", 1, "save-wrong-line"),  # it begins a step of its own
        ("author", 7, "save-wrong-line"),
        ("position", {}, "save-does-not-replay"),
    ):
        wrong = json.loads(lines[number]) | {key: value}
        with pytest.raises(SaveError) as caught:
            Play.from_saga("\n".join([*lines[:number], json.dumps(wrong)]) + "\n")
        assert (caught.value.code, caught.value.line) == (code, number + 1)
