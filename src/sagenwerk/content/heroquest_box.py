"""The content of HeroQuest in use: box, quests, and a file of a user's own.

Such a file holds a quest of its own, blocks of the box in place of the shipped ones, the sheets of a party, or several
of these. ``load`` gives the scenario that the rules play, ``check`` says everything that is wrong with a file.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from sagenwerk.content.boxes import OWN_FILE, Content, Shelf, digest_of, tree_of
from sagenwerk.content.heroquest_blocks import Box
from sagenwerk.content.heroquest_checks import checks
from sagenwerk.content.heroquest_map import maps_of
from sagenwerk.content.heroquest_party import SheetBlock, examine_party, sheets_from
from sagenwerk.content.heroquest_quest import Head, Maps, QuestFile
from sagenwerk.content.heroquest_read import MOST_CHARACTERS, examine_quest, quest_texts, read_quest
from sagenwerk.content.heroquest_tables import board_of, editions_of, fill
from sagenwerk.content.problems import ContentError, Problem
from sagenwerk.heroquest.catalogue import furnish
from sagenwerk.heroquest.scenario import QuestScenario

#: Loaded scenarios that are kept. One that falls out is loaded again; games with it go on.
MOST_LOADED: Final = 64
#: Keys of a user's file that belong to its quest, and to its party; all others are blocks of the box.
QUEST_KEYS: Final = {"format", "not-playable", "quest", "map", "boards"}
PARTY_KEYS: Final = {"party"}
#: What a scenario has for itself.
NOT_SHARED: Final = {"name", "digest", "content", "quests", "public", "party"}

#: The shipped box, in ``content/heroquest``.
SHELF: Final = Shelf(
    "heroquest",
    ["board", "editions", "monsters", "equipment", "treasure", "furniture", "spells"],
    Box,
    lambda shipped: checks(),
    MOST_CHARACTERS,
)


class QuestInUse(Struct, frozen=True):
    """What a scenario was loaded from; ``own`` if the quest is a user's. Without ``maps`` for seats without secrets."""

    content: Content[Box]
    head: Head
    maps: Maps | None
    party: list[SheetBlock]
    own: bool


class KnownQuests(Struct, frozen=True):
    """The box and all quests that can be played, and the sheets of a party, with a user's file."""

    content: Content[Box]
    quests: list[QuestFile]
    own: QuestFile | None
    party: list[SheetBlock]


_loaded: OrderedDict[tuple[str, str | None], QuestScenario] = OrderedDict()
_lock = threading.Lock()


@cache
def shipped_quests() -> list[QuestFile]:
    """The quests that everybody has, checked like a user's, in book order (HQ-164)."""
    return [read_quest(text, name, SHELF.shipped.box) for name, text in quest_texts().items()]


def is_own(tree: dict[str, Any]) -> bool:
    """Whether a user's file holds a quest or a party, which no other game has."""
    return bool({"quest", "map", "party"} & tree.keys())


def scenarios(content: str | None = None) -> list[str]:
    """Names of all quests, a user's own first. Raises ``ContentError``."""
    return [quest.quest.id for quest in known_quests(content).quests]


def load(name: str, content: str | None = None) -> QuestScenario:
    """The scenario of this name, with a user's file if its text is given; loaded once and kept.

    Raises ``ContentError`` with everything that is wrong with the file, ``ValueError`` for an unknown name.
    """
    key = (name, content)
    with _lock:
        scenario = _loaded.pop(key, None) or _load(name, known_quests(content))
        _loaded[key] = scenario
        if len(_loaded) > MOST_LOADED:
            _loaded.popitem(last=False)
    return scenario


def _load(name: str, known: KnownQuests) -> QuestScenario:
    quest = next((quest for quest in known.quests if quest.quest.id == name), None)
    if quest is None:
        names = ", ".join(quest.quest.id for quest in known.quests)
        raise ValueError(f"there is no scenario {name!r}; scenarios are {names}")
    box = known.content.box
    tables = tables_of(known.content) if known.content.own else shipped_tables()
    use = QuestInUse(known.content, quest.quest, quest.maps, known.party, quest is known.own)
    scenario = shared(tables, name, digest_of(in_play(use)))
    scenario.quests = maps_of(scenario, box, quest)
    scenario.party = sheets_from(box, known.party)
    scenario.content = use
    scenario.public = shared(tables, name, tables.digest)
    scenario.public.party = scenario.party
    scenario.public.content = structs.replace(use, maps=None)
    return scenario


