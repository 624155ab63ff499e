"""What is kept of a game: why it ended, where, who went where; heroes drawn by seed; a bot for each hero."""

from __future__ import annotations

import msgspec
import pytest

from sagenwerk.bots import Luck, play_out, policy
from sagenwerk.games import game
from sagenwerk.lab.plan import Plan, bots_of, edition, heroes_of, players, seed_of
from sagenwerk.lab.record import Examples, Row, play_game
from sagenwerk.lab.simulate import simulate

JUNIOR = Plan("junior", "challenge-1", ["warrior", "archer"], "greedy", games=4, seed=7)
ANDOR = Plan("andor", "legend-2", ["dwarf", "archer"], "random", games=4, seed=7)
QUEST = Plan("heroquest", "quest-1", ["barbarian", "elf"], "greedy", games=2, seed=7)


def row(plan: Plan, number: int = 0, examples: Examples | None = None) -> Row:
    return play_game(plan, players(plan), number, Examples() if examples is None else examples)


@pytest.mark.parametrize("plan", [JUNIOR, ANDOR, QUEST])
def test_a_game_takes_the_course_that_play_outs_take(plan: Plan) -> None:
    rules = game(plan.game)
    state = rules.new(rules.scenario(plan.scenario), plan.heroes, {})
    state.chronicle = None
    master = policy("simple", "heroquest") if plan is QUEST else None
    decisions = play_out(state, policy(plan.bot, plan.game), Luck(seed_of(7, 0)), master)
    assert (row(plan).decisions, row(plan).won) == (decisions, state.result.value == "won")


def test_a_lost_game_says_why_and_where_and_when() -> None:
    examples = Examples()
    lost = row(ANDOR, 1, examples)
    assert (lost.won, lost.cut, lost.reason) == (False, False, "event-lost-castle")
    assert lost.place.isdigit()
    assert lost.days >= 1
    key = next(name for name in examples if name.startswith("event-lost-castle "))
    assert examples[key].arguments["day"] == lost.days
    assert lost.events[key] == 1


def test_heroes_are_seen_to_come_to_fields_that_the_board_has() -> None:
    for plan, start in ((JUNIOR, "rietburg"), (QUEST, "")):
        visits = row(plan).visits
        scenario = game(plan.game).scenario(plan.scenario)
        names = [field["id"] for field in _board(plan.game, scenario)["fields"]] if start else list(visits)
        assert set(visits) <= set(names)
        assert sum(visits.values()) > 20
        assert not start or visits[start] >= 2


def _board(name: str, scenario: object) -> dict[str, list[dict[str, str]]]:
    from sagenwerk.views import views_of

    board: dict[str, list[dict[str, str]]] = views_of(name).board(scenario)
    return board


def test_a_game_that_is_cut_has_no_reason() -> None:
    cut = row(msgspec.structs.replace(QUEST, bot="random", most=30))
    assert (cut.cut, cut.won, cut.decisions, cut.reason, cut.place) == (True, False, 30, "", "")


def test_drawn_heroes_follow_from_the_seed_and_the_number() -> None:
    plan = msgspec.structs.replace(ANDOR, heroes=["any:3"])
    known = game("andor").heroes
    drawn = [heroes_of(plan, known, number) for number in range(40)]
    assert drawn == [heroes_of(plan, known, number) for number in range(40)]
    assert all(len(set(heroes)) == 3 for heroes in drawn)
    assert {hero for heroes in drawn for hero in heroes} == set(known)
    assert row(plan, 5).heroes == ",".join(drawn[5])


def test_each_hero_may_have_a_bot_of_its_own() -> None:
    mixed = msgspec.structs.replace(JUNIOR, bot="warrior=random,archer=greedy")
    assert bots_of(mixed, game("junior").heroes) == ({"warrior": "random", "archer": "greedy"}, "")
    same = msgspec.structs.replace(JUNIOR, bot="archer=greedy,greedy")
    assert row(same) == row(JUNIOR)
    assert row(mixed) != row(JUNIOR)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bot": "dwarf=greedy"}, "Nobody plays the warrior"),
        ({"bot": "warrior=greedy", "heroes": ["any:2"]}, "Nobody plays the"),
        ({"bot": "warrior=clever,greedy"}, "no player “clever”"),
        ({"bot": "witch=greedy,greedy"}, "no hero 'witch'"),
        ({"bot": "greedy,random"}, "two bots for the other heroes"),
        ({"bot": "archer=greedy,archer=random"}, "two bots for archer"),
        ({"bot": ""}, "no hero ''"),
        ({"heroes": ["any:many"]}, "no number of heroes"),
        ({"heroes": ["any:0"]}, "no number of heroes"),
        ({"heroes": ["any:2", "warrior"]}, "stands alone"),
        ({"heroes": ["any:5"]}, "2 to 4 heroes play here, not 5"),
        ({"heroes": ["any:1"]}, "2 to 4 heroes play here, not 1"),
        ({"most": 0}, "least one decision"),
    ],
)
def test_a_wrong_mix_is_refused_before_the_first_game(change: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        simulate(msgspec.structs.replace(JUNIOR, **change))


def test_an_edition_names_rules_and_content() -> None:
    assert edition(JUNIOR) == edition(msgspec.structs.replace(JUNIOR, bot="random", seed=9))
    assert edition(JUNIOR) != edition(msgspec.structs.replace(JUNIOR, scenario="challenge-2"))
