"""The search core, with the tiny game: how games are shared out, what is followed, when the usual plan is left."""

from __future__ import annotations

from typing import Any

import pytest
from tiny_game import RACE, Race

from sagenwerk.bots import Luck, Policy, Search
from sagenwerk.bots.search import PROBE, AsUsual, Knowledge, OneAction, Plan, Weighed, apart, by_worth, surpasses
from sagenwerk.kernel import GAME_MASTER, GROUP, Action, Result, State


class Roller(Policy):
    """Always rolls; of the group's answers the first."""

    def __init__(self) -> None:
        super().__init__("roller")

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        return view.legal_actions()[0]


class Draws(Plan):
    """Draw a chip as long as there is one; otherwise the plan is over."""

    def __init__(self, runner: int) -> None:
        super().__init__(f"draw {runner}", "plan-draw", {})
        self.runner = runner

    def follow(self, state: State) -> Action[Any] | None:
        for action in state.legal_actions():
            if action.name.endswith(": draw") and action.hero == self.runner:
                return action
        return None


class Racing(Knowledge):
    """To roll as usual, or to draw."""

    def __init__(self, same: int = 0) -> None:
        super().__init__(Roller())
        self.same = same
        self.everyday = False

    def plans(self, view: State, offers: list[Action[Any]]) -> list[Plan]:
        if view.actor == GROUP:
            return super().plans(view, offers)
        same = [OneAction(offers[0]) for _ in range(self.same)]
        return [AsUsual(), Draws(int(view.actor)), *same]

    def plan(self, view: State, actor: int, name: str) -> Plan | None:
        return Draws(actor) if name == f"draw {actor}" else None

    def routine(self, view: State, offers: list[Action[Any]]) -> bool:
        return self.everyday


def race(hare: int, fox: int, bag: tuple[int, int, int] = (4, 0, 0), number: int = 10) -> Race:
    """The hare's turn on the long track, in the last round unless said otherwise; nobody knows of a pit near."""
    track = RACE.scenario("long")
    state = RACE.new(track, ["hare", "fox"], {})
    assert isinstance(state, Race)
    state.agenda = [track.steps["turn"]]
    state.chronicle = None
    state.fields = [hare, fox]
    state.bag = list(bag)
    state.round, state.pit, state.pit_known = number, 1, True
    return state


def test_the_better_plan_is_found_and_followed() -> None:
    # Two fields from the end a carrot wins at once; a roll wins with five of six.
    state = race(18, 2)
    search = Search("search", Racing(), 60)
    action = search.choose(state.view(0), Luck(1))
    assert action.name == "hare: draw"
    assert search.followed[0] == "draw 0"
    best, usual = search.weighed
    assert (best.won, best.games) == (best.games, usual.games)
    assert usual.won < usual.games


def test_the_usual_plan_is_left_only_for_a_better_one() -> None:
    # A carrot is not enough from field 15, a roll may be.
    search = Search("search", Racing(), 60)
    assert search.choose(race(15, 2).view(0), Luck(1)).name == "hare: roll"
    assert search.weighed[0].plan.name == ""
    assert search.followed[0] == ""


def test_of_equals_the_usual_one_is_taken() -> None:
    search = Search("search", Racing(same=3), 60)
    search.choose(race(15, 2).view(0), Luck(4))
    assert search.weighed[0].plan.name == ""
    for weighed in search.weighed:
        if weighed.plan.name == "hare: roll":
            assert weighed.results == search.weighed[0].results[: weighed.games]


