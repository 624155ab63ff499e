"""The notes of a quest: what sets them off, and what they bring (HQ-004, HQ-120, HQ-143, HQ-155).

A quest's notes are part of its map, so they are no steps of the catalogue: ``NOTE_STEPS[n]`` carries out the note with
number n of whatever quest is being played.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest.state import BIT, Quest
from sagenwerk.kernel.contract import Step

#: What sets a note off; the number beside it is a room, a square, a door or a placed figure.
SET_OUT: Final[i64] = 0
HERO_ENTERS: Final[i64] = 1
DOOR_OPENS: Final[i64] = 2
DOOR_PASSED: Final[i64] = 3
HERO_STEPS_ON: Final[i64] = 4
TREASURE_SEARCHED: Final[i64] = 5
MONSTER_FALLS: Final[i64] = 6
QUEST_BEGINS: Final[i64] = 7
MOMENT_NAMES: Final = [
    "set-out",
    "hero-enters",
    "door-opens",
    "door-passed",
    "hero-steps-on",
    "treasure-searched",
    "monster-falls",
    "quest-begins",
]
MOST_NOTES: Final = 40


class NoteEffect:
    """One thing that a note brings."""

    def happens(self, state: Quest) -> list[Step[Any]]:
        """Do it for ``state.subject``, the hero it is about; gives back what follows."""
        raise TypeError("this note brings nothing")


class Note:
    """A note of the game master's map: ``[[note]]`` of a quest file."""

    def __init__(self, name: str, moment: i64, whats: list[int], once: bool, effects: list[NoteEffect]) -> None:
        self.name = name
        self.moment = moment
        #: Rooms, squares, doors or placed figures that it is about; empty for any.
        self.whats = whats
        self.once = once
        self.effects = effects
        #: A treasure that the map names for a room: no card is drawn there (HQ-120).
        self.treasure = False


class NoteIs(Step[Quest]):
    """The game master reads a note and carries it out."""

    def __init__(self, number: i64) -> None:
        super().__init__(f"note {number + 1}")
        self.note = number

    def carry_out(self, state: Quest) -> None:
        follows: list[Step[Any]] = []
        for effect in state.quest.notes[self.note].effects:
            follows.extend(effect.happens(state))
        state.each(follows)


def happened(state: Quest, moment: i64, what: i64, hero: i64) -> list[Step[Any]]:
    """Notes that this sets off, in the order of the map; notes that hold once are used up."""
    follows: list[Step[Any]] = []
    notes: list[Note] = state.quest.notes
    for number in range(len(notes)):
        note = notes[number]
        if note.moment != moment or (note.whats and what not in note.whats):
            continue
        if note.once:
            if state.notes_done & BIT[number]:
                continue
            state.notes_done |= BIT[number]
        state.subject = hero
        follows.append(NOTE_STEPS[number])
    return follows


NOTE_STEPS: Final[list[Step[Any]]] = [NoteIs(number) for number in range(MOST_NOTES)]
