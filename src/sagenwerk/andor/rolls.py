"""The heroes roll, one after the other: black die, one by one, the wizard's turn, brew, helm and herb.

(AN-054 to AN-062, AN-093 to AN-095, AN-182, AN-185 to AN-189, AN-192, AN-198, AN-200)
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import (
    BIT,
    BREW,
    HALF_BREW,
    HELM,
    HERB_3,
    HERB_4,
    ITEM_NAMES,
    STONE_BLUE,
    STONE_GREEN,
    STONE_YELLOW,
    WORTH,
    count,
    one_less,
    one_more,
)
from sagenwerk.andor.dice import Throw, equal_added, highest
from sagenwerk.andor.joint_battle import clockwise, from_afar
from sagenwerk.andor.scenario import ARCHER, HERO_NAMES, WIZARD
from sagenwerk.andor.state import Andor
from sagenwerk.kernel.contract import Action, Chance, Question, Refusal, Step

NOT_YOUR_ROLL: Final = Refusal("refusal-not-your-roll", "AN-093")
NO_DIE_YET: Final = Refusal("refusal-no-die-yet", "AN-058")
NO_DIE_LEFT: Final = Refusal("refusal-no-die-left", "AN-058")
NO_SUCH_DIE: Final = Refusal("refusal-no-such-die", "AN-060")
BLACK_DIE_STAYS: Final = Refusal("refusal-black-die-stays", "AN-200")
NO_BREW: Final = Refusal("refusal-no-brew", "AN-189")
ONE_BREW_A_ROUND: Final = Refusal("refusal-one-brew-a-round", "AN-189")
NO_HERB: Final = Refusal("refusal-no-herb", "AN-192")

#: Opposite sides of an ordinary die add up to this (AN-060).
BOTH_SIDES: Final[i64] = 7


def one_by_one(state: Andor, number: i64) -> bool:
    """The archer always rolls die after die, a bow user while he attacks a creature from an adjacent field.

    (AN-058, AN-059, AN-095, AN-182) For rubble nobody needs a bow.
    """
    return number == ARCHER or (state.foe_kind >= 0 and from_afar(state, number))


def has_three_colours(pile: i64) -> bool:
    """Rune stones of three colours on one hero board (AN-198, AN-199)."""
    return count(pile, STONE_BLUE) > 0 and count(pile, STONE_YELLOW) > 0 and count(pile, STONE_GREEN) > 0


def die_value(state: Andor, number: i64) -> i64:
    """What lies before the hero comes to, without strength: highest die, with a helm equal dice added up.

    Brew doubles the highest die instead, a herb adds its number (AN-056, AN-057, AN-185 to AN-189, AN-192). Where only
    one die counts or is rolled the helm gives nothing.
    """
    if state.brewed:
        return 2 * highest(state.dice, state.black_value) + state.bonus
    if count(state.heroes[number].bag, HELM):
        return equal_added(state.dice, state.black_value) + state.bonus
    return highest(state.dice, state.black_value) + state.bonus


class HeroesRoll(Step[Andor]):
    """The next fighter who has not rolled this round, the opener first (AN-054, AN-055, AN-071, AN-093)."""

    def carry_out(self, state: Andor) -> None:
        for number in clockwise(state):
            if state.rolled[number] < 0:
                hero = state.heroes[number]
                state.roller = number
                state.dice = []
                state.dice_left = state.board.hero_dice[number][hero.willpower]
                state.black_left = False
                state.black_value = 0
                state.brewed = False
                state.bonus = 0
                if has_three_colours(hero.bag):
                    state.first(BLACK_OR_NOT, DICE_FALL, self)
                else:
                    state.first(DICE_FALL, self)
                return
        state.roller = -1
        state.dice = []
        state.black_value = 0


class RollAnswer(Action[Andor]):
    """An answer of the hero who rolls."""

    def refusal(self, state: Andor) -> Refusal | None:
        return None if state.roller == self.hero else NOT_YOUR_ROLL


class WithBlackDie(RollAnswer):
    """One black die replaces one of the own dice (AN-198)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: roll the black die", hero)

    def carry_out(self, state: Andor) -> None:
        state.dice_left -= 1
        state.black_left = True


