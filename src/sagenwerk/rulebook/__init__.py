"""The living rule book: every rule with source and confidence, and whether it is built, computed and never by hand."""

from __future__ import annotations

import msgspec

from sagenwerk.rulebook.book import GAMES, Rule, RuleBook, Words, game_of, load, statements
from sagenwerk.rulebook.status import DONE, OPEN, PARTLY, Status, status

__all__ = ["GAMES", "RuleBook", "Status", "check", "for_page", "load", "report", "seeds_report", "status"]

SIGNS = {DONE: "✓", PARTLY: "◐", OPEN: "○"}


def report(game: str | None, as_json: bool, language: str) -> str:
    """All rules of one game, or of all, with how they stand. Raises ``ValueError`` for an unknown game."""
    games = [game] if game else list(GAMES)
    if as_json:
        tree = {}
        for name in games:
            stands = status(name)
            tree[name] = {rule.id: _row(rule, stands[rule.id], language) for rule in load(name).rules}
        return msgspec.json.format(msgspec.json.encode(tree), indent=1).decode()
    lines = []
    for name in games:
        book, stands = load(name), status(name)
        done = sum(one.built == DONE for one in stands.values())
        lines.append(f"{name}: {done} of {len(stands)} rules done")
        for chapter in book.chapters:
            lines.append(f"  {getattr(chapter, language)}")
            for rule in book.rules:
                if rule.chapter == chapter.id:
                    one = stands[rule.id]
                    lines.append(f"    {SIGNS[one.built]} {rule.id} [{one.known}] {getattr(rule, language)}")
    return "\n".join(lines)


def _row(rule: Rule, stands: Status, language: str) -> dict[str, object]:
    """A rule for programs."""
    about = {"chapter": rule.chapter, "says": getattr(rule, language), "source": rule.source}
    return about | {"confidence": rule.confidence, "option": rule.option} | msgspec.structs.asdict(stands)


def check(game: str | None) -> list[str]:
    """Rules without code or passing tests: of the game named, or of all that call themselves complete.

    Raises ``ValueError`` for an unknown game.
    """
    problems = []
    for name in [game] if game else [name for name in GAMES if load(name).complete]:
        for rule, one in status(name).items():
            if one.built != DONE:
                missing = "no code cites it" if not one.code else "a test fails" if one.tests else "no test holds it"
                problems.append(f"{name}: {rule} is {one.built}: {missing}")
    return problems


def seeds_report(as_json: bool) -> str:
    """Every statement of the source documents with the rules that cover it and how they stand."""
    stands = {rule: one.built for game in GAMES for rule, one in status(game).items()}
    if as_json:
        rows = [
            {"id": one.id, "says": one.says, "rules": {rule: stands[rule] for rule in one.rules}}
            for one in statements()
        ]
        return msgspec.json.format(msgspec.json.encode(rows), indent=1).decode()
    return "\n".join(
        f"{one.id}  {' '.join(f'{SIGNS[stands[rule]]} {rule}' for rule in one.rules)}  {one.says}"
        for one in statements()
    )


class SourceOfPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A source as the page shows it."""

    text: Words
    page: str = ""
    address: str = ""


class RuleOfPage(msgspec.Struct, frozen=True):
    """A rule as the page shows it."""

    id: str
    chapter: str
    title: Words
    text: Words
    does: Words
    built: str
    known: str
    sources: list[SourceOfPage]
    interpretation: Words | None
    option: str


class ChapterOfPage(msgspec.Struct, frozen=True):
    """A chapter as the page shows it."""

    id: str
    title: Words


class BookOfPage(msgspec.Struct, frozen=True):
    """A rule book as the page shows it."""

    game: str
    chapters: list[ChapterOfPage]
    rules: list[RuleOfPage]


def for_page(game: str) -> BookOfPage:
    """The rule book for the browser, both languages inside. Raises ``ValueError`` for an unknown game."""
    book, stands = load(game), status(game)
    sources = {source.id: source for source in book.sources}
    settled = {one.id: one for one in book.ambiguities}
    rules = []
    for rule in book.rules:
        readings = [settled[one] for one in rule.ambiguities]
        rules.append(
            RuleOfPage(
                id=rule.id,
                chapter=rule.chapter,
                title=rule.title,
                text=Words(rule.de, rule.en),
                does=_both(rule.differs, rule.does),
                built=stands[rule.id].built,
                known=stands[rule.id].known,
                sources=[
                    SourceOfPage(Words(sources[key].de, sources[key].en), sources[key].page, sources[key].address)
                    for key in rule.source
                ],
                interpretation=Words(
                    " ".join(f"{one.question.de} {one.settled.de}" for one in readings),
                    " ".join(f"{one.question.en} {one.settled.en}" for one in readings),
                )
                if readings
                else None,
                option=rule.option,
            )
        )
    chapters = [ChapterOfPage(one.id, Words(one.de, one.en)) for one in book.chapters]
    return BookOfPage(game, chapters, rules)


def _both(first: Words | None, second: Words | None) -> Words:
    """Both texts one after the other, as far as they are there."""
    texts = [text for text in (first, second) if text]
    return Words(" ".join(text.de for text in texts), " ".join(text.en for text in texts))


def known_id(rule: str) -> bool:
    """Whether a rule of this id is registered."""
    try:
        load(game_of(rule)).rule(rule)
    except (ValueError, KeyError):
        return False
    return True
