"""Plans of Andor Junior: their names travel, they are followed to their end, and what persons may tell a bot."""

from __future__ import annotations

import pytest

from sagenwerk.bots import Luck, Search, deal, play_out, policy
from sagenwerk.bots.plan_junior import PURPOSES, JuniorKnowledge, progress
from sagenwerk.games.junior import JuniorGame
from sagenwerk.junior.day import HERO_CHOOSES, LIGHT_BEACON, SEARCH_FOG, SEARCH_MINE
from sagenwerk.junior.scenario import HERO_NAMES
from sagenwerk.junior.state import Junior
from sagenwerk.junior.walk import STAND_STILL
from sagenwerk.kernel import CHANCE, Result
from sagenwerk.locales import LANGUAGES, sentence

GAME = JuniorGame()
TEAM = ["warrior", "archer", "dwarf", "mage"]


def new(scenario: str, team: list[str] | None = None) -> Junior:
    state = GAME.new(scenario, team or TEAM)
    assert isinstance(state, Junior)
    state.chronicle = None
    return state


def later(scenario: str, turns: int, seed: int) -> Junior:
    """A position at the beginning of a hero's turn, after so many questions, in the first game that lasts so long."""
    for number in range(seed, seed + 20):
        state = new(scenario)
        bot, luck = policy("greedy", "junior"), Luck(number)
        asked = 0
        while state.result is Result.PLAYING:
            if state.actor == CHANCE:
                state.apply(deal(state, luck))
                continue
            if asked >= turns and not state.arrived and state.question() is HERO_CHOOSES:
                return state
            asked += 1
            state.apply(bot.choose(state, luck))
    raise AssertionError("all games were over before that")


@pytest.mark.parametrize("scenario", GAME.scenarios())
@pytest.mark.parametrize("turns", [0, 40, 90])
def test_every_plan_says_what_it_is_for_and_begins_with_a_legal_action(scenario: str, turns: int) -> None:
    state = later(scenario, turns, 5)
    knowledge = JuniorKnowledge()
    plans = knowledge.plans(state, state.legal_actions())
    assert plans[0].name == ""
    assert len({plan.name for plan in plans}) == len(plans) > 1
    for plan in plans[1:]:
        action = plan.begun().follow(state)
        assert action is not None
        assert state.offers_this(action)
        for language in LANGUAGES:
            assert sentence(language, plan.message, plan.arguments)


@pytest.mark.parametrize("seed", range(4))
def test_a_plan_is_made_again_from_its_name_until_the_turn_is_over(seed: int) -> None:
    state = later("challenge-2", 30, seed)
    knowledge, luck = JuniorKnowledge(), Luck(seed)
    plan = knowledge.plans(state, state.legal_actions())[1].begun()
    hero = state.turn
    assert knowledge.plan(state, hero, plan.name) is None  # its turn has not begun: it is not being followed yet
    action = plan.follow(state)
    while action is not None and state.turn == hero:
        state.apply(action)
        while state.actor == CHANCE:
            state.apply(deal(state, luck))
        again = knowledge.plan(state, hero, plan.name)
        if state.turn != hero or state.result is not Result.PLAYING:
            assert again is None
            return
        action = plan.follow(state)
        assert (again.follow(state) if again is not None else None) is action


@pytest.mark.parametrize(
    "name", ["", "dance", "warrior: fight at nowhere", "warrior: sing at rietburg", "archer: fight at rietburg"]
)
def test_names_that_mean_nothing_make_no_plan(name: str) -> None:
    state = later("challenge-1", 10, 1)
    assert JuniorKnowledge().plan(state, 0, name) is None


def test_a_hero_who_does_not_play_has_no_plans() -> None:
    state = new("challenge-1", ["warrior", "archer"])
    assert JuniorKnowledge().plan(state, 3, "mage: go with warrior on day 1") is None


@pytest.mark.parametrize("seed", range(3))
def test_orders_are_followed_whoever_is_asked(seed: int) -> None:
    state = later("free-medium", 50, seed)
    knowledge = JuniorKnowledge()
    for hero in state.order:
        orders = knowledge.orders(state, hero)
        assert len({plan.name for plan in orders}) == len(orders) >= 4
        for plan in orders:
            again = knowledge.plan(state, hero, plan.name)
            assert again is not None
            assert again.name == plan.name
            action = again.begun().follow(state)
            if hero == state.turn and action is not None:
                assert state.offers_this(action)
            if hero != state.turn:
                assert action is None


