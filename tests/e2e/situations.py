"""Tables in the middle of a legend: what came before was played by a bot, with seeds tried in order."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from sagenwerk import Play, game
from sagenwerk.andor.state import BEGINS
from sagenwerk.bots import Luck, policy
from sagenwerk.kernel import Result

from .conftest import Server

HEROES = ("warrior", "archer", "dwarf", "wizard")
#: Tells whether this is the place: after an action, from the play and what the action brought (messages).
Here = Callable[[Play, list[str]], bool]


def table_where(server: Server, here: Here, scenario: str = "legend-2", bot: str = "greedy") -> str:
    """A table at which this has just come true."""
    return _first(server, here, scenario, bot)[0]


def table_before(server: Server, message: str, scenario: str = "legend-2", bot: str = "greedy") -> tuple[str, str]:
    """A table at which the action whose name is given too brings this event."""
    return _first(server, lambda play, messages: message in messages, scenario, bot, back=1)


def table_at_the_end(server: Server, scenario: str = "legend-2") -> tuple[str, str]:
    """A table at which the action whose name is given too ends the legend."""
    return _first(server, lambda play, messages: play.state.result is not Result.PLAYING, scenario, "greedy", back=1)


def asks(question: str) -> Here:
    """The question of this class is asked."""

    def here(play: Play, messages: list[str]) -> bool:
        return play.state.result is Result.PLAYING and type(play.state.question()).__name__ == question

    return here


def midway(play: Play, messages: list[str]) -> bool:
    """The beginning of a turn in the middle of a legend, with a good deal on the map."""
    state: Any = play.state
    return state.narrator >= 4 and asks("HeroChooses")(play, messages) and state.doing == BEGINS


def shortest(name: str, scenario: str, *heroes: str, bot: str = "greedy") -> int:
    """Of twenty seeds the one whose game a guide plays in the fewest steps; won, if any of them is."""
    found: list[tuple[bool, int, int]] = []
    for seed in range(1, 21):
        play = Play(game(name), scenario, heroes=heroes, seed=seed)
        plays, luck = policy(bot, name), Luck(1)
        while play.state.result is Result.PLAYING:
            play.choose(plays.choose(play.state, luck))
        found.append((play.state.result is not Result.WON, play.version, seed))
    return min(found)[2]


def _first(server: Server, here: Here, scenario: str, bot: str, back: int = 0) -> tuple[str, str]:
    for seed in count(1):
        names = _names_until(here, scenario, bot, seed)
        if names is None:
            continue
        play = Play(game("andor"), scenario, heroes=HEROES, seed=seed)
        for name in names[: len(names) - back]:
            play.choose(name)
        return server.takes_in(play.to_saga()), names[-1]
    raise AssertionError("count never ends")


def _names_until(here: Here, scenario: str, bot: str, seed: int) -> list[str] | None:
    play = Play(game("andor"), scenario, heroes=HEROES, seed=seed)
    plays, luck = policy(bot, "andor"), Luck(seed)
    names: list[str] = []
    while play.state.result is Result.PLAYING:
        action: Any = plays.choose(play.state, luck)
        before = len(play.chronicle)
        play.choose(action)
        names.append(action.name)
        messages = [event.message for _, event in play.chronicle[before:]]
        if here(play, messages):
            return names
    return None
