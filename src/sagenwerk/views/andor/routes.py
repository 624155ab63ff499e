"""Ways of several steps for the hero on turn, or for the figure that he leads, with the price of every step."""

from __future__ import annotations

from typing import Any

from sagenwerk.andor.allies import AllyStep
from sagenwerk.andor.day import HERO_CHOOSES
from sagenwerk.andor.free import STOP_WALKING
from sagenwerk.andor.state import LEADS, Andor
from sagenwerk.andor.walk import Walk
from sagenwerk.kernel import Action
from sagenwerk.views.andor.view import AndorRoute, AndorStep

#: Lines of the chronicle that every step brings; more of them mean that something was set off.
ORDINARY = ("event-walks", "event-ally-goes")


def routes(state: Andor) -> list[AndorRoute]:
    """Shortest ways, breadth first over the legal steps, each really taken; farmers go round creatures where they can.

    A way ends where a step sets something off: nobody can walk on before it is dealt with.
    """
    if not at_rest(state):
        return []
    start = place_of(state)
    found: dict[int, AndorRoute] = {}
    edge = [(state, AndorRoute(target="", actions=[], steps=[], hours=0, willpower=0))]
    while edge:
        reached: dict[int, tuple[Andor, AndorRoute]] = {}
        for here, way in edge:
            for action in steps_of(here):
                to = goal_of(action)
                if to == start or to in found:
                    continue
                there, further = taken(here, way, action)
                if to not in reached or farmers(there) > farmers(reached[to][0]):
                    reached[to] = (there, further)
        found |= {to: route for to, (_, route) in reached.items()}
        edge = [(there, route) for there, route in reached.values() if at_rest(there) and calm(there)]
    return list(found.values())


def at_rest(state: Andor) -> bool:
    """Whether the hero on turn is asked what to do."""
    return bool(state.agenda) and state.agenda[-1] is HERO_CHOOSES


def calm(state: Andor) -> bool:
    """Whether the last step set nothing off."""
    return all(event.message in ORDINARY for event in state.chronicle or [])


def place_of(state: Andor) -> int:
    """Where the walking or led figure stands."""
    return state.allies[state.ally] if state.doing == LEADS else int(state.hero.field)


def farmers(state: Andor) -> int:
    """How many farmers the hero on turn has with him."""
    return int(state.hero.farmers)


def steps_of(state: Andor) -> list[Action[Any]]:
    """The steps that can be taken next."""
    return [action for action in state.legal_actions() if isinstance(action, (Walk, AllyStep))]


def goal_of(action: Action[Any]) -> int:
    """Where a step leads."""
    assert isinstance(action, (Walk, AllyStep))
    return int(action.to)


def taken(here: Andor, way: AndorRoute, action: Action[Any]) -> tuple[Andor, AndorRoute]:
    """The state after one more step, and the way up to there."""
    free = here.free_steps > 0
    price = 0 if free else max(0, int(here.price_of_hour(here.hero)))
    there = here.clone()
    there.chronicle = []
    there.apply(action)
    step = AndorStep(here.board.field_names[goal_of(action)], 0 if free else 1, price)
    return there, AndorRoute(
        target=step.field,
        actions=[*way.actions, action.name],
        steps=[*way.steps, step],
        hours=way.hours + step.hours,
        willpower=way.willpower + price,
        sets_off=not calm(there) or not at_rest(there) or (isinstance(action, Walk) and acts_there(there)),
    )


def acts_there(state: Andor) -> bool:
    """Whether something happens if the hero ends his move where he is now (AN-032, AN-159)."""
    trial = state.clone()
    trial.chronicle = []
    trial.apply(state.board.single[state.turn][STOP_WALKING])
    return not at_rest(trial) or bool(trial.chronicle)
