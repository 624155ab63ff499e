"""The content of Andor Junior in use: the shipped files, with blocks of a user's own file in their place.

``load`` gives the scenario that the rules play; ``box_of`` the content behind it, for everything that shows it.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from sagenwerk.content.junior_blocks import Box, Challenge
from sagenwerk.content.junior_tables import fill
from sagenwerk.junior.catalogue import furnish
from sagenwerk.junior.scenario import JuniorScenario

def scenarios() -> list[str]:
    return list(tomllib.loads(shipped_text("challenges"))["challenges"])


#: Files of the shipped content, in ``content/junior``.
SHIPPED = ["board", "tiles", "heroes", "dragon", "shop", "tasks", "challenges"]


def shipped_text(name: str) -> str:
    return (files("sagenwerk.content") / "junior" / f"{name}.toml").read_text("utf-8")


@cache
def load(name: str, content: str | None = None) -> JuniorScenario:
    tree: dict[str, Any] = {}
    for file in SHIPPED:
        tree |= tomllib.loads(shipped_text(file))
    box = msgspec.convert(tree, Box)
    if name not in box.challenges:
        raise ValueError(f"there is no scenario {name!r}; scenarios are {', '.join(box.challenges)}")
    challenge = box.challenges[name]
    digest = hashlib.sha256(msgspec.json.encode(box)).hexdigest()[:16]
    scenario = JuniorScenario(name, digest)
    fill(scenario, box, challenge)
    furnish(scenario)
    return scenario
