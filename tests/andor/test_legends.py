"""Legends 1 and 2: set-up and every card (AN-224 to AN-228)."""

from __future__ import annotations

from typing import Any

import pytest
from andor.tables import EVERYBODY, GAME, Table, beaten, events_of, given, new_game, sunrise

from sagenwerk.andor.creatures import strength_of
from sagenwerk.andor.heroes import NO_HOUR_LEFT
from sagenwerk.andor.turn import NOT_YET_UNLOCKED
from sagenwerk.andor.walk import WAY_CUT

PARTIES = ["warrior archer", "wizard dwarf archer", EVERYBODY]
RANKS = {"dwarf": "7", "warrior": "14", "archer": "25", "wizard": "34"}
ALL_GOLDEN = {"drawn": [f"golden-{number}" for number in range(1, 35)]}

# Legend 2: set-up


def set_out(heroes: str = "dwarf warrior", **options: str) -> Table:
    """A game of Legend 2 at the first turn; the first of the heroes got everything that was shared."""
    table = new_game(heroes, **options).do("a die shows 6")
    while table.asked == "group":
        table.do(table.offers[0])
    return table


@pytest.mark.rule("AN-224")
@pytest.mark.parametrize("heroes", PARTIES)
def test_legend_2_is_set_up_by_the_checklist(heroes: str) -> None:
    table = new_game(heroes)
    assert table.lines("event-legend-begins")[0]["legend"] == "legend-2"
    assert len(table["fog"]) == 15
    assert set(table["wells"].values()) == {"full"}
    assert (table["narrator"], table["merchants"], table["events"]) == (
        "A",
        ["18", "57", "71"],
        {"drawn": [], "on_top": []},
    )
    assert {hero: table.hero(hero)["field"] for hero in heroes.split()} == {
        hero: RANKS[hero] for hero in heroes.split()
    }
    assert table["creatures"] == {"8": "gor", "20": "gor", "21": "gor", "26": "gor", "48": "gor", "19": "skral"}


@pytest.mark.rule("AN-225")
@pytest.mark.parametrize("heroes", PARTIES)
def test_heroes_start_with_strength_1_and_willpower_7_which_legend_2_raises_to_strength_2(heroes: str) -> None:
    board = GAME.scenario("legend-2")
    assert (board.start_strength, board.start_willpower) == (1, 7)
    table = set_out(heroes)
    for hero in heroes.split():
        assert (table.hero(hero)["strength"], table.hero(hero)["willpower"]) == (2, 7)
    first = new_game(heroes, scenario="legend-1")
    for hero in heroes.split():
        assert (first.hero(hero)["strength"], first.hero(hero)["willpower"], first.hero(hero)["gold"]) == (1, 7, 0)


@pytest.mark.rule("AN-226")
@pytest.mark.parametrize(("difficulty", "farmers"), [("normal", {"24": 1}), ("easy", {"24": 1, "36": 1})])
def test_a3_brings_one_farmer_in_the_normal_game_and_two_in_the_easy_one(
    difficulty: str, farmers: dict[str, int]
) -> None:
    assert new_game(difficulty=difficulty)["farmers"] == farmers


@pytest.mark.rule("AN-226")
def test_cards_without_a_green_twin_serve_both() -> None:
    for difficulty in ("normal", "easy"):
        table = set_out(difficulty=difficulty)
        assert table["goals"] == ["find-the-witch", "defend-the-castle"]
        assert (table.hero("dwarf")["gold"], table.bag("dwarf")) == (5, {"wineskin": 2})


@pytest.mark.rule("AN-226")
def test_legend_1_has_one_difficulty_only() -> None:
    with pytest.raises(ValueError, match="one difficulty only"):
        new_game(scenario="legend-1", difficulty="easy")


