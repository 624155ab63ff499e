"""Whole games of the shipped legends: everything that is shown, offered, refused and told can be said."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from views.words import field_said, own_name, said

from sagenwerk.andor.state import Andor
from sagenwerk.games import game
from sagenwerk.kernel import CHANCE, Result
from sagenwerk.views.andor import board, choice, field_says, known, label, line_of, view_of
from sagenwerk.views.andor.view import AndorView
from sagenwerk.views.shell import Sentence

GAME = game("andor")


class Names:
    """The names that a table of this legend knows."""

    game = "andor"

    def __init__(self, scenario: Any) -> None:
        drawn = board(scenario)
        self.fields = {field["id"]: field["names"] for field in drawn["fields"]}
        self.own_names = drawn["names"]

    def hero(self, hero: str) -> tuple[str, str]:
        return hero.title(), "f"

    def field(self, field: str, language: str) -> str | None:
        names = self.fields[field]
        return None if names is None else str(names[language])

    def own(self, argument: str, name: str, language: str) -> str | None:
        return own_name(self.own_names, argument, name, language)


def everything_said(state: Andor, names: Names) -> None:
    """What the page gets now: it travels, and all of it has words."""
    view = view_of(state, {})
    assert msgspec.json.decode(msgspec.json.encode(view), type=AndorView) == view
    said(view.call, names)
    for offer in view.offers:
        if offer.kind != "outcome":
            said(offer.label, names)
        if offer.warning is not None:
            said(offer.warning, names)


def fields_said(state: Andor, names: Names) -> None:
    """What every field answers."""
    for name in state.board.field_names:
        field_said(field_says(state, name), names)


def refusals_said(state: Andor, names: Names) -> None:
    """Why everything else is not possible, as the server says it."""
    for action in state.scenario.actions.all:
        refusal = state.refusal(action)
        if action.hero != CHANCE and refusal is not None:
            args = {**label(state, action).args, **refusal.arguments(state, action)}
            said(Sentence(refusal.message, args), names)
            said(label(state, action), names)


def eager(state: Andor, dice: random.Random) -> Any:
    """A choice that leads to battles and bargains more often than a blind one."""
    actions = state.legal_actions()
    words = ("attack", "fight on", "join", "buy", "invite", "lead", "clear", "pick up", "drink", "hold")
    wanted = [action for action in actions if any(word in action.name for word in words)]
    return dice.choice(wanted) if wanted and dice.random() < 0.6 else dice.choice(actions)


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_everything_in_a_whole_game_can_be_said_in_both_languages(scenario: str) -> None:
    loaded = GAME.scenario(scenario)
    names = Names(loaded)
    dice = random.Random(7)
    state = GAME.new(loaded, ["dwarf", "warrior", "archer", "wizard"], {})
    assert isinstance(state, Andor)
    for number in range(600):
        if state.result is not Result.PLAYING:
            break
        everything_said(state, names)
        if number % 60 == 30:
            fields_said(state, names)
        if number % 200 == 100 and state.actor != CHANCE:
            refusals_said(state, names)
        if state.actor == CHANCE:
            state.apply(dice.choices(state.legal_actions(), state.weights())[0])
        else:
            state.apply(eager(state, dice))
    everything_said(state, names)
    for event in state.chronicle or []:
        line = line_of(0, event)
        said(Sentence(line.text.id, {"day": line.day, **line.text.args}), names)


def test_before_a_game_heroes_legends_and_options_are_there_to_choose() -> None:
    offered = choice(None)
    assert [hero["id"] for hero in offered["heroes"]] == ["dwarf", "warrior", "archer", "wizard"]
    assert [legend["id"] for legend in offered["scenarios"]] == GAME.scenarios()
    assert all(option["default"] == option["values"][0] for option in offered["options"])


def test_a_game_says_which_of_its_rules_are_read_and_not_printed() -> None:
    about = known(GAME.scenario("legend-2"), {"difficulty": "easy"})
    options = {one.name: (one.value, one.confidence) for one in about if one.kind == "option"}
    assert options["last_victory"] == ("counts", "inferred")
    assert options["difficulty"] == ("easy", "official")
    assert "sunrise" not in options
    assert all(one.confidence != "confirmed" for one in about if one.kind == "data")
