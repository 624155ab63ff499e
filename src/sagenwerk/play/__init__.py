"""A game being played: its log, its dice, undo and redo, and the file it is kept in."""

from sagenwerk.play.dealer import Dealer, Dice, Script, ScriptError
from sagenwerk.play.log import Choice, Entry, Head, OutcomeEntry, Override, Redo, Undo
from sagenwerk.play.play import OpenedAtPosition, Play, UnknownAction
from sagenwerk.play.saga import SaveError

__all__ = [
    "Choice",
    "Dealer",
    "Dice",
    "Entry",
    "Head",
    "OpenedAtPosition",
    "OutcomeEntry",
    "Override",
    "Play",
    "Redo",
    "SaveError",
    "Script",
    "ScriptError",
    "Undo",
    "UnknownAction",
]
