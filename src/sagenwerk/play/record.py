"""What happened in a play, and what follows from it: the state, what was told, what people know."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from sagenwerk.kernel import Event, Game, Result, Scenario, State
from sagenwerk.play.doing import carried_out, done
from sagenwerk.play.log import (
    POSITION_EVERY,
    Entry,
    Head,
    Held,
    OutcomeEntry,
    Position,
    Redo,
    Undo,
    line_of_play,
)
from sagenwerk.play.states import States

#: A log that is replayed remembers a state after so many entries, and so does an undo that has to go far back.
REMEMBER_EVERY = 16


class OpenedAtPosition(NamedTuple):
    """A log did not replay under these rules and was opened at a position that it holds."""

    #: The last entry that was kept.
    entry: int
    #: Why the log did not replay, and how much of it was lost.
    reason: str


class Grown(NamedTuple):
    """Entries that were carried out, with all that came of them."""

    entries: Sequence[Held]
    state: State
    events: Mapping[int, list[Event]]
    positions: Mapping[int, Position]
    #: Numbers of the outcomes besides which nothing was possible.
    certain: Iterable[int]
    #: Whether taking it back would leave the heroes knowing something.
    told: bool


class Record:
    """A log and the state after it. Raises ValueError if the head's heroes or options cannot play."""

    def __init__(self, game: Game, scenario: Scenario, head: Head) -> None:
        self.game = game
        self.scenario = scenario
        begin = game.new(scenario, list(head.heroes), dict(head.options))
        #: What is told before anybody does anything.
        self.opening = begin.chronicle or []
        begin.chronicle = None
        self.log: list[Entry] = []
        self.opened: OpenedAtPosition | None = None
        #: Whether seed and salt are told at the end, and whether somebody went back from there.
        self._bound = head.commitment != ""
        self._went_back = False
        self.positions: dict[int, Position] = {}
        self._begin_with(begin)

    def _begin_with(self, begin: State) -> None:
        self.line = line_of_play(self.log)
        # What was taken back before a position is not there any more.
        self.line.undone.clear()
        self.states = States(len(self.line.entries), begin)
        self.state = begin.clone()
        #: By entry, also of what was taken back.
        self.events: dict[int, list[Event]] = {}
        #: By step, as far as somebody asked: whether it told the heroes what they would still know without it.
        self._told: dict[int, bool] = {}
        self._certain: set[int] = set()

    def open_at(self, log: Sequence[Entry], positions: Mapping[int, Position]) -> None:
        """Take over these entries without replaying them, and the state that the last one's position says.

        Raises ValueError, and nothing has changed, if these rules do not understand the position.
        """
        last = positions[len(log)]
        begin = self.game.restore(self.scenario, last.position)
        self.log = list(log)
        self.positions = {entry: position for entry, position in positions.items() if entry <= len(log)}
        self.opened = OpenedAtPosition(len(log), last.opened)
        self._begin_with(begin)

    def begin_at(self, log: Sequence[Entry], positions: Mapping[int, Position]) -> None:
        """Take over all entries up to the last position at which the log was ever opened, if it was."""
        opened = [entry for entry, position in positions.items() if position.opened]
        if opened:
            self.open_at(log[: max(opened)], positions)

    # Growing

    def take(self, entry: Entry) -> None:
        """Carry out the next entry of a log. If it raises because it cannot stand here, the record is of no use."""
        self.line.check(entry)
        if isinstance(entry, Undo):
            self._take_back(entry)
        elif isinstance(entry, Redo):
            self._bring_back(entry)
        else:
            self._carry_out(entry)
        self.log.append(entry)
        if len(self.log) % POSITION_EVERY == 0:
            self.positions[len(self.log)] = self.position_now()

    def follow(self, entry: Entry) -> None:
        """The same, but if it raises nothing has changed, and the state that was there stays what it is."""
        before = self.state
        self.state = before.clone()
        try:
            self.take(entry)
        except BaseException:
            self.state = before
            raise

    def _carry_out(self, entry: Held) -> None:
        length = len(self.line.entries)
        if length - self.states.last >= REMEMBER_EVERY:
            self.states.remember(length, self.state.clone())
        certain = isinstance(entry, OutcomeEntry) and len(self.state.legal_actions()) == 1
        self.state, self.events[entry.entry] = carried_out(self.game, self.state, entry)
        if certain:
            self._certain.add(entry.entry)
        self.line.add(entry)

    def _take_back(self, entry: Undo) -> None:
        length = len(self.line.entries) - len(self.line.last())
        if length < self.states.first:
            raise ValueError(f"step {entry.step} began before the position at which the log was opened")
        self._went_back |= self._bound and self.state.result is not Result.PLAYING
        self.states.forget_after(length)
        self.line.add(entry)
        self.state = self._state_at(length)

    def _bring_back(self, entry: Redo) -> None:
        self.states.remember(len(self.line.entries), self.state.clone())
        state = self.state.clone()
        for held in self.line.undone[-1]:
            state, _ = carried_out(self.game, state, held)
        self.line.add(entry)
        self.state = state

    def grow(self, grown: Grown) -> None:
        """Take over what was carried out on a copy of the state."""
        if not grown.entries:
            return
        step = grown.entries[0].step
        begins = step != self.line.last_step()
        if begins:
            self.states.remember(len(self.line.entries), self.state.clone())
        for entry in grown.entries:
            self.line.add(entry)
        if begins or grown.told:
            self._told[step] = grown.told
        self.log.extend(grown.entries)
        self.events.update(grown.events)
        self.positions.update(grown.positions)
        self._certain.update(grown.certain)
        self.state = grown.state

    # What is known

    def position_now(self) -> Position:
        """The state as the file keeps it."""
        return Position(len(self.log), self.state.digest(), self.state.position())

    def _state_at(self, length: int) -> State:
        """A state of its own: that after so many entries of the line."""
        near, state = self.states.nearest(length)
        state = state.clone()
        for number, held in enumerate(self.line.entries[near:length], start=near):
            if number - self.states.last >= REMEMBER_EVERY:
                self.states.remember(number, state.clone())
            state, _ = carried_out(self.game, state, held)
        return state

    def events_since(self, entry: int) -> list[tuple[int, Event]]:
        """What was told after an entry of the log and still holds, with the entry that made it happen."""
        opening = [(0, event) for event in self.opening] if entry < 0 else []
        held = self.line.entries
        later = bisect_right(held, entry, key=_number)
        return opening + [
            (number, event) for number in map(_number, held[later:]) for event in self.events.get(number, [])
        ]

    def told(self, step: int) -> bool:
        """Whether a step told the heroes what they would still know if it were taken back."""
        if step not in self._told:
            self._told[step] = self.game.game_master and self._looked_through(step)
        return self._told[step]

    def _looked_through(self, step: int) -> bool:
        """Do this step again and look what it told: of a log that was opened."""
        places = [place for place, entry in enumerate(self.line.entries) if entry.step == step]
        entries = [self.line.entries[place] for place in places]
        if any(isinstance(entry, OutcomeEntry) for entry in entries):
            return True
        if not places or places[0] < self.states.first:
            return False
        state = self._state_at(places[0])
        for entry in entries:
            state, _, _, told = done(self.game, state, entry)
            if told:
                return True
        return False

    @property
    def dice_known(self) -> bool:
        """Whether an outcome besides which others were possible was ever taken back, or the end with all dice told."""
        return self._went_back or not self.line.taken <= self._certain


def _number(entry: Held) -> int:
    return entry.entry
