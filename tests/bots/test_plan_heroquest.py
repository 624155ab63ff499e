"""What the search knows of HeroQuest: plans that end, choices by the view alone, a game master by the rules."""

from __future__ import annotations

from random import Random

import pytest
from heroquest.twins import reads_a_note, twin

from sagenwerk.bots import Luck, Search, deal, policy
from sagenwerk.bots.plan_heroquest import HeroQuestKnowledge
from sagenwerk.bots.plan_heroquest_plans import HeroPlan
from sagenwerk.bots.search import Plan
from sagenwerk.games.heroquest import HeroQuestGame
from sagenwerk.heroquest.asking import HERO_CHOOSES
from sagenwerk.heroquest.monsters import MASTER_CHOOSES
from sagenwerk.heroquest.scenario import HERO_NAMES
from sagenwerk.heroquest.state import Quest
from sagenwerk.kernel import CHANCE, GAME_MASTER, Result
from sagenwerk.lab.parties import party

GAME = HeroQuestGame()


def begun(quest: str = "quest-1", edition: str = "eu1") -> Quest:
    state = GAME.new(quest, ["barbarian", "dwarf", "elf", "wizard"], {"edition": edition})
    assert isinstance(state, Quest)
    state.chronicle = None
    return state


def step(state: Quest, luck: Luck) -> None:
    """One decision or throw, by greedy heroes and the simple game master."""
    if state.actor == CHANCE:
        state.apply(deal(state, luck))
    else:
        bot = policy("simple" if state.actor == GAME_MASTER else "greedy", "heroquest")
        state.apply(bot.choose(state.view(state.actor), luck))


def in_danger(knowledge: HeroQuestKnowledge, edition: str = "us") -> Quest:
    """A quest where a hero has something to think about: in the first of some games where that happens."""
    for seed in range(40):
        state, luck = begun("quest-1", edition), Luck(seed)
        while state.result is Result.PLAYING:
            if state.actor >= 0 and state.question() is HERO_CHOOSES:
                view = state.view(state.actor)
                if not knowledge.routine(view, view.legal_actions()):
                    return state
            step(state, luck)
    raise AssertionError("nobody was ever in danger")


@pytest.fixture(scope="module")
def danger() -> Quest:
    return in_danger(HeroQuestKnowledge())


def all_plans(view: Quest) -> list[Plan]:
    """Plans and orders, without the usual one."""
    knowledge = HeroQuestKnowledge()
    return [*knowledge.plans(view, view.legal_actions())[1:], *knowledge.orders(view, view.turn)]


def test_the_same_seed_and_view_give_the_same_choice(danger: Quest) -> None:
    view = danger.view(danger.actor)
    before = view.digest()
    chosen = [Search("x", HeroQuestKnowledge(), 8).choose(danger.view(danger.actor), Luck(5)) for _ in range(2)]
    assert chosen[0] is chosen[1]
    assert danger.offers_this(chosen[0])
    assert view.digest() == before


def test_what_has_not_been_set_out_changes_no_choice(danger: Quest) -> None:
    assert not reads_a_note(danger)
    chosen = Search("x", HeroQuestKnowledge(), 8).choose(danger.view(danger.actor), Luck(5)).name
    for seed in range(3):
        other = twin(danger, Random(seed))
        assert Search("x", HeroQuestKnowledge(), 8).choose(other.view(other.actor), Luck(5)).name == chosen


def test_every_plan_is_made_again_from_its_name_and_says_what_it_does(danger: Quest) -> None:
    view, knowledge = danger.view(danger.actor), HeroQuestKnowledge()
    plans = all_plans(view)
    assert len(plans) > 5
    for plan in plans:
        again = knowledge.plan(view, danger.actor, plan.name)
        assert again is not None
        assert (again.name, again.message, again.arguments) == (plan.name, plan.message, plan.arguments)
        assert plan.message.startswith("plan-heroquest-")


