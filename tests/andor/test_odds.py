"""Exact odds of a battle: against enumeration by hand, and against the rules themselves.

The five cases are those that the manual explains: a hero alone (introduction page 3, booklet page 3), equal dice of a
creature (page 3), the archer's single dice (pages 3 and 6), helm and black die (page 6), and its worked example of a
joint battle (page 4).
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from andor.small import small
from andor.table import given

from sagenwerk.andor.state import Andor
from sagenwerk.kernel import CHANCE
from sagenwerk.lab.odds import Fighter, Foe, Setting, battle_at, battle_odds, heroes_odds, round_odds

SETTING = Setting(small())
GOR, SKRAL, WARDRAK, TROLL = (
    Foe(int(kind.strength[2]), int(kind.willpower), tuple(kind.dice), kind.black) for kind in small().creatures[:4]
)
DIE = range(1, 7)
BLACK = (6, 6, 8, 10, 10, 12)


def creature(dice: tuple[int, ...]) -> int:
    """The highest die, or the sum of equal ones."""
    return max(face * times for face, times in Counter(dice).items())


def spread(values: list[int]) -> dict[int, Fraction]:
    """Chances of equally likely cases, written out one by one."""
    return {value: Fraction(times, len(values)) for value, times in sorted(Counter(values).items())}


# The five cases


@pytest.mark.rule("AN-055", "AN-056", "AN-064", "AN-067", "AN-068")
def test_a_warrior_alone_against_a_gor() -> None:
    by_hand = spread(
        [max(dice[:3]) + 1 - creature(dice[3:]) - 2 for dice in product(DIE, repeat=5)],
    )
    odds = round_odds(SETTING, [Fighter("warrior", 1, 7)], GOR)
    assert odds.differences == by_hand
    assert sum(odds.differences.values()) == 1


@pytest.mark.rule("AN-066", "AN-057")
def test_equal_dice_count_for_the_troll_and_not_for_the_dwarf() -> None:
    by_hand = spread(
        [max(dice[:3]) + 12 - creature(dice[3:]) - 14 for dice in product(DIE, repeat=6)],
    )
    odds = round_odds(SETTING, [Fighter("dwarf", 12, 14)], TROLL)
    assert odds.differences == by_hand
    assert odds.at_least(1) == sum(chance for value, chance in by_hand.items() if value > 0)
    assert odds.expected == sum(value * chance for value, chance in by_hand.items())


@pytest.mark.rule("AN-058", "AN-069")
def test_the_archer_stops_at_5_with_two_dice_left_and_at_4_with_one() -> None:
    # One die is worth 3.5 on average; the better of taking 4 to 6 or throwing it 4.25.
    values = []
    for first, second, third, *skral in product(DIE, repeat=5):
        taken = first if first >= 5 else second if second >= 4 else third
        values.append(taken + 3 - creature(tuple(skral)) - 6)
    odds = round_odds(SETTING, [Fighter("archer", 3, 6, from_afar=True)], SKRAL)
    assert odds.differences == spread(values)


@pytest.mark.rule("AN-185", "AN-198", "AN-065")
def test_a_warrior_with_helm_and_black_die_against_a_wardrak() -> None:
    own = [max(face * times for face, times in Counter(dice).items()) for dice in product(DIE, repeat=3)]
    with_black = [max(face * times for face, times in Counter(dice).items()) for dice in product(DIE, DIE, BLACK)]
    assert sum(with_black) > sum(own)  # so he rolls it
    by_hand = [value + 6 - creature(foe) - 10 for value in with_black for foe in product(BLACK, repeat=2)]
    fighter = Fighter("warrior", 6, 7, helm=True, black_die=True)
    assert round_odds(SETTING, [fighter], WARDRAK).differences == spread(by_hand)


@pytest.mark.rule("AN-106", "AN-092", "AN-060", "AN-061", "AN-094", "AN-189", "AN-192")
def test_the_joint_battle_of_the_manual() -> None:
    """Dwarf with brew, wizard with a herb of 3, archer next door; strengths 7, against a skral.

    The wizard turns a die if that gains more than his turn is worth later on.
    """
    tree: dict[int, Fraction] = {}

    def archer(dice_left: int, turn: bool) -> list[tuple[int, Fraction]]:
        """Value and chance of the archer's roll when the wizard may still turn her die or not."""
        spreads: list[tuple[int, Fraction]] = []
        rest = archer(dice_left - 1, turn) if dice_left > 1 else []
        mean = sum((value * chance for value, chance in rest), Fraction(0))
        for face in DIE:
            value = max(face, 7 - face) if turn else face
            if dice_left == 1 or value >= mean:
                spreads.append((value, Fraction(1, 6)))
            else:
                spreads.extend((later, chance / 6) for later, chance in rest)
        return spreads

    def mean_of(cases: list[tuple[int, Fraction]]) -> Fraction:
        return sum((value * chance for value, chance in cases), Fraction(0))

    def wizard(turn: bool) -> list[tuple[int, Fraction]]:
        """The same for wizard and archer together."""
        cases: list[tuple[int, Fraction]] = []
        worth = mean_of(archer(4, True)) - mean_of(archer(4, False)) if turn else Fraction(0)
        for face in DIE:
            turns = turn and (7 - face) - face > worth
            die = 7 - face if turns else face
            cases.extend((die + 3 + value, chance / 6) for value, chance in archer(4, turn and not turns))
        return cases

    worth = mean_of(wizard(True)) - mean_of(wizard(False))
    for one, two in product(DIE, repeat=2):
        plain = 2 * max(one, two)
        better = 2 * max(one, two, 7 - one, 7 - two)
        turns = better - plain > worth
        for value, chance in wizard(not turns):
            key = (better if turns else plain) + value + 7
            tree[key] = tree.get(key, Fraction(0)) + chance / 36

    fighters = [
        Fighter("dwarf", 3, 7, brew=1),
        Fighter("wizard", 2, 7, herbs=(3,)),
        Fighter("archer", 2, 7, from_afar=True),
    ]
    assert heroes_odds(SETTING, fighters) == dict(sorted(tree.items()))
    odds = round_odds(SETTING, fighters, SKRAL)
    skral = spread([creature(dice) + 6 for dice in product(DIE, repeat=2)])
    by_hand: dict[int, Fraction] = {}
    for value, chance in tree.items():
        for answer, part in skral.items():
            by_hand[value - answer] = by_hand.get(value - answer, Fraction(0)) + chance * part
    assert odds.differences == dict(sorted(by_hand.items()))
    # 29 against 16, as printed, is among it.
    assert tree[29] > 0
    assert skral[16] == Fraction(1, 36)


