"""Content of a game: the shipped files, with blocks of a user's own file in their place.

A ``Shelf`` holds what one game ships. ``read`` gives its blocks with those of a user's file, ``check`` says everything
that is wrong with such a file.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct, inspect

from sagenwerk.content.blocks import block_path, blocks_in, replaced
from sagenwerk.content.lines import Path, line_of
from sagenwerk.content.problems import ContentError, Finding, Problem, shown
from sagenwerk.content.shape import Shape

B = TypeVar("B")
#: A check and the blocks that it reads; it is left out while one of them is itself broken.
Check = tuple[list[str], Callable[[B], Iterator[Finding]]]

#: What a user's file is called where nobody says its name.
OWN_FILE: Final = "own content"
#: How many of the digest's hexadecimal digits are used.
DIGEST_DIGITS: Final = 16


class Content(Struct, Generic[B], frozen=True):
    """All blocks in use, and the paths of those that come from a user's file."""

    box: B
    own: frozenset[str]


class Shelf(Generic[B]):
    """The shipped files ``names`` in the folder of a game, of the type ``box``.

    ``checks``: what must hold beyond the shape, for a user's file over the shipped content; ``most`` characters are
    read of a file.
    """

    def __init__(self, folder: str, names: list[str], box: type[B], checks: Callable[[B], list[Check[B]]], most: int):
        self.folder = folder
        self.names = names
        self.box = box
        self.checks = checks
        self.most = most
        #: The type of the whole content, to walk over.
        self.kind = inspect.type_info(box)

    @cached_property
    def texts(self) -> dict[str, str]:
        """The shipped files by name."""
        place = files("sagenwerk.content") / self.folder
        return {f"{name}.toml": (place / f"{name}.toml").read_text("utf-8") for name in self.names}

    @cached_property
    def tree(self) -> dict[str, Any]:
        """The shipped blocks as plain values. Do not change them."""
        tree: dict[str, Any] = {}
        for text in self.texts.values():
            tree |= tomllib.loads(text)
        return tree

    @cached_property
    def shipped(self) -> Content[B]:
        """The content that everybody has; it is checked like a user's."""
        shape = Shape()
        shape.fit(self.tree, self.kind, ())
        findings = list(shape.findings)
        if not findings:
            box = msgspec.convert(self.tree, self.box)
            findings = [one for _, check in self.checks(box) for one in check(box)]
        if findings:
            raise ContentError([self.placed(finding, "", "", {}) for finding in findings])
        return Content(box, frozenset())

    def check(self, text: str, name: str = OWN_FILE) -> list[Problem]:
        """Everything that is wrong with a user's file called ``name``, by line; empty if it can be played."""
        return self.examine(text, name)[1]

    def read(self, text: str | None, name: str = OWN_FILE) -> Content[B]:
        """The shipped content with the blocks of a user's file. Raises ``ContentError``."""
        if text is None:
            return self.shipped
        content, problems = self.examine(text, name)
        if problems:
            raise ContentError(problems)
        return content

    def examine(self, text: str, name: str) -> tuple[Content[B], list[Problem]]:
        """The content with a user's file, and what is wrong with it; the content counts only if nothing is."""
        tree = tree_of(text, name, self.most)
        if isinstance(tree, Problem):
            return self.shipped, [tree]
        return self.examine_tree(tree, text, name)

    def examine_tree(self, tree: dict[str, Any], text: str, name: str) -> tuple[Content[B], list[Problem]]:
        """The same for the part of a file that holds blocks, where it holds other things, too."""
        base = self.shipped
        shape = Shape()
        fitted = shape.fit(tree, self.kind, ())
        assert isinstance(fitted, dict)
        box = msgspec.convert(replaced(self.tree, fitted, self.kind), self.box)
        usable = self.block_names(fitted)
        broken = self.block_names(tree) - usable
        findings = list(shape.findings)
        for needs, check in self.checks(base.box):
            if broken.isdisjoint(needs):
                findings.extend(check(box))
        problems = [self.placed(finding, text, name, tree) for finding in findings]
        return Content(box, usable), sorted(problems, key=lambda problem: problem.line)

    def block_names(self, tree: dict[str, Any]) -> frozenset[str]:
        """Dotted paths of all blocks in a tree."""
        return frozenset(".".join(map(str, path)) for path, _ in blocks_in(tree, self.kind))

    def placed(self, finding: Finding, text: str, name: str, tree: dict[str, Any]) -> Problem:
        """A finding with file and line: in the user's file if one of its blocks is there, else in a shipped one."""
        for path in finding.places:
            block = block_path(path, self.kind)
            if has(tree, block):
                return Problem(name, line_of(text, path), dotted(block), finding.id, finding.args)
        path = finding.places[0]
        file = next(file for file, shipped_text in self.texts.items() if path[0] in tomllib.loads(shipped_text))
        line = line_of(self.texts[file], path)
        return Problem(file, line, dotted(block_path(path, self.kind)), finding.id, finding.args)


