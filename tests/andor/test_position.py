"""Situations written down and read again, and what is wrong with impossible ones."""

from __future__ import annotations

from typing import Any

import pytest
from andor.small import small
from andor.table import given

from sagenwerk.andor.position import restore
from sagenwerk.andor.state import Andor
from sagenwerk.bots import Luck, Random, deal
from sagenwerk.kernel import CHANCE, Result
from sagenwerk.kernel.reading import BadPosition

EVERYTHING: dict[str, Any] = {
    "order": ["wizard", "archer", "dwarf"],
    "day": 4,
    "turn": "archer",
    "rooster": "dwarf",
    "rooster_taken": True,
    "narrator": "F",
    "end_letter": "M",
    "prices": [2, 3, -1],
    "creature_bonus": 2,
    "farmers_saved": 1,
    "intruders": ["gor", "skral"],
    "witch": "14",
    "cut": ["34-57"],
    "unlocked": ["fight", "articles", "trade", "every-token"],
    "options": {"free_actions": "own-turn"},
    "this_turn": {"doing": "acted", "given": {"dwarf": ["gold"], "ground": ["parchment"]}, "got": {"wizard": ["bow"]}},
    "floor": {"had": ["dwarf"], "given": {"wizard": ["helm"]}, "got": {"ground": ["herb-3"]}},
    "about": {"hero": "archer", "field": "57"},
    "share": {"left": 3, "from": 1},
    "heroes": {
        "wizard": {"field": "9", "strength": 14, "willpower": 20, "hours": 7, "day_ended": True, "gold": 12},
        "archer": {"field": "25", "strength": 3, "bag": {"bow": 1, "gem-2": 7, "stone-blue": 1, "brew": 2}},
        "dwarf": {"field": "0", "farmers": 2, "bag": {"used-falcon": 1, "helm": 1}},
    },
    "creatures": {"34": "skral", "57": "ensorcelled-gor"},
    "carried": {"34": {"herb-3": 1}},
    "items": {"7": {"gem-6": 1, "stone": 2}},
    "gold": {"14": 3},
    "farmers": {"9": 1},
    "rubble": {"15": 12},
    "fog": {"14": "gold"},
    "beaten": {"gor": 4},
    "supply": {"shield": 1},
    "stones_unseen": {"stone-green": 1},
    "allies": {"prince": "25"},
    "things": {"parchment": "creature on 34"},
}


def played_on(state: Andor, seed: int, decisions: int) -> list[Andor]:
    """Copies of a random game, one after each decision."""
    luck, policy = Luck(seed), Random()
    states = [state.clone()]
    while state.result is Result.PLAYING and len(states) < decisions:
        state.apply(deal(state, luck) if state.actor == CHANCE else policy.choose(state, luck))
        states.append(state.clone())
    return states


def test_everything_that_is_written_is_read_and_written_again() -> None:
    written = restore(small(), EVERYTHING).position()
    for key, value in EVERYTHING.items():
        if key not in ("options", "supply", "heroes"):
            assert written[key] == value, key
    assert written["options"]["free_actions"] == "own-turn"
    assert written["supply"]["shield"] == 1
    assert written["supply"]["helm"] == small().supply[8]
    for name, board in EVERYTHING["heroes"].items():
        assert written["heroes"][name].items() >= board.items()
    assert restore(small(), written).digest() == restore(small(), EVERYTHING).digest()


@pytest.mark.parametrize("seed", range(6))
def test_every_situation_of_a_game_comes_back_from_its_position(seed: int) -> None:
    table = given(
        "dwarf warrior archer wizard",
        dwarf={"field": "14", "strength": 4, "gold": 5, "bag": {"shield": 1, "wineskin": 1}},
        warrior={"field": "14", "strength": 5, "bag": {"falcon": 1, "herb-4": 1, "helm": 1}},
        archer={"field": "25", "strength": 3, "bag": {"stone-blue": 1, "stone-green": 1, "stone-yellow": 1}},
        wizard={"field": "25", "strength": 3, "bag": {"brew": 1, "telescope": 1}},
        creatures={"14": "gor", "15": "wardrak", "34": "gor"},
        things={"parchment": "57"},
        allies={"prince": "9"},
        rubble={"57": 10},
    )
    questions = set()
    for state in played_on(table.state, seed, 400):
        again = restore(small(), state.position())
        assert again.digest() == state.digest()
        assert again.position() == state.position()
        assert again.legal_actions() == state.legal_actions()
        if state.result is Result.PLAYING:
            questions.add(state.question().name)
    assert len(questions) > 3


