"""Effects on tokens: articles, gold, farmers, things, allies, wells, merchants, ways, rubble and fog."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import BIT, FARMER, GOLD, ITEMS, MOST_OF_A_KIND, ONE_OF, THING, count
from sagenwerk.andor.creatures import meets_things
from sagenwerk.andor.effects import Effect
from sagenwerk.andor.filters import Who
from sagenwerk.andor.heroes import has, lays_on, parts_with, room_for, takes
from sagenwerk.andor.scenario import (
    ALLY_ENTERS,
    ALLY_LEAVES,
    FOG_NAMES,
    ITEM_LIES,
    MARK_NAMES,
    THING_LIES,
    AndorScenario,
)
from sagenwerk.andor.state import FOG_KNOWN, FOG_UNKNOWN, GONE, NO_FOG, NOWHERE, WITH_CREATURE, WITH_HERO, Andor
from sagenwerk.andor.triggers import happened
from sagenwerk.andor.values import Place, Value
from sagenwerk.kernel.contract import Step


def tells_thing(state: Andor, thing: i64, message: str, rule: str) -> None:
    """A line about where a thing of the legend is now."""
    events.happens(
        state,
        message,
        rule,
        {"item": state.board.things[thing].name, "thing-at": events.place_of(state, thing)},
    )


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
        if place is None and state.watching:
            state.each(meets_things(state, state.heroes[state.subject].field))


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
            left = state.allies[self.ally]
            state.allies[self.ally] = -1
            if state.ally == self.ally:
                state.free_steps = 0
            if state.chronicle is not None:
                events.happens(state, "event-ally-leaves", self.rule, {"ally": ally, "field": ""})
            if state.watching and left >= 0:
                state.each(happened(state, ALLY_LEAVES, self.ally, left, -1))
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


class MarkField(Effect):
    """``do = "mark", fields, as`` or ``"unmark"``: who may enter a field, and where creatures leave the board.

    ``mark``: a bit of ``scenario.MARK_NAMES``. Who stands there already may stay, and leave (AN-143).
    """

    def __init__(self, board: AndorScenario, name: str, place: Place, mark: i64, there: bool) -> None:
        super().__init__(board, name)
        self.place = place
        self.mark = mark
        self.there = there

    def carry_out(self, state: Andor) -> None:
        field = self.place.of(state)
        if field < 0 or (state.marks[field] & self.mark != 0) == self.there:
            return
        state.marks[field] = int(state.marks[field] ^ self.mark)
        if state.chronicle is not None:
            words: list[str] = []
            for place in range(len(MARK_NAMES)):
                if state.marks[field] & BIT[place]:
                    words.append(MARK_NAMES[place])
            changed = ""
            for place in range(len(MARK_NAMES)):
                if self.mark == BIT[place]:
                    changed = MARK_NAMES[place]
            message = "event-field-marked" if self.there else "event-field-unmarked"
            said: dict[str, str | int] = {
                "field": state.board.field_names[field],
                "mark": changed,
                "marks": " ".join(words),
            }
            events.happens(state, message, self.rule, said)


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
            if state.hidden and state.hidden[field]:
                state.hidden[field] = 0
                if state.chronicle is not None:
                    events.field_changes(state, "event-tokens-hidden", "AN-167", field, {"hidden": 0})
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
