"""Losing body, dying, what dead heroes leave, and saving oneself (HQ-074 to HQ-076, HQ-145 to HQ-147)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.figures import kind_of, monster_falls, put_hero
from sagenwerk.heroquest.notes import MONSTER_FALLS, happened
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES
from sagenwerk.heroquest.state import BIT, DEAD, FIRST_MONSTER, ROCK_SKIN, Quest
from sagenwerk.kernel.contract import Action, Question, Refusal, Step

NO_POTION: Final = Refusal("refusal-no-potion", "HQ-147")

#: Bits of a kind in a pile of potions.
POTION_BITS: Final[i64] = 4
ONE_POTION: Final[list[int]] = [int(16**kind) for kind in range(15)]


def potions_of(pile: i64, kind: i64) -> i64:
    """How many potions of a kind are in a pile."""
    return (pile >> (POTION_BITS * kind)) & 15


def loses_body(state: Quest, occupant: i64, points: i64, rule: str) -> list[Step[Any]]:
    """So many body points fewer, never below 0; at 0 a monster leaves the board, a hero may still drink (HQ-074, HQ-147).

    ``occupant``: hero + 1, or FIRST_MONSTER + figure.
    """
    if points <= 0:
        return []
    if occupant >= FIRST_MONSTER:
        return monster_hurt(state, occupant - FIRST_MONSTER, points, rule)
    number = occupant - 1
    hero = state.heroes[number]
    hero.body = max(0, hero.body - points)
    if state.edition.rock_skin_lasts == "until-wounded":
        hero.effects &= ~BIT[ROCK_SKIN]
    if state.chronicle is not None:
        events.hero_does(state, "event-hero-hurt", rule, number, {"count": points})
    if hero.body > 0:
        return []
    return [SAVES[number], DIES[number]] if can_save(state, number) else [DIES[number]]


def monster_hurt(state: Quest, figure: i64, points: i64, rule: str) -> list[Step[Any]]:
    """A figure of the game master loses body; at 0 it is gone, and the quest's notes may say more (HQ-075, HQ-076)."""
    state.bodies[figure] = int(max(0, state.bodies[figure] - points))
    if state.chronicle is not None:
        events.monster_does(state, "event-monster-hurt", rule, figure, {"count": points})
    if state.bodies[figure] > 0:
        return []
    if kind_of(state, figure).ally:
        state.slots[0] += 1
    monster_falls(state, figure)
    if state.chronicle is not None:
        events.monster_does(state, "event-monster-falls", "HQ-076", figure, {})
    return happened(state, MONSTER_FALLS, state.placed[figure], state.turn)


def can_save(state: Quest, number: i64) -> bool:
    """Whether the hero has a potion that heals (HQ-147; H-7)."""
    pile = state.heroes[number].potions
    for kind in range(len(state.edition.potions)):
        potion = state.edition.potions[kind]
        if (potion.heals or potion.heals_by_die) and potions_of(pile, kind):
            return True
    return False


class Saves(Question[Quest]):
    """At 0 body a hero may drink what heals him, whoever's turn it is (HQ-126, HQ-147; H-7)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} is about to die")
        self.hero = hero

    def actor(self, state: Quest) -> i64:
        return self.hero

    def options(self, state: Quest) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        for action in state.tables.drinks[self.hero]:
            if action.refusal(state) is None:
                offers.append(action)
        offers.append(GIVES_UP[self.hero])
        return offers

    def takes(self, action: Action[Any]) -> bool:
        return action is GIVES_UP[self.hero] or isinstance(action, HealingAction)

    def answer(self, state: Quest, action: Action[Any]) -> None:
        action.carry_out(state)


class HealingAction(Action[Quest]):
    """An action that a dying hero may take (HQ-147)."""


class GivesUp(Action[Quest]):
    """The hero drinks nothing."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: drink nothing", hero)

    def carry_out(self, state: Quest) -> None:
        """Nothing more: death follows."""


class Dies(Step[Quest]):
    """Body or mind at 0: the hero is dead, what he had lies where he fell (HQ-145, HQ-146)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} dies")
        self.hero = hero

    def carry_out(self, state: Quest) -> None:
        hero = state.heroes[self.hero]
        if hero.body > 0 and hero.mind > 0:
            return
        room = state.tables.board.rooms[hero.square]
        state.left_items[room] |= hero.items
        state.left_gold[room] += int(hero.gold)
        for kind in range(len(ONE_POTION)):
            for _ in range(potions_of(hero.potions, kind)):
                if potions_of(state.left_potions[room], kind) < 15:
                    state.left_potions[room] += ONE_POTION[kind]
        hero.items = 0
        hero.gold = 0
        hero.potions = 0
        hero.spells = 0
        hero.effects = 0
        hero.where = DEAD
        put_hero(state, self.hero, -1)
        if state.chronicle is not None:
            events.hero_does(state, "event-hero-dies", "HQ-145", self.hero, {})


SAVES: Final = [Saves(hero) for hero in range(HEROES)]
GIVES_UP: Final = [GivesUp(hero) for hero in range(HEROES)]
DIES: Final = [Dies(hero) for hero in range(HEROES)]
