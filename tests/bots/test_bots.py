"""Bots: they choose what is legal, leave the view alone, and play every game to its end."""

from __future__ import annotations

import pytest

from sagenwerk.bots import PLANNERS, Luck, deal, play_out, policies, policy
from sagenwerk.games.junior import JuniorGame
from sagenwerk.kernel import CHANCE, Result

GAME = JuniorGame()
#: The search has tests of its own: whole games of it take minutes where it is not compiled.
SIMPLE = [name for name in policies("junior") if name not in PLANNERS]
TEAMS = [["warrior", "archer"], ["dwarf", "mage"], ["mage", "warrior", "dwarf"], ["warrior", "archer", "dwarf", "mage"]]


@pytest.mark.parametrize("scenario", GAME.scenarios())
@pytest.mark.parametrize("name", SIMPLE)
def test_a_bot_plays_every_scenario_to_its_end(name: str, scenario: str) -> None:
    for number, team in enumerate(TEAMS):
        state = GAME.new(scenario, team)
        state.chronicle = None
        play_out(state, policy(name, "junior"), Luck(number))
        assert state.result is not Result.PLAYING


def test_greedy_wins_most_games_of_the_first_challenge() -> None:
    # 40 games of this seed: 37 won when this was written; random play wins none.
    won = 0
    for seed in range(40):
        state = GAME.new("challenge-1", ["warrior", "archer"])
        state.chronicle = None
        play_out(state, policy("greedy", "junior"), Luck(seed))
        won += state.result is Result.WON
    assert won >= 30


@pytest.mark.parametrize("name", SIMPLE)
def test_a_bot_chooses_a_legal_action_and_does_not_change_the_view(name: str) -> None:
    state = GAME.new("free-hard", ["dwarf", "mage", "archer"])
    bot, luck = policy(name, "junior"), Luck(3)
    while state.result is Result.PLAYING:
        if state.actor == CHANCE:
            state.apply(deal(state, luck))
            continue
        view = state.view(state.actor)
        before = view.digest()
        action = bot.choose(view, luck)
        assert view.digest() == before
        assert state.offers_this(action)
        state.apply(action)


def test_the_same_luck_gives_the_same_game() -> None:
    digests = set()
    for _ in range(2):
        state = GAME.new("challenge-3", ["warrior", "mage"])
        state.chronicle = None
        play_out(state, policy("greedy", "junior"), Luck(11))
        digests.add(state.digest())
    assert len(digests) == 1


def test_luck_gives_these_numbers_on_every_machine() -> None:
    luck = Luck(2026)
    assert [int(luck.draw()) for _ in range(4)] == [1739015753, 393100263, 1895966229, 1749852358]


def test_a_draw_below_a_bound_reaches_every_number_and_no_other() -> None:
    luck = Luck(1)
    assert {int(luck.below(6)) for _ in range(500)} == set(range(6))


def test_an_unknown_bot_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(
        ValueError, match="no bot 'clever' for junior; there are greedy, planner-quick, planner, planner-strong, random"
    ):
        policy("clever", "junior")
