"""The night: six steps in order, then a new day (R-110 to R-117)."""

from __future__ import annotations

from typing import Final

from sagenwerk.junior import events
from sagenwerk.junior.dragon import NIGHT_DIE
from sagenwerk.junior.fight import dice_return
from sagenwerk.junior.gors import GOR_FIELDS, GORS_MOVE, NEW_GORS
from sagenwerk.junior.scenario import HERO_NAMES
from sagenwerk.junior.state import EMPTY, FULL, Junior
from sagenwerk.junior.turn import begin_turn
from sagenwerk.kernel.contract import Event, Step


class Night(Step[Junior]):
    """All heroes sleep: the six steps on the back of the night marker (R-013, R-044, R-110)."""

    def carry_out(self, state: Junior) -> None:
        if state.chronicle is not None:
            events.happens(state, "event-night-falls", "R-110")
        state.first(NIGHT_DIE, GORS_MOVE, NEW_GORS, WELLS_FILL, DICE_COME_BACK, SUN_RISES)


class WellsFill(Step[Junior]):
    """All empty wells are turned to the sun side; polluted ones stay as they are (R-114, A-15).

    With the option ``well_with_hero = stays-empty`` a well with a hero on it is left alone.
    """

    def carry_out(self, state: Junior) -> None:
        for well in range(len(state.wells)):
            if state.wells[well] == EMPTY and not self.waits(state, state.board.wells[well]):
                state.wells[well] = int(FULL)
                if state.chronicle is not None:
                    events.at_place(state, "event-well-fills", "R-114", state.board.wells[well], 0)

    def waits(self, state: Junior, field: int) -> bool:
        """Whether a hero on the well keeps it empty."""
        if state.options.wells_wait_for_heroes:
            for hero in state.heroes:
                if hero.field == field:
                    return True
        return False


class DiceComeBack(Step[Junior]):
    """All dice come back from the board, open fights are lost, laid sword tokens return (R-115, A-09)."""

    def carry_out(self, state: Junior) -> None:
        open_fights = False
        for number in range(1, GOR_FIELDS + 1):
            for place in range(4 * number, 4 * number + 4):
                if state.laid[place] or state.tokens[place]:
                    open_fights = True
            dice_return(state, number, tokens_too=True)
        if open_fights and state.chronicle is not None:
            events.happens(state, "event-fights-lost", "R-115")


class SunRises(Step[Junior]):
    """Suns and hourglasses return, all stand up, the marker's holder begins the new day (R-116, R-117)."""

    def carry_out(self, state: Junior) -> None:
        for hero in state.heroes:
            if hero.field >= 0:
                hero.suns = state.board.suns[hero.kind]
                hero.ready = hero.hourglasses
                hero.asleep = False
        state.day += 1
        state.marker_taken = False
        begin_turn(state, state.marker)
        if state.chronicle is not None:
            state.tell(Event("event-day-begins", "R-117", {"day": state.day, "hero": HERO_NAMES[state.marker]}))


WELLS_FILL: Final = WellsFill("wells fill")
DICE_COME_BACK: Final = DiceComeBack("dice come back")
SUN_RISES: Final = SunRises("sun rises")
NIGHT: Final = Night("night")
