"""Everything true in a game of Andor Junior."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.junior.options import JuniorOptions
from sagenwerk.junior.scenario import HEROES, TILES, JuniorScenario
from sagenwerk.kernel.contract import Result, State

#: What lies on a field that can hold a tile: nothing, a face-down tile, or one that somebody has looked at (R-067).
NO_TILE: Final[i64] = 0
UNKNOWN: Final[i64] = 1
KNOWN: Final[i64] = 2  # KNOWN + kind

#: Sides of a well (R-033, R-076, R-138).
FULL: Final[i64] = 0
EMPTY: Final[i64] = 1
POLLUTED: Final[i64] = 2

#: Partner number of the field itself in ``handed_over`` and ``received`` (the others are hero numbers).
GROUND: Final[i64] = HEROES


class Hero:
    """One hero board and figure. ``field`` is -1 for a hero who does not play."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.field: i64 = -1
        self.suns: i64 = 0
        self.hourglasses: i64 = 0
        #: Hourglasses not yet used today (R-068).
        self.ready: i64 = 0
        #: Dice on the own board; the others lie beside a Gor or fort (R-094).
        self.dice: i64 = 0
        self.asleep = False
        self.bag: i64 = 0
        #: The coat of arms lies on the troll's card (R-141).
        self.crest_laid = False

    def copy(self) -> Hero:
        twin = Hero(self.kind)
        twin.field = self.field
        twin.suns = self.suns
        twin.hourglasses = self.hourglasses
        twin.ready = self.ready
        twin.dice = self.dice
        twin.asleep = self.asleep
        twin.bag = self.bag
        twin.crest_laid = self.crest_laid
        return twin

    def day_left(self) -> i64:
        """Sun discs and unused hourglasses together."""
        return self.suns + self.ready


