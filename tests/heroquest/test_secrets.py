"""Secrets stay secret: maps that differ only in the unseen look the same to the heroes' seats, in everything.

Twins (see ``twins``) are made at every few decisions of random games and played on with the same choices and dice, as
long as nothing of the difference has come to light. Until then views, offers, refusals, names, events, logs, undo and
replays are the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from heroquest.curious import EDITIONS, GAME, begun, choice, goes_on, on_the_way
from heroquest.quests import at_work
from heroquest.quests import begun as quest_begun
from heroquest.table import at
from heroquest.test_allies import led
from heroquest.test_notes import carrying
from heroquest.twins import (
    EXPLORES,
    QUIET,
    Twin,
    differences,
    more_notes,
    named,
    page,
    reads_a_note,
    refusals,
    shown,
    shows_what_is_the_same,
    told,
    twin,
)

from sagenwerk.bots import KNOWLEDGE, Luck
from sagenwerk.bots.chance import played_on
from sagenwerk.bots.search import Dreamer
from sagenwerk.content.heroquest_box import scenarios, shared
from sagenwerk.games.heroquest import HeroQuestGame
from sagenwerk.heroquest.board import SQUARES
from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.figures import monster_falls
from sagenwerk.heroquest.goals import AllOf, AllyOut, AnyoneOut, Brought, Killed, Want, goal_shows
from sagenwerk.heroquest.note_effects import ThrowsDie
from sagenwerk.heroquest.notes import Note, note_step
from sagenwerk.heroquest.scenario import FOUND, HERO_NAMES, QuestMap, QuestScenario
from sagenwerk.heroquest.secrets import spreads
from sagenwerk.heroquest.state import WORD_BITS, Quest
from sagenwerk.kernel import GAME_MASTER, NOBODY, Aside, Event, Result, State
from sagenwerk.lab.parties import party
from sagenwerk.play import Play
from sagenwerk.testing import check_game
from sagenwerk.views import heroquest as views


def apply(state: Quest, name: str) -> list[Event]:
    """What was told when an action was carried out."""
    state.chronicle = []
    state.apply(state.scenario.actions[name])
    events = state.chronicle
    state.chronicle = None
    return events


def both_go_on(state: Quest, made: Twin, luck: Random, most: int) -> int:
    """Two states that look alike are played on alike as long as they do; gives back how many actions that were."""
    one, other = state.clone(), made.made
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
            assert named(one) == named(other)
            name = choice(one, luck)
        before = one.clone()
        heard, heard_other = apply(one, name), apply(other, name)
        differ = differences(shown(one), shown(other))
        quiet = QUIET.search(name) or (EXPLORES.search(name) and shows_what_is_the_same(made, before, one))
        assert not (differ and quiet), (name, differ)
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
        made = Twin(state, luck)
        assert differences(shown(state), shown(made.made)) == []
        alike += both_go_on(state, made, luck, 8)
    assert alike > 30


@pytest.mark.rule("HQ-004", "HQ-113")
@pytest.mark.parametrize(
    ("scenario", "edition"),
    list(zip(["quest-2", "quest-4", "quest-6", "quest-8", "quest-10", "quest-12"], EDITIONS * 2, strict=True)),
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
                assert named(view) == named(state)


@pytest.mark.rule("HQ-004")
def test_a_die_for_a_note_says_nothing_about_what_other_notes_there_are() -> None:
    """Quest 13: loose ceilings. The other map has two notes before those of the quest."""
    one, other = quest_begun("quest-13"), quest_begun("quest-13")
    other.state.quest = more_notes(other.state.quest, 2)
    notes: list[Note] = one.state.quest.notes
    number = next(place for place, note in enumerate(notes) if any(isinstance(it, ThrowsDie) for it in note.effects))
    one.turn("elf").carry_out([note_step(number, 2)])
    other.turn("elf").carry_out([note_step(number + 2, 2)])
    assert one.asked == "chance"
    assert differences(shown(one.state), shown(other.state)) == []
    one.sums(1)
    other.sums(1)
    assert one.says("event-note-throw") == other.says("event-note-throw") != []
    assert one.sheet("elf").body == other.sheet("elf").body


@pytest.mark.rule("HQ-034", "HQ-153")
@pytest.mark.parametrize("seed", range(8))
def test_what_a_hero_carries_says_nothing_about_what_else_there_is_to_carry(seed: int) -> None:
    """Quest 4, the prince's chests."""
    table, luck = at_work("quest-4", "K8"), Random(seed)
    state, other = table.state, twin(table.state, luck)
    for name in ("pick up what lies to the east", "put down the load"):
        assert differences(refusals(state), refusals(other)) == []
        assert told(apply(state, f"barbarian: {name}")) == told(apply(other, f"barbarian: {name}"))
        assert differences(shown(state), shown(other)) == []


