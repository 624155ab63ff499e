"""Writes the pages ``docs/rules/*.md``: ``python -m sagenwerk.rulebook.pages [--check]``."""

from __future__ import annotations

import sys
from pathlib import Path

from sagenwerk.rulebook import SIGNS, load, status
from sagenwerk.rulebook.book import GAMES, Source, statements

FOLDER = Path("docs/rules")
#: The games as people call them.
TITLES = {"junior": "Andor Junior", "andor": "Die Legenden von Andor", "heroquest": "HeroQuest"}


def page_of(game: str) -> str:
    """Every rule of a game in English, with status, sources and readings."""
    book, stands = load(game), status(game)
    sources = {source.id: source for source in book.sources}
    lines = [
        f"# The rules of {TITLES[game]}",
        "",
        "Made by `python -m sagenwerk.rulebook.pages`; not edited by hand.",
        "",
    ]
    lines += [
        "✓ done (code and passing tests), ◐ partly, ○ open. Slanted: where sources differ, and what the program does.",
        "",
    ]
    for chapter in book.chapters:
        lines += [f"## {chapter.en}", "", "| | rule | says | known | option | source |", "|---|---|---|---|---|---|"]
        for rule in book.rules:
            if rule.chapter == chapter.id:
                one = stands[rule.id]
                reading = f" ({', '.join(rule.ambiguities)})" if rule.ambiguities else ""
                where = ", ".join(_source(sources[key]) for key in rule.source)
                option = f"`{rule.option}`" if rule.option else ""
                does = "".join(f" *{text.en}*" for text in (rule.differs, rule.does) if text)
                says = f"{rule.en}{does}{reading}"
                lines.append(f"| {SIGNS[one.built]} | {rule.id} | {says} | {one.known} | {option} | {where} |")
        lines.append("")
    if book.ambiguities:
        lines += [
            "## Questions that the texts leave open",
            "",
            "| | question | settled here | option |",
            "|---|---|---|---|",
        ]
        for asked in book.ambiguities:
            option = f"`{asked.option}`" if asked.option else ""
            lines.append(f"| {asked.id} | {asked.question.en} | {asked.settled.en} | {option} |")
        lines.append("")
    if book.options:
        lines += ["## Options", "", "| option | values, the default first |", "|---|---|"]
        lines += [f"| `{one.name}` | {', '.join(f'`{value}`' for value in one.values)} |" for one in book.options]
        lines.append("")
    return "\n".join(lines)


def _source(source: Source) -> str:
    page = f", p. {source.page}" if source.page else ""
    return f"[{source.en}]({source.address}){page}" if source.address else f"{source.en}{page}"


def seeds_page() -> str:
    """Every statement of the three source documents with its rules."""
    stands = {rule: one.built for game in GAMES for rule, one in status(game).items()}
    lines = ["# Where each statement of the sources is", ""]
    lines += ["Made by `python -m sagenwerk.rulebook.pages`; not edited by hand."]
    lines += ["J: Andor Junior, H: HeroQuest, A: Andor. ✓ done, ◐ partly, ○ open."]
    lines += ["", "| statement | says | rules |", "|---|---|---|"]
    for one in statements():
        rules = ", ".join(f"{SIGNS[stands[rule]]} {rule}" for rule in one.rules)
        lines.append(f"| {one.id} | {one.says.replace('|', '/')} | {rules} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the pages, or with ``--check`` say whether they are as they should be."""
    pages = {FOLDER / f"{game}.md": page_of(game) for game in TITLES} | {FOLDER / "seeds.md": seeds_page()}
    if "--check" in sys.argv:
        old = [str(path) for path, text in pages.items() if not path.exists() or path.read_text("utf-8") != text]
        for name in old:
            print(f"{name} is not as the rule book says: run python -m sagenwerk.rulebook.pages")
        return 1 if old else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in pages.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
