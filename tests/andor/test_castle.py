"""Castle and golden shields (AN-132 to AN-138)."""

from __future__ import annotations

import pytest
from andor.tables import EVERYBODY, GAME, given, sunrise

from sagenwerk.andor.battle import CREATURE_ON_SHIELD


@pytest.mark.rule("AN-132")
def test_a_creature_that_enters_the_castle_is_put_on_a_golden_shield_at_once() -> None:
    table = sunrise(creatures={"7": "gor", "27": "skral"})
    assert (table["intruders"], table["creatures"]) == (["gor"], {"25": "skral"})
    assert table.lines("event-enters-castle")[0]["free"] == 2


@pytest.mark.rule("AN-133")
def test_the_shield_area_is_no_field_of_the_board() -> None:
    """What stands there does not move, meets nobody and bars no creature."""
    table = sunrise(dwarf={"field": "0"}, things={}, intruders=["troll"], creatures={"7": "gor"}, farmers={"1": 1})
    assert (table["intruders"], table["creatures"]) == (["troll", "gor"], {})
    assert len(GAME.scenario("legend-2").field_names) == 78


@pytest.mark.rule("AN-134")
def test_a_creature_on_a_shield_cannot_be_attacked() -> None:
    table = given(dwarf={"field": "0", "strength": 14}, intruders=["gor"])
    assert table.refusal("attack on 0") is CREATURE_ON_SHIELD
    archer = given("archer warrior", archer={"field": "7"}, intruders=["gor"])
    assert archer.refusal("attack on 0") is CREATURE_ON_SHIELD


@pytest.mark.rule("AN-135")
@pytest.mark.parametrize(("heroes", "shields"), [("dwarf warrior", 3), ("dwarf warrior archer", 2), (EVERYBODY, 1)])
def test_three_two_or_one_shields_for_two_three_or_four_heroes(heroes: str, shields: int) -> None:
    full = ["gor"] * shields
    assert sunrise(heroes, intruders=full[1:], creatures={"7": "gor"})["result"] == "playing"
    assert sunrise(heroes, intruders=full, creatures={"7": "gor"})["result"] == "lost"


@pytest.mark.rule("AN-136", "AN-229")
def test_without_a_free_shield_the_legend_is_lost_at_once_in_the_middle_of_the_sunrise() -> None:
    table = sunrise(
        EVERYBODY, intruders=["gor"], creatures={"2": "gor", "5": "gor", "27": "skral"}, wells={"35": "empty"}
    )
    assert table["result"] == "lost"
    assert table.told[-1] == "event-lost-castle"
    assert table["creatures"] == {"5": "gor", "27": "skral"}
    assert (table["wells"]["35"], table["narrator"], table["day"]) == ("empty", "A", 1)


@pytest.mark.rule("AN-136")
def test_by_the_option_it_is_lost_as_soon_as_the_last_shield_is_taken() -> None:
    position = {"intruders": ["gor", "gor"], "creatures": {"7": "skral"}}
    assert sunrise(**position)["result"] == "playing"
    assert sunrise(options={"castle_lost": "all-shields-taken"}, **position)["result"] == "lost"


@pytest.mark.rule("AN-137")
def test_every_farmer_in_the_castle_makes_room_for_one_more_creature() -> None:
    position = {"intruders": ["gor"], "creatures": {"7": "gor"}}
    assert sunrise(EVERYBODY, **position)["result"] == "lost"
    assert sunrise(EVERYBODY, farmers_saved=1, **position)["result"] == "playing"
    assert sunrise(EVERYBODY, farmers_saved=1, **position)["intruders"] == ["gor", "gor"]


@pytest.mark.rule("AN-137", "AN-207")
def test_farmers_become_shields_as_soon_as_their_hero_enters_the_castle() -> None:
    table = given(dwarf={"field": "7", "farmers": 2}).do("walk to 0", "walk to 1", "stop here")
    assert (table["farmers_saved"], table.hero("dwarf").get("farmers")) == (2, None)


@pytest.mark.rule("AN-138")
def test_the_token_is_turned_over_and_no_farmer_any_more() -> None:
    table = given(dwarf={"field": "7", "farmers": 1}).do("walk to 0", "stop here")
    assert table["farmers"] is None
    assert "lay down farmer" not in " ".join(table.offers)
    assert table.lines("event-farmers-saved")[0]["saved"] == 1


@pytest.mark.rule("AN-137", "AN-136")
def test_a_farmer_who_never_gets_there_makes_no_room() -> None:
    table = sunrise(EVERYBODY, intruders=["gor"], creatures={"7": "gor"}, dwarf={"field": "9", "farmers": 1})
    assert table["result"] == "lost"