@pytest.mark.rule("HQ-113", "HQ-115")
@pytest.mark.parametrize("edition", EDITIONS)
def test_traps_that_were_found_do_not_tell_where_a_block_will_land(edition: str) -> None:
    table = quest_begun("quest-13", edition)
    table.state.traps = [int(FOUND)] * len(table.state.traps)
    table.fresh()
    for seed in range(5):
        other = twin(table.state, Random(seed))
        assert sorted(trap.lands_on for trap in other.quest.traps) != sorted(
            trap.lands_on for trap in table.state.quest.traps
        )
        assert differences(shown(table.state), shown(other)) == []


class TwinGame(HeroQuestGame):
    """The same game with another map."""

    def __init__(self, quest: QuestMap) -> None:
        super().__init__()
        self.quest = quest

    def scenario(self, name: str, content: str | None = None) -> QuestScenario:
        given = super().scenario(name, content)
        made = shared(given, name, "other content")
        made.quests = [self.quest] * len(EDITIONS)
        made.public, made.content = given.public, given.content
        return made


def heard_of(play: Play) -> dict[str, Any]:
    """What a heroes' seat knows of a play: the table, the log's lines and versions, what can be taken back and why."""
    events = [(entry, event) for entry, event in play.chronicle if not isinstance(event, Aside)]
    done = play.line
    return {
        "table": shown(play.state),
        "version": play.version,
        "lines": [(entry, told([event])) for entry, event in events],
        "entries": [(entry.entry, entry.step, type(entry).__name__) for entry in done],
        "undo": play.undo_label(),
        "redo": play.redo_label(),
        "told": [play.told(step) for step in sorted({entry.step for entry in done if entry.step})],
    }


@pytest.mark.rule("HQ-004", "HQ-052")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", ["maze", "quest-1", "quest-7"])
def test_plays_on_both_maps_have_the_same_log_undo_and_replay_for_the_heroes(scenario: str, edition: str) -> None:
    luck = Random(f"{scenario} {edition} log")
    alike = 0
    for seed in range(3):
        heroes = luck.sample(HERO_NAMES, 3)
        options = {"edition": edition, "setting_out": luck.choice(["by-itself", "game-master"])}
        quest = twin(quest_begun(scenario, heroes=" ".join(heroes), **options).state, luck).quest
        both = [Play(game, scenario, heroes=heroes, options=options, seed=seed) for game in (GAME, TwinGame(quest))]
        kept = [play.to_saga() for play in both]
        while alike < 12 * (seed + 1) and go_on_alike(*both, luck):
            alike += 1
            kept = [play.to_saga() for play in both]
        replayed = [Play.from_saga(text, game=play.game) for text, play in zip(kept, both, strict=True)]
        assert differences(heard_of(replayed[0]), heard_of(replayed[1])) == []
    assert alike > 8


def go_on_alike(mine: Play, theirs: Play, luck: Random) -> bool:
    """The same is done in both plays, and taken back where it may be; whether they still look alike."""
    if mine.state.result is not Result.PLAYING:
        return False
    names = way(mine.state, theirs.state, luck)
    back = luck.random()
    for play in (mine, theirs):
        play.choose_until_news(names)
    if differences(shown(mine.state), shown(theirs.state)):
        return False
    assert differences(heard_of(mine), heard_of(theirs)) == []
    if back < 0.4 and mine.undo_label() and not mine.told(mine.line[-1].step):
        for play in (mine, theirs):
            play.undo()
        assert differences(heard_of(mine), heard_of(theirs)) == []
        if back < 0.3:
            for play in (mine, theirs):
                play.redo()
            assert differences(heard_of(mine), heard_of(theirs)) == []
    return True


