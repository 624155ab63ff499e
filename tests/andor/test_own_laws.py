"""One legend with everything that may change a board: whatever is chosen, nothing gets out of step."""

from __future__ import annotations

from random import Random

import pytest
from andor.tables import GAME, LEGEND

from sagenwerk.andor.position import restore
from sagenwerk.andor.story import follow, story_so_far

PARTS = """
[[thing]]
id = "crown"
de = "Krone"
en = "Crown"

[[ally]]
id = "prince"
de = "Prinz"
en = "Prince"
bonus = 4
fields = 4

[[cut]]
id = "tunnel"
between = [0, 20]
printed = false
closed = true

[[cut]]
id = "bridge"
between = [16, 48]
closed = true

[[pool]]
id = "gems"
face-down = true
articles = { gem-2 = 3, gem-6 = 2 }

[[creature]]
id = "hunter"
figure = "skral"
de = "J"
en = "H"
strength = 2
willpower = 4
dice = [2, 2, 3]
reward = 2
movement = "hunt"
hunts = "hero"

[[trigger]]
id = "begin"
moment = "battle-round-begins"
once = false
effects = [
    { do = "hero", who = { fights = true }, willpower = -1 },
    { do = "if", when = { battle = { round = 2 } }, then = [{ do = "place-hero", who = "subject", at = 72 }] },
]

[[trigger]]
id = "end"
moment = "battle-round-ends"
once = false
effects = [{ do = "choose", options = [
    { id = "a", de = "a", en = "a", effects = [{ do = "group", gold = 1 }] },
    { id = "b", de = "b", en = "b", effects = [{ do = "remove-creature", creature = "gor" }] },
] }]

[[trigger]]
id = "symbol"
moment = "sunrise-symbol"
once = false
effects = [{ do = "add", slot = "n" }]

[[trigger]]
id = "any"
moment = "any-time"
once = false
when = { hero = { gold-from = 1, on = [7, 11, 14], day-ended = false } }
effects = [{ do = "hero", who = { gold-from = 1, on = [7, 11, 14] }, gold = -3, end-day = true }]

[[trigger]]
id = "c"
moment = "creature-enters"
once = false
effects = [{ do = "open", cut = "tunnel" }, { do = "mark", fields = ["spot"], as = "no-heroes" }]

[[trigger]]
id = "thing"
moment = "thing-taken"
once = false
effects = [{ do = "unmark", fields = [14], as = "no-heroes" }, { do = "cut", cut = "tunnel" }]

[[tasks]]
id = "vows"
letter = "C"
"""
TASK = """
[[tasks.card]]
id = "own-{0}"
title = {{ de = "Reich", en = "Rich" }}
when = {{ hero = {{ subject = true, gold-from = {0} }} }}
met = [{{ do = "hero", strength = 1 }}]
missed = [{{ do = "hero", willpower = -2 }}]
"""
EFFECTS = """
    { do = "deal-tasks", tasks = "vows" },
    { do = "place", what = "gems", fields = [8, 9, 11, 14] },
    { do = "mark", fields = [7], as = "exit" },
    { do = "mark", fields = [14], as = "no-creatures" },
    { do = "mark", fields = [18], as = "no-heroes" },
    { do = "place-creature", creature = "gor", fields = [8, 12, 20, 21, 26] },
    { do = "place-creature", creature = "hunter", fields = [36] },
    { do = "place", what = "crown", fields = [9] },
    { do = "place", what = "prince", fields = [72] },
"""
PARTIES = [["dwarf", "archer"], ["wizard", "warrior", "dwarf"], ["archer", "wizard", "dwarf", "warrior"]]


@pytest.mark.parametrize("seed", range(6))
def test_position_story_and_twin_follow_a_legend_that_changes_everything(seed: int) -> None:
    tasks = "".join(TASK.format(number) for number in range(1, 5))
    board = GAME.scenario("trial", LEGEND.format(parts=PARTS + tasks, effects=EFFECTS, deck="golden"))
    random = Random(seed)
    state = GAME.begin(board, PARTIES[seed % 3], {"sunrise": "remake"} if seed % 2 else {})
    story, heard = story_so_far(state), len(state.chronicle or [])
    for turn in range(300):
        actions = state.legal_actions()
        if not actions:
            break
        fights = [action for action in actions if "attack" in action.name]
        state.apply(random.choice(fights if fights and random.random() < 0.5 else actions))
        told = state.chronicle or []
        for event in told[heard:]:
            follow(story, event)
        heard = len(told)
        assert story == story_so_far(state), turn
        assert state.clone().digest() == state.digest()
        if state.result.value == "playing" and turn % 5 == 0:
            assert restore(board, state.position()).digest() == state.digest()
            assert all(state.refusal(action) is None for action in state.legal_actions())
