"""Lines of the chronicle. Rules make them only while somebody listens and never read them."""

from __future__ import annotations

from mypy_extensions import i64

from sagenwerk.junior.scenario import HERO_NAMES, ITEM_NAMES, TASK_NAMES, TILE_NAMES
from sagenwerk.junior.state import Junior
from sagenwerk.kernel.contract import Event


def happens(state: Junior, message: str, rule: str) -> None:
    """Something that needs no further words."""
    state.tell(Event(message, rule, {"day": state.day}))


def hero_does(state: Junior, message: str, rule: str, hero: i64) -> None:
    """A hero does something on the field where he stands; his sun discs afterwards belong to it."""
    him = state.heroes[hero]
    state.tell(
        Event(
            message,
            rule,
            {
                "day": state.day,
                "hero": HERO_NAMES[hero],
                "field": state.board.field_names[him.field],
                "suns": him.suns,
                "ready": him.ready,
            },
        )
    )


def item_moves(state: Junior, message: str, rule: str, hero: i64, item: i64, other: i64) -> None:
    """A thing goes from or to a hero; ``other`` is a second hero or -1."""
    arguments: dict[str, str | int] = {
        "day": state.day,
        "hero": HERO_NAMES[hero],
        "item": ITEM_NAMES[item],
        "field": state.board.field_names[state.heroes[hero].field],
    }
    if other >= 0:
        arguments["other"] = HERO_NAMES[other]
    state.tell(Event(message, rule, arguments))


def tile_shows(state: Junior, message: str, rule: str, field: i64, kind: i64, hero: i64) -> None:
    """A face-down tile on a field turns out to be this."""
    state.tell(
        Event(
            message,
            rule,
            {
                "day": state.day,
                "hero": HERO_NAMES[hero],
                "field": state.board.field_names[field],
                "tile": TILE_NAMES[kind],
            },
        )
    )


def at_place(state: Junior, message: str, rule: str, field: i64, number: i64) -> None:
    """Something happens on a field; ``number`` counts or names it."""
    state.tell(Event(message, rule, {"day": state.day, "field": state.board.field_names[field], "number": number}))


def between(state: Junior, message: str, rule: str, start: i64, to: i64) -> None:
    """A Gor goes from one field to another."""
    names = state.board.field_names
    state.tell(Event(message, rule, {"day": state.day, "from": names[start], "to": names[to]}))


def dice_fall(state: Junior, rule: str, hero: i64, swords: i64, torches: i64, lightnings: i64, blanks: i64) -> None:
    """A hero throws all own dice."""
    state.tell(
        Event(
            "event-throw",
            rule,
            {
                "day": state.day,
                "hero": HERO_NAMES[hero],
                "swords": swords,
                "torches": torches,
                "lightnings": lightnings,
                "blanks": blanks,
            },
        )
    )


def counted(state: Junior, message: str, rule: str, count: i64, left: i64) -> None:
    """Something moves or is counted: by how many, and how many are left."""
    state.tell(Event(message, rule, {"day": state.day, "count": count, "left": left}))


def task_turns(state: Junior, message: str, rule: str, task: i64, count: i64) -> None:
    """A task card lies out, gets on or turns green; ``count`` is how far it is."""
    state.tell(Event(message, rule, {"day": state.day, "task": TASK_NAMES[task], "count": count}))
