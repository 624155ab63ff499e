"""The notes of a quest: what sets them off, and what they bring (HQ-004, HQ-120, HQ-143, HQ-155).

A quest's notes are part of its map, so they are no steps of the catalogue: ``NOTE_STEPS`` carries out the note with a
number for a hero, in whatever quest is being played. Their names never tell what a note says.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import loads
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, QuestScenario
from sagenwerk.heroquest.slots import KILLER, PASSED, ROOMS_ENTERED
from sagenwerk.heroquest.state import BIT, Quest
from sagenwerk.kernel.contract import Action, Step

#: What sets a note off; the number beside it is a room, a square, a door, a piece of furniture or a placed figure.
SET_OUT: Final[i64] = 0
HERO_ENTERS: Final[i64] = 1
DOOR_OPENS: Final[i64] = 2
DOOR_PASSED: Final[i64] = 3
HERO_STEPS_ON: Final[i64] = 4
TREASURE_SEARCHED: Final[i64] = 5
MONSTER_FALLS: Final[i64] = 6
QUEST_BEGINS: Final[i64] = 7
CHEST_OPENED: Final[i64] = 8
TRAPS_SEARCHED: Final[i64] = 9
#: A figure of a kind falls, wherever it came from; the number is that of the kind in ``QuestMap.kinds``.
KIND_FALLS: Final[i64] = 10
MOMENT_NAMES: Final = [
    "set-out",
    "hero-enters",
    "door-opens",
    "door-passed",
    "hero-steps-on",
    "treasure-searched",
    "monster-falls",
    "quest-begins",
    "chest-opened",
    "traps-searched",
    "kind-falls",
]
MOST_NOTES: Final = 40


class NoteEffect:
    """One thing that a note brings."""

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        """Do it for the hero whom the note with this number is about; gives back what follows."""
        raise TypeError("this note brings nothing")


class Trigger:
    """A moment, and the rooms, squares, doors, pieces or figures that it is about; none for any."""

    def __init__(self, moment: i64, whats: list[int]) -> None:
        self.moment = moment
        self.whats = whats


class Note:
    """A note of the game master's map: ``[[map.eu.notes]]`` of a quest file."""

    def __init__(self, name: str, triggers: list[Trigger], once: bool, effects: list[NoteEffect]) -> None:
        self.name = name
        self.triggers = triggers
        #: Only the first time counts, as for a treasure that the first searcher finds.
        self.once = once
        self.effects = effects
        #: A treasure that the map names for a room: no card is drawn there (HQ-120), afterwards neither if ``no_more``.
        self.treasure = False
        self.no_more = False
        # Conditions: placed figures that have fallen, notes that happened, squares that are free, an item nobody has.
        self.after_fall: list[int] = []
        self.after_notes: list[int] = []
        self.free: list[int] = []
        self.missing_item: i64 = -1
        #: It waits until every hero in the quest has set it off: place of its bits, -1 for no such note.
        self.everyone: i64 = -1


class NoteIs(Step[Quest]):
    """The game master reads a note and carries it out."""

    def __init__(self, note: i64, hero: i64) -> None:
        whom = f" for the {HERO_NAMES[hero]}" if hero >= 0 else ""
        super().__init__(f"note {note + 1}{whom}")
        self.note = note
        self.hero = hero

    def carry_out(self, state: Quest) -> None:
        follows: list[Step[Any]] = []
        notes: list[Note] = state.quest.notes
        if self.note < len(notes):
            for effect in notes[self.note].effects:
                follows.extend(effect.happens(state, self.note, self.hero))
        state.each(follows)


def note_step(note: i64, hero: i64) -> Step[Any]:
    """The step that carries out a note for a hero, -1 for nobody."""
    return NOTE_STEPS[(HEROES + 1) * note + hero + 1]


def by_moment(state: Quest) -> list[list[int]]:
    """Numbers of the map's notes by the moment that sets them off; looked up once a map."""
    quest = state.quest
    if not quest.notes_at:
        table: list[list[int]] = [[] for _ in MOMENT_NAMES]
        notes: list[Note] = quest.notes
        for number in range(len(notes)):
            for trigger in notes[number].triggers:
                table[trigger.moment].append(number)
        quest.notes_at = table
    return quest.notes_at


