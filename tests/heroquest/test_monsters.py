"""The game master's turn (HQ-023, HQ-024 to HQ-028, HQ-031, HQ-035, HQ-042, HQ-070, HQ-075, HQ-100 to HQ-107)."""

from __future__ import annotations

import pytest
from heroquest.table import Table, at, given, occupant

from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.scenario import Placed
from sagenwerk.heroquest.wounds import loses_body


def walks(table: Table, ways: str) -> Table:
    """The chosen figure steps: n, e, s, w."""
    names = {"n": "north", "e": "east", "s": "south", "w": "west"}
    return table.do(*[f"step {names[way]}" for way in ways])


def alone(kind: str = "orc", square: str = "B2", edition: str = "eu1", **rest: str) -> Table:
    """One figure, chosen by the game master; a hero far away."""
    table = given(edition, **rest).hero("elf", "Z19").monster(kind, square).turn("game master")
    return table.do("choose monster 1")


# Whose figures, and when


@pytest.mark.rule("HQ-100")
def test_the_game_master_chooses_any_of_his_figures_or_none() -> None:
    table = given().hero("elf", "Z19").monster("orc", "B2").monster("goblin", "D2").turn("game master")
    assert table.offers == [
        "game master: choose monster 1",
        "game master: choose monster 2",
        "game master: end the turn",
    ]
    table.agrees().do("end the turn")
    assert table.asked == "elf"
    assert table.state.round == 2


@pytest.mark.rule("HQ-101")
def test_one_figure_after_the_other() -> None:
    table = given().hero("elf", "Z19").monster("orc", "B2").monster("goblin", "D2").turn("game master")
    table.do("choose monster 1", "step south")
    assert table.agrees().refused("choose monster 2") == "refusal-one-by-one"
    table.do("done with the figure", "choose monster 2")
    assert table.refused("choose monster 1") == "refusal-figure-is-done"


@pytest.mark.rule("HQ-101", "HQ-102")
def test_as_an_option_figures_take_turns_but_no_march_is_split() -> None:
    table = given(monsters="interleaved").hero("elf", "B5").monster("orc", "B2").monster("goblin", "D5")
    table.turn("game master").do("choose monster 1", "step south").agrees()
    table.do("choose monster 2", "step west").do("choose monster 1").agrees()
    assert table.refused("step south") == "refusal-no-steps-left"
    table.do("choose monster 2")
    assert table.refused("step west") == "refusal-no-steps-left"
    table.do("attack elf").throws(skulls=0)
    assert table.refused("choose monster 2") == "refusal-figure-is-done"


@pytest.mark.rule("HQ-103")
def test_figures_that_are_not_on_the_board_or_sleep_do_nothing() -> None:
    table = given().hero("elf", "Z19").monster("orc", "B2", works="asleep").monster("goblin", "D2").turn("game master")
    assert table.refused("choose monster 3") == "refusal-no-such-figure"
    assert table.refused("choose monster 1") == "refusal-figure-cannot-act"


@pytest.mark.rule("HQ-103")
def test_a_statue_stands_until_it_is_woken_and_can_be_harmed_once_it_has_acted() -> None:
    table = (
        given().hero("elf", "Z19").monster("gargoyle", "B2", works="dormant").monster("orc", "D2").turn("game master")
    )
    assert table.refused("choose monster 1") == "refusal-figure-cannot-act"
    woken = given().hero("elf", "Z19").monster("gargoyle", "B2", works="untouched").turn("game master")
    woken.do("choose monster 1", "step south")
    assert woken.state.monster_effects == [0]


@pytest.mark.rule("HQ-100", "HQ-107")
def test_when_no_figure_can_do_anything_the_turn_is_over() -> None:
    table = given().hero("elf", "Z19").turn("game master")
    assert table.asked == "elf"
    last = given().hero("elf", "B2").monster("orc", "B3").turn("game master").do("choose monster 1", "attack elf")
    assert last.throws(skulls=0).do("done with the figure").asked == "elf"


