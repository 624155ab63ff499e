"""``sagenwerk compare`` and ``sagenwerk sweep``: conclusions in sentences, grids that go on, refusals that help."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sagenwerk.cli import app
from sagenwerk.cli.compare import tell
from sagenwerk.lab import work
from sagenwerk.lab.compare import Comparison, Verdict
from sagenwerk.lab.plan import Plan
from sagenwerk.lab.sequential import Pairs

JUNIOR = ["junior", "challenge-1", "--heroes", "any:2", "--seed", "7", "--workers", "1", "--lang", "en"]
PLAN = """
game = "junior"
scenario = "challenge-1"
heroes = ["any:2"]
"""


def inside(*words: str) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, words)


def test_a_clear_difference_is_told_with_its_size() -> None:
    done = inside("compare", *JUNIOR, "--a", "bot=random", "--b", "bot=greedy")
    assert done.exit_code == 0
    assert "B is better by" in done.stdout
    found = json.loads(inside("compare", *JUNIOR, "--a", "bot=random", "--b", "bot=greedy", "--json").stdout)
    assert found["verdict"] == "b-better"
    assert found["interval"][1] < 0
    assert found["only_a_won"] - found["only_b_won"] == found["won"][0] - found["won"][1]


def test_too_few_games_are_not_decided() -> None:
    done = inside("compare", *JUNIOR, "--a", "difficulty=easy", "--b", "difficulty=normal", "--games", "6")
    assert "Not decided yet after 6 pairs" in done.stdout


def test_every_conclusion_has_its_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("junior", "challenge-1", ["any:2"], "greedy", 100, 1)
    for verdict, words in (
        (Verdict.A_BETTER, "A is better by 3.0 to 9.0 points"),
        (Verdict.B_BETTER, "B is better by -9.0 to -3.0 points"),
        (Verdict.NO_DIFFERENCE, "No difference larger than 9.0 points"),
        (Verdict.OPEN, "between 3.0 and 9.0 points"),
    ):
        tell(Comparison(plan, plan, Pairs(9, 3, 88), 50, 44, 0.03, 0.09, verdict, 0.05, 0.95), "en")
        assert words in capsys.readouterr().out


def test_plans_come_from_files(tmp_path: Path) -> None:
    one, two = tmp_path / "a.toml", tmp_path / "b.toml"
    one.write_text(f'{PLAN}bot = "greedy"\n[numbers]\n"dragon.start.2" = 12\n')
    two.write_text(f'{PLAN}bot = "random"\noptions = {{ difficulty = "hard" }}\n')
    done = inside("compare", str(one), str(two), "--workers", "1", "--lang", "en")
    assert "A is better by" in done.stdout


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = ", "Invalid value"),
        (f'{PLAN}colour = "red"', "colour"),
        (PLAN.replace('scenario = "challenge-1"', ""), "say what is played"),
        (f'{PLAN}content = "none.toml"', "none.toml"),
        (f'{PLAN}[numbers]\n"dragon.start.9" = 12\n', "There is no '9'"),
        (PLAN.replace("challenge-1", "challenge-9"), "challenge-9"),
    ],
)
def test_a_plan_file_that_cannot_be_played_is_refused(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(text)
    done = inside("compare", str(path), str(path), "--lang", "en")
    assert done.exit_code == 2
    assert said in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([*JUNIOR, "--a", "weather=rain"], "known are"),
        ([*JUNIOR, "--a", "bot=clever"], "no player"),
        (["junior", "challenge-1", "--lang", "en"], "which heroes"),
        ([*JUNIOR, "--margin", "0"], ""),
    ],
)
def test_what_cannot_be_compared_is_refused(words: list[str], said: str) -> None:
    done = inside("compare", *words)
    assert done.exit_code == 2
    assert said in done.stderr


def grid(folder: Path, *more: str) -> list[str]:
    return ["sweep", *JUNIOR, "--grid", "difficulty=easy,hard", "--games", "3", "--out", str(folder), *more]


def test_a_grid_is_a_table_and_a_file_per_cell(tmp_path: Path) -> None:
    done = inside(*grid(tmp_path, "--grid", "dragon.start.2=10..11", "--format", "jsonl"))
    assert done.exit_code == 0
    assert "difficulty" in done.stdout
    assert len(list(tmp_path.glob("heroes*.jsonl"))) == 4
    found = json.loads(inside(*grid(tmp_path, "--grid", "dragon.start.2=10..11", "--format", "jsonl", "--json")).stdout)
    assert [line["settings"]["dragon.start.2"] for line in found] == ["10", "11", "10", "11"]


def test_a_grid_that_was_stopped_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def bar(language: str, total: int) -> Iterator[Callable[[int], None]]:
        left = 4

        def advance(done: int) -> None:
            nonlocal left
            left -= done
            if left <= 0:
                signal.raise_signal(signal.SIGINT)

        yield advance

    monkeypatch.setattr(import_module("sagenwerk.cli.sweep"), "bar", bar)
    monkeypatch.setattr(work, "BATCH_SECONDS", 0.0)  # a game at a time, however quick the rules are
    monkeypatch.setattr(sys, "argv", ["sagenwerk", *grid(tmp_path)])
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # who starts tests in the background ignores it
    stopped = inside(*grid(tmp_path))
    signal.signal(signal.SIGINT, before)
    assert stopped.exit_code == 130
    assert "1 of 2 cells" in stopped.stderr
    assert "sagenwerk sweep junior" in stopped.stderr
    monkeypatch.undo()
    assert inside(*grid(tmp_path)).exit_code == 0


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--grid", "weather=rain"], "no choice of rules “weather”"),
        (["--grid", "dragon.start.2"], "write it like"),
        (["--grid", "dragon.start.x=1..2"], "There is no 'x'"),
        (["--grid", "dragon.start.2=1000"], "1000"),
        (["--format", "xlsx"], ".parquet, .json, .jsonl"),
        (["--bot", "clever"], "no player"),
    ],
)
def test_a_grid_that_cannot_be_played_is_refused(more: list[str], said: str, tmp_path: Path) -> None:
    done = inside(*grid(tmp_path / "none", *more))
    assert done.exit_code == 2
    assert said in done.stderr
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    ("missing", "words", "said"),
    [
        ("pyarrow", ["--out", "games.parquet"], "sagenwerk[lab]"),
        ("ray", ["--ray", "auto"], "sagenwerk[ray]"),
    ],
)
def test_what_is_not_installed_is_named(
    missing: str, words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in (missing, "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, name, None)
    done = inside("simulate", *JUNIOR, "--games", "2", *words)
    assert done.exit_code == 2
    assert said in done.stderr
    assert list(tmp_path.iterdir()) == []
