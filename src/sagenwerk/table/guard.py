"""Who may talk to the server: pages that it has served itself, and programs on this computer.

Without this, any page of the net that somebody visits could play along through the browser.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.exceptions import PermissionDeniedException
from litestar.types import ASGIApp, Receive, Scope, Send

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def may_pass(host: str, origin: str | None) -> bool:
    """Whether a request to this host, from a page of this origin, comes from this computer and from our page.

    >>> may_pass("127.0.0.1:8000", None), may_pass("localhost:8000", "http://localhost:8000")
    (True, True)
    >>> may_pass("127.0.0.1:8000", "http://evil.example"), may_pass("evil.example:8000", None)
    (False, False)
    """
    try:
        named = urlsplit(f"//{host}").hostname
        from_host = None if origin is None else urlsplit(origin).netloc
    except ValueError:
        return False
    return named in LOOPBACK and from_host in (None, host)


def guarded(app: ASGIApp) -> ASGIApp:
    """The application behind the guard."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        if not may_pass(headers.get("host", ""), headers.get("origin")):
            raise PermissionDeniedException("This server answers only pages that it has served itself.")
        await app(scope, receive, send)

    return guard
