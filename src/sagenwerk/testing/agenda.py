"""A watcher for interpreted rules: ``first`` or ``each`` stands once in a step, as its last line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from sagenwerk.kernel import Action, State, Step
from sagenwerk.testing.law import Laws

LAW = "steps are put on the agenda once, as the last line"
_PUTTERS = ("first", "each")


@contextmanager
def agenda_watched(laws: Laws, state: State) -> Iterator[bool]:
    """While open, a second ``first`` or ``each`` of one step breaks a law; yields whether it can be watched."""
    kind: Any = type(state)
    originals = {name: getattr(kind, name) for name in _PUTTERS}
    own = {name for name in _PUTTERS if name in vars(kind)}
    watcher = _Watcher(laws)
    try:
        for name in _PUTTERS:
            setattr(kind, name, watcher.around(name, originals[name]))
    except (AttributeError, TypeError):
        yield False  # compiled: the same sources are watched where they run interpreted
        return
    try:
        yield True
    finally:
        for name in _PUTTERS:
            if name in own:
                setattr(kind, name, originals[name])
            else:
                delattr(kind, name)


class _Watcher:
    def __init__(self, laws: Laws) -> None:
        self.laws = laws
        #: The call of a step that put steps on the agenda last.
        self.last: FrameType | None = None

    def around(self, name: str, original: Callable[..., None]) -> Callable[..., None]:
        def watched(state: State, *steps: Any) -> None:
            frame = _step_of(sys._getframe(1))
            if frame is not None:
                step = frame.f_locals["self"]
                twice = frame is self.last
                self.laws.holds(LAW, not twice, f"{step.name!r} calls {name} after it has already put steps there")
                self.last = frame
            original(state, *steps)

        return watched


def _step_of(frame: FrameType | None) -> FrameType | None:
    """The innermost call of a step or action above."""
    while frame is not None:
        if frame.f_code.co_name in ("carry_out", "settle"):
            if isinstance(frame.f_locals.get("self"), Step | Action):
                return frame
        frame = frame.f_back
    return None
