"""A file of its own kind, examined: first its shape, then what its parts say of each other. Faults are told by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from sagenwerk.content.lines import Path, line_of
from sagenwerk.content.problems import Finding, Problem
from sagenwerk.content.shape import Shape

F = TypeVar("F", bound=msgspec.Struct)


def examined(
    tree: dict[str, Any],
    text: str,
    name: str,
    kind: inspect.Type,
    file: type[F],
    check: Callable[[F], Iterable[Finding]],
    part_of: Callable[[Path], str],
) -> tuple[F | None, list[Problem]]:
    """The ``file`` if the tree of ``text`` has its shape, which is ``kind``, and everything that is wrong with it.

    ``check`` looks at a file that has its shape; ``part_of`` names the part into which a path leads.
    """
    shape = Shape()
    shape.fit(tree, kind, ())
    findings = list(shape.findings)
    made = None
    if not findings:
        made = msgspec.convert(tree, file)
        findings = list(check(made))
    problems = [
        Problem(name, line_of(text, finding.places[0]), part_of(finding.places[0]), finding.id, finding.args)
        for finding in findings
    ]
    return made, sorted(problems, key=lambda problem: problem.line)
