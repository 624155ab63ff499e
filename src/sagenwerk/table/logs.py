"""What the server writes down: what happened, never to whom. No names, tokens, addresses, nothing that was said.

Messages of other programs' parts are freed of what looks like an address or a token; of an error its kind and its place
in the program are kept, and its text only where that cannot hold anything of a person's.
"""

from __future__ import annotations

import hashlib
import logging
import re
import sys
from datetime import UTC, datetime
from time import perf_counter
from typing import Any, TextIO

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sagenwerk.table.mistakes import about

LOG = logging.getLogger("sagenwerk")

#: What a record of ours may say besides its message.
SAID = ("table", "method", "route", "status", "ms", "what", "count")

#: Loggers of others that tell addresses as they go along.
TALKATIVE = ("uvicorn.access", "uvicorn.asgi", "uvicorn.error", "websockets", "sqlalchemy", "aiosqlite", "psycopg")

IPV4 = r"(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\w.])"
IPV6 = r"(?<![\w:])\[?(?:[0-9a-fA-F]{0,4}:){2,7}[0-9a-fA-F]{0,4}\]?(?::\d+)?(?![\w:])"
TOKEN = r"(?<![\w-])(?=[\w-]*[A-Z0-9])[\w-]{18,}(?![\w-])"
TABLE = r"(?:(?<=/table/)|(?<=/watch/)|(?<=/tables/)|(?<=/join/))[a-z0-9]{6,}"
PERSONAL = re.compile("|".join((IPV4, IPV6, TOKEN, TABLE)))
QUERY = re.compile(r"\?[^\s\"']*")


def short(table: str) -> str:
    """A table in the log: always the same, and of no use to whoever reads it."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]


def scrubbed(text: str) -> str:
    """A text without what could belong to a person.

    >>> scrubbed('192.0.2.7:4711 - "GET /api/tables/abcdefghij/save?token=x" of h4kT-0eU_3mB5vQ8sX2cZ7aa')
    '… - "GET /api/tables/…/save" of …'
    """
    return PERSONAL.sub("…", QUERY.sub("", text))


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log."""

    at: str
    level: str
    logger: str
    event: str
    said: dict[str, str | int | float] = {}
    error: list[str] = []


def record_of(record: logging.LogRecord) -> Record:
    """What is written down of what somebody logged."""
    error = record.exc_info[1] if record.exc_info else None
    return Record(
        at=datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        level=record.levelname.lower(),
        logger=record.name,
        event=scrubbed(record.getMessage()).strip(),
        said={name: getattr(record, name) for name in SAID if hasattr(record, name)},
        error=[] if error is None else list(about(error)),
    )


class AsJson(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return msgspec.json.encode(record_of(record)).decode()


class AsText(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and those about an error under it."""
        kept = record_of(record)
        said = "".join(f" {name}={value}" for name, value in kept.said.items())
        return "\n".join([f"{kept.at} {kept.level} {kept.event}{said}", *kept.error])


def set_up(as_json: bool, stream: TextIO | None = None) -> None:
    """Have everything that is logged in this process go through here; as JSON also what goes well."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(AsJson() if as_json else AsText())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO if as_json else logging.WARNING)
    for name in TALKATIVE:
        other = logging.getLogger(name)
        other.handlers = []
        other.propagate = True
        other.setLevel(logging.WARNING)


def logged(app: ASGIApp) -> ASGIApp:
    """The application, with a line for every request in logs that have such lines."""

    async def log(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not LOG.isEnabledFor(logging.INFO):
            await app(scope, receive, send)
            return
        began = perf_counter()

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start":
                LOG.info("request", extra={**where(scope), "status": message["status"], "ms": ms_since(began)})
            await send(message)

        await app(scope, receive, watched)

    return log


def where(scope: Any) -> dict[str, str]:
    """What was asked for, without the words of whoever asked."""
    about = {"method": scope["method"], "route": scope.get("path_template", "")}
    table = scope.get("path_params", {}).get("table", "")
    return {**about, "table": short(table)} if table else about


def ms_since(began: float) -> float:
    """Milliseconds since then."""
    return round((perf_counter() - began) * 1000, 1)
