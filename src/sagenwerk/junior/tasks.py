"""Task cards turn green and open the bridge; wells, troll (R-004, R-005, R-100, R-130 to R-142)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.junior import events
from sagenwerk.junior.piles import count, one_less
from sagenwerk.junior.scenario import (
    BASKET,
    BERRIES,
    BOOK,
    BOOKS,
    CAVE_TROLL,
    FALCON,
    HERB,
    HERB_KINDS,
    HERO_NAMES,
    INJURED_FALCON,
    LETTER,
    LETTERS,
    MUSIC_BOOKS,
    POLLUTED_WELLS,
    TORCH,
    WOLF_HERB,
    WOOD,
    WOOD_FOR_THE_GUARD,
)
from sagenwerk.junior.state import FULL, POLLUTED, Hero, Junior
from sagenwerk.junior.throwing import NO_DICE_LEFT, ONE_THROW_A_TURN, TorchThrow
from sagenwerk.junior.turn import no_action
from sagenwerk.kernel.contract import Action, Refusal

NO_TROLL_HERE: Final = Refusal("refusal-no-troll-here", "R-141")
CREST_LAID: Final = Refusal("refusal-crest-laid", "R-141")
NO_TORCH: Final = Refusal("refusal-no-torch", "R-141")
NO_POLLUTED_WELL: Final = Refusal("refusal-no-polluted-well", "R-138")
NEEDS_TWO_HEROES: Final = Refusal("refusal-needs-two-heroes", "R-138")


def card_done(state: Junior, task: i64) -> None:
    """The card turns green at once; after the last one the guard leaves and the bridge is open (R-100, R-142)."""
    one: i64 = 1
    state.done |= one << task
    if state.chronicle is not None:
        events.task_turns(state, "event-task-done", "R-142", task, 1)
    if state.done == state.tasks:
        state.bridge_open = True
        if state.chronicle is not None:
            events.happens(state, "event-bridge-opens", "R-100")


def gets_on(state: Junior, task: i64, have: i64) -> None:
    """A task gets on without being done."""
    if state.chronicle is not None:
        events.task_turns(state, "event-task-gets-on", "R-142", task, have)


def hero_holds(state: Junior, hero: Hero) -> None:
    """Something came into a loot bag: equal herbs (R-130), or the hero's own letter (R-140)."""
    if state.still_open(WOLF_HERB):
        for kind in range(HERB_KINDS):
            held: i64 = 0
            for other in state.heroes:
                held += count(other.bag, HERB + kind)
            if held >= 2:
                card_done(state, WOLF_HERB)
                break
    letter = LETTER + hero.kind
    if state.still_open(LETTERS) and count(hero.bag, letter):
        one: i64 = 1
        hero.bag = one_less(hero.bag, letter)
        state.letters_home |= one << hero.kind
        if state.chronicle is not None:
            events.item_moves(state, "event-letter-read", "R-140", hero.kind, letter, -1)
        missing = False
        for other in state.heroes:
            if other.field >= 0 and (state.letters_home >> other.kind) & 1 == 0:
                missing = True
        if not missing:
            card_done(state, LETTERS)
        else:
            gets_on(state, LETTERS, ones(state.letters_home))


def ones(bits: i64) -> i64:
    """How many members a set of bits has."""
    members: i64 = 0
    while bits:
        members += bits & 1
        bits >>= 1
    return members


def brought(state: Junior, item: i64, field: i64) -> bool:
    """Whether a thing laid down here is what a task asks for; it is then set aside (R-131, R-135 to R-137)."""
    one: i64 = 1
    board = state.board
    if item == FALCON and state.still_open(INJURED_FALCON) and field == board.rietburg:
        card_done(state, INJURED_FALCON)
        return True
    if item == BASKET and state.still_open(BERRIES) and field == board.rietburg:
        state.baskets_home += 1
        if state.baskets_home == len(board.basket_fields):
            card_done(state, BERRIES)
        else:
            gets_on(state, BERRIES, state.baskets_home)
        return True
    if item == WOOD and state.still_open(WOOD_FOR_THE_GUARD) and field == board.bridge_house:
        state.wood_home += 1
        if state.wood_home == board.wood_needed:
            card_done(state, WOOD_FOR_THE_GUARD)
        else:
            gets_on(state, WOOD_FOR_THE_GUARD, state.wood_home)
        return True
    if BOOK <= item < BOOK + BOOKS and state.still_open(MUSIC_BOOKS) and field == board.book_fields[item - BOOK]:
        state.books_home |= one << (item - BOOK)
        if state.books_home == state.books:
            card_done(state, MUSIC_BOOKS)
        else:
            gets_on(state, MUSIC_BOOKS, ones(state.books_home))
        return True
    return False


