"""What people see of the content of Die Legenden von Andor: board, heroes, legends, pages, what is not confirmed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from sagenwerk.andor.scenario import HERO_NAMES, AndorScenario
from sagenwerk.content.andor_blocks import Board, Event, FieldOfBoard
from sagenwerk.content.andor_box import MOST_LOADED, SHELF, LegendInUse, in_play, known_legends, names_of, use_of
from sagenwerk.content.andor_cards import event_cards
from sagenwerk.content.andor_effects import Choose, Story
from sagenwerk.content.andor_legend import Card, Legend, TaskCard
from sagenwerk.content.andor_paths import walk
from sagenwerk.content.andor_words import Words
from sagenwerk.content.boxes import BlockInUse, blocks_in_use, digest_of, sources_of, unconfirmed

Text = dict[str, str]


def both(words: Words) -> Text:
    """A text in both languages; what is missing in one is told in the other."""
    return {"de": words.de or words.en, "en": words.en or words.de}


def _page(words: Words | None) -> Text | None:
    return both(words) if words is not None and (words.de or words.en) else None


# What is not confirmed


def in_use(scenario: AndorScenario) -> list[BlockInUse]:
    """All blocks that this scenario is played with, then the legend and those of its cards that say more about it."""
    use = use_of(scenario)
    tree = in_play(use)
    sources = sources_of("andor")
    blocks = blocks_in_use(tree, SHELF.kind, use.content.own, sources)
    legend = use.legend
    named = [sources.get(key, key) for key in legend.source]
    blocks.append(BlockInUse(f"legend.{legend.id}", legend.confidence, named, legend.note, use.own))
    for card in legend.card:
        if card.confidence is not None:
            where = [sources.get(key, key) for key in card.source or legend.source]
            name = f"legend.{legend.id}.{card.id}"
            blocks.append(BlockInUse(name, card.confidence, where, card.note or "", use.own))
    return blocks


def known(scenario: AndorScenario) -> list[BlockInUse]:
    """The blocks in use that are not confirmed."""
    return unconfirmed(in_use(scenario))


# The board


def board(scenario: AndorScenario) -> dict[str, Any]:
    """Everything that a page needs to draw the board and to read the legend, as plain values.

    Coordinates run from 0 to 1, drawn 7 : 5. ``cards`` holds the pages of legend cards and event cards by the name that
    the chronicle tells, ``names`` what the legend calls its own things, by kind. Made once: do not change it.
    """
    key = (scenario.name, scenario.digest)
    if key not in _boards:
        if len(_boards) >= MOST_LOADED:
            _boards.clear()
        _boards[key] = _board(use_of(scenario))
    return _boards[key]


_boards: dict[tuple[str, str], dict[str, Any]] = {}


def _board(use: LegendInUse) -> dict[str, Any]:
    given: Board = use.content.box.board
    return {
        "fields": [_field(name, given.fields[name]) for name in sorted(given.fields, key=int)],
        "castle": given.castle,
        "bridges": [
            {"from": one.start, "to": one.to, "rope": one.rope, "names": {"de": one.de, "en": one.en}}
            for one in given.bridges
        ],
        "river": [list(pair) for pair in given.river],
        "branch": [list(pair) for pair in given.branch],
        "mouth": [list(point) for point in given.mouth],
        "inflow": [list(point) for point in given.inflow],
        "legend": use.legend.id,
        "title": title_of(use),
        "prologue": _page(use.legend.prologue),
        "retry": _page(use.legend.retry),
        "end": end_of(use.legend),
        "cards": pages(use),
        "names": names(use),
    }


def board_digest(scenario: AndorScenario) -> str:
    """A name for what ``board`` gives: the same digest, the same picture and texts."""
    key = (scenario.name, scenario.digest)
    if key not in _digests:
        if len(_digests) >= MOST_LOADED:
            _digests.clear()
        _digests[key] = digest_of(board(scenario))
    return _digests[key]


_digests: dict[tuple[str, str], str] = {}


def _field(name: str, place: FieldOfBoard) -> dict[str, Any]:
    names = {"de": place.de, "en": place.en} if place.de and place.en else None
    return {
        "id": name,
        "terrain": place.terrain,
        "x": place.x,
        "y": place.y,
        "label": list(place.label),
        "arrow": place.arrow or "",
        "well": place.well,
        "fog": place.fog,
        "merchant": place.merchant,
        "river": place.river,
        "place": place.place or "",
        "names": names,
        "adjacent": sorted(place.to, key=int),
    }


# The legend


def title_of(use: LegendInUse) -> Text:
    """What the legend, or this entry point of it, is called."""
    for start in use.legend.start:
        if start.id == use.start:
            return both(start.title)
    return both(use.legend.title)


def end_of(legend: Legend) -> dict[str, Text | None]:
    """The last page, by how the legend came out."""
    end: dict[str, Text | None] = {"won": None, "lost": None}
    for card in legend.card:
        for result, words in (("won", card.won), ("lost", card.lost)):
            end[result] = _page(words) or end[result]
    return end


def pages(use: LegendInUse) -> dict[str, dict[str, Any]]:
    """Pages of all cards in play, by the name that the chronicle tells."""
    legend = use.legend
    found: dict[str, dict[str, Any]] = {}
    for card in legend.card:
        found[card.id] = {
            "letter": letter_of(legend, card),
            "title": both(card.title),
            "story": _page(card.story),
            "text": _page(card.text),
            "task": _page(card.task),
        }
    for name, event in event_cards(use.content.box, legend).items():
        found[f"event {name}"] = _event(event)
    for deck in legend.deck:
        for name, event in use.content.box.events.items():
            if deck.shipped is not None and event.deck == deck.shipped:
                found[f"{deck.id} {name}"] = _event(event)
        for own in deck.card:
            found[f"{deck.id} {own.id}"] = {"title": both(own.title), "text": _page(own.text)}
    for pile in legend.tasks:
        for task in pile.card:
            found[f"{pile.id} {task.id}"] = {"title": both(task.title), "text": _page(task.text)}
    for path, effect in walk(use):
        if isinstance(effect, Story):
            found[path] = {"title": {"de": "", "en": ""}, "story": both(effect.text)}
    return found


def _event(event: Event) -> dict[str, Any]:
    return {"title": both(event.title), "text": both(event.text), "shield": event.shield}


def letter_of(legend: Legend, card: Card) -> str:
    """The letter at which a card is read: that of the card before it, A for the set-up; empty for named cards."""
    trigger = card.trigger
    if trigger is None:
        return ""
    if trigger.after is not None:
        return letter_of(legend, next(one for one in legend.card if one.id == trigger.after))
    return trigger.letter or ("A" if trigger.setup is not None else "")


def names(use: LegendInUse) -> dict[str, dict[str, Text]]:
    """What the legend calls its creatures, things, allies, goals, cards and choices, by kind and id."""
    legend = use.legend
    events = event_cards(use.content.box, legend)
    found: dict[str, dict[str, Text]] = {
        "creature": {one.id: {"de": one.de, "en": one.en} for one in legend.creature},
        "item": {one.id: {"de": one.de, "en": one.en} for one in legend.thing},
        "ally": {one.id: {"de": one.de, "en": one.en} for one in legend.ally},
        "goal": {
            **{one.id: {"de": one.de, "en": one.en} for one in legend.goal},
            **{f"{pile.id} {task.id}": task_of(task) for pile in legend.tasks for task in pile.card},
        },
        "card": {name: page["title"] for name, page in pages(use).items()},
        "deal": {name: both(event.title) for name, event in events.items() if event.deal is not None},
        "choice": {},
        "legend": {legend.id: both(legend.title)},
    }
    for start in legend.start:
        found["legend"][f"{legend.id}-{start.id}"] = both(start.title)
    for path, effect in walk(use):
        if isinstance(effect, Choose):
            for option in effect.options:
                found["choice"][f"{path}/{option.id}"] = {"de": option.de, "en": option.en}
    return found


def task_of(task: TaskCard) -> Text:
    """What a hero is to do, in one line: title and text."""
    title, text = both(task.title), _page(task.text)
    if text is None:
        return title
    return {language: f"{title[language]}: {' '.join(text[language].split())}" for language in title}


def name_of(scenario: AndorScenario, kind: str, name: str, language: str) -> str | None:
    """What this legend calls one of its own things; None for what it does not name."""
    text = names(use_of(scenario)).get(kind, {}).get(name)
    return text[language] if text is not None else None


# To choose from


class HeroShown(Struct, frozen=True):
    """A hero to choose: colour, rank, dice of the three rows, and the names of heroine and hero."""

    id: str
    color: str
    rank: int
    dice: list[int]
    names: dict[str, str]


def heroes(content: str | None = None) -> list[HeroShown]:
    """The four heroes in the order of their ranks. Raises ``ContentError`` for a faulty file of one's own."""
    box = known_legends(content).content.box
    shown = []
    for name in HERO_NAMES:
        hero, figure = getattr(box.heroes, name), getattr(box.figures, name)
        shown.append(HeroShown(name, hero.color, hero.rank, list(hero.dice), {"f": figure.f, "m": figure.m}))
    return shown


