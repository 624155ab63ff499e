"""Figures on squares: who stands where, what can be entered, who is next to whom (HQ-020, HQ-024, HQ-025, HQ-031)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.heroquest.board import SQUARES
from sagenwerk.heroquest.scenario import ESCAPE, HEROES, PIT, SPRUNG, MonsterKind
from sagenwerk.heroquest.sight import edge_open
from sagenwerk.heroquest.state import BIT, DORMANT, FIRST_MONSTER, Quest


def hero_at(state: Quest, square: i64) -> i64:
    """The hero on this square, -1 for none."""
    occupant = state.at[square]
    return occupant - 1 if 0 < occupant <= HEROES else -1


def monster_at(state: Quest, square: i64) -> i64:
    """The game master's figure on this square, -1 for none."""
    occupant = state.at[square]
    return occupant - FIRST_MONSTER if occupant >= FIRST_MONSTER else -1


def kind_of(state: Quest, figure: i64) -> MonsterKind:
    """The numbers of a figure of the game master."""
    return state.quest.kinds[state.kinds[figure]]


def square_of(state: Quest, occupant: i64) -> i64:
    """Where this occupant stands: hero + 1, or FIRST_MONSTER + figure."""
    if occupant >= FIRST_MONSTER:
        return state.squares[occupant - FIRST_MONSTER]
    return state.heroes[occupant - 1].square


#: What ``close_by`` tells about the four sides of a square: a door in one, a trap or a piece of furniture there.
DOOR_CLOSE: Final[i64] = 1
TRAP_CLOSE: Final[i64] = 2
FURNITURE_CLOSE: Final[i64] = 4


def close_by(state: Quest, square: i64) -> i64:
    """What is on this square and its four neighbours, known or not: where nothing is, no chapter needs to look.

    Tells more than has been set out; only to leave out what would offer nothing.
    """
    quest = state.quest
    if not quest.close_by:
        quest.close_by = [-1] * int(SQUARES)
    if quest.close_by[square] < 0:
        quest.close_by[square] = int(looks_around(state, square))
    close: i64 = quest.close_by[square]
    if state.fallen:
        close |= TRAP_CLOSE
    return close | FURNITURE_CLOSE if state.moved else close


def looks_around(state: Quest, square: i64) -> i64:
    """The same without what has changed since the quest began."""
    quest = state.quest
    close: i64 = TRAP_CLOSE if quest.trap_at[square] >= 0 else 0
    for direction in range(4):
        other: i64 = state.tables.board.beside[4 * square + direction]
        if quest.door_at[4 * square + direction] >= 0:
            close |= DOOR_CLOSE
        if other >= 0 and quest.trap_at[other] >= 0:
            close |= TRAP_CLOSE
        if other >= 0 and quest.furniture_at[other] >= 0:
            close |= FURNITURE_CLOSE
    return close


def solid(state: Quest, square: i64) -> bool:
    """Whether furniture, a block or rock fills the square (HQ-031, HQ-056). Asked only about what has been set out."""
    quest = state.quest
    if not quest.used[square] or quest.blocked_at[square]:
        return True
    if quest.furniture_at[square] >= 0 if not state.moved else furniture_on(state, square) >= 0:
        return True
    return square in state.fallen


def furniture_on(state: Quest, square: i64) -> i64:
    """The piece of furniture that stands on this square now, -1 for none; some are moved or taken during a quest."""
    piece = state.quest.furniture_at[square]
    if not state.moved:
        return piece
    if piece >= 0 and not state.moved & BIT[piece]:
        return piece
    pieces = state.quest.furniture
    for moved in range(len(pieces)):
        if state.moved & BIT[moved] and square in pieces[moved].moves_to:
            return moved
    return -1


def way_free(state: Quest, square: i64, direction: i64) -> i64:
    """The neighbouring square if no wall, closed door, furniture or block is in the way; -1 otherwise."""
    other = state.tables.board.beside[4 * square + direction]
    if other < 0 or not edge_open(state, 4 * square + direction) or solid(state, other):
        return -1
    return other


def beside(state: Quest, square: i64, other: i64) -> bool:
    """Whether two squares touch on one of their four sides, no wall or closed door between (HQ-070)."""
    for direction in range(4):
        if state.tables.board.beside[4 * square + direction] == other:
            return edge_open(state, 4 * square + direction)
    return False


