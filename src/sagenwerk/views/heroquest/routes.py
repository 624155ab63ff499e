"""Ways of several steps for the hero on turn, the figure that the game master moves, or an ally that is led."""

from __future__ import annotations

from typing import Any

from sagenwerk.heroquest.asking import HERO_CHOOSES
from sagenwerk.heroquest.board import next_square, square_name
from sagenwerk.heroquest.march import MarchOn
from sagenwerk.heroquest.monsters import MASTER_CHOOSES, StepFigure
from sagenwerk.heroquest.state import FIRST_MONSTER, Quest
from sagenwerk.kernel import Action
from sagenwerk.views.heroquest.view import QuestRoute


def routes(state: Quest) -> list[QuestRoute]:
    """Shortest ways, breadth first over the legal steps, each really taken as far as the seat knows the board.

    A way ends where a step leads to a question or ends the turn; it may lead over a figure, but ends beside it.
    """
    if not at_rest(state):
        return []
    found: dict[int, QuestRoute] = {}
    seen = {place_of(state)}
    edge = [(state, QuestRoute(target="", actions=[], squares=[]))]
    while edge:
        following: list[tuple[Quest, QuestRoute]] = []
        for here, way in edge:
            for action, to in steps_of(here):
                if to in seen:
                    continue
                seen.add(to)
                there, further = taken(here, way, action, to)
                if stays(there, to):
                    found[to] = further
                if not further.ends:
                    following.append((there, further))
        edge = following
    return list(found.values())


def at_rest(state: Quest) -> bool:
    """Whether whoever is on turn is asked what to do."""
    return bool(state.agenda) and state.agenda[-1] in (HERO_CHOOSES, MASTER_CHOOSES)


def place_of(state: Quest) -> int:
    """Where the marching figure stands, -1 for nowhere."""
    if state.turn >= 0:
        return int(state.hero.square)
    return state.squares[state.figure] if state.figure >= 0 else -1


def steps_of(state: Quest) -> list[tuple[Action[Any], int]]:
    """The steps that can be taken next, and where they lead."""
    square = place_of(state)
    return [
        (action, int(next_square(square, action.direction)))
        for action in state.legal_actions()
        if isinstance(action, (MarchOn, StepFigure))
    ]


def taken(here: Quest, way: QuestRoute, action: Action[Any], to: int) -> tuple[Quest, QuestRoute]:
    """The state after one more step, and the way up to there."""
    there = here.clone()
    there.apply(action)
    same_turn = there.turn == here.turn and there.round == here.round
    goes_on = at_rest(there) and same_turn and place_of(there) == to
    return there, QuestRoute(
        target=square_name(to),
        actions=[*way.actions, action.name],
        squares=[*way.squares, square_name(to)],
        passes=way.passes or here.at[to] != 0,
        ends=not goes_on,
    )


def stays(state: Quest, to: int) -> bool:
    """Whether the figure may stay where the step led, or must decide something there."""
    if not at_rest(state) or place_of(state) != to:
        return True
    mine = state.turn + 1 if state.turn >= 0 else FIRST_MONSTER + state.figure
    return state.at[to] == mine
