"""What stands in a quest file of HeroQuest: head, texts, and the maps of the editions, as types.

The published schema (``schema/heroquest-quest.json``) is made from them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field, structs

from sagenwerk.content.blocks import Block, Confidence, Id, Lines, Name, Part, Text
from sagenwerk.content.heroquest_blocks import (
    ChaosName,
    Dice,
    EditionName,
    Element,
    HeroName,
    KindName,
    Points,
    SomePoints,
    Square,
    Steps,
)
from sagenwerk.content.heroquest_notes import Edge, GoalOnMap, LoadOnMap, NoteOnMap

Rows = Annotated[
    list[Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[.#]{26}$(?!\n)")]],
    Meta(min_length=19, max_length=19),
]
Edges = Annotated[list[Edge], Meta(max_length=60)]


class Title(Part, frozen=True):
    """What the quest is called; ``en_us`` where the US calls it otherwise."""

    de: Name
    en: Name
    en_us: Name = ""
    de_status: Confidence = "confirmed"


class Texts(Part, frozen=True):
    """A text that is read aloud, in German and English."""

    de: Lines
    en: Lines


class Head(Block, frozen=True):
    """Name, number in the campaign (0 for one outside it), and what is read aloud (HQ-004, HQ-164)."""

    id: Id
    number: Annotated[int, Meta(ge=0, le=60)]
    title: Title
    goal_text: Texts
    story: Texts


class PieceName(Part, frozen=True):
    """What a figure is called."""

    de: Name
    en: Name


class TextOnMap(Part, frozen=True, kw_only=True):
    """A text that only the game master reads: nothing of it happens by itself (HQ-004).

    ``mark`` is what it is called on the map, ``at`` where that stands.
    """

    mark: Name
    at: Annotated[list[Square], Meta(max_length=60)] = []
    de: Lines
    en: Lines


class MonsterOnMap(Part, frozen=True):
    """A figure of the map: its numbers where they differ from the printed card (HQ-052, HQ-103).

    ``piece`` is what it is called in the file from which it was taken over.
    """

    kind: KindName
    at: Square
    name: PieceName | None = None
    move: Steps | None = None
    attack: Dice | None = None
    defend: Dice | None = None
    body: SomePoints | None = None
    mind: Points | None = None
    diagonal: bool = False
    spells: Annotated[list[ChaosName], Meta(max_length=14)] = []
    immune_to_spells: bool = False
    immune_to_fire: bool = False
    only_weapon: Id | None = None
    escape_to: Square | None = None
    target: bool = False
    ally: bool = False
    dormant: bool = False
    waits: bool = False
    piece: Name = ""
    confidence: Confidence = "confirmed"
    note: Text = ""

    def numbers(self) -> MonsterOnMap:
        """The same without its place and without what is only about this one figure."""
        about = {"piece": "", "confidence": "confirmed", "note": ""}
        return structs.replace(self, at="A1", target=False, waits=False, dormant=False, **about)


class FurnitureOnMap(Part, frozen=True):
    """A piece of furniture by its upper left square, turned anticlockwise (HQ-031, HQ-122, HQ-143).

    ``moves_to`` is its upper left square after a note has moved it.
    """

    kind: Id
    at: Square
    turned: Annotated[int, Meta(ge=0, le=270)] = 0
    trapped: bool = False
    moves_to: Square | None = None
    piece: Name = ""
    confidence: Confidence = "confirmed"
    note: Text = ""


class TrapOnMap(Part, frozen=True):
    """A trap; ``lands_on`` is the square with the arrow of a falling block (HQ-138 to HQ-142)."""

    kind: Literal["pit", "falling-block", "spear"]
    at: Square
    lands_on: Square | None = None
    piece: Name = ""
    confidence: Confidence = "confirmed"
    note: Text = ""


class MapOfEdition(Block, frozen=True, kw_only=True):
    """The map that only the game master sees (HQ-004).

    ``hidden_doors`` are secret doors that no search finds, only a note; ``portal_doors`` lead where a note says.
    """

    unused: Rows
    start: Annotated[list[Square], Meta(max_length=16)] = []
    own_start: dict[HeroName, Square] = {}
    stairs: Annotated[list[Square], Meta(max_length=16)] = []
    wandering: KindName | None = None
    no_treasure_cards: Annotated[list[EditionName], Meta(max_length=3)] = []
    bare_heroes: bool = False
    no_elements: Annotated[list[Element], Meta(max_length=4)] = []
    doors: Edges = []
    secret_doors: Edges = []
    hidden_doors: Edges = []
    false_doors: Edges = []
    portal_doors: Edges = []
    blocked: Annotated[list[Square], Meta(max_length=200)] = []
    blocked_double: Annotated[list[tuple[Square, Square]], Meta(max_length=60)] = []
    monsters: Annotated[list[MonsterOnMap], Meta(max_length=64)] = []
    furniture: Annotated[list[FurnitureOnMap], Meta(max_length=62)] = []
    traps: Annotated[list[TrapOnMap], Meta(max_length=60)] = []
    loads: Annotated[list[LoadOnMap], Meta(max_length=8)] = []
    notes: Annotated[list[NoteOnMap], Meta(max_length=40)] = []
    texts: Annotated[list[TextOnMap], Meta(max_length=200)] = []
    goal: GoalOnMap


class Maps(Part, frozen=True):
    """The map of Europe, and that of the US where it differs."""

    eu: MapOfEdition
    us: MapOfEdition | None = None


class Reason(Part, frozen=True):
    """Why a quest cannot be played."""

    de: Text
    en: Text


class QuestFile(Part, frozen=True, kw_only=True):
    """A whole quest file. ``not_playable``: what its author has still to settle; ``boards``: maps beside the first."""

    format: Annotated[int, Meta(ge=1, le=1)]
    not_playable: Annotated[list[Reason], Meta(max_length=20)] = []
    quest: Head
    maps: Maps = field(name="map")
    boards: Annotated[dict[Id, MapOfEdition], Meta(max_length=16)] = {}
