"""Reading a position that people wrote: exactly what is wrong in it, and where."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagenwerk.kernel.contract import Question, Result, Scenario, State, Step


class BadPosition(ValueError):
    """A position that is wrong or impossible: ``path`` names the key, ``problem`` what is wrong."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}" if path else problem)
        self.path = path
        self.problem = problem


class Reader:
    """Takes values out of a tree and says exactly where one is missing, wrong or unknown."""

    def __init__(self, tree: dict[str, Any], path: str) -> None:
        self.tree = tree
        self.path = path
        self.read: set[str] = set()

    def where(self, key: str) -> str:
        """The dotted key, from the top of the position."""
        return f"{self.path}.{key}" if self.path else key

    def number(self, key: str, lowest: int, highest: int, default: int) -> int:
        """A whole number within its limits."""
        value = self.take(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadPosition(self.where(key), f"needs a whole number, not {value!r}")
        if not lowest <= value <= highest:
            raise BadPosition(self.where(key), f"must be from {lowest} to {highest}, not {value}")
        return value

    def flag(self, key: str) -> bool:
        """True or false; false if it is left out."""
        value = self.take(key, False)
        if not isinstance(value, bool):
            raise BadPosition(self.where(key), f"must be true or false, not {value!r}")
        return value

    def one_of(self, key: str, known: list[str], default: str) -> str:
        """One of the known names."""
        value = self.take(key, default)
        if value not in known:
            raise BadPosition(self.where(key), f"there is no {value!r}; known are {', '.join(known)}")
        return str(value)

    def items(self, key: str) -> list[Any]:
        """A list of whatever; empty if it is left out."""
        value = self.take(key, [])
        if not isinstance(value, list):
            raise BadPosition(self.where(key), f"needs a list, not {value!r}")
        return value

    def names(self, key: str, known: list[str]) -> list[int]:
        """Numbers of the names in a list."""
        value = self.items(key)
        for name in value:
            if name not in known:
                raise BadPosition(self.where(key), f"there is no {name!r}; known are {', '.join(known)}")
        return [known.index(name) for name in value]

    def table(self, key: str) -> Reader:
        """A table inside this one; empty if it is left out."""
        value = self.take(key, {})
        if not isinstance(value, dict):
            raise BadPosition(self.where(key), f"needs a table, not {value!r}")
        return Reader(value, self.where(key))

    def take(self, key: str, default: Any) -> Any:
        """The value as it is; the key counts as known from now on."""
        self.read.add(key)
        return self.tree.get(key, default)

    def nothing_else(self) -> None:
        """Refuse every key that nobody has asked for."""
        for key in self.tree:
            if key not in self.read:
                raise BadPosition(self.where(key), "this key is unknown here")


def filled(tree: dict[str, Any]) -> dict[str, Any]:
    """Without what is empty, 0 or false."""
    return {key: value for key, value in tree.items() if value}


def agenda_names(state: State) -> list[str]:
    """Names of the steps on the agenda, what comes next first."""
    return [state.agenda[place].name for place in range(len(state.agenda) - 1, -1, -1)]


def put_on_agenda(state: State, names: list[Any], last: Step[Any], played: str) -> None:
    """The steps of these names come next, in reading order.

    ``last`` keeps what is ``played`` going; everything else is read already. Raises ``BadPosition`` for unknown steps,
    and while the game goes on for a first one that nobody could answer, and for another last one.
    """
    scenario: Scenario = state.scenario
    for place in range(len(names) - 1, -1, -1):
        name = names[place]
        if not isinstance(name, str) or name not in scenario.steps.by_name:
            raise BadPosition("agenda", f"there is no step {name!r} in {scenario.name}")
        state.agenda.append(scenario.steps.by_name[name])
    if state.result is Result.PLAYING:
        question = state.agenda[-1]
        if not isinstance(question, Question):
            raise BadPosition("agenda", f"{question.name!r} asks nobody: the first step must be a question")
        if not state.legal_actions():
            raise BadPosition("agenda", f"nobody could answer {question.name!r} in this situation")
        if state.agenda[0] is not last:
            raise BadPosition("agenda", f"the last step must be {last.name!r}, so that the {played} goes on")


def members(bits: i64, most: i64) -> list[int]:
    """The numbers in a set of bits, ascending."""
    return [number for number in range(most) if (bits >> number) & 1]


def bits_of(numbers: list[int]) -> i64:
    """A set of bits of these numbers."""
    bits: i64 = 0
    for number in numbers:
        # Compiled code shifts the number 1 within 32 bits only.
        bit: i64 = 1
        for _ in range(number):
            bit *= 2
        bits |= bit
    return bits