def happened(state: Quest, moment: i64, what: i64, hero: i64) -> list[Step[Any]]:
    """Notes that this sets off, in the order of the map; notes that hold once are used up (HQ-004, HQ-120).

    ``what`` is a room, a square, a door, an area, a piece of furniture or a figure, as the moment says; ``hero`` whom
    it is about, -1 for nobody. Gives back the steps that carry the notes out.
    """
    if moment == HERO_ENTERS:
        state.slots[ROOMS_ENTERED] |= BIT[what]
    numbers = by_moment(state)[moment]
    follows: list[Step[Any]] = []
    for number in numbers:
        note: Note = state.quest.notes[number]
        if not about(note, moment, what):
            continue
        if note.once and state.notes_done & BIT[number]:
            continue
        if holds(state, note, hero):
            state.notes_done |= BIT[number]
            follows.append(note_step(number, hero))
    return follows


def about(note: Note, moment: i64, what: i64) -> bool:
    """Whether a moment at this place sets the note off."""
    for trigger in note.triggers:
        if trigger.moment == moment and (not trigger.whats or what in trigger.whats):
            return True
    return False


def holds(state: Quest, note: Note, hero: i64) -> bool:
    """Whether the note's conditions are met now; the hero counts among those who set it off.

    One of them is that nobody has a thing: so a lost artifact that is needed comes back early in a quest (HQ-165).
    """
    for placed in note.after_fall:
        if not has_fallen(state, placed):
            return False
    for before in note.after_notes:
        if not state.notes_done & BIT[before]:
            return False
    if note.missing_item >= 0:
        for number in state.order:
            if state.heroes[number].items & BIT[note.missing_item]:
                return False
    if note.everyone >= 0 and not all_passed(state, note.everyone, hero):
        return False
    for square in note.free:
        if state.at[square]:
            return False
    return True


def all_passed(state: Quest, place: i64, hero: i64) -> bool:
    """Note that this hero came by; whether all heroes in the quest have."""
    if hero >= 0:
        state.slots[PASSED] |= BIT[HEROES * place + hero]
    for number in state.order:
        if state.heroes[number].square >= 0 and not state.slots[PASSED] & BIT[HEROES * place + number]:
            return False
    return True


def has_fallen(state: Quest, placed: i64) -> bool:
    """Whether a figure of the map has been on the board and is dead."""
    for figure in range(len(state.placed)):
        if state.placed[figure] == placed:
            return state.bodies[figure] <= 0
    return False


def monster_fell(state: Quest, figure: i64, hero: i64) -> list[Step[Any]]:
    """A figure of the game master was killed by a hero, -1 for nobody: what the notes say to it (HQ-076, HQ-155)."""
    placed = state.placed[figure]
    if hero >= 0 and placed >= 0 and placed < len(state.quest.monsters) and state.quest.monsters[placed].target:
        state.slots[KILLER] = int(hero + 1)
    follows = happened(state, MONSTER_FALLS, state.placed[figure], hero)
    follows.extend(happened(state, KIND_FALLS, state.kinds[figure], hero))
    return follows


def treasure_note(state: Quest, area: i64, hero: i64) -> bool:
    """Whether the map names something for a search for treasure here: then no card is drawn (HQ-120)."""
    for number in by_moment(state)[TREASURE_SEARCHED]:
        note: Note = state.quest.notes[number]
        if not note.treasure or not about(note, TREASURE_SEARCHED, area):
            continue
        if note.once and state.notes_done & BIT[number]:
            if note.no_more:
                return True
        elif holds(state, note, hero):
            return True
    return False


NOTE_STEPS: Final[list[Step[Any]]] = [
    NoteIs(note, hero) for note in range(MOST_NOTES) for hero in range(-1, int(HEROES))
]


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Picking up, putting down and keeping what a quest lets heroes carry."""
    return loads.actions_of(tables)


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The notes by number and hero."""
    return NOTE_STEPS[:]


def offers(state: Quest, number: i64, offers: list[Action[Any]]) -> None:
    """What a hero can do with the things of the quest."""
    loads.offers(state, number, offers)