@pytest.mark.rule("HQ-100")
def test_allies_of_the_heroes_are_not_his() -> None:
    table = (
        given().hero("elf", "Z19").monster("chaos-sorcerer", "B2", ally=True).monster("orc", "B4").turn("game master")
    )
    assert table.refused("choose monster 1") == "refusal-no-such-figure"


# Marching


@pytest.mark.rule("HQ-023")
@pytest.mark.parametrize(("kind", "squares"), [("zombie", 4), ("mummy", 4), ("fimir", 6), ("orc", 8)])
def test_a_figure_goes_as_far_as_its_card_says(kind: str, squares: int) -> None:
    table = walks(alone(kind, "A1"), "e" * squares)
    assert table.where(1) == f"{'ABCDEFGHIJK'[squares]}1"
    assert table.refused("step east") == "refusal-no-steps-left"


@pytest.mark.rule("HQ-023", "HQ-102")
def test_it_may_go_less_far_and_then_attack_but_not_go_on() -> None:
    table = given().hero("elf", "B4").monster("orc", "B2").turn("game master").do("choose monster 1", "step south")
    table.do("attack elf").throws(skulls=0)
    assert table.asked == "elf", "the only figure has marched and attacked"


@pytest.mark.rule("HQ-102")
def test_or_attack_first_and_march_then() -> None:
    table = given().hero("elf", "B3").monster("orc", "B2").turn("game master").do("choose monster 1", "attack elf")
    table.throws(skulls=0)
    assert table.refused("attack elf") == "refusal-already-acted"
    assert walks(table.agrees(), "ee").where(1) == "D2"


@pytest.mark.rule("HQ-024", "HQ-106")
def test_steps_go_north_east_south_and_west() -> None:
    assert [name for name in alone("orc", "C3").offers if "step" in name] == [
        "game master: step north",
        "game master: step east",
        "game master: step south",
        "game master: step west",
    ]


@pytest.mark.rule("HQ-028", "HQ-106")
@pytest.mark.parametrize(("edition", "may"), [("eu1", False), ("eu2", True), ("us", True)])
def test_no_square_twice_in_the_first_printing(edition: str, may: bool) -> None:
    assert alone(edition=edition).do("step east").may("step west") == may


@pytest.mark.rule("HQ-031", "HQ-042", "HQ-104")
def test_figures_open_no_doors_and_walk_through_open_ones() -> None:
    closed = given().door("E3-F3").hero("elf", "Z19").monster("orc", "E3").turn("game master").do("choose monster 1")
    assert closed.refused("step east") == "refusal-way-barred"
    opened = given().door("E3-F3", open=True).hero("elf", "Z19").monster("orc", "E3").turn("game master")
    assert opened.do("choose monster 1", "step east").where(1) == "F3"


@pytest.mark.rule("HQ-031")
def test_furniture_and_blocks_stop_them() -> None:
    table = given().furniture("table", "C2").blocked("B3").hero("elf", "Z19").monster("orc", "B2").turn("game master")
    table.do("choose monster 1")
    assert table.refused("step east") == "refusal-way-barred"
    assert table.refused("step south") == "refusal-way-barred"


@pytest.mark.rule("HQ-103")
def test_they_walk_only_where_the_board_has_been_set_out() -> None:
    table = given().hero("elf", "A19").monster("orc", "A2").dark(except_for="A1 A2 A3 A19").turn("game master")
    table.do("choose monster 1", "step south")
    assert table.refused("step south") == "refusal-way-barred"


@pytest.mark.rule("HQ-035")
def test_in_the_second_printing_no_figure_ends_on_the_stairs() -> None:
    table = given("eu2").stairs("B3 C3").hero("elf", "Z19").monster("zombie", "B2").turn("game master")
    table.do("choose monster 1", "step south").agrees()
    assert table.refused("done with the figure") == "refusal-still-passing"
    assert table.refused("end the turn") == "refusal-still-passing"
    assert walks(table, "n").may("done with the figure")


