"""What heroes fight and march with: weapons, armour, and who may use them (HQ-034, HQ-139, HQ-148, HQ-149)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.heroquest.figures import kind_of
from sagenwerk.heroquest.scenario import Edition, Item
from sagenwerk.heroquest.state import (
    ASLEEP,
    BARE,
    BIT,
    COURAGE,
    FEAR,
    HANDS_FULL,
    IN_PIT,
    PARALYSED,
    RESILIENCE,
    ROCK_SKIN,
    STRENGTH,
    TWO_HANDED,
    Hero,
    Quest,
)

#: Instead of a weapon's number: what the hero's card says without one.
BARE_HANDS: Final[i64] = -1

#: Dice that Courage gives to an attack (HQ-090).
COURAGE_DICE: Final[i64] = 2
#: Dice that a frightened hero attacks with (HQ-091).
FEAR_DICE: Final[i64] = 1

#: Where a body armour and a shield are worn.
BODY: Final = "body"
SHIELD_HAND: Final = "shield-hand"


def carried(hero: Hero) -> i64:
    """What the hero has with him, one bit each; nothing while his equipment is away (quest 6)."""
    return 0 if hero.has(BARE) else hero.items


def may_use(state: Quest, number: i64, item: i64) -> bool:
    """Whether this thing exists in the edition and is made for this hero: the wizard wears no metal (HQ-149)."""
    thing = state.edition.items[item]
    return thing.exists and number in thing.heroes


def ready(state: Quest, number: i64, item: i64) -> bool:
    """Whether the hero has this thing with him and may use it."""
    return carried(state.heroes[number]) & BIT[item] != 0 and may_use(state, number, item)


def usable(state: Quest, number: i64) -> list[Item]:
    """The things that the hero has with him and may use, by number."""
    found: list[Item] = []
    things: i64 = carried(state.heroes[number])
    item = 0
    while things:
        if things & 1 and may_use(state, number, item):
            found.append(state.edition.items[item])
        things >>= 1
        item += 1
    return found


def attack_dice(state: Quest, number: i64, item: i64) -> i64:
    """Combat dice of an attack with this weapon, -1 for none, against nobody in particular (HQ-072, HQ-077, HQ-148).

    A weapon's number replaces the one on the hero's card; Courage and the potion of strength add dice; in a pit there
    is one fewer (HQ-139); a frightened hero has one.
    """
    hero = state.heroes[number]
    dice: i64 = state.edition.attack[number] if item < 0 else state.edition.items[item].attack
    return with_effects(state, hero, dice)


def attack_dice_against(state: Quest, number: i64, item: i64, kind: str) -> i64:
    """The same against a printed kind of monster: some weapons have more dice against some (HQ-148)."""
    hero = state.heroes[number]
    if item < 0:
        return attack_dice(state, number, item)
    weapon = state.edition.items[item]
    dice: i64 = weapon.attack
    if kind in weapon.attack_against:
        dice = weapon.attack_against[kind]
    return with_effects(state, hero, dice)


def with_effects(state: Quest, hero: Hero, dice: i64) -> i64:
    """An attack number with what works on the hero."""
    if hero.has(FEAR):
        return FEAR_DICE
    if hero.has(COURAGE):
        dice += COURAGE_DICE
    if hero.has(STRENGTH):
        dice += strength(state)
    return in_pit(state.edition, dice) if hero.has(IN_PIT) else dice


def in_pit(edition: Edition, dice: i64) -> i64:
    """One die fewer in a pit, in the US game never fewer than one (HQ-139; ruling H-6)."""
    return max(edition.pit_minimum_dice, dice - 1) if dice > 0 else dice


def strength(state: Quest) -> i64:
    """Dice that a potion gives to the next attack (HQ-126)."""
    plus: i64 = 0
    for potion in state.tables.potions:
        plus = max(plus, potion.attack_plus)
    return plus


def resilience(state: Quest) -> i64:
    """Dice that a potion gives to the next defence (HQ-126)."""
    plus: i64 = 0
    for potion in state.tables.potions:
        plus = max(plus, potion.defend_plus)
    return plus


def defend_dice(state: Quest, number: i64) -> i64:
    """Combat dice of the hero's defence (HQ-073, HQ-090, HQ-126, HQ-139, HQ-148).

    Armour with a fixed number replaces the one on the card, other pieces add dice: one body armour, helmet and shield
    at a time, no shield beside a weapon for two hands. Whoever is paralysed or has his hands full does not defend,
    whoever sleeps only in the first European printing.
    """
    hero = state.heroes[number]
    if hero.has(PARALYSED) or hero.has(HANDS_FULL) or (hero.has(ASLEEP) and not state.edition.sleepers_defend):
        return 0
    dice: i64 = state.edition.defend[number]
    worn = body_armour(state, number)
    if worn is not None:
        dice = max(dice, worn.defend_base) + worn.defend_plus
    if carried(hero):
        dice += other_armour(state, number, hero.has(TWO_HANDED))
    if hero.has(ROCK_SKIN):
        dice += state.edition.rock_skin_dice
    if hero.has(RESILIENCE):
        dice += resilience(state)
    return in_pit(state.edition, dice) if hero.has(IN_PIT) else dice


def body_armour(state: Quest, number: i64) -> Item | None:
    """The one body armour that the hero wears: his best, of equally good ones the one he marches faster in (HQ-148)."""
    hero = state.heroes[number]
    best: Item | None = None
    most: i64 = 0
    if not carried(hero):
        return None
    for item in usable(state, number):
        if item.slot != BODY:
            continue
        value = 2 * (max(state.edition.defend[number], item.defend_base) + item.defend_plus) + (
            0 if item.move_dice else 1
        )
        if value > most:
            most = value
            best = item
    return best


def other_armour(state: Quest, number: i64, two_handed: bool) -> i64:
    """Dice of helmet, shield, cloak and bracers: the best of each place (HQ-148)."""
    by_slot: dict[str, int] = {}
    for item in usable(state, number):
        if item.defend_plus and item.slot != BODY and not (two_handed and item.slot == SHIELD_HAND):
            by_slot[item.slot] = max(by_slot.get(item.slot, 0), int(item.defend_plus))
    dice: i64 = 0
    for plus in by_slot.values():
        dice += plus
    return dice


def move_dice(state: Quest, number: i64) -> i64:
    """Dice for the hero's march: plate armour takes one of the two (HQ-021, HQ-034)."""
    dice: i64 = state.edition.move_dice[number]
    worn = body_armour(state, number)
    if worn is not None and worn.move_dice:
        dice = min(dice, worn.move_dice)
    return dice


def figure_defend_dice(state: Quest, figure: i64) -> i64:
    """Combat dice of the defence of a figure of the game master (HQ-073, HQ-075, HQ-090, HQ-139)."""
    effects: i64 = state.monster_effects[figure]
    dice = kind_of(state, figure).defend
    if not effects:
        return dice
    if effects & BIT[PARALYSED] or (effects & BIT[ASLEEP] and not state.edition.sleepers_defend):
        return 0
    return in_pit(state.edition, dice) if effects & BIT[IN_PIT] else dice


def takes_in_hand(hero: Hero, weapon: Item | None) -> None:
    """The hero fights with this weapon, None for bare hands; with one for two hands he holds no shield (HQ-148)."""
    hero.effects &= ~BIT[TWO_HANDED]
    if weapon is not None and weapon.no_shield:
        hero.effects |= BIT[TWO_HANDED]
