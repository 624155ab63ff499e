"""How heroes fight: whom, with which weapon, which spell, which potion (compiled). Reckons with exact odds."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.greedy_heroquest_odds import ON_HEROES, ON_MONSTERS
from sagenwerk.heroquest.fight import Attack, AttackWith, reaches, touches
from sagenwerk.heroquest.figures import kind_of
from sagenwerk.heroquest.gear import attack_dice_against, defend_dice, figure_defend_dice
from sagenwerk.heroquest.hero_spells import (
    BALL_OF_FLAME,
    COURAGE_SPELL,
    FIRE_OF_WRATH,
    GENIE,
    HEAL_BODY,
    HEALING_SPELLS,
    ROCK_SKIN_SPELL,
    SLEEP,
    TEMPEST,
    Cast,
    CastAt,
    no_target,
)
from sagenwerk.heroquest.potions import Drink, Splash
from sagenwerk.heroquest.scenario import HEROES
from sagenwerk.heroquest.sight import visible
from sagenwerk.heroquest.state import (
    ASLEEP,
    COURAGE,
    DORMANT,
    HANDS_FULL,
    MISSES_TURN,
    PARALYSED,
    ROCK_SKIN,
    STONE,
    Quest,
)
from sagenwerk.kernel.contract import Action

#: What a thrown weapon that is lost must promise more than the next best one.
WEAPON_LOST: Final = 0.6
#: How much more an attack with an artifact is worth than its dice say.
RENOWNED: Final = 1.4
#: Body points at which a hero thinks of healing, and how many must be missing.
LOW: Final[i64] = 2
MISSING: Final[i64] = 3
#: Attack dice of a figure that is worth a spell, how many weak ones are, and body points of a hero who needs it.
ENOUGH: Final[i64] = 2
STRONG: Final[i64] = 3
WEAK: Final[i64] = 4


def is_foe(state: Quest, figure: i64) -> bool:
    """Whether a figure is on the board and can be fought: no ally, no statue."""
    return state.squares[figure] >= 0 and not state.monster_has(figure, DORMANT) and not kind_of(state, figure).ally


def foes_of(state: Quest) -> list[int]:
    """The monsters on the board."""
    return [figure for figure in range(len(state.squares)) if is_foe(state, figure)]


def is_held(state: Quest, figure: i64) -> bool:
    """Whether a figure does nothing for now."""
    return (
        state.monster_has(figure, ASLEEP)
        or state.monster_has(figure, MISSES_TURN)
        or state.monster_has(figure, PARALYSED)
    )


def danger(state: Quest, figure: i64) -> float:
    """What a figure may cost the heroes in a turn."""
    kind = kind_of(state, figure)
    return 0.5 * float(int(kind.attack)) + (2.0 if kind.mind >= 6 else 0.0)


def worth_of_attack(state: Quest, number: i64, item: i64, figure: i64) -> float:
    """What an attack with this weapon promises: danger removed if it kills, a share of it if it hurts."""
    dice = attack_dice_against(state, number, item, kind_of(state, figure).figure)
    defence = figure_defend_dice(state, figure)
    body: i64 = state.bodies[figure]
    kills = ON_MONSTERS.chance(dice, defence, body)
    hurts = ON_MONSTERS.mean(dice, defence) / float(int(max(1, body)))
    return (1.0 + danger(state, figure)) * (kills + 0.5 * hurts)


def best_attack(state: Quest, offers: list[Action[Any]]) -> Action[Any] | None:
    """The weapon with the best promise against any monster that it reaches now; None if it reaches none."""
    best: Action[Any] | None = None
    most = 0.0
    for action in offers:
        if not isinstance(action, AttackWith):
            continue
        for figure in foes_of(state):
            if reaches(state, action.hero, action.item, action.way, HEROES + figure):
                worth = 0.01 + worth_of_attack(state, action.hero, action.item, figure)
                if action.way == 1:
                    worth -= WEAPON_LOST
                elif action.item >= 0 and state.edition.items[action.item].artifact:
                    # Some foes are harmed by one of these alone, and nobody says so beforehand.
                    worth *= RENOWNED
                if worth > most:
                    most = worth
                    best = action
    return best


def best_target(state: Quest, offers: list[Action[Any]]) -> Action[Any]:
    """Whom the hero attacks with the weapon that he has chosen: no hero, if a monster is there."""
    best = offers[0]
    most = -1.0
    for action in offers:
        if isinstance(action, Attack) and action.target >= HEROES:
            worth = worth_of_attack(state, action.hero, state.weapon, action.target - HEROES)
            if not is_foe(state, action.target - HEROES):
                worth = -0.5
            if worth > most:
                most = worth
                best = action
    return best


def engaged(state: Quest, square: i64) -> i64:
    """How many monsters can strike at somebody on this square without a step."""
    count: i64 = 0
    for figure in foes_of(state):
        if touches(state, state.squares[figure], square, kind_of(state, figure).diagonal):
            count += 1
    return count


def threat(state: Quest, number: i64) -> float:
    """Body points that the hero will lose in the mean to those who stand beside him."""
    square = state.heroes[number].square
    lost = 0.0
    for figure in foes_of(state):
        kind = kind_of(state, figure)
        if not is_held(state, figure) and touches(state, state.squares[figure], square, kind.diagonal):
            lost += ON_HEROES.mean(kind.attack, defend_dice(state, number))
    return lost


# Potions


def needs_healing(state: Quest, number: i64) -> bool:
    """Whether a hero is low, and a good part of his body is gone."""
    hero = state.heroes[number]
    return hero.body <= LOW and hero.most_body - hero.body >= 2


def useful_drink(state: Quest, offers: list[Action[Any]], fights: bool) -> Action[Any] | None:
    """A potion that somebody should drink now."""
    for action in offers:
        if not isinstance(action, Drink):
            continue
        potion = state.tables.potions[action.kind]
        if potion.heals or potion.heals_by_die:
            if needs_healing(state, action.hero):
                return action
        elif fights and action.hero == state.turn and (potion.attack_plus or potion.second_attack):
            return action
    return None


def splash(offers: list[Action[Any]]) -> Action[Any] | None:
    """Holy water on whoever is beside the hero."""
    for action in offers:
        if isinstance(action, Splash):
            return action
    return None


# Spells


def useful_spell(state: Quest, offers: list[Action[Any]], foes: list[int]) -> Action[Any] | None:
    """The spell that is worth most now; None if none is worth its card."""
    best: Action[Any] | None = None
    most = 0.0
    for action in offers:
        if isinstance(action, Cast):
            worth = best_of_spell(state, action.hero, action.spell, foes)
            if worth > most:
                most = worth
                best = action
    return best


def best_of_spell(state: Quest, number: i64, spell: i64, foes: list[int]) -> float:
    """What a spell is worth at its best target."""
    most = 0.0
    if spell in HEALING_SPELLS or spell == COURAGE_SPELL or spell == ROCK_SKIN_SPELL:
        for hero in state.order:
            if state.heroes[hero].square >= 0 and no_target(state, number, spell, hero) is None:
                most = max(most, worth_for_hero(state, spell, hero, foes))
        return most
    for figure in foes:
        if no_target(state, number, spell, HEROES + figure) is None:
            on_weak = len(foes) >= ENOUGH or is_weak(state, number)
            most = max(most, worth_on_foe(state, spell, figure, on_weak))
    return most


def is_weak(state: Quest, number: i64) -> bool:
    """Whether somebody strikes at a hero who does not stand that for long."""
    return state.heroes[number].body <= WEAK and engaged(state, state.heroes[number].square) > 0


def worth_for_hero(state: Quest, spell: i64, number: i64, foes: list[int]) -> float:
    """What a spell that helps is worth for this hero."""
    hero = state.heroes[number]
    if spell in HEALING_SPELLS:
        missing = hero.most_body - hero.body
        if missing < MISSING or hero.body > 3:
            return 0.0
        return 6.0 + float(int(missing)) - float(int(hero.body)) - (0.5 if spell == HEAL_BODY else 0.0)
    if not foes or not engaged(state, hero.square) or hero.has(STONE) or hero.has(HANDS_FULL):
        return 0.0
    if spell == ROCK_SKIN_SPELL:
        return 0.0 if hero.has(ROCK_SKIN) else 1.2 * threat(state, number)
    return 0.0 if hero.has(COURAGE) or state.turn == number else 1.0


def worth_on_foe(state: Quest, spell: i64, figure: i64, on_weak: bool) -> float:
    """What a spell that harms is worth on this monster; a weak one is worth a card only where ``on_weak`` says so."""
    kind = kind_of(state, figure)
    body: i64 = state.bodies[figure]
    risk = danger(state, figure)
    if kind.attack < STRONG and body < 2 and not on_weak:
        return 0.0
    if spell == GENIE:
        return (1.0 + risk) * ON_MONSTERS.chance(state.edition.genie_dice, figure_defend_dice(state, figure), body)
    if spell == BALL_OF_FLAME:
        return (1.0 + risk) * (0.8 if body <= state.edition.ball_damage else 0.5)
    if spell == FIRE_OF_WRATH:
        return (1.0 + risk) * (0.7 if body <= 1 else 0.2)
    if is_held(state, figure):
        return 0.0
    if spell == SLEEP:
        return 0.0 if kind.mind > 3 else 0.7 * risk
    if spell == TEMPEST:
        return 0.5 * risk
    return 0.0


def aims(state: Quest, offers: list[Action[Any]]) -> Action[Any]:
    """What the spell that was chosen is cast at."""
    best = offers[0]
    most = -1.0
    foes = foes_of(state)
    for action in offers:
        if not isinstance(action, CastAt):
            continue
        worth = -0.5
        if action.target >= HEROES:
            if is_foe(state, action.target - HEROES):
                worth = worth_on_foe(state, state.spell, action.target - HEROES, True)
        elif state.spell in HEALING_SPELLS or state.spell == COURAGE_SPELL or state.spell == ROCK_SKIN_SPELL:
            worth = worth_for_hero(state, state.spell, action.target, foes)
        elif action.target == state.turn:
            worth = -0.1
        if worth > most:
            most = worth
            best = action
    return best


def in_sight(state: Quest, number: i64, foes: list[int]) -> bool:
    """Whether the hero sees any of these monsters."""
    for figure in foes:
        if visible(state, state.heroes[number].square, state.squares[figure]):
            return True
    return False
