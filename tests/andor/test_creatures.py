"""Creatures: moving along the arrows, placing, figures (AN-118 to AN-131)."""

from __future__ import annotations

from typing import Any

import pytest
from andor.tables import GAME, evening, given, in_own_legend, sunrise

#: More gors than the box has figures cannot be.
ALL_GORS_BEATEN = {"gor": 16}


@pytest.mark.rule("AN-118")
def test_creatures_move_at_every_sunrise() -> None:
    table = sunrise(creatures={"27": "skral"})
    assert table["creatures"] == {"25": "skral"}
    table.do("dwarf: end the day", "warrior: end the day")
    assert table["creatures"] == {"24": "skral"}


@pytest.mark.rule("AN-118")
def test_at_no_other_time_they_move() -> None:
    table = evening(creatures={"27": "skral"}).do("pass", "pass")
    assert table["creatures"] == {"27": "skral"}


@pytest.mark.rule("AN-118", "AN-119")
def test_every_way_along_the_arrows_leads_into_the_castle() -> None:
    board = GAME.scenario("legend-2")
    for field, name in enumerate(board.field_names):
        seen = []
        place = field
        while board.arrows[place] >= 0:
            assert place not in seen
            seen.append(place)
            place = board.arrows[place]
        assert place == board.castle or name in ("80", "83")


@pytest.mark.rule("AN-119")
@pytest.mark.parametrize(
    ("start", "goal"),
    [("8", "7"), ("16", "13"), ("32", "16"), ("48", "16"), ("57", "54"), ("71", "43"), ("72", "18"), ("84", "82")],
)
def test_a_move_is_one_step_to_where_the_printed_arrow_points(start: str, goal: str) -> None:
    table = sunrise(creatures={start: "gor"})
    assert table["creatures"] == {goal: "gor"}
    assert table.rules("event-creature-moves") == {"AN-119"}


@pytest.mark.rule("AN-120", "AN-121")
def test_if_the_target_is_taken_the_creature_goes_on_along_the_arrow_from_there() -> None:
    """The troll on 24 moves after the gor: the gor goes from 25 past it to 21; the troll then past the gor to 4."""
    table = sunrise(creatures={"24": "troll", "25": "gor"})
    assert table["creatures"] == {"4": "troll", "21": "gor"}


@pytest.mark.rule("AN-122")
def test_a_creature_can_leap_over_three_others_and_land_in_the_castle() -> None:
    """Ruling A-7: 22 points to 19, 19 to 3, 3 to 1, 1 to the castle."""
    table = sunrise(creatures={"22": "gor", "19": "troll", "3": "troll", "1": "wardrak"})
    assert table.lines("event-enters-castle")[0]["creature"] == "gor"
    assert table.lines("event-enters-castle")[0]["taken"] == 1


@pytest.mark.rule("AN-123")
def test_a_newly_placed_creature_whose_field_is_taken_moves_on_in_the_same_way() -> None:
    table = given(dwarf={"field": "11"}, fog={"8": "gor"}, creatures={"8": "skral", "7": "troll"})
    table.do("walk to 8", "stop here")
    assert table["creatures"] == {"8": "skral", "7": "troll"}
    assert table["intruders"] == ["gor"]
    table = given(dwarf={"field": "11"}, fog={"8": "gor"}, creatures={"8": "skral"}).do("walk to 8", "stop here")
    assert table["creatures"] == {"7": "gor", "8": "skral"}


@pytest.mark.rule("AN-124")
def test_heroes_on_the_field_do_not_matter_for_moving_and_placing() -> None:
    assert sunrise(dwarf={"field": "7"}, creatures={"8": "gor"})["creatures"] == {"7": "gor"}
    table = given(dwarf={"field": "7"}, warrior={"field": "8"}, fog={"8": "gor"}).do("walk to 8", "stop here")
    assert table["creatures"] == {"8": "gor"}


@pytest.mark.rule("AN-125")
def test_creatures_activate_no_tokens() -> None:
    table = sunrise(
        creatures={"9": "gor", "22": "skral"},
        fog={"7": "strength", "19": "unknown"},
        gold={"7": 2},
        items={"7": {"shield": 1}},
    )
    assert table["creatures"] == {"7": "gor", "19": "skral"}
    assert (table["fog"], table["gold"], table["items"]) == (
        {"7": "strength", "19": "unknown"},
        {"7": 2},
        {"7": {"shield": 1}},
    )


