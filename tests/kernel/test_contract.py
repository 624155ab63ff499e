"""The kernel contract, on rules made of single steps; they run interpreted on the compiled kernel too."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from sagenwerk.kernel import (
    CHANCE,
    GAME_OVER,
    NOBODY,
    NOT_NOW,
    Action,
    Catalogue,
    Chance,
    EndlessRule,
    Event,
    IllegalAction,
    Outcome,
    Question,
    Refusal,
    Result,
    Scenario,
    State,
    Step,
)

TOO_TIRED = Refusal("too-tired", "T1")


class Walker(State):
    """How far somebody walked, and the steps in the order in which they were carried out."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        self.way = 0
        self.done: list[str] = []

    def clone(self) -> Walker:
        twin = Walker(self.scenario)
        twin.way, twin.done = self.way, self.done[:]
        twin.agenda, twin.result = self.agenda[:], self.result
        return twin

    def numbers(self) -> list[int]:
        return [self.way, len(self.done)]


class Walk(Action[Walker]):
    def refusal(self, state: Walker) -> Refusal | None:
        return TOO_TIRED if state.way >= 2 else None

    def carry_out(self, state: Walker) -> None:
        state.way += 1
        if state.chronicle is not None:
            state.tell(Event("walked", "T2", {"way": state.way}))
        state.each([state.scenario.steps["note a"], state.scenario.steps["day"]])


class Sleep(Action[Walker]):
    def carry_out(self, state: Walker) -> None:
        state.first(state.scenario.steps["note a"], state.scenario.steps["note b"], state.scenario.steps["coin"])


class Day(Question[Walker]):
    def actor(self, state: Walker) -> int:
        return 0

    def options(self, state: Walker) -> list[Action[Any]]:
        actions = state.scenario.actions
        return [action for action in (actions["walk"], actions["sleep"]) if action.refusal(state) is None]


class Coin(Chance[Walker, Outcome]):
    def options(self, state: Walker) -> list[Action[Any]]:
        return [state.scenario.actions["heads"], state.scenario.actions["tails"]]

    def weights(self, state: Walker) -> list[int]:
        return [2, 1]

    def settle(self, state: Walker, outcome: Outcome) -> None:
        if outcome.name == "heads":
            state.result = Result.WON
        else:
            state.first(state.scenario.steps["for ever"])


class Note(Step[Walker]):
    def carry_out(self, state: Walker) -> None:
        state.done.append(self.name)


class ForEver(Step[Walker]):
    def carry_out(self, state: Walker) -> None:
        state.first(self)


def walker() -> Walker:
    scenario = Scenario("walk", "any", "digest")
    day, coin = Day("day"), Coin("coin")
    walk, sleep = Walk("walk", 0), Sleep("sleep", 0)
    walk.asked_by = sleep.asked_by = day
    steps = [day, coin, Note("note a"), Note("note b"), ForEver("for ever")]
    scenario.complete([walk, sleep, Outcome("heads"), Outcome("tails")], steps)
    state = Walker(scenario)
    state.first(day)
    return state


def take(state: Walker, *names: str) -> Walker:
    for name in names:
        state.apply(state.scenario.actions[name])
    return state


def test_steps_of_first_are_carried_out_in_reading_order_before_the_next_question() -> None:
    state = take(walker(), "sleep")
    assert state.done == ["note a", "note b"]
    assert state.actor == CHANCE


def test_steps_of_each_come_in_the_order_of_the_list() -> None:
    state = take(walker(), "walk")
    assert state.done == ["note a"]
    assert state.question().name == "day"


def test_what_is_not_offered_raises_with_the_reason_and_changes_nothing() -> None:
    state = take(walker(), "walk", "walk")
    before = state.digest()
    with pytest.raises(IllegalAction, match="too-tired T1") as caught:
        take(state, "walk")
    assert caught.value.refusal is TOO_TIRED
    assert state.digest() == before


def test_an_action_whose_question_is_not_asked_is_refused_as_not_now() -> None:
    assert walker().refusal(walker().scenario.actions["heads"]) is NOT_NOW
    state = take(walker(), "sleep")
    assert state.refusal(state.scenario.actions["walk"]) is NOT_NOW


def test_only_the_object_of_the_catalogue_counts_not_another_of_its_name() -> None:
    state = walker()
    with pytest.raises(IllegalAction):
        state.apply(Sleep("sleep", 0))


def test_weights_are_there_while_chance_is_asked_only() -> None:
    state = walker()
    with pytest.raises(ValueError, match="not decided by chance"):
        state.weights()
    assert take(state, "sleep").weights() == [2, 1]


def test_after_the_end_nobody_is_asked_and_all_is_refused() -> None:
    state = take(walker(), "sleep", "heads")
    assert (state.result, state.actor, state.legal_actions()) == (Result.WON, NOBODY, [])
    assert state.refusal(state.scenario.actions["walk"]) is GAME_OVER


def test_a_rule_that_goes_round_in_circles_is_stopped_by_name() -> None:
    with pytest.raises(EndlessRule, match="for ever"):
        take(walker(), "sleep", "tails")


def test_rules_tell_only_while_somebody_listens() -> None:
    state = take(walker(), "walk")
    assert state.chronicle is None
    state.chronicle = []
    take(state, "walk")
    assert [(event.message, event.rule, event.arguments) for event in state.chronicle] == [("walked", "T2", {"way": 2})]


def test_the_digest_covers_the_numbers_and_what_is_still_to_do() -> None:
    assert walker().digest() == walker().digest()
    assert len(walker().digest()) == 16
    other = walker()
    other.first(other.scenario.steps["note a"])
    assert other.digest() != walker().digest()
    far = walker()
    far.way = 1
    assert far.digest() != walker().digest()


def test_a_digest_does_not_depend_on_the_chronicle() -> None:
    state = walker()
    state.chronicle = [Event("walked", "T2", {})]
    assert state.digest() == walker().digest()


@pytest.mark.parametrize("kind", [Outcome, Note, Day])
def test_things_of_a_catalogue_are_neither_copied_nor_pickled(kind: Any) -> None:
    thing = kind("made once")
    for copied in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="its name travels"):
            copied(thing)


def test_a_catalogue_numbers_its_things_and_knows_them_by_name() -> None:
    things = Catalogue([Outcome("heads"), Outcome("tails")])
    assert [things.numbers[thing.name] for thing in things.all] == [0, 1]
    assert things["tails"] is things.all[1]
    assert "tails" in things
    assert "edge" not in things
    assert len(things) == 2


def test_a_thing_that_scenarios_share_has_its_number_in_each() -> None:
    heads, tails = Outcome("heads"), Outcome("tails")
    first, second = Catalogue([heads, tails]), Catalogue([Outcome("edge"), tails])
    third = Catalogue([tails, heads])
    assert [first.numbers["tails"], second.numbers["tails"], third.numbers["tails"]] == [1, 1, 0]


def test_two_things_of_one_name_cannot_be_in_a_catalogue() -> None:
    with pytest.raises(ValueError, match="'heads'"):
        Catalogue([Outcome("heads"), Outcome("heads")])
