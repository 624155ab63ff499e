"""Marching heroes, statement by statement (HQ-020 to HQ-035). How monsters march is in test_monsters."""

from __future__ import annotations

import pytest
from heroquest.table import TABLES, Table, given

EDITIONS = ["eu1", "eu2", "us"]
SWORD = {"eu1": "bare hands", "eu2": "bare hands", "us": "shortsword"}


def on_the_way(square: str, steps: int, edition: str = "eu1", hero: str = "elf", **options: str) -> Table:
    """A hero on turn with so many steps thrown."""
    return given(edition, **options).hero(hero, square).turn(hero).do("roll for the march").sums(steps)


def goes(table: Table, ways: str) -> Table:
    """The hero on turn steps: n, e, s, w."""
    names = {"n": "north", "e": "east", "s": "south", "w": "west"}
    return table.do(*[f"step {names[way]}" for way in ways])


# The board


@pytest.mark.rule("HQ-020")
def test_every_square_is_of_a_room_or_of_a_corridor_one_or_two_squares_wide() -> None:
    """Statement H-015."""
    board = TABLES.board
    assert set(board.rooms) == set(range(23)), "22 rooms, and the corridor as 0"
    for passage in board.passages:
        columns = {square % 26 for square in passage}
        rows = {square // 26 for square in passage}
        assert min(len(columns), len(rows)) in (1, 2)
        assert {board.rooms[square] for square in passage} == {0}
    assert {square for passage in board.passages for square in passage} == set(board.squares_of[0])


@pytest.mark.rule("HQ-020", "HQ-031")
def test_walls_surround_the_rooms() -> None:
    board = TABLES.board
    for square in range(494):
        for direction in range(4):
            other = board.beside[4 * square + direction]
            inside = other >= 0 and board.rooms[square] == board.rooms[other]
            assert board.walls[4 * square + direction] != inside


# Dice and steps


@pytest.mark.rule("HQ-021")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hero", ["barbarian", "dwarf", "elf", "wizard"])
def test_two_dice_are_thrown_for_the_march(edition: str, hero: str) -> None:
    """Statements H-016 and H-017: the sums of two dice with their weights."""
    table = given(edition).hero(hero, "B2").turn(hero).do("roll for the march")
    assert list(table.chances.values()) == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    table.sums(12)
    assert table.state.steps_left == 12


@pytest.mark.rule("HQ-022")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_whole_sum_or_less(edition: str) -> None:
    """Statements H-018 and H-019."""
    table = goes(on_the_way("B2", 4, edition), "e")
    assert table.may("end the turn"), "less"
    goes(table, "ess")
    assert table.where("elf") == "D4"
    assert table.refused("step west") == "refusal-no-steps-left"


@pytest.mark.rule("HQ-024")
@pytest.mark.parametrize("edition", EDITIONS)
def test_heroes_step_in_four_directions_only(edition: str) -> None:
    """Statement H-022."""
    table = on_the_way("C3", 5, edition)
    assert [name for name in table.offers if "step" in name] == [
        f"elf: step {direction}" for direction in ("north", "east", "south", "west")
    ]


@pytest.mark.rule("HQ-030")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_march_the_figure_may_attack_unless_it_has(edition: str) -> None:
    """Statements H-032 and H-033."""
    table = given(edition).hero("elf", "B2").monster("orc", "C3").monster("goblin", "B3").turn("elf")
    table.do("roll for the march").sums(2)
    goes(table, "e").do(f"attack with {SWORD[edition]}", "attack monster 1").throws(skulls=0)
    assert table.refused(f"attack with {SWORD[edition]}") == "refusal-already-acted"
    before = given(edition).hero("elf", "B2").monster("orc", "B3").turn("elf")
    before.do(f"attack with {SWORD[edition]}", "attack monster 1").throws(skulls=0)
    before.do("roll for the march").sums(2)
    assert goes(before, "e").refused(f"attack with {SWORD[edition]}") == "refusal-already-acted"


@pytest.mark.rule("HQ-033")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dice_are_thrown_once_before_the_first_step(edition: str) -> None:
    table = given(edition).hero("elf", "B2", spells="courage").turn("elf")
    assert table.refused("step east") == "refusal-roll-first"
    table.do("cast courage", "spell at elf", "roll for the march").sums(5)
    assert table.refused("roll for the march") == "refusal-already-rolled"
    assert table.may("step east")


@pytest.mark.rule("HQ-033", "HQ-014")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dice_thrown_before_the_action_hold_for_the_march_after_it(edition: str) -> None:
    """Nobody is on his way before the first step."""
    table = on_the_way("B2", 5, edition).hero("elf", "B2", spells="courage").now()
    table.do("cast courage", "spell at elf")
    assert table.state.steps_left == 5
    assert goes(table, "e").where("elf") == "C2"


# Other figures


@pytest.mark.rule("HQ-025")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_ends_on_an_occupied_square(edition: str) -> None:
    """Statements H-024 and H-025: over a companion, but never to stay."""
    table = goes(on_the_way("B2", 5, edition).hero("dwarf", "C2").now(), "e")
    for name in ("end the turn", "search for treasure"):
        assert table.refused(name) == "refusal-still-passing"
    assert goes(table, "e").may("end the turn")


@pytest.mark.rule("HQ-025")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_sets_out_over_a_figure_without_room_behind(edition: str) -> None:
    table = goes(on_the_way("B2", 2, edition).hero("dwarf", "C3").now(), "e")
    assert table.refused("step south") == "refusal-no-room-behind", "no step is left for it"
    blocked = on_the_way("B2", 5, edition).hero("dwarf", "C2").blocked("C3 D2").now()
    assert blocked.refused("step east") == "refusal-no-room-behind"


@pytest.mark.rule("HQ-025")
@pytest.mark.parametrize(("edition", "shared"), [("eu1", False), ("eu2", False), ("us", True)])
def test_stairs_are_shared_in_the_us_only(edition: str, shared: bool) -> None:
    table = on_the_way("B2", 5, edition).stairs("C2 D2 C3 D3").hero("dwarf", "C2").now()
    goes(table, "e")
    if shared:
        assert table.do("elf: stay in the quest").may("end the turn")
        assert table.where("elf") == table.where("dwarf") == "C2"
    else:
        assert table.refused("end the turn") == "refusal-still-passing"


@pytest.mark.rule("HQ-025", "HQ-139")
@pytest.mark.parametrize(("edition", "shared"), [("eu1", False), ("eu2", False), ("us", True)])
def test_pits_are_shared_in_the_us_only(edition: str, shared: bool) -> None:
    table = on_the_way("B2", 5, edition).trap("pit", "C2", "sprung").hero("dwarf", "C2").works("dwarf", "in-pit").now()
    goes(table, "e")
    assert table.where("elf") == table.where("dwarf") == "C2"
    if shared:
        assert table.sheet("elf").body == 5, "the elf has fallen in, too, and his turn is over"
        assert table.asked == "dwarf"
    else:
        assert table.refused("end the turn") == "refusal-still-passing"


@pytest.mark.rule("HQ-026")
@pytest.mark.parametrize(
    ("edition", "passing", "refusal"),
    [
        ("eu1", "allowed", ""),
        ("eu1", "refused", "refusal-passing-refused"),
        ("eu2", "allowed", ""),
        ("eu2", "refused", "refusal-passing-refused"),
        ("us", "allowed", ""),
        ("us", "refused", ""),
    ],
)
def test_heroes_pass_heroes_with_leave_and_freely_in_the_us(edition: str, passing: str, refusal: str) -> None:
    """Statement H-026."""
    table = on_the_way("B2", 5, edition, passing_heroes=passing).hero("dwarf", "C2").now()
    if refusal:
        assert table.refused("step east") == refusal
    else:
        assert goes(table, "ee").where("elf") == "D2"


@pytest.mark.rule("HQ-026")
@pytest.mark.parametrize(
    ("edition", "passing", "refusal"),
    [
        ("eu1", "allowed", ""),
        ("eu1", "refused", "refusal-passing-refused"),
        ("eu2", "allowed", ""),
        ("eu2", "refused", "refusal-passing-refused"),
        ("us", "allowed", "refusal-somebody-there"),
        ("us", "refused", "refusal-somebody-there"),
    ],
)
def test_heroes_pass_monsters_with_leave_and_never_in_the_us(edition: str, passing: str, refusal: str) -> None:
    table = on_the_way("B2", 5, edition, passing_monsters=passing).monster("orc", "C2").now()
    if refusal:
        assert table.refused("step east") == refusal
    else:
        assert goes(table, "ee").where("elf") == "D2"


@pytest.mark.rule("HQ-026", "HQ-027")
@pytest.mark.parametrize("edition", ["eu1", "eu2"])
@pytest.mark.parametrize(("square", "owner"), [("C2", "game master"), ("B3", "dwarf")])
def test_the_player_of_the_figure_in_the_way_is_asked(edition: str, square: str, owner: str) -> None:
    """Statements H-027, H-028 and H-029: with leave past it; without leave stop, or go round."""
    way = {"C2": "east", "B3": "south"}[square]
    asking = {"passing_heroes": "asked", "passing_monsters": "asked"}
    table = on_the_way("B2", 6, edition, **asking).monster("orc", "C2").hero("dwarf", "B3").now()
    table.do(f"step {way}")
    assert table.asked == owner
    refused = Table(table.state.clone())
    table.do(f"{owner}: let pass")
    assert table.where("elf") == square
    refused.do(f"{owner}: refuse to let pass")
    assert (refused.where("elf"), refused.state.steps_left) == ("B2", 6)
    assert refused.refused(f"step {way}") == "refusal-passing-refused"
    other = {"east": "step south", "south": "step east"}[way]
    assert refused.may(other), "it goes round"
    assert refused.may("end the turn"), "or stops there"


# Squares used


@pytest.mark.rule("HQ-028")
@pytest.mark.parametrize(("edition", "may"), [("eu1", False), ("eu2", True), ("us", True)])
def test_no_square_twice_in_the_first_printing(edition: str, may: bool) -> None:
    """Statement H-030."""
    table = goes(on_the_way("B2", 9, edition), "ees")
    assert table.may("step north") == may
    if not may:
        assert table.refused("step north") == "refusal-square-used"


@pytest.mark.rule("HQ-028", "HQ-032")
@pytest.mark.parametrize(("edition", "may"), [("eu1", False), ("eu2", True), ("us", True)])
def test_nobody_comes_back_through_the_door_in_the_first_printing(edition: str, may: bool) -> None:
    table = goes(on_the_way("D3", 9, edition).door("E3-F3", open=True).now(), "ee")
    assert table.where("elf") == "F3"
    assert table.may("step west") == may
    if not may:
        assert table.refused("step west") == "refusal-square-used"


@pytest.mark.rule("HQ-029")
@pytest.mark.parametrize(("edition", "may"), [("eu1", False), ("eu2", True), ("us", True)])
def test_the_square_where_the_turn_began_has_been_used(edition: str, may: bool) -> None:
    table = goes(on_the_way("B2", 9, edition), "e")
    assert table.may("step west") == may


@pytest.mark.rule("HQ-029", "HQ-028")
def test_the_next_turn_begins_with_fresh_squares() -> None:
    table = goes(on_the_way("B2", 9), "e").do("end the turn")
    table.turn("elf").do("roll for the march").sums(3)
    assert table.may("step west")


# What bars the way


@pytest.mark.rule("HQ-031")
@pytest.mark.parametrize("edition", EDITIONS)
def test_walls_doors_blocks_and_furniture_bar_the_way(edition: str) -> None:
    table = on_the_way("E3", 5, edition).door("E3-F3").blocked("D3").furniture("chest", "E4").now()
    for direction in ("east", "south", "west"):
        assert table.refused(f"step {direction}") == "refusal-way-barred"
    corner = on_the_way("B2", 5, edition)
    for direction in ("north", "west"):
        assert corner.refused(f"step {direction}") == "refusal-way-barred"


@pytest.mark.rule("HQ-032", "HQ-031")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rooms_are_entered_and_left_through_open_doors_only(edition: str) -> None:
    table = on_the_way("E3", 5, edition).door("E3-F3").now()
    assert table.refused("step east") == "refusal-way-barred"
    assert goes(table.do("open the door east"), "e").where("elf") == "F3"
    secret = on_the_way("E3", 5, edition).door("E3-F3", secret=True, known=False).now()
    assert secret.refused("step east") == "refusal-way-barred", "nobody found it"
