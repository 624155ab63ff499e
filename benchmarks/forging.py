"""What no page would send: bytes that are no JSON, JSON that is no message, messages that are not the sender's."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
from serving import Message

KINDS = (
    "intent",
    "intent",
    "intent",
    "undo",
    "override",
    "ask",
    "seat",
    "pause",
    "answer",
    "withdraw",
    "say",
    "point",
    "host",
)


class Known(msgspec.Struct):
    """What forgers may know of a table: its name, what is done at it, and what opens other doors."""

    table: str
    invite: str
    others_token: str
    #: Id of the person who is on turn.
    mia: str
    #: All actions of the game, and those that she may take now.
    actions: list[str]
    offers: list[str]
    position: str
    questions: list[str]
    version: int = 0

    def some_version(self, luck: random.Random) -> int:
        """Most often the right one, or no harm could come of it."""
        return self.version if luck.random() < 0.8 else luck.choice([-1, 0, self.version + 1, 10**9, -(10**9)])


def some(luck: random.Random, deep: int = 4) -> Any:
    """Anything that JSON can say."""
    kind = luck.randrange(9 if deep else 6)
    if kind == 0:
        return luck.choice([None, True, False])
    if kind == 1:
        return luck.choice([0, -1, 1, 2**31, 2**63, 2**64, 10**40, -(2**63), luck.randrange(1000)])
    if kind == 2:
        return luck.choice([0.5, -0.0, 1e308, 1e-320])
    if kind == 3:
        return luck.choice(["", "\x00", "\ud7ff", "../../etc", "' OR 1=1 --", "<b>", "warrior", "🐉" * 9, "x" * 3000])
    if kind < 6:
        return "".join(chr(luck.choice([luck.randrange(32, 127), luck.randrange(0xD7FF)])) for _ in range(9))
    if kind < 8:
        return [some(luck, deep - 1) for _ in range(luck.randrange(5))]
    return {str(some(luck, 0))[:20]: some(luck, deep - 1) for _ in range(luck.randrange(5))}


def random_bytes(luck: random.Random, _: Known) -> bytes:
    """No JSON at all."""
    return luck.randbytes(luck.randrange(400))


def random_json(luck: random.Random, _: Known) -> str:
    """JSON, but no message."""
    return json.dumps(some(luck))


def deep(luck: random.Random, _: Known) -> str:
    """Brackets in brackets."""
    depth = luck.choice([100, 2_000, 30_000])
    opening, closing = luck.choice([("[", "]"), ('{"type":', "}")])
    closed = closing * depth if luck.random() < 0.5 else ""
    return (luck.choice(["", '{"type":"intent","id":"x","version":0,"actions":']) + opening * depth + closed)[:65_000]


def huge(luck: random.Random, _: Known) -> str:
    """More than anybody has to say; some of it more than the server reads."""
    size = luck.choice([10_000, 60_000, 70_000, 300_000])
    said: Message = {"type": "say", "text": "x" * size}
    order: Message = {"type": "intent", "id": "y" * size, "version": 0, "actions": ["z"] * (size // 20)}
    return json.dumps(luck.choice([said, order]))


def bent(luck: random.Random, known: Known) -> str:
    """A message of the right form, of which something is missing, too much, or of another type."""
    message = right_form(luck, known)
    for _ in range(luck.randint(1, 2)):
        name = luck.choice(list(message))
        change = luck.randrange(3)
        if change == 0:
            del message[name]
        elif change == 1:
            message[name] = some(luck, 2)
        else:
            message[str(some(luck, 0))[:20]] = some(luck, 2)
        if not message:
            break
    text = json.dumps(message)
    return text[: luck.randrange(len(text))] if luck.random() < 0.1 else text


def forged(luck: random.Random, known: Known) -> str:
    """A message of the right form that wants something that is not the sender's."""
    return json.dumps(right_form(luck, known))


def right_form(luck: random.Random, known: Known) -> Message:
    """Any message that a page could send; none of it is for the senders to say, but for talk and pointing."""
    kind = luck.choice(KINDS) if luck.random() < 0.97 else "hello"
    order = {
        "id": luck.choice([f"forged-{luck.randrange(10**9)}", "mia-1", "x" * 64]),
        "version": known.some_version(luck),
    }
    actions = [luck.choice(luck.choice([known.offers, known.offers, known.actions])) for _ in range(3)]
    hero = luck.choice(["warrior", "archer", "mage", "game-master", "dragon"])
    mias = luck.choice([known.mia, "host", "master", ""])
    bodies: dict[str, Message] = {
        "intent": {**order, "actions": actions[: luck.choice([1, 1, 3])]},
        "undo": {**order, "redo": luck.random() < 0.3},
        "override": {**order, "position": luck.choice(["", known.position]), "edits": [{"do": "move"}]},
        "ask": {"field": luck.choice(["1", "x", "fog01", "36"])},
        # One's own seat may be left; so Ben is not asked to do it.
        "seat": {"hero": luck.choice(["warrior", "dragon"]), "player": luck.choice(["Eve", "bot:greedy", "open:"])},
        "pause": {"on": luck.random() < 0.5},
        "answer": {"question": luck.choice(known.questions), "yes": True},
        "withdraw": {"question": luck.choice(known.questions)},
        "say": {"text": str(some(luck, 0))[:60]},
        "point": {"field": luck.choice(["1", "x", "36"])},
        "host": {
            "do": luck.choice(["free", "stand-in", "hand-over", "remove", "away", "links", "close", "open", "rule"]),
            "hero": hero,
            "person": mias,
            "value": luck.choice(["greedy", "10", "0", ""]),
        },
        "hello": {
            "table": luck.choice([known.table, "nowhere", ""]),
            "token": luck.choice(["guessed", known.others_token, "", known.invite]),
            "since": luck.choice([-1, 0, 10**9, -(10**9)]),
        },
    }
    return {"type": kind, **bodies[kind]}


#: What is sent over sockets, and how often.
SENDS: list[tuple[int, Callable[[random.Random, Known], str | bytes]]] = [
    (15, random_bytes),
    (20, random_json),
    (2, deep),
    (1, huge),
    (30, bent),
    (32, forged),
]