def test_every_plan_offers_what_is_legal_and_ends(danger: Quest) -> None:
    for plan in all_plans(danger.view(danger.actor)):
        state, luck = danger.clone(), Luck(1)
        followed: Plan | None = plan.begun()
        actor = state.actor
        for _ in range(6000):
            if state.result is not Result.PLAYING or followed is None:
                break
            if state.actor == actor:
                action = followed.follow(state.view(actor))
                if action is None:
                    followed = None
                    continue
                assert state.offers_this(action)
                state.apply(action)
            else:
                step(state, luck)
        assert followed is None or state.result is not Result.PLAYING, plan.name


@pytest.mark.parametrize(
    "name",
    [
        "barbarian: attack monster 40",
        "barbarian: attack monster x",
        "dwarf: go with nobody",
        "elf: cast nonsense",
        "wizard: wait in round 1",
        "elf: open the door A1-A2",
        "",
    ],
)
def test_a_stale_or_unknown_name_is_no_plan(danger: Quest, name: str) -> None:
    knowledge = HeroQuestKnowledge()
    for hero in range(4):
        plan = knowledge.plan(danger.view(hero), hero, name)
        assert plan is None or plan.follow(danger.view(hero)) is None or danger.round == 1


def test_what_concerns_the_group_is_asked_first(danger: Quest) -> None:
    knowledge, view = HeroQuestKnowledge(), danger.view(0)
    assert knowledge.concerns_group(view, view.tables.open_doors[0][0])
    assert not knowledge.concerns_group(view, view.tables.end_turns[0])


def test_a_hero_who_is_out_has_no_orders_and_no_plans(danger: Quest) -> None:
    state = danger.clone()
    state.heroes[3].square = -1
    knowledge = HeroQuestKnowledge()
    assert knowledge.orders(state.view(0), 3) == []
    assert knowledge.plan(state.view(0), 3, "wizard: go with elf") is None


def test_worth_rates_living_heroes_above_dead_ones_and_a_victory_above_all(danger: Quest) -> None:
    knowledge, state = HeroQuestKnowledge(), danger.clone()
    whole = knowledge.worth(state)
    state.heroes[0].body = 1
    hurt = knowledge.worth(state)
    state.result = Result.LOST
    lost = knowledge.worth(state)
    state.result = Result.WON
    won = knowledge.worth(state)
    assert lost < hurt < whole < 0.8 < won <= 1.0


def test_the_search_plays_the_game_master_by_the_rules() -> None:
    state, luck = begun(), Luck(2)
    search = Search("x", HeroQuestKnowledge(), 6)
    turns = 0
    for _ in range(1500):
        if state.result is not Result.PLAYING or turns >= 12:
            break
        if state.actor == GAME_MASTER:
            turns += state.question() is MASTER_CHOOSES
            action = search.choose(state.view(GAME_MASTER), luck)
            assert state.offers_this(action)
            state.apply(action)
        else:
            step(state, luck)
    assert turns >= 12
    assert search.searches > 0


@pytest.mark.parametrize("edition", ["eu1", "eu2", "us"])
def test_campaign_parties_can_be_played_and_grow(edition: str) -> None:
    assert party(edition, 1) == ""
    owned = 0
    for number in range(2, 15):
        content = party(edition, number)
        state = GAME.new(GAME.scenario(f"quest-{number}", content), HERO_NAMES, {"edition": edition})
        assert isinstance(state, Quest)
        now = sum(bin(hero.items).count("1") for hero in state.heroes)
        for hero in state.heroes:
            for item in state.edition.items:
                if hero.items >> item.number & 1:
                    assert item.exists
                    assert hero.kind in item.heroes
        assert now >= owned
        owned = now
    with pytest.raises(ValueError, match="there is no edition 'x'"):
        party("x", 3)


def test_hero_plans_of_somebody_else_do_nothing(danger: Quest) -> None:
    plans = [plan for plan in all_plans(danger.view(danger.actor)) if isinstance(plan, HeroPlan)]
    state = danger.clone()
    state.heroes[state.turn].square = -1
    assert all(plan.follow(state) is None for plan in plans)
