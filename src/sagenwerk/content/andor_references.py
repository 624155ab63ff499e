"""Does everything that a legend file names exist: fields, creatures, cards, slots, ...? And are its tables well formed?

Every table of the language is looked at, wherever it stands, with its place in the file.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final

from msgspec import Struct

from sagenwerk.andor.cargo import ITEM_NAMES
from sagenwerk.andor.scenario import FOG_NAMES, KIND_NAMES
from sagenwerk.content import andor_effects as language
from sagenwerk.content import andor_words as words
from sagenwerk.content.andor_blocks import Board, Box, Deal, Event, Trigger
from sagenwerk.content.andor_legend import (
    CardTrigger,
    CutPlace,
    Events,
    Legend,
    Start,
    Target,
    TokenPool,
)
from sagenwerk.content.andor_tables import table_of
from sagenwerk.content.lines import Path
from sagenwerk.content.problems import Finding, shown

#: What is placed and removed besides articles and what the legend itself names.
PLACED: Final = ["gold", "farmer", "fog", "well", "rubble", "merchant", "witch"]
#: The slot that holds the pips of a hero's die; nobody has to store it.
PIPS: Final = "pips"
#: Articles that have a name of their own: used sides are not placed by cards.
ARTICLES: Final = [
    item for item in ITEM_NAMES if not any(word in item for word in ("half-", "used-", "damaged-", "stone-"))
]

#: Keys that hold printed numbers of fields.
FIELDS: Final[dict[type, list[str]]] = {
    language.PlaceCreature: ["fields"],
    language.RemoveCreature: ["fields"],
    language.TurnInto: ["fields"],
    language.PlaceHero: ["at"],
    language.ByClass: ["dwarf", "warrior", "archer", "wizard"],
    language.PlaceToken: ["fields"],
    language.RemoveToken: ["fields"],
    language.TurnUp: ["fields"],
    language.SetUpFog: ["fields"],
    language.MarkField: ["fields"],
    language.UnmarkField: ["fields"],
    words.Filter: ["on"],
    words.Condition: ["on", "hero_on", "farmers_on", "rubble_on"],
    Trigger: ["on"],
    Deal: ["on"],
    CutPlace: ["between"],
}
#: Keys that name something of the legend, and what.
NAMES: Final[dict[type, dict[str, str]]] = {
    language.PlaceCreature: {"creature": "creature", "carries": "cargo"},
    language.RemoveCreature: {"creature": "creature"},
    language.MoveCreature: {"creature": "creature"},
    language.TurnInto: {"creature": "creature", "old": "creature"},
    language.PlaceToken: {"what": "what"},
    language.RemoveToken: {"what": "removed"},
    language.LayCard: {"card": "card"},
    language.ReadCard: {"card": "card"},
    language.Cut: {"cut": "cut"},
    language.Open: {"cut": "cut"},
    language.Watch: {"trigger": "trigger"},
    language.Unwatch: {"trigger": "trigger"},
    language.SetGoal: {"goal": "goal"},
    language.OpenDeal: {"deal": "deal"},
    language.CloseDeal: {"deal": "deal"},
    language.Draw: {"deck": "deck"},
    language.Shuffle: {"deck": "deck"},
    language.DealTasks: {"tasks": "tasks"},
    language.CheckTasks: {"tasks": "tasks"},
    words.Filter: {"carries": "cargo"},
    words.Condition: {
        "thing": "thing",
        "creature": "any-creature",
        "defeated": "any-creature",
        "ally": "ally",
        "cut": "cut",
        "goal": "goal",
    },
    words.Battle: {"creature": "creature"},
    Trigger: {"creature": "creature", "thing": "thing", "ally": "ally", "fog": "fog"},
    Start: {"card": "card"},
    CardTrigger: {"after": "card"},
    Target: {"ally": "ally", "thing": "thing"},
    Events: {"on_top": "event"},
}
#: Tables of which exactly one key is given.
ONE_OF: Final[dict[type, list[str]]] = {
    language.MoveNarrator: ["by", "to"],
    language.EndLetter: ["letter", "by"],
    language.RemoveCreature: ["fields", "creature"],
    language.PlaceHero: ["at", "fields"],
    CardTrigger: ["letter", "setup", "after", "put"],
    Events: ["deck", "cards"],
    Target: ["ally", "thing"],
    TokenPool: ["articles", "rubble"],
}
#: What a condition can be about, with the keys that say the same thing together.
ABOUT: Final = [
    "all",
    "any",
    "no",
    "heroes",
    "difficulty",
    "flag",
    "counter",
    "thing",
    "item",
    "creature",
    "defeated",
    "castle_defended",
    "free_shields",
    "farmers_saved",
    "farmers_outside",
    "farmers_on",
    "group_gold",
    "ally",
    "witch",
    "well",
    "rubble_on",
    "cut",
    "hero_on",
    "hero",
    "every_hero",
    "goal",
    "battle",
    "marked",
    "letters_left",
]


def found(path: Path, message: str, **args: str | int) -> Finding:
    return Finding((path,), message, args)


def tables_in(value: object, path: Path) -> Iterator[tuple[Path, Any]]:
    """Every table inside a value, with its place in the file."""
    if isinstance(value, Struct):
        yield path, value
        for name, key in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            yield from tables_in(getattr(value, name), (*path, key))
    elif isinstance(value, (list, tuple)):
        for number, one in enumerate(value):
            yield from tables_in(one, (*path, number))
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from tables_in(one, (*path, key))


def key_of(table: Struct, name: str) -> str:
    """How a file calls this attribute."""
    return table.__struct_encode_fields__[table.__struct_fields__.index(name)]


def known_names(box: Box, legend: Legend | None, events: dict[str, Event]) -> dict[str, list[str]]:
    """Everything that can be named, by sort; ``events`` are the event cards in play."""
    own = legend
    things = [thing.id for thing in own.thing] if own else []
    allies = [ally.id for ally in own.ally] if own else []
    creatures = [*KIND_NAMES, *[kind.id for kind in own.creature]] if own else list(KIND_NAMES)
    pools = [pool.id for pool in own.pool] if own else []
    triggers = [trigger.id for trigger in own.trigger] if own else []
    deals = [deal.id for deal in own.deal] if own else []
    return {
        "creature": creatures,
        "any-creature": [*creatures, "any"],
        "thing": things,
        "ally": allies,
        "cargo": [*ARTICLES, *things],
        "what": [*ARTICLES, *PLACED, *things, *allies, *pools],
        "removed": [*ARTICLES, *[one for one in PLACED if one != "witch"], *things, *allies],
        "card": [card.id for card in own.card] if own else [],
        "cut": [cut.id for cut in own.cut] if own else [],
        "goal": [goal.id for goal in own.goal] if own else [],
        "tasks": [pile.id for pile in own.tasks] if own else [],
        "deck": [deck.id for deck in own.deck] if own else [],
        "trigger": [*triggers, *[event.trigger.id for event in events.values() if event.trigger]],
        "deal": [*deals, *[event.deal.id for event in events.values() if event.deal]],
        "fog": list(FOG_NAMES),
        "event": list(events),
    }


def references(board: Board, known: dict[str, list[str]], given: object, above: Path) -> Iterator[Finding]:
    """Names and fields that do not exist, and tables that say nothing or too much."""
    for path, table in tables_in(given, above):
        kind = type(table)
        for name, sort in NAMES.get(kind, {}).items():
            value = getattr(table, name)
            if value is not None and value not in known[sort]:
                yield unknown((*path, key_of(table, name)), sort, value, known[sort])
        for name in FIELDS.get(kind, []):
            yield from fields_of(board, (*path, key_of(table, name)), getattr(table, name))
        if kind in ONE_OF:
            yield from one_of(path, table, ONE_OF[kind])
        if isinstance(table, words.Condition):
            yield from condition(path, table)
        elif isinstance(table, words.ValueTable):
            yield from number_table(path, table)


def unknown(path: Path, sort: str, name: str, known: list[str]) -> Finding:
    """A name that nothing has, with the likeliest meant one."""
    near = next(iter(get_close_matches(name, known, 1)), "none")
    return found(
        path, "content-legend-unknown", sort=sort, name=shown(name), near=near, known=", ".join(known[:30]) or "none"
    )


def fields_of(board: Board, path: Path, given: object) -> Iterator[Finding]:
    """Printed numbers that are not on the board."""
    numbers = given if isinstance(given, (list, tuple)) else [given]
    for place, number in enumerate(numbers):
        if isinstance(number, int) and not isinstance(number, bool) and str(number) not in board.fields:
            where = (*path, place) if isinstance(given, (list, tuple)) else path
            yield found(where, "content-legend-field", number=number)


def one_of(path: Path, table: Struct, names: list[str]) -> Iterator[Finding]:
    """Exactly one of several keys."""
    given = [key_of(table, name) for name in names if getattr(table, name) is not None]
    if len(given) != 1:
        keys = ", ".join(key_of(table, name) for name in names)
        yield found(path, "content-legend-one-of", keys=keys, have=len(given))


def condition(path: Path, table: words.Condition) -> Iterator[Finding]:
    """One key says what a condition is about."""
    given = [key_of(table, name) for name in ABOUT if getattr(table, name) is not None]
    if table.letter_from is not None or table.letter_to is not None:
        given.append("letter-from")
    if len(given) != 1:
        keys = ", ".join([*[key_of(table, name) for name in ABOUT], "letter-from", "letter-to"])
        yield found(path, "content-legend-condition", have=", ".join(given) or "none", keys=keys)
    needs_field = table.marked is not None or (table.within is not None and table.hero_on is None)
    if needs_field and table.on is None:
        yield found(path, "content-missing-key", key="on")


def number_table(path: Path, table: words.ValueTable) -> Iterator[Finding]:
    """A number by heroes, by difficulty, or out of a slot."""
    by_difficulty = table.normal is not None or table.easy is not None
    ways = [
        table.heroes is not None,
        by_difficulty,
        table.roll is not None,
        table.minus is not None,
        table.sum is not None,
    ]
    if sum(ways) != 1:
        yield found(path, "content-legend-value", have=sum(ways))
    for key, inner in (("normal", table.normal), ("easy", table.easy)):
        if isinstance(inner, words.ValueTable) and not is_static(inner):
            yield found((*path, key), "content-legend-value-roll")


def is_static(table: words.ValueTable) -> bool:
    """Whether a number is known before the game: by heroes or by difficulty."""
    return table.roll is None and table.minus is None and table.sum is None


def slots_written(tables: list[tuple[Path, Any]]) -> set[str]:
    """Slots that some effect stores something in."""
    written = {PIPS}
    for _, table in tables:
        if isinstance(table, language.Roll):
            written.add(table.store)
        elif isinstance(table, (language.SetSlot, language.AddToSlot)):
            written.add(table.slot)
    return written


def slots(tables: list[tuple[Path, Any]]) -> Iterator[Finding]:
    """Slots that are asked for, but in which nothing is ever stored."""
    written = slots_written(tables)
    for path, table in tables:
        read: list[tuple[str, str | None]] = []
        if isinstance(table, words.ValueTable):
            read = [("roll", table.roll), ("minus", table.minus)]
        elif isinstance(table, words.Rolled):
            read = [("roll", table.roll)]
        elif isinstance(table, words.Condition):
            read = [("flag", table.flag), ("counter", table.counter)]
        elif isinstance(table, Trigger):
            read = [("flag", table.flag)]
        for key, name in read:
            if name is not None and name not in written:
                yield unknown((*path, key), "slot", name, sorted(written - {PIPS}))


def rolled_places(board: Board, tables: list[tuple[Path, Any]]) -> Iterator[Finding]:
    """Rolls that name a field: every number that can come must be on the board."""
    wanted: dict[str, int] = {}
    for _, table in tables:
        if isinstance(table, words.Rolled):
            wanted[table.roll] = table.plus
    for path, table in tables:
        if isinstance(table, language.Roll) and table.store in wanted:
            numbers = table.table or [pips + table.plus for pips in range(1, 7)]
            for place, number in enumerate(numbers):
                if str(number + wanted[table.store]) not in board.fields:
                    where = (*path, "table", place) if table.table else path
                    yield found(where, "content-legend-field", number=number + wanted[table.store])


def kinds_of_creatures(legend: Legend) -> Iterator[Finding]:
    """Own creatures say what they hunt if they hunt, and how strong they are unless they mirror the heroes."""
    for number, kind in enumerate(legend.creature):
        path: Path = ("creature", number)
        if (kind.movement == "hunt") != (kind.hunts is not None):
            yield found(path, "content-legend-hunts", name=kind.id)
        if kind.strength is None and not kind.mirrors:
            yield found(path, "content-missing-key", key="strength")
        yield from static_number((*path, "strength"), kind.strength, 0, 99)
        yield from static_number((*path, "willpower"), kind.willpower, 1, 20)


def static_number(path: Path, value: int | words.ValueTable | None, least: int, most: int) -> Iterator[Finding]:
    """A number that is known before the game, such as a creature's strength: no roll; and not too low or high."""
    if isinstance(value, words.ValueTable) and not is_static(value):
        yield found(path, "content-legend-value-roll")
    elif value is not None:
        numbers = [table_of(value)[place] for place in (2, 3, 4, 7, 8, 9)]
        for number in numbers:
            if not least <= number <= most:
                yield found(path, "content-out-of-range", key=str(path[-1]), value=str(number), least=least, most=most)
                return
