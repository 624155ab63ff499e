"""Writes docs/heroquest-editions.md: in what the three editions of HeroQuest differ, out of the content files.

python tools/editions.py
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import structs

from sagenwerk.content.heroquest_blocks import Box, ItemNumbers, MonsterNumbers
from sagenwerk.content.heroquest_box import SHELF
from sagenwerk.content.heroquest_checks import FLAGS
from sagenwerk.content.heroquest_tables import all_items
from sagenwerk.heroquest.scenario import EDITION_NAMES, HERO_NAMES

FILE = Path(__file__).parents[1] / "docs" / "heroquest-editions.md"
HEAD = """# The editions of HeroQuest

HeroQuest has three rule sets that contradict each other. A game is played with one of them: option `edition` is `eu1`
(Europe, first printing 1989, the German game), `eu2` (Europe, second printing) or `us` (US 1990). Everything in which
they differ is a number or a reading in
[`editions.toml`](../src/sagenwerk/content/heroquest/editions.toml) and the files beside it; the chapters of the rules
only read these. `tools/editions.py` writes this page from them.
"""


def page(box: Box) -> str:
    """The whole page."""
    parts = [HEAD, "## Where the rules differ\n", *readings(box, True), "## Numbers that are the same in all\n"]
    parts.extend(readings(box, False))
    parts.extend(["## Heroes\n", heroes(box), "## Monsters\n", monsters(box)])
    parts.extend(["## Equipment and artifacts\n", items(box), "## Treasure cards\n", treasure(box)])
    return "\n".join(parts)


def table(head: list[str], rows: Iterable[list[str]]) -> str:
    """A table of Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def readings(box: Box, differing: bool) -> list[str]:
    """What an edition says to each key, by which rule; only keys in which they differ, or only the others."""
    rows = []
    for key in FLAGS:
        values = [getattr(getattr(box.editions, edition), key.replace("-", "_")) for edition in EDITION_NAMES]
        if (values[0] == values[1] == values[2]) != differing:
            about = box.differences[key]
            rows.append([f"`{key}`", *map(said, values), about.en, ", ".join(about.rules), about.confidence])
    return [table(["key", "eu1", "eu2", "us", "meaning", "rules", "confidence"], rows)]


def said(value: Any) -> str:
    """A value as people read it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return "; ".join(", ".join(f"{one.count(kind)} {kind}" for kind in dict.fromkeys(one)) for one in value)
    return str(value)


def heroes(box: Box) -> str:
    """What is printed for each hero."""
    rows = []
    for hero in HERO_NAMES:
        card = getattr(box.heroes, hero)
        numbers = [getattr(card, edition) for edition in EDITION_NAMES]
        shown = [f"{n.move_dice} / {n.attack} / {n.defend} / {n.body} / {n.mind}" for n in numbers]
        rows.append(
            [
                card.en,
                *[f"{one}, {n.start_weapon}" if n.start_weapon else one for one, n in zip(shown, numbers, strict=True)],
            ]
        )
    return table(["movement dice / attack / defence / body / mind, weapon", *EDITION_NAMES], rows)


def monsters(box: Box) -> str:
    """The cards of the monsters."""
    rows = []
    for monster in box.monsters.values():
        numbers: list[MonsterNumbers] = [getattr(monster, edition) for edition in EDITION_NAMES]
        rows.append([monster.en, *[f"{n.move} / {n.attack} / {n.defend} / {n.body} / {n.mind}" for n in numbers]])
    return table(["move / attack / defence / body / mind", *EDITION_NAMES], rows)


def items(box: Box) -> str:
    """Equipment and artifacts; a dash for what an edition does not have."""
    rows = []
    for item in all_items(box).values():
        numbers: list[ItemNumbers | None] = [getattr(item, edition) for edition in EDITION_NAMES]
        rows.append([item.en, *map(item_said, numbers)])
    return table(["", *EDITION_NAMES], rows)


def item_said(numbers: ItemNumbers | None) -> str:
    """The numbers of an item that are not nought."""
    if numbers is None:
        return "-"
    parts = []
    for key in structs.fields(numbers):
        value = getattr(numbers, key.name)
        name = key.encode_name.replace("-", " ")
        if value is True:
            parts.append(name)
        elif isinstance(value, dict):
            parts.extend(f"{name} {kind} {dice}" for kind, dice in value.items())
        elif isinstance(value, list):
            parts.extend([f"{name} {', '.join(value)}"] if value else [])
        elif value:
            parts.append(f"{name} {value}")
    return "; ".join(parts) or "yes"


def treasure(box: Box) -> str:
    """Cards in the decks."""
    rows = []
    for name, card in box.treasure.items():
        rows.append([f"`{name}`", *[str(getattr(card.cards, edition)) for edition in EDITION_NAMES]])
    sums = [sum(getattr(card.cards, edition) for card in box.treasure.values()) for edition in EDITION_NAMES]
    return table(["card", *EDITION_NAMES], [*rows, ["all", *map(str, sums)]])


if __name__ == "__main__":
    FILE.write_text(page(SHELF.shipped.box), "utf-8")
