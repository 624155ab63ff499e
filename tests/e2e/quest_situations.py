"""Tables in the middle of a quest: a game master's changes bring everybody to where something can be seen."""

from __future__ import annotations

from typing import Any

import msgspec

from sagenwerk import Play, game
from sagenwerk.bots import Luck, policy
from sagenwerk.kernel import GAME_MASTER, Result
from sagenwerk.table.audiences import HEROES, seen_by
from sagenwerk.views.heroquest import view_of

from .conftest import Server

HEROQUEST = game("heroquest")
ALL = ("barbarian", "dwarf", "elf", "wizard")
Edit = dict[str, str | int]


def move(who: str, square: str) -> Edit:
    return {"do": "move", "who": who, "square": square}


def begun(*heroes: str, scenario: str = "quest-1", seed: int = 3, **more: Any) -> Play:
    """A quest whose first hero is on turn; what is asked before is answered with what is offered first."""
    play = Play(HEROQUEST, scenario, heroes=heroes or ALL, seed=seed, **more)
    while type(play.state.question()).__name__ != "HeroChooses":
        play.choose(play.state.legal_actions()[0])
    return play


def change(play: Play, *edits: Edit) -> Play:
    """The game master changes the table by hand."""
    play.override(HEROQUEST.edited(play.state, list(edits)).position(), "Ben")
    return play


def seen(play: Play) -> dict[str, Any]:
    """What the heroes see."""
    state: Any = seen_by(play, HEROES)
    view: dict[str, Any] = msgspec.to_builtins(view_of(state, {}))
    return view


def figure(play: Play, name: str) -> str:
    """The game master's figure of this name, as edits call it."""
    found = next(one for one in seen(play)["figures"] if name in (one["kind"], one["names"].get("en")))
    return f"figure {found['id']}"


def crowd() -> Play:
    """Heroes and monsters of quest 1 face each other in a large room; the barbarian is on turn, beside a foe."""
    play = change(begun(), move("barbarian", "N9"), move("wizard", "L9"), move("elf", "K10"), move("dwarf", "O11"))
    return change(play, {"do": "body", "who": "elf", "value": 3}, {"do": "body", "who": "barbarian", "value": 5})


def casting() -> Play:
    """The wizard alone, with his spells, in sight of monsters."""
    return change(begun("wizard"), move("wizard", "L9"))


def master_plays(play: Play) -> None:
    """The AI game master does what it wants to until the heroes are on turn again."""
    leads, luck = policy("simple", "heroquest"), Luck(1)
    while play.state.actor == GAME_MASTER and play.state.result is Result.PLAYING:
        play.choose(leads.choose(play.state, luck).name)


def before_the_way_out() -> Play:
    """Quest 1 is won once the barbarian, who stands beside the stairs, leaves the dungeon; its gargoyle is slain."""
    play = change(begun("barbarian"), move("barbarian", "N9"))
    others = [one["id"] for one in seen(play)["figures"] if one["names"].get("en") != "Verag"]
    for number in others:
        change(play, {"do": "remove", "who": f"figure {number}"})
    while (view := seen(play))["figures"]:
        aims = [aim["actions"] for aim in view["aims"] if aim["figure"] > 0]
        for name in aims[0] if aims else ["barbarian: end the turn"]:
            play.choose(name)
        master_plays(play)
        if play.state.result is Result.PLAYING and seen(play)["heroes"][0]["body"] < 8:
            change(play, {"do": "body", "who": "barbarian", "value": 8})
    return change(play, move("barbarian", "D15"))


def table_of(server: Server, play: Play) -> str:
    """A table at which it goes on; the AI leads."""
    return server.takes_in(play.to_saga())
