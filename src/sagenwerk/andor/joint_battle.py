"""Who fights: invitations, the hours of a round, going on and leaving, the end (AN-087 to AN-105, AN-206).

A lone hero is a joint battle of one; rubble is cleared by the same rounds.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import BIT, BOW, HERB_3, HERB_4, count
from sagenwerk.andor.creatures import way_cut
from sagenwerk.andor.free import Floor, floor_offers
from sagenwerk.andor.heroes import WILLPOWER_TOO_LOW, no_hour, spends_hour
from sagenwerk.andor.scenario import ARCHER, BATTLE_ROUND_BEGINS, FIGHTS, HERO_NAMES, HEROES, JOINT_BATTLES
from sagenwerk.andor.state import ACTED, Andor
from sagenwerk.andor.triggers import happened
from sagenwerk.andor.turn import NOT_YET_UNLOCKED, TURN_ENDS, no_action
from sagenwerk.andor.wells import well_is_full
from sagenwerk.kernel.contract import Action, Question, Refusal, Step

TOO_FAR: Final = Refusal("refusal-foe-too-far", "AN-049")
NO_BOW: Final = Refusal("refusal-no-bow", "AN-051")
NO_HELPER_THERE: Final = Refusal("refusal-no-helper-there", "AN-088")
NOT_THE_INVITER: Final = Refusal("refusal-not-the-inviter", "AN-089")
FIGHTS_ALREADY: Final = Refusal("refusal-fights-already", "AN-089")
ASKED_ALREADY: Final = Refusal("refusal-asked-already", "AN-090")
LEFT_FOR_GOOD: Final = Refusal("refusal-left-for-good", "AN-098")

#: Places in a hero's row of answers between two rounds.
GO_ON: Final[i64] = 0
LEAVE: Final[i64] = 1


def from_afar(state: Andor, number: i64) -> bool:
    """Whether the hero attacks from an adjacent field."""
    return state.heroes[number].field != state.foe_field


def out_of_reach(state: Andor, number: i64, foe_field: i64) -> Refusal | None:
    """A creature is fought on its own field, by the archer or with a bow next to it too; rubble from next door.

    (AN-049, AN-050, AN-051, AN-059, AN-088, AN-182, AN-206) Over a cut connection fields are not adjacent.
    """
    hero = state.heroes[number]
    rubble = state.rubble[foe_field] > 0
    if hero.field == foe_field:
        return TOO_FAR if rubble else None
    if foe_field not in state.board.ways[hero.field] or way_cut(state, foe_field, hero.field):
        return TOO_FAR
    if rubble or number == ARCHER or count(hero.bag, BOW):
        return None
    return NO_BOW


def no_fight(state: Andor, number: i64) -> Refusal | None:
    """A fight is the one action of the own turn, not after a move, and needs an hour.

    (AN-002, AN-004, AN-052, AN-053, AN-227)
    """
    if not state.may(FIGHTS):
        return NOT_YET_UNLOCKED
    forbidden = no_action(state, number)
    return forbidden if forbidden is not None else no_hour(state, state.heroes[number])


def no_round(state: Andor, number: i64) -> Refusal | None:
    """Why the hero cannot take part in the next round (AN-053, AN-088, AN-091)."""
    forbidden = out_of_reach(state, number, state.foe_field)
    return forbidden if forbidden is not None else no_hour(state, state.heroes[number])


def fight_begins(state: Andor, number: i64, field: i64, kind: i64, willpower: i64) -> None:
    """The hero on turn opens a fight; ``kind`` is -1 for rubble. A creature has its start values (AN-084)."""
    state.doing = ACTED
    state.free_steps = 0
    state.foe_field = field
    state.foe_kind = kind
    state.foe_willpower = willpower
    state.inviter = number
    state.opener = number
    state.fighters = BIT[number]


def clockwise(state: Andor) -> list[int]:
    """All fighters, the opener first (AN-093)."""
    order = state.order
    seats = len(order)
    place = 0
    while order[place] != state.opener:
        place += 1
    fighters: list[int] = []
    for further in range(seats):
        hero = order[(place + further) % seats]
        if state.fighters & BIT[hero]:
            fighters.append(hero)
    return fighters


def choose_opener(state: Andor) -> None:
    """The inviter opens every round; without him the first of the rest to his left (AN-093, AN-099)."""
    state.opener = state.inviter
    rest = clockwise(state)
    if rest:
        state.opener = rest[0]


def allies_strength(state: Andor) -> i64:
    """What figures on the heroes' side add on the creature's field, for a single hero too; nothing against rubble.

    (AN-217, AN-219)
    """
    bonus: i64 = 0
    if state.foe_kind >= 0:
        for ally in range(len(state.allies)):
            if state.allies[ally] == state.foe_field:
                bonus += state.board.allies[ally].bonus
    return bonus


def heroes_value(state: Andor) -> i64:
    """Strength of all fighters, of allies, and the die values of those who have rolled this round.

    (AN-056, AN-092, AN-106)
    """
    value = allies_strength(state)
    for hero in range(HEROES):
        if state.fighters & BIT[hero]:
            value += state.heroes[hero].strength
            if state.rolled[hero] >= 0:
                value += state.rolled[hero]
    return value


class Invite(Action[Andor]):
    """The opener asks one more hero to fight along (AN-005, AN-087, AN-088, AN-089, AN-091)."""

    def __init__(self, hero: i64, other: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: invite {HERO_NAMES[other]}", hero)
        self.other = other

    def refusal(self, state: Andor) -> Refusal | None:
        return NOT_THE_INVITER if state.opener != self.hero else no_invitation(state, self.other)

    def carry_out(self, state: Andor) -> None:
        state.asked |= BIT[self.other]
        if state.chronicle is not None:
            events.hero_does(state, "event-invites", "AN-089", self.hero, {"other": HERO_NAMES[self.other]})
        state.first(JOINS[self.other], GATHERS)


def no_invitation(state: Andor, number: i64) -> Refusal | None:
    """Why this hero cannot be asked: too far, no hour, asked before, left for good (AN-088, AN-091, AN-098)."""
    if state.heroes[number].field < 0:
        return NO_HELPER_THERE
    if state.fighters & BIT[number]:
        return FIGHTS_ALREADY
    if state.left & BIT[number]:
        return LEFT_FOR_GOOD
    if state.asked & BIT[number]:
        return ASKED_ALREADY
    if out_of_reach(state, number, state.foe_field) is not None:
        return NO_HELPER_THERE
    return no_hour(state, state.heroes[number])


class Begin(Action[Andor]):
    """Enough helpers: the round begins."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: begin the fight", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        return None if state.opener == self.hero else NOT_THE_INVITER

    def carry_out(self, state: Andor) -> None:
        """Nothing more: the round is what comes next."""


