"""What people see of Andor's content: board, pages, names, choices, what is not confirmed."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagenwerk.andor.choices import TakeOption
from sagenwerk.content.andor_box import load, scenarios
from sagenwerk.content.andor_shown import board, board_digest, heroes, in_use, known, legends, name_of
from sagenwerk.locales import LANGUAGES, sentence
from sagenwerk.views.andor.card_offers import choice_name

SMALL = (Path(__file__).parent / "boxes" / "small-legend.toml").read_text("utf-8")


def test_the_board_is_handed_out_with_everything_that_is_drawn() -> None:
    drawn = board(load("legend-2"))
    field = next(field for field in drawn["fields"] if field["id"] == "57")
    assert len(drawn["fields"]) == 78
    assert field["names"] == {"de": "Baum der Lieder", "en": "Tree of Songs"}
    assert (field["terrain"], field["place"], field["merchant"], field["arrow"]) == (
        "watchful_forest",
        "tree",
        True,
        "54",
    )
    assert field["adjacent"] == ["54", "55", "56", "58", "59", "63"]
    assert drawn["castle"] == "0"
    assert [bridge["names"]["en"] for bridge in drawn["bridges"]] == ["Rope bridge", "Market bridge", "Bow bridge"]
    assert drawn["river"]
    assert drawn["mouth"]


def test_two_legends_have_different_pages_and_so_different_boards() -> None:
    assert board_digest(load("legend-1")) != board_digest(load("legend-2"))
    assert board_digest(load("legend-2")) == board_digest(load("legend-2", "# nothing\n"))


def test_pages_are_found_under_the_names_that_the_chronicle_tells() -> None:
    arrival, king = board(load("legend-1")), board(load("legend-2"))
    scenario = load("legend-2")
    assert set(scenario.card_names) <= set(king["cards"])
    assert {scenario.event_cards[card].name for card in scenario.event_deck} <= set(king["cards"])
    assert king["cards"]["C2"]["letter"] == "C"
    assert king["cards"]["A5"]["letter"] == "A"
    assert king["cards"]["WITCH"]["letter"] == ""
    assert king["cards"]["C1"]["task"]["en"].startswith("Defeat the skral in the tower")
    assert king["cards"]["event golden-9"]["text"]["de"] == "Heute darf kein Held die zehnte Stunde nutzen."
    assert arrival["end"]["won"]["de"].startswith("Unter dem Baum der Lieder")
    assert arrival["prologue"]["en"].startswith("Four roads")
    assert king["retry"]["de"]


def test_an_entry_point_has_a_title_of_its_own() -> None:
    assert board(load("legend-1-part-2"))["title"]["en"] == "The Arrival of the Heroes, Part 2"


def test_what_a_legend_calls_its_own_things() -> None:
    king = load("legend-2")
    assert name_of(king, "creature", "tower-skral", "de") == "Turm-Skral"
    assert name_of(king, "ally", "prince", "en") == "Prince Thorald"
    assert name_of(king, "goal", "find-the-witch", "en") == "Find the witch in the fog"
    assert name_of(king, "deal", "golden-8", "de") == "Die Waffenmeisterin"
    assert name_of(king, "creature", "gor", "de") is None
    assert name_of(load("legend-1"), "item", "parchment", "de") == "Pergament"


@pytest.mark.parametrize("name", scenarios())
def test_every_option_of_every_choice_has_a_text(name: str) -> None:
    scenario = load(name)
    choices = {choice_name(action) for action in scenario.actions.all if isinstance(action, TakeOption)}
    assert choices == set(board(scenario)["names"]["choice"])


def test_a_text_in_one_language_serves_for_both() -> None:
    text = SMALL.replace('title = { de = "Anfang", en = "Beginning" }', 'title = { de = "Anfang" }')
    assert board(load("small", text))["cards"]["A1"]["title"] == {"de": "Anfang", "en": "Anfang"}


def test_legends_are_offered_with_names_difficulties_and_entries() -> None:
    offered = {legend.id: legend for legend in legends()}
    assert list(offered) == scenarios()
    assert offered["legend-2"].names["de"] == "Die Heilung des Königs"
    assert offered["legend-2"].difficulties == ["normal", "easy"]
    assert offered["legend-1"].difficulties == ["normal"]
    assert (offered["legend-1-part-2"].entry, offered["legend-1"].entry) == (True, False)
    assert (offered["legend-2"].fewest_heroes, offered["legend-2"].most_heroes) == (2, 4)
    assert not any(legend.own for legend in offered.values())
    own = legends(SMALL)[0]
    assert (own.id, own.own, own.names["en"]) == ("small", True, "Small")


def test_heroes_are_offered_with_both_figures() -> None:
    assert [(hero.id, hero.rank, hero.names["f"]) for hero in heroes()] == [
        ("dwarf", 7, "Bait"),
        ("warrior", 14, "Mairen"),
        ("archer", 25, "Chada"),
        ("wizard", 34, "Eara"),
    ]


def test_what_is_not_confirmed_is_listed_with_its_reason() -> None:
    arrival = {block.name: block for block in known(load("legend-1"))}
    assert arrival["legend.legend-1.A2"].confidence == "proposed"
    assert "back of the three large fog tokens" in arrival["legend.legend-1.A2"].note
    assert arrival["legend.legend-1.TOO-EARLY"].confidence == "proposed"
    assert arrival["legend.legend-1.C"].confidence == "inferred"
    king = {block.name: block.confidence for block in known(load("legend-2"))}
    assert king["black-die-turned"] == "one-source"
    assert [name for name, confidence in king.items() if confidence == "unsettled"] == [
        "events.golden-4",
        "events.golden-5",
        "events.golden-12",
    ]


def test_event_cards_of_other_piles_are_not_in_use() -> None:
    used = {block.name for block in in_use(load("legend-1"))}
    assert "events.silver-1" in used
    assert "events.golden-1" not in used
    assert "events.sea-1" not in used


def test_a_legend_of_ones_own_is_marked_as_own() -> None:
    blocks = {block.name: block for block in in_use(load("small", SMALL))}
    assert blocks["legend.small"].own
    assert blocks["legend.small"].source == ["made for tests"]
    assert not blocks["board"].own


@pytest.mark.parametrize("name", scenarios())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_confirmed_has_words(name: str, language: str) -> None:
    for block in known(load(name)):
        assert sentence(language, f"andor-block-{block.name.replace('.', '-')}", {})
