"""Twins of a quest: the same for everybody but the game master, whose map differs in what has not been seen.

``twin(state, luck)`` keeps all that has been set out and changes the rest at random: figures, furniture, doors,
traps, blocks, notes, the goal, spells of monsters, the order of everything on the map. ``shown(state)`` is all that a
seat without secrets is given, as plain values.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec

from sagenwerk.content.heroquest_map import look_up
from sagenwerk.heroquest.board import EAST, SOUTH, SQUARES
from sagenwerk.heroquest.goals import AllKilled, Goal, Killed, NoteHappened, Want, goal_shows
from sagenwerk.heroquest.loads import AT_PLACE
from sagenwerk.heroquest.notes import CHEST_OPENED, TREASURE_SEARCHED, Note, NoteIs, Trigger
from sagenwerk.heroquest.scenario import (
    FALLING_BLOCK,
    FOUND,
    HIDDEN,
    MOST_LOADS,
    SPEAR,
    Door,
    Furniture,
    Load,
    MonsterKind,
    Placed,
    QuestMap,
    Trap,
)
from sagenwerk.heroquest.state import BIT, DORMANT, UNTOUCHED, Quest
from sagenwerk.kernel import CHANCE, NOBODY, Aside, Event
from sagenwerk.views import heroquest as views

#: More doors, furniture or notes than this have no bit.
MOST_BITS = 60


def same_with(made: Any, thing: Any) -> Any:
    """Everything of a thing in one that was just made; lists are its own."""
    for key in dir(thing):
        if not key.startswith("_") and not callable(getattr(thing, key)):
            value = getattr(thing, key)
            setattr(made, key, value[:] if isinstance(value, list) else value)
    return made


def door_like(door: Door) -> Door:
    return same_with(Door(door.first, door.second, door.secret, door.false), door)  # type: ignore[no-any-return]


class Twin:
    """The making of one twin."""

    def __init__(self, state: Quest, luck: Random) -> None:
        self.luck = luck
        self.state = state
        self.made = state.clone()
        quest = self.quest = same_with(QuestMap(state.quest.name), state.quest)
        self.made.quest = quest
        rooms = state.tables.board.rooms
        #: Rooms, or the corridor, that are the same in the twin: heroes who come there still see no difference.
        kept = luck.sample(sorted(set(rooms)), luck.choice([0, 0, 8, 16]))
        self.kept = [room in kept for room in rooms]
        self.unseen = [square for square in range(int(SQUARES)) if not state.sees(square) and not self.kept[square]]
        #: Notes and goals name things by number: with them, numbers stay. That a goal was reached is no secret.
        self.notes_stay = luck.random() < 0.4 or goal_shows(state)
        self.kinds()
        self.monsters()
        self.furniture()
        self.doors()
        self.traps()
        self.ground()
        self.loads()
        self.notes_and_goal()
        look_up(quest)
        quest.notes_at, quest.used_words = [], []

    def chance(self, odds: float = 0.5) -> bool:
        return self.luck.random() < odds

    def order(self, count: int) -> list[int]:
        """Old numbers in their new order: shuffled, unless notes name them."""
        numbers = list(range(count))
        if not self.notes_stay:
            self.luck.shuffle(numbers)
        return numbers

    def kinds(self) -> None:
        """Spells and weaknesses of all kinds, and the numbers of those that nobody has met; the order of all."""
        state, quest, luck = self.state, self.quest, self.luck
        met = set(state.kinds) | {int(there.kind) for there in quest.monsters if self.kept[there.square]}
        kinds = []
        for number, kind in enumerate(state.quest.kinds):
            twin: MonsterKind = same_with(MonsterKind(kind.name, kind.figure), kind)
            if self.chance():
                twin.spells = luck.sample(range(14), luck.randrange(4))
                twin.immune_to_spells = self.chance()
                twin.immune_to_fire = self.chance()
                twin.only_weapon = luck.choice([-1, 2])
                twin.escape_to = luck.choice([-1, *self.unseen]) if self.unseen else -1
            if number not in met and self.chance():
                twin.move, twin.attack, twin.defend = luck.randrange(13), luck.randrange(6), luck.randrange(6)
                twin.body = luck.randint(1, 4)
            kinds.append(twin)
        places = self.order(len(kinds))
        quest.kinds = [kinds[place] for place in places]
        self.made.kinds = [places.index(kind) for kind in state.kinds]
        self.kind_places = places
        if self.chance():
            quest.wandering = luck.randrange(-1, len(kinds))
        elif quest.wandering >= 0:
            quest.wandering = places.index(int(quest.wandering))
        self.made.chaos = [luck.randrange(2**20) if self.chance() else pile for pile in state.chaos]

    def monsters(self) -> None:
        """Figures that have not come: others, elsewhere, more or fewer; which of them are asleep, or the goal."""
        state, quest, luck = self.state, self.quest, self.luck
        figures = []
        for number, placed in enumerate(state.quest.monsters):
            twin: Placed = same_with(Placed(placed.kind, placed.square), placed)
            twin.kind = self.kind_places.index(int(placed.kind))
            twin.target = self.chance() if not self.notes_stay else placed.target
            if number not in state.placed and not self.kept[placed.square]:
                if self.unseen and self.chance():
                    twin.square = luck.choice(self.unseen)
                if self.chance():
                    twin.kind = luck.randrange(len(quest.kinds))
                twin.waits = twin.waits or self.chance(0.3)
                twin.dormant = self.chance(0.2)
            figures.append(twin)
        places = self.order(len(figures))
        quest.monsters = [figures[place] for place in places]
        self.made.placed = [places.index(placed) if placed >= 0 else -1 for placed in state.placed]
        for square in luck.sample(self.unseen, min(len(self.unseen), luck.randrange(8))):
            quest.monsters.append(Placed(luck.randrange(len(quest.kinds)), square))
        for figure, effects in enumerate(state.monster_effects):
            if not effects & BIT[DORMANT] and self.chance(0.3):
                self.made.monster_effects[figure] = int(effects ^ BIT[UNTOUCHED])

    def furniture(self) -> None:
        """Furniture in the dark, and what harms whoever opens a piece, as long as nobody has found it."""
        state, quest, luck = self.state, self.quest, self.luck
        taken_away = {int(load.furniture) for load in state.quest.loads}
        pieces = []
        for number, piece in enumerate(state.quest.furniture):
            twin: Furniture = same_with(Furniture(piece.kind, piece.squares, piece.turned), piece)
            known = (state.chests_open | state.chest_traps_found | state.chest_traps_gone) & BIT[number]
            if not known:
                twin.trapped = self.chance()
            if any(self.kept[square] for square in piece.squares):
                twin.trapped = piece.trapped
            elif not any(state.sees(square) for square in piece.squares):
                if self.chance() and self.unseen:
                    twin.squares = [luck.choice(self.unseen) for _ in piece.squares]
                    twin.kind, twin.turned = "table", luck.choice([0, 90])
                twin.chest = self.chance()
            elif not state.moved & BIT[number] and number not in taken_away:
                twin.moves_to = luck.sample(range(int(SQUARES)), len(piece.squares)) if self.chance() else []
            pieces.append(twin)
        places = self.order(len(pieces))
        quest.furniture = [pieces[place] for place in places]
        for name in ("chests_open", "chest_traps_found", "chest_traps_gone", "moved"):
            bits = getattr(state, name)
            setattr(self.made, name, sum(BIT[new] for new, old in enumerate(places) if bits & BIT[old]))
        self.piece_places = places
        if self.unseen and len(quest.furniture) < MOST_BITS and self.chance():
            more = Furniture("chest", [luck.choice(self.unseen)], 0)
            more.chest = more.trapped = True
            quest.furniture.append(more)

    def doors(self) -> None:
        """Doors and secret doors that are not on the board; whether closed ones are false, or lead far away."""
        state, quest, luck = self.state, self.quest, self.luck
        board = state.tables.board
        taken = [(int(door.first), int(door.second)) for door in state.quest.doors]
        dark: list[tuple[int, int]] = []
        lit: list[tuple[int, int]] = []
        for square in range(int(SQUARES)):
            for direction in (EAST, SOUTH):
                other = board.beside[4 * square + direction]
                if other < 0 or self.kept[square] or self.kept[other]:
                    continue
                if board.walls[4 * square + direction] and (square, other) not in taken:
                    (lit if state.sees(square) or state.sees(other) else dark).append((square, other))
        luck.shuffle(dark)
        luck.shuffle(lit)
        doors = []
        for number, door in enumerate(state.quest.doors):
            twin = door_like(door)
            if self.kept[door.first] or self.kept[door.second]:
                pass
            elif not state.door_known(number):
                places = lit if door.secret and lit and self.chance() else dark
                if places and self.chance():
                    twin.first, twin.second = places.pop()
                twin.by_note = door.secret and self.chance()
                twin.false = not door.secret and self.chance(0.2)
            elif not state.door_open(number) and not state.false_known & BIT[number]:
                twin.false = self.chance(0.3)
                twin.portal = not twin.false and self.chance(0.1)
            doors.append(twin)
        numbers = self.order(len(doors))
        quest.doors = [doors[number] for number in numbers]
        for name in ("doors_seen", "doors_open", "false_known"):
            bits = getattr(state, name)
            setattr(self.made, name, sum(BIT[new] for new, old in enumerate(numbers) if bits & BIT[old]))
        for places, secret in ((dark, False), (lit, True), (dark, True)):
            if places and len(quest.doors) < MOST_BITS and self.chance():
                quest.doors.append(Door(places[-1][0], places.pop()[1], secret, False))

    def traps(self) -> None:
        """Traps that nobody has found: elsewhere, of another kind, more or none; where blocks will land."""
        state, quest, luck = self.state, self.quest, self.luck
        squares = [square for square in range(int(SQUARES)) if quest.trap_at[square] < 0 and not self.kept[square]]
        traps = []
        for number, trap in enumerate(state.quest.traps):
            twin = Trap(trap.kind, trap.square, trap.lands_on)
            if self.kept[trap.square]:
                pass
            elif state.traps[number] in (HIDDEN, FOUND) and self.chance():
                twin.lands_on = luck.choice([-1, *range(int(SQUARES))])
            if state.traps[number] == HIDDEN and not self.kept[trap.square] and self.chance():
                twin.kind, twin.square = luck.randrange(int(SPEAR) + 1), squares.pop(luck.randrange(len(squares)))
            traps.append(twin)
        places = self.order(len(traps))
        quest.traps = [traps[place] for place in places]
        self.made.traps = [state.traps[place] for place in places]
        for square in luck.sample(squares, min(len(squares), luck.randrange(40))):
            quest.traps.append(Trap(luck.choice([SPEAR, FALLING_BLOCK, 0]), square, luck.choice([-1, square])))
            self.made.traps.append(int(HIDDEN))

    def ground(self) -> None:
        """What is rock, blocked or stairs where nobody has seen it."""
        quest, luck = self.quest, self.luck
        for square in self.unseen:
            if self.chance(0.2):
                quest.used[square] = not quest.used[square]
            if square in quest.blocked and self.chance():
                quest.blocked.remove(square)
            elif self.chance(0.05):
                quest.blocked.append(square)
            if square in quest.stairs and self.chance():
                quest.stairs.remove(square)
        luck.shuffle(quest.blocked)
        if self.unseen and self.chance(0.3):
            quest.stairs.append(luck.choice(self.unseen))
        quest.portals_end_march = self.chance()

    def loads(self) -> None:
        """Things to carry: their pieces of furniture have new numbers, and what nobody has seen may be anything."""
        state, quest, luck = self.state, self.quest, self.luck
        loads = []
        for number, load in enumerate(state.quest.loads):
            twin: Load = same_with(Load(load.name), load)
            piece = int(load.furniture)
            if piece >= 0:
                twin.furniture = self.piece_places.index(piece)
            carried = any(state.heroes[hero].carries == number for hero in state.order)
            dark = piece >= 0 and not state.sees(state.quest.furniture[piece].squares[0])
            if state.loads[number] == AT_PLACE and not carried and dark:
                twin.gold, twin.may_keep = luck.randrange(100), self.chance()
            loads.append(twin)
        quest.loads = loads
        dark_rooms = [
            room for room, squares in enumerate(state.tables.board.squares_of) if room and squares[0] in self.unseen
        ]
        if len(loads) < MOST_LOADS and dark_rooms and not self.notes_stay and self.chance():
            more = Load("anything")
            more.room = luck.choice(dark_rooms)
            # The first of all, so that all others have other numbers.
            quest.loads.insert(0, more)
            self.made.loads = [int(AT_PLACE), *state.loads[:-1]]
            for hero in state.order:
                if state.heroes[hero].carries >= 0:
                    self.made.heroes[hero].carries = state.heroes[hero].carries + 1

    def notes_and_goal(self) -> None:
        """No notes, the same ones, or the same with others before them; another goal, as long as it is not reached."""
        state, quest, luck = self.state, self.quest, self.luck
        goal: Goal | None = quest.goal
        if not self.notes_stay:
            quest.notes = []
            quest.goal = Goal(Killed([luck.randrange(len(quest.monsters))]), [])
            if goal_shows(self.made):
                quest.goal = Goal(AllKilled(), [])
            self.made.notes_done = luck.randrange(4)
            self.made.slots = [luck.randrange(16) if self.chance(0.3) else slot for slot in state.slots]
        elif goal is not None and not names_notes(goal.want) and not names_notes(goal.ends_when):
            more = luck.randint(0, 2)
            quest.notes = more_notes(state.quest, more).notes
            if self.chance():
                area = luck.choice([number for number in range(1, 35) if not state.treasure_searched[number]] or [34])
                quest.notes.append(Note("treasure", [Trigger(TREASURE_SEARCHED, [area])], True, []))
                quest.notes[-1].treasure = True
            quest.notes.append(Note("chests", [Trigger(CHEST_OPENED, [])], False, []))
            self.made.notes_done = int(state.notes_done) << more


def more_notes(given: QuestMap, count: int) -> QuestMap:
    """The map with notes that nothing sets off before its own."""
    quest: QuestMap = same_with(QuestMap(given.name), given)
    quest.notes = [Note(f"more-{number}", [], True, []) for number in range(count)]
    for note in given.notes:
        later: Note = same_with(Note(note.name, note.triggers, note.once, note.effects), note)
        later.after_notes = [number + count for number in note.after_notes]
        quest.notes.append(later)
    quest.notes_at = []
    return quest


def names_notes(want: Want | None) -> bool:
    """Whether a goal asks for a note by its number."""
    wants: list[Want] = getattr(want, "wants", [])
    return isinstance(want, NoteHappened) or any(map(names_notes, wants))


def twin(state: Quest, luck: Random) -> Quest:
    """A state that differs only in what has not been seen. Not while a note is being read."""
    assert not reads_a_note(state)
    return Twin(state, luck).made


def shows_what_is_the_same(made: Twin, before: Quest, after: Quest) -> bool:
    """Whether a step or an open door can have shown only what is in rooms that are the same, and no note was read."""
    if before.notes_done != after.notes_done or before.turn < 0:
        return False
    fresh = [square for square in range(int(SQUARES)) if after.sees(square) and not before.sees(square)]
    stands = int(after.heroes[before.turn].square)
    return stands >= 0 and all(made.kept[square] for square in [*fresh, stands])


def reads_a_note(state: Quest) -> bool:
    """Whether something that only the game master knows is about to happen."""
    return any(isinstance(step, NoteIs) for step in state.agenda)


def plain(thing: Any) -> Any:
    """A map and what it holds as plain values."""
    if isinstance(thing, list | tuple):
        return [plain(one) for one in thing]
    if isinstance(thing, dict):
        return {key: plain(value) for key, value in thing.items()}
    if thing is None or isinstance(thing, bool | int | str):
        return thing
    keys = [key for key in dir(thing) if not key.startswith("_") and not callable(getattr(thing, key))]
    return {key: plain(getattr(thing, key)) for key in keys if key not in ("used_words", "notes_at")}


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Where two plain values differ, and how."""
    if one == other and type(one) is type(other):
        return []
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        return [line for key in one for line in differences(one[key], other[key], f"{path} {key}")]
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        return [line for place in range(len(one)) for line in differences(one[place], other[place], f"{path} {place}")]
    return [f"{path.strip()}: {one!r}, twin {other!r}"[:500]]


