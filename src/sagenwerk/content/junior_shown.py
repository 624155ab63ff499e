"""What people see of the content of Andor Junior: the board to draw, heroes, challenges, what is not confirmed."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from sagenwerk.content.boxes import BlockInUse, blocks_in_use, digest_of, sources_of, unconfirmed
from sagenwerk.content.junior_blocks import Board, Box, Place
from sagenwerk.content.junior_box import SHELF, content_of, in_play
from sagenwerk.junior.scenario import HERO_NAMES, TASK_NAMES, JuniorScenario


def in_use(scenario: JuniorScenario) -> list[BlockInUse]:
    """All blocks that this scenario is played with: of the tasks only those that lie out or can be drawn."""
    content = content_of(scenario)
    tree = in_play(content.box, scenario.name)
    cards = {TASK_NAMES[task] for task in scenario.tasks} if not scenario.drawn_tasks else set(TASK_NAMES)
    tree["tasks"] = {name: block for name, block in tree["tasks"].items() if name in cards}
    if "wolf-herb" not in cards:
        del tree["tiles"]["thickets"]
    return blocks_in_use(tree, SHELF.kind, content.own, sources())


def known(scenario: JuniorScenario) -> list[BlockInUse]:
    """The blocks in use that are not confirmed."""
    return unconfirmed(in_use(scenario))


def sources() -> dict[str, str]:
    """What the keys in ``source`` mean: addresses and descriptions."""
    return sources_of("junior")


class FieldShown(Struct, frozen=True):
    """A field to draw: ``side`` west or east of the river; ``number`` and ``slots`` of a Gor field, else 0."""

    id: str
    kind: str
    x: float
    y: float
    side: str
    number: int
    slots: int
    terrain: str
    names: dict[str, str]
    adjacent: list[str]


def board(scenario: JuniorScenario) -> dict[str, Any]:
    """Everything that a page needs to draw the board, as plain values; coordinates from 0 to 1, 3 : 2."""
    return _board(content_of(scenario).box)


def board_digest(scenario: JuniorScenario) -> str:
    """A name for what ``board`` gives: the same digest, the same picture."""
    return digest_of(board(scenario))


def _board(box: Box) -> dict[str, Any]:
    given: Board = box.board
    castle = next(name for name, place in given.fields.items() if place.kind == "castle")
    return {
        "fields": [msgspec.to_builtins(_field(box, name, place)) for name, place in given.fields.items()],
        "bridge": {"from": given.bridge.start, "to": given.bridge.to},
        "caves": [name for name, place in given.fields.items() if place.kind == "cave"],
        "footpath": [
            {"from": segment.start, "to": segment.to, "through": list(segment.through)}
            for segment in sorted(given.footpath, key=lambda segment: -given.fields[segment.start].number)
        ],
        "river": [[x, y] for x, y in given.river],
        "castle": {"field": castle, "x": given.fields[castle].x, "y": given.fields[castle].y},
    }


def _field(box: Box, name: str, place: Place) -> FieldShown:
    slots = 0
    if place.number:
        slots = box.gors.slots.forest if place.terrain == "forest" else box.gors.slots.mountain
    return FieldShown(
        id=name,
        kind=place.kind,
        x=place.x,
        y=place.y,
        side="east" if place.kind == "mine" else "west",
        number=place.number,
        slots=slots,
        terrain=place.terrain or "",
        names={"de": place.de, "en": place.en},
        adjacent=list(place.to),
    )


class HeroShown(Struct, frozen=True):
    """A hero to choose: colour, sun discs, dice, what a die shows, and the names of heroine and hero."""

    id: str
    color: str
    suns: int
    dice: int
    faces: dict[str, int]
    names: dict[str, str]


def heroes(content: str | None = None) -> list[HeroShown]:
    """The four heroes in the order of their numbers. Raises ``ContentError`` for a faulty file of one's own."""
    box = SHELF.read(content).box
    shown = []
    for name in HERO_NAMES:
        hero, faces, names = getattr(box.heroes, name), getattr(box.faces, name), getattr(box.figures, name)
        of_a_die = {
            "sword": faces.sword,
            "torch": faces.torch,
            "lightning": faces.lightning,
            "blank": faces.blank,
        }
        shown.append(HeroShown(name, hero.color, hero.suns, hero.dice, of_a_die, {"f": names.f, "m": names.m}))
    return shown


class ChallengeShown(Struct, frozen=True):
    """A challenge to choose: cards that lie out, how many are drawn; names only if it is not a shipped one."""

    id: str
    tasks: list[str]
    drawn: int
    names: dict[str, str]


def challenges(content: str | None = None) -> list[ChallengeShown]:
    """All challenges, the shipped ones first. Raises ``ContentError`` for a faulty file of one's own."""
    shown = []
    for name, challenge in SHELF.read(content).box.challenges.items():
        names = {"de": challenge.de, "en": challenge.en} if challenge.de and challenge.en else {}
        shown.append(ChallengeShown(name, list(challenge.tasks), challenge.drawn, names))
    return shown
