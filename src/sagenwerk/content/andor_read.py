"""Reading legend files: the shipped ones and a user's, with everything that is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import inspect

from sagenwerk.content.andor_blocks import Box
from sagenwerk.content.andor_legend import MOST_CARDS, Legend
from sagenwerk.content.andor_legend_checks import check_legend
from sagenwerk.content.andor_paths import inside, lists_of, parts_of
from sagenwerk.content.andor_references import found
from sagenwerk.content.boxes import nested, tree_of
from sagenwerk.content.examining import examined
from sagenwerk.content.lines import Path, line_of
from sagenwerk.content.problems import ContentError, Finding, Problem, shown

#: No legend needs more: characters of a file, effects, effects inside effects, tables and lists inside each other.
MOST_CHARACTERS: Final = 1_000_000
MOST_EFFECTS: Final = 2000
MOST_DEPTH: Final = 20
MOST_NESTED: Final = 100
LEGEND_TYPE: Final = inspect.type_info(Legend)


def is_legend(tree: dict[str, Any]) -> bool:
    """Whether a user's file is meant as a legend and not as blocks of the box."""
    return "card" in tree or "id" in tree


def read_legend(text: str, name: str, box: Box) -> Legend:
    """A legend from the text of a file called ``name``, played with this box. Raises ``ContentError``."""
    legend, problems = examine_legend(text, name, box)
    if legend is None or problems:
        raise ContentError(problems)
    return legend


def examine_legend(text: str, name: str, box: Box) -> tuple[Legend | None, list[Problem]]:
    """The legend if the file has its shape, and everything that is wrong with it, by line."""
    tree = tree_of(text, name, MOST_CHARACTERS)
    if isinstance(tree, Problem):
        return None, [tree]
    if nested(tree, MOST_NESTED):
        return None, [Problem(name, 1, "", "content-too-deep", {})]
    cards = tree.get("card")
    if isinstance(cards, list) and len(cards) > MOST_CARDS:
        args: dict[str, str | int] = {"thing": "card", "have": len(cards), "most": MOST_CARDS}
        return None, [Problem(name, line_of(text, ("card", MOST_CARDS)), "card", "content-too-many", args)]
    return examined(
        tree,
        text,
        name,
        LEGEND_TYPE,
        Legend,
        lambda legend: list(too_much(legend)) or check_legend(box, legend),
        lambda path: part_of(tree, path),
    )


def too_much(legend: Legend) -> Iterator[Finding]:
    """More effects, or effects nested more deeply, than any legend needs."""
    count = 0
    for one in lists_of(legend):
        for _, place, _ in inside(one):
            count += 1
            if count == MOST_EFFECTS + 1:
                yield found(place, "content-too-many", thing="effect", have=count, most=MOST_EFFECTS)
        yield from too_deep(one.place, one.effects, MOST_DEPTH)


def too_deep(place: Path, effects: list[Any], left: int) -> Iterator[Finding]:
    """Effects inside effects inside effects: more than ``left`` levels."""
    for number, effect in enumerate(effects):
        here = (*place, number)
        if left <= 0:
            yield found(here, "content-legend-too-deep", most=MOST_DEPTH)
            return
        for part in parts_of(effect):
            yield from too_deep((*here, *part.place), part.effects, left - 1)


def part_of(tree: dict[str, Any], path: Path) -> str:
    """The part of a legend file that a path leads into: ``card.C1``."""
    if not path:
        return ""
    part = tree.get(str(path[0]))
    if isinstance(part, list) and len(path) > 1 and isinstance(path[1], int) and path[1] < len(part):
        name = part[path[1]].get("id") if isinstance(part[path[1]], dict) else None
        return f"{path[0]}.{shown(name)}" if isinstance(name, str) else f"{path[0]}.{path[1] + 1}"
    return shown(path[0])
