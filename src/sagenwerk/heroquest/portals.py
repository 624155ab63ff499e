"""Doors that lead somewhere else: two dice name the square where one comes out (quest 10).

The sum of two dice is the number of a portal. A figure that stands there is hurt and must go on by a throw of its own;
who throws the number of the portal that he went into throws again. Nobody goes through twice in a turn. Where a portal
ends the march (US), that settles itself.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.dice import Sum
from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.figures import put_hero, put_monster, square_of
from sagenwerk.heroquest.scenario import HEROES, MOST_MONSTERS, QuestScenario
from sagenwerk.heroquest.state import BIT, FIRST_MONSTER, IN_QUEST, MARCHED, TELEPORTED, Quest
from sagenwerk.heroquest.wounds import loses_body
from sagenwerk.kernel.contract import Action, Chance, Step

#: Dice that name a portal, and the smallest sum.
PORTAL_DICE: Final[i64] = 2
#: Body that a figure loses on whose square somebody comes out.
PUSH_HARM: Final[i64] = 1


def passes(state: Quest, number: i64) -> list[Step[Any]]:
    """A hero steps through a portal: he comes out somewhere, and goes through no other one in this turn."""
    state.heroes[number].effects |= BIT[TELEPORTED]
    return [PORTAL_THROWS[number]]


class PortalThrow(Chance[Quest, Sum]):
    """Two dice name where this figure comes out."""

    def __init__(self, occupant: i64) -> None:
        super().__init__(f"portal of figure {occupant}")
        self.occupant = occupant

    def options(self, state: Quest) -> list[Action[Any]]:
        return list(state.tables.sums[PORTAL_DICE])

    def weights(self, state: Quest) -> list[int]:
        return state.tables.sum_weights[PORTAL_DICE][:]

    def settle(self, state: Quest, outcome: Sum) -> None:
        state.each(comes_out(state, self.occupant, outcome.sum - PORTAL_DICE))


def comes_out(state: Quest, occupant: i64, place: i64) -> list[Step[Any]]:
    """The figure comes out at a portal: whoever stands there is hurt and goes on, the newcomer stays."""
    portals = state.quest.portals
    if place >= len(portals):
        return []
    square: i64 = portals[place]
    rooms = state.tables.board.rooms
    if rooms[square] == rooms[square_of(state, occupant)]:
        return [PORTAL_THROWS[number_of(occupant)]]
    before = state.at[square]
    if occupant >= FIRST_MONSTER:
        put_monster(state, occupant - FIRST_MONSTER, square)
    else:
        put_hero(state, occupant - 1, square)
        if state.quest.portals_end_march and state.turn == occupant - 1:
            state.done |= MARCHED
    if state.chronicle is not None:
        events.figure_does(state, "event-comes-out", "HQ-004", occupant, {})
    follows: list[Step[Any]] = []
    if occupant < FIRST_MONSTER:
        follows = looks_around(state, square)
    if before and before != occupant:
        follows.extend(loses_body(state, before, PUSH_HARM, "HQ-004"))
        follows.append(PUSHED_ON[number_of(before)])
    follows.append(STAND_THERE)
    return follows


def number_of(occupant: i64) -> i64:
    """Place of an occupant in the lists of steps: heroes, then the game master's figures."""
    return occupant - 1 if occupant < FIRST_MONSTER else HEROES + occupant - FIRST_MONSTER


class PushedOn(Step[Quest]):
    """Whoever was pushed off a portal and lives goes through it himself."""

    def __init__(self, occupant: i64) -> None:
        super().__init__(f"figure {occupant} is pushed into a portal")
        self.occupant = occupant

    def carry_out(self, state: Quest) -> None:
        if self.occupant >= FIRST_MONSTER:
            figure = self.occupant - FIRST_MONSTER
            lives = figure < len(state.squares) and state.squares[figure] >= 0
        else:
            hero = state.heroes[self.occupant - 1]
            lives = hero.where == IN_QUEST and hero.square >= 0
        if lives:
            state.first(PORTAL_THROWS[number_of(self.occupant)])


class StandThere(Step[Quest]):
    """Squares that have become free belong to whoever has come to them."""

    def carry_out(self, state: Quest) -> None:
        for number in state.order:
            square = state.heroes[number].square
            if square >= 0 and state.at[square] == 0:
                state.at[square] = int(number + 1)
        for figure in range(len(state.squares)):
            square = state.squares[figure]
            if square >= 0 and state.at[square] == 0:
                state.at[square] = int(FIRST_MONSTER + figure)


def occupants() -> list[int]:
    """All occupants by place: heroes, then figures."""
    heroes = [int(hero + 1) for hero in range(HEROES)]
    return heroes + [int(FIRST_MONSTER + figure) for figure in range(MOST_MONSTERS)]


PORTAL_THROWS: Final = [PortalThrow(occupant) for occupant in occupants()]
PUSHED_ON: Final = [PushedOn(occupant) for occupant in occupants()]
STAND_THERE: Final = StandThere("figures stand where they came out")


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """Dice for portals and what follows, by figure."""
    return [*PORTAL_THROWS, *PUSHED_ON, STAND_THERE]
