"""Quest files of hQuestBuilder (``.hqb``): a list in JSON, an index first, then one table for each quest.

Squares are named by row letter and column number; texts are percent-encoded; pictures of other people's servers are
never loaded. A piece of furniture is named on one of its squares, and the file does not say on which: those places
where it could stand are kept, the likeliest first.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final
from urllib.parse import unquote

from sagenwerk.content.heroscribe import clean, trimmed
from sagenwerk.content.heroscribe_found import COLUMNS, ROWS, FoundBoard, FoundQuest, ImportFault, Piece, Said
from sagenwerk.content.heroscribe_pieces import lists
from sagenwerk.content.problems import shown

#: More quests are in no file.
MOST_QUESTS: Final = 60
#: Degrees anticlockwise by the direction at the end of a name.
TURNED: Final = {"N": 0, "W": 90, "S": 180, "E": 270}
#: Where a door on this side of its square lies: steps to its first square, and degrees.
DOOR: Final = {"N": (0, -1, 0), "S": (0, 0, 0), "W": (-1, 0, 90), "E": (0, 0, 90)}
#: Secret doors are kept by the side of their square.
SECRET: Final = {"N": 0, "W": 90, "S": 180, "E": 270}
CELL: Final = re.compile(r"([A-S])([1-9]|1[0-9]|2[0-6])\Z")
COMMAND: Final = re.compile(r"\{?\[\[\(([A-Z])\),\s*START\]\]")
#: What a cell can hold besides pieces: a picture from elsewhere.
PICTURE: Final = "homebrew"


def found_in(data: bytes, file: str) -> list[FoundQuest]:
    """The quests in the bytes of a file. Raises ``ImportFault`` with a remedy."""
    try:
        tree = json.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ImportFault(file, data.count(b"\n", 0, error.start) + 1, "import-hqb-encoding", {}) from error
    except json.JSONDecodeError as error:
        raise ImportFault(file, error.lineno, "import-not-json", {"reason": shown(error.msg)}) from error
    except (RecursionError, ValueError) as error:
        raise ImportFault(file, 1, "import-not-json", {"reason": shown(error)}) from error
    quests = [one for one in tree if isinstance(one, dict)] if isinstance(tree, list) else []
    if not quests or not all(isinstance(one.get("map"), dict) for one in quests):
        raise ImportFault(file, 1, "import-no-hqb", {})
    if len(quests) > MOST_QUESTS:
        raise ImportFault(file, 1, "import-too-many-quests", {"most": MOST_QUESTS})
    return [_quest(one) for one in quests]


def _text(tree: dict[str, Any], key: str) -> str:
    value = tree.get(key)
    return unquote(value) if isinstance(value, str) else ""


def _lines(text: str) -> str:
    return "\n".join(line for line in (clean(line) for line in text.splitlines()) if line)


def _quest(tree: dict[str, Any]) -> FoundQuest:
    """One quest of the file."""
    notes = trimmed(_text(tree, "notes"))
    story = trimmed(_text(tree, "narrative"))
    quest = FoundQuest(
        title=clean(_text(tree, "title")),
        region="Europe" if "eu" in str(tree.get("style", "")) else "USA",
        version="hqb",
        story=_lines(story),
        speeches=[story],
        notes=[_lines(part) for part in re.split(r"\n\s*\n", notes) if part.strip()],
        bare_notes=[notes] if notes else [],
        wandering=str(tree.get("wanderingMonster", "")).lower(),
    )
    board = FoundBoard()
    quest.boards.append(board)
    pictures = 0
    for name, cell in tree["map"].items():
        place = CELL.match(str(name))
        if place is None or not isinstance(cell, dict):
            quest.odd.append(Said("import-hqb-cell", {"name": shown(name)}))
            continue
        x, y = int(place[2]) - 1, ord(place[1]) - ord("A")
        pictures += PICTURE in cell
        for key, value in cell.items():
            if key != PICTURE:
                _put(quest, board, key, str(value), x, y)
    if pictures:
        quest.odd.append(Said("import-hqb-pictures", {"count": pictures}))
    return quest


def _put(quest: FoundQuest, board: FoundBoard, key: str, value: str, x: int, y: int) -> None:
    """One thing of a cell."""
    bare, way = (value[:-1], value[-1:]) if value[-1:] in TURNED else (value, "N")
    pieces = board.pieces
    if key == "annotation" and value == "rock":
        board.dark_elements += 1
        board.dark.add((x, y))
    elif key == "annotation":
        mark = re.fullmatch(r"letter([A-Z])|number(\d+)", value)
        name = ("Letter" + mark[1] if mark[1] else f"Number{mark[2]}") if mark else ""
        arrow = "arrow" in value
        pieces.append(Piece(name or ("Arrow" if arrow else shown(value)), x, y, TURNED[way], shown(value)))
    elif key == "door" and bare == "staircase":
        pieces.append(wide("Stairway", x, y, way, value))
    elif key == "door" and bare == "door":
        right, down, turned = DOOR[way]
        pieces.append(Piece("Door", x + right, y + down, turned, shown(value)))
    elif key == "door" and bare == "secretdoor":
        pieces.append(Piece("SecretDoor", x, y, SECRET[way], shown(value)))
    else:
        names = lists().hqb.get(key, {})
        if value in names:
            pieces.append(wide(names[value], x, y, "N", value))
        elif bare in names:
            pieces.append(wide(names[bare], x, y, way, value))
        else:
            pieces.append(Piece(shown(value), x, y, 0, shown(value)))


def wide(name: str, x: int, y: int, way: str, called: str) -> Piece:
    """A piece on this square: all places where it covers it, the square in its middle or at its end first."""
    piece = Piece(name, x, y, TURNED[way], shown(called))
    width, height = piece.size
    right = {"N": -1, "E": 0, "S": 0, "W": 0}[way] if (width, height) == (2, 1) else -((width - 1) // 2)
    down = {"E": -1, "N": 0, "S": 0, "W": 0}[way] if (width, height) == (1, 2) else -((height - 1) // 2)
    places = [(x - across, y - along) for along in range(height) for across in range(width)]
    first = (x + right, y + down)
    inside = [(a, b) for a, b in places if 0 <= a <= COLUMNS - width and 0 <= b <= ROWS - height]
    choices = sorted(inside, key=lambda one: (one != first, abs(one[0] - first[0]) + abs(one[1] - first[1])))
    return Piece(
        name, *(choices or [(x, y)])[0], piece.turned, piece.called, tuple(choices) if len(choices) > 1 else ()
    )
