"""A small legend whose cards a test writes itself: effects are carried out at once, laws are held after each choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from andor.small import bare
from andor.table import Table

from sagenwerk.andor.catalogue import furnish
from sagenwerk.andor.filters import Who
from sagenwerk.andor.position import restore
from sagenwerk.andor.scenario import HERO_NAMES, AndorScenario
from sagenwerk.andor.state import Andor
from sagenwerk.andor.story import follow, story_so_far
from sagenwerk.andor.values import FieldIs, Number
from sagenwerk.kernel import Step

FOG = ["9", "14", "15", "25"]
ZERO = Number(0)


def blank() -> AndorScenario:
    """The small board with a well, a merchant, fog and some places to remember, but no cards."""
    board = bare()
    board.wells = [board.field_named("57")]
    board.well_at[board.wells[0]] = 0
    board.merchants = [board.field_named("34")]
    board.merchant_at[board.merchants[0]] = 0
    board.fog_fields = [board.field_named(name) for name in FOG]
    board.fog_counts = [1, 1, 1, 1, 0, 0, 0, 0, 0]
    board.pips = [0, 1, 3, 4, 5, 5, 7]
    board.slot_names = ["pips", "flag", "bag"]
    board.difficulties = True
    return board


def on(board: AndorScenario, name: str) -> FieldIs:
    """A field as an effect wants it."""
    return FieldIs(board.field_named(name))


def who(**narrowed: Any) -> Who:
    """Heroes by the attributes of ``Who``."""
    chosen = Who()
    for name, value in narrowed.items():
        setattr(chosen, name, value)
    return chosen


class Cards(Table):
    """A table at which the laws of every state are tried after each choice."""

    def __init__(self, state: Andor) -> None:
        super().__init__(state)
        self.story = story_so_far(state)
        self.heard = len(state.chronicle or [])

    def carry_out(self, *steps: Step[Any]) -> Cards:
        """Do this before the question that is asked now."""
        self.state.offers = None
        self.state.each(list(steps))
        self.state.go_on()
        return self.law_abiding()

    def do(self, *names: str) -> Cards:
        for name in names:
            super().do(name)
            self.law_abiding()
        return self

    def law_abiding(self) -> Cards:
        """The chronicle has told everything; position and clone are the same state; answers are legal and different."""
        state = self.state
        told = state.chronicle or []
        for event in told[self.heard :]:
            follow(self.story, event)
        self.heard = len(told)
        assert self.story == story_so_far(state)
        assert state.clone().digest() == state.digest()
        assert restore(state.board, state.position()).digest() == state.digest()
        offers = state.legal_actions()
        assert len({offer.name for offer in offers}) == len(offers)
        if state.actor >= -3 and self.asked != "chance":
            asked = [action for action in state.board.actions.all if state.refusal(action) is None]
            assert {action.name for action in asked} == {offer.name for offer in offers}
        return self


def cards(
    write: Callable[[AndorScenario], list[Step[Any]]], heroes: str = "dwarf warrior archer wizard", **position: Any
) -> Cards:
    """The effects that ``write`` makes, carried out in this situation."""
    board = blank()
    steps = write(board)
    furnish(board)
    boards = {name: position.pop(name) for name in HERO_NAMES if name in position}
    for name in heroes.split():
        boards.setdefault(name, {}).setdefault("field", "0")
    tree = {"order": heroes.split(), "heroes": boards, **position}
    return Cards(restore(board, tree)).carry_out(*steps)
