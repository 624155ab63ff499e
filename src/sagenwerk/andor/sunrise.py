"""The sunrise: event, creatures kind by kind, wells, Narrator, then a new day (AN-019 to AN-021, AN-107 to AN-117)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cards import DRAW_EVENT
from sagenwerk.andor.creatures import KindMoves
from sagenwerk.andor.exchange import FALCONS_TURN
from sagenwerk.andor.narrator import NARRATOR_ON
from sagenwerk.andor.scenario import (
    DAY_ENDS,
    GOR,
    HERO_NAMES,
    SKRAL,
    SUNRISE_ENDS,
    SUNRISE_SYMBOL,
    SYMBOL_NAMES,
    SYMBOLS,
    TROLL,
    WARDRAK,
)
from sagenwerk.andor.state import Andor
from sagenwerk.andor.triggers import happened
from sagenwerk.andor.turn import begin_turn
from sagenwerk.andor.wells import WELLS_FILL
from sagenwerk.kernel.contract import Step


class Sunrise(Step[Andor]):
    """All heroes have ended the day: the eight symbols in the order of the box (AN-107 to AN-115, AN-127).

    With the option ``sunrise = remake`` gors, skrals, trolls, then wardraks two steps each, as the remake moves them.
    """

    def carry_out(self, state: Andor) -> None:
        if state.chronicle is not None:
            events.happens(state, "event-sunrise", "AN-107", {})
        day_is_over(state)
        order: list[Step[Any]] = happened(state, DAY_ENDS, -1, -1, -1)
        symbols = REMAKE_SUNRISE if state.options.remake_sunrise else BOX_SUNRISE
        if state.watching and state.board.triggers_at[SUNRISE_SYMBOL]:
            for symbol in symbols:
                order.append(SYMBOL_COMES[TOLD_AS[symbol]])
                order.append(BY_SYMBOL[symbol])
        else:
            for symbol in symbols:
                order.append(BY_SYMBOL[symbol])
        order.extend([FALCONS_TURN, NEW_DAY])
        state.each(order)


class SymbolComes(Step[Andor]):
    """The legend may say something before a symbol of the sunrise."""

    def __init__(self, symbol: i64) -> None:
        super().__init__(f"symbol of the sunrise: {SYMBOL_NAMES[symbol]}")
        self.symbol = symbol

    def carry_out(self, state: Andor) -> None:
        state.each(happened(state, SUNRISE_SYMBOL, self.symbol, -1, -1))


def day_is_over(state: Andor) -> None:
    """What events made of this day ends with it, before the next card (AN-048)."""
    state.creature_bonus = 0
    for hour in range(len(state.prices)):
        state.prices[hour] = int(state.board.overtime_price)


class NewDay(Step[Andor]):
    """All time markers back to 0; the rooster hero begins (AN-018, AN-021)."""

    def carry_out(self, state: Andor) -> None:
        state.day += 1
        begin_day(state, state.rooster)
        state.each(happened(state, SUNRISE_ENDS, -1, -1, -1))


def begin_day(state: Andor, hero: i64) -> None:
    """Every hero has all hours again, and this one has the rooster and the turn."""
    for number in state.order:
        state.heroes[number].hours = 0
        state.heroes[number].day_ended = False
    state.rooster = hero
    state.rooster_taken = False
    begin_turn(state, hero)
    if state.chronicle is not None:
        events.happens(state, "event-day-begins", "AN-021", {"hero": HERO_NAMES[hero]})


GORS_MOVE: Final = KindMoves("gors move", GOR, runs=False)
SKRALS_MOVE: Final = KindMoves("skrals move", SKRAL, runs=False)
WARDRAKS_MOVE: Final = KindMoves("wardraks move", WARDRAK, runs=False)
TROLLS_MOVE: Final = KindMoves("trolls move", TROLL, runs=False)
WARDRAKS_AGAIN: Final = KindMoves("wardraks move again", WARDRAK, runs=False)
WARDRAKS_RUN: Final = KindMoves("wardraks run", WARDRAK, runs=True)
NEW_DAY: Final = NewDay("new day")
SUNRISE: Final = Sunrise("sunrise")
SYMBOL_COMES: Final[list[Step[Any]]] = [SymbolComes(symbol) for symbol in range(SYMBOLS)]
#: What happens at each symbol, by its number; the last one is that of the remake, where wardraks run.
BY_SYMBOL: Final[list[Step[Any]]] = [
    DRAW_EVENT,
    GORS_MOVE,
    SKRALS_MOVE,
    WARDRAKS_MOVE,
    TROLLS_MOVE,
    WARDRAKS_AGAIN,
    WELLS_FILL,
    NARRATOR_ON,
    WARDRAKS_RUN,
]
BOX_SUNRISE: Final[list[int]] = [0, 1, 2, 3, 4, 5, 6, 7]
REMAKE_SUNRISE: Final[list[int]] = [0, 1, 2, 4, 8, 6, 7]
#: By which symbol triggers know each of them.
TOLD_AS: Final[list[int]] = [0, 1, 2, 3, 4, 5, 6, 7, 3]
