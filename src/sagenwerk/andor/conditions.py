"""What may have to be true: the ``when`` and ``win_if`` of a legend file."""

from __future__ import annotations

from mypy_extensions import i64

from sagenwerk.andor.cargo import BIT, count
from sagenwerk.andor.filters import Who
from sagenwerk.andor.state import WITH_CREATURE, WITH_HERO, Andor
from sagenwerk.andor.values import Place, Value


class Condition:
    """Something that is true or not."""

    def holds(self, state: Andor) -> bool:
        """Whether it is true now."""
        raise TypeError("this condition says nothing")


class Always(Condition):
    """True, where a file asks for nothing."""

    def holds(self, state: Andor) -> bool:
        return True


class AllOf(Condition):
    """``{ all = [..] }``."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, state: Andor) -> bool:
        for part in self.parts:
            if not part.holds(state):
                return False
        return True


class AnyOf(Condition):
    """``{ any = [..] }``."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, state: Andor) -> bool:
        for part in self.parts:
            if part.holds(state):
                return True
        return False


class Not(Condition):
    """``{ not = {..} }``."""

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, state: Andor) -> bool:
        return not self.part.holds(state)


class HeroCount(Condition):
    """``{ heroes = 3 }``: so many play."""

    def __init__(self, heroes: i64) -> None:
        self.heroes = heroes

    def holds(self, state: Andor) -> bool:
        return len(state.order) == self.heroes


class DifficultyIs(Condition):
    """``{ difficulty = "easy" }``: 0 normal, 1 easy (AN-226)."""

    def __init__(self, difficulty: i64) -> None:
        self.difficulty = difficulty

    def holds(self, state: Andor) -> bool:
        return state.options.difficulty == self.difficulty


class LetterBetween(Condition):
    """``{ letter_from = "B", letter_to = "D" }``: the Narrator stands there, both ends included."""

    def __init__(self, first: i64, last: i64) -> None:
        self.first = first
        self.last = last

    def holds(self, state: Andor) -> bool:
        return self.first <= state.narrator <= self.last


class SlotAtLeast(Condition):
    """``{ flag = "x" }`` (at least 1), ``{ counter = "x", at_least = n }``, also for a stored roll."""

    def __init__(self, slot: i64, least: Value) -> None:
        self.slot = slot
        self.least = least

    def holds(self, state: Andor) -> bool:
        return state.slots[self.slot] >= self.least.of(state)


class ThingOn(Condition):
    """``{ thing = "parchment", on = 57 }``: it lies there or, with ``held = true``, its bearer stands there."""

    def __init__(self, thing: i64, place: Place, held: bool) -> None:
        self.thing = thing
        self.place = place
        self.held = held

    def holds(self, state: Andor) -> bool:
        field = self.place.of(state)
        where = state.things[self.thing]
        if where == field:
            return field >= 0
        if not self.held or where < WITH_HERO or where >= WITH_CREATURE:
            return False
        return state.heroes[where - WITH_HERO].field == field


class ThingHeld(Condition):
    """``{ thing = "parchment", held = true }``: somebody of these heroes carries it."""

    def __init__(self, thing: i64, who: Who) -> None:
        self.thing = thing
        self.who = who

    def holds(self, state: Andor) -> bool:
        where = state.things[self.thing]
        return WITH_HERO <= where < WITH_CREATURE and self.who.is_about(state, where - WITH_HERO)


class ItemOn(Condition):
    """``{ item = "herb", on = 0, anyone = true }``: it lies there, or with ``anyone`` a hero there has it.

    ``kinds``: kinds of articles, such as both herbs; ``least``: so many of them in all.
    """

    def __init__(self, kinds: list[int], place: Place, anyone: bool, least: Value) -> None:
        self.kinds = kinds
        self.place = place
        self.anyone = anyone
        self.least = least

    def holds(self, state: Andor) -> bool:
        field = self.place.of(state)
        if field < 0:
            return False
        found: i64 = 0
        for kind in self.kinds:
            found += count(state.piles[field], kind)
            if self.anyone:
                for number in state.order:
                    if state.heroes[number].field == field:
                        found += count(state.heroes[number].bag, kind)
        return found >= self.least.of(state)


class ItemHeld(Condition):
    """``{ item = "herb", who = {..} }``: these heroes together carry so many of these kinds."""

    def __init__(self, kinds: list[int], who: Who, least: Value) -> None:
        self.kinds = kinds
        self.who = who
        self.least = least

    def holds(self, state: Andor) -> bool:
        found: i64 = 0
        for number in self.who.heroes(state):
            for kind in self.kinds:
                found += count(state.heroes[number].bag, kind)
        return found >= self.least.of(state)


class GroupHas(Condition):
    """``{ group_gold = n }``: all heroes together own so much gold."""

    def __init__(self, least: Value) -> None:
        self.least = least

    def holds(self, state: Andor) -> bool:
        total: i64 = 0
        for number in state.order:
            total += state.heroes[number].gold
        return total >= self.least.of(state)


