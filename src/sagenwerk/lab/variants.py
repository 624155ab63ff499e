"""Variants of a plan, from words: ``bot=planner-quick,difficulty=easy``, or a file that describes a whole plan."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from sagenwerk.games import game as game_named
from sagenwerk.lab.numbers import values_of, with_number
from sagenwerk.lab.plan import Plan
from sagenwerk.lab.refusals import Refused, listed

#: What a variant can change beside options of the rules and numbers of the content.
PARTS = ("heroes", "bot", "master", "scenario")


class PlanFile(msgspec.Struct, forbid_unknown_fields=True):
    """A plan as people write it in TOML. ``content``: name of a file beside it; ``numbers``: path to value."""

    game: str
    heroes: list[str]
    scenario: str = ""
    bot: str = "greedy"
    master: str = ""
    options: dict[str, str] = {}
    content: str = ""
    numbers: dict[str, int | float] = {}


def known_words(plan: Plan) -> list[str]:
    """What may stand before a ``=``."""
    return [*PARTS, *(option.name for option in game_named(plan.game).options)]


def pieces(text: str, known: list[str]) -> list[tuple[str, str]]:
    """Changes as people write them, with commas between them.

    A comma ends a value only where something known follows, or a path: values may have commas of their own.

    >>> pieces("bot=dwarf=random,greedy,difficulty=easy", ["bot", "difficulty"])
    [('bot', 'dwarf=random,greedy'), ('difficulty', 'easy')]
    """
    found: list[tuple[str, str]] = []
    for part in text.split(","):
        name, sign, value = part.partition("=")
        if sign and (name.strip() in known or "." in name):
            found.append((name.strip(), value.strip()))
        elif found:
            found[-1] = (found[-1][0], f"{found[-1][1]},{part.strip()}")
        else:
            raise Refused("lab-no-changes", text=text, known=listed(known))
    return found


def varied(plan: Plan, text: str) -> Plan:
    """The plan with changes as people write them. Raises ``ValueError`` for what is unknown."""
    for name, value in pieces(text, known_words(plan)) if text.strip() else ():
        plan = changed(plan, name, value)
    return plan


def changed(plan: Plan, name: str, value: str) -> Plan:
    """The plan with one change."""
    if not value:
        raise Refused("lab-says-nothing", name=name)
    if "." in name:
        values = values_of(value)
        if len(values) != 1:
            raise Refused("lab-one-number", name=name, value=value)
        return with_number(plan, name, values[0])
    if name == "heroes":
        return msgspec.structs.replace(plan, heroes=[one.strip() for one in value.split(",")])
    if name in PARTS:
        fields: dict[str, Any] = {name: value}
        return msgspec.structs.replace(plan, **fields)
    return msgspec.structs.replace(plan, options={**plan.options, name: value})


def from_file(path: Path, games: int, seed: int, read: Callable[[Path], str], first: Callable[[str, str], str]) -> Plan:
    """The plan that a file describes. ``read`` gives the text of a file, ``first`` what a content file brings to play.

    Raises ``ValueError`` with what is wrong in it.
    """
    try:
        given = msgspec.convert(tomllib.loads(read(path)), PlanFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Refused("lab-plan-file", path=str(path), reason=str(error)) from error
    text = read(path.parent / given.content) if given.content else None
    scenario = given.scenario or (first(given.game, text) if text is not None else "")
    if not scenario:
        raise Refused("lab-plan-without-scenario", path=str(path))
    plan = Plan(
        game=given.game,
        scenario=scenario,
        heroes=given.heroes,
        bot=given.bot,
        games=games,
        seed=seed,
        options=given.options,
        content=text,
        master=given.master,
    )
    for name, value in given.numbers.items():
        plan = with_number(plan, name, value)
    return plan
