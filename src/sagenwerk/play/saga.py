"""The save file ``.saga``: one JSON object a line, see ``docs/saga-format.md``. Here it is only read and written."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sagenwerk.play.log import POSITION_EVERY, Choice, Entry, Head, Line, OutcomeEntry, Override, Position, Redo, Undo

#: Version of the file's form that is written; older ones are read.
FORMAT = 2

_KINDS = ("head", "choice", "outcome", "override", "undo", "redo", "position")


class SaveError(ValueError):
    """A save that cannot be opened: where, what is wrong, and what to do about it.

    ``code`` names the kind of mistake for catalogues, ``line`` counts from 1.
    """

    def __init__(self, code: str, line: int, problem: str, remedy: str) -> None:
        super().__init__(f"line {line}: {problem}. {remedy}")
        self.code = code
        self.line = line
        self.problem = problem
        self.remedy = remedy


class Saga(NamedTuple):
    """What a file says, and in which line each entry stands."""

    head: Head
    log: list[Entry]
    positions: dict[int, Position]
    #: Line of each entry, in the order of the log.
    lines: list[int]
    position_lines: dict[int, int]


def written(line: Head | Entry | Position) -> str:
    """One line of the file."""
    return msgspec.json.encode(line).decode()


def saga_text(head: Head, log: Sequence[Entry], positions: dict[int, Position]) -> str:
    """The whole file."""
    return "\n".join([written(head), *entry_lines(log, positions)]) + "\n"


def entry_lines(log: Sequence[Entry], positions: dict[int, Position]) -> list[str]:
    """The lines of these entries and of the positions after them."""
    lines = []
    for entry in log:
        lines.append(written(entry))
        if entry.entry in positions:
            lines.append(written(positions[entry.entry]))
    return lines


def parse(text: str) -> Saga:
    """Read a file. Raises SaveError for the first line that is wrong; nothing is passed over."""
    rows = text.removesuffix("\n").split("\n")
    if not text.strip():
        raise SaveError("save-empty", 1, "the file is empty", "Choose another file.")
    head = _line(1, rows[0].removesuffix("\r"))
    if not isinstance(head, Head):
        raise SaveError("save-no-head", 1, "the first line is not the head of a game", "Choose a .saga file.")
    saga = Saga(head, [], {}, [], {})
    order = Line()
    for number, row in enumerate(rows[1:], start=2):
        line = _line(number, row.removesuffix("\r"))
        if isinstance(line, Head):
            raise SaveError("save-wrong-line", number, "a second head", "Put each game into a file of its own.")
        if isinstance(line, Position):
            _take_position(saga, line, number)
        else:
            _take_entry(saga, order, line, number)
    for entry, line_number in saga.position_lines.items():
        if entry % POSITION_EVERY and entry != len(saga.log) and not saga.positions[entry].opened:
            remedy = f"Positions stand after every {POSITION_EVERY}th entry and after the last: remove this line."
            raise SaveError("save-wrong-line", line_number, f"no position belongs after entry {entry}", remedy)
    return saga


def parse_more(rows: Sequence[str], version: int) -> list[Entry]:
    """Entries of lines that follow after ``version`` entries; positions among them are passed over.

    Raises SaveError, counting from the first of these lines.
    """
    entries: list[Entry] = []
    for number, row in enumerate(rows, start=1):
        line = _line(number, row)
        if isinstance(line, Position):
            continue
        if isinstance(line, Head) or line.entry != version + len(entries) + 1:
            problem = f"this is not entry {version + len(entries) + 1}"
            raise SaveError("save-wrong-line", number, problem, _REMOVE.format(number))
        entries.append(line)
    return entries


def _take_position(saga: Saga, position: Position, number: int) -> None:
    if position.entry != len(saga.log) or not saga.log or position.entry in saga.positions:
        problem = f"the position of entry {position.entry} does not stand once and right after that entry"
        raise SaveError("save-wrong-line", number, problem, "Remove this line.")
    saga.positions[position.entry] = position
    saga.position_lines[position.entry] = number


def _take_entry(saga: Saga, order: Line, entry: Entry, number: int) -> None:
    if entry.entry != len(saga.log) + 1:
        problem = f"entry {entry.entry} stands where entry {len(saga.log) + 1} belongs"
        raise SaveError("save-wrong-line", number, problem, _REMOVE.format(number))
    try:
        order.follow(entry)
    except ValueError as error:
        raise SaveError("save-wrong-line", number, str(error), _REMOVE.format(number)) from error
    saga.log.append(entry)
    saga.lines.append(number)


#: All that a line can be.
_Line = Head | Choice | OutcomeEntry | Override | Undo | Redo | Position

#: What helps against a wrong entry.
_REMOVE = "Put the line right, or remove line {0} and all after it to go on from before."


def does_not_replay(line: int, problem: str) -> SaveError:
    """An entry that the rules do not allow."""
    return SaveError("save-does-not-replay", line, problem, _REMOVE.format(line))


def _line(number: int, row: str) -> Head | Entry | Position:
    """One line as what it says it is."""
    try:
        plain = _STRICT.decode(row)
    except (ValueError, RecursionError) as error:
        problem = f"not a JSON object ({error})" if row.strip() else "an empty line"
        remedy = _REMOVE.format(number) if number > 1 else "Choose a .saga file."
        raise SaveError("save-not-json", number, problem, remedy) from error
    kind = plain.get("kind") if isinstance(plain, dict) else None
    if kind not in _KINDS:
        problem = f'"kind" must be one of {", ".join(_KINDS)}, here it is {json.dumps(kind)}'
        raise SaveError("save-wrong-line", number, problem, _REMOVE.format(number))
    if kind == "head" and isinstance(plain.get("format"), int) and plain["format"] > FORMAT:
        problem = f"the file has format {plain['format']}, this version reads up to {FORMAT}"
        raise SaveError("save-newer-format", number, problem, "Bring the program up to date.")
    try:
        line: Head | Entry | Position = msgspec.convert(plain, _Line)
    except msgspec.ValidationError as error:
        raise SaveError("save-wrong-line", number, str(error), _REMOVE.format(number)) from error
    return line


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names = dict(pairs)
    if len(names) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"the key {next(key for key in keys if keys.count(key) > 1)!r} comes twice")
    return names


def _no_such_number(text: str) -> Any:
    raise ValueError(f"{text} is no number of JSON")


#: JSON without what JSON does not allow, or leaves open.
_STRICT = json.JSONDecoder(object_pairs_hook=_no_key_twice, parse_constant=_no_such_number)


def read_file(path: Path) -> str:
    """Text of a save. Raises SaveError if it is no text, OSError if it cannot be read."""
    data = path.read_bytes()
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise SaveError("save-not-text", line, "the line is not text in UTF-8", _REMOVE.format(line)) from error


def write_file(path: Path, text: str) -> None:
    """Put the text there as a whole: whatever happens, the path holds the old text or the new one."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    if os.name != "nt":
        # The new name itself is only safe once its folder is.
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
