"""Battle: attack, the creature's roll, who loses what, shields (AN-049 to AN-086, AN-092, AN-096, AN-097)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import BIT, ITEM_NAMES, SHIELD
from sagenwerk.andor.creatures import strength_of, willpower_of
from sagenwerk.andor.dice import Throw, fill_throws
from sagenwerk.andor.heroes import falls, left_of
from sagenwerk.andor.joint_battle import (
    ASKS_AGAIN,
    FIGHT_ENDS,
    GATHERS,
    GOES_ON,
    INVITES,
    JOINS,
    ROUND_GOES_ON,
    Begin,
    GoOn,
    Invite,
    Join,
    Leave,
    Round,
    StayOut,
    after_round,
    clockwise,
    fight_begins,
    foe_is_gone,
    heroes_value,
    no_fight,
    out_of_reach,
)
from sagenwerk.andor.reward import (
    CREATURE_IS_BEATEN,
    REWARD,
    REWARD_GOES,
    reward_alone,
    reward_shared,
    victory,
)
from sagenwerk.andor.rolls import HEROES_ROLL, ROLL_STEPS, allowed, roll_answers, turn_answers
from sagenwerk.andor.rubble import RUBBLE_STEPS, ClearRubble, clearing_end, clearings
from sagenwerk.andor.scenario import BATTLE_ROUND_ENDS, HERO_NAMES, HEROES, WIZARD, AndorScenario
from sagenwerk.andor.shield import has_shield, uses_shield
from sagenwerk.andor.state import Andor
from sagenwerk.andor.triggers import happened
from sagenwerk.kernel.contract import Action, Chance, Question, Refusal, Step

NO_CREATURE_THERE: Final = Refusal("refusal-no-creature-there", "AN-049")
CREATURE_ON_SHIELD: Final = Refusal("refusal-creature-on-shield", "AN-134")
NO_SHIELD: Final = Refusal("refusal-no-shield", "AN-181")


class Attack(Action[Andor]):
    """Attack the creature on the own field; the archer or with a bow also on an adjacent one (AN-049 to AN-053).

    It is the one action of the turn, not after a move (AN-002, AN-004); a creature on a golden shield is safe (AN-134).
    """

    def __init__(self, hero: i64, field: i64, name_of_field: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: attack on {name_of_field}", hero)
        self.field = field

    def refusal(self, state: Andor) -> Refusal | None:
        if not state.creatures[self.field]:
            on_shields = self.field == state.board.castle and len(state.intruders) > 0
            return CREATURE_ON_SHIELD if on_shields else NO_CREATURE_THERE
        forbidden = no_fight(state, self.hero)
        return forbidden if forbidden is not None else out_of_reach(state, self.hero, self.field)

    def carry_out(self, state: Andor) -> None:
        kind = state.board.creatures[state.creatures[self.field] - 1]
        fight_begins(state, self.hero, self.field, kind.number, willpower_of(state, kind))
        if state.chronicle is not None:
            events.hero_does(
                state,
                "event-attacks",
                "AN-049",
                self.hero,
                {"creature": kind.name, "target": state.board.field_names[self.field]},
            )
        state.first(GATHERS, BATTLE_ROUND)


def foe_strength(state: Andor) -> i64:
    """Strength of the creature in the battle; an ensorcelled one copies that of the heroes, without allies and herbs.

    (AN-067, AN-130)
    """
    kind = state.board.creatures[state.foe_kind]
    if not kind.mirrors:
        return strength_of(state, kind)
    strength = state.creature_bonus
    for hero in range(HEROES):
        if state.fighters & BIT[hero]:
            strength += state.heroes[hero].strength
    return strength


class CreatureRolls(Chance[Andor, Throw]):
    """The creature answers with the dice of its present willpower, equal dice added where that is more.

    (AN-054, AN-064, AN-065, AN-066, AN-067, AN-071) The player to the left of the opener throws for it (AN-063).
    """

    thrown = True

    def options(self, state: Andor) -> list[Action[Any]]:
        kind = state.board.creatures[state.foe_kind]
        dice = kind.dice[state.foe_willpower]
        return list(state.board.black_throws[dice] if kind.black else state.board.red_throws[dice])

    def weights(self, state: Andor) -> list[int]:
        kind = state.board.creatures[state.foe_kind]
        dice = kind.dice[state.foe_willpower]
        return state.board.black_weights[dice][:] if kind.black else state.board.red_weights[dice][:]

    def settle(self, state: Andor, outcome: Throw) -> None:
        state.dice = outcome.dice[:]
        state.foe_value = outcome.best + foe_strength(state)
        if state.chronicle is not None:
            kind = state.board.creatures[state.foe_kind]
            events.happens(
                state,
                "event-creature-rolls",
                "AN-066",
                {
                    "creature": kind.name,
                    "field": state.board.field_names[state.foe_field],
                    "thrown-by": HERO_NAMES[left_of(state, state.opener)],
                    "dice": " ".join([str(die) for die in outcome.dice]),
                    "black": 1 if kind.black else 0,
                    "value": state.foe_value,
                },
            )


class ValuesCompare(Step[Andor]):
    """The lower side loses the difference in willpower; equal values: nothing happens (AN-068, AN-070, AN-092)."""

    def carry_out(self, state: Andor) -> None:
        ours = heroes_value(state)
        if state.chronicle is not None:
            tell_values(state, ours)
        if ours > state.foe_value:
            state.foe_willpower = max(0, state.foe_willpower - (ours - state.foe_value))
            state.each(round_ends(state))
        elif ours < state.foe_value:
            state.loss = state.foe_value - ours
            state.each([*[SHIELDED[hero] for hero in clockwise(state) if has_shield(state, hero)], HEROES_LOSE])
        else:
            state.each(round_ends(state))


def round_ends(state: Andor) -> list[Step[Any]]:
    """What follows a round: first what the legend says of it, then the reward or the next round."""
    if state.watching:
        follows = happened(state, BATTLE_ROUND_ENDS, state.foe_kind, state.foe_field, state.opener)
        if follows:
            follows.append(ROUND_IS_OVER)
            return follows
    return victory(state) if state.foe_willpower == 0 else after_round(state, BATTLE_ROUND)


class RoundIsOver(Step[Andor]):
    """What the legend says at the end of a round has happened: the reward, or who goes on (AN-073, AN-076)."""

    def carry_out(self, state: Andor) -> None:
        if foe_is_gone(state):
            state.first(FIGHT_ENDS)
        elif state.foe_willpower == 0:
            state.each(victory(state))
        else:
            state.each(after_round(state, BATTLE_ROUND))


def tell_values(state: Andor, ours: i64) -> None:
    """Both battle values of the round, and what the creature has left."""
    left = state.foe_willpower
    if ours > state.foe_value:
        left = max(0, left - (ours - state.foe_value))
    message = "event-values-equal"
    if ours != state.foe_value:
        message = "event-creature-loses" if ours > state.foe_value else "event-heroes-lose"
    events.happens(
        state,
        message,
        "AN-070" if ours == state.foe_value else "AN-068",
        {
            "creature": state.board.creatures[state.foe_kind].name,
            "field": state.board.field_names[state.foe_field],
            "heroes-value": ours,
            "creature-value": state.foe_value,
            "difference": max(ours - state.foe_value, state.foe_value - ours),
            "creature-willpower": left,
        },
    )


class UseShield(Action[Andor]):
    """One side of the own shield cancels the own loss of this round; after both it goes back to the equipment board.

    (AN-072, AN-097, AN-181)
    """

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: hold up the shield", hero)

    def refusal(self, state: Andor) -> Refusal | None:
        return None if has_shield(state, self.hero) else NO_SHIELD

    def carry_out(self, state: Andor) -> None:
        uses_shield(state, self.hero)
        state.shielded |= BIT[self.hero]
        if state.chronicle is not None:
            events.hero_does(
                state, "event-shield-in-battle", "AN-072", self.hero, {"count": state.loss, "item": ITEM_NAMES[SHIELD]}
            )


class NoShield(Action[Andor]):
    """The hero keeps the shield and takes the loss."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: keep the shield", hero)

    def carry_out(self, state: Andor) -> None:
        """Nothing more: the loss comes."""


