"""From a board of a community's file to the map of a quest: what the base box knows takes its place, the rest is told.

Nothing is silently lost: a piece that no rule knows, or that cannot stand where the file puts it, becomes a text for
the game master. What the file does not say is proposed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from sagenwerk.content.heroquest_blocks import MonsterCard
from sagenwerk.content.heroquest_box import SHELF
from sagenwerk.content.heroscribe_counts import is_wall, of_sort, printed, room_of
from sagenwerk.content.heroscribe_found import COLUMNS, FoundBoard, Piece, Said, number_of, on_board
from sagenwerk.content.heroscribe_pieces import Kin, Sort, piece_of
from sagenwerk.heroquest.board import square_name
from sagenwerk.heroquest.scenario import HERO_NAMES
from sagenwerk.locales import sentence

Square = tuple[int, int]

#: Doors by which heroes come in, and go out.
WAYS_IN: Final = {"DoorIn", "DoubleArrowDoor"}
WAYS_OUT: Final = {"DoorOut", "DoubleArrowDoor"}
#: What is on a square.
ROCK, BLOCKED, FURNITURE, FIGURE = "rock", "blocked", "furniture", "figure"
#: Squares to begin on.
HEROES: Final = len(HERO_NAMES)
#: Printed rooms.
ROOMS: Final = 22
#: The most stairs of a map.
MOST_STAIRS: Final = 16


def name_of(square: Square) -> str:
    """The printed place of a square."""
    return square_name(number_of(square))


def edge_name(edge: tuple[Square, Square]) -> str:
    """A door by the squares on its sides."""
    return f"{name_of(edge[0])}-{name_of(edge[1])}"


class Tally:
    """Warnings about pieces: those that say the same are one, with all their places."""

    def __init__(self) -> None:
        self.said: dict[tuple[str, tuple[tuple[str, str | int], ...]], list[str]] = {}

    def tell(self, message: str, place: str = "", **args: str | int) -> None:
        """Say it once more, of this place."""
        places = self.said.setdefault((message, tuple(args.items())), [])
        if place and place not in places:
            places.append(place)

    def warnings(self) -> list[Said]:
        """All of them in the order in which they first came up."""
        found = []
        for (message, args), places in self.said.items():
            more: dict[str, str | int] = {"places": short(places), "count": len(places)} if places else {}
            found.append(Said(message, {**dict(args), **more}))
        return found


def short(places: list[str]) -> str:
    """Places in one line, not endlessly many."""
    return ", ".join(places[:12]) + (", …" if len(places) > 12 else "")


class MapMaker:
    """Makes one map. ``region`` is the set of pieces, which decides the numbers of next of kin."""

    def __init__(self, board: FoundBoard, region: str, tally: Tally) -> None:
        self.board = board
        self.edition = "us" if region == "USA" else "eu1"
        self.tally = tally
        self.filled: dict[Square, str] = dict.fromkeys(board.dark, ROCK)
        self.traps: dict[Square, dict[str, Any]] = {}
        self.edges: set[tuple[Square, Square]] = set()
        self.tree: dict[str, Any] = {key: [] for key in KEYS}
        #: Blocks of furniture that the box does not have.
        self.furniture: dict[str, dict[str, Any]] = {}
        #: Squares of stairs, piece by piece; squares inside the doors by which heroes come and go.
        self.stairs: list[list[Square]] = []
        self.ways_in: list[Square] = []
        self.ways_out: list[Square] = []
        #: Where marks stand.
        self.marks: dict[str, list[Square]] = {}
        self.by_hand: dict[str, list[Square]] = {}
        #: Pieces that are not of the base box.
        self.others: list[str] = []

    def make(self) -> None:
        """Take over every piece, what fills squares before what stands on them."""
        pieces = self.once(self.board.pieces)
        stairs = [piece for piece in pieces if piece_of(piece.id)[1].stairs]
        for piece in stairs:
            self.staircase(piece)
        for sort, take in self.takers():
            for piece in of_sort(pieces, sort):
                if piece not in stairs:
                    take(piece)
        self.arrows([piece for piece in pieces if piece_of(piece.id)[1].kind == "arrow"])

    def takers(self) -> list[tuple[Sort, Callable[[Piece], None]]]:
        """Who takes over which sort, in order."""
        return [
            ("various", self.various),
            ("furniture", self.piece_of_furniture),
            ("monster", self.monster),
            ("trap", self.trap),
            ("door", self.door),
            ("secret-door", self.secret_door),
            ("mark", self.mark),
            ("hero", self.unruled),
            ("men-at-arms", self.unruled),
            ("room", self.room_tile),
            ("unknown", self.unknown),
        ]

    def once(self, pieces: Iterable[Piece]) -> list[Piece]:
        """Every piece once, exact repetitions left out; those with several likely places at the first that fits."""
        found: list[Piece] = []
        seen: set[Piece] = set()
        for piece in pieces:
            if piece in seen and piece_of(piece.id)[0] != "mark":
                self.tally.tell("import-twice", self.place(piece), piece=piece.called)
            else:
                found.append(piece)
            seen.add(piece)
        taken = {square for piece in found if not piece.choices for square in piece.squares()}
        return [self.settled(piece, taken) if piece.choices else piece for piece in found]

    def settled(self, piece: Piece, taken: set[Square]) -> Piece:
        """A piece of which the file names only one square, where it has room."""
        for x, y in piece.choices:
            there = Piece(piece.id, x, y, piece.turned, piece.called)
            squares = there.squares()
            if self.in_one_room(squares) and taken.isdisjoint(squares):
                taken.update(squares)
                return there
        return Piece(piece.id, piece.x, piece.y, piece.turned, piece.called)

    def place(self, piece: Piece) -> str:
        """Where a piece stands, for a warning."""
        return name_of((piece.x, piece.y)) if on_board((piece.x, piece.y)) else f"({piece.x + 1}, {piece.y + 1})"

    def in_one_room(self, squares: list[Square]) -> bool:
        """Whether all are in use, and no wall goes through."""
        inside = all(on_board(square) and square not in self.board.dark for square in squares)
        return inside and len({room_of(square) for square in squares}) == 1

    def left_out(self, piece: Piece, message: str) -> None:
        """A piece that cannot stand where it does: told, and kept as a text."""
        self.tally.tell(message, self.place(piece), piece=piece.called)
        self.keep(piece)

    def keep(self, piece: Piece) -> None:
        """A piece becomes a text for the game master."""
        self.by_hand.setdefault(piece.id, []).extend(square for square in piece.squares() if on_board(square))

    def free(self, piece: Piece, squares: list[Square]) -> bool:
        """Whether nothing fills these squares; if something does, it is told."""
        if not all(on_board(square) for square in squares):
            self.left_out(piece, "import-left-out-outside")
        elif any(self.filled.get(square) == ROCK for square in squares):
            self.left_out(piece, "import-on-unused")
        elif any(square in self.filled for square in squares):
            self.left_out(piece, "import-occupied")
        else:
            return True
        return False

    # Piece by piece

    def staircase(self, piece: Piece) -> None:
        """Stairs, whole or as steps."""
        squares = [square for square in piece.squares() if on_board(square) and square not in self.filled]
        if squares and sum(map(len, self.stairs)) + len(squares) <= MOST_STAIRS:
            self.stairs.append(squares)
        else:
            self.left_out(piece, "import-stairs-left-out")
        if piece.id != "Stairway":
            self.others.append(piece.id)

    def various(self, piece: Piece) -> None:
        """Blocked squares; all else that has no rule here."""
        kin = piece_of(piece.id)[1]
        if kin.near:
            self.piece_of_furniture(piece)
        elif kin.kind == "blocked":
            squares = piece.squares()
            if self.free(piece, squares):
                self.filled.update(dict.fromkeys(squares, BLOCKED))
                names = [name_of(square) for square in squares]
                if len(names) == 1:
                    self.tree["blocked"].extend(names)
                else:
                    self.tree["blocked-double"].append(names)
        elif kin.kind != "arrow":
            self.unruled(piece)

    def piece_of_furniture(self, piece: Piece) -> None:
        """Furniture of the box, or of a kind that the file gets for it."""
        kin = piece_of(piece.id)[1]
        if not kin.kind and not kin.near:
            self.unruled(piece)
            return
        squares = piece.squares()
        if not self.free(piece, squares):
            return
        if not self.in_one_room(squares):
            self.left_out(piece, "import-does-not-fit")
            return
        self.filled.update(dict.fromkeys(squares, FURNITURE))
        given: dict[str, Any] = {"kind": kin.kind or self.own_furniture(piece, kin), "at": name_of(squares[0])}
        given |= {"turned": piece.turned} if piece.turned else {}
        if kin.trap:
            given["trapped"] = True
            self.trapped_chest(given["at"])
        if not kin.kind:
            given |= {"piece": piece.called, "confidence": "proposed"}
        self.tree["furniture"].append(given)

    def own_furniture(self, piece: Piece, kin: Kin) -> str:
        """The kind of a piece that the box does not have: its next of kin, or a block of its own where sizes differ."""
        near = SHELF.shipped.box.furniture[kin.near]
        self.other(piece, kin)
        if (near.width, near.height) == (kin.width, kin.height):
            return kin.near
        name = kin.en.lower().replace(" ", "-")
        self.furniture[name] = {
            "source": [f"HeroScribe: {piece.id}"],
            "confidence": "proposed",
            "de": kin.de,
            "en": kin.en,
            "width": kin.width,
            "height": kin.height,
            "count": 1,
        }
        return name

    def trapped_chest(self, at: str) -> None:
        """A chest with a trap hurts by a note, whose harm is proposed."""
        self.tally.tell("import-trapped-chest", at)
        self.tree["notes"].append(
            {
                "id": f"trap-{at.lower()}",
                "on": "chest-opened",
                "chests": [at],
                "first": True,
                "card": True,
                "effects": [{"do": "hurt", "body": 1, "chest": at}],
                "confidence": "proposed",
            }
        )

    def other(self, piece: Piece, kin: Kin) -> None:
        """A piece that is not of the base box has the numbers of its next of kin."""
        self.others.append(piece.id)
        self.tally.tell("import-near", self.place(piece), piece=piece.called, near=kin.near)

    def monster(self, piece: Piece) -> None:
        """A figure on its upper left square; a strange one with the numbers of its next of kin."""
        kin = piece_of(piece.id)[1]
        square = (piece.x, piece.y)
        if not self.free(piece, [square]):
            return
        self.filled[square] = FIGURE
        given: dict[str, Any] = {"kind": kin.kind or kin.near, "at": name_of(square)}
        if not kin.kind:
            self.other(piece, kin)
            cards: dict[str, MonsterCard] = {str(kind): card for kind, card in SHELF.shipped.box.monsters.items()}
            card = getattr(cards[kin.near], self.edition)
            given["name"] = {"de": kin.de, "en": kin.en}
            given |= {key: getattr(card, key) for key in ("move", "attack", "defend", "body", "mind")}
            given |= {"piece": piece.called, "confidence": "proposed"}
            if kin.width > 1:
                self.tally.tell("import-two-squares", name_of(square), piece=piece.called)
        self.tree["monsters"].append(given)

    def trap(self, piece: Piece) -> None:
        """A trap on each of its squares."""
        kin = piece_of(piece.id)[1]
        for square in piece.squares():
            filled = self.filled.get(square)
            if not on_board(square):
                self.left_out(piece, "import-left-out-outside")
            elif filled == ROCK:
                self.left_out(piece, "import-on-unused")
            elif filled in (BLOCKED, FURNITURE) or square in self.traps or any(square in one for one in self.stairs):
                self.left_out(piece, "import-occupied")
            else:
                given: dict[str, Any] = {"kind": kin.kind or kin.near, "at": name_of(square)}
                if not kin.kind:
                    self.other(piece, kin)
                    given |= {"piece": piece.called, "confidence": "proposed"}
                self.traps[square] = given
                self.tree["traps"].append(given)

    def arrows(self, arrows: list[Piece]) -> None:
        """Falling blocks land where an arrow stands beside them, else on a free square, which is proposed (HQ-141)."""
        pointed = {(arrow.x, arrow.y) for arrow in arrows}
        for square, trap in self.traps.items():
            if trap["kind"] != "falling-block":
                continue
            beside = [one for one in around(square) if on_board(one) and self.filled.get(one) in (None, FIGURE)]
            to = next((one for one in beside if one in pointed), None)
            if to is None:
                open_ones = [one for one in beside if not is_wall(square, one) and one not in self.traps]
                to = next(iter(open_ones or beside), None)
                self.tally.tell("import-no-arrow", name_of(square))
                trap["confidence"] = "proposed"
            if to is not None:
                trap["lands-on"] = name_of(to)

    def door(self, piece: Piece) -> None:
        """A door on a wall; one on the border, or into rock, is a way in or out."""
        kin = piece_of(piece.id)[1]
        edge = piece.edge()
        used = [square for square in edge if on_board(square) and square not in self.board.dark]
        at_border = not all(on_board(square) for square in edge)
        if not used:
            self.left_out(piece, "import-door-nowhere")
        elif at_border or (len(used) == 1 and piece.id in WAYS_IN | WAYS_OUT):
            self.way(piece, used[0])
        elif not is_wall(*edge):
            self.left_out(piece, "import-door-no-wall")
        elif edge in self.edges:
            self.tally.tell("import-twice", name_of(edge[0]), piece=piece.called)
        else:
            self.edges.add(edge)
            self.tree["doors" if len(used) == 2 else "false-doors"].append(edge_name(edge))
            if len(used) == 1:
                self.tally.tell("import-false-door", edge_name(edge))
            if not kin.kind:
                self.others.append(piece.id)
                self.tally.tell("import-near", edge_name(edge), piece=piece.called, near="door")

    def way(self, piece: Piece, square: Square) -> None:
        """A door out of the map."""
        both = piece.id not in WAYS_IN | WAYS_OUT
        self.tally.tell("import-way", name_of(square), piece=piece.called)
        if both or piece.id in WAYS_IN:
            self.ways_in.append(square)
        if both or piece.id in WAYS_OUT:
            self.ways_out.append(square)

    def secret_door(self, piece: Piece) -> None:
        """A secret door in the wall at the side of its square."""
        edge = piece.side()
        if not is_wall(*edge):
            self.left_out(piece, "import-secret-no-wall")
        elif any(square in self.board.dark for square in edge):
            self.left_out(piece, "import-door-nowhere")
        elif edge in self.edges:
            self.tally.tell("import-twice", edge_name(edge), piece=piece.called)
        else:
            self.edges.add(edge)
            self.tree["secret-doors"].append(edge_name(edge))

    def mark(self, piece: Piece) -> None:
        """A letter or number: kept with its square for the notes; beside the board without one."""
        name = piece.id.removeprefix("Letter").removeprefix("Number")
        found = self.marks.setdefault(name, [])
        if on_board((piece.x, piece.y)):
            found.append((piece.x, piece.y))

    def unruled(self, piece: Piece) -> None:
        """A piece without rules of its own."""
        self.left_out(piece, "import-no-rules")
        if piece_of(piece.id)[0] != "hero":
            self.others.append(piece.id)

    def room_tile(self, piece: Piece) -> None:
        """A big tile: the printed walls below it hold."""
        self.others.append(piece.id)
        self.left_out(piece, "import-room-tile")

    def unknown(self, piece: Piece) -> None:
        """A piece that no list has."""
        self.others.append(piece.id)
        self.left_out(piece, "import-unknown-piece")

    # Where heroes begin

    def begins_at(self, square: Square) -> list[str]:
        """The four free squares nearest to this one, itself first."""
        return [name_of(one) for one in self.near(square)][:HEROES]

    def near(self, square: Square) -> list[Square]:
        """Free squares by their distance, through doors if need be."""
        found: list[Square] = []
        seen, waiting = {square}, deque([square])
        while waiting and len(found) < HEROES:
            here = waiting.popleft()
            if here not in self.filled and here not in self.traps:
                found.append(here)
            for there in around(here):
                edge = (min(here, there, key=number_of), max(here, there, key=number_of))
                closed = is_wall(here, there) and edge not in self.edges
                if on_board(there) and there not in seen and not closed and there not in self.board.dark:
                    seen.add(there)
                    waiting.append(there)
        return found

    def likely_room(self) -> Square | None:
        """The middle of the room where heroes most plausibly begin: room for four, and as little else as possible."""
        best: tuple[int, int] | None = None
        middle: Square | None = None
        for room in range(ROOMS + 1):
            printed_squares = [(number % COLUMNS, number // COLUMNS) for number in printed().squares_of[room]]
            squares = [square for square in printed_squares if square not in self.board.dark]
            free = [square for square in squares if square not in self.filled and square not in self.traps]
            doors = [edge for edge in self.edges if set(edge) & set(squares)]
            if len(free) < HEROES or (room and not doors):
                continue
            things = sum(10 if self.filled.get(square) == FIGURE else 1 for square in squares if square not in free)
            worth = (things + (1000 if room == 0 else 0), room)
            if best is None or worth < best:
                best, middle = worth, most_central(free)
        return middle


#: Keys of a map in the order in which they are written.
KEYS: Final = (
    "doors",
    "secret-doors",
    "false-doors",
    "blocked",
    "blocked-double",
    "monsters",
    "furniture",
    "traps",
    "notes",
    "texts",
)


def most_central(squares: list[Square]) -> Square:
    """The one in the middle of these squares, the first of several."""
    x, y = (sum(square[axis] for square in squares) / len(squares) for axis in (0, 1))
    return min(squares, key=lambda one: abs(one[0] - x) + abs(one[1] - y))


def around(square: Square) -> list[Square]:
    """The four neighbours: north, east, south, west."""
    x, y = square
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def both(message: str, **args: str | int) -> dict[str, str]:
    """A sentence in both languages."""
    return {language: sentence(language, message, args) for language in ("de", "en")}