def looks_like(state: Quest) -> dict[str, Any]:
    """What a state is, with the map that it has: of a view, all that the browser is made from."""
    return {
        "digest": state.digest(),
        "map": plain(state.quest),
        "agenda": [(step.name, state.scenario.steps.numbers[step.name]) for step in state.agenda],
        "question": state.question().name if state.agenda else "",
        "actor": int(state.actor),
        "offers": named(state),
        "weights": state.weights() if state.actor == CHANCE else [],
        "content": state.scenario.digest,
        "numbers": state.numbers(),
    }


def named(state: Quest) -> list[tuple[str, int]]:
    """Names and numbers of what is offered."""
    return [(action.name, state.scenario.actions.numbers[action.name]) for action in state.legal_actions()]


def shown(state: Quest) -> dict[str, Any]:
    """Everything that a seat without secrets is given: state, offers, position."""
    view = state.view(NOBODY)
    return {**looks_like(view), "position": view.position(), "maps": plain(view.tables.quests)}


def refusals(state: Quest) -> dict[str, Any]:
    """Why each action of the catalogue is refused, with the words that are shown."""
    said: dict[str, Any] = {}
    for action in state.scenario.actions.all:
        refusal = state.refusal(action)
        said[action.name] = refusal and (refusal.message, refusal.rule, refusal.arguments(state, action))
    return said


def page(state: Quest) -> list[Any]:
    """What the page shows of the table to a seat without secrets, every square included."""
    view = state.view(NOBODY)
    squares = [f"{letter}{row}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" for row in range(1, 20)]
    fields = [msgspec.to_builtins(views.field_says(view, square)) for square in squares]
    known = [
        views.known(view.scenario, view.options.chosen),
        views.board_digest(view.scenario),
        views.board(view.scenario),
    ]
    return [msgspec.to_builtins(views.view_of(view, {})), fields, msgspec.to_builtins(known)]


def told(events: list[Event]) -> list[Any]:
    """What the heroes hear, as events and as lines of the log."""
    heard = [event for event in events if not isinstance(event, Aside)]
    lines = [msgspec.to_builtins(views.line_of(0, event)) for event in heard]
    return [[event.message, event.rule, dict(event.arguments)] for event in heard] + lines


#: What is done with what lies on the table: it can bring nothing to light.
QUIET = re.compile(
    "roll for the march|end the turn|attack with|throw |shoot |attack no more|: cast |refuse|drink|give |choose monster"
)
#: What shows no more than what comes into sight and lies on the square.
EXPLORES = re.compile("^[a-z]+: (step|open the door) ")
