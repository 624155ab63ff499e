"""Ways through a map that was taken over: where nobody gets to what stands there, a secret door is proposed.

Files leave such things to their notes: portals, ladders, walls that fall. What lies where not even a door could lead is
left out, and empty squares that nobody gets to are not used.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sagenwerk.content.heroquest_box import SHELF
from sagenwerk.content.heroquest_map import footprint
from sagenwerk.content.heroquest_map_checks import BLOCKED, FIGURE, FURNITURE, MapCheck
from sagenwerk.content.heroquest_quest import FurnitureOnMap, MapOfEdition
from sagenwerk.content.heroquest_tables import square_of
from sagenwerk.content.heroscribe_counts import printed
from sagenwerk.content.heroscribe_found import COLUMNS
from sagenwerk.content.heroscribe_map import Tally
from sagenwerk.heroquest.board import square_name
from sagenwerk.locales import sentence

#: Secret doors that are proposed before a map is given up.
MOST_PROPOSED: Final = 24
#: Where more than one monster in so many could not be got to, too little of the quest would be left: it stays whole.
WORTH_PLAYING: Final = 4
#: What somebody must be able to get to.
MATTERS: Final = (FIGURE, FURNITURE)


def with_ways(given: dict[str, Any], tally: Tally) -> dict[str, Any]:
    """The map with ways to everything that stands on it. One without room for a start is given back as it is."""
    made = dict(given)
    for _ in range(MOST_PROPOSED):
        checked = looked_at(made)
        if checked is None:
            return made
        door = likely_door(checked)
        if door is None:
            return without(made, checked, tally)
        made["secret-doors"] = [*made["secret-doors"], door]
        said = sentence("en", "import-secret-door", {"places": door})
        made["confidence"] = "proposed"
        made["note"] = f"{made.get('note', '')} {said}".strip()[:400]
        tally.tell("import-secret-door", door)
    return made


def looked_at(given: dict[str, Any]) -> MapCheck | None:
    """The map with all that fills its squares; None if it has not the shape of one, or nobody begins."""
    try:
        known = msgspec.convert(given, MapOfEdition)
    except msgspec.ValidationError:
        return None
    if not known.start and not known.own_start:
        return None
    checked = MapCheck(SHELF.shipped.box, printed(), known, (), False)
    for _ in checked.findings():
        pass
    return checked


def far(checked: MapCheck) -> set[int]:
    """Squares to which somebody should get but does not: with figures or stairs round furniture, others at all."""
    stairs = {square_of(name) for name in checked.map.stairs}
    used = {square for square, used in enumerate(checked.used) if used}
    not_at_all = {square for square in used - checked.walk(False) if checked.filled.get(square) in MATTERS}
    round_furniture = used - checked.walk(True)
    return not_at_all | {one for one in round_furniture if checked.filled.get(one) == FIGURE or one in stairs}


def likely_door(checked: MapCheck) -> str | None:
    """The edge of a wall through which most of what is far comes within reach; None if there is none."""
    wanted = far(checked)
    if not wanted:
        return None
    reached = checked.walk(True)
    best: tuple[int, str] | None = None
    seen: dict[int, int] = {}
    for square in sorted(reached):
        if checked.filled.get(square) in (BLOCKED, FURNITURE):
            continue
        for direction in range(4):
            other = printed().beside[4 * square + direction]
            if other < 0 or not checked.used[other] or other in reached or not printed().walls[4 * square + direction]:
                continue
            if checked.filled.get(other) in (BLOCKED, FURNITURE):
                continue
            if other not in seen:
                part = checked.flood({other}, True)
                seen |= dict.fromkeys(part, len(part & wanted))
            first, second = min(square, other), max(square, other)
            if seen[other] and (best is None or seen[other] > best[0]):
                best = (seen[other], f"{square_name(first)}-{square_name(second)}")
    return best[1] if best else None


def without(given: dict[str, Any], checked: MapCheck, tally: Tally) -> dict[str, Any]:
    """The map without what nobody can get to: pieces become texts for the game master, squares are not used."""
    gone = {square_name(square) for square in far(checked)}
    reached = checked.walk(False)
    rock = {
        square_name(square)
        for square, used in enumerate(checked.used)
        if used and square not in reached and not lone_block(checked, square)
    }
    if not gone and not rock:
        return given
    kept = dict(given)
    kept["monsters"] = [one for one in given["monsters"] if one["at"] not in gone]
    kept["furniture"] = [one for one in given["furniture"] if not gone & places(one)]
    if (len(given["monsters"]) - len(kept["monsters"])) * WORTH_PLAYING > len(given["monsters"]):
        return given
    left = [one for key in ("monsters", "furniture") for one in given[key] if one not in kept[key]]
    for one in left:
        name = str(one.get("piece", one["kind"]))
        tally.tell("import-enclosed", one["at"], piece=name)
        words = {language: f"{name}: {sentence(language, 'import-piece-text', {})}" for language in ("de", "en")}
        kept["texts"] = [*kept["texts"], {"mark": f"{name} {one['at']}", "at": [one["at"]], **words}]
    for name in sorted(rock, key=square_of):
        tally.tell("import-cut-off", name)
    kept["unused"] = [
        "".join("#" if square_name(row * COLUMNS + column) in rock else mark for column, mark in enumerate(line))
        for row, line in enumerate(given["unused"])
    ]
    for key in ("doors", "secret-doors"):
        kept[key] = [door for door in given[key] if not rock & set(door.split("-"))]
    false = [*given["false-doors"], *[door for door in given["doors"] if door not in kept["doors"]]]
    used = {square_name(square) for square, used in enumerate(checked.used) if used} - rock
    kept["false-doors"] = [door for door in false if used & set(door.split("-"))]
    kept["blocked"] = [name for name in given["blocked"] if name not in rock]
    kept["blocked-double"] = [pair for pair in given["blocked-double"] if not rock & set(pair)]
    kept["traps"] = [trap for trap in given["traps"] if trap["at"] not in rock]
    kept["stairs"] = [name for name in given["stairs"] if name not in rock | gone]
    chests = {place for one in kept["furniture"] for place in places(one)}
    kept["notes"] = [note for note in given["notes"] if chests.issuperset(note["chests"])]
    return kept


def lone_block(checked: MapCheck, square: int) -> bool:
    """Whether the square is blocked, and only blocked ones lie behind: that is nobody's way."""
    return all(checked.filled.get(one) == BLOCKED for one in checked.flood({square}, False))


def places(piece: dict[str, Any]) -> set[str]:
    """The squares of a piece of furniture; that of its corner for one of a new kind."""
    if piece["kind"] not in SHELF.shipped.box.furniture:
        return {piece["at"]}
    known = msgspec.convert(piece, FurnitureOnMap)
    return {square_name(square) for square in footprint(SHELF.shipped.box, known) if square >= 0}
