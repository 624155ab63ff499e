"""Wells: emptying them, and how the sunrise fills them again (AN-149 to AN-157)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.scenario import HERO_NAMES, WARRIOR
from sagenwerk.andor.state import EMPTY, FULL, Andor
from sagenwerk.andor.turn import FreeAction, no_free_action
from sagenwerk.kernel.contract import Refusal, Step

NO_WELL_HERE: Final = Refusal("refusal-no-well-here", "AN-150")
WELL_EMPTY: Final = Refusal("refusal-well-empty", "AN-154")


def well_is_full(state: Andor, field: i64) -> bool:
    """Whether a full well is on this field (AN-149)."""
    well = state.board.well_at[field]
    return well >= 0 and state.wells[well] == FULL


def drinks(state: Andor, number: i64) -> None:
    """The token is turned; 3 willpower, the warrior 5 (AN-150 to AN-152)."""
    board = state.board
    hero = state.heroes[number]
    state.wells[board.well_at[hero.field]] = int(EMPTY)
    gift = board.warrior_willpower if number == WARRIOR else board.well_willpower
    hero.willpower = min(hero.willpower + gift, board.most_willpower)
    if state.chronicle is not None:
        events.hero_does(
            state, "event-empties-well", "AN-150", number, {"count": gift, "field": board.field_names[hero.field]}
        )


class EmptyWell(FreeAction):
    """A hero standing on a full well empties it: no hour, no action, also out of turn (AN-150, AN-153, AN-154)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: empty the well", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_free_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        field = state.heroes[self.hero].field
        if state.board.well_at[field] < 0:
            return NO_WELL_HERE
        return None if well_is_full(state, field) else WELL_EMPTY

    def carry_out(self, state: Andor) -> None:
        drinks(state, self.hero)


class WellsFill(Step[Andor]):
    """Empty wells are turned back to full, except those with a hero on their field (AN-114, AN-155, AN-156)."""

    def carry_out(self, state: Andor) -> None:
        for well in range(len(state.wells)):
            if state.wells[well] != EMPTY:
                continue
            field = state.board.wells[well]
            taken = False
            for hero in state.heroes:
                if hero.field == field:
                    taken = True
            if not taken:
                state.wells[well] = int(FULL)
                if state.chronicle is not None:
                    events.happens(state, "event-well-fills", "AN-155", {"field": state.board.field_names[field]})


WELLS_FILL: Final = WellsFill("wells fill")
