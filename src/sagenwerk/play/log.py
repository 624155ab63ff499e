"""What a log consists of: its head, and choices, outcomes, changes, undo and redo in the order in which they came."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

#: A position is kept after every so many entries.
POSITION_EVERY = 50


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="head"):
    """What is played: everything that a replay needs besides the entries."""

    #: Of the file; see ``docs/saga-format.md``.
    format: int
    game: str
    #: Version of the rules that the log was last played by.
    rules_version: int
    scenario: str
    #: Digest of the scenario's content.
    scenario_digest: str
    #: In seat order, that is in turn order.
    heroes: list[str]
    #: Every option with its value, also those that were left at the default.
    options: dict[str, str]
    #: Hero or heroine, or whatever else the pictures need, by hero.
    figures: dict[str, str]
    #: None: the dice came from outside (a script, or real ones).
    seed: int | None
    #: Whole text of the content file that is not shipped; None: shipped content only.
    content: str | None


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="choice"):
    """Somebody chose. All entries of one ``step`` are undone together."""

    entry: int
    step: int
    action: str


class OutcomeEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="outcome"):
    """Chance was asked and gave this, even where nothing else was possible."""

    entry: int
    step: int
    asked: str
    outcome: str


class Override(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="override"):
    """The game master put another position in the place of the state; it begins a step, as a choice does."""

    entry: int
    step: int
    #: Who did it.
    author: str
    position: dict[str, Any]


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="undo"):
    """The entries of ``step`` were taken back."""

    entry: int
    step: int


class Redo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="redo"):
    """The entries of ``step`` that had been taken back hold again, with the same outcomes."""

    entry: int
    step: int


class Position(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="position"
):
    """The state after an entry, to open a log that newer rules cannot replay. ``opened`` says why that happened."""

    entry: int
    digest: str
    position: dict[str, Any]
    opened: str = ""


#: What makes up a line of play.
Held = Choice | OutcomeEntry | Override
Entry = Held | Undo | Redo


class Line:
    """The current line of play: what of a log still holds, and what could be redone."""

    def __init__(self) -> None:
        self.entries: list[Held] = []
        #: Steps taken back, the last one last.
        self.undone: list[list[Held]] = []
        #: Number of the last step that was begun; step 0 is what chance did before anybody chose.
        self.steps = 0

    def follow(self, entry: Entry) -> None:
        """Take one more entry of the log into account. Raises ValueError if it cannot stand here."""
        if isinstance(entry, Undo):
            if entry.step != self.last_step():
                raise ValueError(f"step {entry.step} cannot be undone here, only step {self.last_step()}")
            self.undone.append(self.last())
            del self.entries[len(self.entries) - len(self.undone[-1]) :]
        elif isinstance(entry, Redo):
            if not self.undone or self.undone[-1][0].step != entry.step:
                raise ValueError(f"step {entry.step} cannot be redone here")
            self.entries.extend(self.undone.pop())
        else:
            self._grow(entry)

    def _grow(self, entry: Held) -> None:
        begins = entry.step == self.steps + 1 and isinstance(entry, Choice | Override)
        goes_on = entry.step == self.last_step() and (
            isinstance(entry, OutcomeEntry) or (isinstance(entry, Choice) and entry.step > 0)
        )
        if not begins and not (goes_on and not self.undone):
            raise ValueError(f"step {entry.step} cannot stand here")
        self.undone.clear()
        self.steps = entry.step
        self.entries.append(entry)

    def last_step(self) -> int:
        """Number of the step that holds last; 0: nobody has chosen anything."""
        return self.entries[-1].step if self.entries else 0

    def last(self) -> list[Held]:
        """Entries of the step that holds last."""
        step = self.last_step()
        return [entry for entry in self.entries if entry.step == step]

    def drawn(self) -> int:
        """How many outcomes chance gave on this line."""
        return sum(isinstance(entry, OutcomeEntry) for entry in self.entries)

    def asked(self, question: str) -> int:
        """How often this question was answered by chance on this line."""
        return sum(isinstance(entry, OutcomeEntry) and entry.asked == question for entry in self.entries)

    def copy(self) -> Line:
        twin = Line()
        twin.entries = self.entries[:]
        twin.undone = self.undone[:]
        twin.steps = self.steps
        return twin


def line_of_play(log: Sequence[Entry]) -> Line:
    """What holds after all these entries."""
    line = Line()
    for entry in log:
        line.follow(entry)
    return line