@pytest.mark.rule("AN-224", "AN-147")
@pytest.mark.parametrize("heroes", PARTIES)
def test_a5_the_group_shares_5_gold_and_2_wineskins_and_the_lowest_rank_begins(heroes: str) -> None:
    table = new_game(heroes).do("a die shows 2")
    lowest = min(heroes.split(), key=lambda hero: int(RANKS[hero]))
    highest = max(heroes.split(), key=lambda hero: int(RANKS[hero]))
    assert table["put"] == {"RUNES": "D"}
    table.do(*[f"{lowest} gets gold"] * 2, *[f"{highest} gets gold"] * 3)
    table.do(f"{lowest} gets wineskin", f"{highest} gets wineskin")
    assert (table.hero(lowest)["gold"], table.hero(highest)["gold"]) == (2, 3)
    assert (table.bag(lowest), table.bag(highest), table["supply"]["wineskin"]) == ({"wineskin": 1}, {"wineskin": 1}, 3)
    assert (table["turn"], table["rooster"], table["day"]) == (lowest, lowest, 1)


@pytest.mark.rule("AN-224")
def test_a5_pieces_are_shared_in_order_so_that_each_way_of_sharing_is_there_once() -> None:
    table = new_game().do("a die shows 2", "warrior gets gold")
    assert table.refusal("dwarf gets gold").rule == "AN-101"
    assert table.do(*["warrior gets gold"] * 4).may("dwarf gets wineskin")


@pytest.mark.rule("AN-171", "AN-227")
def test_from_legend_2_on_articles_are_sold() -> None:
    assert "articles" in new_game()["unlocked"]
    assert "articles" not in new_game(scenario="legend-1")["unlocked"]


# Legend 2: The Witch


def witch_found(pips: int, **position: Any) -> Table:
    """The dwarf ends a move on the brew token; the die says where the herb is."""
    position = {"dwarf": {"field": "7"}, "fog": {"8": "brew"}, **position}
    return given(**position).do("walk to 8", "stop here", f"a die shows {pips}")


@pytest.mark.rule("AN-175", "AN-176")
@pytest.mark.parametrize(("pips", "field"), [(1, "37"), (2, "37"), (3, "67"), (4, "67"), (5, "61"), (6, "61")])
def test_the_witch_says_where_the_herb_grows_and_a_gor_has_it(pips: int, field: str) -> None:
    table = witch_found(pips)
    assert (table["creatures"], table["carried"]) == ({field: "gor"}, {field: {"herb-3": 1}})
    assert (table.bag("dwarf"), table["witch"]) == ({"brew": 1}, "8")
    assert table["goals"] == ["herb-to-the-castle"]


def test_the_gor_carries_the_herb_when_it_moves() -> None:
    table = witch_found(1, events=ALL_GOLDEN).do("end the turn", "warrior: end the day", "dwarf: end the day")
    assert (table["creatures"], table["carried"]) == ({"41": "gor"}, {"41": {"herb-3": 1}})


def test_only_when_it_is_beaten_the_herb_can_be_taken() -> None:
    table = given(
        dwarf={"field": "37", "strength": 14}, creatures={"37": "gor"}, carried={"37": {"herb-3": 1}}, narrator="H"
    )
    assert table.refused("pick up herb-3") == "refusal-nothing-lies-here"
    beaten(table, "37").do("pick up herb-3")
    assert table.bag("dwarf") == {"herb-3": 1}


@pytest.mark.rule("AN-123")
def test_the_gor_with_the_herb_obeys_the_placing_rule() -> None:
    table = witch_found(3, creatures={"67": "skral"})
    assert table["creatures"] == {"66": "gor", "67": "skral"}
    assert table["carried"] == {"66": {"herb-3": 1}}


# Legend 2: The Rune Stones

STONES = ["a die shows 1", "a die shows 1"] * 5


def runes(difficulty: str, witch: str) -> Table:
    """The Narrator comes to the letter of the rune stones."""
    return sunrise(put={"RUNES": "B"}, witch=witch, options={"difficulty": difficulty})


