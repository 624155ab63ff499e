"""A game from its first choice to its end, with everything that was done on the way."""

from __future__ import annotations

import difflib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sagenwerk.games import game as game_named
from sagenwerk.kernel import (
    CHANCE,
    GAME_MASTER,
    NOBODY,
    Action,
    EndlessRule,
    Event,
    Game,
    IllegalAction,
    Scenario,
    State,
)
from sagenwerk.play.dealer import Dealer, Dice, Script
from sagenwerk.play.log import (
    POSITION_EVERY,
    Choice,
    Entry,
    Head,
    Held,
    Line,
    OutcomeEntry,
    Override,
    Position,
    Redo,
    Undo,
    line_of_play,
)
from sagenwerk.play.saga import (
    FORMAT,
    Saga,
    SaveError,
    does_not_replay,
    parse,
    parse_more,
    read_file,
    saga_text,
    write_file,
    written,
)


class UnknownAction(ValueError):
    """There is no action of this name in the scenario."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        close = difflib.get_close_matches(name, names, n=3)
        meant = f"; did you mean {' or '.join(map(repr, close))}?" if close else ""
        super().__init__(f"there is no action {name!r}{meant}")
        self.name = name


class OpenedAtPosition(NamedTuple):
    """A log did not replay under these rules and was opened at a position that it holds."""

    #: The last entry that was kept.
    entry: int
    #: Why the log did not replay, and how much of it was lost.
    reason: str


class Play:
    """A running or finished game: a log, and the state that follows from it.

    ``dice``: a list is a script (see :class:`Script`), anything with ``pick`` throws them; else they follow from
    ``seed``, and without a seed one is drawn. Raises ValueError for an unknown scenario, wrong heroes or options.
    """

    def __init__(
        self,
        game: Game,
        scenario: str,
        *,
        heroes: Sequence[str],
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        dice: Sequence[str | int] | Dice | None = None,
        figures: Mapping[str, str] | None = None,
        content: str | None = None,
    ) -> None:
        if dice is not None and seed is not None:
            raise ValueError("dice come from a seed or from a script, not from both")
        if dice is None and seed is None:
            # Below 2**53, so that every reader of JSON keeps it exactly.
            seed = secrets.randbelow(2**53)
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
            content=content,
        )
        self._set_up(game, loaded, head, dice)
        self.go_on()

    def _set_up(self, game: Game, scenario: Scenario, head: Head, dice: Sequence[str | int] | Dice | None) -> None:
        self.game = game
        self.scenario = scenario
        self.head = head
        #: Everything that was done, in order.
        self.log: list[Entry] = []
        self.opened_at_position: OpenedAtPosition | None = None
        self._positions: dict[int, Position] = {}
        self._line = Line()
        self._events: dict[int, list[Event]] = {}
        #: By step, as far as somebody asked: whether it told the heroes what they would still know without it.
        self._told: dict[int, bool] = {}
        self._begin = game.new(scenario, list(head.heroes), dict(head.options))
        self._opening = self._begin.chronicle or []
        self._begin.chronicle = None
        #: Entries of the line that came before ``_begin``: of a log that was opened at a position.
        self._before = 0
        self.state = self._begin.clone()
        self._dice = self._dice_of(dice)

    def _dice_of(self, dice: Sequence[str | int] | Dice | None) -> Dice:
        if dice is None:
            return Script([]) if self.head.seed is None else Dealer(self.head.seed)
        if isinstance(dice, Sequence):
            return Script(dice)
        return dice

    @classmethod
    def _of(cls, game: Game, scenario: Scenario, head: Head, dice: Sequence[str | int] | Dice | None) -> Play:
        play = cls.__new__(cls)
        play._set_up(game, scenario, head, dice)
        return play

    # What is there

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def chronicle(self) -> list[tuple[int, Event]]:
        """What happened, told by the rules, each with the number of the entry that made it happen.

        The opening lines have number 0. What was taken back is not told; a redo tells it again under its old number.
        """
        opening = [(0, event) for event in self._opening]
        return opening + [
            (held.entry, event) for held in self._line.entries for event in self._events.get(held.entry, [])
        ]

    @property
    def line(self) -> list[Held]:
        """Choices, outcomes and changes that hold: the log without what was taken back."""
        return self._line.entries[:]

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
        """Take several actions as one step: all of them, or none if one is unknown or not legal in its turn."""
        if not actions:
            raise ValueError("no action was named")
        names = [action if isinstance(action, str) else action.name for action in actions]
        self.go_on()
        draft = _Draft(self, self._line.steps + 1)
        for name in names:
            draft.choose(name)
            draft.deal()
        draft.keep()

    def choose_until_news(self, actions: Sequence[str]) -> None:
        """Take actions one after the other as one step, until chance was asked or the heroes learned something.

        They end, too, where the other side is asked. What is left then, or is not legal any more, is not done: for
        games with secrets, where all or none would tell by a refusal what lies ahead, and cost nothing. Raises for the
        first action; then nothing has changed.
        """
        if not actions:
            raise ValueError("no action was named")
        self.go_on()
        draft = _Draft(self, self._line.steps + 1)
        side = self.state.actor == GAME_MASTER
        for name in actions:
            if draft.entries and not draft.allows(name):
                break
            draft.choose(name)
            draft.deal()
            if draft.news or (draft.state.actor == GAME_MASTER) != side:
                break
        draft.keep()

    def override(self, position: Mapping[str, Any], author: str) -> None:
        """Put another position, as ``State.position`` gives it, in the place of the state: a step of its own.

        Raises ValueError if there is no such position, or if it belongs to another game (``NotChanged``).
        """
        self.go_on()
        draft = _Draft(self, self._line.steps + 1)
        draft.override(position, author)
        draft.deal()
        draft.keep()

    def told(self, step: int) -> bool:
        """Whether a step told the heroes what they would still know if it were taken back; for games with secrets.

        That is a throw, something that came to light, and every look at what only the game master knows.
        """
        if step not in self._told:
            self._told[step] = self.game.game_master and self._looked_through(step)
        return self._told[step]

    def _looked_through(self, step: int) -> bool:
        """Do everything again up to this step, and look what it told: of a log that was opened."""
        if any(isinstance(entry, OutcomeEntry) for entry in self._line.entries if entry.step == step):
            return True
        state = self._begin.clone()
        told = False
        for entry in self._line.entries[self._before :]:
            if entry.step == step:
                done = self._after(state, entry)
                state, told = done.state, told or done.told
            elif not told:
                state, _ = self._carried_out(state, entry)
        return told

    def go_on(self) -> None:
        """Let chance answer until somebody else is asked; nothing happens if nobody waits for chance."""
        draft = _Draft(self, self._line.last_step())
        draft.deal()
        draft.keep()

    # Taking back

    def undo(self) -> None:
        """Take the last step back: all its choices and what chance gave. Raises ValueError if there is none."""
        step = self._step_to_undo()
        if step == 0:
            raise ValueError("there is nothing to undo")
        self._append(Undo(len(self.log) + 1, step))

    def redo(self) -> None:
        """Let the step that was taken back last hold again, outcomes included. Raises ValueError if there is none."""
        if not self._line.undone:
            raise ValueError("there is nothing to redo")
        self._append(Redo(len(self.log) + 1, self._line.undone[-1][0].step))

    def undo_label(self) -> str | None:
        """First action of the step that ``undo`` would take back, ``override`` for a change; None: there is nothing."""
        return _label(self._line.last()) if self._step_to_undo() else None

    def redo_label(self) -> str | None:
        """First action of the step that ``redo`` would bring back, else as ``undo_label``."""
        return _label(self._line.undone[-1]) if self._line.undone else None

    def _step_to_undo(self) -> int:
        """Number of the step; 0 if there is none, or if it began before the position at which the log was opened."""
        step = self._line.last()
        return step[0].step if len(self._line.entries) - len(step) >= self._before and step else 0

    def fork(self, entry: int, *, seed: int | None = None) -> Play:
        """A game of its own that goes on after this entry of the log; its dice may follow from another seed."""
        first = self.opened_at_position.entry if self.opened_at_position else 0
        if not first <= entry <= len(self.log):
            raise ValueError(f"the log can be continued from entry {first} to {len(self.log)}, not from {entry}")
        head = self.head if seed is None else msgspec.structs.replace(self.head, seed=seed)
        positions = {number: position for number, position in self._positions.items() if number <= entry}
        twin = Play._of(self.game, self.scenario, head, self._dice if seed is None else None)
        twin._begin_at(self.log[:entry], positions)
        for follower in self.log[twin.version : entry]:
            twin._append(follower)
        twin.go_on()
        return twin

    # The file

    def head_line(self) -> str:
        """First line of the save."""
        return written(self.head)

    def lines_since(self, version: int) -> list[str]:
        """Lines of the save after the head for all entries after ``version``, for a store that grows with the log."""
        return saga_text(self.head, self.log[version:], self._positions).splitlines()[1:]

    def follow(self, lines: Sequence[str]) -> None:
        """Take over what another copy of this play says with ``lines_since``; no dice are asked.

        Raises SaveError, counting from the first of these lines; then those before it may be taken over.
        """
        for number, entry in enumerate(parse_more(lines, self.version), start=1):
            try:
                self._append(entry)
            except (IllegalAction, EndlessRule, ValueError) as error:
                raise does_not_replay(number, str(error)) from error

    def to_saga(self) -> str:
        """The whole save. ``Play.from_saga`` gives the same game, and that one the same text."""
        positions = dict(self._positions)
        if self.log and len(self.log) not in positions:
            # So that newer rules, which may not replay a short log, find a position to open it at.
            positions[len(self.log)] = self._position_now()
        return saga_text(self.head, self.log, positions)

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
        game, scenario = _rules_of(saga.head, game)
        head = msgspec.structs.replace(
            saga.head, format=FORMAT, rules_version=game.version, scenario_digest=scenario.digest
        )
        try:
            play = cls._of(game, scenario, head, dice)
        except ValueError as error:
            raise SaveError("save-wrong-head", 1, str(error), "Put the head right, or choose another file.") from error
        try:
            play._replay(saga)
        except SaveError as error:
            if head == saga.head:
                raise
            play = cls._of(game, scenario, head, dice)
            play._open_at_last_position(saga, error)
        if isinstance(dice, Sequence):
            play._dice = Script(dice, since=play._line.drawn())
        return play

    def _replay(self, saga: Saga) -> None:
        """Do everything again. Raises SaveError if the rules or a position of the file do not agree."""
        try:
            self._begin_at(saga.log, saga.positions)
        except ValueError as error:
            line = saga.position_lines[max(entry for entry in saga.positions if saga.positions[entry].opened)]
            raise does_not_replay(line, f"the position cannot be set up: {error}") from error
        for entry, line in zip(saga.log[len(self.log) :], saga.lines[len(self.log) :], strict=True):
            try:
                self._append(entry)
            except (IllegalAction, EndlessRule, ValueError) as error:
                raise does_not_replay(line, str(error)) from error
            noted = saga.positions.get(entry.entry)
            if noted and noted != (now := self._position_now()):
                keys = ", ".join(_different_keys(noted.position, now.position)) or "digest"
                raise does_not_replay(
                    saga.position_lines[entry.entry],
                    f"the position differs from what the entries before it lead to: {keys}",
                )

    def _begin_at(self, log: Sequence[Entry], positions: Mapping[int, Position]) -> None:
        """Take over all entries up to the last position at which the log was ever opened."""
        opened = [entry for entry, position in positions.items() if position.opened]
        if opened:
            self._open_at(log[: max(opened)], positions)

    def _open_at(self, log: Sequence[Entry], positions: Mapping[int, Position]) -> None:
        """Take over these entries without replaying them, and the state that the last one's position says."""
        last = positions[len(log)]
        begin = self.game.restore(self.scenario, last.position)
        self.log = list(log)
        self._positions = {entry: position for entry, position in positions.items() if entry <= len(log)}
        self._line = line_of_play(log)
        self._line.undone.clear()
        self._before = len(self._line.entries)
        self._begin = begin
        self.state = begin.clone()
        self.opened_at_position = OpenedAtPosition(len(log), last.opened)

    def _open_at_last_position(self, saga: Saga, failure: SaveError) -> None:
        """Go on from the last position that these rules understand. Raises SaveError if there is none."""
        problems = [str(failure)]
        for entry in sorted(saga.positions, reverse=True):
            lost = len(saga.log) - entry
            reason = (
                f"saved by rules version {saga.head.rules_version}, opened by {self.head.rules_version}:"
                f" {failure.problem} (line {failure.line}); {lost} entries after entry {entry} were left out"
            )
            old = saga.positions[entry]
            opened = msgspec.structs.replace(old, opened=f"{old.opened}\n{reason}".lstrip())
            try:
                self._open_at(saga.log[:entry], saga.positions | {entry: opened})
            except ValueError as error:
                problems.append(f"position after entry {entry}: {error}")
                continue
            now = self._position_now()
            self._positions[entry] = msgspec.structs.replace(now, opened=opened.opened)
            return
        raise SaveError(
            "save-too-old",
            failure.line,
            f"rules version {self.head.rules_version} can neither replay this log of version"
            f" {saga.head.rules_version} nor open it at a position ({'; '.join(problems)})",
            f"Open it with rules version {saga.head.rules_version}.",
        )

    def _position_now(self) -> Position:
        return Position(len(self.log), self.state.digest(), self.state.position())

    def _append(self, entry: Entry) -> None:
        """Take an entry into the log and bring the state after it. Nothing changes if the rules do not allow it."""
        line = self._line.copy()
        line.follow(entry)
        if isinstance(entry, Held):
            state, self._events[entry.entry] = self._carried_out(self.state.clone(), entry)
        elif isinstance(entry, Undo) and len(line.entries) < self._before:
            raise ValueError(f"step {entry.step} began before the position at which the log was opened")
        else:
            state = self._begin.clone()
            for held in line.entries[self._before :]:
                state, _ = self._carried_out(state, held)
        self._keep([entry], state, line, {})

    def _carried_out(self, state: State, entry: Held) -> tuple[State, list[Event]]:
        """The state after an entry, maybe ``state`` itself, and what was told. Raises where it cannot stand."""
        if not isinstance(entry, Override):
            return state, _carry_out(state, entry)
        after = self.game.restore(self.scenario, entry.position)
        return after, self.game.changed(state, after)

    def _after(self, state: State, entry: Held) -> _After:
        """The same, and what the heroes learned by it; nothing in games without secrets."""
        seen = state.view(NOBODY) if self.game.game_master else None
        after, events = self._carried_out(state, entry)
        if seen is None:
            return _After(after, events, False, False)
        if isinstance(entry, OutcomeEntry):
            return _After(after, events, True, True)
        if isinstance(entry, Override):
            news = seen.digest() != after.view(NOBODY).digest()
            return _After(after, events, news, news)
        action = self.scenario.actions[entry.action]
        looked = action.hero != GAME_MASTER and self.game.looks(seen, action)
        news = not _foreseen(seen, entry.action, after)
        return _After(after, events, news, news or looked)

    def _keep(self, entries: Sequence[Entry], state: State, line: Line, positions: Mapping[int, Position]) -> None:
        self.log.extend(entries)
        self.state = state
        self._line = line
        self._positions.update(positions)
        if len(self.log) % POSITION_EVERY == 0 and len(self.log) not in self._positions and self.log:
            self._positions[len(self.log)] = self._position_now()


