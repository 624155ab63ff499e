"""Quest files of the map editor HeroScribe, dialects 1.2 to 2.0: what they hold, and what is odd about them.

The dialect is decided by what stands in the file: unknown elements are passed over and told.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from typing import Final

from sagenwerk.content.heroscribe_found import COLUMNS, ROWS, FoundBoard, FoundQuest, ImportFault, Piece, Said, on_board
from sagenwerk.content.heroscribe_pieces import piece_of
from sagenwerk.content.heroscribe_xml import Document, Element, read_xml
from sagenwerk.content.problems import shown

TURNED: Final = {"downward": 0, "rightward": 90, "upward": 180, "leftward": 270}
#: Elements that are understood, in dialect 1.4 and in 2.0.
KNOWN: Final = {"board", "bridge", "speech", "note"}
KNOWN_IN_2: Final = {"title", "subtitle", "questtext", "notes", "monsterstat", "wanderingmonster"}
#: The most boards of one quest.
MOST_BOARDS: Final = 16
#: Pieces that may stand anywhere: they only point at something.
POINTERS: Final = {"mark", "various"}


def found_in(data: bytes, file: str) -> FoundQuest:
    """The quest in the bytes of an XML file. Raises ``ImportFault`` with line and remedy."""
    document = read_xml(data, file)
    root = document.root
    if root.name != "quest":
        message = "import-object-list" if root.name == "objectList" else "import-wrong-root"
        raise ImportFault(file, root.line, message, {"name": shown(root.name)})
    return _Finder(document, file).quest


class _Finder:
    """Goes through the elements of a quest."""

    def __init__(self, document: Document, file: str) -> None:
        root = document.root
        self.file = file
        self.quest = FoundQuest(
            title=clean(root.attributes.get("name", "")),
            region=root.attributes.get("region", ""),
            version=root.attributes.get("version", ""),
            dialect=document.dialect,
            odd=list(document.odd),
        )
        self.unknown: Counter[str] = Counter()
        self.whole_numbers(root)
        boards = list(root.elements("board"))
        if len(boards) > MOST_BOARDS:
            raise ImportFault(file, boards[MOST_BOARDS].line, "import-too-many-boards", {"most": MOST_BOARDS})
        for element in boards:
            self.board(element)
        for element in root.elements():
            self.text(element)
        if self.quest.declared != len(boards):
            self.odd("import-boards-declared", declared=self.quest.declared, found=len(boards))
        for name, count in self.unknown.items():
            self.odd("import-unknown-element", name=shown(name), count=count)

    def odd(self, message: str, **args: str | int) -> None:
        self.quest.odd.append(Said(message, args))

    def whole_numbers(self, root: Element) -> None:
        """How many boards the file says it has (1.4 and later)."""
        across, down = (amount(root.attributes.get(key, "1")) for key in ("width", "height"))
        self.quest.across = max(1, int(across or 1))
        self.quest.declared = max(1, int(across or 1)) * max(1, int(down or 1))

    def board(self, element: Element) -> None:
        """One board: dark squares and objects."""
        board = FoundBoard()
        self.quest.boards.append(board)
        for inner in element.elements():
            if inner.name == "dark":
                self.dark(board, inner)
            elif inner.name == "object":
                self.piece(board, inner)
            else:
                self.unknown[inner.name] += 1

    def dark(self, board: FoundBoard, element: Element) -> None:
        """Squares that are not in use."""
        board.dark_elements += 1
        numbers = [amount(element.attributes.get(key, fallback)) for key, fallback in DARK_KEYS]
        if None in numbers:
            self.odd("import-dark-no-place", line=element.line)
            return
        left, top, width, height = (nearest(number) for number in numbers if number is not None)
        squares = {
            (x, y)
            for x in range(max(0, left - 1), min(COLUMNS, left - 1 + width))
            for y in range(max(0, top - 1), min(ROWS, top - 1 + height))
        }
        if left < 1 or top < 1 or left - 1 + width > COLUMNS or top - 1 + height > ROWS:
            self.odd("import-dark-outside", line=element.line)
        board.dark |= squares

    def piece(self, board: FoundBoard, element: Element) -> None:
        """An object, with whatever is strange about its place."""
        name = element.attributes.get("id", "").strip()
        called = shown(name) or "?"
        left, top = (amount(element.attributes.get(key, "")) for key in ("left", "top"))
        if left is None or top is None:
            board.lost.append(name)
            self.odd("import-no-place", piece=called, line=element.line)
            return
        way = element.attributes.get("rotation", "downward").strip()
        if way not in TURNED:
            self.odd("import-rotation", piece=called, value=shown(way), line=element.line)
        piece = Piece(name, nearest(left) - 1, nearest(top) - 1, TURNED.get(way, 0), called)
        sort = piece_of(name)[0]
        if sort not in POINTERS and (left % 1 or top % 1):
            self.odd("import-half-square", piece=called, line=element.line)
        if sort != "door" and not all(on_board(square) for square in piece.squares()):
            self.odd("import-outside", piece=called, line=element.line)
        board.pieces.append(piece)

    def text(self, element: Element) -> None:
        """Speech, notes, and the elements of dialect 2.0."""
        quest = self.quest
        if element.name == "speech":
            quest.speeches.append(trimmed(element.text()))
            quest.story = "\n".join(filter(None, [quest.story, readable(element)]))
        elif element.name == "note":
            quest.bare_notes.append(trimmed(element.text()))
            quest.notes.append(readable(element))
        elif element.name == "bridge":
            keys = ("column", "row", "position", "orientation")
            quest.bridges.append(", ".join(f"{key} {shown(element.attributes.get(key, '?'))}" for key in keys))
        elif element.name in KNOWN_IN_2:
            self.second(element)
        elif element.name not in KNOWN:
            self.unknown[element.name] += 1

    def second(self, element: Element) -> None:
        """What only dialect 2.0 has."""
        quest = self.quest
        if element.name == "title":
            quest.title = quest.title or clean(element.text())
        elif element.name == "questtext":
            quest.story = "\n".join(filter(None, [quest.story, readable(element)]))
        elif element.name == "notes":
            whole = Element(element.name, {}, element.line, [one for one in element.inside if isinstance(one, str)])
            quest.notes.append(readable(whole))
            for mark in element.elements("mark"):
                quest.notes.append(f"{shown(mark.attributes.get('id', ''))} {readable(mark)}".strip())
        elif element.name == "monsterstat":
            numbers = [f"{key} {value}" for key, value in element.attributes.items() if key != "name"]
            quest.notes.append(clean(f"{element.attributes.get('name', '?')}: {', '.join(numbers)}"))
        elif element.name == "wanderingmonster":
            quest.wandering = next((one.attributes.get("id", "") for one in element.elements("monster")), "")
        elif element.name == "subtitle" and trimmed(element.text()):
            quest.notes.append(readable(element))


#: Attributes of dark squares; those of one square may leave out its size.
DARK_KEYS: Final = (("left", ""), ("top", ""), ("width", "1"), ("height", "1"))


def amount(text: str) -> float | None:
    """A number as it stands in a file; None for what is none, or larger than any board."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) and abs(number) <= 1000 else None