@pytest.mark.parametrize(("games", "same"), [(48, 0), (48, 3), (240, 4), (7, 8)])
def test_games_are_shared_out_by_halves(games: int, same: int) -> None:
    search = Search("search", Racing(same=same), games)
    search.choose(race(15, 2).view(0), Luck(2))
    others = same + 1
    rounds = 1 + max(0, (others - 1).bit_length())
    wanted = []
    total = usual = 0
    while True:
        share = max(1, games // (rounds * (others + 1)))
        usual += share
        total += share * (others + 1)
        wanted.append((others, usual))
        if others == 1:
            break
        others = (others + 1) // 2
    assert search.imagined == total == sum(weighed.games for weighed in search.weighed)
    assert search.weighed[0].games == usual
    counts = sorted((weighed.games for weighed in search.weighed[1:]), reverse=True)
    expected = [next(played for left, played in reversed(wanted) if place < left) for place in range(same + 1)]
    assert counts == expected


def test_the_same_seed_gives_the_same_choice() -> None:
    found = []
    for _ in range(2):
        search = Search("search", Racing(same=2), 30)
        action = search.choose(race(12, 9, (2, 2, 1), 8).view(0), Luck(77))
        found.append((action.name, [(weighed.plan.name, weighed.results) for weighed in search.weighed]))
    assert found[0] == found[1]


def test_a_view_is_not_changed() -> None:
    view = race(12, 9, (2, 2, 1), 8).view(0)
    before = view.digest()
    Search("search", Racing(), 30).choose(view, Luck(3))
    assert view.digest() == before


def test_a_followed_plan_needs_no_search() -> None:
    search = Search("search", Racing(), 30)
    search.tell(0, "draw 0")
    assert search.choose(race(15, 2).view(0), Luck(1)).name == "hare: draw"
    assert (search.searches, search.weighed) == (0, [])


@pytest.mark.parametrize("name", ["draw 1", "dance"])
def test_a_plan_that_nobody_knows_is_dropped(name: str) -> None:
    search = Search("search", Racing(), 30)
    search.tell(0, name)
    assert search.choose(race(15, 2).view(0), Luck(1)).name == "hare: roll"
    assert (search.followed[0], search.searches) == ("", 1)


def test_a_plan_that_is_over_is_dropped() -> None:
    search = Search("search", Racing(), 30)
    search.tell(0, "draw 0")
    # The bag is empty: one answer is left, and nothing to think about; a field without a bag is the same.
    state = race(15, 2, (0, 0, 1), 3)
    state.bag = [0, 0, 0]
    assert search.choose(state.view(0), Luck(1)).name == "hare: roll"
    assert search.searches == 0


def test_what_persons_do_not_want_is_left_alone_whatever_is_followed() -> None:
    # To draw wins at once, and is what the hare is up to; but nobody wants that.
    search = Search("search", Racing(), 60)
    search.tell(0, "draw 0")
    search.unwanted = ["hare: draw"]
    assert search.choose(race(18, 2).view(0), Luck(1)).name == "hare: roll"


def test_where_the_usual_is_not_wanted_another_plan_is_followed() -> None:
    # The usual roll is better here, and would be taken without a search.
    knowledge = Racing()
    knowledge.everyday = True
    search = Search("search", knowledge, 60)
    search.unwanted = ["hare: roll"]
    assert search.choose(race(15, 2).view(0), Luck(1)).name == "hare: draw"


def test_routine_stays_routine_where_its_answer_is_wanted() -> None:
    knowledge = Racing()
    knowledge.everyday = True
    search = Search("search", knowledge, 60)
    search.unwanted = ["hare: draw", "fox: draw"]
    assert search.choose(race(18, 2).view(0), Luck(1)).name == "hare: roll"
    assert search.searches == 0


def test_what_is_not_wanted_is_done_where_there_is_nothing_else() -> None:
    search = Search("search", Racing(), 60)
    search.unwanted = ["hare: roll", "hare: draw"]
    assert search.choose(race(18, 2).view(0), Luck(1)).name == "hare: draw"
    search.forget()
    assert search.unwanted == []


def test_others_follow_their_plans_in_imagined_games() -> None:
    # The fox needs a carrot to win for both: only if it follows its plan is the game won for certain.
    state = race(1, 18, (4, 0, 0))
    state.fields[0] = 3
    alone = Search("search", Racing(), 40)
    alone.choose(state.view(0), Luck(5))
    together = Search("search", Racing(), 40)
    together.tell(2, "draw 2")
    together.choose(state.view(0), Luck(5))
    assert together.weighed[0].won == together.weighed[0].games
    assert alone.weighed[0].won < alone.weighed[0].games


def test_what_is_routine_is_not_searched() -> None:
    knowledge = Racing()
    knowledge.everyday = True
    search = Search("search", knowledge, 30)
    assert search.choose(race(18, 2).view(0), Luck(1)).name == "hare: roll"
    assert search.searches == 0


def test_a_question_to_the_group_is_searched_action_by_action() -> None:
    # The last turn: the hare draws the feather, and only the fox is one field before the end.
    state = race(18, 19, (0, 0, 1))
    state.runners, state.fields, state.place = [2, 0], [19, 18], 1
    state.apply(state.legal_actions()[1])
    state.apply(state.legal_actions()[0])
    assert state.actor == GROUP
    search = Search("search", Racing(), 60)
    action = search.choose(state.view(0), Luck(1))
    assert action.name == "all: fox walks one field"
    assert all(not name for name in search.followed)


def test_forgetting_drops_what_was_followed() -> None:
    search = Search("search", Racing(), 30)
    search.choose(race(18, 2).view(0), Luck(1))
    search.tell(GAME_MASTER, "something")
    search.forget()
    assert not any(search.followed)
    assert search.weighed == []


def test_a_lone_answer_is_given_at_once() -> None:
    search = Search("search", Racing(), 30)
    assert search.choose(race(1, 2).view(0), Luck(1)).name == "hare: roll"
    assert search.searches == 0


def weighed(name: str, results: list[float]) -> Weighed:
    plan = Weighed(Plan(name, "", {}))
    plan.results = results
    plan.total = sum(results)
    return plan


def test_doubt_is_measured_game_by_game() -> None:
    usual = weighed("usual", [1.0, 0.0, 1.0, 0.0])
    assert not surpasses(weighed("same", [1.0, 0.0, 1.0, 0.0]), usual)
    assert surpasses(weighed("always a bit better", [1.0, 0.1, 1.0, 0.1]), usual)
    assert not surpasses(weighed("by chance", [0.0, 1.0, 1.0, 0.1]), usual)
    assert not surpasses(weighed("worse", [0.0, 0.0, 0.0, 0.0]), usual)
    assert not surpasses(weighed("untried", []), usual)
    mostly = weighed("mostly better", [1.0, 1.0, 1.0, 0.0])
    assert surpasses(mostly, usual)
    assert not surpasses(mostly, usual, 1.96)


def test_of_equals_the_earlier_one_comes_first() -> None:
    ranked = by_worth([weighed("a", [0.5]), weighed("b", [0.9]), weighed("c", [0.5]), weighed("d", [0.9])])
    assert [one.plan.name for one in ranked] == ["b", "d", "a", "c"]


def test_knowledge_says_nothing_of_its_own() -> None:
    state = race(18, 2)
    plain = Knowledge(Roller())
    offers = state.legal_actions()
    assert [plan.name for plan in plain.plans(state, offers)] == ["", *[action.name for action in offers]]
    assert plain.plan(state, 0, "draw 0") is None
    assert plain.orders(state, 0) == []
    assert not plain.concerns_group(state, offers[0])
    assert not plain.routine(state, offers)
    assert plain.worth(state) == 0.0
    state.result = Result.WON
    assert plain.worth(state) == 1.0


def no_way_on(race: Race, dealer: Any) -> State:
    """What was made up leaves nobody anything to do."""
    twin = race.clone()
    twin.offers = []
    return twin


def test_an_imagined_position_that_leaves_no_way_on_counts_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Race, "imagine", no_way_on)
    state = race(18, 2)
    search = Search("search", Racing(), 20)
    assert state.offers_this(search.choose(state, Luck(1)))
    assert search.imagined == sum(weighed.games for weighed in search.weighed) > 0
    assert not any(weighed.ended for weighed in search.weighed)


