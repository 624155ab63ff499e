"""The published schema agrees with the types, and the shipped files with the schema's blocks."""

from __future__ import annotations

import json

from sagenwerk.content.blocks import blocks_in
from sagenwerk.content.junior_box import SHELF
from sagenwerk.content.publish import FOLDER, JUNIOR, junior_schema


def test_the_published_schema_is_up_to_date() -> None:
    assert (FOLDER / JUNIOR).read_text("utf-8") == junior_schema()


def test_every_block_of_the_shipped_files_carries_source_and_confidence() -> None:
    names = []
    for path, block in blocks_in(SHELF.tree, SHELF.kind):
        names.append(".".join(map(str, path)))
        assert block["source"], path
        assert block["confidence"] in ("confirmed", "one-source", "inferred", "proposed", "unsettled")
    assert len(names) == 39
    assert names[0] == "board"


def test_a_file_of_ones_own_may_leave_out_groups_and_blocks_but_nothing_in_a_block() -> None:
    definitions = json.loads(junior_schema())["$defs"]
    assert "required" not in definitions["Box"]
    assert "required" not in definitions["Tiles"]
    assert set(definitions["FogTiles"]["required"]) == {"source", "confidence", "counts"}
    assert definitions["Box"]["additionalProperties"] is False
