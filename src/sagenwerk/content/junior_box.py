"""The content of Andor Junior in use: the shipped files, with blocks of a user's own file in their place.

``load`` gives the scenario that the rules play. ``check`` says everything that is wrong with a user's file.
What is shown of a loaded scenario is in ``junior_shown``.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any, Final

import msgspec

from sagenwerk.content.boxes import OWN_FILE, Content, Shelf, digest_of
from sagenwerk.content.junior_blocks import Box
from sagenwerk.content.junior_checks import checks
from sagenwerk.content.junior_tables import fill
from sagenwerk.content.problems import Problem
from sagenwerk.junior.catalogue import furnish
from sagenwerk.junior.scenario import JuniorScenario

#: No box needs more; a longer file is not read.
MOST_CHARACTERS: Final = 500_000
#: Loaded scenarios that are kept. One that falls out is loaded again; games with it go on.
MOST_LOADED: Final = 64

#: The shipped content, in ``content/junior``.
SHELF: Final = Shelf(
    "junior",
    ["board", "tiles", "heroes", "dragon", "shop", "tasks", "challenges"],
    Box,
    lambda shipped: checks(list(shipped.challenges)),
    MOST_CHARACTERS,
)
_loaded: OrderedDict[tuple[str, str | None], JuniorScenario] = OrderedDict()
_lock = threading.Lock()


def scenarios(content: str | None = None) -> list[str]:
    """Names of the shipped challenges, then those that a user's file adds. Raises ``ContentError``."""
    return list(SHELF.read(content).box.challenges)


def load(name: str, content: str | None = None) -> JuniorScenario:
    """The scenario of this name, with the blocks of a user's file if its text is given; loaded once and kept.

    Its digest is taken over all blocks in use. Raises ``ContentError`` with everything that is wrong with the file,
    ``ValueError`` for an unknown name.
    """
    key = (name, content)
    with _lock:
        scenario = _loaded.pop(key, None) or _load(name, SHELF.read(content))
        _loaded[key] = scenario
        if len(_loaded) > MOST_LOADED:
            _loaded.popitem(last=False)
    return scenario


def _load(name: str, content: Content[Box]) -> JuniorScenario:
    challenges = content.box.challenges
    if name not in challenges:
        raise ValueError(f"there is no scenario {name!r}; scenarios are {', '.join(challenges)}")
    scenario = JuniorScenario(name, digest_of(in_play(content.box, name)))
    fill(scenario, content.box, challenges[name])
    scenario.content = content
    furnish(scenario)
    return scenario


def in_play(box: Box, name: str) -> dict[str, Any]:
    """All blocks that a scenario of this name is made of, as plain values: the other challenges are left out."""
    tree: dict[str, Any] = msgspec.to_builtins(box)
    tree["challenges"] = {name: tree["challenges"][name]}
    return tree


def content_of(scenario: JuniorScenario) -> Content[Box]:
    """The content that a scenario was loaded from."""
    assert isinstance(scenario.content, Content)
    return scenario.content


def check(text: str, name: str = OWN_FILE) -> list[Problem]:
    """Everything that is wrong with a user's file called ``name``, by line; empty if it can be played."""
    return SHELF.check(text, name)
