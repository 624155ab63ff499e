"""What heroes bring along from quest to quest (HQ-150, HQ-151, HQ-153, HQ-163, HQ-164).

Survivors are whole again, have all spells back and keep gold, equipment and artifacts; in the US game potions, too.
They do so after a lost quest as well. In place of the dead new heroes come, with nothing but their card. Between two
games the sheets travel as ``[[party]]`` blocks of a content file.
"""

from __future__ import annotations

from mypy_extensions import i64

from sagenwerk.heroquest.scenario import HERO_NAMES, QuestScenario
from sagenwerk.heroquest.state import BIT, DEAD, Quest, bits
from sagenwerk.heroquest.wounds import ONE_POTION, potions_of


class Sheet:
    """What one hero brings along."""

    def __init__(self, hero: i64) -> None:
        self.hero = hero
        self.gold: i64 = 0
        #: Numbers of the things that he has.
        self.items: list[int] = []
        #: Numbers of his potions, one that he has twice stands there twice.
        self.potions: list[int] = []
        #: Numbers of the quests that he has done.
        self.quests: list[int] = []
        self.champion = False
        self.outlawed = False


def takes_part(state: Quest) -> None:
    """Heroes with a sheet have what stands on it, instead of what a beginner has; what adds to the mind works at once.

    Only what the edition has, and potions only where they are kept (HQ-150, HQ-151).
    """
    party: list[Sheet] = state.tables.party
    for sheet in party:
        if sheet.hero not in state.order:
            continue
        hero = state.heroes[sheet.hero]
        hero.gold = sheet.gold
        hero.items = 0
        for item in sheet.items:
            if state.edition.items[item].exists:
                hero.items |= BIT[item]
        if state.edition.potions_kept:
            for potion in sheet.potions:
                if potions_of(hero.potions, potion) < 15:
                    hero.potions += ONE_POTION[potion]
        for quest in sheet.quests:
            hero.quests |= BIT[quest]
        hero.champion = sheet.champion
        hero.outlawed = sheet.outlawed


def sheets_of(state: Quest) -> list[Sheet]:
    """The sheets of those who are alive after a quest, in turn order; the dead have none (HQ-150, HQ-151, HQ-163)."""
    sheets: list[Sheet] = []
    for number in state.order:
        hero = state.heroes[number]
        if hero.where == DEAD:
            continue
        sheet = Sheet(number)
        sheet.gold = hero.gold
        sheet.items = bits(hero.items)
        if state.edition.potions_kept:
            for potion in range(len(state.tables.potions)):
                sheet.potions.extend([potion] * potions_of(hero.potions, potion))
        sheet.quests = bits(hero.quests)
        sheet.champion = hero.champion
        sheet.outlawed = hero.outlawed
        sheets.append(sheet)
    return sheets


def party_text(tables: QuestScenario, sheets: list[Sheet]) -> str:
    """The sheets as ``[[party]]`` blocks of a content file; empty text for no sheet."""
    lines: list[str] = []
    for sheet in sheets:
        lines.append("[[party]]")
        lines.append(f'hero = "{HERO_NAMES[sheet.hero]}"')
        lines.append(f"gold = {sheet.gold}")
        lines.append(f"items = [{listed([tables.item_names[item] for item in sheet.items])}]")
        lines.append(f"potions = [{listed([tables.potions[potion].name for potion in sheet.potions])}]")
        lines.append(f"quests = [{', '.join([str(quest) for quest in sheet.quests])}]")
        lines.append(f"champion = {'true' if sheet.champion else 'false'}")
        lines.append(f"outlawed = {'true' if sheet.outlawed else 'false'}")
        lines.append("")
    return "\n".join(lines)


def listed(names: list[str]) -> str:
    """Names in quotes, as a list holds them."""
    return ", ".join([f'"{name}"' for name in names])


def came_before(state: Quest) -> bool:
    """Whether some hero comes from an earlier quest."""
    party: list[Sheet] = state.tables.party
    for sheet in party:
        if sheet.hero in state.order:
            return True
    return False