@pytest.mark.rule("AN-226", "AN-195")
@pytest.mark.parametrize(
    ("difficulty", "witch", "gors", "stones"),
    [("normal", "", 2, False), ("normal", "8", 2, True), ("easy", "", 1, True), ("easy", "8", 1, True)],
)
def test_the_rune_stones(difficulty: str, witch: str, gors: int, stones: bool) -> None:
    """Normal: only if the witch has been found; else the card is gone."""
    table = runes(difficulty, witch)
    assert table["creatures"] == {"39": "skral", "43": "gor"} | ({"32": "gor"} if gors == 2 else {})
    assert table["put"] is None
    if stones:
        table.do(*STONES)
    assert table["items"] == ({"11": {"stone": 5}} if stones else None)
    assert table.question == "hero chooses"


# Legend 2: the letters


@pytest.mark.parametrize("pips", range(1, 7))
def test_c1_the_tower_stands_on_50_and_a_die(pips: int) -> None:
    table = sunrise(narrator="B").do(f"a die shows {pips}")
    assert table["creatures"] == {str(50 + pips): "tower-skral", "27": "gor", "31": "gor", "29": "skral"}
    assert table["farmers"] == {"28": 1}


@pytest.mark.rule("AN-226", "AN-130")
@pytest.mark.parametrize(("difficulty", "strengths"), [("normal", [20, 30, 40]), ("easy", [10, 20, 30])])
def test_c1_the_strength_of_the_tower_skral(difficulty: str, strengths: list[int]) -> None:
    board = GAME.scenario("legend-2")
    kind = next(kind for kind in board.creatures if kind.name == "tower-skral")
    found = [
        strength_of(given(heroes, options={"difficulty": difficulty}).state, kind)
        for heroes in ("dwarf warrior", "dwarf warrior archer", EVERYBODY)
    ]
    assert found == strengths
    assert (kind.willpower, kind.reward, kind.dice[6]) == (6, 0, 2)


def test_c1_a_creature_on_the_field_of_the_tower_leaves_the_game() -> None:
    table = sunrise(narrator="B", creatures={"55": "gor"}).do("a die shows 1")
    assert table.there("creatures", "51") == "tower-skral"
    assert table["beaten"] is None


@pytest.mark.rule("AN-121")
def test_c1_the_tower_skral_stays_and_others_move_on_over_it() -> None:
    table = sunrise(creatures={"51": "tower-skral", "55": "gor", "27": "skral"})
    assert table["creatures"] == {"48": "gor", "51": "tower-skral", "25": "skral"}


@pytest.mark.rule("AN-030")
def test_c1_heroes_may_enter_the_tower_field() -> None:
    table = given(dwarf={"field": "50"}, creatures={"51": "tower-skral"}).do("walk to 51", "walk to 52", "stop here")
    assert table.hero("dwarf")["field"] == "52"


def test_c2_gors_a_skral_and_the_prince_who_stays_until_g() -> None:
    table = sunrise(narrator="B").do("a die shows 4")
    assert [line["card"] for line in table.lines("event-card-read")] == ["C1", "C2"]
    assert table["allies"] == {"prince": "72"}
    assert table["goals"] == ["beat-the-tower-skral"]


@pytest.mark.rule("AN-127", "AN-123")
def test_g_the_prince_leaves_and_wardraks_come() -> None:
    table = sunrise(narrator="F", allies={"prince": "18"}, creatures={"27": "troll", "34": "troll"})
    assert table["allies"] == {"prince": ""}
    assert {field: kind for field, kind in table["creatures"].items() if kind == "wardrak"} == {
        "26": "wardrak",
        "27": "wardrak",
    }
    assert table.refused("lead prince") == "refusal-no-such-ally"


WON = {"items": {"0": {"herb-3": 1}}, "beaten": {"tower-skral": 1}}


