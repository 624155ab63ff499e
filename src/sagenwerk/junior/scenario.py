"""What a game of Andor Junior is played with: board, tiles, heroes, tasks as typed tables.

The loader in ``content`` fills these tables from files; the rules look nothing up anywhere else and know no field.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.kernel.contract import Action, Outcome, Scenario, Step

#: Hero classes by number (R-020).
HERO_NAMES: Final = ["warrior", "archer", "dwarf", "mage"]
WARRIOR: Final[i64] = 0
ARCHER: Final[i64] = 1
DWARF: Final[i64] = 2
MAGE: Final[i64] = 3
HEROES: Final[i64] = 4

#: Number of task cards (R-014, R-120 to R-124); cards are counted from 1.
TASKS: Final[i64] = 10
WOLF_HERB: Final[i64] = 1
INJURED_FALCON: Final[i64] = 2
FORTS: Final[i64] = 3
BERRIES: Final[i64] = 4
MUSIC_BOOKS: Final[i64] = 5
WOOD_FOR_THE_GUARD: Final[i64] = 6
POLLUTED_WELLS: Final[i64] = 7
HEALING_POTION: Final[i64] = 8
LETTERS: Final[i64] = 9
CAVE_TROLL: Final[i64] = 10
TASK_NAMES: Final = [
    "none",
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


class FieldKind(Enum):
    """What a field shows."""

    CASTLE = "castle"
    MEADOW = "meadow"
    WELL = "well"
    BUSH = "bush"
    WATCHTOWER = "watchtower"
    CAVE = "cave"
    GOR = "gor"
    MERCHANT = "merchant"
    BRIDGE_HOUSE = "bridge_house"
    TREE_OF_SONGS = "tree_of_songs"
    MINE = "mine"


#: Kinds of tiles, in the order of ``fog_tiles`` and ``mine_tiles``: fog 0-14, mine 15-19, thickets 20-22.
#: Gor tiles name a numbered Gor field 1 to 7 (R-062): kind GOR_1 + number - 1.
TILE_NAMES: Final = [
    "gor-1",
    "gor-2",
    "gor-3",
    "gor-4",
    "gor-5",
    "gor-6",
    "gor-7",
    "dragon",
    "telescope",
    "hourglass",
    "reka",
    "wood",
    "sword",
    "gold",
    "empty",
    "wolf-cub",
    "mine-dragon",
    "kraken",
    "falcon",
    "mine-empty",
    "herb-red",
    "herb-blue",
    "herb-yellow",
]
GOR_TILE: Final[i64] = 0
DRAGON_TILE: Final[i64] = 7
TELESCOPE_TILE: Final[i64] = 8
HOURGLASS_TILE: Final[i64] = 9
REKA_TILE: Final[i64] = 10
WOOD_TILE: Final[i64] = 11
SWORD_TILE: Final[i64] = 12
GOLD_TILE: Final[i64] = 13
EMPTY_TILE: Final[i64] = 14
CUB_TILE: Final[i64] = 15
MINE_DRAGON_TILE: Final[i64] = 16
KRAKEN_TILE: Final[i64] = 17
FALCON_TILE: Final[i64] = 18
MINE_EMPTY_TILE: Final[i64] = 19
HERB_TILE: Final[i64] = 20
TILES: Final[i64] = 23
FIRST_MINE_TILE: Final[i64] = 15

#: Kinds of things that lie on fields and in loot bags (R-026, R-078).
ITEM_NAMES: Final = [
    "wood",
    "sword",
    "gold",
    "torch",
    "herb-red",
    "herb-blue",
    "herb-yellow",
    "falcon",
    "basket",
    "book-rietburg",
    "book-merchant",
    "book-watchtower",
    "book-bridgehouse",
    "potion",
    "letter-warrior",
    "letter-archer",
    "letter-dwarf",
    "letter-mage",
]
WOOD: Final[i64] = 0
SWORD: Final[i64] = 1
GOLD: Final[i64] = 2
TORCH: Final[i64] = 3
HERB: Final[i64] = 4
HERB_KINDS: Final[i64] = 3
FALCON: Final[i64] = 7
BASKET: Final[i64] = 8
BOOK: Final[i64] = 9
BOOKS: Final[i64] = 4
POTION: Final[i64] = 13
LETTER: Final[i64] = 14
ITEMS: Final[i64] = 18


class JuniorScenario(Scenario):
    """The tables of one scenario: what lies in the box and on the hero boards (R-010, R-021 to R-023).

    Fields are numbers, 0 to ``len(field_names) - 1``; -1 means none.
    """

    def __init__(self, name: str, digest: str) -> None:
        super().__init__("junior", name, digest)
        #: The content it was filled from: names, drawing, sources. The loader's own; rules never look into it.
        self.content: object = None
        # Board: names as in the content file, neighbours over white lines in ascending order.
        self.field_names: list[str] = []
        self.kinds: list[FieldKind] = []
        self.ways: list[list[int]] = []
        self.rietburg: i64 = -1
        self.bridge_house: i64 = -1
        #: The mine field at the far end of the bridge.
        self.bridge_end: i64 = -1
        self.watchtower: i64 = -1
        self.merchant: i64 = -1
        self.song_tree: i64 = -1
        self.caves: list[int] = []
        #: Well number by field, -1 elsewhere; and the field by well number.
        self.well_at: list[int] = []
        self.wells: list[int] = []
        #: Field of Gor field number 1 to 7 (index 0 is the Rietburg), and number by field (0 elsewhere).
        self.gor_fields: list[int] = []
        self.gor_number: list[int] = []
        #: Sword slots by Gor field number (R-085).
        self.slots: list[int] = []
        # Tiles: how many of each kind lie face down on meadow, mine and thicket fields.
        self.fog_fields: list[int] = []
        self.fog_here: list[bool] = []
        self.mine_here: list[bool] = []
        #: Places in ``single`` of the actions that a field can bring.
        self.places_here: list[list[int]] = []
        self.mine_fields: list[int] = []
        self.thickets: list[int] = []
        self.tile_counts: list[int] = []
        #: Names of the woman and the man of each class.
        self.figure_names: list[list[str]] = []
        # Heroes by class number: sun discs, dice, and of six faces how many show sword, torch, lightning.
        self.suns: list[int] = []
        self.dice: list[int] = []
        self.swords: list[int] = []
        self.torches: list[int] = []
        self.lightnings: list[int] = []
        # Dragon: steps to the Rietburg by player count, length, Gors by steps left, die faces.
        self.dragon_start: list[int] = []
        self.dragon_end: i64 = 0
        self.new_gors: list[int] = []
        self.dragon_faces: list[int] = []
        self.gor_figures: i64 = 0
        self.start_gors: list[list[int]] = []
        self.beacon_slots: i64 = 0
        self.difficulty_steps: i64 = 0
        # Shop.
        self.torch_supply: i64 = 0
        self.torch_price: i64 = 0
        self.potion_price: i64 = 0
        # Tasks of this challenge (card numbers), or how many are drawn.
        self.tasks: list[int] = []
        self.drawn_tasks: i64 = 0
        self.fort_numbers: list[int] = []
        self.fort_slots: i64 = 0
        self.basket_fields: list[int] = []
        self.falcon_field: i64 = -1
        #: Destination field of book kind 0 to 3, in the order of ``ITEM_NAMES``.
        self.book_fields: list[int] = []
        self.books_by_players: list[int] = []
        self.letter_fields: list[int] = []
        self.troll_field: i64 = -1
        self.wood_needed: i64 = 0
        self.cubs: i64 = 0
        # Families of actions, outcomes and steps, filled by the catalogue: by hero, then by field or item.
        self.walks: list[list[Action[Any]]] = []
        #: By hero and field: steps over white lines to all neighbours; the same after standing still.
        self.steps_on: list[list[list[Action[Any]]]] = []
        self.first_steps: list[list[list[Action[Any]]]] = []
        self.cave_steps: list[list[Action[Any]]] = []
        self.single: list[list[Action[Any]]] = []
        self.pick_ups: list[list[Action[Any]]] = []
        self.lay_downs: list[list[Action[Any]]] = []
        self.gives: list[list[list[Action[Any]]]] = []
        self.takes: list[list[list[Action[Any]]]] = []
        self.looks: list[list[Action[Any]]] = []
        self.stop_looking: list[Action[Any]] = []
        self.tile_outcomes: list[Outcome] = []
        self.die_outcomes: list[Outcome] = []
        self.die_weights: list[int] = []
        #: Throws by hero and number of dice.
        self.throws: list[list[list[Outcome]]] = []
        self.throw_weights: list[list[list[int]]] = []
        self.task_outcomes: list[Outcome] = []
        self.book_outcomes: list[Outcome] = []
        self.place_outcomes: list[Outcome] = []
        #: What an unknown tile turns out to be when somebody looks at it, by field.
        self.shown: list[Step[Any]] = []
        self.letter_places: list[Step[Any]] = []

    def field_named(self, name: str) -> i64:
        """The number of a field. Raises ``ValueError`` for a name that is not on the board."""
        for number in range(len(self.field_names)):
            if self.field_names[number] == name:
                return number
        raise ValueError(f"there is no field {name!r} on this board")
