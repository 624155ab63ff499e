"""Effects that place, move and remove: creatures, heroes, articles, gold, farmers, wells, fog and all other tokens."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import BIT, FARMER, GOLD, ITEMS, MOST_OF_A_KIND, ONE_OF, THING, count
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
from sagenwerk.andor.effects import DIE_SHOWS, DieShows, Effect
from sagenwerk.andor.filters import Who
from sagenwerk.andor.heroes import (
    gains_gold,
    gains_strength,
    gains_willpower,
    has,
    lays_on,
    loses_strength,
    loses_willpower,
    parts_with,
    room_for,
    takes,
)
from sagenwerk.andor.scenario import ALLY_ENTERS, FOG_NAMES, ITEM_LIES, THING_LIES, AndorScenario
from sagenwerk.andor.state import (
    FOG_KNOWN,
    FOG_UNKNOWN,
    GONE,
    NO_FOG,
    NOWHERE,
    WITH_CREATURE,
    WITH_HERO,
    Andor,
)
from sagenwerk.andor.triggers import happened
from sagenwerk.andor.values import Place, Value
from sagenwerk.kernel.contract import Action, Chance, Outcome, Step

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


def tells_thing(state: Andor, thing: i64, message: str, rule: str) -> None:
    """A line about where a thing of the legend is now."""
    events.happens(
        state,
        message,
        rule,
        {"item": state.board.things[thing].name, "thing-at": events.place_of(state, thing)},
    )


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
    """``do = "place-hero", who, at``: on the field by class number (four, as for ranks), or all on one field."""

    def __init__(self, board: AndorScenario, name: str, who: Who, places: list[Place]) -> None:
        super().__init__(board, name)
        self.who = who
        self.places = places

    def carry_out(self, state: Andor) -> None:
        for number in self.who.heroes(state):
            field = self.places[number if len(self.places) > 1 else 0].of(state)
            if field >= 0:
                state.heroes[number].field = field
                if state.chronicle is not None:
                    events.hero_does(state, "event-hero-placed", self.rule, number, {})


#: What of a hero board changes, and how.
STRENGTH: Final[i64] = 0
WILLPOWER: Final[i64] = 1
PURSE_GOLD: Final[i64] = 2
HOURS: Final[i64] = 3
BOARD_WORDS: Final = ["strength", "willpower", "gold", "hours"]
ADDS: Final[i64] = 0
SETS: Final[i64] = 1
RAISES: Final[i64] = 2
LOWERS: Final[i64] = 3
HOW_WORDS: Final = ["", "set_", "raise_to_", "lower_to_"]


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


def limited(state: Andor, kind: i64) -> bool:
    """Whether the equipment board limits this kind of article (AN-191)."""
    return kind < ITEMS and state.board.supply[kind] > 0


def one_left(state: Andor, kind: i64) -> bool:
    """Whether one more of this kind can come into play."""
    return not limited(state, kind) or state.supply[kind] > 0


def from_box(state: Andor, kind: i64) -> None:
    """One comes into play from the equipment board, if the board limits this kind."""
    if limited(state, kind):
        state.supply[kind] -= 1


def to_box(state: Andor, kind: i64) -> None:
    """One goes out of play; sold articles lie on the equipment board again."""
    if limited(state, kind):
        state.supply[kind] += 1


class GiveItem(Effect):
    """``do = "hero", who, items``: each of these heroes gets an article or a thing, while there are any and room.

    (AN-179, AN-191; golden 12) With ``to_field`` an article without room lies on his field.
    """

    def __init__(self, board: AndorScenario, name: str, who: Who, kind: i64, to_field: bool) -> None:
        super().__init__(board, name)
        self.who = who
        self.kind = kind
        self.to_field = to_field

    def carry_out(self, state: Andor) -> None:
        kind = self.kind
        for number in self.who.heroes(state):
            hero = state.heroes[number]
            if not one_left(state, kind):
                return
            if room_for(state, hero, kind):
                from_box(state, kind)
                takes(state, hero, kind)
                if state.chronicle is not None:
                    tells_cargo(state, "event-finds", self.rule, number, kind)
            elif self.to_field:
                from_box(state, kind)
                lays_on(state, hero.field, kind)
                if state.chronicle is not None:
                    tells_lying(state, kind, hero.field, self.rule)


def tells_cargo(state: Andor, message: str, rule: str, number: i64, kind: i64) -> None:
    """A line about a hero who gets or loses cargo."""
    said: dict[str, str | int] = {"item": events.cargo_name(state, kind)}
    if kind >= THING:
        said["thing-at"] = events.place_of(state, kind - THING)
    events.hero_does(state, message, rule, number, said)


def tells_lying(state: Andor, kind: i64, field: i64, rule: str) -> None:
    """A line about cargo that lies on a field now."""
    said: dict[str, str | int] = {"item": events.cargo_name(state, kind)}
    if kind >= THING:
        said["thing-at"] = events.place_of(state, kind - THING)
    events.field_changes(state, "event-thing-lies", rule, field, said)


class TakeItem(Effect):
    """``do = "hero", who, items`` with a minus: each of these heroes loses one of a kind, if he has it."""

    def __init__(self, board: AndorScenario, name: str, who: Who, kind: i64) -> None:
        super().__init__(board, name)
        self.who = who
        self.kind = kind

    def carry_out(self, state: Andor) -> None:
        for number in self.who.heroes(state):
            hero = state.heroes[number]
            if has(state, hero, self.kind):
                loses_cargo(state, number, self.kind, self.rule)


def loses_cargo(state: Andor, number: i64, kind: i64, rule: str) -> None:
    """One of this kind goes out of play."""
    parts_with(state, state.heroes[number], kind)
    if kind >= THING:
        state.things[kind - THING] = int(NOWHERE)
    to_box(state, kind)
    if state.chronicle is not None:
        tells_cargo(state, "event-loses-item", rule, number, kind)


class PlaceCargo(Effect):
    """``do = "place", item / gold / farmer / thing, fields``: so many of a kind of cargo on one field.

    Articles that the equipment board limits come from there (AN-191).
    """

    def __init__(self, board: AndorScenario, name: str, kind: i64, place: Place, number: Value) -> None:
        super().__init__(board, name)
        self.kind = kind
        self.place = place
        self.amount = number

    def carry_out(self, state: Andor) -> None:
        field = self.place.of(state)
        if field < 0:
            return
        kind = self.kind
        placed = False
        for _ in range(self.amount.of(state)):
            if one_left(state, kind) and (kind >= ITEMS or count(state.piles[field], kind) < MOST_OF_A_KIND):
                from_box(state, kind)
                lays_on(state, field, kind)
                placed = True
        if not placed:
            return
        if state.chronicle is not None:
            tells_lying(state, kind, field, self.rule)
        if kind == FARMER:
            if state.creatures[field]:
                state.farmers[field] = 0
                if state.chronicle is not None:
                    events.field_changes(state, "event-farmer-dies-here", "AN-213", field, {})
            return
        state.each(lies_now(state, kind, field))


def lies_now(state: Andor, kind: i64, field: i64) -> list[Step[Any]]:
    """What follows when cargo comes to lie on a field."""
    if not state.watching:
        return []
    if kind < THING:
        return happened(state, ITEM_LIES, kind, field, -1)
    follows = happened(state, THING_LIES, kind - THING, field, -1)
    follows.extend(meets_things(state, field))
    return follows


class RemoveCargo(Effect):
    """``do = "remove", item / gold / farmer / thing, fields``: all of a kind that lies on a field leaves the game.

    A thing leaves the game wherever it is if ``place`` is None.
    """

    def __init__(self, board: AndorScenario, name: str, kind: i64, place: Place | None) -> None:
        super().__init__(board, name)
        self.kind = kind
        self.place = place

    def carry_out(self, state: Andor) -> None:
        kind = self.kind
        place = self.place
        field: i64 = place.of(state) if place is not None else -1
        if kind >= THING:
            thing = kind - THING
            if place is None or state.things[thing] == field:
                state.things[thing] = int(NOWHERE)
                if state.chronicle is not None:
                    tells_thing(state, thing, "event-thing-gone", self.rule)
        elif field >= 0:
            all_gone(state, field, kind, self.rule)


def all_gone(state: Andor, field: i64, kind: i64, rule: str) -> None:
    """All gold, farmers or articles of a kind that lie on the field leave the game."""
    if kind == GOLD:
        state.gold[field] = 0
    elif kind == FARMER:
        state.farmers[field] = 0
    else:
        while count(state.piles[field], kind):
            state.piles[field] -= ONE_OF[kind]
            to_box(state, kind)
    if state.chronicle is not None:
        events.field_changes(state, "event-token-gone", rule, field, {"item": events.cargo_name(state, kind)})


class PlaceThing(Effect):
    """``do = "place", thing, with = "subject"`` or ``"creature"``: it goes to the subject or a creature on a field."""

    def __init__(self, board: AndorScenario, name: str, thing: i64, place: Place | None) -> None:
        super().__init__(board, name)
        self.thing = thing
        #: The field of the creature; None for the subject.
        self.place = place

    def carry_out(self, state: Andor) -> None:
        place = self.place
        if place is not None:
            field = place.of(state)
            if field < 0 or state.creatures[field] == 0:
                return
            state.things[self.thing] = int(WITH_CREATURE + field)
        elif state.subject < 0:
            return
        elif room_for(state, state.heroes[state.subject], THING + self.thing):
            state.things[self.thing] = int(WITH_HERO + state.subject)
        else:
            state.things[self.thing] = int(state.heroes[state.subject].field)
        if state.chronicle is not None:
            tells_thing(state, self.thing, "event-thing-placed", self.rule)


class PlaceAlly(Effect):
    """``do = "place", ally, fields`` or, with ``place`` None, ``do = "remove", ally`` (AN-215)."""

    def __init__(self, board: AndorScenario, name: str, ally: i64, place: Place | None) -> None:
        super().__init__(board, name)
        self.ally = ally
        self.place = place

    def carry_out(self, state: Andor) -> None:
        place = self.place
        ally = state.board.allies[self.ally].name
        if place is None:
            state.allies[self.ally] = -1
            if state.ally == self.ally:
                state.free_steps = 0
            if state.chronicle is not None:
                events.happens(state, "event-ally-leaves", self.rule, {"ally": ally, "field": ""})
            return
        field = place.of(state)
        if field < 0:
            return
        state.allies[self.ally] = int(field)
        if state.chronicle is not None:
            events.happens(
                state, "event-ally-comes", self.rule, {"ally": ally, "field": state.board.field_names[field]}
            )
        if state.watching:
            state.each(happened(state, ALLY_ENTERS, self.ally, field, -1))


class PlaceWitch(Effect):
    """``do = "place", witch, fields``: she sells her brew there (AN-176)."""

    def __init__(self, board: AndorScenario, name: str, place: Place) -> None:
        super().__init__(board, name)
        self.place = place

    def carry_out(self, state: Andor) -> None:
        field = self.place.of(state)
        if field >= 0:
            state.witch = field
            if state.chronicle is not None:
                events.happens(state, "event-witch", "AN-176", {"field": state.board.field_names[field]})


class SetWell(Effect):
    """``do = "place", well`` (FULL, EMPTY) or ``"remove", well`` (GONE; AN-157; golden 15, 22, silver 4)."""

    def __init__(self, board: AndorScenario, name: str, place: Place, side: i64) -> None:
        super().__init__(board, name)
        self.place = place
        self.side = side

    def idle(self, state: Andor) -> bool:
        field = self.place.of(state)
        return field < 0 or state.board.well_at[field] < 0 or state.wells[state.board.well_at[field]] == self.side

    def carry_out(self, state: Andor) -> None:
        field = self.place.of(state)
        well: i64 = state.board.well_at[field] if field >= 0 else -1
        if well >= 0 and state.wells[well] != self.side:
            state.wells[well] = int(self.side)
            if state.chronicle is not None:
                message = "event-well-gone" if self.side == GONE else "event-well-placed"
                events.field_changes(state, message, "AN-157", field, {})


class SetMerchant(Effect):
    """``do = "place", merchant`` or ``"remove", merchant``: whether one of the printed merchants is there (AN-168)."""

    def __init__(self, board: AndorScenario, name: str, place: Place, there: bool) -> None:
        super().__init__(board, name)
        self.place = place
        self.there = there

    def carry_out(self, state: Andor) -> None:
        field = self.place.of(state)
        merchant: i64 = state.board.merchant_at[field] if field >= 0 else -1
        if merchant < 0 or (state.merchants & BIT[merchant] != 0) == self.there:
            return
        state.merchants ^= BIT[merchant]
        if state.chronicle is not None:
            message = "event-merchant-comes" if self.there else "event-merchant-goes"
            events.happens(state, message, self.rule, {"field": state.board.field_names[field]})


class SetCut(Effect):
    """``do = "cut"`` or ``"open"``: a connection is broken, or whole again (AN-129)."""

    def __init__(self, board: AndorScenario, name: str, cut: i64, broken: bool) -> None:
        super().__init__(board, name)
        self.cut = cut
        self.broken = broken

    def carry_out(self, state: Andor) -> None:
        if (state.cut & BIT[self.cut] != 0) == self.broken:
            return
        state.cut ^= BIT[self.cut]
        if state.chronicle is not None:
            pair = state.board.cuts[self.cut]
            names = state.board.field_names
            message = "event-way-cut" if self.broken else "event-way-opens"
            events.happens(state, message, "AN-129", {"from": names[pair[0]], "to": names[pair[1]]})


class SetRubble(Effect):
    """``do = "place", rubble, number`` or, with 0, ``"remove", rubble`` (AN-205)."""

    def __init__(self, board: AndorScenario, name: str, place: Place, number: Value) -> None:
        super().__init__(board, name)
        self.place = place
        self.amount = number

    def carry_out(self, state: Andor) -> None:
        field = self.place.of(state)
        if field >= 0:
            rubble_lies(state, field, self.amount.of(state))


def rubble_lies(state: Andor, field: i64, number: i64) -> None:
    """Rubble with this number lies on the field, none with 0."""
    state.rubble[field] = int(number)
    if state.chronicle is not None:
        message = "event-rubble" if number else "event-rubble-gone"
        events.field_changes(state, message, "AN-205", field, {"number": number})


class PlaceFog(Effect):
    """``do = "place", fog``: an open token of a kind on a field; with ``kind`` -1 ``"remove", fog``."""

    def __init__(self, board: AndorScenario, name: str, place: Place, kind: i64) -> None:
        super().__init__(board, name)
        self.place = place
        self.kind = kind

    def carry_out(self, state: Andor) -> None:
        field = self.place.of(state)
        if field < 0:
            return
        state.fog[field] = int(NO_FOG if self.kind < 0 else FOG_KNOWN + self.kind)
        if state.chronicle is not None:
            if self.kind < 0:
                events.field_changes(state, "event-fog-gone", self.rule, field, {})
            else:
                events.field_changes(state, "event-fog-placed", self.rule, field, {"fog": FOG_NAMES[self.kind]})


def fog_lies(state: Andor, field: i64) -> None:
    """A face-down token on the field."""
    state.fog[field] = int(FOG_UNKNOWN)
    if state.chronicle is not None:
        events.field_changes(state, "event-fog-placed", "AN-158", field, {"fog": "unknown"})


class CleanUp(Effect):
    """``do = "clean-up"``: fog, wells, gold, articles, farmers, rubble, things and deals leave the board (Legend 1)."""

    def carry_out(self, state: Andor) -> None:
        board = state.board
        for field in range(len(board.field_names)):
            well: i64 = board.well_at[field]
            if well >= 0 and state.wells[well] == GONE:
                well = -1
            if not (
                state.fog[field]
                or state.gold[field]
                or state.piles[field]
                or state.farmers[field]
                or state.rubble[field]
                or well >= 0
            ):
                continue
            state.fog[field] = int(NO_FOG)
            state.gold[field] = 0
            for item in range(ITEMS):
                if count(state.piles[field], item):
                    all_gone(state, field, item, "AN-167")
            state.farmers[field] = 0
            state.rubble[field] = 0
            if well >= 0:
                state.wells[well] = int(GONE)
            if state.chronicle is not None:
                events.field_changes(state, "event-cleaned-up", "AN-167", field, {})
        for kind in range(len(state.fog_unseen)):
            state.fog_unseen[kind] = 0
        for thing in range(len(state.things)):
            if 0 <= state.things[thing] < WITH_HERO:
                state.things[thing] = int(NOWHERE)
                if state.chronicle is not None:
                    tells_thing(state, thing, "event-thing-gone", "AN-167")
        state.deals = 0


class StoneTens(Chance[Andor, DieShows]):
    """The red die of a token placed by dice: the tens (AN-196)."""

    def __init__(self, board: AndorScenario, name: str, ones: StoneOnes) -> None:
        super().__init__(name)
        self.ones = ones
        board.own_steps.append(self)

    def options(self, state: Andor) -> list[Action[Any]]:
        return DIE_SHOWS[:]

    def weights(self, state: Andor) -> list[int]:
        return [1, 1, 1, 1, 1, 1]

    def settle(self, state: Andor, outcome: DieShows) -> None:
        state.share = 10 * outcome.pips
        state.first(self.ones)


class StoneOnes(Chance[Andor, DieShows]):
    """The hero's die of a token placed by dice: the ones; then the token lies there (AN-196)."""

    def __init__(self, board: AndorScenario, name: str, kind: i64) -> None:
        super().__init__(name)
        self.kind = kind
        #: Field by printed number.
        self.fields: list[int] = [-1] * 100
        for field in range(len(board.field_names)):
            printed = board.field_names[field]
            if printed.isdecimal() and int(printed) < 100:
                self.fields[int(printed)] = field
        board.own_steps.append(self)

    def options(self, state: Andor) -> list[Action[Any]]:
        return DIE_SHOWS[:]

    def weights(self, state: Andor) -> list[int]:
        return [1, 1, 1, 1, 1, 1]

    def settle(self, state: Andor, outcome: DieShows) -> None:
        field = self.fields[state.share + outcome.pips]
        state.share = 0
        if field < 0 or not one_left(state, self.kind) or count(state.piles[field], self.kind) >= MOST_OF_A_KIND:
            return
        from_box(state, self.kind)
        lays_on(state, field, self.kind)
        if state.chronicle is not None:
            tells_lying(state, self.kind, field, "AN-196")
        state.each(lies_now(state, self.kind, field))