@pytest.mark.rule("AN-232")
@pytest.mark.parametrize(
    ("missing", "result"),
    [
        ({}, "won"),
        ({"items": {}}, "lost"),
        ({"beaten": {}}, "lost"),
        ({"items": {"1": {"herb-3": 1}}}, "lost"),
        ({"items": {"0": {"herb-4": 1}}}, "won"),
        ({"items": {}, "dwarf": {"field": "0", "bag": {"herb-3": 1}}}, "won"),
        ({"items": {}, "dwarf": {"field": "1", "bag": {"herb-3": 1}}}, "lost"),
        ({"intruders": ["gor", "gor", "skral"]}, "won"),
    ],
)
def test_n_won_with_the_herb_in_the_castle_the_tower_skral_beaten_and_the_castle_defended(
    missing: dict[str, Any], result: str
) -> None:
    assert sunrise(narrator="M", **{**WON, **missing})["result"] == result


@pytest.mark.rule("AN-146", "AN-230")
@pytest.mark.parametrize(("herb", "result"), [("0", "won"), ("37", "lost")])
def test_who_beats_the_tower_skral_before_the_herb_is_in_the_castle_has_lost(herb: str, result: str) -> None:
    table = given(
        dwarf={"field": "51", "strength": 14, "bag": {"helm": 1}},
        creatures={"51": "tower-skral"},
        items={herb: {"herb-3": 1}},
        narrator="D",
        options={"difficulty": "easy"},
    )
    assert table.do("attack on 51", "dice 6 6", "dice 1 2")["result"] == result


# Legend 1: the first part


@pytest.mark.rule("AN-227")
@pytest.mark.parametrize("heroes", PARTIES)
def test_the_first_part_of_legend_1(heroes: str) -> None:
    table = new_game(heroes, scenario="legend-1")
    starts = {"dwarf": "43", "warrior": "25", "archer": "53", "wizard": "9"}
    assert {hero: table.hero(hero)["field"] for hero in heroes.split()} == {
        hero: starts[hero] for hero in heroes.split()
    }
    assert table["gold"] == {"17": 2, "20": 1}
    assert (set(table["fog"]), table["merchants"], table["creatures"]) == ({"11", "12", "13"}, ["18"], {})
    assert table["wells"] == {"5": "full", "35": "gone", "45": "gone", "55": "gone"}
    assert table["turn"] == min(heroes.split(), key=lambda hero: int(RANKS[hero]))
    assert table["goals"] == ["uncover-fog", "buy-strength", "empty-the-well", "reach-the-castle"]


@pytest.mark.rule("AN-227")
def test_it_introduces_the_rules_step_by_step() -> None:
    assert new_game(scenario="legend-1")["unlocked"] == ["strength", "every-token"]
    position = {"scenario": "legend-1", "dwarf": {"field": "18", "gold": 4}, "creatures": {"18": "gor"}}
    table = given(**position)
    for later in ("buy shield", "attack on 18", "lay down gold"):
        assert table.refusal(later) is NOT_YET_UNLOCKED
    assert given(scenario="legend-1", dwarf={"hours": 7, "willpower": 20}).refusal("pass") is NO_HOUR_LEFT


@pytest.mark.rule("AN-228")
def test_helm_brew_stones_herbs_witch_prince_and_dwarves_do_not_occur_in_legend_1() -> None:
    board = GAME.scenario("legend-1")
    assert not board.allies
    for scenario in ("legend-1", "legend-1-part-2"):
        position = new_game(scenario=scenario).state.position()
        assert not {"brew", "wineskin", "gor"} & set(position["fog_unseen"])
        assert ("witch" in position, "items" in position, "allies" in position) == (False, False, False)
        assert "articles" not in position["unlocked"]


