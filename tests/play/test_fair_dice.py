"""Dice that nobody can foresee and everybody can check: salt, commitment, and what happens to dice taken back."""

from __future__ import annotations

import doctest
from hashlib import sha256

import pytest
from tiny_game import RACE

from sagenwerk.kernel import Result
from sagenwerk.play import Dealer, DiceNotTold, OutcomeEntry, Play, SaveError, commitment, dealer, fresh

SALT = "00112233445566778899aabbccddeeff"


def race(**how: object) -> Play:
    return Play(RACE, "long", heroes=["hare", "fox"], **how)  # type: ignore[arg-type]


def dealt(play: Play) -> list[str]:
    return [entry.outcome for entry in play.log if isinstance(entry, OutcomeEntry)]


def played(play: Play, steps: int = 12) -> Play:
    for _ in range(steps):
        if play.state.result is Result.PLAYING:
            play.choose(play.state.legal_actions()[0])
    return play


def test_what_the_documentation_of_the_dealer_shows_is_so() -> None:
    assert doctest.testmod(dealer).failed == 0
    assert doctest.testmod(dealer).attempted > 2


def test_without_salt_the_dice_are_what_they_always_were() -> None:
    assert [Dealer(7, "").index("die", asked, [1] * 6) for asked in range(12)] == [4, 5, 0, 2, 5, 5, 2, 3, 3, 0, 4, 2]


def test_seed_and_salt_are_both_keys_of_the_dice() -> None:
    games = [played(race(seed=seed, salt=salt)) for seed, salt in [(1, ""), (1, SALT), (1, SALT[:2]), (2, SALT)]]
    assert len({tuple(dealt(play)) for play in games}) == 4
    assert dealt(played(race(seed=1, salt=SALT))) == dealt(games[1])


def test_a_commitment_is_a_hash_that_everybody_can_make() -> None:
    play = race(seed=7, salt=SALT)
    assert play.head.commitment == sha256(f"sagenwerk dice 7 {SALT}".encode()).hexdigest()
    assert commitment(7, SALT) == play.head.commitment
    assert race(seed=7).head.commitment == commitment(7, "")


def test_scripted_dice_bind_nobody() -> None:
    assert race(dice=[11]).head.commitment == ""


def test_without_a_seed_both_are_drawn_and_nobody_can_guess_them() -> None:
    drawn = [fresh() for _ in range(3)]
    assert len({salt for _, salt in drawn}) == len({seed for seed, _ in drawn}) == 3
    head = race().head
    assert head.seed is not None
    assert len(bytes.fromhex(head.salt)) == 16
    assert head.commitment == commitment(head.seed, head.salt)


@pytest.mark.parametrize("salt", ["0", "0g", "AB", " ab", "ab "])
def test_a_salt_that_is_no_row_of_bytes_is_refused(salt: str) -> None:
    with pytest.raises(ValueError, match="the salt is an even number"):
        race(seed=1, salt=salt)


def test_a_salt_without_a_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="a salt goes with a seed"):
        race(salt=SALT)


@pytest.mark.parametrize("how", [{"undo": "never"}, {"dice_mode": "loaded"}])
def test_ways_of_throwing_and_taking_back_that_are_none_are_refused(how: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="one of"):
        race(seed=1, **how)


@pytest.mark.parametrize(
    ("was", "put"),
    [
        ('"salt":"', '"salt":"g'),
        ('"undo":"strict"', '"undo":"never"'),
        ('"dice":"server"', '"dice":"loaded"'),
        ('"commitment":"', '"commitment":"00'),
        ('"commitment":"', '"commitment":"g'),
        ('"dealt_since":0', '"dealt_since":-1'),
        ('"seed":1,', '"seed":null,'),
    ],
)
def test_a_head_whose_dice_cannot_be_is_refused_with_its_line(was: str, put: str) -> None:
    text = race(seed=1, salt=SALT).to_saga()
    assert was in text
    with pytest.raises(SaveError) as caught:
        Play.from_saga(text.replace(was, put, 1))
    assert (caught.value.line, caught.value.code) == (1, "save-wrong-head")


def test_a_save_of_the_form_before_is_opened_and_was_bound_to_nothing() -> None:
    play = played(race(seed=5))
    text = play.to_saga()
    old = text.replace('"format":2', '"format":1')
    for key in ('"salt":"",', f'"commitment":"{play.head.commitment}",', '"dealt_since":0,', '"undo":"strict",'):
        assert key in old
        old = old.replace(key, "")
    again = Play.from_saga(old.replace('"dice":"server",', ""))
    assert again.head.commitment == ""
    assert again.to_saga() == text.replace(play.head.commitment, "")


# The save of a game that is not over


def test_a_save_for_players_holds_neither_seed_nor_salt_but_the_commitment() -> None:
    play = played(race(seed=987654321, salt=SALT))
    text = play.to_saga(whole=False)
    assert "987654321" not in text
    assert SALT not in text
    again = Play.from_saga(text)
    assert again.head.commitment == play.head.commitment
    assert (again.head.seed, again.head.salt) == (None, "")
    assert again.state.digest() == play.state.digest()
    assert again.log == play.log
    assert again.to_saga() == text


