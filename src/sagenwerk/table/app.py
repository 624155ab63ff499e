"""The application that a server runs."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware

from sagenwerk.table.faults import Fault
from sagenwerk.table.gate import Gate
from sagenwerk.table.guard import guarded
from sagenwerk.table.hall import Hall
from sagenwerk.table.headers import add_headers
from sagenwerk.table.http import HANDLERS
from sagenwerk.table.imports import LONGEST_SAVE
from sagenwerk.table.logs import logged
from sagenwerk.table.metrics import numbers
from sagenwerk.table.pages import Pages
from sagenwerk.table.prepare import prepare, usual_database
from sagenwerk.table.settings import Settings
from sagenwerk.table.socket import talk
from sagenwerk.table.store import Store
from sagenwerk.table.verifying import verify

LOG = logging.getLogger("sagenwerk")

#: Sentences for what the framework itself turns down, by status.
TURNED_DOWN = {403: "server-not-from-here", 404: "server-not-found", 413: "server-save-too-long"}


def create_app(settings: Settings | None = None) -> Litestar:
    """The application; without settings with the user's own database. Raises ``Fault`` if that cannot be used."""
    settings = settings or Settings(str(usual_database()))
    prepare(settings.database)
    gate = Gate(settings)

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        app.state.hall = Hall(store, settings)
        await app.state.hall.start()
        app.state.pages = Pages()
        try:
            yield
        finally:
            await app.state.hall.close()
            await store.close()

    return Litestar(
        route_handlers=[*HANDLERS, verify, numbers, talk],
        lifespan=[open_hall],
        state=State({"settings": settings, "gate": gate}),
        middleware=[DefineMiddleware(guarded, settings=settings), gate.middleware, logged],
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
    """A sentence of ours; after too much of something also when to come again."""
    said = answer(fault.message, fault.status, str(fault), fault.args_of_sentence)
    if fault.status == 429:
        said.headers["Retry-After"] = str(fault.args_of_sentence["seconds"])
    if fault.status == 408:  # the rest of what was being sent is not waited for
        said.headers["Connection"] = "close"
    return said


def say_turned_down(_: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    """What the framework has found."""
    message = TURNED_DOWN.get(error.status_code, "server-request-not-understood")
    reason = error.detail
    for part in error.extra if isinstance(error.extra, list) else []:
        reason = str(part.get("message", reason)) if isinstance(part, dict) else reason
    return answer(message, error.status_code, reason, {"reason": reason[:200]})


def say_failed(request: Request[Any, Any, State], error: Exception) -> Response[Any]:
    """A mistake of the server: the log has its kind and its place."""
    route = str(request.scope.get("path_template", ""))
    LOG.error("a request failed", exc_info=error, extra={"method": request.scope.get("method", ""), "route": route})
    return answer("server-failed", 500, "The server made a mistake; its log says more.")
