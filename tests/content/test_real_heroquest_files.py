"""Quests that people have made with the map editors; collected only where they are."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sagenwerk import game
from sagenwerk.bots import Luck, Random, deal, masters, policy
from sagenwerk.content.heroquest_box import check
from sagenwerk.content.heroscribe_import import Import, imported
from sagenwerk.heroquest.begin import new_game
from sagenwerk.kernel import CHANCE, GAME_MASTER, Result

FOLDER = Path(__file__).parents[3] / "shared" / "real-files"
TRUTH = json.loads((FOLDER / "ground_truth.json").read_text("utf-8"))
XML: dict[str, Any] = TRUTH["files"]
HQB: dict[str, Any] = TRUTH["hqb"]
#: What is no number of a file, or only about how it is written.
NOT_COUNTED = {"title", "dialect", "width", "height", "boardName", "inline_elements", "other_elements", "boards"}
NOT_COUNTED |= {"body_point_tracks"}
NOT_COUNTED_OF_BOARDS = {"column", "row", "dark_detail", "hero_figures_at", "stairs"}
#: Every quest by its file and number.
QUESTS = [(name, 1) for name in XML] + [(name, one["index"]) for name in HQB for one in HQB[name]["quest"]]
#: Files that are no quests on one board, or cannot be won; and three quests whose parts no door joins.
NOT_PLAYABLE = {
    ("AdventureDesignKit-01-ANewBeginning_EU.xml", 1): "import-empty-map",
    ("AdventureDesignKit-02-CozyHome_US.xml", 1): "import-palette",
    ("AdventureDesignKit-03-CarpetsforSale_EU.xml", 1): "import-palette",
    ("AdventureDesignKit-03-CarpetsforSale_US.xml", 1): "import-palette",
    ("HQBase-10-CastleofMystery_US.xml", 1): "content-quest-unreachable",
    ("Journey to the Bottom of the Crypt.xml", 1): "content-quest-unreachable",
    ("The Lost Prince of Regikk.hqb", 1): "content-quest-unreachable",
    ("TheDarkCompany_EU.xml", 1): "import-several-boards",
    ("Wendigo-06-DerHammerderSchöpfung_My.xml", 1): "import-empty-map",
    ("testquest.xml", 1): "import-no-goal",
}
#: One in so many quests is played in each run; with 1 here all are.
PLAYED = 8


@cache
def taken(name: str, number: int = 1) -> Import:
    path = FOLDER / name
    return imported(path.read_bytes(), path.name, number=number)


def test_every_file_opens_and_what_is_odd_is_said_in_both_languages() -> None:
    for name, number in QUESTS:
        made = taken(name, number)
        said = [*made.warnings, *made.why_not]
        assert all(one.said(language) for one in said for language in ("de", "en")), name
        assert len(made.text) < 500_000


@pytest.mark.parametrize("name", XML, ids=[Path(name).stem for name in XML])
def test_everything_in_a_file_is_counted_as_it_is(name: str) -> None:
    truth, counts = XML[name], taken(name).counts
    for key in truth.keys() - NOT_COUNTED:
        assert counts[key] == truth[key], key
    assert (counts["dialect"] or "none (no DOCTYPE)") == truth["dialect"]
    if truth["title"]:
        assert counts["title"] == truth["title"].strip()
    for board, true_board in zip(counts["boards"], truth["boards"], strict=True):
        for key in true_board.keys() - NOT_COUNTED_OF_BOARDS:
            assert board[key] == true_board[key], key
        stairs = [{key: value for key, value in one.items() if key != "room"} for one in true_board["stairs"]]
        assert board["stairs"] == stairs


@pytest.mark.parametrize(("name", "number"), [(name, number) for name, number in QUESTS if name in HQB])
def test_everything_in_a_quest_of_the_builder_is_counted_as_it_is(name: str, number: int) -> None:
    truth = HQB[name]["quest"][number - 1]
    made = taken(name, number)
    counts, board = made.counts, made.counts["boards"][0]
    stairs = len(truth["staircases"])
    assert (made.title, len(made.titles)) == (truth["title"], HQB[name]["quests"])
    assert counts["speech_chars"] == truth["narrative_chars"]
    assert (counts["doors_total"], counts["secret_doors_total"]) == (truth["doors"], truth["secret_doors"])
    on_wall = board["doors_on_wall"] + board["secret_doors_on_wall"]
    assert on_wall == truth["doors_and_secret_doors_on_wall"]
    assert counts["furniture_total"] - counts["furniture"].get("Stairway", 0) == truth["furniture_total"]
    assert counts["furniture"].get("Stairway", 0) == stairs
    for key in ("monsters_total", "traps_total", "dark_squares"):
        assert counts[key] == truth[key], key
    for key in ("rooms_used", "rooms_used_count"):
        assert board[key] == truth[key], key
    assert board["dark_squares"] == truth["dark_squares"]


def test_all_quests_can_be_played_but_those_that_say_why_not() -> None:
    found = {}
    for name, number in QUESTS:
        made = taken(name, number)
        if not made.playable:
            found[Path(name).name, number] = made.why_not[0].id
            assert check(made.text), name
    assert found == NOT_PLAYABLE


def test_quests_with_pieces_of_the_base_box_have_no_strange_values() -> None:
    plain = [taken(name, number) for name, number in QUESTS if not taken(name, number).others]
    assert len([made for made in plain if made.playable]) >= 45
    for made in plain:
        figures = tomllib.loads(made.text)["map"]["eu"].get("monsters", [])
        assert all(figure.keys() == {"kind", "at"} for figure in figures)


def test_what_can_be_played_is_played_by_random_heroes_against_the_usual_game_master() -> None:
    playable = [(name, number) for name, number in QUESTS if (Path(name).name, number) not in NOT_PLAYABLE]
    for name, number in playable[::PLAYED]:
        text = taken(name, number).text
        for edition in ("eu1", "us"):
            scenario = game("heroquest").scenario(tomllib.loads(text)["quest"]["id"], text)
            state = new_game(scenario, ["barbarian", "dwarf", "elf", "wizard"], {"edition": edition})
            luck, heroes, master = Luck(1), Random(), policy(masters("heroquest")[0], "heroquest")
            for _ in range(300):
                if state.result is not Result.PLAYING:
                    break
                if state.actor == CHANCE:
                    state.apply(deal(state, luck))
                else:
                    state.apply((master if state.actor == GAME_MASTER else heroes).choose(state, luck))