def test_what_is_left_out_stands_as_the_heroes_set_out() -> None:
    state = restore(small(), {"order": ["archer", "warrior"]})
    written = state.position()
    assert written["heroes"]["archer"] == {"field": "25", "strength": 1, "willpower": 7, "hours": 0, "gold": 0}
    assert written["turn"] == written["rooster"] == "archer"
    assert (written["narrator"], written["end_letter"], written["day"]) == ("A", "N", 1)
    assert written["agenda"] == ["hero chooses", "day"]
    assert "battle" not in written
    assert "this_turn" not in written


def test_a_position_in_the_middle_of_a_battle_comes_back() -> None:
    table = given("dwarf wizard", dwarf={"field": "9"}, wizard={"field": "9"}, creatures={"9": "gor"})
    table.do("attack on 9")
    assert table["battle"]["foe"] == "gor"
    for state in played_on(table.state, 3, 60):
        assert restore(small(), state.position()).digest() == state.digest()


def test_a_position_in_the_middle_of_an_exchange_by_falcon_comes_back() -> None:
    table = given("dwarf wizard", dwarf={"field": "9", "gold": 2, "bag": {"falcon": 1}}, wizard={"field": "25"})
    table.do("send the falcon to the wizard", "the falcon brings gold to the wizard")
    assert table["falcon"] == {"from": "dwarf", "to": "wizard", "gave": ["gold"]}
    again = restore(small(), table.state.position())
    assert again.legal_actions() == table.state.legal_actions()
    assert again.digest() == table.state.digest()


