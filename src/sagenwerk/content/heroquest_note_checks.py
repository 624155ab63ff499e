"""What is wrong with the notes, loads and goal of a quest: names that name nothing, keys that mean nothing there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from sagenwerk.content import heroquest_notes as words
from sagenwerk.content.heroquest_blocks import Box
from sagenwerk.content.heroquest_references import Sort, found, unknown
from sagenwerk.content.heroquest_tables import all_items
from sagenwerk.content.lines import Path
from sagenwerk.content.problems import Finding, shown

if TYPE_CHECKING:
    from sagenwerk.content.heroquest_quest import MapOfEdition

#: Keys that name places, and the moments at which each means something.
PLACES: Final = {
    "rooms": ["set-out", "hero-enters", "treasure-searched", "traps-searched"],
    "at": ["hero-steps-on"],
    "doors": ["door-opens", "door-passed"],
    "monsters": ["monster-falls"],
    "chests": ["chest-opened"],
    "kinds": ["kind-falls"],
}
#: Notes that wait for every hero have four bits each.
MOST_FOR_EVERYONE: Final = 15
#: Keys that name something, and what.
SORTS: Final[dict[str, Sort]] = {
    "monster": "figure",
    "chest": "furniture",
    "piece": "furniture",
    "furniture": "furniture",
    "door": "door",
    "item": "item",
    "armour": "item",
    "nobody_has": "item",
    "potion": "potion",
    "load": "load",
    "note": "note",
}
#: The same for lists.
LISTS: Final[dict[str, Sort]] = {
    "doors": "door",
    "monsters": "figure",
    "after_fall": "figure",
    "chests": "furniture",
    "loads": "load",
    "after_notes": "note",
}


class Known:
    """What a map has that its notes can name."""

    def __init__(self, box: Box, given: MapOfEdition, pieces: list[str]) -> None:
        doors = [*given.doors, *given.secret_doors, *given.hidden_doors, *given.false_doors, *given.portal_doors]
        self.names: dict[Sort, list[str]] = {
            "figure": [monster.at for monster in given.monsters],
            "furniture": pieces,
            "door": doors,
            "item": list(all_items(box)),
            "potion": list(box.potions),
            "load": [load.id for load in given.loads],
            "note": [note.id for note in given.notes],
        }
        self.waiting = [monster.at for monster in given.monsters if monster.waits]
        self.dormant = [monster.at for monster in given.monsters if monster.dormant]

    def missing(self, here: Path, sort: Sort, name: str) -> Iterator[Finding]:
        """A finding if nothing of this sort has this name."""
        if name not in self.names[sort]:
            yield unknown(here, sort, name, self.names[sort])


def check_notes(box: Box, given: MapOfEdition, above: Path, pieces: list[str]) -> Iterator[Finding]:
    """Everything that is wrong with notes, loads and goal of one map; ``pieces`` are the squares with furniture."""
    known = Known(box, given, pieces)
    seen: set[str] = set()
    for place, note in enumerate(given.notes):
        here: Path = (*above, "notes", place)
        if note.id in seen:
            yield found((*here, "id"), "content-listed-twice", key="notes", value=note.id)
        seen.add(note.id)
        yield from check_moment(known, note, here)
        for other, moment in enumerate(note.also):
            yield from check_moment(known, moment, (*here, "also", other))
        yield from check_names(known, note, here)
        throws = len([effect for effect in note.effects if isinstance(effect, words.DieThrown)])
        if throws > 1:
            # The die says what it does to whoever threw it: with two of them nobody could tell which is meant.
            yield found((*here, "effects"), "content-too-many", thing="throws", have=throws, most=1)
        for number, effect in enumerate(note.effects):
            yield from check_names(known, effect, (*here, "effects", number))
            yield from check_figure(known, effect, (*here, "effects", number))
    marks: set[str] = set()
    for place, text in enumerate(given.texts):
        if text.mark in marks:
            yield found((*above, "texts", place, "mark"), "content-listed-twice", key="texts", value=shown(text.mark))
        marks.add(text.mark)
    if len([note for note in given.notes if note.everyone]) > MOST_FOR_EVERYONE:
        yield found((*above, "notes"), "content-too-many", thing="everyone", have=len(seen), most=MOST_FOR_EVERYONE)
    for place, load in enumerate(given.loads):
        yield from check_names(known, load, (*above, "loads", place))
    if given.goal is None:
        yield found((*above, "goal"), "content-missing-key", key="goal")
        return
    yield from check_want(known, given.goal.want, (*above, "goal", "want"))
    if given.goal.ends_when is not None:
        yield from check_want(known, given.goal.ends_when, (*above, "goal", "ends-when"))
    for number, reward in enumerate(given.goal.rewards):
        yield from check_names(known, reward, (*above, "goal", "rewards", number))


def check_moment(known: Known, given: words.MomentOnMap, here: Path) -> Iterator[Finding]:
    """Places that are there, and mean something at this moment."""
    for key, moments in PLACES.items():
        if getattr(given, key) and given.on not in moments:
            yield found((*here, key), "content-note-place", key=key, on=given.on, moments=", ".join(moments))
    if not isinstance(given, words.NoteOnMap):
        yield from check_names(known, given, here)


def check_names(known: Known, given: Any, here: Path) -> Iterator[Finding]:
    """Everything that a part names is there."""
    for key, sort in SORTS.items():
        name = getattr(given, key, None)
        if isinstance(name, str) and not (key == "note" and not isinstance(given, words.NoteWanted)):
            yield from known.missing((*here, key.replace("_", "-")), sort, name)
    for key, sort in LISTS.items():
        for place, name in enumerate(getattr(given, key, [])):
            yield from known.missing((*here, key.replace("_", "-"), place), sort, name)


def check_figure(known: Known, effect: words.Effect, here: Path) -> Iterator[Finding]:
    """Only who waits can appear, only who is dormant can be woken."""
    if isinstance(effect, words.Comes) and effect.monster in known.names["figure"]:
        if effect.monster not in known.waiting:
            yield found((*here, "monster"), "content-note-figure", square=effect.monster, key="waits")
    if isinstance(effect, words.Woken) and effect.monster in known.names["figure"]:
        if effect.monster not in known.dormant:
            yield found((*here, "monster"), "content-note-figure", square=effect.monster, key="dormant")


def check_want(known: Known, want: words.Wanted, here: Path) -> Iterator[Finding]:
    """Everything that a goal names is there."""
    yield from check_names(known, want, here)
    if isinstance(want, (words.AllWanted, words.AnyWanted)):
        for place, one in enumerate(want.wants):
            yield from check_want(known, one, (*here, "wants", place))
