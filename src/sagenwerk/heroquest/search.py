"""Searching: for treasure, for secret doors and traps, and looking into chests (HQ-110 to HQ-115, HQ-120 to HQ-122).

A search that finds nothing looks the same whether there was nothing or only the other kind of secrets (HQ-113).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import CORRIDOR, DIRECTIONS, square_name
from sagenwerk.heroquest.doors import opens
from sagenwerk.heroquest.explore import area_of
from sagenwerk.heroquest.figures import FURNITURE_CLOSE, beside, furniture_on, kind_of
from sagenwerk.heroquest.leftovers import takes_all, things_lie
from sagenwerk.heroquest.notes import CHEST_OPENED, TRAPS_SEARCHED, TREASURE_SEARCHED, happened, treasure_note
from sagenwerk.heroquest.scenario import FIRST_PASSAGE, HERO_NAMES, HEROES, HIDDEN, QuestScenario
from sagenwerk.heroquest.sight import edge_open, line_free, visible
from sagenwerk.heroquest.state import ACTED, BIT, DORMANT, IN_PIT, Quest
from sagenwerk.heroquest.traps import (
    BLOCKS_FALL,
    chest_trap_is_found,
    chest_trap_waits,
    hidden_on,
    is_found,
    stops,
    tells_chest,
)
from sagenwerk.heroquest.treasure import draws
from sagenwerk.heroquest.turn import STILL_PASSING, HeroAction, acts, no_action, no_own_turn, over_somebody
from sagenwerk.kernel.contract import Action, Refusal, Step

#: What is searched for: treasure; in Europe secret doors and traps together, in the US game each alone (HQ-110).
TREASURE: Final[i64] = 0
DOORS_AND_TRAPS: Final[i64] = 1
DOORS: Final[i64] = 2
TRAPS: Final[i64] = 3
KINDS: Final[i64] = 4
SEARCH_NAMES: Final = ["treasure", "secret doors and traps", "secret doors", "traps"]

NO_SUCH_SEARCH: Final = Refusal("refusal-no-such-search", "HQ-110")
MONSTER_NEAR: Final = Refusal("refusal-monster-near", "HQ-111")
MONSTER_IN_SIGHT: Final = Refusal("refusal-monster-in-sight", "HQ-111")
IN_A_PIT: Final = Refusal("refusal-in-a-pit", "HQ-139")
NO_TREASURE_IN_CORRIDORS: Final = Refusal("refusal-no-treasure-in-corridors", "HQ-121")
SEARCHED_BEFORE: Final = Refusal("refusal-searched-before", "HQ-121")
SEARCH_OPENS_CHESTS: Final = Refusal("refusal-search-opens-chests", "HQ-122")
NO_CHEST_THERE: Final = Refusal("refusal-no-chest-there", "HQ-122")


def in_own_room(state: Quest, number: i64) -> bool:
    """Whether the hero is down in a pit that counts as a room of its own (HQ-139, US)."""
    return state.edition.pit_is_own_room and state.heroes[number].has(IN_PIT)


def in_the_way(state: Quest, figure: i64) -> bool:
    """Whether this figure is there and can keep heroes from searching: no ally, no statue that nobody has woken.

    That a gargoyle stands there like a statue is plain to see (an interpretation of HQ-103 and HQ-111): otherwise
    nobody could search its room in quest 11, though the notes say what a search for traps tells there.
    """
    return state.squares[figure] >= 0 and not state.monster_has(figure, DORMANT) and not kind_of(state, figure).ally


def no_peace(state: Quest, number: i64, kind: i64) -> Refusal | None:
    """Monsters that forbid a search (HQ-111; ruling H-4).

    Europe: next to the hero, in his room, and in the corridor visible (first printing) or in the same passage (second).
    US: treasure needs a room without monsters, the other searches that the hero sees none.
    """
    square = state.heroes[number].square
    for figure in range(len(state.squares)):
        if not in_the_way(state, figure):
            continue
        other: i64 = state.squares[figure]
        if not state.edition.monster_in_sight_forbids:
            if beside(state, square, other) or keeps_watch(state, square, other):
                return MONSTER_NEAR
        elif kind == TREASURE:
            if state.tables.board.rooms[square] == state.tables.board.rooms[other] and not in_own_room(state, number):
                return MONSTER_NEAR
        elif visible(state, square, other):
            return MONSTER_IN_SIGHT
    return None


def keeps_watch(state: Quest, square: i64, other: i64) -> bool:
    """Whether a monster on the other square is in the same room, or in the passage as the edition reads it (HQ-111)."""
    board = state.tables.board
    if board.rooms[square] != board.rooms[other]:
        return False
    if board.rooms[square] != CORRIDOR:
        return True
    return board.same_passage(square, other) if state.edition.search_whole_passage else visible(state, square, other)


def no_search(state: Quest, number: i64, kind: i64) -> Refusal | None:
    """What forbids a hero who has his action left to search (HQ-110, HQ-111, HQ-121, HQ-139)."""
    forbidden = no_place(state, number, kind)
    return forbidden if forbidden is not None else no_peace(state, number, kind)


def no_place(state: Quest, number: i64, kind: i64) -> Refusal | None:
    """What forbids it apart from monsters: the edition, a pit, what was searched before (HQ-110, HQ-121, HQ-139)."""
    if kind != TREASURE and (kind == DOORS_AND_TRAPS) == state.edition.three_searches:
        return NO_SUCH_SEARCH
    if state.heroes[number].has(IN_PIT):
        if not state.edition.search_in_pit or (kind == TRAPS and state.edition.pit_is_own_room):
            return IN_A_PIT
    return no_treasure(state, number) if kind == TREASURE else None


def no_treasure(state: Quest, number: i64) -> Refusal | None:
    """Where treasure may be searched, and how often: each hero once in every room or passage (HQ-121, HQ-146; H-5).

    What a dead hero left may be taken by a search at any time. A pit is a room of its own in the US game (HQ-139).
    """
    square = state.heroes[number].square
    if in_own_room(state, number):
        return SEARCHED_BEFORE if int(HEROES * square + number) in state.pits_searched else None
    area = area_of(state, square)
    if things_lie(state, area):
        return None
    if area >= FIRST_PASSAGE and not state.edition.treasure_in_corridors:
        return NO_TREASURE_IN_CORRIDORS
    return None if is_fresh(state, number, area) else SEARCHED_BEFORE


def is_fresh(state: Quest, number: i64, area: i64) -> bool:
    """Whether this hero may still look for treasure there (HQ-121; option ``treasure_searches``)."""
    searched: i64 = state.treasure_searched[area]
    if state.options.one_search_in_all:
        return searched == 0
    return searched & BIT[number] == 0


class Search(HeroAction):
    """A hero searches where he stands, without moving: his action of the turn (HQ-016, HQ-110, HQ-112)."""

    def __init__(self, hero: i64, kind: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: search for {SEARCH_NAMES[kind]}", hero)
        self.kind = kind

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        return forbidden if forbidden is not None else no_search(state, self.hero, self.kind)

    def carry_out(self, state: Quest) -> None:
        acts(state)
        if self.kind == TREASURE:
            state.each(finds_treasure(state, self.hero))
        else:
            state.each(finds_secrets(state, self.hero, self.kind))


def finds_treasure(state: Quest, number: i64) -> list[Step[Any]]:
    """What a search for treasure brings: things of the dead, what the map names, or a card (HQ-120 to HQ-122, HQ-146).

    The whole room is searched, its chests are opened (option ``chest``).
    """
    square = state.heroes[number].square
    if state.chronicle is not None:
        events.hero_does(state, "event-searches-treasure", "HQ-120", number, {})
    if in_own_room(state, number):
        state.pits_searched.append(int(HEROES * square + number))
        return or_nothing(state, number, draws(state))
    area = area_of(state, square)
    fresh = is_fresh(state, number, area) and (area < FIRST_PASSAGE or state.edition.treasure_in_corridors)
    if things_lie(state, area):
        takes_all(state, number, area)
    if not fresh:
        return []
    state.treasure_searched[area] |= int(BIT[number])
    named = treasure_note(state, area, number)
    follows: list[Step[Any]] = []
    for piece in range(len(state.quest.furniture)):
        if in_area(state, piece, area) and is_opened_by_search(state, piece):
            follows.extend(opens_chest(state, number, piece))
    named = named or len(follows) > 0
    follows.extend(happened(state, TREASURE_SEARCHED, area, number))
    if not named:
        follows.extend(draws(state))
    return or_nothing(state, number, follows)


def or_nothing(state: Quest, number: i64, follows: list[Step[Any]]) -> list[Step[Any]]:
    """Tells that a search found nothing, if nothing follows."""
    if not follows and state.chronicle is not None:
        events.hero_does(state, "event-finds-nothing", "HQ-113", number, {})
    return follows


def in_area(state: Quest, piece: i64, area: i64) -> bool:
    """Whether a piece of furniture stands in this room or passage."""
    square: i64 = state.quest.furniture[piece].squares[0]
    return furniture_on(state, square) == piece and area_of(state, square) == area


def is_opened_by_search(state: Quest, piece: i64) -> bool:
    """Whether a search for treasure opens this piece: chests by option, other furniture if a trap waits in it."""
    entry = state.quest.furniture[piece]
    if state.chests_open & BIT[piece]:
        return False
    return state.options.chest_is_search if entry.chest else entry.trapped


def opens_chest(state: Quest, number: i64, piece: i64) -> list[Step[Any]]:
    """A chest is opened: its trap goes off and ends the turn, the quest's notes say what is in it.

    (HQ-122, HQ-138, HQ-143)
    """
    state.chests_open |= BIT[piece]
    if state.chronicle is not None:
        entry = state.quest.furniture[piece]
        events.hero_does(
            state,
            "event-opens-chest",
            "HQ-122",
            number,
            {"furniture": entry.kind, "chest": square_name(entry.squares[0])},
        )
    if chest_trap_waits(state, piece):
        stops(state, number)
        if state.chronicle is not None:
            tells_chest(state, "event-chest-trap-springs", "HQ-143", piece)
    return happened(state, CHEST_OPENED, piece, number)


def finds_secrets(state: Quest, number: i64, kind: i64) -> list[Step[Any]]:
    """What a search for secret doors or traps brings (HQ-112 to HQ-115)."""
    square = state.heroes[number].square
    if state.chronicle is not None:
        events.hero_does(state, "event-searches", "HQ-112", number, {"search": SEARCH_NAMES[kind].replace(" ", "-")})
    squares = covered(state, number)
    follows: list[Step[Any]] = []
    found = 0
    if kind != TRAPS:
        for other in squares:
            for direction in range(4):
                if secret_door_at(state, 4 * other + direction) >= 0:
                    found += 1
                    follows.extend(door_is_found(state, secret_door_at(state, 4 * other + direction), other))
    if kind != DOORS:
        found += finds_traps(state, squares)
        state.traps_searched |= BIT[area_of(state, square)]
        follows.extend(happened(state, TRAPS_SEARCHED, area_of(state, square), number))
        if state.edition.found_traps_lie and state.options.found_traps_spring:
            follows.append(BLOCKS_FALL)
    if not found and state.chronicle is not None:
        events.hero_does(state, "event-finds-nothing", "HQ-113", number, {})
    return follows


def covered(state: Quest, number: i64) -> list[int]:
    """The squares with a secret that a search covers: of the room, of the passages of the square or of what he sees of
    the corridor, of the pit.

    Only what has been set out counts: behind a block or a door nobody searches from here. (HQ-112, HQ-139; ruling H-8)
    """
    square = state.heroes[number].square
    alone = in_own_room(state, number)
    board = state.tables.board
    squares: list[int] = []
    for other in squares_with_secrets(state):
        if alone:
            if other != square:
                continue
        elif board.rooms[other] != board.rooms[square] or not state.sees(other):
            continue
        elif board.rooms[square] == CORRIDOR:
            if state.edition.search_whole_passage:
                if not state.tables.board.same_passage(square, other):
                    continue
            elif not line_free(state, square, other, False):
                continue
        squares.append(other)
    return squares


def squares_with_secrets(state: Quest) -> list[int]:
    """Squares of hidden traps, on furniture too, and on both sides of secret doors, in the order of the board."""
    quest = state.quest
    squares: list[int] = []
    for door in range(len(quest.doors)):
        entry = quest.doors[door]
        if entry.secret and not state.door_known(door):
            squares.append(int(entry.first))
            squares.append(int(entry.second))
    for trap in range(len(quest.traps)):
        if state.traps[trap] == HIDDEN:
            squares.append(int(quest.traps[trap].square))
    for piece in quest.furniture:
        if piece.trapped:
            squares.append(piece.squares[0])
    squares.sort()
    once: list[int] = []
    for square in squares:
        if not once or once[-1] != square:
            once.append(square)
    return once


def secret_door_at(state: Quest, edge: i64) -> i64:
    """The secret door in this edge that a search finds, -1 for none."""
    door = state.quest.door_at[edge]
    if door < 0 or state.door_known(door):
        return -1
    entry = state.quest.doors[door]
    return door if entry.secret and not entry.by_note else -1


def door_is_found(state: Quest, door: i64, square: i64) -> list[Step[Any]]:
    """A secret door comes to the board: open for good in Europe, closed until a hero opens it in the US (HQ-114)."""
    state.doors_seen |= BIT[door]
    if state.chronicle is not None:
        events.door_is(state, "event-secret-door-found", "HQ-114", door, {})
    return opens(state, door, square) if state.edition.found_secret_doors_open else []


def finds_traps(state: Quest, squares: list[int]) -> int:
    """Every hidden trap on these squares is found, on furniture too (HQ-115); gives back how many."""
    found = 0
    for square in squares:
        trap = hidden_on(state, square)
        if trap >= 0:
            found += 1
            is_found(state, trap)
    for piece in range(len(state.quest.furniture)):
        entry = state.quest.furniture[piece]
        if not entry.trapped or state.chests_open & BIT[piece] or state.chest_traps_found & BIT[piece]:
            continue
        if entry.squares[0] in squares and furniture_on(state, entry.squares[0]) == piece:
            found += 1
            chest_trap_is_found(state, piece)
    return found


class OpenChest(HeroAction):
    """A hero looks into a chest beside him, where that is no search (HQ-122, option ``chest``)."""

    def __init__(self, hero: i64, direction: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: open the chest {DIRECTIONS[direction]}", hero)
        self.direction = direction

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_own_turn(state, self.hero)
        if forbidden is not None:
            return forbidden
        if over_somebody(state, self.hero):
            return STILL_PASSING
        return no_chest(state, self.hero, self.direction)

    def carry_out(self, state: Quest) -> None:
        state.each(opens_chest(state, self.hero, piece_beside(state, self.hero, self.direction)))


def piece_beside(state: Quest, number: i64, direction: i64) -> i64:
    """The piece of furniture next to a hero with no wall between, -1 for none."""
    edge = 4 * state.heroes[number].square + direction
    other: i64 = state.tables.board.beside[edge]
    if other < 0 or not state.sees(other) or not edge_open(state, edge):
        return -1
    return furniture_on(state, other)


def no_chest(state: Quest, number: i64, direction: i64) -> Refusal | None:
    """Whether a closed chest is there that may be opened without a search (HQ-122)."""
    if state.options.chest_is_search:
        return SEARCH_OPENS_CHESTS
    piece = piece_beside(state, number, direction)
    if piece < 0 or not state.quest.furniture[piece].chest or state.chests_open & BIT[piece]:
        return NO_CHEST_THERE
    return None


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Searches by hero and kind, chests by hero and direction."""
    tables.searches = []
    tables.open_chests = []
    for hero in range(HEROES):
        tables.searches.append([Search(hero, kind) for kind in range(KINDS)])
        tables.open_chests.append([OpenChest(hero, direction) for direction in range(4)])
    return [action for row in [*tables.searches, *tables.open_chests] for action in row]


def offers(state: Quest, number: i64, close: i64, offers: list[Action[Any]]) -> None:
    """The searches that are possible now, then chests within reach; ``close`` is what ``close_by`` tells."""
    if not state.done & ACTED:
        # Monsters are looked at once for all kinds that they forbid alike.
        quiet = no_peace(state, number, DOORS) is None
        if quiet or state.edition.monster_in_sight_forbids:
            for kind in range(KINDS):
                if no_place(state, number, kind) is not None:
                    continue
                if kind == TREASURE and state.edition.monster_in_sight_forbids:
                    if no_peace(state, number, TREASURE) is None:
                        offers.append(state.tables.searches[number][kind])
                elif quiet:
                    offers.append(state.tables.searches[number][kind])
    if close & FURNITURE_CLOSE and not state.options.chest_is_search:
        for direction in range(4):
            if no_chest(state, number, direction) is None:
                offers.append(state.tables.open_chests[number][direction])
