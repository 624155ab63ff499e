"""What all magic shares: whom it reaches, throws against it, how long it works (HQ-087 to HQ-092, HQ-145; ruling H-1).

Targets are numbers: the heroes 0 to 3, then the figures of the game master; as occupants of squares one more.

Lines of the chronicle: ``event-fire-burns`` and ``event-sleep-fails``, ``event-falls-asleep``, ``event-breaks-free``,
``event-stays-bound`` (``effect``), ``event-misses-turn``, ``event-is-stone``, ``event-stone-ends``,
``event-effect-ends`` (``effect``), ``event-is-healed`` (``count``), ``event-lost-in-rock``, ``event-comes-back``.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.dice import CombatThrow, Sum, shows, ways
from sagenwerk.heroquest.figures import kind_of, put_hero, put_monster, solid
from sagenwerk.heroquest.gear import carried
from sagenwerk.heroquest.scenario import FIGURES, HERO_NAMES, HEROES, QuestScenario
from sagenwerk.heroquest.sight import visible
from sagenwerk.heroquest.state import (
    ACTED,
    ASLEEP,
    BIT,
    COMMANDED,
    COURAGE,
    DEAD,
    DORMANT,
    ENDED,
    FEAR,
    LOST_IN_ROCK,
    MARCHED,
    MISSES_TURN,
    NEXT_MARCH,
    PARALYSED,
    STONE,
    THROUGH_ROCK,
    UNTOUCHED,
    VEIL,
    Hero,
    Quest,
    bits,
)
from sagenwerk.heroquest.turn import ends_turn
from sagenwerk.heroquest.wounds import loses_body
from sagenwerk.kernel.contract import Action, Chance, Outcome, Step

#: The most dice that are thrown to save oneself, for whatever mind an own quest gives.
MOST_SAVES: Final[i64] = 12

#: What a throw of the own mind breaks, as it is called in names of steps and lines.
EFFECT_NAMES: Final[dict[int, str]] = {
    int(ASLEEP): "sleep",
    int(PARALYSED): "cloud-of-chaos",
    int(COMMANDED): "command",
    int(FEAR): "fear",
    int(COURAGE): "courage",
    int(THROUGH_ROCK): "pass-through-rock",
    int(VEIL): "veil-of-mist",
}
#: Effects that bind a hero or figure until a throw breaks them.
BINDING: Final[list[int]] = [int(ASLEEP), int(PARALYSED), int(COMMANDED), int(FEAR)]
#: The same as bits, with a missed turn: what a figure of the game master has to look at when its turn begins.
BOUND_BITS: Final[i64] = BIT[MISSES_TURN] | BIT[ASLEEP] | BIT[PARALYSED] | BIT[COMMANDED] | BIT[FEAR]
#: How long Courage lasts in the second European printing.
WHILE_MONSTERS: Final = "while-monsters-in-sight"
#: Effects for one march.
MARCH_BITS: Final[i64] = BIT[THROUGH_ROCK] | BIT[VEIL]


# Targets


def target_name(target: i64) -> str:
    """A hero by class, a figure of the game master by the number with which it was set out."""
    return HERO_NAMES[target] if target < HEROES else f"monster {target - HEROES + 1}"


def square_of_target(state: Quest, target: i64) -> i64:
    """Where it stands, -1 for beside the board."""
    if target < HEROES:
        return state.heroes[target].square
    figure = target - HEROES
    return state.squares[figure] if figure < len(state.squares) else -1


def has(state: Quest, target: i64, effect: i64) -> bool:
    """Whether something works on it."""
    return state.heroes[target].has(effect) if target < HEROES else state.monster_has(target - HEROES, effect)


def gains(state: Quest, target: i64, effect: i64) -> None:
    """Something begins to work on it."""
    if target < HEROES:
        state.heroes[target].effects |= BIT[effect]
    else:
        state.monster_effects[target - HEROES] |= BIT[effect]


def loses(state: Quest, target: i64, effect: i64) -> None:
    """Something works on it no longer."""
    if target < HEROES:
        state.heroes[target].effects &= ~BIT[effect]
    else:
        state.monster_effects[target - HEROES] &= ~BIT[effect]


def mind_of(state: Quest, target: i64) -> i64:
    """Mind points: for a hero with those that things in his possession give, such as the talisman (HQ-008, HQ-149)."""
    if target >= HEROES:
        return state.minds[target - HEROES]
    hero = state.heroes[target]
    mind = hero.mind
    things: i64 = carried(hero)
    if things:
        for item in state.edition.items:
            if item.mind_plus and things & BIT[item.number]:
                mind += item.mind_plus
    return mind


def out_of_harm(state: Quest, target: i64) -> bool:
    """Whether nothing can harm it: a hero of stone, a statue, a figure that has not acted yet (HQ-103)."""
    if target < HEROES:
        return state.heroes[target].has(STONE)
    return state.monster_effects[target - HEROES] & (BIT[DORMANT] | BIT[UNTOUCHED]) != 0


def immune(state: Quest, target: i64, fire: bool) -> bool:
    """Whether spells, or spells of fire, do nothing to this figure; that shows when it is tried."""
    if target < HEROES:
        return False
    kind = kind_of(state, target - HEROES)
    return kind.immune_to_spells or (fire and kind.immune_to_fire)


def sees_monster(state: Quest, square: i64) -> bool:
    """Whether from this square any monster is seen; statues that nobody has woken are none (HQ-060, HQ-090)."""
    for figure in range(len(state.squares)):
        there = state.squares[figure]
        if there >= 0 and not state.monster_has(figure, DORMANT) and not kind_of(state, figure).ally:
            if visible(state, square, there):
                return True
    return False


def tells(state: Quest, message: str, rule: str, target: i64, said: dict[str, str | int]) -> None:
    """A line about a hero or a figure of the game master."""
    events.figure_does(state, message, rule, target + 1, said)


# Throws


class Saved(Outcome):
    """How many of some six-sided dice show at least a certain number."""

    def __init__(self, dice: i64, least: str, count: i64) -> None:
        super().__init__(f"{dice} dice: {count} with {least}")
        self.count = count


def outcomes_of(tables: QuestScenario) -> list[Outcome]:
    """Six-sided dice thrown to save oneself, with exact weights."""
    made: list[Outcome] = []
    for dice in range(MOST_SAVES + 1):
        sixes: list[Outcome] = []
        fives: list[Outcome] = []
        six_weights: list[int] = []
        five_weights: list[int] = []
        for count in range(dice + 1):
            sixes.append(Saved(dice, "6", count))
            six_weights.append(ways(dice, count) * 5 ** (dice - count))
            fives.append(Saved(dice, "5 or 6", count))
            five_weights.append(ways(dice, count) * 2**count * 4 ** (dice - count))
        made.extend(sixes)
        made.extend(fives)
        tables.sixes.append(sixes)
        tables.six_weights.append(six_weights)
        tables.fives.append(fives)
        tables.five_weights.append(five_weights)
    return made


def mind_dice(state: Quest, target: i64) -> i64:
    """As many dice as the target has mind points."""
    mind = mind_of(state, target)
    return mind if mind < MOST_SAVES else MOST_SAVES


BALL: Final[i64] = 0
WRATH: Final[i64] = 1
STORM: Final[i64] = 2
FIRE_NAMES: Final = ["ball-of-flame", "fire-of-wrath", "firestorm"]


class FireBurns(Chance[Quest, Outcome]):
    """Dice against fire: every shield with which the target defends, or every 5 or 6, saves a point (HQ-090).

    In Europe combat dice are thrown; heroes save with white, monsters with black shields (an interpretation).
    """

    thrown = True

    def __init__(self, fire: i64, target: i64) -> None:
        super().__init__(f"{FIRE_NAMES[fire]} burns: {target_name(target)}")
        self.fire = fire
        self.target = target

    def dice(self, state: Quest) -> i64:
        """Dice that are thrown against it."""
        edition = state.edition
        if self.fire == BALL:
            return edition.ball_saves
        return edition.wrath_saves if self.fire == WRATH else edition.storm_saves

    def damage(self, state: Quest) -> i64:
        """Body points that it costs if nothing is saved."""
        edition = state.edition
        if self.fire == BALL:
            return edition.ball_damage
        return edition.wrath_damage if self.fire == WRATH else edition.storm_damage

    def options(self, state: Quest) -> list[Action[Any]]:
        if state.edition.fire_saves_by_combat_die:
            return list(state.tables.combat_throws[self.dice(state)])
        return list(state.tables.fives[self.dice(state)])

    def weights(self, state: Quest) -> list[int]:
        if state.edition.fire_saves_by_combat_die:
            return state.tables.combat_weights[self.dice(state)][:]
        return state.tables.five_weights[self.dice(state)][:]

    def settle(self, state: Quest, outcome: Outcome) -> None:
        saved: i64 = 0
        if isinstance(outcome, CombatThrow):
            saved = outcome.white if self.target < HEROES else outcome.black
        elif isinstance(outcome, Saved):
            saved = outcome.count
        points = max(0, self.damage(state) - saved)
        if square_of_target(state, self.target) < 0:
            return
        if state.chronicle is not None:
            said: dict[str, str | int] = {"fire": FIRE_NAMES[self.fire], "count": points}
            if isinstance(outcome, CombatThrow):
                shows(outcome, said)
            tells(state, "event-fire-burns", "HQ-090", self.target, said)
        state.each(loses_body(state, self.target + 1, points, "HQ-090"))


class ResistsSleep(Chance[Quest, Outcome]):
    """At once as many dice as mind points: a shield of any kind, or a 6 in the US game, keeps awake (HQ-090)."""

    thrown = True

    def __init__(self, target: i64) -> None:
        super().__init__(f"resists sleep: {target_name(target)}")
        self.target = target

    def options(self, state: Quest) -> list[Action[Any]]:
        dice = mind_dice(state, self.target)
        if state.edition.sleep_saves_by_combat_die:
            return list(state.tables.combat_throws[dice])
        return list(state.tables.sixes[dice])

    def weights(self, state: Quest) -> list[int]:
        dice = mind_dice(state, self.target)
        if state.edition.sleep_saves_by_combat_die:
            return state.tables.combat_weights[dice][:]
        return state.tables.six_weights[dice][:]

    def settle(self, state: Quest, outcome: Outcome) -> None:
        kept: i64 = 0
        if isinstance(outcome, CombatThrow):
            kept = outcome.white + outcome.black
        elif isinstance(outcome, Saved):
            kept = outcome.count
        if kept == 0:
            gains(state, self.target, ASLEEP)
        if state.chronicle is not None:
            said: dict[str, str | int] = {}
            if isinstance(outcome, CombatThrow):
                shows(outcome, said)
            tells(state, "event-sleep-fails" if kept else "event-falls-asleep", "HQ-090", self.target, said)


def sleep_comes(state: Quest, target: i64) -> list[Step[Any]]:
    """Sleep is cast on somebody: whoever has no mind points throws nothing and sleeps (HQ-090)."""
    if mind_of(state, target) > 0:
        return [RESISTS_SLEEP[target]]
    gains(state, target, ASLEEP)
    if state.chronicle is not None:
        tells(state, "event-falls-asleep", "HQ-090", target, {})
    return []


class BreaksFree(Chance[Quest, Outcome]):
    """A throw to break a spell: a die for each mind point, one 6 is enough (HQ-090, HQ-091).

    Sleep of the European game ends by one die, whatever the mind.
    """

    thrown = True

    def __init__(self, effect: i64, target: i64) -> None:
        super().__init__(f"{EFFECT_NAMES[int(effect)]} breaks: {target_name(target)}")
        self.effect = effect
        self.target = target

    def by_one_die(self, state: Quest) -> bool:
        """Whether one die is thrown."""
        return self.effect == ASLEEP and state.edition.sleep_saves_by_combat_die

    def options(self, state: Quest) -> list[Action[Any]]:
        if self.by_one_die(state):
            return list(state.tables.sums[1])
        return list(state.tables.sixes[mind_dice(state, self.target)])

    def weights(self, state: Quest) -> list[int]:
        if self.by_one_die(state):
            return state.tables.sum_weights[1][:]
        return state.tables.six_weights[mind_dice(state, self.target)][:]

    def settle(self, state: Quest, outcome: Outcome) -> None:
        free = False
        if isinstance(outcome, Sum):
            free = outcome.sum == 6
        elif isinstance(outcome, Saved):
            free = outcome.count > 0
        if free:
            loses(state, self.target, self.effect)
        if state.chronicle is not None:
            message = "event-breaks-free" if free else "event-stays-bound"
            tells(state, message, "HQ-090", self.target, {"effect": EFFECT_NAMES[int(self.effect)]})
        if not free and (self.effect == ASLEEP or self.effect == PARALYSED):
            stands_idle(state, self.target)


def stands_idle(state: Quest, target: i64) -> None:
    """Its turn, if it is just beginning, passes without march and action."""
    if target < HEROES:
        if state.turn == target:
            ends_turn(state)
    elif state.turn < 0:
        state.figure_done[target - HEROES] |= int(MARCHED | ACTED)


def wakes(state: Quest, target: i64) -> None:
    """A sleeper who has been attacked wakes, in the second European printing (HQ-090)."""
    if state.edition.sleep_wakes_when_attacked and has(state, target, ASLEEP):
        loses(state, target, ASLEEP)
        if state.chronicle is not None:
            tells(state, "event-breaks-free", "HQ-090", target, {"effect": EFFECT_NAMES[int(ASLEEP)]})


FIRE_BURNS: Final = [[FireBurns(fire, target) for target in range(FIGURES)] for fire in range(3)]
RESISTS_SLEEP: Final = [ResistsSleep(target) for target in range(FIGURES)]
BREAKS_FREE: Final = [[BreaksFree(effect, target) for target in range(FIGURES)] for effect in BINDING]


def throws_to_break(state: Quest, target: i64) -> list[Step[Any]]:
    """The throws with which somebody tries to break what binds him."""
    follows: list[Step[Any]] = []
    for place in range(len(BINDING)):
        if has(state, target, BINDING[place]):
            follows.append(BREAKS_FREE[place][target])
    return follows


def breaks(effect: i64, target: i64) -> Step[Any]:
    """The throw of one target against one effect."""
    return BREAKS_FREE[BINDING.index(int(effect))][target]


# Turns


def turn_starts(state: Quest, number: i64) -> list[Step[Any]]:
    """What lies on a hero when his turn begins: stone, missed turns, throws against spells (HQ-090, HQ-091, HQ-129)."""
    hero = state.heroes[number]
    if not hero.effects and not hero.turns_lost:
        return []
    idle(state, number, hero)
    return throws_to_break(state, number)


def idle(state: Quest, number: i64, hero: Hero) -> None:
    """Turns that pass without him: as stone, by a gust of wind, by a card (HQ-090, HQ-126, HQ-129)."""
    if hero.turns_lost > 0:
        hero.turns_lost -= 1
        ends_turn(state)
        if state.chronicle is not None:
            message = "event-is-stone" if hero.has(STONE) else "event-misses-turn"
            events.hero_does(state, message, "HQ-126" if hero.has(STONE) else "HQ-129", number, {})
    elif hero.has(STONE):
        hero.effects &= ~BIT[STONE]
        if state.chronicle is not None:
            events.hero_does(state, "event-stone-ends", "HQ-126", number, {})
    if hero.has(MISSES_TURN):
        hero.effects &= ~BIT[MISSES_TURN]
        ends_turn(state)
        if state.chronicle is not None:
            events.hero_does(state, "event-misses-turn", "HQ-090", number, {})


def master_turn_starts(state: Quest) -> list[Step[Any]]:
    """Figures of the game master that miss this turn, and the throws of those that sleep (HQ-090)."""
    follows: list[Step[Any]] = []
    for figure in range(len(state.monster_effects)):
        if state.monster_effects[figure] & BOUND_BITS and state.squares[figure] >= 0:
            if state.monster_has(figure, MISSES_TURN):
                state.monster_effects[figure] &= ~BIT[MISSES_TURN]
                stands_idle(state, HEROES + figure)
                if state.chronicle is not None:
                    events.monster_does(state, "event-misses-turn", "HQ-090", figure, {})
            follows.extend(throws_to_break(state, HEROES + figure))
    return follows


# How long


def fades(state: Quest) -> None:
    """What ends by itself after whatever was done: spells for one march, courage without monsters (HQ-090)."""
    if state.turn >= 0:
        hero = state.heroes[state.turn]
        if hero.effects & MARCH_BITS and not hero.has(NEXT_MARCH) and march_over(state):
            march_ends(state, hero)
    while_monsters = state.edition.courage_lasts == WHILE_MONSTERS
    if while_monsters or state.edition.courage_needs_sight:
        for hero in state.heroes:
            if hero.effects & BIT[COURAGE]:
                courage_fades(state, hero)
    if while_monsters:
        for figure in range(len(state.monster_effects)):
            if state.monster_effects[figure] & BIT[COURAGE] and not sees_hero(state, figure):
                state.monster_effects[figure] &= ~int(BIT[COURAGE])
                if state.chronicle is not None:
                    events.monster_does(state, "event-effect-ends", "HQ-090", figure, {"effect": "courage"})
    if state.fled >= 0:
        comes_back(state)


def sees_hero(state: Quest, figure: i64) -> bool:
    """Whether a figure of the game master sees any hero: so long its own courage lasts (HQ-090; Balur)."""
    for number in state.order:
        square = state.heroes[number].square
        if square >= 0 and state.squares[figure] >= 0 and visible(state, state.squares[figure], square):
            return True
    return False


def courage_fades(state: Quest, hero: Hero) -> None:
    """Courage that needs a monster in sight is lost without one (HQ-090)."""
    if hero.square >= 0 and not sees_monster(state, hero.square):
        ends(state, hero.kind, COURAGE)


def march_over(state: Quest) -> bool:
    """Whether the march of this turn lies behind the hero: the dice have fallen, and he goes no further."""
    return state.steps_left == 0 or (state.steps_left > 0 and state.done & (MARCHED | ENDED) != 0)


def march_ends(state: Quest, hero: Hero) -> None:
    """Spells for one march are over. In the US game whoever stands in solid rock then is lost for ever (HQ-090)."""
    in_rock = hero.has(THROUGH_ROCK) and hero.square >= 0 and not state.quest.used[hero.square]
    for effect in bits(hero.effects & MARCH_BITS):
        ends(state, hero.kind, effect)
    if in_rock and state.edition.lost_in_rock:
        hero.items = 0
        hero.potions = 0
        hero.spells = 0
        hero.gold = 0
        hero.effects = BIT[LOST_IN_ROCK]
        hero.body = 0
        hero.where = DEAD
        put_hero(state, hero.kind, -1)
        if state.chronicle is not None:
            events.hero_does(state, "event-lost-in-rock", "HQ-090", hero.kind, {})


def ends(state: Quest, number: i64, effect: i64) -> None:
    """Something works on a hero no longer, and the table hears of it."""
    state.heroes[number].effects &= ~BIT[effect]
    if state.chronicle is not None:
        events.hero_does(state, "event-effect-ends", "HQ-090", number, {"effect": EFFECT_NAMES[int(effect)]})


def comes_back(state: Quest) -> None:
    """A figure that fled to where nobody had been is placed as soon as its square is set out (HQ-091; quest 8)."""
    square = kind_of(state, state.fled).escape_to
    if square < 0 or not state.sees(square) or state.at[square] or solid(state, square):
        return
    figure = state.fled
    state.fled = -1
    put_monster(state, figure, square)
    if state.chronicle is not None:
        events.monster_does(state, "event-comes-back", "HQ-091", figure, {})


def heals(state: Quest, number: i64, points: i64, rule: str) -> None:
    """So many body points back, never more than at the start (HQ-089)."""
    hero = state.heroes[number]
    before = hero.body
    hero.body = min(hero.most_body, hero.body + points)
    if state.chronicle is not None:
        events.hero_does(state, "event-is-healed", rule, number, {"count": hero.body - before})


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """Throws against fire and sleep, and those that break spells."""
    steps: list[Step[Any]] = []
    for fires in FIRE_BURNS:
        steps.extend(fires)
    steps.extend(RESISTS_SLEEP)
    for throws in BREAKS_FREE:
        steps.extend(throws)
    return steps