@pytest.mark.rule("AN-126")
def test_creatures_never_start_a_battle() -> None:
    table = sunrise(dwarf={"field": "7"}, creatures={"8": "troll"}, rooster="dwarf")
    assert (table["creatures"], table["battle"], table.question) == ({"7": "troll"}, None, "hero chooses")
    assert table.hero("dwarf")["willpower"] == 7
    assert "event-attacks" not in table.told


@pytest.mark.rule("AN-127", "AN-113")
def test_wardraks_move_twice_once_before_and_once_after_the_trolls() -> None:
    table = sunrise(creatures={"27": "wardrak", "49": "troll", "26": "wardrak"})
    steps = [(line["creature"], line["from"], line["field"]) for line in table.lines("event-creature-moves")]
    assert steps == [
        ("wardrak", "26", "25"),
        ("wardrak", "27", "24"),
        ("troll", "49", "48"),
        ("wardrak", "24", "21"),
        ("wardrak", "25", "24"),
    ]


@pytest.mark.rule("AN-128")
def test_the_worked_check_gors_on_16_22_23_24_end_on_13_19_3_21() -> None:
    table = sunrise(creatures={"16": "gor", "22": "gor", "23": "gor", "24": "gor"})
    steps = [(line["from"], line["field"], line["jumped"]) for line in table.lines("event-creature-moves")]
    assert steps == [("16", "13", 0), ("22", "19", 0), ("23", "3", 1), ("24", "21", 0)]
    assert table["creatures"] == {"3": "gor", "13": "gor", "19": "gor", "21": "gor"}


@pytest.mark.rule("AN-129")
def test_a_creature_whose_arrow_is_cut_stays() -> None:
    """The rope bridge is broken."""
    table = sunrise(scenario="legend-1-part-2", creatures={"48": "gor", "8": "gor"}, cut=["16-48"])
    assert table["creatures"] == {"48": "gor", "7": "gor"}


@pytest.mark.rule("AN-129")
def test_a_creature_before_rubble_stays() -> None:
    assert sunrise(creatures={"8": "gor"}, rubble={"7": 5})["creatures"] == {"8": "gor"}


@pytest.mark.rule("AN-129", "AN-121")
def test_also_one_that_would_have_to_jump_on_over_the_cut() -> None:
    creatures = {"48": "skral", "49": "gor"}
    table = sunrise(scenario="legend-1-part-2", creatures=creatures, cut=["16-48"])
    assert table["creatures"] == creatures


@pytest.mark.rule("AN-129")
def test_by_the_option_creatures_do_not_mind_a_cut_way_unless_a_card_holds_them() -> None:
    """Card H1 of Legend 1: a gor on 48 stays there."""
    for creature, field in (("skral", "16"), ("gor", "48")):
        table = sunrise(
            scenario="legend-1-part-2",
            creatures={"48": creature},
            cut=["16-48"],
            options={"blocked_creature": "ignores-it"},
        )
        assert table["creatures"] == {field: creature}


@pytest.mark.rule("AN-129", "AN-028")
def test_a_cut_way_cuts_no_other_way_of_its_ends() -> None:
    position = {"scenario": "legend-1-part-2", "cut": ["16-48"]}
    for field, ways in (("16", ["13", "17", "32", "36", "38"]), ("48", ["47", "49", "50", "51", "53"])):
        table = given(dwarf={"field": field}, **position)
        assert [offer.removeprefix("dwarf: walk to ") for offer in table.offers if "walk" in offer] == ways
    assert sunrise(creatures={"16": "gor", "53": "gor"}, **position)["creatures"] == {"13": "gor", "47": "gor"}


PARCHMENT = '[[thing]]\nid = "parchment"\nde = "Pergament"\nen = "Parchment"'


@pytest.mark.rule("AN-119", "AN-132", "AN-142")
def test_what_a_creature_carries_goes_where_it_goes() -> None:
    """Out of the game with it into the castle; on its field when it is beaten."""
    both = {"creatures": {"8": "gor", "9": "troll"}, "carried": {"8": {"helm": 1}}}
    table = in_own_legend(PARCHMENT, things={"parchment": "creature on 8"}, **both)
    table.do("end the day", "warrior: end the day")
    assert (table["things"], table["carried"]) == ({"parchment": "creature on 7"}, {"7": {"helm": 1}})
    table.do("dwarf: end the day", "warrior: end the day")
    assert (table["things"], table["carried"], table["intruders"]) == ({"parchment": ""}, None, ["troll", "gor"])
    table = in_own_legend(
        PARCHMENT, dwarf={"field": "8", "strength": 14}, things={"parchment": "creature on 8"}, **both
    )
    table.do("attack on 8", "dice 3 6", "dice 1 2", *["take 1 gold as reward"] * 2)
    assert (table["things"], table["items"], table["carried"]) == ({"parchment": "8"}, {"8": {"helm": 1}}, None)


