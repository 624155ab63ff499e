"""Plans of the heroes of Andor: they travel by name, are followed to their end, and know when they are over."""

from __future__ import annotations

import pytest

from sagenwerk.andor.cargo import BIT
from sagenwerk.andor.day import HERO_CHOOSES
from sagenwerk.andor.scenario import HERO_NAMES
from sagenwerk.andor.state import BEGINS, Andor
from sagenwerk.bots import Luck, deal
from sagenwerk.bots.greedy_andor import GreedyAndor
from sagenwerk.bots.plan_andor import AndorKnowledge
from sagenwerk.bots.plan_andor_day import FARMER_AT, FIGHT, GO, GO_WITH, STYLES, DayPlan
from sagenwerk.bots.search import Plan, Search
from sagenwerk.games.andor import AndorGame
from sagenwerk.kernel import CHANCE, Result
from sagenwerk.locales import bundle, sentence

GAME = AndorGame()
TEAM = ["warrior", "archer", "dwarf"]
LUCK = Luck(0)


def goes_on(state: Andor, greedy: GreedyAndor, luck: Luck) -> None:
    """One decision or outcome, as the greedy bot would have it."""
    state.apply(deal(state, luck) if state.actor == CHANCE else greedy.choose(state, LUCK))


def at_a_choice(day: int, seed: int = 3, legend: str = "legend-2") -> Andor:
    """A game at the first choice of a hero on this day."""
    state = GAME.new(legend, TEAM)
    assert isinstance(state, Andor)
    greedy, luck = GreedyAndor(), Luck(seed)
    while state.day < day or state.question() is not HERO_CHOOSES or state.doing != BEGINS or state.floor >= 0:
        goes_on(state, greedy, luck)
        assert state.result is Result.PLAYING
    return state


def follow(state: Andor, knowledge: AndorKnowledge, name: str, hero: int, seed: int = 1) -> int:
    """Follow one hero's plan until it is over, with everybody else as ever; how many actions it has given."""
    greedy, luck = GreedyAndor(), Luck(seed)
    given = 0
    for _ in range(2_000):
        if state.result is not Result.PLAYING:
            return given
        if state.actor != hero:
            goes_on(state, greedy, luck)
            continue
        plan = knowledge.plan(state, hero, name)
        action = plan.follow(state) if plan is not None else None
        if action is None:
            return given
        assert state.offers_this(action)
        state.apply(action)
        given += 1
    raise AssertionError(f"{name} does not end")


def named(knowledge: AndorKnowledge, state: Andor) -> list[Plan]:
    return knowledge.plans(state, state.legal_actions())


@pytest.mark.parametrize("day", [1, 2])
def test_all_plans_of_the_search_travel_by_name_and_come_to_an_end(day: int) -> None:
    state = at_a_choice(day)
    knowledge = AndorKnowledge()
    plans = named(knowledge, state)
    assert plans[0].name == ""
    assert len({plan.name for plan in plans}) == len(plans) > 5
    for plan in plans[1:]:
        again = knowledge.plan(state, state.actor, plan.name)
        assert again is not None
        assert (again.name, again.message, again.arguments) == (plan.name, plan.message, plan.arguments)
        twin = state.clone()
        begun = twin.day
        follow(twin, knowledge, plan.name, int(state.actor))
        assert twin.day <= begun + 1


def test_plans_of_a_day_are_over_with_it() -> None:
    state = at_a_choice(1)
    knowledge = AndorKnowledge()
    names = [plan.name for plan in named(knowledge, state)[1:]]
    hero = int(state.actor)
    later = at_a_choice(2)
    assert all(knowledge.plan(later, hero, name) is None for name in names)


def test_what_is_no_plan_is_none() -> None:
    state = at_a_choice(1)
    knowledge = AndorKnowledge()
    for name in (
        "dwarf: dance",
        "wizard: end the day",
        "dwarf: go to 9999",
        "dwarf: go with dwarf",
        "dwarf: go with wizard",
        "dwarf: fight at 8 with nobody",
        "dwarf: style odd, day 1",
    ):
        assert knowledge.plan(state, HERO_NAMES.index("dwarf"), name) is None


def test_a_fight_for_several_names_the_plans_of_the_others() -> None:
    knowledge = AndorKnowledge()
    found = 0
    for seed in range(6):
        state = at_a_choice(2, seed)
        for plan in named(knowledge, state):
            for other, name in plan.companions.items():
                its = knowledge.plan(state, other, name)
                assert its is not None
                assert its.name == name
                found += isinstance(its, DayPlan)
    assert found > 0


def test_a_fight_is_over_when_the_creature_is_gone() -> None:
    state = at_a_choice(1)
    knowledge = AndorKnowledge()
    hero = int(state.actor)
    field = next(place for place, creature in enumerate(state.creatures) if creature)
    plan = knowledge.plan(state, hero, f"{HERO_NAMES[hero]}: {FIGHT} {state.board.field_names[field]}")
    assert plan is not None
    assert plan.follow(state) is not None
    state.creatures[field] = 0
    assert plan.follow(state) is None


def test_a_person_may_order_what_there_is_to_do() -> None:
    state = at_a_choice(1)
    knowledge = AndorKnowledge()
    hero = int(state.actor)
    orders = knowledge.orders(state, hero)
    names = [plan.name for plan in orders]
    assert len(set(names)) == len(names)
    for verb in (FIGHT, GO, FARMER_AT, GO_WITH):
        assert any(f": {verb} " in name for name in names), verb
    assert f"{HERO_NAMES[hero]}: bring the farmer at 24 home" in names
    for plan in orders:
        again = knowledge.plan(state, hero, plan.name)
        assert again is not None
        assert again.name == plan.name