def test_the_log_in_it_is_checked_as_in_any_save() -> None:
    text = played(race(seed=5, salt=SALT)).to_saga(whole=False)
    digest = Play.from_saga(text).state.digest()
    with pytest.raises(SaveError, match="differs"):
        Play.from_saga(text.replace(digest, "0" * 16))


def test_its_dice_are_not_told_but_somebody_can_go_on_with_new_ones() -> None:
    play = race(seed=5, salt=SALT)
    again = Play.from_saga(play.to_saga(whole=False))
    with pytest.raises(DiceNotTold):
        again.choose("hare: roll")
    assert again.version == play.version
    twin = again.fork(again.version)
    twin.choose("hare: roll")
    assert twin.head.seed is not None
    assert twin.head.seed != 5
    assert twin.head.commitment == commitment(twin.head.seed, twin.head.salt)
    assert twin.head.dealt_since == play.version
    assert Play.from_saga(twin.to_saga()).to_saga() == twin.to_saga()


def test_a_fork_says_since_when_its_seed_holds() -> None:
    play = played(race(seed=5, salt=SALT))
    same, other = play.fork(7), play.fork(7, seed=6, salt=SALT)
    assert (same.head.dealt_since, same.head.commitment) == (0, play.head.commitment)
    assert (other.head.dealt_since, other.head.commitment) == (7, commitment(6, SALT))
    assert other.fork(other.version).head.dealt_since == 7
    assert other.fork(3).head.dealt_since == 3
    with pytest.raises(ValueError, match="a salt goes with a seed"):
        play.fork(7, salt=SALT)


# Dice that were taken back


def rolls_of_the_first_turn(play: Play, times: int = 40) -> list[str]:
    rolled = []
    for _ in range(times):
        play.choose("hare: roll")
        rolled.append(dealt(play)[-1])
        play.undo()
    return rolled


def test_strict_dice_come_again_when_the_question_does() -> None:
    assert len(set(rolls_of_the_first_turn(race(seed=3, salt=SALT)))) == 1


def test_friendly_dice_are_rolled_anew_and_every_face_comes() -> None:
    play = race(seed=3, salt=SALT, undo="friendly")
    assert play.head.undo == "friendly"
    assert len(set(rolls_of_the_first_turn(play))) == 6


def test_the_first_roll_is_the_same_either_way() -> None:
    strict, friendly = (played(race(seed=3, salt=SALT, undo=undo)) for undo in ("strict", "friendly"))
    assert dealt(strict) == dealt(friendly)


def test_friendly_dice_that_are_brought_back_are_the_ones_that_fell() -> None:
    play = race(seed=3, undo="friendly")
    play.choose("hare: roll")
    digest, fell = play.state.digest(), dealt(play)
    play.undo()
    play.redo()
    assert (play.state.digest(), dealt(play)) == (digest, fell)


def test_what_was_taken_back_rolls_anew_only_its_own_questions() -> None:
    play = race(seed=3, undo="friendly")
    rolls_of_the_first_turn(play, 3)
    other = race(seed=3, undo="friendly")
    assert play.state.digest() == other.state.digest()
    name = RACE.scenario("long").steps["bag"].name
    assert Dealer(3).index(name, 0, [1] * 99) == Dealer(3).index(name, 0, [1] * 99, 0)
    assert Dealer(3).index("die", 0, [1] * 99, 1) != Dealer(3).index("die", 0, [1] * 99)


def test_a_loaded_or_forked_friendly_game_rolls_as_the_first_one_would() -> None:
    play = race(seed=3, undo="friendly")
    rolls_of_the_first_turn(play, 5)
    others = [Play.from_saga(play.to_saga()), play.fork(play.version)]
    for one in (play, *others):
        one.choose("hare: roll")
    assert {dealt(one)[-1] for one in others} == {dealt(play)[-1]}


# What somebody has seen


def test_dice_are_known_once_an_outcome_that_could_have_been_another_was_taken_back() -> None:
    play = race(seed=3)
    assert not play.dice_known
    play.choose("hare: roll")
    assert not play.dice_known
    play.undo()
    assert play.dice_known
    play.redo()
    assert play.dice_known
    assert Play.from_saga(play.to_saga()).dice_known
    assert play.fork(play.version).dice_known
    assert not play.fork(3).dice_known


def test_what_could_not_have_been_otherwise_tells_nothing() -> None:
    play = Play(RACE, "short", heroes=["hare", "fox"], options={"bag": "poor"}, dice=[11, 6, 1, "feather"])
    play.choose("hare: roll")
    play.choose("fox: roll")
    play.choose("hare: draw")
    play.undo()
    assert not play.dice_known
    assert not Play.from_saga(play.to_saga()).dice_known
    play.undo()
    assert play.dice_known
