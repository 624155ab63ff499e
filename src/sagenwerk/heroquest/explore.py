"""What is set out on the board: rooms as a whole, corridors as far as one sees (HQ-043, HQ-050 to HQ-056, HQ-103)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import CORRIDOR, SQUARES, Board, square_name
from sagenwerk.heroquest.figures import new_monster, stand_in
from sagenwerk.heroquest.notes import SET_OUT, happened
from sagenwerk.heroquest.scenario import FIRST_PASSAGE, MOST_MONSTERS, QuestScenario
from sagenwerk.heroquest.sight import line_free
from sagenwerk.heroquest.state import BIT, WORD_BITS, WORDS, Quest
from sagenwerk.kernel.contract import GAME_MASTER, Action, Question, Step


def area_of(state: Quest, square: i64) -> i64:
    """Room or passage in which a square is searched and things lie; the first one where passages cross (HQ-121)."""
    board = state.tables.board
    room: i64 = board.rooms[square]
    if room != CORRIDOR or not board.passages_at[square]:
        return room
    return FIRST_PASSAGE + board.passages_at[square][0]


def looks_around(state: Quest, square: i64) -> list[Step[Any]]:
    """A hero stands here: his room is set out as a whole, a corridor as far as he can see (HQ-051, HQ-052, HQ-054).

    He sees the corridor through open doors, too, unless discoveries are made by entering only (option ``discovery``).

    Gives back what follows: the notes of the quest, or, with the option ``setting_out = game-master``, the question to
    the game master who then sets it out.
    """
    fresh = not_set_out(state, square)
    if not fresh:
        return []
    if state.options.master_sets_out and state.looking < 0:
        state.looking = square
        return [SETS_OUT]
    return sets_out(state, fresh)


def not_set_out(state: Quest, square: i64) -> list[int]:
    """Squares seen from here that have not been set out yet. Figures do not stop this view (HQ-054), rock does."""
    if not state.quest.used[square] or state.has_looked(square):
        return []
    words = in_view(state.tables.board, square)
    used = used_words(state)
    fresh: list[int] = []
    in_corridor = state.tables.board.rooms[square] == CORRIDOR
    for word in range(WORDS):
        new = words[word] & used[word] & ~state.seen[word]
        if not new:
            continue
        for bit in range(WORD_BITS):
            if new & BIT[bit]:
                other = word * WORD_BITS + bit
                if not in_corridor or sees_square(state, square, other):
                    fresh.append(int(other))
    if state.doors_open and state.options.set_out_when_opened:
        fresh.extend(seen_through_doors(state, square))
    if not fresh:
        state.looked[square // WORD_BITS] |= BIT[square % WORD_BITS]
    return fresh


def sees_square(state: Quest, square: i64, other: i64) -> bool:
    """Whether nothing hides a square of the corridor; a blocked one ends the view with which it appears (HQ-056)."""
    if not line_free(state, square, other, False):
        return False
    if state.quest.blocked:
        for between in state.tables.board.between(square, other).squares:
            if state.quest.blocked_at[between]:
                return False
    return True


def in_view(board: Board, square: i64) -> list[int]:
    """Words of bits of what printed walls let a hero see of his room or the corridor; kept once computed."""
    found = board.view_from.get(int(square))
    if found is None:
        found = [0] * int(WORDS)
        room = board.rooms[square]
        for other in board.squares_of[room]:
            if room != CORRIDOR or no_wall_between(board, square, other):
                found[other // WORD_BITS] |= BIT[other % WORD_BITS]
        board.view_from[int(square)] = found
    return found


def seen_through_doors(state: Quest, square: i64) -> list[int]:
    """Squares of the corridor that open doors let a hero see from here and that have not been set out yet (HQ-054).

    Rooms behind an open door are there already (HQ-043).
    """
    lines = lines_through_doors(state, square)
    fresh: list[int] = []
    for place in range(0, len(lines), 2):
        other: i64 = lines[place]
        if not lines[place + 1] & ~state.doors_open and not state.sees(other):
            if sees_square(state, square, other):
                fresh.append(int(other))
    return fresh


def lines_through_doors(state: Quest, square: i64) -> list[int]:
    """Squares of the corridor to which a straight line meets no printed wall but where a door is: each followed by the
    doors that must stand open, one bit each; kept once computed.
    """
    quest = state.quest
    found = quest.lines_through.get(int(square))
    if found is None:
        found = []
        board = state.tables.board
        seen = in_view(board, square)
        for other in board.squares_of[CORRIDOR]:
            if not quest.used[other] or seen[other // WORD_BITS] & BIT[other % WORD_BITS]:
                continue
            doors = doors_between(state, square, other)
            if doors >= 0:
                found.append(other)
                found.append(int(doors))
        quest.lines_through[int(square)] = found
    return found


def doors_between(state: Quest, start: i64, to: i64) -> i64:
    """The doors in a straight line, one bit each; -1 if it crosses a wall without one, or a portal."""
    doors: i64 = 0
    for edge in state.tables.board.between(start, to).edges:
        if state.tables.board.walls[edge]:
            door = state.quest.door_at[edge]
            if door < 0 or state.quest.doors[door].portal:
                return -1
            doors |= BIT[door]
    return doors


def no_wall_between(board: Board, start: i64, to: i64) -> bool:
    """Whether the straight line crosses no printed wall; corners are tested later."""
    for edge in board.between(start, to).edges:
        if board.walls[edge]:
            return False
    return True


def used_words(state: Quest) -> list[int]:
    """Squares that the quest uses, as words of bits."""
    quest = state.quest
    if not quest.used_words:
        words = [0] * int(WORDS)
        for square in range(SQUARES):
            if quest.used[square]:
                words[square // WORD_BITS] |= BIT[square % WORD_BITS]
        quest.used_words = words
    return quest.used_words


def looks_through(state: Quest, door: i64, square: i64) -> list[Step[Any]]:
    """A door stands open and is seen from this square: what lies behind is set out (HQ-043)."""
    edge = state.quest.doors[door]
    if edge.portal:
        return []
    return looks_around(state, edge.second if edge.first == square else edge.first)


def sets_out(state: Quest, squares: list[int]) -> list[Step[Any]]:
    """The game master places what the map shows on these squares: figures, furniture, blocks, doors (HQ-052, HQ-103).

    Traps, secret doors and hidden treasure stay with him. Gives back what the quest's notes say to it.
    """
    if not squares:
        return []
    rooms: list[int] = []
    for square in squares:
        state.seen[square // WORD_BITS] |= BIT[square % WORD_BITS]
        room = state.tables.board.rooms[square]
        if room not in rooms:
            rooms.append(room)
    if state.chronicle is not None:
        events.happens(
            state, "event-set-out", "HQ-052", {"squares": " ".join([square_name(square) for square in squares])}
        )
    for square in squares:
        figure_appears(state, square)
        for direction in range(4):
            door = state.quest.door_at[4 * square + direction]
            if door >= 0 and not state.quest.doors[door].secret:
                door_appears(state, door)
    follows: list[Step[Any]] = []
    for room in rooms:
        follows.extend(happened(state, SET_OUT, room, state.turn))
    return follows


def heroes_look(state: Quest) -> list[Step[Any]]:
    """A door stands open: whoever sees more of the corridor through it from where he stands has it set out (HQ-054)."""
    follows: list[Step[Any]] = []
    for number in state.order:
        if state.heroes[number].square >= 0 and state.looking < 0:
            follows.extend(looks_around(state, state.heroes[number].square))
    return follows


def door_appears(state: Quest, door: i64) -> None:
    """A door comes to the board, if it does not lie there yet (HQ-052)."""
    if not state.door_known(door):
        state.doors_seen |= BIT[door]
        if state.chronicle is not None:
            events.door_is(state, "event-door-appears", "HQ-052", door, {})


def figure_appears(state: Quest, square: i64) -> None:
    """The monster that the map shows on this square comes to the board, unless it came before or waits for a note."""
    placed = state.quest.placed_at[square]
    if placed < 0 or state.quest.monsters[placed].waits or placed in state.placed:
        return
    if len(state.kinds) >= MOST_MONSTERS or state.at[square]:
        return
    figure = new_monster(state, kind_set_out(state, placed), square, placed)
    if state.chronicle is not None:
        events.monster_does(state, "event-monster-appears", "HQ-103", figure, {})


def kind_set_out(state: Quest, placed: i64) -> i64:
    """The kind that the map shows, or for a common one whose figures are all out another of its colour (HQ-136)."""
    there = state.quest.monsters[placed]
    kind = state.quest.kinds[there.kind]
    if there.target or kind.name != kind.figure:
        return there.kind
    instead = stand_in(state, there.kind)
    return instead if instead >= 0 else there.kind


def door_name(state: Quest, door: i64) -> str:
    """The two squares of a door, such as "E3-F3"."""
    edge = state.quest.doors[door]
    return f"{square_name(edge.first)}-{square_name(edge.second)}"


class SetsOut(Question[Quest]):
    """The turn is interrupted while the game master reads his map (HQ-051, HQ-052)."""

    def actor(self, state: Quest) -> i64:
        return GAME_MASTER

    def options(self, state: Quest) -> list[Action[Any]]:
        return [SET_IT_OUT]

    def takes(self, action: Action[Any]) -> bool:
        return action is SET_IT_OUT


class SetItOut(Action[Quest]):
    """Everything that can be seen comes to the board; then the player goes on (HQ-052, HQ-053)."""

    def carry_out(self, state: Quest) -> None:
        square = state.looking
        state.looking = -1
        state.each(sets_out(state, not_set_out(state, square)))


SETS_OUT: Final = SetsOut("the game master sets out what is seen")
SET_IT_OUT: Final = SetItOut("set out what is seen", GAME_MASTER)


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """The game master's only answer."""
    return [SET_IT_OUT]


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The question about setting out."""
    return [SETS_OUT]
