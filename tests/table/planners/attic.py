"""A game, installed like anybody's, whose bots plan: the cellar, but the heroes begin half way through.

What its bots know: to march wins, while the other waits; to dawdle does so sometimes. They ask before they step beyond
field 5. They can be told to wait until a round, and to throw stones as long as they like. As game master they have a
plan that names the trapdoor.
"""

from __future__ import annotations

from typing import Any

from cellar import HEROES, LENGTH, Cellar, Dark

from sagenwerk.bots import KNOWLEDGE, MASTERS, POLICIES, Luck, Policy
from sagenwerk.bots.search import AsUsual, Knowledge, OneAction, Plan
from sagenwerk.kernel import GAME_MASTER, Action, Result, State

BEGINNING = 4
ASKS_BEYOND = 5


class Attic(Cellar):
    """The cellar under another name; heroes begin on field 4."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "attic"

    def new(self, scenario: Any, heroes: list[str], options: dict[str, str]) -> Dark:
        state = super().new(scenario, heroes, options)
        state.fields = [BEGINNING] * len(heroes)
        return state


class Idle(Policy):
    """Waits, or steps forward in a good hour; knocks."""

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        wanted = ": knock" if view.actor == GAME_MASTER else ": step" if luck.below(4) == 0 else ": wait"
        return next(action for action in view.legal_actions() if action.name.endswith(wanted))


class Does(Plan):
    """Does the same until a round."""

    def __init__(self, hero: int, what: str, until: int) -> None:
        super().__init__(f"{HEROES[hero]}: {what} until {until}", f"plan-attic-{what}", {"hero": HEROES[hero]})
        if what == "step":
            other = 1 - hero
            self.companions = {other: f"{HEROES[other]}: wait until {until}"}
        self.hero = hero
        self.action = f"{HEROES[hero]}: {what}"
        self.until = until

    def follow(self, state: Any) -> Action[Any] | None:
        if state.round >= self.until or state.actor != self.hero:
            return None
        return state.scenario.actions[self.action]


class Trap(Plan):
    """What the game master is up to."""

    def __init__(self, field: int) -> None:
        super().__init__(f"trap at {field}", "plan-attic-trap", {"field": field})

    def follow(self, state: Any) -> Action[Any] | None:
        return state.scenario.actions["game master: knock"] if state.actor == GAME_MASTER else None


class Attentive(Knowledge):
    """What there is to know of the attic."""

    def plans(self, view: Any, offers: list[Action[Any]]) -> list[Plan]:
        if view.actor == GAME_MASTER:
            return [Trap(view.trapdoor)]
        return [
            AsUsual(),
            Does(view.actor, "step", 99),
            OneAction(view.scenario.actions[f"{HEROES[view.actor]}: throw"]),
        ]

    def plan(self, view: Any, actor: int, name: str) -> Plan | None:
        if actor == GAME_MASTER:
            return Trap(view.trapdoor) if name.startswith("trap") else None
        _, _, rest = name.partition(": ")
        what, _, until = rest.partition(" until ")
        return Does(actor, what, int(until)) if until else None

    def concerns_group(self, view: Any, action: Action[Any]) -> bool:
        return action.name.endswith("step") and view.fields[view.place] >= ASKS_BEYOND

    def orders(self, view: Any, hero: int) -> list[Plan]:
        return [Does(hero, "wait", view.round + 1), Does(hero, "throw", 99)]

    def worth(self, state: Any) -> float:
        if state.result is Result.WON:
            return 1.0
        return max(state.fields) / (2 * LENGTH) + state.stones / 1000


POLICIES["attic"] = {"idle": lambda: Idle("idle")}
MASTERS["attic"] = {"knocks": lambda: Idle("knocks")}
KNOWLEDGE["attic"] = lambda: Attentive(Idle("idle"), Idle("knocks"))