@pytest.mark.parametrize(
    ("position", "path", "problem"),
    [
        ({"order": ["warrior"]}, "order", "played with 2 to 4 heroes"),
        ({"order": ["warrior", "bard"]}, "order", "there is no hero 'bard'"),
        ({"order": ["warrior", "warrior"]}, "order", "plays twice"),
        ({"game": "chess"}, "game", "there is no 'chess'; known are andor"),
        ({"scenario": "legend-7"}, "scenario", "there is no 'legend-7'; known are small"),
        ({"options": {"weather": "fog"}}, "options", "there is no option 'weather'"),
        ({"options": {"difficulty": "easy"}}, "options.difficulty", "in one difficulty only"),
        ({"turn": "wizard"}, "turn", "there is no 'wizard'; known are warrior, archer"),
        ({"rooster": "wizard"}, "rooster", "there is no 'wizard'"),
        ({"rooster_taken": 1}, "rooster_taken", "must be true or false, not 1"),
        ({"result": "draw"}, "result", "there is no 'draw'"),
        ({"day": 0}, "day", "must be from 1 to 10000, not 0"),
        ({"narrator": "O"}, "narrator", "there is no 'O'; known are A, B"),
        ({"prices": [2, 2]}, "prices", "needs 3 numbers, one an overtime hour, not 2"),
        ({"prices": [2, 2, "dear"]}, "prices", "not 'dear'"),
        ({"unlocked": ["swimming"]}, "unlocked", "there is no 'swimming'"),
        ({"watching": ["the road"]}, "watching", "there is no 'the road'"),
        ({"witch": "58"}, "witch", "there is no '58'"),
        ({"cut": ["0-7"]}, "cut", "there is no '0-7'; known are 34-57"),
        ({"weather": "fine"}, "weather", "this key is unknown here"),
        ({"this_turn": {"doing": "sings"}}, "this_turn.doing", "known are begins, walks, leads, acted"),
        ({"this_turn": {"ally": "king"}}, "this_turn.ally", "there is no 'king'"),
        ({"this_turn": {"got": {"mole": []}}}, "this_turn.got.mole", "unknown"),
        ({"this_turn": {"given": {"ground": ["gold"]}, "got": {"ground": ["gold"]}}}, "this_turn.got.ground",
         "does not come back"),
        ({"floor": {"hero": "wizard"}}, "floor.hero", "there is no 'wizard'"),
        ({"falcon": {"gave": ["horse"]}}, "falcon.gave", "there is no 'horse'"),
        ({"battle": {"foe": "dragon"}}, "battle.foe", "known are , rubble, gor"),
        ({"battle": {"dice": [0]}}, "battle.dice", "needs what dice show, not 0"),
        ({"battle": {"fighters": ["wizard"]}}, "battle.fighters", "there is no 'wizard'"),
        ({"heroes": {"warrior": {"field": "99"}}}, "heroes.warrior.field", "there is no '99'"),
        ({"heroes": {"warrior": {"strength": 0}}}, "heroes.warrior.strength", "must be from 1 to 14, not 0"),
        ({"heroes": {"warrior": {"willpower": 21}}}, "heroes.warrior.willpower", "must be from 0 to 20, not 21"),
        ({"heroes": {"warrior": {"hours": 11}}}, "heroes.warrior.hours", "must be from 0 to 10, not 11"),
        ({"heroes": {"warrior": {"bag": {"anvil": 1}}}}, "heroes.warrior.bag.anvil", "this key is unknown here"),
        ({"heroes": {"warrior": {"bag": {"bow": 1, "shield": 1}}}}, "heroes.warrior.bag",
         "2 articles are too many for the large storage, which holds 1"),
        ({"heroes": {"warrior": 1}}, "heroes.warrior", "needs a table, not 1"),
        ({"heroes": {"dwarf": {}}}, "heroes.dwarf", "this key is unknown here"),
        ({"creatures": {"57": "dragon"}}, "creatures.57", "there is no 'dragon'"),
        ({"creatures": {"0": "gor"}}, "creatures.0", "name it in intruders"),
        ({"creatures": {"7": "wardrak", "9": "wardrak", "14": "wardrak"}}, "creatures", "only 2 figures of a wardrak"),
        ({"carried": {"57": {"herb-3": 1}}}, "carried.57", "no creature stands here"),
        ({"intruders": ["gor"] * 4}, "intruders", "there are only 3 shields: this game is lost"),
        ({"fog": {"14": "rainbow"}}, "fog.14", "there is no 'rainbow'"),
        ({"fog": {"14": "unknown"}}, "fog_unseen", "1 unknown tokens lie on the board, but only 0"),
        ({"fog_unseen": {"gold": -1}}, "fog_unseen.gold", "must be from 0 to 100, not -1"),
        ({"wells": {"5": "full"}}, "wells.5", "this key is unknown here"),
        ({"merchants": ["18"]}, "merchants", "there is no '18'"),
        ({"events": {"drawn": ["storm"]}}, "events.drawn", "there is no 'storm'"),
        ({"supply": {"anvil": 1}}, "supply.anvil", "this key is unknown here"),
        ({"allies": {"prince": "1"}}, "allies.prince", "there is no '1'"),
        ({"things": {"parchment": "dwarf"}}, "things.parchment", "there is no 'dwarf'"),
        ({"things": {"parchment": "creature on 57"}}, "things.parchment", "there is no 'creature on 57'"),
        ({"slots": {"camp": 1}}, "slots.camp", "this key is unknown here"),
        ({"agenda": []}, "agenda", "needs a list of steps"),
        ({"agenda": ["breakfast"]}, "agenda", "there is no step 'breakfast' in small"),
        ({"agenda": ["day"]}, "agenda", "'day' asks nobody: the first step must be a question"),
        ({"agenda": ["hero chooses"]}, "agenda", "the last step must be 'day'"),
    ],
)  # fmt: skip
def test_an_impossible_situation_is_refused_with_the_key_and_what_is_wrong(
    position: dict[str, Any], path: str, problem: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        restore(small(), {"order": ["warrior", "archer"], **position})
    assert caught.value.path == path
    assert problem in caught.value.problem
    assert str(caught.value) == f"{path}: {caught.value.problem}"


def test_a_lost_game_may_have_more_creatures_in_the_castle_than_shields_and_asks_nobody() -> None:
    table = given(result="lost", intruders=["gor"] * 4)
    assert table.offers == []
    assert table.refused("pass") == "refusal-game-over"
