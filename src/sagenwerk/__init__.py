"""Three fantasy board games, exactly by their rules.

A game is a rule book, a state everything that is true in it now. Whoever is asked chooses among legal actions:

>>> import sagenwerk
>>> game = sagenwerk.game("junior")
>>> state = game.new("challenge-1", heroes=["warrior", "archer"], options={})
>>> state.actor == game.heroes.index("warrior"), state.result
(True, <Result.PLAYING: 'playing'>)
>>> action = state.scenario.actions["warrior: stand still"]
>>> action in state.legal_actions(), state.refusal(action)
(True, None)
>>> other = state.clone()
>>> state.apply(action)
>>> state.digest() == other.digest()
False

What cannot be done now says why:

>>> state.refusal(action).rule
'R-047'

A position is all of it as plain values, to keep, to write by hand and to send to somebody:

>>> same = game.from_position(state.position())
>>> text = sagenwerk.to_text(state)
>>> text.splitlines()[:2]
['game = "junior"', 'scenario = "challenge-1"']
>>> game.from_position(text).digest() == state.digest() == same.digest()
True

A play remembers how it came to its state. Its dice follow from a seed, or stand in a script:

>>> play = sagenwerk.Play(game, "challenge-1", heroes=["warrior", "archer"], seed=7)
>>> play.choose("warrior: stand still")
>>> play.undo_label()
'warrior: stand still'
>>> play.undo()
>>> play.state.digest() == other.digest()
True
>>> import tempfile, pathlib
>>> with tempfile.TemporaryDirectory() as folder:
...     path = pathlib.Path(folder, "evening.saga")
...     play.save(path)
...     loaded = sagenwerk.Play.load(path)
>>> loaded.log == play.log
True
"""

from sagenwerk.content.notation import PositionError, from_text, to_text
from sagenwerk.games import game
from sagenwerk.games.book import Book
from sagenwerk.kernel import (
    CHANCE,
    GAME_MASTER,
    GROUP,
    NOBODY,
    Action,
    Chance,
    Event,
    Game,
    IllegalAction,
    Option,
    Outcome,
    Question,
    Refusal,
    Result,
    Scenario,
    State,
    Step,
)
from sagenwerk.play import Play, SaveError, Script

__all__ = [
    "CHANCE",
    "GAME_MASTER",
    "GROUP",
    "NOBODY",
    "Action",
    "Book",
    "Chance",
    "Event",
    "Game",
    "IllegalAction",
    "Option",
    "Outcome",
    "Play",
    "PositionError",
    "Question",
    "Refusal",
    "Result",
    "SaveError",
    "Scenario",
    "Script",
    "State",
    "Step",
    "from_text",
    "game",
    "to_text",
]
