"""What an entry of a log does to a state, and what people learn by it."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import NamedTuple

from sagenwerk.kernel import CHANCE, GAME_MASTER, NOBODY, Chance, Event, Game, State
from sagenwerk.play.log import Choice, Held, OutcomeEntry, Override


class UnknownAction(ValueError):
    """There is no action of this name in the scenario."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        close = difflib.get_close_matches(name, names, n=3)
        meant = f"; did you mean {' or '.join(map(repr, close))}?" if close else ""
        super().__init__(f"there is no action {name!r}{meant}")
        self.name = name


class Done(NamedTuple):
    """What an entry led to."""

    state: State
    events: list[Event]
    #: Whether chance answered, or the heroes see what they could not foresee.
    news: bool
    #: Whether taking it back would leave the heroes knowing something: news, or a look at what only others know.
    told: bool


def carried_out(game: Game, state: State, entry: Held) -> tuple[State, list[Event]]:
    """The state after an entry, maybe ``state`` itself, and what was told. Raises where it cannot stand."""
    if not isinstance(entry, Override):
        return state, _applied(state, entry)
    after = game.restore(state.scenario, entry.position)
    return after, game.changed(state, after)


def done(game: Game, state: State, entry: Held) -> Done:
    """The same, and what the heroes learned by it; nothing in games without secrets."""
    seen = state.view(NOBODY) if game.game_master else None
    after, events = carried_out(game, state, entry)
    if seen is None:
        return Done(after, events, False, False)
    if isinstance(entry, OutcomeEntry):
        return Done(after, events, True, True)
    if isinstance(entry, Override):
        news = seen.digest() != after.view(NOBODY).digest()
        return Done(after, events, news, news)
    action = after.scenario.actions[entry.action]
    looked = action.hero != GAME_MASTER and game.looks(seen, action)
    news = not _foreseen(seen, entry.action, after)
    return Done(after, events, news, news or looked)


def dice_to_throw(state: State) -> list[str] | None:
    """Names of what the dice of the box could show, in order; None while they are not asked, or show but one thing."""
    if state.actor != CHANCE:
        return None
    question = state.question()
    if not isinstance(question, Chance) or not question.thrown:
        return None
    names = [outcome.name for outcome in state.legal_actions()]
    return names if len(names) > 1 else None


def _applied(state: State, entry: Choice | OutcomeEntry) -> list[Event]:
    """Apply an entry of a log; what the rules told about it. Raises if they do not allow it."""
    if isinstance(entry, OutcomeEntry):
        if state.actor != CHANCE or state.question().name != entry.asked:
            raise ValueError(f"chance is not asked {entry.asked!r} here")
        name = entry.outcome
    else:
        name = entry.action
    if name not in state.scenario.actions:
        raise UnknownAction(name, list(state.scenario.actions.by_name))
    action = state.scenario.actions[name]
    if isinstance(entry, Choice) and action.hero == CHANCE:
        raise ValueError(f"{name!r} is given by chance, nobody chooses it")
    state.chronicle = []
    state.apply(action)
    events = state.chronicle
    state.chronicle = None
    return events


def _foreseen(seen: State, action: str, after: State) -> bool:
    """Whether the heroes knew beforehand what they see after an action; ``seen`` is used up."""
    if action not in seen.scenario.actions:
        return False
    try:
        seen.apply(seen.scenario.actions[action])
    except Exception:  # a view need not know how to go on where something hidden comes in
        return False
    return seen.view(NOBODY).digest() == after.view(NOBODY).digest()
