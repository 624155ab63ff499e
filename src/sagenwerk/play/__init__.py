"""A game being played: its log, its dice, undo and redo, and the file it is kept in."""

from sagenwerk.play.dealer import Dealer, Dice, DiceNotTold, Script, ScriptError, commitment, fresh
from sagenwerk.play.log import Choice, Entry, Head, OutcomeEntry, Override, Redo, Undo
from sagenwerk.play.play import OpenedAtPosition, Play, UnknownAction, WrongThrow
from sagenwerk.play.saga import SaveError

__all__ = [
    "Choice",
    "Dealer",
    "Dice",
    "DiceNotTold",
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
    "WrongThrow",
    "commitment",
    "fresh",
]
