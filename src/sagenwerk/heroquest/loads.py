"""Things of a quest that heroes carry: chests of gold, a gem, gold of a mine (HQ-017, HQ-034, HQ-153).

A hero carries one at a time. Picking up and putting down are no actions of a turn; whoever has put something down picks
nothing up again in that turn.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import DIRECTIONS
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, QuestScenario
from sagenwerk.heroquest.sight import edge_open
from sagenwerk.heroquest.state import BIT, HANDS_FULL, Quest
from sagenwerk.heroquest.turn import STILL_PASSING, HeroAction, no_own_turn, over_somebody
from sagenwerk.kernel.contract import Action, Refusal

#: Where a load is when it lies on no square: where the map shows it, carried, out of the quest, kept by a hero.
AT_PLACE: Final[i64] = -1
CARRIED: Final[i64] = -2
OUT: Final[i64] = -3
KEPT: Final[i64] = -4

#: Bit of ``state.done``: the hero on turn has put something down.
PUT_DOWN: Final[i64] = 16
#: The fifth place where something can lie: the hero's own square.
HERE: Final[i64] = 4
PLACES: Final = ["to the north", "to the east", "to the south", "to the west", "here"]

HANDS_NOT_FREE: Final = Refusal("refusal-hands-not-free", "HQ-034")
NOTHING_TO_TAKE: Final = Refusal("refusal-nothing-to-take", "HQ-017")
JUST_PUT_DOWN: Final = Refusal("refusal-just-put-down", "HQ-017")
CARRIES_NOTHING: Final = Refusal("refusal-carries-nothing", "HQ-034")
MAY_NOT_KEEP: Final = Refusal("refusal-may-not-keep", "HQ-153")


def load_at(state: Quest, number: i64, place: i64) -> i64:
    """The thing that a hero can pick up beside him or where he stands, -1 for none."""
    if not state.quest.loads:
        return -1
    square = state.heroes[number].square
    if place != HERE:
        if not edge_open(state, 4 * square + place):
            return -1
        square = state.tables.board.beside[4 * square + place]
    if square < 0 or not state.sees(square):
        return -1
    quest = state.quest
    for one in range(len(quest.loads)):
        load = quest.loads[one]
        where = state.loads[one]
        if where == square:
            return one
        if where != AT_PLACE:
            continue
        if load.room >= 0 and place == HERE and state.tables.board.rooms[square] == load.room:
            return one
        if load.furniture >= 0 and quest.furniture_at[square] == load.furniture:
            return one
    return -1


def gives(state: Quest, number: i64, one: i64) -> None:
    """The hero carries a thing from now on; one that has a place is there no longer."""
    hero = state.heroes[number]
    load = state.quest.loads[one]
    hero.carries = one
    if load.room < 0:
        state.loads[one] = int(CARRIED)
    if load.furniture >= 0:
        state.moved |= BIT[load.furniture]
    if load.hands_full:
        hero.effects |= BIT[HANDS_FULL]


def puts_down(state: Quest, number: i64, square: i64) -> None:
    """What the hero carries lies on this square, or is back where it came from; nothing if he carries nothing."""
    hero = state.heroes[number]
    one = hero.carries
    if one < 0:
        return
    if one < len(state.quest.loads) and state.quest.loads[one].room < 0:
        state.loads[one] = int(square)
    frees_hands(state, number)


def frees_hands(state: Quest, number: i64) -> None:
    """The hero carries nothing any more."""
    hero = state.heroes[number]
    hero.carries = -1
    hero.effects &= ~BIT[HANDS_FULL]


def falls(state: Quest, number: i64, square: i64) -> None:
    """A dead hero leaves what he carried on his square, where others can pick it up (HQ-146)."""
    if state.heroes[number].carries >= 0:
        puts_down(state, number, square)
        if state.chronicle is not None:
            events.hero_does(state, "event-drops", "HQ-146", number, {})


def leaves(state: Quest, number: i64) -> None:
    """A hero is out, and what he carries with him (HQ-161)."""
    hero = state.heroes[number]
    one = hero.carries
    if one < 0:
        return
    if one < len(state.quest.loads) and state.quest.loads[one].room < 0:
        state.loads[one] = int(OUT)
    frees_hands(state, number)
    if state.chronicle is not None:
        events.hero_does(state, "event-brings-out", "HQ-161", number, {})


class TakesLoad(HeroAction):
    """A hero picks up what lies beside him or where he stands; nobody carries two things (HQ-017, HQ-034)."""

    def __init__(self, hero: i64, place: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: pick up what lies {PLACES[place]}", hero)
        self.place = place

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_own_turn(state, self.hero)
        if forbidden is not None:
            return forbidden
        if load_at(state, self.hero, self.place) < 0:
            return NOTHING_TO_TAKE
        if state.heroes[self.hero].carries >= 0:
            return HANDS_NOT_FREE
        if state.done & PUT_DOWN:
            return JUST_PUT_DOWN
        return STILL_PASSING if over_somebody(state, self.hero) else None

    def carry_out(self, state: Quest) -> None:
        one = load_at(state, self.hero, self.place)
        gives(state, self.hero, one)
        if state.chronicle is not None:
            events.hero_does(state, "event-picks-up", "HQ-034", self.hero, {})


class PutsDown(HeroAction):
    """A hero puts down what he carries; gold of a mine is back in the mine (HQ-034; quest 10)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: put down the load", hero)

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_own_turn(state, self.hero)
        if forbidden is not None:
            return forbidden
        if state.heroes[self.hero].carries < 0:
            return CARRIES_NOTHING
        return STILL_PASSING if over_somebody(state, self.hero) else None

    def carry_out(self, state: Quest) -> None:
        puts_down(state, self.hero, state.heroes[self.hero].square)
        state.done |= PUT_DOWN
        if state.chronicle is not None:
            events.hero_does(state, "event-puts-down", "HQ-034", self.hero, {})


