"""The set-up of a legend and its first turn (AN-020, AN-135, AN-139, AN-168, AN-224, AN-225)."""

from __future__ import annotations

from typing import Final

from sagenwerk.andor import events
from sagenwerk.andor.cargo import BIT
from sagenwerk.andor.day import DAY
from sagenwerk.andor.heroes import lowest_rank
from sagenwerk.andor.options import AndorOptions
from sagenwerk.andor.scenario import HERO_NAMES, HEROES, AndorScenario
from sagenwerk.andor.state import Andor, Hero, empty_tables
from sagenwerk.andor.turn import begin_turn
from sagenwerk.kernel.contract import Event, Step
from sagenwerk.kernel.game import hero_numbers

FEWEST_HEROES: Final = 2
MOST_HEROES: Final = 4


class FirstDay(Step[Andor]):
    """No sunrise before the first day: the hero on the rooster begins (AN-020)."""

    def carry_out(self, state: Andor) -> None:
        if state.chronicle is not None:
            events.happens(state, "event-day-begins", "AN-020", {"hero": HERO_NAMES[state.rooster]})


def new_game(board: AndorScenario, heroes: list[str], options: dict[str, str]) -> Andor:
    """A game at its first question; its chronicle holds the opening lines.

    Heroes have strength 1 and willpower 7 (AN-225), the Narrator stands on A (AN-139); everything else is the legend's
    set-up (AN-224). The hero with the lowest rank has the rooster unless the legend says otherwise.

    ``heroes``: 2 to 4 different classes clockwise; one person may play them all. Raises ``ValueError`` for a wrong
    number, an unknown or double hero, unknown options, and a difficulty that the legend does not have.
    """
    chosen = AndorOptions(options)
    if chosen.difficulty and not board.difficulties:
        raise ValueError(f"{board.name!r} is played in one difficulty only: leave out the option 'difficulty'")
    state = Andor(board, chosen, heroes_in_order(board, heroes), [Hero(kind) for kind in range(HEROES)])
    empty_tables(state)
    for kind in state.order:
        hero = state.heroes[kind]
        hero.field = board.castle
        hero.strength = board.start_strength
        hero.willpower = board.start_willpower
    for merchant in range(len(board.merchants)):
        state.merchants |= BIT[merchant]
    for card in board.event_deck:
        if card != board.event_on_top:
            state.events_unseen |= BIT[card]
    if board.event_on_top >= 0:
        state.events_on_top.append(int(board.event_on_top))
    state.unlocked = board.unlocked
    state.watching = board.watching
    state.rooster = lowest_rank(state)
    begin_turn(state, state.rooster)
    state.chronicle = []
    state.tell(Event("event-legend-begins", "AN-224", {"day": state.day, "legend": board.name}))
    state.each([*board.setup, FIRST_DAY, DAY])
    state.go_on()
    return state


def heroes_in_order(board: AndorScenario, heroes: list[str]) -> list[int]:
    """Hero numbers of the names. Raises ``ValueError`` for a wrong number, an unknown or double hero."""
    return hero_numbers(heroes, HERO_NAMES, repr(board.name), board.fewest_heroes, board.most_heroes)


FIRST_DAY: Final = FirstDay("first day")
