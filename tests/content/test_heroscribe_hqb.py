"""Quest files of hQuestBuilder, taken over: several quests in a file, pieces named on one of their squares."""

from __future__ import annotations

import json
import tomllib
from typing import Any
from urllib.parse import quote

import pytest

from sagenwerk.content.heroquest_box import check
from sagenwerk.content.heroscribe_found import ImportFault
from sagenwerk.content.heroscribe_import import Import, imported

#: The room O and the corridor round the board, as rows and columns from 1.
USED = {(row, column) for row in range(15, 19) for column in range(2, 6)}
USED |= {(row, column) for row in range(1, 20) for column in range(1, 27) if row in (1, 19) or column in (1, 26)}


def cell(row: int, column: int) -> str:
    return f"{chr(64 + row)}{column}"


def quest(title: str = "The Well", **more: Any) -> dict[str, Any]:
    dark = {(row, column) for row in range(1, 20) for column in range(1, 27)} - USED
    cells: dict[str, Any] = {cell(*place): {"annotation": "rock"} for place in dark}
    cells |= {"O2": {"door": "staircaseS"}, "R3": {"door": "doorS"}, "S9": {"creature": "abominationAlt"}}
    cells |= more.pop("cells", {})
    return {"title": quote(title), "narrative": quote("Cold & dark."), "notes": "", "map": cells, **more}


def made(*quests: dict[str, Any], number: int = 1, start: str = "") -> Import:
    one = imported(json.dumps([["some-id"], *quests]).encode(), "well.hqb", start, number)
    assert all(said.said(language) for said in [*one.warnings, *one.why_not] for language in ("de", "en"))
    return one


def map_of(one: Import) -> dict[str, Any]:
    tree: dict[str, Any] = tomllib.loads(one.text)["map"]["eu"]
    return tree


def told(one: Import) -> list[str]:
    return [warning.id for warning in one.warnings]


def test_a_quest_of_the_file_plays_at_once() -> None:
    one = made(quest(wanderingMonster="Goblin", style="hq-eu"))
    assert one.playable
    assert check(one.text) == []
    quest_map = map_of(one)
    assert quest_map["stairs"] == ["B15", "C15", "B16", "C16"]
    assert quest_map["doors"] == ["C18-C19"]
    assert quest_map["monsters"] == [{"kind": "fimir", "at": "I19"}]
    assert quest_map["wandering"] == "goblin"
    assert tomllib.loads(one.text)["quest"]["story"]["en"] == "Cold & dark."


def test_one_of_several_quests_is_chosen_by_its_number() -> None:
    one = made(quest("First"), quest("Second"), number=2)
    assert (one.title, one.titles) == ("Second", ["First", "Second"])
    with pytest.raises(ImportFault, match="import-no-such-quest"):
        made(quest(), number=2)


def test_furniture_stands_where_it_has_room() -> None:
    pieces = {"R5": {"furniture": "tableE"}, "O5": {"furniture": "chesttrapN"}, "S12": {"furniture": "bookcaseS"}}
    quest_map = map_of(made(quest(cells=pieces)))
    assert [(one["kind"], one["at"]) for one in quest_map["furniture"]] == [
        ("table", "D16"),
        ("treasure-chest", "E15"),
        ("bookcase", "K19"),
    ]
    assert [one.get("turned", 0) for one in quest_map["furniture"]] == [270, 0, 180]


@pytest.mark.parametrize(
    ("tile", "squares"),
    [("N", ["F19", "G19"]), ("S", ["G19", "H19"])],
)
def test_double_blocks_turn_round_their_square(tile: str, squares: list[str]) -> None:
    assert map_of(made(quest(cells={"S7": {"tile": f"blockedwalldouble{tile}"}})))["blocked-double"] == [squares]


def test_traps_marks_and_pictures_are_taken_over_as_far_as_they_are_known() -> None:
    cells = {
        "A1": {"tile": "rocktrap"},
        "A2": {"annotation": "arrowE"},
        "S20": {"annotation": "letterB", "homebrew": "https://localhost/picture.png"},
        "A9": {"tile": "lavaN"},
    }
    one = made(quest(cells=cells, notes=quote("Before.\n\n{[[(B), ON_SHOW]] It drips.}\n\n[[(Z), START]] here")))
    quest_map = map_of(one)
    assert quest_map["traps"] == [{"kind": "falling-block", "at": "A1", "lands-on": "B1"}]
    assert {text["mark"]: text["at"] for text in quest_map["texts"]} == {
        "N1": [],
        "B": ["T19"],
        "N2": [],
        "lavaN": ["I1"],
    }
    assert {"import-hqb-pictures", "import-unknown-piece"} <= set(told(one))
    assert one.playable


def test_heroes_begin_at_the_mark_that_says_so() -> None:
    cells = {"R5": {"annotation": "letterX"}}
    one = made(quest(cells=cells, notes=quote("{[[(X), START]] Heroes are here.}")))
    assert map_of(one)["start"][0] == "E18"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"[", "import-not-json"),
        (b"[\n1,\n", "import-not-json"),
        (b"[" * 100_000, "import-not-json"),
        (b"[\xff]", "import-hqb-encoding"),
        (b"[]", "import-no-hqb"),
        (b"{}", "import-no-hqb"),
        (b'[["id"], {"title": "x"}]', "import-no-hqb"),
        (json.dumps([{"map": {}}] * 61).encode(), "import-too-many-quests"),
    ],
)
def test_what_is_no_quest_is_refused_in_words(data: bytes, message: str) -> None:
    with pytest.raises(ImportFault) as fault:
        imported(data, "well.hqb")
    assert fault.value.message == message
    assert all(fault.value.said(language) for language in ("de", "en"))


def test_strange_cells_are_passed_over_and_told() -> None:
    one = made(quest(cells={"T1": {}, "A27": {"tile": "pittrap"}, "A3": "rock", "A4": {"door": 7, "creature": None}}))
    assert told(one).count("import-hqb-cell") == 3
    assert one.playable
