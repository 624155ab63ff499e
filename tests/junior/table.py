"""A table to try rules at: a situation of Andor Junior, what is done there, and what then stands on it."""

from __future__ import annotations

from typing import Any

import pytest

from sagenwerk.games import game
from sagenwerk.junior.scenario import HERO_NAMES
from sagenwerk.junior.state import Junior
from sagenwerk.kernel import Action, IllegalAction

GAME = game("junior")

#: The hero on turn has finished the movement: actions are allowed.
ARRIVED = {"arrived": True}

#: No tile lies anywhere.
NO_TILES: dict[str, Any] = {"tiles": {}, "unseen": {}}


class Table:
    """A state with short forms: names of actions need no hero if the hero on turn is meant."""

    def __init__(self, state: Junior) -> None:
        self.state = state
        state.chronicle = state.chronicle or []

    # When

    def do(self, *names: str) -> Table:
        """Choose actions and let outcomes happen, in this order."""
        for name in names:
            self.state.apply(self.action(name))
        return self

    def action(self, name: str) -> Action[Any]:
        """``end the turn`` of the hero on turn, ``archer: end the turn``, or an outcome like ``red die: 2``."""
        actions = self.state.board.actions
        turn = HERO_NAMES[self.state.turn]
        for full in (name, f"{turn}: {name}", f"{turn} {name}"):
            if full in actions:
                return actions[full]
        raise AssertionError(f"there is no action {name!r}")

    # Then

    def may(self, name: str) -> bool:
        """Whether this is among the legal actions; the refusal must agree."""
        action = self.action(name)
        offered = any(offer is action for offer in self.state.legal_actions())
        assert (self.state.refusal(action) is None) == offered
        return offered

    def refused(self, name: str) -> str:
        """The message of the refusal, after trying in vain: nothing changes, and nobody is offered this."""
        assert not self.may(name), f"{name} is allowed"
        before = self.state.digest()
        with pytest.raises(IllegalAction) as caught:
            self.state.apply(self.action(name))
        assert self.state.digest() == before
        assert caught.value.refusal is not None
        return caught.value.refusal.message

    @property
    def offers(self) -> list[str]:
        """Names of all legal actions or outcomes, in their order."""
        return [action.name for action in self.state.legal_actions()]

    @property
    def chances(self) -> dict[str, int]:
        """The outcomes that can come now, with their weights."""
        return dict(zip(self.offers, self.state.weights(), strict=True))

    def __getitem__(self, key: str) -> Any:
        """A part of the position: ``table["dragon"]``."""
        return self.state.position()[key]

    def hero(self, name: str) -> dict[str, Any]:
        """The hero board of somebody."""
        board: dict[str, Any] = self["heroes"][name]
        return board

    def bag(self, name: str) -> dict[str, int]:
        """What is in somebody's loot bag."""
        bag: dict[str, int] = self.hero(name)["bag"]
        return bag

    def lying(self, field: str) -> dict[str, int]:
        """What lies openly on a field."""
        things: dict[str, int] = self["items"].get(field, {})
        return things

    @property
    def done(self) -> list[str]:
        """Task cards with the green side up."""
        cards: list[str] = self["tasks"]["done"]
        return cards

    @property
    def told(self) -> list[str]:
        """Messages of the chronicle so far."""
        return [event.message for event in self.state.chronicle or []]


def given(heroes: str = "warrior archer", scenario: str = "challenge-1", **position: Any) -> Table:
    """A situation: who plays, clockwise; hero boards by name (``warrior={"suns": 2}``), the rest as in a position."""
    boards = {name: position.pop(name) for name in HERO_NAMES if name in position}
    tree = {"order": heroes.split(), "heroes": boards, **position}
    return Table(GAME.restore(GAME.scenario(scenario), tree))


def new_game(heroes: str = "warrior archer", scenario: str = "challenge-1", **options: str) -> Table:
    """A game at its first question."""
    return Table(GAME.new(scenario, heroes.split(), options))


def nightfall(heroes: str = "warrior archer", scenario: str = "challenge-1", **position: Any) -> Table:
    """The last hero of the day goes to sleep; the next thing is the red die."""
    order = heroes.split()
    boards = {name: {"asleep": True, "suns": 0, **position.pop(name, {})} for name in order}
    boards[order[-1]].update(asleep=False)
    position = {"marker_taken": True, **position}
    table = given(heroes, scenario, turn=order[-1], this_turn=ARRIVED, **boards, **position)
    return table.do("end the turn")
