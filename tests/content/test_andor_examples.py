"""The two example legends can be won, and what they show works: an ally who is led, a creature that hunts a thing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from sagenwerk.andor.scenario import HUNTS
from sagenwerk.andor.state import Andor
from sagenwerk.content.andor_box import load
from sagenwerk.games import game
from sagenwerk.kernel import CHANCE, Action, Result
from sagenwerk.lab.simulate import Plan, simulate

Way = Callable[[Andor, list[Action]], Action]
ANDOR = game("andor")


def nearer(state: Andor, actions: list[Action], start: int, goal: int, word: str) -> Action | None:
    """The step that brings something nearer to its goal, around creatures, by the names of actions."""
    distances = state.board.distances
    names = state.board.field_names
    for action in actions:
        if action.name.startswith(word):
            field = names.index(action.name.rsplit(" ", 1)[1])
            if distances[field][goal] < distances[start][goal] and not state.creatures[field]:
                return action
    return None


def first(actions: list[Action], *words: str) -> Action:
    """The first action with one of these words in its name, in the order of the words; else the last one."""
    for word in words:
        for action in actions:
            if word in action.name:
                return action
    return actions[-1]


def play(scenario: str, plan: Way, seed: int) -> Andor:
    """A game of two heroes that a plan plays and chance decides."""
    state = ANDOR.new(scenario, ["warrior", "dwarf"], {"difficulty": "easy"})
    assert isinstance(state, Andor)
    luck = Random(seed)
    for _ in range(3000):
        actions = state.legal_actions()
        if not actions:
            break
        if state.actor == CHANCE:
            state.apply(luck.choices(actions, state.weights())[0])
        else:
            state.apply(plan(state, actions))
    return state


def lead_the_cart(state: Andor, actions: list[Action]) -> Action:
    """Every hour leads the cart on its way."""
    cart = state.allies[0]
    hero = actions[0].name.split(":")[0]
    if cart >= 0:
        step = nearer(state, actions, cart, int(state.board.castle), f"{hero}: lead bell-cart to")
        if step is not None:
            return step
    if state.ally == 0:
        return first(actions, "stop leading")
    ready = cart >= 0 and free_way(state, cart, int(state.board.castle))
    return first(actions, *(["lead bell-cart"] if ready else []), "end the turn", "guards", "end the day")


def free_way(state: Andor, start: int, goal: int) -> bool:
    """Whether a neighbour that is nearer to the goal has no creature."""
    distances = state.board.distances
    return any(
        distances[field][goal] < distances[start][goal] and not state.creatures[field]
        for field in state.board.ways[start]
    )


def test_heroes_who_lead_the_bell_cart_home_win() -> None:
    results = [play("the-bell-cart", lead_the_cart, seed) for seed in range(12)]
    assert Result.WON in {state.result for state in results}
    assert all(state.allies[0] == state.board.castle for state in results if state.result is Result.WON)


def test_the_choice_brings_the_guards_or_the_soup() -> None:
    state = play("the-bell-cart", lead_the_cart, 0)
    assert state.board.field_names[state.allies[1]] == "70"
    assert state.board.allies[1].name == "guards"


def test_heroes_who_beat_the_hound_and_carry_the_ember_to_the_tree_win() -> None:
    plan = Plan("andor", "the-last-ember", ["dwarf", "warrior", "archer"], "greedy", 10, 1, {"difficulty": "easy"})
    assert simulate(plan, 1).won > 0


def hunt(lantern: str, hound: str) -> Andor:
    """The sun rises over a lantern and a hound; all have ended their day, and no event card is left."""
    heroes = {name: {"day_ended": True, "field": "0"} for name in ("warrior", "dwarf")}
    tree = {
        "order": ["warrior", "dwarf"],
        "heroes": {**heroes, "warrior": {"field": "0"}},
        "turn": "warrior",
        "rooster": "dwarf",
        "rooster_taken": True,
        "narrator": "B",
        "things": {"lantern": lantern},
        "creatures": {hound: "frost-hound"},
        "watching": ["trigger ember-goes-out"],
        "events": {"drawn": [f"golden-{number}" for number in range(1, 35)]},
        "fog": {},
    }
    state = ANDOR.restore(ANDOR.scenario("the-last-ember"), tree)
    assert isinstance(state, Andor)
    state.apply(state.scenario.actions["warrior: end the day"])
    return state


@pytest.mark.rule("AN-127")
def test_the_frost_hound_goes_two_fields_towards_the_lantern_at_every_sunrise() -> None:
    state = hunt("57", "45")
    assert [name for name, kind in state.position()["creatures"].items() if kind == "frost-hound"] == ["63"]
    assert hunt("57", "61").result is Result.LOST


def test_the_frost_hound_hunts_the_lantern() -> None:
    board = load("the-last-ember")
    hound = board.creatures[-1]
    assert (hound.name, hound.movement, hound.hunts_thing) == ("frost-hound", HUNTS, 0)
