"""What is true in every situation of every legend, found out by random play."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sagenwerk.andor.cargo import ROOM
from sagenwerk.andor.creatures import figures_left
from sagenwerk.andor.heroes import slot_used
from sagenwerk.andor.state import Andor
from sagenwerk.bots import Luck, Random, deal
from sagenwerk.games import game
from sagenwerk.kernel import CHANCE, Result

GAME = game("andor")
#: A random game has a few hundred decisions.
ENDLESS = 20_000


@st.composite
def games(draw: st.DrawFn) -> Andor:
    """A game at its first question: any legend, mix of heroes, seats, difficulty and options."""
    scenario = GAME.scenario(draw(st.sampled_from(GAME.scenarios())))
    heroes = draw(st.permutations(GAME.heroes))[: draw(st.integers(2, 4))]
    options = {
        option.name: draw(st.sampled_from(option.values))
        for option in GAME.options
        if option.name != "difficulty" or scenario.difficulties
    }
    state = GAME.new(scenario, heroes, options)
    assert isinstance(state, Andor)
    return state


def heroes_are_possible(state: Andor) -> None:
    """Tracks and storage of every hero board."""
    board = state.board
    for number in state.order:
        hero = state.heroes[number]
        assert board.field_names[hero.field]
        assert 1 <= hero.strength <= board.most_strength
        assert 0 <= hero.willpower <= board.most_willpower
        assert 0 <= hero.hours <= board.most_hours
        assert hero.gold >= 0
        assert hero.farmers >= 0
        flying = number in (state.falcon_from, state.falcon_to)  # something may still go back
        for slot, room in enumerate(ROOM):
            assert flying or slot_used(state, hero, slot) <= room


def board_is_possible(state: Andor) -> None:
    """Castle, figures and supplies."""
    board = state.board
    assert state.creatures[board.castle] == 0
    assert all(figures_left(state, figure) >= 0 for figure in range(len(board.figures)))
    assert all(number >= 0 for table in (state.supply, state.gold, state.farmers, state.fog_unseen) for number in table)
    assert state.narrator <= state.end_letter
    if state.result is Result.PLAYING:
        assert state.shields() >= len(state.intruders)


class Count:
    """Creatures that came and went, by the lines of the chronicle."""

    def __init__(self) -> None:
        self.lines: Counter[str] = Counter()

    def hear(self, state: Andor) -> None:
        """Count the new lines."""
        for event in state.chronicle or []:
            self.lines[event.message] += 1
        state.chronicle = []

    def agrees(self, state: Andor) -> None:
        """No creature has ever come to stand on a taken field: then one of them would be missing."""
        lines = self.lines
        straight_in = lines["event-enters-castle"] - lines["event-creature-leaves"]
        came = lines["event-creature-appears"] + straight_in
        there = sum(1 for creature in state.creatures if creature) + len(state.intruders)
        assert came == there + lines["event-creature-beaten"] + lines["event-creature-gone"]


@pytest.mark.rule("AN-120")
@settings(max_examples=80, deadline=None, derandomize=True)
@given(state=games(), seed=st.integers(0, 2**32 - 1))
def test_every_legend_ends_and_is_possible_all_the_way(state: Andor, seed: int) -> None:
    luck, policy, count = Luck(seed), Random(), Count()
    days = state.day
    for _ in range(ENDLESS):
        count.hear(state)
        heroes_are_possible(state)
        board_is_possible(state)
        count.agrees(state)
        assert state.day >= days
        days = state.day
        if state.result is not Result.PLAYING:
            return
        state.apply(deal(state, luck) if state.actor == CHANCE else policy.choose(state, luck))
    raise AssertionError(f"{state.board.name} still goes on after {ENDLESS} decisions")
