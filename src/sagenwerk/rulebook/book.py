"""The rule books as data: every rule with words, source and confidence, from ``content/<game>/rules.toml``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

#: Games whose rules are registered, played or not.
GAMES = ("junior", "andor", "heroquest")


class Words(msgspec.Struct, frozen=True):
    """A text in both languages."""

    de: str
    en: str


class Source(msgspec.Struct, frozen=True):
    """Where rules come from; ``official``: part of a printed rule book."""

    id: str
    de: str
    en: str
    page: str = ""
    address: str = ""
    official: bool = False


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of a rule book."""

    id: str
    de: str
    en: str


class Rule(msgspec.Struct, frozen=True):
    """One statement of a rule book.

    ``differs``: how the sources differ or what they leave open; ``does``: what the program then does.
    """

    id: str
    chapter: str
    title: Words
    de: str
    en: str
    source: list[str]
    confidence: str
    ambiguities: list[str] = []
    option: str = ""
    differs: Words | None = None
    does: Words | None = None


class Ambiguity(msgspec.Struct, frozen=True):
    """A question that the texts leave open, and how it is settled here."""

    id: str
    question: Words
    settled: Words
    option: str = ""


class Option(msgspec.Struct, frozen=True):
    """A choice of rules where tables differ, the default first. Its words stand in the catalogues."""

    name: str
    values: list[str]


class RuleBook(msgspec.Struct, frozen=True):
    """All rules of a game; ``complete``: everything in it must be built."""

    complete: bool
    chapters: list[Chapter]
    rules: list[Rule]
    ambiguities: list[Ambiguity] = []
    options: list[Option] = []
    sources: list[Source] = []

    def rule(self, rule: str) -> Rule:
        """The rule of this id. Raises ``KeyError``."""
        for one in self.rules:
            if one.id == rule:
                return one
        raise KeyError(rule)


class Statement(msgspec.Struct, frozen=True):
    """A statement of a source document, and the rules that cover it."""

    id: str
    kind: str
    says: str
    rules: list[str]
    in_seed: str | None


@cache
def load(game: str) -> RuleBook:
    """The rule book of a game. Raises ``ValueError`` for one that is not registered."""
    if game not in GAMES:
        raise ValueError(f"there is no rule book of {game!r}; there are {', '.join(GAMES)}")
    text = (files("sagenwerk.content") / game / "rules.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=RuleBook)


@cache
def statements() -> list[Statement]:
    """Every statement of the source documents."""
    text = (files("sagenwerk.content") / "seeds.json").read_text("utf-8")
    return msgspec.json.decode(text, type=list[Statement])


def game_of(rule: str) -> str:
    """The game that a rule id belongs to. Raises ``ValueError``."""
    for prefix, game in (("R-", "junior"), ("AN-", "andor"), ("HQ-", "heroquest")):
        if rule.startswith(prefix):
            return game
    raise ValueError(f"{rule!r} is no rule id: they begin with R-, AN- or HQ-")
