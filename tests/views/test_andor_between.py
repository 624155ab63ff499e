"""What heroes could do out of turn, seen one level ahead, and done in one go."""

from __future__ import annotations

import pytest
from andor.tables import given

from sagenwerk.andor.state import Andor
from sagenwerk.views.andor import view_of

pytestmark = pytest.mark.rule("AN-035")


def kinds(state: Andor, hero: str) -> list[str]:
    """Kinds of what this hero could do in between."""
    return [offer.kind for offer in view_of(state, {}).between.get(hero, [])]


def test_who_could_act_in_between_is_seen_with_all_that_is_possible() -> None:
    state = given("dwarf archer", dwarf={"field": "7"}, archer={"field": "35", "gold": 2}, wells={"35": "full"}).state
    assert {"well", "lay-down", "back"} <= set(kinds(state, "archer"))
    assert kinds(state, "dwarf") == []


def test_floor_action_and_back_leave_the_turn_where_it_was() -> None:
    state = given(
        "dwarf archer", dwarf={"field": "7"}, archer={"field": "35", "willpower": 5}, wells={"35": "full"}
    ).state
    view = view_of(state, {})
    floor = next(offer for offer in view.offers if offer.kind == "floor" and offer.hero == "archer")
    there = {offer.kind: offer for offer in view.between["archer"]}
    for name in (floor.name, there["well"].name, there["back"].name):
        state.apply(state.board.actions[name])
    after = view_of(state, {})
    assert (after.turn, after.floor, after.wells["35"]) == ("dwarf", "", "empty")


def test_looking_ahead_changes_nothing() -> None:
    state = given("dwarf archer", dwarf={"field": "7"}, archer={"field": "35", "gold": 2}).state
    before = state.digest()
    view_of(state, {})
    assert state.digest() == before


def test_with_the_option_own_turn_nobody_acts_in_between() -> None:
    state = given("dwarf archer", options={"free_actions": "own-turn"}, archer={"field": "35", "gold": 2}).state
    assert view_of(state, {}).between == {}
