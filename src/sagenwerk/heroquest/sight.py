"""Who sees whom: the exact straight line, walls, closed doors, figures (HQ-056, HQ-060 to HQ-067)."""

from __future__ import annotations

from mypy_extensions import i64

from sagenwerk.heroquest.board import CORRIDOR
from sagenwerk.heroquest.state import Quest


def edge_open(state: Quest, edge: i64) -> bool:
    """Whether nothing closes this edge: no wall, or an open door in it (HQ-031, HQ-063)."""
    door = state.quest.door_at[edge]
    if door >= 0 and state.door_known(door):
        return state.door_open(door)
    return not state.tables.board.walls[edge]


def blocks_sight(state: Quest, square: i64) -> bool:
    """Whether a blocked-square tile is there (HQ-056); furniture hides nobody (HQ-065)."""
    return (state.quest.blocked_at[square] and state.sees(square)) or square in state.fallen


def line_free(state: Quest, start: i64, to: i64, figures_hide: bool) -> bool:
    """Whether the straight line between two squares meets no wall, closed door, block and, if asked for, no figure.

    Touching a corner hides nothing if one of the two ways round it is open (HQ-064, HQ-067); with the option
    ``corner_sight = always-open`` it never does.
    """
    between = state.tables.board.between(start, to)
    for edge in between.edges:
        if not edge_open(state, edge):
            return False
    if not state.options.corners_open:
        for corner in between.corners:
            if not (
                (edge_open(state, corner[0]) and edge_open(state, corner[1]))
                or (edge_open(state, corner[2]) and edge_open(state, corner[3]))
            ):
                return False
    for square in between.squares:
        if blocks_sight(state, square) or (figures_hide and state.at[square]):
            return False
    return True


def visible(state: Quest, start: i64, to: i64) -> bool:
    """Whether a figure on one square sees one on the other, for spells and shots (HQ-060 to HQ-066; ruling H-1).

    In the European editions everything in the same room is seen, whatever stands between (HQ-061).
    """
    rooms = state.tables.board.rooms
    if state.edition.same_room_sees and rooms[start] == rooms[to] and rooms[start] != CORRIDOR:
        return True
    return line_free(state, start, to, state.edition.figures_hide)
