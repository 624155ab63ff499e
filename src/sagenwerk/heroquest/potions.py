"""Potions, holy water and artifacts that are used once (HQ-017, HQ-126, HQ-130, HQ-147, HQ-149).

Potions are drunk at any time and cost no action, on another hero's turn too; so every hero's are offered to whoever is
on turn, and again before a defence and at death (``fight``, ``wounds``). Interpretations: a hero who sleeps, is
paralysed, of stone or under a command drinks nothing; a potion is handed to a hero on a square next to the giver; the
elixir puts a dead hero beside its owner, the ring those who are seen on free squares of the start.

Lines of the chronicle: ``event-drinks`` (``potion``), ``event-is-healed``, ``event-holy-water`` (``target``),
``event-gives-potion`` (``potion``, ``to``), ``event-gets-potion``, ``event-elixir-used``, ``event-revives``,
``event-ring-used``.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.dice import Sum, SumDice
from sagenwerk.heroquest.figures import beside, kind_of, put_hero, way_free
from sagenwerk.heroquest.gear import ready
from sagenwerk.heroquest.hero_spells import BODY_IS_FULL
from sagenwerk.heroquest.loads import HANDS_NOT_FREE
from sagenwerk.heroquest.magic import heals, target_name
from sagenwerk.heroquest.march import forced_to
from sagenwerk.heroquest.scenario import (
    FIGURES,
    HERO_NAMES,
    HEROES,
    MOST_POTIONS,
    Potion,
    QuestScenario,
)
from sagenwerk.heroquest.sight import visible
from sagenwerk.heroquest.state import (
    ACTED,
    ASLEEP,
    BIT,
    COMMANDED,
    DEAD,
    FIRST_MONSTER,
    HANDS_FULL,
    IN_QUEST,
    LOST_IN_ROCK,
    PARALYSED,
    RESILIENCE,
    SECOND_ATTACK,
    SPEED,
    STONE,
    STRENGTH,
    Hero,
    Quest,
)
from sagenwerk.heroquest.treasure import is_used
from sagenwerk.heroquest.turn import (
    NOT_FREE,
    STILL_PASSING,
    HeroAction,
    acts,
    ends_turn,
    led_by_master,
    no_action,
    no_turn,
    over_somebody,
)
from sagenwerk.heroquest.wounds import NO_POTION, ONE_POTION, HealingAction, loses_body, potions_of
from sagenwerk.kernel.contract import Action, Refusal, Step

NOT_IN_QUEST: Final = Refusal("refusal-not-in-quest", "HQ-126")
WORKS_ALREADY: Final = Refusal("refusal-works-already", "HQ-126")
ONLY_HEALING_HELPS: Final = Refusal("refusal-only-healing-helps", "HQ-147")
BEFORE_OWN_ATTACK: Final = Refusal("refusal-before-own-attack", "HQ-126")
INSTEAD_OF_ATTACK: Final = Refusal("refusal-instead-of-attack", "HQ-126")
NOBODY_TO_SPLASH: Final = Refusal("refusal-nobody-to-splash", "HQ-126")
NO_GIFTS: Final = Refusal("refusal-no-gifts", "HQ-130")
NOT_NEXT_TO_HIM: Final = Refusal("refusal-not-next-to-him", "HQ-130")
CARRIES_ENOUGH: Final = Refusal("refusal-carries-enough", "HQ-130")
NO_SUCH_ARTIFACT: Final = Refusal("refusal-no-such-artifact", "HQ-149")
NOT_DEAD: Final = Refusal("refusal-not-dead", "HQ-149")
LOST_FOR_EVER: Final = Refusal("refusal-lost-for-ever", "HQ-090")
NO_ROOM_BESIDE: Final = Refusal("refusal-no-room-beside", "HQ-149")

#: Effects under which nobody drinks.
HELPLESS: Final[i64] = BIT[ASLEEP] | BIT[PARALYSED] | BIT[STONE] | BIT[COMMANDED]
#: The most of one kind that anybody can carry.
MOST_OF_A_KIND: Final[i64] = 15


# Drinking


def is_healing(potion: Potion) -> bool:
    """Whether it gives body points back."""
    return potion.heals > 0 or potion.heals_by_die


def effect_of(potion: Potion) -> i64:
    """What works on the drinker until it is used: strength, resilience, speed, a second attack; -1 for nothing."""
    if potion.attack_plus:
        return STRENGTH
    if potion.defend_plus:
        return RESILIENCE
    if potion.doubles_move:
        return SPEED
    return SECOND_ATTACK if potion.second_attack else -1


def no_drink(state: Quest, number: i64, potion: Potion) -> Refusal | None:
    """Whether a hero may drink this now (HQ-126, HQ-147).

    At any time, also out of turn; the heroic brew just before the own attack only. Nobody drinks what could do nothing,
    nor while the game master leads the hero on turn. Nobody turns to stone while he passes over somebody (HQ-025).
    """
    hero = state.heroes[number]
    if hero.square < 0:
        return NOT_IN_QUEST
    if potions_of(hero.potions, potion.number) == 0:
        return NO_POTION
    if hero.effects & HELPLESS or led_by_master(state):
        return NOT_FREE
    if is_healing(potion):
        return BODY_IS_FULL if hero.body >= hero.most_body else None
    if hero.body <= 0:
        return ONLY_HEALING_HELPS
    if potion.kills:
        return INSTEAD_OF_ATTACK
    if potion.stone_turns and state.turn == number and over_somebody(state, number):
        return STILL_PASSING
    if potion.second_attack and (state.turn != number or state.done & ACTED or over_somebody(state, number)):
        return BEFORE_OWN_ATTACK
    effect = effect_of(potion)
    return WORKS_ALREADY if effect >= 0 and hero.has(effect) else None


def uses_up(hero: Hero, kind: i64) -> None:
    """One of this kind less."""
    hero.potions -= ONE_POTION[kind]


class Drink(HealingAction):
    """A hero drinks a potion: no action, at any time (HQ-017, HQ-126, HQ-147)."""

    def __init__(self, hero: i64, kind: i64, name: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: drink {name}", hero)
        self.kind = kind

    def refusal(self, state: Quest) -> Refusal | None:
        return no_drink(state, self.hero, state.tables.potions[self.kind])

    def carry_out(self, state: Quest) -> None:
        hero = state.heroes[self.hero]
        potion = state.tables.potions[self.kind]
        uses_up(hero, self.kind)
        is_used(state, self.kind)
        effect = effect_of(potion)
        if effect >= 0:
            hero.effects |= BIT[effect]
        if potion.stone_turns:
            turns_to_stone(state, hero, potion)
        if state.chronicle is not None:
            events.hero_does(state, "event-drinks", "HQ-126", self.hero, {"potion": potion.name})
        if potion.heals:
            heals(state, self.hero, potion.heals, "HQ-126")
        if potion.heals_by_die:
            state.first(HEALING_THROWS[self.hero])


def turns_to_stone(state: Quest, hero: Hero, potion: Potion) -> None:
    """The drinker is stone for some turns of his own; that in which he drinks is over and does not count (quest 7)."""
    hero.effects |= BIT[STONE]
    hero.turns_lost += potion.stone_turns
    if state.turn == hero.kind:
        ends_turn(state)


class HealingThrow(SumDice):
    """US: the die says how much the potion heals (HQ-089, HQ-126)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"potion of healing: {HERO_NAMES[hero]}", 1)
        self.hero = hero

    def settle(self, state: Quest, outcome: Sum) -> None:
        heals(state, self.hero, outcome.sum, "HQ-126")


