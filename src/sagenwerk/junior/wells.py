"""Wells: up to three sun discs back on the own board (R-075 to R-077)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.junior import events
from sagenwerk.junior.scenario import HERO_NAMES
from sagenwerk.junior.state import EMPTY, POLLUTED, Junior
from sagenwerk.junior.turn import no_action
from sagenwerk.kernel.contract import Action, Refusal

NO_WELL_HERE: Final = Refusal("refusal-no-well-here", "R-075")
WELL_IS_EMPTY: Final = Refusal("refusal-well-is-empty", "R-076")
WELL_IS_POLLUTED: Final = Refusal("refusal-well-is-polluted", "R-138")
ALL_SUNS_THERE: Final = Refusal("refusal-all-suns-there", "R-075")

#: Sun discs that a full well gives back at most (R-075).
SUNS_OF_A_WELL: Final = 3


class Drink(Action[Junior]):
    """Put back up to 3 sun discs, never more than there are spots; then turn the well over (R-075, R-076).

    An hourglass is not refilled (R-077).
    """

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: drink from the well", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        well = state.board.well_at[hero.field]
        if well < 0:
            return NO_WELL_HERE
        if state.wells[well] == POLLUTED:
            return WELL_IS_POLLUTED
        if state.wells[well] == EMPTY:
            return WELL_IS_EMPTY
        return ALL_SUNS_THERE if hero.suns >= state.board.suns[self.hero] else None

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        hero = state.heroes[self.hero]
        room = state.board.suns[self.hero] - hero.suns
        hero.suns += SUNS_OF_A_WELL if room > SUNS_OF_A_WELL else room
        state.wells[state.board.well_at[hero.field]] = int(EMPTY)
        if state.chronicle is not None:
            events.hero_does(state, "event-drinks", "R-075", self.hero)
