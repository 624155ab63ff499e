"""Moments and conditions of battles, of the sunrise, of anything at any time (AN-052, AN-076, AN-107, AN-143)."""

from __future__ import annotations

import pytest
from andor.tables import LEGEND, Table, in_own_legend, own_legend

from sagenwerk.content.andor_box import check

STRONG = {"field": "8", "strength": 14, "willpower": 7}


def waits(moment: str, when: str = "", effects: str = '{ do = "set", slot = "told" }', more: str = "") -> str:
    """A trigger that remembers that it was set off."""
    condition = f"when = {when}" if when else ""
    return (
        f'[[trigger]]\nid = "waits-{moment}"\nmoment = "{moment}"\nonce = false\n{more}\n{condition}\n'
        f"effects = [{effects}]\n"
    )


def told(table: Table) -> bool:
    """Whether the trigger was set off."""
    return (table["slots"] or {}).get("told", 0) > 0


def fight(parts: str, *choices: str, heroes: str = "dwarf warrior", **position: object) -> Table:
    """A gor on 8 is attacked by a dwarf who beats it with any roll that is not too low."""
    boards = {"dwarf": STRONG, "warrior": {"field": "70"}, **position}
    return in_own_legend(parts, heroes, creatures={"8": "gor"}, **boards).do("attack on 8", *choices)


@pytest.mark.rule("AN-052")
def test_what_the_legend_says_at_the_beginning_of_a_round_comes_before_the_dice() -> None:
    parts = waits("battle-round-begins", effects='{ do = "hero", who = "subject", willpower = -1 }')
    table = fight(parts)
    assert table.hero("dwarf")["willpower"] == 6
    assert table.asked == "chance"
    assert not fight(waits("battle-round-begins", more='creature = "troll"'))["slots"]
    assert told(fight(waits("battle-round-begins", more='creature = "gor"\non = [8]')))


@pytest.mark.rule("AN-052")
def test_a_battle_ends_if_the_legend_takes_the_creature_or_the_heroes_away() -> None:
    gone = fight(waits("battle-round-begins", effects='{ do = "remove-creature", fields = [8] }'))
    assert (gone["battle"], gone["creatures"], gone.hero("dwarf")["hours"]) == (None, {}, 1)
    away = fight(waits("battle-round-begins", effects='{ do = "place-hero", who = "subject", at = 70 }'))
    assert (away["battle"], away["creatures"]) == (None, {"8": "gor"})
    over = fight(waits("battle-round-ends", effects='{ do = "remove-creature", fields = [8] }'), "dice 1 1", "dice 6 6")
    assert (over["battle"], over["creatures"]) == (None, {})


@pytest.mark.rule("AN-076")
def test_what_it_says_at_the_end_of_a_round_comes_before_the_reward_or_the_next_round() -> None:
    ends = waits("battle-round-ends", "{ battle = { round = 1 } }")
    won = fight(ends, "dice 1 1", "dice 1 2")
    assert told(won)
    assert won.do("take 1 gold as reward", "take 1 gold as reward")["beaten"] == {"gor": 1}
    weak = {"dwarf": {"field": "8", "strength": 1, "willpower": 7}}
    on = fight(ends, "dice 1 1", "dice 1 2", **weak)
    assert told(on)
    assert on.question == "dwarf goes on or leaves"
    assert not told(fight(waits("battle-round-ends", "{ battle = { round-from = 2 } }"), "dice 1 1", "dice 1 2"))


@pytest.mark.parametrize(
    ("battle", "so"),
    [
        ("creature = 'gor', round = 1", True),
        ("creature = 'skral'", False),
        ("round-from = 1, round-to = 1", True),
        ("round = 2", False),
        ("from-afar = true", False),
        ("from-afar = false", True),
        ("alone = true", True),
        ("everybody = true", False),
        ("fights = ['dwarf']", True),
        ("fights = ['warrior']", False),
        ("took-part = ['dwarf', 'warrior']", False),
        ("dice-from = 6", True),
        ("dice-from = 7", False),
        ("creature-from = 4", True),
        ("creature-from = 5", False),
    ],
)
def test_a_condition_on_the_battle_is_asked_of_a_defeated_creature(battle: str, so: bool) -> None:
    parts = waits("creature-defeated", f"{{ battle = {{ {battle} }} }}")
    table = fight(parts, "dice 5 6", "dice 1 2", "take 1 gold as reward", "take 1 gold as reward")
    assert told(table) == so


@pytest.mark.rule("AN-050", "AN-051")
@pytest.mark.parametrize(("field", "from_afar"), [("9", True), ("8", False)])
def test_whether_everybody_fights_from_afar(field: str, from_afar: bool) -> None:
    parts = waits("battle-round-begins", "{ battle = { everybody = true, from-afar = true } }")
    table = in_own_legend(
        parts,
        "archer dwarf",
        creatures={"8": "gor"},
        archer={"field": "9"},
        dwarf={"field": field, "bag": {"bow": 1}},
    )
    assert told(table.do("attack on 8", "invite dwarf", "dwarf: join the fight")) == from_afar


def test_a_battle_is_no_battle_when_there_is_none() -> None:
    table = own_legend(waits("any-time", "{ battle = { round-from = 1 } }"))
    assert not told(table)


