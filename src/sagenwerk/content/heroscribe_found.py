"""What a quest file of the community holds, before anything is made of it: boards, pieces, texts, and what is odd."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

from sagenwerk.content.heroscribe_pieces import piece_of
from sagenwerk.heroquest.board import HEIGHT, WIDTH
from sagenwerk.locales import sentence

COLUMNS: Final = int(WIDTH)
ROWS: Final = int(HEIGHT)


class Said(Struct, frozen=True):
    """A message of the catalogues with its arguments."""

    id: str
    args: dict[str, str | int]

    def said(self, language: str) -> str:
        """The message in words."""
        return sentence(language, self.id, self.args)


class ImportFault(ValueError):
    """A file that cannot be read at all: its name, the line, and a message with a remedy, ``id``-remedy."""

    def __init__(self, file: str, line: int, message: str, args: dict[str, str | int]) -> None:
        super().__init__(file, line, message, args)
        self.file = file
        self.line = line
        self.message = message
        self.arguments = args

    def said(self, language: str) -> str:
        """Everything in one line: ``quest.xml:12: what. Remedy.``"""
        what = sentence(language, self.message, self.arguments)
        remedy = sentence(language, f"{self.message}-remedy", self.arguments)
        return f"{self.file}:{self.line}: {what} {remedy}"


class Piece(Struct, frozen=True):
    """A piece: its id among those of HeroScribe, its upper left square counted from 0, degrees anticlockwise.

    ``called`` is its id in the file. ``choices`` are upper left squares of which the file does not say which is meant.
    """

    id: str
    x: int
    y: int
    turned: int
    called: str
    choices: tuple[tuple[int, int], ...] = ()

    @property
    def size(self) -> tuple[int, int]:
        """Squares across and down as it stands."""
        kin = piece_of(self.id)[1]
        return (kin.height, kin.width) if self.turned in (90, 270) else (kin.width, kin.height)

    def squares(self) -> list[tuple[int, int]]:
        """All squares that it covers, on the board or not."""
        width, height = self.size
        return [(self.x + right, self.y + down) for down in range(height) for right in range(width)]

    def edge(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """The two squares between which a door lies, the upper or left one first."""
        if self.turned in (90, 270):
            return (self.x, self.y), (self.x + 1, self.y)
        return (self.x, self.y), (self.x, self.y + 1)

    def side(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """The two squares between which a secret door on this square lies, the upper or left one first."""
        right, down = {0: (0, -1), 90: (-1, 0), 180: (0, 1), 270: (1, 0)}[self.turned]
        here, there = (self.x, self.y), (self.x + right, self.y + down)
        return (there, here) if self.turned in (0, 90) else (here, there)


class FoundBoard(Struct):
    """One board: squares out of use, how often the file names some, and its pieces in the order of the file."""

    dark: set[tuple[int, int]] = field(default_factory=set)
    dark_elements: int = 0
    pieces: list[Piece] = field(default_factory=list)
    #: Pieces without a place.
    lost: list[str] = field(default_factory=list)


class FoundQuest(Struct):
    """A quest of a file. ``odd``: what is strange about it, in the order in which it was seen."""

    title: str = ""
    region: str = ""
    version: str = ""
    dialect: str = ""
    boards: list[FoundBoard] = field(default_factory=list)
    declared: int = 1
    across: int = 1
    bridges: list[str] = field(default_factory=list)
    story: str = ""
    notes: list[str] = field(default_factory=list)
    #: The same as they stand in the file, for counting.
    bare_notes: list[str] = field(default_factory=list)
    speeches: list[str] = field(default_factory=list)
    #: The wandering monster where an element or a key names it.
    wandering: str = ""
    odd: list[Said] = field(default_factory=list)


def on_board(square: tuple[int, int]) -> bool:
    """Whether a square is one of the 26 by 19."""
    return 0 <= square[0] < COLUMNS and 0 <= square[1] < ROWS


def number_of(square: tuple[int, int]) -> int:
    """The number of a square of the board."""
    return square[1] * COLUMNS + square[0]
