"""From a quest file to the maps that the game master has: one for each edition (HQ-004, HQ-052)."""

from __future__ import annotations

import msgspec
from msgspec import structs

from sagenwerk.content.heroquest_blocks import Box
from sagenwerk.content.heroquest_note_build import Maker
from sagenwerk.content.heroquest_quest import FurnitureOnMap, MapOfEdition, MonsterOnMap, QuestFile
from sagenwerk.content.heroquest_tables import spell_numbers, square_of
from sagenwerk.heroquest.board import EAST, SOUTH, SQUARES, WIDTH, direction_of
from sagenwerk.heroquest.scenario import (
    EDITION_NAMES,
    ELEMENT_NAMES,
    HERO_NAMES,
    TRAP_NAMES,
    US,
    Door,
    Edition,
    Furniture,
    MonsterKind,
    Placed,
    QuestMap,
    QuestScenario,
    Trap,
)


def maps_of(scenario: QuestScenario, box: Box, quest: QuestFile) -> list[QuestMap]:
    """The quest's map for each edition by number."""
    return [
        map_of(scenario, box, quest, map_for(quest, number), scenario.editions[number])
        for number in range(len(EDITION_NAMES))
    ]


def map_for(quest: QuestFile, edition: int) -> MapOfEdition:
    """The map of the file that an edition is played on."""
    return quest.maps.us if edition == US and quest.maps.us is not None else quest.maps.eu


def map_of(scenario: QuestScenario, box: Box, quest: QuestFile, given: MapOfEdition, edition: Edition) -> QuestMap:
    """One map with the tables by square."""
    made = QuestMap(quest.quest.id)
    made.number = quest.quest.number
    made.used = [letter == "." for row in given.unused for letter in row]
    made.start = [square_of(name) for name in given.start]
    for hero, name in given.own_start.items():
        made.own_start[HERO_NAMES.index(hero)] = square_of(name)
    made.stairs = [square_of(name) for name in given.stairs]
    made.blocked = blocked_squares(given)
    made.doors = doors_of(given)
    made.kinds = list(edition.kinds)
    fill_monsters(scenario, made, given)
    made.furniture = [furniture_of(box, piece) for piece in given.furniture]
    for trap in given.traps:
        lands_on = -1 if trap.lands_on is None else square_of(trap.lands_on)
        made.traps.append(Trap(TRAP_NAMES.index(trap.kind), square_of(trap.at), lands_on))
    if given.wandering is not None:
        made.wandering = [kind.name for kind in edition.kinds].index(given.wandering)
    for element in given.no_elements:
        made.no_elements += 1 << ELEMENT_NAMES.index(element)
    made.bare_heroes = given.bare_heroes
    made.treasure_cards = edition.name not in given.no_treasure_cards
    look_up(made)
    Maker(scenario, box, made).fill(given.notes, given.loads, given.goal)
    return made


def blocked_squares(given: MapOfEdition) -> list[int]:
    """Squares of single and double tiles, in the order of the file."""
    double = [square for pair in given.blocked_double for square in pair]
    return [square_of(name) for name in [*given.blocked, *double]]


def edge_of(name: str) -> tuple[int, int]:
    """The two squares of a door."""
    first, second = name.split("-")
    return square_of(first), square_of(second)


def doors_of(given: MapOfEdition) -> list[Door]:
    """Doors, secret and hidden ones, false ones, portals."""
    doors = [Door(*edge_of(name), False, False) for name in given.doors]
    doors.extend(Door(*edge_of(name), True, False) for name in [*given.secret_doors, *given.hidden_doors])
    for door in doors[len(doors) - len(given.hidden_doors) :]:
        door.by_note = True
    doors.extend(Door(*edge_of(name), False, True) for name in given.false_doors)
    doors.extend(Door(*edge_of(name), False, False) for name in given.portal_doors)
    for door in doors[len(doors) - len(given.portal_doors) :]:
        door.portal = True
    return doors


