"""Legend files and drafts on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sagenwerk.cli import app

SMALL = Path(__file__).parents[1] / "content" / "boxes" / "small-legend.toml"
STORY = {"title": "Der See", "story_cards": [{"index": "A1", "text": "*Still ruht er.*<br>Los."}]}


def run(*words: str, lang: str = "en") -> Result:
    return CliRunner(env={"COLUMNS": "200", "LANG": lang}).invoke(app, words)


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / "my-legend.toml"
    path.write_text(SMALL.read_text("utf-8").replace("fields = [20, 43]", "fields = [20, 430]"), "utf-8")
    return path


def test_a_legend_that_can_be_played_is_fine() -> None:
    result = run("check", str(SMALL))
    assert result.exit_code == 0
    assert "fine" in result.output


def test_a_faulty_legend_is_told_with_line_what_and_remedy(broken: Path) -> None:
    result = run("check", str(broken))
    assert result.exit_code == 1
    assert f"{broken}:58: There is no field 430 on this board. Use a number" in result.output


def test_bots_play_a_legend_file() -> None:
    words = ("simulate", "andor", str(SMALL), "--heroes", "dwarf,archer", "--games", "3", "--bot", "random")
    result = run(*words, "--workers", "1", "--json")
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert (report["scenario"], report["games"]) == ("small", 3)


def test_bots_do_not_play_a_faulty_legend_file(broken: Path) -> None:
    result = run("simulate", "andor", str(broken), "--heroes", "dwarf,archer")
    assert result.exit_code == 2
    assert f"{broken}:58: [card.A1]" in result.output


def test_a_draft_is_shown_or_written(tmp_path: Path) -> None:
    cards, legend = tmp_path / "story.json", tmp_path / "legend.toml"
    cards.write_text(json.dumps(STORY), "utf-8")
    shown = run("draft", str(cards))
    assert shown.exit_code == 0
    assert 'id = "der-see"' in shown.stdout
    written = run("draft", str(cards), "--out", str(legend))
    assert written.exit_code == 0
    assert legend.read_text("utf-8") == shown.stdout
    assert run("check", str(legend)).exit_code == 0


def test_a_draft_takes_no_file_away(tmp_path: Path) -> None:
    cards, legend = tmp_path / "story.json", tmp_path / "legend.toml"
    cards.write_text(json.dumps(STORY), "utf-8")
    legend.write_text("mine", "utf-8")
    assert run("draft", str(cards), "--out", str(legend)).exit_code == 2
    assert legend.read_text("utf-8") == "mine"


def test_what_is_no_card_file_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("[]", "utf-8")
    result = run("draft", str(other))
    assert result.exit_code == 2
    assert "no card file" in result.output
