"""Do the blocks of HeroQuest fit together?

A check names the blocks it reads; it is left out while one of them is itself broken.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import structs

from sagenwerk.content.boxes import Check
from sagenwerk.content.heroquest_blocks import Box, EditionFlags
from sagenwerk.content.heroquest_references import found, unknown
from sagenwerk.content.heroquest_tables import ABOUT, all_items, square_of
from sagenwerk.content.problems import Finding
from sagenwerk.heroquest.board import WIDTH, square_name
from sagenwerk.heroquest.scenario import EDITION_NAMES, HERO_NAMES, MOST_ITEMS, MOST_POTIONS

#: Keys of an edition that say how the game is played.
FLAGS: Final = [key.encode_name for key in structs.fields(EditionFlags) if key.name not in ABOUT]


def passages(box: Box) -> Iterator[Finding]:
    """Passages are straight pieces of the corridor, and all of it belongs to some (HQ-020, HQ-112)."""
    width = int(WIDTH)
    covered: set[int] = set()
    corridor = {
        row * width + column
        for row, letters in enumerate(box.board.rooms)
        for column, letter in enumerate(letters)
        if letter == "."
    }
    for number, passage in enumerate(box.board.passages):
        first, last = square_of(passage.start), square_of(passage.to)
        columns = range(first % width, last % width + 1)
        squares = {row * width + column for row in range(first // width, last // width + 1) for column in columns}
        covered |= squares
        if not squares or not squares <= corridor:
            place = ("board", "passages", number)
            yield found(place, "content-quest-passage", first=passage.start, last=passage.to)
    for square in sorted(corridor - covered)[:1]:
        yield found(("board", "passages"), "content-quest-no-passage", square=square_name(square))


def start_weapons(box: Box) -> Iterator[Finding]:
    """The weapon that a hero begins with is there in his edition (HQ-008)."""
    items = all_items(box)
    for hero in HERO_NAMES:
        for edition in EDITION_NAMES:
            weapon = getattr(getattr(box.heroes, hero), edition).start_weapon
            have = [name for name, item in items.items() if getattr(item, edition) is not None]
            if weapon is not None and weapon not in have:
                yield unknown(("heroes", hero, edition, "start-weapon"), "item", weapon, have)


def item_names(box: Box) -> Iterator[Finding]:
    """Names of equipment and artifacts are different, and there are not too many (HQ-148)."""
    for name in box.artifacts:
        if name in box.equipment:
            yield found(("artifacts", name), "content-legend-name-taken", name=name)
    have = len(all_items(box))
    if have > MOST_ITEMS:
        yield found(("equipment",), "content-too-many", thing="equipment", have=have, most=int(MOST_ITEMS))


def potions(box: Box) -> Iterator[Finding]:
    """A hero's potions are counted in a table of 15 kinds (HQ-126)."""
    if len(box.potions) > MOST_POTIONS:
        have = len(box.potions)
        yield found(("potions",), "content-too-many", thing="potions", have=have, most=int(MOST_POTIONS))


def deck(box: Box) -> Iterator[Finding]:
    """Cards name potions that exist, and every edition has cards (HQ-120)."""
    for name, card in box.treasure.items():
        if card.potion is not None and card.potion not in box.potions:
            yield unknown(("treasure", name, "potion"), "potion", card.potion, list(box.potions))
    for edition in EDITION_NAMES:
        if not any(getattr(card.cards, edition) for card in box.treasure.values()):
            yield found(("treasure",), "content-quest-empty-deck", edition=edition)


def differences(box: Box) -> Iterator[Finding]:
    """What is explained is a key of the editions."""
    for name in box.differences:
        if name not in FLAGS:
            yield unknown(("differences", name), "flag", name, FLAGS)


def checks() -> list[Check[Box]]:
    """Every check with the blocks that it reads."""
    heroes = [f"heroes.{hero}" for hero in HERO_NAMES]
    return [
        (["board"], passages),
        (heroes, start_weapons),
        ([], item_names),
        ([], potions),
        ([], deck),
        ([], differences),
    ]