@cache
def shipped_tables() -> QuestScenario:
    """The tables, actions and steps of the shipped box, made once for all quests."""
    return tables_of(SHELF.shipped)


def tables_of(content: Content[Box]) -> QuestScenario:
    """Tables, actions and steps without any quest; the digest is that of the box alone."""
    box = content.box
    tables = QuestScenario("", digest_of(msgspec.to_builtins(box)), board_of(box), editions_of(box))
    fill(tables, box)
    furnish(tables)
    return tables


def shared(tables: QuestScenario, name: str, digest: str) -> QuestScenario:
    """A scenario with the same tables, actions and steps, without maps."""
    scenario = QuestScenario(name, digest, tables.board, tables.editions)
    for key in dir(scenario):
        if not key.startswith("_") and key not in NOT_SHARED and not callable(getattr(scenario, key)):
            setattr(scenario, key, getattr(tables, key))
    return scenario


def in_play(use: QuestInUse) -> dict[str, Any]:
    """Everything that a scenario is made of, as plain values: not what only the game master reads, or an author."""
    tree: dict[str, Any] = msgspec.to_builtins(use.content.box)
    tree["quest"] = msgspec.to_builtins(use.head)
    tree["map"] = msgspec.to_builtins(use.maps)
    for given in (tree["map"] or {}).values():
        for one in [*given["monsters"], *given["furniture"], *given["traps"]] if given else []:
            del one["piece"]
        if given:
            del given["texts"]
    tree["party"] = msgspec.to_builtins(use.party)
    return tree


def use_of(scenario: QuestScenario) -> QuestInUse:
    """What a scenario was loaded from."""
    assert isinstance(scenario.content, QuestInUse)
    return scenario.content


@lru_cache(maxsize=8)
def known_quests(text: str | None) -> KnownQuests:
    """Box, quests and party with a user's file. Raises ``ContentError``."""
    if text is None:
        return KnownQuests(SHELF.shipped, shipped_quests(), None, [])
    known, problems = _examine(text, OWN_FILE)
    if known is None or problems:
        raise ContentError(problems)
    return known


def _examine(text: str, name: str) -> tuple[KnownQuests | None, list[Problem]]:
    """What a user's file makes of the content, and everything that is wrong with it, by line."""
    tree = tree_of(text, name, MOST_CHARACTERS)
    if isinstance(tree, Problem):
        return None, [tree]
    blocks = {key: value for key, value in tree.items() if key not in QUEST_KEYS | PARTY_KEYS}
    content, problems = SHELF.examine_tree(blocks, text, name)
    quests = shipped_quests()
    if blocks and not problems:
        for file, shipped in quest_texts().items():
            other = tree_of(shipped, file, MOST_CHARACTERS)
            assert isinstance(other, dict)
            problems.extend(examine_quest(other, shipped, file, content.box)[1])
    own = None
    part = {key: value for key, value in tree.items() if key in QUEST_KEYS}
    if part:
        own, wrong = examine_quest(part, text, name, content.box)
        problems.extend(wrong)
    if own is not None:
        quests = [own, *[quest for quest in quests if quest.quest.id != own.quest.id]]
    sheets: list[SheetBlock] = []
    if PARTY_KEYS & tree.keys():
        sheets, wrong = examine_party({"party": tree["party"]}, text, name, content.box)
        problems.extend(wrong)
    return KnownQuests(content, quests, own, sheets), sorted(problems, key=lambda problem: problem.line)


def check(text: str, name: str = OWN_FILE) -> list[Problem]:
    """Everything that is wrong with a user's file called ``name``, by line; empty if it can be played."""
    return _examine(text, name)[1]
