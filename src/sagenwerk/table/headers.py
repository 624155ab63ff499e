"""What every answer says to the browser: nothing from elsewhere, no script and no style but ours, in nobody's frame."""

from __future__ import annotations

from typing import Any

from litestar.datastructures import Headers
from litestar.types import Message, Scope

from sagenwerk.table.guard import LOOPBACK

#: What the page never asks the browser for.
NOT_USED = (
    *("accelerometer", "autoplay", "browsing-topics", "camera", "display-capture", "geolocation"),
    *("gyroscope", "hid", "magnetometer", "microphone", "midi", "payment", "serial", "usb", "xr-spatial-tracking"),
)

ALWAYS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", ", ".join(f"{name}=()" for name in NOT_USED).encode()),
]


def policy_for(host: str, secure: bool) -> str:
    """The content security policy of a page that was asked for under this ``Host``."""
    # Safari before 15.4 does not take WebSockets for a part of 'self'.
    socket = f" {'wss' if secure else 'ws'}://{host}" if host else ""
    return (
        f"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        f" connect-src 'self'{socket}; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    )


async def add_headers(message: Message, scope: Scope) -> None:
    """Put them into the beginning of an answer."""
    if message["type"] != "http.response.start":
        return
    host = plain(Headers.from_scope(scope).get("host", ""))
    secure = scope["scheme"] == "https"
    headers: list[Any] = [(b"content-security-policy", policy_for(host, secure).encode("latin-1")), *ALWAYS]
    if secure or host.partition(":")[0] in LOOPBACK:  # elsewhere browsers only complain about it
        headers.append((b"cross-origin-opener-policy", b"same-origin"))
    message["headers"] = [*message["headers"], *headers]


def plain(host: str) -> str:
    """A ``Host`` with nothing in it that could say more than a name and a port; empty: it had.

    >>> plain("localhost:8000"), plain("[::1]:8000"), plain("a; script-src *")
    ('localhost:8000', '[::1]:8000', '')
    """
    return host if host.isascii() and all(sign.isalnum() or sign in ".-:[]_" for sign in host) else ""