class CreatureOn(Condition):
    """``{ creature = "gor", on = 5 }``: a creature of this kind stands there; -1 for any kind."""

    def __init__(self, kind: i64, place: Place) -> None:
        self.kind = kind
        self.place = place

    def holds(self, state: Andor) -> bool:
        field = self.place.of(state)
        if field < 0 or state.creatures[field] == 0:
            return False
        return self.kind < 0 or state.creatures[field] == self.kind + 1


class CreaturesOnBoard(Condition):
    """``{ creature = "tower-skral", present = true }``, ``at_least = n``: so many of the kind (-1: any)."""

    def __init__(self, kind: i64, least: Value) -> None:
        self.kind = kind
        self.least = least

    def holds(self, state: Andor) -> bool:
        found: i64 = 0
        for creature in state.creatures:
            if creature and (self.kind < 0 or creature == self.kind + 1):
                found += 1
        return found >= self.least.of(state)


class Defeated(Condition):
    """``{ defeated = "tower-skral", at_least = 1 }``: so many of the kind (-1: any) lie on field 80 (AN-142)."""

    def __init__(self, kind: i64, least: Value) -> None:
        self.kind = kind
        self.least = least

    def holds(self, state: Andor) -> bool:
        if self.kind >= 0:
            return state.beaten[self.kind] >= self.least.of(state)
        total: i64 = 0
        for beaten in state.beaten:
            total += beaten
        return total >= self.least.of(state)


class CastleDefended(Condition):
    """``{ castle_defended = true }``: every creature that came found a golden shield (AN-136)."""

    def holds(self, state: Andor) -> bool:
        return len(state.intruders) <= state.shields()


class FreeShields(Condition):
    """``{ free_shields = n }``: at least so many golden shields are free (AN-135, AN-137)."""

    def __init__(self, least: Value) -> None:
        self.least = least

    def holds(self, state: Andor) -> bool:
        return state.shields() - len(state.intruders) >= self.least.of(state)


class FarmersSaved(Condition):
    """``{ farmers_saved = n }``: at least so many farmers are in the castle (AN-137)."""

    def __init__(self, least: Value) -> None:
        self.least = least

    def holds(self, state: Andor) -> bool:
        return state.farmers_saved >= self.least.of(state)


class FarmersOut(Condition):
    """``{ farmers_out = n }``: at least so many farmers are on the board, with heroes or not, and not in the castle."""

    def __init__(self, least: Value) -> None:
        self.least = least

    def holds(self, state: Andor) -> bool:
        total: i64 = 0
        for farmers in state.farmers:
            total += farmers
        for number in state.order:
            total += state.heroes[number].farmers
        return total >= self.least.of(state)


class FarmersOn(Condition):
    """``{ farmers = n, on = 71 }``: so many farmers lie there or are with heroes there."""

    def __init__(self, place: Place, least: Value) -> None:
        self.place = place
        self.least = least

    def holds(self, state: Andor) -> bool:
        field = self.place.of(state)
        if field < 0:
            return False
        total: i64 = state.farmers[field]
        for number in state.order:
            if state.heroes[number].field == field:
                total += state.heroes[number].farmers
        return total >= self.least.of(state)


class AllyOn(Condition):
    """``{ ally = "prince", on = 72 }``."""

    def __init__(self, ally: i64, place: Place) -> None:
        self.ally = ally
        self.place = place

    def holds(self, state: Andor) -> bool:
        field = self.place.of(state)
        return field >= 0 and state.allies[self.ally] == field


class AllyOnBoard(Condition):
    """``{ ally = "prince", present = true }``."""

    def __init__(self, ally: i64) -> None:
        self.ally = ally

    def holds(self, state: Andor) -> bool:
        return state.allies[self.ally] >= 0


class WitchFound(Condition):
    """``{ witch = true }``: she has been found in the fog (AN-176)."""

    def holds(self, state: Andor) -> bool:
        return state.witch >= 0


class SomeHero(Condition):
    """``{ hero_on = 57 }``, ``{ hero = {who} }``: at least so many heroes fit."""

    def __init__(self, who: Who, least: Value) -> None:
        self.who = who
        self.least = least

    def holds(self, state: Andor) -> bool:
        return len(self.who.heroes(state)) >= self.least.of(state)