def way(mine: Quest, theirs: Quest, luck: Random) -> list[str]:
    """One action, or a way of several steps as the page shows it."""
    ways = views.routes(mine.view(NOBODY)) if mine.actor >= 0 else []
    if ways and luck.random() < 0.4:
        return luck.choice(ways).actions
    allowed = {action.name for action in theirs.legal_actions()}
    return [choice(mine, luck, [action for action in mine.legal_actions() if action.name in allowed])]


def other_maps(state: State, audience: int) -> Iterator[State]:
    """For the conformance kit: what else the map could show, as far as this audience knows."""
    assert isinstance(state, Quest)
    if audience != GAME_MASTER and not reads_a_note(state):
        yield twin(state, Random(f"{state.digest()} {audience}"))


@pytest.mark.rule("HQ-004")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_law_of_the_kernel_about_secrets_holds(edition: str) -> None:
    place = on_the_way("quest-5", edition, "secrets", 200)
    report = check_game(
        GAME, "quest-5", games=1, position=place, secrets=other_maps, fixed=["*"], longest=40, ends=False
    )
    assert report.laws["secrets do not show"] > 20


@pytest.mark.parametrize(("scenario", "shows"), [("maze", True), ("quest-1", False)])
def test_an_imagined_quest_is_won_by_getting_out_where_that_is_all_that_is_left(scenario: str, shows: bool) -> None:
    view = GAME.new(GAME.scenario(scenario), ["barbarian"], {}).view(0)
    assert isinstance(view, Quest)
    assert view.quest.goal_shows is shows
    full = view.imagine(Dreamer(Luck(1)))
    assert isinstance(full, Quest)
    assert full.view(0).digest() == view.digest()
    assert goal_shows(full) is shows


def imagined(state: Quest, seed: int = 1) -> Quest:
    """A quest made up from what a hero sees."""
    full = state.view(0).imagine(Dreamer(Luck(seed)))
    assert isinstance(full, Quest)
    return full


def shown_to(name: str, square: str, edition: str = "eu1") -> Quest:
    """A quest whose barbarian has come to a square and looked around; all others are on the stairs."""
    table = quest_begun(name, edition).hero("barbarian", square)
    return table.carry_out(looks_around(table.state, at(square))).turn("barbarian").state


def figure_on(state: Quest, square: str) -> int:
    """The number of the figure on a square."""
    return next(number for number, one in enumerate(state.squares) if one == at(square))


def wanted(full: Quest) -> list[Want]:
    """What an imagined quest asks for."""
    want = full.quest.goal.want
    return list(want.wants) if isinstance(want, AllOf) else [want]


def test_where_nothing_special_lies_on_the_board_an_unseen_figure_has_to_be_found() -> None:
    state = quest_begun("quest-1").state
    places = set()
    for seed in range(6):
        full = imagined(state, seed)
        (want,) = wanted(full)
        assert isinstance(want, Killed)
        square = full.quest.monsters[want.placed[0]].square
        assert not state.sees(square)
        assert not goal_shows(full)
        places.add(square)
    assert len(places) > 3


def test_a_figure_that_is_not_of_the_printed_kinds_is_what_has_to_be_killed() -> None:
    state = shown_to("quest-1", "L10")
    verag = figure_on(state, "M9")
    full = imagined(state)
    (want,) = wanted(full)
    assert isinstance(want, Killed)
    assert full.placed[verag] == want.placed[0]
    assert not want.reached(full)
    monster_falls(full, verag)
    assert want.reached(full)


