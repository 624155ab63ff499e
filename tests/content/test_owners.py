"""To which game a user's file belongs."""

from __future__ import annotations

import pytest

from sagenwerk.content.owners import content_for, owner

WIZARD = """
[heroes.wizard]
source = ["my own box"]
confidence = "confirmed"
color = "purple"
rank = 34
dice = [1, 1, 1]
"""
LEGEND = 'id = "my-legend"\ntitle = { en = "Mine" }\n'
FOG = "[tiles.fog]\n"


@pytest.mark.parametrize(
    ("text", "game"),
    [
        (LEGEND, "andor"),
        (FOG, "junior"),
        ("[black-die]\n", "andor"),
        (WIZARD, "andor"),
        ("[nobody-knows]\n", ""),
        ("no toml at all", ""),
        ("", ""),
    ],
)
def test_a_file_shows_by_itself_to_which_game_it_belongs(text: str, game: str) -> None:
    assert owner(text) == game


def test_a_file_is_kept_from_the_games_that_it_is_not_for() -> None:
    assert content_for("junior", LEGEND) is None
    assert content_for("andor", LEGEND) == LEGEND
    assert content_for("junior", None) is None


def test_a_file_that_nobody_knows_is_shown_to_all_so_that_somebody_complains() -> None:
    assert content_for("junior", "[nobody-knows]\n") == "[nobody-knows]\n"
