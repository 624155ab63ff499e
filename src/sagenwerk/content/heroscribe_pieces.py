"""The pieces of the community's map editors, and what they are in this box: ``heroquest/heroscribe.toml``."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

Sort = Literal[
    "hero",
    "monster",
    "men-at-arms",
    "furniture",
    "door",
    "secret-door",
    "trap",
    "various",
    "room",
    "mark",
    "unknown",
]

#: Letters and numbers that only mark a place.
MARK: Final = re.compile(r"(?:Letter[A-Za-z]|Number[0-9-]{1,5})\Z")


class Kin(Struct, frozen=True, forbid_unknown_fields=True):
    """What a piece is: ``kind`` is the same in this box, ``near`` its next of kin; sizes as it stands unturned."""

    kind: str = ""
    near: str = ""
    width: int = 1
    height: int = 1
    stairs: bool = False
    trap: bool = False
    plural: str = ""
    de: str = ""
    en: str = ""


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the list comes from."""

    source: list[str]
    confidence: str
    note: str


class Lists(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file: pieces by sort and id, and the names that ``.hqb`` files have for them."""

    about: About
    sorts: dict[Sort, dict[str, Kin]]
    hqb: dict[str, dict[str, str]]


@cache
def lists() -> Lists:
    """The shipped lists."""
    text = (files("sagenwerk.content") / "heroquest" / "heroscribe.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Lists)


@cache
def known_pieces() -> dict[str, tuple[Sort, Kin]]:
    """Sort and kin of every piece by its id."""
    return {name: (sort, kin) for sort, pieces in lists().sorts.items() for name, kin in pieces.items()}


def piece_of(name: str) -> tuple[Sort, Kin]:
    """What the piece with this id is; one that no list has stands on a single square."""
    if MARK.match(name):
        return "mark", Kin(de=name, en=name)
    return known_pieces().get(name) or ("unknown", Kin(de=name, en=name))


def has_trap(name: str) -> bool:
    """Whether the editor's list calls it a trap."""
    sort, kin = piece_of(name)
    return sort == "trap" or kin.trap