def test_an_ally_on_the_board_has_to_be_led_out_and_what_lies_there_to_be_carried_out() -> None:
    (want,) = wanted(imagined(led().state))
    assert isinstance(want, AllyOut)
    (want,) = wanted(imagined(carrying().state))
    assert isinstance(want, Brought)
    assert want.wanted == [0]


def test_gold_that_a_hero_has_kept_is_not_asked_for() -> None:
    table = at_work("quest-4", "K8").do("pick up what lies to the east", "keep the gold")
    (want,) = wanted(imagined(table.state))
    assert isinstance(want, Brought)
    assert want.wanted == [1, 2]


def test_where_nobody_can_guess_what_is_left_to_do_somebody_has_to_get_out() -> None:
    state = quest_begun("quest-1").state
    state.seen = [2**WORD_BITS - 1] * len(state.seen)
    (want,) = wanted(imagined(state))
    assert isinstance(want, AnyoneOut)
    assert not goal_shows(imagined(state))


def test_stairs_that_nobody_has_seen_lie_in_the_dark() -> None:
    state = quest_begun("quest-9").state
    assert state.view(0).quest.stairs == []
    stairs = imagined(state).quest.stairs
    assert len(stairs) == 4
    assert not any(state.sees(square) for square in stairs)


@pytest.mark.parametrize("scenario", scenarios())
@pytest.mark.parametrize("edition", ["eu1", "us"])
def test_in_an_imagined_quest_heroes_can_get_into_every_room(scenario: str, edition: str) -> None:
    luck = Random(f"ways {scenario} {edition}")
    for number, (state, _) in enumerate(games(scenario, edition, "ways", 60)):
        on_board = [hero.square for hero in state.heroes if hero.square >= 0]
        if number % 20 or not on_board:
            continue
        full = imagined(state, luck.randrange(1000))
        there = [square in on_board for square in range(int(SQUARES))]
        spreads(full, there, [int(square) for square in on_board], 0)
        rooms = full.tables.board.squares_of
        dark = [square for squares in rooms[1:] for square in squares if not state.sees(square)]
        assert all(there[square] for square in dark if not full.quest.blocked_at[square])


def through_portal() -> Quest:
    """The barbarian has gone through a portal of quest 10, the others have not."""
    table = at_work("quest-10", "E15").do("open the door north").now(steps_left=5).do("step north").sums(9)
    return table.state


@pytest.mark.parametrize("seed", range(5))
def test_imagined_portals_come_out_in_eleven_rooms_and_each_hero_can_get_to_the_others(seed: int) -> None:
    full = imagined(through_portal(), seed)
    board = full.tables.board
    assert len({board.rooms[square] for square in full.quest.portals}) == 11
    assert not any(full.at[square] for square in full.quest.portals)
    on_board = [int(hero.square) for hero in full.heroes if hero.square >= 0]
    assert len({board.rooms[square] for square in on_board}) > 1
    for begin in on_board:
        there = [square == begin for square in range(int(SQUARES))]
        spreads(full, there, [begin], 0)
        assert all(there[square] for square in on_board)


def test_a_way_on_that_nobody_knows_of_is_secret_and_still_to_be_found() -> None:
    table = quest_begun("quest-1")
    state = table.state
    state.doors_seen = state.doors_open = 0
    full = imagined(state)
    known = len(state.view(0).quest.doors)
    more = full.quest.doors[known:]
    secret = [door for door in more if state.sees(door.first)]
    assert known == 0
    assert secret
    assert all(door.secret for door in secret)
    assert not any(full.door_known(number) for number in range(known, len(full.quest.doors)))
    assert full.view(0).digest() == state.view(0).digest()


@pytest.mark.parametrize("edition", ["eu1", "us"])
def test_imagined_quests_can_be_won(edition: str) -> None:
    """So the chance that is stated at a table means something: heroes as good as these win nearly all of the first."""
    state = quest_begun("quest-1", edition, content=None if edition == "eu1" else party("us", 2)).state
    knowledge = KNOWLEDGE["heroquest"]()
    won = sum(played_on(knowledge, state.view(0), Luck(seed)) is Result.WON for seed in range(6))
    assert won >= 4
