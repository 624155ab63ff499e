"""What a seat may see: the state with everything taken out that has not been set out (HQ-004, HQ-052, HQ-103, HQ-113).

Doors, traps, furniture and kinds of figures get new numbers, in the order of the squares or of appearing, so that a
number tells nothing about what else there is.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagenwerk.heroquest.board import EAST, SOUTH, SQUARES
from sagenwerk.heroquest.notes import NoteIs
from sagenwerk.heroquest.scenario import FOUND, HIDDEN, Door, Furniture, MonsterKind, QuestMap, Trap
from sagenwerk.heroquest.state import BIT, DORMANT, UNTOUCHED, Quest
from sagenwerk.kernel.contract import Step


def without_secrets(state: Quest) -> Quest:
    """A copy of the state as the heroes' seats, their bots and spectators may know it."""
    seen = state.clone()
    seen.scenario = state.tables.public
    seen.tables = state.tables.public
    known = QuestMap("")
    seen.quest = known
    known.used = [state.quest.used[square] and state.sees(square) for square in range(SQUARES)]
    known.stairs = [square for square in state.quest.stairs if state.sees(square)]
    known.start = state.quest.start[:]
    known.own_start = state.quest.own_start[:]
    known.no_elements = state.quest.no_elements
    known.bare_heroes = state.quest.bare_heroes
    known.blocked = [square for square in state.quest.blocked if state.sees(square)]
    known.blocked_at = [state.quest.blocked_at[square] and state.sees(square) for square in range(SQUARES)]
    known.placed_at = [-1] * int(SQUARES)
    doors_as_known(state, seen, known)
    furniture_as_known(state, seen, known)
    traps_as_known(state, seen, known)
    figures_as_known(state, seen, known)
    for hero in seen.heroes:
        hero.carries = 0 if hero.carries >= 0 else -1
    seen.notes_done = 0
    seen.slots = [0] * len(state.slots)
    agenda: list[Step[Any]] = []
    for step in state.agenda:
        if not isinstance(step, NoteIs):
            agenda.append(step)
    seen.agenda = agenda
    seen.offers = None
    return seen


def doors_as_known(state: Quest, seen: Quest, known: QuestMap) -> None:
    """Doors that lie on the board, in the order of their squares."""
    known.door_at = [-1] * (4 * int(SQUARES))
    seen.doors_seen = 0
    seen.doors_open = 0
    seen.false_known = 0
    for square in range(SQUARES):
        for direction in (EAST, SOUTH):
            door = state.quest.door_at[4 * square + direction]
            if door < 0 or not state.door_known(door):
                continue
            number = len(known.doors)
            there = state.quest.doors[door]
            twin = Door(there.first, there.second, there.secret, state.false_known & BIT[door] != 0)
            # Whoever opens a portal sees that no room lies behind it.
            twin.portal = there.portal and state.door_open(door)
            known.doors.append(twin)
            other: i64 = state.tables.board.beside[4 * square + direction]
            known.door_at[4 * square + direction] = number
            known.door_at[4 * other + (direction + 2) % 4] = number
            seen.doors_seen |= BIT[number]
            if state.door_open(door):
                seen.doors_open |= BIT[number]
            if state.false_known & BIT[door]:
                seen.false_known |= BIT[number]


def furniture_as_known(state: Quest, seen: Quest, known: QuestMap) -> None:
    """Furniture that has been set out; that a chest is trapped is known once a search has found it."""
    known.furniture_at = [-1] * int(SQUARES)
    seen.chests_open = 0
    seen.chest_traps_found = 0
    seen.chest_traps_gone = 0
    numbers: dict[int, int] = {}
    for square in range(SQUARES):
        piece = state.quest.furniture_at[square]
        if piece < 0 or not state.sees(square):
            continue
        if piece not in numbers:
            numbers[piece] = len(known.furniture)
            there = state.quest.furniture[piece]
            twin = Furniture(there.kind, there.squares[:], there.turned)
            twin.chest = there.chest
            known.furniture.append(twin)
            if state.chests_open & BIT[piece]:
                seen.chests_open |= BIT[numbers[piece]]
            if state.chest_traps_found & BIT[piece]:
                twin.trapped = True
                seen.chest_traps_found |= BIT[numbers[piece]]
            if state.chest_traps_gone & BIT[piece]:
                seen.chest_traps_gone |= BIT[numbers[piece]]
        known.furniture_at[square] = numbers[piece]


def traps_as_known(state: Quest, seen: Quest, known: QuestMap) -> None:
    """Traps that were found or have gone off."""
    known.trap_at = [-1] * int(SQUARES)
    seen.traps = []
    for square in range(SQUARES):
        trap = state.quest.trap_at[square]
        if trap < 0 or state.traps[trap] == HIDDEN:
            continue
        there = state.quest.traps[trap]
        known.trap_at[square] = len(known.traps)
        lands_on = there.lands_on if state.traps[trap] != FOUND else -1
        known.traps.append(Trap(there.kind, there.square, lands_on))
        seen.traps.append(state.traps[trap])


def figures_as_known(state: Quest, seen: Quest, known: QuestMap) -> None:
    """Figures as they stand there: their values, but not their spells, and not whether they wait for something."""
    numbers: dict[int, int] = {}
    seen.kinds = []
    for kind in state.kinds:
        if kind not in numbers:
            numbers[kind] = len(known.kinds)
            known.kinds.append(as_known(state.quest.kinds[kind]))
        seen.kinds.append(numbers[kind])
    seen.placed = [-1] * len(state.placed)
    seen.chaos = [0] * len(state.chaos)
    hidden: i64 = BIT[DORMANT] | BIT[UNTOUCHED]
    seen.monster_effects = [int(effects & ~hidden) for effects in state.monster_effects]


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
