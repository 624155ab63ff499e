"""The rule books: complete, in both languages, in our own words, with computed status."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from sagenwerk import rulebook
from sagenwerk.andor.options import OPTIONS as ANDOR_OPTIONS
from sagenwerk.heroquest.options import OPTIONS as HEROQUEST_OPTIONS
from sagenwerk.junior.options import OPTIONS as JUNIOR_OPTIONS
from sagenwerk.rulebook.book import GAMES, RuleBook, load, statements
from sagenwerk.rulebook.status import ids_in

SHARED = Path(__file__).parents[3] / "shared"
JUNIOR = load("junior")
#: The games that are played, the options of their rules, and how many rules they have.
OPTIONS = {"junior": JUNIOR_OPTIONS, "andor": ANDOR_OPTIONS, "heroquest": HEROQUEST_OPTIONS}
PLAYED = {"junior": 112, "andor": 233, "heroquest": 128}
#: What their sources leave open, by game.
UNSETTLED = {
    "junior": [],
    "andor": ["AN-086", "AN-104", "AN-129", "AN-145", "AN-200", "AN-223"],
    "heroquest": ["HQ-067", "HQ-121", "HQ-122"],
}


def texts(book: RuleBook, language: str) -> list[str]:
    """Everything a rule book says to players in a language."""
    found: list[str] = [getattr(rule, language) for rule in book.rules]
    words = [one for rule in book.rules for one in (rule.title, rule.differs, rule.does) if one]
    words += [one for asked in book.ambiguities for one in (asked.question, asked.settled)]
    return found + [getattr(one, language) for one in words]


@pytest.mark.parametrize("game", PLAYED)
def test_every_rule_of_the_numbering_is_there_in_both_languages(game: str) -> None:
    book = load(game)
    assert len(book.rules) == PLAYED[game]
    for rule in book.rules:
        assert rule.de, rule.id
        assert rule.en, rule.id
        assert all(1 <= len(title.split()) <= 6 for title in (rule.title.de, rule.title.en)), rule.id
        assert rule.source, rule.id


@pytest.mark.parametrize("game", PLAYED)
def test_every_key_that_a_rule_names_is_there(game: str) -> None:
    book = load(game)
    sources = {source.id for source in book.sources}
    chapters = {chapter.id for chapter in book.chapters}
    settled = {one.id for one in book.ambiguities}
    options = {option.name for option in OPTIONS[game]}
    for rule in book.rules:
        assert set(rule.source) <= sources, rule.id
        assert rule.chapter in chapters, rule.id
        assert set(rule.ambiguities) <= settled, rule.id
        assert not rule.option or rule.option in options, rule.id


@pytest.mark.parametrize("game", PLAYED)
def test_every_option_of_the_rules_stands_in_the_rule_book(game: str) -> None:
    book = load(game)
    assert [(option.name, option.values) for option in book.options] == [
        (option.name, list(option.values)) for option in OPTIONS[game]
    ]
    for option in OPTIONS[game]:
        assert book.rule(option.rule).option == option.name


@pytest.mark.parametrize("game", PLAYED)
def test_what_the_sources_leave_open_is_said_and_can_be_chosen(game: str) -> None:
    """Where the sources are silent the page shows the default as an interpretation."""
    unsettled = [rule for rule in load(game).rules if rule.confidence == "unsettled"]
    assert [rule.id for rule in unsettled] == UNSETTLED[game]
    for rule in unsettled:
        assert rule.option, rule.id
        assert rule.differs, rule.id
        assert rule.does, rule.id
        assert (rule.does.de.startswith("Auslegung: "), rule.does.en.startswith("Interpretation: ")) == (True, True)


def test_all_thirty_ambiguities_are_settled() -> None:
    assert [one.id for one in JUNIOR.ambiguities] == [f"A-{number:02}" for number in range(1, 31)]
    names = {option.name for option in JUNIOR.options}
    assert all(not one.option or one.option in names for one in JUNIOR.ambiguities)


@pytest.mark.parametrize("game", PLAYED)
def test_every_ambiguity_stands_at_a_rule(game: str) -> None:
    book = load(game)
    names = {option.name for option in book.options}
    assert {one for rule in book.rules for one in rule.ambiguities} == {one.id for one in book.ambiguities}
    assert all(not one.option or one.option in names for one in book.ambiguities)


def test_heroquest_names_the_edition_of_every_source() -> None:
    """Three printed books contradict each other: whoever looks a rule up sees which one says so."""
    sources = {source.id: source.de for source in load("heroquest").sources if source.official}
    assert [sources[book] for book in ("UK1", "UK2", "US")] == [
        "Regelbuch, Europa 1989, erste Auflage",
        "Regelbuch, Europa, zweite Auflage",
        "Regelbuch, USA 1990",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique_and_confidence_is_of_the_one_vocabulary(game: str) -> None:
    book = load(game)
    assert len({rule.id for rule in book.rules}) == len(book.rules)
    known = {"confirmed", "one-source", "inferred", "proposed", "unsettled"}
    assert {rule.confidence for rule in book.rules} <= known


def test_every_statement_of_the_sources_has_a_rule() -> None:
    assert len(statements()) == 397
    rules = {rule.id for game in GAMES for rule in load(game).rules}
    for statement in statements():
        assert statement.rules, statement.id
        assert set(statement.rules) <= rules, statement.id


def test_every_statement_about_heroquest_is_named_by_the_test_that_holds_it() -> None:
    """Its rules stand at that test, so the way leads from the source to the rule, its code and its test."""
    held: dict[str, set[str]] = {}
    for file in (Path(__file__).parents[1] / "heroquest").glob("test_rules_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.Module):
                marks = " ".join(ast.unparse(mark) for mark in getattr(node, "decorator_list", []))
                for statement in re.findall(r"\bH-\d{3}\b", ast.get_docstring(node) or ""):
                    held.setdefault(statement, set()).update(ids_in(marks or ast.get_docstring(node) or ""))
    for statement in statements():
        if statement.id.startswith("H-"):
            assert set(statement.rules) & held.get(statement.id, set()), statement.id


@pytest.mark.parametrize("game", PLAYED)
def test_a_sentence_is_no_longer_than_fifteen_words(game: str) -> None:
    book = load(game)
    for text in texts(book, "de") + texts(book, "en"):
        for sentence in re.split(r"[.!?](?:\s|$)", text):
            assert len(sentence.split()) <= 15, sentence


def test_citations_are_found_alone_in_lists_and_in_ranges() -> None:
    assert ids_in("(R-001, AN-010; R-086 to R-088)") == {"R-001", "AN-010", "R-086", "R-087", "R-088"}
    assert ids_in("A-13 is an ambiguity, J-1 a ruling") == set()


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no rule book of 'chess'; there are junior, andor, heroquest"):
        rulebook.report("chess", False, "de")


def test_the_page_gets_every_rule_with_status_and_sources() -> None:
    page = rulebook.for_page("junior")
    assert len(page.rules) == 112
    assert all(rule.sources and rule.built in ("done", "partly", "open") for rule in page.rules)


def test_the_report_for_programs_is_json() -> None:
    assert set(json.loads(rulebook.report("junior", True, "en"))["junior"]["R-001"]) >= {"built", "known"}
    assert len(json.loads(rulebook.seeds_report(True))) == 397


if SHARED.exists():

    def test_the_mapping_of_statements_is_that_of_the_sources() -> None:
        theirs = json.loads((SHARED / "seeds" / "statements.json").read_text("utf-8"))["statements"]
        pattern = re.compile(r"^(R|HQ|AN)-\d+$")
        expected = {one["id"]: [rule for rule in one["rules"] if pattern.match(rule)] for one in theirs}
        assert {one.id: one.rules for one in statements()} == expected

    @pytest.mark.parametrize(("game", "source"), [("junior", "000"), ("andor", "003"), ("heroquest", "002")])
    def test_no_rule_shares_eight_words_in_a_row_with_the_source_text(game: str, source: str) -> None:
        def runs(text: str) -> set[tuple[str, ...]]:
            words = re.findall(r"\w+", text.lower())
            return {tuple(words[place : place + 8]) for place in range(len(words) - 7)}

        seed = runs(next((SHARED / "seeds").glob(f"{source}_*.txt")).read_text("utf-8"))
        book = load(game)
        assert not [text for text in texts(book, "de") + texts(book, "en") if runs(text) & seed]

else:
    print("tests on the source documents are not collected: the folder ../shared is not there")
