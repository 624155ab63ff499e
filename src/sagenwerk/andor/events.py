"""Lines of the chronicle. Rules make them only while somebody listens and never read them.

A line about a hero tells how his board stands afterwards, a line about a field what stands and lies there afterwards:
whoever hears all lines knows the table (``story``).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.andor.cargo import CARGO_NAMES, ITEM_NAMES, THING
from sagenwerk.andor.scenario import FOG_NAMES, HERO_NAMES, LETTER_NAMES
from sagenwerk.andor.state import FOG_KNOWN, FOG_UNKNOWN, WITH_CREATURE, WITH_HERO, Andor
from sagenwerk.kernel.contract import Event

#: Sides of a well, in the order of ``state.FULL``, EMPTY, GONE.
WELL_SIDES: Final = ["full", "empty", "gone"]


def happens(state: Andor, message: str, rule: str, said: dict[str, str | int]) -> None:
    """Something happens; ``said`` are the words for its sentence. An article is told with what the box has left."""
    said["day"] = state.day
    item = said.get("item", "")
    if item in ITEM_NAMES:
        said["supply"] = state.supply[ITEM_NAMES.index(str(item))]
    state.tell(Event(message, rule, said))


def hero_does(state: Andor, message: str, rule: str, hero: i64, said: dict[str, str | int]) -> None:
    """A hero does something or something is done to him; his board afterwards belongs to it."""
    him = state.heroes[hero]
    said["hero"] = HERO_NAMES[hero]
    said["at"] = state.board.field_names[him.field]
    said["strength"] = him.strength
    said["willpower"] = him.willpower
    said["hours"] = him.hours
    said["ended"] = 1 if him.day_ended else 0
    said["gold"] = him.gold
    said["farmers"] = him.farmers
    said["bag"] = him.bag
    well = state.board.well_at[him.field]
    if well >= 0:
        said["well-at"] = WELL_SIDES[state.wells[well]]
    happens(state, message, rule, said)


def field_changes(state: Andor, message: str, rule: str, field: i64, said: dict[str, str | int]) -> None:
    """Something comes to a field or leaves it; what is there afterwards belongs to it."""
    shows_field(state, field, said)
    happens(state, message, rule, said)


def shows_field(state: Andor, field: i64, said: dict[str, str | int]) -> None:
    """What stands and lies on a field, as words of a line."""
    said["field"] = state.board.field_names[field]
    said["creature-here"] = kind_at(state, field)
    said["carried-here"] = state.carried[field]
    said["pile-here"] = state.piles[field]
    said["gold-here"] = state.gold[field]
    said["farmers-here"] = state.farmers[field]
    said["rubble-here"] = state.rubble[field]
    said["fog-here"] = fog_at(state, field)
    well = state.board.well_at[field]
    if well >= 0:
        said["well-here"] = WELL_SIDES[state.wells[well]]


def kind_at(state: Andor, field: i64) -> str:
    """The kind of the creature on a field, empty for none."""
    creature = state.creatures[field]
    return state.board.creatures[creature - 1].name if creature else ""


def fog_at(state: Andor, field: i64) -> str:
    """``unknown``, the kind of an open fog token, or empty."""
    fog = state.fog[field]
    if fog == FOG_UNKNOWN:
        return "unknown"
    return FOG_NAMES[fog - FOG_KNOWN] if fog >= FOG_KNOWN else ""


def cargo_name(state: Andor, kind: i64) -> str:
    """Name of an article, of gold, farmers or a thing of the legend."""
    return state.board.things[kind - THING].name if kind >= THING else CARGO_NAMES[kind]


def hands_over(state: Andor, message: str, rule: str, hero: i64, other: i64, kind: i64) -> None:
    """Cargo goes from one hero to another: a line with both boards."""
    second = state.heroes[other]
    said: dict[str, str | int] = {
        "item": cargo_name(state, kind),
        "other": HERO_NAMES[other],
        "other-gold": second.gold,
        "other-farmers": second.farmers,
        "other-bag": second.bag,
    }
    if kind >= THING:
        said["thing-at"] = place_of(state, kind - THING)
    hero_does(state, message, rule, hero, said)


def picks_or_lays(state: Andor, message: str, rule: str, hero: i64, kind: i64) -> None:
    """Cargo goes from a field to a hero or back: a line with the board and what lies there."""
    said: dict[str, str | int] = {"item": cargo_name(state, kind)}
    shows_field(state, state.heroes[hero].field, said)
    if kind >= THING:
        said["thing-at"] = place_of(state, kind - THING)
    hero_does(state, message, rule, hero, said)


def place_of(state: Andor, thing: i64) -> str:
    """Where a thing of the legend is: a field, ``dwarf``, ``creature on 57``, or nowhere."""
    place = state.things[thing]
    if place >= WITH_CREATURE:
        return f"creature on {state.board.field_names[place - WITH_CREATURE]}"
    if place >= WITH_HERO:
        return HERO_NAMES[place - WITH_HERO]
    return state.board.field_names[place] if place >= 0 else ""


def letter(state: Andor) -> str:
    """Where the Narrator stands."""
    return LETTER_NAMES[state.narrator]
