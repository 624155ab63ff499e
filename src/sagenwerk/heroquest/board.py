"""The printed board: squares, rooms, walls, and the exact test of sight (HQ-020, HQ-024, HQ-060 to HQ-067).

Squares are numbers, row by row; their names are a column letter and a row number, "A1" at the upper left. All three
editions share this board.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WIDTH: Final[i64] = 26
HEIGHT: Final[i64] = 19
SQUARES: Final[i64] = 494
COLUMNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

#: Directions of a step, and the way back.
NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
DIRECTIONS: Final = ["north", "east", "south", "west"]
BACK: Final[list[int]] = [2, 3, 0, 1]

#: The corridor counts as room 0.
CORRIDOR: Final[i64] = 0


def square_name(square: i64) -> str:
    """Column letter and row number, such as "E15"."""
    return f"{COLUMNS[square % WIDTH]}{square // WIDTH + 1}"


def square_at(x: i64, y: i64) -> i64:
    """The number of a square, -1 outside the board."""
    if x < 0 or y < 0 or x >= WIDTH or y >= HEIGHT:
        return -1
    return y * WIDTH + x


def next_square(square: i64, direction: i64) -> i64:
    """The neighbour in a direction, -1 beyond the edge of the board."""
    if direction == NORTH:
        return square - WIDTH if square >= WIDTH else -1
    if direction == SOUTH:
        return square + WIDTH if square < SQUARES - WIDTH else -1
    if direction == EAST:
        return square + 1 if square % WIDTH < WIDTH - 1 else -1
    return square - 1 if square % WIDTH > 0 else -1


def direction_of(start: i64, to: i64) -> i64:
    """In which direction a neighbour lies, -1 if it is none."""
    for direction in range(4):
        if next_square(start, direction) == to:
            return direction
    return -1


class Board:
    """Room of every square; an edge between two squares of different rooms is a printed wall."""

    def __init__(self, rooms: list[int], passages: list[list[int]]) -> None:
        self.rooms = rooms
        #: Squares of every passage: the straight pieces that the corridor is made of; they overlap where they cross.
        self.passages = passages
        #: By square: the passages that it belongs to; empty in rooms.
        self.passages_at: list[list[int]] = []
        #: By square and direction [4 * square + direction]: whether a printed wall or the edge of the board is there.
        self.walls: list[bool] = []
        #: By square and direction: the neighbour or -1.
        self.beside: list[int] = []
        #: Squares of every room, room 0 is the corridor.
        self.squares_of: list[list[int]] = []
        for square in range(SQUARES):
            for direction in range(4):
                other = next_square(square, direction)
                self.beside.append(int(other))
                self.walls.append(other < 0 or rooms[other] != rooms[square])
        most = 0
        for room in rooms:
            most = room if room > most else most
        for room in range(most + 1):
            self.squares_of.append([square for square in range(SQUARES) if rooms[square] == room])
        for square in range(SQUARES):
            self.passages_at.append([place for place in range(len(passages)) if square in passages[place]])
        #: What lies between two squares, looked up once: by [square * SQUARES + square].
        self.between_table: dict[int, Between] = {}
        #: What printed walls let one see from a square, as words of bits; filled by ``explore``.
        self.view_from: dict[int, list[int]] = {}

    def between(self, start: i64, to: i64) -> Between:
        """What the straight line between the centres of two squares meets; kept once computed."""
        key = start * SQUARES + to
        found = self.between_table.get(int(key))
        if found is None:
            found = Between(self, start, to)
            self.between_table[int(key)] = found
        return found

    def same_passage(self, square: i64, other: i64) -> bool:
        """Whether two squares of the corridor lie in one straight passage; where passages cross, in either."""
        passages = self.passages_at
        for passage in passages[square]:
            if passage in passages[other]:
                return True
        return False

    def same_place(self, square: i64, other: i64) -> bool:
        """Whether two squares are in one room, or in one passage of the corridor."""
        if self.rooms[square] != self.rooms[other]:
            return False
        return self.rooms[square] != CORRIDOR or self.same_passage(square, other)


class Between:
    """What a straight line from centre to centre meets (HQ-062, HQ-064, HQ-066, HQ-067).

    In half squares the centres are (2x + 1, 2y + 1) and walls run between even coordinates, so every test is exact.
    """

    def __init__(self, board: Board, start: i64, to: i64) -> None:
        #: Edges that the line crosses, as [4 * square + direction] with direction EAST or SOUTH.
        self.edges: list[int] = []
        #: Squares that the line goes through, without its two ends.
        self.squares: list[int] = []
        #: Grid corners that it goes through exactly: the two edges on one way round, then the two on the other.
        self.corners: list[list[int]] = []
        x1 = 2 * (start % WIDTH) + 1
        y1 = 2 * (start // WIDTH) + 1
        x2 = 2 * (to % WIDTH) + 1
        y2 = 2 * (to // WIDTH) + 1
        self.walk(x1, y1, x2, y2)

    def walk(self, x1: i64, y1: i64, x2: i64, y2: i64) -> None:
        """Follow the line from square to square, comparing where it leaves each one without any fraction."""
        dx = x2 - x1 if x2 > x1 else x1 - x2
        dy = y2 - y1 if y2 > y1 else y1 - y2
        step_x: i64 = 1 if x2 > x1 else -1
        step_y: i64 = 1 if y2 > y1 else -1
        x = x1 // 2
        y = y1 // 2
        goal_x = x2 // 2
        goal_y = y2 // 2
        #: How far along the line the next vertical and horizontal edge is, times dx * dy.
        to_vertical = dy
        to_horizontal = dx
        while x != goal_x or y != goal_y:
            square = y * WIDTH + x
            if dy == 0 or (dx != 0 and to_vertical < to_horizontal):
                self.edges.append(int(4 * square + EAST if step_x > 0 else 4 * (square - 1) + EAST))
                x += step_x
                to_vertical += 2 * dy
            elif dx == 0 or to_horizontal < to_vertical:
                self.edges.append(int(4 * square + SOUTH if step_y > 0 else 4 * (square - WIDTH) + SOUTH))
                y += step_y
                to_horizontal += 2 * dx
            else:
                self.corner(x, y, step_x, step_y)
                x += step_x
                y += step_y
                to_vertical += 2 * dy
                to_horizontal += 2 * dx
            if x != goal_x or y != goal_y:
                self.squares.append(int(y * WIDTH + x))

    def corner(self, x: i64, y: i64, step_x: i64, step_y: i64) -> None:
        """The line goes through a grid corner: note the edges of both ways round it."""
        square = y * WIDTH + x
        beside = square + step_x
        below = square + step_y * WIDTH
        first = 4 * square + EAST if step_x > 0 else 4 * beside + EAST
        second = 4 * beside + SOUTH if step_y > 0 else 4 * (beside - WIDTH) + SOUTH
        third = 4 * square + SOUTH if step_y > 0 else 4 * below + SOUTH
        fourth = 4 * below + EAST if step_x > 0 else 4 * (below - 1) + EAST
        self.corners.append([int(first), int(second), int(third), int(fourth)])
