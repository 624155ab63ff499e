"""Views of Andor Junior: what a person sees, may do, and is told when something is not possible."""

from __future__ import annotations

from typing import Any

import msgspec

from sagenwerk.games.junior import JuniorGame
from sagenwerk.junior.state import Junior
from sagenwerk.kernel import CHANCE, Result
from sagenwerk.locales import sentence
from sagenwerk.play import Dealer
from sagenwerk.views.junior import field_says, line_of, offers, routes, view_of
from sagenwerk.views.shell import Sentence

GAME = JuniorGame()


def table(scenario: str = "challenge-1", **position: Any) -> Junior:
    tree = {"game": "junior", "scenario": scenario, "order": ["warrior", "dwarf"], **position}
    return GAME.restore(GAME.scenario(scenario), tree)


def test_offers_are_the_legal_actions_in_their_order() -> None:
    state = table(heroes={"warrior": {"field": "watchtower", "bag": {"wood": 1}}}, this_turn={"arrived": True})
    assert [offer.name for offer in offers(state)] == [action.name for action in state.legal_actions()]


def test_routes_name_every_field_within_reach_with_its_price() -> None:
    state = table(heroes={"warrior": {"field": "rietburg", "suns": 2}})
    prices = {route.target: route.price for route in routes(state)}
    assert prices["fog01"] == 1
    assert prices["gor1"] == 2
    assert "cave1" not in prices


def test_a_route_can_be_taken_step_by_step() -> None:
    state = table()
    for route in routes(state):
        walker = state.clone()
        for name in route.actions:
            walker.apply(walker.scenario.actions[name])
        assert walker.board.field_names[walker.hero.field] == route.target
        assert walker.hero.suns == state.hero.suns - route.price


def test_the_falcons_burden_is_part_of_a_routes_price() -> None:
    state = table(options={"falcon_burden": "1"}, heroes={"warrior": {"field": "fog01", "bag": {"falcon": 1}}})
    prices = {route.target: route.price for route in routes(state)}
    assert prices["rietburg"] == 2
    assert prices["bush1"] == 3


def test_a_dwarfs_routes_lead_through_the_caves() -> None:
    state = table(turn="dwarf", heroes={"dwarf": {"field": "cave1", "suns": 1}})
    assert "cave4" in {route.target for route in routes(state)}


def test_a_field_says_what_is_there_and_why_something_is_not_possible() -> None:
    state = table(
        gors=[1], heroes={"warrior": {"field": "gor1"}}, this_turn={"arrived": True, "thrown": True, "acted": True}
    )
    says = field_says(state, "gor1")
    assert Sentence("here-gor", {"slots": 2}) in says.here
    reasons = {why.reason.id for why in says.refused if why.reason}
    assert "refusal-one-throw-a-turn" in reasons
    assert all(why.rule for why in says.refused)


def test_a_field_too_far_away_says_how_many_suns_are_left() -> None:
    state = table(heroes={"warrior": {"field": "rietburg", "suns": 2}})
    says = field_says(state, "mine10")
    assert says.refused[0].reason == Sentence("refusal-too-far", {"suns": 2})


def test_lighting_a_beacon_warns_when_the_guard_would_miss_the_wood() -> None:
    state = table(
        "challenge-3",
        heroes={"warrior": {"field": "watchtower", "bag": {"wood": 1}}},
        this_turn={"arrived": True},
        beacons=2,
        unseen=dict(
            {"gor-2": 1, "gor-3": 1, "gor-4": 1, "gor-5": 1, "gor-6": 1, "gor-7": 1, "dragon": 3, "telescope": 3},
            **{"hourglass": 2, "reka": 1, "wood": 2, "sword": 4, "gold": 6, "empty": 8},
            **{"wolf-cub": 3, "mine-dragon": 2, "kraken": 2, "falcon": 1, "mine-empty": 2},
        ),
        tiles={
            **{f"fog{number:02}": "unknown" for number in range(1, 36)},
            **{f"mine{number:02}": "unknown" for number in range(1, 11)},
        },
    )
    beacon = next(offer for offer in offers(state) if offer.kind == "beacon")
    assert beacon.warning == Sentence("warning-wood-is-needed")


def test_every_view_and_line_of_a_whole_game_travels_and_can_be_said_in_both_languages() -> None:
    state = GAME.new("free-hard", ["warrior", "archer", "dwarf", "mage"])
    dealer, asked = Dealer(5), 0
    while state.result is Result.PLAYING and asked < 1200:
        asked += 1
        if state.actor == CHANCE:
            state.apply(dealer.pick(state, asked, asked, 0))
        else:
            state.apply(state.legal_actions()[asked % len(state.legal_actions())])
        if asked % 25 == 0:
            view = view_of(state, {"warrior": "m"})
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
    words = {"field": "F", "from": "F", "to": "F", "hero": "H", "other": "O", "item": "I", "an-item": "I"}
    words |= {"task": "T", "tile": "T", "gender": "f"}
    for event in state.chronicle or []:
        text = line_of(0, event).text
        for language in ("de", "en"):
            # ``day`` stands beside the sentence and is only part of it where a day begins.
            args = {
                **text.args,
                "day": 1,
                **{key: word for key, word in words.items() if key in text.args or key in ("gender", "an-item")},
            }
            assert sentence(language, text.id, args)


def test_a_field_names_only_what_its_tokens_are_about() -> None:
    state = table(gors=[1], heroes={"warrior": {"field": "gor1"}})
    named = {why.label.id for why in field_says(state, "gor1").refused}
    assert {"offer-attack-gor", "offer-lay-sword"} <= named
    assert "offer-attack-fort" not in named
    assert not field_says(table(heroes={"warrior": {"field": "gor2"}}), "gor2").refused
    at_the_well = {why.label.id for why in field_says(table(heroes={"warrior": {"field": "well1"}}), "well1").refused}
    assert "offer-clean-well" not in at_the_well
    assert "offer-drink" in at_the_well
