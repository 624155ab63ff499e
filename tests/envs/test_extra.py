"""Nothing but the environments needs the extra ``envs``, and who has not got it is told so."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sagenwerk.envs.speed import steps_per_second

WITHOUT = """
import sys
for package in {packages!r}:
    sys.modules[package] = None
from sagenwerk import envs
try:
    {call}
except ImportError as error:
    print(type(error).__name__, error)
"""


def said(call: str, *packages: str) -> str:
    """What a process says that has not got these packages."""
    program = WITHOUT.format(packages=packages, call=call)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    ("call", "packages"),
    [
        ("envs.aec('junior')", ["pettingzoo"]),
        ("envs.parallel('junior')", ["gymnasium", "pettingzoo"]),
        ("envs.gym('junior')", ["gymnasium"]),
        ("envs.columns('junior', 'challenge-1')", ["numpy"]),
        ("from sagenwerk.envs import junior_v0", ["pettingzoo"]),
    ],
)
def test_who_has_not_got_the_extra_is_told_what_to_install(call: str, packages: list[str]) -> None:
    text = said(call, *packages)
    assert text.startswith(f"NotInstalled the environments need the package {packages[0]!r}, which is not installed")
    assert "pip install 'sagenwerk[envs]'" in text


def test_the_game_itself_loads_none_of_it() -> None:
    program = "import sys, sagenwerk, sagenwerk.cli; print({'numpy', 'gymnasium', 'pettingzoo'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


@pytest.mark.parametrize("game", ["junior", "andor", "heroquest"])
def test_the_speed_of_every_environment_can_be_measured(game: str) -> None:
    assert steps_per_second(game, seconds=0.01) > 0
