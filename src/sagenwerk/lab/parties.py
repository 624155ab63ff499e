"""Campaign parties of HeroQuest for the laboratory: what four heroes own when they come to a quest one after the other.

The purse was measured: eight games of each quest with greedy heroes against the simple game master, what the party had
in gold at the end of those it won, in the mean (docs/strength.md). In the first European printing the title after three
quests pays 500 gold to each. That gold, all in one purse, was spent in the armoury in the order of the tables below;
artifacts come from the quest in which they lie, potions from the chests of quests 2 and 3. Nobody has died on the way,
and nobody lost his equipment in quest 6.
"""

from __future__ import annotations

from typing import Final

#: By edition: from which quest on which hero has what. A weapon that is replaced stays on the sheet.
OWNED: Final[dict[str, list[tuple[int, str, str]]]] = {
    # Purse before quests 3, 4, 5, 8, 12: 430, 2630, 2940, 4330, 5540.
    "eu1": [
        (3, "barbarian", "helmet"),
        (3, "barbarian", "shield"),
        (3, "dwarf", "shield"),
        (4, "barbarian", "chain-mail"),
        (4, "dwarf", "battle-axe"),
        (4, "dwarf", "helmet"),
        (4, "elf", "broadsword"),
        (5, "elf", "crossbow"),
        (6, "wizard", "talisman-of-lore"),
        (8, "dwarf", "borins-armour"),
        (9, "wizard", "wand-of-recall"),
        (12, "elf", "orcs-bane"),
        (14, "barbarian", "spirit-blade"),
    ],
    # As the first printing, but the title pays nothing.
    "eu2": [
        (3, "barbarian", "helmet"),
        (3, "barbarian", "shield"),
        (3, "dwarf", "shield"),
        (5, "elf", "broadsword"),
        (6, "dwarf", "helmet"),
        (6, "wizard", "talisman-of-lore"),
        (8, "dwarf", "borins-armour"),
        (8, "barbarian", "chain-mail"),
        (9, "dwarf", "battle-axe"),
        (9, "wizard", "wand-of-recall"),
        (12, "elf", "orcs-bane"),
        (12, "elf", "crossbow"),
        (14, "barbarian", "spirit-blade"),
    ],
    # Purse before quests 3, 4, 5, 6, 8, 9, 10, 12, 14: 460, 690, 970, 1120, 1720, 2150, 2250, 2830, 3110.
    "us": [
        (1, "barbarian", "broadsword"),
        (1, "dwarf", "shortsword"),
        (1, "elf", "shortsword"),
        (1, "wizard", "dagger"),
        (3, "barbarian", "helmet"),
        (3, "barbarian", "shield"),
        (3, "dwarf", "helmet"),
        (4, "dwarf", "shield"),
        (4, "elf", "helmet"),
        (5, "elf", "shield"),
        (6, "dwarf", "broadsword"),
        (6, "wizard", "talisman-of-lore"),
        (7, "wizard", "wizards-cloak"),
        (8, "dwarf", "borins-armour"),
        (8, "barbarian", "chain-mail"),
        (9, "elf", "broadsword"),
        (9, "wizard", "wand-of-recall"),
        (10, "elf", "crossbow"),
        (12, "elf", "chain-mail"),
        (12, "elf", "orcs-bane"),
        (13, "dwarf", "longsword"),
        (13, "wizard", "wizards-staff"),
        (14, "barbarian", "spirit-blade"),
    ],
}
#: Potions are kept from quest to quest in the US game alone.
POTIONS: Final[dict[str, list[tuple[int, str, str]]]] = {
    "us": [(3, "barbarian", "potion-of-healing"), (4, "dwarf", "potion-of-healing")],
}
HEROES: Final = ("barbarian", "dwarf", "elf", "wizard")


def party(edition: str, quest: int) -> str:
    """The party that comes to a quest (1 to 14), as ``[[party]]`` blocks of a content file; "" for beginners.

    Raises ``ValueError`` for an unknown edition.
    """
    if edition not in OWNED:
        raise ValueError(f"there is no edition {edition!r}; there are {', '.join(OWNED)}")
    if quest <= 1:
        return ""
    blocks = []
    for hero in HEROES:
        items = has(OWNED[edition], hero, quest)
        potions = has(POTIONS.get(edition, []), hero, quest)
        done = ", ".join(str(number) for number in range(1, quest))
        blocks.append(
            f'[[party]]\nhero = "{hero}"\ngold = 0\nitems = [{items}]\npotions = [{potions}]\nquests = [{done}]\n'
            f"champion = {'true' if quest > 3 and edition != 'us' else 'false'}\noutlawed = false\n"
        )
    return "\n".join(blocks)


def has(table: list[tuple[int, str, str]], hero: str, quest: int) -> str:
    """What a hero owns when he comes to a quest, in quotes."""
    return ", ".join(f'"{thing}"' for since, owner, thing in table if owner == hero and since <= quest)
