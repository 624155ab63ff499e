"""Writes the messages that the component tests of the client play with, out of real games.

``PYTHONPATH=src .venv/bin/python client/tests/fixtures.py``
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from sagenwerk.games import game
from sagenwerk.junior.scenario import JuniorScenario
from sagenwerk.junior.state import Junior
from sagenwerk.play import Play
from sagenwerk.table.messages import Seat, TableInfo, Update
from sagenwerk.views.junior import board, field_says, line_of, view_of
from sagenwerk.views.shell import Sentence

FOLDER = Path(__file__).parent / "fixtures"
FIGURES = {"warrior": "f", "archer": "m", "mage": "f"}
SEATS = [
    Seat("warrior", "f", "Papa"),
    Seat("archer", "m", "", "greedy"),
    Seat("mage", "f", "Mia"),
]


def update(play: Play) -> Update:
    """The whole table of a play, as the server sends it after hello."""
    head, state = play.head, play.state
    assert isinstance(state, Junior)
    info = TableInfo(
        id="t1",
        game=head.game,
        scenario=head.scenario,
        seats=SEATS,
        options=head.options,
        rules_version=head.rules_version,
        content_digest=head.scenario_digest,
        board_digest="b1",
        own_content=False,
        known=[],
        seed=head.seed or 0,
    )
    return Update(
        version=play.version,
        whole=True,
        table=info,
        view=view_of(state, FIGURES),
        lines=[line_of(entry, event) for entry, event in play.chronicle],
        undo=Sentence("offer-stand", {}) if play.version else None,
        redo=None,
        days={1: 0},
    )


def write(name: str, value: object) -> None:
    """One file of the folder, in a form that reads well in a diff."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=1)
    (FOLDER / name).write_bytes(text + b"\n")


def main() -> None:
    """A first turn, a hero beside fog that hides wood, and a game that was lost."""
    FOLDER.mkdir(exist_ok=True)
    junior = game("junior")
    play = Play(junior, "challenge-1", heroes=list(FIGURES), figures=FIGURES, seed=7)
    state, scenario = play.state, play.scenario
    assert isinstance(state, Junior)
    assert isinstance(scenario, JuniorScenario)
    write("first.json", update(play))
    write("board.json", board(scenario))
    write("says.json", field_says(state, "gor1"))
    write("wood.json", update(next(play for play in map(found_wood, range(500)) if play is not None)))
    lost = Play(junior, "challenge-1", heroes=list(FIGURES), figures=FIGURES, seed=7)
    while lost.state.result.value == "playing":
        lost.choose(lost.state.legal_actions()[-1])
    write("lost.json", update(lost))


def found_wood(seed: int) -> Play | None:
    """A play in which the first fog hides wood that can be taken; None if this seed hides something else."""
    play = Play(game("junior"), "challenge-1", heroes=list(FIGURES), figures=FIGURES, seed=seed)
    play.choose(next(action for action in play.state.legal_actions() if "fog01" in action.name))
    play.choose(next(action for action in play.state.legal_actions() if "search the fog" in action.name))
    return play if any("wood" in action.name for action in play.state.legal_actions()) else None


if __name__ == "__main__":
    main()
