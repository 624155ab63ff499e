"""Picking up and laying down, giving and taking, the falcon (AN-038 to AN-041, AN-179, AN-183, AN-208 to AN-211).

Within one turn (or one floor) each kind of cargo goes one way only between a hero and each partner, so that every turn
ends and every exchange can still be made (contract, section 4). Partners are the other heroes and the ground.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import (
    BIT,
    FALCON,
    FARMER,
    GOLD,
    ITEMS,
    LARGE,
    ROOM,
    SLOTS,
    STONE,
    THING,
    USED_FALCON,
    count,
    one_less,
    one_more,
)
from sagenwerk.andor.creatures import meets_things
from sagenwerk.andor.heroes import (
    NO_ROOM,
    carried_kinds,
    has,
    lays_on,
    leaves_field,
    lies,
    parts_with,
    room_for,
    slot_of,
    slot_used,
    takes,
)
from sagenwerk.andor.scenario import FARMERS, HERO_NAMES, ITEM_LIES, THING_LIES, THING_TAKEN, TRADE
from sagenwerk.andor.state import GROUND, WALKS, Andor, Hero
from sagenwerk.andor.triggers import happened
from sagenwerk.andor.turn import NOT_ON_TURN, NOT_YET_UNLOCKED, FreeAction, no_free_action
from sagenwerk.kernel.contract import Action, Question, Refusal, Step

NOTHING_LIES_HERE: Final = Refusal("refusal-nothing-lies-here", "AN-038")
NOT_CARRIED: Final = Refusal("refusal-not-carried", "AN-038")
NOT_HERE: Final = Refusal("refusal-not-here", "AN-039")
PARTNER_ASLEEP: Final = Refusal("refusal-partner-asleep", "AN-036")
ONE_WAY: Final = Refusal("refusal-one-way", "AN-039")
NO_FALCON: Final = Refusal("refusal-no-falcon", "AN-183")
FALCON_USED: Final = Refusal("refusal-falcon-used", "AN-183")
FALCON_IN_BATTLE: Final = Refusal("refusal-falcon-in-battle", "AN-102")
RUBBLE_IN_THE_WAY: Final = Refusal("refusal-rubble-in-the-way", "AN-205")
TOO_LARGE_FOR_FALCON: Final = Refusal("refusal-too-large-for-falcon", "AN-183")
SAME_FIELD: Final = Refusal("refusal-same-field", "AN-183")
NOTHING_TO_SEND: Final = Refusal("refusal-nothing-to-send", "AN-183")


def gave(state: Andor, number: i64) -> list[int]:
    """What the acting hero gave to each partner: this turn, or since he has the floor."""
    return state.floor_handed if state.floor == number else state.handed_over


def got(state: Andor, number: i64) -> list[int]:
    """What the acting hero got from each partner."""
    return state.floor_received if state.floor == number else state.received


def no_ground_work(state: Andor, number: i64, kind: i64) -> Refusal | None:
    """Whether the hero may pick up or lay down: standing; farmers also in passing (AN-037, AN-038, AN-210, AN-211)."""
    if kind == FARMER and state.floor < 0 and state.turn == number and state.doing == WALKS:
        return None if state.may(FARMERS) else NOT_YET_UNLOCKED
    forbidden = no_free_action(state, number)
    if forbidden is not None:
        return forbidden
    if kind == FARMER and not state.may(FARMERS):
        return NOT_YET_UNLOCKED
    return None


class PickUp(FreeAction):
    """Take gold, a gem, an article, a farmer or a thing from the own field (AN-038, AN-041, AN-197, AN-208, AN-209)."""

    def __init__(self, hero: i64, kind: i64, name: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: pick up {name}", hero)
        self.kind = kind

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_ground_work(state, self.hero, self.kind)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        if not lies(state, hero.field, self.kind):
            return NOTHING_LIES_HERE
        if gave(state, self.hero)[GROUND] & BIT[self.kind]:
            return ONE_WAY
        return None if room_for(state, hero, self.kind) else NO_ROOM

    def carry_out(self, state: Andor) -> None:
        hero = state.heroes[self.hero]
        leaves_field(state, hero.field, self.kind)
        takes(state, hero, self.kind)
        got(state, self.hero)[GROUND] |= BIT[self.kind]
        if state.chronicle is not None:
            events.picks_or_lays(state, "event-picks-up", "AN-038", self.hero, self.kind)
        if state.watching and self.kind >= THING:
            state.each(happened(state, THING_TAKEN, self.kind - THING, hero.field, self.hero))


class LayDown(FreeAction):
    """Leave something on the own field (AN-038, AN-211); farmers also in passing."""

    def __init__(self, hero: i64, kind: i64, name: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: lay down {name}", hero)
        self.kind = kind

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_ground_work(state, self.hero, self.kind)
        if forbidden is not None:
            return forbidden
        if self.kind != FARMER and not state.may(TRADE):
            return NOT_YET_UNLOCKED
        if not has(state, state.heroes[self.hero], self.kind):
            return NOT_CARRIED
        return ONE_WAY if got(state, self.hero)[GROUND] & BIT[self.kind] else None

    def carry_out(self, state: Andor) -> None:
        hero = state.heroes[self.hero]
        parts_with(state, hero, self.kind)
        lays_on(state, hero.field, self.kind)
        gave(state, self.hero)[GROUND] |= BIT[self.kind]
        if state.chronicle is not None:
            events.picks_or_lays(state, "event-lays-down", "AN-038", self.hero, self.kind)
        if not state.watching:
            return
        if self.kind >= THING:
            state.each(happened(state, THING_LIES, self.kind - THING, hero.field, self.hero))
        else:
            state.each(happened(state, ITEM_LIES, self.kind, hero.field, self.hero))


def no_partner(state: Andor, number: i64, other: i64) -> Refusal | None:
    """Heroes on the same field trade; the marker of neither lies in the sunrise box (AN-036, AN-039)."""
    forbidden = no_free_action(state, number)
    if forbidden is not None:
        return forbidden
    if not state.may(TRADE):
        return NOT_YET_UNLOCKED
    if state.heroes[other].field != state.heroes[number].field:
        return NOT_HERE
    return PARTNER_ASLEEP if state.heroes[other].day_ended else None


def goes_over(state: Andor, giver: Hero, receiver: Hero, kind: i64) -> None:
    """Cargo changes boards. Strength and willpower can never be given (AN-040): they are no cargo."""
    parts_with(state, giver, kind)
    takes(state, receiver, kind)


class Give(FreeAction):
    """Give something to a hero on the same field (AN-039)."""

    def __init__(self, hero: i64, other: i64, kind: i64, name: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: give {name} to the {HERO_NAMES[other]}", hero)
        self.other = other
        self.receiver = other
        self.kind = kind

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_partner(state, self.hero, self.other)
        if forbidden is not None:
            return forbidden
        if not has(state, state.heroes[self.hero], self.kind):
            return NOT_CARRIED
        if got(state, self.hero)[self.other] & BIT[self.kind]:
            return ONE_WAY
        return None if room_for(state, state.heroes[self.other], self.kind) else NO_ROOM

    def carry_out(self, state: Andor) -> None:
        goes_over(state, state.heroes[self.hero], state.heroes[self.other], self.kind)
        gave(state, self.hero)[self.other] |= BIT[self.kind]
        if state.chronicle is not None:
            events.hands_over(state, "event-gives", "AN-039", self.hero, self.other, self.kind)


class Take(FreeAction):
    """Get something from a hero on the same field (AN-039)."""

    def __init__(self, hero: i64, other: i64, kind: i64, name: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: take {name} from the {HERO_NAMES[other]}", hero)
        self.other = other
        self.giver = other
        self.kind = kind

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_partner(state, self.hero, self.other)
        if forbidden is not None:
            return forbidden
        if not has(state, state.heroes[self.other], self.kind):
            return NOT_CARRIED
        if gave(state, self.hero)[self.other] & BIT[self.kind]:
            return ONE_WAY
        return None if room_for(state, state.heroes[self.hero], self.kind) else NO_ROOM

    def carry_out(self, state: Andor) -> None:
        goes_over(state, state.heroes[self.other], state.heroes[self.hero], self.kind)
        got(state, self.hero)[self.other] |= BIT[self.kind]
        if state.chronicle is not None:
            events.hands_over(state, "event-takes-over", "AN-039", self.hero, self.other, self.kind)


# Falcon


def flies(kind: i64) -> bool:
    """What a falcon carries: small articles, helms, gold and gems, but no shield, bow, falcon nor farmer (AN-183)."""
    return kind == GOLD or kind >= THING or (kind < ITEMS and SLOTS[kind] != LARGE and kind != STONE)


def falcon_carries(state: Andor, kind: i64) -> bool:
    """The same, for things of the legend by their slot."""
    if kind >= THING:
        return kind - THING < len(state.things) and state.board.things[kind - THING].slot != LARGE
    return flies(kind)


def has_freight(state: Andor, hero: Hero) -> bool:
    """Whether the hero carries anything that a falcon could bring."""
    for kind in carried_kinds(state, hero):
        if falcon_carries(state, kind):
            return True
    return False


def way_for_falcon(state: Andor, start: i64, goal: i64) -> bool:
    """Whether fields without rubble join the two: it neither rests on rubble nor flies over it (AN-183, AN-205)."""
    if state.rubble[start] or state.rubble[goal]:
        return False
    reached = [False] * len(state.rubble)
    reached[start] = True
    waiting = [int(start)]
    for here in waiting:
        if here == goal:
            return True
        for there in state.board.ways[here]:
            if not reached[there] and not state.rubble[there]:
                reached[there] = True
                waiting.append(there)
    return False


class SendFalcon(FreeAction):
    """Once a day two heroes exchange at a distance; one of them owns the falcon, which is turned (AN-183).

    Never inside a battle round; between rounds it may fly, with the option ``falcon_in_battle = never`` not (AN-102).
    """

    def __init__(self, hero: i64, other: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: send the falcon to the {HERO_NAMES[other]}", hero)
        self.other = other

    def refusal(self, state: Andor) -> Refusal | None:
        forbidden = no_free_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        if not state.may(TRADE):
            return NOT_YET_UNLOCKED
        hero = state.heroes[self.hero]
        other = state.heroes[self.other]
        if not count(hero.bag, FALCON):
            return FALCON_USED if count(hero.bag, USED_FALCON) else NO_FALCON
        if other.field < 0:
            return NOT_HERE
        if other.day_ended:
            return PARTNER_ASLEEP
        if other.field == hero.field:
            return SAME_FIELD
        if state.foe_field >= 0 and not state.options.falcon_between_rounds:
            return FALCON_IN_BATTLE
        if state.board.rubble_used and not way_for_falcon(state, hero.field, other.field):
            return RUBBLE_IN_THE_WAY
        return None if has_freight(state, hero) or has_freight(state, other) else NOTHING_TO_SEND

    def carry_out(self, state: Andor) -> None:
        hero = state.heroes[self.hero]
        hero.bag = one_more(one_less(hero.bag, FALCON), USED_FALCON)
        state.falcon_from = self.hero
        state.falcon_to = self.other
        state.falcon_gave = 0
        state.falcon_got = 0
        if state.chronicle is not None:
            events.hero_does(state, "event-sends-falcon", "AN-183", self.hero, {"other": HERO_NAMES[self.other]})
        state.first(FALCON_FLIES)


class FalconFlies(Question[Andor]):
    """What goes which way (AN-183)."""

    def actor(self, state: Andor) -> i64:
        return state.falcon_from

    def options(self, state: Andor) -> list[Action[Any]]:
        board = state.board
        hero = state.falcon_from
        other = state.falcon_to
        offers: list[Action[Any]] = []
        for kind in carried_kinds(state, state.heroes[hero]):
            give = board.falcon_gives[hero][other][kind]
            if give.refusal(state) is None:
                offers.append(give)
        for kind in carried_kinds(state, state.heroes[other]):
            take = board.falcon_takes[hero][other][kind]
            if take.refusal(state) is None:
                offers.append(take)
        done = board.falcons[hero][hero]
        if done.refusal(state) is None:
            offers.append(done)
        return offers


def amount(state: Andor, hero: Hero, kind: i64) -> i64:
    """How many articles of this kind the hero has; a thing of the legend is there once."""
    if kind < ITEMS:
        return count(hero.bag, kind)
    return 1 if has(state, hero, kind) else 0


def overfull(state: Andor, hero: Hero) -> bool:
    """Whether the hero has more than fits, since the falcon has not yet taken back what goes the other way (AN-179)."""
    for slot in range(len(ROOM)):
        if slot_used(state, hero, slot) > ROOM[slot]:
            return True
    return False


def fits_by_falcon(state: Andor, giver: Hero, receiver: Hero, kind: i64, came: i64) -> bool:
    """Whether the falcon may bring this: there is room, or enough of the same slot can still go back (AN-179, AN-183).

    Full hero boards exchange, too: only when the falcon comes back must everything fit. ``came``: kinds that the
    receiver has got already, one bit each; they do not go back.
    """
    if room_for(state, receiver, kind):
        return True
    slot = slot_of(state, kind)
    too_many = slot_used(state, receiver, slot) + 1 - ROOM[slot]
    if ROOM[slot] - slot_used(state, giver, slot) + 1 < too_many:
        return False
    going_back: i64 = 0
    for back in carried_kinds(state, receiver):
        if back != kind and not came & BIT[back] and slot_of(state, back) == slot and falcon_carries(state, back):
            going_back += amount(state, receiver, back)
    return going_back >= too_many


def has_landed(state: Andor, receiver: i64, kind: i64) -> list[Step[Any]]:
    """What follows when the falcon has brought something: a thing of the legend may meet a creature there (AN-231)."""
    follows: list[Step[Any]] = []
    if kind >= THING and state.watching:
        follows.extend(meets_things(state, state.heroes[receiver].field))
    follows.append(FALCON_FLIES)
    return follows


def no_flight(state: Andor, giver: i64, receiver: i64, kind: i64, came_back: i64, went: i64) -> Refusal | None:
    """Whether the falcon brings this from hero to hero; ``came_back``, ``went``: what flew so far (AN-183)."""
    if not has(state, state.heroes[giver], kind):
        return NOT_CARRIED
    if not falcon_carries(state, kind):
        return TOO_LARGE_FOR_FALCON
    if came_back & BIT[kind]:
        return ONE_WAY
    return None if fits_by_falcon(state, state.heroes[giver], state.heroes[receiver], kind, went) else NO_ROOM


class FalconGive(Action[Andor]):
    """The falcon brings something to the other hero (AN-183)."""

    def __init__(self, hero: i64, other: i64, kind: i64, name: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: the falcon brings {name} to the {HERO_NAMES[other]}", hero)
        self.other = other
        self.receiver = other
        self.kind = kind

    def refusal(self, state: Andor) -> Refusal | None:
        if state.falcon_from != self.hero or state.falcon_to != self.other:
            return NOT_ON_TURN
        return no_flight(state, self.hero, self.other, self.kind, state.falcon_got, state.falcon_gave)

    def carry_out(self, state: Andor) -> None:
        goes_over(state, state.heroes[self.hero], state.heroes[self.other], self.kind)
        state.falcon_gave |= BIT[self.kind]
        if state.chronicle is not None:
            events.hands_over(state, "event-falcon-brings", "AN-183", self.hero, self.other, self.kind)
        state.each(has_landed(state, self.other, self.kind))


class FalconTake(Action[Andor]):
    """The falcon brings something back (AN-183)."""

    def __init__(self, hero: i64, other: i64, kind: i64, name: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: the falcon brings {name} from the {HERO_NAMES[other]}", hero)
        self.other = other
        self.giver = other
        self.kind = kind

    def refusal(self, state: Andor) -> Refusal | None:
        if state.falcon_from != self.hero or state.falcon_to != self.other:
            return NOT_ON_TURN
        return no_flight(state, self.other, self.hero, self.kind, state.falcon_gave, state.falcon_got)

    def carry_out(self, state: Andor) -> None:
        goes_over(state, state.heroes[self.other], state.heroes[self.hero], self.kind)
        state.falcon_got |= BIT[self.kind]
        if state.chronicle is not None:
            events.hands_over(state, "event-falcon-fetches", "AN-183", self.hero, self.other, self.kind)
        state.each(has_landed(state, self.hero, self.kind))


class FalconDone(Action[Andor]):
    """The exchange is over; the falcon rests until sunrise (AN-117, AN-183).

    Whoever it came to may act in between at once, say buy with the gold that it brought, even if he just did (AN-172).
    """

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: the falcon comes back", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        if state.falcon_from != self.hero:
            return NOT_ON_TURN
        for number in (state.falcon_from, state.falcon_to):
            if overfull(state, state.heroes[number]):
                return NO_ROOM
        return None

    def carry_out(self, state: Andor) -> None:
        if state.falcon_gave or state.falcon_got:
            state.had_floor &= ~BIT[state.falcon_to]
        state.falcon_from = -1
        state.falcon_to = -1
        state.falcon_gave = 0
        state.falcon_got = 0


class FalconsTurn(Step[Andor]):
    """At sunrise falcons are turned back (AN-117)."""

    def carry_out(self, state: Andor) -> None:
        for number in state.order:
            hero = state.heroes[number]
            if count(hero.bag, USED_FALCON):
                while count(hero.bag, USED_FALCON):
                    hero.bag = one_more(one_less(hero.bag, USED_FALCON), FALCON)
                if state.chronicle is not None:
                    events.hero_does(state, "event-falcon-rested", "AN-117", number, {})
        for field in range(len(state.piles)):
            if count(state.piles[field], USED_FALCON):
                while count(state.piles[field], USED_FALCON):
                    state.piles[field] = int(one_more(one_less(state.piles[field], USED_FALCON), FALCON))
                if state.chronicle is not None:
                    events.field_changes(state, "event-falcon-rested-here", "AN-117", field, {})


FALCON_FLIES: Final = FalconFlies("falcon flies")
FALCONS_TURN: Final = FalconsTurn("falcons turn")
