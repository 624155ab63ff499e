"""Views of Andor: what a person sees, may do, and is told when something is not possible."""

from __future__ import annotations

import msgspec
import pytest
from andor.table import given
from andor.tables import given as on_the_board

from sagenwerk.andor.state import Andor
from sagenwerk.views.andor import field_says, line_of, offers, routes, view_of
from sagenwerk.views.andor.view import AndorHero, AndorView
from sagenwerk.views.shell import Offer, Sentence, WhyNot


def seen(state: Andor) -> AndorView:
    """What the browser gets, after a journey over the line."""
    view = view_of(state, {"dwarf": "m"})
    assert msgspec.json.decode(msgspec.json.encode(view), type=AndorView) == view
    return view


def hero(state: Andor, name: str) -> AndorHero:
    return next(one for one in seen(state).heroes if one.id == name)


def offered(state: Andor, kind: str, target: str = "") -> Offer:
    return next(one for one in offers(state) if one.kind == kind and target in ("", one.target))


def why(state: Andor, field: str, label: str) -> WhyNot:
    """Why this is not possible on the field."""
    return next(one for one in field_says(state, field).refused if one.label.id == label)


# Table


def test_a_hero_board_shows_what_the_hero_can_do_with_the_next_hour() -> None:
    board = hero(given(dwarf={"field": "14", "willpower": 9, "hours": 7}).state, "dwarf")
    assert (board.field, board.dice, board.next_hour, board.has_hour) == ("14", 2, 2, True)
    assert board.figure == "m"
    assert not hero(given(dwarf={"willpower": 2, "hours": 7}).state, "dwarf").has_hour
    assert hero(given(dwarf={"hours": 10}).state, "dwarf").next_hour == -1


def test_articles_and_things_of_the_legend_lie_in_their_slots() -> None:
    table = given(
        dwarf={"bag": {"shield": 1, "helm": 1, "wineskin": 2, "gem-4": 1}, "gold": 3}, things={"parchment": "dwarf"}
    )
    bag = hero(table.state, "dwarf").bag
    assert (bag.large, bag.head, bag.purse) == (["shield"], ["helm"], ["gem-4"])
    assert bag.small == ["wineskin", "wineskin", "parchment"]
    thing = seen(table.state).things[0]
    assert (thing.id, thing.hero, thing.creature) == ("parchment", "dwarf", False)


def test_three_rune_stones_of_three_colours_give_a_black_die() -> None:
    bag = {"stone-blue": 1, "stone-yellow": 1, "stone-green": 1}
    assert hero(given(dwarf={"bag": bag}).state, "dwarf").black_die
    assert not hero(given(dwarf={"bag": {"stone-blue": 2}}).state, "dwarf").black_die


def test_creatures_show_what_they_begin_a_battle_with_and_todays_event() -> None:
    table = given(creatures={"14": "wardrak"}, carried={"14": {"herb-3": 1}}, creature_bonus=1)
    creature = seen(table.state).creatures[0]
    assert (creature.field, creature.strength, creature.willpower) == ("14", 11, 7)
    assert (creature.dice, creature.black, creature.reward) == (2, True, 6)
    assert creature.carries == ["herb-3"]


def test_shields_count_farmers_and_intruders() -> None:
    shields = seen(given(intruders=["gor"], farmers_saved=2).state).shields
    assert (shields.total, shields.farmers, shields.taken) == (5, 2, ["gor"])


def test_fields_show_only_what_is_there() -> None:
    table = given(
        fog={"9": "unknown", "15": "gold"},
        fog_unseen={"gor": 1},
        gold={"14": 2},
        items={"25": {"helm": 1}},
        rubble={"57": 7},
        cut=["34-57"],
        allies={"prince": "34"},
    )
    view = seen(table.state)
    assert view.fog == {"9": "unknown", "15": "gold"}
    assert (view.gold, view.items, view.rubble) == ({"14": 2}, {"25": {"helm": 1}}, {"57": 7})
    assert view.closed == [["34", "57"]]
    assert [(ally.id, ally.field, ally.bonus) for ally in view.allies] == [("prince", "34", 4)]


def test_only_letters_ahead_of_the_narrator_carry_stars() -> None:
    assert seen(given(narrator="C").state).stars == ["N"]
    assert seen(given(narrator="C", end_letter="M").state).stars == ["M"]


