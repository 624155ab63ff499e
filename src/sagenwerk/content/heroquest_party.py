"""The sheets of a party in a user's file: what heroes bring along from earlier quests (HQ-150 to HQ-153)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final

from msgspec import Meta, inspect

from sagenwerk.content.blocks import Id, Part
from sagenwerk.content.examining import examined
from sagenwerk.content.heroquest_blocks import Box, HeroName
from sagenwerk.content.heroquest_quest import QuestFile
from sagenwerk.content.heroquest_references import unknown
from sagenwerk.content.heroquest_tables import all_items
from sagenwerk.content.lines import Path
from sagenwerk.content.problems import Finding, Problem
from sagenwerk.heroquest.scenario import HERO_NAMES
from sagenwerk.heroquest.sheet import Sheet

#: A hero has every thing once, and up to 15 potions of a kind.
MOST_ITEMS: Final = 40
MOST_POTIONS: Final = 15
#: Numbers of quests are kept as bits.
MOST_QUEST: Final = 60


class SheetBlock(Part, frozen=True):
    """One hero of a party."""

    hero: HeroName
    gold: Annotated[int, Meta(ge=0, le=999_999, extra={"stand_in": 0})] = 0
    items: Annotated[list[Id], Meta(max_length=MOST_ITEMS, extra={"stand_in": []})] = []
    potions: Annotated[list[Id], Meta(max_length=200, extra={"stand_in": []})] = []
    quests: Annotated[list[Annotated[int, Meta(ge=0, le=MOST_QUEST)]], Meta(max_length=MOST_QUEST)] = []
    champion: bool = False
    outlawed: bool = False


class Party(Part, frozen=True):
    """The sheets of a file."""

    party: Annotated[list[SheetBlock], Meta(min_length=1, max_length=len(HERO_NAMES))]


class OwnFile(QuestFile, frozen=True):
    """A user's quest file, which may hold the sheets of its party, too."""

    party: Annotated[list[SheetBlock], Meta(min_length=1, max_length=len(HERO_NAMES))] = []


PARTY_TYPE: Final = inspect.type_info(Party)


def examine_party(tree: dict[str, Any], text: str, name: str, box: Box) -> tuple[list[SheetBlock], list[Problem]]:
    """The sheets if the tree of a file has their shape, and everything that is wrong with them, by line."""
    party, problems = examined(
        tree, text, name, PARTY_TYPE, Party, lambda party: check_party(box, party.party), lambda path: "party"
    )
    return party.party if party else [], problems


def check_party(box: Box, sheets: list[SheetBlock]) -> Iterator[Finding]:
    """Every hero once, and only things that are in the box."""
    items = all_items(box)
    heroes: set[str] = set()
    for number, sheet in enumerate(sheets):
        here: Path = ("party", number)
        if sheet.hero in heroes:
            yield Finding(((*here, "hero"),), "content-listed-twice", {"key": "party", "value": sheet.hero})
        heroes.add(sheet.hero)
        for place, item in enumerate(sheet.items):
            if item not in items:
                yield unknown((*here, "items", place), "item", item, list(items))
            elif item in sheet.items[:place]:
                yield Finding(((*here, "items", place),), "content-listed-twice", {"key": "items", "value": item})
        for place, potion in enumerate(sheet.potions):
            if potion not in box.potions:
                yield unknown((*here, "potions", place), "potion", potion, list(box.potions))
        for potion in box.potions:
            have = sheet.potions.count(potion)
            if have > MOST_POTIONS:
                args: dict[str, str | int] = {"thing": potion, "have": have, "most": MOST_POTIONS}
                yield Finding(((*here, "potions"),), "content-too-many", args)


def sheets_from(box: Box, blocks: list[SheetBlock]) -> list[Sheet]:
    """The sheets as the rules read them."""
    items, potions = list(all_items(box)), list(box.potions)
    sheets = []
    for block in blocks:
        sheet = Sheet(HERO_NAMES.index(block.hero))
        sheet.gold = block.gold
        sheet.items = sorted(items.index(item) for item in block.items)
        sheet.potions = sorted(potions.index(potion) for potion in block.potions)
        sheet.quests = sorted(set(block.quests))
        sheet.champion = block.champion
        sheet.outlawed = block.outlawed
        sheets.append(sheet)
    return sheets
