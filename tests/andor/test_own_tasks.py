"""Tasks that a legend deals to heroes, one each (AN-143)."""

from __future__ import annotations

import pytest
from andor.tables import LEGEND, Table, in_own_legend, own_legend

from sagenwerk.andor.position import restore
from sagenwerk.andor.story import follow, story_so_far
from sagenwerk.content.andor_box import check
from sagenwerk.content.andor_shown import name_of
from sagenwerk.views.andor.table import goals_view

TASKS = """
    [[tasks]]
    id = "vows"
    letter = "B"

    [[tasks.card]]
    id = "rich"
    title = { de = "Reich", en = "Rich" }
    text = { de = "Hab 2 Gold.", en = "Own 2 gold." }
    when = { hero = { subject = true, gold-from = 2 } }
    met = [{ do = "hero", strength = 2 }]
    missed = [{ do = "hero", willpower = -3 }]

    [[tasks.card]]
    id = "far"
    title = { de = "Weit fort", en = "Far" }
    when = { hero = { subject = true, on = [43] } }
    missed = [{ do = "hero", gold = -1 }]

    [[tasks.card]]
    id = "three"
    title = { de = "Drei", en = "Three" }
    when = { flag = "never" }

    [[tasks.card]]
    id = "four"
    title = { de = "Vier", en = "Four" }
    when = { not = { flag = "never" } }
    met = [{ do = "set", slot = "never" }]
"""


def dealt(*cards: str) -> Table:
    """A game in which everybody has got a task."""
    return own_legend(TASKS, '{ do = "hero", who = "dwarf", gold = 2 }, { do = "deal-tasks", tasks = "vows" }').do(
        *[f"task vows {card}" for card in cards]
    )


def tasks(table: Table) -> dict[str, list[str]]:
    """Who has which tasks."""
    told: dict[str, list[str]] = story_so_far(table.state)["tasks"]
    return told


@pytest.mark.rule("AN-143")
def test_every_hero_gets_another_task_and_the_table_sees_how_far_it_is() -> None:
    table = dealt("rich")
    assert list(table.offers) == ["task vows far", "task vows three", "task vows four"]
    table.do("task vows far")
    assert tasks(table) == {"dwarf": ["vows rich"], "warrior": ["vows far"]}
    assert [(goal.id, goal.done, goal.hero) for goal in goals_view(table.state)] == [
        ("vows rich", True, "dwarf"),
        ("vows far", False, "warrior"),
    ]
    assert name_of(table.state.board, "goal", "vows rich", "en") == "Rich: Own 2 gold."


@pytest.mark.rule("AN-143")
def test_at_its_letter_one_hero_after_the_other_shows_what_he_has_done() -> None:
    table = dealt("rich", "four").do("end the day", "warrior: end the day")
    assert table["narrator"] == "B"
    assert tasks(table) == {"dwarf": [], "warrior": []}
    assert (table.hero("dwarf")["strength"], table["slots"]) == (3, {"never": 1})
    assert {line["goal"] for line in table.lines("event-task-met")} == {"vows rich", "vows four"}
    missed = dealt("far", "rich").do("end the day", "warrior: end the day")
    assert (missed.hero("dwarf")["gold"], missed.hero("warrior")["willpower"]) == (1, 4)
    assert {line["goal"] for line in missed.lines("event-task-missed")} == {"vows far", "vows rich"}


def test_who_hears_everything_knows_the_tasks_and_a_position_keeps_them() -> None:
    table = dealt()
    state = table.state
    story, heard = story_so_far(state), len(state.chronicle or [])
    table.do("task vows three", "task vows rich")
    assert restore(state.board, state.position()).digest() == state.digest()
    table.do("end the day", "warrior: end the day")
    for event in (state.chronicle or [])[heard:]:
        follow(story, event)
    assert story == story_so_far(state)


def test_tasks_may_be_looked_at_by_a_card_and_dealt_again_when_some_are_left() -> None:
    parts = (
        TASKS
        + """
        [[trigger]]
        id = "look"
        moment = "item-lies"
        once = false
        effects = [
            { do = "check-tasks", tasks = "vows", who = "subject" },
            { do = "deal-tasks", tasks = "vows" },
        ]
    """
    )
    slots = {"vows of the dwarf": 1, "vows of the warrior": 2}
    table = in_own_legend(parts, slots=slots, dwarf={"field": "8", "bag": {"helm": 1}}, this_turn={"doing": "acted"})
    assert table.do("lay down helm").hero("dwarf")["willpower"] == 4
    assert "task vows far" not in table.offers
    assert tasks(table.do("task vows three")) == {"dwarf": ["vows three"], "warrior": ["vows far"]}


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('{ do = "deal-tasks", tasks = "vows" }', "", "tasks-never-dealt"),
        ('tasks = "vows" }', 'tasks = "oaths" }', "unknown"),
        ('letter = "B"', "", "tasks-never-checked"),
        ("when = { flag", "when = { counter", "unknown"),
        ('id = "far"', 'id = "rich"', "name-taken"),
    ],
)
def test_a_pile_of_tasks_that_cannot_work_is_told(old: str, new: str, fault: str) -> None:
    text = LEGEND.format(parts=TASKS, effects='{ do = "deal-tasks", tasks = "vows" }', deck="none")
    assert check(text) == []
    if fault == "unknown" and "flag" in old:
        text = text.replace('met = [{ do = "set", slot = "never" }]', "")
    assert f"content-legend-{fault}" in [problem.id for problem in check(text.replace(old, new))]


def test_every_hero_needs_a_task_of_his_own() -> None:
    few = TASKS[: TASKS.index('    [[tasks.card]]\n    id = "four"')].replace('{ flag = "never" }', "{ witch = true }")
    text = LEGEND.format(parts=few, effects='{ do = "deal-tasks", tasks = "vows" }', deck="none")
    assert [problem.id for problem in check(text)] == ["content-legend-tasks-few"]
    assert check(text.replace('id = "trial"', 'id = "trial"\nheroes = [2, 3]')) == []