class Shielded(Question[Andor]):
    """Whether a hero who is about to lose willpower uses his shield (AN-072)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"shield of the {HERO_NAMES[hero]}")
        self.hero = hero

    def actor(self, state: Andor) -> i64:
        return self.hero

    def options(self, state: Andor) -> list[Action[Any]]:
        return allowed(state, state.board.shield_answers[self.hero])


class HeroesLose(Step[Andor]):
    """Every fighter loses the full difference, from an adjacent field too; who has no willpower left is out.

    (AN-069, AN-079 to AN-082, AN-096, AN-097, AN-100)
    """

    def carry_out(self, state: Andor) -> None:
        for number in clockwise(state):
            if state.shielded & BIT[number]:
                continue
            hero = state.heroes[number]
            hero.willpower = max(0, hero.willpower - state.loss)
            if hero.willpower == 0:
                state.fighters &= ~BIT[number]
                state.left |= BIT[number]
                state.beaten_heroes |= BIT[number]
                falls(state, number, "AN-079")
            elif state.chronicle is not None:
                events.hero_does(state, "event-loses-willpower", "AN-068", number, {"count": state.loss})
        state.each(round_ends(state))


def battle_actions(board: AndorScenario, hero: int) -> list[Action[Any]]:
    """All actions of one hero for battle and rubble, in order; enters them in the board's tables.

    Those by which a fight begins are answers to the question that the catalogue asks the hero on turn: ``attacks``
    and ``clears`` of the board.
    """
    names = board.field_names
    attacks: list[Action[Any]] = [Attack(hero, field, names[field]) for field in range(len(names))]
    clears: list[Action[Any]] = [ClearRubble(hero, field, names[field]) for field in range(len(names))]
    invites: list[Action[Any]] = [Invite(hero, other) for other in range(HEROES)]
    begin = Begin(hero)
    joins: list[Action[Any]] = [Join(hero), StayOut(hero)]
    go_ons: list[Action[Any]] = [GoOn(hero), Leave(hero)]
    shields: list[Action[Any]] = [UseShield(hero), NoShield(hero)]
    black, single, helps = roll_answers(hero)
    turns = turn_answers() if hero == WIZARD else []
    away = clearings(hero, names)
    end = clearing_end(hero)
    alone = reward_alone(hero)
    begin.asked_by = INVITES
    for action in invites:
        action.asked_by = INVITES
    for action in joins:
        action.asked_by = JOINS[hero]
    for action in go_ons:
        action.asked_by = GOES_ON[hero]
    for action in shields:
        action.asked_by = SHIELDED[hero]
    board.attacks.append(attacks)
    board.clears.append(clears)
    board.invites.append(invites)
    board.begins.append(begin)
    board.joins.append(joins)
    board.go_ons.append(go_ons)
    board.shield_answers.append(shields)
    board.black_answers.append(black)
    board.die_answers.append(single)
    board.help_answers.append(helps)
    if hero == WIZARD:
        board.turn_answers = turns
    board.clearings.append(away)
    board.clearing_ends.append(end)
    board.reward_alone.append(alone)
    own = [invite for invite in invites if invite is not invites[hero]]
    return [
        *attacks,
        *clears,
        *own,
        begin,
        *joins,
        *black,
        *single,
        *turns,
        *helps,
        *shields,
        *go_ons,
        *away,
        end,
        *alone,
    ]


def group_rewards(board: AndorScenario) -> list[Action[Any]]:
    """What the group gives away of a reward that several heroes share; enters it in the board's table."""
    actions: list[Action[Any]] = []
    for hero in range(HEROES):
        shared = reward_shared(hero)
        board.reward_shared.append(shared)
        actions.extend(shared)
    return actions


