"""What every content file is made of: groups that hold blocks, and blocks with sources and confidence.

A user's file gives single blocks; each takes the place of the shipped one as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, inspect

from sagenwerk.content.lines import Path

#: How well something is known; one vocabulary everywhere.
Confidence = Literal["confirmed", "one-source", "inferred", "proposed", "unsettled"]

# Plain text: no control characters, no line breaks, nothing that turns the direction of writing.
_PLAIN = r"^(?![\s\S]*[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069])"

#: ``stand_in`` is what a faulty value is taken for, so that the rest of its block can still be checked.
Name = Annotated[str, Meta(min_length=1, max_length=60, pattern=_PLAIN, extra={"stand_in": "?"})]
Text = Annotated[str, Meta(min_length=1, max_length=400, pattern=_PLAIN, extra={"stand_in": "?"})]
#: Several lines are allowed, nothing else that is not plain.
_PLAIN_LINES = r"^(?![\s\S]*[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069])"
Lines = Annotated[str, Meta(max_length=4000, pattern=_PLAIN_LINES, extra={"stand_in": "?"})]
#: Ids go into names of actions and into logs.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9_-]*$(?!\n)")]


def slug(title: str) -> str:
    """An id out of a title, empty if none can be made."""
    words = title.lower()
    for letter, written in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        words = words.replace(letter, written)
    name = re.sub(r"[^a-z0-9]+", "-", words).strip("-")[:40].strip("-")
    return name if name[:1].isalpha() else ""


class Group(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """Holds blocks; a user's file may give any of them and leave out the others."""


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """A piece of a block."""


class Block(Part, frozen=True, kw_only=True):
    """The unit that is replaced: always whole, with its own sources and confidence."""

    source: Annotated[list[Text], Meta(min_length=1, max_length=20, extra={"stand_in": ["?"]})]
    confidence: Annotated[Confidence, Meta(extra={"stand_in": "unsettled"})]
    note: Text = ""


def is_block(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.StructType) and issubclass(kind.cls, Block)


def _inside(kind: inspect.Type, key: str) -> inspect.Type | None:
    """The type of what a group, or a table of blocks, holds under this key; None if it holds no such thing."""
    if isinstance(kind, inspect.Metadata):
        return _inside(kind.type, key)
    if isinstance(kind, inspect.DictType):
        return kind.value_type
    if isinstance(kind, inspect.StructType) and issubclass(kind.cls, Group):
        return next((field.type for field in kind.fields if field.encode_name == key), None)
    return None


def block_path(path: Path, kind: inspect.Type) -> Path:
    """The part of a path that names its block; the whole path if it is in none."""
    for length, key in enumerate(path):
        if is_block(kind):
            return path[:length]
        inside = _inside(kind, str(key))
        if inside is None:
            return path[: length + 1]
        kind = inside
    return path


def blocks_in(tree: dict[str, Any], kind: inspect.Type, above: Path = ()) -> Iterator[tuple[Path, dict[str, Any]]]:
    """All blocks of a tree with their paths; what has not the shape of a block is passed over."""
    for key, value in tree.items():
        inside = _inside(kind, key)
        if inside is None or not isinstance(value, dict):
            continue
        if is_block(inside):
            yield (*above, key), value
        else:
            yield from blocks_in(value, inside, (*above, key))


def replaced(tree: dict[str, Any], own: dict[str, Any], kind: inspect.Type) -> dict[str, Any]:
    """The tree with the blocks of ``own`` in place of its own ones, new ones at the end."""
    result = dict(tree)
    for key, value in own.items():
        inside = _inside(kind, key)
        if inside is None or is_block(inside) or key not in tree:
            result[key] = value
        else:
            result[key] = replaced(tree[key], value, inside)
    return result
