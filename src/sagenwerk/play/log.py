"""What a log consists of: its head, and choices, outcomes, changes, undo and redo in the order in which they came."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

#: A position is kept after every so many entries.
POSITION_EVERY = 50

#: Of dice that were taken back: they come again, or they are rolled anew.
UNDO = ("strict", "friendly")
#: Dice of the box are dealt as all chance is, or thrown by people who say what they show.
DICE = ("server", "own")


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="head"):
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
    #: None: the dice came from outside (a script), or the game is not over and its seed is not told.
    seed: int | None
    #: Hexadecimal digits that the dice follow from as well; empty for seeds that people typed.
    salt: str = ""
    #: What binds the dealer to seed and salt while they are not told; see :func:`sagenwerk.play.dealer.commitment`.
    commitment: str = ""
    #: Number of the last entry that was not dealt by this seed: the game went on from another one's log.
    dealt_since: int = 0
    #: What an outcome that was taken back does when its question comes again: one of ``UNDO``.
    undo: str = "strict"
    #: Who throws the dice of the box: one of ``DICE``.
    dice: str = "server"
    #: Whole text of the content file that is not shipped; None: shipped content only.
    content: str | None


def check_dice(head: Head) -> None:
    """Raises ValueError if what the head says of its dice cannot be."""
    if not _is_hex(head.salt):
        raise ValueError(f"the salt is an even number of digits 0 to 9 and a to f, not {head.salt[:80]!r}")
    if head.salt and head.seed is None:
        raise ValueError("a salt goes with a seed")
    if not _is_hex(head.commitment) or len(head.commitment) not in (0, 64):
        raise ValueError(f"a commitment is 64 digits 0 to 9 and a to f, not {head.commitment[:80]!r}")
    if head.undo not in UNDO:
        raise ValueError(f"undo is one of {', '.join(UNDO)}, not {head.undo[:80]!r}")
    if head.dice not in DICE:
        raise ValueError(f"dice are those of one of {', '.join(DICE)}, not of {head.dice[:80]!r}")
    if head.dealt_since < 0:
        raise ValueError(f"dice are dealt since an entry of the log, not since {head.dealt_since}")


def _is_hex(text: str) -> bool:
    """Whether these are bytes in hexadecimal digits as we write them."""
    try:
        return bytes.fromhex(text).hex() == text
    except ValueError:
        return False


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
        #: How many outcomes chance gave on this line.
        self.drawn = 0
        #: Numbers of all steps in which chance answered, also of those taken back.
        self.threw: set[int] = set()
        #: Numbers of all outcomes that were ever taken back, also of those that hold again.
        self.taken: set[int] = set()
        #: Place of the first entry of each step that holds.
        self._starts: list[int] = []
        self._asked: dict[str, int] = {}
        self._taken_back: dict[str, int] = {}
        #: By question and how often it had been asked: the outcome that was taken back there last.
        self._known: dict[tuple[str, int], str] = {}

    def follow(self, entry: Entry) -> None:
        """Take one more entry of the log into account. Raises ValueError if it cannot stand here."""
        self.check(entry)
        self.add(entry)

    def add(self, entry: Entry) -> None:
        """The same for an entry that was checked."""
        if isinstance(entry, Undo):
            step = self.last()
            self.undone.append(step)
            del self.entries[self._starts.pop() :]
            self._take_back(step)
        elif isinstance(entry, Redo):
            for held in self.undone.pop():
                self._hold(held)
        else:
            self.undone.clear()
            self.steps = entry.step
            self._hold(entry)

    def check(self, entry: Entry) -> None:
        """Raises ValueError if this entry cannot stand here; nothing changes."""
        if isinstance(entry, Undo):
            if entry.step != self.last_step() or entry.step == 0:
                only = f", only step {self.last_step()}" if self.last_step() else ""
                raise ValueError(f"step {entry.step} cannot be undone here{only}")
        elif isinstance(entry, Redo):
            if not self.undone or self.undone[-1][0].step != entry.step:
                raise ValueError(f"step {entry.step} cannot be redone here")
        else:
            begins = entry.step == self.steps + 1 and isinstance(entry, Choice | Override)
            # Dice that people throw may be awaited again after a change that came in between was taken back.
            goes_on = entry.step == self.last_step() and (
                isinstance(entry, OutcomeEntry) or (isinstance(entry, Choice) and entry.step > 0 and not self.undone)
            )
            if not begins and not goes_on:
                raise ValueError(f"step {entry.step} cannot stand here")

    def _hold(self, entry: Held) -> None:
        if not self.entries or self.entries[-1].step != entry.step:
            self._starts.append(len(self.entries))
        self.entries.append(entry)
        if isinstance(entry, OutcomeEntry):
            self.drawn += 1
            self.threw.add(entry.step)
            self._asked[entry.asked] = self.asked(entry.asked) + 1

    def _take_back(self, step: Sequence[Held]) -> None:
        for entry in reversed(step):
            if isinstance(entry, OutcomeEntry):
                self.drawn -= 1
                self._asked[entry.asked] -= 1
                self._taken_back[entry.asked] = self.taken_back(entry.asked) + 1
                self._known[entry.asked, self.asked(entry.asked)] = entry.outcome
                self.taken.add(entry.entry)

    def last_step(self) -> int:
        """Number of the step that holds last; 0: nobody has chosen anything."""
        return self.entries[-1].step if self.entries else 0

    def last(self) -> list[Held]:
        """Entries of the step that holds last."""
        return self.entries[self._starts[-1] :] if self._starts else []

    def back(self) -> Iterator[list[Held]]:
        """The steps that hold, the last one first."""
        end = len(self.entries)
        for start in reversed(self._starts):
            yield self.entries[start:end]
            end = start

    def asked(self, question: str) -> int:
        """How often this question was answered by chance on this line."""
        return self._asked.get(question, 0)

    def taken_back(self, question: str) -> int:
        """How often an outcome of this question was taken back, in the whole log."""
        return self._taken_back.get(question, 0)

    def known(self, question: str, asked: int) -> str | None:
        """The outcome that was taken back when this question had been asked so often; None: there was none."""
        return self._known.get((question, asked))


def line_of_play(log: Sequence[Entry]) -> Line:
    """What holds after all these entries."""
    line = Line()
    for entry in log:
        line.follow(entry)
    return line
