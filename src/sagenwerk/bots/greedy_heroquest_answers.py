"""What heroes answer to questions outside their turn: spells, places, purchases, rescue, leave to pass (compiled)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.greedy_heroquest_fight import aims, best_attack, best_target, needs_healing
from sagenwerk.heroquest.armoury import BuysItem, Enough, HandsGold
from sagenwerk.heroquest.fight import ATTACKS_AGAIN, WHOM
from sagenwerk.heroquest.gear import BODY, defend_dice, usable
from sagenwerk.heroquest.hero_spells import AIMS, SaveSelf
from sagenwerk.heroquest.potions import Drink
from sagenwerk.heroquest.preparing import TakesElement
from sagenwerk.heroquest.reach import FAR, Ways
from sagenwerk.heroquest.scenario import ELF, Item
from sagenwerk.heroquest.state import BIT, Quest
from sagenwerk.heroquest.traps import GetAwayTo
from sagenwerk.kernel.contract import Action

#: Elements in the order in which elf and wizard want them: earth, water, air, fire; fire, water, air, earth.
WANTED_BY_ELF: Final[list[int]] = [1, 3, 0, 2]
WANTED_BY_WIZARD: Final[list[int]] = [2, 3, 0, 1]


def answer(state: Quest, offers: list[Action[Any]], ways: Ways) -> Action[Any]:
    """The answer to any question but what to do in one's turn."""
    question = state.question()
    if question is WHOM:
        return best_target(state, offers)
    if question is AIMS:
        return aims(state, offers)
    if question is ATTACKS_AGAIN:
        again = best_attack(state, offers)
        return again if again is not None else offers[len(offers) - 1]
    first = offers[0]
    if isinstance(first, TakesElement):
        return element(offers)
    if isinstance(first, (BuysItem, Enough)):
        return purchase(state, offers)
    if isinstance(first, HandsGold):
        return gift(state, offers)
    if isinstance(first, (Drink, SaveSelf)):
        return rescue(state, offers)
    if isinstance(first, GetAwayTo):
        return way_out(state, offers, ways)
    return first


def element(offers: list[Action[Any]]) -> Action[Any]:
    """The spells that a hero likes best."""
    best = offers[0]
    least = 9
    for action in offers:
        if isinstance(action, TakesElement):
            wanted = WANTED_BY_ELF if action.hero == ELF else WANTED_BY_WIZARD
            place = wanted.index(int(action.element))
            if place < least:
                least = place
                best = action
    return best


def purchase(state: Quest, offers: list[Action[Any]]) -> Action[Any]:
    """The best piece that makes the hero stronger than he is; else he keeps his gold."""
    best = offers[len(offers) - 1]
    most: i64 = 0
    for action in offers:
        if isinstance(action, BuysItem):
            gain = improvement(state, action.hero, state.edition.items[action.item])
            if gain > most:
                most = gain
                best = action
    return best


def gift(state: Quest, offers: list[Action[Any]]) -> Action[Any]:
    """Whoever finds nothing in the armoury hands his gold to the one who needs it most; else each keeps his own."""
    best = offers[len(offers) - 1]
    least: i64 = FAR
    for action in offers:
        if not isinstance(action, HandsGold) or finds_something(state, action.hero):
            continue
        if finds_something(state, action.to):
            worth = 3 * defend_dice(state, action.to) + attack_of(state, action.to)
            if worth < least:
                least = worth
                best = action
    return best


def finds_something(state: Quest, number: i64) -> bool:
    """Whether the armoury has anything that would make this hero stronger, whatever it costs."""
    for item in state.edition.items:
        if item.exists and item.price > 0 and state.armoury[item.number] > 0 and number in item.heroes:
            if not state.heroes[number].items & BIT[item.number] and improvement(state, number, item) > 0:
                return True
    return False


def attack_of(state: Quest, number: i64) -> i64:
    """Dice of the hero's best weapon, or of his card."""
    attack: i64 = state.edition.attack[number]
    for own in usable(state, number):
        attack = max(attack, own.attack)
    return attack


def improvement(state: Quest, number: i64, item: Item) -> i64:
    """Dice that a piece gives beyond what the hero has, armour counting more than weapons."""
    attack: i64 = state.edition.attack[number]
    worn: i64 = state.edition.defend[number]
    slots: list[str] = []
    things = state.heroes[number].items
    for own in state.edition.items:
        if own.exists and things & BIT[own.number]:
            attack = max(attack, own.attack)
            if own.slot == BODY:
                worn = max(worn, own.defend_base + own.defend_plus)
            elif own.slot:
                slots.append(own.slot)
    if item.slot == BODY:
        gain = max(item.defend_base, state.edition.defend[number]) + item.defend_plus - worn
        return 3 * gain - (2 if item.move_dice else 0)
    if item.slot:
        return 0 if item.slot in slots else 3 * item.defend_plus
    if item.attack > attack:
        return 2 * (item.attack - attack)
    return 0


def rescue(state: Quest, offers: list[Action[Any]]) -> Action[Any]:
    """What saves a dying hero; before a defence one who is low drinks what heals, or what helps against many hits."""
    for action in offers:
        if isinstance(action, SaveSelf):
            return action
        if isinstance(action, Drink):
            hero = state.heroes[action.hero]
            potion = state.tables.potions[action.kind]
            if (potion.heals or potion.heals_by_die) and (hero.body <= 0 or needs_healing(state, action.hero)):
                return action
            if potion.defend_plus and hero.body > 0 and state.hits >= hero.body:
                return action
    return offers[len(offers) - 1]


def way_out(state: Quest, offers: list[Action[Any]], ways: Ways) -> Action[Any]:
    """From under a block to the side where the stairs are, or most companions."""
    best = offers[0]
    least: i64 = FAR * 10
    for action in offers:
        if isinstance(action, GetAwayTo):
            there: i64 = state.tables.board.beside[4 * state.falling + action.direction]
            steps = ways.steps_from(state, there)
            away: i64 = 0
            for hero in state.heroes:
                if hero.square >= 0 and hero.kind != action.hero:
                    away += min(steps[hero.square], 100)
            for stair in state.quest.stairs:
                away += 2 * min(steps[stair], 100)
            if away < least:
                least = away
                best = action
    return best