class PlaceByDice(Effect):
    """``do = "place-by-dice", item, count``: each on the field of a red die (tens) and a hero's die (ones; AN-196).

    Several may share a field. ``stone``: face-down rune stones (AN-195).
    """

    def __init__(self, board: AndorScenario, name: str, kind: i64, number: Value) -> None:
        super().__init__(board, name)
        self.amount = number
        self.tens = StoneTens(board, f"{name}/tens", StoneOnes(board, f"{name}/ones", kind))

    def carry_out(self, state: Andor) -> None:
        steps: list[Step[Any]] = []
        for _ in range(self.amount.of(state)):
            steps.append(self.tens)
        state.each(steps)


class DrawnIs(Outcome):
    """The next token of a pool is of this kind."""

    def __init__(self, name: str, place: i64) -> None:
        super().__init__(name)
        self.place = place


class Pool:
    """Tokens that are mixed face down and placed one by one, such as gems or rubble: ``[[pool]]``.

    ``kinds``: kinds of articles, or with ``rubble`` the numbers on rubble, each at most once; ``counts``: how many of
    each, at most 7; at most nine kinds. Which are out already is a pile in ``Andor.slots[slot]``.
    """

    def __init__(
        self, board: AndorScenario, name: str, slot: i64, kinds: list[int], counts: list[int], rubble: bool
    ) -> None:
        self.name = name
        self.slot = slot
        self.kinds = kinds
        self.counts = counts
        self.rubble = rubble
        self.outcomes: list[Action[Any]] = []
        for place in range(len(kinds)):
            outcome = DrawnIs(f"{name}: {place + 1} of {len(kinds)}", place)
            self.outcomes.append(outcome)
            board.own_actions.append(outcome)


