"""The wandering monster of a quest, and who stands in when figures run out (HQ-133 to HQ-137).

Without a free square next to the searcher it comes to the nearest free one of his room or passage (an interpretation of
"any free square" and "as close as possible") and attacks nobody yet.

Lines of the chronicle: ``event-wanderer-comes``, ``event-nobody-wanders``.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import CORRIDOR, DIRECTIONS, WIDTH
from sagenwerk.heroquest.figures import kind_named, new_monster, open_pit, solid, stand_in, way_free
from sagenwerk.heroquest.monsters import figure_attacks, may_end_on
from sagenwerk.heroquest.scenario import MOST_MONSTERS, QuestScenario
from sagenwerk.heroquest.state import Quest
from sagenwerk.kernel.contract import GAME_MASTER, Action, Question, Refusal, Step

NO_ROOM_THERE: Final = Refusal("refusal-no-room-there", "HQ-133")

#: The quest without a wandering monster of its own, and who comes with the option ``quest_1_wandering = orc``.
FIRST_QUEST: Final[i64] = 1
ORC: Final = "orc"


def wandering_kind(state: Quest) -> i64:
    """The kind that wanders in this quest, by number on the map; -1 for none (HQ-133)."""
    kind = state.quest.wandering
    if kind < 0 and state.quest.number == FIRST_QUEST and state.options.orc_wanders_in_quest_1:
        kind = kind_named(state, ORC)
    return stand_in(state, kind) if kind >= 0 else -1


def appears(state: Quest, hero: i64) -> list[Step[Any]]:
    """The quest's wandering monster comes: next to this hero, where the game master likes, and attacks him at once.

    Gives back what follows; nothing if the quest has none, or no figure is left. The hero goes on with his turn
    afterwards. (HQ-133 to HQ-137)
    """
    kind = wandering_kind(state)
    if kind < 0 or len(state.kinds) >= MOST_MONSTERS:
        return nobody_comes(state)
    square = state.heroes[hero].square
    ways: list[int] = []
    for direction in range(4):
        if free_way(state, square, direction) >= 0:
            ways.append(int(direction))
    if not ways:
        return comes_near(state, kind, square)
    state.target = hero + 1
    if len(ways) == 1:
        return comes_to(state, kind, hero, free_way(state, square, ways[0]))
    return [WANDERER_COMES]


def nobody_comes(state: Quest) -> list[Step[Any]]:
    """The card brings nothing."""
    if state.chronicle is not None:
        events.happens(state, "event-nobody-wanders", "HQ-133", {})
    return []


def free_way(state: Quest, square: i64, direction: i64) -> i64:
    """The free square on this side of the searcher, -1 for none: set out, no wall between, no open pit."""
    other = way_free(state, square, direction)
    if other < 0 or not may_stand(state, other):
        return -1
    return other


def may_stand(state: Quest, square: i64) -> bool:
    """Whether a monster can be put on this square (HQ-025, HQ-035)."""
    if not state.sees(square) or state.at[square] or solid(state, square):
        return False
    return may_end_on(state, square) and not open_pit(state, square)


def comes_to(state: Quest, kind: i64, hero: i64, square: i64) -> list[Step[Any]]:
    """It stands there and attacks at once (HQ-133)."""
    figure = new_monster(state, kind, square, -1)
    if state.chronicle is not None:
        events.monster_does(state, "event-wanderer-comes", "HQ-133", figure, {})
    return figure_attacks(state, figure, hero + 1)


def comes_near(state: Quest, kind: i64, square: i64) -> list[Step[Any]]:
    """Next to the searcher nothing is free: the nearest free square of his room or passage (HQ-134)."""
    best: i64 = -1
    least: i64 = 99
    for other in place_of(state, square):
        if may_stand(state, other):
            across = other % WIDTH - square % WIDTH
            down = other // WIDTH - square // WIDTH
            distance = max(across, -across) + max(down, -down)
            if distance < least:
                least = distance
                best = other
    if best < 0:
        return nobody_comes(state)
    figure = new_monster(state, kind, best, -1)
    if state.chronicle is not None:
        events.monster_does(state, "event-wanderer-comes", "HQ-134", figure, {})
    return []


def place_of(state: Quest, square: i64) -> list[int]:
    """The squares of the room, or of all passages, in which a square lies."""
    board = state.tables.board
    if board.rooms[square] != CORRIDOR:
        return board.squares_of[board.rooms[square]]
    found: list[int] = []
    for passage in board.passages_at[square]:
        found.extend(board.passages[passage])
    return found


class WandererComes(Question[Quest]):
    """On which side of the searcher the wandering monster comes; the game master says it (HQ-133)."""

    def actor(self, state: Quest) -> i64:
        return GAME_MASTER

    def options(self, state: Quest) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        square = state.heroes[state.target - 1].square
        for direction in range(4):
            if free_way(state, square, direction) >= 0:
                offers.append(state.tables.wandering_comes[direction])
        return offers


class ComesFrom(Action[Quest]):
    """It comes to this side of the searcher and attacks him (HQ-133, HQ-137)."""

    def __init__(self, direction: i64) -> None:
        super().__init__(f"game master: wandering monster {DIRECTIONS[direction]}", GAME_MASTER)
        self.direction = direction

    def refusal(self, state: Quest) -> Refusal | None:
        square = state.heroes[state.target - 1].square
        return None if free_way(state, square, self.direction) >= 0 else NO_ROOM_THERE

    def carry_out(self, state: Quest) -> None:
        hero = state.target - 1
        square = free_way(state, state.heroes[hero].square, self.direction)
        state.each(comes_to(state, wandering_kind(state), hero, square))


WANDERER_COMES: Final = WandererComes("where the wandering monster comes")


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """The sides on which it can come."""
    tables.wandering_comes = []
    for direction in range(4):
        action = ComesFrom(direction)
        action.asked_by = WANDERER_COMES
        tables.wandering_comes.append(action)
    return list(tables.wandering_comes)


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The question to the game master."""
    return [WANDERER_COMES]
