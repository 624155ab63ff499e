"""The words of a quest's notes, goal and loads, as types.

``docs/quests.md`` explains them to authors; the published schema is made from them; ``heroquest_note_checks`` says what
is wrong with them, ``heroquest_note_build`` makes the objects of the rules.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sagenwerk.content.blocks import Confidence, Id, Lines, Name, Part, Text
from sagenwerk.content.heroquest_blocks import Gold, KindName, MoveDice, SomePoints, Square

#: A door by the squares on its two sides, the left or upper one first: "E3-F3".
Edge = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Z]([1-9]|1[0-9])-[A-Z]([1-9]|1[0-9])$(?!\n)")]
#: A room by its letter on the board file.
Room = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-V]$(?!\n)", extra={"stand_in": "A"})]
Face = Annotated[int, Meta(ge=1, le=6)]
Moment = Literal[
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
#: Who gets something: the hero whom the note is about, each, all together, or one by name.
Receiver = Literal["finder", "each", "shared", "barbarian", "dwarf", "elf", "wizard"]
Squares = Annotated[list[Square], Meta(max_length=60)]


class _Effect(Part, frozen=True, tag_field="do"):
    """One thing that a note brings."""


class GoldFound(_Effect, frozen=True, kw_only=True, tag="gold"):
    """Gold (HQ-125)."""

    gold: Gold
    to: Receiver = "finder"


class ItemFound(_Effect, frozen=True, kw_only=True, tag="item"):
    """A piece of equipment or an artifact."""

    item: Id
    to: Receiver = "finder"


class PotionFound(_Effect, frozen=True, kw_only=True, tag="potion"):
    """A potion (HQ-126)."""

    potion: Id
    to: Receiver = "finder"


class NothingFound(_Effect, frozen=True, tag="nothing"):
    """Nothing, and that is said."""


class Told(_Effect, frozen=True, kw_only=True, tag="tell"):
    """The game master reads this aloud."""

    de: Lines
    en: Lines


class Harm(_Effect, frozen=True, kw_only=True, tag="hurt"):
    """Body points lost; with ``chest`` only while the trap of that piece of furniture waits (HQ-143)."""

    body: SomePoints
    chest: Square | None = None
    each: bool = False


class DieThrown(_Effect, frozen=True, kw_only=True, tag="throw"):
    """A die falls; these faces cost body, with a piece of armour only ``faces-with``."""

    body: SomePoints = 1
    faces: Annotated[list[Face], Meta(min_length=1, max_length=6)]
    armour: Id | None = None
    faces_with: Annotated[list[Face], Meta(max_length=6)] = []


class Woken(_Effect, frozen=True, kw_only=True, tag="wake"):
    """A dormant figure comes alive; ``attacks``: at once, the hero whom the note is about."""

    monster: Square
    attacks: bool = False
    chest: Square | None = None


class Comes(_Effect, frozen=True, kw_only=True, tag="appear"):
    """A figure that waits comes to the board; an ally is led by the hero whom the note is about."""

    monster: Square
    attacks: bool = False


class AlarmRaised(_Effect, frozen=True, tag="alarm"):
    """The whole map is set out, all doors stand open."""


class DoorShown(_Effect, frozen=True, kw_only=True, tag="door"):
    """A door, or a secret or hidden one, is found."""

    door: Edge


class FurnitureMoved(_Effect, frozen=True, kw_only=True, tag="furniture"):
    """A piece of furniture slides to its place ``moves-to``, or is gone."""

    piece: Square


class WayBlocked(_Effect, frozen=True, kw_only=True, tag="block"):
    """Rocks block these squares."""

    squares: Annotated[list[Square], Meta(min_length=1, max_length=20)]


class HeroMoved(_Effect, frozen=True, kw_only=True, tag="move-hero"):
    """The hero is on this square."""

    to: Square


class PortalOpens(_Effect, frozen=True, kw_only=True, tag="portal"):
    """The door is a portal: two dice name one of these squares, for the sums 2 to 12."""

    to: Annotated[list[Square], Meta(min_length=11, max_length=11)]
    ends_march: bool = False


class LoadGiven(_Effect, frozen=True, kw_only=True, tag="load"):
    """The hero gets a thing to carry."""

    load: Id


class EquipmentTaken(_Effect, frozen=True, tag="take-equipment"):
    """The heroes lose equipment and spells until they find them again."""


class EquipmentBack(_Effect, frozen=True, kw_only=True, tag="equipment-back"):
    """The hero has his own again; ``for-all``: he carries that of the others, too."""

    for_all: bool = False


class EquipmentShared(_Effect, frozen=True, tag="equipment-shared"):
    """Whoever is where the finder is gets his own."""


Effect = (
    GoldFound
    | ItemFound
    | PotionFound
    | NothingFound
    | Told
    | Harm
    | DieThrown
    | Woken
    | Comes
    | AlarmRaised
    | DoorShown
    | FurnitureMoved
    | WayBlocked
    | HeroMoved
    | PortalOpens
    | LoadGiven
    | EquipmentTaken
    | EquipmentBack
    | EquipmentShared
)


class MomentOnMap(Part, frozen=True, kw_only=True):
    """What sets a note off, and where; without a place it holds everywhere."""

    on: Moment
    rooms: Annotated[list[Room], Meta(max_length=22)] = []
    at: Squares = []
    doors: Annotated[list[Edge], Meta(max_length=60)] = []
    monsters: Squares = []
    chests: Squares = []
    kinds: Annotated[list[KindName], Meta(max_length=9)] = []


class NoteOnMap(MomentOnMap, frozen=True, kw_only=True):
    """A note of the map (HQ-004, HQ-120, HQ-143).

    ``also``: other moments that set it off. ``first``: only the first time. ``card``: a treasure card is drawn, too;
    ``no-more``: nor is one drawn after the first time. Conditions: ``after-fall`` dead figures, ``after-notes``
    notes that were read, ``free`` squares nobody stands on, ``nobody-has`` an item, ``everyone`` every hero came by.
    """

    id: Id
    also: Annotated[list[MomentOnMap], Meta(max_length=8)] = []
    first: bool = False
    card: bool = False
    no_more: bool = False
    after_fall: Squares = []
    after_notes: Annotated[list[Id], Meta(max_length=8)] = []
    free: Squares = []
    nobody_has: Id | None = None
    everyone: bool = False
    effects: Annotated[list[Effect], Meta(max_length=20)]
    confidence: Confidence = "confirmed"
    note: Text = ""


class Called(Part, frozen=True):
    """What a thing is called."""

    de: Name
    en: Name


class LoadOnMap(Part, frozen=True, kw_only=True):
    """A thing that heroes carry, one at a time (HQ-034).

    It is a piece of furniture, or everybody can take some of it in a room, or a note gives it.
    """

    id: Id
    name: Called
    furniture: Square | None = None
    room: Room | None = None
    move_dice: MoveDice | None = None
    hands_full: bool = False
    gold: Gold = 0
    may_keep: bool = False
    note: Text = ""


class _Want(Part, frozen=True, tag_field="is"):
    """One thing that a quest asks for."""


class KilledWanted(_Want, frozen=True, kw_only=True, tag="killed"):
    """These figures of the map are dead."""

    monsters: Annotated[list[Square], Meta(min_length=1, max_length=64)]


class AllKilledWanted(_Want, frozen=True, tag="all-killed"):
    """Every monster of the map is dead."""


class AllyWanted(_Want, frozen=True, kw_only=True, tag="ally-out"):
    """So many allies have reached the stairs."""

    count: Annotated[int, Meta(ge=1, le=8)] = 1


class LoadsWanted(_Want, frozen=True, kw_only=True, tag="brought"):
    """These things have been brought to the stairs."""

    loads: Annotated[list[Id], Meta(min_length=1, max_length=8)]


class ItemWanted(_Want, frozen=True, kw_only=True, tag="item-out"):
    """A hero brings this item out."""

    item: Id


class RoomWanted(_Want, frozen=True, kw_only=True, tag="entered"):
    """A hero has been in this room."""

    room: Room


class NoteWanted(_Want, frozen=True, kw_only=True, tag="note"):
    """This note has been read."""

    note: Id


class StairsWanted(_Want, frozen=True, kw_only=True, tag="stairs"):
    """So many heroes have left by the stairs."""

    heroes: Annotated[int, Meta(ge=1, le=4)] = 1


class AllWanted(_Want, frozen=True, kw_only=True, tag="all-of"):
    """All of these."""

    wants: Annotated[list[Wanted], Meta(min_length=1, max_length=8)]


class AnyWanted(_Want, frozen=True, kw_only=True, tag="any-of"):
    """One of these is enough."""

    wants: Annotated[list[Wanted], Meta(min_length=1, max_length=8)]


Wanted = (
    KilledWanted
    | AllKilledWanted
    | AllyWanted
    | LoadsWanted
    | ItemWanted
    | RoomWanted
    | NoteWanted
    | StairsWanted
    | AllWanted
    | AnyWanted
)


class RewardOnMap(Part, frozen=True):
    """What the survivors get when the quest is won (HQ-155)."""

    gold: Gold = 0
    item: Id | None = None
    title: bool = False
    to: Literal["each", "split", "killer", "rescuer"] = "split"


class GoalOnMap(Part, frozen=True, kw_only=True):
    """The goal (HQ-160); ``ends-when``: the quest is over as soon as this is reached, nobody has to leave."""

    want: Wanted
    ends_when: Wanted | None = None
    rewards: Annotated[list[RewardOnMap], Meta(max_length=8)] = []
    confidence: Confidence = "confirmed"
    note: Text = ""
