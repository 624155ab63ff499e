"""The greedy bot of Andor: legal, deterministic, to the end, no worse than a family at its first tries."""

from __future__ import annotations

import pytest

from sagenwerk.andor.state import Andor
from sagenwerk.bots import Luck, deal, play_out, policy
from sagenwerk.bots.greedy_andor import GreedyAndor
from sagenwerk.bots.greedy_andor_aims import aims_of, open_aims
from sagenwerk.bots.greedy_andor_odds import FAR_FROM_WON, Odds
from sagenwerk.bots.greedy_andor_outlook import FAR, Outlook
from sagenwerk.games.andor import AndorGame
from sagenwerk.kernel import CHANCE, Result

GAME = AndorGame()
TEAMS = [
    ["warrior", "archer"],
    ["dwarf", "wizard"],
    ["warrior", "dwarf", "wizard"],
    ["warrior", "archer", "dwarf", "wizard"],
]


def begun(legend: str, team: list[str]) -> Andor:
    """A new game, up to the first decision."""
    state = GAME.new(legend, team)
    assert isinstance(state, Andor)
    luck = Luck(4)
    while state.actor == CHANCE:
        state.apply(deal(state, luck))
    return state


def won_of(games: int, legend: str, team: list[str], options: dict[str, str]) -> int:
    """How many games of these seeds the bot wins."""
    won = 0
    for seed in range(games):
        state = GAME.new(legend, team, options)
        state.chronicle = None
        play_out(state, policy("greedy", "andor"), Luck(seed))
        won += state.result is Result.WON
    return won


@pytest.mark.parametrize("legend", GAME.scenarios())
@pytest.mark.parametrize("team", TEAMS, ids="-".join)
def test_the_bot_plays_every_legend_to_its_end(legend: str, team: list[str]) -> None:
    for seed in range(3):
        state = GAME.new(legend, team)
        state.chronicle = None
        play_out(state, policy("greedy", "andor"), Luck(seed))
        assert state.result is not Result.PLAYING


@pytest.mark.parametrize("legend", GAME.scenarios())
def test_it_chooses_a_legal_action_and_does_not_change_the_view(legend: str) -> None:
    state = GAME.new(legend, ["warrior", "archer", "wizard"])
    bot, luck = policy("greedy", "andor"), Luck(3)
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


def test_what_it_has_seen_before_changes_no_choice() -> None:
    # One bot plays two other legends first, the other one is new: they still play the same game.
    old, luck = GreedyAndor(), Luck(8)
    for legend in ("legend-2", "the-bell-cart"):
        play_out(GAME.new(legend, ["dwarf", "archer"]), old, Luck(1))
    state = GAME.new("legend-1", ["dwarf", "archer"])
    while state.result is Result.PLAYING:
        if state.actor == CHANCE:
            state.apply(deal(state, luck))
            continue
        action = old.choose(state.view(state.actor), Luck(0))
        assert GreedyAndor().choose(state.view(state.actor), Luck(5)) is action
        state.apply(action)


# What it won of 500 games when this was written lies well above these bounds; random play wins none.


@pytest.mark.parametrize("team", TEAMS, ids="-".join)
def test_it_wins_the_first_legend_more_than_now_and_then(team: list[str]) -> None:
    assert won_of(16, "legend-1", team, {}) >= 2


@pytest.mark.parametrize("team", TEAMS, ids="-".join)
def test_it_wins_the_second_legend_in_the_easy_version(team: list[str]) -> None:
    assert won_of(16, "legend-2", team, {"difficulty": "easy"}) >= 2


@pytest.mark.parametrize("legend", ["the-bell-cart", "the-last-ember"])
@pytest.mark.parametrize("team", TEAMS, ids="-".join)
def test_it_mostly_wins_our_own_legends(legend: str, team: list[str]) -> None:
    assert won_of(8, legend, team, {}) >= 4


# What it sees


def test_goals_are_read_off_their_conditions_only() -> None:
    state = begun("legend-2", ["warrior", "archer"])
    aims = aims_of(state.board)
    assert sum(aim.witch for aim in aims) == 1
    assert [state.board.creatures[aim.foe].name for aim in aims if aim.foe >= 0] == ["tower-skral"]
    herbs = [aim for aim in aims if aim.cargo]
    assert [state.board.field_names[aim.field(state)] for aim in herbs] == ["0"]
    play_out(state, policy("greedy", "andor"), Luck(2))
    assert all(not aim.reached(state) for aim in open_aims(state, aims))


def test_the_outlook_moves_creatures_as_the_sunrise_does() -> None:
    # Gors on 8, 20, 21, 26, 48 and a skral on 19: the gor of 20 goes to 3, and the skral leaps over it to 1;
    # the second night the gor leaps over the skral into the castle.
    state = begun("legend-2", ["warrior", "archer"])
    field = {name: number for number, name in enumerate(state.board.field_names)}
    outlook = Outlook()
    outlook.look(state)
    names = state.board.field_names
    assert [names[outlook.tomorrow[field[name]]] for name in ("8", "19", "20", "21", "48")] == [
        "7",
        "1",
        "3",
        "4",
        "16",
    ]
    assert [outlook.comes[field[name]] for name in ("8", "19", "20", "21", "26", "48")] == [2, 2, 2, 2, 5, 4]
    assert outlook.comes[field["5"]] == FAR
    assert outlook.unsafe[field["3"]]
    assert not outlook.unsafe[field["5"]]


def test_a_fight_is_won_by_more_heroes_in_fewer_rounds() -> None:
    state = begun("legend-2", ["warrior", "archer", "dwarf"])
    odds = Odds(state.board)
    odds.look(state)
    skral = next(kind for kind in state.board.creatures if kind.name == "skral")
    field = next(place for place, creature in enumerate(state.creatures) if creature == skral.number + 1)
    needed = []
    for party in (0b010, 0b110, 0b111):
        lead = odds.lead(state, party, field, skral.number, skral.willpower)
        needed.append(odds.rounds(state, party, lead, skral.willpower, 0, 80))
    assert needed[0] == FAR_FROM_WON
    assert needed[2] < FAR_FROM_WON
    assert needed[2] <= needed[1]
