"""Is a board of Andor Junior one that can be played on? Each check yields what it finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from difflib import get_close_matches
from itertools import pairwise

from sagenwerk.content.junior_blocks import Board, Box
from sagenwerk.content.lines import Path
from sagenwerk.content.problems import Finding, shown

#: Kinds of fields that a board has exactly once, and those that it needs at least once.
EXACTLY_ONE = ["castle", "watchtower", "merchant", "bridge_house", "tree_of_songs"]
AT_LEAST_ONE = ["meadow", "mine", "well", "bush"]
GOR_NUMBERS = range(1, 8)

FIELDS: Path = ("board", "fields")


def check_board(box: Box) -> Iterator[Finding]:
    """Everything about fields and what connects them (R-034, R-045 to R-049, R-112)."""
    board = box.board
    yield from neighbours(board)
    yield from kinds(board)
    yield from gor_fields(board)
    yield from bridge(board)
    yield from footpath(board)
    yield from reach(board)


def found(path: Path, message: str, **args: str | int) -> Finding:
    return Finding((path,), message, args)


def unknown_field(board: Board, path: Path, name: str) -> Finding:
    """A field id that is not on the board, with the likeliest meant one."""
    near = next(iter(get_close_matches(name, board.fields, 1)), "none")
    return found(path, "content-unknown-field", name=shown(name), near=near)


def neighbours(board: Board) -> Iterator[Finding]:
    """White lines lead both ways, and none crosses the river (R-045, R-048)."""
    for name, place in board.fields.items():
        for number, other in enumerate(place.to):
            path = (*FIELDS, name, "to", number)
            if other == name:
                yield found(path, "content-own-neighbour", name=name)
            elif other not in board.fields:
                yield unknown_field(board, path, other)
            elif other in place.to[:number]:
                yield found(path, "content-neighbour-twice", name=name, other=other)
            elif name not in board.fields[other].to:
                yield found(path, "content-one-way", name=name, other=other)
            elif place.kind != "mine" and board.fields[other].kind == "mine":
                yield found(path, "content-over-the-river", name=name, other=other)


def kinds(board: Board) -> Iterator[Finding]:
    """Places that the rules need (R-033, R-034, R-080, R-082, R-136)."""
    have: Counter[str] = Counter(place.kind for place in board.fields.values())
    for kind in EXACTLY_ONE:
        if have[kind] > 1:
            *_, last = (name for name, place in board.fields.items() if place.kind == kind)
            yield found((*FIELDS, last, "kind"), "content-kind-twice", kind=kind, have=have[kind])
        elif not have[kind]:
            yield found(FIELDS, "content-kind-missing", kind=kind)
    for kind in AT_LEAST_ONE:
        if not have[kind]:
            yield found(FIELDS, "content-kind-missing", kind=kind)


def gor_fields(board: Board) -> Iterator[Finding]:
    """Gor fields carry the numbers 1 to 7, each once, and forest or mountain (R-036, R-085)."""
    numbers: dict[int, str] = {}
    for name, place in board.fields.items():
        path = (*FIELDS, name)
        if place.kind != "gor":
            if place.number or place.terrain:
                key = "number" if place.number else "terrain"
                yield found((*path, key), "content-not-a-gor-field", name=name, key=key)
            continue
        if not place.terrain:
            yield found(path, "content-gor-without-terrain", name=name)
        if not place.number:
            yield found(path, "content-gor-without-number", name=name)
        elif place.number in numbers:
            other = numbers[place.number]
            yield found((*path, "number"), "content-gor-number-twice", name=name, other=other, number=place.number)
        else:
            numbers[place.number] = name
    for number in GOR_NUMBERS:
        if number not in numbers:
            yield found(FIELDS, "content-gor-number-missing", number=number)


def bridge(board: Board) -> Iterator[Finding]:
    """The bridge leads from the guard's house into the mine (R-034, R-049)."""
    for key, name, kind in (("from", board.bridge.start, "bridge_house"), ("to", board.bridge.to, "mine")):
        path = ("board", "bridge", key)
        if name not in board.fields:
            yield unknown_field(board, path, name)
        elif board.fields[name].kind != kind:
            yield found(path, "content-bridge-end", name=name, kind=kind)


def footpath(board: Board) -> Iterator[Finding]:
    """Gor fields in falling order, each once, down to the Rietburg, drawn over neighbouring fields (R-112, A-30)."""
    starts: set[int] = set()
    reaches_castle = False
    for number, segment in enumerate(board.footpath):
        path = ("board", "footpath", number)
        names = [segment.start, *segment.through, segment.to]
        unknown = [name for name in names if name not in board.fields]
        for name in unknown:
            yield unknown_field(board, path, name)
        if unknown:
            continue
        for name, after in pairwise(names):
            if after not in board.fields[name].to and name not in board.fields[after].to:
                yield found(path, "content-footpath-jumps", name=name, other=after)
        start, end = board.fields[segment.start], board.fields[segment.to]
        if end.kind == "castle":
            reaches_castle = True
        if any(place.kind == "gor" and not place.number for place in (start, end)):
            continue  # said where its number is missing
        if not start.number or start.number - 1 != end.number or (start.number == 1) != (end.kind == "castle"):
            yield found(path, "content-footpath-order", name=segment.start, other=segment.to)
        elif start.number in starts:
            yield found(path, "content-footpath-twice", name=segment.start)
        starts.add(start.number)
    for name, place in board.fields.items():
        if place.number and place.number not in starts:
            yield found(("board", "footpath"), "content-footpath-gap", name=name, number=place.number)
    if not reaches_castle:
        yield found(("board", "footpath"), "content-footpath-misses-castle")


def reach(board: Board) -> Iterator[Finding]:
    """Every field can be walked to: west of the river from the castle, in the mine from the bridge."""
    lines: dict[str, set[str]] = {name: set() for name in board.fields}
    for name, place in board.fields.items():
        for other in place.to:
            if other in board.fields and (place.kind == "mine") == (board.fields[other].kind == "mine"):
                lines[name].add(other)
                lines[other].add(name)
    reached = {name for name, place in board.fields.items() if place.kind == "castle"}
    if not reached or board.bridge.to not in board.fields:
        return
    reached.add(board.bridge.to)
    waiting = list(reached)
    while waiting:
        for other in lines[waiting.pop()] - reached:
            reached.add(other)
            waiting.append(other)
    for name, place in board.fields.items():
        if name not in reached:
            start = "mine" if place.kind == "mine" else "castle"
            yield found((*FIELDS, name), "content-unreachable", name=name, start=start)
