"""What a seat may see: the state with everything taken out that has not been set out (HQ-004, HQ-052, HQ-103, HQ-113).

Doors, traps, furniture and kinds of figures get new numbers, in the order of the squares or of appearing, so that a
number tells nothing about what else there is.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest.board import CORRIDOR, EAST, SOUTH, SQUARES, direction_of
from sagenwerk.heroquest.explore import area_of
from sagenwerk.heroquest.figures import alive, kind_of
from sagenwerk.heroquest.goals import (
    AllOf,
    AllyOut,
    AnyoneOut,
    Brought,
    Goal,
    Killed,
    StairsReached,
    Want,
    goal_shows,
)
from sagenwerk.heroquest.loads import AT_PLACE, KEPT
from sagenwerk.heroquest.note_effects import ThroughPortal
from sagenwerk.heroquest.notes import DOOR_PASSED, Note, NoteIs, Trigger
from sagenwerk.heroquest.scenario import FOUND, HIDDEN, Door, Furniture, Load, MonsterKind, Placed, QuestMap, Trap
from sagenwerk.heroquest.state import BIT, DORMANT, UNTOUCHED, WORD_BITS, Quest
from sagenwerk.kernel.contract import Step


def without_secrets(state: Quest) -> Quest:
    """A copy of the state as the heroes' seats, their bots and spectators may know it."""
    seen = state.clone()
    seen.scenario = state.tables.public
    seen.tables = state.tables.public
    known = QuestMap("")
    seen.quest = known
    squares = squares_seen(state)
    known.used = [False] * int(SQUARES)
    known.blocked_at = [False] * int(SQUARES)
    for square in squares:
        known.used[square] = state.quest.used[square]
        if state.quest.blocked_at[square]:
            known.blocked_at[square] = True
            known.blocked.append(square)
    known.stairs = [square for square in state.quest.stairs if state.sees(square)]
    known.start = state.quest.start[:]
    known.own_start = state.quest.own_start[:]
    known.no_elements = state.quest.no_elements
    known.bare_heroes = state.quest.bare_heroes
    known.goal_shows = goal_shows(state)
    known.placed_at = [-1] * int(SQUARES)
    doors_as_known(state, seen, known)
    furniture_as_known(state, seen, known, squares)
    traps_as_known(state, seen, known)
    figures_as_known(state, seen, known)
    loads_as_known(state, seen, known)
    seen.notes_done = 0
    seen.slots = [0] * len(state.slots)
    agenda: list[Step[Any]] = []
    for step in state.agenda:
        if not isinstance(step, NoteIs):
            agenda.append(step)
    seen.agenda = agenda
    seen.offers = None
    return seen


def squares_seen(state: Quest) -> list[int]:
    """The squares that have been set out, in the order of the board."""
    squares: list[int] = []
    for word in range(len(state.seen)):
        left: i64 = state.seen[word]
        place: i64 = 0
        while left:
            square = word * WORD_BITS + place
            if left & 1 and square < SQUARES:
                squares.append(int(square))
            left >>= 1
            place += 1
    return squares


def in_board_order(state: Quest) -> QuestMap:
    """The map, with its doors and traps listed in the order of their squares: once a map."""
    quest = state.quest
    if len(quest.doors_in_order) != len(quest.doors) or len(quest.traps_in_order) != len(quest.traps):
        quest.doors_in_order = []
        quest.traps_in_order = []
        for square in range(SQUARES):
            for direction in (EAST, SOUTH):
                door = quest.door_at[4 * square + direction]
                if door >= 0:
                    quest.doors_in_order.append(door)
            trap = quest.trap_at[square]
            if trap >= 0:
                quest.traps_in_order.append(trap)
    return quest


def doors_as_known(state: Quest, seen: Quest, known: QuestMap) -> None:
    """Doors that lie on the board, in the order of their squares."""
    known.door_at = [-1] * (4 * int(SQUARES))
    seen.doors_seen = 0
    seen.doors_open = 0
    seen.false_known = 0
    for door in in_board_order(state).doors_in_order:
        if not state.door_known(door):
            continue
        number = len(known.doors)
        there = state.quest.doors[door]
        twin = Door(there.first, there.second, there.secret, state.false_known & BIT[door] != 0)
        # Whoever opens a portal sees that no room lies behind it.
        twin.portal = there.portal and state.door_open(door)
        known.doors.append(twin)
        direction = direction_of(there.first, there.second)
        known.door_at[4 * there.first + direction] = number
        known.door_at[4 * there.second + (direction + 2) % 4] = number
        seen.doors_seen |= BIT[number]
        if state.door_open(door):
            seen.doors_open |= BIT[number]
        if state.false_known & BIT[door]:
            seen.false_known |= BIT[number]