class CleanWell(Action[Junior]):
    """Two heroes on the field of a polluted well clean it; it then lies full side up (R-138; A-27).

    Sleeping heroes count unless the option ``well_cleaning = awake-only`` says otherwise.
    """

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: clean the well", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        field = state.heroes[self.hero].field
        well = state.board.well_at[field]
        if well < 0 or state.wells[well] != POLLUTED:
            return NO_POLLUTED_WELL
        there = 0
        for hero in state.heroes:
            if hero.field == field and not (hero.asleep and state.options.awake_only):
                there += 1
        return None if there >= 2 else NEEDS_TWO_HEROES

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        field = state.heroes[self.hero].field
        state.wells[state.board.well_at[field]] = int(FULL)
        if state.chronicle is not None:
            events.hero_does(state, "event-well-cleaned", "R-138", self.hero)
        polluted: i64 = 0
        for side in state.wells:
            polluted += 1 if side == POLLUTED else 0
        if polluted == 0:
            card_done(state, POLLUTED_WELLS)
        else:
            gets_on(state, POLLUTED_WELLS, len(state.wells) - polluted)


def troll_driven_off(state: Junior, hero: Hero) -> None:
    """The hero lays the coat of arms on the card; the troll stays (R-141, A-24)."""
    hero.crest_laid = True
    if state.chronicle is not None:
        events.hero_does(state, "event-troll-driven-off", "R-141", hero.kind)
    laid: i64 = 0
    missing = False
    for other in state.heroes:
        if other.field >= 0:
            if other.crest_laid:
                laid += 1
            else:
                missing = True
    if not missing:
        card_done(state, CAVE_TROLL)
    else:
        gets_on(state, CAVE_TROLL, laid)


def no_troll(state: Junior, hero: Hero) -> Refusal | None:
    """Whether the troll is here and this hero has not driven him off yet (R-141)."""
    if not state.in_play(CAVE_TROLL) or hero.field != state.board.troll_field:
        return NO_TROLL_HERE
    return CREST_LAID if hero.crest_laid else None


class ThrowAtTroll(Action[Junior]):
    """Throw all own dice; a torch drives the troll off (R-141). One throw a turn (R-059)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: throw dice against the troll", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        forbidden = no_troll(state, hero)
        if forbidden is not None:
            return forbidden
        if state.thrown:
            return ONE_THROW_A_TURN
        return NO_DICE_LEFT if hero.dice == 0 else None

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        state.thrown = True
        state.first(TROLL_THROW)


class TrollThrow(TorchThrow):
    """A rolled torch drives the troll off; a lightning is no torch (R-141, A-28)."""

    def lights_up(self, state: Junior) -> None:
        troll_driven_off(state, state.hero)

    def stays_dark(self, state: Junior) -> None:
        if state.chronicle is not None:
            events.hero_does(state, "event-troll-stays", "R-141", state.turn)


class TorchAtTroll(Action[Junior]):
    """A torch token drives the troll off and goes to the box (R-141)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: use a torch against the troll", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        forbidden = no_troll(state, hero)
        if forbidden is not None:
            return forbidden
        return None if count(hero.bag, TORCH) else NO_TORCH

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        hero = state.heroes[self.hero]
        hero.bag = one_less(hero.bag, TORCH)
        if state.chronicle is not None:
            events.item_moves(state, "event-uses-torch", "R-141", self.hero, TORCH, -1)
        troll_driven_off(state, hero)


TROLL_THROW: Final = TrollThrow("throw against the troll", "R-141")
