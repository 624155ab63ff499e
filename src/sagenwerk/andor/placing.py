"""Effects on figures: creatures that appear, go on and leave, heroes who are placed and whose boards change."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import ITEMS, count
from sagenwerk.andor.creatures import (
    STAYS,
    appears,
    drops_cargo,
    figures_left,
    free_field_from,
    goes_away,
    meets_things,
    moves_on,
    target,
)
from sagenwerk.andor.effects import Effect
from sagenwerk.andor.filters import Who
from sagenwerk.andor.heroes import (
    gains_gold,
    gains_strength,
    gains_willpower,
    lays_on,
    loses_strength,
    loses_willpower,
)
from sagenwerk.andor.scenario import FARMER_SAVED, AndorScenario
from sagenwerk.andor.state import WITH_CREATURE, Andor
from sagenwerk.andor.tokens import tells_lying, tells_thing
from sagenwerk.andor.triggers import happened
from sagenwerk.andor.values import Place, Value
from sagenwerk.andor.walk import farmers_arrive
from sagenwerk.kernel.contract import Step

#: Any kind of creature.
ANY_KIND: Final[i64] = -1


class PlaceCreature(Effect):
    """``do = "place-creature", creature, fields``: one creature on one field, by the placing rule (AN-123, AN-131).

    ``pile`` and ``thing`` (-1 for none): what it carries; if no creature can be placed that lies on the field.
    ``clears`` (``remove = true``): a creature that stands there leaves the game first, without reward.
    """

    def __init__(
        self, board: AndorScenario, name: str, kind: i64, place: Place, pile: i64, thing: i64, clears: bool
    ) -> None:
        super().__init__(board, name)
        self.kind = kind
        self.place = place
        self.pile = pile
        self.thing = thing
        self.clears = clears

    def carry_out(self, state: Andor) -> None:
        field = self.place.of(state)
        if field < 0:
            return
        if self.clears:
            leaves_game(state, field)
        to = free_field_from(state, field)
        placed = to != STAYS and figures_left(state, state.board.creatures[self.kind].figure) > 0
        at_large = placed and to != state.board.castle
        if not at_large:
            for item in range(ITEMS):
                if count(self.pile, item):
                    for _ in range(count(self.pile, item)):
                        lays_on(state, field, item)
                    if state.chronicle is not None:
                        tells_lying(state, item, field, self.rule)
        if self.thing >= 0:
            state.things[self.thing] = int(WITH_CREATURE + to if at_large else field)
            if state.chronicle is not None:
                tells_thing(state, self.thing, "event-thing-placed", self.rule)
        state.each(appears(state, self.kind, field, self.pile))


def leaves_game(state: Andor, field: i64) -> None:
    """The creature on the field, if there is one, goes out of the game; what it carries stays on the field."""
    if state.creatures[field] == 0:
        return
    name = events.kind_at(state, field)
    drops_cargo(state, field)
    goes_away(state, field)
    if state.chronicle is not None:
        for thing in range(len(state.things)):
            if state.things[thing] == field:
                tells_thing(state, thing, "event-thing-placed", "AN-143")
        events.field_changes(state, "event-creature-gone", "AN-143", field, {"creature": name})


class RemoveCreature(Effect):
    """``do = "remove-creature", field``: the creature there leaves the game without reward."""

    def __init__(self, board: AndorScenario, name: str, place: Place) -> None:
        super().__init__(board, name)
        self.place = place

    def carry_out(self, state: Andor) -> None:
        field = self.place.of(state)
        if field >= 0:
            leaves_game(state, field)


class RemoveKind(Effect):
    """``do = "remove-creature", creature``: all creatures of this kind (ANY_KIND: all of them) leave the game."""

    def __init__(self, board: AndorScenario, name: str, kind: i64) -> None:
        super().__init__(board, name)
        self.kind = kind

    def carry_out(self, state: Andor) -> None:
        for field in range(len(state.creatures)):
            if state.creatures[field] and (self.kind == ANY_KIND or state.creatures[field] == self.kind + 1):
                leaves_game(state, field)


class MoveCreature(Effect):
    """``do = "move-creature", which, creature``: one step of the one on the lowest or highest field (golden 18, 27).

    ``figure``: a printed kind and all that use its figure, or ANY_KIND.
    """

    def __init__(self, board: AndorScenario, name: str, figure: i64, highest: bool) -> None:
        super().__init__(board, name)
        self.figure = figure
        self.highest = highest

    def which(self, state: Andor) -> i64:
        """The field of this creature, -1 for none."""
        found: i64 = -1
        for field in range(len(state.creatures)):
            creature = state.creatures[field]
            if creature and (self.figure == ANY_KIND or state.board.creatures[creature - 1].figure == self.figure):
                found = field
                if not self.highest:
                    return found
        return found

    def idle(self, state: Andor) -> bool:
        field = self.which(state)
        return field < 0 or target(state, field) == STAYS

    def carry_out(self, state: Andor) -> None:
        field = self.which(state)
        if field >= 0:
            state.each(moves_on(state, field))


class TurnInto(Effect):
    """``do = "anchor"``, ``"release"``, ``"turn-into"``: a creature becomes one of another kind, say one that stays.

    The one on the field, or with ``place`` None all of the kind ``old``.
    """

    def __init__(self, board: AndorScenario, name: str, place: Place | None, old: i64, kind: i64) -> None:
        super().__init__(board, name)
        self.place = place
        self.old = old
        self.kind = kind

    def carry_out(self, state: Andor) -> None:
        place = self.place
        for field in range(len(state.creatures)):
            if state.creatures[field] == 0 or (place is not None and place.of(state) != field):
                continue
            if self.old != ANY_KIND and state.creatures[field] != self.old + 1:
                continue
            state.creatures[field] = int(self.kind + 1)
            if state.chronicle is not None:
                kind = state.board.creatures[self.kind].name
                events.field_changes(state, "event-creature-turns", self.rule, field, {"creature": kind})


class PlaceHero(Effect):
    """``do = "place-hero", who, at``: on the field by class number (four, as for ranks), or all on one field.

    Farmers and things come along: they meet a creature that stands there, or are in the castle (AN-137, AN-212).
    """

    def __init__(self, board: AndorScenario, name: str, who: Who, places: list[Place]) -> None:
        super().__init__(board, name)
        self.who = who
        self.places = places

    def carry_out(self, state: Andor) -> None:
        follows: list[Step[Any]] = []
        for number in self.who.heroes(state):
            field = self.places[number if len(self.places) > 1 else 0].of(state)
            if field < 0:
                continue
            hero = state.heroes[number]
            hero.field = field
            if state.chronicle is not None:
                events.hero_does(state, "event-hero-placed", self.rule, number, {})
            saved_before = state.farmers_saved
            if hero.farmers:
                farmers_arrive(state, hero)
            if state.watching:
                follows.extend(meets_things(state, field))
                if state.farmers_saved > saved_before:
                    follows.extend(happened(state, FARMER_SAVED, number, field, number))
        state.each(follows)


#: What of a hero board changes, and how.
STRENGTH: Final[i64] = 0
WILLPOWER: Final[i64] = 1
PURSE_GOLD: Final[i64] = 2
HOURS: Final[i64] = 3
ADDS: Final[i64] = 0
SETS: Final[i64] = 1
RAISES: Final[i64] = 2
LOWERS: Final[i64] = 3


class ChangeHero(Effect):
    """``do = "hero", who, strength / willpower / gold / hours``, also ``set_``, ``raise_to_``, ``lower_to_``.

    Limits of the board hold: strength 1 to 14, willpower to 20, at 0 as after a lost battle (AN-080, AN-085, AN-086),
    gold not below 0, hours to 10. One object for one word of the table.
    """

    def __init__(self, board: AndorScenario, name: str, who: Who, what: i64, how: i64, amount: Value) -> None:
        super().__init__(board, name)
        self.who = who
        self.what = what
        self.how = how
        self.amount = amount

    def idle(self, state: Andor) -> bool:
        return not self.who.heroes(state)

    def carry_out(self, state: Andor) -> None:
        amount = self.amount.of(state)
        for number in self.who.heroes(state):
            self.change(state, number, amount)

    def change(self, state: Andor, number: i64, amount: i64) -> None:
        """Change one hero board."""
        hero = state.heroes[number]
        if self.what == STRENGTH:
            have = hero.strength
        elif self.what == WILLPOWER:
            have = hero.willpower
        elif self.what == PURSE_GOLD:
            have = hero.gold
        else:
            have = hero.hours
        more = amount
        if self.how != ADDS:
            more = amount - have
            if (self.how == RAISES and more < 0) or (self.how == LOWERS and more > 0):
                return
        if more == 0:
            return
        if self.what == STRENGTH:
            if more > 0:
                gains_strength(state, number, more, self.rule)
            else:
                loses_strength(state, number, -more, self.rule)
        elif self.what == WILLPOWER:
            if more > 0:
                gains_willpower(state, number, more, self.rule)
            else:
                loses_willpower(state, number, -more, self.rule)
        elif self.what == PURSE_GOLD:
            if more > 0:
                gains_gold(state, number, more, self.rule)
            elif have > 0:
                hero.gold = max(0, have + more)
                if state.chronicle is not None:
                    events.hero_does(state, "event-loses-gold", self.rule, number, {"count": have - hero.gold})
        else:
            hero.hours = max(0, min(have + more, state.board.most_hours))
            if state.chronicle is not None:
                events.hero_does(state, "event-loses-hours", self.rule, number, {"count": hero.hours - have})


class EndTheDay(Effect):
    """``do = "end-day", who``: these heroes have ended their day; that does not give them the rooster."""

    def __init__(self, board: AndorScenario, name: str, who: Who) -> None:
        super().__init__(board, name)
        self.who = who

    def carry_out(self, state: Andor) -> None:
        for number in self.who.heroes(state):
            if not state.heroes[number].day_ended:
                state.heroes[number].day_ended = True
                if state.chronicle is not None:
                    events.hero_does(state, "event-ends-day", self.rule, number, {})
