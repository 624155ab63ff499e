"""What a legend makes of the board: ways of its own, fields that somebody may not enter, exits (AN-129, AN-143)."""

from __future__ import annotations

import pytest
from andor.tables import GAME, LEGEND, in_own_legend, own_legend, situation

from sagenwerk.andor.position import restore
from sagenwerk.andor.shop import DEAL_FOR_OTHERS
from sagenwerk.andor.story import follow, story_so_far
from sagenwerk.andor.walk import FIELD_FORBIDDEN, WAY_CUT
from sagenwerk.content.andor_box import check
from sagenwerk.games import game
from sagenwerk.views.andor import view_of

ALONE = {"dwarf": {"field": "70"}, "warrior": {"field": "70"}}


def way(more: str = "", between: str = "[0, 20]") -> str:
    """A way that is not printed."""
    return f'[[cut]]\nid = "tunnel"\nbetween = {between}\nprinted = false\n{more}\n'


def marks(mark: str, field: int) -> str:
    """A field that is marked when somebody says so."""
    return f"""
        [[trigger]]
        id = "mark"
        moment = "flag-set"
        flag = "on"
        effects = [{{ do = "mark", fields = [{field}], as = "{mark}" }}]

        [[trigger]]
        id = "unmark"
        moment = "any-time"
        when = {{ all = [{{ marked = "{mark}", on = {field} }}, {{ letter-from = "B" }}] }}
        effects = [{{ do = "unmark", fields = [{field}], as = "{mark}" }}, {{ do = "set", slot = "on" }}]
    """


def test_a_way_that_is_not_printed_is_a_way_like_any_other() -> None:
    board = game("andor").scenario("legend-2")
    assert board.field_named("20") not in board.ways[board.field_named("0")]
    table = in_own_legend(way(), dwarf={"field": "0"}, warrior={"field": "20"})
    assert table.may("walk to 20")
    assert table.do("walk to 20").hero("dwarf")["field"] == "20"
    assert table.may("walk to 0")


def test_it_may_be_closed_at_the_beginning_and_opened_by_a_card() -> None:
    closed = in_own_legend(way("closed = true"), dwarf={"field": "0"}, warrior={"field": "20"})
    assert closed["cut"] == ["0-20"]
    assert closed.refusal("walk to 20") is WAY_CUT
    opened = own_legend(way("closed = true"), '{ do = "place-hero", at = 0 }, { do = "open", cut = "tunnel" }')
    assert opened["cut"] == []
    assert opened.may("walk to 20")
    assert in_own_legend(way("closed = true"), cut=[], dwarf={"field": "0"}).may("walk to 20")


def test_a_hunter_takes_a_way_that_is_open_and_no_other() -> None:
    hunter = """
        [[creature]]
        id = "hunter"
        figure = "gor"
        de = "Jäger"
        en = "Hunter"
        strength = 2
        willpower = 4
        dice = [2, 2, 3]
        reward = 2
        movement = "hunt"
        hunts = "hero"
    """
    there = {"dwarf": {"field": "44"}, "warrior": {"field": "44"}, "creatures": {"8": "hunter"}}
    over = in_own_legend(hunter + way(between="[8, 44]"), **there).do("end the day", "warrior: end the day")
    assert over["creatures"] == {"44": "hunter"}
    shut = in_own_legend(hunter + way("closed = true", "[8, 44]"), **there).do("end the day", "warrior: end the day")
    assert shut["creatures"] != {"44": "hunter"}


@pytest.mark.rule("AN-143")
def test_a_field_forbidden_to_heroes_is_entered_by_none_until_the_legend_lets_them() -> None:
    table = own_legend(marks("no-heroes", 6), '{ do = "place-hero", at = 0 }, { do = "set", slot = "on" }')
    assert table["marks"] == {"6": ["no-heroes"]}
    assert table.refusal("walk to 6") is FIELD_FORBIDDEN
    assert table.may("walk to 7")
    table.do("end the day", "warrior: end the day")
    assert table["marks"] is None
    assert table.may("walk to 6")


@pytest.mark.rule("AN-143")
def test_a_creature_stays_before_a_field_that_it_may_not_enter() -> None:
    parts = marks("no-creatures", 7)
    forbidden = in_own_legend(parts, creatures={"8": "gor"}, marks={"7": ["no-creatures"]}, **ALONE)
    assert forbidden.do("end the day", "warrior: end the day")["creatures"] == {"8": "gor"}
    free = in_own_legend(parts, creatures={"8": "gor"}, **ALONE)
    assert free.do("end the day", "warrior: end the day")["creatures"] == {"7": "gor"}
    placed = own_legend(
        parts,
        '{ do = "mark", fields = [8], as = "no-creatures" }, { do = "place-creature", creature = "gor", fields = [8] }',
    )
    assert placed["creatures"] == {"7": "gor"}


@pytest.mark.rule("AN-143", "AN-131")
def test_a_creature_that_reaches_an_exit_leaves_the_board_with_what_it_carries() -> None:
    parts = """
        [[thing]]
        id = "crown"
        de = "Krone"
        en = "Crown"

        [[trigger]]
        id = "gone"
        moment = "creature-enters"
        on = [7]
        effects = [{ do = "narrator", to = "C" }]
    """
    table = own_legend(
        parts,
        '{ do = "mark", fields = [7], as = "exit" }, '
        '{ do = "place-creature", creature = "gor", fields = [8], carries = "crown" }',
    )
    assert (table["creatures"], table["things"]) == ({"8": "gor"}, {"crown": "creature on 8"})
    table.do("end the day", "warrior: end the day")
    assert (table["creatures"], table["beaten"], table["narrator"]) == ({}, None, "D")
    assert table["things"] == {"crown": ""}
    (line,) = table.lines("event-creature-exits")
    assert (line["creature"], line["field"], line["creature-here"]) == ("gor", "7", "")