def battle_outcomes(board: AndorScenario) -> list[Action[Any]]:
    """All throws of red and black dice, by number of dice; enters them in the board's tables."""
    fill_throws(board)
    outcomes: list[Action[Any]] = []
    for throws in board.red_throws:
        outcomes.extend(throws)
    for throws in board.black_throws:
        outcomes.extend(throws)
    return outcomes


BATTLE_ROUND: Final = Round("battle round")
CREATURE_ROLLS: Final = CreatureRolls("dice of the creature")
VALUES_COMPARE: Final = ValuesCompare("battle values compare")
SHIELDED: Final = [Shielded(hero) for hero in range(HEROES)]
HEROES_LOSE: Final = HeroesLose("heroes lose willpower")
ROUND_IS_OVER: Final = RoundIsOver("battle round is over")
BATTLE_ROUND.parts = [HEROES_ROLL, CREATURE_ROLLS, VALUES_COMPARE]
ROUND_GOES_ON.parts = BATTLE_ROUND.parts
#: Steps around what a legend says of a round.
ROUND_STEPS: Final[list[Step[Any]]] = [ROUND_GOES_ON, ROUND_IS_OVER]
BATTLE_STEPS: Final[list[Step[Any]]] = [
    INVITES,
    GATHERS,
    *JOINS,
    BATTLE_ROUND,
    *ROLL_STEPS,
    CREATURE_ROLLS,
    VALUES_COMPARE,
    *SHIELDED,
    HEROES_LOSE,
    *GOES_ON,
    ASKS_AGAIN,
    REWARD_GOES,
    REWARD,
    CREATURE_IS_BEATEN,
    FIGHT_ENDS,
    *RUBBLE_STEPS,
]
