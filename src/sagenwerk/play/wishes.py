"""What somebody wants to play, looked at before it begins: the same at the table and in the laboratory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sagenwerk.kernel import Game

#: Letters of a wrong name that a sentence repeats.
LETTERS = 40


class Wrong(NamedTuple):
    """Why something cannot be played: the id of a sentence that says what there is instead, and its arguments."""

    message: str
    said: dict[str, str | int]


def unknown(what: str, name: str, known: Sequence[str]) -> Wrong:
    """There is no such game, scenario, hero, option or bot."""
    return Wrong(f"wish-unknown-{what}", {"name": name[:LETTERS], "known": ", ".join(known)})


def wrong_number(rules: Game, count: int) -> Wrong | None:
    """So many heroes do not play this game."""
    if rules.fewest_heroes <= count <= min(rules.most_heroes, len(rules.heroes)):
        return None
    said: dict[str, str | int] = {"fewest": rules.fewest_heroes, "most": rules.most_heroes, "count": count}
    return Wrong("wish-number-of-heroes", said)


def wrong_in(
    rules: Game, scenario: str, scenarios: Sequence[str], heroes: Sequence[str], options: Mapping[str, str]
) -> Wrong | None:
    """The first thing that cannot be played; None if all can. ``scenarios``: names of those that may be played."""
    number = wrong_number(rules, len(heroes))
    if number is not None:
        return number
    for name in heroes:
        if name not in rules.heroes:
            return unknown("hero", name, rules.heroes)
        if heroes.count(name) > 1:
            return Wrong("wish-hero-twice", {"name": name})
    if scenario not in scenarios:
        return unknown("scenario", scenario, scenarios)
    values = {option.name: option.values for option in rules.options}
    for name, value in options.items():
        if name not in values:
            return unknown("option", name, list(values))
        if value not in values[name]:
            known = ", ".join(values[name])
            return Wrong("wish-wrong-value", {"name": name, "value": value[:LETTERS], "known": known})
    return None
