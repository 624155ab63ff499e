"""What chance gives: keyed dice and scripted ones."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tiny_game import RACE, DiceRace

from sagenwerk.play import Dealer, Play, ScriptError


def race(**how: object) -> Play:
    return Play(RACE, "short", heroes=["hare", "fox"], **how)  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_dice_everywhere() -> None:
    drawn = [Dealer(7).index("die", asked, [1] * 6) for asked in range(12)]
    assert drawn == PINNED


PINNED = [4, 5, 0, 2, 5, 5, 2, 3, 3, 0, 4, 2]


def test_another_seed_question_or_turn_gives_other_dice() -> None:
    def line(seed: int, name: str, since: int) -> list[int]:
        return [Dealer(seed).index(name, asked, [1] * 6) for asked in range(since, since + 20)]

    assert len({tuple(line(*of)) for of in [(7, "die", 0), (8, "die", 0), (7, "coin", 0), (7, "die", 1)]}) == 4


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    count = Counter(Dealer(1).index("bag", asked, [1, 0, 3]) for asked in range(4000))
    assert count[1] == 0
    assert 900 < count[0] < 1100


@pytest.mark.parametrize("weights", [[], [0, 0], [2, -1]])
def test_nothing_is_drawn_without_weights(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="'bag'"):
        Dealer(1).index("bag", 0, weights)


def test_undo_and_another_choice_do_not_change_the_next_roll() -> None:
    play = race(seed=3)
    play.choose("hare: roll")
    rolled = play.line[-1]
    play.undo()
    play.choose("hare: roll")
    assert play.line[-1].outcome == rolled.outcome  # type: ignore[union-attr]


def test_a_script_takes_whole_names_and_last_words() -> None:
    play = race(dice=["pit on 11", 6, "die 3", "carrot"])
    play.choose_all(["hare: roll", "fox: roll", "hare: draw"])
    assert [entry.outcome for entry in play.line if hasattr(entry, "outcome")] == [
        "pit on 11",
        "die 6",
        "die 3",
        "chip carrot",
    ]


def test_a_script_that_ends_says_what_was_possible_and_nothing_has_changed() -> None:
    play = race(dice=[11])
    with pytest.raises(ScriptError, match=r"only 1 throws, and 'die' asks for another: one of 'die 1', 'die 2'"):
        play.choose("hare: roll")
    assert play.version == 1


def test_a_script_that_does_not_fit_says_what_was_possible() -> None:
    with pytest.raises(ScriptError, match=r"throw 1 of the script, '7 spots', is not possible for 'hide': one of"):
        race(dice=["7 spots"])


def test_a_number_means_the_whole_last_word() -> None:
    assert race(dice=[1]).state.position()["pit"] == 1


def test_words_that_end_several_outcomes_are_refused() -> None:
    class TwoColours(DiceRace):
        def scenario(self, name: str, content: str | None = None) -> Any:
            track = super().scenario(name, content)
            track.dice[0].name, track.dice[1].name = "red 1", "blue 1"
            track.complete(track.actions.all, track.steps.all)
            return track

    play = Play(TwoColours(), "short", heroes=["hare", "fox"], dice=[11, 1])
    with pytest.raises(ScriptError, match="throw 2 of the script, '1', is not the only one of that ending"):
        play.choose("hare: roll")


def test_after_undo_a_script_goes_on_where_it_was() -> None:
    play = race(dice=[11, 6, 3])
    play.choose("hare: roll")
    play.undo()
    play.choose("hare: roll")
    assert play.state.position()["runners"][0]["field"] == 6


def test_dice_come_from_a_seed_or_a_script_not_from_both() -> None:
    with pytest.raises(ValueError, match="not from both"):
        race(seed=1, dice=[1])


def test_without_a_seed_one_is_drawn_and_kept() -> None:
    play = race()
    assert isinstance(play.head.seed, int)
    assert len(bytes.fromhex(play.head.salt)) == 16
    assert race(seed=play.head.seed, salt=play.head.salt).line == play.line
