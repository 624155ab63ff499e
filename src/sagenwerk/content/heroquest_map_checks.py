"""Does a quest's map fit the board, and can heroes play it (HQ-006, HQ-007, HQ-031, HQ-040, HQ-052)?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import structs

from sagenwerk.content.heroquest_blocks import Box
from sagenwerk.content.heroquest_map import edge_of, footprint
from sagenwerk.content.heroquest_note_checks import check_notes
from sagenwerk.content.heroquest_quest import MapOfEdition, MonsterOnMap, QuestFile
from sagenwerk.content.heroquest_references import found, unknown
from sagenwerk.content.heroquest_tables import all_items, board_of, square_of
from sagenwerk.content.lines import Path
from sagenwerk.content.problems import Finding, shown
from sagenwerk.heroquest.board import EAST, SOUTH, SQUARES, WIDTH, Board, direction_of, square_name
from sagenwerk.heroquest.scenario import HERO_NAMES

#: Doors are kept as bits.
MOST_DOORS: Final = 60
#: Lists of doors, and whether both sides must be in use.
DOOR_LISTS: Final = {
    "doors": True,
    "secret_doors": True,
    "hidden_doors": True,
    "false_doors": False,
    "portal_doors": False,
}
#: What stands on a square, for messages.
BLOCKED, FURNITURE, FIGURE, STAIRS = "blocked", "furniture", "figure", "stairs"


def check_quest(box: Box, quest: QuestFile) -> Iterator[Finding]:
    """Everything that is wrong with the maps of a quest; while it says itself why it cannot be played, only that."""
    board = board_of(box)
    for number, reason in enumerate(quest.not_playable):
        yield found(("not-playable", number), "content-quest-not-playable", de=reason.de, en=reason.en)
    if quest.not_playable:
        return
    yield from MapCheck(box, board, quest.maps.eu, ("map", "eu"), True).findings()
    if quest.maps.us is not None:
        yield from MapCheck(box, board, quest.maps.us, ("map", "us"), False).findings()


class MapCheck:
    """One examination of a map; ``needs_arrows``: falling blocks say where they land (HQ-141)."""

    def __init__(self, box: Box, board: Board, given: MapOfEdition, place: Path, needs_arrows: bool) -> None:
        self.box = box
        self.board = board
        self.map = given
        self.place = place
        self.needs_arrows = needs_arrows
        self.used = [letter == "." for row in given.unused for letter in row]
        #: By square: what fills it so that nothing else may.
        self.filled: dict[int, str] = {}
        #: Squares with furniture, by name.
        self.pieces: list[str] = []

    def findings(self) -> Iterator[Finding]:
        """Everything that is wrong with this map."""
        yield from self.doors()
        yield from self.blocked()
        yield from self.furniture()
        yield from self.figures()
        yield from self.names()
        yield from self.traps()
        yield from self.stairs_and_start()
        yield from check_notes(self.box, self.map, self.place, self.pieces)
        if self.map.start or self.map.own_start:
            yield from self.unreachable()

    def on_map(self, place: Path, name: str) -> Iterator[Finding]:
        """The square is in use."""
        if not self.used[square_of(name)]:
            yield found(place, "content-quest-not-used", square=name)

    def fills(self, place: Path, square: int, what: str) -> Iterator[Finding]:
        """One thing on a square."""
        if square in self.filled:
            name = square_name(square)
            yield found(place, "content-quest-two-on-square", square=name, first=self.filled[square], second=what)
        else:
            self.filled[square] = what

    def doors(self) -> Iterator[Finding]:
        """Doors lie on walls, one on each edge, and lead somewhere (HQ-040)."""
        known: set[str] = set()
        count = 0
        for key, both in DOOR_LISTS.items():
            for number, name in enumerate(getattr(self.map, key)):
                place = (*self.place, key.replace("_", "-"), number)
                count += 1
                if count == MOST_DOORS + 1:
                    yield found(place, "content-too-many", thing="door", have=count, most=MOST_DOORS)
                if name in known:
                    yield found(place, "content-quest-door-twice", door=name)
                known.add(name)
                yield from self.door(place, name, both)

    def door(self, place: Path, name: str, both: bool) -> Iterator[Finding]:
        """One door."""
        first, second = edge_of(name)
        if direction_of(first, second) not in (EAST, SOUTH):
            turned = direction_of(second, first) in (EAST, SOUTH)
            right = f"{square_name(second)}-{square_name(first)}" if turned else "none"
            yield found(place, "content-quest-door-apart", door=name, right=right)
        elif self.board.rooms[first] == self.board.rooms[second]:
            yield found(place, "content-quest-door-no-wall", door=name)
        else:
            sides = [square for square in (first, second) if self.used[square]]
            if not sides or (both and len(sides) < 2):
                other = second if self.used[first] else first
                yield found(place, "content-quest-door-nowhere", door=name, square=square_name(other))

    def blocked(self) -> Iterator[Finding]:
        """Tiles of blocked squares (HQ-056)."""
        for number, name in enumerate(self.map.blocked):
            place = (*self.place, "blocked", number)
            yield from self.on_map(place, name)
            yield from self.fills(place, square_of(name), BLOCKED)
        for number, pair in enumerate(self.map.blocked_double):
            place = (*self.place, "blocked-double", number)
            if direction_of(square_of(pair[0]), square_of(pair[1])) < 0:
                yield found(place, "content-quest-double-apart", first=pair[0], second=pair[1])
            for name in pair:
                yield from self.on_map(place, name)
                yield from self.fills(place, square_of(name), BLOCKED)

    def furniture(self) -> Iterator[Finding]:
        """Furniture stands in one room, on squares of its own (HQ-031); so it does where a note moves it."""
        for number, piece in enumerate(self.map.furniture):
            place = (*self.place, "furniture", number)
            if piece.turned % 90:
                yield found((*place, "turned"), "content-quest-turned", turned=piece.turned)
            elif piece.kind not in self.box.furniture:
                yield unknown((*place, "kind"), "furniture", piece.kind, list(self.box.furniture))
            else:
                squares = footprint(self.box, piece)
                if self.fits(squares):
                    self.pieces.extend(square_name(square) for square in squares)
                    for square in squares:
                        yield from self.fills((*place, "at"), square, FURNITURE)
                else:
                    yield found((*place, "at"), "content-quest-does-not-fit", kind=piece.kind, square=piece.at)
                if piece.moves_to is not None:
                    moved = structs.replace(piece, at=piece.moves_to)
                    if not self.fits(footprint(self.box, moved)):
                        to = piece.moves_to
                        yield found((*place, "moves-to"), "content-quest-does-not-fit", kind=piece.kind, square=to)

    def fits(self, squares: list[int]) -> bool:
        """Whether a piece stands on squares in use of one room."""
        rooms = {self.board.rooms[square] if square >= 0 else -1 for square in squares}
        return len(rooms) == 1 and all(square >= 0 and self.used[square] for square in squares)

    def figures(self) -> Iterator[Finding]:
        """Figures stand on free squares of the map; those that come later may come where others stand (HQ-052)."""
        for number, monster in enumerate(self.map.monsters):
            place = (*self.place, "monsters", number)
            yield from self.on_map((*place, "at"), monster.at)
            if monster.waits:
                if self.filled.get(square_of(monster.at), FIGURE) != FIGURE:
                    yield from self.fills((*place, "at"), square_of(monster.at), FIGURE)
            else:
                yield from self.fills((*place, "at"), square_of(monster.at), FIGURE)
            if monster.only_weapon is not None and monster.only_weapon not in all_items(self.box):
                yield unknown((*place, "only-weapon"), "item", monster.only_weapon, list(all_items(self.box)))
            if monster.escape_to is not None:
                yield from self.on_map((*place, "escape-to"), monster.escape_to)
                if self.filled.get(square_of(monster.escape_to)) in (BLOCKED, FURNITURE):
                    yield from self.fills((*place, "escape-to"), square_of(monster.escape_to), FIGURE)

    def names(self) -> Iterator[Finding]:
        """A figure that differs from its card has a name of its own, by which everybody can tell it from others."""
        numbers: dict[str, MonsterOnMap] = {}
        for number, monster in enumerate(self.map.monsters):
            place = (*self.place, "monsters", number)
            own = monster.numbers()
            if own == MonsterOnMap(kind=monster.kind, at="A1"):
                continue
            if monster.name is None:
                yield found(place, "content-quest-no-name", square=monster.at)
            elif monster.name.en in self.box.monsters or numbers.setdefault(monster.name.en, own) != own:
                yield found((*place, "name"), "content-quest-name-twice", name=shown(monster.name.en))

    def traps(self) -> Iterator[Finding]:
        """Traps lie where somebody can step, one on a square; falling blocks land beside it (HQ-138, HQ-141)."""
        trapped: set[int] = set()
        for number, trap in enumerate(self.map.traps):
            place = (*self.place, "traps", number)
            square = square_of(trap.at)
            yield from self.on_map((*place, "at"), trap.at)
            what = "trap" if square in trapped else self.filled.get(square, FIGURE)
            if what != FIGURE or trap.at in self.map.stairs:
                first = what if what != FIGURE else STAIRS
                yield found((*place, "at"), "content-quest-two-on-square", square=trap.at, first=first, second="trap")
            trapped.add(square)
            if trap.lands_on is None:
                if trap.kind == "falling-block" and self.needs_arrows:
                    yield found(place, "content-quest-no-arrow", square=trap.at)
            elif trap.kind != "falling-block" or direction_of(square, square_of(trap.lands_on)) < 0:
                yield found((*place, "lands-on"), "content-quest-arrow", square=trap.at, to=trap.lands_on)
            else:
                yield from self.on_map((*place, "lands-on"), trap.lands_on)

    def stairs_and_start(self) -> Iterator[Finding]:
        """Where heroes begin and leave: free squares, enough for four (HQ-007)."""
        for number, name in enumerate(self.map.stairs):
            yield from self.stands_on((*self.place, "stairs", number), name, STAIRS)
        for number, name in enumerate(self.map.start):
            yield from self.stands_on((*self.place, "start", number), name, "start")
            if name in self.map.start[:number]:
                yield found((*self.place, "start", number), "content-listed-twice", key="start", value=name)
        for hero, name in self.map.own_start.items():
            yield from self.stands_on((*self.place, "own-start", hero), name, "start")
        need = len(HERO_NAMES) - len(self.map.own_start)
        if len(self.map.start) < need:
            yield found((*self.place, "start"), "content-quest-no-start", have=len(self.map.start), need=need)

    def stands_on(self, place: Path, name: str, what: str) -> Iterator[Finding]:
        """A square that heroes must be able to stand on."""
        yield from self.on_map(place, name)
        filled = self.filled.get(square_of(name))
        if filled is not None and (filled != FIGURE or what != STAIRS):
            yield found(place, "content-quest-two-on-square", square=name, first=filled, second=what)

    def unreachable(self) -> Iterator[Finding]:
        """Every square in use can be walked to, or furniture stands before it; figures and stairs can be walked to.

        Blocked squares behind blocked squares are nobody's way. Portals bring heroes to every room that has one
        (quest 10); false doors lead nowhere (quest 12).
        """
        around = self.walk(False)
        reached = set(around)
        for square in range(int(SQUARES)):
            if self.used[square] and square not in reached:
                part = self.flood({square}, False)
                reached |= part
                if all(self.filled.get(one) == BLOCKED for one in part):
                    continue
                args: dict[str, str | int] = {"square": square_name(square), "count": len(part)}
                yield found((*self.place, "unused", square // int(WIDTH)), "content-quest-unreachable", **args)
        for square in sorted(around - self.walk(True)):
            if self.filled.get(square) == FIGURE or square_name(square) in self.map.stairs:
                place = (*self.place, "unused", square // int(WIDTH))
                yield found(place, "content-quest-unreachable", square=square_name(square), count=1)

    def walk(self, round_furniture: bool) -> set[int]:
        """All squares that heroes can get to from their start and through portals."""
        begin = {square_of(name) for name in [*self.map.start, *self.map.own_start.values()]}
        for name in self.map.portal_doors:
            begin.update(square for square in edge_of(name) if self.used[square])
        return self.flood(begin, round_furniture)

    def flood(self, begin: set[int], round_furniture: bool) -> set[int]:
        """Squares in use that are connected with these; furniture bars the way only where it must be walked round."""
        doors = {name for key in ("doors", "secret_doors", "hidden_doors") for name in getattr(self.map, key)}
        edges = {edge_of(name) for name in doors}
        reached = set(begin)
        waiting = list(begin)
        while waiting:
            square = waiting.pop()
            filled = self.filled.get(square)
            if filled == BLOCKED or (filled == FURNITURE and round_furniture):
                continue
            for direction in range(4):
                other = self.board.beside[4 * square + direction]
                if other < 0 or not self.used[other] or other in reached:
                    continue
                edge = (min(square, other), max(square, other))
                if not self.board.walls[4 * square + direction] or edge in edges:
                    reached.add(other)
                    waiting.append(other)
        return reached
