"""The save file: it comes back exactly, and what is wrong with one is said by line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tiny_game import RACE, DiceRace

from sagenwerk.kernel import Outcome
from sagenwerk.play import Play, SaveError

SAVES = Path(__file__).resolve().parent.parent / "saves"


def long_race(seed: int = 5) -> Play:
    """More than a hundred entries, because much is taken back and brought again."""
    play = Play(RACE, "long", heroes=["hare", "fox"], seed=seed, figures={"hare": "f", "fox": "m"})
    while play.version < 120:
        play.choose(play.state.legal_actions()[-1])
        play.undo()
        play.redo()
        if play.version % 3 == 0 or play.state.legal_actions() == []:
            play.undo()
    return play


def edited(text: str, line: int, **keys: Any) -> str:
    """The text with keys of one line changed (None: taken out)."""
    lines = text.splitlines()
    changed = {**json.loads(lines[line - 1]), **keys}
    lines[line - 1] = json.dumps({key: value for key, value in changed.items() if key not in keys or value is not None})
    return "\n".join(lines) + "\n"


def wrong(text: str) -> SaveError:
    with pytest.raises(SaveError) as caught:
        Play.from_saga(text)
    return caught.value


def test_a_save_comes_back_exactly() -> None:
    play = long_race()
    again = Play.from_saga(play.to_saga())
    assert again.to_saga() == play.to_saga()
    assert again.state.digest() == play.state.digest()
    assert again.log == play.log
    assert [entry for entry, _ in again.chronicle] == [entry for entry, _ in play.chronicle]
    assert again.redo_label() == play.redo_label()


def test_a_copy_follows_a_play_line_by_line() -> None:
    play = long_race()
    lines = play.lines_since(0)
    copy = Play.from_saga("\n".join([play.head_line(), *lines[:30]]))
    copy.follow(play.lines_since(copy.version))
    assert copy.log == play.log
    assert copy.state.digest() == play.state.digest()
    assert [entry for entry, _ in copy.chronicle] == [entry for entry, _ in play.chronicle]


def test_a_copy_does_not_follow_what_is_not_next() -> None:
    play = long_race()
    copy = Play.from_saga("\n".join([play.head_line(), *play.lines_since(0)[:10]]))
    version = copy.version
    for strange, line in ((play.lines_since(version + 1), 1), ([play.head_line()], 1)):
        with pytest.raises(SaveError) as caught:
            copy.follow(strange)
        assert caught.value.line == line
    assert copy.version == version


def test_a_loaded_game_goes_on_like_the_one_that_was_saved() -> None:
    play = long_race()
    again = Play.from_saga(play.to_saga())
    for one in (play, again):
        one.choose(one.state.legal_actions()[0])
    assert again.to_saga() == play.to_saga()


def test_a_position_stands_after_every_fiftieth_entry_and_after_the_last() -> None:
    play = long_race()
    lines = [json.loads(line) for line in play.to_saga().splitlines()]
    kept = [line["entry"] for line in lines if line["kind"] == "position"]
    assert kept == [50, 100, play.version]


def test_a_store_that_grows_with_the_log_holds_the_same_game() -> None:
    play = Play(RACE, "long", heroes=["hare", "fox"], seed=9)
    stored = [play.head_line(), *play.lines_since(0)]
    version = play.version
    while play.version < 110:
        play.choose(play.state.legal_actions()[0])
        play.undo()
        play.redo()
        if not play.state.legal_actions():
            play.undo()
        stored.extend(play.lines_since(version))
        version = play.version
    assert Play.from_saga("\n".join(stored)).to_saga() == play.to_saga()


def test_a_file_is_written_whole_and_leaves_nothing_else_behind(tmp_path: Path) -> None:
    play = long_race()
    path = tmp_path / "evening.saga"
    path.write_text("old")
    play.save(path)
    assert path.read_text(encoding="utf-8") == play.to_saga()
    assert list(tmp_path.iterdir()) == [path]
    assert Play.load(path).log == play.log


def test_a_file_that_cannot_be_written_leaves_the_old_one_alone(tmp_path: Path) -> None:
    play = long_race()
    taken = tmp_path / "folder.saga"
    taken.mkdir()
    with pytest.raises(OSError):
        play.save(taken)
    assert list(tmp_path.iterdir()) == [taken]


def test_the_whole_text_of_a_content_file_of_ones_own_is_in_the_save() -> None:
    play = Play(RACE, "mine", heroes=["hare", "fox"], content="fields = 40", seed=1)
    play.choose("hare: roll")
    again = Play.from_saga(play.to_saga())
    assert again.head.content == "fields = 40"
    assert again.state.scenario.fields == 40


def test_a_scripted_game_is_opened_with_the_dice_that_are_to_come() -> None:
    play = Play(RACE, "short", heroes=["hare", "fox"], dice=[11, 6])
    play.choose("hare: roll")
    again = Play.from_saga(play.to_saga(), dice=[4])
    again.choose("fox: roll")
    assert again.state.position()["runners"][1]["field"] == 4


def test_a_game_saved_between_choice_and_chance_waits_for_chance() -> None:
    play = Play(RACE, "short", heroes=["hare", "fox"], seed=4)
    play.choose("hare: roll")
    text = "\n".join(play.to_saga().splitlines()[:3])
    again = Play.from_saga(text)
    assert again.version == 2
    again.go_on()
    assert again.to_saga() == play.to_saga()


def test_lines_may_end_as_other_systems_end_them() -> None:
    text = long_race().to_saga()
    assert Play.from_saga(text.replace("\n", "\r\n")).to_saga() == text


@pytest.mark.parametrize(
    ("line", "keys", "code", "what"),
    [
        (1, {"kind": "choice"}, "save-wrong-line", "unknown field"),
        (1, {"game": "ludo"}, "save-unknown-game", "no game 'ludo'"),
        (1, {"format": 99}, "save-newer-format", "format 99"),
        (1, {"rules_version": 99}, "save-newer-rules", "rules version 99"),
        (1, {"heroes": ["hare"]}, "save-wrong-head", "two or three"),
        (1, {"scenario": "moon"}, "save-content", "no track 'moon'"),
        (1, {"seed": "seven"}, "save-wrong-line", "seed"),
        (1, {"heroes": None}, "save-wrong-line", "heroes"),
        (1, {"weather": "fine"}, "save-wrong-line", "weather"),
        (2, {"outcome": "pit on 99"}, "save-does-not-replay", "pit on 99"),
        (2, {"asked": "die"}, "save-does-not-replay", "not asked 'die'"),
        (3, {"action": "fox: roll"}, "save-does-not-replay", "race-not-your-turn"),
        (3, {"action": 7}, "save-wrong-line", "action"),
        (3, {"entry": 4}, "save-wrong-line", "entry 4 stands where entry 2 belongs"),
        (3, {"step": 7}, "save-wrong-line", "step 7 cannot stand here"),
        (3, {"kind": "undo", "action": None}, "save-wrong-line", "cannot be undone"),
        (3, {"kind": "redo", "action": None}, "save-wrong-line", "cannot be redone"),
        (3, {"kind": "cheat"}, "save-wrong-line", '"kind" must be one of'),
        (3, {"weather": "fine"}, "save-wrong-line", "weather"),
        (4, {"outcome": "die 7"}, "save-does-not-replay", "die 7"),
        (5, {"digest": "0"}, "save-does-not-replay", "differs"),
        (5, {"entry": 2}, "save-wrong-line", "does not stand once"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number(line: int, keys: dict[str, Any], code: str, what: str) -> None:
    play = Play(RACE, "short", heroes=["hare", "fox"], seed=4)
    play.choose("hare: roll")
    error = wrong(edited(play.to_saga(), line, **keys))
    assert (error.line, error.code) == (line, code)
    assert what in error.problem
    assert error.remedy
    assert str(error).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("damage", "line", "code"),
    [
        (lambda text: "", 1, "save-empty"),
        (lambda text: "\n\n", 1, "save-empty"),
        (lambda text: "hello\n", 1, "save-not-json"),
        (lambda text: "[]\n", 1, "save-wrong-line"),
        (lambda text: "\n".join(text.splitlines()[1:]), 1, "save-no-head"),
        (lambda text: text.replace("\n", "\n\n", 1), 2, "save-not-json"),
        (lambda text: text[:-40], 5, "save-not-json"),
        (lambda text: text + text, 6, "save-wrong-line"),
        (lambda text: text + "[" * 100_000, 6, "save-not-json"),
        (lambda text: text.replace('"entry":2', '"entry":' + "9" * 40, 1), 3, "save-wrong-line"),
        (lambda text: text.replace('"step":1', '"step":1,"step":1', 1), 3, "save-not-json"),
        (lambda text: text.replace('"step":1', '"step":NaN', 1), 3, "save-not-json"),
        (lambda text: "\n".join(text.splitlines()[:2] + text.splitlines()[3:]), 3, "save-wrong-line"),
    ],
)
def test_a_damaged_file_is_refused_with_the_first_wrong_line(damage: Any, line: int, code: str) -> None:
    play = Play(RACE, "short", heroes=["hare", "fox"], seed=4)
    play.choose("hare: roll")
    error = wrong(damage(play.to_saga()))
    assert (error.line, error.code) == (line, code)


def test_a_position_in_the_wrong_place_is_refused() -> None:
    play = Play(RACE, "short", heroes=["hare", "fox"], seed=4)
    play.choose("hare: roll")
    inside = play.fork(1).to_saga().splitlines()[2]
    lines = play.to_saga().splitlines()
    error = wrong("\n".join([*lines[:2], inside, *lines[2:]]))
    assert (error.line, error.code) == (3, "save-wrong-line")
    assert "no position belongs after entry 1" in error.problem


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "photo.saga"
    path.write_bytes(long_race().to_saga().encode()[:700] + b"\xff\xfe")
    with pytest.raises(SaveError) as caught:
        Play.load(path)
    assert caught.value.code == "save-not-text"
    assert caught.value.line > 1


def test_a_save_of_another_game_is_refused() -> None:
    other = DiceRace()
    other.name = "other"
    with pytest.raises(SaveError, match="not of 'other'"):
        Play.from_saga(long_race().to_saga(), game=other)


class RaceWithOtherDice(DiceRace):
    """The next version of the rules: the die is called otherwise, so that no old log replays."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 2

    def scenario(self, name: str, content: str | None = None) -> Any:
        track = super().scenario(name, content)
        for action in track.actions.all:
            if isinstance(action, Outcome) and action.name.startswith("die "):
                action.name = action.name.replace("die", "cube")
        track.complete(track.actions.all, track.steps.all)
        return track


