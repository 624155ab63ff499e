"""Trees of a content file in which here and there something is missing, or something else stands in its place."""

from __future__ import annotations

from random import Random
from typing import Any


def mutated(tree: Any, others: dict[type, list[Any]], luck: Random, rare: float) -> Any:
    """A tree with changes; ``rare``: how often something is changed."""
    if isinstance(tree, dict):
        entries = {key: value for key, value in tree.items() if luck.random() > rare}
        return {key: swapped(value, others, luck, rare) for key, value in entries.items()}
    if isinstance(tree, list):
        return [swapped(value, others, luck, rare) for value in tree if luck.random() > rare]
    return tree


def swapped(value: Any, others: dict[type, list[Any]], luck: Random, rare: float) -> Any:
    """A value, or rarely another one that stands somewhere."""
    if luck.random() > rare:
        return mutated(value, others, luck, rare)
    kind = luck.choice([type(value)] * 4 + list(others))
    return luck.choice(others[kind])


def values_of(tree: Any, found: dict[type, list[Any]]) -> dict[type, list[Any]]:
    """Everything that stands in a tree, by its type."""
    found.setdefault(type(tree), []).append(tree)
    for value in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else []:
        values_of(value, found)
    return found
