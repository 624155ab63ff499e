"""Checking a save when its seed is told: whether every outcome follows from what the dealer was bound to."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sagenwerk.kernel import CHANCE, Game
from sagenwerk.play.dealer import Dealer, commitment
from sagenwerk.play.doing import dice_to_throw
from sagenwerk.play.log import Entry, Head, OutcomeEntry
from sagenwerk.play.opening import head_now, new_record, replay, rules_of, same_rules
from sagenwerk.play.record import Record
from sagenwerk.play.saga import SaveError, parse
from sagenwerk.views.shell import Sentence


class Flaw(msgspec.Struct, frozen=True):
    """Something that is not as it should be, and in which line of the file."""

    line: int
    what: Sentence


class Typed(msgspec.Struct, frozen=True):
    """Dice that people threw, as they typed them in."""

    entry: int
    asked: str
    outcome: str


class Verdict(msgspec.Struct, frozen=True):
    """What was found out about a save."""

    game: str
    scenario: str
    entries: int
    #: Whether these rules could replay all of it.
    replayed: bool
    #: How many outcomes chance gave in the whole log, and how many of them follow from seed and salt.
    outcomes: int
    dealt: int
    #: ``strict`` or ``friendly``, and ``server`` or ``own``, as the head says.
    undo: str
    dice: str
    commitment: str
    #: An outcome that could have been another was taken back: somebody knew what was to come.
    dice_known: bool
    #: Outcomes that do not follow from seed and salt where that need not be a flaw; ``open`` says why.
    unexplained: int
    typed: list[Typed]
    #: What was checked and is so.
    checked: list[Sentence]
    #: What cannot be checked, and why.
    open: list[Sentence]
    #: In the order of their lines; empty: nothing speaks against this save.
    flaws: list[Flaw]


def verified(text: str, *, game: Game | None = None, noted: str = "") -> Verdict:
    """Check a save: that the rules allow it, and that its outcomes follow from seed and salt.

    ``noted``: the commitment that somebody wrote down when the game began. Only that one binds the dealer; what stands
    in the file could have been put there afterwards. Raises SaveError if the text is no save that can be opened here.
    """
    saga = parse(text)
    rules, scenario = rules_of(saga.head, game)
    record = new_record(rules, scenario, head_now(saga.head, rules, scenario))
    same = same_rules(saga.head, rules, scenario)
    look = _Look(saga.head, record)
    flaws, checked, cannot = [], [], []
    try:
        replay(record, saga, look)
        checked.append(Sentence("verify-replayed", {"count": len(saga.log)}))
    except SaveError as error:
        args: dict[str, str | int] = {"code": error.code, "problem": error.problem, "remedy": error.remedy}
        if same:
            flaws.append(_flaw(error.line, "verify-fault-replay", args))
        else:
            cannot.append(Sentence("verify-older-rules", {"entry": len(record.log), "line": error.line, **args}))
    replayed = bool(checked)
    checked += look.checked()
    cannot += look.open(saga.log, same)
    exact = same and saga.head.commitment != ""
    if exact:
        flaws = look.flaws() + flaws
    bound, unbound, loose = _bound(saga.head, noted)
    return Verdict(
        game=saga.head.game,
        scenario=saga.head.scenario,
        entries=len(saga.log),
        replayed=replayed,
        outcomes=len(_outcomes(saga.log)),
        dealt=look.dealt,
        undo=saga.head.undo,
        dice=saga.head.dice,
        commitment=saga.head.commitment,
        dice_known=record.dice_known,
        unexplained=0 if exact else len(look.wrong),
        typed=look.typed,
        checked=checked + bound,
        open=cannot + loose,
        flaws=sorted(flaws + unbound, key=lambda flaw: flaw.line),
    )


class _Look:
    """Looks at each outcome before it is carried out."""

    def __init__(self, head: Head, record: Record) -> None:
        self.head = head
        self.record = record
        self.dealer = None if head.seed is None else Dealer(head.seed, head.salt)
        self.dealt = 0
        self.typed: list[Typed] = []
        #: Outcomes that were dealt by others, and those for which no seed is told.
        self.earlier = 0
        self.untold = 0
        self.wrong: list[Flaw] = []

    def __call__(self, entry: OutcomeEntry, line: int) -> None:
        state = self.record.state
        if state.actor != CHANCE or state.question().name != entry.asked:
            return  # the rules say so themselves
        names = dice_to_throw(state) if self.head.dice == "own" else None
        if names is not None:
            self.typed.append(Typed(entry.entry, entry.asked, entry.outcome))
            before = self.record.line.known(entry.asked, self.record.line.asked(entry.asked))
            if self.head.undo == "strict" and before in names and before != entry.outcome:
                self._note(line, "verify-fault-again", entry, before or "")
        elif entry.entry <= self.head.dealt_since:
            self.earlier += 1
        elif self.dealer is None:
            self.untold += 1
        else:
            self._compare(self.dealer, entry, line)

    def _compare(self, dealer: Dealer, entry: OutcomeEntry, line: int) -> None:
        held = self.record.line
        anew = held.taken_back(entry.asked) if self.head.undo == "friendly" else 0
        follows = dealer.pick(self.record.state, held.asked(entry.asked), held.drawn, anew).name
        if follows == entry.outcome:
            self.dealt += 1
        else:
            self._note(line, "verify-fault-outcome", entry, follows)

    def _note(self, line: int, message: str, entry: OutcomeEntry, follows: str) -> None:
        args: dict[str, str | int] = {
            "entry": entry.entry,
            "asked": entry.asked,
            "outcome": entry.outcome,
            "follows": follows,
        }
        self.wrong.append(_flaw(line, message, args))

    def checked(self) -> list[Sentence]:
        """What was checked and is so."""
        return [Sentence("verify-dealt", {"count": self.dealt})] if self.dealt else []

    def open(self, log: Sequence[Entry], same: bool) -> list[Sentence]:
        """What cannot be checked."""
        found: list[Sentence] = []
        opened = self.record.opened
        if opened is not None and (skipped := len(_outcomes(log[: opened.entry]))):
            found.append(Sentence("verify-skipped", {"count": skipped, "entry": opened.entry}))
        if self.earlier:
            found.append(Sentence("verify-earlier", {"count": self.earlier, "entry": self.head.dealt_since}))
        if self.untold:
            message = "verify-untold" if self.head.commitment else "verify-outside"
            found.append(Sentence(message, {"count": self.untold, "commitment": self.head.commitment}))
        if self.wrong and not same:
            found.append(Sentence("verify-other-rules", {"count": len(self.wrong)}))
        elif self.wrong and not self.head.commitment:
            found.append(Sentence("verify-unbound-outcomes", {"count": len(self.wrong)}))
        if self.typed:
            found.append(Sentence("verify-typed", {"count": len(self.typed)}))
        return found

    def flaws(self) -> list[Flaw]:
        """The first outcome that is wrong, and how many there are."""
        more = len(self.wrong) - 1
        return self.wrong[:1] + [_flaw(flaw.line, "verify-fault-more", {"count": more}) for flaw in self.wrong[1:2]]


def _bound(head: Head, noted: str) -> tuple[list[Sentence], list[Flaw], list[Sentence]]:
    """Whether seed and salt are those that the dealer was bound to: what is so, what is not, what nobody can tell."""
    args: dict[str, str | int] = {"commitment": head.commitment}
    so, not_so, untold = [], [], []
    if noted and noted != head.commitment:
        not_so.append(_flaw(1, "verify-fault-noted", {"noted": noted, **args}))
    elif noted:
        so.append(Sentence("verify-noted", args))
    if head.seed is not None and not head.commitment:
        untold.append(Sentence("verify-not-bound"))
    elif head.seed is not None and head.commitment != commitment(head.seed, head.salt):
        not_so.append(_flaw(1, "verify-fault-commitment", {"follows": commitment(head.seed, head.salt), **args}))
    elif head.seed is not None:
        so.append(Sentence("verify-bound", args))
        if not noted:
            untold.append(Sentence("verify-not-noted", args))
    return so, not_so, untold


def _outcomes(log: Sequence[Entry]) -> list[OutcomeEntry]:
    return [entry for entry in log if isinstance(entry, OutcomeEntry)]


def _flaw(line: int, message: str, args: dict[str, str | int]) -> Flaw:
    return Flaw(line, Sentence(message, args))