class Gathers(Step[Andor]):
    """While somebody can still be asked, the opener may do so (AN-089)."""

    def carry_out(self, state: Andor) -> None:
        if not state.may(JOINT_BATTLES) or state.fighters == 0:
            return
        for number in state.order:
            if no_invitation(state, number) is None:
                state.first(INVITES)
                return


class Invites(Question[Andor]):
    """Whom the opener wants beside him: one at a time, or nobody more."""

    def actor(self, state: Andor) -> i64:
        return state.opener

    def options(self, state: Andor) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        for number in range(HEROES):
            if no_invitation(state, number) is None:
                offers.append(state.board.invites[state.opener][number])
        offers.append(state.board.begins[state.opener])
        return offers


class Join(Action[Andor]):
    """The invited hero fights along; this is not his own turn (AN-005, AN-105)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: join the fight", hero)

    def carry_out(self, state: Andor) -> None:
        state.fighters |= BIT[self.hero]
        if state.chronicle is not None:
            events.hero_does(state, "event-joins", "AN-087", self.hero, {})


class StayOut(Action[Andor]):
    """The invited hero declines (AN-090)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: stay out", hero)

    def carry_out(self, state: Andor) -> None:
        if state.chronicle is not None:
            events.hero_does(state, "event-stays-out", "AN-090", self.hero, {})