def fill_monsters(scenario: QuestScenario, made: QuestMap, given: MapOfEdition) -> None:
    """The figures of the map; those that differ from their card get a kind of their own (HQ-075, HQ-103)."""
    kinds = {str(kind.name): number for number, kind in enumerate(made.kinds)}
    own: dict[bytes, int] = {}
    for monster in given.monsters:
        numbers = monster.numbers()
        number = kinds[monster.kind]
        if numbers != MonsterOnMap(kind=monster.kind, at="A1"):
            key = msgspec.json.encode(numbers)
            number = own.setdefault(key, len(made.kinds))
            if number == len(made.kinds):
                made.kinds.append(own_kind(scenario, made.kinds[kinds[monster.kind]], monster))
        figure = Placed(number, square_of(monster.at))
        figure.target = monster.target
        figure.waits = monster.waits
        figure.dormant = monster.dormant
        made.monsters.append(figure)


def own_kind(scenario: QuestScenario, printed: MonsterKind, monster: MonsterOnMap) -> MonsterKind:
    """The printed numbers with those that the map names in their place; the check has seen to its name."""
    assert monster.name is not None
    kind = MonsterKind(monster.name.en, printed.figure)
    kind.names = {"de": monster.name.de, "en": monster.name.en}
    kind.confidence = monster.confidence
    kind.group = printed.group
    kind.move = printed.move if monster.move is None else monster.move
    kind.attack = printed.attack if monster.attack is None else monster.attack
    kind.defend = printed.defend if monster.defend is None else monster.defend
    kind.body = printed.body if monster.body is None else monster.body
    kind.mind = printed.mind if monster.mind is None else monster.mind
    kind.diagonal = monster.diagonal
    kind.spells = spell_numbers([str(spell) for spell in monster.spells])
    kind.immune_to_spells = monster.immune_to_spells
    kind.immune_to_fire = monster.immune_to_fire
    kind.only_weapon = -1 if monster.only_weapon is None else scenario.item_names.index(monster.only_weapon)
    kind.ally = monster.ally
    kind.escape_to = -1 if monster.escape_to is None else square_of(monster.escape_to)
    return kind


def footprint(box: Box, piece: FurnitureOnMap) -> list[int]:
    """The squares that a piece of furniture fills; some may lie beyond the edge, as -1."""
    kind = box.furniture[piece.kind]
    width, height = (kind.height, kind.width) if piece.turned in (90, 270) else (kind.width, kind.height)
    at = square_of(piece.at)
    left, top = at % int(WIDTH), at // int(WIDTH)
    squares = []
    for row in range(top, top + height):
        for column in range(left, left + width):
            inside = column < WIDTH and row * WIDTH + column < SQUARES
            squares.append(row * int(WIDTH) + column if inside else -1)
    return squares


def furniture_of(box: Box, piece: FurnitureOnMap) -> Furniture:
    """A piece of furniture on its squares (HQ-031, HQ-122, HQ-143)."""
    made = Furniture(piece.kind, footprint(box, piece), piece.turned)
    made.chest = box.furniture[piece.kind].chest
    made.trapped = piece.trapped
    if piece.moves_to is not None:
        made.moves_to = footprint(box, structs.replace(piece, at=piece.moves_to))
    return made


def look_up(made: QuestMap) -> None:
    """Fill the tables by square."""
    squares = int(SQUARES)
    made.furniture_at = [-1] * squares
    made.trap_at = [-1] * squares
    made.placed_at = [-1] * squares
    made.blocked_at = [False] * squares
    made.door_at = [-1] * (4 * squares)
    for number, piece in enumerate(made.furniture):
        for square in piece.squares:
            made.furniture_at[square] = number
    for number, trap in enumerate(made.traps):
        made.trap_at[trap.square] = number
    for number, figure in enumerate(made.monsters):
        if not figure.waits:
            made.placed_at[figure.square] = number
    for square in made.blocked:
        made.blocked_at[square] = True
    for number, door in enumerate(made.doors):
        forth = EAST if direction_of(door.first, door.second) == EAST else SOUTH
        made.door_at[4 * door.first + forth] = number
        made.door_at[4 * door.second + (forth + 2) % 4] = number