class OwnDiceOnly(RollAnswer):
    """The hero leaves the black die aside (AN-198)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: roll own dice only", hero)

    def carry_out(self, state: Andor) -> None:
        """Nothing more: the dice of the row are thrown."""


class RollQuestion(Question[Andor]):
    """A question to the hero who rolls."""

    def actor(self, state: Andor) -> i64:
        return state.roller


class BlackOrNot(RollQuestion):
    """Whether the hero rolls the black die that three rune stones give him (AN-198)."""

    def options(self, state: Andor) -> list[Action[Any]]:
        return state.board.black_answers[state.roller][:]


class DiceFall(Step[Andor]):
    """All dice at once, or the first of several that are thrown one by one (AN-055, AN-058, AN-059)."""

    def carry_out(self, state: Andor) -> None:
        if one_by_one(state, state.roller):
            state.first(NEXT_DIE)
        elif not state.black_left:
            state.first(ALL_DICE, ROLL_STANDS)
        elif state.dice_left:
            state.first(ALL_DICE, BLACK_DIE, ROLL_STANDS)
        else:
            state.first(BLACK_DIE, ROLL_STANDS)


class AllDice(Chance[Andor, Throw]):
    """All ordinary dice of the hero at once (AN-055)."""

    thrown = True

    def options(self, state: Andor) -> list[Action[Any]]:
        return list(state.board.red_throws[state.dice_left])

    def weights(self, state: Andor) -> list[int]:
        return state.board.red_weights[state.dice_left][:]

    def settle(self, state: Andor, outcome: Throw) -> None:
        state.dice_left = 0
        state.dice = outcome.dice[:]
        if state.chronicle is not None:
            tell_dice(state, "AN-055")


class OneDie(Chance[Andor, Throw]):
    """One ordinary die: what lay there before no longer counts (AN-058, AN-059)."""

    thrown = True

    def options(self, state: Andor) -> list[Action[Any]]:
        return list(state.board.red_throws[1])

    def weights(self, state: Andor) -> list[int]:
        return state.board.red_weights[1][:]

    def settle(self, state: Andor, outcome: Throw) -> None:
        state.dice_left -= 1
        state.dice = outcome.dice[:]
        state.black_value = 0
        if state.chronicle is not None:
            tell_dice(state, "AN-058")


class BlackDie(Chance[Andor, Throw]):
    """The black die, with the others or as one of those thrown one by one (AN-058, AN-198)."""

    thrown = True

    def options(self, state: Andor) -> list[Action[Any]]:
        return list(state.board.black_throws[1])

    def weights(self, state: Andor) -> list[int]:
        return state.board.black_weights[1][:]

    def settle(self, state: Andor, outcome: Throw) -> None:
        state.black_left = False
        state.black_value = outcome.best
        if one_by_one(state, state.roller):
            state.dice = []
        if state.chronicle is not None:
            tell_dice(state, "AN-198")


def tell_dice(state: Andor, rule: str) -> None:
    """What lies before the hero now."""
    events.hero_does(
        state,
        "event-hero-rolls",
        rule,
        state.roller,
        {
            "dice": " ".join([str(die) for die in state.dice]),
            "black": state.black_value,
            "dice-left": state.dice_left,
            "black-left": 1 if state.black_left else 0,
        },
    )


class NextDie(Step[Andor]):
    """One by one: the next die, unless the hero may choose or none is left (AN-058)."""

    def carry_out(self, state: Andor) -> None:
        lies = len(state.dice) > 0 or state.black_value > 0
        if state.dice_left == 0 and not state.black_left:
            state.first(ROLL_STANDS)
        elif lies or (state.dice_left and state.black_left):
            state.first(TAKE_OR_THROW)
        elif state.black_left:
            state.first(BLACK_DIE, self)
        else:
            state.first(ONE_DIE, self)


class TakeDie(RollAnswer):
    """The last die counts; the hero stops (AN-058)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: take the die", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        if state.roller != self.hero:
            return NOT_YOUR_ROLL
        return None if len(state.dice) > 0 or state.black_value > 0 else NO_DIE_YET

    def carry_out(self, state: Andor) -> None:
        state.dice_left = 0
        state.black_left = False
        state.first(ROLL_STANDS)


class ThrowDie(RollAnswer):
    """One more ordinary die (AN-058)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: throw a die", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        if state.roller != self.hero:
            return NOT_YOUR_ROLL
        return None if state.dice_left > 0 else NO_DIE_LEFT

    def carry_out(self, state: Andor) -> None:
        state.first(ONE_DIE, NEXT_DIE)


class ThrowBlackDie(RollAnswer):
    """The black die is the next (AN-058, AN-198)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: throw the black die", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        if state.roller != self.hero:
            return NOT_YOUR_ROLL
        return None if state.black_left else NO_DIE_LEFT

    def carry_out(self, state: Andor) -> None:
        state.first(BLACK_DIE, NEXT_DIE)


class TakeOrThrow(RollQuestion):
    """Whether the last die is taken or another one thrown, and which (AN-058)."""

    def options(self, state: Andor) -> list[Action[Any]]:
        return allowed(state, state.board.die_answers[state.roller])