def hunter(hunts: str) -> str:
    """A gor that hunts, an ally, and a thing."""
    return f"""
        {PARCHMENT}

        [[ally]]
        id = "prince"
        de = "Prinz"
        en = "Prince"
        bonus = 4
        fields = 4

        [[creature]]
        id = "hunter"
        figure = "gor"
        de = "Jäger"
        en = "Hunter"
        strength = 2
        willpower = 4
        dice = [2, 3, 3]
        reward = 2
        movement = "hunt"
        hunts = {hunts}
        """


@pytest.mark.parametrize(
    ("hunts", "position", "goal"),
    [
        ('"hero"', {"dwarf": {"field": "9"}}, "9"),
        ('"hero"', {"dwarf": {"field": "70"}, "warrior": {"field": "12"}}, "11"),
        ('"hero"', {"dwarf": {"field": "8"}, "warrior": {"field": "8"}}, "8"),
        ('{ ally = "prince" }', {"allies": {"prince": "12"}}, "11"),
        ('{ ally = "prince" }', {}, "8"),
        ('{ thing = "parchment" }', {"things": {"parchment": "9"}}, "9"),
        ('{ thing = "parchment" }', {"things": {"parchment": "dwarf"}, "dwarf": {"field": "12"}}, "11"),
        ('{ thing = "parchment" }', {"things": {"parchment": "creature on 15"}, "creatures": {"15": "troll"}}, "8"),
    ],
)
def test_a_hunter_goes_one_step_nearer_to_what_it_hunts(hunts: str, position: dict[str, Any], goal: str) -> None:
    """Not along the arrow of 8, which leads to 7."""
    position = {**position, "creatures": {"8": "hunter", **position.get("creatures", {})}}
    table = in_own_legend(hunter(hunts), **position).do("end the day", "warrior: end the day")
    assert table.there("creatures", goal) == "hunter"


def test_a_hunter_waits_before_a_taken_field_and_never_enters_the_castle() -> None:
    table = in_own_legend(
        hunter('"hero"'), dwarf={"field": "9"}, warrior={"field": "70"}, creatures={"8": "hunter", "9": "wardrak"}
    )
    assert table.do("end the day", "warrior: end the day").there("creatures", "8") == "hunter"
    near = in_own_legend(hunter('"hero"'), dwarf={"field": "0"}, warrior={"field": "0"}, creatures={"12": "hunter"})
    for _ in range(4):
        near.do("dwarf: end the day", "warrior: end the day")
    assert (near["intruders"], near["result"]) == (None, "playing")


@pytest.mark.rule("AN-130")
def test_start_values_of_the_printed_creatures() -> None:
    board = GAME.scenario("legend-2")
    values = {kind.name: (set(kind.strength[2:5] + kind.strength[7:10]), kind.willpower) for kind in board.creatures}
    assert {name: values[name] for name in ("gor", "skral", "wardrak", "troll")} == {
        "gor": ({2}, 4),
        "skral": ({6}, 6),
        "wardrak": ({10}, 7),
        "troll": ({14}, 12),
    }


@pytest.mark.rule("AN-131")
def test_the_box_has_16_gors_5_skrals_2_wardraks_5_trolls() -> None:
    assert GAME.scenario("legend-2").figures == [16, 5, 2, 5]


@pytest.mark.rule("AN-131")
def test_a_creature_without_a_figure_left_is_not_placed() -> None:
    table = given(dwarf={"field": "7"}, fog={"8": "gor"}, beaten=ALL_GORS_BEATEN).do("walk to 8", "stop here")
    assert table["creatures"] == {}
    assert table.rules("event-no-figure-left") == {"AN-131"}


@pytest.mark.rule("AN-131")
def test_figures_on_the_board_on_shields_and_on_field_80_are_not_left() -> None:
    position = {"dwarf": {"field": "7"}, "fog": {"8": "gor"}, "creatures": {"9": "gor"}, "intruders": ["gor"]}
    assert given(beaten={"gor": 13}, **position).do("walk to 8", "stop here").there("creatures", "8") == "gor"
    assert given(beaten={"gor": 14}, **position).do("walk to 8", "stop here").there("creatures", "8") is None
