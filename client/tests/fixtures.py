"""Writes the messages that the component tests of the client play with, out of real games.

``PYTHONPATH=src .venv/bin/python client/tests/fixtures.py``
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from sagenwerk.andor.scenario import AndorScenario
from sagenwerk.andor.state import Andor
from sagenwerk.games import game
from sagenwerk.junior.scenario import JuniorScenario
from sagenwerk.junior.state import Junior
from sagenwerk.kernel import GAME_MASTER
from sagenwerk.play import Play
from sagenwerk.table.audiences import HEROES, MASTER_SEAT, hears, seen_by
from sagenwerk.table.messages import Seat, TableInfo, Update
from sagenwerk.table.people import HOST, MASTER
from sagenwerk.views import andor, heroquest
from sagenwerk.views.andor.view import AndorView
from sagenwerk.views.heroquest.view import HeroQuestView
from sagenwerk.views.junior import board, field_says, line_of, view_of
from sagenwerk.views.shell import Sentence

FOLDER = Path(__file__).parent / "fixtures"
FIGURES = {"warrior": "f", "archer": "m", "mage": "f"}
SEATS = [
    Seat("warrior", "f", "Papa", "", HOST),
    Seat("archer", "m", "", "greedy"),
    Seat("mage", "f", "Mia", "", HOST),
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
        audience="heroes",
        game_master=False,
        you=HOST,
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


ANDOR_FIGURES = {"warrior": "m", "archer": "f", "dwarf": "m", "wizard": "f"}
ANDOR_SEATS = [
    Seat(hero, figure, "Lena" if hero == "warrior" else "Mia", "", HOST) for hero, figure in ANDOR_FIGURES.items()
]
#: Lines of the chronicle that a fixture keeps.
LATEST = 60


def andor_update(play: Play) -> Update:
    """The whole table of a play of Andor, with the latest lines of its chronicle."""
    head, state = play.head, play.state
    assert isinstance(state, Andor)
    info = TableInfo(
        id="t2",
        game=head.game,
        scenario=head.scenario,
        seats=ANDOR_SEATS,
        options=head.options,
        rules_version=head.rules_version,
        content_digest=head.scenario_digest,
        board_digest="b2",
        own_content=False,
        known=[],
        seed=head.seed or 0,
        audience="heroes",
        game_master=False,
        you=HOST,
    )
    return Update(
        version=play.version,
        whole=True,
        table=info,
        view=andor.view_of(state, ANDOR_FIGURES),
        lines=[andor.line_of(entry, event) for entry, event in play.chronicle[-LATEST:]],
        undo=None,
        redo=None,
    )


QUEST_FIGURES = {"barbarian": "m", "dwarf": "f", "elf": "f", "wizard": "m"}
QUEST_SEATS = [
    *(Seat(hero, figure, "Mia", "", HOST) for hero, figure in QUEST_FIGURES.items()),
    Seat(MASTER_SEAT, "", "Ben", "", MASTER),
]


def quest_update(play: Play, audience: int) -> Update:
    """The whole table of a quest, as the heroes or the game master get it."""
    head = play.head
    info = TableInfo(
        id="t3",
        game=head.game,
        scenario=head.scenario,
        seats=QUEST_SEATS,
        options=head.options,
        rules_version=head.rules_version,
        content_digest="",
        board_digest="b3",
        own_content=False,
        known=[],
        seed=None,
        audience="game-master" if audience == GAME_MASTER else "heroes",
        game_master=True,
        you=MASTER if audience == GAME_MASTER else HOST,
    )
    return Update(
        version=play.version,
        whole=True,
        table=info,
        view=heroquest.view_of(seen_by(play, audience), QUEST_FIGURES),
        lines=[heroquest.line_of(entry, event) for entry, event in play.chronicle[-LATEST:] if hears(event, audience)],
        undo=None,
        redo=None,
    )


def quest_until(wanted: Callable[[HeroQuestView], bool], words: tuple[str, ...]) -> Play:
    """A play of quest 1 that comes to what is wanted; actions with one of the ``words`` come first."""
    for seed in range(200):
        play = Play(game("heroquest"), "quest-1", heroes=list(QUEST_FIGURES), figures=QUEST_FIGURES, seed=seed)
        for step in range(400):
            if wanted(heroquest.view_of(seen_by(play, HEROES), QUEST_FIGURES)):
                return play
            actions = play.state.legal_actions()
            if not actions:
                break
            liked = [action for word in words for action in actions if word in action.name]
            play.choose(liked[0] if liked else actions[(seed * 31 + step * 7) % len(actions)])
    raise AssertionError("no play comes to this")


def quest_fixtures() -> None:
    """HeroQuest: a wizard's turn with monsters in sight, a hero beside a monster, the game master's turn."""
    first = Play(game("heroquest"), "quest-1", heroes=list(QUEST_FIGURES), figures=QUEST_FIGURES, seed=3)
    write("heroquest-board.json", heroquest.board(seen_by(first, HEROES).scenario))
    eager = ("open the door", "roll for", "step")
    spell = quest_until(
        lambda view: view.turn == "wizard" and view.question == "turn" and bool(view.figures) and len(view.routes) > 3,
        eager,
    )
    write("heroquest-spell.json", quest_update(spell, HEROES))
    foe = quest_until(
        lambda view: any(aim.kind == "attack-bare" and aim.figure for aim in view.aims) and view.question == "turn",
        eager,
    )
    write("heroquest-foe.json", quest_update(foe, HEROES))
    master = quest_until(lambda view: view.question == "master" and view.pending.figure > 0, (*eager, "choose monster"))
    write("heroquest-master.json", quest_update(master, GAME_MASTER))


FIGHTS = ("attack", "invite", "join", "fight on", "turn ", "walk to", "1 gold")


def andor_until(wanted: Callable[[AndorView], bool], eager: tuple[str, ...] = FIGHTS) -> Play:
    """A play of Legend 2 that comes to what is wanted; actions with one of the ``eager`` words come first."""
    for seed in range(100):
        play = Play(game("andor"), "legend-2", heroes=list(ANDOR_FIGURES), figures=ANDOR_FIGURES, seed=seed)
        for step in range(300):
            state = play.state
            assert isinstance(state, Andor)
            view = andor.view_of(state, ANDOR_FIGURES)
            if wanted(view):
                return play
            actions = state.legal_actions()
            if not actions:
                break
            liked = [action for word in eager for action in actions if word in action.name]
            play.choose((liked or actions)[(seed * 31 + step * 7) % len(liked or actions)])
    raise AssertionError("no play comes to this")


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
    andor_fixtures()
    quest_fixtures()
    lost = Play(junior, "challenge-1", heroes=list(FIGURES), figures=FIGURES, seed=7)
    while lost.state.result.value == "playing":
        lost.choose(lost.state.legal_actions()[-1])
    write("lost.json", update(lost))


def andor_fixtures() -> None:
    """Andor: a turn with ways, foes and free actions; a battle of two; a reward; sharing at the beginning."""
    first = Play(game("andor"), "legend-2", heroes=list(ANDOR_FIGURES), figures=ANDOR_FIGURES, seed=3)
    assert isinstance(first.scenario, AndorScenario)
    write("andor-board.json", andor.board(first.scenario))
    write("andor-shares.json", andor_update(first))
    turn = andor_until(
        lambda view: view.question == "day" and any(route.willpower for route in view.routes) and bool(view.between)
    )
    write("andor-turn.json", andor_update(turn))
    joint = andor_until(
        lambda view: view.question == "turn-die" and view.battle is not None and len(view.battle.fighters) > 1
    )
    write("andor-battle.json", andor_update(joint))
    reward = andor_until(lambda view: view.question == "reward" and view.actor == "group")
    write("andor-reward.json", andor_update(reward))
    asked = andor_until(lambda view: view.question in ("choose", "pay", "accept"), ("end the day", "end day", "gold"))
    write("andor-card.json", andor_update(asked))


def found_wood(seed: int) -> Play | None:
    """A play in which the first fog hides wood that can be taken; None if this seed hides something else."""
    play = Play(game("junior"), "challenge-1", heroes=list(FIGURES), figures=FIGURES, seed=seed)
    play.choose(next(action for action in play.state.legal_actions() if "fog01" in action.name))
    play.choose(next(action for action in play.state.legal_actions() if "search the fog" in action.name))
    return play if any("wood" in action.name for action in play.state.legal_actions()) else None


if __name__ == "__main__":
    main()
