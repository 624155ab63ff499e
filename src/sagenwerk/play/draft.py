"""Entries that are tried out on a copy of the state, and kept together or not at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sagenwerk.kernel import CHANCE, NOBODY, Event
from sagenwerk.play.dealer import Dice
from sagenwerk.play.doing import dice_to_throw, done
from sagenwerk.play.log import POSITION_EVERY, Choice, Head, Held, OutcomeEntry, Override, Position
from sagenwerk.play.record import Grown, Record


class Draft:
    """Entries of one step. Nothing is kept before ``keep``, so that whatever raises changes nothing."""

    def __init__(self, record: Record, head: Head, dice: Dice, step: int) -> None:
        self.record = record
        self.head = head
        self.dice = dice
        self.step = step
        self.state = record.state.clone()
        self.entries: list[Held] = []
        #: Whether chance was asked, or something came to light.
        self.news = False
        #: Whether taking it back would leave the heroes knowing something.
        self.told = False
        self._asked: Counter[str] = Counter()
        self._events: dict[int, list[Event]] = {}
        self._positions: dict[int, Position] = {}
        self._certain: list[int] = []

    @property
    def waits(self) -> bool:
        """Whether somebody has to throw dice before anything else can be done."""
        return self.state.actor == CHANCE

    def choose(self, name: str) -> None:
        """Somebody takes this action."""
        self._take(Choice(self._number(), self.step, name))

    def allows(self, name: str) -> bool:
        """Whether an action is legal as the draft stands."""
        return name in self.state.scenario.actions and self.state.offers_this(self.state.scenario.actions[name])

    def looks(self, name: str) -> bool:
        """Whether an action that is legal may tell the heroes what only the game master knows."""
        return self.record.game.looks(self.state.view(NOBODY), self.state.scenario.actions[name])

    def override(self, position: Mapping[str, Any], author: str) -> None:
        """The game master puts down another position."""
        # As the rules write it down, so that the same position is always the same line.
        tree = self.record.game.restore(self.record.scenario, dict(position)).position()
        self._take(Override(self._number(), self.step, author, tree))

    def throw(self, name: str) -> None:
        """Dice of the box show this."""
        self._take(OutcomeEntry(self._number(), self.step, self.state.question().name, name))

    def deal(self) -> None:
        """Let chance answer as long as it is asked, up to dice that somebody has to throw."""
        while self.state.actor == CHANCE:
            outcome = self._outcome()
            if outcome is None:
                return
            self.throw(outcome)

    def _outcome(self) -> str | None:
        """What chance gives; None: dice of the box that have not been thrown."""
        question = self.state.question().name
        line = self.record.line
        asked = line.asked(question) + self._asked[question]
        names = dice_to_throw(self.state) if self.head.dice == "own" else None
        if names is not None:
            fallen = line.known(question, asked) if self.head.undo == "strict" else None
            return fallen if fallen in names else None
        anew = line.taken_back(question) if self.head.undo == "friendly" else 0
        return self.dice.pick(self.state, asked, line.drawn + self._asked.total(), anew).name

    def keep(self) -> None:
        """Put all of it on record."""
        self.record.grow(Grown(self.entries, self.state, self._events, self._positions, self._certain, self.told))

    def _number(self) -> int:
        return len(self.record.log) + len(self.entries) + 1

    def _take(self, entry: Held) -> None:
        if not self.entries:
            self.record.line.check(entry)
        if isinstance(entry, OutcomeEntry):
            self._asked[entry.asked] += 1
            if len(self.state.legal_actions()) == 1:
                self._certain.append(entry.entry)
        after = done(self.record.game, self.state, entry)
        self.state = after.state
        self._events[entry.entry] = after.events
        self.news = self.news or after.news
        self.told = self.told or after.told
        self.entries.append(entry)
        if entry.entry % POSITION_EVERY == 0:
            self._positions[entry.entry] = Position(entry.entry, self.state.digest(), self.state.position())