def test_who_goes_with_another_gets_there() -> None:
    state = new("challenge-1", ["warrior", "dwarf"])
    search, greedy, luck = Search("search", JuniorKnowledge(), 8), policy("greedy", "junior"), Luck(2)
    search.tell(2, "dwarf: go with warrior on day 1")
    met = False
    while state.day == 1 and state.result is Result.PLAYING:
        if state.actor == CHANCE:
            state.apply(deal(state, luck))
            continue
        bot = search if state.actor == 2 else greedy
        state.apply(bot.choose(state.view(state.actor), luck))
        if state.heroes[0].asleep and state.heroes[0].field == state.heroes[2].field:
            met = True
    assert met
    assert search.searches == 0


def test_a_told_fight_lasts_until_the_gor_is_gone() -> None:
    state = new("challenge-1", ["warrior", "mage"])
    knowledge = JuniorKnowledge()
    fights = [plan for plan in knowledge.orders(state, 0) if plan.message == "plan-junior-fight"]
    assert fights
    search, greedy, luck = Search("search", knowledge, 8), policy("greedy", "junior"), Luck(4)
    field = state.board.field_named(str(fights[0].arguments["field"]))
    search.tell(0, fights[0].name)
    days = 0
    while state.gors[state.board.gor_number[field]] and state.result is Result.PLAYING and days < 4:
        if state.actor == CHANCE:
            state.apply(deal(state, luck))
            continue
        bot = search if state.actor == 0 else greedy
        before = state.day
        state.apply(bot.choose(state.view(state.actor), luck))
        days += state.day - before
        assert search.searches == 0 or not state.gors[state.board.gor_number[field]]
    assert not state.gors[state.board.gor_number[field]]
    # What is done is no longer followed.
    again = knowledge.plan(state, 0, fights[0].name)
    assert again is None or state.turn != 0 or again.follow(state) is None or state.arrived


def test_what_cannot_be_taken_back_concerns_the_group() -> None:
    knowledge = JuniorKnowledge()
    state = new("challenge-1")
    single = state.board.single[state.turn]
    assert knowledge.concerns_group(state, single[SEARCH_MINE])
    assert not knowledge.concerns_group(state, single[LIGHT_BEACON])
    state.beacons = state.board.beacon_slots - 1
    assert knowledge.concerns_group(state, single[LIGHT_BEACON])
    assert not knowledge.concerns_group(state, single[SEARCH_FOG])
    state.dragon = 3
    assert knowledge.concerns_group(state, single[SEARCH_FOG])
    assert not knowledge.concerns_group(state, state.legal_actions()[0])
    assert not knowledge.concerns_group(state, single[STAND_STILL])
    state.hero.field = state.board.fog_here.index(True)
    assert knowledge.concerns_group(state, single[STAND_STILL]), "who stands still in fog has to search it"


def test_worth_goes_from_lost_to_won() -> None:
    knowledge = JuniorKnowledge()
    state = new("challenge-2")
    assert progress(state) == 0.0
    mornings = []
    for dragon in (1, 4, 8, 12):
        state.dragon = dragon
        mornings.append(knowledge.worth(state))
    assert mornings == sorted(mornings)
    assert 0.05 < mornings[0] < mornings[-1] < 0.97
    state.cubs = 1
    state.done = state.tasks
    assert progress(state) > 0.6
    state.bridge_open = True
    assert knowledge.worth(state) > mornings[-1]
    state.result = Result.LOST
    assert knowledge.worth(state) < 0.1
    state.result = Result.WON
    far = knowledge.worth(state)
    state.dragon = 1
    assert 0.97 < knowledge.worth(state) < far <= 1.0


def test_imagined_games_are_cut_in_the_morning() -> None:
    state = later("challenge-2", 30, 3)
    knowledge = JuniorKnowledge()
    assert not knowledge.stops(state, 5)
    knowledge.plans(state, state.legal_actions())
    assert not knowledge.stops(state, 5)
    state.day += 1
    assert knowledge.stops(state, 5)


def test_every_purpose_has_a_sentence() -> None:
    for purpose in PURPOSES:
        for language in LANGUAGES:
            assert sentence(language, f"plan-junior-{purpose}", {"hero": HERO_NAMES[0], "field": "rietburg"})


def test_the_search_plays_a_game_to_its_end_and_the_same_one_again() -> None:
    digests = set()
    for _ in range(2):
        state = new("challenge-1", ["warrior", "archer"])
        play_out(state, Search("search", JuniorKnowledge(), 2), Luck(8))
        digests.add(state.digest())
    assert len(digests) == 1
