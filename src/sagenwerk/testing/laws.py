"""The laws that one state must keep, wherever in a game it stands."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from typing import Any

from sagenwerk.content.notation import toml
from sagenwerk.kernel import (
    CHANCE,
    GAME_MASTER,
    GROUP,
    NOBODY,
    Chance,
    Game,
    IllegalAction,
    Outcome,
    Refusal,
    Result,
    State,
)
from sagenwerk.play import Dealer
from sagenwerk.testing.law import Laws

#: Gives states that differ from a state only in what this audience may not know.
Secrets = Callable[[State, int], Iterable[State]]


def offers_are_in_order(laws: Laws, state: State, heroes: int) -> None:
    """The list is never empty nor double, always the same, and belongs to whoever is asked."""
    offers = state.legal_actions()
    if state.result is not Result.PLAYING:
        laws.holds("nothing is offered after the end", not offers and state.actor == NOBODY, f"{offers}")
        return
    question = state.question()
    laws.holds("somebody can always decide", offers, f"question {question.name!r} has no answer")
    laws.holds("no action is offered twice", len(set(offers)) == len(offers), f"{offers}")
    again = state.clone().legal_actions()
    alike = len(again) == len(offers) and all(one is other for one, other in zip(offers, again, strict=True))
    laws.holds("the order of offers is pinned", alike, f"{question.name!r} gives {offers}, then {again}")
    known = state.scenario.actions.by_name
    for action in offers:
        mine = known.get(action.name) is action
        laws.holds("offers are of the catalogue", mine, f"{action.name!r} is not made once per scenario")
    known_steps = state.scenario.steps.by_name
    for step in state.agenda:
        mine = known_steps.get(step.name) is step
        laws.holds("steps are of the catalogue", mine, f"{step.name!r} is not made once per scenario")
    actor = state.actor
    fits = 0 <= actor < heroes or actor in (CHANCE, GAME_MASTER, GROUP)
    laws.holds("the actor can be asked", fits, f"question {question.name!r} asks {actor}")
    chance = isinstance(question, Chance)
    laws.holds("only chance asks chance", chance == (actor == CHANCE), f"{question.name!r} asks {actor}")
    outcomes = all(isinstance(action, Outcome) == chance for action in offers)
    laws.holds("chance gives outcomes", outcomes, f"{question.name!r} offers {offers}")
    if chance:
        weights = state.weights()
        fit = len(weights) == len(offers) and all(type(weight) is int and weight >= 1 for weight in weights)
        laws.holds("every outcome has a weight", fit, f"{question.name!r}: {offers} weigh {weights}")


def mask_agrees_with_apply(laws: Laws, state: State) -> None:
    """Over the whole catalogue: what is offered can be applied, all else is refused with a reason."""
    offered = set(state.legal_actions())
    before = state.digest()
    for action in state.scenario.actions.all:
        refusal = state.refusal(action)
        if action in offered:
            laws.holds("what is offered is not refused", refusal is None, f"{action.name!r}: {refusal}")
            twin = state.clone()
            twin.apply(action)
            going = twin.result is not Result.PLAYING or twin.legal_actions()
            laws.holds("what is offered can be applied", going, f"after {action.name!r} nobody is asked")
            continue
        reason = isinstance(refusal, Refusal) and refusal.message
        laws.holds("what is not offered is refused", reason, f"{action.name!r} is neither offered nor refused")
        if refusal is not None:
            plain = all(isinstance(value, str | int) for value in refusal.arguments(state, action).values())
            laws.holds("a refusal can be shown", plain, f"{action.name!r}: {refusal.arguments(state, action)}")
        try:
            state.apply(action)
        except IllegalAction as error:
            same = error.refusal is refusal or error.refusal == refusal
            laws.holds("apply gives the reason", same, f"{action.name!r}: {error.refusal}, not {refusal}")
        else:
            laws.broken("what is not offered cannot be applied", f"{action.name!r} was")
    unchanged = state.digest() == before
    laws.holds("a refused action changes nothing", unchanged, "the digest changed")


def position_comes_back(laws: Laws, game: Game, state: State) -> None:
    """The position, as a tree and as text, leads to the same state, in the middle of chance too."""
    tree = state.position()
    text = toml(tree)
    laws.holds("a position is plain", tomllib.loads(text) == tree, "the text says something else than the tree")
    named = tree.get("game") == game.name and tree.get("scenario") == state.scenario.name
    laws.holds("a position names what is played", named, 'the keys "game" and "scenario" are not right')
    for source in (tree, tomllib.loads(text)):
        same = game.restore(state.scenario, source)
        laws.same("a position comes back", state, same, "the state and its restored position")
    names = [action.name for action in state.legal_actions()]
    again = [action.name for action in same.legal_actions()]
    laws.holds("a position offers the same", names == again, f"{names}, restored {again}")


def views_hide_and_agree(laws: Laws, game: Game, state: State, secrets: Secrets | None, number: int) -> None:
    """A view shows an audience its own and no secret, and what it imagines agrees with it."""
    for audience in [*range(len(game.heroes)), GAME_MASTER, NOBODY]:
        before = state.digest()
        view = state.view(audience)
        laws.holds("a view is a state of the game", type(view) is type(state), f"it is a {type(view).__name__}")
        laws.same("a view of a view is the same", view, view.view(audience), f"audience {audience}")
        if state.actor == audience:
            mine = [action.name for action in state.legal_actions()]
            seen = [action.name for action in view.legal_actions()]
            laws.holds("a view offers its owner the same", mine == seen, f"{mine}, in the view {seen}")
        full = view.imagine(Dealer(number))
        laws.same("an imagined state agrees with the view", full.view(audience), view, f"audience {audience}")
        if full.result is Result.PLAYING:
            full.apply(full.legal_actions()[0])
            laws.holds("an imagined state can be played", True, "")
        laws.holds("looking changes nothing", state.digest() == before, f"by the view of {audience}")
        for other in secrets(state, audience) if secrets else ():
            what = f"audience {audience}, states that differ only in a secret"
            laws.same("secrets do not show", view, other.view(audience), what)
            laws.holds("secrets do not show in offers", _shown(view) == _shown(other.view(audience)), what)


def _shown(view: State) -> list[tuple[str, int, Any]]:
    return [
        (action.name, view.scenario.actions.numbers[action.name], view.refusal(action))
        for action in view.legal_actions()
    ]
