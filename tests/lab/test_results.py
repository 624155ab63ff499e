"""Results on disk: pandas reads them, they come back the same, and a wrong file is refused with a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pandas
import pytest

from sagenwerk.lab.plan import Plan, edition
from sagenwerk.lab.results import ENDINGS, ResultError, Results, check_same, read, write
from sagenwerk.lab.simulate import simulated
from sagenwerk.locales import LANGUAGES, sentence

PLAN = Plan("andor", "legend-2", ["any:2"], "random", games=6, seed=7)


@pytest.fixture(scope="module")
def results() -> Results:
    return simulated(PLAN)


def table(path: Path) -> pandas.DataFrame:
    """A file as people read it who know pandas and nothing of us."""
    if path.suffix == ".parquet":
        return pandas.read_parquet(path)
    if path.suffix == ".json":
        return pandas.read_json(path, orient="table")
    return pandas.read_json(path, lines=True)


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_file_comes_back_the_same_and_pandas_reads_it(ending: str, results: Results, tmp_path: Path) -> None:
    path = tmp_path / f"games{ending}"
    write(results, path)
    assert read(path) == results
    frame = table(path)
    assert list(frame.number) == list(range(6))
    assert int(frame.won.sum()) == sum(row.won for row in results.rows)
    assert dict(frame.visits.iloc[2]) == results.rows[2].visits
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_file_without_games_can_be_gone_on_with(ending: str, results: Results, tmp_path: Path) -> None:
    path = tmp_path / f"none{ending}"
    empty = Results(PLAN, results.edition, [], {})
    write(empty, path)
    assert read(path) == empty
    assert read(path).missing() == [0, 1, 2, 3, 4, 5]


def refused(call: object, message: str) -> None:
    with pytest.raises(ResultError) as refusal:
        call()  # type: ignore[operator]
    assert refusal.value.message == message
    for language in LANGUAGES:
        assert sentence(language, message, refusal.value.said)


def test_what_is_no_file_of_results_is_refused(tmp_path: Path, results: Results) -> None:
    refused(lambda: read(tmp_path / "missing.json"), "lab-no-results-there")
    refused(lambda: write(results, tmp_path / "games.csv"), "lab-wrong-ending")
    for name, text in (("a.json", "{}"), ("b.json", "nothing"), ("c.jsonl", ""), ("d.parquet", "PAR1")):
        (tmp_path / name).write_text(text)
        refused(lambda name=name: read(tmp_path / name), "lab-no-results")
    write(results, tmp_path / "games.json")
    tree = json.loads((tmp_path / "games.json").read_text())
    tree["sagenwerk"]["format"] = 99
    (tmp_path / "games.json").write_text(json.dumps(tree))
    refused(lambda: read(tmp_path / "games.json"), "lab-other-format")
    (tmp_path / "file").write_text("")
    refused(lambda: write(results, tmp_path / "file" / "games.json"), "lab-not-written")


@pytest.mark.parametrize(
    "change", [{"seed": 8}, {"bot": "greedy"}, {"heroes": ["any:3"]}, {"options": {"difficulty": "easy"}}]
)
def test_games_of_another_plan_are_not_gone_on_with(change: dict[str, object], results: Results) -> None:
    other = msgspec.structs.replace(PLAN, **change)
    refused(lambda: check_same(results, other, edition(other), Path("games.json")), "lab-other-plan")


def test_more_games_of_the_same_plan_are_the_same_plan(results: Results) -> None:
    check_same(results, msgspec.structs.replace(PLAN, games=60), results.edition, Path("games.json"))
    refused(lambda: check_same(results, PLAN, "andor 0 other", Path("games.json")), "lab-other-edition")