def at_the_gate(**position: Any) -> Table:
    """One step before the castle; the tasks are done unless the position says otherwise."""
    position = {
        "scenario": "legend-1",
        "dwarf": {"field": "1", "strength": 2, "willpower": 10, "hours": 5, "gold": 1},
        "warrior": {"field": "18", "gold": 2, "hours": 3},
        "wells": {"5": "empty", "35": "gone", "45": "gone", "55": "gone"},
        "fog": {"12": "unknown"},
        "fog_unseen": {"empty": 1},
        "gold": {"20": 1},
        "slots": {"fog-uncovered": 1},
        "goals": ["uncover-fog", "buy-strength", "empty-the-well", "reach-the-castle"],
        "watching": ["trigger home", "trigger night"],
        "merchants": ["18"],
        **position,
    }
    return given("warrior dwarf", turn="dwarf", **position)


def to_the_first_day(table: Table) -> Table:
    """The group leaves the lowest fog fields empty and gives the dwarf all the gold."""
    while table.asked == "group":
        table.do(table.offers[0])
    return table


def test_the_first_part_ends_when_a_hero_ends_his_move_in_the_castle() -> None:
    table = at_the_gate().do("walk to 0")
    assert "event-card-read" not in table.told
    table.do("stop here")
    assert [line["card"] for line in table.lines("event-card-read")] == ["ARRIVED", "PART2", "SET-UP"]


def test_passing_through_the_castle_does_not_end_it() -> None:
    table = at_the_gate().do("walk to 0", "walk to 4", "stop here", "end the turn")
    assert (table["turn"], table["day"]) == ("warrior", 1)


def test_what_heroes_have_they_keep_and_large_tokens_go() -> None:
    table = to_the_first_day(at_the_gate().do("walk to 0", "stop here"))
    assert table.hero("dwarf") == {**table.hero("dwarf"), "field": "0", "strength": 3, "willpower": 10, "gold": 5}
    assert table.hero("warrior") == {**table.hero("warrior"), "field": "18", "strength": 2, "gold": 2}
    assert (table["gold"], table["goals"]) == (None, ["defend-the-castle"])
    assert (table["turn"], table["rooster"], table["day"]) == ("dwarf", "dwarf", 2)


@pytest.mark.rule("AN-020")
def test_the_second_part_opens_with_a_whole_sunrise() -> None:
    """START brings the gors, they move, the wells fill, the Narrator comes to B."""
    table = at_the_gate().do("walk to 0", "stop here")
    while table.question.startswith("SET-UP"):
        assert set(table["wells"].values()) == {"empty"}
        table.do(table.offers[0])
    told = table.told
    assert told.index("event-sunrise") < told.index("event-creature-moves") < told.index("event-well-fills")
    assert (table["narrator"], table["events"]["drawn"]) == ("B", ["silver-start"])
    assert table["creatures"] == {"3": "gor", "13": "gor", "19": "gor", "21": "gor"}
    assert set(table["wells"].values()) == {"full"}
    assert len(events_of("legend-1")) == 12


@pytest.mark.parametrize(
    "open_task",
    [
        {"slots": {}},
        {"wells": {"5": "full", "35": "gone", "45": "gone", "55": "gone"}},
        {"dwarf": {"field": "1"}},
    ],
)
def test_with_a_task_open_the_group_goes_on_or_begins_again(open_task: dict[str, Any]) -> None:
    table = at_the_gate(**open_task).do("walk to 0", "stop here")
    assert table.offers == ["group: TOO-EARLY/0: go-on", "group: TOO-EARLY/0: again"]
    assert table.do("TOO-EARLY/0: go-on").question.startswith("SET-UP")
    again = at_the_gate(**open_task).do("walk to 0", "stop here", "TOO-EARLY/0: again")
    assert again["result"] == "lost"


def test_the_first_part_also_ends_when_all_hours_are_used() -> None:
    table = at_the_gate(dwarf={"field": "9", "hours": 7}, warrior={"field": "18", "day_ended": True})
    table.do("end the day")
    assert table.offers == ["group: TOO-EARLY/0: go-on", "group: TOO-EARLY/0: again"]


