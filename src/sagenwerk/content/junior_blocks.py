"""What stands in the content files of Andor Junior: the shape of every block, as types.

The published schema (``schema/junior-box.json``) is made from them. A block carries its sources and how sure they are;
a group only holds blocks, and a user's file may give any of them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from sagenwerk.content.blocks import Block, Group, Id, Name, Part

#: ``stand_in``: see ``blocks``.
Coordinate = Annotated[float, Meta(ge=0, le=1, extra={"stand_in": 0.5})]
GorNumber = Annotated[int, Meta(ge=1, le=7)]
#: How many of one kind: the rules can hold up to 7 of a kind of thing on one field.
Count = Annotated[int, Meta(ge=0, le=99)]
Few = Annotated[int, Meta(ge=1, le=7)]

Kind = Literal[
    "castle",
    "meadow",
    "well",
    "bush",
    "watchtower",
    "cave",
    "gor",
    "merchant",
    "bridge_house",
    "tree_of_songs",
    "mine",
]
TaskId = Literal[
    "wolf-herb",
    "injured-falcon",
    "forts",
    "berries",
    "music-books",
    "wood",
    "polluted-wells",
    "healing-potion",
    "letters",
    "cave-troll",
]


class Place(Part, frozen=True):
    """A field: kind, place in the drawing, names, neighbours over white lines; number and terrain of a Gor field."""

    kind: Kind
    x: Coordinate
    y: Coordinate
    de: Name
    en: Name
    to: Annotated[list[Id], Meta(max_length=30)]
    number: GorNumber = 0
    terrain: Literal["forest", "mountain"] | None = None


class Bridge(Part, frozen=True):
    """The bridge leads from the house of its guard into the mine (R-049)."""

    start: Id = field(name="from")
    to: Id


class PathSegment(Part, frozen=True):
    """One move of a Gor along the footpath; ``through`` is for drawing."""

    start: Id = field(name="from")
    to: Id
    through: Annotated[list[Id], Meta(max_length=20)] = []


class Board(Block, frozen=True):
    """Fields and what connects them (R-034, R-045 to R-049)."""

    bridge: Bridge
    river: Annotated[list[tuple[Coordinate, Coordinate]], Meta(min_length=2, max_length=60)]
    footpath: Annotated[list[PathSegment], Meta(min_length=1, max_length=20)]
    fields: Annotated[dict[Id, Place], Meta(min_length=1, max_length=200)]


class FogCounts(Part, frozen=True):
    """How many fog tiles of each kind (R-031, R-062 to R-071)."""

    gor_1: Count = field(default=0, name="gor-1")
    gor_2: Count = field(default=0, name="gor-2")
    gor_3: Count = field(default=0, name="gor-3")
    gor_4: Count = field(default=0, name="gor-4")
    gor_5: Count = field(default=0, name="gor-5")
    gor_6: Count = field(default=0, name="gor-6")
    gor_7: Count = field(default=0, name="gor-7")
    dragon: Count = 0
    telescope: Count = 0
    hourglass: Count = 0
    reka: Count = 0
    wood: Count = 0
    sword: Count = 0
    gold: Count = 0
    empty: Count = 0


class MineCounts(Part, frozen=True):
    """How many mine tiles of each kind; all wolf cubs must be found (R-002, R-032, R-105 to R-108)."""

    wolf_cub: Count = 0
    dragon: Count = 0
    kraken: Count = 0
    falcon: Count = 0
    empty: Count = 0


class ThicketCounts(Part, frozen=True):
    """How many herb tokens of each kind (R-130)."""

    herb_red: Count = 0
    herb_blue: Count = 0
    herb_yellow: Count = 0


class FogTiles(Block, frozen=True):
    """The tiles on the meadows."""

    counts: FogCounts


class MineTiles(Block, frozen=True):
    """The tiles in the mine."""

    counts: MineCounts


class ThicketTokens(Block, frozen=True):
    """The tokens in the thickets."""

    counts: ThicketCounts


class Tiles(Group, frozen=True):
    """Everything that lies face down."""

    fog: FogTiles
    mine: MineTiles
    thickets: ThicketTokens


class HeroBoard(Block, frozen=True):
    """Colour, sun discs and dice of a hero (R-020 to R-022)."""

    color: Literal["blue", "green", "yellow", "purple"]
    suns: Annotated[int, Meta(ge=1, le=20)]
    dice: Annotated[int, Meta(ge=1, le=6)]


class Heroes(Group, frozen=True):
    """The four hero boards."""

    warrior: HeroBoard
    archer: HeroBoard
    dwarf: HeroBoard
    mage: HeroBoard


class Faces(Block, frozen=True):
    """What the six faces of one die of a hero show (R-023)."""

    sword: Count = 0
    torch: Count = 0
    lightning: Count = 0
    blank: Count = 0


class HeroFaces(Group, frozen=True):
    """The dice of the four heroes."""

    warrior: Faces
    archer: Faces
    dwarf: Faces
    mage: Faces


class Names(Block, frozen=True):
    """Names of heroine and hero on the two sides of a hero board."""

    f: Name
    m: Name


class Figures(Group, frozen=True):
    """The names of the eight figures."""

    warrior: Names
    archer: Names
    dwarf: Names
    mage: Names


class ByPlayers(Part, frozen=True):
    """A number for two, three and four players."""

    two: Annotated[int, Meta(ge=1, le=99)] = field(name="2")
    three: Annotated[int, Meta(ge=1, le=99)] = field(name="3")
    four: Annotated[int, Meta(ge=1, le=99)] = field(name="4")


class Dragon(Block, frozen=True):
    """New Gors by cloud of the track, the one next to the Rietburg first; where the dragon starts (R-035, R-113)."""

    new_gors: Annotated[list[Annotated[int, Meta(ge=0, le=7)]], Meta(min_length=1, max_length=60)]
    start: ByPlayers
    difficulty_steps: Annotated[int, Meta(ge=0, le=20)]


class RedDie(Block, frozen=True):
    """The six faces of the red die (R-066)."""

    faces: Annotated[list[Annotated[int, Meta(ge=1, le=3)]], Meta(min_length=6, max_length=6)]


class Slots(Part, frozen=True):
    """Sword slots beside a Gor (R-085)."""

    forest: Few
    mountain: Few


class Gors(Block, frozen=True):
    """How many figures there are, and how many swords beat one (R-012, R-085)."""

    figures: Few
    slots: Slots


class GorStart(Block, frozen=True):
    """Gor fields with a Gor at the beginning, by number of players (R-036)."""

    two: Annotated[list[GorNumber], Meta(max_length=7)] = field(name="2")
    three: Annotated[list[GorNumber], Meta(max_length=7)] = field(name="3")
    four: Annotated[list[GorNumber], Meta(max_length=7)] = field(name="4")


class Beacons(Block, frozen=True):
    """How often a beacon can be lit (R-081)."""

    slots: Annotated[int, Meta(ge=0, le=20)]


class Shop(Block, frozen=True):
    """Torch tokens and their price (R-011, R-082)."""

    torches: Annotated[int, Meta(ge=0, le=7)]
    torch_price: Few


class PlainTask(Block, frozen=True):
    """A task whose numbers all stand elsewhere: in the tiles or on the board."""


class TaskAtField(Block, frozen=True):
    """A task whose token or figure starts on one field (R-131, R-141)."""

    field: Id


class FortsTask(Block, frozen=True):
    """Forts on these Gor fields, and how many swords remove one (R-132, R-133)."""

    gor_fields: Annotated[list[GorNumber], Meta(min_length=1, max_length=7)]
    slots: Few


class BerriesTask(Block, frozen=True):
    """A basket on each of these Gor fields (R-135)."""

    gor_fields: Annotated[list[GorNumber], Meta(min_length=1, max_length=7)]


class Destinations(Part, frozen=True):
    """Where each of the four music books must go."""

    rietburg: Id
    merchant: Id
    watchtower: Id
    bridgehouse: Id


class Books(Part, frozen=True):
    """Music books by number of players: there are four."""

    two: Annotated[int, Meta(ge=1, le=4)] = field(name="2")
    three: Annotated[int, Meta(ge=1, le=4)] = field(name="3")
    four: Annotated[int, Meta(ge=1, le=4)] = field(name="4")


class BooksTask(Block, frozen=True):
    """Music books from the Tree of Songs (R-136)."""

    books: Books
    destinations: Destinations


class WoodTask(Block, frozen=True):
    """Wood for the bridge guard (R-137)."""

    needed: Few


class PotionTask(Block, frozen=True):
    """The price of the healing potion in gold (R-139)."""

    price: Few


class LettersTask(Block, frozen=True):
    """The fields among which the letters are dealt (R-140)."""

    fields: Annotated[list[Id], Meta(min_length=4, max_length=20)]


class Tasks(Group, frozen=True):
    """The ten task cards (R-130 to R-141)."""

    wolf_herb: PlainTask
    injured_falcon: TaskAtField
    forts: FortsTask
    berries: BerriesTask
    music_books: BooksTask
    wood: WoodTask
    polluted_wells: PlainTask
    healing_potion: PotionTask
    letters: LettersTask
    cave_troll: TaskAtField


class Challenge(Block, frozen=True):
    """What is played: task cards that lie out and how many more are drawn (R-120 to R-124).

    A challenge that is not one of the shipped ones carries its names.
    """

    tasks: Annotated[list[TaskId], Meta(max_length=10)] = []
    drawn: Annotated[int, Meta(ge=0, le=10)] = 0
    de: Name = ""
    en: Name = ""


class Box(Group, frozen=True):
    """All content of Andor Junior; in a user's file every group and block may be left out."""

    board: Board
    tiles: Tiles
    heroes: Heroes
    faces: HeroFaces
    figures: Figures
    dragon: Dragon
    red_die: RedDie
    gors: Gors
    gor_start: GorStart
    beacons: Beacons
    shop: Shop
    tasks: Tasks
    challenges: Annotated[dict[Id, Challenge], Meta(max_length=50)]
