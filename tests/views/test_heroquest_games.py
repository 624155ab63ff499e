"""Whole quests of HeroQuest: everything that is shown, offered, refused and told can be said."""

from __future__ import annotations

import random

import msgspec
import pytest
from views.words import field_said, own_name, said

from sagenwerk.games import game
from sagenwerk.heroquest.board import SQUARES, square_name
from sagenwerk.heroquest.state import Quest
from sagenwerk.kernel import CHANCE, GAME_MASTER, NOBODY, Result
from sagenwerk.views.heroquest import board, field_says, line_of, view_of
from sagenwerk.views.heroquest.view import HeroQuestView

GAME = game("heroquest")
HEROES = ["barbarian", "dwarf", "elf", "wizard"]
SQUARE_NAMES = [square_name(square) for square in range(int(SQUARES))]


class Names:
    """The names that a table of this quest knows: those of the board, and those of figures on it."""

    game = "heroquest"

    def __init__(self, state: Quest) -> None:
        called = {kind.name: kind.names for kind in state.quest.kinds if kind.names}
        self.own_names = {**board(state.tables)["names"], "kind": called}

    def hero(self, hero: str) -> tuple[str, str] | None:
        return (hero.title(), "f") if hero in HEROES else None

    def field(self, field: str, language: str) -> str | None:
        return None

    def own(self, argument: str, name: str, language: str) -> str | None:
        return own_name(self.own_names, argument, name, language)


def everything_said(state: Quest, names: Names, deciding: int) -> None:
    """What the seat gets that decides: it travels, and all of it has words."""
    view = view_of(state.view(deciding), {})
    assert msgspec.json.decode(msgspec.json.encode(view), type=HeroQuestView) == view
    assert (view.secret is not None) == (deciding == GAME_MASTER)
    said(view.call, names)
    for offer in view.offers:
        said(offer.label, names)
        if offer.warning is not None:
            said(offer.warning, names)
    for aim in view.aims:
        said(aim.with_what, names)
        said(aim.at_whom, names)
    for note in view.secret.notes if view.secret is not None else []:
        for sentence in note.says:
            said(sentence, names)


def squares_said(state: Quest, names: Names, squares: list[str]) -> None:
    """What is on these squares, and what may be done there and why not."""
    for square in squares:
        field_said(field_says(state, square), names)


@pytest.mark.parametrize("edition", ["eu1", "eu2", "us"])
@pytest.mark.parametrize("quest", ["maze", *[f"quest-{number}" for number in range(1, 15)]])
def test_everything_in_a_quest_has_words(quest: str, edition: str) -> None:
    chance = random.Random(f"{quest} {edition}")
    state = GAME.new(GAME.scenario(quest), HEROES, {"edition": edition})
    assert isinstance(state, Quest)
    names = Names(state)
    for turn in range(300):
        if state.result is not Result.PLAYING:
            break
        offers = state.legal_actions()
        if state.actor == CHANCE:
            state.apply(chance.choices(offers, state.weights())[0])
            continue
        if turn % 5 == 0:
            everything_said(state, names, int(state.actor))
        if turn % 25 == 0:
            squares_said(state.view(int(state.actor)), names, chance.sample(SQUARE_NAMES, 12))
        state.apply(chance.choice(offers))
    for entry, event in enumerate(state.chronicle or []):
        line = line_of(entry, event)
        said(line.text, names)
        assert set(line.fields) <= set(SQUARE_NAMES)
    said(view_of(state.view(NOBODY), {}).call, names)
