"""The application that a server runs."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from sagenwerk.table.faults import Fault
from sagenwerk.table.guard import guarded
from sagenwerk.table.hall import Hall
from sagenwerk.table.http import HANDLERS
from sagenwerk.table.imports import LONGEST_SAVE
from sagenwerk.table.pages import Pages
from sagenwerk.table.prepare import prepare, usual_database
from sagenwerk.table.settings import Settings
from sagenwerk.table.socket import talk
from sagenwerk.table.store import Store

LOG = logging.getLogger("sagenwerk")

#: Sentences for what the framework itself turns down, by status.
TURNED_DOWN = {403: "server-not-from-here", 404: "server-not-found", 413: "server-save-too-long"}


def create_app(settings: Settings | None = None) -> Litestar:
    """The application; without settings with the user's own database. Raises ``Fault`` if that cannot be used."""
    settings = settings or Settings(usual_database())
    prepare(settings.database)

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        app.state.hall = Hall(store, settings)
        app.state.pages = Pages()
        try:
            yield
        finally:
            await app.state.hall.close()
            await store.close()

    return Litestar(
        route_handlers=[*HANDLERS, talk],
        lifespan=[open_hall],
        middleware=[guarded],
        exception_handlers={Fault: say_fault, HTTPException: say_turned_down, Exception: say_failed},
        before_send=[add_headers],
        request_max_body_size=LONGEST_SAVE + 1,
        openapi_config=None,
        logging_config=None,
    )


def answer(message: str, status: int, detail: str, args: dict[str, str | int] | None = None) -> Response[Any]:
    """A refusal as the page understands it."""
    return Response({"error": {"id": message, "args": args or {}}, "detail": detail}, status_code=status)


def say_fault(_: Request[Any, Any, State], fault: Fault) -> Response[Any]:
    """A sentence of ours."""
    return answer(fault.message, fault.status, str(fault), fault.args_of_sentence)


def say_turned_down(_: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    """What the framework has found."""
    message = TURNED_DOWN.get(error.status_code, "server-request-not-understood")
    reason = error.detail
    for part in error.extra if isinstance(error.extra, list) else []:
        reason = str(part.get("message", reason)) if isinstance(part, dict) else reason
    return answer(message, error.status_code, reason, {"reason": reason[:200]})


def say_failed(request: Request[Any, Any, State], error: Exception) -> Response[Any]:
    """A mistake of the server: the log has all of it."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer("server-failed", 500, "The server made a mistake; its log says more.")


async def add_headers(message: Any, scope: Any) -> None:
    """What every answer says to the browser: nothing from elsewhere, no script but ours."""
    if message["type"] != "http.response.start":
        return
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    policy = (
        f"default-src 'self'; connect-src 'self' ws://{host}; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
        " object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    message["headers"] = [
        *message["headers"],
        (b"content-security-policy", policy.encode("latin-1")),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
    ]
