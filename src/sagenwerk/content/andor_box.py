"""The content of Die Legenden von Andor in use: box, legends, and a file of a user's own.

Such a file is either a whole legend, then it is the scenario of its id, or it gives blocks of the box in place of the
shipped ones. ``load`` gives the scenario that the rules play, ``check`` says everything that is wrong with a file.
What is shown of a loaded scenario is in ``andor_shown``.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from sagenwerk.andor.catalogue import furnish
from sagenwerk.andor.scenario import AndorScenario
from sagenwerk.content.andor_blocks import Box
from sagenwerk.content.andor_cards import event_cards, fill_cards
from sagenwerk.content.andor_checks import checks
from sagenwerk.content.andor_legend import Legend
from sagenwerk.content.andor_read import MOST_CHARACTERS, examine_legend, is_legend, read_legend
from sagenwerk.content.andor_tables import fill
from sagenwerk.content.boxes import OWN_FILE, Content, Shelf, digest_of, tree_of
from sagenwerk.content.problems import ContentError, Problem

#: Loaded scenarios that are kept. One that falls out is loaded again; games with it go on.
MOST_LOADED: Final = 64

#: The shipped box, in ``content/andor``.
SHELF: Final = Shelf(
    "andor", ["board", "heroes", "creatures", "articles", "fog", "events"], Box, checks, MOST_CHARACTERS
)


class LegendInUse(Struct, frozen=True):
    """What a scenario was loaded from; ``own`` if the legend is a user's."""

    content: Content[Box]
    legend: Legend
    start: str | None
    own: bool


class KnownLegends(Struct, frozen=True):
    """The box and all legends that can be played, with a user's file."""

    content: Content[Box]
    legends: list[Legend]
    own: Legend | None


_loaded: OrderedDict[tuple[str, str | None], AndorScenario] = OrderedDict()
_lock = threading.Lock()


@cache
def legend_texts() -> dict[str, str]:
    """The shipped legend files by name."""
    folder = files("sagenwerk.content") / "andor" / "legends"
    found = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    return {file.name: file.read_text("utf-8") for file in sorted(found, key=lambda file: file.name)}


@cache
def shipped_legends() -> list[Legend]:
    """The legends that everybody has, checked like a user's: the printed ones first."""
    found = [read_legend(text, name, SHELF.shipped.box) for name, text in legend_texts().items()]
    return sorted(found, key=lambda legend: (legend.author is not None, legend.id))


def scenarios(content: str | None = None) -> list[str]:
    """Names of all legends and their entry points, a user's own first. Raises ``ContentError``."""
    return [name for legend in known_legends(content).legends for name in names_of(legend)]


def names_of(legend: Legend) -> list[str]:
    """The scenarios of a legend: its beginning, then its entry points."""
    return [legend.id, *[f"{legend.id}-{start.id}" for start in legend.start]]


def load(name: str, content: str | None = None) -> AndorScenario:
    """The scenario of this name, with a user's file if its text is given; loaded once and kept.

    Its digest is taken over all blocks and cards in use. Raises ``ContentError`` with everything that is wrong with the
    file, ``ValueError`` for an unknown name.
    """
    key = (name, content)
    with _lock:
        scenario = _loaded.pop(key, None) or _load(name, known_legends(content))
        _loaded[key] = scenario
        if len(_loaded) > MOST_LOADED:
            _loaded.popitem(last=False)
    return scenario


def _load(name: str, known: KnownLegends) -> AndorScenario:
    for legend in known.legends:
        if name in names_of(legend):
            start = None if name == legend.id else name.removeprefix(f"{legend.id}-")
            break
    else:
        names = ", ".join(name for legend in known.legends for name in names_of(legend))
        raise ValueError(f"there is no scenario {name!r}; scenarios are {names}")
    use = LegendInUse(known.content, legend, start, legend is known.own)
    scenario = AndorScenario(name, digest_of(in_play(use)))
    fill(scenario, use.content.box, legend)
    fill_cards(scenario, use.content.box, legend, start)
    scenario.content = use
    furnish(scenario)
    return scenario


def in_play(use: LegendInUse) -> dict[str, Any]:
    """Everything that a scenario is made of, as plain values: event cards of other piles are left out."""
    tree: dict[str, Any] = msgspec.to_builtins(use.content.box)
    used = set(event_cards(use.content.box, use.legend))
    decks = {deck.shipped for deck in use.legend.deck}
    tree["events"] = {name: event for name, event in tree["events"].items() if name in used or event["deck"] in decks}
    tree["legend"] = msgspec.to_builtins(use.legend)
    tree["start"] = use.start
    return tree


def use_of(scenario: AndorScenario) -> LegendInUse:
    """What a scenario was loaded from."""
    assert isinstance(scenario.content, LegendInUse)
    return scenario.content


@lru_cache(maxsize=8)
def known_legends(text: str | None) -> KnownLegends:
    """Box and legends with a user's file. Raises ``ContentError``."""
    if text is None:
        return KnownLegends(SHELF.shipped, shipped_legends(), None)
    if not _means_legend(text):
        content, problems = _examine_box(text, OWN_FILE)
        if problems:
            raise ContentError(problems)
        return KnownLegends(content, shipped_legends(), None)
    own = read_legend(text, OWN_FILE, SHELF.shipped.box)
    others = [legend for legend in shipped_legends() if legend.id != own.id]
    return KnownLegends(SHELF.shipped, [own, *others], own)


def _means_legend(text: str) -> bool:
    """Whether a user's file is a legend; what is no TOML at all is told by the reader of boxes."""
    tree = tree_of(text, OWN_FILE, MOST_CHARACTERS)
    return not isinstance(tree, Problem) and is_legend(tree)


def _examine_box(text: str, name: str) -> tuple[Content[Box], list[Problem]]:
    """The box with a user's blocks, and what is wrong with them: the shipped legends must be played with it, too."""
    content, problems = SHELF.examine(text, name)
    if not problems:
        for file, legend in legend_texts().items():
            problems.extend(examine_legend(legend, file, content.box)[1])
    return content, problems


def check(text: str, name: str = OWN_FILE) -> list[Problem]:
    """Everything that is wrong with a user's file called ``name``, by line; empty if it can be played."""
    if _means_legend(text):
        return examine_legend(text, name, SHELF.shipped.box)[1]
    return _examine_box(text, name)[1]
