"""How much one address, one socket and one table may ask for, so that nobody can keep the others from playing.

What people do stays far below. Whoever sits at the computer of a server at home has no limit at all.
"""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Literal

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """``most`` at once, and as many again in ``seconds``."""

    most: float
    seconds: float


class Limits(msgspec.Struct, frozen=True):
    """What is allowed. An address may be a whole family or class behind one router."""

    #: Connections of one address at once, sockets among them, and sockets at once.
    connections: int = 200
    sockets: int = 60
    #: Of one address: new sockets; requests that change or check something; what a whole game is gone through for;
    #: new tables; tokens that open nothing.
    new_sockets: Rate = Rate(120, 60)
    requests: Rate = Rate(60, 60)
    looks: Rate = Rate(120, 60)
    tables: Rate = Rate(60, 3600)
    wrong_tokens: Rate = Rate(20, 60)
    #: Of one socket: messages, and their bytes.
    messages: Rate = Rate(60, 3)
    message_bytes: Rate = Rate(262_144, 4)
    #: Of one person at a table: hints, and what bots are told or can be told.
    hints: Rate = Rate(10, 60)
    orders: Rate = Rate(30, 60)
    #: Sockets at one table.
    table_sockets: int = 64
    #: Seconds until a request must have said what it wants, and bytes a second of what it brings along.
    patience: float = 10.0
    slowest: float = 8192.0
    #: Addresses that are remembered; the one that was quiet longest is forgotten first.
    remembered: int = 20_000


#: What is counted by address, as ``Limits`` calls it.
Kind = Literal["new_sockets", "requests", "looks", "tables", "wrong_tokens"]


class Bucket:
    """What is left of a rate; fills up as time goes by.

    >>> bucket = Bucket(Rate(2, 10), now=0)
    >>> [bucket.wait(now) for now in (0, 0, 0)], bucket.wait(5.0)
    ([0.0, 0.0, 5.0], 0.0)
    """

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.most
        self._at = now

    def wait(self, now: float, amount: float = 1) -> float:
        """Take an amount: 0; or the seconds until there is enough of it, and nothing was taken.

        More than there can ever be is let through when the bucket is full, and is owed afterwards.
        """
        missing = self.missing(now, amount)
        if missing <= 0:
            self._left -= amount
            return 0.0
        return missing * self._rate.seconds / self._rate.most

    def missing(self, now: float, amount: float = 1) -> float:
        """How much of an amount is not there yet."""
        self._left = min(self._rate.most, self._left + (now - self._at) * self._rate.most / self._rate.seconds)
        self._at = now
        return min(amount, self._rate.most) - self._left

    def drain(self, now: float) -> None:
        """Take one, even if none is left for the next."""
        self.missing(now)
        self._left = max(0.0, self._left - 1)


class Limiter:
    """What every address has left. Its memory has an end."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self._buckets: OrderedDict[tuple[Kind, str], Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def wait(self, kind: Kind, address: str) -> float:
        """Take one of a kind: 0; or the seconds until there is one."""
        return self._bucket(kind, address).wait(self.clock())

    def wait_to_guess(self, address: str) -> float:
        """Seconds until this address may show tokens again."""
        rate = self.limits.wrong_tokens
        missing = self._bucket("wrong_tokens", address).missing(self.clock())
        return max(0.0, missing) * rate.seconds / rate.most

    def guessed_wrong(self, address: str) -> None:
        """A token of this address opened nothing."""
        self._bucket("wrong_tokens", address).drain(self.clock())

    def enter(self, address: str) -> bool:
        """Count one more socket of an address, unless it has too many."""
        if self._sockets[address] >= self.limits.sockets:
            return False
        self._sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A socket has gone."""
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    def _bucket(self, kind: Kind, address: str) -> Bucket:
        key = (kind, address)
        bucket = self._buckets.get(key)
        if bucket is None:
            rate: Rate = getattr(self.limits, kind)
            bucket = self._buckets[key] = Bucket(rate, self.clock())
            while len(self._buckets) > self.limits.remembered:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def __len__(self) -> int:
        return len(self._buckets)


class Flow:
    """What one socket says, and how fast."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._messages = Bucket(limits.messages, clock())
        self._bytes = Bucket(limits.message_bytes, clock())

    def wait(self, size: int) -> float:
        """Seconds to wait before this message is read; 0: it may be read now, and was counted."""
        now = self._clock()
        missing = self._bytes.missing(now, size)
        if missing <= 0:
            wait = self._messages.wait(now)
            return wait or self._bytes.wait(now, size)
        return self._bytes.wait(now, size)


def counted_as(peer: str) -> str:
    """The address that a peer is counted under: an IPv6 household has a whole network.

    >>> counted_as("192.0.2.7"), counted_as("2001:db8:1:2:3:4:5:6"), counted_as("::ffff:192.0.2.7"), counted_as("unix")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', 'unix')
    """
    try:
        address = ip_address(peer)
    except ValueError:
        return peer
    if address.version == 4:
        return peer
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False).network_address)


def whole_seconds(wait: float) -> int:
    """As ``Retry-After`` has it."""
    return max(1, math.ceil(wait))
