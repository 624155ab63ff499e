"""Whether the dice of a saved game were fair, as people and programs are told."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tiny_game import RACE
from typer.testing import CliRunner, Result

from sagenwerk import kernel
from sagenwerk.cli import app
from sagenwerk.games import game
from sagenwerk.play import Play, SaveError, commitment
from sagenwerk.play.verify import Verdict, verified

SALT = "00112233445566778899aabbccddeeff"
SAVES = Path(__file__).resolve().parent.parent / "saves"


def raced(**how: Any) -> Play:
    """A race with much taken back, brought again and done otherwise."""
    play = Play(RACE, "long", heroes=["hare", "fox"], **{"seed": 5, "salt": SALT, **how})
    luck = Random(2)
    while play.version < 90:
        if play.state.result is not kernel.Result.PLAYING:
            play.undo()
        elif play.awaits_dice:
            play.throw(luck.choice(play.awaits_dice))
        elif play.undo_label() and luck.random() < 0.3:
            play.undo()
            if luck.random() < 0.3:
                play.redo()
        else:
            play.choose(luck.choice(play.state.legal_actions()).name)
    return play


def ids(verdict: Verdict) -> tuple[list[str], list[str], list[str]]:
    return (
        [message.id for message in verdict.checked],
        [message.id for message in verdict.open],
        [flaw.what.id for flaw in verdict.flaws],
    )


def changed(text: str, line: int, **keys: Any) -> str:
    """The text with keys of one line put otherwise."""
    lines = text.splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **keys})
    return "\n".join(lines) + "\n"


def other_throws(text: str) -> list[tuple[int, str]]:
    """Each line with an outcome of the die, and another face."""
    found = []
    for number, row in enumerate(text.splitlines(), start=1):
        line = json.loads(row)
        if line["kind"] == "outcome" and line["asked"] == "die":
            found.append((number, f"die {int(line['outcome'][-1]) % 6 + 1}"))
    return found


@pytest.mark.parametrize("undo", ["strict", "friendly"])
def test_a_fair_game_is_found_fair_whatever_was_taken_back(undo: str) -> None:
    play = raced(undo=undo)
    verdict = verified(play.to_saga(), noted=play.head.commitment)
    assert ids(verdict) == (["verify-replayed", "verify-dealt", "verify-noted", "verify-bound"], [], [])
    assert verdict.dealt == verdict.outcomes > 10
    assert verdict.dice_known


@pytest.mark.parametrize(
    ("name", "scenario", "heroes"),
    [
        ("junior", "challenge-3", ["warrior", "archer"]),
        ("andor", "legend-2", ["warrior", "archer"]),
        ("heroquest", "quest-1", ["barbarian", "wizard"]),
    ],
)
def test_games_of_all_rule_books_can_be_checked(name: str, scenario: str, heroes: list[str]) -> None:
    play = Play(game(name), scenario, heroes=heroes, undo="friendly")
    luck = Random(3)
    for _ in range(60):
        if play.state.result is kernel.Result.PLAYING:
            play.choose(luck.choice(play.state.legal_actions()).name)
            if luck.random() < 0.2:
                play.undo()
    verdict = verified(play.to_saga())
    assert ids(verdict) == (["verify-replayed", "verify-dealt", "verify-bound"], ["verify-not-noted"], [])
    assert verdict.dealt == verdict.outcomes > 0


@pytest.mark.parametrize("undo", ["strict", "friendly"])
def test_every_outcome_that_was_changed_is_found_in_its_line(undo: str) -> None:
    text = raced(undo=undo).to_saga()
    throws = other_throws(text)
    assert len(throws) > 10
    for line, outcome in throws:
        verdict = verified(changed(text, line, outcome=outcome))
        assert verdict.flaws[0].line == line
        assert verdict.flaws[0].what.id == "verify-fault-outcome"
        assert verdict.flaws[0].what.args["outcome"] == outcome


@pytest.mark.parametrize(
    ("keys", "flaws"),
    [
        ({"seed": 6}, ["verify-fault-commitment", "verify-fault-outcome", "verify-fault-more"]),
        ({"salt": SALT[2:]}, ["verify-fault-commitment", "verify-fault-outcome", "verify-fault-more"]),
        ({"commitment": "0" * 64}, ["verify-fault-commitment"]),
        ({"seed": 6, "commitment": commitment(6, SALT)}, ["verify-fault-outcome", "verify-fault-more"]),
        ({"undo": "friendly"}, ["verify-fault-outcome", "verify-fault-more"]),
    ],
)
def test_a_head_that_was_changed_is_found_out(keys: dict[str, Any], flaws: list[str]) -> None:
    verdict = verified(changed(raced().to_saga(), 1, **keys))
    assert ids(verdict)[2] == flaws
    assert [flaw.line for flaw in verdict.flaws][: flaws.count("verify-fault-commitment")] in ([], [1])


def test_a_game_that_was_made_up_afterwards_is_found_out_by_what_somebody_noted() -> None:
    noted = raced().head.commitment
    forged = raced(seed=6).to_saga()
    assert ids(verified(forged))[2] == []
    assert ids(verified(forged, noted=noted))[2] == ["verify-fault-noted"]


def test_an_outcome_that_the_rules_do_not_know_is_a_flaw_of_its_line() -> None:
    text = raced().to_saga()
    line, _ = other_throws(text)[3]
    verdict = verified(changed(text, line, outcome="die 9"))
    assert not verdict.replayed
    assert [(flaw.line, flaw.what.id) for flaw in verdict.flaws] == [
        (line, "verify-fault-outcome"),
        (line, "verify-fault-replay"),
    ]


@pytest.mark.parametrize("line", [2, 5, 20])
def test_a_line_that_was_taken_out_is_refused_with_its_number(line: int) -> None:
    lines = raced().to_saga().splitlines()
    with pytest.raises(SaveError) as caught:
        verified("\n".join(lines[: line - 1] + lines[line:]))
    assert caught.value.line == line


def test_the_save_of_a_running_game_says_that_its_seed_is_not_told_yet() -> None:
    play = raced()
    verdict = verified(play.to_saga(whole=False), noted=play.head.commitment)
    assert ids(verdict) == (["verify-replayed", "verify-noted"], ["verify-untold"], [])
    assert verdict.dealt == 0


def test_outcomes_from_outside_cannot_be_checked() -> None:
    play = Play(RACE, "short", heroes=["hare", "fox"], dice=[11, 6])
    play.choose("hare: roll")
    assert ids(verified(play.to_saga())) == (["verify-replayed"], ["verify-outside"], [])


def test_a_game_that_went_on_from_another_is_checked_from_there_on() -> None:
    first = raced()
    play = first.fork(5, seed=8, salt=SALT)
    play.choose(play.state.legal_actions()[0])
    verdict = verified(play.to_saga(), noted=play.head.commitment)
    assert ids(verdict)[1:] == (["verify-earlier"], [])
    assert 0 < verdict.dealt < verdict.outcomes


def test_throws_that_people_typed_in_are_listed_and_all_else_is_checked() -> None:
    play = raced(dice_mode="own", undo="friendly")
    verdict = verified(play.to_saga())
    assert ids(verdict) == (
        ["verify-replayed", "verify-dealt", "verify-bound"],
        ["verify-typed", "verify-not-noted"],
        [],
    )
    assert verdict.dealt + len(verdict.typed) == verdict.outcomes
    assert {thrown.asked for thrown in verdict.typed} == {"die"}


def test_strict_dice_of_ones_own_that_came_otherwise_after_an_undo_are_a_flaw() -> None:
    play = Play(RACE, "long", heroes=["hare", "fox"], seed=5, dice_mode="own", undo="friendly")
    for outcome in ("die 4", "die 5"):
        play.choose("hare: roll")
        play.throw(outcome)
        if outcome == "die 4":
            play.undo()
    assert verified(play.to_saga()).flaws == []
    verdict = verified(changed(play.to_saga(), 1, undo="strict"))
    assert [(flaw.line, flaw.what.id) for flaw in verdict.flaws] == [(7, "verify-fault-again")]


def test_saves_of_the_form_before_are_bound_to_nothing() -> None:
    verdict = verified((SAVES / "junior-rules-1.saga").read_text(encoding="utf-8"))
    assert ids(verdict) == (["verify-replayed", "verify-dealt"], ["verify-not-bound"], [])


def test_without_a_commitment_outcomes_may_come_from_a_game_that_it_went_on_from(tmp_path: Path) -> None:
    text = changed((SAVES / "junior-rules-1.saga").read_text(encoding="utf-8"), 1, seed=99)
    assert verified(text).unexplained > 3
    assert verified(Play.from_saga(text).to_saga()).unexplained == verified(text).unexplained
    assert said(tmp_path, text).exit_code == 1
    assert ids(verified(text))[1:] == (["verify-unbound-outcomes", "verify-not-bound"], [])


def test_what_older_rules_did_is_not_called_a_flaw() -> None:
    verdict = verified((SAVES / "junior-rules-0.saga").read_text(encoding="utf-8"))
    assert ids(verdict)[1:] == (["verify-older-rules", "verify-not-bound"], [])
    assert not verdict.replayed
    opened = Play.load(SAVES / "junior-rules-0.saga").to_saga()
    assert "verify-skipped" in ids(verified(opened))[1]


# The command


def said(tmp_path: Path, text: str, *words: str) -> Result:
    path = tmp_path / "evening.saga"
    path.write_text(text, encoding="utf-8")
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, ["verify", str(path), "--lang", "en", *words])


def evening(**how: Any) -> Play:
    play = Play(game("junior"), "challenge-1", heroes=["warrior", "archer"], seed=7, salt=SALT, **how)
    luck = Random(1)
    while play.state.result is kernel.Result.PLAYING and play.version < 150:
        if play.awaits_dice:
            play.throw(luck.choice(play.awaits_dice))
        else:
            play.choose(luck.choice(play.state.legal_actions()).name)
    return play


def test_the_command_says_in_words_what_it_checked(tmp_path: Path) -> None:
    play = evening()
    done = said(tmp_path, play.to_saga(), "--commitment", play.head.commitment.upper())
    assert done.exit_code == 0
    assert f"the rules allow all {play.version} entries" in done.stdout
    assert "Seed and salt fit the commitment" in done.stdout
    assert "Nothing speaks against this save." in done.stdout
    assert "Nichts spricht gegen" in said(tmp_path, play.to_saga(), "--lang", "de").stdout


def test_the_command_names_line_and_reason_of_what_is_wrong(tmp_path: Path) -> None:
    done = said(tmp_path, changed(evening().to_saga(), 1, seed=8))
    assert done.exit_code == 1
    assert "evening.saga:1: Seed and salt do not fit the commitment" in done.stdout
    assert "flaws: this game cannot have been played like this." in done.stdout


def test_the_command_lists_what_was_typed_in(tmp_path: Path) -> None:
    play = evening(dice_mode="own")
    done = said(tmp_path, play.to_saga())
    assert done.exit_code == 0
    assert "made with dice on the table and typed in" in done.stdout
    assert all(f"{one.entry}  {one.asked}: {one.outcome}" in done.stdout for one in verified(play.to_saga()).typed)


def test_the_command_tells_programs_the_same(tmp_path: Path) -> None:
    text = evening().to_saga()
    verdict = json.loads(said(tmp_path, text, "--json").stdout)
    assert verdict["dealt"] == verdict["outcomes"] == verified(text).outcomes
    assert (verdict["flaws"], verdict["dice_known"], verdict["undo"]) == ([], False, "strict")


@pytest.mark.parametrize(
    ("damage", "line"),
    [(lambda text: text[:-50], -1), (lambda text: text.replace('"entry":9', '"entry":10', 1), 10)],
)
def test_the_command_refuses_what_is_no_save_with_its_line(
    tmp_path: Path, damage: Callable[[str], str], line: int
) -> None:
    text = evening().to_saga()
    done = said(tmp_path, damage(text))
    assert done.exit_code == 1
    assert f"evening.saga:{len(text.splitlines()) if line < 0 else line}: " in done.stderr
    assert said(tmp_path, "hello").exit_code == 1


def test_the_command_says_what_older_rules_hide(tmp_path: Path) -> None:
    done = said(tmp_path, (SAVES / "junior-rules-0.saga").read_text(encoding="utf-8"))
    assert done.exit_code == 1
    assert "Played by other rules" in done.stdout
    assert "the rest could not be checked" in done.stdout
