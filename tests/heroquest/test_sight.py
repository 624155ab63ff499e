"""The straight line between two squares: exact, and the same as by orientation of whole numbers (HQ-060 to HQ-067)."""

from __future__ import annotations

from random import Random

import pytest
from heroquest.table import Table, at, given

from sagenwerk.heroquest.board import (
    BACK,
    EAST,
    HEIGHT,
    SOUTH,
    SQUARES,
    WIDTH,
    Board,
    direction_of,
    next_square,
    square_at,
    square_name,
)
from sagenwerk.heroquest.sight import visible

EDITIONS = ["eu1", "eu2", "us"]


@pytest.fixture(scope="module")
def empty() -> Board:
    """A board that is one corridor."""
    return Board([0] * int(SQUARES), [])


Point = tuple[int, int]


def centre(square: int) -> Point:
    """The middle of a square, in half squares."""
    return 2 * (square % int(WIDTH)) + 1, 2 * (square // int(WIDTH)) + 1


def side(a: Point, b: Point, c: Point) -> int:
    """On which side of the line from a to b the point c lies; 0 on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def by_orientation(start: int, to: int) -> set[int]:
    """All edges that the segment crosses, by the signs of the four orientations (HQ-066)."""
    a, b = centre(start), centre(to)
    crossed = set()
    for square in range(SQUARES):
        x, y = square % WIDTH, square // WIDTH
        corner = (2 * x + 2, 2 * y + 2)
        for direction, end in ((EAST, (2 * x + 2, 2 * y)), (SOUTH, (2 * x, 2 * y + 2))):
            if side(a, b, end) * side(a, b, corner) < 0 and side(end, corner, a) * side(end, corner, b) < 0:
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


def goes_through(a: Point, b: Point, square: int) -> bool:
    """Whether the segment meets the open inside of a square: some corner of it lies on either side of the line."""
    x, y = centre(square)
    sides = [side(a, b, (x + across, y + down)) for across in (-1, 1) for down in (-1, 1)]
    near = min(a[0], b[0]) < x + 1 and max(a[0], b[0]) > x - 1 and min(a[1], b[1]) < y + 1 and max(a[1], b[1]) > y - 1
    return near and min(sides) < 0 < max(sides)


def hidden(table: Table, start: int, to: int) -> bool:
    """Whether something stands in the straight line, thought out without the tables of the rules (HQ-063 to HQ-067)."""
    state = table.state
    rooms, a, b = state.tables.board.rooms, centre(start), centre(to)

    def closed(one: int, other: int) -> bool:
        for number, door in enumerate(state.quest.doors):
            if {door.first, door.second} == {one, other} and state.door_known(number):
                return not state.door_open(number)
        return rooms[one] != rooms[other]

    for edge in by_orientation(start, to):
        square = edge // 4
        if closed(square, square + (1 if edge % 4 == EAST else int(WIDTH))):
            return True
    for x in range(2, 2 * int(WIDTH), 2):
        for y in range(2, 2 * int(HEIGHT), 2):
            corner = (x, y)
            within = min(a[0], b[0]) < x < max(a[0], b[0]) and min(a[1], b[1]) < y < max(a[1], b[1])
            if side(a, b, corner) or not within:
                continue
            around = [int(square_at(x // 2 - left, y // 2 - up)) for left, up in ((1, 1), (0, 1), (0, 0), (1, 0))]
            first = around.index(next(one for one in around if goes_through(a, b, one) or one in (start, to)))
            one, left, other, right = around[first:] + around[:first]
            if (closed(one, left) or closed(left, other)) and (closed(one, right) or closed(right, other)):
                return True
    figures = state.edition.figures_hide
    return any(
        (figures and state.at[square]) or state.quest.blocked_at[square]
        for square in range(int(SQUARES))
        if square not in (start, to) and goes_through(a, b, square)
    )


@pytest.mark.rule("HQ-060", "HQ-061", "HQ-062", "HQ-063", "HQ-064", "HQ-065", "HQ-066", "HQ-067")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_sees_whom_is_what_whole_numbers_say(edition: str) -> None:
    """H-1, by brute force: doors, blocks and furniture anywhere, figures everywhere, squares near to each other."""
    luck = Random(edition)
    table = given(edition).door("E3-F3").door("E2-F2", open=True).door("I6-J6", open=True).door("J4-J5")
    table.door("K6-L6", open=True, secret=True).door("L3-M3", secret=True, known=False)
    table.blocked("A5 B10 M8 J10 R10 D3").furniture("table", "C2 D2 C4 D4 K8 L8 P10 Q10")
    for square in luck.sample(range(int(SQUARES)), 25):
        table.monster("orc", square_name(square))
    rooms, seen = table.state.tables.board.rooms, 0
    for _ in range(1000):
        start = luck.randrange(int(SQUARES))
        x, y = start % int(WIDTH) + luck.randint(-4, 4), start // int(WIDTH) + luck.randint(-3, 3)
        to = int(square_at(x, y))
        if to < 0:
            continue
        same_room = edition != "us" and rooms[start] == rooms[to] and rooms[start] != 0
        expected = same_room or not hidden(table, start, to)
        seen += expected
        assert visible(table.state, start, to) == expected, (square_name(start), square_name(to))
    assert 100 < seen < 700


@pytest.mark.rule("HQ-061", "HQ-063")
@pytest.mark.parametrize(("edition", "sees"), [("eu1", True), ("eu2", True), ("us", False)])
def test_in_europe_everything_in_the_same_room_is_seen(edition: str, sees: bool) -> None:
    """H-1: in the US game an orc between hides the one behind it in a room, too."""
    table = given(edition).monster("orc", "B3").monster("orc", "B4")
    assert visible(table.state, at("B2"), at("B3"))
    assert visible(table.state, at("B2"), at("B4")) == sees


@pytest.mark.rule("HQ-063", "HQ-065")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_corridor_figures_hide_and_furniture_does_not(edition: str) -> None:
    table = given(edition).furniture("table", "C1")
    assert visible(table.state, at("A1"), at("E1"))
    table.hero("elf", "D1")
    assert not visible(table.state, at("A1"), at("E1"))
    assert visible(table.state, at("A1"), at("D1"))


@pytest.mark.rule("HQ-044", "HQ-063")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_closed_door_hides_and_an_open_one_does_not(edition: str) -> None:
    assert not visible(given(edition).door("A3-B3").state, at("A3"), at("B3"))
    assert visible(given(edition).door("A3-B3", open=True).state, at("A3"), at("B3"))
    assert not visible(given(edition).door("A3-B3", open=True, known=False).state, at("A3"), at("B3"))


@pytest.mark.rule("HQ-067")
@pytest.mark.parametrize(("corner_sight", "sees"), [("one-side-open", False), ("always-open", True)])
def test_between_two_walled_ways_round_a_corner_the_option_decides(corner_sight: str, sees: bool) -> None:
    board = given().state.tables.board
    walled = next(
        (square, int(square_at(square % int(WIDTH) + 1, square // int(WIDTH) + 1)))
        for square in range(int(SQUARES) - int(WIDTH))
        if square % WIDTH < WIDTH - 1
        and all(
            board.walls[edge]
            for corner in board.between(
                square, int(square_at(square % int(WIDTH) + 1, square // int(WIDTH) + 1))
            ).corners
            for edge in corner
        )
    )
    assert visible(given(corner_sight=corner_sight).state, *walled) == sees