GEMS = """
    [[pool]]
    id = "gems"
    face-down = true
    articles = { gem-2 = 1, gem-6 = 1 }
"""
PLACED = '{ do = "place-hero", at = 7 }, { do = "place", what = "gems", fields = [8, 9, 10] }'


@pytest.mark.rule("AN-201")
def test_tokens_of_a_pool_may_lie_face_down_until_a_hero_ends_a_move_there() -> None:
    table = own_legend(GEMS, PLACED)
    assert (table["hidden"], table["items"]) == ({"8": {"gems": 1}, "9": {"gems": 1}}, None)
    assert not table.do("walk to 8").may("pick up gem-6")
    table.do("stop here", "gems: 2 of 2")
    assert (table["hidden"], table["items"]) == ({"9": {"gems": 1}}, {"8": {"gem-6": 1}})
    assert table.do("pick up gem-6").bag("dwarf") == {"gem-6": 1}
    assert restore(table.state.board, table.state.position()).digest() == table.state.digest()


@pytest.mark.rule("AN-184")
def test_the_telescope_and_cards_turn_them_up_too_and_the_chronicle_tells() -> None:
    table = own_legend(GEMS, PLACED + ', { do = "hero", who = "dwarf", items = { telescope = 1 } }')
    story, heard = story_so_far(table.state), len(table.state.chronicle or [])
    table.do("pass", "warrior: pass", "look at 8", "gems: 1 of 2")
    assert table["items"] == {"8": {"gem-2": 1}}
    for event in (table.state.chronicle or [])[heard:]:
        follow(story, event)
    assert story == story_so_far(table.state)
    shown = own_legend(GEMS, PLACED + ', { do = "turn-up", fields = [9, 50] }').do("gems: 2 of 2")
    assert (shown["hidden"], shown["items"]) == ({"8": {"gems": 1}}, {"9": {"gem-6": 1}})
    cleared = own_legend(GEMS, PLACED + ', { do = "clean-up" }')
    assert cleared["hidden"] is None


def test_rubble_does_not_lie_face_down() -> None:
    text = LEGEND.format(
        parts=GEMS.replace("articles = { gem-2 = 1, gem-6 = 1 }", "rubble = [3]"), effects="", deck="none"
    )
    assert "content-legend-one-of" in [problem.id for problem in check(text)]


def test_the_view_shows_what_the_legend_has_made_of_the_board() -> None:
    parts = GEMS + way() + marks("exit", 40)
    table = own_legend(parts, PLACED + ', { do = "mark", fields = [20], as = "no-heroes" }')
    view = view_of(table.state, {})
    assert (view.ways, view.closed) == ([["0", "20"]], [])
    assert (view.marks, view.hidden) == ({"20": ["no-heroes"]}, {"8": 1, "9": 1})


def test_prices_may_depend_on_heroes_and_hold_for_some_of_them_only() -> None:
    price = "{ heroes = { 2 = 3, 3 = 4, 4 = 5, 5 = 6 } }"
    parts = f"""
        [[deal]]
        id = "lesson"
        on = 7
        gold = {price}
        strength = 1

        [[deal]]
        id = "friends"
        on = 7
        gold = 1
        heroes = ["warrior"]
        strength = 1
    """
    opened = '{ do = "open-deal", deal = "lesson" }, { do = "open-deal", deal = "friends" }, '
    table = own_legend(parts, opened + '{ do = "place-hero", at = 7 }, { do = "hero", who = "each", gold = 3 }')
    table.do("pass")
    assert table.do("warrior: take the offer friends").hero("warrior")["gold"] == 2
    table.do("warrior: pass")
    assert table.refusal("take the offer friends") is DEAL_FOR_OTHERS
    assert table.do("take the offer lesson").hero("dwarf")["gold"] == 0
    more = own_legend(parts, opened + '{ do = "place-hero", at = 7 }', "dwarf warrior archer")
    assert [deal.gold for deal in view_of(more.state, {}).deals] == [4, 1]


@pytest.mark.rule("AN-084")
def test_the_willpower_of_an_own_creature_may_depend_on_heroes_and_difficulty() -> None:
    parts = """
        difficulties = ["normal", "easy"]

        [[creature]]
        id = "giant"
        figure = "troll"
        de = "Riese"
        en = "Giant"
        strength = 10
        willpower = { normal = { heroes = { 2 = 8, 3 = 10, 4 = 12 } }, easy = 7 }
        dice = [2, 2, 3]
        reward = 6
    """
    board = GAME.scenario("trial", LEGEND.format(parts=parts, effects="", deck="none"))
    for heroes, options, willpower in (
        ("dwarf warrior", {}, 8),
        ("dwarf warrior archer", {}, 10),
        ("dwarf warrior", {"difficulty": "easy"}, 7),
    ):
        position = {"creatures": {"8": "giant"}, "dwarf": {"field": "8"}, "options": options}
        table = situation(board, heroes, position)
        assert view_of(table.state, {}).creatures[0].willpower == willpower
        assert table.do("attack on 8")["battle"]["willpower"] == willpower
    rolled = parts.replace("easy = 7", "easy = { roll = 'x' }")
    text = LEGEND.format(parts=rolled, effects='{ do = "roll", store = "x" }', deck="none")
    assert "content-legend-value-roll" in [problem.id for problem in check(text)]
    low = LEGEND.format(parts=parts.replace("easy = 7", "easy = 0"), effects="", deck="none")
    assert "content-out-of-range" in [problem.id for problem in check(low)]
