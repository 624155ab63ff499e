"""What is seen of a game of Andor Junior: everything, since nothing in it is secret."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from sagenwerk.envs.layout import CHOICE, FLAG, NUMBER, Column, Layout
from sagenwerk.junior.scenario import (
    BERRIES,
    BOOK,
    BOOKS,
    HERO_NAMES,
    ITEM_NAMES,
    LETTERS,
    MUSIC_BOOKS,
    TASK_NAMES,
    TILE_NAMES,
    WOOD_FOR_THE_GUARD,
    JuniorScenario,
)
from sagenwerk.junior.state import Junior
from sagenwerk.kernel import Scenario, State

#: Flags of the turn, as ``Junior.numbers`` packs them, the lowest bit first.
_FLAGS = (
    "bridge open",
    "potion in the shop",
    "night marker taken",
    "burden paid this turn",
    "fort fell this turn",
    "dice thrown this turn",
    "acted this turn",
    "stood still this turn",
    "moved or stood this turn",
)
#: Days that an observation tells apart.
_DAYS = 60


class Reader:
    """Columns of a scenario, and how they are read."""

    #: Who can be ``you``.
    seats = HERO_NAMES

    def __init__(self, scenario: Scenario) -> None:
        assert isinstance(scenario, JuniorScenario)
        self._layouts: dict[int, Layout] = {}
        self.scenario = scenario
        self.columns: list[Column] = self.layout(len(HERO_NAMES)).columns

    def layout(self, players: int) -> Layout:
        """The layout for so many players: the columns are the same for all."""
        if players not in self._layouts:
            self._layouts[players] = _layout(self.scenario, players)
        return self._layouts[players]

    def read(self, seen: State, into: NDArray[Any]) -> None:
        """Fill the columns from a state."""
        assert isinstance(seen, Junior)
        self.layout(len(seen.order)).read(seen.numbers(), into)


def _layout(board: JuniorScenario, players: int) -> Layout:
    """In the order of ``Junior.numbers``."""
    made = Layout()
    tasks, books = TASK_NAMES[1:], ITEM_NAMES[BOOK : BOOK + BOOKS]
    made.skip()
    made.packed(["turn"], _FLAGS, 1)
    made.numbers(["day"], _DAYS)
    made.numbers(["hero on turn", "holder of the night marker"], len(HERO_NAMES) - 1, CHOICE)
    made.numbers(["dragon's way to the Rietburg"], int(board.dragon_end))
    made.numbers(["beacons lit"], int(board.beacon_slots))
    made.numbers(["torches in the shop"], int(board.torch_supply))
    made.numbers(["Reka's field"], len(board.field_names), CHOICE)
    made.packed(["task lies out"], tasks, 1, lowest=1)
    made.packed(["task done"], tasks, 1, lowest=1)
    made.numbers(["baskets brought home", "wood brought to the guard"], 7)
    made.packed(["book in play"], books, 1)
    made.packed(["book brought home"], books, 1)
    made.packed(["letter brought home"], HERO_NAMES, 1)
    made.numbers(["wolf cubs found"], int(board.cubs))
    made.skip(players)
    for hero in HERO_NAMES:
        made.numbers([f"{hero}: field"], len(board.field_names), CHOICE)
        made.numbers([f"{hero}: suns", f"{hero}: hourglasses", f"{hero}: hourglasses not used", f"{hero}: dice"], 15)
        made.mixed([(Column(f"{hero}: asleep", 1, FLAG), 1, 1), (Column(f"{hero}: coat of arms laid", 1, FLAG), 0, 1)])
        made.packed([f"{hero}: bag"], ITEM_NAMES, 3)
    partners = [*HERO_NAMES, "the field"]
    made.packed([f"given this turn to {partner}" for partner in partners], ITEM_NAMES, 1)
    made.packed([f"got this turn from {partner}" for partner in partners], ITEM_NAMES, 1)
    made.numbers([f"tile on {field}" for field in board.field_names], 1 + len(TILE_NAMES), CHOICE)
    made.numbers([f"tiles not seen: {tile}" for tile in TILE_NAMES], 63)
    made.packed([f"on {field}" for field in board.field_names], ITEM_NAMES, 3)
    made.numbers([f"side of {board.field_names[field]}" for field in board.wells], 2, CHOICE)
    places = [board.field_names[field] for field in board.gor_fields]
    made.numbers([f"Gors on {place}" for place in places], 15, NUMBER)
    made.numbers([f"fort on {place}" for place in places], 1, FLAG)
    laid = [f"{place}: {hero}" for place in places for hero in HERO_NAMES]
    made.numbers([f"dice laid on {place}" for place in laid], 15)
    made.numbers([f"sword tokens laid on {place}" for place in laid], 15)
    made.complete()
    return made


def progress(seen: State) -> float:
    """How far a game has come, 0 to 1: tasks done in whole or part, wolf cubs found, the way that the dragon has left.

    A task counts by what of it is at home; then the bridge opens and the cubs can be found (R-100, R-108).
    """
    assert isinstance(seen, Junior)
    board: Any = seen.board
    parts = {
        BERRIES: int(seen.baskets_home) / max(1, len(board.basket_fields)),
        WOOD_FOR_THE_GUARD: int(seen.wood_home) / max(1, board.wood_needed),
        MUSIC_BOOKS: int(seen.books_home).bit_count() / max(1, int(seen.books).bit_count()),
        LETTERS: int(seen.letters_home).bit_count() / len(seen.order),
    }
    lying_out = [task for task in range(1, len(TASK_NAMES)) if seen.in_play(task)]
    tasks = sum(1.0 if not seen.still_open(task) else parts.get(task, 0.0) for task in lying_out)
    cubs, dragon = int(seen.cubs) / max(1, board.cubs), int(seen.dragon) / board.dragon_end
    return float(0.5 * tasks / max(1, len(lying_out)) + 0.3 * cubs + 0.2 * min(1.0, dragon))