def furniture_as_known(state: Quest, seen: Quest, known: QuestMap, squares: list[int]) -> None:
    """Furniture that has been set out; that a chest is trapped is known once a search has found it."""
    known.furniture_at = [-1] * int(SQUARES)
    seen.chests_open = 0
    seen.chest_traps_found = 0
    seen.chest_traps_gone = 0
    seen.moved = 0
    numbers: dict[int, int] = {}
    for square in squares:
        piece = state.quest.furniture_at[square]
        if piece < 0:
            continue
        if piece not in numbers:
            numbers[piece] = len(known.furniture)
            there = state.quest.furniture[piece]
            twin = Furniture(there.kind, there.squares[:], there.turned)
            twin.chest = there.chest
            known.furniture.append(twin)
            if state.chests_open & BIT[piece]:
                seen.chests_open |= BIT[numbers[piece]]
            if state.moved & BIT[piece]:
                twin.moves_to = there.moves_to[:]
                seen.moved |= BIT[numbers[piece]]
            if state.chest_traps_found & BIT[piece]:
                twin.trapped = True
                seen.chest_traps_found |= BIT[numbers[piece]]
            if state.chest_traps_gone & BIT[piece]:
                seen.chest_traps_gone |= BIT[numbers[piece]]
        known.furniture_at[square] = numbers[piece]


def loads_as_known(state: Quest, seen: Quest, known: QuestMap) -> None:
    """Things to carry that have been set out, lie about, or were carried; their numbers tell of no others."""
    seen.loads = [int(AT_PLACE)] * len(state.loads)
    for hero in seen.heroes:
        hero.carries = -1
    for one in range(len(state.quest.loads)):
        there = state.quest.loads[one]
        carried = False
        for number in state.order:
            carried = carried or state.heroes[number].carries == one
        if state.loads[one] == AT_PLACE and not carried and not shows(state, there):
            continue
        twin = Load(there.name)
        twin.names = there.names
        twin.room = there.room
        twin.move_dice = there.move_dice
        twin.hands_full = there.hands_full
        twin.gold = there.gold
        twin.may_keep = there.may_keep
        if there.furniture >= 0:
            # Its square was set out before anybody could take it.
            twin.furniture = known.furniture_at[state.quest.furniture[there.furniture].squares[0]]
        for number in state.order:
            if state.heroes[number].carries == one:
                seen.heroes[number].carries = len(known.loads)
        seen.loads[len(known.loads)] = state.loads[one]
        known.loads.append(twin)


def shows(state: Quest, load: Load) -> bool:
    """Whether the place of a thing to carry has been set out."""
    if load.furniture >= 0:
        return state.sees(state.quest.furniture[load.furniture].squares[0])
    if load.room < 0:
        return False
    return state.sees(state.tables.board.squares_of[load.room][0])


def traps_as_known(state: Quest, seen: Quest, known: QuestMap) -> None:
    """Traps that were found or have gone off."""
    known.trap_at = [-1] * int(SQUARES)
    seen.traps = []
    for trap in in_board_order(state).traps_in_order:
        if state.traps[trap] == HIDDEN:
            continue
        there = state.quest.traps[trap]
        known.trap_at[there.square] = len(known.traps)
        lands_on = there.lands_on if state.traps[trap] != FOUND else -1
        known.traps.append(Trap(there.kind, there.square, lands_on))
        seen.traps.append(state.traps[trap])


def figures_as_known(state: Quest, seen: Quest, known: QuestMap) -> None:
    """Figures as they stand there, statues among them: their values, but not their spells."""
    numbers: dict[int, int] = {}
    seen.kinds = []
    for kind in state.kinds:
        if kind not in numbers:
            numbers[kind] = len(known.kinds)
            known.kinds.append(as_known(state.quest.kinds[kind]))
        seen.kinds.append(numbers[kind])
    seen.placed = [-1] * len(state.placed)
    seen.chaos = [0] * len(state.chaos)
    seen.monster_effects = [int(effects & ~BIT[UNTOUCHED]) for effects in state.monster_effects]


def as_known(kind: MonsterKind) -> MonsterKind:
    """A kind of figure as its card shows it."""
    twin = MonsterKind(kind.name, kind.figure)
    twin.names = kind.names
    twin.confidence = kind.confidence
    twin.group = kind.group
    twin.move = kind.move
    twin.attack = kind.attack
    twin.defend = kind.defend
    twin.body = kind.body
    twin.mind = kind.mind
    twin.diagonal = kind.diagonal
    twin.ally = kind.ally
    return twin


