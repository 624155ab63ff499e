"""Tasks that a legend deals to heroes, one each, and looks at later: ``[[tasks]]`` (AN-143)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.conditions import Condition
from sagenwerk.andor.effects import Effect, about_each
from sagenwerk.andor.filters import Who
from sagenwerk.andor.scenario import HEROES, AndorScenario
from sagenwerk.andor.state import Andor
from sagenwerk.kernel.contract import Action, Chance, Outcome, Step


class TaskIs(Outcome):
    """The hero gets this task."""

    def __init__(self, card: i64, name: str) -> None:
        super().__init__(name)
        self.card = card


class Task:
    """What one hero is to do: true of him as the subject or not. What follows may be set later."""

    def __init__(self, name: str, when: Condition) -> None:
        self.name = name
        self.when = when
        self.met: list[Step[Any]] = []
        self.missed: list[Step[Any]] = []


class TaskDeck:
    """Task cards, mixed. ``slots`` by hero number: places in ``Andor.slots`` with the number of his card + 1.

    A card that nobody has lies in the pile; what has been looked at goes back there.
    """

    def __init__(self, board: AndorScenario, name: str, slots: list[int], cards: list[Task]) -> None:
        self.name = name
        self.slots = slots
        self.cards = cards
        self.outcomes: list[Action[Any]] = []
        for card in range(len(cards)):
            outcome = TaskIs(card, f"task {cards[card].name}")
            self.outcomes.append(outcome)
            board.own_actions.append(outcome)
        self.draw = TaskDraw(f"tasks {name}", self)
        board.task_decks.append(self)
        board.own_steps.append(self.draw)

    def card_of(self, state: Andor, hero: i64) -> i64:
        """The number of the hero's card, -1 for none."""
        card = state.slots[self.slots[hero]] - 1
        return card if card < len(self.cards) else -1

    def left(self, state: Andor) -> list[Action[Any]]:
        """The cards that nobody has."""
        given: list[int] = [int(self.card_of(state, hero)) for hero in range(HEROES)]
        left: list[Action[Any]] = []
        for card in range(len(self.cards)):
            if card not in given:
                left.append(self.outcomes[card])
        return left


class TaskDraw(Chance[Andor, TaskIs]):
    """Which task the subject gets."""

    def __init__(self, name: str, deck: TaskDeck) -> None:
        super().__init__(name)
        self.deck = deck

    def options(self, state: Andor) -> list[Action[Any]]:
        return self.deck.left(state)

    def weights(self, state: Andor) -> list[int]:
        return [1] * len(self.deck.left(state))

    def settle(self, state: Andor, outcome: TaskIs) -> None:
        deck = self.deck
        state.slots[deck.slots[state.subject]] = int(outcome.card + 1)
        tells_task(state, "event-task-dealt", state.subject, deck.cards[outcome.card])


def tells_task(state: Andor, message: str, hero: i64, task: Task) -> None:
    """A line about a hero's task; ``goal`` is what it is called."""
    if state.chronicle is not None:
        events.hero_does(state, message, "AN-143", hero, {"goal": task.name})


class DealTasks(Effect):
    """``do = "deal-tasks", tasks, who``: each of these heroes who has none gets a card, while there are any."""

    def __init__(self, board: AndorScenario, name: str, deck: TaskDeck, who: Who) -> None:
        super().__init__(board, name)
        self.who = who
        self.one = DealTask(board, f"{name}/one", deck)

    def carry_out(self, state: Andor) -> None:
        state.each(about_each(state, self.who.heroes(state), [self.one]))


class DealTask(Effect):
    """One card for the subject."""

    def __init__(self, board: AndorScenario, name: str, deck: TaskDeck) -> None:
        super().__init__(board, name)
        self.deck = deck

    def carry_out(self, state: Andor) -> None:
        deck = self.deck
        if deck.card_of(state, state.subject) < 0 and deck.left(state):
            state.first(deck.draw)


class CheckTasks(Effect):
    """``do = "check-tasks", tasks, who``, and the letter of a pile: one hero after the other shows what he has done."""

    def __init__(self, board: AndorScenario, name: str, deck: TaskDeck, who: Who) -> None:
        super().__init__(board, name)
        self.who = who
        self.one = CheckTask(board, f"{name}/one", deck)

    def carry_out(self, state: Andor) -> None:
        state.each(about_each(state, self.who.heroes(state), [self.one]))


class CheckTask(Effect):
    """The card of the subject, if he has one: what follows from it."""

    def __init__(self, board: AndorScenario, name: str, deck: TaskDeck) -> None:
        super().__init__(board, name)
        self.deck = deck

    def carry_out(self, state: Andor) -> None:
        deck = self.deck
        card = deck.card_of(state, state.subject)
        if card < 0:
            return
        task = deck.cards[card]
        met = task.when.holds(state)
        state.slots[deck.slots[state.subject]] = 0
        tells_task(state, "event-task-met" if met else "event-task-missed", state.subject, task)
        state.each(task.met if met else task.missed)


def tasks_of(state: Andor, hero: i64) -> list[Task]:
    """The tasks that the hero has now, in the order of the piles."""
    found: list[Task] = []
    decks: list[TaskDeck] = state.board.task_decks
    for deck in decks:
        card = deck.card_of(state, hero)
        if card >= 0:
            found.append(deck.cards[card])
    return found


def is_met(state: Andor, hero: i64, task: Task) -> bool:
    """Whether the task is done just now, without touching the state."""
    asked = state.clone()
    asked.subject = hero
    return task.when.holds(asked)
