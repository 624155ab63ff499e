"""Ways and hours: how far it is on foot, past creatures or not, and how much of the day is left (compiled)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.andor.creatures import way_cut
from sagenwerk.andor.scenario import OVERTIME
from sagenwerk.andor.state import Andor
from sagenwerk.bots.greedy_andor_outlook import FAR

#: The hours that a creature on the way is worth going around.
DETOUR: Final[i64] = 5


def way(hours: list[list[int]], start: i64, to: i64) -> i64:
    """Hours on foot by this table, FAR where no way leads."""
    if start < 0 or to < 0:
        return FAR
    between = hours[start][to]
    return between if between >= 0 else FAR


def hours_left(state: Andor, number: i64, keep: i64) -> i64:
    """Hours left today: free ones, and overtime that leaves more willpower than ``keep``."""
    hero = state.heroes[number]
    if hero.day_ended:
        return 0
    board = state.board
    left = board.free_hours - hero.hours if hero.hours < board.free_hours else 0
    if not state.may(OVERTIME):
        return left
    willpower = hero.willpower
    hour = max(hero.hours, board.free_hours)
    while hour < board.most_hours:
        price = state.prices[hour - board.free_hours]
        if price < 0 or (price and willpower - price <= keep):
            break
        willpower -= price
        hour += 1
        left += 1
    return left


def hours_to(state: Andor, goal: i64) -> list[int]:
    """Hours on foot to a field from every other, -1 where no way leads."""
    hours = [-1] * len(state.board.field_names)
    hours[goal] = 0
    waiting = [int(goal)]
    for here in waiting:
        for there in state.board.ways[here]:
            if hours[there] < 0 and not way_cut(state, there, here):
                hours[there] = hours[here] + 1
                waiting.append(there)
    return hours


def careful_hours(state: Andor, goal: i64) -> list[int]:
    """The same for somebody who keeps clear of creatures: each one that must first go counts as a detour."""
    hours = [int(FAR * 10)] * len(state.board.field_names)
    hours[goal] = 0
    waiting = [int(goal)]
    for here in waiting:
        further = hours[here] + 1 + (DETOUR if state.creatures[here] else 0)
        for there in state.board.ways[here]:
            if further < hours[there] and not way_cut(state, there, here):
                hours[there] = int(further)
                waiting.append(there)
    return hours


def next_on_way(state: Andor, away: list[int], here: i64) -> i64:
    """The neighbour from which such a way leads on."""
    best = here
    least: i64 = FAR * 100
    for there in state.board.ways[here]:
        hours = away[there] + (DETOUR if state.creatures[there] else 0)
        if hours < least and not way_cut(state, here, there):
            least = hours
            best = there
    return best
