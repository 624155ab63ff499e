"""Exact odds of battles in Andor: the spread of one round, and the chance to win a whole battle.

Dice are added up over the tree of their outcomes, with nothing drawn at random. Where a roll can be bettered (the
wizard's turn, the archer's next die, black die, brew or helm) the choice with the greatest expected value is taken. In
a battle half a token of brew and one herb are used in every round as long as there are any, shields where that is best
for the chance to win, and nobody breaks off while he has an hour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from sagenwerk.andor.cargo import (
    BOW,
    BREW,
    DAMAGED_SHIELD,
    HALF_BREW,
    HELM,
    HERB_3,
    HERB_4,
    SHIELD,
    WORTH,
    count,
)
from sagenwerk.andor.creatures import strength_of, willpower_of
from sagenwerk.andor.dice import SIX_FACES, Throw, equal_added, highest, throws_of
from sagenwerk.andor.rolls import BOTH_SIDES, has_three_colours
from sagenwerk.andor.scenario import ARCHER, HERO_NAMES, WIZARD, AndorScenario
from sagenwerk.andor.state import Andor


@dataclass(frozen=True)
class Fighter:
    """A hero in a battle. ``brew`` counts halves, ``shield`` sides; in a single round these are the ones used in it."""

    hero: str
    strength: int
    willpower: int
    hours: int = 0
    #: Attacks from an adjacent field.
    from_afar: bool = False
    helm: bool = False
    #: Three rune stones of different colours.
    black_die: bool = False
    brew: int = 0
    herbs: tuple[int, ...] = ()
    shield: int = 0

    @property
    def number(self) -> int:
        """The hero's number."""
        return HERO_NAMES.index(self.hero)

    @property
    def one_by_one(self) -> bool:
        """Whether the dice fall one after the other, and the last one counts (AN-058, AN-059)."""
        return self.from_afar or self.number == ARCHER


@dataclass(frozen=True)
class Foe:
    """A creature. ``dice`` by willpower; ``mirrors``: its strength is that of the heroes, added to ``strength``."""

    strength: int
    willpower: int
    dice: tuple[int, ...]
    black: bool = False
    mirrors: bool = False


@dataclass(frozen=True)
class Setting:
    """What else counts: dice of the board, strength of allies on the creature's field, prices of overtime hours."""

    board: AndorScenario
    allies: int = 0
    prices: tuple[int, ...] = (2, 2, 2)
    black_die_turns: bool = True


class RoundOdds(NamedTuple):
    """Chances by difference: battle value of the heroes minus that of the creature."""

    differences: dict[int, Fraction]

    def at_least(self, difference: int) -> Fraction:
        """The chance that the heroes are ahead by this much or more; by 1 or more the creature loses willpower."""
        return sum((chance for value, chance in self.differences.items() if value >= difference), Fraction(0))

    @property
    def expected(self) -> Fraction:
        """The mean difference."""
        return sum((value * chance for value, chance in self.differences.items()), Fraction(0))


class BattleOdds(NamedTuple):
    """How a battle ends if everybody fights on as long as he can: won, all beaten, or out of hours."""

    won: float
    beaten: float
    unfinished: float


class Hand(NamedTuple):
    """All that decides what a fighter can roll in one round."""

    wizard: bool
    dice: int
    one_by_one: bool
    helm: bool
    black_die: bool
    brew: bool
    #: What herbs add.
    herbs: int


class Shown(NamedTuple):
    """What dice are worth: as they lie, and with the best of them turned."""

    plain: int
    turned: int


class Spread(NamedTuple):
    """Chances by value, and their mean."""

    mean: Fraction
    chances: dict[int, Fraction]


NOTHING = Spread(Fraction(0), {0: Fraction(1)})


def mixed(branches: Sequence[tuple[Fraction, int, Spread]]) -> Spread:
    """What chance makes of branches: how likely each is, what it adds, what follows."""
    mean = Fraction(0)
    chances: dict[int, Fraction] = {}
    for chance, value, spread in branches:
        mean += chance * (value + spread.mean)
        for rest, part in spread.chances.items():
            chances[value + rest] = chances.get(value + rest, Fraction(0)) + chance * part
    return Spread(mean, chances)


def best(choices: Sequence[tuple[int, Spread]]) -> tuple[int, Spread]:
    """What people choose of several values with what follows: the greatest mean, the first of equal ones."""
    chosen = choices[0]
    for choice in choices[1:]:
        if choice[0] + choice[1].mean > chosen[0] + chosen[1].mean:
            chosen = choice
    return chosen


