"""The board as a plan of cells: squares, or round every field what is nearer to it than to any other."""

from __future__ import annotations

from itertools import pairwise
from math import cos, dist, pi, sin
from statistics import median
from typing import Any

import msgspec

#: Width of a drawing in its own units; the height follows from the board.
WIDTH = 1000.0
#: Width to height of the boards that are not squared.
ASPECTS = {"junior": 3 / 2, "andor": 7 / 5}
#: How far a cell reaches, in distances between neighbours.
REACH = 0.85
CORNERS = 28

Point = tuple[float, float]


class Cell(msgspec.Struct, frozen=True):
    """A field: where it is, and the corners of its cell."""

    field: str
    x: float
    y: float
    corners: list[Point]


class Map(msgspec.Struct, frozen=True):
    """All cells, the size of the drawing, walls between squares of different rooms, and the mean size of a cell."""

    cells: list[Cell]
    width: float
    height: float
    walls: list[tuple[Point, Point]]
    size: float


def map_of(game: str, board: dict[str, Any]) -> Map | None:
    """The map of a board as ``views`` show it; None if its fields have no places."""
    fields = [field for field in board["fields"] if "x" in field and "y" in field]
    if len(fields) < 2:
        return None
    rooms: dict[str, int] = board.get("rooms", {})
    columns = len({field["x"] for field in fields})
    rows = len({field["y"] for field in fields})
    squared = columns * rows == len(fields)
    height = WIDTH / (columns / rows if squared else ASPECTS.get(game, 3 / 2))
    sites = {str(field["id"]): (field["x"] * WIDTH, field["y"] * height) for field in fields}
    nearest = median(
        min(dist(one, other) for name, other in sites.items() if name != here)
        for here, one in list(sites.items())[:: max(1, len(sites) // 80)]
    )
    reach = nearest * REACH
    others = list(sites.values())
    cells = [
        Cell(name, *site, square_of(site, nearest) if squared else corners_of(site, others, reach))
        for name, site in sites.items()
    ]
    return Map(cells, WIDTH, height, walls_of(cells, rooms, nearest) if rooms else [], nearest)


def square_of(site: Point, side: float) -> list[Point]:
    """The square round a site."""
    x, y, half = *site, side / 2
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


def corners_of(site: Point, sites: list[Point], reach: float) -> list[Point]:
    """A circle round the site, cut by the middle lines to all sites that are near enough."""
    corners = [
        (site[0] + reach * cos(2 * pi * step / CORNERS), site[1] + reach * sin(2 * pi * step / CORNERS))
        for step in range(CORNERS)
    ]
    for other in sites:
        if other != site and dist(site, other) < 2 * reach:
            corners = cut(corners, site, other)
    return corners


def cut(corners: list[Point], site: Point, other: Point) -> list[Point]:
    """The part of a polygon that is nearer to the site than to the other one."""
    across = (other[0] - site[0], other[1] - site[1])
    middle = ((other[0] + site[0]) / 2, (other[1] + site[1]) / 2)

    def beyond(point: Point) -> float:
        return (point[0] - middle[0]) * across[0] + (point[1] - middle[1]) * across[1]

    kept: list[Point] = []
    for one, next_one in pairwise([*corners, corners[0]]):
        before, after = beyond(one), beyond(next_one)
        if before <= 0:
            kept.append(one)
        if (before < 0 < after) or (after < 0 < before):
            share = before / (before - after)
            kept.append((one[0] + share * (next_one[0] - one[0]), one[1] + share * (next_one[1] - one[1])))
    return kept


def walls_of(cells: list[Cell], rooms: dict[str, int], side: float) -> list[tuple[Point, Point]]:
    """The sides between squares of different rooms, or of a room and the corridor."""
    at = {(int(cell.x // side), int(cell.y // side)): cell for cell in cells}
    walls = []
    for (column, row), cell in at.items():
        for right, down in ((1, 0), (0, 1)):
            other = at.get((column + right, row + down))
            if other is not None and rooms.get(cell.field) != rooms.get(other.field):
                x, y = (cell.x + other.x) / 2, (cell.y + other.y) / 2
                half = side / 2
                walls.append(((x - down * half, y - right * half), (x + down * half, y + right * half)))
    return walls