class RaceTwo(DiceRace):
    """The next version of the rules, by which old logs still replay."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 2


def opened_by_newer_rules(text: str) -> Play:
    return Play.from_saga(text, game=RaceWithOtherDice())


def test_a_log_that_newer_rules_replay_is_opened_whole_and_belongs_to_them() -> None:
    play = long_race()
    again = Play.from_saga(play.to_saga(), game=RaceTwo())
    assert again.opened_at_position is None
    assert again.log == play.log
    assert again.head.rules_version == 2


def test_a_log_that_newer_rules_cannot_replay_is_opened_at_its_last_position_and_says_so() -> None:
    play = long_race()
    again = opened_by_newer_rules(play.to_saga())
    assert again.opened_at_position is not None
    assert again.opened_at_position.entry == play.version
    assert "saved by rules version 1, opened by 2: there is no action 'die" in again.opened_at_position.reason
    assert "0 entries after" in again.opened_at_position.reason
    assert again.state.position() == play.state.position()


def test_without_a_position_at_the_end_the_last_one_before_it_counts() -> None:
    text = "".join(long_race().to_saga().splitlines(keepends=True)[:-1])
    again = opened_by_newer_rules(text)
    assert again.opened_at_position is not None
    assert again.opened_at_position.entry == 100
    assert again.version == 100


def test_a_game_opened_at_a_position_goes_on_and_is_saved_and_opened_again() -> None:
    old = long_race()
    again = opened_by_newer_rules(old.to_saga())
    if not again.state.legal_actions():
        pytest.fail("the race is over already")
    again.choose(again.state.legal_actions()[0])
    text = again.to_saga()
    third = opened_by_newer_rules(text)
    assert third.to_saga() == text
    assert third.opened_at_position == again.opened_at_position
    assert third.log[: old.version] == old.log
    third.undo()
    assert third.undo_label() is None


def test_a_log_that_was_opened_at_a_position_can_be_opened_so_again() -> None:
    class Third(RaceWithOtherDice):
        def __init__(self) -> None:
            super().__init__()
            self.version = 3

        def scenario(self, name: str, content: str | None = None) -> Any:
            return DiceRace.scenario(self, name, content)

    second = opened_by_newer_rules(long_race().to_saga())
    second.choose(second.state.legal_actions()[0])
    third = Play.from_saga(second.to_saga(), game=Third())
    assert third.opened_at_position is not None
    assert "opened by 3" in third.opened_at_position.reason
    assert "opened by 2" in third.to_saga()
    assert third.state.digest() == second.state.digest()


def test_an_old_log_without_a_position_that_still_fits_is_refused_with_reasons() -> None:
    play = Play(RACE, "short", heroes=["hare", "fox"], seed=4)
    play.choose("hare: roll")
    text = "".join(play.to_saga().splitlines(keepends=True)[:-1])
    with pytest.raises(SaveError, match="can neither replay this log of version 1 nor open it") as caught:
        opened_by_newer_rules(text)
    assert caught.value.code == "save-too-old"
    assert caught.value.line == 4
