"""The dwarf mine (R-002, R-004, R-100 to R-108)."""

from __future__ import annotations

from typing import Any

import pytest
from junior.table import ARRIVED, Table, given


def in_mine(heroes: str = "warrior archer", bag: dict[str, int] | None = None, **rest: Any) -> Table:
    """The first hero has just arrived on a mine tile; everything the first challenge asks for is done."""
    first = heroes.split()[0]
    board = {"field": "mine05", "bag": bag or {}, **rest.pop(first, {})}
    position = {
        "tasks": {"done": ["wolf-herb", "injured-falcon"]},
        "bridge_open": True,
        "dragon": 9,
        "this_turn": ARRIVED,
        first: board,
        **rest,
    }
    return given(heroes, **position)


@pytest.mark.rule("R-100", "R-004")
def test_as_soon_as_all_task_cards_show_green_the_bridge_is_open() -> None:
    table = given(
        warrior={"bag": {"falcon": 1}},
        archer={"field": "bridgehouse"},
        tasks={"done": ["wolf-herb"]},
        this_turn=ARRIVED,
    )
    assert not table["bridge_open"]
    table.do("lay down falcon")
    assert table["bridge_open"]
    assert "event-bridge-opens" in table.told
    table.do("end the turn", "archer: step to mine01")
    assert table.hero("archer")["field"] == "mine01"


@pytest.mark.rule("R-100")
def test_with_one_task_open_the_bridge_stays_closed() -> None:
    table = given(warrior={"bag": {"falcon": 1}}, this_turn=ARRIVED).do("lay down falcon")
    assert table.done == ["injured-falcon"]
    assert not table["bridge_open"]


@pytest.mark.rule("R-101")
def test_in_the_mine_heroes_move_as_usual() -> None:
    table = in_mine(this_turn={}).do("step to mine06", "step to mine10")
    assert table.hero("warrior") == {**table.hero("warrior"), "field": "mine10", "suns": 4}
    assert table.refused("step to mine01") == "refusal-not-adjacent"
    assert in_mine(this_turn={}).do("stand still").hero("warrior")["suns"] == 5


@pytest.mark.rule("R-102")
@pytest.mark.parametrize("throw", ["1 torch, 3 blank", "3 sword, 1 torch", "4 torch"])
def test_with_at_least_one_torch_the_mine_tile_is_turned_up(throw: str) -> None:
    table = in_mine().do("search the mine", f"throws {throw}", "tile: mine-empty")
    assert "mine05" not in table["tiles"]


@pytest.mark.rule("R-102")
def test_a_search_throws_all_own_dice() -> None:
    table = in_mine().do("search the mine")
    assert sum(table.chances.values()) == 6**4


@pytest.mark.rule("R-102")
def test_a_mine_tile_is_any_of_those_left_each_with_the_same_chance() -> None:
    table = in_mine(bag={"torch": 1}).do("search the mine with a torch")
    assert table.chances == {
        "tile: wolf-cub": 3,
        "tile: mine-dragon": 2,
        "tile: kraken": 2,
        "tile: falcon": 1,
        "tile: mine-empty": 2,
    }


@pytest.mark.rule("R-102")
def test_a_search_in_the_mine_is_voluntary() -> None:
    """Interpretation A-21."""
    assert in_mine().may("end the turn")


@pytest.mark.rule("R-102")
def test_only_a_face_down_mine_tile_can_be_searched() -> None:
    table = in_mine(bag={"torch": 1}, tiles={}, unseen={})
    assert table.refused("search the mine") == "refusal-no-mine-tile"
    assert table.refused("search the mine with a torch") == "refusal-no-mine-tile"
    west = given(warrior={"field": "rietburg", "bag": {"torch": 1}}, this_turn=ARRIVED)
    assert west.refused("search the mine") == "refusal-no-mine-tile"


@pytest.mark.rule("R-102", "R-061")
def test_mine_tiles_a_hero_only_passes_cannot_be_searched() -> None:
    table = in_mine(this_turn={}, bag={"torch": 1})
    assert table.refused("search the mine") == "refusal-still-walking"
    assert table.refused("search the mine with a torch") == "refusal-still-walking"


