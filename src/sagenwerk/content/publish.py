"""The published schemas of content files: ``python -m sagenwerk.content.publish`` writes them anew.

Editors that know JSON Schema for TOML check and complete a user's file with them; a test holds them to the types.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from sagenwerk.content import andor_blocks, andor_legend, heroquest_blocks, heroquest_party, junior_blocks
from sagenwerk.content.blocks import Group

FOLDER: Final = Path(__file__).parent / "schema"
JUNIOR: Final = "junior-box.json"
ANDOR: Final = "andor-box.json"
LEGEND: Final = "andor-legend.json"
HEROQUEST: Final = "heroquest-box.json"
QUEST: Final = "heroquest-quest.json"


def box_schema(blocks: ModuleType, game: str) -> str:
    """The schema of a user's file for the ``Box`` of a game, as text: every group and block may be left out."""
    schema: dict[str, Any] = msgspec.json.schema(blocks.Box)
    groups = {name for name, of in vars(blocks).items() if isinstance(of, type) and issubclass(of, Group)}
    for name, definition in schema["$defs"].items():
        if name in groups:
            definition.pop("required", None)
    return _text(f"Content of {game}: a file that replaces single blocks", schema)


def junior_schema() -> str:
    """The schema of a user's file for Andor Junior."""
    return box_schema(junior_blocks, "Andor Junior")


def andor_schema() -> str:
    """The schema of a user's file with blocks for Die Legenden von Andor."""
    return box_schema(andor_blocks, "Die Legenden von Andor")


def legend_schema() -> str:
    """The schema of a legend file."""
    return _text("A legend for Die Legenden von Andor", msgspec.json.schema(andor_legend.Legend))


def heroquest_schema() -> str:
    """The schema of a user's file with blocks for HeroQuest."""
    return box_schema(heroquest_blocks, "HeroQuest")


def quest_schema() -> str:
    """The schema of a quest file."""
    return _text("A quest for HeroQuest", msgspec.json.schema(heroquest_party.OwnFile))


def _text(title: str, schema: dict[str, Any]) -> str:
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title}
    return json.dumps(head | schema, indent=2, ensure_ascii=False) + "\n"


#: Every published schema by its file.
SCHEMAS: Final = {
    JUNIOR: junior_schema,
    ANDOR: andor_schema,
    LEGEND: legend_schema,
    HEROQUEST: heroquest_schema,
    QUEST: quest_schema,
}

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, schema in SCHEMAS.items():
        (FOLDER / name).write_text(schema(), "utf-8")
