"""The stated chance: imagined games decide, a correction that was measured sets it right."""

from __future__ import annotations

from typing import Any

import pytest
from tiny_game import RACE, Race

from sagenwerk.bots import KNOWLEDGE, Luck, Policy
from sagenwerk.bots.chance import (
    CORRECTIONS,
    UNKNOWN,
    Correction,
    bounds,
    chance,
    corrected,
    correction_for,
    smoothed,
)
from sagenwerk.bots.search import Knowledge
from sagenwerk.games import game
from sagenwerk.kernel import NOBODY, Action, Result, State


class Roller(Policy):
    def __init__(self) -> None:
        super().__init__("roller")

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        return view.legal_actions()[0]


def race(fox: int) -> Race:
    """The last turn of the last round: the fox rolls, 20 fields are the end."""
    track = RACE.scenario("long")
    state = RACE.new(track, ["hare", "fox"], {})
    assert isinstance(state, Race)
    state.agenda = [track.steps["turn"]]
    state.chronicle = None
    state.fields, state.place, state.round = [2, fox], 1, 10
    state.pit, state.pit_known = 1, True
    return state


def test_imagined_games_are_won_as_often_as_the_die_says() -> None:
    # From field 17 three or more win: four of six.
    found = chance(Knowledge(Roller()), race(17).view(NOBODY), Luck(1), 3000)
    assert found.games == 3000
    assert found.low < 4 / 6 < found.high
    assert found.low < found.stated < found.high
    assert abs(found.stated - 4 / 6) < 0.03


@pytest.mark.parametrize(("fox", "won"), [(19, 20), (2, 0)])
def test_few_games_prove_nothing(fox: int, won: int) -> None:
    found = chance(Knowledge(Roller()), race(fox).view(NOBODY), Luck(1), 20)
    assert found.won == won
    assert 0.0 < found.stated < 1.0
    assert found.low <= found.stated <= found.high
    assert found.high - found.low > 0.1


def test_the_same_seed_states_the_same_chance_and_leaves_the_view_alone() -> None:
    view = race(16).view(NOBODY)
    before = view.digest()
    assert chance(Knowledge(Roller()), view, Luck(5), 40) == chance(Knowledge(Roller()), view, Luck(5), 40)
    assert view.digest() == before


@pytest.mark.parametrize(("result", "sure"), [(Result.WON, 1.0), (Result.LOST, 0.0)])
def test_after_the_end_it_is_known(result: Result, sure: float) -> None:
    state = race(10)
    state.result = result
    assert chance(Knowledge(Roller()), state, Luck(1)) == (0, 0, sure, sure, sure)


def test_no_games_no_chance() -> None:
    with pytest.raises(ValueError, match="at least one imagined game, not 0"):
        chance(Knowledge(Roller()), race(10), Luck(1), 0)


@pytest.mark.parametrize("key", ["dice-race", "dice-race/long"])
def test_a_correction_of_the_game_or_its_scenario_is_used(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = chance(Knowledge(Roller()), race(17), Luck(1), 50)
    monkeypatch.setitem(CORRECTIONS, key, Correction(0.7, 1.0))
    better = chance(Knowledge(Roller()), race(17), Luck(1), 50)
    assert better.won == plain.won
    assert better.stated == pytest.approx(corrected(smoothed(plain.won, 50), Correction(0.7, 1.0)))
    assert better.low > plain.low


def test_a_correction_keeps_the_order() -> None:
    for correction in [*CORRECTIONS.values(), Correction(1.0, 0.5)]:
        shares = [corrected(share / 20, correction) for share in range(21)]
        assert shares == sorted(shares)
        assert shares[0] == 0.0
        assert shares[-1] == 1.0


def test_the_bounds_hold_the_smoothed_share() -> None:
    for games in (1, 7, 50):
        for won in range(games + 1):
            low, high = bounds(won, games)
            assert 0.0 <= low <= smoothed(won, games) <= high <= 1.0


@pytest.mark.parametrize(
    ("name", "scenario", "heroes"),
    [
        ("junior", "challenge-1", ["warrior", "archer"]),
        ("andor", "legend-1", ["warrior", "archer"]),
        ("heroquest", "quest-1", ["barbarian", "dwarf", "elf", "wizard"]),
    ],
)
def test_every_game_states_a_chance(name: str, scenario: str, heroes: list[str]) -> None:
    rules = game(name)
    state = rules.new(rules.scenario(scenario), heroes, {})
    while state.actor < 0:
        state.apply(state.legal_actions()[0])
    found = chance(KNOWLEDGE[name](), state.view(state.actor), Luck(2), 2)
    assert 0.0 <= found.low <= found.stated <= found.high <= 1.0


def test_an_imagined_game_that_leaves_no_way_on_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_way_on(race: Race, dealer: Any) -> State:
        twin = race.clone()
        twin.offers = []
        return twin

    monkeypatch.setattr(Race, "imagine", no_way_on)
    found = chance(Knowledge(Roller()), race(18), Luck(1), games=5)
    assert (found.games, found.low, found.stated, found.high) == (0, 0.0, 0.5, 1.0)


@pytest.mark.parametrize(("cut", "games"), [(7, 0), (6, 2)])
def test_a_few_games_that_end_say_nothing_of_many_that_do_not(
    cut: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Race] = []

    def no_way_on_at_first(race: Race, dealer: Any) -> State:
        begun.append(race.clone())
        if len(begun) <= cut:
            begun[-1].offers = []
        return begun[-1]

    monkeypatch.setattr(Race, "imagine", no_way_on_at_first)
    found = chance(Knowledge(Roller()), race(18), Luck(1), games=8)
    assert found.games == games
    assert (found == UNKNOWN) is (games == 0)


def test_a_correction_may_hold_for_one_edition_of_one_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("heroquest")
    one, other = Correction(1.0, 1.0), Correction(2.0, 1.0)
    monkeypatch.setitem(CORRECTIONS, "heroquest/quest-1/us", one)
    monkeypatch.setitem(CORRECTIONS, "heroquest", other)
    for edition, wanted in (("us", one), ("eu1", other)):
        state = rules.new(rules.scenario("quest-1"), ["elf"], {"edition": edition})
        assert correction_for(state.view(0)) == wanted