class PoolDraw(Chance[Andor, DrawnIs]):
    """Which token of the pool comes to lie on the field."""

    def __init__(self, board: AndorScenario, name: str, pool: Pool, place: Place) -> None:
        super().__init__(name)
        self.pool = pool
        self.place = place
        board.own_steps.append(self)

    def options(self, state: Andor) -> list[Action[Any]]:
        out = state.slots[self.pool.slot]
        offers: list[Action[Any]] = []
        for place in range(len(self.pool.kinds)):
            if self.pool.counts[place] > count(out, place):
                offers.append(self.pool.outcomes[place])
        return offers

    def weights(self, state: Andor) -> list[int]:
        out = state.slots[self.pool.slot]
        weights: list[int] = []
        for place in range(len(self.pool.kinds)):
            left = self.pool.counts[place] - count(out, place)
            if left > 0:
                weights.append(int(left))
        return weights

    def settle(self, state: Andor, outcome: DrawnIs) -> None:
        pool = self.pool
        state.slots[pool.slot] += ONE_OF[outcome.place]
        field = self.place.of(state)
        kind = pool.kinds[outcome.place]
        if pool.rubble:
            rubble_lies(state, field, kind)
            return
        lays_on(state, field, kind)
        if state.chronicle is not None:
            tells_lying(state, kind, field, "AN-143")
        state.each(lies_now(state, kind, field))


class PlaceFromPool(Effect):
    """``do = "place", pool, fields``: the next token of the pool on one field, while there are any."""

    def __init__(self, board: AndorScenario, name: str, pool: Pool, place: Place) -> None:
        super().__init__(board, name)
        self.draw = PoolDraw(board, f"{name}/draw", pool, place)

    def carry_out(self, state: Andor) -> None:
        draw = self.draw
        if draw.place.of(state) >= 0 and draw.options(state):
            state.first(draw)