class BlockInUse(Struct, frozen=True):
    """A block, how sure it is, where it comes from; ``own`` if a user's file gave it."""

    name: str
    confidence: str
    source: list[str]
    note: str
    own: bool


class _About(Struct):
    source: list[str]
    confidence: str
    note: str = ""


def blocks_in_use(
    tree: dict[str, Any], kind: inspect.Type, own: frozenset[str], sources: dict[str, str]
) -> list[BlockInUse]:
    """All blocks of a tree of plain values, with what the keys of their sources mean."""
    blocks = []
    for path, tree_of_block in blocks_in(tree, kind):
        name = ".".join(map(str, path))
        about = msgspec.convert({key: tree_of_block[key] for key in ("source", "confidence", "note")}, _About)
        named = [sources.get(key, key) for key in about.source]
        blocks.append(BlockInUse(name, about.confidence, named, about.note, name in own))
    return blocks


def unconfirmed(blocks: list[BlockInUse]) -> list[BlockInUse]:
    """Those of the blocks that are not confirmed."""
    return [block for block in blocks if block.confidence != "confirmed"]


@cache
def sources_of(folder: str) -> dict[str, str]:
    """What the keys in ``source`` mean: addresses and descriptions. What is no key stands for itself."""
    text = (files("sagenwerk.content") / folder / "sources.toml").read_text("utf-8")
    return {str(key): str(value) for key, value in tomllib.loads(text)["sources"].items()}


def tree_of(text: str, name: str, most: int) -> dict[str, Any] | Problem:
    """The plain values of a TOML text of at most ``most`` characters, or why there are none."""
    if len(text) > most:
        return Problem(name, 1, "", "content-too-long", {"have": len(text), "most": most})
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        return not_toml(str(error), text, name)
    except RecursionError:
        return Problem(name, 1, "", "content-too-deep", {})


def nested(value: object, left: int) -> bool:
    """Whether tables and lists are nested more deeply than this."""
    if left <= 0:
        return True
    if isinstance(value, dict):
        return any(nested(one, left - 1) for one in value.values())
    return isinstance(value, list) and any(nested(one, left - 1) for one in value)


def not_toml(reason: str, text: str, name: str) -> Problem:
    """What the reader of TOML says, with its line as a number."""
    said = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", reason, re.DOTALL)
    if said is None:
        return Problem(name, 1, "", "content-not-toml", {"reason": shown(reason)})
    line = int(said[2]) if said[2] else text.count("\n") + 1
    return Problem(name, line, "", "content-not-toml", {"reason": shown(said[1])})


def digest_of(tree: dict[str, Any]) -> str:
    """The digest of plain values: the order of keys counts, since fields are numbered by it.

    The first 16 hexadecimal digits of a SHA-256 over all of them but sources, confidence and notes.
    """
    return hashlib.sha256(msgspec.json.encode(bare(tree))).hexdigest()[:DIGEST_DIGITS]


def bare(value: Any) -> Any:
    """Without what only says how we know."""
    if isinstance(value, dict):
        about = {"source", "confidence", "note"} if "confidence" in value else set()
        return {key: bare(item) for key, item in value.items() if key not in about}
    return value


def has(tree: dict[str, Any], path: Path) -> bool:
    """Whether something stands at this path."""
    part: Any = tree
    for key in path:
        if not isinstance(part, dict) or key not in part:
            return False
        part = part[key]
    return True


def dotted(path: Path) -> str:
    """A path as people write it."""
    return ".".join(shown(part) for part in path)
