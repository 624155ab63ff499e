"""The content of Andor Junior in use: the shipped files, with blocks of a user's own file in their place.

``load`` gives the scenario that the rules play. ``check`` says everything that is wrong with a user's file.
What is shown of a loaded scenario is in ``junior_shown``.
"""

from __future__ import annotations

import hashlib
import re
import threading
import tomllib
from collections import OrderedDict
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct, inspect

from sagenwerk.content.blocks import block_path, blocks_in, replaced
from sagenwerk.content.junior_blocks import Box
from sagenwerk.content.junior_checks import checks
from sagenwerk.content.junior_tables import fill
from sagenwerk.content.lines import Path, line_of
from sagenwerk.content.problems import ContentError, Finding, Problem, shown
from sagenwerk.content.shape import Shape
from sagenwerk.junior.catalogue import furnish
from sagenwerk.junior.scenario import JuniorScenario

#: Files of the shipped content, in ``content/junior``.
SHIPPED: Final = ["board", "tiles", "heroes", "dragon", "shop", "tasks", "challenges"]
#: What a user's file is called where nobody says its name.
OWN_FILE: Final = "own content"
#: No box needs more; a longer file is not read.
MOST_CHARACTERS: Final = 500_000
#: Loaded scenarios that are kept. One that falls out is loaded again; games with it go on.
MOST_LOADED: Final = 64

#: How many of the digest's hexadecimal digits are used.
DIGEST_DIGITS: Final = 16

#: The type of the whole content, to walk over.
BOX_TYPE: Final = inspect.type_info(Box)
_loaded: OrderedDict[tuple[str, str | None], JuniorScenario] = OrderedDict()
_lock = threading.Lock()


class Content(Struct, frozen=True):
    """All blocks in use, and the paths of those that come from a user's file."""

    box: Box
    own: frozenset[str]


def scenarios(content: str | None = None) -> list[str]:
    """Names of the shipped challenges, then those that a user's file adds. Raises ``ContentError``."""
    return list(read(content).box.challenges)


def load(name: str, content: str | None = None) -> JuniorScenario:
    """The scenario of this name, with the blocks of a user's file if its text is given; loaded once and kept.

    Its digest is the first 16 hexadecimal digits of a SHA-256 over all blocks in use, without sources, confidence and
    notes. Raises ``ContentError`` with everything that is wrong with the file, ``ValueError`` for an unknown name.
    """
    key = (name, content)
    with _lock:
        scenario = _loaded.pop(key, None) or _load(name, read(content))
        _loaded[key] = scenario
        if len(_loaded) > MOST_LOADED:
            _loaded.popitem(last=False)
    return scenario


def _load(name: str, content: Content) -> JuniorScenario:
    challenges = content.box.challenges
    if name not in challenges:
        raise ValueError(f"there is no scenario {name!r}; scenarios are {', '.join(challenges)}")
    scenario = JuniorScenario(name, digest_of(in_play(content.box, name)))
    fill(scenario, content.box, challenges[name])
    scenario.content = content
    furnish(scenario)
    return scenario


def in_play(box: Box, name: str) -> dict[str, Any]:
    """All blocks that a scenario of this name is made of, as plain values: the other challenges are left out."""
    tree: dict[str, Any] = msgspec.to_builtins(box)
    tree["challenges"] = {name: tree["challenges"][name]}
    return tree


def digest_of(tree: dict[str, Any]) -> str:
    """The digest of plain values: the order of keys counts, since fields are numbered by it."""
    return hashlib.sha256(msgspec.json.encode(_bare(tree))).hexdigest()[:DIGEST_DIGITS]


def _bare(value: Any) -> Any:
    """Without what only says how we know."""
    if isinstance(value, dict):
        about = {"source", "confidence", "note"} if "confidence" in value else set()
        return {key: _bare(item) for key, item in value.items() if key not in about}
    return value


def content_of(scenario: JuniorScenario) -> Content:
    """The content that a scenario was loaded from."""
    assert isinstance(scenario.content, Content)
    return scenario.content