class Junior(State):
    """A game of Andor Junior. Heroes are numbered by class, in ``heroes`` as in every list by hero."""

    def __init__(self, board: JuniorScenario, options: JuniorOptions, order: list[int], heroes: list[Hero]) -> None:
        super().__init__(board)
        self.board = board
        self.options = options
        #: Hero numbers clockwise, the first holder of the night marker first. Never changed.
        self.order = order
        self.heroes = heroes
        self.day: i64 = 1
        # The turn
        self.turn: i64 = order[0]
        #: A sun was spent on moving or standing still: actions are allowed.
        self.arrived = False
        self.stood = False
        self.acted = False
        self.thrown = False
        #: A fort fell this turn: the Gor there waits for a later one (R-134).
        self.fort_fell = False
        #: The burden of the falcon was paid this turn (R-131).
        self.burdened = False
        #: By partner: kinds of things given and got this turn, one bit a kind; never both ways.
        self.handed_over: list[int] = [0, 0, 0, 0, 0]
        self.received: list[int] = [0, 0, 0, 0, 0]
        # The night marker
        self.marker: i64 = order[0]
        self.marker_taken = False
        # Fields
        self.tiles: list[int] = []
        #: How many tiles of each kind nobody has looked at yet.
        self.unseen: list[int] = []
        self.piles: list[int] = []
        self.wells: list[int] = []
        # Gor fields by number 1 to 7; number 0 is the Rietburg.
        self.gors: list[int] = []
        self.forts: list[int] = []
        #: Dice and sword tokens lying on slots, by Gor field number and hero: [4 * number + hero].
        self.laid: list[int] = []
        self.tokens: list[int] = []
        # Supplies
        self.dragon: i64 = 0
        self.beacons: i64 = 0
        self.torches: i64 = 0
        self.potion = False
        self.reka: i64 = -1
        # Tasks, as sets of bits by card number, book kind or hero
        self.tasks: i64 = 0
        self.done: i64 = 0
        self.baskets_home: i64 = 0
        self.wood_home: i64 = 0
        self.books: i64 = 0
        self.books_home: i64 = 0
        self.letters_home: i64 = 0
        self.bridge_open = False
        self.cubs: i64 = 0

    @property
    def hero(self) -> Hero:
        """Whose turn it is."""
        return self.heroes[self.turn]

    def in_play(self, task: i64) -> bool:
        """Whether this task card lies out, red or green."""
        return (self.tasks >> task) & 1 != 0

    def still_open(self, task: i64) -> bool:
        """Whether this task card lies out with its red side up."""
        return ((self.tasks & ~self.done) >> task) & 1 != 0

    def gors_in_supply(self) -> i64:
        """Gor figures beside the board (R-012)."""
        left = self.board.gor_figures
        for there in self.gors:
            left -= there
        return left

    def clone(self) -> Junior:
        twin = Junior(self.board, self.options, self.order, [hero.copy() for hero in self.heroes])
        twin.agenda = self.agenda[:]
        twin.offers = self.offers
        twin.result = self.result
        twin.day = self.day
        twin.turn = self.turn
        twin.arrived = self.arrived
        twin.stood = self.stood
        twin.acted = self.acted
        twin.thrown = self.thrown
        twin.fort_fell = self.fort_fell
        twin.burdened = self.burdened
        twin.handed_over = self.handed_over[:]
        twin.received = self.received[:]
        twin.marker = self.marker
        twin.marker_taken = self.marker_taken
        twin.tiles = self.tiles[:]
        twin.unseen = self.unseen[:]
        twin.piles = self.piles[:]
        twin.wells = self.wells[:]
        twin.gors = self.gors[:]
        twin.forts = self.forts[:]
        twin.laid = self.laid[:]
        twin.tokens = self.tokens[:]
        twin.dragon = self.dragon
        twin.beacons = self.beacons
        twin.torches = self.torches
        twin.potion = self.potion
        twin.reka = self.reka
        twin.tasks = self.tasks
        twin.done = self.done
        twin.baskets_home = self.baskets_home
        twin.wood_home = self.wood_home
        twin.books = self.books
        twin.books_home = self.books_home
        twin.letters_home = self.letters_home
        twin.bridge_open = self.bridge_open
        twin.cubs = self.cubs
        return twin

    def numbers(self) -> list[int]:
        result: int = 0
        if self.result is Result.WON:
            result = 1
        elif self.result is Result.LOST:
            result = 2
        flags: i64 = 0
        for flag in (
            self.arrived,
            self.stood,
            self.acted,
            self.thrown,
            self.fort_fell,
            self.burdened,
            self.marker_taken,
            self.potion,
            self.bridge_open,
        ):
            flags = 2 * flags + (1 if flag else 0)
        numbers: list[int] = [
            result,
            flags,
            self.day,
            self.turn,
            self.marker,
            self.dragon,
            self.beacons,
            self.torches,
            self.reka + 1,
            self.tasks,
            self.done,
            self.baskets_home,
            self.wood_home,
            self.books,
            self.books_home,
            self.letters_home,
            self.cubs,
        ]
        numbers.extend(self.order)
        for hero in self.heroes:
            numbers.append(hero.field + 1)
            numbers.append(hero.suns)
            numbers.append(hero.hourglasses)
            numbers.append(hero.ready)
            numbers.append(hero.dice)
            numbers.append(4 * hero.kind + (2 if hero.asleep else 0) + (1 if hero.crest_laid else 0))
            numbers.append(hero.bag)
        for table in (
            self.handed_over,
            self.received,
            self.tiles,
            self.unseen,
            self.piles,
            self.wells,
            self.gors,
            self.forts,
            self.laid,
            self.tokens,
        ):
            numbers.extend(table)
        for value in self.options.chosen.values():
            for letter in value:
                numbers.append(ord(letter))
        return numbers

    def position(self) -> dict[str, Any]:
        from sagenwerk.junior.position import written_down

        return written_down(self)


def empty_tables(state: Junior) -> None:
    """Give a new state its lists by field, Gor field and hero, all empty."""
    board = state.board
    fields = len(board.field_names)
    state.tiles = [0] * fields
    state.piles = [0] * fields
    state.unseen = [0] * int(TILES)
    state.wells = [int(FULL)] * len(board.wells)
    places = len(board.gor_fields)
    state.gors = [0] * places
    state.forts = [0] * places
    state.laid = [0] * (4 * places)
    state.tokens = [0] * (4 * places)
