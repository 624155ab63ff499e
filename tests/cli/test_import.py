"""Quests of map editors on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sagenwerk.cli import app

QUEST = """<quest name="The Well" region="Europe" width="1" height="1"><board>
<dark left="2" top="2" width="24" height="13"/><dark left="6" top="15" width="20" height="4"/>
<object id="Stairway" left="2" top="15"/><object id="Door" left="3" top="18"/><object id="{monster}" left="9" top="19"/>
</board><note>A note.</note></quest>
"""


def run(*words: str, lang: str = "en") -> Result:
    return CliRunner(env={"COLUMNS": "200", "LANG": lang}).invoke(app, words)


@pytest.fixture
def well(tmp_path: Path) -> Path:
    path = tmp_path / "well.xml"
    path.write_text(QUEST.format(monster="Orc"), "utf-8")
    return path


def test_a_quest_is_taken_over_and_checked(well: Path, tmp_path: Path) -> None:
    out = tmp_path / "well.toml"
    result = run("import", str(well), "-o", str(out))
    assert result.exit_code == 0
    assert "The Well: boards 1, squares in use 102, monsters 1, doors 1," in result.stderr
    assert "- One note is text for the game master" in result.stderr
    assert "It can be played at once." in result.stderr
    assert run("check", str(out)).exit_code == 0


def test_without_a_name_the_quest_is_shown(well: Path) -> None:
    result = run("import", str(well), "--start", "E16")
    assert 'start = ["E16"' in result.stdout
    assert "Taken over" not in result.stderr


def test_no_file_is_overwritten(well: Path) -> None:
    result = run("import", str(well), "-o", str(well))
    assert result.exit_code == 2
    assert "is there already" in result.stderr


def test_values_beyond_the_base_box_are_called_proposed(well: Path) -> None:
    well.write_text(QUEST.format(monster="Yeti"), "utf-8")
    assert "mit vorgeschlagenen Werten" in run("import", str(well), lang="de").stderr


def test_what_cannot_be_played_says_why_here_and_when_it_is_checked(well: Path, tmp_path: Path) -> None:
    out = tmp_path / "empty.toml"
    well.write_text("<quest name='Empty'><board/></quest>", "utf-8")
    result = run("import", str(well), "-o", str(out))
    assert result.exit_code == 0
    assert "It cannot be played yet:\n- The map is empty." in result.stderr
    check = run("check", str(out))
    assert check.exit_code == 1
    assert f"{out}:6: This cannot be played yet: The map is empty." in check.output
    assert "One problem." in check.output


def test_of_several_quests_one_is_chosen(tmp_path: Path) -> None:
    path = tmp_path / "two.hqb"
    path.write_text(json.dumps([[], {"title": "First", "map": {}}, {"title": "Second", "map": {}}]), "utf-8")
    result = run("import", str(path), "--quest", "2")
    assert 'en = "Second"' in result.stdout
    assert "(--quest):\n  1: First\n  2: Second\n" in result.stderr


def test_a_file_that_cannot_be_read_is_told_with_line_and_remedy(well: Path) -> None:
    well.write_text("<quest>\n<board>", "utf-8")
    result = run("import", str(well))
    assert result.exit_code == 1
    assert f"{well}:2: The file ends too early: <board> is not closed. It was probably" in result.stderr
    assert run("import", str(well.parent / "none.xml")).exit_code == 2
