"""The rule books: complete, in both languages, in our own words, with computed status."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sagenwerk import rulebook
from sagenwerk.junior.options import OPTIONS
from sagenwerk.rulebook.book import GAMES, load, statements
from sagenwerk.rulebook.status import ids_in, status

SHARED = Path(__file__).parents[3] / "shared"
JUNIOR = load("junior")


def texts(language: str) -> list[str]:
    """Everything the rule book of Junior says to players in a language."""
    found: list[str] = [getattr(rule, language) for rule in JUNIOR.rules]
    words = [one for rule in JUNIOR.rules for one in (rule.title, rule.differs, rule.does) if one]
    words += [one for asked in JUNIOR.ambiguities for one in (asked.question, asked.settled)]
    return found + [getattr(one, language) for one in words]


def test_junior_has_every_rule_of_its_numbering_in_both_languages() -> None:
    assert len(JUNIOR.rules) == 112
    for rule in JUNIOR.rules:
        assert rule.de, rule.id
        assert rule.en, rule.id
        assert rule.title is not None
        assert all(1 <= len(title.split()) <= 6 for title in (rule.title.de, rule.title.en)), rule.id
        assert rule.source, rule.id


def test_every_key_that_a_rule_names_is_there() -> None:
    sources = {source.id for source in JUNIOR.sources}
    chapters = {chapter.id for chapter in JUNIOR.chapters}
    settled = {one.id for one in JUNIOR.ambiguities}
    options = {option.name for option in OPTIONS}
    for rule in JUNIOR.rules:
        assert set(rule.source) <= sources, rule.id
        assert rule.chapter in chapters, rule.id
        assert set(rule.ambiguities) <= settled, rule.id
        assert not rule.option or rule.option in options, rule.id


def test_every_option_of_the_rules_stands_in_the_rule_book() -> None:
    assert [(option.name, option.values) for option in JUNIOR.options] == [
        (option.name, list(option.values)) for option in OPTIONS
    ]
    for option in OPTIONS:
        assert JUNIOR.rule(option.rule).option == option.name


def test_all_thirty_ambiguities_are_settled() -> None:
    assert [one.id for one in JUNIOR.ambiguities] == [f"A-{number:02}" for number in range(1, 31)]
    names = {option.name for option in JUNIOR.options}
    assert all(not one.option or one.option in names for one in JUNIOR.ambiguities)


def test_every_ambiguity_stands_at_a_rule() -> None:
    at_rules = {one for rule in JUNIOR.rules for one in rule.ambiguities}
    assert at_rules == {one.id for one in JUNIOR.ambiguities}


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


def test_a_sentence_is_no_longer_than_fifteen_words() -> None:
    for text in texts("de") + texts("en"):
        for sentence in re.split(r"[.!?](?:\s|$)", text):
            assert len(sentence.split()) <= 15, sentence


def test_citations_are_found_alone_in_lists_and_in_ranges() -> None:
    assert ids_in("(R-001, AN-010; R-086 to R-088)") == {"R-001", "AN-010", "R-086", "R-087", "R-088"}
    assert ids_in("A-13 is an ambiguity, J-1 a ruling") == set()


def test_a_game_that_is_not_played_yet_is_open() -> None:
    assert {one.built for one in status("heroquest").values()} == {"open"}


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

    def test_no_rule_shares_eight_words_in_a_row_with_the_source_text() -> None:
        def runs(text: str) -> set[tuple[str, ...]]:
            words = re.findall(r"\w+", text.lower())
            return {tuple(words[place : place + 8]) for place in range(len(words) - 7)}

        seed = runs(next((SHARED / "seeds").glob("000_*.txt")).read_text("utf-8"))
        assert not [text for text in texts("de") + texts("en") if runs(text) & seed]

else:
    print("tests on the source documents are not collected: the folder ../shared is not there")
