"""Secrets stay secret: maps that differ only in the unseen look the same to the heroes' seats, in everything.

Twins (see ``twins``) are made at every few decisions of random games and played on with the same choices and dice, as
long as nothing of the difference has come to light. Until then views, offers, refusals, names, events, logs, undo and
replays are the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from heroquest.curious import EDITIONS, begun, choice, goes_on
from heroquest.twins import QUIET, differences, named, page, reads_a_note, refusals, shown, told, twin

from sagenwerk.content.heroquest_box import scenarios
from sagenwerk.heroquest.state import Quest
from sagenwerk.kernel import GAME_MASTER, NOBODY, Event, Result


def apply(state: Quest, name: str) -> list[Event]:
    """What was told when an action was carried out."""
    state.chronicle = []
    state.apply(state.scenario.actions[name])
    events = state.chronicle
    state.chronicle = None
    return events


def both_go_on(state: Quest, other: Quest, luck: Random, most: int) -> int:
    """Two states that look alike are played on alike as long as they do; gives back how many actions that were."""
    one = state.clone()
    for number in range(most):
        if one.result is not Result.PLAYING:
            return number
        if one.actor == GAME_MASTER:
            # He sees the difference; only what both could do is done in both.
            allowed = {action.name for action in other.legal_actions()}
            both = [action for action in one.legal_actions() if action.name in allowed]
            if not both:
                return number
            name = choice(one, luck, both)
        else:
            assert named(one.legal_actions()) == named(other.legal_actions())
            name = choice(one, luck)
        heard, heard_other = apply(one, name), apply(other, name)
        differ = differences(shown(one), shown(other))
        assert not (differ and QUIET.search(name)), (name, differ)
        if differ:
            return number
        assert differences(told(heard), told(heard_other)) == [], name
    return most


def games(scenario: str, edition: str, seed: str, length: int) -> Iterator[tuple[Quest, Random]]:
    """States of a random game in which somebody decides and nothing secret is about to happen."""
    luck = Random(f"{scenario} {edition} {seed}")
    state = begun(scenario, edition, luck)
    for number in range(length):
        if state.result is not Result.PLAYING:
            state = begun(scenario, edition, luck)
        if not reads_a_note(state):
            yield state, luck
        state = goes_on(state, luck, number)


@pytest.mark.rule("HQ-004", "HQ-052", "HQ-103", "HQ-113")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", scenarios())
def test_maps_that_differ_in_the_unseen_look_and_play_the_same(scenario: str, edition: str) -> None:
    alike = 0
    for number, (state, luck) in enumerate(games(scenario, edition, "play", 130)):
        if number % 10:
            continue
        other = twin(state, luck)
        assert differences(shown(state), shown(other)) == []
        alike += both_go_on(state, other, luck, 8)
    assert alike > 30


@pytest.mark.rule("HQ-004", "HQ-113")
@pytest.mark.parametrize(
    ("scenario", "edition"),
    zip(["quest-2", "quest-4", "quest-6", "quest-8", "quest-10", "quest-12"], EDITIONS * 2, strict=True),
)
def test_refusals_and_pages_say_nothing_about_the_unseen(scenario: str, edition: str) -> None:
    for number, (state, luck) in enumerate(games(scenario, edition, "page", 240)):
        if number % 80 == 79:
            other = twin(state, luck)
            view = state.view(NOBODY)
            assert differences(page(state), page(other)) == []
            if state.actor != GAME_MASTER:
                assert differences(refusals(state), refusals(other)) == []
                assert differences(refusals(state), refusals(view)) == []
                assert named(view.legal_actions()) == named(state.legal_actions())