def test_the_farmer_comes_home_by_order() -> None:
    state = at_a_choice(1)
    hero = HERO_NAMES.index("archer")
    follow(state, AndorKnowledge(), "archer: bring the farmer at 24 home", hero)
    assert state.farmers_saved == 1


def test_who_is_to_go_somewhere_gets_there() -> None:
    state = at_a_choice(1)
    hero = HERO_NAMES.index("archer")
    follow(state, AndorKnowledge(), "archer: go to 18", hero)
    assert state.board.field_names[state.heroes[hero].field] == "18"


def test_who_goes_with_another_comes_to_where_he_is() -> None:
    state = at_a_choice(1)
    hero, other = HERO_NAMES.index("archer"), HERO_NAMES.index("warrior")
    knowledge, greedy, luck = AndorKnowledge(), GreedyAndor(), Luck(5)
    together = 0
    while state.day == 1 and not state.heroes[hero].day_ended:
        together += state.heroes[hero].field == state.heroes[other].field
        if state.actor != hero:
            goes_on(state, greedy, luck)
            continue
        plan = knowledge.plan(state, hero, "archer: go with warrior")
        action = plan.follow(state) if plan is not None else None
        state.apply(action if action is not None else greedy.choose(state, LUCK))
    assert together > 0


def test_every_sentence_is_there_in_both_languages() -> None:
    state = at_a_choice(2)
    knowledge = AndorKnowledge()
    plans = named(knowledge, state)[1:] + knowledge.orders(state, int(state.actor))
    messages = {plan.message for plan in plans} | {f"plan-andor-style-{style}" for style in STYLES}
    for language in ("de", "en"):
        for plan in plans:
            assert sentence(language, plan.message, plan.arguments)
        assert sentence(language, "plan-andor-fight-with", {"field": "3", "creature": "gor", "other": "x", "more": 1})
        assert all(bundle(language).has_message(message) for message in messages)


def test_attacks_concern_the_group_and_steps_do_not() -> None:
    knowledge = AndorKnowledge()
    state = at_a_choice(1)
    asked = {action.name for action in state.legal_actions() if knowledge.concerns_group(state, action)}
    assert not any("walk" in name for name in asked)
    hero = state.heroes[state.turn]
    hero.field = next(place for place, creature in enumerate(state.creatures) if creature)
    attack = state.board.attacks[state.turn][hero.field]
    assert knowledge.concerns_group(state, attack)


@pytest.mark.parametrize(("legend", "bound"), [("legend-1", 0.5), ("legend-2", 1.0)])
def test_worth_is_between_its_bounds_and_a_won_game_is_worth_most(legend: str, bound: float) -> None:
    knowledge = AndorKnowledge()
    for seed in range(8):
        state = GAME.new(legend, TEAM)
        assert isinstance(state, Andor)
        greedy, luck = GreedyAndor(), Luck(seed)
        number = 0
        while state.result is Result.PLAYING:
            goes_on(state, greedy, luck)
            number += 1
            if number % 40 == 0 and state.result is Result.PLAYING:
                assert 0.0 <= knowledge.worth(state) < bound
        worth = knowledge.worth(state)
        assert worth >= 0.8 if state.result is Result.WON else 0.0 <= worth < 0.5


def test_a_stronger_group_is_nearer_to_victory() -> None:
    state = at_a_choice(2)
    knowledge = AndorKnowledge()
    foe = next(kind for kind in state.board.creatures if kind.name == "tower-skral")
    assert any(creature == foe.number + 1 for creature in state.creatures)
    before = knowledge.worth(state)
    for number in state.order:
        state.heroes[number].strength += 2
    assert knowledge.worth(state) > before


def test_the_same_view_and_seed_give_the_same_choice() -> None:
    state = at_a_choice(2)
    view = state.view(state.actor)
    before = view.digest()
    chosen = []
    for _ in range(2):
        search = Search("planner-test", AndorKnowledge(), 12)
        chosen.append((search.choose(view, Luck(9)).name, list(search.followed)))
    assert chosen[0] == chosen[1]
    assert view.digest() == before


def test_dice_and_shares_need_no_search() -> None:
    knowledge = AndorKnowledge()
    search = Search("planner-test", knowledge, 6)
    state = at_a_choice(1)
    greedy, luck = GreedyAndor(), Luck(2)
    searched = 0
    for _ in range(400):
        if state.result is not Result.PLAYING or state.day > 1:
            break
        if state.actor != CHANCE and state.foe_field >= 0:
            before = search.searches
            search.choose(state.view(state.actor), luck)
            assert search.searches == before
            searched += 1
        goes_on(state, greedy, luck)
    assert searched > 0


def test_bits_of_a_party_are_heroes_who_play() -> None:
    knowledge = AndorKnowledge()
    state = at_a_choice(2)
    named(knowledge, state)
    everybody = sum(BIT[number] for number in state.order)
    for field, creature in enumerate(state.creatures):
        if creature:
            party = knowledge.party_for(state, state.turn, field)
            assert party & ~everybody == 0
            assert not party or party & BIT[state.turn]
