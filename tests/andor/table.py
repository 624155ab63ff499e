"""A table to try rules at: a situation of Andor, what is done there, and what then stands on it."""

from __future__ import annotations

from typing import Any

import pytest
from andor.small import small

from sagenwerk.andor.position import restore
from sagenwerk.andor.scenario import HERO_NAMES
from sagenwerk.andor.state import Andor
from sagenwerk.kernel import CHANCE, GROUP, Action, IllegalAction


class Table:
    """A state with short forms: names of actions need no hero if the hero who is asked is meant."""

    def __init__(self, state: Andor) -> None:
        self.state = state
        state.chronicle = state.chronicle or []

    # When

    def do(self, *names: str) -> Table:
        """Choose actions and let outcomes happen, in this order."""
        for name in names:
            self.state.apply(self.action(name))
        return self

    def action(self, name: str) -> Action[Any]:
        """``pass`` of the hero who is asked, ``archer: pass``, or an outcome like ``dice 2 5``."""
        actions = self.state.board.actions
        asked = [name]
        if self.state.actor >= 0:
            asked.append(f"{HERO_NAMES[self.state.actor]}: {name}")
        elif self.state.actor == GROUP:
            asked.append(f"group: {name}")
        for full in (*asked, f"{HERO_NAMES[self.state.turn]}: {name}"):
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
    def asked(self) -> str:
        """Who decides now: a hero, ``group`` or ``chance``."""
        actor = self.state.actor
        if actor >= 0:
            return HERO_NAMES[actor]
        return {GROUP: "group", CHANCE: "chance"}[actor]

    @property
    def question(self) -> str:
        """What is asked now."""
        return self.state.question().name

    @property
    def offers(self) -> list[str]:
        """Names of all legal actions or outcomes, in their order."""
        return [action.name for action in self.state.legal_actions()]

    @property
    def chances(self) -> dict[str, int]:
        """The outcomes that can come now, with their weights."""
        return dict(zip(self.offers, self.state.weights(), strict=True))

    def __getitem__(self, key: str) -> Any:
        """A part of the position: ``table["narrator"]``; empty parts are None."""
        return self.state.position().get(key)

    def hero(self, name: str) -> dict[str, Any]:
        """The hero board of somebody."""
        board: dict[str, Any] = self["heroes"][name]
        return board

    def bag(self, name: str) -> dict[str, int]:
        """What somebody carries."""
        bag: dict[str, int] = self.hero(name).get("bag", {})
        return bag

    @property
    def told(self) -> list[str]:
        """Messages of the chronicle so far."""
        return [event.message for event in self.state.chronicle or []]


def given(heroes: str = "dwarf warrior", **position: Any) -> Table:
    """A situation on the small board: who plays, clockwise; hero boards by name, the rest as in a position."""
    boards = {name: position.pop(name) for name in HERO_NAMES if name in position}
    tree = {"order": heroes.split(), "heroes": boards, **position}
    return Table(restore(small(), tree))