#: Printed kinds of monsters, without the figure of the sorcerer.
PRINTED_KINDS: Final = 8
#: How many figures a room that nobody has seen holds in an imagined quest, and how many doors it has.
FIGURES_IN_ROOM: Final = [2, 3, 3, 1]
#: The most doors and figures that an imagined quest adds, so that every number stays within its bits.
MOST_DOORS: Final[i64] = 60
#: Sums of two dice, each of which names a portal.
PORTALS: Final = 11


def imagined(view: Quest, dealer: Any) -> Quest:
    """A full state that agrees with a view: what has not been set out is made up.

    The corridor and every room go on as printed; a room that nobody has seen has a door and up to three figures of the
    printed kinds. What the quest asks for is guessed from what the view shows (``task_guessed``).
    ``dealer.index(name, asked, weights)`` chooses.
    """
    full = view.clone()
    known = view.quest
    quest = QuestMap(known.name)
    full.quest = quest
    quest.used = [True] * int(SQUARES)
    quest.stairs = known.stairs
    quest.start = known.start
    quest.own_start = known.own_start
    quest.no_elements = known.no_elements
    quest.bare_heroes = known.bare_heroes
    quest.goal_shows = known.goal_shows
    quest.blocked = known.blocked
    quest.blocked_at = known.blocked_at
    quest.furniture = known.furniture
    quest.furniture_at = known.furniture_at
    quest.traps = known.traps
    quest.trap_at = known.trap_at
    quest.loads = known.loads
    quest.doors = known.doors[:]
    quest.door_at = known.door_at[:]
    quest.kinds = [*known.kinds, *view.edition.kinds]
    quest.placed_at = [-1] * int(SQUARES)
    board = view.tables.board
    dark: list[list[int]] = []
    for room in range(1, len(board.squares_of)):
        squares = [square for square in board.squares_of[room] if not view.sees(square)]
        if not squares:
            continue
        dark.append(squares)
        door_somewhere(full, room, dealer)
        for _ in range(dealer.index("figures in a room", room, FIGURES_IN_ROOM)):
            figure_somewhere(full, squares, dealer)
    portals_lead(full, dealer)
    ways_everywhere(full, dealer)
    if not quest.stairs and dark:  # nobody has seen the way out
        stairs_somewhere(full, dark[dealer.index("room of the stairs", 0, [1] * len(dark))])
    quest.goal = Goal(StairsReached(1) if known.goal_shows else task_guessed(full, dark, dealer), [])
    return full


def figure_somewhere(full: Quest, squares: list[int], dealer: Any) -> i64:
    """A figure of a printed kind on one of these squares, unless one stands there; the number of who stands there."""
    quest: QuestMap = full.quest
    number = len(quest.monsters)
    kind = dealer.index("kind of figure", number, [1] * PRINTED_KINDS)
    square = squares[dealer.index("square of a figure", number, [1] * len(squares))]
    there: i64 = quest.placed_at[square]
    if there >= 0:
        return there
    quest.placed_at[square] = number
    quest.monsters.append(Placed(len(quest.kinds) - len(full.edition.kinds) + kind, square))
    return number


def portals_lead(full: Quest, dealer: Any) -> None:
    """Portals that stand open come out anywhere, every sum of the dice in a room of its own."""
    board, quest = full.tables.board, full.quest
    opened = [door for door in range(len(quest.doors)) if quest.doors[door].portal]
    if not opened:
        return
    rooms = list(range(1, len(board.squares_of)))
    while len(quest.portals) < PORTALS and rooms:
        room = rooms.pop(dealer.index("room of a portal", len(rooms), [1] * len(rooms)))
        free: list[int] = []
        for square in board.squares_of[room]:
            if not (full.at[square] or quest.furniture_at[square] >= 0 or quest.blocked_at[square]):
                free.append(square)
        if free:
            quest.portals.append(free[dealer.index("square of a portal", room, [1] * len(free))])
    quest.notes.append(Note("portal", [Trigger(DOOR_PASSED, opened)], False, [ThroughPortal()]))