class Joins(Question[Andor]):
    """Whether the invited hero comes (AN-090)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} is invited")
        self.hero = hero

    def actor(self, state: Andor) -> i64:
        return self.hero

    def options(self, state: Andor) -> list[Action[Any]]:
        return state.board.joins[self.hero][:]


class Round(Step[Andor]):
    """Everybody in the fight pays one hour, overtime at once; then ``parts`` follow (AN-052, AN-073, AN-091).

    Who can no longer take part, since he has given away his bow, leaves. Dice rows are read when they are thrown
    (AN-055, AN-071).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.parts: list[Step[Any]] = []

    def carry_out(self, state: Andor) -> None:
        if foe_is_gone(state):
            state.first(FIGHT_ENDS)
            return
        for number in state.order:
            if state.fighters & BIT[number] and no_round(state, number) is not None:
                leaves(state, number, "event-cannot-go-on", "AN-074")
        if state.fighters == 0:
            state.first(FIGHT_ENDS)
            return
        choose_opener(state)
        state.round += 1
        state.turned = False
        state.shielded = 0
        state.foe_value = 0
        state.loss = 0
        state.dice = []
        for number in range(HEROES):
            state.rolled[number] = -1
        for number in clockwise(state):
            spends_hour(state, state.heroes[number])
            if state.chronicle is not None:
                events.hero_does(state, "event-fight-hour", "AN-052", number, {"round": state.round})
        if state.watching and state.foe_kind >= 0:
            follows = happened(state, BATTLE_ROUND_BEGINS, state.foe_kind, state.foe_field, state.opener)
            if follows:
                follows.append(ROUND_GOES_ON)
                state.each(follows)
                return
        state.each(self.parts)


class RoundGoesOn(Step[Andor]):
    """What the legend says at the beginning of a round has happened; the dice are thrown by whoever can still fight."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.parts: list[Step[Any]] = []

    def carry_out(self, state: Andor) -> None:
        if not foe_is_gone(state):
            for number in state.order:
                if state.fighters & BIT[number] and out_of_reach(state, number, state.foe_field) is not None:
                    leaves(state, number, "event-cannot-go-on", "AN-074")
        if foe_is_gone(state) or state.fighters == 0:
            state.first(FIGHT_ENDS)
            return
        choose_opener(state)
        state.each(self.parts)


def foe_is_gone(state: Andor) -> bool:
    """Whether the legend has taken the creature or the rubble away between two rounds."""
    if state.foe_kind < 0:
        return state.rubble[state.foe_field] == 0
    return state.creatures[state.foe_field] != state.foe_kind + 1


def leaves(state: Andor, number: i64, message: str, rule: str) -> None:
    """The hero is out of this fight, for good (AN-098)."""
    state.fighters &= ~BIT[number]
    state.left |= BIT[number]
    if state.chronicle is not None:
        events.hero_does(state, message, rule, number, {})


def may_recover(state: Andor, number: i64) -> bool:
    """Whether free actions before the next round may give the hero the willpower for an hour of overtime (AN-046).

    A full well on his field, a herb that lies there, his own or that of somebody who may hand it over (AN-102). With
    the option ``free_actions = own-turn`` only for the hero on turn.
    """
    if not state.options.out_of_turn and number != state.turn:
        return False
    field = state.heroes[number].field
    if well_is_full(state, field) or has_herb(state.piles[field]):
        return True
    for other in state.order:
        if not state.heroes[other].day_ended and has_herb(state.heroes[other].bag):
            return True
    return False


def has_herb(pile: i64) -> bool:
    """Whether a medicinal herb is in the pile."""
    return count(pile, HERB_3) > 0 or count(pile, HERB_4) > 0


def after_round(state: Andor, another: Step[Any]) -> list[Step[Any]]:
    """Between two rounds: who has no hour leaves, everybody else says whether he goes on; then ``another`` round.

    Who has an hour, but too little willpower for it, is asked if he may yet get some.

    (AN-073, AN-074, AN-075, AN-098, AN-099) With the option ``joint_battle_late_joining`` heroes may be invited again
    (AN-104).
    """
    state.roller = -1
    follows: list[Step[Any]] = []
    if state.fighters:
        choose_opener(state)
    for number in clockwise(state):
        forbidden = no_round(state, number)
        if forbidden is None or (forbidden is WILLPOWER_TOO_LOW and may_recover(state, number)):
            follows.append(GOES_ON[number])
        else:
            leaves(state, number, "event-no-hour-to-fight", "AN-074")
    if not state.fighters:
        return [FIGHT_ENDS]
    if state.options.late_joining:
        follows.append(ASKS_AGAIN)
    follows.append(another)
    return follows


class GoOn(Action[Andor]):
    """The next round follows (AN-073)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: fight on", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        return no_round(state, self.hero)

    def carry_out(self, state: Andor) -> None:
        """Nothing more: the hero stays in the fight."""