class EveryHero(Condition):
    """``{ every_hero = {who} }``: all heroes in play fit."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, state: Andor) -> bool:
        for number in state.order:
            if not self.who.is_about(state, number):
                return False
        return True


class FightIs(Condition):
    """``{ battle = {..} }``: a battle is under way, or has just ended with this round, and all of this is so.

    Rubble is no battle. As made it asks for nothing more; set the attributes to narrow it.
    """

    def __init__(self) -> None:
        #: Kind of the creature, -1 for any.
        self.kind: i64 = -1
        #: The round, both ends included.
        self.first: i64 = 0
        self.last: i64 = 1_000_000
        #: 1: everybody who fights stands on another field; 0: somebody stands on the creature's; -1: all the same.
        self.from_afar: i64 = -1
        #: Who fights now, whoever else does; and who took part at any time of the battle: sets of heroes.
        self.fighters: i64 = 0
        self.took_part: i64 = 0
        #: Only one hero, or all heroes in play, took part.
        self.alone = False
        self.everybody = False
        #: At least one die value of this round, or the battle value of the creature, is so high.
        self.dice: i64 = 0
        self.foe_value: i64 = 0

    def holds(self, state: Andor) -> bool:
        if state.foe_kind < 0 or (self.kind >= 0 and state.foe_kind != self.kind):
            return False
        if state.round < self.first or state.round > self.last or state.foe_value < self.foe_value:
            return False
        there = state.fighters | state.left
        if self.fighters & ~state.fighters or self.took_part & ~there:
            return False
        took_part: i64 = 0
        near = False
        best: i64 = 0
        for number in state.order:
            if there & BIT[number]:
                took_part += 1
            if state.fighters & BIT[number]:
                near = near or state.heroes[number].field == state.foe_field
                best = max(best, state.rolled[number])
        if (self.alone and took_part != 1) or (self.everybody and took_part != len(state.order)):
            return False
        if self.from_afar >= 0 and near == (self.from_afar == 1):
            return False
        return best >= self.dice


class MarkedIs(Condition):
    """``{ marked = "exit", on = 57 }``: the legend has made this of the field."""

    def __init__(self, place: Place, mark: i64) -> None:
        self.place = place
        self.mark = mark

    def holds(self, state: Andor) -> bool:
        field = self.place.of(state)
        return field >= 0 and len(state.marks) > 0 and state.marks[field] & self.mark != 0


class HeroesNear(Condition):
    """``{ hero-on = 57, within = 2 }``: so many of these heroes are at most so many fields away (AN-024)."""

    def __init__(self, who: Who, place: Place, within: i64, least: Value) -> None:
        self.who = who
        self.place = place
        self.within = within
        self.least = least

    def holds(self, state: Andor) -> bool:
        field = self.place.of(state)
        if field < 0:
            return False
        found: i64 = 0
        for number in self.who.heroes(state):
            if 0 <= state.board.distances[state.heroes[number].field][field] <= self.within:
                found += 1
        return found >= self.least.of(state)


class CreaturesNear(Condition):
    """``{ creature = "gor", on = 57, within = 2 }``: so many of the kind (-1: any) are at most so far away."""

    def __init__(self, kind: i64, place: Place, within: i64, least: Value) -> None:
        self.kind = kind
        self.place = place
        self.within = within
        self.least = least

    def holds(self, state: Andor) -> bool:
        to = self.place.of(state)
        if to < 0:
            return False
        found: i64 = 0
        for field in range(len(state.creatures)):
            creature = state.creatures[field]
            if creature and (self.kind < 0 or creature == self.kind + 1):
                if 0 <= state.board.distances[field][to] <= self.within:
                    found += 1
        return found >= self.least.of(state)


class LettersLeft(Condition):
    """``{ letters-left = 3 }``: at least so many letters lie between the Narrator and the end (AN-144, AN-148)."""

    def __init__(self, least: Value) -> None:
        self.least = least

    def holds(self, state: Andor) -> bool:
        return state.end_letter - state.narrator >= self.least.of(state)


class RubbleOn(Condition):
    """``{ rubble = true, on = 21 }``: rubble lies there (AN-205)."""

    def __init__(self, place: Place) -> None:
        self.place = place

    def holds(self, state: Andor) -> bool:
        field = self.place.of(state)
        return field >= 0 and state.rubble[field] > 0


class IsCut(Condition):
    """``{ cut = "rope-bridge" }``: this connection is cut just now."""

    def __init__(self, cut: i64) -> None:
        self.cut = cut

    def holds(self, state: Andor) -> bool:
        return state.cut & BIT[self.cut] != 0


class WellIs(Condition):
    """``{ well = "empty", on = 5 }``: FULL, EMPTY or GONE; without ``on`` (-1) any well of the board."""

    def __init__(self, well: i64, side: i64) -> None:
        self.well = well
        self.side = side

    def holds(self, state: Andor) -> bool:
        if self.well >= 0:
            return state.wells[self.well] == self.side
        return self.side in state.wells


class GoalMet(Condition):
    """``{ goal = "parchment-to-the-tree" }``: what the goal asks for is so now."""

    def __init__(self, goal: i64) -> None:
        self.goal = goal

    def holds(self, state: Andor) -> bool:
        condition: Condition = state.board.goals[self.goal]
        return condition.holds(state)
