"""Grids: every combination once, numbers of the content changed, cells that go on where they were."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pandas
import pytest

from sagenwerk.games import game
from sagenwerk.lab.numbers import values_of, with_number
from sagenwerk.lab.plan import Plan
from sagenwerk.lab.results import ResultError, Results, read, write
from sagenwerk.lab.simulate import simulated
from sagenwerk.lab.sweep import Axis, axis_of, grid, sweep
from sagenwerk.lab.work import Alone, Done

PLAN = Plan("junior", "challenge-1", ["warrior", "archer"], "random", games=3, seed=7)
AXES = [
    Axis("heroes", ["any:2", "warrior,archer"]),
    Axis("difficulty", ["easy", "hard"]),
    axis_of("dragon.start.2=6..7"),
]


def test_a_grid_holds_every_combination_once() -> None:
    cells = grid(PLAN, AXES)
    assert len(cells) == len({cell.plan.content or "" + str(cell.plan) for cell in cells}) * 4 == 8
    assert cells[0].settings == {"heroes": "any:2", "difficulty": "easy", "dragon.start.2": "6"}
    assert len({cell.file(Path("there"), ".json") for cell in cells}) == 8


def test_cells_are_kept_and_not_played_again(tmp_path: Path) -> None:
    cells = grid(PLAN, AXES[1:])
    first = sweep(cells, tmp_path, ".json", Alone())
    assert [line.games for line in first] == [3, 3, 3, 3]
    table = pandas.DataFrame(json.loads((tmp_path / "table.json").read_text()))
    assert list(table["dragon.start.2"]) == ["6", "7", "6", "7"]
    assert list(table.won) == [line.won for line in first]

    class Idle(Alone):
        def play(self, batches: object) -> object:  # type: ignore[override]
            raise AssertionError("somebody was asked to play")

    assert sweep(cells, tmp_path, ".json", Idle()) == first
    half = read(tmp_path / first[1].file)
    write(Results(half.plan, half.edition, half.rows[1:], half.examples), tmp_path / first[1].file)
    assert sweep(cells, tmp_path, ".json", Alone()) == first


def test_a_cell_that_was_stopped_is_kept(tmp_path: Path) -> None:
    class Tired(Alone):
        def play(self, batches):  # type: ignore[no-untyped-def, override]
            done: Done = next(super().play(batches))
            yield done
            raise KeyboardInterrupt

    cells = grid(PLAN, [])
    with pytest.raises(KeyboardInterrupt):
        sweep(cells, tmp_path, ".parquet", Tired())
    assert 0 < len(read(tmp_path / "all.parquet").rows) < 3
    assert sweep(cells, tmp_path, ".parquet", Alone())[0].games == 3
    assert pandas.read_parquet(tmp_path / "table.parquet").games[0] == 3
    assert read(tmp_path / "all.parquet") == simulated(PLAN)


def test_files_of_another_grid_stop_it_before_the_first_game(tmp_path: Path) -> None:
    cells = grid(PLAN, [])
    sweep(cells, tmp_path, ".json", Alone())
    with pytest.raises(ResultError) as refusal:
        sweep(grid(msgspec.structs.replace(PLAN, seed=8), []), tmp_path, ".json", Alone())
    assert refusal.value.message == "lab-other-plan"


@pytest.mark.parametrize(
    ("axes", "message"),
    [
        ([Axis("difficulty", ["easy", "never"])], "cannot be “never”"),
        ([Axis("difficulty", ["easy"]), Axis("difficulty", ["hard"])], "there twice"),
        ([Axis("bot", ["clever"])], "no player"),
        ([Axis("dragon.start.2", ["1000"])], "dragon"),
        ([Axis("difficulty", ["easy"] * 101), Axis("bot", ["greedy"] * 10)], "at most 1,000"),
    ],
)
def test_a_grid_with_a_cell_that_cannot_be_played_is_refused(axes: list[Axis], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        grid(PLAN, axes)


@pytest.mark.parametrize("text", ["difficulty", "=easy", "dragon.start.2=many", "dragon.start.2=5..2", "a.b=1..999"])
def test_an_axis_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"write|numbers"):
        axis_of(text)


def test_numbers_are_ranges_or_lists() -> None:
    assert values_of("2..5") == [2, 3, 4, 5]
    assert values_of("-1,0.5") == [-1, 0.5]


ANDOR = Plan("andor", "legend-2", ["dwarf", "archer"], "random", games=1, seed=1)
QUEST = Plan("heroquest", "quest-1", ["elf"], "random", games=1, seed=1)


@pytest.mark.parametrize(
    ("plan", "path"),
    [
        (PLAN, "shop.torch-price"),
        (ANDOR, "creatures.gor.strength"),
        (ANDOR, "creature.tower-skral.willpower"),
        (ANDOR, "creature.0.strength.easy.heroes.4"),
        (QUEST, "monsters.orc.us.body"),
    ],
)
def test_one_number_is_changed_and_nothing_else(plan: Plan, path: str) -> None:
    rules = game(plan.game)
    shipped = rules.scenario(plan.scenario).digest
    digests = {rules.scenario(plan.scenario, with_number(plan, path, value).content).digest for value in (2, 3, 4)}
    assert len(digests | {shipped}) >= 3
    twice = with_number(with_number(plan, path, 2), path, 3)
    assert rules.scenario(plan.scenario, twice.content).digest in digests


def test_two_numbers_of_the_box_are_changed_together() -> None:
    both = with_number(with_number(ANDOR, "creatures.gor.strength", 3), "creatures.skral.strength", 7)
    assert both.content is not None
    assert "strength = 3" in both.content
    assert "strength = 7" in both.content


@pytest.mark.parametrize(
    ("plan", "path", "message"),
    [
        (ANDOR, "creatures.gor.speed", r"no 'speed' in creatures.gor; there are .*strength"),
        (ANDOR, "creatures.gor", "no number but a table"),
        (ANDOR, "creatures.gor.dice", "no number but a list"),
        (ANDOR, "creatures.gor.confidence", "no number but 'confirmed'"),
        (QUEST, "dragons", "no 'dragons'"),
        (with_number(ANDOR, "creature.tower-skral.willpower", 7), "creatures.gor.strength", "A legend cannot change"),
    ],
)
def test_what_is_no_number_is_refused_with_what_there_is(plan: Plan, path: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        with_number(plan, path, 3)
