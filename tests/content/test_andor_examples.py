"""The two example legends can be won, and what they show works: an ally who is led, a creature that hunts a thing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sagenwerk.andor.scenario import HUNTS
from sagenwerk.andor.state import WITH_HERO, Andor
from sagenwerk.content.andor_box import load
from sagenwerk.games import game
from sagenwerk.kernel import CHANCE, Action, Result

Plan = Callable[[Andor, list[Action]], Action]
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


def play(scenario: str, plan: Plan, seed: int) -> Andor:
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


def carry_the_lantern(state: Andor, actions: list[Action]) -> Action:
    """The warrior fetches the lantern and carries it to the Tree of Songs."""
    board = state.board
    warrior = state.heroes[1]
    if state.actor != 1:
        return first(actions, "end the day", "end the turn", "stop here")
    carried = state.things[0] == WITH_HERO + 1
    goal = board.field_named("57") if carried else state.things[0]
    if warrior.field == goal:
        return first(actions, "lay down lantern", "pick up lantern", "stop", "end the turn", "end the day")
    step = nearer(state, actions, int(warrior.field), int(goal), "warrior: walk to")
    return step if step is not None else first(actions, "stop", "end the turn", "end the day")


def test_heroes_who_lead_the_bell_cart_home_win() -> None:
    results = [play("the-bell-cart", lead_the_cart, seed) for seed in range(12)]
    assert Result.WON in {state.result for state in results}
    assert all(state.allies[0] == state.board.castle for state in results if state.result is Result.WON)


def test_the_choice_brings_the_guards_or_the_soup() -> None:
    state = play("the-bell-cart", lead_the_cart, 0)
    assert state.board.field_names[state.allies[1]] == "70"
    assert state.board.allies[1].name == "guards"


def test_heroes_who_carry_the_ember_to_the_tree_win() -> None:
    results = [play("the-last-ember", carry_the_lantern, seed) for seed in range(12)]
    assert Result.WON in {state.result for state in results}


def test_the_frost_hound_hunts_the_lantern() -> None:
    board = load("the-last-ember")
    hound = board.creatures[-1]
    assert (hound.name, hound.movement, hound.hunts_thing) == ("frost-hound", HUNTS, 0)
