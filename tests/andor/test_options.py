"""Options of the rules, and what a game cannot be begun with. Both ways of each option stand in its chapter."""

from __future__ import annotations

import pytest
from andor.tables import GAME, new_game, sunrise


def test_every_option_has_its_default_first_and_names_its_rule() -> None:
    assert {option.name: (option.values, option.rule) for option in GAME.options} == {
        "difficulty": (["normal", "easy"], "AN-226"),
        "sunrise": (["box", "remake"], "AN-107"),
        "free_actions": (["any-time", "own-turn"], "AN-035"),
        "joint_battle_late_joining": (["no", "yes"], "AN-104"),
        "castle_lost": (["no-free-shield", "all-shields-taken"], "AN-136"),
        "event_willpower_zero": (["as-after-battle", "stays-at-one"], "AN-086"),
        "blocked_creature": (["stays", "ignores-it"], "AN-129"),
        "last_victory": (["counts", "too-late"], "AN-145"),
        "black_die_turning": (["by-table", "no"], "AN-200"),
        "empty_event_pile": (["no-card", "shuffled-again"], "AN-223"),
        "falcon_in_battle": (["between-rounds", "never"], "AN-102"),
    }


def test_options_not_chosen_stand_at_their_defaults() -> None:
    assert new_game(sunrise="remake")["options"] == {
        **{option.name: option.default for option in GAME.options},
        "sunrise": "remake",
    }


def test_an_unknown_option_or_value_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match=r"there is no option 'weather'; options are difficulty, .*falcon_in_battle"):
        new_game(weather="fog")
    with pytest.raises(ValueError, match="option 'sunrise' is one of box, remake, not 'noon'"):
        new_game(sunrise="noon")


@pytest.mark.rule("AN-086")
@pytest.mark.parametrize(("option", "strength", "willpower"), [("as-after-battle", 1, 3), ("stays-at-one", 2, 1)])
def test_what_becomes_of_a_hero_from_whom_an_event_takes_the_last_willpower(
    option: str, strength: int, willpower: int
) -> None:
    """Golden 2 costs 3 willpower on the fields from 0 to 20."""
    table = sunrise(
        dwarf={"field": "7", "strength": 2, "willpower": 3}, event="golden-2", options={"event_willpower_zero": option}
    )
    assert (table.hero("dwarf")["strength"], table.hero("dwarf")["willpower"]) == (strength, willpower)


@pytest.mark.parametrize("heroes", ["dwarf", ""])
def test_two_to_four_heroes_play(heroes: str) -> None:
    with pytest.raises(ValueError, match="is played with 2 to 4 heroes"):
        new_game(heroes)


def test_every_hero_is_there_once_and_known() -> None:
    with pytest.raises(ValueError, match="the dwarf plays twice"):
        new_game("dwarf dwarf")
    with pytest.raises(ValueError, match="there is no hero 'bard'; heroes are dwarf, warrior, archer, wizard"):
        new_game("dwarf bard")
