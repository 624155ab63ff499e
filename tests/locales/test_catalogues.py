"""The catalogues: every message parses, both languages say the same things, nothing asked for is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sagenwerk.junior.options import OPTIONS
from sagenwerk.junior.scenario import HERO_NAMES, ITEM_NAMES, TASK_NAMES, TILE_NAMES
from sagenwerk.locales import LANGUAGES, sentence

SOURCES = Path(__file__).parents[2] / "src" / "sagenwerk"
CATALOGUES = sorted(path.name for path in (SOURCES / "locales" / "de").glob("*.ftl"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's way
        self.names.add(node.id.name)


def messages(language: str, name: str) -> dict[str, set[str]]:
    """Ids (attributes as ``id.attribute``) with the variables they use."""
    text = (SOURCES / "locales" / language / name).read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: cannot be read: {entry.content[:80]!r}"
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
        for key, value in parts:
            variables = Variables()
            if value is not None:
                variables.visit(value)
            assert key not in found, f"{language}/{name}: {key} stands there twice"
            found[key] = variables.names
    return found


@pytest.mark.parametrize("name", CATALOGUES)
def test_both_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    german, english = messages("de", name), messages("en", name)
    assert german.keys() == english.keys()
    # A language may leave the gender out, nothing else.
    differing = {
        key: (german[key], english[key])
        for key in german
        if {name for name in german[key] ^ english[key] if not name.endswith("gender")}
    }
    assert not differing


def test_no_message_stands_in_two_catalogues() -> None:
    seen: dict[str, str] = {}
    for name in CATALOGUES:
        for key in messages("de", name):
            assert key not in seen, f"{key} stands in {name} and in {seen[key]}"
            seen[key] = name


def asked_for() -> set[str]:
    """Ids that stand in the code of rules and views, and those made of names."""
    wanted: set[str] = set()
    for folder in ("junior", "views", "kernel"):
        for path in (SOURCES / folder).rglob("*.py"):
            wanted |= set(re.findall(r'"((?:refusal|event|call|here|warning)-[a-z-]*[a-z])"', path.read_text("utf-8")))
    from sagenwerk.views.junior.offers import KINDS

    wanted |= {f"offer-{kind}" for kind, _ in KINDS.values()}
    wanted |= {f"item-{item}" for item in ITEM_NAMES} | {f"an-item-{item}" for item in ITEM_NAMES}
    wanted |= {f"tile-{tile}" for tile in TILE_NAMES} | {f"hero-{hero}" for hero in HERO_NAMES}
    wanted |= {f"task-{task}" for task in TASK_NAMES[1:]}
    wanted |= {f"here-well-{side}" for side in ("full", "empty", "polluted")}
    wanted |= {"call-won", "call-lost", "call-telescope", "call-mine-falcon", "refusal-not-now", "refusal-game-over"}
    for option in OPTIONS:
        wanted |= {f"option-{option.name}"} | {f"option-{option.name}-{value}" for value in option.values}
    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_that_the_rules_ask_for_is_there(language: str) -> None:
    there: set[str] = set()
    for name in CATALOGUES:
        there |= messages(language, name).keys()
    assert sorted(asked_for() - there) == []


def test_german_plurals_and_genders_come_out_right() -> None:
    throw = {"hero": "Mairen", "gender": "f", "swords": 1, "torches": 0, "lightnings": 0, "blanks": 3}
    assert sentence("de", "event-throw", throw) == "Mairen würfelt: ein Schwert, keine Fackel."
    assert sentence("de", "event-kraken", {"hero": "Bait", "gender": "m"}).endswith("für ihn zu Ende.")


def test_an_unknown_sentence_is_an_error_that_names_it() -> None:
    with pytest.raises(LookupError, match="no-such-sentence"):
        sentence("de", "no-such-sentence", {})


def test_every_fault_of_a_save_is_said_in_german() -> None:
    codes: set[str] = set()
    for path in (SOURCES / "play").glob("*.py"):
        codes |= set(re.findall(r'"(save-[a-z-]+)"', path.read_text("utf-8")))
    assert len(codes) >= 10
    for code in codes:
        args = {"code": code, "line": 3, "problem": "PROBLEM", "remedy": "REMEDY"}
        said = sentence("de", "server-wrong-save", args)
        assert "Zeile 3" in said
        assert "REMEDY" not in said, f"{code} has no German sentence"