class LegendShown(Struct, frozen=True):
    """A legend, or an entry point of one, to choose: names, story before the first card, difficulties.

    ``entry``: begins in the middle of the legend before it; ``own``: from a user's file.
    """

    id: str
    names: Text
    prologue: Text | None
    author: str
    fewest_heroes: int
    most_heroes: int
    difficulties: list[str]
    entry: bool
    own: bool


def legends(content: str | None = None) -> list[LegendShown]:
    """All legends, a user's own first. Raises ``ContentError`` for a faulty file of one's own."""
    found = known_legends(content)
    return [one for legend in found.legends for one in _legend(legend, legend is found.own)]


def _legend(legend: Legend, own: bool) -> Iterator[LegendShown]:
    titles = [both(legend.title), *[both(start.title) for start in legend.start]]
    fewest, most = legend.heroes
    for number, (name, title) in enumerate(zip(names_of(legend), titles, strict=True)):
        yield LegendShown(
            id=name,
            names=title,
            prologue=_page(legend.prologue) if number == 0 else None,
            author=legend.author or "",
            fewest_heroes=fewest,
            most_heroes=most,
            difficulties=list(legend.difficulties),
            entry=number > 0,
            own=own,
        )


def plain(scenario: AndorScenario) -> dict[str, Any]:
    """The whole content of a scenario as plain values."""
    tree: dict[str, Any] = msgspec.to_builtins(in_play(use_of(scenario)))
    return tree
