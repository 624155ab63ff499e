"""Card files of the fan tool open as drafts: story, letters and titles, with a list of what is still to be decided."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from sagenwerk.content.andor_box import check, load
from sagenwerk.content.andor_draft import Draft, DraftError, draft_of
from sagenwerk.locales import LANGUAGES

STORY = {
    "title": "Der Schatz am Grünsee",
    "story_cards": [
        {"index": "A1", "text": "*Es war einmal ein See.*<br><br>**Stellt** die Helden auf <b>ihren Rang</b>."},
        {"index": "A2", "text": "Legt die Sterne aus."},
        {"index": "C", "text": "*Ein Platschen.*<br>*Noch eins.*<br>Ein Gor kommt auf 12."},
        {"index": "C2", "text": "Und noch einer."},
        {"index": "Die Hexe", "text": "Wer sie findet, liest hier."},
        {"index": "N", "text": "Gewonnen oder verloren?"},
    ],
}
EVENTS = {"cards": [{"index": 1, "text": "Regen."}, {"index": 2, "text": "Sturm.", "isShieldable": True}]}
FOG = {"fog": [{"img": "../assets/fog/fog_2wp.png", "count": 8}, {"img": "fog_nuts.png", "count": 8}]}


def drafted(*trees: Any) -> Draft:
    return draft_of({f"{number}.json": json.dumps(tree) for number, tree in enumerate(trees)})


def card(draft: Draft, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(card for card in draft.tree["card"] if card["id"] == name)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_is_a_legend_that_loads_at_once(language: str) -> None:
    text = drafted(STORY, EVENTS, FOG).text(language)
    assert check(text, "draft.toml") == []
    board = load("der-schatz-am-gruensee", text)
    assert board.card_names == ["A1", "A2", "C", "C2", "Die-Hexe", "N"]
    assert board.event_names == ["own-1", "own-2"]
    assert board.event_shields == [False, True]


def test_letters_and_order_come_from_the_names_of_the_cards() -> None:
    draft = drafted(STORY)
    triggers = {card["id"]: card.get("trigger") for card in draft.tree["card"]}
    assert triggers == {
        "A1": {"setup": 1},
        "A2": {"setup": 2},
        "C": {"letter": "C"},
        "C2": {"after": "C"},
        "Die-Hexe": None,
        "N": {"letter": "N"},
    }


def test_italics_become_the_story_and_the_rest_the_text() -> None:
    draft = drafted(STORY)
    assert card(draft, "A1")["story"] == {"de": "Es war einmal ein See."}
    assert card(draft, "A1")["text"] == {"de": "Stellt die Helden auf ihren Rang ."}
    assert card(draft, "C")["story"] == {"de": "Ein Platschen.\nNoch eins."}
    assert draft.tree["title"] == {"de": "Der Schatz am Grünsee"}


def test_the_list_says_what_no_file_says() -> None:
    decisions = [(one.card, one.message) for one in drafted(STORY, EVENTS, FOG).decisions]
    assert ("A1", "draft-set-up") in decisions
    assert ("C", "draft-effects") in decisions
    assert ("Die-Hexe", "draft-when") in decisions
    assert ("N", "draft-end") in decisions
    assert ("", "draft-event-cards") in decisions
    assert ("", "draft-fog") in decisions
    assert ("", "draft-fog-unknown") in decisions


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_decisions_stand_as_comments_above_the_legend(language: str) -> None:
    draft = drafted(STORY, FOG)
    text = draft.text(language)
    comments = [line for line in text.splitlines() if line.startswith("# - ")]
    assert comments == [f"# - {one.said(language)}" for one in draft.decisions]
    assert tomllib.loads(text) == draft.tree


def test_without_a_card_for_n_one_is_added() -> None:
    draft = drafted({"title": "Kurz", "story_cards": [{"index": "A1", "text": "Los."}]})
    assert draft.tree["card"][-1]["trigger"] == {"letter": "N"}
    assert ("N", "draft-no-end") in [(one.card, one.message) for one in draft.decisions]
    assert check(draft.text("de")) == []


def test_event_cards_alone_make_a_draft_too() -> None:
    draft = drafted(EVENTS)
    assert "draft-no-story" in [one.message for one in draft.decisions]
    assert check(draft.text("en")) == []


def test_cards_without_letters_and_numbers_get_names() -> None:
    draft = drafted({"title": "123", "story_cards": [{"index": "1. Teil", "text": "x"}, {"index": "?", "text": "y"}]})
    assert [card["id"] for card in draft.tree["card"]] == ["card-1", "card-2", "N"]
    assert draft.tree["id"] == "draft"
    assert check(draft.text("de")) == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "draft-not-json"),
        ("[" * 100_000, "draft-not-json"),
        ("[]", "draft-unknown-file"),
        ('{"quest": 1}', "draft-unknown-file"),
        ('{"title": "x", "story_cards": 3}', "draft-wrong-shape"),
        ('{"cards": [{"text": "x"}]}', "draft-wrong-shape"),
        ('{"fog": [{"count": 1}]}', "draft-wrong-shape"),
        (" " * 1_000_001, "draft-too-long"),
    ],
)
def test_other_files_are_refused(text: str, message: str) -> None:
    with pytest.raises(DraftError) as refused:
        draft_of({"cards.json": text})
    assert refused.value.message == message
    for language in LANGUAGES:
        assert refused.value.said(language).startswith("cards.json: ")