class HeroesRoll:
    """The rolls of one round, one hero after the other (AN-093); values are without strength."""

    def __init__(self, setting: Setting, hands: Sequence[Hand]) -> None:
        self.setting = setting
        self.hands = hands
        self.known: dict[tuple[int, bool], Spread] = {}

    def spread(self) -> Spread:
        """All heroes together."""
        return self.from_hero(0, any(hand.wizard for hand in self.hands))

    def from_hero(self, place: int, turn: bool) -> Spread:
        """The heroes from this place on; ``turn``: the wizard has not turned a die yet (AN-060)."""
        if place == len(self.hands):
            return NOTHING
        if (place, turn) not in self.known:
            hand = self.hands[place]
            choices = [(0, self.throws(place, turn, hand.dice, 0))]
            if hand.black_die:
                choices.append((0, self.throws(place, turn, hand.dice - 1, 1)))
            self.known[place, turn] = best(choices)[1]
        return self.known[place, turn]

    def throws(self, place: int, turn: bool, red: int, black: int) -> Spread:
        """So many dice, all at once or one by one."""
        if self.hands[place].one_by_one:
            return self.one_by_one(place, turn, red, black)
        shows = rolled(self.setting, self.hands[place], red, black)
        return mixed([(chance, *self.stands(place, turn, shown)) for shown, chance in shows.items()])

    def one_by_one(self, place: int, turn: bool, red: int, black: int) -> Spread:
        """The next of several dice, of the better kind; each may be taken or thrown over (AN-058)."""
        choices: list[tuple[int, Spread]] = []
        for kind, left in ((0, (red - 1, black)), (1, (red, black - 1))):
            if min(left) < 0:
                continue
            further = [(0, self.one_by_one(place, turn, *left))] if sum(left) else []
            shows = rolled(self.setting, self.hands[place], 1 - kind, kind)
            branches = [(chance, *best([self.stands(place, turn, shown), *further])) for shown, chance in shows.items()]
            choices.append((0, mixed(branches)))
        return best(choices)[1]

    def stands(self, place: int, turn: bool, shown: Shown) -> tuple[int, Spread]:
        """The dice lie: the wizard turns the best one, or keeps his turn for a later roll (AN-061, AN-094)."""
        herbs = self.hands[place].herbs
        choices = [(shown.plain + herbs, self.from_hero(place + 1, turn))]
        if turn and shown.turned > shown.plain:
            choices.append((shown.turned + herbs, self.from_hero(place + 1, False)))
        return best(choices)


def rolled(setting: Setting, hand: Hand, red: int, black: int) -> dict[Shown, Fraction]:
    """What a throw of so many dice of this hand can be worth; a black die is never more than one."""
    faces = tuple(setting.board.black_faces)
    opposites = tuple(sorted(setting.board.black_opposites.items())) if setting.black_die_turns else ()
    return _rolled(red, black, hand.helm, hand.brew, faces, opposites)


@cache
def _rolled(
    red: int, black: int, helm: bool, brew: bool, faces: tuple[int, ...], opposites: tuple[tuple[int, int], ...]
) -> dict[Shown, Fraction]:
    throws: list[tuple[list[int], int]] = [([], 1)]
    if red:
        throws = thrown(SIX_FACES, red)
    weights: dict[Shown, int] = {}
    for dice, weight in throws:
        for face in faces if black else (0,):
            shown = worth(dice, face, helm, brew, dict(opposites))
            weights[shown] = weights.get(shown, 0) + weight
    total = sum(weights.values())
    return {shown: Fraction(weight, total) for shown, weight in weights.items()}


def thrown(faces: list[int], number: int) -> list[tuple[list[int], int]]:
    """All throws of so many dice, with their weights."""
    throws = []
    for outcome, weight in zip(*throws_of("dice", faces, number), strict=True):
        assert isinstance(outcome, Throw)
        throws.append((outcome.dice, weight))
    return throws


def worth(dice: list[int], black: int, helm: bool, brew: bool, opposites: dict[int, int]) -> Shown:
    """The better of highest die, equal dice with a helm, doubled die with brew; and the same with one die turned.

    (AN-056, AN-060, AN-185, AN-188, AN-189, AN-200)
    """
    lies = [(dice, black)]
    for face in set(dice):
        rest = list(dice)
        rest.remove(face)
        lies.append(([*rest, int(BOTH_SIDES) - face], black))
    if black in opposites:
        lies.append((dice, opposites[black]))
    values = []
    for ones, other in lies:
        value = int(equal_added(ones, other) if helm else highest(ones, other))
        values.append(max(value, 2 * int(highest(ones, other))) if brew else value)
    return Shown(values[0], max(values))


