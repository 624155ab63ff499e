"""What stands in the content files of Die Legenden von Andor: the shape of every block, as types.

The published schema (``schema/andor-box.json``) is made from them. Legends are files of their own: ``andor_legend``.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from sagenwerk.content.andor_effects import Effects
from sagenwerk.content.andor_words import (
    Condition,
    HeldItem,
    HeroName,
    ItemName,
    Moment,
    Printed,
    Symbol,
    ValueTable,
    Words,
)
from sagenwerk.content.blocks import Block, Group, Id, Name, Part

#: ``stand_in``: see ``blocks``.
Coordinate = Annotated[float, Meta(ge=0, le=1, extra={"stand_in": 0.5})]
Point = tuple[Coordinate, Coordinate]
#: The printed number of a field, as text: keys of TOML are texts.
FieldName = Annotated[str, Meta(min_length=1, max_length=3, pattern=r"^[0-9]+$(?!\n)")]
Few = Annotated[int, Meta(ge=1, le=7)]
#: How many of one kind: the rules can hold up to 7 of a kind of article on one field.
Count = Annotated[int, Meta(ge=0, le=99)]
Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N"]
Terrain = Literal["castle", "plain", "southern_forest", "watchful_forest", "mountain", "mine", "tavern", "box"]


class FieldOfBoard(Part, frozen=True):
    """A field: place in the drawing, neighbours, arrow, and what is printed on it."""

    terrain: Terrain
    x: Coordinate
    y: Coordinate
    label: Point
    to: Annotated[list[FieldName], Meta(max_length=20)]
    arrow: FieldName | None = None
    well: bool = False
    fog: bool = False
    merchant: bool = False
    river: bool = False
    place: Literal["tree", "tower", "lair"] | None = None
    de: Name | None = None
    en: Name | None = None


class Bridge(Part, frozen=True):
    """A bridge between two fields (AN-028); it is no field (AN-029)."""

    start: FieldName = field(name="from")
    to: FieldName
    de: Name
    en: Name
    rope: bool = False


#: Points of the drawn water, some of them outside the board.
Far = Annotated[float, Meta(ge=-1, le=2, extra={"stand_in": 0.5})]
#: Two fields between which the water runs, for drawing.
Border = tuple[FieldName, FieldName]


class Board(Block, frozen=True):
    """Fields and what connects them (AN-022 to AN-033, AN-119, AN-149, AN-158, AN-168)."""

    castle: FieldName
    bridges: Annotated[list[Bridge], Meta(max_length=20)]
    river: Annotated[list[Border], Meta(max_length=60)]
    branch: Annotated[list[Border], Meta(max_length=60)]
    mouth: Annotated[list[tuple[Far, Far]], Meta(max_length=20)]
    inflow: Annotated[list[tuple[Far, Far]], Meta(max_length=20)]
    fields: Annotated[dict[FieldName, FieldOfBoard], Meta(min_length=1, max_length=200)]


class ShieldPlaces(Part, frozen=True):
    """Where the golden shields are printed, by number of heroes."""

    two: Annotated[list[Point], Meta(max_length=10)] = field(name="2")
    three: Annotated[list[Point], Meta(max_length=10)] = field(name="3")
    four: Annotated[list[Point], Meta(max_length=10)] = field(name="4")


class Tracks(Block, frozen=True):
    """Where the tracks are printed; the letters that a die names (AN-139, AN-147)."""

    letters: Annotated[list[Letter], Meta(min_length=14, max_length=14)]
    rune_letters: Annotated[list[Letter], Meta(min_length=6, max_length=6)]
    sunrise: Point
    rooster: Point
    event_cards: Point
    hours: Annotated[list[Point], Meta(min_length=10, max_length=10)]
    legend: Annotated[list[Point], Meta(min_length=14, max_length=14)]
    creature_strength_y: Coordinate
    creature_willpower_y: Annotated[list[Coordinate], Meta(min_length=3, max_length=3)]
    shields: ShieldPlaces


Rows = Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(min_length=3, max_length=3)]


class HeroBoard(Block, frozen=True):
    """Colour, rank, dice of the three rows (AN-055)."""

    color: Literal["blue", "green", "yellow", "purple"]
    rank: Annotated[int, Meta(ge=1, le=999)]
    dice: Rows


class Heroes(Group, frozen=True):
    """The four hero boards."""

    dwarf: HeroBoard
    warrior: HeroBoard
    archer: HeroBoard
    wizard: HeroBoard


class Figure(Block, frozen=True):
    """Names of heroine and hero on the two sides of a hero board."""

    f: Name
    m: Name


class Figures(Group, frozen=True):
    """The names of the eight figures."""

    dwarf: Figure
    warrior: Figure
    archer: Figure
    wizard: Figure


class HeroTracks(Block, frozen=True):
    """Values at the beginning, ends of the tracks, and where the rows of dice begin (AN-085, AN-225)."""

    start_strength: Annotated[int, Meta(ge=1, le=14)]
    start_willpower: Annotated[int, Meta(ge=1, le=20)]
    most_strength: Annotated[int, Meta(ge=1, le=14)]
    most_willpower: Annotated[int, Meta(ge=1, le=20)]
    rows: Annotated[list[Annotated[int, Meta(ge=1, le=20)]], Meta(min_length=3, max_length=3)]


class Day(Block, frozen=True):
    """Hours of a day and the price of overtime (AN-014, AN-015, AN-044)."""

    free_hours: Annotated[int, Meta(ge=1, le=10)]
    most_hours: Annotated[int, Meta(ge=1, le=10)]
    overtime_price: Annotated[int, Meta(ge=0, le=20)]


class BlackDie(Block, frozen=True):
    """The six faces of the black die (AN-198)."""

    faces: Annotated[list[Annotated[int, Meta(ge=1, le=20)]], Meta(min_length=6, max_length=6)]


Face = Annotated[str, Meta(min_length=1, max_length=2, pattern=r"^[0-9]+$(?!\n)")]


class BlackDieTurned(Block, frozen=True):
    """What lies opposite each value of the black die (AN-200)."""

    opposites: Annotated[dict[Face, Annotated[int, Meta(ge=1, le=20)]], Meta(min_length=1, max_length=6)]


class Wells(Block, frozen=True):
    """What an emptied well gives (AN-151, AN-152)."""

    willpower: Annotated[int, Meta(ge=0, le=20)]
    warrior_willpower: Annotated[int, Meta(ge=0, le=20)]


class CreatureBlock(Block, frozen=True):
    """Start values, dice of the three rows, reward, figures in the box (AN-064, AN-065, AN-078, AN-130, AN-131)."""

    strength: Annotated[int, Meta(ge=0, le=99)]
    willpower: Annotated[int, Meta(ge=1, le=20)]
    dice: Annotated[list[Annotated[int, Meta(ge=1, le=4)]], Meta(min_length=3, max_length=3)]
    reward: Annotated[int, Meta(ge=0, le=20)]
    figures: Annotated[int, Meta(ge=0, le=30)]
    black: bool = False


class Creatures(Group, frozen=True):
    """The four printed kinds."""

    gor: CreatureBlock
    skral: CreatureBlock
    wardrak: CreatureBlock
    troll: CreatureBlock


class Shields(Block, frozen=True):
    """Golden shields by number of heroes (AN-135)."""

    two: Annotated[int, Meta(ge=0, le=20)] = field(name="2")
    three: Annotated[int, Meta(ge=0, le=20)] = field(name="3")
    four: Annotated[int, Meta(ge=0, le=20)] = field(name="4")


class Pieces(Block, frozen=True):
    """Farmers, stars for the letters, crosses for what is broken, rubble tokens."""

    farmers: Annotated[int, Meta(ge=0, le=99)]
    stars: Annotated[int, Meta(ge=0, le=99)]
    crosses: Annotated[int, Meta(ge=0, le=99)]
    rubble: Annotated[int, Meta(ge=0, le=99)]


Supply = Annotated[int, Meta(ge=0, le=7)]


class Articles(Block, frozen=True):
    """What lies on the equipment board (AN-191)."""

    wineskin: Supply
    shield: Supply
    bow: Supply
    falcon: Supply
    telescope: Supply
    helm: Supply
    brew: Supply


class Herbs(Block, frozen=True):
    """Medicinal herbs by their number (AN-192)."""

    herb_3: Supply = field(name="herb-3")
    herb_4: Supply = field(name="herb-4")


class Gems(Block, frozen=True):
    """Gems by their worth (AN-201)."""

    gem_2: Supply = field(name="gem-2")
    gem_4: Supply = field(name="gem-4")
    gem_6: Supply = field(name="gem-6")


class Stones(Block, frozen=True):
    """Rune stones by colour (AN-195)."""

    blue: Supply
    yellow: Supply
    green: Supply


class BrewPrices(Part, frozen=True):
    """Price of the brew by number of heroes (AN-177)."""

    two: Annotated[int, Meta(ge=1, le=20)] = field(name="2")
    three: Annotated[int, Meta(ge=1, le=20)] = field(name="3")
    four: Annotated[int, Meta(ge=1, le=20)] = field(name="4")


class Prices(Block, frozen=True):
    """Prices in gold (AN-169 to AN-178)."""

    merchant: Annotated[int, Meta(ge=1, le=20)]
    mine: Annotated[int, Meta(ge=1, le=20)]
    brew: BrewPrices
    archer_discount: Annotated[int, Meta(ge=0, le=20)]


class Fog(Block, frozen=True):
    """How many fog tokens of each kind (AN-163)."""

    event: Count = 0
    gold: Count = 0
    gor: Count = 0
    strength: Count = 0
    willpower_2: Count = field(default=0, name="willpower-2")
    willpower_3: Count = field(default=0, name="willpower-3")
    wineskin: Count = 0
    brew: Count = 0


class Trigger(Part, frozen=True, kw_only=True):
    """Something that waits for a moment (``once``: the first time only) and then happens."""

    id: Id
    moment: Moment
    on: Annotated[list[Printed], Meta(min_length=1, max_length=90)] | None = None
    creature: Id | None = None
    thing: Id | None = None
    item: ItemName | Literal["herb"] | None = None
    ally: Id | None = None
    fog: Id | None = None
    flag: Id | None = None
    symbol: Symbol | None = None
    heroes: Annotated[list[HeroName], Meta(min_length=1, max_length=4)] | None = None
    once: bool = True
    active: bool = True
    when: Condition | None = None
    effects: Effects


class Deal(Part, frozen=True, kw_only=True):
    """Something that is sold on a field for gold, to all heroes or to some."""

    id: Id
    on: Printed
    gold: Annotated[int, Meta(ge=0, le=20)] | ValueTable
    heroes: Annotated[list[HeroName], Meta(min_length=1, max_length=4)] | None = None
    strength: Annotated[int, Meta(ge=0, le=14)] = 0
    willpower: Annotated[int, Meta(ge=0, le=20)] = 0
    item: HeldItem | None = None
    once: bool = False


class Event(Block, frozen=True, kw_only=True):
    """An event card: what happens, and whether a shield stops it (AN-220 to AN-223).

    ``trigger`` and ``deal`` belong to cards that are laid on a field; their effects begin them.
    """

    deck: Literal["golden", "silver", "secret-sea", "own"]
    shield: bool = False
    on_top: bool = False
    title: Words
    text: Words
    trigger: Trigger | None = None
    deal: Deal | None = None
    effects: Effects


class Box(Group, frozen=True):
    """All content of Die Legenden von Andor but the legends; a user's file may leave out every group and block."""

    board: Board
    tracks: Tracks
    heroes: Heroes
    figures: Figures
    tracks_of_heroes: HeroTracks
    day: Day
    black_die: BlackDie
    black_die_turned: BlackDieTurned
    wells: Wells
    creatures: Creatures
    shields: Shields
    pieces: Pieces
    articles: Articles
    herbs: Herbs
    gems: Gems
    stones: Stones
    prices: Prices
    fog: Fog
    events: Annotated[dict[Id, Event], Meta(min_length=1, max_length=100)]
