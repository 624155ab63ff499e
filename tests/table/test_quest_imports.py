"""Quests of the community's map editors, taken over at the start page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.table.conftest import Page, Server

#: A room with stairs, a door, and an orc in the corridor.
QUEST = """<?xml version="1.0"?>
<!DOCTYPE quest PUBLIC "-//org.lightless//HeroScribe Quest 1.4//EN" "http://lightless.org/files/xml/quest-1.4.dtd">
<quest name="The Cold Cellar" region="Europe" version="1.0" width="1" height="1">
<board>
<dark left="2" top="2" width="24" height="12"/>
<dark left="6" top="15" width="20" height="4"/>
<object id="Stairway" left="2" top="15" rotation="downward"/>
<object id="Door" left="3" top="18" rotation="downward"/>
<object id="Orc" left="9" top="19"/>
<object id="LetterA" left="4" top="17"/>
</board>
<speech>Somebody has put out the stove.</speech>
<note>A  Here it is cold.</note>
</quest>
"""
ADDRESS = "/api/games/heroquest/import?name=cellar.xml"


def test_a_quest_is_taken_over_with_everything_that_is_to_be_said_about_it(server: Server) -> None:
    answer = server.http.post(ADDRESS, content=QUEST.encode())
    assert answer.status_code == 200
    made = answer.json()
    assert (made["title"], made["titles"], made["playable"]) == ("The Cold Cellar", ["The Cold Cellar"], True)
    assert made["counts"]["monsters"] == {"Orc": 1}
    assert all(warning["de"] and warning["en"] for warning in made["warnings"])
    assert 'id = "the-cold-cellar"' in made["text"]


def test_what_was_taken_over_is_played_like_a_file_of_ones_own(server: Server, open_page: Callable[..., Page]) -> None:
    text = server.http.post(ADDRESS, content=QUEST.encode()).json()["text"]
    answer = server.http.post("/api/games/heroquest/file", content=text.encode())
    assert {quest["id"] for quest in answer.json()["scenarios"] if quest["own"]} == {"the-cold-cellar"}
    key = server.table("barbarian", "dwarf", game="heroquest", scenario="the-cold-cellar", content=text)
    assert open_page(key).update["table"]["own_content"]


def test_the_square_to_begin_on_can_be_chosen(server: Server) -> None:
    text = server.http.post(f"{ADDRESS}&start=E16", content=QUEST.encode()).json()["text"]
    assert 'start = ["E16"' in text


def test_where_the_file_has_no_stairs_somebody_is_to_be_asked(server: Server) -> None:
    made = server.http.post(ADDRESS, content=QUEST.replace("Stairway", "Throne").encode()).json()
    assert made["ask_start"]
    assert len(made["start"]) == 4


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"<quest>", "server-import-failed"),
        (b"PK", "server-import-failed"),
        (b"<" * (2**20 + 1), "server-file-too-long"),
    ],
)
def test_what_is_no_quest_is_refused_with_line_and_remedy(server: Server, content: bytes, message: str) -> None:
    error = server.http.post(ADDRESS, content=content).json()["error"]
    assert error["id"] == message
    if message == "server-import-failed":
        assert error["args"]["line"] == 1
        assert error["args"]["de"] != error["args"]["en"]


def test_no_other_game_takes_quests_over(server: Server) -> None:
    assert server.http.post("/api/games/junior/import", content=QUEST.encode()).status_code == 404