def foe_rolls(setting: Setting, foe: Foe) -> dict[int, Fraction]:
    """What the creature's dice are worth (AN-064 to AN-066)."""
    throws = thrown(setting.board.black_faces if foe.black else SIX_FACES, foe.dice[foe.willpower])
    total = sum(weight for _, weight in throws)
    values: dict[int, Fraction] = {}
    for dice, weight in throws:
        value = int(equal_added(dice, 0))
        values[value] = values.get(value, Fraction(0)) + Fraction(weight, total)
    return values


def hand_of(setting: Setting, fighter: Fighter, brew: bool, herbs: int) -> Hand:
    """What a fighter rolls with the willpower that he has now (AN-055)."""
    dice = setting.board.hero_dice[fighter.number][fighter.willpower]
    helm = fighter.helm and not fighter.one_by_one
    return Hand(fighter.number == WIZARD, dice, fighter.one_by_one, helm, fighter.black_die, brew, herbs)


def heroes_odds(setting: Setting, fighters: Sequence[Fighter]) -> dict[int, Fraction]:
    """The spread of the heroes' battle value in one round, as for ``round_odds`` (AN-092); also for rubble (AN-206)."""
    hands = [hand_of(setting, fighter, fighter.brew > 0, sum(fighter.herbs)) for fighter in fighters]
    strength = sum(fighter.strength for fighter in fighters) + setting.allies
    chances = HeroesRoll(setting, hands).spread().chances
    return {strength + value: chance for value, chance in sorted(chances.items())}


def differences(heroes: dict[int, Fraction], foe: dict[int, Fraction], ahead: int) -> dict[int, Fraction]:
    """The heroes' values minus the creature's, plus what they are ahead by their strength."""
    spread: dict[int, Fraction] = {}
    for value, chance in heroes.items():
        for die, part in foe.items():
            spread[value - die + ahead] = spread.get(value - die + ahead, Fraction(0)) + chance * part
    return dict(sorted(spread.items()))


def strength_against(foe: Foe, fighters: Sequence[Fighter]) -> int:
    """Strength of the creature against these heroes."""
    return foe.strength + (sum(fighter.strength for fighter in fighters) if foe.mirrors else 0)


def round_odds(setting: Setting, fighters: Sequence[Fighter], foe: Foe) -> RoundOdds:
    """The spread of one round: ``fighters`` in the order in which they roll, hours already paid.

    Brew and herbs that they name are used in this round; of brew and helm the better one. Exact.
    """
    strength = strength_against(foe, fighters)
    return RoundOdds(differences(heroes_odds(setting, fighters), foe_rolls(setting, foe), -strength))


