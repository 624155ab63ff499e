"""Make the kept save of the rules as they are, when a version is about to come out:

    PYTHONPATH=src python tests/saves/make.py

Saves of versions that are out are never made again: they are what people have on their disks.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from sagenwerk.games import game
from sagenwerk.kernel import Result
from sagenwerk.play import Play

HERE = Path(__file__).resolve().parent


def evening(seed: int) -> Play:
    """A whole game with much taken back on the way."""
    play = Play(
        game("junior"),
        "challenge-3",
        heroes=["dwarf", "archer", "mage"],
        figures={"dwarf": "f", "archer": "m", "mage": "f"},
        seed=seed,
    )
    chooser = Random(seed)
    while play.state.result is Result.PLAYING:
        play.choose(chooser.choice([action.name for action in play.state.legal_actions()]))
        if play.undo_label() and chooser.random() < 0.1:
            play.undo()
            if chooser.random() < 0.5:
                play.redo()
    return play


def changed(seed: int) -> Play:
    """A few turns, and a position that was put down by hand in between."""
    play = Play(game("junior"), "challenge-1", heroes=["warrior", "archer"], seed=seed)
    chooser = Random(seed)
    for turn in range(12):
        play.choose(chooser.choice([action.name for action in play.state.legal_actions()]))
        if turn == 5:
            play.override(play.state.position() | {"day": 2}, "Mia")
    return play


def fair(seed: int) -> Play:
    """Turns with dice of one's own that are thrown anew after an undo, and all other chance from seed and salt."""
    play = Play(
        game("junior"),
        "challenge-2",
        heroes=["warrior", "mage"],
        seed=seed,
        salt="5d0c3a1f9be24876a0c4d2e1f3b59786",
        undo="friendly",
        dice_mode="own",
    )
    chooser = Random(seed)
    while play.version < 160:
        if play.awaits_dice:
            play.throw(chooser.choice(play.awaits_dice))
        elif play.undo_label() and chooser.random() < 0.2:
            play.undo()
        else:
            play.choose(chooser.choice([action.name for action in play.state.legal_actions()]))
    return play


if __name__ == "__main__":
    play = evening(11)
    play.save(HERE / f"junior-rules-{play.game.version}.saga")
    play = changed(12)
    play.save(HERE / f"junior-rules-{play.game.version}-changed.saga")
    play = fair(13)
    play.save(HERE / f"junior-rules-{play.game.version}-fair.saga")
