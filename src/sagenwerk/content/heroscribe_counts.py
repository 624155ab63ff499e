"""What stands in a quest file of the community, counted: for people who look it through, and for tests."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any, Final

from sagenwerk.content.heroquest_box import SHELF
from sagenwerk.content.heroquest_tables import board_of
from sagenwerk.content.heroscribe_found import COLUMNS, ROWS, FoundBoard, FoundQuest, Piece, number_of, on_board
from sagenwerk.content.heroscribe_pieces import Sort, has_trap, known_pieces, piece_of
from sagenwerk.heroquest.board import Board

#: Pieces that are neither marks nor edges: rooms are counted by what stands in them.
IN_ROOMS: Final = {"hero", "monster", "men-at-arms", "furniture", "trap", "various", "room", "unknown"}
#: Doors by which heroes come and go.
ENTRY_DOORS: Final = ("DoorIn", "DoorOut", "DoubleArrowDoor")
WANDERING: Final = re.compile(
    r"wandering monsters?(?: in (?:this|these) quests?)?\s*:\s*(.*)\Z", re.IGNORECASE | re.DOTALL
)
STRAY: Final = re.compile(r"(?:streunendes|wanderndes) monster[^:]{0,30}:\s*(.*)\Z", re.IGNORECASE | re.DOTALL)


@cache
def printed() -> Board:
    """The printed board."""
    return board_of(SHELF.shipped.box)


def room_of(square: tuple[int, int]) -> int:
    """The room of a square, 0 for the corridor."""
    return int(printed().rooms[number_of(square)])


def is_wall(first: tuple[int, int], second: tuple[int, int]) -> bool:
    """Whether two neighbours on the board lie in different rooms, or one in the corridor."""
    return on_board(first) and on_board(second) and room_of(first) != room_of(second)


def counts(quest: FoundQuest) -> dict[str, Any]:
    """Everything that can be counted, the boards one by one."""
    boards = [board_counts(board) for board in quest.boards]
    pieces = [piece for board in quest.boards for piece in board.pieces]
    names = Counter(piece.id for piece in pieces)
    names.update(name for board in quest.boards for name in board.lost)
    found: dict[str, Any] = {
        "title": quest.title,
        "dialect": quest.dialect,
        "version": quest.version,
        "region": quest.region,
        "boards_declared": quest.declared,
        "board_elements": len(boards),
        "bridges": len(quest.bridges),
        "objects": names.total(),
        "dark_squares": sum(board["dark_squares"] for board in boards),
    }
    for key, sort in SORT_KEYS.items():
        found[key] = {name: count for name, count in sorted(names.items()) if piece_of(name)[0] == sort}
    for key, of in TOTALS.items():
        found[key] = sum(found[of].values())
    found["secret_doors_total"] = sum(found.pop("secret_doors").values())
    found["objects_with_trap_flag"] = sum(count for name, count in names.items() if has_trap(name))
    found["blocked_squares"] = names["SingleBlockedSquare"] + 2 * names["DoubleBlockedSquare"]
    found["notes"] = len(quest.bare_notes)
    found["notes_chars"] = [len(note) for note in quest.bare_notes]
    found["speech_elements"] = len(quest.speeches)
    found["speech_chars"] = sum(len(speech) for speech in quest.speeches)
    found["wandering_monster"] = wandering_counted(quest)
    found["boards"] = boards
    return found


SORT_KEYS: Final[dict[str, Sort]] = {
    "doors_by_id": "door",
    "secret_doors": "secret-door",
    "monsters": "monster",
    "furniture": "furniture",
    "traps": "trap",
    "men_at_arms": "men-at-arms",
    "heroes": "hero",
    "room_tiles": "room",
    "various": "various",
    "marks": "mark",
    "unknown_ids": "unknown",
}
TOTALS: Final = {
    "doors_total": "doors_by_id",
    "monsters_total": "monsters",
    "furniture_total": "furniture",
    "traps_total": "traps",
}


def board_counts(board: FoundBoard) -> dict[str, Any]:
    """One board."""
    pieces = board.pieces
    every = {(x, y) for x in range(COLUMNS) for y in range(ROWS)}
    used = every - board.dark
    rooms = sorted({room_of(square) for square in used} - {0})
    standing = [piece for piece in pieces if piece_of(piece.id)[0] in IN_ROOMS]
    in_rooms = {room_of(square) for piece in standing for square in piece.squares() if on_board(square)}
    doors = [piece.edge() for piece in of_sort(pieces, "door")]
    on_wall = sum(is_wall(*edge) for edge in doors)
    border = sum(not (on_board(first) and on_board(second)) for first, second in doors)
    secret = of_sort(pieces, "secret-door")
    monsters = of_sort(pieces, "monster")
    by_room = Counter(room_of((piece.x, piece.y)) for piece in monsters if on_board((piece.x, piece.y)))
    return {
        "objects": len(pieces) + len(board.lost),
        "dark_elements": board.dark_elements,
        "dark_squares": len(board.dark),
        "used_squares": len(used),
        "corridor_squares_used": sum(room_of(square) == 0 for square in used),
        "rooms_used_count": len(rooms),
        "rooms_used": rooms,
        "rooms_partly_dark": sorted({room_of(square) for square in board.dark} & set(rooms)),
        "rooms_with_objects": sorted(in_rooms - {0}),
        "doors_total": len(doors),
        "doors_on_wall": on_wall,
        "doors_on_outer_border": border,
        "doors_not_on_wall": len(doors) - on_wall - border,
        "secret_doors_total": len(secret),
        "secret_doors_on_wall": sum(is_wall(*piece.side()) for piece in secret),
        "monsters_total": len(monsters),
        "furniture_total": len(of_sort(pieces, "furniture")),
        "traps_total": len(of_sort(pieces, "trap")),
        "monsters_by_room": {str(room): count for room, count in sorted(by_room.items())},
        "stairs": [
            {"id": piece.id, "x": piece.x, "y": piece.y, "w": piece.size[0], "h": piece.size[1]}
            for piece in pieces
            if piece_of(piece.id)[1].stairs
        ],
        "entry_exit_doors": {
            name: [[list(square) for square in piece.edge()] for piece in pieces if piece.id == name]
            for name in ENTRY_DOORS
            if any(piece.id == name for piece in pieces)
        },
    }


def of_sort(pieces: list[Piece], sort: Sort) -> list[Piece]:
    """The pieces of one sort."""
    return [piece for piece in pieces if piece_of(piece.id)[0] == sort]


def wandering_counted(quest: FoundQuest) -> list[dict[str, Any]]:
    """Where the wandering monster is named: its id and how many, or that only prose stands there."""
    if quest.wandering and not quest.bare_notes:
        return [{"text": "element", "id": quest.wandering, "count": 1}]
    said = [WANDERING.match(note) for note in quest.bare_notes]
    return [monsters_said(found[1]) for found in said if found]


def monsters_said(text: str) -> dict[str, Any]:
    """The kind and the number of monsters that a line names."""
    line = text.strip().rstrip(".").strip()
    found = re.fullmatch(r"(\d{1,2})?\s*(.{1,40})", line)
    name = monster_called(found[2]) if found else ""
    if name and found:
        return {"text": "monster", "id": name, "count": int(found[1] or 1)}
    return {"text": "other" if line else "empty", "id": None, "count": None}


def monster_called(text: str) -> str:
    """The id of a monster by its name in English or German, one or several of them; empty if there is none."""
    wanted = "".join(text.lower().split())
    for name, (sort, kin) in known_pieces().items():
        if sort == "monster":
            words = {name, kin.en, kin.plural, kin.de, f"{kin.en}s", f"{kin.de}e"} - {""}
            if wanted in {"".join(word.lower().split()) for word in words}:
                return name
    return ""