HEALING_THROWS: Final = [HealingThrow(hero) for hero in range(HEROES)]


# Holy water


def holy_water(state: Quest, hero: Hero) -> i64:
    """The kind of holy water that the hero has, -1 for none."""
    for potion in state.tables.potions:
        if potion.kills and potions_of(hero.potions, potion.number):
            return potion.number
    return -1


class Splash(HeroAction):
    """Holy water instead of an attack: one undead monster next to the hero dies (HQ-034, HQ-126)."""

    def __init__(self, hero: i64, figure: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: holy water on monster {figure + 1}", hero)
        self.figure = figure

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        kind = holy_water(state, hero)
        if kind < 0:
            return NO_POTION
        if hero.effects & HELPLESS:
            return NOT_FREE
        if hero.has(HANDS_FULL):
            return HANDS_NOT_FREE
        return None if splashes(state, hero, state.tables.potions[kind], self.figure) else NOBODY_TO_SPLASH

    def carry_out(self, state: Quest) -> None:
        hero = state.heroes[self.hero]
        kind = holy_water(state, hero)
        uses_up(hero, kind)
        is_used(state, kind)
        acts(state)
        if state.chronicle is not None:
            said: dict[str, str | int] = {
                "target": target_name(HEROES + self.figure),
                "target-kind": kind_of(state, self.figure).name,
            }
            events.hero_does(state, "event-holy-water", "HQ-126", self.hero, said)
        state.each(loses_body(state, FIRST_MONSTER + self.figure, state.bodies[self.figure], "HQ-126"))


def splashes(state: Quest, hero: Hero, potion: Potion, figure: i64) -> bool:
    """Whether holy water kills this figure: of a kind that the card names, next to the hero."""
    if figure >= len(state.squares) or state.squares[figure] < 0:
        return False
    kind = kind_of(state, figure)
    return not kind.ally and kind.figure in potion.kills and beside(state, hero.square, state.squares[figure])


# Giving


class Give(HeroAction):
    """US: on his own turn a hero gives a potion to a hero next to him (HQ-130)."""

    def __init__(self, hero: i64, to: i64, kind: i64, name: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: give {name} to the {HERO_NAMES[to]}", hero)
        self.to = to
        self.receiver = to
        self.kind = kind

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_gift(state, self.hero, self.to)
        if forbidden is not None:
            return forbidden
        if potions_of(state.heroes[self.hero].potions, self.kind) == 0:
            return NO_POTION
        return CARRIES_ENOUGH if potions_of(state.heroes[self.to].potions, self.kind) >= MOST_OF_A_KIND else None

    def carry_out(self, state: Quest) -> None:
        uses_up(state.heroes[self.hero], self.kind)
        state.heroes[self.to].potions += ONE_POTION[self.kind]
        if state.chronicle is not None:
            name = state.tables.potions[self.kind].name
            said: dict[str, str | int] = {"potion": name, "to": HERO_NAMES[self.to]}
            events.hero_does(state, "event-gives-potion", "HQ-130", self.hero, said)
            events.hero_does(state, "event-gets-potion", "HQ-130", self.to, {"potion": name})


def no_gift(state: Quest, number: i64, to: i64) -> Refusal | None:
    """Whether a hero can hand something to another one."""
    if not state.edition.potions_given:
        return NO_GIFTS
    forbidden = no_turn(state, number)
    if forbidden is not None:
        return forbidden
    hero = state.heroes[number]
    if hero.effects & HELPLESS:
        return NOT_FREE
    square = state.heroes[to].square
    if square < 0 or not (square == hero.square or beside(state, hero.square, square)):
        return NOT_NEXT_TO_HIM
    return None


# Artifacts that are used once


def artifact(state: Quest, hero: Hero, use: str) -> i64:
    """The artifact with this use that the hero has, -1 for none."""
    for item in state.edition.items:
        if item.use == use and ready(state, hero.kind, item.number):
            return item.number
    return -1


def no_artifact(state: Quest, number: i64, use: str) -> Refusal | None:
    """On his own turn, without an action, a hero uses an artifact that he has (HQ-017, HQ-149)."""
    forbidden = no_turn(state, number)
    if forbidden is not None:
        return forbidden
    hero = state.heroes[number]
    if artifact(state, hero, use) < 0:
        return NO_SUCH_ARTIFACT
    return NOT_FREE if hero.effects & HELPLESS or over_somebody(state, number) else None


def free_beside(state: Quest, square: i64) -> i64:
    """The first free square next to this one, clockwise from the north; -1 for none."""
    for direction in range(4):
        other = way_free(state, square, direction)
        if other >= 0 and state.sees(other) and not state.at[other]:
            return other
    return -1


class Revive(HeroAction):
    """US: the elixir of life brings a dead hero back with full body and mind (HQ-145, HQ-149).

    Not one who was lost in solid rock: he is gone for ever (HQ-090).
    """

    def __init__(self, hero: i64, dead: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: elixir of life for the {HERO_NAMES[dead]}", hero)
        self.dead = dead

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_artifact(state, self.hero, "revive")
        if forbidden is not None:
            return forbidden
        if state.heroes[self.dead].where != DEAD:
            return NOT_DEAD
        if state.heroes[self.dead].has(LOST_IN_ROCK):
            return LOST_FOR_EVER
        return NO_ROOM_BESIDE if free_beside(state, state.heroes[self.hero].square) < 0 else None

    def carry_out(self, state: Quest) -> None:
        hero = state.heroes[self.hero]
        hero.items &= ~BIT[artifact(state, hero, "revive")]
        if state.chronicle is not None:
            events.hero_does(state, "event-elixir-used", "HQ-149", self.hero, {"for": HERO_NAMES[self.dead]})
        dead = state.heroes[self.dead]
        dead.body = dead.most_body
        dead.mind = dead.most_mind
        dead.effects = 0
        dead.turns_lost = 0
        dead.where = IN_QUEST
        put_hero(state, self.dead, free_beside(state, hero.square))
        if state.chronicle is not None:
            events.hero_does(state, "event-revives", "HQ-149", self.dead, {})


class ReturnByRing(HeroAction):
    """US: the ring of return brings its wearer and all heroes that he sees to the start of the quest (HQ-149)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: ring of return", hero)

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_artifact(state, self.hero, "return")
        if forbidden is not None:
            return forbidden
        return None if free_start(state) >= 0 else NO_ROOM_BESIDE

    def carry_out(self, state: Quest) -> None:
        hero = state.heroes[self.hero]
        hero.items &= ~BIT[artifact(state, hero, "return")]
        if state.chronicle is not None:
            events.hero_does(state, "event-ring-used", "HQ-149", self.hero, {})
        seen: list[i64] = [self.hero]
        for other in state.order:
            square = state.heroes[other].square
            if other != self.hero and square >= 0 and visible(state, hero.square, square):
                seen.append(other)
        follows: list[Step[Any]] = []
        for number in seen:
            to = free_start(state)
            if to >= 0:
                follows.extend(forced_to(state, number, to))
        state.each(follows)


def free_start(state: Quest) -> i64:
    """A free square where heroes start, -1 for none."""
    for square in state.quest.start:
        if not state.at[square]:
            return square
    return -1


# Catalogue


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Drinking, holy water, giving, the elixir and the ring, each by hero."""
    names = [potion.name for potion in tables.potions[:MOST_POTIONS]]
    heroes = range(HEROES)
    tables.drinks = [[Drink(hero, kind, names[kind]) for kind in range(len(names))] for hero in heroes]
    tables.splashes = [[Splash(hero, figure) for figure in range(FIGURES - HEROES)] for hero in heroes]
    tables.gifts = []
    for hero in heroes:
        tables.gifts.append([gifts_to(hero, to, names) for to in heroes])
    tables.revivals = [[Revive(hero, dead) for dead in heroes] for hero in heroes]
    tables.ring_returns = [ReturnByRing(hero) for hero in heroes]
    made: list[Action[Any]] = []
    for drinks in tables.drinks:
        made.extend(drinks)
    for number in heroes:
        made.extend(tables.splashes[number])
        for gifts in tables.gifts[number]:
            made.extend(gifts)
        for dead in heroes:
            if dead != number:
                made.append(tables.revivals[number][dead])
        made.append(tables.ring_returns[number])
    return made


def gifts_to(hero: i64, to: i64, names: list[str]) -> list[Action[Any]]:
    """Giving each kind to one hero; nobody gives to himself."""
    if hero == to:
        return []
    return [Give(hero, to, kind, names[kind]) for kind in range(len(names))]


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The die of the US potion of healing."""
    return list(HEALING_THROWS)


def offers(state: Quest, number: i64, offers: list[Action[Any]]) -> None:
    """Potions of every hero in the quest, then what the hero on turn has besides (HQ-126, HQ-130).

    None of it is for the game master, who leads a hero under a command (HQ-091): he is not asked.
    """
    for drinker in range(HEROES):
        if state.heroes[drinker].potions and state.heroes[drinker].square >= 0:
            drinks_of(state, drinker, offers)
    hero = state.heroes[number]
    if hero.potions:
        if not state.done & ACTED:
            splashes_of(state, hero, offers)
        if state.edition.potions_given:
            gifts_of(state, hero, offers)
    if hero.items:
        artifacts_of(state, hero, offers)


def drinks_of(state: Quest, drinker: i64, offers: list[Action[Any]]) -> None:
    """What a hero can drink now."""
    hero = state.heroes[drinker]
    for potion in state.tables.potions:
        if potions_of(hero.potions, potion.number) and no_drink(state, drinker, potion) is None:
            offers.append(state.tables.drinks[drinker][potion.number])


def splashes_of(state: Quest, hero: Hero, offers: list[Action[Any]]) -> None:
    """Undead monsters next to a hero with holy water."""
    kind = holy_water(state, hero)
    if kind < 0 or hero.effects & (HELPLESS | BIT[HANDS_FULL]) or over_somebody(state, hero.kind):
        return
    potion = state.tables.potions[kind]
    for figure in range(len(state.squares)):
        if splashes(state, hero, potion, figure):
            offers.append(state.tables.splashes[hero.kind][figure])


def gifts_of(state: Quest, hero: Hero, offers: list[Action[Any]]) -> None:
    """Potions for the heroes next to him."""
    for to in range(HEROES):
        if to != hero.kind and no_gift(state, hero.kind, to) is None:
            for action in state.tables.gifts[hero.kind][to]:
                if action.refusal(state) is None:
                    offers.append(action)


def artifacts_of(state: Quest, hero: Hero, offers: list[Action[Any]]) -> None:
    """The elixir, if somebody is dead, and the ring of return."""
    for dead in range(HEROES):
        if dead != hero.kind and state.heroes[dead].where == DEAD:
            action = state.tables.revivals[hero.kind][dead]
            if action.refusal(state) is None:
                offers.append(action)
    if artifact(state, hero, "return") >= 0:
        ring = state.tables.ring_returns[hero.kind]
        if ring.refusal(state) is None:
            offers.append(ring)
