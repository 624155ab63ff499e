"""A situation to try rules at: what is done there, what is refused, and what then stands on the table."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

import pytest

from sagenwerk.kernel import Action, IllegalAction, Refusal, State

S = TypeVar("S", bound=State)


class Situation(Generic[S]):
    """A state with short forms: names of actions need no hero if the one who acts is meant."""

    def __init__(self, state: S) -> None:
        self.state = state
        state.chronicle = state.chronicle or []

    @property
    def acting(self) -> str:
        """The name of the hero who is meant where none is named."""
        raise NotImplementedError

    # When

    def do(self, *names: str) -> Self:
        """Choose actions and let outcomes happen, in this order."""
        for name in names:
            self.state.apply(self.action(name))
        return self

    def action(self, name: str) -> Action[Any]:
        """``end the turn`` of whoever acts, ``archer: end the turn``, or an outcome like ``red die: 2``."""
        actions = self.state.scenario.actions
        acting = self.acting
        for full in (name, f"{acting}: {name}", f"{acting} {name}"):
            if full in actions:
                action: Action[Any] = actions[full]
                return action
        raise AssertionError(f"there is no action {name!r}")

    # Then

    def may(self, name: str) -> bool:
        """Whether this is among the legal actions; the refusal must agree."""
        action = self.action(name)
        offered = any(offer is action for offer in self.state.legal_actions())
        assert (self.state.refusal(action) is None) == offered, f"{name}: {self.state.refusal(action)}"
        return offered

    def refusal(self, name: str) -> Refusal:
        """The refusal, after trying in vain: nothing changes, and nobody is offered this."""
        assert not self.may(name), f"{name} is allowed"
        before = self.state.digest()
        with pytest.raises(IllegalAction) as caught:
            self.state.apply(self.action(name))
        assert self.state.digest() == before
        assert caught.value.refusal is not None
        return caught.value.refusal

    def refused(self, name: str) -> str:
        """The message of the refusal."""
        return self.refusal(name).message

    @property
    def offers(self) -> list[str]:
        """Names of all legal actions or outcomes, in their order."""
        return [action.name for action in self.state.legal_actions()]

    @property
    def chances(self) -> dict[str, int]:
        """The outcomes that can come now, with their weights."""
        return dict(zip(self.offers, self.state.weights(), strict=True))

    def __getitem__(self, key: str) -> Any:
        """A part of the position: ``table["turn"]``."""
        return self.state.position()[key]

    def hero(self, name: str) -> dict[str, Any]:
        """The hero board of somebody."""
        board: dict[str, Any] = self["heroes"][name]
        return board

    @property
    def told(self) -> list[str]:
        """Messages of the chronicle so far."""
        return [event.message for event in self.state.chronicle or []]
