"""Do the blocks of Die Legenden von Andor fit together? Legends are checked in ``andor_legend_checks``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import structs

from sagenwerk.andor.scenario import HERO_NAMES
from sagenwerk.content.andor_blocks import Box
from sagenwerk.content.andor_references import (
    found,
    known_names,
    references,
    rolled_places,
    slots,
    tables_in,
)
from sagenwerk.content.boxes import Check
from sagenwerk.content.lines import Path
from sagenwerk.content.problems import Finding

FIELDS: Final[Path] = ("board", "fields")
#: The day track has so many places for overtime.
MOST_OVERTIME: Final = 3
#: The cards of a pile are bits of one number.
MOST_BITS: Final = 62


def board(box: Box) -> Iterator[Finding]:
    """Neighbours on both sides, arrows to neighbours and on to the castle (AN-024, AN-119)."""
    fields = box.board.fields
    castle = fields.get(box.board.castle)
    castles = [name for name, place in fields.items() if place.terrain == "castle"]
    if castle is None or castles != [box.board.castle]:
        yield found(("board", "castle"), "content-andor-castle", name=box.board.castle)
    for name, place in fields.items():
        for number, other in enumerate(place.to):
            path = (*FIELDS, name, "to", number)
            if other == name:
                yield found(path, "content-andor-own-neighbour", name=name)
            elif other not in fields:
                yield found(path, "content-legend-field", number=other)
            elif name not in fields[other].to:
                yield found(path, "content-andor-one-way", name=name, other=other)
        if place.arrow is not None and place.arrow not in place.to:
            yield found((*FIELDS, name, "arrow"), "content-andor-arrow", name=name)
    yield from pairs(box)
    yield from astray(box)


def pairs(box: Box) -> Iterator[Finding]:
    """Bridges and the water run between fields of the board."""
    for number, bridge in enumerate(box.board.bridges):
        for key, name in (("from", bridge.start), ("to", bridge.to)):
            if name not in box.board.fields:
                yield found(("board", "bridges", number, key), "content-legend-field", number=name)
    for key, borders in (("river", box.board.river), ("branch", box.board.branch)):
        for number, border in enumerate(borders):
            for place, name in enumerate(border):
                if name not in box.board.fields:
                    yield found(("board", key, number, place), "content-legend-field", number=name)


def astray(box: Box) -> Iterator[Finding]:
    """Whoever follows the arrows comes to the castle."""
    fields = box.board.fields
    for name in fields:
        seen = [name]
        while (arrow := fields[seen[-1]].arrow if seen[-1] in fields else None) is not None and arrow not in seen:
            seen.append(arrow)
        if fields[name].arrow is not None and seen[-1] != box.board.castle:
            yield found((*FIELDS, name, "arrow"), "content-andor-arrow-astray", name=name)


def heroes(box: Box) -> Iterator[Finding]:
    """Every rank is a hero's own (AN-001), and a field to begin on."""
    taken: dict[int, str] = {}
    for name in HERO_NAMES:
        rank = getattr(box.heroes, name).rank
        path = ("heroes", name, "rank")
        if rank in taken:
            other = taken[rank]
            places = (path, ("heroes", other, "rank"))
            yield Finding(places, "content-andor-ranks", {"name": name, "other": other})
        elif str(rank) not in box.board.fields:
            yield found(path, "content-andor-no-ranks-field", name=name, number=rank)
        taken.setdefault(rank, name)


def tracks(box: Box) -> Iterator[Finding]:
    """Rows of dice begin with 1 and rise (AN-055)."""
    rows = box.tracks_of_heroes.rows
    if rows[0] != 1 or sorted(set(rows)) != rows:
        yield found(("tracks-of-heroes", "rows"), "content-andor-rows")


def day(box: Box) -> Iterator[Finding]:
    """Up to three hours of overtime (AN-043)."""
    free, most = box.day.free_hours, box.day.most_hours
    if not free < most <= free + MOST_OVERTIME:
        yield found(("day", "most-hours"), "content-andor-hours", free=free, most=most)


def black_die(box: Box) -> Iterator[Finding]:
    """Everything on the black die has an opposite face that is on it, too (AN-200)."""
    opposites = box.black_die_turned.opposites
    for value in sorted({*box.black_die.faces, *opposites.values()}):
        if str(value) not in opposites:
            yield found(("black-die-turned", "opposites"), "content-andor-opposite", value=value)


def fog(box: Box) -> Iterator[Finding]:
    """No more tokens than fog fields (AN-158)."""
    counts = structs.asdict(box.fog)
    have = sum(number for key, number in counts.items() if key not in ("source", "confidence", "note"))
    most = sum(place.fog for place in box.board.fields.values())
    if have > most:
        yield Finding((("fog",), ("board",)), "content-andor-fog-tokens", {"have": have, "most": most})


def events(box: Box) -> Iterator[Finding]:
    """Event cards name what is in the box only."""
    known = known_names(box, None, box.events)
    yield from references(box.board, known, box.events, ("events",))
    tables = list(tables_in(box.events, ("events",)))
    yield from slots(tables)
    yield from rolled_places(box.board, tables)
    taken: dict[str, str] = {}
    for name, event in box.events.items():
        for key, part in (("trigger", event.trigger), ("deal", event.deal)):
            if part is not None and taken.setdefault(f"{key} {part.id}", name) != name:
                yield found(("events", name, key, "id"), "content-legend-name-taken", name=part.id)
    for deck in ("golden", "silver", "secret-sea", "own"):
        cards = [name for name, event in box.events.items() if event.deck == deck]
        if len(cards) > MOST_BITS:
            path = ("events", cards[MOST_BITS])
            yield found(path, "content-too-many", thing=deck, have=len(cards), most=MOST_BITS)


def checks(shipped: Box) -> list[Check[Box]]:
    """All checks, each with the blocks that it reads."""
    return [
        (["board"], board),
        (["board", *[f"heroes.{name}" for name in HERO_NAMES]], heroes),
        (["tracks-of-heroes"], tracks),
        (["day"], day),
        (["black-die", "black-die-turned"], black_die),
        (["fog", "board"], fog),
        (["board", *[f"events.{name}" for name in shipped.events]], events),
    ]
