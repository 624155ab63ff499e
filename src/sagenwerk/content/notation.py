"""A situation of a game as text that people read and write: a position in TOML, and back.

Which keys there are is each game's own affair; here is only the text. Wrong text is refused with its line.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from typing import Any

from sagenwerk.content.lines import line_of
from sagenwerk.kernel import Game, State

#: Lists longer than this are written one item a line.
WIDTH = 100

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+\Z")


class PositionError(ValueError):
    """A position that cannot be set up: the line, the key (may be empty), what is wrong, and what to do."""

    def __init__(self, line: int, key: str, problem: str, remedy: str) -> None:
        super().__init__(f"line {line}: {f'{key}: ' if key else ''}{problem}. {remedy}")
        self.line = line
        self.key = key
        self.problem = problem
        self.remedy = remedy


def to_text(state: State) -> str:
    """The position of a state as TOML, always in the same order."""
    return toml(state.position())


def from_text(game: Game, text: str, content: str | None = None) -> State:
    """The state that a position describes; ``content`` as for ``Game.scenario``. Raises PositionError."""
    try:
        tree = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(text, error) from error
    for path, value in _leaves(tree, ()):
        if not isinstance(value, str | int | float):
            problem = f"a position has no dates and times, here is {value}"
            raise _wrong(text, path, problem, "Write texts in quotation marks.")
    if tree.get("game", game.name) != game.name:
        problem = f"this is a position of {tree['game']!r}, not of {game.name!r}"
        raise _wrong(text, ("game",), problem, "Open it with its own game.")
    name = tree.get("scenario")
    if not isinstance(name, str):
        remedy = f"Write one of {', '.join(map(repr, game.scenarios()))}."
        raise _wrong(text, ("scenario",), "the position does not say what is played", remedy)
    try:
        scenario = game.scenario(name, content)
    except ValueError as error:
        raise _wrong(text, ("scenario",), str(error), "Write the name of a scenario of this game.") from error
    try:
        return game.restore(scenario, tree)
    except ValueError as error:
        key = str(getattr(error, "path", ""))
        problem = str(getattr(error, "problem", error))
        raise _wrong(text, _parts(tree, key), problem, "Change or remove this line.") from error


def _not_toml(text: str, error: tomllib.TOMLDecodeError) -> PositionError:
    said = str(error)
    found = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", said)
    line = int(found[1]) if found and found[1] else text.count("\n") + 1
    problem = said[: found.start()] if found else said
    return PositionError(line, "", f"this is not TOML: {problem}", "Compare it with a position that was copied here.")


def _wrong(text: str, path: Sequence[str | int], problem: str, remedy: str) -> PositionError:
    return PositionError(line_of(text, path), ".".join(map(str, path)), problem, remedy)


def _parts(tree: Any, key: str) -> list[str | int]:
    """The parts of a dotted key; names that contain dots themselves are recognised by the tree."""
    parts: list[str | int] = []
    left = key
    while left:
        if isinstance(tree, dict):
            known = [name for name in tree if left == name or left.startswith(f"{name}.")]
            part: str | int = max(known, key=len, default=left.split(".")[0])
            tree = tree.get(part)
        else:
            first = left.split(".")[0]
            part = int(first) if first.isdecimal() else first
            tree = tree[part] if isinstance(tree, list) and isinstance(part, int) and part < len(tree) else None
        parts.append(part)
        left = left[len(str(part)) :].removeprefix(".")
    return parts


def _leaves(value: Any, path: tuple[str | int, ...]) -> list[tuple[tuple[str | int, ...], Any]]:
    """Every single value in a tree, with where it stands."""
    if isinstance(value, dict):
        return [leaf for key, inner in value.items() for leaf in _leaves(inner, (*path, key))]
    if isinstance(value, list):
        return [leaf for place, inner in enumerate(value) for leaf in _leaves(inner, (*path, place))]
    return [(path, value)]


def toml(tree: dict[str, Any]) -> str:
    """A tree of plain values as TOML; its order is kept, except that TOML wants a table's own values first.

    Raises TypeError for what is not plain: only text, numbers, truth values, lists and tables with names are.
    """
    blocks: list[str] = []
    _table(tree, "", "", blocks)
    return "\n\n".join(block for block in blocks if block) + "\n"


def _table(table: dict[str, Any], name: str, head: str, blocks: list[str]) -> None:
    own = [(key, value) for key, value in table.items() if not _has_blocks(value)]
    inner = [(key, value) for key, value in table.items() if _has_blocks(value)]
    lines = [f"{_key(key)} = {_value(value, len(key) + 3)}" for key, value in own]
    if head and (lines or not inner or head.startswith("[[")):
        lines.insert(0, head)
    blocks.append("\n".join(lines))
    for key, value in inner:
        path = f"{name}.{_key(key)}" if name else _key(key)
        if isinstance(value, dict):
            _table(value, path, f"[{path}]", blocks)
        else:
            for item in value:
                _table(item, path, f"[[{path}]]", blocks)


def inline(key: str, value: Any) -> str:
    """A key with its value as one entry of TOML, tables between curly brackets.

    >>> inline("title", {"de": "Der Turm"})
    'title = { de = "Der Turm" }'
    """
    return f"{_key(key)} = {_value(value, len(key) + 3)}"


def _has_blocks(value: Any) -> bool:
    """Whether it is written under a head of its own."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(item, dict) for item in value)
    return isinstance(value, dict)


def _key(key: str) -> str:
    if not isinstance(key, str):
        raise TypeError(f"the key {key!r} of a position is not a text")
    return key if _BARE_KEY.match(key) else json.dumps(key, ensure_ascii=False)


def _value(value: Any, indent: int) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        # TOML's basic strings know the escapes of JSON; one more character must not stand as it is.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, dict):
        pairs = ", ".join(f"{_key(key)} = {_value(inner, 0)}" for key, inner in value.items())
        return f"{{{f' {pairs} ' if pairs else ''}}}"
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is not a plain value of a position")
    items = [_value(item, 4) for item in value]
    line = f"[{', '.join(items)}]"
    if indent + len(line) <= WIDTH:
        return line
    return "[\n" + "".join(f"    {item},\n" for item in items) + "]"
