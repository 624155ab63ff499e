"""One number of the content, changed: of a legend or quest file of one's own, of a shipped one, of the box.

A path names it: ``creatures.gor.strength``, ``gor-start.3``. In a list the place counts, from 0, or the ``id`` of what
stands there: ``creature.troll.strength``.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from typing import Any

import msgspec

from sagenwerk.content import andor_box, heroquest_box, junior_box
from sagenwerk.content.andor_read import is_legend
from sagenwerk.content.blocks import block_path
from sagenwerk.content.boxes import Shelf
from sagenwerk.content.heroquest_read import quest_texts
from sagenwerk.lab.plan import Plan
from sagenwerk.lab.refusals import Refused, listed

SHELVES: dict[str, Shelf[Any]] = {
    "junior": junior_box.SHELF,
    "andor": andor_box.SHELF,
    "heroquest": heroquest_box.SHELF,
}
#: Files that hold what can be played, by game.
SCENARIO_FILES: dict[str, Callable[[], dict[str, str]]] = {
    "andor": andor_box.legend_texts,
    "heroquest": quest_texts,
}
Number = int | float
#: Values of one axis of a grid at most.
MOST_VALUES = 100


def values_of(text: str) -> list[Number]:
    """Numbers as people write them: ``2..5`` (whole numbers, both ends), ``1,2,4``, ``0.5``.

    >>> values_of("2..5"), values_of("1,2.5")
    ([2, 3, 4, 5], [1, 2.5])
    """
    first, dots, last = text.partition("..")
    try:
        if dots:
            values: list[Number] = list(range(int(first), int(last) + 1))
        else:
            values = [int(part) if part.strip().lstrip("-").isdigit() else float(part) for part in text.split(",")]
    except ValueError:
        raise Refused("lab-no-numbers", text=text) from None
    if not values or len(values) > MOST_VALUES:
        raise Refused("lab-too-many-numbers", text=text, count=len(values), most=MOST_VALUES)
    return values


def with_number(plan: Plan, path: str, value: Number) -> Plan:
    """The plan, with another number in its content. Raises ``ValueError`` if there is no number at this path."""
    return msgspec.structs.replace(plan, content=changed(plan, path.split("."), value))


def changed(plan: Plan, path: list[str], value: Number) -> str:
    """The content of a plan with another number: its own file, else what is shipped, as a file of one's own."""
    own: dict[str, Any] = tomllib.loads(plan.content) if plan.content else {}
    if own and found(own, path):
        return written(put(own, path, value))
    shelf = SHELVES.get(plan.game)
    if shelf is not None and found(shelf.tree, path):
        if is_legend(own):
            raise Refused("lab-legend-not-box", path=".".join(path))
        return written(merged(own, block(shelf, path, value)))
    for text in SCENARIO_FILES.get(plan.game, dict)().values() if plan.content is None else ():
        tree = tomllib.loads(text)
        if names_it(tree, plan.scenario) and found(tree, path):
            return written(put(tree, path, value))
    raise missing(plan, own or (shelf.tree if shelf is not None else {}), path)


def names_it(tree: dict[str, Any], scenario: str) -> bool:
    """Whether a legend or quest file is the one of this scenario, or of an entry point of it."""
    name = str(tree.get("id") or tree.get("quest", {}).get("id", ""))
    return name == scenario or (bool(name) and scenario.startswith(f"{name}-"))


def step(tree: Any, part: str) -> Any:
    """What stands under a part of a path; None: nothing."""
    if isinstance(tree, dict):
        return tree.get(part)
    if isinstance(tree, list):
        if part.isdigit():
            return tree[int(part)] if int(part) < len(tree) else None
        return next((one for one in tree if isinstance(one, dict) and one.get("id") == part), None)
    return None


def found(tree: Any, path: list[str]) -> bool:
    """Whether a number stands at this path. Raises ``ValueError`` if something else does."""
    for part in path:
        tree = step(tree, part)
        if tree is None:
            return False
    if isinstance(tree, bool) or not isinstance(tree, int | float):
        kind = "table" if isinstance(tree, dict) else "list" if isinstance(tree, list) else "text"
        raise Refused("lab-no-number", path=".".join(path), kind=kind, text=str(tree))
    return True


def put(tree: Any, path: list[str], value: Number) -> Any:
    """A copy of the tree with this number in it."""
    if not path:
        return value
    inside = step(tree, path[0])
    if isinstance(tree, dict):
        return {**tree, path[0]: put(inside, path[1:], value)}
    return [put(one, path[1:], value) if one is inside else one for one in tree]


def block(shelf: Shelf[Any], path: list[str], value: Number) -> dict[str, Any]:
    """The shipped block that holds a number, whole, with another one: blocks are replaced as a whole."""
    head = [str(part) for part in block_path(tuple(path), shelf.kind)]
    tree = put(shelf.tree, path, value)
    for part in head:
        tree = tree[part]
    for part in reversed(head):
        tree = {part: tree}
    return dict(tree)


def merged(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Both trees in one."""
    both = dict(one)
    for key, value in other.items():
        there = both.get(key)
        both[key] = merged(there, value) if isinstance(there, dict) and isinstance(value, dict) else value
    return both


def missing(plan: Plan, tree: Any, path: list[str]) -> Refused:
    """What stands where the path leads no further."""
    gone: list[str] = []
    for part in path:
        inside = step(tree, part)
        if inside is None:
            break
        gone.append(part)
        tree = inside
    known = list(tree) if isinstance(tree, dict) else [str(one.get("id", place)) for place, one in enumerate(tree)]
    where = ".".join(gone) or plan.game
    return Refused("lab-no-such-path", name=path[len(gone)], where=where, known=listed(sorted(known)[:20]))


def written(tree: dict[str, Any]) -> str:
    """A tree as TOML, for nobody to read."""
    return "".join(f"{key_of(key)} = {value_of(value)}\n" for key, value in tree.items())


def key_of(key: str) -> str:
    """A key, quoted if it needs it."""
    return key if key.replace("-", "").replace("_", "").isalnum() and key.isascii() else json.dumps(key)


def value_of(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key_of(key)} = {value_of(one)}' for key, one in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(value_of, value))}]"
    return json.dumps(value, ensure_ascii=False)