def test_fog_brings_gold_willpower_or_nothing() -> None:
    assert new_game(scenario="legend-1")["fog_unseen"] == {"gold": 1, "willpower-2": 1, "empty": 1}


@pytest.mark.rule("AN-174")
def test_the_merchants_come_back_and_sell_strength_from_b1_on() -> None:
    table = at_the_gate().do("walk to 0", "stop here")
    assert table["merchants"] == ["18", "57", "71"]
    assert "strength" not in table["unlocked"]
    table = to_the_first_day(table).do("pass", "warrior: buy strength")
    assert table.hero("warrior")["strength"] == 3


# Legend 1: the second part

LEARNED = ["overtime", "fight", "joint-battle", "strength"]


def second(narrator: str, heroes: str = "dwarf warrior", **position: Any) -> Table:
    """A sunrise in the second part of Legend 1 that leads to the next letter; no event card comes."""
    position = {"unlocked": LEARNED, **position}
    return sunrise(heroes, "legend-1-part-2", narrator=narrator, **position)


@pytest.mark.parametrize("heroes", PARTIES)
def test_after_a_loss_the_second_part_begins_by_itself(heroes: str) -> None:
    table = new_game(heroes, scenario="legend-1-part-2")
    lowest = min(heroes.split(), key=lambda hero: int(RANKS[hero]))
    for hero in heroes.split():
        board = table.hero(hero)
        assert board["field"] == ("0" if hero == lowest else RANKS[hero])
        assert (board["strength"], board["willpower"], board["gold"]) == (1, 7, 0)
    to_the_first_day(table)
    assert (table["turn"], table["narrator"], len(table["fog"])) == (lowest, "B", 11)
    assert all(table.hero(hero)["strength"] == 2 for hero in heroes.split())


def test_b1_strength_for_each_4_gold_for_the_group_strength_for_sale() -> None:
    table = second("A", unlocked=["overtime"])
    assert (table.hero("dwarf")["strength"], table.hero("warrior")["strength"]) == (2, 2)
    table.do(*["dwarf gets gold"] * 3, "warrior gets gold")
    assert (table.hero("dwarf")["gold"], table.hero("warrior")["gold"]) == (3, 1)
    assert table["goals"] == ["defend-the-castle"]
    assert "strength" in table["unlocked"]


def test_b2_fights_and_the_hero_in_the_castle_begins() -> None:
    table = second("A", unlocked=["overtime"], warrior={"field": "0"}).do(*["dwarf gets gold"] * 4)
    assert (table["turn"], table["rooster"]) == ("warrior", "warrior")
    assert table["unlocked"] == ["overtime", "fight", "strength"]


@pytest.mark.rule("AN-227", "AN-087")
def test_c_joint_battles() -> None:
    position = {"dwarf": {"field": "8"}, "warrior": {"field": "8"}, "creatures": {"9": "skral", "8": "troll"}}
    before = given(scenario="legend-1-part-2", unlocked=LEARNED[:2], **position).do("attack on 8")
    assert before.question == "all dice of a hero"
    table = second("B", unlocked=LEARNED[:2])
    assert "joint-battle" in table["unlocked"]


@pytest.mark.rule("AN-123")
def test_d_gors_on_8_15_48_53_and_43() -> None:
    table = second("C", creatures={"55": "skral"})
    assert table["creatures"] == {"8": "gor", "15": "gor", "43": "gor", "48": "gor", "51": "skral", "53": "gor"}
    taken = second("C", creatures={"9": "gor", "49": "skral"})
    assert taken["creatures"] == {
        "7": "gor",
        "8": "gor",
        "15": "gor",
        "48": "skral",
        "16": "gor",
        "53": "gor",
        "43": "gor",
    }


def test_f_a_skral_on_32() -> None:
    assert second("E")["creatures"] == {"32": "skral"}