def allowed(state: Andor, answers: list[Action[Any]]) -> list[Action[Any]]:
    """Those answers that nothing forbids."""
    offers: list[Action[Any]] = []
    for answer in answers:
        if answer.refusal(state) is None:
            offers.append(answer)
    return offers


class RollStands(Step[Andor]):
    """The dice lie: first the wizard's word, then what the hero himself adds (AN-061, AN-062, AN-094)."""

    def carry_out(self, state: Andor) -> None:
        if may_turn(state):
            state.first(WIZARD_TURNS, ROLL_HELPED)
        else:
            state.first(ROLL_HELPED)


def may_turn(state: Andor) -> bool:
    """Whether a fighting wizard can still turn a die this round (AN-060, AN-094, AN-200)."""
    if state.turned or not state.fighters & BIT[WIZARD]:
        return False
    return len(state.dice) > 0 or (state.black_value > 0 and state.options.black_die_turns)


class TurnDie(Action[Andor]):
    """The wizard turns one die that shows this face to its opposite side (AN-060, AN-061, AN-094)."""

    def __init__(self, face: i64) -> None:
        super().__init__(f"{HERO_NAMES[WIZARD]}: turn a {face}", WIZARD)
        self.face = face

    def refusal(self, state: Andor) -> Refusal | None:
        for die in state.dice:
            if die == self.face:
                return None
        return NO_SUCH_DIE

    def carry_out(self, state: Andor) -> None:
        dice = state.dice[:]
        dice.remove(int(self.face))
        dice.append(int(BOTH_SIDES - self.face))
        dice.sort()
        state.dice = dice
        state.turned = True
        if state.chronicle is not None:
            tell_turn(state, self.face, BOTH_SIDES - self.face)


class TurnBlackDie(Action[Andor]):
    """The wizard turns the black die; what lies opposite is a table not confirmed by the printed rules (AN-200)."""

    def __init__(self) -> None:
        super().__init__(f"{HERO_NAMES[WIZARD]}: turn the black die", WIZARD)

    def refusal(self, state: Andor) -> Refusal | None:
        if state.black_value == 0:
            return NO_SUCH_DIE
        return None if state.options.black_die_turns else BLACK_DIE_STAYS

    def carry_out(self, state: Andor) -> None:
        before = state.black_value
        state.black_value = state.board.black_opposites[int(before)]
        state.turned = True
        if state.chronicle is not None:
            tell_turn(state, before, state.black_value)


def tell_turn(state: Andor, before: i64, after: i64) -> None:
    """The wizard has turned a die; what lies before the roller now."""
    events.hero_does(
        state,
        "event-wizard-turns",
        "AN-060",
        WIZARD,
        {
            "other": HERO_NAMES[state.roller],
            "before": before,
            "after": after,
            "dice": " ".join([str(die) for die in state.dice]),
            "black": state.black_value,
        },
    )


class LeaveDice(Action[Andor]):
    """The wizard leaves this roll as it is and keeps his turn for a later one of the round (AN-061)."""

    def __init__(self) -> None:
        super().__init__(f"{HERO_NAMES[WIZARD]}: turn no die", WIZARD)

    def carry_out(self, state: Andor) -> None:
        """Nothing more: the dice stay."""


class WizardTurns(Question[Andor]):
    """Directly after a roll, before anybody else rolls: whether the wizard turns one of its dice (AN-061, AN-094)."""

    def actor(self, state: Andor) -> i64:
        return WIZARD

    def options(self, state: Andor) -> list[Action[Any]]:
        return allowed(state, state.board.turn_answers)


class RollHelped(Step[Andor]):
    """Brew and herb are decided now; who has none goes on with what lies there (AN-062)."""

    def carry_out(self, state: Andor) -> None:
        helps = state.board.help_answers[state.roller]
        for place in range(AS_IT_IS):
            if helps[place].refusal(state) is None:
                state.first(HELPS)
                return
        roll_counts(state)


def roll_counts(state: Andor) -> None:
    """The roll is over: its value is the hero's part of the battle value (AN-056, AN-092)."""
    number = state.roller
    state.rolled[number] = int(die_value(state, number))
    if state.chronicle is not None:
        events.hero_does(
            state,
            "event-roll-counts",
            "AN-056",
            number,
            {"value": state.rolled[number], "total": state.rolled[number] + state.heroes[number].strength},
        )


