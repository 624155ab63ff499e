"""What a log may hold of an error: its kind and its place in the program, and its text only where it is nobody's."""

from __future__ import annotations

import sqlite3
import traceback
from collections.abc import Iterator

from sagenwerk.table.faults import Fault


def about(error: BaseException) -> Iterator[str]:
    """An error and those that it comes from, innermost place last: kinds and places, no values."""
    yield kind_of(error)
    for frame, line in traceback.walk_tb(error.__traceback__):
        yield f"  {frame.f_globals.get('__name__', '?')}:{line} {frame.f_code.co_name}"
    came_from = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if came_from is not None:
        yield "came from:"
        yield from about(came_from)
    for one in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        yield from about(one)


def kind_of(error: BaseException) -> str:
    """The kind of an error, with the text if nobody's words can be in it."""
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    if isinstance(error, Fault):
        return f"{kind}: {error.message}"
    if isinstance(error, OSError):
        return f"{kind}: {error.strerror}"
    if isinstance(error, sqlite3.Error):
        return f"{kind}: {getattr(error, 'sqlite_errorname', '')}"
    return kind
