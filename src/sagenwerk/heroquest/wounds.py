"""Losing body and mind, dying, and saving oneself (HQ-074 to HQ-076, HQ-145 to HQ-147; ruling H-7).

Lines of the chronicle: ``event-hero-hurt`` and ``event-monster-hurt`` (``count``), ``event-hero-loses-mind``
(``count``), ``event-stone-holds``, ``event-monster-falls``, ``event-hero-dies``.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.figures import kind_of, monster_falls, put_hero
from sagenwerk.heroquest.loads import falls
from sagenwerk.heroquest.notes import monster_fell
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, QuestScenario
from sagenwerk.heroquest.slots import ALLIES_FALLEN
from sagenwerk.heroquest.state import BIT, DEAD, FIRST_MONSTER, ROCK_SKIN, STONE, Quest
from sagenwerk.heroquest.turn import HeroAction
from sagenwerk.kernel.contract import Action, Question, Refusal, Step

NO_POTION: Final = Refusal("refusal-no-potion", "HQ-147")

#: Bits of a kind in a pile of potions.
POTION_BITS: Final[i64] = 4
ONE_POTION: Final[list[int]] = [int(16**kind) for kind in range(15)]

#: The rule by which weapons harm (``fight``).
BY_WEAPON: Final = "HQ-074"

#: How long Rock Skin lasts where a wound ends it.
UNTIL_WOUNDED: Final = "until-wounded"


def potions_of(pile: i64, kind: i64) -> i64:
    """How many potions of a kind are in a pile."""
    return (pile >> (POTION_BITS * kind)) & 15


def loses_body(state: Quest, occupant: i64, points: i64, rule: str) -> list[Step[Any]]:
    """So many body points fewer, never below 0; at 0 a monster leaves the board, a hero may still save himself.

    (HQ-074, HQ-076, HQ-147) ``occupant``: hero + 1, or FIRST_MONSTER + figure. Nothing harms a hero of stone (HQ-126),
    nor who is not there.
    """
    if points <= 0:
        return []
    if occupant >= FIRST_MONSTER:
        return monster_hurt(state, occupant - FIRST_MONSTER, points, rule)
    number = occupant - 1
    hero = state.heroes[number]
    if hero.square < 0:
        return []
    if hero.has(STONE):
        if state.chronicle is not None:
            events.hero_does(state, "event-stone-holds", "HQ-126", number, {})
        return []
    hero.body = max(0, hero.body - points)
    if hero.has(ROCK_SKIN) and state.edition.rock_skin_lasts == UNTIL_WOUNDED:
        hero.effects &= ~BIT[ROCK_SKIN]
    if state.chronicle is not None:
        events.hero_does(state, "event-hero-hurt", rule, number, {"count": points})
    if hero.body > 0:
        return []
    return [SAVES[number], DIES[number]] if can_save(state, number) else [DIES[number]]


def loses_mind(state: Quest, occupant: i64, points: i64, rule: str) -> list[Step[Any]]:
    """So many mind points fewer; a hero without any is dead, and no potion of the game helps (HQ-145)."""
    if points <= 0:
        return []
    if occupant >= FIRST_MONSTER:
        figure = occupant - FIRST_MONSTER
        state.minds[figure] = int(max(0, state.minds[figure] - points))
        return []
    number = occupant - 1
    hero = state.heroes[number]
    hero.mind = max(0, hero.mind - points)
    if state.chronicle is not None:
        events.hero_does(state, "event-hero-loses-mind", rule, number, {"count": points})
    return [DIES[number]] if hero.mind == 0 else []


def monster_hurt(state: Quest, figure: i64, points: i64, rule: str) -> list[Step[Any]]:
    """A figure of the game master loses body; at 0 it is gone, and the quest's notes may say more (HQ-075, HQ-076).

    Whom one weapon alone harms loses nothing by traps, portals and spells (quests 12 and 14).
    """
    if state.squares[figure] < 0:
        return []
    if kind_of(state, figure).only_weapon >= 0 and rule != BY_WEAPON:
        if state.chronicle is not None:
            events.monster_does(state, "event-unharmed", rule, figure, {})
        return []
    state.bodies[figure] = int(max(0, state.bodies[figure] - points))
    if state.chronicle is not None:
        events.monster_does(state, "event-monster-hurt", rule, figure, {"count": points})
    return monster_dies(state, figure) if state.bodies[figure] <= 0 else []


def monster_dies(state: Quest, figure: i64) -> list[Step[Any]]:
    """A figure of the game master leaves the board for good; gives back what the quest's notes say to it (HQ-076)."""
    if kind_of(state, figure).ally:
        state.slots[ALLIES_FALLEN] += 1
    monster_falls(state, figure)
    if state.chronicle is not None:
        events.monster_does(state, "event-monster-falls", "HQ-076", figure, {})
    return monster_fell(state, figure, state.turn)


