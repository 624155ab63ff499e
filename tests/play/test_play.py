"""A game being played: choosing, taking back, going on elsewhere."""

from __future__ import annotations

import doctest
from random import Random

import pytest
from tiny_game import RACE

import sagenwerk
from sagenwerk.kernel import Event, IllegalAction, Result
from sagenwerk.play import Choice, OutcomeEntry, Play, Redo, Undo, UnknownAction


def race(*dice: str | int) -> Play:
    """A race of two with the pit on 11, and these dice."""
    return Play(RACE, "short", heroes=["hare", "fox"], dice=[11, *dice])


def fields(play: Play) -> list[int]:
    return [runner["field"] for runner in play.state.position()["runners"]]


def told(play: Play) -> list[tuple[int, str]]:
    return [(entry, event.message) for entry, event in play.chronicle]


def test_the_public_api_does_what_its_documentation_shows() -> None:
    assert doctest.testmod(sagenwerk).failed == 0
    assert doctest.testmod(sagenwerk).attempted > 20


def test_choices_and_outcomes_are_entries_of_the_log() -> None:
    play = race(6)
    play.choose("hare: roll")
    assert play.log == [
        OutcomeEntry(1, 0, "hide", "pit on 11"),
        Choice(2, 1, "hare: roll"),
        OutcomeEntry(3, 1, "die", "die 6"),
    ]
    assert play.version == 3


def test_an_action_can_be_chosen_by_name_or_as_the_object() -> None:
    play = race(6)
    play.choose(play.state.legal_actions()[0])
    assert fields(play) == [6, 0]


def test_chance_with_one_outcome_is_an_entry_too() -> None:
    play = Play(RACE, "short", heroes=["hare", "fox"], options={"bag": "poor"}, dice=[11, 6, 1, "feather"])
    play.choose_all(["hare: roll", "fox: roll", "hare: draw", "all: fox walks one field"])
    assert OutcomeEntry(7, 1, "bag", "chip feather") in play.log
    assert fields(play) == [6, 2]


def test_several_actions_are_one_step_and_are_undone_together() -> None:
    play = race(6, 3)
    play.choose_all(["hare: roll", "fox: roll"])
    assert {entry.step for entry in play.log[1:]} == {1}
    play.undo()
    assert fields(play) == [0, 0]


def test_all_or_none_if_one_of_several_is_not_legal() -> None:
    play = race(6, 3)
    before = play.state.digest()
    with pytest.raises(IllegalAction, match=r"'fox: draw' is not legal: race-no-bag-here D3"):
        play.choose_all(["hare: roll", "fox: draw"])
    assert (play.version, play.state.digest()) == (1, before)


def test_what_is_not_legal_raises_with_its_reason_and_changes_nothing() -> None:
    play = race()
    with pytest.raises(IllegalAction) as caught:
        play.choose("fox: roll")
    assert caught.value.refusal is not None
    assert caught.value.refusal.message == "race-not-your-turn"
    assert play.version == 1


def test_an_unknown_action_is_answered_with_the_nearest_names() -> None:
    with pytest.raises(UnknownAction, match=r"no action 'hare: rol'; did you mean 'hare: roll'"):
        race().choose("hare: rol")


def test_nobody_chooses_what_chance_gives() -> None:
    with pytest.raises(ValueError, match="given by chance"):
        race().choose("die 6")


def test_naming_no_action_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no action"):
        race().choose_all([])


@pytest.mark.parametrize(
    ("heroes", "options", "scenario"),
    [
        (["hare"], {}, "short"),
        (["hare", "cat"], {}, "short"),
        (["hare", "fox"], {"bag": "huge"}, "short"),
        (["hare", "fox"], {"sack": "full"}, "short"),
        (["hare", "fox"], {}, "endless"),
    ],
)
def test_wrong_heroes_options_or_scenarios_are_refused(
    heroes: list[str], options: dict[str, str], scenario: str
) -> None:
    with pytest.raises(ValueError):
        Play(RACE, scenario, heroes=heroes, options=options, seed=1)


def test_the_head_names_every_option_with_its_value() -> None:
    play = race()
    assert play.head.options == {"bag": "full"}
    assert play.head.scenario_digest == "track-of-12"
    assert play.head.heroes == ["hare", "fox"]


def test_undo_and_redo_are_entries_and_bring_the_same_back() -> None:
    play = race(6)
    before = play.state.digest()
    play.choose("hare: roll")
    after = play.state.digest()
    play.undo()
    assert play.state.digest() == before
    play.redo()
    assert play.state.digest() == after
    assert play.log[3:] == [Undo(4, 1), Redo(5, 1)]


def test_undo_and_redo_say_what_they_would_take_back_or_bring() -> None:
    play = race(6)
    assert (play.undo_label(), play.redo_label()) == (None, None)
    play.choose("hare: roll")
    assert (play.undo_label(), play.redo_label()) == ("hare: roll", None)
    play.undo()
    assert (play.undo_label(), play.redo_label()) == (None, "hare: roll")


def test_what_chance_did_before_anybody_chose_is_not_undone() -> None:
    play = race()
    with pytest.raises(ValueError, match="nothing to undo"):
        play.undo()
    with pytest.raises(ValueError, match="nothing to redo"):
        play.redo()
    assert play.version == 1


def test_a_new_choice_ends_what_could_be_redone() -> None:
    play = race(6, 3)
    play.choose_all(["hare: roll", "fox: roll"])
    play.undo()
    play.choose("hare: roll")
    assert play.redo_label() is None


