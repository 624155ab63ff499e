"""A beaten creature: the reward, field 80, what it carried, the Narrator.

(AN-076 to AN-078, AN-101, AN-141, AN-142, AN-145)
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import BIT
from sagenwerk.andor.creatures import drops_cargo, goes_away
from sagenwerk.andor.heroes import gains_gold, gains_willpower
from sagenwerk.andor.joint_battle import FIGHT_ENDS
from sagenwerk.andor.narrator import NARRATOR_ON
from sagenwerk.andor.scenario import CREATURE_DEFEATED, HERO_NAMES, HEROES
from sagenwerk.andor.state import Andor
from sagenwerk.andor.triggers import happened
from sagenwerk.kernel.contract import GROUP, Action, Question, Refusal, Step

NOT_IN_LAST_ROUND: Final = Refusal("refusal-not-in-last-round", "AN-101")
SHARED_IN_ORDER: Final = Refusal("refusal-shared-in-order", "AN-101")


def victory(state: Andor) -> list[Step[Any]]:
    """What follows when a creature has no willpower left: reward, field 80, Narrator, then the fight is over (AN-076).

    With the option ``last_victory = too-late`` a Narrator who reaches the end does so before the victory
    counts (AN-145).
    """
    state.roller = -1
    state.share = state.board.creatures[state.foe_kind].reward
    state.sharer = 0
    if state.options.last_victory_counts or state.narrator + 1 < state.end_letter:
        return [REWARD_GOES, CREATURE_IS_BEATEN, NARRATOR_ON, FIGHT_ENDS]
    return [REWARD_GOES, NARRATOR_ON, CREATURE_IS_BEATEN, FIGHT_ENDS]


class RewardGoes(Step[Andor]):
    """As long as there is something left of the reward, the next piece is given (AN-077)."""

    def carry_out(self, state: Andor) -> None:
        if state.share > 0:
            state.first(REWARD, self)
        else:
            state.sharer = 0


def shares(state: Andor) -> i64:
    """How many heroes share the reward: those of the last round (AN-101)."""
    number: i64 = 0
    for hero in range(HEROES):
        if state.fighters & BIT[hero]:
            number += 1
    return number


class Reward(Question[Andor]):
    """One piece of the reward: gold or willpower; several heroes share as they like (AN-077, AN-101)."""

    def actor(self, state: Andor) -> i64:
        if shares(state) > 1:
            return GROUP
        for hero in range(HEROES):
            if state.fighters & BIT[hero]:
                return hero
        return GROUP

    def options(self, state: Andor) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        alone = shares(state) == 1
        for hero in range(state.sharer, HEROES):
            if state.fighters & BIT[hero]:
                offers.extend(state.board.reward_alone[hero] if alone else state.board.reward_shared[hero])
        return offers


class Piece(Action[Andor]):
    """One point of the reward for one hero; shared pieces go out in the order of the heroes (AN-077, AN-101)."""

    def __init__(self, name: str, presses: i64, hero: i64) -> None:
        super().__init__(name, presses)
        self.to = hero

    def refusal(self, state: Andor) -> Refusal | None:
        if not state.fighters & BIT[self.to] or (self.hero == GROUP) != (shares(state) > 1):
            return NOT_IN_LAST_ROUND
        return None if self.to >= state.sharer else SHARED_IN_ORDER

    def carry_out(self, state: Andor) -> None:
        state.share -= 1
        state.sharer = self.to
        self.comes_to(state)

    def comes_to(self, state: Andor) -> None:
        """The hero gets it."""
        raise TypeError(f"{self.name!r} gives nothing")


class GoldPiece(Piece):
    """One gold (AN-077)."""

    def comes_to(self, state: Andor) -> None:
        gains_gold(state, self.to, 1, "AN-077")


class WillpowerPiece(Piece):
    """One willpower; above 20 it is lost (AN-077, AN-085)."""

    def comes_to(self, state: Andor) -> None:
        gains_willpower(state, self.to, 1, "AN-077")


class CreatureIsBeaten(Step[Andor]):
    """It is put on field 80; what it carried lies on its field (AN-142)."""

    def carry_out(self, state: Andor) -> None:
        field = state.foe_field
        kind = state.foe_kind
        drops_cargo(state, field)
        goes_away(state, field)
        state.beaten[kind] += 1
        if state.chronicle is not None:
            events.field_changes(
                state,
                "event-creature-beaten",
                "AN-142",
                field,
                {"creature": state.board.creatures[kind].name, "beaten": state.beaten[kind]},
            )
        state.each(happened(state, CREATURE_DEFEATED, kind, field, state.opener))


def reward_alone(hero: i64) -> list[Action[Any]]:
    """What one hero takes who has won alone."""
    return asked_for_reward(
        [
            GoldPiece(f"{HERO_NAMES[hero]}: take 1 gold as reward", hero, hero),
            WillpowerPiece(f"{HERO_NAMES[hero]}: take 1 willpower as reward", hero, hero),
        ]
    )


def reward_shared(hero: i64) -> list[Action[Any]]:
    """What the group gives to one of several heroes."""
    return asked_for_reward(
        [
            GoldPiece(f"group: 1 gold to {HERO_NAMES[hero]} as reward", GROUP, hero),
            WillpowerPiece(f"group: 1 willpower to {HERO_NAMES[hero]} as reward", GROUP, hero),
        ]
    )


def asked_for_reward(actions: list[Action[Any]]) -> list[Action[Any]]:
    """These answer the question about the reward."""
    for action in actions:
        action.asked_by = REWARD
    return actions


REWARD_GOES: Final = RewardGoes("reward is given")
REWARD: Final = Reward("reward")
CREATURE_IS_BEATEN: Final = CreatureIsBeaten("creature is beaten")