class DrinkBrew(RollAnswer):
    """Half a token doubles the own die value: one half a round, instead of the helm (AN-188, AN-189)."""

    def __init__(self, hero: i64, item: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: drink from the {ITEM_NAMES[item]}", hero)
        self.item = item

    def refusal(self, state: Andor) -> Refusal | None:
        if state.roller != self.hero:
            return NOT_YOUR_ROLL
        if state.brewed:
            return ONE_BREW_A_ROUND
        return None if count(state.heroes[self.hero].bag, self.item) else NO_BREW

    def carry_out(self, state: Andor) -> None:
        hero = state.heroes[self.hero]
        hero.bag = one_less(hero.bag, self.item)
        if self.item == BREW:
            hero.bag = one_more(hero.bag, HALF_BREW)
        else:
            state.supply[BREW] += 1
        state.brewed = True
        if state.chronicle is not None:
            events.hero_does(
                state,
                "event-drinks-brew",
                "AN-189",
                self.hero,
                {"value": die_value(state, self.hero), "item": ITEM_NAMES[BREW]},
            )
        state.first(ROLL_HELPED)


class AddHerb(RollAnswer):
    """A medicinal herb adds its number to the battle value and leaves the game (AN-192, AN-193)."""

    def __init__(self, hero: i64, item: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: add herb {WORTH[item]}", hero)
        self.item = item

    def refusal(self, state: Andor) -> Refusal | None:
        if state.roller != self.hero:
            return NOT_YOUR_ROLL
        return None if count(state.heroes[self.hero].bag, self.item) else NO_HERB

    def carry_out(self, state: Andor) -> None:
        hero = state.heroes[self.hero]
        hero.bag = one_less(hero.bag, self.item)
        state.bonus += WORTH[self.item]
        if state.chronicle is not None:
            events.hero_does(state, "event-adds-herb", "AN-192", self.hero, {"count": WORTH[self.item]})
        state.first(ROLL_HELPED)


class AsItIs(RollAnswer):
    """The hero adds nothing more to his roll (AN-062)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: leave the roll as it is", hero)

    def carry_out(self, state: Andor) -> None:
        roll_counts(state)


class Helps(RollQuestion):
    """Directly after the own roll: brew, herb, or neither (AN-062)."""

    def options(self, state: Andor) -> list[Action[Any]]:
        return allowed(state, state.board.help_answers[state.roller])


def roll_answers(hero: i64) -> tuple[list[Action[Any]], list[Action[Any]], list[Action[Any]]]:
    """A hero's answers about the black die, about single dice, about brew and herb."""
    black: list[Action[Any]] = [WithBlackDie(hero), OwnDiceOnly(hero)]
    single: list[Action[Any]] = [TakeDie(hero), ThrowDie(hero), ThrowBlackDie(hero)]
    helps: list[Action[Any]] = [
        DrinkBrew(hero, BREW),
        DrinkBrew(hero, HALF_BREW),
        AddHerb(hero, HERB_3),
        AddHerb(hero, HERB_4),
        AsItIs(hero),
    ]
    for action in black:
        action.asked_by = BLACK_OR_NOT
    for action in single:
        action.asked_by = TAKE_OR_THROW
    for action in helps:
        action.asked_by = HELPS
    return black, single, helps


def turn_answers() -> list[Action[Any]]:
    """The wizard's answers: each face, the black die, none."""
    answers: list[Action[Any]] = [TurnDie(face) for face in range(1, BOTH_SIDES)]
    answers.append(TurnBlackDie())
    answers.append(LeaveDice())
    for action in answers:
        action.asked_by = WIZARD_TURNS
    return answers


#: Place of "as it is" among a hero's answers about brew and herb.
AS_IT_IS: Final = 4

HEROES_ROLL: Final = HeroesRoll("heroes roll")
BLACK_OR_NOT: Final = BlackOrNot("black die or not")
DICE_FALL: Final = DiceFall("dice fall")
ALL_DICE: Final = AllDice("all dice of a hero")
ONE_DIE: Final = OneDie("next die of a hero")
BLACK_DIE: Final = BlackDie("black die of a hero")
NEXT_DIE: Final = NextDie("dice one by one")
TAKE_OR_THROW: Final = TakeOrThrow("take the die or throw on")
ROLL_STANDS: Final = RollStands("roll lies")
WIZARD_TURNS: Final = WizardTurns("wizard turns a die")
ROLL_HELPED: Final = RollHelped("roll with brew and herb")
HELPS: Final = Helps("brew or herb")
ROLL_STEPS: Final[list[Step[Any]]] = [
    HEROES_ROLL,
    BLACK_OR_NOT,
    DICE_FALL,
    ALL_DICE,
    ONE_DIE,
    BLACK_DIE,
    NEXT_DIE,
    TAKE_OR_THROW,
    ROLL_STANDS,
    WIZARD_TURNS,
    ROLL_HELPED,
    HELPS,
]
