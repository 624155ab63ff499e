"""A game seen again is what was seen when it was played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from heroquest.curious import GAME
from heroquest.quests import begun as quest_begun
from heroquest.test_secrets import TwinGame, go_on_alike
from heroquest.twins import differences, looks_like, plain, told, twin
from tiny_game import RACE

from sagenwerk.games import game
from sagenwerk.heroquest.state import Quest
from sagenwerk.kernel import GAME_MASTER, NOBODY, Aside, Result, State
from sagenwerk.play import Play
from sagenwerk.play.moments import Moment, entries_of, moments


def raced(seed: int = 5, steps: int = 40) -> Play:
    play = Play(RACE, "long", heroes=["hare", "fox"], seed=seed)
    for _ in range(steps):
        if play.state.result is Result.PLAYING:
            play.choose(play.state.legal_actions()[0])
    return play


def said(moment: Moment) -> tuple[int, int, str, list[str]]:
    return moment.entry, moment.step, moment.view.digest(), [repr(event) for event in moment.events]


def all_of(play: Play, audience: int = NOBODY) -> list[tuple[int, int, str, list[str]]]:
    return [said(moment) for moment in moments(play, audience)]


def test_each_moment_is_what_was_seen_after_that_entry() -> None:
    play = Play(RACE, "long", heroes=["hare", "fox"], seed=5)
    live = {play.version: play.view(NOBODY).digest()}
    while play.state.result is Result.PLAYING:
        play.choose(play.state.legal_actions()[0])
        live[play.version] = play.view(NOBODY).digest()
    seen = {entry: digest for entry, _, digest, _ in all_of(play)}
    assert {entry: seen[entry] for entry in live} == live
    assert list(seen) == entries_of(play) == list(range(play.version + 1))


def test_all_that_was_told_is_told_again_and_belongs_to_the_same_entries() -> None:
    play = raced()
    again = [(moment.entry, repr(event)) for moment in moments(play, NOBODY) for event in moment.events]
    assert again == [(entry, repr(event)) for entry, event in play.chronicle]


def test_what_was_taken_back_is_not_shown_and_what_was_brought_back_is() -> None:
    play = raced(steps=3)
    play.undo()
    assert entries_of(play) == [0, *[held.entry for held in play.line]]
    assert len(entries_of(play)) < play.version
    play.redo()
    whole = all_of(play)
    play.undo()
    play.undo()
    assert all_of(play) == whole[: len(all_of(play))]
    play.choose(play.state.legal_actions()[0])
    assert all_of(play)[-1][0] == play.version
    assert all_of(play)[-1][2] == play.view(NOBODY).digest()


def test_a_change_by_hand_is_a_moment_like_any_other() -> None:
    play = raced(steps=2)
    tree = play.state.position()
    tree["runners"][0]["field"] = 17
    play.override(tree, "Ben")
    assert all_of(play)[-1][2] == play.view(NOBODY).digest()
    play.choose(play.state.legal_actions()[0])
    assert all_of(play)[-1][2] == play.view(NOBODY).digest()


def test_any_part_is_the_same_as_in_the_whole_also_from_a_position_that_is_kept() -> None:
    play = Play(game("junior"), "challenge-1", heroes=["warrior", "archer"], seed=3)
    luck = Random(4)
    while play.version < 130 and play.state.result is Result.PLAYING:
        play.choose(luck.choice(play.state.legal_actions()))
        if luck.random() < 0.1 and play.undo_label():
            play.undo()
    whole = all_of(play)
    assert len(whole) > 52
    for start, stop in [(0, 1), (1, 4), (49, 53), (50, 51), (51, None), (len(whole) - 1, None), (7, 5), (-1, 3)]:
        expected = whole[start:stop] if start >= 0 else []
        assert [said(moment) for moment in moments(play, NOBODY, start, stop)] == expected
    assert list(moments(play, NOBODY, len(whole))) == []


def test_the_moments_are_those_of_when_they_were_asked_for() -> None:
    play = raced(steps=4)
    before = all_of(play)
    asked = moments(play, NOBODY)
    play.undo()
    play.choose(play.state.legal_actions()[0])
    assert [said(moment) for moment in asked] == before


def test_nothing_can_be_done_in_a_moment() -> None:
    assert all(moment.view.legal_actions() == [] for moment in moments(raced(), NOBODY))


def quest(steps: int) -> Play:
    luck = Random(f"moments {steps}")
    play = Play(GAME, "quest-1", heroes=["barbarian", "dwarf"], seed=steps)
    while play.version < steps and play.state.result is Result.PLAYING:
        play.choose(luck.choice(play.state.legal_actions()))
    return play


def as_looked_at(view: State) -> dict[str, Any]:
    """All of a view but what can be done."""
    assert isinstance(view, Quest)
    looks = looks_like(view)
    del looks["offers"]
    return {**looks, "position": view.position(), "maps": plain(view.tables.quests)}


@pytest.mark.rule("HQ-004")
def test_heroes_see_at_each_moment_only_what_lay_on_the_table_then() -> None:
    play = Play(GAME, "quest-1", heroes=["barbarian", "dwarf"], seed=2)
    luck = Random(9)
    live = {play.version: as_looked_at(play.view(NOBODY))}
    while play.version < 150 and play.state.result is Result.PLAYING:
        play.choose(luck.choice(play.state.legal_actions()))
        live[play.version] = as_looked_at(play.view(NOBODY))
    seen = list(moments(play, NOBODY))
    assert len([moment for moment in seen if moment.entry in live]) == len(live)
    for moment in seen:
        if moment.entry in live:
            assert differences(as_looked_at(moment.view), live[moment.entry]) == []
        assert not any(isinstance(event, Aside) for event in moment.events)


@pytest.mark.rule("HQ-004")
def test_the_game_master_sees_his_map_again_and_hears_what_only_he_heard() -> None:
    play = quest(60)
    assert all_of(play, int(GAME_MASTER))[-1][2] == play.view(GAME_MASTER).digest()
    heard = [event for moment in moments(play, GAME_MASTER) for event in moment.events]
    assert len(heard) == len(play.chronicle)


@pytest.mark.rule("HQ-004", "HQ-052")
@pytest.mark.parametrize("scenario", ["maze", "quest-1", "quest-7"])
def test_plays_on_maps_that_differ_in_the_unseen_are_seen_again_alike(scenario: str) -> None:
    luck = Random(f"{scenario} moments")
    compared = 0
    for seed in range(4):
        options = {"edition": "eu2", "setting_out": "game-master" if seed % 2 else "by-itself"}
        heroes = ["barbarian", "elf", "wizard"]
        quest = twin(quest_begun(scenario, heroes=" ".join(heroes), **options).state, luck).quest
        both = [Play(game, scenario, heroes=heroes, options=options, seed=seed) for game in (GAME, TwinGame(quest))]
        alike = [list(map(seen_and_heard, moments(play, NOBODY))) for play in both]
        for _ in range(12):
            if not go_on_alike(both[0], both[1], luck):
                break
            alike = [list(map(seen_and_heard, moments(play, NOBODY))) for play in both]
        assert differences(alike[0], alike[1]) == []
        compared += len(alike[0])
    assert compared > 20


def seen_and_heard(moment: Moment) -> list[Any]:
    return [moment.entry, moment.step, as_looked_at(moment.view), told(moment.events)]


def test_a_log_that_was_opened_at_a_position_is_seen_again_from_there() -> None:
    play = raced(steps=60)
    old = play.to_saga().replace('"rules_version":1', '"rules_version":0', 1)
    rows = old.splitlines()
    wrong = next(at for at, row in enumerate(rows) if '"outcome"' in row)
    rows[wrong] = rows[wrong].replace('"asked":"', '"asked":"no longer ')
    opened = Play.from_saga("\n".join(rows) + "\n")
    assert opened.opened_at_position is not None
    assert entries_of(opened)[0] == opened.opened_at_position.entry
    seen = list(moments(opened, NOBODY))
    assert seen[0].events == []
    assert seen[-1].view.digest() == opened.view(NOBODY).digest()