def nearest(number: float) -> int:
    """The nearest whole number, halves upwards."""
    return math.floor(number + 0.5)


def trimmed(text: str) -> str:
    """Without white space at both ends, no-break spaces included."""
    return text.strip().strip("\u00a0").strip()


def clean(text: str) -> str:
    """One line of plain text."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def readable(element: Element) -> str:
    """A text with its paragraphs and lists, on clean lines; pictures are left out, rows of boxes counted."""
    lines = [clean(line) for line in re.split(r"\n", _flat(element))]
    return "\n".join(line for line in lines if line)


def _flat(element: Element) -> str:
    parts = []
    for one in element.inside:
        if isinstance(one, str):
            parts.append(re.sub(r"\s*\n\s*", lambda gap: "\n" if gap[0].count("\n") > 1 else " ", one))
        elif one.name == "table" and any(one.elements()):
            parts.append(f" {' / '.join(str(row) for row in boxes(one)) or one.text()} ")
        elif one.name in ("br", "p", "li", "ul", "ol"):
            parts.append(f"\n{'- ' if one.name == 'li' else ''}{_flat(one)}\n" if one.name != "br" else "\n")
        else:
            parts.append(_flat(one))
    return "".join(parts)


def boxes(table: Element) -> list[int]:
    """The rows of body points in a table: the cells up to each one that ends a row."""
    rows, count = [], 0
    for cell in table.elements():
        if cell.name not in ("td", "th") or trimmed(cell.text()):
            return []
        count += 1
        if cell.name == "th":
            rows.append(count)
            count = 0
    return rows
