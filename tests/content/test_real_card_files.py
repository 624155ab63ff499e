"""The example files of the fan tool itself; collected only where they are."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from sagenwerk.content.andor_box import check
from sagenwerk.content.andor_draft import draft_of

FOLDER = Path(__file__).parents[3] / "shared" / "real-files"
CARDS = "Saphareas/Andor-Custom-Cards-Builder/examples"
TRUTH = json.loads((FOLDER / "ground_truth.json").read_text("utf-8"))["andor_cards"]


def text_of(name: str) -> dict[str, str]:
    return {name: (FOLDER / CARDS / name).read_text("utf-8")}


def test_the_story_opens_with_its_cards_and_title() -> None:
    truth = TRUTH[f"{CARDS}/story-example.json"]
    draft = draft_of(text_of("story-example.json"))
    cards = [card["id"] for card in draft.tree["card"]]
    assert cards == [*truth["indices"], "N"]
    assert len(draft.tree["title"]["de"]) == truth["title_chars"]
    assert all(card["story"]["de"] and card["text"]["de"] for card in draft.tree["card"][:3])
    assert not any("<br>" in str(card) or "*" in str(card) for card in draft.tree["card"])
    assert check(draft.text("de")) == []


def test_the_event_cards_open_with_their_shields() -> None:
    truth = TRUTH[f"{CARDS}/events-example.json"]
    draft = draft_of(text_of("events-example.json"))
    events = draft.tree["event"].values()
    assert len(events) == truth["cards"]
    assert sum(event["shield"] for event in events) == truth["isShieldable_true"]
    assert check(draft.text("en")) == []


def test_the_fog_tokens_are_counted_by_their_pictures() -> None:
    truth = TRUTH[f"{CARDS}/fog-example.json"]
    draft = draft_of(text_of("fog-example.json"))
    counted: Counter[str] = Counter()
    for decision in draft.decisions:
        if decision.message in ("draft-fog", "draft-fog-unknown"):
            name = str(decision.args.get("kind", decision.args.get("picture")))
            counted[name.replace("willpower-2", "2wp").replace("willpower-3", "3wp")] += int(decision.args["count"])
    assert counted == Counter(truth["by_picture_name"])


@pytest.mark.parametrize("language", ["de", "en"])
def test_all_three_files_together_are_one_legend_that_loads(language: str) -> None:
    names = ("story-example.json", "events-example.json", "fog-example.json")
    draft = draft_of({name: text for one in names for name, text in text_of(one).items()}, language)
    assert check(draft.text(language)) == []