def ways_everywhere(full: Quest, dealer: Any) -> None:
    """More doors, until one hero could get into every room, and so to the others: there is always a way on.

    In walls of which they know one side they are secret, and no search has found them yet.
    """
    board, quest = full.tables.board, full.quest
    there = [False] * int(SQUARES)
    squares: list[int] = []
    for number in full.order:
        square = full.heroes[number].square
        if square >= 0 and not squares:
            squares.append(int(square))
            there[square] = True
    begin = 0
    while len(quest.doors) < MOST_DOORS:
        spreads(full, there, squares, begin)
        begin = len(squares)
        sides = ends_of_ways(full, there, squares)
        if not sides:
            return
        side = sides[dealer.index("way on", len(quest.doors), [1] * len(sides))]
        puts_door(full, side, full.sees(side // 4))
        squares.append(board.beside[side])
        there[board.beside[side]] = True


def ends_of_ways(full: Quest, there: list[bool], squares: list[int]) -> list[int]:
    """Walls behind which nobody can come: where nobody has searched for secret doors, if there are any."""
    board, quest = full.tables.board, full.quest
    sides: list[int] = []
    searched: list[int] = []
    for square in squares:
        for direction in range(4):
            side = 4 * square + direction
            other = board.beside[side]
            if other < 0 or there[other] or quest.blocked_at[other] or quest.door_at[side] >= 0:
                continue
            if not full.sees(square):
                sides.append(side)
            elif not full.sees(other):
                (searched if full.traps_searched & BIT[area_of(full, square)] else sides).append(side)
    return sides or searched


def spreads(full: Quest, there: list[bool], squares: list[int], begin: i64) -> None:
    """Add all squares that one could walk to through any doors from those behind ``begin``, whoever stands there."""
    board, quest = full.tables.board, full.quest
    at = begin
    while at < len(squares):
        for direction in range(4):
            side = 4 * squares[at] + direction
            other = board.beside[side]
            if other < 0 or there[other] or quest.blocked_at[other]:
                continue
            door = quest.door_at[side]
            if not board.walls[side] or (door >= 0 and not quest.doors[door].portal):
                there[other] = True
                squares.append(other)
        at += 1


def stairs_somewhere(full: Quest, squares: list[int]) -> None:
    """The stairs in a room that nobody has seen: on the first four squares that have room for them, or on the first."""
    beside = full.tables.board.beside
    stairs: list[int] = squares[:1]
    for square in squares:
        east, south = beside[4 * square + EAST], beside[4 * square + SOUTH]
        corner = beside[4 * east + SOUTH] if east >= 0 else -1
        if east in squares and south in squares and corner in squares:
            stairs = [square, int(east), int(south), int(corner)]
            break
    full.quest.stairs = stairs


def task_guessed(full: Quest, dark: list[list[int]], dealer: Any) -> Want:
    """What an imagined quest asks for, an interpretation of what lies on the board, since a view has no goal.

    To kill the figures that are not of the printed kinds, to lead the ally to the stairs, and to bring there what can
    be carried. If there is nothing like that, a figure in a room that nobody has seen has to be found and killed;
    without such a room somebody has to get out.
    """
    quest = full.quest
    printed: list[str] = [kind.name for kind in full.edition.kinds]
    wants: list[Want] = []
    for figure in range(len(full.kinds)):
        if not alive(full, figure) or full.monster_has(figure, DORMANT):
            continue
        kind = kind_of(full, figure)
        if kind.ally:
            wants.append(AllyOut(1))
        elif kind.name not in printed:
            full.placed[figure] = len(quest.monsters)
            wants.append(Killed([len(quest.monsters)]))
            quest.monsters.append(Placed(full.kinds[figure], full.squares[figure]))
    loads = [load for load in range(len(quest.loads)) if full.loads[load] != KEPT]
    if loads:
        wants.append(Brought(loads))
    if not wants and dark:
        squares = dark[dealer.index("room of the task", 0, [1] * len(dark))]
        wants.append(Killed([int(figure_somewhere(full, squares, dealer))]))
    return AllOf(wants) if wants else AnyoneOut()


def door_somewhere(full: Quest, room: i64, dealer: Any) -> None:
    """A closed door in a wall of a room that nobody has seen, unless it has one on the board.

    It leads to the corridor where it can: two rooms with one door between them would be cut off.
    """
    board = full.tables.board
    door_at = full.quest.door_at
    sides: list[int] = []
    to_corridor: list[int] = []
    for square in board.squares_of[room]:
        for direction in range(4):
            side = 4 * square + direction
            if door_at[side] >= 0:
                return
            if board.walls[side] and board.beside[side] >= 0 and not full.sees(board.beside[side]):
                sides.append(side)
                if board.rooms[board.beside[side]] == CORRIDOR:
                    to_corridor.append(side)
    sides = to_corridor or sides
    if not sides or len(full.quest.doors) >= MOST_DOORS:
        return
    puts_door(full, sides[dealer.index("door of a room", room, [1] * len(sides))], False)


def puts_door(full: Quest, side: i64, secret: bool) -> None:
    """A door on this side of a square: [4 * square + direction]."""
    other = full.tables.board.beside[side]
    full.quest.door_at[side] = len(full.quest.doors)
    full.quest.door_at[4 * other + (side + 2) % 4] = len(full.quest.doors)
    full.quest.doors.append(Door(side // 4, other, secret, False))