def test_a_battle_shows_both_sides_of_the_round() -> None:
    table = given(
        "warrior archer",
        warrior={"field": "14", "strength": 3},
        archer={"field": "9", "strength": 2},
        creatures={"14": "gor"},
        allies={"prince": "14"},
    ).do("attack on 14", "invite archer", "join the fight", "dice 2 4 6")
    fight = seen(table.state).battle
    assert fight is not None
    assert (fight.foe, fight.field, fight.strength, fight.willpower, fight.dice) == ("gor", "14", 2, 4, 2)
    assert [(one.hero, one.one_by_one, one.value) for one in fight.fighters] == [
        ("warrior", False, 6),
        ("archer", True, -1),
    ]
    assert (fight.bonus, fight.allies, fight.heroes_value) == (4, ["prince"], 4 + 3 + 6 + 2)
    assert (fight.roller, fight.dice_left) == ("archer", 4)
    assert seen(given().state).battle is None


def test_the_call_names_who_decides_and_what_it_costs() -> None:
    assert seen(given(dwarf={"hours": 7}).state).call.id == "call-overtime"
    assert seen(given(dwarf={"hours": 10}).state).call.id == "call-no-hour"
    invited = given("warrior archer", warrior={"field": "14"}, archer={"field": "9"}, creatures={"14": "gor"})
    view = seen(invited.do("attack on 14", "invite archer").state)
    assert (view.actor, view.question) == ("archer", "join")
    assert (view.call.args["hero"], view.call.args["other"]) == ("archer", "warrior")


# Offers


def test_offers_are_the_legal_actions_in_their_order() -> None:
    state = given(dwarf={"field": "14", "gold": 2}, creatures={"14": "gor"}).state
    assert [offer.name for offer in offers(state)] == [action.name for action in state.legal_actions()]


def test_an_attack_from_the_next_field_is_called_so() -> None:
    state = given("archer dwarf", archer={"field": "9"}, creatures={"14": "skral"}).state
    attack = offered(state, "ranged")
    assert attack.label == Sentence("offer-ranged", {"hero": "archer", "field": "14", "creature": "skral"})
    assert (attack.hours, attack.rule) == (1, "AN-050")


def test_every_hour_shows_its_price() -> None:
    state = given(dwarf={"field": "14", "hours": 7}).state
    assert {(offered(state, kind).hours, offered(state, kind).willpower) for kind in ("walk", "pass")} == {(1, 2)}
    state = given(dwarf={"field": "14", "hours": 7}, this_turn={"doing": "walks", "free_steps": 1}).state
    assert (offered(state, "walk").hours, offered(state, "walk").willpower) == (0, 0)


def test_a_step_with_a_farmer_towards_a_creature_warns() -> None:
    state = given(dwarf={"field": "9", "farmers": 1}, creatures={"14": "gor"}).state
    assert offered(state, "walk", "14").warning == Sentence("warning-farmer-dies")
    assert offered(state, "walk", "15").warning is None


def test_a_victory_that_would_end_the_legend_warns() -> None:
    state = given(dwarf={"field": "14"}, creatures={"14": "gor"}, narrator="M").state
    assert offered(state, "attack").warning == Sentence("warning-narrator-at-end", {"letter": "N"})


def test_a_shared_reward_says_who_gets_what() -> None:
    table = given(
        "warrior archer", warrior={"field": "14", "strength": 9}, archer={"field": "9"}, creatures={"14": "gor"}
    )
    table.do("attack on 14", "invite archer", "join the fight", "dice 2 4 6", "dice 5", "take the die", "dice 1 2")
    view = seen(table.state)
    assert (view.actor, view.question, view.share) == ("group", "reward", 2)
    gold = offered(table.state, "reward-gold", "archer")
    assert gold.label == Sentence("offer-reward-gold", {"hero": "archer"})
    assert gold.hero == "group"


# Routes


def test_routes_name_hours_and_willpower_of_every_step() -> None:
    state = given(dwarf={"field": "9", "hours": 6, "willpower": 5}).state
    way = next(route for route in routes(state) if route.target == "25")
    assert [(step.hours, step.willpower) for step in way.steps] == [(1, 0), (1, 2)]
    assert (way.hours, way.willpower) == (2, 2)
    assert {route.target for route in routes(state)} == {"0", "7", "14", "15", "25", "34"}


def test_a_route_can_be_taken_step_by_step() -> None:
    state = given(dwarf={"field": "9", "hours": 5}).state
    for route in routes(state):
        walker = state.clone()
        for name in route.actions:
            walker.apply(walker.scenario.actions[name])
        assert walker.board.field_names[walker.hero.field] == route.target
        assert walker.hero.willpower == state.hero.willpower - route.willpower


