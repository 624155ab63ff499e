"""The published schema of content files: ``python -m sagenwerk.content.publish`` writes it anew.

Editors that know JSON Schema for TOML check and complete a user's file with it; a test holds it to the types.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from sagenwerk.content import junior_blocks
from sagenwerk.content.blocks import Group

FOLDER: Final = Path(__file__).parent / "schema"
JUNIOR: Final = "junior-box.json"


def junior_schema() -> str:
    """The schema of a user's file for Andor Junior, as text: every group and block may be left out."""
    schema: dict[str, Any] = msgspec.json.schema(junior_blocks.Box)
    groups = {name for name, of in vars(junior_blocks).items() if isinstance(of, type) and issubclass(of, Group)}
    for name, definition in schema["$defs"].items():
        if name in groups:
            definition.pop("required", None)
    head = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Content of Andor Junior: a file that replaces single blocks",
    }
    return json.dumps(head | schema, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / JUNIOR).write_text(junior_schema(), "utf-8")
