"""The command line as people and programs use it: real processes, exit codes, both languages."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import sagenwerk
from sagenwerk import Play, game, to_text
from sagenwerk.cli import app

COMMANDS = ["serve", "games", "simulate", "replay", "rules", "check", "draft", "bench", "verify"]
COMMANDS += ["backup", "restore", "forget"]
SIMULATE = ["simulate", "junior", "challenge-1", "--heroes", "warrior,archer", "--bot", "greedy", "--seed", "7"]


def run(*words: str, lang: str = "en_GB.UTF-8", sources: Path | None = None) -> subprocess.CompletedProcess[str]:
    variables = {key: value for key, value in os.environ.items() if key not in ("LC_ALL", "LC_MESSAGES")}
    if sources is not None:
        variables["PYTHONPATH"] = str(sources)
    return subprocess.run(
        [sys.executable, "-c", "from sagenwerk.cli import main; main()", *words],
        env={**variables, "LANG": lang, "PYTHONUTF8": "1", "COLUMNS": "200"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def inside(*words: str) -> Result:
    """The same without a process of its own, where only the words count."""
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, words)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    play = Play(game("junior"), "challenge-1", heroes=["warrior", "archer"], seed=7, figures={"warrior": "m"})
    play.choose("warrior: stand still")
    play.choose("warrior: end the turn")
    path = tmp_path / "evening.saga"
    play.save(path)
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    done = inside(command, "--help")
    assert done.exit_code == 0
    assert "--lang" in done.stdout


def test_all_commands_are_listed() -> None:
    said = inside("--help").stdout
    assert all(command in said for command in COMMANDS)


def test_games_are_listed_for_people_and_programs() -> None:
    assert "challenge-1" in run("games").stdout
    junior = json.loads(run("games", "--json").stdout)[0]
    assert junior["name"] == "junior"
    assert {"greedy", "planner", "random"} <= set(junior["bots"])


def test_the_language_comes_from_the_environment_else_it_is_german() -> None:
    assert "Scenarios" in run("games").stdout
    assert "Szenarien" in run("games", lang="de_AT.UTF-8").stdout
    assert "Szenarien" in run("games", lang="C.UTF-8").stdout
    assert "Scenarios" in run("games", "--lang", "en", lang="C.UTF-8").stdout
    assert run("games", "--lang", "fr").returncode == 2


def test_a_simulation_gives_the_same_with_any_number_of_workers() -> None:
    one, two = (
        json.loads(run(*SIMULATE, "--games", "45", "--workers", workers, "--json").stdout) for workers in ("1", "2")
    )
    for report in (one, two):
        assert report.pop("decisions_per_s") > 0
        report.pop("workers")
    assert one == two
    assert one["games"] == 45
    assert one["win_rate"] == one["won"] / 45
    assert one["wilson_95"][0] < one["win_rate"] < one["wilson_95"][1]
    assert one["mean_days"] > 1


def test_a_simulation_is_told_in_sentences_and_takes_options() -> None:
    done = run(*SIMULATE, "--games", "5", "--workers", "1", "--option", "difficulty=easy", lang="de_DE.UTF-8")
    assert done.returncode == 0
    assert "5 Spiele" in done.stdout


@pytest.mark.parametrize(
    "words",
    [
        [*SIMULATE, "--option", "difficulty"],
        [*SIMULATE, "--option", "weather=rain"],
        [*SIMULATE, "--games", "0"],
        ["simulate", "chess", "challenge-1", "--heroes", "warrior,archer"],
        ["simulate", "junior", "challenge-9", "--heroes", "warrior,archer"],
        ["simulate", "junior", "challenge-1", "--heroes", "warrior"],
        ["simulate", "junior", "challenge-1", "--heroes", "warrior,archer", "--bot", "clever"],
        ["replay", "no-such-file.saga"],
        ["check", "no-such-file.toml"],
        ["check", "--game", "chess", "README.md"],
        ["rules", "chess"],
        ["dance"],
    ],
)
def test_wrong_use_is_said_and_has_exit_code_2(words: list[str]) -> None:
    done = inside(*words)
    assert done.exit_code == 2
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr


def test_a_saved_game_is_told_in_sentences_with_the_names_of_its_figures(saved: Path) -> None:
    english, german = run("replay", str(saved)), run("replay", str(saved), lang="de_DE.UTF-8")
    assert english.returncode == german.returncode == 0
    assert "Thorn" in english.stdout
    assert "[R-047]" in english.stdout
    assert "Thorn" in german.stdout
    assert "Tag 1" in german.stdout
    assert "nach den Regeln" in german.stdout


def test_a_saved_quest_is_told_by_rounds(tmp_path: Path) -> None:
    play = Play(game("heroquest"), "maze", heroes=["barbarian"], seed=7, figures={"barbarian": "m"})
    play.choose("barbarian: roll for the march")
    path = tmp_path / "maze.saga"
    play.save(path)
    told = inside("replay", str(path), "--lang", "de").stdout
    assert "Runde 1" in told
    assert "Torgrim würfelt" in told
    assert "event-" not in told


def test_a_saved_game_is_told_to_programs(saved: Path) -> None:
    told = json.loads(run("replay", str(saved), "--json").stdout)
    assert told["entries"] == 2
    assert told["checked"] is True
    assert told["digest"] == Play.load(saved).state.digest()
    assert {"entry", "message", "rule", "arguments"} == told["chronicle"][-1].keys()


def test_a_damaged_save_is_named_with_its_line(saved: Path) -> None:
    saved.write_text(saved.read_text("utf-8").replace("warrior: end the turn", "warrior: fly"), "utf-8")
    for command in ("replay", "check"):
        done = run(command, str(saved))
        assert done.returncode == 1
        assert f"{saved}:3:" in done.stdout + done.stderr


def test_files_are_checked_by_what_they_are(saved: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.toml"
    position.write_text(to_text(Play.load(saved).state), "utf-8")
    content = tmp_path / "box.toml"
    content.write_text("", "utf-8")
    done = run("check", str(saved), str(position), str(content), "--json")
    assert done.returncode == 0
    assert [one["kind"] for one in json.loads(done.stdout)] == ["save", "position", "content"]


def test_a_faulty_content_file_is_named_with_line_block_and_remedy(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("\n[shop]\nrubbish = 1\n", "utf-8")
    done = run("check", str(box))
    assert done.returncode == 1
    assert f"{box}:" in done.stdout
    found = json.loads(run("check", str(box), "--json").stdout)[0]["problems"]
    assert all(one["remedy"] for one in found)
    assert run("serve", "--no-browser", "--port", "0", "--content", str(box)).returncode == 2


def test_a_faulty_position_is_named_with_its_line(saved: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.toml"
    position.write_text(to_text(Play.load(saved).state).replace("day = 1", "day = -1"), "utf-8")
    done = run("check", str(position))
    assert done.returncode == 1
    assert "day" in done.stdout


def test_rules_are_shown_and_asked_for_by_programs() -> None:
    assert "R-047" in run("rules", "junior").stdout
    assert "R-047" in json.loads(run("rules", "junior", "--json").stdout)["junior"]
    assert json.loads(run("rules", "--seeds", "--json").stdout)


def test_a_check_of_rules_says_what_is_missing(tmp_path: Path) -> None:
    assert run("rules", "--check").returncode == 0
    package = tmp_path / "sagenwerk"
    shutil.copytree(Path(sagenwerk.__file__).parent, package, ignore=shutil.ignore_patterns("web", "__pycache__"))
    outcomes = package / "rulebook" / "results.json"
    without = json.loads(outcomes.read_text("utf-8"))
    del without["HQ-025"]
    outcomes.write_text(json.dumps(without), "utf-8")
    done = run("rules", "heroquest", "--check", "--json", sources=tmp_path)
    assert done.returncode == 1
    assert len(json.loads(done.stdout)) == 1
    assert "HQ-025" in done.stdout


def test_the_bench_prints_a_calibration_first_and_an_object_per_scenario() -> None:
    done = run("bench", "--json", "--no-bots", "--rounds", "1", "--seconds", "0.05")
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("Calibration")
    found = json.loads(done.stdout)
    assert next(iter(found)) == "calibration"
    for scenario in (found["junior/challenge-1"], found["andor/legend-2"]):
        for way in ("interpreted", "one_at_a_time"):
            assert scenario[way].keys() >= {"decisions_per_cpu_s", "games_per_cpu_s", "clone_us"}
        assert "compiled" in scenario


def test_a_taken_port_is_said_with_the_option_that_helps(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = run("serve", "--no-browser", "--port", port, "--database", str(tmp_path / "games.sqlite"))
    assert done.returncode == 1
    assert port in done.stderr
    assert "--port" in done.stderr


def test_a_damaged_database_stops_the_server_with_the_option_that_helps(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    database.write_text("not a database " * 100)
    done = run("serve", "--no-browser", "--port", "0", "--database", str(database), lang="de_DE.UTF-8")
    assert done.returncode == 1
    assert "beschädigt" in done.stderr
    assert "--database" in done.stderr
    assert "Traceback" not in done.stderr
