"""The day: the hero on turn chooses until the turn ends; when all sleep, night falls (R-040 to R-044)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.junior import events
from sagenwerk.junior.loot import offer_loot
from sagenwerk.junior.mine import no_mine_tile
from sagenwerk.junior.night import NIGHT
from sagenwerk.junior.scenario import HERO_NAMES, FieldKind
from sagenwerk.junior.state import Hero, Junior
from sagenwerk.junior.turn import FOG_FIRST, NOT_ON_TURN, falls_asleep, next_turn, stands_in_fog
from sagenwerk.junior.walk import walking
from sagenwerk.kernel.contract import Action, Question, Refusal, Step

NOTHING_SPENT: Final = Refusal("refusal-nothing-spent", "R-047")
SEARCH_FIRST: Final = Refusal("refusal-search-first", "R-102")

# Places of the actions in ``board.single[hero]``; standing still is 0 (walk.py).
END_TURN: Final = 1
SEARCH_FOG: Final = 2
SEARCH_THICKET: Final = 3
DRINK: Final = 4
LIGHT_BEACON: Final = 5
BUY_TORCH: Final = 6
BUY_POTION: Final = 7
ATTACK_GOR: Final = 8
ATTACK_FORT: Final = 9
LAY_SWORD: Final = 10
SEARCH_MINE: Final = 11
TORCH_IN_MINE: Final = 12
CLEAN_WELL: Final = 13
THROW_AT_TROLL: Final = 14
TORCH_AT_TROLL: Final = 15


def search_first(state: Junior, hero: Hero) -> Refusal | None:
    """With the option ``mine_search = compulsory`` no turn ends on a mine tile without a throw (R-102, A-21)."""
    if state.options.search_compulsory and not state.thrown and hero.dice and no_mine_tile(state, hero) is None:
        return SEARCH_FIRST
    return None


class EndTurn(Action[Junior]):
    """The turn ends; a hero without sun discs falls asleep (R-041; A-02: only now). Every turn costs a sun (R-047)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: end the turn", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        if state.turn != self.hero:
            return NOT_ON_TURN
        if not state.arrived:
            return NOTHING_SPENT
        hero = state.heroes[self.hero]
        if stands_in_fog(state, hero):
            return FOG_FIRST
        return search_first(state, hero)

    def carry_out(self, state: Junior) -> None:
        hero = state.heroes[self.hero]
        if state.chronicle is not None:
            events.hero_does(state, "event-ends-turn", "R-041", self.hero)
        if hero.day_left() <= 0:
            falls_asleep(state, hero)
        next_turn(state)


class HeroChooses(Question[Junior]):
    """The hero on turn moves, acts, or ends the turn (R-045, R-055)."""

    def actor(self, state: Junior) -> i64:
        return state.turn

    def options(self, state: Junior) -> list[Action[Any]]:
        offers = walking(state)
        if state.arrived:
            offer_actions(state, offers)
        return offers


#: Actions that a kind of field can bring, besides those of Gor fields and loot: places in ``board.single[hero]``.
AT_A_WELL: Final = [DRINK, CLEAN_WELL]
AT_THE_TOWER: Final = [LIGHT_BEACON]
IN_THE_MINE: Final = [SEARCH_MINE, TORCH_IN_MINE]
AT_A_CAVE: Final = [THROW_AT_TROLL, TORCH_AT_TROLL]
AT_A_SHOP: Final = [BUY_TORCH, BUY_POTION]
ON_A_GOR_FIELD: Final = [ATTACK_GOR, ATTACK_FORT, LAY_SWORD]
IN_A_THICKET: Final = [SEARCH_THICKET]


def offer_actions(state: Junior, offers: list[Action[Any]]) -> None:
    """Actions on the target field, fog first, then the end of the turn (R-055 to R-060)."""
    number = state.turn
    single = state.board.single[number]
    hero = state.heroes[number]
    field = hero.field
    if stands_in_fog(state, hero):
        offers.append(single[SEARCH_FOG])
        return
    for place in state.board.places_here[field]:
        if single[place].refusal(state) is None:
            offers.append(single[place])
    if field == state.reka:
        for place in AT_A_SHOP:
            if single[place].refusal(state) is None:
                offers.append(single[place])
    offer_loot(state, offers)
    if search_first(state, hero) is None:
        offers.append(single[END_TURN])


def places_of(kind: FieldKind) -> list[int]:
    """Which single actions a field of this kind can bring."""
    if kind is FieldKind.WELL:
        return AT_A_WELL
    if kind is FieldKind.GOR:
        return ON_A_GOR_FIELD
    if kind is FieldKind.BUSH:
        return IN_A_THICKET
    if kind is FieldKind.MINE:
        return IN_THE_MINE
    if kind is FieldKind.CAVE:
        return AT_A_CAVE
    if kind is FieldKind.WATCHTOWER:
        return AT_THE_TOWER
    if kind is FieldKind.MERCHANT:
        return AT_A_SHOP
    return []


class Day(Step[Junior]):
    """While somebody is awake, the hero on turn chooses; then night falls (R-040, R-044)."""

    def carry_out(self, state: Junior) -> None:
        if state.heroes[state.turn].asleep:
            state.first(NIGHT, DAY)
        else:
            state.first(HERO_CHOOSES, DAY)


HERO_CHOOSES: Final = HeroChooses("hero chooses")
DAY: Final = Day("day")
