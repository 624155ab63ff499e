"""Numbers and fields of a legend that depend on who plays, how hard it is, and what was rolled (AN-226).

``values`` and ``fields`` of the legend file; conditions, triggers and effects take them as typed objects.
"""

from __future__ import annotations

from mypy_extensions import i64

from sagenwerk.andor.scenario import AndorScenario
from sagenwerk.andor.state import Andor


class Value:
    """A number that may differ from game to game."""

    def of(self, state: Andor) -> i64:
        """The number as it is now."""
        raise TypeError("this value has no number")


class Number(Value):
    """A plain number: ``3``."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def of(self, state: Andor) -> i64:
        return self.number


class Table(Value):
    """By difficulty and number of heroes: ``{ heroes = {2=…, 3=…, 4=…} }``, ``{ normal = …, easy = … }``, or both.

    ``numbers`` has ten entries, as ``CreatureKind.strength``: [5 * difficulty + heroes].
    """

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def of(self, state: Andor) -> i64:
        return self.numbers[5 * state.options.difficulty + len(state.order)]


class Stored(Value):
    """A stored roll or counter, times a factor, and something more: ``{ roll = "slot", times = 1, plus = 50 }``."""

    def __init__(self, slot: i64, times: i64, plus: i64) -> None:
        self.slot = slot
        self.times = times
        self.plus = plus

    def of(self, state: Andor) -> i64:
        return state.slots[self.slot] * self.times + self.plus


class Sum(Value):
    """Several numbers together: ``{ sum = [3, { roll = "slot" }] }``."""

    def __init__(self, parts: list[Value]) -> None:
        self.parts = parts

    def of(self, state: Andor) -> i64:
        total: i64 = 0
        for part in self.parts:
            total += part.of(state)
        return total


class Place:
    """A field that may differ from game to game."""

    def of(self, state: Andor) -> i64:
        """The number of the field as it is now, -1 for none."""
        raise TypeError("this place has no field")


class FieldIs(Place):
    """A field of the board: ``57``."""

    def __init__(self, field: i64) -> None:
        self.field = field

    def of(self, state: Andor) -> i64:
        return self.field


def fields_by_number(board: AndorScenario) -> list[int]:
    """The field of each printed number from 0 to 99, -1 where the board has none."""
    fields = [-1] * 100
    for field in range(len(board.field_names)):
        name = board.field_names[field]
        if name.isdecimal() and int(name) < 100:
            fields[int(name)] = field
    return fields


class FieldBy(Place):
    """A printed number that depends on something: ``{ roll = "slot" }``, ``{ roll = "slot", plus = 50 }``, a table.

    Fields without a printed whole number cannot be meant. -1 where the board has no such field.
    """

    def __init__(self, board: AndorScenario, value: Value) -> None:
        self.value = value
        self.fields = fields_by_number(board)

    def of(self, state: Andor) -> i64:
        number = self.value.of(state)
        return self.fields[number] if 0 <= number < 100 else -1


class FieldOfSubject(Place):
    """The field of the hero whom the trigger or effect is about: ``"subject"``."""

    def of(self, state: Andor) -> i64:
        return state.heroes[state.subject].field if state.subject >= 0 else -1


class Spot(Place):
    """The field that the trigger was about: ``"spot"``."""

    def of(self, state: Andor) -> i64:
        return state.spot
