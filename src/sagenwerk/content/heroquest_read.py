"""Reading quest files of HeroQuest: the shipped ones and a user's, with everything that is wrong with them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import inspect

from sagenwerk.content.boxes import nested, tree_of
from sagenwerk.content.examining import examined
from sagenwerk.content.heroquest_blocks import Box
from sagenwerk.content.heroquest_map_checks import check_quest
from sagenwerk.content.heroquest_quest import QuestFile
from sagenwerk.content.lines import Path
from sagenwerk.content.problems import ContentError, Problem, shown

#: No quest needs more: characters of a file, tables and lists inside each other.
MOST_CHARACTERS: Final = 500_000
MOST_NESTED: Final = 40
QUEST_TYPE: Final = inspect.type_info(QuestFile)


@cache
def quest_texts() -> dict[str, str]:
    """The shipped quest files by name, in book order (HQ-164)."""
    folder = files("sagenwerk.content") / "heroquest" / "quests"
    found = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".toml")}
    return dict(sorted(found.items(), key=lambda one: (one[0] != "maze.toml", len(one[0]), one[0])))


def read_quest(text: str, name: str, box: Box) -> QuestFile:
    """A quest from the text of a file called ``name``, played with this box. Raises ``ContentError``."""
    tree = tree_of(text, name, MOST_CHARACTERS)
    if isinstance(tree, Problem):
        raise ContentError([tree])
    quest, problems = examine_quest(tree, text, name, box)
    if quest is None or problems:
        raise ContentError(problems)
    return quest


def examine_quest(tree: dict[str, Any], text: str, name: str, box: Box) -> tuple[QuestFile | None, list[Problem]]:
    """The quest if the tree of a file has its shape, and everything that is wrong with it, by line."""
    if nested(tree, MOST_NESTED):
        return None, [Problem(name, 1, "", "content-too-deep", {})]
    return examined(tree, text, name, QUEST_TYPE, QuestFile, lambda quest: check_quest(box, quest), part_of)


def part_of(path: Path) -> str:
    """The part of a quest file that a path leads into: ``quest``, ``map.eu``, ``map.eu.monsters.3``."""
    parts = [shown(part + 1) if isinstance(part, int) else shown(part) for part in path[:4]]
    if path[:1] != ("map",):
        return parts[0] if parts else ""
    return ".".join(parts if len(path) > 3 and isinstance(path[3], int) else parts[:2])
