"""Throwing all own dice once a turn: for swords or for torches (R-059, R-086, R-094, R-102)."""

from __future__ import annotations

from typing import Any, Final

from sagenwerk.junior import events
from sagenwerk.junior.dice import Throw
from sagenwerk.junior.state import Junior
from sagenwerk.kernel.contract import Action, Chance, Refusal

ONE_THROW_A_TURN: Final = Refusal("refusal-one-throw-a-turn", "R-059")
NO_DICE_LEFT: Final = Refusal("refusal-no-dice-left", "R-094")


class OwnDice(Chance[Junior, Throw]):
    """The hero whose turn it is throws all dice on the own board."""

    thrown = True

    def options(self, state: Junior) -> list[Action[Any]]:
        return list(state.board.throws[state.turn][state.hero.dice])

    def weights(self, state: Junior) -> list[int]:
        return state.board.throw_weights[state.turn][state.hero.dice][:]


class TorchThrow(OwnDice):
    """One torch suffices; lightnings and swords do nothing here (R-102, R-141, A-28)."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name)
        self.rule = rule

    def lights_up(self, state: Junior) -> None:
        """At least one torch was thrown."""
        raise TypeError(f"{self.name!r} does nothing with a torch")

    def stays_dark(self, state: Junior) -> None:
        """No torch was thrown."""
        raise TypeError(f"{self.name!r} does nothing without a torch")

    def settle(self, state: Junior, outcome: Throw) -> None:
        if state.chronicle is not None:
            events.dice_fall(
                state,
                self.rule,
                state.turn,
                outcome.swords,
                outcome.torches,
                outcome.lightnings,
                outcome.blanks,
            )
        if outcome.torches > 0:
            self.lights_up(state)
        else:
            self.stays_dark(state)
