"""Whether every attribute of a state is copied by ``clone`` and matters for digest and position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from sagenwerk.kernel import Named, Scenario, State
from sagenwerk.testing.law import Laws

#: The kernel's own: the list that is computed again, and the events that rules never read.
_NOT_MEMORY = {"scenario", "agenda", "offers", "chronicle"}


class Cell(NamedTuple):
    """One place in the memory of a state: its dotted path, its value, and how to put another there."""

    path: str
    value: Any
    put: Callable[[Any], None]


class Memory:
    """Which cells were seen to matter, over all the states that were looked at."""

    def __init__(self, fixed: Sequence[str]) -> None:
        #: Patterns of paths that never change during a game.
        self.fixed = fixed
        self.in_digest: dict[str, bool] = {}
        self.in_position: dict[str, bool] = {}

    def look_at(self, laws: Laws, state: State) -> None:
        """Change every cell of a clone in turn: no other state may notice, digest and position must."""
        mine = state.clone()
        other = mine.clone()
        # What the digest is made from; asking for it is much quicker than for the digest itself.
        numbers, position = mine.numbers(), mine.position()
        for cell in _cells(mine, ""):
            if any(fnmatchcase(cell.path, pattern) for pattern in self.fixed):
                continue
            for value in _others(cell.value):
                cell.put(value)
                shared = other.numbers() != numbers
                self._note(self.in_digest, cell.path, mine.numbers, numbers)
                self._note(self.in_position, cell.path, mine.position, position)
                copied = not _differs(mine.clone().numbers, _or_none(mine.numbers))
                cell.put(cell.value)
                laws.holds("a clone shares nothing", not shared, f"a change of {cell.path} shows in another state")
                laws.holds("a clone copies everything", copied, f"{cell.path} is not copied")

    def _note(self, seen: dict[str, bool], path: str, ask: Callable[[], Any], before: Any) -> None:
        # Asked no more once it has mattered.
        seen[path] = seen.get(path, False) or _differs(ask, before)

    def judge(self, laws: Laws) -> None:
        """At the end: every cell mattered somewhere."""
        for law, seen in (
            ("the digest covers everything", self.in_digest),
            ("the position covers everything", self.in_position),
        ):
            missed = [path for path, mattered in seen.items() if not mattered]
            laws.holds(law, not missed, f"changes of these never showed: {', '.join(missed)}")


def _cells(holder: Any, path: str) -> Iterator[Cell]:
    """Every single value that an object, list or dictionary holds."""
    inner: list[tuple[str, Any, Callable[[Any], None]]]
    if isinstance(holder, list):
        inner = [(str(place), value, _putter(holder, place)) for place, value in enumerate(holder)]
    elif isinstance(holder, dict):
        inner = [(str(key), value, _putter(holder, key)) for key, value in holder.items()]
    else:
        own = {name: value for name, value in vars(holder).items() if path or name not in _NOT_MEMORY}
        inner = [(name, value, _putter(vars(holder), name)) for name, value in own.items()]
    for name, value, put in inner:
        where = f"{path}.{name}" if path else name
        if isinstance(value, bool | int | str | Enum):
            yield Cell(where, value, put)
        elif isinstance(value, list | dict) or (hasattr(value, "__dict__") and not _made_once(value)):
            yield from _cells(value, where)


def _putter(holder: Any, key: Any) -> Callable[[Any], None]:
    def put(value: Any) -> None:
        holder[key] = value

    return put


def _made_once(value: Any) -> bool:
    return isinstance(value, Named | Scenario | type)


def _others(value: Any) -> list[Any]:
    """Other values of the same type, the likeliest to be possible first."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, Enum):
        return [other for other in type(value) if other is not value]
    if isinstance(value, int):
        return [value + 1, value - 1, value ^ 2, value ^ 4] if value else [1, 2]
    return [f"{value}x"]


def _or_none(ask: Callable[[], Any]) -> Any:
    try:
        return ask()
    except (ValueError, IndexError, KeyError, OverflowError):
        return None  # a value that cannot be has been noticed, too


def _differs(ask: Callable[[], Any], before: Any) -> bool:
    return bool(_or_none(ask) != before)