@pytest.mark.rule("AN-107")
def test_the_legend_may_speak_before_a_symbol_of_the_sunrise() -> None:
    parts = waits("sunrise-symbol", effects='{ do = "remove-creature", creature = "gor" }', more='symbol = "gor"')
    table = in_own_legend(parts, creatures={"8": "gor", "10": "skral"}).do("end the day", "warrior: end the day")
    assert "gor" not in table["creatures"].values()
    wells = waits("sunrise-symbol", effects='{ do = "add", slot = "told" }')
    every = in_own_legend(wells).do("end the day", "warrior: end the day")
    assert every["slots"]["told"] == 8
    remake = in_own_legend(wells, options={"sunrise": "remake"}).do("end the day", "warrior: end the day")
    assert remake["slots"]["told"] == 7


def test_at_any_time_a_condition_that_has_become_true_is_seen_before_the_next_choice() -> None:
    parts = waits("any-time", "{ hero-on = 7, within = 1 }", '{ do = "win" }')
    table = in_own_legend(parts, dwarf={"field": "9"}, warrior={"field": "70"})
    assert table["result"] == "playing"
    assert table.do("walk to 8")["result"] == "won"


def test_how_near_creatures_are_can_be_asked() -> None:
    parts = waits("any-time", "{ creature = 'any', on = 7, within = 1, at-least = 2 }")
    assert not told(in_own_legend(parts, creatures={"8": "gor"}).do("end the day"))
    assert told(in_own_legend(parts, creatures={"8": "gor", "7": "skral"}).do("end the day"))


def test_at_any_time_the_day_of_the_hero_on_turn_may_end() -> None:
    ends = '{ do = "hero", who = "dwarf", end-day = true }'
    parts = waits("any-time", "{ hero = { classes = ['dwarf'], gold-from = 1, day-ended = false } }", ends)
    table = in_own_legend(parts, dwarf={"field": "8"}, warrior={"field": "0"}, gold={"8": 1})
    assert table.do("pick up gold").asked == "warrior"


@pytest.mark.rule("AN-144")
def test_how_many_letters_are_left_can_be_asked() -> None:
    parts = waits("any-time", "{ not = { letters-left = 13 } }")
    assert not told(in_own_legend(parts))
    assert told(in_own_legend(parts).do("end the day", "warrior: end the day"))


def test_numbers_may_be_sums_and_multiples_and_have_columns_for_five_and_six() -> None:
    table = own_legend(
        "",
        '{ do = "set", slot = "a", value = { heroes = { 2 = 3, 3 = 4, 4 = 5, 5 = 6, 6 = 7 } } }, '
        '{ do = "set", slot = "b", value = { sum = [1, { roll = "a", times = 2, plus = 1 }, { minus = "a" }] } }',
    )
    assert table["slots"] == {"a": 3, "b": 5}


def test_a_thing_that_is_picked_up_an_ally_who_leaves_and_fog_that_is_seen_are_moments() -> None:
    thing = '[[thing]]\nid = "crown"\nde = "Krone"\nen = "Crown"\n'
    taken = in_own_legend(
        thing + waits("thing-taken", more='thing = "crown"\non = [8]'),
        dwarf={"field": "8"},
        warrior={"field": "70"},
        things={"crown": "8"},
    )
    assert told(taken.do("pick up crown"))
    ally = '[[ally]]\nid = "prince"\nde = "Prinz"\nen = "Prince"\nbonus = 4\nfields = 4\n'
    leaves = '{ do = "place", what = "prince", fields = [72] }, { do = "remove", what = "prince" }'
    assert told(own_legend(ally + waits("ally-leaves", more='ally = "prince"\non = [72]'), leaves))
    seen = in_own_legend(
        waits("fog-seen", more='fog = "gold"'),
        dwarf={"field": "9", "bag": {"telescope": 1}},
        warrior={"field": "70"},
        fog={"8": "unknown"},
        fog_unseen={"gold": 1},
    )
    assert told(seen.do("look at 8", "fog: gold"))


@pytest.mark.rule("AN-223")
def test_used_cards_of_a_pile_can_be_mixed_into_it_again() -> None:
    deck = """
        [[deck]]
        id = "sea"

        [[deck.card]]
        id = "wave"
        title = { de = "Welle", en = "Wave" }
        effects = [{ do = "add", slot = "waves" }]
    """
    draw = '{ do = "draw", deck = "sea" }'
    once = own_legend(deck, f"{draw}, {draw}").do("sea: wave")
    assert once["slots"]["waves"] == 1
    again = own_legend(deck, f'{draw}, {{ do = "shuffle", deck = "sea" }}, {draw}').do("sea: wave", "sea: wave")
    assert again["slots"]["waves"] == 2
    events = own_legend("", '{ do = "shuffle" }', deck="golden")
    assert len(events.lines("event-pile-shuffled")) == 1


def test_a_sunrise_that_is_set_off_by_its_own_symbol_is_found() -> None:
    parts = waits("sunrise-symbol", effects='{ do = "sunrise" }')
    text = LEGEND.format(parts=parts, effects="", deck="none")
    assert "content-legend-cycle" in [problem.id for problem in check(text)]
    fine = LEGEND.format(parts=waits("sunrise-symbol"), effects="", deck="none")
    assert check(fine) == []
