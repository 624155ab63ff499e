"""What people see of the content of HeroQuest: board, cards, heroes, quests to choose, what is not confirmed.

Nothing here tells what a quest's map holds: digest and text of the board are the same whatever lies in the dark.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from sagenwerk.content.boxes import BlockInUse, blocks_in_use, digest_of, sources_of, unconfirmed
from sagenwerk.content.heroquest_blocks import Box, Named
from sagenwerk.content.heroquest_box import MOST_LOADED, SHELF, known_quests, use_of
from sagenwerk.content.heroquest_quest import Head, QuestFile
from sagenwerk.heroquest.board import HEIGHT, SQUARES, WIDTH, square_name
from sagenwerk.heroquest.scenario import EDITION_NAMES, HERO_NAMES, QuestScenario

Text = dict[str, str]

#: Colours of the heroes, as the page knows them.
COLORS: Final = {"barbarian": "red", "dwarf": "yellow", "elf": "green", "wizard": "purple"}
#: Names of the figures by class: heroine, hero. The same in all languages.
FIGURE_NAMES: Final[dict[str, Text]] = {
    "barbarian": {"f": "Thyra", "m": "Torgrim"},
    "dwarf": {"f": "Brunja", "m": "Dorin"},
    "elf": {"f": "Ilvi", "m": "Elaro"},
    "wizard": {"f": "Mirela", "m": "Aldurin"},
}


# What is not confirmed


@lru_cache(maxsize=MOST_LOADED)
def in_use(scenario: QuestScenario) -> list[BlockInUse]:
    """All blocks of the box that a scenario is played with, then what its quest's head says of itself.

    The maps are left out: how sure a trap is would tell that there is one.
    """
    use = use_of(scenario)
    tree: dict[str, Any] = msgspec.to_builtins(use.content.box)
    sources = sources_of("heroquest")
    blocks = blocks_in_use(tree, SHELF.kind, use.content.own, sources)
    head = use.head
    named = [sources.get(key, key) for key in head.source]
    blocks.append(BlockInUse(f"quest.{head.id}", head.confidence, named, head.note, use.own))
    return blocks


def known(scenario: QuestScenario) -> list[BlockInUse]:
    """The blocks in use that are not confirmed."""
    return unconfirmed(in_use(scenario))


# The board


@lru_cache(maxsize=MOST_LOADED)
def board(scenario: QuestScenario) -> dict[str, Any]:
    """Everything that a page needs to draw the printed board and to read the cards, as plain values.

    Coordinates run from 0 to 1, drawn 26 : 19. ``rooms`` names the room of every square that is in one. ``editions``
    holds the numbers of each edition by id. Made once: do not change it.
    """
    use = use_of(scenario)
    box = use.content.box
    printed = scenario.board
    return {
        "fields": [_field(scenario, square) for square in range(int(SQUARES))],
        "rooms": {square_name(square): room for square, room in enumerate(printed.rooms) if room},
        "passages": [
            {"squares": [square_name(square) for square in printed.passages[place]], "names": both(passage)}
            for place, passage in enumerate(box.board.passages)
        ],
        "furniture": {name: _piece(kind) for name, kind in box.furniture.items()},
        "tiles": {name: _piece(kind) for name, kind in box.tiles.items()},
        "editions": {name: edition(box, name) for name in EDITION_NAMES},
        "quest": use.head.id,
        "number": use.head.number,
        "title": both(use.head.title),
        "story": both(use.head.story),
        "goal": both(use.head.goal_text),
        "names": names(use.head),
    }


@lru_cache(maxsize=MOST_LOADED)
def board_digest(scenario: QuestScenario) -> str:
    """A name for what ``board`` gives: the same digest, the same picture and texts."""
    return digest_of(board(scenario))


def both(words: Any) -> Text:
    """A text in both languages."""
    return {"de": words.de, "en": words.en}


def _field(scenario: QuestScenario, square: int) -> dict[str, Any]:
    column, row = square % int(WIDTH), square // int(WIDTH)
    beside = scenario.board.beside[4 * square : 4 * square + 4]
    return {
        "id": square_name(square),
        "x": round((column + 0.5) / int(WIDTH), 4),
        "y": round((row + 0.5) / int(HEIGHT), 4),
        "names": None,
        "adjacent": [square_name(other) for other in beside if other >= 0],
    }


def _piece(kind: Any) -> dict[str, Any]:
    return {"width": kind.width, "height": kind.height, "names": both(kind)}


def names(head: Head) -> dict[str, dict[str, Text]]:
    """What the quest is called, for sentences."""
    return {"quest": {head.id: both(head.title)}}


def name_of(scenario: QuestScenario, kind: str, name: str, language: str) -> str | None:
    """What this quest calls one of its own things; None for what it does not name."""
    text = names(use_of(scenario).head).get(kind, {}).get(name)
    return text[language] if text is not None else None


def edition(box: Box, name: str) -> dict[str, Any]:
    """Heroes, cards and monsters of one edition: names, and the numbers that are printed on them."""
    treasure = {key: card for key, card in box.treasure.items() if getattr(card.cards, name)}
    return {
        "names": both(getattr(box.editions, name)),
        "heroes": {hero: _card(getattr(box.heroes, hero), name) for hero in HERO_NAMES},
        "monsters": {key: _card(card, name) for key, card in box.monsters.items()},
        "equipment": _cards(box.equipment, name),
        "artifacts": _cards(box.artifacts, name),
        "potions": {key: {"names": called(card, name)} for key, card in box.potions.items()},
        "treasure": {
            key: {"names": called(card, name), "cards": getattr(card.cards, name)} for key, card in treasure.items()
        },
        "spells": {
            key: {"names": called(card, name), "element": card.element, "text": both(getattr(card, name))}
            for key, card in box.spells.items()
        },
        "chaos_spells": {
            key: {"names": called(card, name), "text": both(getattr(card, name))}
            for key, card in box.chaos_spells.items()
            if getattr(card, name) is not None
        },
    }


def called(card: Named, name: str) -> Text:
    """What an edition calls it."""
    return {"de": card.de, "en": card.en_us or card.en if name == "us" else card.en}


def _cards(cards: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: _card(card, name) for key, card in cards.items() if getattr(card, name) is not None}


def _card(card: Any, name: str) -> dict[str, Any]:
    numbers: dict[str, Any] = msgspec.to_builtins(getattr(card, name))
    return {"names": called(card, name), "confidence": card.confidence, **numbers}


# To choose from


class HeroShown(Struct, frozen=True):
    """A hero to choose: colour, and the names of heroine and hero."""

    id: str
    color: str
    names: Text


def heroes() -> list[HeroShown]:
    """The four heroes in the order of their numbers."""
    return [HeroShown(name, COLORS[name], FIGURE_NAMES[name]) for name in HERO_NAMES]


class QuestShown(Struct, frozen=True):
    """A quest to choose: names, story, place in the campaign (0: outside it); ``own``: from a user's file."""

    id: str
    names: Text
    prologue: Text
    number: int
    own: bool


def quests(content: str | None = None) -> list[QuestShown]:
    """All quests, a user's own first. Raises ``ContentError`` for a faulty file of one's own."""
    found = known_quests(content)
    return [_quest(quest, quest is found.own) for quest in found.quests]


def _quest(quest: QuestFile, own: bool) -> QuestShown:
    head = quest.quest
    return QuestShown(head.id, both(head.title), both(head.story), head.number, own)