def test_farmers_are_led_round_a_creature_where_no_step_is_lost() -> None:
    for guarded, free in (("14", "15"), ("15", "14")):
        state = given(dwarf={"field": "9", "farmers": 1}, creatures={guarded: "gor"}).state
        way = next(route for route in routes(state) if route.target == "25")
        assert [step.field for step in way.steps] == [free, "25"]


def test_a_route_tells_where_stopping_sets_something_off() -> None:
    state = given(dwarf={"field": "9"}, fog={"14": "gold"}).state
    assert {route.target for route in routes(state) if route.sets_off} == {"14"}


def test_a_led_figure_has_routes_of_its_own() -> None:
    state = given(allies={"prince": "9"}).do("lead prince").state
    assert max(len(route.steps) for route in routes(state)) == 4
    assert all(route.hours == 0 for route in routes(state))


def test_nobody_has_routes_after_the_action_or_in_a_battle() -> None:
    assert routes(given(this_turn={"doing": "acted"}).state) == []
    assert routes(given(dwarf={"field": "14"}, creatures={"14": "gor"}).do("attack on 14").state) == []


# Fields


def test_a_field_says_what_is_there() -> None:
    state = given(creatures={"14": "gor"}, farmers={"14": 1}, warrior={"field": "14"}).state
    here = field_says(state, "14").here
    assert Sentence("here-creature", {"creature": "gor", "strength": 2, "willpower": 4, "count": 2}) in here
    assert Sentence("here-hero", {"hero": "warrior"}) in here
    assert Sentence("here-item", {"item": "farmer", "count": 1}) in here
    assert field_says(state, "15").here == [Sentence("here-nothing", {"field": "15"})]


def test_a_field_says_what_a_way_there_costs() -> None:
    says = field_says(given(dwarf={"field": "9", "hours": 6}).state, "25")
    said = {"hero": "dwarf", "field": "25", "hours": 2, "willpower": 2}
    assert says.possible[0].label == Sentence("offer-go-there", said)
    assert says.possible[0].action in ("dwarf: walk to 14", "dwarf: walk to 15")


@pytest.mark.parametrize(
    ("field", "label", "reason", "rule"),
    [
        ("14", "offer-attack", "refusal-no-bow", "AN-051"),
        ("25", "offer-attack", "refusal-foe-too-far", "AN-049"),
        ("15", "offer-pick-up", "refusal-go-there-first", "AN-037"),
    ],
)
def test_a_field_says_why_something_is_not_possible(field: str, label: str, reason: str, rule: str) -> None:
    state = given(
        dwarf={"field": "9", "hours": 7}, creatures={"14": "gor", "25": "skral"}, farmers={"15": 1}, gold={"15": 1}
    ).state
    refused = why(state, field, label)
    assert refused.reason is not None
    assert (refused.reason.id, refused.rule) == (reason, rule)


def test_a_field_says_how_far_one_can_still_go() -> None:
    state = on_the_board(dwarf={"field": "7", "willpower": 3, "hours": 6}).state
    refused = why(state, "57", "offer-walk")
    assert refused.reason == Sentence("refusal-too-far", {"count": 2})
    assert why(state, "83", "offer-walk").reason == Sentence("refusal-no-way")


def test_a_creature_on_a_golden_shield_cannot_be_attacked() -> None:
    refused = why(given(dwarf={"field": "0"}, intruders=["gor"]).state, "0", "offer-attack-there")
    assert refused.reason is not None
    assert (refused.reason.id, refused.rule) == ("refusal-creature-on-shield", "AN-134")


def test_a_field_that_is_not_on_the_board_is_refused() -> None:
    with pytest.raises(ValueError, match="99"):
        field_says(given().state, "99")


# Chronicle


def test_a_line_keeps_to_its_sentence_and_names_fields_and_dice() -> None:
    table = given(warrior={"field": "14"}, heroes="warrior dwarf", creatures={"14": "gor"})
    table.do("attack on 14", "dice 2 4 6")
    events = table.state.chronicle or []
    attack = line_of(0, next(event for event in events if event.message == "event-attacks"))
    assert (attack.hero, attack.rule, set(attack.fields)) == ("warrior", "AN-049", {"14"})
    assert not {"bag", "day", "ended"} & attack.text.args.keys()
    roll = line_of(0, next(event for event in events if event.message == "event-hero-rolls"))
    assert roll.dice == ["2", "4", "6"]