class Leave(Action[Andor]):
    """The hero breaks off, possible only between rounds; he cannot come back (AN-074, AN-075, AN-098)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: break off", hero)

    def carry_out(self, state: Andor) -> None:
        leaves(state, self.hero, "event-breaks-off", "AN-074")


class GoesOn(Question[Andor]):
    """Whether a hero fights on; articles may be handed over before (AN-098, AN-102)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} goes on or leaves")
        self.hero = hero

    def actor(self, state: Andor) -> i64:
        return self.hero

    def options(self, state: Andor) -> list[Action[Any]]:
        answers = state.board.go_ons[self.hero]
        offers = answers[:] if answers[GO_ON].refusal(state) is None else [answers[LEAVE]]
        offers.extend(floor_offers(state))
        return offers

    def takes(self, action: Action[Any]) -> bool:
        return action.asked_by is self or isinstance(action, Floor)

    def answer(self, state: Andor, action: Action[Any]) -> None:
        if isinstance(action, Floor):
            state.first(self)  # asked again when the floor is given back
        action.carry_out(state)


class AsksAgain(Step[Andor]):
    """Late joining, an interpretation: whoever has not left may be invited to the next round (AN-104)."""

    def carry_out(self, state: Andor) -> None:
        if state.fighters:
            choose_opener(state)
            state.asked = 0
            state.first(GATHERS)


class FightEnds(Step[Andor]):
    """Nobody fights any more: a creature recovers; the turn of a hero who lost is over (AN-083, AN-084, AN-103)."""

    def carry_out(self, state: Andor) -> None:
        lost = state.beaten_heroes & BIT[state.inviter] != 0
        if state.chronicle is not None and state.foe_willpower > 0 and not foe_is_gone(state):
            events.field_changes(
                state,
                "event-creature-recovers",
                "AN-084",
                state.foe_field,
                {"creature": state.board.creatures[state.foe_kind].name},
            )
        state.foe_field = -1
        state.foe_kind = -1
        state.foe_willpower = 0
        state.foe_value = 0
        state.inviter = -1
        state.opener = -1
        state.fighters = 0
        state.asked = 0
        state.left = 0
        state.beaten_heroes = 0
        state.shielded = 0
        state.round = 0
        state.roller = -1
        state.dice = []
        state.dice_left = 0
        state.black_left = False
        state.black_value = 0
        state.turned = False
        state.brewed = False
        state.bonus = 0
        state.loss = 0
        for number in range(HEROES):
            state.rolled[number] = -1
        if lost:
            state.first(TURN_ENDS)


INVITES: Final = Invites("invitation")
GATHERS: Final = Gathers("helpers gather")
JOINS: Final = [Joins(hero) for hero in range(HEROES)]
GOES_ON: Final = [GoesOn(hero) for hero in range(HEROES)]
ASKS_AGAIN: Final = AsksAgain("late helpers gather")
FIGHT_ENDS: Final = FightEnds("fight ends")
ROUND_GOES_ON: Final = RoundGoesOn("battle round goes on")