def tried(results: list[float]) -> Weighed:
    weighed = Weighed(OneAction(race(15, 2).legal_actions()[0]))
    weighed.results = results
    return weighed


def test_plans_that_do_the_same_drop_out_unless_their_games_are_over() -> None:
    usual = tried([0.3, 0.0])
    same, other, again, lost, lost_too = (
        tried(list(one)) for one in ((0.3, 0.0), (0.3, 1.0), (0.3, 1.0), (0.0, 0.0), (0.0, 0.0))
    )
    assert apart(usual, [same, other, again, lost, lost_too]) == [other, lost, lost_too]


class Fine(Racing):
    """Tells games apart by a little more than who won, and holds every choice worth twice the games."""

    def fine(self, view: State) -> bool:
        return True

    def worth(self, state: State) -> float:
        assert isinstance(state, Race)
        return 0.5 + 0.01 * state.fields[0]

    def effort(self, view: State) -> int:
        return 2


def test_games_go_to_plans_that_differ() -> None:
    search = Search("search", Fine(same=3), 30)
    search.choose(race(15, 2).view(0), Luck(2))
    assert len(search.weighed) == 2
    assert search.imagined == 60
    assert [weighed.games for weighed in search.weighed] == [PROBE + (60 - 5 * PROBE) // 2] * 2
