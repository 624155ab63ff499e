"""Writes ``content/seeds.json``: every statement of the source documents with the rules that cover it.

``PYTHONPATH=src python tools/seeds.py ../shared/seeds/statements.json``. The statements there are in own words already.
Numbers of chapters and ids that are no rules are left out; a statement without any rule is an error.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sagenwerk.rulebook import known_id

TARGET = Path(__file__).parents[1] / "src/sagenwerk/content/seeds.json"


def mapping(text: str) -> str:
    """What the file says, one statement a line. Raises ``ValueError`` for a statement that no rule covers."""
    lines = []
    for one in json.loads(text)["statements"]:
        rules = [rule for rule in one["rules"] if known_id(rule)]
        if not rules:
            raise ValueError(f"no rule covers {one['id']}: {one['says']}")
        about = {"id": one["id"], "kind": one["kind"], "says": one["says"], "rules": rules}
        lines.append(json.dumps(about | {"in_seed": one["status_in_seed"]}, ensure_ascii=False))
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    TARGET.write_text(mapping(Path(sys.argv[1]).read_text("utf-8")), encoding="utf-8")
