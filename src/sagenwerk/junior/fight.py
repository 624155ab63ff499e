"""Fighting Gors and removing forts: swords on slots, lightnings, sword tokens (R-085 to R-095, R-132 to R-134)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.junior import events
from sagenwerk.junior.dice import Throw
from sagenwerk.junior.dragon import dragon_goes
from sagenwerk.junior.piles import count, one_less, one_more
from sagenwerk.junior.scenario import FORTS, HERO_NAMES, HEROES, SWORD
from sagenwerk.junior.state import Junior
from sagenwerk.junior.tasks import card_done, gets_on
from sagenwerk.junior.throwing import NO_DICE_LEFT, ONE_THROW_A_TURN, OwnDice
from sagenwerk.junior.turn import no_action
from sagenwerk.kernel.contract import Action, Refusal

NO_GOR_HERE: Final = Refusal("refusal-no-gor-here", "R-085")
FORT_FIRST: Final = Refusal("refusal-fort-first", "R-134")
GOR_NEXT_TURN: Final = Refusal("refusal-gor-next-turn", "R-134")
NO_FORT_HERE: Final = Refusal("refusal-no-fort-here", "R-132")
NO_FIGHT_HERE: Final = Refusal("refusal-no-fight-here", "R-087")
NO_SWORD_TOKEN: Final = Refusal("refusal-no-sword-token", "R-087")
SWORDS_WOULD_NOT_WIN: Final = Refusal("refusal-swords-would-not-win", "R-087")


def free_slots(state: Junior, number: i64) -> i64:
    """Sword slots still free beside the fort or, without one, the Gor of this Gor field (R-085, R-132)."""
    free: i64 = state.board.fort_slots if state.forts[number] else state.board.slots[number]
    for hero in range(HEROES):
        free -= state.laid[4 * number + hero] + state.tokens[4 * number + hero]
    return free


def lay_dice(state: Junior, number: i64, swords: i64) -> None:
    """Each sword takes a free slot; dice beyond the slots stay with the hero (R-086, R-095)."""
    free = free_slots(state, number)
    laid = swords if swords < free else free
    if laid == 0:
        return
    state.laid[4 * number + state.turn] += int(laid)
    state.hero.dice -= laid
    if state.chronicle is not None:
        events.at_place(state, "event-dice-laid", "R-086", state.hero.field, laid)


def dice_return(state: Junior, number: i64, tokens_too: bool) -> None:
    """Dice on the slots of a field go back to their owners; sword tokens too, or to the box (R-091, R-093, R-115)."""
    for hero in range(HEROES):
        place = 4 * number + hero
        state.heroes[hero].dice += state.laid[place]
        state.laid[place] = 0
        if tokens_too:
            for _ in range(state.tokens[place]):
                state.heroes[hero].bag = one_more(state.heroes[hero].bag, SWORD)
        state.tokens[place] = 0


def fight_goes_on(state: Junior, number: i64, lightning: bool) -> None:
    """All slots filled, or a lightning: the fort falls, or the Gor is beaten (R-088, R-089, R-091, R-133)."""
    if not lightning and free_slots(state, number) > 0:
        if state.chronicle is not None:
            events.at_place(
                state,
                "event-fight-goes-on",
                "R-089",
                state.board.gor_fields[number],
                free_slots(state, number),
            )
        return
    dice_return(state, number, tokens_too=False)
    if state.forts[number]:
        fort_falls(state, number)
        return
    state.gors[number] = 0
    if state.chronicle is not None:
        events.hero_does(state, "event-gor-beaten", "R-091", state.turn)
    dragon_goes(state)


def fort_falls(state: Junior, number: i64) -> None:
    """The fort goes to the box; a Gor there waits for a later turn; the dragon does not move (R-133, R-134, A-25)."""
    state.forts[number] = 0
    state.fort_fell = True
    if state.chronicle is not None:
        events.hero_does(state, "event-fort-falls", "R-133", state.turn)
    standing: i64 = 0
    for fort in state.forts:
        standing += fort
    if standing == 0:
        card_done(state, FORTS)
    else:
        gets_on(state, FORTS, len(state.board.fort_numbers) - standing)


class FightThrow(OwnDice):
    """Swords go on the free slots and stay there; a lightning wins at once (R-025, R-086, R-088 to R-091)."""

    def settle(self, state: Junior, outcome: Throw) -> None:
        number = state.board.gor_number[state.hero.field]
        if state.chronicle is not None:
            events.dice_fall(
                state,
                "R-086",
                state.turn,
                outcome.swords,
                outcome.torches,
                outcome.lightnings,
                outcome.blanks,
            )
        if outcome.lightnings == 0:
            lay_dice(state, number, outcome.swords)
        fight_goes_on(state, number, outcome.lightnings > 0)


def no_gor(state: Junior, field: i64) -> Refusal | None:
    """Whether a Gor can be fought on this field now: no fort in front of it, none just fallen (R-085, R-134)."""
    number = state.board.gor_number[field]
    if number == 0 or not state.gors[number]:
        return NO_GOR_HERE
    if state.forts[number]:
        return FORT_FIRST
    return GOR_NEXT_TURN if state.fort_fell else None


def no_throw(state: Junior, number: i64) -> Refusal | None:
    """All own dice, once a turn, and only those on the own board (R-059, R-086, R-094)."""
    if state.thrown:
        return ONE_THROW_A_TURN
    return NO_DICE_LEFT if state.heroes[number].dice == 0 else None


class AttackGor(Action[Junior]):
    """Throw all own dice at the Gor on the field, once a turn (R-085, R-086, R-090)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: attack the gor", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        forbidden = no_gor(state, state.heroes[self.hero].field)
        return forbidden if forbidden is not None else no_throw(state, self.hero)

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        state.thrown = True
        state.first(FIGHT_THROW)


class AttackFort(Action[Junior]):
    """Throw all own dice at the fort on the field (R-132, R-133)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: attack the fort", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        if not state.forts[state.board.gor_number[state.heroes[self.hero].field]]:
            return NO_FORT_HERE
        return no_throw(state, self.hero)

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        state.thrown = True
        state.first(FIGHT_THROW)


class LaySword(Action[Junior]):
    """A sword token counts like a rolled sword (R-087). If the fight is lost at night it comes back (A-09).

    With the option ``sword_tokens = only-to-win`` only if the tokens of the hero fill all free slots.
    """

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: lay a sword token", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        number = state.board.gor_number[hero.field]
        if not state.forts[number]:
            forbidden = no_gor(state, hero.field)
            if forbidden is not None:
                return forbidden if forbidden is not NO_GOR_HERE else NO_FIGHT_HERE
        tokens = count(hero.bag, SWORD)
        if tokens == 0:
            return NO_SWORD_TOKEN
        if state.options.swords_only_to_win and tokens < free_slots(state, number):
            return SWORDS_WOULD_NOT_WIN
        return None

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        hero = state.heroes[self.hero]
        number = state.board.gor_number[hero.field]
        hero.bag = one_less(hero.bag, SWORD)
        state.tokens[4 * number + self.hero] += 1
        if state.chronicle is not None:
            events.item_moves(state, "event-lays-sword", "R-087", self.hero, SWORD, -1)
        fight_goes_on(state, number, False)


FIGHT_THROW: Final = FightThrow("throw for swords")
