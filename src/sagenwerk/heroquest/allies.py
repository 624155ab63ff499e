"""Figures on the heroes' side, such as Sir Ragnar: led by the hero who found them (HQ-100, HQ-161; quest 2).

An ally is a figure of the map whose kind says so. On his leader's turn one die more is thrown; that many squares the
leader moves him. He never attacks, defends himself with his own dice, and is out as soon as he comes to the stairs. He
goes over free squares only and sets off no hidden traps, as monsters do (HQ-105).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import DIRECTIONS
from sagenwerk.heroquest.dice import Sum, SumDice
from sagenwerk.heroquest.figures import put_monster, way_free
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, QuestScenario
from sagenwerk.heroquest.slots import ALLIES_OUT, RESCUER
from sagenwerk.heroquest.state import ASLEEP, BIT, IN_PIT, MISSES_TURN, PARALYSED, Quest
from sagenwerk.heroquest.traps import figure_stepped_on
from sagenwerk.heroquest.turn import STILL_PASSING, HeroAction, no_own_turn, over_somebody
from sagenwerk.kernel.contract import Action, Refusal, Step

LEADS_NOBODY: Final = Refusal("refusal-leads-nobody", "HQ-100")
ALLY_IS_TIRED: Final = Refusal("refusal-ally-is-tired", "HQ-022")
ALLY_BARRED: Final = Refusal("refusal-ally-barred", "HQ-031")

#: Dice for the march of an ally.
ALLY_DICE: Final[i64] = 1


def led_by(state: Quest, number: i64) -> i64:
    """The first ally on the board whom this hero leads, -1 for none."""
    leaders: list[int] = state.leaders
    for figure in range(len(leaders)):
        if leaders[figure] == number and state.squares[figure] >= 0:
            return figure
    return -1


def takes_lead(state: Quest, figure: i64, number: i64) -> None:
    """This hero leads the ally from now on."""
    state.leaders[figure] = int(number)


def turn_starts(state: Quest, number: i64) -> list[Step[Any]]:
    """On the turn of his leader a die is thrown for the ally; somebody else takes the lead of one left behind."""
    state.ally_steps = -1
    for figure in range(len(state.leaders)):
        leader = state.leaders[figure]
        if leader >= 0 and state.squares[figure] >= 0 and state.heroes[leader].square < 0:
            takes_lead(state, figure, number)
            if state.chronicle is not None:
                events.monster_does(state, "event-ally-follows", "HQ-100", figure, {"hero": HERO_NAMES[number]})
    ally = led_by(state, number)
    if ally < 0:
        return []
    if state.monster_effects[ally] & (BIT[ASLEEP] | BIT[PARALYSED] | BIT[MISSES_TURN]):
        return []
    return [ALLY_THROW]


class AllyThrow(SumDice):
    """One die for the ally's march (HQ-021; quest 2)."""

    def settle(self, state: Quest, outcome: Sum) -> None:
        state.ally_steps = outcome.sum
        ally = led_by(state, state.turn)
        if ally >= 0 and state.chronicle is not None:
            events.monster_does(state, "event-ally-rolls", "HQ-021", ally, {"count": outcome.sum})


def no_way(state: Quest, number: i64, direction: i64) -> Refusal | None:
    """Whether the hero can lead his ally one square on (HQ-022, HQ-024, HQ-025, HQ-031)."""
    ally = led_by(state, number)
    if ally < 0:
        return LEADS_NOBODY
    if state.ally_steps <= 0:
        return ALLY_IS_TIRED
    to = way_free(state, state.squares[ally], direction)
    if to < 0 or state.at[to] or not state.sees(to):
        return ALLY_BARRED
    return None


class LeadsAlly(HeroAction):
    """The ally goes one square on; on the stairs he is out (HQ-024, HQ-161)."""

    def __init__(self, hero: i64, direction: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: lead the ally {DIRECTIONS[direction]}", hero)
        self.direction = direction

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_own_turn(state, self.hero)
        if forbidden is not None:
            return forbidden
        return STILL_PASSING if over_somebody(state, self.hero) else no_way(state, self.hero, self.direction)

    def carry_out(self, state: Quest) -> None:
        ally = led_by(state, self.hero)
        to = way_free(state, state.squares[ally], self.direction)
        state.ally_steps -= 1
        state.monster_effects[ally] &= ~int(BIT[IN_PIT])
        put_monster(state, ally, to)
        if state.chronicle is not None:
            events.monster_does(state, "event-ally-steps", "HQ-024", ally, {})
        if to in state.quest.stairs:
            gets_out(state, ally, self.hero)
        state.each([] if state.squares[ally] < 0 else figure_stepped_on(state, ally, to))


def gets_out(state: Quest, ally: i64, number: i64) -> None:
    """An ally has come to the stairs: he is safe, and his leader has brought him there (HQ-161)."""
    put_monster(state, ally, -1)
    state.slots[ALLIES_OUT] += 1
    state.slots[RESCUER] = int(number + 1)
    if state.chronicle is not None:
        events.monster_does(state, "event-ally-out", "HQ-161", ally, {"hero": HERO_NAMES[number]})


ALLY_THROW: Final = AllyThrow("die for the ally", ALLY_DICE)


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Leading an ally, by hero and direction."""
    tables.leads_ally = [[LeadsAlly(hero, direction) for direction in range(4)] for hero in range(HEROES)]
    return [action for row in tables.leads_ally for action in row]


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The die for the ally."""
    return [ALLY_THROW]


def offers(state: Quest, number: i64, offers: list[Action[Any]]) -> None:
    """Squares to which the hero on turn can lead his ally."""
    for direction in range(4):
        if no_way(state, number, direction) is None:
            offers.append(state.tables.leads_ally[number][direction])
