"""Findings about names in the files of HeroQuest that name nothing."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Literal

from sagenwerk.content.lines import Path
from sagenwerk.content.problems import Finding, shown

Sort = Literal["item", "potion", "furniture", "tile", "square", "door", "figure", "flag", "load", "note"]


def found(place: Path, message: str, **args: str | int) -> Finding:
    """A finding at one place."""
    return Finding((place,), message, args)


def unknown(place: Path, sort: Sort, name: str, known: list[str]) -> Finding:
    """Something of this sort does not exist; what was perhaps meant is named."""
    near = next(iter(get_close_matches(name, known, 1)), "none")
    return found(place, "content-quest-unknown", sort=sort, name=shown(name), near=near)
