"""What the browser gets of any game: the part of a view that is the same for all rule books.

Texts never travel: a sentence is the id of a message in the catalogues (``locales``) with its arguments.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sagenwerk.kernel import CHANCE, GAME_MASTER, GROUP, Action


class Sentence(msgspec.Struct, frozen=True):
    """A sentence of the catalogues: message id and arguments (names of heroes and fields as ids, numbers)."""

    id: str
    args: dict[str, str | int] = {}


class Offer(msgspec.Struct, frozen=True):
    """One legal action. ``name`` goes back to the server; the rest is for drawing the button.

    ``kind`` groups offers (``step``, ``stand``, ``attack``, ...), ``target`` is a field or item id, ``price`` what
    it costs (suns, or gold), ``hours`` and ``willpower`` likewise, ``warning`` something to think of before.
    """

    name: str
    kind: str
    hero: str
    label: Sentence
    target: str = ""
    price: int = 0
    hours: int = 0
    willpower: int = 0
    rule: str = ""
    warning: Sentence | None = None


class Route(msgspec.Struct, frozen=True):
    """A way to a field in several steps: the action names in order, their price, the fields on the way."""

    target: str
    actions: list[str]
    fields: list[str]
    price: int


class WhyNot(msgspec.Struct, frozen=True):
    """Something one might want to do on a field: possible (``action``) or refused with reason and rule."""

    label: Sentence
    action: str = ""
    reason: Sentence | None = None
    rule: str = ""


class FieldSays(msgspec.Struct, frozen=True):
    """What stands and lies on a field, and what the acting hero may and may not do there."""

    field: str
    here: list[Sentence]
    possible: list[WhyNot]
    refused: list[WhyNot]


class LogLine(msgspec.Struct, frozen=True):
    """One line of the chronicle. ``entry`` is the number of the log entry it belongs to."""

    entry: int
    day: int
    text: Sentence
    rule: str = ""
    hero: str = ""
    fields: list[str] = []
    #: Faces of dice that chance gave, for the tray: ``sword``, ``torch``, ``lightning``, ``blank``, ``1`` to ``3``.
    dice: list[str] = []


class Known(msgspec.Struct, frozen=True):
    """An interpretation or a block of unconfirmed data that this game uses."""

    kind: str  # "option" or "data"
    name: str
    value: str
    confidence: str
    rule: str = ""


def actor_id(actor: int, heroes: list[str]) -> str:
    """Who decides, as the browser knows it: one of the ``heroes``, or who else there is."""
    if actor >= 0:
        return heroes[actor]
    return {int(CHANCE): "chance", int(GAME_MASTER): "game-master", int(GROUP): "group"}.get(actor, "nobody")


def outcome_label(action: Action[Any]) -> Sentence:
    """The sentence for what chance may give."""
    return Sentence("offer-outcome", {"name": action.name})


def outcome_offer(action: Action[Any]) -> Offer:
    """What chance may give, as an offer."""
    return Offer(name=action.name, kind="outcome", hero="chance", label=outcome_label(action))
