"""Dice of the box, thrown by people who say what they show; all other chance is dealt."""

from __future__ import annotations

from random import Random

import pytest
from tiny_game import RACE

from sagenwerk.bots import Luck, policy
from sagenwerk.games import game
from sagenwerk.kernel import CHANCE, GAME_MASTER, Chance, IllegalAction, Result
from sagenwerk.play import Choice, OutcomeEntry, Play, SaveError, WrongThrow

SALT = "00112233445566778899aabbccddeeff"
GAMES = [
    ("junior", "challenge-3", ["warrior", "archer"]),
    ("andor", "legend-2", ["warrior", "archer"]),
    ("heroquest", "quest-1", ["barbarian", "wizard"]),
]


def race(**how: object) -> Play:
    return Play(RACE, "long", heroes=["hare", "fox"], seed=3, salt=SALT, dice_mode="own", **how)  # type: ignore[arg-type]


def begun(name: str, scenario: str, heroes: list[str], **how: str) -> Play:
    return Play(game(name), scenario, heroes=heroes, seed=5, salt=SALT, dice_mode="own", **how)


def thrown_by_hand(play: Play, luck: Random) -> None:
    while play.awaits_dice:
        play.throw(luck.choice(play.awaits_dice))


def chosen(play: Play, luck: Random) -> str:
    """What somebody does who means to win, so that there are fights."""
    view = play.state.view(play.state.actor)
    bot = "simple" if play.state.actor == GAME_MASTER else "greedy"
    return policy(bot, play.game.name).choose(view, Luck(luck.randrange(1000))).name


def went_on(play: Play, luck: Random, actions: int) -> Play:
    """Any actions, with dice that fall as they like."""
    thrown_by_hand(play, luck)
    for _ in range(actions):
        if play.state.result is not Result.PLAYING:
            break
        play.choose(luck.choice(play.state.legal_actions()))
        thrown_by_hand(play, luck)
    return play


def test_an_action_waits_for_the_dice_and_the_throw_belongs_to_its_step() -> None:
    play = race()
    assert play.awaits_dice is None
    play.choose("hare: roll")
    assert play.awaits_dice == [f"die {spots}" for spots in range(1, 7)]
    assert play.state.actor == CHANCE
    play.throw("die 4")
    assert play.awaits_dice is None
    assert play.log[1:] == [Choice(2, 1, "hare: roll"), OutcomeEntry(3, 1, "die", "die 4")]
    play.undo()
    assert play.undo_label() is None


def test_what_is_no_die_is_dealt_and_follows_from_seed_and_salt() -> None:
    assert race().log == Play(RACE, "long", heroes=["hare", "fox"], seed=3, salt=SALT).log


def test_what_the_dice_cannot_show_is_refused_and_nothing_has_changed() -> None:
    play = race()
    play.choose("hare: roll")
    with pytest.raises(WrongThrow, match="'die' cannot show 'die 7', only one of 'die 1', 'die 2'") as caught:
        play.throw("die 7")
    assert caught.value.names == play.awaits_dice
    assert play.version == 2


def test_nobody_throws_dice_that_are_not_asked_for() -> None:
    play = race()
    with pytest.raises(ValueError, match="nobody has to throw"):
        play.throw("die 4")
    served = Play(RACE, "long", heroes=["hare", "fox"], seed=3)
    assert served.awaits_dice is None
    with pytest.raises(ValueError, match="nobody has to throw"):
        served.throw("die 4")


def test_nothing_is_chosen_while_dice_are_awaited() -> None:
    play = race()
    play.choose("hare: roll")
    with pytest.raises(IllegalAction):
        play.choose("fox: roll")
    with pytest.raises(ValueError, match="given by chance"):
        play.choose("die 4")
    assert play.version == 2


def test_several_actions_stop_where_dice_are_awaited() -> None:
    play = race()
    play.choose_all(["hare: roll", "fox: roll", "nobody: nothing"])
    assert play.awaits_dice is not None
    assert [entry.action for entry in play.log if isinstance(entry, Choice)] == ["hare: roll"]


def test_actions_until_news_stop_there_too() -> None:
    play = race()
    play.choose_until_news(["hare: roll", "fox: roll"])
    assert play.awaits_dice is not None
    assert play.version == 2


def test_a_throw_tells_the_heroes_what_they_cannot_forget() -> None:
    luck = Random(2)
    play = went_on(begun("heroquest", "quest-1", ["barbarian", "wizard"]), luck, 3)
    while play.awaits_dice is None:
        play.choose(chosen(play, luck))
    step = play.log[-1].step
    play.throw(play.awaits_dice[0])
    assert play.told(step)
    assert Play.from_saga(play.to_saga()).told(step)


def test_an_action_can_be_taken_back_before_the_dice_are_thrown_and_brought_again() -> None:
    play = race()
    before = play.state.digest()
    play.choose("hare: roll")
    play.undo()
    assert (play.state.digest(), play.awaits_dice) == (before, None)
    play.redo()
    assert play.awaits_dice is not None
    play.throw("die 4")
    assert play.awaits_dice is None