@pytest.mark.rule("HQ-035")
def test_nor_steps_on_them_without_a_way_off_again() -> None:
    table = given("eu2").stairs("B3 C3 B4 C4").hero("elf", "Z19").monster("zombie", "B2", move=1).turn("game master")
    assert table.do("choose monster 1").refused("step south") == "refusal-keeps-off-stairs"
    first = given().stairs("B3 C3").hero("elf", "Z19").monster("zombie", "B2", move=1).turn("game master")
    assert first.do("choose monster 1").may("step south")


# Passing


@pytest.mark.rule("HQ-025", "HQ-026")
def test_figures_pass_over_each_other_but_never_end_there() -> None:
    table = given().hero("elf", "Z19").monster("orc", "A1").monster("goblin", "A2").turn("game master")
    table.do("choose monster 1", "step south").agrees()
    assert table.refused("done with the figure") == "refusal-still-passing"
    table.do("step south")
    assert table.where(1) == "A3"
    assert table.where(2) == "A2"
    assert table.may("done with the figure")


@pytest.mark.rule("HQ-025")
def test_nobody_passes_without_room_behind() -> None:
    table = given().hero("elf", "Z19").monster("zombie", "A1", move=2).monster("goblin", "A2").monster("goblin", "A3")
    assert table.turn("game master").do("choose monster 1").refused("step south") == "refusal-no-room-behind"
    wall = given().hero("elf", "Z19").monster("zombie", "A1").monster("goblin", "A2").blocked("A3").turn("game master")
    assert wall.do("choose monster 1").refused("step south") == "refusal-no-room-behind"


@pytest.mark.rule("HQ-026", "HQ-106")
@pytest.mark.parametrize(
    ("edition", "passing", "refusal"),
    [
        ("eu1", "allowed", "refusal-passing-refused"),
        ("eu1", "refused", "refusal-passing-refused"),
        ("us", "asked", "refusal-somebody-there"),
    ],
)
def test_no_monster_passes_a_hero_without_leave_and_never_in_the_us_game(
    edition: str, passing: str, refusal: str
) -> None:
    table = given(edition, passing_heroes=passing).hero("elf", "A2").monster("orc", "A1").turn("game master")
    assert table.do("choose monster 1").refused("step south") == refusal


@pytest.mark.rule("HQ-026", "HQ-027")
def test_the_hero_in_the_way_is_asked() -> None:
    table = given(passing_heroes="asked").hero("elf", "A2").monster("orc", "A1").turn("game master")
    table.do("choose monster 1", "step south")
    assert table.asked == "elf"
    table.do("elf: let pass", "step south")
    assert table.where(1) == "A3"


@pytest.mark.rule("HQ-027")
def test_and_may_refuse() -> None:
    table = given(passing_heroes="asked").hero("elf", "A2").monster("orc", "A1").turn("game master")
    table.do("choose monster 1", "step south", "elf: refuse to let pass")
    assert table.where(1) == "A1"
    assert table.refused("step south") == "refusal-passing-refused"


@pytest.mark.rule("HQ-026")
@pytest.mark.parametrize(("edition", "refusal"), [("eu1", "refusal-passing-refused"), ("us", "refusal-somebody-there")])
def test_an_ally_lets_no_monster_pass(edition: str, refusal: str) -> None:
    table = given(edition).hero("elf", "Z19").monster("orc", "A1").monster("chaos-sorcerer", "A2", ally=True)
    assert table.turn("game master").do("choose monster 1").refused("step south") == refusal


# Traps


@pytest.mark.rule("HQ-105")
def test_hidden_traps_do_nothing_to_monsters() -> None:
    table = given().trap("pit", "A2").hero("elf", "Z19").monster("orc", "A1").turn("game master")
    assert walks(table.do("choose monster 1"), "ss").where(1) == "A3"


@pytest.mark.rule("HQ-105")
def test_an_open_pit_catches_them_in_europe() -> None:
    table = given().trap("pit", "A2", "sprung").hero("elf", "Z19").monster("orc", "A1", body=2).turn("game master")
    table.do("choose monster 1", "step south")
    assert table.body(1) == 1
    assert table.asked == "elf", "its turn is over, and no other figure is there"