def can_save(state: Quest, number: i64) -> bool:
    """Whether a dying hero has something that saves him: a potion, in the US game a spell (HQ-147; H-7)."""
    hero = state.heroes[number]
    return (hero.potions != 0 or hero.spells != 0) and len(own_help(state, number)) > 1


class HealingAction(HeroAction):
    """Something that a hero may do for himself at any time: drink, and when he dies cast a healing spell (HQ-126)."""


class OwnHelp(Question[Quest]):
    """Whether a hero drinks, or helps himself otherwise, before something happens to him (HQ-126)."""

    def __init__(self, name: str, hero: i64) -> None:
        super().__init__(name)
        self.hero = hero

    def actor(self, state: Quest) -> i64:
        return self.hero

    def options(self, state: Quest) -> list[Action[Any]]:
        return own_help(state, self.hero)

    def takes(self, action: Action[Any]) -> bool:
        return is_own_help(action, self.hero)


class Saves(OwnHelp):
    """At 0 body a hero may drink what heals him, whoever's turn it is (HQ-126, HQ-147; H-7)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} is about to die", hero)


def own_help(state: Quest, number: i64) -> list[Action[Any]]:
    """What a hero may do for himself now, and doing nothing (HQ-126, HQ-147)."""
    offers: list[Action[Any]] = []
    for action in state.tables.rescues[number]:
        if action.refusal(state) is None:
            offers.append(action)
    for action in state.tables.drinks[number]:
        if action.refusal(state) is None:
            offers.append(action)
    offers.append(DRINKS_NOTHING[number])
    return offers


def is_own_help(action: Action[Any], number: i64) -> bool:
    """Whether an action is one of these."""
    return action is DRINKS_NOTHING[number] or (isinstance(action, HealingAction) and action.hero == number)


class DrinksNothing(Action[Quest]):
    """The hero takes what comes, a defence without a potion or death (HQ-126, HQ-145)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: drink nothing", hero)

    def carry_out(self, state: Quest) -> None:
        """Nothing: what was coming comes."""


class Dies(Step[Quest]):
    """Body or mind at 0: the hero is dead, what he had lies where he fell (HQ-145, HQ-146)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} dies")
        self.hero = hero

    def carry_out(self, state: Quest) -> None:
        hero = state.heroes[self.hero]
        if hero.square >= 0 and (hero.body == 0 or hero.mind == 0):
            state.each(dies(state, self.hero))


def dies(state: Quest, number: i64) -> list[Step[Any]]:
    """A hero is dead: he drops all he had and leaves the board (HQ-145, HQ-146). Gives back who may take it."""
    from sagenwerk.heroquest.leftovers import leaves_behind

    hero = state.heroes[number]
    follows = leaves_behind(state, number)
    falls(state, number, hero.square)
    hero.body = 0
    hero.spells = 0
    hero.effects = 0
    hero.turns_lost = 0
    hero.where = DEAD
    put_hero(state, number, -1)
    if state.chronicle is not None:
        events.hero_does(state, "event-hero-dies", "HQ-145", number, {})
    return follows


SAVES: Final = [Saves(hero) for hero in range(HEROES)]
DRINKS_NOTHING: Final = [DrinksNothing(hero) for hero in range(HEROES)]
DIES: Final = [Dies(hero) for hero in range(HEROES)]


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Drinking nothing, by hero."""
    return list(DRINKS_NOTHING)


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The question to a dying hero, and death."""
    return [*SAVES, *DIES]