def test_steps_are_undone_one_after_the_other_and_redone_in_order() -> None:
    play = race(6, 3, 2)
    digests = [play.state.digest()]
    for name in ("hare: roll", "fox: roll", "hare: roll"):
        play.choose(name)
        digests.append(play.state.digest())
    for digest in digests[2::-1]:
        play.undo()
        assert play.state.digest() == digest
    for digest in digests[1:]:
        play.redo()
        assert play.state.digest() == digest


def test_the_chronicle_names_the_entry_that_made_each_event_happen() -> None:
    play = race(6)
    play.choose("hare: roll")
    assert told(play) == [(0, "race-begins"), (3, "race-walk")]
    assert isinstance(play.chronicle[0][1], Event)


def test_the_chronicle_drops_what_was_taken_back_and_a_redo_tells_it_again() -> None:
    play = race(6)
    play.choose("hare: roll")
    whole = told(play)
    play.undo()
    assert told(play) == [(0, "race-begins")]
    play.redo()
    assert told(play) == whole


def test_a_fork_goes_on_from_an_entry_and_leaves_the_first_game_alone() -> None:
    play = race(6, 3)
    play.choose("hare: roll")
    middle = play.state.digest()
    play.choose("fox: roll")
    fork = play.fork(3)
    assert fork.state.digest() == middle
    assert fork.log == play.log[:3]
    fork.choose("fox: roll")
    assert fork.to_saga() == play.to_saga()
    assert play.version == 5


def test_a_fork_in_the_middle_of_chance_lets_chance_answer() -> None:
    play = race(6, 3)
    play.choose("hare: roll")
    fork = play.fork(2)
    assert fork.log == play.log


def test_a_fork_with_another_seed_keeps_what_was_and_throws_other_dice() -> None:
    play = Play(RACE, "long", heroes=["hare", "fox"], seed=1)
    for _ in range(4):
        play.choose(play.state.legal_actions()[0])
    later = {seed: play.fork(3, seed=seed) for seed in range(2, 8)}
    for fork in later.values():
        assert fork.log == play.log[:3]
        fork.choose(fork.state.legal_actions()[0])
    assert len({fork.line[-1] for fork in later.values()}) > 1


def test_a_fork_starts_somewhere_in_the_log() -> None:
    with pytest.raises(ValueError, match="from entry 0 to 1, not from 2"):
        race().fork(2)


def test_after_the_end_nothing_can_be_chosen_but_the_last_step_can_be_undone() -> None:
    play = race(6, 1, 6)
    play.choose_all(["hare: roll", "fox: roll"])
    play.choose("hare: roll")
    assert play.state.result is Result.WON
    with pytest.raises(IllegalAction, match="refusal-game-over"):
        play.choose("fox: roll")
    play.undo()
    assert play.state.result is Result.PLAYING


def test_a_spectator_does_not_see_the_pit() -> None:
    assert race().view(-4).position()["pit"] == -1


def test_far_back_and_forth_every_state_is_what_it_was() -> None:
    play = Play(sagenwerk.game("junior"), "challenge-3", heroes=["warrior", "archer", "mage"], seed=4)
    luck = Random(4)
    digests = [play.state.digest()]
    while play.state.result is Result.PLAYING and len(digests) < 200:
        play.choose(luck.choice(play.state.legal_actions()).name)
        digests.append(play.state.digest())
    assert len(digests) > 60
    for one in (play, Play.from_saga(play.to_saga())):
        for digest in digests[-2::-1]:
            one.undo()
            assert one.state.digest() == digest
        assert one.undo_label() is None
        for digest in digests[1:]:
            one.redo()
            assert one.state.digest() == digest


def test_states_that_are_kept_for_undo_are_not_those_that_were_handed_out() -> None:
    play = race(6, 3)
    handed_out = play.state
    before = handed_out.digest()
    play.choose("hare: roll")
    handed_out.apply(handed_out.legal_actions()[0])
    play.undo()
    assert play.state.digest() == before


def test_the_steps_that_hold_are_named_from_the_last_one_back() -> None:
    play = race(6, 3, 2)
    for name in ("hare: roll", "fox: roll", "hare: roll"):
        play.choose(name)
    play.undo()
    assert list(play.steps()) == [Choice(4, 2, "fox: roll"), Choice(2, 1, "hare: roll")]
    assert list(play.undone_steps()) == [Choice(6, 3, "hare: roll")]
    play.undo()
    assert [step.step for step in play.undone_steps()] == [2, 3]


def test_a_play_knows_in_which_steps_chance_answered() -> None:
    play = race(6, 1, "feather")
    for name in ("hare: roll", "fox: roll", "hare: draw", "all: fox walks one field"):
        play.choose(name)
    play.undo()
    play.undo()
    for one in (play, Play.from_saga(play.to_saga())):
        assert [one.threw(step) for step in range(6)] == [True, True, True, True, False, False]


def test_what_was_told_since_an_entry_is_the_end_of_the_chronicle() -> None:
    play = race(6, 3, 2)
    for name in ("hare: roll", "fox: roll", "hare: roll"):
        play.choose(name)
    for since in range(-1, play.version + 1):
        assert play.events_since(since) == [(entry, event) for entry, event in play.chronicle if entry > since]
    play.undo()
    assert play.events_since(5) == []
