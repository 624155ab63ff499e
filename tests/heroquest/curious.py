"""Random heroes who are curious: they open doors, search and fight more often than they wait, and get about.

``on_the_way("quest-4", "us", "a word")`` is a quest some hundred decisions after its beginning, always the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from sagenwerk.content.notation import toml
from sagenwerk.games import game
from sagenwerk.heroquest.position import SQUARE_NAMES
from sagenwerk.heroquest.scenario import HERO_NAMES
from sagenwerk.heroquest.state import IN_QUEST, Quest
from sagenwerk.kernel import CHANCE, Action, NotChanged, Result

GAME = game("heroquest")
EDITIONS = ["eu1", "eu2", "us"]
#: How often they choose what begins with such a word; all else once.
LIKES = {"step": 4, "open": 30, "search": 3, "attack": 3, "throw": 3, "shoot": 3, "stay": 30, "end": 2, "jump": 4}
#: So often one of them is put somewhere else in the dungeon.
MOVED = 40


def begun(scenario: str, edition: str, luck: Random, options: Mapping[str, str] | None = None) -> Quest:
    """A quest just begun by two to four heroes; options that are not given by luck."""
    chosen = {option.name: luck.choice(option.values) for option in GAME.options} | dict(options or {})
    heroes = luck.sample(HERO_NAMES, luck.randint(2, 4))
    state = GAME.new(GAME.scenario(scenario), heroes, {**chosen, "edition": edition})
    assert isinstance(state, Quest)
    return state


def choice(state: Quest, luck: Random, among: list[Action[Any]] | None = None) -> str:
    """What they, or the game master, choose or chance gives; among all that is offered."""
    offers = state.legal_actions() if among is None else among
    if state.actor == CHANCE:
        return luck.choices(offers, state.weights())[0].name
    likes = [LIKES.get(action.name.partition(": ")[2].partition(" ")[0], 1) for action in offers]
    return luck.choices(offers, likes)[0].name


def goes_on(state: Quest, luck: Random, number: int) -> Quest:
    """The state after one more choice, the one with this number; now and then somebody was moved before it."""
    if number % MOVED == MOVED - 1:
        state = somewhere_else(state, luck)
    state.apply(state.scenario.actions[choice(state, luck)])
    return state


def somewhere_else(state: Quest, luck: Random) -> Quest:
    """One of the heroes stands somewhere in the dungeon, if the game master can put him there now."""
    square = SQUARE_NAMES[luck.choice([square for square, used in enumerate(state.quest.used) if used])]
    here = [HERO_NAMES[hero] for hero in state.order if state.heroes[hero].where == IN_QUEST]
    try:
        after = GAME.edited(state, [{"do": "move", "who": luck.choice(here), "square": square}])
    except NotChanged:
        return state
    assert isinstance(after, Quest)
    return after if after.result is Result.PLAYING else state


def on_the_way(scenario: str, edition: str, word: str, length: int, options: Mapping[str, str] | None = None) -> str:
    """The position of a quest that still goes on after so many choices."""
    for again in range(100):
        luck = Random(f"{scenario} {edition} {word} {again}")
        state = begun(scenario, edition, luck, options)
        for number in range(length):
            if state.result is Result.PLAYING:
                state = goes_on(state, luck, number)
        if state.result is Result.PLAYING:
            return toml(state.position())
    raise AssertionError("nobody stays so long in the quest")
