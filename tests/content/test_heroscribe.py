"""Quests of HeroScribe, taken over: what is kept, what is told, what is proposed, and that it can be played."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sagenwerk import game
from sagenwerk.bots.playout import Luck, Random, deal
from sagenwerk.content.heroquest_box import check, load
from sagenwerk.content.heroscribe_found import ImportFault
from sagenwerk.content.heroscribe_import import Import, imported
from sagenwerk.heroquest.begin import new_game
from sagenwerk.kernel import CHANCE, Result
from sagenwerk.views.heroquest.secret import notes_view

ALL = ["barbarian", "dwarf", "elf", "wizard"]
#: Used: the corridor round the board, and the room O (B15 to E18) with its stairs and a door to the south.
DARK = '<dark left="2" top="2" width="24" height="13"/><dark left="6" top="15" width="20" height="4"/>'
BASIS = ["Stairway 2 15", "Door 3 18", "Orc 9 19"]


def piece(line: str) -> str:
    """``Table 2 15 rightward`` as an object."""
    words = line.split()
    turned = f' rotation="{words[3]}"' if len(words) > 3 else ""
    return f'<object id="{words[0]}" left="{words[1]}" top="{words[2]}"{turned}/>'


def quest(*pieces: str, notes: str = "", dark: str = DARK, head: str = 'name="The Well" region="Europe"') -> bytes:
    objects = "\n".join(map(piece, pieces))
    return f"<quest {head}><board>{dark}\n{objects}</board><speech>Cold.</speech>{notes}</quest>".encode()


def made(*pieces: str, **more: Any) -> Import:
    """What becomes of the basis with these pieces; every message has words in both languages."""
    start = more.pop("start", "")
    one = imported(quest(*BASIS, *pieces, **more), "well.xml", start)
    assert all(said.said(language) for said in [*one.warnings, *one.why_not] for language in ("de", "en"))
    return one


def map_of(one: Import) -> dict[str, Any]:
    tree: dict[str, Any] = tomllib.loads(one.text)["map"]["eu"]
    return tree


def told(one: Import) -> dict[str, dict[str, str | int]]:
    return {warning.id: warning.args for warning in one.warnings}


def by_hand(one: Import) -> dict[str, list[str]]:
    return {text["mark"]: text["at"] for text in map_of(one).get("texts", [])}


def play(one: Import, actions: int = 300, seed: int = 1) -> None:
    """Random heroes and a random game master."""
    name = tomllib.loads(one.text)["quest"]["id"]
    state = new_game(load(name, one.text), ALL, {})
    luck, policy = Luck(seed), Random()
    for _ in range(actions):
        if state.result is not Result.PLAYING:
            break
        state.apply(deal(state, luck) if state.actor == CHANCE else policy.choose(state, luck))


def test_a_quest_with_pieces_of_the_base_box_plays_at_once() -> None:
    one = made("Table 4 15 rightward", "PitTrap 8 1", "SecretDoor 5 16 leftward", dark=DARK.replace("20", "19"))
    assert one.playable
    assert not one.others
    assert check(one.text) == []
    quest_map = map_of(one)
    assert quest_map["start"] == quest_map["stairs"] == ["B15", "C15", "B16", "C16"]
    assert quest_map["doors"] == ["C18-C19"]
    assert quest_map["monsters"] == [{"kind": "orc", "at": "I19"}]
    assert quest_map["furniture"] == [{"kind": "table", "at": "D15", "turned": 90}]
    assert quest_map["traps"] == [{"kind": "pit", "at": "H1"}]
    assert game("heroquest").scenario("the-well", one.text).name == "the-well"
    play(one)


def test_a_quest_is_no_shipped_one_even_if_it_is_called_so() -> None:
    assert 'id = "imported-quest-1"' in made(head='name="Quest 1" region="Europe"').text


def test_a_quest_without_a_name_is_called_after_its_file() -> None:
    one = made(head='name="" region="Europe"')
    assert one.title == "well"
    assert "import-title" in told(one)


def test_only_the_name_of_the_file_is_kept_not_its_folder() -> None:
    text = imported(quest(*BASIS), "/home/somebody/quests/well.xml").text
    assert "somebody" not in text
    assert "somebody" not in imported(quest(*BASIS), "C:\\somebody\\well.xml").text


def test_a_quest_for_the_us_says_so() -> None:
    assert "import-region-us" in told(made(head='name="W" region="USA"'))


@pytest.mark.rule("HQ-160")
def test_the_goal_is_proposed() -> None:
    goal = map_of(made())["goal"]
    assert (goal["want"], goal["confidence"]) == ({"is": "all-killed"}, "proposed")
    assert "ends-when" not in goal


def test_without_a_way_out_the_quest_ends_with_the_last_monster() -> None:
    one = imported(quest("Door 3 18", "Orc 9 19"), "well.xml")
    assert map_of(one)["goal"]["ends-when"] == {"is": "all-killed"}
    assert one.playable


# Where heroes begin


def test_somebody_may_say_where_the_heroes_begin() -> None:
    one = made(start="e16")
    assert map_of(one)["start"] == one.start == ["E16", "E15", "E17", "D16"]
    assert not one.ask_start


@pytest.mark.parametrize("start", ["F16", "AA1", "E20", "here", "E16 or so"])
def test_nobody_begins_where_no_square_is(start: str) -> None:
    with pytest.raises(ImportFault, match="import-bad-start"):
        made(start=start)


def test_without_stairs_the_likeliest_room_is_proposed() -> None:
    one = imported(quest("Door 3 18", "Orc 9 19"), "well.xml")
    assert told(one)["import-start-room"]["places"] == "C16"
    assert one.ask_start
    assert one.start[0] == "C16"
    quest_map = map_of(one)
    assert (quest_map["confidence"], len(quest_map["start"])) == ("proposed", 4)
    assert "likeliest room" in quest_map["note"]


def test_heroes_come_in_by_the_door_on_the_border_and_leave_by_the_other() -> None:
    one = imported(quest("DoorIn 0 10 rightward", "DoorOut 26 10 rightward", "Orc 9 19"), "well.xml")
    quest_map = map_of(one)
    assert quest_map["start"] == ["A10", "A9", "A11", "A8"]
    assert quest_map["stairs"] == ["Z10"]
    assert {"import-way", "import-start-door", "import-stairs-at-door"} <= told(one).keys()
    play(one)


def test_heroes_begin_at_the_mark_whose_note_says_so() -> None:
    one = imported(quest("LetterX 5 18", *BASIS, notes="<note>X - The heroes start here.</note>"), "well.xml")
    assert map_of(one)["start"][0] == "E18"


def test_four_hero_pieces_stand_where_each_begins() -> None:
    one = made("Barbarian 1 1", "Dwarf 26 1", "Elf 26 19", "Wizard 1 19")
    assert map_of(one)["own-start"] == {"barbarian": "A1", "dwarf": "Z1", "elf": "Z19", "wizard": "A19"}
    assert not by_hand(one)


def test_a_single_hero_piece_is_a_text_for_the_game_master() -> None:
    assert by_hand(made("Elf 1 1")) == {"Elf": ["A1"]}


def test_of_several_stairs_one_is_proposed() -> None:
    one = made("Stairway 4 17")
    assert "import-start-stairs" in told(one)
    assert len(map_of(one)["stairs"]) == 8


# Pieces beyond the base box


def test_a_strange_monster_keeps_its_id_and_shows_the_values_of_its_next_of_kin() -> None:
    one = made("OgreWarrior 20 19", "OgreWarrior 22 19")
    assert one.others == ["OgreWarrior"]
    assert one.playable
    ogre = map_of(one)["monsters"][1]
    numbers = {"move": 6, "attack": 3, "defend": 3, "body": 1, "mind": 3}
    assert ogre == {
        "kind": "fimir",
        "at": "T19",
        "name": {"de": "Ogerkrieger", "en": "Ogre warrior"},
        **numbers,
        "piece": "OgreWarrior",
        "confidence": "proposed",
    }
    head = tomllib.loads(one.text)["quest"]
    assert (head["confidence"], "OgreWarrior" in head["note"]) == ("proposed", True)
    play(one)


def test_in_the_us_the_next_of_kin_is_that_of_the_us() -> None:
    assert map_of(made("OgreWarrior 20 19", head='name="W" region="USA"'))["monsters"][1]["body"] == 2


def test_furniture_of_a_size_that_the_box_has_not_gets_a_block_of_its_own() -> None:
    one = made("Coffin 4 16")
    assert map_of(one)["furniture"] == [{"kind": "coffin", "at": "D16", "piece": "Coffin", "confidence": "proposed"}]
    assert tomllib.loads(one.text)["furniture"]["coffin"]["height"] == 2
    assert one.playable
    play(one, 60)


def test_long_monsters_stand_on_one_square() -> None:
    assert told(made("GiantWolf 20 19"))["import-two-squares"]["places"] == "T19"


def test_strange_traps_and_doors_are_like_their_next_of_kin() -> None:
    one = made("LongPitTrap 20 19", "SwingingAxe 1 5", "OpenDoor 2 14")
    traps = [(trap["kind"], trap["at"], trap["piece"]) for trap in map_of(one)["traps"]]
    assert traps == [("pit", "T19", "LongPitTrap"), ("pit", "U19", "LongPitTrap"), ("spear", "A5", "SwingingAxe")]


def test_pieces_without_rules_and_unknown_ones_are_texts_for_the_game_master() -> None:
    one = made("TrapDoor 20 19", "Crossbowman 21 19", "Prospector 22 19", "Spaceship 23 19", "CarpetRoom 2 15")
    assert by_hand(one)["Spaceship"] == ["W19"]
    assert {"TrapDoor", "Crossbowman", "Prospector", "CarpetRoom"} <= by_hand(one).keys()
    assert {"import-no-rules", "import-unknown-piece", "import-room-tile"} <= told(one).keys()
    assert one.counts["unknown_ids"] == {"Spaceship": 1}
    assert one.playable


# What is odd


def test_a_piece_between_two_squares_stands_on_the_nearest() -> None:
    one = made("Fireplace 2.5 17")
    assert map_of(one)["furniture"][0]["at"] == "C17"
    assert told(one)["import-half-square"]["piece"] == "Fireplace"


def test_pieces_without_a_place_or_beside_the_board_are_told() -> None:
    data = quest(*BASIS, "Orc 30 4", "Orc 27 27").replace(b"</board>", b'<object id="Orc"/></board>')
    one = imported(data, "well.xml")
    assert {"import-no-place", "import-left-out-outside"} <= told(one).keys()
    assert one.counts["monsters_total"] == 4


def test_strange_rotations_and_numbers_do_no_harm() -> None:
    one = imported(quest(*BASIS, "Table 4 15 sideways", "Orc nan 3", "Orc 1e99 3"), "well.xml")
    assert told(one)["import-rotation"]["value"] == "sideways"
    assert one.playable


def test_what_stands_twice_stands_once() -> None:
    one = made("Orc 9 19", "Door 3 18")
    assert len(map_of(one)["monsters"]) == len(map_of(one)["doors"]) == 1
    assert "import-twice" in told(one)


def test_what_stands_where_something_else_stands_becomes_a_text() -> None:
    one = made("Table 4 15 rightward", "Throne 4 16", "Goblin 9 19", "PitTrap 4 15")
    assert set(told(one)["import-occupied"]) == {"piece", "places", "count"}
    assert by_hand(one).keys() == {"Throne", "Goblin", "PitTrap"}
    assert one.playable


def test_figures_on_unused_squares_and_furniture_in_walls_become_texts() -> None:
    one = made("Goblin 12 5", "Table 5 17")
    assert by_hand(one).keys() == {"Goblin", "Table"}
    assert one.playable


def test_doors_on_no_wall_are_left_out_those_into_rock_are_false() -> None:
    one = made("Portcullis 10 19 rightward", "Door 4 13", "Door 2 14", "Door 1 5 rightward")
    assert told(one)["import-door-no-wall"]["places"] == "J19"
    assert told(one)["import-door-nowhere"]["places"] == "D13"
    assert map_of(one)["false-doors"] == ["B14-B15", "A5-B5"]
    assert one.playable


def test_secret_doors_lie_on_the_side_that_their_rotation_names() -> None:
    dark = DARK.replace('top="2" width="24" height="13"', 'top="2" width="24" height="12"')
    one = made("SecretDoor 2 15 rightward", "SecretDoor 2 19", "SecretDoorAlternate 4 18 upward", dark=dark)
    assert map_of(one)["secret-doors"] == ["A15-B15", "B18-B19", "D18-D19"]
    assert told(made("SecretDoor 3 16"))["import-secret-no-wall"]["places"] == "C16"


@pytest.mark.rule("HQ-141")
def test_a_falling_block_lands_where_the_arrow_stands_else_on_a_free_square_that_is_proposed() -> None:
    one = made("FallingRock 1 5", "Arrow 1 6.13", "FallingRock 1 9")
    first, second = map_of(one)["traps"]
    assert (first["lands-on"], second["lands-on"]) == ("A6", "A8")
    assert "confidence" not in first
    assert second["confidence"] == "proposed"


def test_a_trapped_chest_hurts_by_a_note_that_is_proposed() -> None:
    one = made("TreasureChestTrap 5 15")
    assert map_of(one)["furniture"][0]["trapped"]
    assert map_of(one)["notes"][0]["effects"] == [{"do": "hurt", "body": 1, "chest": "E15"}]
    play(one, 60)


def test_empty_squares_that_nobody_gets_to_are_not_used() -> None:
    one = made("SingleBlockedSquare 24 1", "SingleBlockedSquare 26 3")
    assert told(one)["import-cut-off"]["count"] == 3
    assert [map_of(one)["unused"][row][-3:] for row in (0, 1, 2)] == [".##", "###", "##."]
    assert one.playable


def test_where_the_file_shows_no_way_to_a_monster_a_secret_door_is_proposed() -> None:
    dark = '<dark left="6" top="2" width="20" height="17"/><dark left="2" top="5" width="4" height="10"/>'
    one = made("Orc 3 3", dark=dark)
    assert told(one)["import-secret-door"]["places"] == map_of(one)["secret-doors"][0]
    assert one.playable
    play(one)


def test_a_quest_in_pieces_that_no_door_joins_stays_whole_and_says_why_it_cannot_be_played() -> None:
    dark = '<dark left="1" top="1" width="26" height="14"/><dark left="6" top="15" width="21" height="4"/>'
    dark = dark.replace('height="14"', 'height="1"') + '<dark left="1" top="5" width="26" height="10"/>'
    one = imported(quest("Stairway 2 15", "Orc 3 3", dark=dark), "well.xml")
    assert not one.playable
    assert {reason.id for reason in one.why_not} == {"content-quest-unreachable"}


# Notes, and the wandering monster


def test_notes_are_texts_for_the_game_master_with_the_squares_of_their_marks() -> None:
    notes = "<note>\nA  A door.<br/>It is <b>red</b>.</note><note>Nothing else.</note><note>A later one</note>"
    one = made("LetterA 9 18.87", "LetterB 4 17", "LetterC 27 3", notes=notes)
    texts = map_of(one)["texts"]
    assert [(text["mark"], text["at"]) for text in texts[:3]] == [("A", ["I19"]), ("N1", []), ("A 2", ["I19"])]
    assert texts[0]["de"] == texts[0]["en"] == "A A door.\nIt is red."
    assert told(one)["import-notes"]["amount"] == 3
    assert told(one)["import-marks"]["marks"] == "B, C"


def test_only_the_game_master_reads_the_notes() -> None:
    one = made("LetterA 9 19", notes="<note>A  The well is dry.</note>")
    state = new_game(load("the-well", one.text), ALL, {})
    assert [(note.id, note.squares, note.text["en"]) for note in notes_view(state)] == [
        ("A", ["I19"], "A The well is dry.")
    ]
    assert notes_view(state.view(0)) == []


def test_a_note_that_is_too_long_for_one_text_becomes_several() -> None:
    one = made(notes=f"<note>{'<br/>'.join(['word ' * 100] * 20)}</note>")
    assert len(map_of(one)["texts"]) == 3
    assert one.playable


def test_rows_of_boxes_are_counted() -> None:
    notes = '<note>OGRES <table class="bodypoints"><td/><td/><th/><td/><th/></table></note>'
    assert map_of(made(notes=notes))["texts"][0]["en"] == "OGRES 3 / 2"


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("Wandering monster: Orc", "orc"),
        ("Wandering Monsters in this Quest: 2 Mummies.", "mummy"),
        ("Wandering Monster in these quests: Fimir", "fimir"),
        ("Streunendes Monster: Eisbär", "gargoyle"),
        ("Wandering monster: a bad dream", None),
        ("Wandering monster:", None),
    ],
)
@pytest.mark.rule("HQ-136")
def test_the_wandering_monster_is_understood_in_many_forms(line: str, kind: str | None) -> None:
    assert map_of(made(notes=f"<note>{line}</note>")).get("wandering") == kind


# Dialects


@pytest.mark.parametrize("version", ["1.2", "1.3"])
def test_older_dialects_have_one_board_and_no_sizes(version: str) -> None:
    data = f'<!DOCTYPE quest PUBLIC "-//org.lightless//HeroScribe Quest {version}//EN" "x">'.encode() + quest(*BASIS)
    one = imported(data, "well.xml")
    assert (one.counts["dialect"], one.counts["boards_declared"], one.playable) == (version, 1, True)


def test_dialect_2_has_texts_in_elements_of_their_own() -> None:
    more = (
        "<title> The Lamp </title><subtitle>Quest 3</subtitle><questtext>Dark.</questtext>"
        '<notes>Wet.<mark id="A">A lamp.</mark></notes><monsterstat name="Lych" attack="3" defend="4"/>'
        '<wanderingmonster><monster id="Goblin"/></wanderingmonster><lamp/>'
    )
    one = made(notes=more, head='name="" version="2.0" boardName="HeroQuest"')
    assert one.title == "The Lamp"
    assert map_of(one)["wandering"] == "goblin"
    assert [text["en"] for text in map_of(one)["texts"]] == ["Quest 3", "Wet.", "A A lamp.", "Lych: attack 3, defend 4"]
    assert told(one)["import-unknown-element"] == {"name": "lamp", "count": 1}


def test_several_boards_open_and_say_why_they_cannot_be_played() -> None:
    board = quest(*BASIS).split(b"<speech>")[0].split(b'region="Europe">')[1]
    data = b'<quest name="Two" width="2" height="1">' + board * 2 + b'<bridge column="1" row="1" position="4"/></quest>'
    one = imported(data, "two.xml")
    assert not one.playable
    assert [reason.id for reason in one.why_not] == ["import-several-boards"]
    assert one.counts["monsters_total"] == 2
    tree = tomllib.loads(one.text)
    assert tree["boards"]["board-2"]["monsters"] == tree["map"]["eu"]["monsters"]
    problem = check(one.text)[0]
    assert problem.id == "content-quest-not-playable"
    assert "2 boards" in problem.what("en")
    assert "2 Spielplänen" in problem.what("de")


def test_a_board_that_was_only_declared_does_not_count() -> None:
    one = made(head='name="W" width="1" height="3"')
    assert told(one)["import-boards-declared"] == {"declared": 3, "found": 1}
    assert one.playable


def test_an_empty_map_and_a_palette_open_and_say_why_they_cannot_be_played() -> None:
    for data, reason in (
        (b"<quest name='E'><board/></quest>", "import-empty-map"),
        (b"<quest name='E'/>", "import-empty-map"),
        (quest(*[f"{name} {place} 1" for place, name in enumerate(PALETTE, 1)], dark=""), "import-palette"),
    ):
        one = imported(data, "palette.xml")
        assert not one.playable
        assert [said.id for said in one.why_not] == [reason]
        assert check(one.text)[0].id == "content-quest-not-playable"


PALETTE = ["Orc", "Goblin", "Fimir", "Zombie", "Mummy", "Gargoyle", "Throne", "TreasureChest", "PitTrap", "SpearTrap"]


# Whatever comes


@settings(max_examples=25, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(
                [*PALETTE, "Door", "Table", "Stairway", "DoorIn", "SecretDoor", "Coffin", "FallingRock", "Arrow"]
            ),
            st.integers(-1, 28),
            st.integers(-1, 21),
            st.sampled_from(["downward", "rightward", "upward", "leftward"]),
        ),
        max_size=40,
    )
)
def test_no_heap_of_pieces_breaks_the_import(pieces: list[tuple[str, int, int, str]]) -> None:
    one = made(*[f"{name} {left} {top} {turned}" for name, left, top, turned in pieces], dark="")
    assert one.playable == (check(one.text) == [])


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=60), st.text(max_size=200))
def test_no_text_breaks_the_import(name: str, note: str) -> None:
    def plain(text: str) -> str:
        kept = "".join(letter for letter in text if letter >= " " or letter == "\n")
        return kept.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")

    try:
        head, notes = f'name="{plain(name)}"', f"<note>{plain(note)}</note>"
        data = quest(*BASIS, "Thing 20 19", head=head, notes=notes)
        one = imported(data.replace(b"Thing", plain(name).encode()), name)
    except (ImportFault, UnicodeEncodeError):
        return  # letters that no XML may hold
    assert one.playable
