"""Setting up a game and its first morning (R-001, R-030 to R-039, R-120 to R-124)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.junior import events
from sagenwerk.junior.day import DAY
from sagenwerk.junior.options import JuniorOptions
from sagenwerk.junior.piles import count, one_more
from sagenwerk.junior.scenario import (
    BASKET,
    BERRIES,
    BOOK,
    BOOKS,
    CAVE_TROLL,
    FALCON,
    FORTS,
    HEALING_POTION,
    HERB_KINDS,
    HERB_TILE,
    HERO_NAMES,
    HEROES,
    INJURED_FALCON,
    ITEM_NAMES,
    LETTER,
    LETTERS,
    MUSIC_BOOKS,
    POLLUTED_WELLS,
    TASK_NAMES,
    TASKS,
    WOLF_HERB,
    JuniorScenario,
)
from sagenwerk.junior.state import POLLUTED, UNKNOWN, Hero, Junior, empty_tables
from sagenwerk.kernel.contract import Action, Chance, Event, Outcome, Step
from sagenwerk.kernel.game import hero_numbers

FEWEST_HEROES: Final = 2
MOST_HEROES: Final = 4


class TaskIs(Outcome):
    """A task card is drawn (R-124)."""

    def __init__(self, task: i64) -> None:
        super().__init__(f"task: {TASK_NAMES[task]}")
        self.task = task


class BookIs(Outcome):
    """A music book is drawn, known by its destination (R-136)."""

    def __init__(self, book: i64) -> None:
        super().__init__(f"drawn: {ITEM_NAMES[BOOK + book]}")
        self.book = book


class PlaceIs(Outcome):
    """A letter comes to lie on this field (R-140)."""

    def __init__(self, field: i64, name_of_field: str) -> None:
        super().__init__(f"place: {name_of_field}")
        self.field = field


class TaskDraw(Chance[Junior, TaskIs]):
    """One more card from the shuffled tasks (R-124)."""

    def options(self, state: Junior) -> list[Action[Any]]:
        cards = state.board.task_outcomes
        return [cards[task - 1] for task in range(1, TASKS + 1) if not state.in_play(task)]

    def weights(self, state: Junior) -> list[int]:
        return [1 for task in range(1, TASKS + 1) if not state.in_play(task)]

    def settle(self, state: Junior, outcome: TaskIs) -> None:
        one: i64 = 1
        state.tasks |= one << outcome.task


class LayOutTasks(Step[Junior]):
    """The cards of the challenge lie out red side up, their tokens in place (R-014, R-037, R-120 to R-124)."""

    def carry_out(self, state: Junior) -> None:
        state.each([SET_OUT[task] for task in range(1, TASKS + 1) if state.in_play(task)])


class SetOut(Step[Junior]):
    """The tokens of one task come to their places (R-130 to R-141)."""

    def __init__(self, task: i64) -> None:
        super().__init__(f"set out {TASK_NAMES[task]}")
        self.task = task

    def carry_out(self, state: Junior) -> None:
        task = self.task
        board = state.board
        if state.chronicle is not None:
            events.task_turns(state, "event-task-lies-out", "R-037", task, 0)
        if task == WOLF_HERB:
            for field in board.thickets:
                state.tiles[field] = int(UNKNOWN)
                if state.chronicle is not None:
                    events.at_place(state, "event-thicket-token", "R-130", field, 0)
            for kind in range(HERB_TILE, HERB_TILE + HERB_KINDS):
                state.unseen[kind] = board.tile_counts[kind]
        elif task == INJURED_FALCON:
            state.piles[board.falcon_field] = int(one_more(state.piles[board.falcon_field], FALCON))
            if state.chronicle is not None:
                thing_lies(state, FALCON, board.falcon_field, "R-131")
        elif task == FORTS:
            for number in board.fort_numbers:
                state.forts[number] = 1
        elif task == BERRIES:
            for field in board.basket_fields:
                state.piles[field] = int(one_more(state.piles[field], BASKET))
                if state.chronicle is not None:
                    thing_lies(state, BASKET, field, "R-135")
        elif task == POLLUTED_WELLS:
            for well in range(len(state.wells)):
                state.wells[well] = int(POLLUTED)
        elif task == HEALING_POTION:
            state.potion = True
        elif task == MUSIC_BOOKS:
            state.each([BOOK_DRAW for _ in range(board.books_by_players[len(state.order)])])
        elif task == LETTERS:
            state.each([board.letter_places[hero] for hero in range(HEROES) if state.heroes[hero].field >= 0])
        elif task == CAVE_TROLL and state.chronicle is not None:
            events.at_place(state, "event-troll-stands", "R-141", board.troll_field, 0)


class BookDraw(Chance[Junior, BookIs]):
    """A music book with a destination not drawn yet lies at the Tree of Songs (R-136)."""

    def options(self, state: Junior) -> list[Action[Any]]:
        return [state.board.book_outcomes[book] for book in range(BOOKS) if (state.books >> book) & 1 == 0]

    def weights(self, state: Junior) -> list[int]:
        return [1 for book in range(BOOKS) if (state.books >> book) & 1 == 0]

    def settle(self, state: Junior, outcome: BookIs) -> None:
        one: i64 = 1
        tree = state.board.song_tree
        state.books |= one << outcome.book
        state.piles[tree] = int(one_more(state.piles[tree], BOOK + outcome.book))
        if state.chronicle is not None:
            thing_lies(state, BOOK + outcome.book, tree, "R-136")


class LetterPlace(Chance[Junior, PlaceIs]):
    """The letter of one hero comes to a place that has none yet (R-140)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"place of the {ITEM_NAMES[LETTER + hero]}")
        self.hero = hero

    def options(self, state: Junior) -> list[Action[Any]]:
        outcomes = state.board.place_outcomes
        return [outcomes[field] for field in state.board.letter_fields if not has_letter(state, field)]

    def weights(self, state: Junior) -> list[int]:
        return [1 for field in state.board.letter_fields if not has_letter(state, field)]

    def settle(self, state: Junior, outcome: PlaceIs) -> None:
        letter = LETTER + self.hero
        state.piles[outcome.field] = int(one_more(state.piles[outcome.field], letter))
        if state.chronicle is not None:
            thing_lies(state, letter, outcome.field, "R-140")