# Against the rules themselves


def chance_to_win(state: Andor, known: dict[str, Fraction]) -> Fraction:
    """The chance that the creature falls when everybody fights on: all outcomes of the rules, weighted."""
    if state.foe_field < 0:
        return Fraction(0)
    if state.question().name == "reward":
        return Fraction(1)
    digest = state.digest()
    if digest not in known:
        chance = Fraction(0)
        weights = state.weights() if state.actor == CHANCE else [1]  # the first answer is to fight on
        for offer, weight in zip(state.legal_actions(), weights, strict=False):
            after = state.clone()
            after.apply(offer)
            chance += Fraction(weight, sum(weights)) * chance_to_win(after, known)
        known[digest] = chance
    return known[digest]


@pytest.mark.rule("AN-055", "AN-071", "AN-044", "AN-079", "AN-084")
def test_a_whole_battle_comes_to_what_the_rules_bring() -> None:
    warrior = {"field": "25", "strength": 3, "willpower": 9, "hours": 8}
    table = given(
        "warrior dwarf",
        warrior=warrior,
        dwarf={"field": "0"},
        creatures={"25": "gor"},
        options={"free_actions": "own-turn"},
    )
    setting, fighters, foe = battle_at(table.state, ["warrior"], "25")
    odds = battle_odds(setting, fighters, foe)
    table.do("attack on 25")
    assert odds.won == pytest.approx(float(chance_to_win(table.state, {})), abs=1e-12)
    assert odds.won + odds.beaten + odds.unfinished == pytest.approx(1, abs=1e-12)


@pytest.mark.rule("AN-046", "AN-074")
def test_in_the_last_hour_one_round_decides() -> None:
    hits = [max(dice[:2]) - creature(dice[2:]) for dice in product(DIE, repeat=5)]
    odds = battle_odds(SETTING, [Fighter("warrior", 14, 1, hours=6)], Foe(14, 2, (3,) * 21))
    assert odds.won == pytest.approx(sum(value >= 2 for value in hits) / len(hits), abs=1e-12)
    assert odds.beaten == pytest.approx(sum(value < 0 for value in hits) / len(hits), abs=1e-12)


@pytest.mark.rule("AN-072", "AN-044", "AN-091")
def test_more_articles_never_make_a_battle_worse() -> None:
    bare = Fighter("warrior", 3, 7)
    chances = [
        battle_odds(SETTING, [fighter], SKRAL).won
        for fighter in (
            bare,
            Fighter("warrior", 3, 7, shield=2),
            Fighter("warrior", 3, 7, shield=2, herbs=(3,)),
            Fighter("warrior", 3, 7, shield=2, herbs=(3,), brew=2),
            Fighter("warrior", 3, 7, shield=2, herbs=(3,), brew=2, black_die=True),
        )
    ]
    assert chances == sorted(chances)
    assert len(set(chances)) == len(chances)


@pytest.mark.rule("AN-053", "AN-091", "AN-046")
def test_who_has_no_hour_does_not_fight() -> None:
    assert battle_odds(SETTING, [Fighter("warrior", 14, 2, hours=7)], GOR).unfinished == 1
    assert battle_odds(SETTING, [Fighter("warrior", 14, 20, hours=10)], GOR).unfinished == 1


@pytest.mark.rule("AN-217")
def test_odds_know_what_lies_on_the_table() -> None:
    table = given(
        "warrior wizard",
        creatures={"25": "wardrak"},
        allies={"prince": "25"},
        creature_bonus=1,
        prices=[3, 2, -1],
        warrior={"field": "25", "strength": 5, "bag": {"helm": 1, "shield": 1, "brew": 1, "half-brew": 1}},
        wizard={"field": "14", "bag": {"bow": 1, "herb-4": 1}},
    )
    setting, fighters, foe = battle_at(table.state, ["warrior", "wizard"], "25")
    assert setting.allies == 4
    assert setting.prices == (3, 2, -1)
    assert fighters == [
        Fighter("warrior", 5, 7, helm=True, brew=3, shield=2),
        Fighter("wizard", 1, 7, from_afar=True, herbs=(4,)),
    ]
    assert (foe.strength, foe.willpower, foe.black) == (11, 7, True)
    with pytest.raises(ValueError, match="no creature"):
        battle_at(table.state, ["warrior"], "14")
    with pytest.raises(ValueError, match="too far"):
        battle_at(given(warrior={"field": "0"}, dwarf={"field": "0"}, creatures={"25": "gor"}).state, ["dwarf"], "25")
