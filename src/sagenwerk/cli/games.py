"""``sagenwerk games``: what can be played."""

from __future__ import annotations

import msgspec

from sagenwerk.bots import policies
from sagenwerk.cli.speech import OUT, Json, Language, print_json
from sagenwerk.games import game as game_named
from sagenwerk.games import names
from sagenwerk.locales import sentence


class Choice(msgspec.Struct, frozen=True):
    """A choice of rules; the default is the first value."""

    name: str
    values: list[str]
    default: str
    rule: str


class Described(msgspec.Struct, frozen=True):
    """A game as plain values."""

    name: str
    rules_version: int
    scenarios: list[str]
    heroes: list[str]
    fewest_heroes: int
    most_heroes: int
    options: list[Choice]
    bots: list[str]


def games(language: Language, as_json: Json = False) -> None:
    """List the games with their challenges, heroes, choices of rules and bots."""
    from rich.table import Table  # the other commands load sooner without it

    found = [described(name) for name in names()]
    if as_json:
        print_json(found)
        return
    for one in found:
        table = Table(title=one.name, show_header=False, title_justify="left", box=None)
        choices = [f"{option.name}={'|'.join(option.values)} ({option.rule})" for option in one.options]
        rows = {
            "cli-scenarios": ", ".join(one.scenarios),
            "cli-heroes": f"{', '.join(one.heroes)} ({one.fewest_heroes}–{one.most_heroes})",
            "cli-options": "\n".join(choices),
            "cli-bots": ", ".join(one.bots),
        }
        for message, text in rows.items():
            table.add_row(sentence(language, message, {}), text)
        OUT.print(table)


def described(name: str) -> Described:
    """What there is to say about a game."""
    rules = game_named(name)
    return Described(
        name=name,
        rules_version=rules.version,
        scenarios=rules.scenarios(),
        heroes=rules.heroes,
        fewest_heroes=rules.fewest_heroes,
        most_heroes=rules.most_heroes,
        options=[Choice(option.name, option.values, option.default, option.rule) for option in rules.options],
        bots=policies(name),
    )