class KeepsGold(HeroAction):
    """A hero keeps gold that is not his: he is outlawed and never becomes a champion (HQ-153; quest 4)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: keep the gold", hero)

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_own_turn(state, self.hero)
        if forbidden is not None:
            return forbidden
        if not may_keep(state, self.hero):
            return MAY_NOT_KEEP
        return STILL_PASSING if over_somebody(state, self.hero) else None

    def carry_out(self, state: Quest) -> None:
        hero = state.heroes[self.hero]
        one = hero.carries
        gold = state.quest.loads[one].gold
        hero.gold += gold
        hero.outlawed = True
        state.loads[one] = int(KEPT)
        frees_hands(state, self.hero)
        if state.chronicle is not None:
            events.hero_does(state, "event-keeps-gold", "HQ-153", self.hero, {"count": gold})


def load_move_dice(state: Quest, number: i64) -> i64:
    """Movement dice of a hero with what he carries, 0 for as many as ever (HQ-034)."""
    one = state.heroes[number].carries
    return state.quest.loads[one].move_dice if 0 <= one < len(state.quest.loads) else 0


def may_keep(state: Quest, number: i64) -> bool:
    """Whether the hero carries gold that he could keep."""
    one = state.heroes[number].carries
    return 0 <= one < len(state.quest.loads) and state.quest.loads[one].may_keep


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Picking up by hero and place, putting down, keeping."""
    tables.takes_load = [[TakesLoad(hero, place) for place in range(len(PLACES))] for hero in range(HEROES)]
    tables.puts_down = [PutsDown(hero) for hero in range(HEROES)]
    tables.keeps_gold = [KeepsGold(hero) for hero in range(HEROES)]
    return [*[action for row in tables.takes_load for action in row], *tables.puts_down, *tables.keeps_gold]


def offers(state: Quest, number: i64, offers: list[Action[Any]]) -> None:
    """What the hero on turn can pick up, put down or keep."""
    carries = state.heroes[number].carries
    if carries < 0 and not state.quest.loads:
        return
    if carries >= 0:
        offers.append(state.tables.puts_down[number])
        if may_keep(state, number):
            offers.append(state.tables.keeps_gold[number])
    elif not state.done & PUT_DOWN:
        for place in range(HERE + 1):
            if load_at(state, number, place) >= 0:
                offers.append(state.tables.takes_load[number][place])


#: Directions have the first numbers of the places.
assert len(PLACES) == len(DIRECTIONS) + 1
