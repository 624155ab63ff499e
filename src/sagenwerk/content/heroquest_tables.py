"""From blocks to the tables that the rules of HeroQuest read: board, editions, equipment, cards, monsters."""

from __future__ import annotations

from msgspec import Struct, structs

from sagenwerk.content.heroquest_blocks import Box, EditionFlags, ItemCard, ItemNumbers, MonsterNumbers, Passage
from sagenwerk.heroquest.board import COLUMNS, CORRIDOR, WIDTH, Board
from sagenwerk.heroquest.scenario import (
    CHAOS_NAMES,
    EDITION_NAMES,
    HERO_NAMES,
    Edition,
    Item,
    MonsterKind,
    Potion,
    QuestScenario,
    TreasureCard,
)

#: Keys of a block that only name it, or say how we know.
ABOUT = {"source", "confidence", "note", "de", "en", "en_us", "de_status"}


def square_of(name: str) -> int:
    """The number of a square by its printed place."""
    return (int(name[1:]) - 1) * int(WIDTH) + COLUMNS.index(name[0])


def board_of(box: Box) -> Board:
    """Rooms and passages (HQ-020, HQ-112)."""
    printed = box.board
    rooms = [int(CORRIDOR) if letter == "." else ord(letter) - ord("A") + 1 for row in printed.rooms for letter in row]
    return Board(rooms, [squares_of(passage) for passage in printed.passages])


def squares_of(passage: Passage) -> list[int]:
    """The squares of a straight piece, row by row."""
    first, last = square_of(passage.start), square_of(passage.to)
    width = int(WIDTH)
    columns = range(first % width, last % width + 1)
    return [row * width + column for row in range(first // width, last // width + 1) for column in columns]


def takes_over(made: object, given: Struct, *but: str) -> None:
    """Set what the rules read to what the block says under the same names, ``but`` for these."""
    for key in structs.fields(given):
        if key.name not in ABOUT and key.name not in but:
            setattr(made, key.name, getattr(given, key.name))


def all_items(box: Box) -> dict[str, ItemCard]:
    """Equipment, then artifacts, in the order of their numbers."""
    return {**box.equipment, **box.artifacts}


def fill(scenario: QuestScenario, box: Box) -> None:
    """Names and potions, which are numbered alike in all editions."""
    scenario.item_names = list(all_items(box))
    scenario.treasure_names = list(box.treasure)
    for number, (name, card) in enumerate(box.potions.items()):
        potion = Potion(name, number)
        takes_over(potion, card, "kills")
        potion.kills = [str(kind) for kind in card.kills]
        scenario.potions.append(potion)


def editions_of(box: Box) -> list[Edition]:
    """The three editions by number."""
    return [edition_of(box, name, number) for number, name in enumerate(EDITION_NAMES)]


def edition_of(box: Box, name: str, number: int) -> Edition:
    """Heroes, readings, items, cards and monsters of one edition (HQ-008, HQ-021, HQ-075, HQ-148)."""
    edition = Edition(name, number)
    flags: EditionFlags = getattr(box.editions, name)
    takes_over(edition, flags)
    items = all_items(box)
    numbers = {item: place for place, item in enumerate(items)}
    edition.move_dice = []
    for hero in HERO_NAMES:
        card = getattr(getattr(box.heroes, hero), name)
        edition.move_dice.append(card.move_dice)
        edition.attack.append(card.attack)
        edition.defend.append(card.defend)
        edition.body.append(card.body)
        edition.mind.append(card.mind)
        edition.start_weapon.append(numbers[card.start_weapon] if card.start_weapon else -1)
    edition.items = [item_of(item, place, items[item], name) for place, item in enumerate(items)]
    for place, item in enumerate(items):
        edition.items[place].artifact = item in box.artifacts
    edition.treasure = treasure_of(box, name)
    for kind, monster in box.monsters.items():
        edition.kinds.append(kind_of(kind, monster.group, monster.confidence, getattr(monster, name)))
        edition.figures[kind] = monster.figures
    return edition


def item_of(name: str, number: int, card: ItemCard, edition: str) -> Item:
    """A piece of equipment or an artifact in one edition (HQ-148, HQ-149)."""
    item = Item(name, number)
    numbers: ItemNumbers | None = getattr(card, edition)
    item.slot = card.slot
    item.use = card.use
    item.rusts = card.rusts
    if numbers is None:
        return item
    item.exists = True
    takes_over(item, numbers, "attack_against", "twice_against", "heroes")
    item.attack_against = {str(kind): dice for kind, dice in numbers.attack_against.items()}
    item.twice_against = [str(kind) for kind in numbers.twice_against]
    if numbers.heroes is not None:
        item.heroes = sorted(HERO_NAMES.index(hero) for hero in numbers.heroes)
    return item


def treasure_of(box: Box, edition: str) -> list[TreasureCard]:
    """The deck of one edition (HQ-120, HQ-125 to HQ-129)."""
    potions = list(box.potions)
    cards = []
    for number, (name, kind) in enumerate(box.treasure.items()):
        card = TreasureCard(name, number)
        card.count = getattr(kind.cards, edition)
        card.potion = potions.index(kind.potion) if kind.potion else -1
        takes_over(card, kind, "cards", "potion")
        cards.append(card)
    return cards


def kind_of(name: str, group: str, confidence: str, numbers: MonsterNumbers) -> MonsterKind:
    """A printed kind of monster (HQ-023, HQ-075)."""
    kind = MonsterKind(name, name)
    kind.group = group
    kind.confidence = confidence
    takes_over(kind, numbers)
    return kind


def spell_numbers(names: list[str]) -> list[int]:
    """Spells of chaos by number (HQ-091)."""
    return [CHAOS_NAMES.index(name) for name in names]
