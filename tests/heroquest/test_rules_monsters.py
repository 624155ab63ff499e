"""The game master's turn, statement by statement in all editions (HQ-023, HQ-100 to HQ-107). More: test_monsters."""

from __future__ import annotations

import pytest
from heroquest.table import Table, given

EDITIONS = ["eu1", "eu2", "us"]


def two(edition: str, **options: str) -> Table:
    """The elf between an orc and a goblin; the game master is on turn."""
    table = given(edition, **options).hero("elf", "C3").monster("orc", "B2").monster("goblin", "E4")
    return table.turn("game master")


@pytest.mark.rule("HQ-100")
@pytest.mark.parametrize("edition", EDITIONS)
def test_he_marches_and_attacks_with_as_many_as_he_likes(edition: str) -> None:
    """Statements H-009 and H-010: with both, with one, with none."""
    table = two(edition).do("choose monster 1", "step east", "attack elf").throws(skulls=0)
    if table.may("done with the figure"):
        table.do("done with the figure")
    table.do("choose monster 2", "step west", "step north", "attack elf").throws(skulls=0)
    assert table.asked == "elf", "nobody is left who could do anything"
    assert two(edition).do("choose monster 2", "step west", "done with the figure", "end the turn").asked == "elf"
    assert two(edition).do("end the turn").asked == "elf"


@pytest.mark.rule("HQ-100", "HQ-103")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_with_those_that_are_on_the_board(edition: str) -> None:
    """Statement H-011."""
    table = two(edition)
    assert [name for name in table.offers if "choose" in name] == [
        "game master: choose monster 1",
        "game master: choose monster 2",
    ]
    assert table.refused("choose monster 3") == "refusal-no-such-figure"


@pytest.mark.rule("HQ-101")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_is_done_before_the_next_begins(edition: str) -> None:
    """Statement H-012; by option they take turns."""
    table = two(edition).do("choose monster 1", "step east")
    assert table.refused("choose monster 2") == "refusal-one-by-one"
    assert two(edition, monsters="interleaved").do("choose monster 1", "step east").may("choose monster 2")


@pytest.mark.rule("HQ-102")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_may_march_and_attack_in_either_order_but_no_march_is_split(edition: str) -> None:
    """Statements H-013 and H-014."""
    first = two(edition).do("choose monster 1", "step east", "attack elf").throws(skulls=0)
    assert first.state.bodies[0] > 0
    assert not first.may("step west"), "it had begun to march"
    attack = given(edition).hero("elf", "B3").monster("orc", "B2").turn("game master")
    attack.do("choose monster 1", "attack elf").throws(skulls=0)
    assert attack.do("step east").where(1) == "C2"


@pytest.mark.rule("HQ-023")
@pytest.mark.parametrize(("edition", "squares"), [("eu1", 4), ("eu2", 4), ("us", 5)])
def test_a_card_says_how_far_a_monster_goes_without_dice(edition: str, squares: int) -> None:
    """Statements H-020 and H-021: a zombie."""
    table = given(edition).hero("elf", "Z19").monster("zombie", "A1").turn("game master").do("choose monster 1")
    assert table.asked == "game master", "nobody throws"
    table.do(*["step south"] * squares)
    assert table.where(1) == f"A{squares + 1}"
    assert not table.may("step south")


@pytest.mark.rule("HQ-024", "HQ-106")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monsters_step_in_four_directions_only(edition: str) -> None:
    """Statement H-023."""
    table = given(edition).hero("elf", "Z19").monster("orc", "C3").turn("game master").do("choose monster 1")
    assert [name for name in table.offers if "step" in name] == [
        f"game master: step {direction}" for direction in ("north", "east", "south", "west")
    ]


@pytest.mark.rule("HQ-028", "HQ-106")
@pytest.mark.parametrize(("edition", "may"), [("eu1", False), ("eu2", True), ("us", True)])
def test_the_first_printing_bans_squares_used_for_monsters_too(edition: str, may: bool) -> None:
    """Statement H-031."""
    table = given(edition).hero("elf", "Z19").monster("orc", "C3").turn("game master")
    assert table.do("choose monster 1", "step east").may("step west") == may


@pytest.mark.rule("HQ-104")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monsters_neither_search_nor_open_nor_take(edition: str) -> None:
    table = given(edition).door("E3-F3").furniture("chest", "E4", chest=True).hero("elf", "B2").monster("orc", "E3")
    table.turn("game master").do("choose monster 1")
    kinds = {name.removeprefix("game master: ").split()[0] for name in table.offers}
    assert kinds == {"step", "done", "end"}


@pytest.mark.rule("HQ-107")
@pytest.mark.parametrize("edition", EDITIONS)
def test_he_waits_until_all_heroes_are_done(edition: str) -> None:
    table = two(edition).hero("dwarf", "G2").turn("dwarf")
    assert table.refused("game master: choose monster 1") != ""
    table.do("end the turn")
    assert table.asked == "elf"
    assert table.do("end the turn").asked == "game master"
