"""The chance of a legend from a morning on: what raises it, what lowers it, where imagined games are cut for it."""

from __future__ import annotations

import pytest

from sagenwerk.andor.cargo import BREW, one_more
from sagenwerk.andor.day import HERO_CHOOSES
from sagenwerk.andor.state import BEGINS, Andor
from sagenwerk.bots import Luck, deal
from sagenwerk.bots.greedy_andor import GreedyAndor
from sagenwerk.bots.plan_andor import AndorKnowledge
from sagenwerk.bots.plan_andor_prospects import WEIGHTS, Prospects
from sagenwerk.games.andor import AndorGame
from sagenwerk.kernel import CHANCE, Result

GAME = AndorGame()
TEAM = ["dwarf", "warrior", "archer", "wizard"]


def morning(day: int, heroes: int = 3, legend: str = "legend-2") -> Andor:
    """A game at the first choice of a hero on this day."""
    state = GAME.new(legend, TEAM[:heroes])
    assert isinstance(state, Andor)
    greedy, luck = GreedyAndor(), Luck(3)
    while state.day < day or state.question() is not HERO_CHOOSES or state.doing != BEGINS or state.floor >= 0:
        state.apply(deal(state, luck) if state.actor == CHANCE else greedy.choose(state, luck))
        assert state.result is Result.PLAYING
    return state


def chance(state: Andor) -> float:
    knowledge = AndorKnowledge()
    knowledge.guide.prepared(state)
    return knowledge.prospects.chance(state)


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_every_feature_has_a_weight_for_every_team(heroes: int) -> None:
    state = morning(2, heroes)
    knowledge = AndorKnowledge()
    knowledge.guide.prepared(state)
    assert 0.0 < knowledge.prospects.chance(state) < 1.0
    assert len(knowledge.prospects.noted) == len(WEIGHTS)
    assert all(len(row) == 3 for row in WEIGHTS)


@pytest.mark.parametrize(("legend", "known"), [("legend-1", False), ("legend-2", True)])
def test_it_is_known_where_a_witch_cargo_and_a_last_foe_are_asked_for(legend: str, known: bool) -> None:
    greedy = GreedyAndor()
    greedy.learn(morning(1, legend=legend).board)
    assert Prospects(greedy).known() is known


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_strength_and_shields_raise_it(heroes: int) -> None:
    state = morning(2, heroes)
    before = chance(state)
    stronger = state.clone()
    stronger.heroes[int(state.order[0])].strength += 3
    assert chance(stronger) > before
    safer = state.clone()
    safer.farmers_saved += 2
    assert chance(safer) > before


def test_brew_counts_as_strength_for_the_last_fight() -> None:
    state = morning(2)
    greedy = GreedyAndor()
    knowledge = AndorKnowledge()
    knowledge.guide.prepared(state)
    before, _ = knowledge.prospects.lead(state)
    hero = state.heroes[int(state.order[1])]
    hero.bag = one_more(hero.bag, BREW)
    after, _ = knowledge.prospects.lead(state)
    assert after > before
    greedy.learn(state.board)
    gor = next(kind for kind in state.board.creatures if kind.name == "gor")
    odds = greedy.weigh()
    odds.look(state)
    with_brew = odds.lead(state, 1 << int(state.order[1]), -1, gor.number, gor.willpower)
    hero.bag = 0
    assert odds.lead(state, 1 << int(state.order[1]), -1, gor.number, gor.willpower) == with_brew


def test_imagined_games_are_cut_on_the_second_morning() -> None:
    state = morning(1)
    knowledge = AndorKnowledge()
    knowledge.plans(state, state.legal_actions())
    greedy, luck = GreedyAndor(), Luck(5)
    while not (state.actor != CHANCE and knowledge.stops(state, 0)):
        state.apply(deal(state, luck) if state.actor == CHANCE else greedy.choose(state, luck))
    assert state.day == 3


def test_games_of_other_legends_go_to_their_end() -> None:
    state = morning(1, legend="legend-1")
    knowledge = AndorKnowledge()
    knowledge.plans(state, state.legal_actions())
    state.day += 50
    assert not knowledge.stops(state, 0)
