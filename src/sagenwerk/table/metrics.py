"""Numbers of a server for Prometheus. They say how much and how fast, never who."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from sagenwerk.table.guard import from_this_computer
from sagenwerk.table.settings import Settings

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

TABLES = Gauge("sagenwerk_tables_open", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("sagenwerk_sockets", "Open WebSockets", registry=REGISTRY)
#: ``outcome``: accepted or refused.
INTENTS = Counter("sagenwerk_intents", "What persons asked a table to do", ["outcome"], registry=REGISTRY)
BOT_MOVES = Counter("sagenwerk_bot_moves", "Actions of bots", registry=REGISTRY)
CONFLICTS = Counter("sagenwerk_conflicts", "Entries that another writer had written first", registry=REGISTRY)
STORE_ERRORS = Counter("sagenwerk_store_errors", "What could not be written or read", registry=REGISTRY)
SLOW_CLIENTS = Counter("sagenwerk_slow_clients", "Pages dropped since they read too slowly", registry=REGISTRY)
#: ``what``: connection, socket, request or message.
TURNED_AWAY = Counter("sagenwerk_turned_away", "What was over a limit", ["what"], registry=REGISTRY)
SECONDS_TO_TELL = Histogram(
    "sagenwerk_intent_seconds",
    "Seconds from an intent to stored and told",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
    registry=REGISTRY,
)


def count_order(done: bool, seconds: float) -> None:
    """Count what a person asked a table to do, and how long it took until everybody was told."""
    INTENTS.labels("accepted" if done else "refused").inc()
    if done:
        SECONDS_TO_TELL.observe(seconds)


@get("/metrics")
async def numbers(request: Request[Any, Any, State]) -> Response[bytes]:
    """All numbers, for programs on this computer and for those who have the token."""
    if not may_read(request):
        raise PermissionDeniedException("The numbers are for programs on this computer.")
    TABLES.set(request.app.state.hall.open_tables)
    headers = {"Cache-Control": "no-store"}
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST, headers=headers)


def may_read(request: Request[Any, Any, State]) -> bool:
    """Whether whoever asks may know."""
    settings: Settings = request.app.state.settings
    if from_this_computer(request.scope):
        return True
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(settings.metrics_token) and secrets.compare_digest(shown.encode(), settings.metrics_token.encode())
