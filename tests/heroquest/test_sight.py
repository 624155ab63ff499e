"""The straight line between two squares: exact, and the same as by orientation of whole numbers (HQ-060 to HQ-067)."""

from __future__ import annotations

from random import Random

import pytest

from sagenwerk.heroquest.board import (
    BACK,
    EAST,
    SOUTH,
    SQUARES,
    WIDTH,
    Board,
    direction_of,
    next_square,
    square_at,
    square_name,
)


@pytest.fixture(scope="module")
def empty() -> Board:
    """A board that is one corridor."""
    return Board([0] * SQUARES)


def by_orientation(start: int, to: int) -> set[int]:
    """All edges that the segment crosses, by the signs of the four orientations (HQ-066)."""

    def side(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    a = (2 * (start % WIDTH) + 1, 2 * (start // WIDTH) + 1)
    b = (2 * (to % WIDTH) + 1, 2 * (to // WIDTH) + 1)
    crossed = set()
    for square in range(SQUARES):
        x, y = square % WIDTH, square // WIDTH
        corner = (2 * x + 2, 2 * y + 2)
        for direction, end in ((EAST, (2 * x + 2, 2 * y)), (SOUTH, (2 * x, 2 * y + 2))):
            if side(*a, *b, *end) * side(*a, *b, *corner) < 0 and side(*end, *corner, *a) * side(*end, *corner, *b) < 0:
                crossed.add(4 * square + direction)
    return crossed


@pytest.mark.rule("HQ-062", "HQ-066")
@pytest.mark.parametrize("seed", range(40))
def test_a_line_crosses_exactly_the_edges_that_whole_numbers_say(empty: Board, seed: int) -> None:
    luck = Random(seed)
    start, to = luck.sample(range(SQUARES), 2)
    assert sorted(empty.between(start, to).edges) == sorted(by_orientation(start, to))


@pytest.mark.rule("HQ-064")
def test_a_line_through_a_corner_crosses_no_edge_there(empty: Board) -> None:
    between = empty.between(square_at(0, 0), square_at(3, 3))
    assert between.edges == []
    assert len(between.corners) == 3
    assert between.squares == [square_at(1, 1), square_at(2, 2)]


@pytest.mark.rule("HQ-067")
def test_a_corner_knows_both_ways_round_it(empty: Board) -> None:
    [corner] = empty.between(square_at(5, 5), square_at(6, 6)).corners
    assert corner == [
        4 * square_at(5, 5) + EAST,
        4 * square_at(6, 5) + SOUTH,
        4 * square_at(5, 5) + SOUTH,
        4 * square_at(5, 6) + EAST,
    ]


@pytest.mark.rule("HQ-024")
def test_a_step_goes_to_four_neighbours_and_back() -> None:
    middle = square_at(12, 9)
    for direction in range(4):
        other = next_square(middle, direction)
        assert next_square(other, BACK[direction]) == middle
        assert direction_of(middle, other) == direction
    assert direction_of(middle, square_at(13, 10)) == -1
    assert next_square(square_at(0, 0), 0) == -1
    assert next_square(square_at(25, 3), EAST) == -1
    assert square_name(square_at(4, 14)) == "E15"