@pytest.mark.rule("R-103")
def test_without_a_torch_the_tile_stays_face_down() -> None:
    table = in_mine().do("search the mine", "throws 4 sword")
    assert table["tiles"]["mine05"] == "unknown"
    assert table.may("end the turn")


@pytest.mark.rule("R-103", "R-059")
def test_a_hero_tries_again_in_a_later_turn() -> None:
    table = in_mine().do("search the mine", "throws 4 blank")
    assert table.refused("search the mine") == "refusal-one-throw-a-turn"
    table.do("end the turn", "archer: stand still", "end the turn", "warrior: stand still")
    assert table.may("search the mine")


@pytest.mark.rule("R-094", "R-102")
def test_without_a_die_on_the_own_board_only_a_torch_token_helps() -> None:
    table = in_mine("dwarf archer", gors=[2], fights={"2": {"laid": {"dwarf": 3}}}, bag={"torch": 1})
    assert table.refused("search the mine") == "refusal-no-dice-left"
    assert table.may("search the mine with a torch")


@pytest.mark.rule("R-104")
def test_a_torch_token_replaces_a_rolled_torch_and_goes_to_the_box() -> None:
    table = in_mine(bag={"torch": 2}, torches=1).do("search the mine with a torch", "tile: mine-empty")
    assert "mine05" not in table["tiles"]
    assert table.bag("warrior") == {"torch": 1}
    assert table["torches"] == 1
    assert table["items"] == {}


@pytest.mark.rule("R-104")
def test_a_torch_token_may_follow_a_throw_without_a_torch() -> None:
    table = in_mine(bag={"torch": 1}).do("search the mine", "throws 4 blank", "search the mine with a torch")
    assert table.do("tile: wolf-cub")["cubs"] == 1


@pytest.mark.rule("R-104")
def test_a_torch_token_comes_from_the_own_loot_bag() -> None:
    table = in_mine(archer={"field": "mine05", "bag": {"torch": 1}})
    assert table.refused("search the mine with a torch") == "refusal-no-torch-token"


@pytest.mark.rule("R-102", "R-025")
def test_a_lightning_is_no_torch_in_the_mine() -> None:
    """Interpretation A-28."""
    table = in_mine("mage archer").do("search the mine", "throws 1 lightning")
    assert table["tiles"]["mine05"] == "unknown"


@pytest.mark.rule("R-105", "R-066")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_dragon_tile_in_the_mine_moves_the_dragon_by_the_red_die(steps: int) -> None:
    table = in_mine(bag={"torch": 1}).do("search the mine with a torch", "tile: mine-dragon")
    assert table.chances == {"red die: 1": 2, "red die: 2": 2, "red die: 3": 2}
    assert table.do(f"red die: {steps}")["dragon"] == 9 - steps


@pytest.mark.rule("R-003", "R-105")
def test_the_game_is_lost_when_the_dragon_reaches_the_rietburg_even_with_all_tasks_done() -> None:
    """Ruling J-4."""
    table = in_mine(bag={"torch": 1}, dragon=1, cubs=2)
    table.do("search the mine with a torch", "tile: mine-dragon", "red die: 1")
    assert table["result"] == "lost"
    assert table.offers == []
    assert table.refused("end the turn") == "refusal-game-over"


@pytest.mark.rule("R-106")
def test_the_kraken_throws_the_hero_back_before_the_bridge_and_the_day_is_over_for_him() -> None:
    table = in_mine(bag={"torch": 1}).do("search the mine with a torch", "tile: kraken")
    assert table.hero("warrior") == {**table.hero("warrior"), "field": "bridgehouse", "suns": 0, "asleep": True}
    assert table["turn"] == "archer"


@pytest.mark.rule("R-106", "R-068")
def test_the_kraken_takes_the_unused_hourglass_for_this_day_too() -> None:
    """Interpretation A-05."""
    table = in_mine(warrior={"hourglasses": 1, "ready": 1}, bag={"torch": 1})
    table.do("search the mine with a torch", "tile: kraken")
    assert table.hero("warrior") == {**table.hero("warrior"), "ready": 0, "hourglasses": 1}