class _After(NamedTuple):
    """What an entry led to."""

    state: State
    events: list[Event]
    #: Whether chance answered, or the heroes see what they could not foresee.
    news: bool
    #: Whether taking it back would leave the heroes knowing something: news, or a look at what only others know.
    told: bool


class _Draft:
    """Entries that are tried out on a copy of the state and kept together or not at all."""

    def __init__(self, play: Play, step: int) -> None:
        self.play = play
        self.step = step
        self.state = play.state.clone()
        self.line = play._line.copy()
        self.entries: list[Held] = []
        #: Whether chance was asked, or something came to light.
        self.news = False
        #: Whether taking it back would leave the heroes knowing something.
        self.told = False
        self.events: dict[int, list[Event]] = {}
        self.positions: dict[int, Position] = {}

    def choose(self, name: str) -> None:
        self._take(Choice(self._number(), self.step, name))

    def allows(self, name: str) -> bool:
        """Whether an action is legal as the draft stands."""
        return name in self.state.scenario.actions and self.state.offers_this(self.state.scenario.actions[name])

    def override(self, position: Mapping[str, Any], author: str) -> None:
        # As the rules write it down, so that the same position is always the same line.
        tree = self.play.game.restore(self.play.scenario, dict(position)).position()
        self._take(Override(self._number(), self.step, author, tree))

    def deal(self) -> None:
        """Let chance answer as long as it is asked."""
        while self.state.actor == CHANCE:
            asked = self.state.question().name
            outcome = self.play._dice.pick(self.state, self.line.asked(asked), self.line.drawn())
            self._take(OutcomeEntry(self._number(), self.step, asked, outcome.name))

    def keep(self) -> None:
        self.play._events.update(self.events)
        if self.entries:
            self.play._told[self.step] = self.told
        self.play._keep(self.entries, self.state, self.line, self.positions)

    def _number(self) -> int:
        return len(self.play.log) + len(self.entries) + 1

    def _take(self, entry: Held) -> None:
        done = self.play._after(self.state, entry)
        self.state = done.state
        self.events[entry.entry] = done.events
        self.news = self.news or done.news
        self.told = self.told or done.told
        self.line.follow(entry)
        self.entries.append(entry)
        if entry.entry % POSITION_EVERY == 0:
            self.positions[entry.entry] = Position(entry.entry, self.state.digest(), self.state.position())


