"""Who may talk to the server: pages that it has served itself, and programs; at home, in the home network or outside.

Without this, any page of the net that somebody visits could play along through the browser. A page of a name that was
made to point here (DNS rebinding) gives itself away by the name: it stands in ``Host``.
"""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.exceptions import PermissionDeniedException
from litestar.types import ASGIApp, Receive, Scope, Send

from sagenwerk.table.settings import Settings

LOOPBACK = ("127.0.0.1", "localhost", "::1")
#: What home routers and computers put behind a computer's name.
AT_HOME = ("local", "lan", "home", "fritz.box", "home.arpa", "internal")
#: Headers that tell of somebody between the server and who asks.
FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"x-real-ip", b"forwarded", b"via")
#: What a browser says of a request that another site's page has made it send.
OF_OTHERS = ("cross-site", "same-site")


def is_owner(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether whoever asks sits at the computer itself, and the server runs at home."""
    return asked_by_owner(connection.scope, settings)


def asked_by_owner(scope: Scope, settings: Settings) -> bool:
    """The same for what an ASGI application is called with."""
    return not settings.hosts and from_this_computer(scope)


def from_this_computer(scope: Scope) -> bool:
    """Whether a request comes from this computer, and not through a proxy on it."""
    return is_loopback(peer_of(scope)) and not any(name in FORWARDED for name, _ in scope["headers"])


def peer_of(scope: Scope) -> str:
    """The address of who asks, as the proxies in between that are believed have it; empty: unknown."""
    client = scope.get("client")
    return client[0] if client else ""


def number(text: str) -> IPv4Address | IPv6Address | None:
    """An address written as a number; None: it is a name, or nothing."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def is_loopback(peer: str) -> bool:
    """Whether an address is this computer's own."""
    address = number(peer)
    return address is not None and address.is_loopback


def is_private(peer: str) -> bool:
    """Whether an address is one of home networks."""
    address = number(peer)
    return address is not None and (address.is_private or address.is_link_local) and not address.is_unspecified


def may_connect(peer: str, settings: Settings) -> bool:
    """Whether a computer may connect at all: this one, those of the home network, the proxies."""
    if is_loopback(peer) or (settings.lan and is_private(peer)):
        return True
    address = number(peer)
    return address is not None and any(address in ip_network(proxy, strict=False) for proxy in settings.proxies)


@cache
def own_names() -> frozenset[str]:
    """What this computer is called in its home network."""
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    return frozenset({name, first, *(f"{first}.{end}" for end in AT_HOME)}) - {""}


def is_called(name: str, here: bool, settings: Settings) -> bool:
    """Whether the server has this name; ``here``: for a program or page on this computer."""
    if name in LOOPBACK:
        return here
    if name in settings.hosts:
        return True
    # A number is no name that somebody else could have made to point here.
    return settings.lan and (is_private(name) or name in own_names())


def may_pass(host: str, origin: str | None, here: bool, secure: bool, settings: Settings) -> bool:
    """Whether a request to this host, from a page of this origin, is meant for us and comes from our page.

    >>> home = Settings("games.sqlite")
    >>> may_pass("127.0.0.1:8000", None, True, False, home)
    True
    >>> may_pass("127.0.0.1:8000", "http://evil.example", True, False, home)
    False
    >>> may_pass("evil.example:8000", None, True, False, home)
    False
    """
    try:
        named = urlsplit(f"//{host}").hostname or ""
        page = None if origin is None else urlsplit(origin)
    except ValueError:
        return False
    if not is_called(named, here, settings):
        return False
    return page is None or (page.netloc.lower() == host.lower() and page.scheme in (("https",) if secure else SCHEMES))


SCHEMES = ("http", "https")


def guarded(app: ASGIApp, settings: Settings) -> ASGIApp:
    """The application behind the guard."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        secure = scope["scheme"] in ("https", "wss")
        host, origin = headers.get("host", ""), headers.get("origin")
        passes = may_pass(host, origin, from_this_computer(scope), secure, settings)
        if scope["path"].startswith("/api/") and headers.get("sec-fetch-site") in OF_OTHERS:
            passes = False  # such as a picture of another page whose address is one of ours
        if not passes:
            raise PermissionDeniedException("This server answers only pages that it has served itself.")
        await app(scope, receive, send)

    return guard