class Battle:
    """A whole battle, round after round; situations that come up again are looked at once."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.known: dict[tuple[tuple[Fighter, ...], Foe], BattleOdds] = {}
        self.spreads: dict[tuple[tuple[Hand, ...], Foe], list[tuple[int, float]]] = {}

    def odds(self, fighters: tuple[Fighter, ...], foe: Foe) -> BattleOdds:
        """What lies ahead before the hours of a round are paid."""
        key = (fighters, foe)
        if key not in self.known:
            self.known[key] = self.round(fighters, foe)
        return self.known[key]

    def round(self, fighters: tuple[Fighter, ...], foe: Foe) -> BattleOdds:
        """Hours, rolls, the creature's answer, losses, and what then lies ahead."""
        ready = [paid for fighter in fighters for paid in self.pays(fighter)]
        if not ready:
            return UNFINISHED
        hands = tuple(hand_of(self.setting, one, one.brew > 0, max(one.herbs, default=0)) for one in ready)
        ahead = sum(one.strength for one in ready) + self.setting.allies - strength_against(foe, ready)
        left = tuple(replace(one, brew=max(0, one.brew - 1), herbs=tuple(sorted(one.herbs)[:-1])) for one in ready)
        won = beaten = unfinished = 0.0
        for difference, chance in self.spread(hands, foe):
            odds = self.compared(left, foe, difference + ahead)
            won += chance * odds.won
            beaten += chance * odds.beaten
            unfinished += chance * odds.unfinished
        return BattleOdds(won, beaten, unfinished)

    def spread(self, hands: tuple[Hand, ...], foe: Foe) -> list[tuple[int, float]]:
        """What the dice of both sides come to, without strength."""
        key = (hands, foe)
        if key not in self.spreads:
            heroes = HeroesRoll(self.setting, hands).spread().chances
            spread = differences(heroes, foe_rolls(self.setting, foe), 0)
            self.spreads[key] = [(difference, float(chance)) for difference, chance in spread.items()]
        return self.spreads[key]

    def pays(self, fighter: Fighter) -> Iterator[Fighter]:
        """The fighter one hour later, or nobody if he has none (AN-044, AN-046, AN-091)."""
        over = fighter.hours - int(self.setting.board.free_hours)
        price = 0 if over < 0 else self.setting.prices[over] if over < len(self.setting.prices) else -1
        if price >= 0 and (price == 0 or fighter.willpower > price):
            yield replace(fighter, hours=fighter.hours + 1, willpower=fighter.willpower - price)

    def compared(self, fighters: tuple[Fighter, ...], foe: Foe, difference: int) -> BattleOdds:
        """The lower side loses the difference; bearers hold up their shields where that is better (AN-068, AN-072)."""
        if difference >= foe.willpower:
            return WON
        if difference >= 0:
            return self.odds(fighters, replace(foe, willpower=foe.willpower - difference))
        chosen = None
        for shields in product(*[(False, True) if fighter.shield else (False,) for fighter in fighters]):
            stand = []
            for fighter, shielded in zip(fighters, shields, strict=True):
                if shielded:
                    stand.append(replace(fighter, shield=fighter.shield - 1))
                elif fighter.willpower + difference > 0:
                    stand.append(replace(fighter, willpower=fighter.willpower + difference))
            odds = self.odds(tuple(stand), foe) if stand else BEATEN
            if chosen is None or odds.won > chosen.won:
                chosen = odds
        assert chosen is not None
        return chosen


WON = BattleOdds(1.0, 0.0, 0.0)
BEATEN = BattleOdds(0.0, 1.0, 0.0)
UNFINISHED = BattleOdds(0.0, 0.0, 1.0)


def battle_odds(setting: Setting, fighters: Sequence[Fighter], foe: Foe) -> BattleOdds:
    """How a battle ends, before the first hour is paid; the inviter first, the others clockwise.

    Nothing is drawn at random: exact up to the rounding of floating-point numbers.
    """
    return Battle(setting).odds(tuple(fighters), foe)


def battle_at(state: Andor, heroes: Sequence[str], field: str) -> tuple[Setting, list[Fighter], Foe]:
    """What these heroes, the inviter first, would fight with against the creature on a field. Raises ``ValueError``."""
    board = state.board
    place = board.field_named(field)
    if not state.creatures[place]:
        raise ValueError(f"no creature stands on {field}")
    kind = board.creatures[state.creatures[place] - 1]
    fighters = [fighter_of(state, HERO_NAMES.index(hero), place) for hero in heroes]
    allies = sum(int(board.allies[ally].bonus) for ally in range(len(state.allies)) if state.allies[ally] == place)
    strength = int(state.creature_bonus if kind.mirrors else strength_of(state, kind))
    foe = Foe(strength, int(willpower_of(state, kind)), tuple(kind.dice), kind.black, kind.mirrors)
    return Setting(board, allies, tuple(state.prices), state.options.black_die_turns), fighters, foe


def fighter_of(state: Andor, number: int, field: int) -> Fighter:
    """A hero as he would fight against a creature on this field."""
    hero = state.heroes[number]
    bag = hero.bag
    afar = hero.field != field
    if afar and number != ARCHER and not count(bag, BOW):
        raise ValueError(f"the {HERO_NAMES[number]} is too far away")
    herbs = [int(WORTH[herb]) for herb in (HERB_3, HERB_4) for _ in range(count(bag, herb))]
    return Fighter(
        HERO_NAMES[number],
        int(hero.strength),
        int(hero.willpower),
        int(hero.hours),
        afar,
        count(bag, HELM) > 0,
        has_three_colours(bag),
        int(2 * count(bag, BREW) + count(bag, HALF_BREW)),
        tuple(herbs),
        int(2 * count(bag, SHIELD) + count(bag, DAMAGED_SHIELD)),
    )