def open_pit(state: Quest, square: i64) -> bool:
    """Whether a pit lies open on this square (HQ-139)."""
    trap = state.quest.trap_at[square]
    return trap >= 0 and state.quest.traps[trap].kind == PIT and state.traps[trap] == SPRUNG


def shared_square(state: Quest, square: i64) -> bool:
    """Whether several heroes may stand on this square: in the US game on stairs and in pits (HQ-025)."""
    return state.edition.shared_stairs_and_pits and (square in state.quest.stairs or open_pit(state, square))


def put_hero(state: Quest, number: i64, square: i64) -> None:
    """The hero stands on this square, -1 for beside the board. While he passes over a figure the square stays its own.

    Where several heroes share a square it is in the name of the first of them in turn order.
    """
    hero = state.heroes[number]
    before = hero.square
    hero.square = square
    if before >= 0 and state.at[before] == number + 1:
        state.at[before] = first_on(state, before)
    if square >= 0:
        if state.at[square] == 0:
            state.at[square] = int(number + 1)
        elif state.at[square] <= HEROES and shared_square(state, square):
            state.at[square] = first_on(state, square)


def first_on(state: Quest, square: i64) -> int:
    """The first hero in turn order on a shared square, as an occupant; 0 for nobody."""
    if shared_square(state, square):
        for number in state.order:
            if state.heroes[number].square == square:
                return number + 1
    return 0


def put_monster(state: Quest, figure: i64, square: i64) -> None:
    """The game master's figure stands on this square, -1 for beside the board."""
    before = state.squares[figure]
    if before >= 0 and state.at[before] == FIRST_MONSTER + figure:
        state.at[before] = 0
    state.squares[figure] = int(square)
    if square >= 0 and state.at[square] == 0:
        state.at[square] = int(FIRST_MONSTER + figure)


def new_monster(state: Quest, kind: i64, square: i64, placed: i64) -> i64:
    """A figure comes to the board, with the next number (HQ-052, HQ-133)."""
    numbers = state.quest.kinds[kind]
    state.kinds.append(int(kind))
    state.squares.append(-1)
    state.bodies.append(int(numbers.body))
    state.minds.append(int(numbers.mind))
    dormant = placed >= 0 and state.quest.monsters[placed].dormant
    state.monster_effects.append(BIT[DORMANT] if dormant else 0)
    state.placed.append(int(placed))
    state.chaos.append(chaos_pile(numbers))
    state.leaders.append(-1)
    state.figure_done.append(0)
    figure = len(state.kinds) - 1
    put_monster(state, figure, square)
    return figure


def chaos_pile(kind: MonsterKind) -> int:
    """The spells of chaos that a kind has when it comes to the board, two bits a spell (HQ-091)."""
    pile: i64 = 0
    for spell in kind.spells:
        pile += BIT[2 * spell]
    if kind.escape_to >= 0 and ESCAPE not in kind.spells:
        pile += BIT[2 * ESCAPE]
    return int(pile)


def monster_falls(state: Quest, figure: i64) -> None:
    """A figure of the game master leaves the board at once (HQ-076)."""
    put_monster(state, figure, -1)
    state.bodies[figure] = 0


def alive(state: Quest, figure: i64) -> bool:
    """Whether this figure is on the board."""
    return state.squares[figure] >= 0


def kind_named(state: Quest, name: str) -> i64:
    """The number on the map of a printed kind, -1 if the map has none."""
    for number in range(len(state.quest.kinds)):
        if state.quest.kinds[number].name == name:
            return number
    return -1


def stand_in(state: Quest, kind: i64) -> i64:
    """The kind itself while the box has a figure for it, otherwise another of its colour that has; -1 if none has.

    What stands in has its own numbers, as its figure shows (an interpretation of HQ-136).
    """
    numbers = state.quest.kinds[kind]
    if figures_left(state, numbers.figure) > 0:
        return kind
    for other in state.edition.kinds:
        if other.group == numbers.group and figures_left(state, other.figure) > 0:
            place = kind_named(state, other.name)
            if place >= 0:
                return place
    return -1


def figures_left(state: Quest, figure: str) -> i64:
    """How many figures of a printed kind are not on the board (HQ-136)."""
    left: i64 = state.edition.figures.get(figure, 0)
    for number in range(len(state.squares)):
        if state.squares[number] >= 0 and state.quest.kinds[state.kinds[number]].figure == figure:
            left -= 1
    return left
