"""What is wrong with a content file, said like a good compiler: file, line, block, what, remedy."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from sagenwerk.content.lines import Path


class Finding(NamedTuple):
    """A fault of a tree of content. ``places`` are paths to show, the first one that is in the user's file counts."""

    places: tuple[Path, ...]
    id: str
    args: dict[str, str | int]


class Problem(msgspec.Struct, frozen=True):
    """A fault at its place. ``id`` and ``args`` name its sentence in the catalogues, ``id``-remedy what to do."""

    file: str
    line: int
    block: str
    id: str
    args: dict[str, str | int]

    def what(self, language: str = "en") -> str:
        """What is wrong."""
        return _sentence(language, self.id, self.args)

    def remedy(self, language: str = "en") -> str:
        """What to do about it."""
        return _sentence(language, f"{self.id}-remedy", self.args)

    def said(self, language: str = "en") -> str:
        """Everything in one line: ``my-box.toml:12: [board] what. Remedy.``"""
        block = f"[{self.block}] " if self.block else ""
        return f"{self.file}:{self.line}: {block}{self.what(language)} {self.remedy(language)}"


def _sentence(language: str, message: str, args: dict[str, str | int]) -> str:
    from sagenwerk.locales import sentence  # only who has something to say needs the catalogues

    return sentence(language, message, args)


class ContentError(ValueError):
    """A content file that cannot be played; ``problems`` holds all of them, in the order of their lines."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(problem.said() for problem in self.problems)


def shown(value: object) -> str:
    """A value of a user's file as plain text for a message: short, without control characters."""
    text = str(value)
    clean = "".join(letter if letter.isprintable() else " " for letter in text)
    return clean if len(clean) <= 40 else f"{clean[:39]}…"