def check(text: str, name: str = OWN_FILE) -> list[Problem]:
    """Everything that is wrong with a user's file called ``name``, by line; empty if it can be played."""
    return _examine(text, name)[1]


def read(text: str | None, name: str = OWN_FILE) -> Content:
    """The shipped content with the blocks of a user's file. Raises ``ContentError``."""
    if text is None:
        return shipped()
    content, problems = _examine(text, name)
    if problems:
        raise ContentError(problems)
    return content


@cache
def shipped_texts() -> dict[str, str]:
    """The shipped files by name."""
    folder = files("sagenwerk.content") / "junior"
    return {f"{name}.toml": (folder / f"{name}.toml").read_text("utf-8") for name in SHIPPED}


@cache
def shipped_tree() -> dict[str, Any]:
    """The shipped blocks as plain values. Do not change them."""
    tree: dict[str, Any] = {}
    for text in shipped_texts().values():
        tree |= tomllib.loads(text)
    return tree


@cache
def shipped() -> Content:
    """The content that everybody has; it is checked like a user's."""
    shape = Shape()
    shape.fit(shipped_tree(), BOX_TYPE, ())
    findings = list(shape.findings)
    if not findings:
        box = msgspec.convert(shipped_tree(), Box)
        findings = [one for _, check_blocks in checks(list(box.challenges)) for one in check_blocks(box)]
    if findings:
        raise ContentError([_placed(finding, "", "", {}) for finding in findings])
    return Content(box, frozenset())


def _examine(text: str, name: str) -> tuple[Content, list[Problem]]:
    """The content with a user's file, and what is wrong with it; the content counts only if nothing is."""
    base = shipped()
    if len(text) > MOST_CHARACTERS:
        return base, [Problem(name, 1, "", "content-too-long", {"have": len(text), "most": MOST_CHARACTERS})]
    try:
        tree = tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        return base, [_not_toml(str(error), text, name)]
    except RecursionError:
        return base, [Problem(name, 1, "", "content-too-deep", {})]
    shape = Shape()
    fitted = shape.fit(tree, BOX_TYPE, ())
    assert isinstance(fitted, dict)
    box = msgspec.convert(replaced(shipped_tree(), fitted, BOX_TYPE), Box)
    usable = _block_names(fitted)
    broken = _block_names(tree) - usable
    findings = list(shape.findings)
    for needs, check_blocks in checks(list(base.box.challenges)):
        if broken.isdisjoint(needs):
            findings.extend(check_blocks(box))
    problems = [_placed(finding, text, name, tree) for finding in findings]
    return Content(box, usable), sorted(problems, key=lambda problem: problem.line)


def _block_names(tree: dict[str, Any]) -> frozenset[str]:
    return frozenset(".".join(map(str, path)) for path, _ in blocks_in(tree, BOX_TYPE))


def _placed(finding: Finding, text: str, name: str, tree: dict[str, Any]) -> Problem:
    """A finding with file and line: in the user's file if one of its blocks is there, else in a shipped one."""
    for path in finding.places:
        block = block_path(path, BOX_TYPE)
        if _has(tree, block):
            return Problem(name, line_of(text, path), _dotted(block), finding.id, finding.args)
    path = finding.places[0]
    file = next(file for file, shipped_text in shipped_texts().items() if path[0] in tomllib.loads(shipped_text))
    line = line_of(shipped_texts()[file], path)
    return Problem(file, line, _dotted(block_path(path, BOX_TYPE)), finding.id, finding.args)


def _has(tree: dict[str, Any], path: Path) -> bool:
    part: Any = tree
    for key in path:
        if not isinstance(part, dict) or key not in part:
            return False
        part = part[key]
    return True


def _dotted(path: Path) -> str:
    return ".".join(shown(part) for part in path)


def _not_toml(reason: str, text: str, name: str) -> Problem:
    """What the reader of TOML says, with its line as a number."""
    said = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", reason, re.DOTALL)
    if said is None:
        return Problem(name, 1, "", "content-not-toml", {"reason": shown(reason)})
    line = int(said[2]) if said[2] else text.count("\n") + 1
    return Problem(name, line, "", "content-not-toml", {"reason": shown(said[1])})