@pytest.mark.rule("R-106", "R-042")
def test_a_hero_sent_to_sleep_by_the_kraken_takes_the_night_marker_if_he_is_the_first() -> None:
    """Interpretation A-06."""
    table = in_mine("warrior archer", bag={"torch": 1}, marker="archer")
    table.do("search the mine with a torch", "tile: kraken")
    assert (table["marker"], table["marker_taken"]) == ("warrior", True)


@pytest.mark.rule("R-106", "R-044")
def test_night_falls_when_the_kraken_sends_the_last_hero_to_sleep() -> None:
    table = in_mine(bag={"torch": 1}, archer={"asleep": True, "suns": 0}, marker_taken=True)
    table.do("search the mine with a torch", "tile: kraken")
    assert table.offers == ["red die: 1", "red die: 2", "red die: 3"]


@pytest.mark.rule("R-106")
def test_the_kraken_leaves_the_loot_bag_alone_and_its_tile_is_used_up() -> None:
    table = in_mine(bag={"torch": 2, "gold": 1}).do("search the mine with a torch", "tile: kraken")
    assert table.bag("warrior") == {"torch": 1, "gold": 1}
    assert "mine05" not in table["tiles"]


@pytest.mark.rule("R-107")
def test_the_falcon_in_the_mine_shows_one_further_mine_tile_without_triggering_it() -> None:
    table = in_mine(bag={"torch": 1}).do("search the mine with a torch", "tile: falcon")
    table.do("look at mine10", "tile: mine-dragon")
    assert table["tiles"]["mine10"] == "mine-dragon"
    assert table["dragon"] == 9
    assert table.offers == ["warrior: end the turn"]


@pytest.mark.rule("R-107")
def test_the_falcon_looks_at_mine_tiles_only() -> None:
    table = in_mine(bag={"torch": 1}).do("search the mine with a torch", "tile: falcon")
    assert table.refused("look at fog01") == "refusal-only-mine"
    assert table.refused("look at mine05") == "refusal-no-tile-there"
    assert table.may("look no further")


@pytest.mark.rule("R-107")
def test_with_no_unknown_tile_left_the_falcon_has_nothing_to_show() -> None:
    table = in_mine(bag={"torch": 1}, tiles={"mine05": "falcon", "mine10": "kraken"}, unseen={})
    assert table.do("search the mine with a torch").offers == ["warrior: end the turn"]


@pytest.mark.rule("R-107", "R-108")
def test_a_wolf_cub_that_the_falcon_shows_is_not_found_yet() -> None:
    """Interpretation A-19."""
    table = in_mine(bag={"torch": 2}, cubs=2).do("search the mine with a torch", "tile: falcon")
    table.do("look at mine06", "tile: wolf-cub")
    assert table["cubs"] == 2
    table.do("end the turn", "archer: stand still", "end the turn")
    table.do("warrior: step to mine06", "search the mine with a torch")
    assert table["result"] == "won"


@pytest.mark.rule("R-108")
def test_a_turned_up_wolf_cub_counts_as_found() -> None:
    table = in_mine(bag={"torch": 1}).do("search the mine with a torch", "tile: wolf-cub")
    assert table["cubs"] == 1
    assert table["result"] == "playing"


@pytest.mark.rule("R-002", "R-001")
def test_the_third_wolf_cub_wins_the_game_at_once_for_all() -> None:
    """Interpretation A-20: nobody has to carry the cubs home."""
    table = in_mine(bag={"torch": 1}, cubs=2).do("search the mine with a torch", "tile: wolf-cub")
    assert table["result"] == "won"
    assert table.offers == []


@pytest.mark.rule("R-002")
def test_a_rolled_torch_finds_the_third_cub_as_well() -> None:
    table = in_mine(cubs=2).do("search the mine", "throws 1 torch, 3 blank", "tile: wolf-cub")
    assert table["result"] == "won"


@pytest.mark.rule("R-040")
def test_nobody_searches_the_mine_out_of_turn() -> None:
    table = in_mine(archer={"field": "mine06", "bag": {"torch": 1}})
    assert table.refused("archer: search the mine") == "refusal-not-on-turn"
    assert table.refused("archer: search the mine with a torch") == "refusal-not-on-turn"
