"""Which heroes an effect is about: the ``who`` of the legend file."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.andor.cargo import BIT, ITEMS, THING, count
from sagenwerk.andor.heroes import room_for
from sagenwerk.andor.state import WITH_HERO, Andor
from sagenwerk.andor.values import Place

#: Who of those that match: all of them, or the one with the lowest or the highest rank.
ALL_OF_THEM: Final[i64] = 0
LOWEST_RANK: Final[i64] = 1
HIGHEST_RANK: Final[i64] = 2

#: No bound: more than any hero board shows.
ANY_NUMBER: Final[i64] = 1_000_000


class Who:
    """Heroes in play for whom all of this holds. As made it means each hero; set the attributes to narrow it."""

    def __init__(self) -> None:
        #: Hero numbers, empty for all (``classes = ["wizard", "archer"]``).
        self.classes: list[int] = []
        #: Fields, empty for all (``on = [..]``, "forest", "river", "not-covered", already looked up).
        self.fields: list[int] = []
        #: Fields known only in the game (``on = { roll = .. }``, ``"spot"``), empty for all.
        self.places: list[Place] = []
        #: Only the hero whom the trigger or effect is about (``who = "subject"``), or only the others.
        self.subject = False
        self.not_subject = False
        #: Bounds, both ends included: ``willpower = { below = 10 }`` is to 9, ``{ above = 12 }`` from 13.
        self.strength_from: i64 = 0
        self.strength_to: i64 = ANY_NUMBER
        self.willpower_from: i64 = 0
        self.willpower_to: i64 = ANY_NUMBER
        self.gold_from: i64 = 0
        #: Cargo that the hero must carry, or have room for; -1 for none.
        self.carries: i64 = -1
        self.has_room_for: i64 = -1
        #: 1: only heroes whose time marker lies in the sunrise box; 0: only the others; -1: all.
        self.day_ended: i64 = -1
        #: Only heroes who take part in the battle under way.
        self.fights = False
        self.pick: i64 = ALL_OF_THEM

    def is_about(self, state: Andor, number: i64) -> bool:
        """Whether this hero fits, whatever his rank."""
        hero = state.heroes[number]
        if self.subject and number != state.subject:
            return False
        if self.not_subject and number == state.subject:
            return False
        if self.classes and number not in self.classes:
            return False
        if self.fields and hero.field not in self.fields:
            return False
        if self.places and not self.on_a_place(state, hero.field):
            return False
        if hero.strength < self.strength_from or hero.strength > self.strength_to:
            return False
        if hero.willpower < self.willpower_from or hero.willpower > self.willpower_to:
            return False
        if hero.gold < self.gold_from:
            return False
        if self.day_ended >= 0 and hero.day_ended != (self.day_ended == 1):
            return False
        if self.fights and not state.fighters & BIT[number]:
            return False
        if self.carries >= 0 and not carries(state, number, self.carries):
            return False
        return self.has_room_for < 0 or room_for(state, hero, self.has_room_for)

    def on_a_place(self, state: Andor, field: i64) -> bool:
        """Whether the field is one of those known only in the game."""
        for place in self.places:
            if place.of(state) == field:
                return True
        return False

    def heroes(self, state: Andor) -> list[int]:
        """The numbers of these heroes, clockwise from the hero on turn (AN-001)."""
        order = state.order
        seats = len(order)
        first = 0
        for place in range(seats):
            if order[place] == state.turn:
                first = place
        found: list[int] = []
        for further in range(seats):
            number = order[(first + further) % seats]
            if self.is_about(state, number):
                found.append(number)
        if self.pick == ALL_OF_THEM or len(found) < 2:
            return found
        best = found[0]
        for number in found:
            if (state.board.ranks[number] < state.board.ranks[best]) == (self.pick == LOWEST_RANK):
                best = number
        return [best]


def carries(state: Andor, number: i64, kind: i64) -> bool:
    """Whether the hero has an article or a thing of the legend."""
    if kind < ITEMS:
        return count(state.heroes[number].bag, kind) > 0
    return state.things[kind - THING] == WITH_HERO + number