@pytest.mark.rule("HQ-105", "HQ-139")
def test_in_the_us_game_they_climb_in_unharmed_and_fight_with_one_die_fewer() -> None:
    table = given("us").trap("pit", "A2", "sprung").hero("elf", "A3").monster("orc", "A1").turn("game master")
    table.do("choose monster 1", "step south")
    assert table.body(1) == 1
    assert table.do("attack elf").dice == 2
    assert table.throws(skulls=0).asked == "elf"


# Attacking


@pytest.mark.rule("HQ-070", "HQ-072", "HQ-075")
def test_a_figure_attacks_a_hero_beside_it_with_the_dice_of_its_card() -> None:
    table = given().hero("elf", "B3").hero("dwarf", "C3").monster("gargoyle", "B2").turn("game master")
    table.do("choose monster 1")
    assert table.refused("attack dwarf") == "refusal-cannot-reach"
    assert table.do("attack elf").dice == 4
    table.throws(skulls=4).throws(white=1)
    assert table.sheet("elf").body == 3


@pytest.mark.rule("HQ-070")
def test_not_through_a_wall() -> None:
    table = given().hero("elf", "F3").monster("orc", "E3").turn("game master").do("choose monster 1")
    assert table.refused("attack elf") == "refusal-cannot-reach"


@pytest.mark.rule("HQ-071")
def test_some_named_ones_strike_diagonally() -> None:
    table = given().hero("elf", "C3").monster("orc", "B2", diagonal=True).turn("game master").do("choose monster 1")
    assert table.agrees().may("attack elf")


@pytest.mark.rule("HQ-077")
def test_one_attack_a_turn() -> None:
    table = given().hero("elf", "B3").hero("dwarf", "A2").monster("orc", "B2").turn("game master")
    table.do("choose monster 1", "attack elf").throws(skulls=0)
    assert table.refused("attack elf") == "refusal-already-acted"


@pytest.mark.rule("HQ-070", "HQ-073")
def test_allies_of_the_heroes_are_attacked_and_defend_with_white_shields() -> None:
    table = given().hero("elf", "Z19").monster("orc", "B2").monster("chaos-sorcerer", "B3", ally=True, defend=2, body=2)
    table.turn("game master").do("choose monster 1").agrees().do("attack monster 2").throws(skulls=2)
    assert table.dice == 2
    table.throws(white=1, black=1)
    assert table.body(2) == 1
    assert table.refused("attack elf") == "refusal-already-acted"


@pytest.mark.rule("HQ-070")
def test_its_own_side_is_not_attacked() -> None:
    table = given().hero("elf", "Z19").monster("orc", "B2").monster("goblin", "B3").turn("game master")
    assert table.do("choose monster 1").refused("attack monster 2") == "refusal-cannot-reach"


@pytest.mark.rule("HQ-090", "HQ-091")
def test_courage_helps_a_figure_in_one_attack() -> None:
    table = given().hero("elf", "B3").monster("chaos-sorcerer", "B2", works="courage").turn("game master")
    assert table.do("choose monster 1", "attack elf").dice == 4
    assert table.state.monster_effects == [0]


@pytest.mark.rule("HQ-146")
def test_what_a_dead_hero_left_is_gone_when_a_monster_comes_in() -> None:
    table = given().door("E3-F3", open=True).hero("elf", "Z19").hero("dwarf", "B2", items="spear", body=1)
    table.monster("orc", "F3").turn("elf")
    table.carry_out(loses_body(table.state, occupant("dwarf"), 1, "HQ-142"))
    assert table.state.left_items[1]
    table.do("end the turn", "choose monster 1", "step west")
    assert not table.state.left_items[1]


@pytest.mark.rule("HQ-136")
def test_when_the_box_has_no_figure_left_another_of_its_colour_is_set_out() -> None:
    table = given().hero("elf", "B2").monster("mummy", "Z1").monster("mummy", "Z2").dark().turn("elf")
    names = [kind.name for kind in table.state.quest.kinds]
    table.state.quest.monsters.append(Placed(names.index("mummy"), at("D2")))
    table.state.quest.placed_at[at("D2")] = 0
    table.carry_out(looks_around(table.state, at("B2")))
    assert names[table.state.kinds[2]] == "skeleton"
