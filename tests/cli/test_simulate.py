"""``sagenwerk simulate``: files of results, going on after Ctrl-C, refusals that say what to do."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sagenwerk.cli import app
from sagenwerk.cli.laboratory import typed
from sagenwerk.lab import work
from sagenwerk.lab.results import read

WORDS = ["simulate", "junior", "challenge-1", "--heroes", "any:2", "--seed", "7", "--lang", "en"]


def inside(*words: str) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, words)


@pytest.fixture
def ctrl_c(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody presses Ctrl-C when five games are done."""

    @contextmanager
    def bar(language: str, total: int, message: str = "") -> Iterator[Callable[[int], None]]:
        left = 5

        def advance(done: int) -> None:
            nonlocal left
            left -= done
            if left <= 0:
                signal.raise_signal(signal.SIGINT)

        yield advance

    monkeypatch.setattr(import_module("sagenwerk.cli.simulate"), "bar", bar)
    monkeypatch.setattr(work, "BATCH_SECONDS", 0.0)  # a game at a time, however quick the rules are
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # who starts tests in the background ignores it
    yield
    signal.signal(signal.SIGINT, before)
    monkeypatch.undo()


def test_the_file_holds_a_row_per_game_and_is_the_same_with_two_workers(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    for path, workers in ((one, "1"), (two, "2")):
        done = inside(*WORDS, "--games", "12", "--workers", workers, "--out", str(path))
        assert done.exit_code == 0
        assert "12 games" in done.stdout
    assert one.read_bytes() == two.read_bytes()
    assert [row.number for row in read(one).rows] == list(range(12))


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(
    workers: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, whole = tmp_path / "games.json", tmp_path / "whole.json"
    stopped = inside(*WORDS, "--games", "20", "--workers", workers, "--out", str(path))
    assert stopped.exit_code == 130
    assert f"sagenwerk simulate --resume {path}" in stopped.stderr
    assert 5 <= len(read(path).rows) < 20
    monkeypatch.undo()
    assert inside("simulate", "--resume", str(path), "--workers", "1").exit_code == 0
    inside(*WORDS, "--games", "20", "--workers", "1", "--out", str(whole))
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_without_a_file_shows_what_there_is() -> None:
    stopped = inside(*WORDS, "--games", "20", "--workers", "1")
    assert stopped.exit_code == 130
    assert " games, " in stopped.stdout
    assert "--out FILE" in stopped.stderr


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    inside(*WORDS, "--games", "3", "--workers", "1", "--out", str(path))
    assert inside("simulate", "--resume", str(path), "--games", "5", "--workers", "1").exit_code == 0
    assert len(read(path).rows) == 5
    assert inside(*WORDS, "--resume", str(path), "--games", "2", "--workers", "1").exit_code == 0
    assert len(read(path).rows) == 5


def test_what_cannot_be_done_is_said_and_nothing_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    inside(*WORDS, "--games", "2", "--workers", "1", "--out", str(path))
    before = path.read_bytes()
    for words, said in (
        ([*WORDS, "--out", str(path)], "is there already"),
        ([*WORDS[:-2], "--lang", "de", "--out", str(path)], "gibt es schon"),
        ([*WORDS, "--bot", "random", "--resume", str(path)], 'bot is "greedy" there, "random" here'),
        ([*WORDS, "--option", "difficulty=hard", "--resume", str(path)], 'options is "" there, "difficulty=hard" here'),
        ([*WORDS, "--out", str(tmp_path / "games.xlsx")], ".parquet, .json, .jsonl"),
        ([*WORDS, "--bot", "dwarf=greedy"], "Nobody plays the warrior"),
        (["simulate", "--resume", str(tmp_path / "none.json"), "--lang", "en"], "There is no"),
        (["simulate", "--lang", "en"], "Say what is played"),
        (["simulate", "junior", "--lang", "en"], "takes a scenario and heroes"),
        (["simulate", "junior", "challenge-1", "--lang", "en"], "takes a scenario and heroes"),
    ):
        done = inside(*words)
        assert done.exit_code == 2, words
        assert said in done.stderr, words
    assert path.read_bytes() == before


def test_a_name_is_typed_as_a_shell_takes_it() -> None:
    assert typed("sagenwerk", "simulate", "--resume", "my games.json") == "sagenwerk simulate --resume 'my games.json'"
