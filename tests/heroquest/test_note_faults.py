"""Faults in the notes, loads and goal of a quest file: each is said with its line and a remedy."""

from __future__ import annotations

import pytest

from sagenwerk.content.heroquest_box import check
from sagenwerk.content.heroquest_read import quest_texts
from sagenwerk.content.problems import Problem

NOTE = """
[[map.eu.notes]]
id = "mine"
on = "hero-enters"
rooms = ["A"]
effects = [{ do = "nothing" }]
"""


def problems(change: str = "", old: str = "", new: str = "", quest: str = "quest-5.toml") -> list[Problem]:
    """What is wrong with a shipped quest after a change: a piece at its end, or one text in place of another."""
    text = quest_texts()[quest]
    if old:
        assert old in text
        text = text.replace(old, new, 1)
    return check(text.replace('id = "quest-', 'id = "own-', 1) + change, "own.toml")


def test_shipped_notes_have_no_faults() -> None:
    assert problems() == []
    assert problems(NOTE) == []


FAULTS = [
    (NOTE.replace('"mine"', '"a"'), "content-listed-twice"),
    (NOTE.replace('rooms = ["A"]', 'at = ["B2"]'), "content-note-place"),
    (NOTE.replace('rooms = ["A"]', 'rooms = ["Z"]'), "content-bad-room"),
    (NOTE.replace('on = "hero-enters"', 'on = "hero-sneezes"'), "content-not-one-of"),
    (NOTE.replace('{ do = "nothing" }', '{ do = "item", item = "sheild" }'), "content-quest-unknown"),
    (NOTE.replace('{ do = "nothing" }', '{ do = "potion", potion = "beer" }'), "content-quest-unknown"),
    (NOTE.replace('{ do = "nothing" }', '{ do = "door", door = "B2-C2" }'), "content-quest-unknown"),
    (NOTE.replace('{ do = "nothing" }', '{ do = "load", load = "crown" }'), "content-quest-unknown"),
    (NOTE.replace('{ do = "nothing" }', '{ do = "furniture", piece = "A1" }'), "content-quest-unknown"),
    (NOTE.replace('{ do = "nothing" }', '{ do = "wake", monster = "A1" }'), "content-quest-unknown"),
    (NOTE.replace('{ do = "nothing" }', '{ do = "appear", monster = "E12" }'), "content-note-figure"),
    (NOTE.replace('{ do = "nothing" }', '{ do = "wake", monster = "M10" }'), "content-note-figure"),
    (NOTE.replace('{ do = "nothing" }', '{ do = "portal", to = ["A1"] }'), "content-list-length"),
    (NOTE + 'after-notes = ["b", "z"]\n', "content-quest-unknown"),
    (NOTE + 'nobody-has = "grail"\n', "content-quest-unknown"),
    (NOTE.replace('{ do = "nothing" }', ", ".join(['{ do = "throw", faces = [1] }'] * 2)), "content-too-many"),
]


@pytest.mark.parametrize(("change", "fault"), FAULTS)
def test_a_fault_of_a_note_is_named_with_its_line_and_a_remedy(change: str, fault: str) -> None:
    found = problems(change)
    assert [problem.id for problem in found] == [fault]
    assert found[0].line > len(quest_texts()["quest-5.toml"].splitlines())
    for language in ("de", "en"):
        assert found[0].remedy(language) not in ("", f"{fault}-remedy")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            'want = { is = "item-out", item = "talisman-of-lore" }',
            'want = { is = "note", note = "z" }',
            "content-quest-unknown",
        ),
        (
            'want = { is = "item-out", item = "talisman-of-lore" }',
            'want = { is = "any-of", wants = [{ is = "killed", monsters = ["A1"] }] }',
            "content-quest-unknown",
        ),
        (
            'want = { is = "item-out", item = "talisman-of-lore" }',
            'want = { is = "brought", loads = ["cup"] }',
            "content-quest-unknown",
        ),
        (
            'want = { is = "item-out", item = "talisman-of-lore" }',
            'want = { is = "item-out", item = "talisman-of-lore" }\nrewards = [{ item = "grail" }]',
            "content-quest-unknown",
        ),
    ],
)
def test_a_goal_names_only_what_is_there(old: str, new: str, fault: str) -> None:
    assert [problem.id for problem in problems(old=old, new=new)] == [fault]


def test_a_load_is_a_piece_of_furniture_that_is_there() -> None:
    load = '\n[[map.eu.loads]]\nid = "cup"\nname = { de = "Kelch", en = "Cup" }\nfurniture = "A1"\n'
    assert [problem.id for problem in problems(load)] == ["content-quest-unknown"]
