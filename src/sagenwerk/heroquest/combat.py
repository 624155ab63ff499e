"""An attack is fought out: combat dice, defence, wounds (HQ-072 to HQ-076, HQ-126).

An attack by anybody is fought out by ``attack_by``; it is kept in the state (``attacker``, ``target``, ``dice``,
``hits``), so there is one at a time.

Lines of the chronicle: ``event-attack-throw`` (``count``, ``dice``), ``event-unharmed``, ``event-defence-throw``
(``count``, ``dice``, ``hits``), ``event-no-defence`` (``hits``).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.dice import MOST_COMBAT_DICE, CombatDice, CombatThrow, shows
from sagenwerk.heroquest.figures import kind_of, square_of
from sagenwerk.heroquest.gear import defend_dice, figure_defend_dice
from sagenwerk.heroquest.magic import out_of_harm, wakes
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, QuestScenario
from sagenwerk.heroquest.state import BIT, FIRST_MONSTER, RESILIENCE, ROCK_SKIN, STONE, Hero, Quest
from sagenwerk.heroquest.wounds import HealingAction, OwnHelp, loses_body, potions_of
from sagenwerk.kernel.contract import Action, Step

#: How long a spell lasts where one throw ends it.
ONE_ROLL: Final = "one-roll"


def attack_by(state: Quest, attacker: i64, target: i64, dice: i64) -> list[Step[Any]]:
    """An attack with so many combat dice is fought out: throw, defence, wounds (HQ-072 to HQ-074).

    Both are occupants: hero + 1, or FIRST_MONSTER + figure. Gives back the steps; they must be carried out before
    another attack is made. Nothing happens if one of the two is not on the board.
    """
    if not on_board(state, attacker) or not on_board(state, target):
        return []
    state.attacker = attacker
    state.target = target
    state.dice = max(0, min(dice, MOST_COMBAT_DICE))
    state.hits = 0
    return [ATTACK_THROW]


def on_board(state: Quest, occupant: i64) -> bool:
    """Whether this hero or figure stands on the board."""
    return square_of(state, occupant) >= 0


class AttackThrow(CombatDice):
    """The attacker's combat dice: every skull is a hit, without a skull nobody defends (HQ-072)."""

    def how_many(self, state: Quest) -> i64:
        return state.dice

    def settle(self, state: Quest, outcome: CombatThrow) -> None:
        state.hits = outcome.skulls
        if state.chronicle is not None:
            said: dict[str, str | int] = {"count": outcome.skulls, "dice": state.dice}
            events.figure_does(state, "event-attack-throw", "HQ-072", state.attacker, shows(outcome, said))
        if state.hits == 0:
            wakes(state, state.target - 1)
        elif unharmed(state):
            if state.chronicle is not None:
                events.figure_does(state, "event-unharmed", "HQ-075", state.target, {})
        elif state.target <= HEROES:
            state.first(DEFENDS[state.target - 1], DEFENCE)
        else:
            state.first(DEFENCE)


def unharmed(state: Quest) -> bool:
    """Whether the target cannot be hurt by this attack: stone, a statue, or a figure that one weapon alone harms."""
    target = state.target - 1
    if out_of_harm(state, target):
        return True
    if target < HEROES:
        return False
    only = kind_of(state, target - HEROES).only_weapon
    return only >= 0 and (state.attacker > HEROES or state.turn != state.attacker - 1 or state.weapon != only)


def dice_of_defence(state: Quest) -> i64:
    """How many combat dice the target defends with (HQ-073)."""
    if state.target >= FIRST_MONSTER:
        return min(figure_defend_dice(state, state.target - FIRST_MONSTER), MOST_COMBAT_DICE)
    return min(defend_dice(state, state.target - 1), MOST_COMBAT_DICE)


class Defends(Step[Quest]):
    """Before his throw a hero who has a potion for it is asked whether he drinks (HQ-126)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} is attacked")
        self.hero = hero

    def carry_out(self, state: Quest) -> None:
        if state.heroes[self.hero].potions and helping_drink(state, self.hero):
            state.first(DRINKS_FIRST[self.hero])


def helping_drink(state: Quest, number: i64) -> bool:
    """Whether the hero has a potion that helps in the defence and may drink it (HQ-126)."""
    pile = state.heroes[number].potions
    for potion in state.tables.potions:
        if (potion.defend_plus or potion.stone_turns) and potions_of(pile, potion.number):
            if state.tables.drinks[number][potion.number].refusal(state) is None:
                return True
    return False


class DrinksFirst(OwnHelp):
    """A hero who is being hit may drink before he throws for his defence, as at any time (HQ-126)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} may drink before the defence", hero)

    def answer(self, state: Quest, action: Action[Any]) -> None:
        if isinstance(action, HealingAction):
            state.first(DEFENDS[self.hero])
        action.carry_out(state)


class Defence(Step[Quest]):
    """The target throws, if it has any dice; nothing happens to whom a potion has just turned to stone (HQ-073)."""

    def carry_out(self, state: Quest) -> None:
        if not on_board(state, state.target):
            return
        if state.target <= HEROES and state.heroes[state.target - 1].has(STONE):
            return
        if dice_of_defence(state) > 0:
            state.first(DEFENCE_THROW)
        else:
            if state.chronicle is not None:
                events.figure_does(state, "event-no-defence", "HQ-073", state.target, {"hits": state.hits})
            state.each(is_hit(state))


class DefenceThrow(CombatDice):
    """The target's combat dice, once: each white shield of heroes and allies, each black one of monsters stops a hit.

    (HQ-073)
    """

    def how_many(self, state: Quest) -> i64:
        return dice_of_defence(state)

    def settle(self, state: Quest, outcome: CombatThrow) -> None:
        dice = dice_of_defence(state)
        shields = outcome.white
        if state.target >= FIRST_MONSTER:
            if not kind_of(state, state.target - FIRST_MONSTER).ally:
                shields = outcome.black
        else:
            defence_is_made(state, state.heroes[state.target - 1])
        state.hits = max(0, state.hits - shields)
        if state.chronicle is not None:
            said: dict[str, str | int] = {"count": shields, "dice": dice, "hits": state.hits}
            events.figure_does(state, "event-defence-throw", "HQ-073", state.target, shows(outcome, said))
        state.each(is_hit(state))


def defence_is_made(state: Quest, hero: Hero) -> None:
    """What helps one defence only is used up (HQ-090, HQ-126)."""
    if hero.effects:
        hero.effects &= ~BIT[RESILIENCE]
        if state.edition.rock_skin_lasts == ONE_ROLL:
            hero.effects &= ~BIT[ROCK_SKIN]


def is_hit(state: Quest) -> list[Step[Any]]:
    """Every hit that is left costs a body point (HQ-074); a sleeper wakes in the second European printing (HQ-090)."""
    follows = loses_body(state, state.target, state.hits, "HQ-074")
    if on_board(state, state.target):
        wakes(state, state.target - 1)
    return follows


ATTACK_THROW: Final = AttackThrow("dice for the attack", 0)
DEFENCE: Final = Defence("the target defends")
DEFENCE_THROW: Final = DefenceThrow("dice for the defence", 0)
DEFENDS: Final = [Defends(hero) for hero in range(HEROES)]
DRINKS_FIRST: Final = [DrinksFirst(hero) for hero in range(HEROES)]


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The throws, what lies between them, and the question before the defence."""
    return [ATTACK_THROW, DEFENCE, DEFENCE_THROW, *DEFENDS, *DRINKS_FIRST]