def has_letter(state: Junior, field: i64) -> bool:
    """Whether a letter lies here already."""
    for hero in range(HEROES):
        if count(state.piles[field], LETTER + hero):
            return True
    return False


def thing_lies(state: Junior, item: i64, field: i64, rule: str) -> None:
    """A thing lies openly on a field."""
    state.tell(
        Event(
            "event-thing-lies",
            rule,
            {"day": state.day, "item": ITEM_NAMES[item], "field": state.board.field_names[field]},
        )
    )


class FirstDay(Step[Junior]):
    """The holder of the night marker reads the start card and makes the first move (R-038, R-039)."""

    def carry_out(self, state: Junior) -> None:
        if state.chronicle is not None:
            state.tell(Event("event-day-begins", "R-039", {"day": 1, "hero": HERO_NAMES[state.marker]}))


def new_game(board: JuniorScenario, heroes: list[str], options: dict[str, str]) -> Junior:
    """A game at its first question; its chronicle holds the opening lines.

    The heroes stand on the Rietburg (R-030), fog and mine tiles lie face down (R-031, R-032), the wells are full
    (R-033), the guard stands before the bridge (R-034), dragon and Gors as many players need it (R-035, R-036).

    ``heroes``: 2 to 4 different classes clockwise, first the holder of the night marker; two of them may be played by
    one person (R-150). Raises ``ValueError`` for a wrong number, an unknown or double hero, and unknown options.
    """
    state = Junior(board, JuniorOptions(options), heroes_in_order(heroes), [Hero(kind) for kind in range(HEROES)])
    empty_tables(state)
    players = len(state.order)
    for kind in state.order:
        hero = state.heroes[kind]
        hero.field = board.rietburg
        hero.suns = board.suns[kind]
        hero.dice = board.dice[kind]
    for field in board.fog_fields:
        state.tiles[field] = int(UNKNOWN)
    for field in board.mine_fields:
        state.tiles[field] = int(UNKNOWN)
    for kind in range(HERB_TILE):
        state.unseen[kind] = board.tile_counts[kind]
    start = board.dragon_start[players] + state.options.dragon_farther * board.difficulty_steps
    state.dragon = start if start < board.dragon_end else board.dragon_end
    state.torches = board.torch_supply
    for number in board.start_gors[players]:
        state.gors[number] = 1
    for task in board.tasks:
        one: i64 = 1
        state.tasks |= one << task
    state.chronicle = []
    state.each([*[TASK_DRAW for _ in range(board.drawn_tasks)], LAY_OUT_TASKS, FIRST_DAY, DAY])
    state.go_on()
    return state


def heroes_in_order(heroes: list[str]) -> list[int]:
    """Hero numbers of the names (R-001, R-020). Raises ``ValueError`` for a wrong number, an unknown or double hero."""
    return hero_numbers(heroes, HERO_NAMES, "Andor Junior", FEWEST_HEROES, MOST_HEROES)


TASK_DRAW: Final = TaskDraw("task card")
BOOK_DRAW: Final = BookDraw("music book")
LAY_OUT_TASKS: Final = LayOutTasks("lay out the tasks")
FIRST_DAY: Final = FirstDay("first day")
SET_OUT: Final = [SetOut(task) for task in range(TASKS + 1)]
