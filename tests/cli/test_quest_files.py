"""Quest files for HeroQuest on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sagenwerk.cli import app

GUIDE = Path(__file__).parents[2] / "docs" / "quests.md"


def run(*words: str, lang: str = "en") -> Result:
    return CliRunner(env={"COLUMNS": "200", "LANG": lang}).invoke(app, words)


@pytest.fixture
def quest(tmp_path: Path) -> Path:
    path = tmp_path / "my-quest.toml"
    path.write_text(re.findall(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)[0], "utf-8")
    return path


def test_a_quest_that_can_be_played_is_fine(quest: Path) -> None:
    result = run("check", str(quest))
    assert result.exit_code == 0
    assert "fine" in result.output


def test_a_faulty_quest_is_told_with_line_what_and_remedy(quest: Path) -> None:
    text = quest.read_text("utf-8").replace("A12-B12", "A12-A13")
    quest.write_text(text, "utf-8")
    line = text[: text.index("A12-A13")].count("\n") + 1
    result = run("check", str(quest))
    assert result.exit_code == 1
    assert f"{quest}:{line}: The door A12-A13 lies on no wall" in result.output
    assert "Put it between two rooms" in result.output


def test_bots_play_a_quest_file(quest: Path) -> None:
    words = ("simulate", "heroquest", str(quest), "--heroes", "dwarf,elf", "--games", "2", "--bot", "random")
    result = run(*words, "--workers", "1", "--json")
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert (report["scenario"], report["games"]) == ("the-stolen-bell", 2)
