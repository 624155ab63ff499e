"""Doors that lead somewhere else: two dice name the square where one comes out (quest 10).

The sum of two dice is the number of a portal. A figure that stands there is hurt and must go on by a throw of its own;
who throws the number of the portal that he went into throws again. Nobody goes through twice in a turn. Where a portal
ends the march (US), that settles itself.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.dice import Sum, SumDice
from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.figures import put_hero, put_monster, square_of
from sagenwerk.heroquest.notes import HERO_ENTERS, happened
from sagenwerk.heroquest.scenario import HEROES, MOST_MONSTERS, QuestScenario
from sagenwerk.heroquest.state import BIT, FIRST_MONSTER, IN_PIT, IN_QUEST, MARCHED, TELEPORTED, Quest
from sagenwerk.heroquest.wounds import loses_body
from sagenwerk.kernel.contract import Step

#: Dice that name a portal, and the smallest sum.
PORTAL_DICE: Final[i64] = 2
#: Body that a figure loses on whose square somebody comes out.
PUSH_HARM: Final[i64] = 1


def passes(state: Quest, number: i64) -> list[Step[Any]]:
    """A hero steps through a portal: he comes out somewhere, and goes through no other one in this turn."""
    state.heroes[number].effects |= BIT[TELEPORTED]
    if state.chronicle is not None:
        events.hero_does(state, "event-enters-portal", "HQ-004", number, {})
    return [PORTAL_THROWS[number]]


class PortalThrow(SumDice):
    """Two dice name where this figure comes out."""

    def __init__(self, occupant: i64) -> None:
        super().__init__(f"portal of figure {occupant}", PORTAL_DICE)
        self.occupant = occupant

    def settle(self, state: Quest, outcome: Sum) -> None:
        state.each(comes_out(state, self.occupant, outcome.sum - PORTAL_DICE))


def comes_out(state: Quest, occupant: i64, place: i64) -> list[Step[Any]]:
    """The figure comes out at a portal, unless it is its own.

    Whoever stands there changes places with it, is hurt, and goes through a portal himself. ``state.spot`` is the
    square from which the figure whose dice fall was pushed, -1 for whoever walks.
    """
    portals = state.quest.portals
    if place >= len(portals):
        return []
    square: i64 = portals[place]
    start = square_of(state, occupant)
    rooms = state.tables.board.rooms
    if square == state.spot or (state.spot < 0 and rooms[square] == rooms[start]):
        return [PORTAL_THROWS[number_of(occupant)]]
    pushed = state.at[square]
    if pushed == occupant:
        pushed = 0
    stands(state, occupant, -1)
    if pushed:
        stands(state, pushed, start)
    stands(state, occupant, square)
    if occupant < FIRST_MONSTER and state.turn == occupant - 1 and state.quest.portals_end_march:
        state.done |= MARCHED
    if occupant < FIRST_MONSTER and state.turn == occupant - 1 and state.options.forced_steps_count:
        state.trail.append(int(square))
    if state.chronicle is not None:
        events.figure_does(state, "event-comes-out", "HQ-004", occupant, {})
    follows: list[Step[Any]] = []
    if occupant < FIRST_MONSTER:
        follows = looks_around(state, square)
        follows.extend(happened(state, HERO_ENTERS, rooms[square], occupant - 1))
    state.spot = -1
    if pushed:
        state.spot = square
        if state.chronicle is not None:
            events.figure_does(state, "event-is-pushed", "HQ-004", pushed, {})
        follows.extend(loses_body(state, pushed, PUSH_HARM, "HQ-004"))
        follows.append(PUSHED_ON[number_of(pushed)])
    return follows


def stands(state: Quest, occupant: i64, square: i64) -> None:
    """A figure stands on this square, -1 for none; it has left any pit."""
    if occupant >= FIRST_MONSTER:
        state.monster_effects[occupant - FIRST_MONSTER] &= ~int(BIT[IN_PIT])
        put_monster(state, occupant - FIRST_MONSTER, square)
    else:
        state.heroes[occupant - 1].effects &= ~BIT[IN_PIT]
        put_hero(state, occupant - 1, square)


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
        else:
            state.spot = -1


def occupants() -> list[int]:
    """All occupants by place: heroes, then figures."""
    heroes = [int(hero + 1) for hero in range(HEROES)]
    return heroes + [int(FIRST_MONSTER + figure) for figure in range(MOST_MONSTERS)]


PORTAL_THROWS: Final = [PortalThrow(occupant) for occupant in occupants()]
PUSHED_ON: Final = [PushedOn(occupant) for occupant in occupants()]


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """Dice for portals and what follows, by figure."""
    return [*PORTAL_THROWS, *PUSHED_ON]