def test_h1_the_rope_bridge_is_gone_and_the_parchment_lies_on_5() -> None:
    table = second("G", dwarf={"field": "16"})
    assert (table["cut"], table["things"]) == (["16-48"], {"parchment": "5"})
    assert table["goals"] == ["parchment-to-the-tree"]
    assert table.refusal("walk to 48") is WAY_CUT
    assert WAY_CUT.rule == "AN-024"


def test_h1_a_gor_on_48_stays_there() -> None:
    table = second("H", cut=["16-48"], creatures={"48": "gor", "49": "gor"})
    assert table["creatures"] == {"48": "gor", "49": "gor"}


def test_h2_gors_skrals_and_trade() -> None:
    table = second("G")
    assert table["creatures"] == {"19": "gor", "36": "gor", "56": "gor", "54": "skral", "64": "skral"}
    assert [line["card"] for line in table.lines("event-card-read")] == ["H1", "H2"]
    assert "trade" in table["unlocked"]


#: After H: the parchment must not be seen, and its place at the tree ends the legend.
WATCHED = {
    "scenario": "legend-1-part-2",
    "unlocked": [*LEARNED, "trade"],
    "watching": ["trigger parchment-delivered", "trigger parchment-seen"],
    "narrator": "I",
}


@pytest.mark.rule("AN-231")
def test_the_parchment_on_a_field_with_a_creature_is_an_instant_loss_also_in_passing() -> None:
    table = given(dwarf={"field": "9"}, creatures={"8": "gor"}, things={"parchment": "dwarf"}, **WATCHED)
    assert table.do("walk to 8")["result"] == "lost"
    assert table.rules("event-lost-legend") == {"AN-231"}


@pytest.mark.rule("AN-231")
@pytest.mark.parametrize("place", ["7", "dwarf"])
def test_so_it_is_when_a_creature_comes_to_it(place: str) -> None:
    table = sunrise(
        dwarf={"field": "7" if place == "dwarf" else "14"},
        creatures={"8": "gor"},
        things={"parchment": place},
        **{key: value for key, value in WATCHED.items() if key != "scenario"},
        scenario="legend-1-part-2",
    )
    assert (table["result"], table["narrator"]) == ("lost", "I")


def test_other_heroes_may_meet_creatures() -> None:
    table = given(
        "warrior dwarf", warrior={"field": "9"}, creatures={"8": "gor"}, things={"parchment": "dwarf"}, **WATCHED
    )
    assert table.do("walk to 8")["result"] == "playing"


@pytest.mark.rule("AN-232", "AN-146")
def test_n_won_when_the_parchment_lies_on_57_and_the_castle_was_defended() -> None:
    table = given(dwarf={"field": "57"}, things={"parchment": "dwarf"}, **WATCHED).do("lay down parchment")
    assert (table["narrator"], table["result"]) == ("N", "won")


@pytest.mark.rule("AN-230")
@pytest.mark.parametrize(("place", "result"), [("5", "lost"), ("dwarf", "lost"), ("", "lost")])
def test_n_lost_without_the_parchment_there(place: str, result: str) -> None:
    assert second("M", things={"parchment": place})["result"] == result


@pytest.mark.rule("AN-232")
def test_n_a_bearer_who_stands_there_will_do() -> None:
    assert second("M", dwarf={"field": "57"}, things={"parchment": "dwarf"})["result"] == "won"


def test_every_card_and_trigger_of_both_legends_is_known() -> None:
    assert GAME.scenario("legend-1").card_names == [
        *["A1", "A2", "A3", "FOG", "ARRIVED", "TOO-EARLY", "PART2", "SET-UP", "OVERTIME"],
        *["B1", "B2", "B3", "C", "C2", "D", "F", "H1", "H2", "N", "RETRY"],
    ]
    assert GAME.scenario("legend-2").card_names == [
        *["A1", "A2", "A3", "A4", "A5", "WITCH", "RUNES", "C1", "C2", "G", "N"]
    ]
