"""On which line of a TOML file something stands: neither tomllib nor msgspec knows.

For everybody who reads TOML from people (boxes, positions): ``line_of(text, path)``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache

import tree_sitter_toml
from tree_sitter import Language, Node, Parser

Path = tuple[str | int, ...]

_PARSER = Parser(Language(tree_sitter_toml.language()))


def line_of(text: str, path: Sequence[str | int]) -> int:
    """The line, counted from 1, of the key or list item at a path such as ``("board", "fields", "fog01", "to", 2)``.

    What is not in the file is placed at the nearest thing above it that is: a missing key at the head of its table.
    """
    lines = _lines(text)
    for length in range(len(path), 0, -1):
        line = lines.get(tuple(path[:length]))
        if line is not None:
            return line
    return 1


@lru_cache(maxsize=16)
def _lines(text: str) -> dict[Path, int]:
    lines: dict[Path, int] = {}
    arrays: dict[Path, int] = {}
    for node in _PARSER.parse(text.encode()).root_node.children:
        if node.type == "pair":
            _pair(node, (), lines)
        elif node.type in ("table", "table_array_element"):
            head = _inside_arrays(_key(node.children[1]), arrays, node.type == "table_array_element")
            for length in range(1, len(head) + 1):
                lines.setdefault(head[:length], _row(node))
            for child in node.children:
                if child.type == "pair":
                    _pair(child, head, lines)
    return lines


def _inside_arrays(key: Path, arrays: dict[Path, int], new_element: bool) -> Path:
    """The path of a table's head: elements of arrays of tables are counted."""
    path: Path = ()
    for place, part in enumerate(key):
        path = (*path, part)
        if new_element and place == len(key) - 1:
            arrays[path] = arrays.get(path, -1) + 1
        if path in arrays:
            path = (*path, arrays[path])
    return path


def _pair(node: Node, above: Path, lines: dict[Path, int]) -> None:
    path = above + _key(node.children[0])
    for length in range(len(above) + 1, len(path) + 1):
        lines.setdefault(path[:length], _row(node))
    _value(node.children[-1], path, lines)


def _value(node: Node, path: Path, lines: dict[Path, int]) -> None:
    if node.type == "inline_table":
        for child in node.children:
            if child.type == "pair":
                _pair(child, path, lines)
    elif node.type == "array":
        items = [child for child in node.children if child.is_named and child.type != "comment"]
        for place, item in enumerate(items):
            lines[(*path, place)] = _row(item)
            _value(item, (*path, place), lines)


def _key(node: Node) -> Path:
    """The parts of a key as tomllib reads them."""
    if node.type == "dotted_key":
        return tuple(part for child in node.children if child.is_named for part in _key(child))
    text = (node.text or b"").decode()
    if node.type == "quoted_key":
        return tuple(tomllib.loads(f"{text} = 0"))
    return (text,)


def _row(node: Node) -> int:
    return node.start_point[0] + 1
