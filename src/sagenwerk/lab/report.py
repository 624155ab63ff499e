"""A report: one page that needs nothing else, with plots, tables and what may be said of the games."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files

from sagenwerk.lab.chapters import Chapter, table
from sagenwerk.lab.drawing import PATTERNS, Legend, intervals
from sagenwerk.lab.plan import fingerprint
from sagenwerk.lab.refusals import Refused
from sagenwerk.lab.results import Results
from sagenwerk.lab.summary import rate_of
from sagenwerk.locales import bundle, sentence


@cache
def style() -> str:
    """The page's style."""
    return (files("sagenwerk.lab") / "report.css").read_text("utf-8")


def page(found: list[Results], language: str) -> str:
    """The page about one or several results. Raises ``ValueError`` if there are none.

    Raises ``ContentError`` if a plan has a file of one's own that these rules do not take any more.
    """
    if not found:
        raise Refused("lab-report-of-nothing")
    chapters = [Chapter(results, language) for results in found]
    title = sentence(language, "lab-report-title", {"title": heading(chapters, language)})
    several = len(chapters) > 1
    told = [together(chapters)] if several else []
    told += [chapter.html(several) for chapter in chapters]
    return (
        f'<!doctype html>\n<html lang="{language}" data-game="{escape(chapters[0].plan.game)}">\n<head>\n'
        '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style()}</style>\n</head>\n<body>\n{PATTERNS}\n"
        f'<header class="top"><p>{escape(sentence(language, "lab-report-kind", {}))}</p>'
        f"<h1>{escape(heading(chapters, language))}</h1><p>{escape(subtitle(chapters, language))}</p></header>\n"
        f"<main>{''.join(told)}{made(chapters)}</main>\n</body>\n</html>\n"
    )


def heading(chapters: list[Chapter], language: str) -> str:
    """What was played."""
    titles = list(dict.fromkeys(chapter.naming.title(language) for chapter in chapters))
    return ", ".join(titles[:3]) + (" …" if len(titles) > 3 else "")


def subtitle(chapters: list[Chapter], language: str) -> str:
    """How many games, and of what."""
    games = sum(len(chapter.rows) for chapter in chapters)
    names = ", ".join(dict.fromkeys(game_in_words(chapter.plan.game, language) for chapter in chapters))
    written = chapters[0].number(games, 0)
    return sentence(language, "lab-report-subtitle", {"game": names, "games": written, "runs": len(chapters)})


def game_in_words(name: str, language: str) -> str:
    """What a game is called."""
    message = f"game-{name}"
    return sentence(language, message, {}) if bundle(language).has_message(message) else name


def together(chapters: list[Chapter]) -> str:
    """All results in one plot."""
    first = chapters[0]
    rates = [rate_of(str(place), chapter.rows) for place, chapter in enumerate(chapters, 1)]
    words = Legend(sentence(first.language, "lab-report-together-alt", {"count": len(rates)}))
    lines = [
        [
            rate.name,
            escape(chapter.heading()) + (f"<br>{escape(options)}" if (options := differing(chapter, chapters)) else ""),
            *first.rate(rate),
        ]
        for rate, chapter in zip(rates, chapters, strict=True)
    ]
    heads = ["#", first.t("lab-report-who"), first.t("lab-won"), "95 %"]
    inside = first.pair(intervals(rates, words), table(heads, lines, {2, 3}))
    return first.panel("lab-report-together", first.t("lab-report-together-text"), inside)


def differing(chapter: Chapter, chapters: list[Chapter]) -> str:
    """Options and content of one's own, where results differ in them."""
    options = [f"{name} = {value}" for name, value in chapter.plan.options.items()]
    if len({one.plan.content for one in chapters}) > 1:
        options.append(sentence(chapter.language, "lab-report-content", {"name": fingerprint(chapter.plan.content)}))
    return ", ".join(options)


def made(chapters: list[Chapter]) -> str:
    """How the numbers were made, so that everybody can make them again."""
    first = chapters[0]
    editions = ", ".join(dict.fromkeys(chapter.results.edition for chapter in chapters))
    seeds = ", ".join(dict.fromkeys(str(chapter.plan.seed) for chapter in chapters))
    return (
        f"<footer><h2>{first.t('lab-report-made')}</h2><p>{first.t('lab-report-made-text', seeds=seeds)} "
        f"<code>{escape(editions)}</code></p></footer>"
    )
