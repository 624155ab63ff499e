"""Games are found by name: the shipped ones, and those that other packages bring."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest
from tiny_game import RACE, DiceRace

from sagenwerk.games import SHIPPED, game, names
from sagenwerk.kernel import Game


def package(folder: Path, name: str, code: str, *points: str) -> None:
    """An installed package, as far as Python is concerned."""
    (folder / f"{name}.py").write_text(code)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[sagenwerk.games]\n" + "\n".join(points) + "\n")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which Python finds packages."""
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return tmp_path


def test_a_game_of_another_package_is_found_by_its_entry_point() -> None:
    assert "dice-race" in names()
    assert isinstance(RACE, DiceRace)
    assert game("dice-race") is RACE


def test_shipped_games_are_known_without_metadata_and_are_the_ones_that_the_wheel_names() -> None:
    assert names()[: len(SHIPPED)] == list(SHIPPED)
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["entry-points"]["sagenwerk.games"] == SHIPPED
    for name in SHIPPED:
        assert isinstance(game(name), Game)


def test_an_unknown_game_is_answered_with_the_names_of_all() -> None:
    with pytest.raises(ValueError, match=r"no game 'ludo'; there are junior, .*dice-race"):
        game("ludo")


def test_a_package_that_cannot_be_loaded_says_which_and_why(installed: Path) -> None:
    package(installed, "broken_game", "import nowhere_to_be_found\n", "broken = broken_game:Broken")
    assert "broken" in names()
    with pytest.raises(ValueError, match=r"'broken' cannot be loaded from broken_game:Broken: .*nowhere_to_be_found"):
        game("broken")


def test_what_is_no_game_is_refused(installed: Path) -> None:
    package(installed, "no_game", "", "no-game = builtins:dict")
    with pytest.raises(ValueError, match=r"not a sagenwerk\.kernel\.Game"):
        game("no-game")


def test_a_game_bears_the_name_of_its_entry_point(installed: Path) -> None:
    package(installed, "alias_game", "", "racing = dice_race:DiceRace")
    with pytest.raises(ValueError, match=r"names itself 'dice-race'"):
        game("racing")


def test_two_packages_with_one_name_are_not_guessed_between(installed: Path) -> None:
    package(installed, "twice_one", "", "twice = dice_race:DiceRace")
    package(installed, "twice_two", "", "twice = dice_race:Other")
    with pytest.raises(ValueError, match=r"two games are named 'twice'"):
        game("twice")


def test_a_package_does_not_take_the_place_of_a_shipped_game(installed: Path) -> None:
    package(installed, "other_junior", "", "junior = dice_race:DiceRace")
    assert game("junior").name == "junior"
    assert names().count("junior") == 1
