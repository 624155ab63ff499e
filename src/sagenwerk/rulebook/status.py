"""How each rule stands, computed: cited in code and held by tests that passed (built), and how sure it is (known)."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files

import msgspec

from sagenwerk.rulebook.book import Rule, load

DONE, PARTLY, OPEN = "done", "partly", "open"

CITED = re.compile(r"\b((?:R|AN|HQ)-\d{3})(?:\s+to\s+((?:R|AN|HQ)-\d{3}))?")


class Proof(msgspec.Struct, frozen=True):
    """What the tests of a rule came to: how many passed and failed, and which they are."""

    passed: int
    failed: int
    tests: list[str]


class Status(msgspec.Struct, frozen=True):
    """How a rule is built and known; ``code``: modules that cite it."""

    built: str
    known: str
    code: list[str]
    tests: list[str]


def ids_in(text: str) -> set[str]:
    """Rule ids that a text cites; "R-086 to R-091" cites all of them.

    >>> sorted(ids_in("as printed (R-086 to R-088, R-091)"))
    ['R-086', 'R-087', 'R-088', 'R-091']
    """
    found: set[str] = set()
    for first, last in CITED.findall(text):
        prefix, number = first.rsplit("-", 1)
        beyond = int(last.rsplit("-", 1)[1]) if last else int(number)
        found |= {f"{prefix}-{one:03}" for one in range(int(number), beyond + 1)}
    return found


@cache
def citations(game: str) -> dict[str, list[str]]:
    """Rule ids by the modules of the game whose docstrings cite them."""
    found: dict[str, set[str]] = {}
    package = files("sagenwerk") / game
    if not package.is_dir():
        return {}
    for file in package.iterdir():
        if not file.name.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                for rule in ids_in(ast.get_docstring(node) or ""):
                    found.setdefault(rule, set()).add(file.name.removesuffix(".py"))
    return {rule: sorted(modules) for rule, modules in found.items()}


@cache
def results() -> dict[str, Proof]:
    """What the last whole test run came to, by rule; empty if there is none."""
    file = files("sagenwerk.rulebook") / "results.json"
    return msgspec.json.decode(file.read_text("utf-8"), type=dict[str, Proof]) if file.is_file() else {}


def known(rule: Rule, official: frozenset[str]) -> str:
    """How a rule is known: official, inferred, unsettled or proposed."""
    if rule.confidence in ("proposed", "unsettled", "inferred"):
        return rule.confidence
    return "official" if official & set(rule.source) or not official else "inferred"


def status(game: str) -> dict[str, Status]:
    """How every rule of a game stands. Raises ``ValueError`` for an unknown game."""
    book, cited, proofs = load(game), citations(game), results()
    official = frozenset(source.id for source in book.sources if source.official)
    found = {}
    for rule in book.rules:
        code, proof = cited.get(rule.id, []), proofs.get(rule.id, Proof(0, 0, []))
        whole = bool(code) and proof.passed > 0 and proof.failed == 0
        built = DONE if whole else PARTLY if code or proof.passed else OPEN
        found[rule.id] = Status(built, known(rule, official), code, proof.tests)
    return found
