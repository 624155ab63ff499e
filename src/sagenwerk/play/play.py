"""A game from its first choice to its end, with everything that was done on the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from sagenwerk.kernel import CHANCE, GAME_MASTER, Action, EndlessRule, Event, Game, IllegalAction, Scenario, State
from sagenwerk.play.dealer import Dealer, Dice, Script, Untold, commitment, fresh
from sagenwerk.play.doing import UnknownAction, dice_to_throw
from sagenwerk.play.draft import Draft
from sagenwerk.play.log import Choice, Entry, Head, Held, Override, Redo, Undo, check_dice
from sagenwerk.play.opening import head_now, new_record, open_at_last_position, replay, rules_of, same_rules
from sagenwerk.play.record import OpenedAtPosition, Record
from sagenwerk.play.saga import (
    FORMAT,
    SaveError,
    does_not_replay,
    entry_lines,
    parse,
    parse_more,
    read_file,
    saga_text,
    write_file,
    written,
)

__all__ = ["OpenedAtPosition", "Play", "UnknownAction", "WrongThrow"]


class WrongThrow(ValueError):
    """Dice cannot show this. ``names``: what they could show, in order."""

    def __init__(self, asked: str, name: str, names: Sequence[str]) -> None:
        super().__init__(f"{asked!r} cannot show {name!r}, only one of {', '.join(map(repr, names))}")
        self.asked = asked
        self.name = name
        self.names = list(names)


class Play:
    """A running or finished game: a log, and the state that follows from it.

    ``dice``: a list is a script (see :class:`Script`), anything with ``pick`` throws them; else they follow from
    ``seed`` and ``salt``, and without a seed both are drawn. ``undo``: ``strict``, dice that were taken back come again
    when their question does; ``friendly``, they are rolled anew. ``dice_mode``: ``own``, dice of the box are thrown by
    people (:meth:`throw`), all other chance is dealt; ``server``, everything is.

    Raises ValueError for an unknown scenario, wrong heroes or options, a salt that is none.
    """

    def __init__(
        self,
        game: Game,
        scenario: str,
        *,
        heroes: Sequence[str],
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        salt: str = "",
        dice: Sequence[str | int] | Dice | None = None,
        undo: str = "strict",
        dice_mode: str = "server",
        figures: Mapping[str, str] | None = None,
        content: str | None = None,
    ) -> None:
        if dice is not None and seed is not None:
            raise ValueError("dice come from a seed or from a script, not from both")
        if dice is None and seed is None and not salt:
            seed, salt = fresh()
        loaded = game.scenario(scenario, content)
        wanted = dict(options or {})
        chosen = {option.name: wanted.pop(option.name, option.default) for option in game.options} | wanted
        head = Head(
            format=FORMAT,
            game=game.name,
            rules_version=game.version,
            scenario=scenario,
            scenario_digest=loaded.digest,
            heroes=list(heroes),
            options=chosen,
            figures=dict(figures or {}),
            seed=seed,
            salt=salt,
            commitment="" if seed is None else commitment(seed, salt),
            undo=undo,
            dice=dice_mode,
            content=content,
        )
        check_dice(head)
        self._set_up(head, Record(game, loaded, head), dice)
        self.go_on()

    def _set_up(self, head: Head, record: Record, dice: Sequence[str | int] | Dice | None) -> None:
        self.head = head
        self._record = record
        if isinstance(dice, Sequence):
            self._dice: Dice = Script(dice, since=record.line.drawn)
        elif dice is not None:
            self._dice = dice
        elif head.seed is not None:
            self._dice = Dealer(head.seed, head.salt)
        else:
            self._dice = Untold() if head.commitment else Script([])

    @classmethod
    def _of(cls, head: Head, record: Record, dice: Sequence[str | int] | Dice | None) -> Play:
        play = cls.__new__(cls)
        play._set_up(head, record, dice)
        return play

    # What is there

    @property
    def game(self) -> Game:
        """The rule book."""
        return self._record.game

    @property
    def scenario(self) -> Scenario:
        """What is played, loaded."""
        return self._record.scenario

    @property
    def state(self) -> State:
        """Everything that is true now. Copy it to change it."""
        return self._record.state

    @property
    def log(self) -> list[Entry]:
        """Everything that was done, in order."""
        return self._record.log

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self._record.log)

    @property
    def opened_at_position(self) -> OpenedAtPosition | None:
        """Where and why a log of older rules was not replayed whole; None: it was."""
        return self._record.opened

    @property
    def chronicle(self) -> list[tuple[int, Event]]:
        """What happened, told by the rules, each with the number of the entry that made it happen.

        The opening lines have number 0. What was taken back is not told; a redo tells it again under its old number.
        """
        return self._record.events_since(-1)

    def events_since(self, entry: int) -> list[tuple[int, Event]]:
        """The lines of the chronicle that came after an entry of the log; -1: all, the opening lines too."""
        return self._record.events_since(entry)

    @property
    def line(self) -> list[Held]:
        """Choices, outcomes and changes that hold: the log without what was taken back."""
        return self._record.line.entries[:]

    def steps(self) -> Iterator[Choice | Override]:
        """First entries of the steps that hold and can be taken back, the last step first."""
        left = len(self._record.line.entries)
        for step in self._record.line.back():
            left -= len(step)
            first = step[0]
            if left < self._record.states.first or not isinstance(first, Choice | Override):
                return
            yield first

    def undone_steps(self) -> Iterator[Choice | Override]:
        """First entries of the steps that can be brought back, that which comes back first first."""
        for step in reversed(self._record.line.undone):
            first = step[0]
            if isinstance(first, Choice | Override):
                yield first

    def view(self, audience: int) -> State:
        """The state as a hero, the game master or a spectator (NOBODY) may see it."""
        return self.state.view(audience)

    # Playing

    def choose(self, action: Action[Any] | str) -> None:
        """Take a legal action; then chance answers until somebody else is asked.

        Raises UnknownAction, or IllegalAction with the reason; then nothing has changed.
        """
        self.choose_all([action])

    def choose_all(self, actions: Sequence[Action[Any] | str]) -> None:
        """Take several actions as one step: all of them, or none if one is unknown or not legal in its turn.

        Where somebody has to throw dice first, those before are taken, and the rest is not done.
        """
        if not actions:
            raise ValueError("no action was named")
        names = [action if isinstance(action, str) else action.name for action in actions]
        draft = self._new_step()
        for name in names:
            draft.choose(name)
            draft.deal()
            if draft.waits:
                break
        draft.keep()

    def choose_until_news(self, actions: Sequence[str]) -> None:
        """Take actions one after the other as one step, until chance was asked or the heroes learned something.

        They end, too, where the other side is asked. What is left then, or is not legal any more, is not done: for
        games with secrets, where all or none would tell by a refusal what lies ahead, and cost nothing. An action that
        tells nothing, after some that did, is a step of its own: it can be taken back. Raises for the first action;
        then nothing has changed.
        """
        if not actions:
            raise ValueError("no action was named")
        draft = self._new_step()
        side = self.state.actor == GAME_MASTER
        for name in actions:
            if draft.entries and not draft.allows(name):
                break
            if draft.told and not draft.looks(name):
                draft.keep()
                draft = self._new_step()
            draft.choose(name)
            draft.deal()
            if draft.waits or draft.news or (draft.state.actor == GAME_MASTER) != side:
                break
        draft.keep()

    def override(self, position: Mapping[str, Any], author: str) -> None:
        """Put another position, as ``State.position`` gives it, in the place of the state: a step of its own.

        Raises ValueError if there is no such position, or if it belongs to another game (``NotChanged``).
        """
        draft = self._new_step()
        draft.override(position, author)
        draft.deal()
        draft.keep()

    def told(self, step: int) -> bool:
        """Whether a step told the heroes what they would still know if it were taken back; for games with secrets.

        That is a throw, something that came to light, and every look at what only the game master knows.
        """
        return self._record.told(step)

    def go_on(self) -> None:
        """Let chance answer until somebody else is asked; nothing happens if nobody waits for chance."""
        if self.state.actor == CHANCE:
            draft = self._draft(self._record.line.last_step())
            draft.deal()
            draft.keep()

    def _new_step(self) -> Draft:
        self.go_on()
        return self._draft(self._record.line.steps + 1)

    def _draft(self, step: int) -> Draft:
        return Draft(self._record, self.head, self._dice, step)

    # Dice

    @property
    def awaits_dice(self) -> list[str] | None:
        """Names of what dice could show that somebody has to throw now, in order; None: nobody has to.

        Only where people throw the dice of the box themselves (``dice_mode="own"``).
        """
        return dice_to_throw(self.state) if self.head.dice == "own" else None

    def throw(self, name: str) -> None:
        """Say what the dice show; it belongs to the step that asked for them. Then the game goes on as far as it can.

        Raises WrongThrow if they cannot show that, ValueError if no dice are awaited; then nothing has changed.
        """
        names = self.awaits_dice
        if names is None:
            raise ValueError("nobody has to throw dice just now")
        if name not in names:
            raise WrongThrow(self.state.question().name, name, names)
        draft = self._draft(self._record.line.last_step())
        draft.throw(name)
        draft.deal()
        draft.keep()

    def threw(self, step: int) -> bool:
        """Whether chance answered in a step, taken back or not."""
        return step in self._record.line.threw

    @property
    def dice_known(self) -> bool:
        """Whether an outcome that could have been another was ever taken back: somebody has seen what was to come.

        Where a log was opened at a position nobody can tell what else was possible before, and all of it counts.
        """
        return self._record.dice_known

    # Taking back

    def undo(self) -> None:
        """Take the last step back: all its choices and what chance gave. Raises ValueError if there is none."""
        step = next(self.steps(), None)
        if step is None:
            raise ValueError("there is nothing to undo")
        self._record.take(Undo(self.version + 1, step.step))

    def redo(self) -> None:
        """Let the step that was taken back last hold again, outcomes included. Raises ValueError if there is none."""
        step = next(self.undone_steps(), None)
        if step is None:
            raise ValueError("there is nothing to redo")
        self._record.take(Redo(self.version + 1, step.step))

    def undo_label(self) -> str | None:
        """First action of the step that ``undo`` would take back, ``override`` for a change; None: there is nothing."""
        return _label(next(self.steps(), None))

    def redo_label(self) -> str | None:
        """First action of the step that ``redo`` would bring back, else as ``undo_label``."""
        return _label(next(self.undone_steps(), None))

    def fork(self, entry: int, *, seed: int | None = None, salt: str = "") -> Play:
        """A game of its own that goes on after this entry of the log; its dice may follow from another seed.

        Where the dice of this one are not told, and no seed is given, new ones are drawn. Raises ValueError for an
        entry from which it cannot go on.
        """
        first = self.opened_at_position.entry if self.opened_at_position else 0
        if not first <= entry <= self.version:
            raise ValueError(f"the log can be continued from entry {first} to {self.version}, not from {entry}")
        if seed is None and not salt and self.head.seed is None and self.head.commitment:
            seed, salt = fresh()
        head = msgspec.structs.replace(self.head, dealt_since=min(self.head.dealt_since, entry))
        if seed is not None or salt:
            head = msgspec.structs.replace(
                self.head,
                seed=seed,
                salt=salt,
                commitment="" if seed is None else commitment(seed, salt),
                dealt_since=entry,
            )
            check_dice(head)
        record = Record(self.game, self.scenario, head)
        positions = {number: position for number, position in self._record.positions.items() if number <= entry}
        record.begin_at(self.log[:entry], positions)
        for follower in self.log[len(record.log) : entry]:
            record.take(follower)
        twin = Play._of(
            head, record, self._dice if head.seed == self.head.seed and head.salt == self.head.salt else None
        )
        twin.go_on()
        return twin

    # The file

    def head_line(self, *, whole: bool = True) -> str:
        """First line of the save; not ``whole``: without seed and salt, as in ``to_saga``."""
        return written(self.head if whole else msgspec.structs.replace(self.head, seed=None, salt=""))

    def lines_since(self, version: int) -> list[str]:
        """Lines of the save after the head for all entries after ``version``, for a store that grows with the log."""
        return entry_lines(self.log[version:], self._record.positions)

    def follow(self, lines: Sequence[str]) -> None:
        """Take over what another copy of this play says with ``lines_since``; no dice are asked.

        Raises SaveError, counting from the first of these lines; then those before it may be taken over.
        """
        for number, entry in enumerate(parse_more(lines, self.version), start=1):
            try:
                self._record.follow(entry)
            except (IllegalAction, EndlessRule, ValueError) as error:
                raise does_not_replay(number, str(error)) from error

    def to_saga(self, *, whole: bool = True) -> str:
        """The whole save. ``Play.from_saga`` gives the same game, and that one the same text.

        Not ``whole``: without seed and salt, to be given out while the game goes on. It tells what was done, and by
        its commitment the dice can be checked once the seed is told.
        """
        positions = dict(self._record.positions)
        if self.log and self.version not in positions:
            # So that newer rules, which may not replay a short log, find a position to open it at.
            positions[self.version] = self._record.position_now()
        head = self.head if whole else msgspec.structs.replace(self.head, seed=None, salt="")
        return saga_text(head, self.log, positions)

    def save(self, path: str | Path) -> None:
        """Write the save; the file holds the old text or the new one, never a part. Raises OSError."""
        write_file(Path(path), self.to_saga())

    @classmethod
    def load(
        cls, path: str | Path, *, game: Game | None = None, dice: Sequence[str | int] | Dice | None = None
    ) -> Play:
        """Open a save. Raises SaveError with line and remedy, OSError if it cannot be read."""
        return cls.from_saga(read_file(Path(path)), game=game, dice=dice)

    @classmethod
    def from_saga(cls, text: str, *, game: Game | None = None, dice: Sequence[str | int] | Dice | None = None) -> Play:
        """The game of a save's text. ``dice`` as for a new game: needed only where the head names no seed.

        A log of older rules or content that does not replay is opened at its last position, and
        ``opened_at_position`` says so. Raises SaveError with the line, what is wrong and what to do.
        """
        saga = parse(text)
        game, scenario = rules_of(saga.head, game)
        head = head_now(saga.head, game, scenario)
        record = new_record(game, scenario, head)
        try:
            replay(record, saga)
        except SaveError as error:
            if same_rules(saga.head, game, scenario):
                raise
            record = new_record(game, scenario, head)
            open_at_last_position(record, head, saga, error)
        return cls._of(head, record, dice)


def _label(step: Choice | Override | None) -> str | None:
    if step is None:
        return None
    return step.action if isinstance(step, Choice) else "override"