def test_dice_are_awaited_again_when_a_change_by_hand_is_taken_back() -> None:
    play = race()
    tree = play.state.position()
    play.choose("hare: roll")
    play.override(tree, "Mia")
    assert play.awaits_dice is None
    play.undo()
    play.throw("die 4")
    assert play.redo_label() is None
    assert Play.from_saga(play.to_saga()).state.digest() == play.state.digest()


def test_strict_dice_that_fell_once_are_not_thrown_again() -> None:
    play = race()
    play.choose("hare: roll")
    play.throw("die 4")
    digest = play.state.digest()
    play.undo()
    play.choose("hare: roll")
    assert (play.awaits_dice, play.state.digest()) == (None, digest)
    play.choose("fox: roll")
    assert play.awaits_dice is not None
    assert Play.from_saga(play.to_saga()).awaits_dice == play.awaits_dice


def test_friendly_dice_are_thrown_again() -> None:
    play = race(undo="friendly")
    play.choose("hare: roll")
    play.throw("die 4")
    play.undo()
    play.choose("hare: roll")
    assert play.awaits_dice is not None
    play.throw("die 5")
    assert play.line[-1] == OutcomeEntry(6, 2, "die", "die 5")
    assert play.dice_known


@pytest.mark.parametrize("undo", ["strict", "friendly"])
@pytest.mark.parametrize(("name", "scenario", "heroes"), GAMES)
def test_in_every_game_people_throw_and_nothing_else_is_asked_of_them(
    name: str, scenario: str, heroes: list[str], undo: str
) -> None:
    luck = Random(name)
    play = begun(name, scenario, heroes, undo=undo)
    thrown_by_hand(play, luck)
    thrown = 0
    for _ in range(300):
        if play.state.result is not Result.PLAYING or thrown == 12:
            break
        before = play.state.digest()
        play.choose(chosen(play, luck))
        if play.awaits_dice is None:
            continue
        with pytest.raises(WrongThrow):
            play.throw("a coin shows heads")
        thrown_by_hand(play, luck)
        digest, label = play.state.digest(), play.undo_label()
        thrown += 1
        play.undo()
        assert play.state.digest() == before
        assert label is not None
        play.choose(label)
        if undo == "friendly":
            thrown_by_hand(play, luck)
        else:
            assert (play.awaits_dice, play.state.digest()) == (None, digest)
    assert thrown > 2
    again = Play.from_saga(play.to_saga())
    assert again.to_saga() == play.to_saga()
    assert again.state.digest() == play.state.digest()


@pytest.mark.parametrize(("name", "scenario", "heroes"), GAMES)
def test_a_game_with_dice_of_ones_own_is_forked_and_waits_where_the_first_one_did(
    name: str, scenario: str, heroes: list[str]
) -> None:
    luck = Random(1)
    play = went_on(begun(name, scenario, heroes), luck, 5)
    while play.awaits_dice is None and play.state.result is Result.PLAYING:
        play.choose(chosen(play, luck))
    assert play.awaits_dice is not None
    fork = play.fork(play.version)
    assert fork.awaits_dice == play.awaits_dice
    fork.throw(play.awaits_dice[-1])
    play.throw(play.awaits_dice[-1])
    assert fork.to_saga() == play.to_saga()


def test_dice_that_the_head_does_not_know_of_are_not_asked_for_by_a_replay() -> None:
    play = race()
    play.choose("hare: roll")
    play.throw("die 4")
    text = play.to_saga()
    assert '"dice":"own"' in text
    with pytest.raises(SaveError, match="not legal"):
        Play.from_saga(text.replace('"outcome":"die 4"', '"outcome":"chip carrot"'))


#: Every kind of chance that is no die of the box: cards, tokens, secret places.
DEALT = {
    "junior": {"Shown", "TaskDraw", "ThicketDraw", "LetterPlace", "MineDraw", "FogDraw", "BookDraw"},
    "andor": {"StoneShows", "EventLook", "EventDraw", "FogShows", "FogOpens"},
    "heroquest": {"DrawCard"},
}
#: And every kind that is.
THROWN = {
    "junior": {"FightThrow", "TrollThrow", "RedDie", "MineThrow"},
    "andor": {"Roll", "StoneOnes", "CreatureRolls", "BlackDie", "OneDie", "StoneTens", "AllDice"},
    "heroquest": {
        *("MarchThrow", "AllyThrow", "AttackThrow", "DefenceThrow", "SpearThrow", "BlockThrow", "JumpThrow"),
        *("FigureJumpThrow", "DisarmThrow", "DisarmDie", "GoldThrow", "HealingThrow", "NoteThrow", "PortalThrow"),
        *("FireBurns", "ResistsSleep", "BreaksFree", "Summons", "SummonsUndead"),
    },
}


@pytest.mark.parametrize("name", ["junior", "andor", "heroquest"])
def test_dice_are_told_from_all_other_chance(name: str) -> None:
    rules = game(name)
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for scenario in rules.scenarios():
        for step in rules.scenario(scenario).steps.all:
            if isinstance(step, Chance):
                found[step.thrown].add(type(step).__name__)
    assert found == {True: THROWN[name], False: DEALT[name]}
