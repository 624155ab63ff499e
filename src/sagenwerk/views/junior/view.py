"""What the browser gets of a state of Andor Junior."""

from __future__ import annotations

import msgspec

from sagenwerk.views.shell import Offer, Route, Sentence


class HeroView(msgspec.Struct, frozen=True):
    """A hero board: where the hero stands, what lies on the board and in the loot bag."""

    id: str
    figure: str  # "f" or "m"
    name: str
    field: str
    suns: int
    sun_spots: int
    hourglasses: int
    hourglasses_ready: int
    dice: int  # on the own board
    dice_in_all: int
    asleep: bool
    has_night_marker: bool
    bag: dict[str, int]  # item id -> how many
    crest_laid: bool


class TileView(msgspec.Struct, frozen=True):
    """A face-down tile: kind ``fog``, ``mine`` or ``thicket``; ``known`` names it once somebody has looked at it."""

    kind: str
    known: str = ""


class FightView(msgspec.Struct, frozen=True):
    """Dice and sword tokens lying beside a Gor or fort: ``laid`` hero id -> dice, ``tokens`` sword tokens."""

    field: str
    against: str  # "gor" or "fort"
    slots: int
    laid: dict[str, int]
    tokens: int


class TaskView(msgspec.Struct, frozen=True):
    """A task card: ``done`` green; progress ``have`` of ``need``; ``detail`` ids to show (letters, books, crests)."""

    id: str
    number: int
    done: bool
    have: int
    need: int
    detail: list[str]


class JuniorView(msgspec.Struct, frozen=True, tag_field="game", tag="junior"):
    """Everything on the table. Fields are ids of the board file; ``items`` field id -> item id -> how many."""

    day: int
    result: str
    #: Who decides: a hero id, ``group``, ``chance``, ``nobody``.
    actor: str
    #: Whose turn it is: a hero id.
    turn: str
    #: What is asked: ``day`` (the usual turn), ``telescope``, ``mine-falcon``, ``over``, or the name of a throw.
    question: str
    #: Sentence that tells the acting person what to do next.
    call: Sentence
    moved: bool
    acted: bool
    thrown: bool
    heroes: list[HeroView]
    gors: list[str]
    forts: list[str]
    fights: list[FightView]
    tiles: dict[str, TileView]
    items: dict[str, dict[str, int]]
    wells: dict[str, str]  # field id -> full, empty, polluted
    reka: str  # field id or ""
    guard: bool  # the bridge guard still bars the bridge
    troll: str  # field id or ""
    dragon: int  # fields to the Rietburg
    dragon_start: int
    dragon_end: int
    new_gors: list[int]  # by dragon field, index 0 = Rietburg
    gors_in_supply: int
    beacons: int  # lit
    beacon_slots: int
    torches: int  # in the supply
    potion: bool  # in the supply
    tasks: list[TaskView]
    cubs: int
    cubs_needed: int
    options: dict[str, str]
    offers: list[Offer]
    routes: list[Route]