def _carry_out(state: State, entry: Choice | OutcomeEntry) -> list[Event]:
    """Apply an entry of a log; what the rules told about it. Raises if they do not allow it."""
    if isinstance(entry, OutcomeEntry):
        if state.actor != CHANCE or state.question().name != entry.asked:
            raise ValueError(f"chance is not asked {entry.asked!r} here")
        name = entry.outcome
    else:
        name = entry.action
    if name not in state.scenario.actions:
        raise UnknownAction(name, list(state.scenario.actions.by_name))
    action = state.scenario.actions[name]
    if isinstance(entry, Choice) and action.hero == CHANCE:
        raise ValueError(f"{name!r} is given by chance, nobody chooses it")
    state.chronicle = []
    state.apply(action)
    events = state.chronicle
    state.chronicle = None
    return events


def _foreseen(seen: State, action: str, after: State) -> bool:
    """Whether the heroes knew beforehand what they see after an action; ``seen`` is used up."""
    if action not in seen.scenario.actions:
        return False
    try:
        seen.apply(seen.scenario.actions[action])
    except Exception:  # a view need not know how to go on where something hidden comes in
        return False
    return seen.view(NOBODY).digest() == after.view(NOBODY).digest()


def _label(step: Sequence[Held]) -> str | None:
    for entry in step:
        if isinstance(entry, Choice):
            return entry.action
        if isinstance(entry, Override):
            return "override"
    return None


def _different_keys(noted: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
    keys = list(noted) + [key for key in now if key not in noted]
    return [key for key in keys if noted.get(key) != now.get(key)]


def _rules_of(head: Head, game: Game | None) -> tuple[Game, Scenario]:
    """Rule book and scenario that a head names. Raises SaveError."""
    try:
        game = game or game_named(head.game)
    except ValueError as error:
        raise SaveError("save-unknown-game", 1, str(error), "Install the game that it was played with.") from error
    if game.name != head.game:
        raise SaveError(
            "save-unknown-game", 1, f"a game of {head.game!r}, not of {game.name!r}", "Choose another file."
        )
    if head.rules_version > game.version:
        problem = f"played by rules version {head.rules_version} of {game.name!r}, here is only {game.version}"
        raise SaveError("save-newer-rules", 1, problem, "Bring the program up to date.")
    try:
        return game, game.scenario(head.scenario, head.content)
    except ValueError as error:
        raise SaveError("save-content", 1, str(error), "Put the content in the head right.") from error
