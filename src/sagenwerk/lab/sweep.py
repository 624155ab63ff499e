"""A grid of plans: every mix with every bot, option and number; each cell with a file of its own.

All cells have the same seed, so that neighbours are played on the same games. A cell that is done is not played again;
one that was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from sagenwerk.lab.numbers import values_of, with_number
from sagenwerk.lab.plan import Plan, checked, edition
from sagenwerk.lab.refusals import Refused
from sagenwerk.lab.results import Results, check_ending, check_same, parquet, read, write
from sagenwerk.lab.simulate import begin, run, wilson
from sagenwerk.lab.variants import PARTS, changed
from sagenwerk.lab.work import Crew

#: Cells of a grid at most.
MOST_CELLS = 1000
#: The table of all cells, beside their files.
TABLE = "table"


class Axis(msgspec.Struct, frozen=True):
    """What is tried out: ``heroes``, ``bot``, the name of an option, or the path of a number."""

    name: str
    values: list[str]

    @property
    def is_number(self) -> bool:
        """Whether it is a number of the content."""
        return "." in self.name and self.name not in PARTS


def axis_of(text: str) -> Axis:
    """An axis as people write it: ``difficulty=easy,normal``, ``creatures.gor.strength=2..5``.

    >>> axis_of("creatures.gor.strength=2..4").values
    ['2', '3', '4']
    """
    name, sign, values = text.partition("=")
    if not sign or not name or not values:
        raise Refused("lab-no-axis", text=text)
    if "." in name:
        return Axis(name, [str(value) for value in values_of(values)])
    return Axis(name, [value.strip() for value in values.split(",")])


class Cell(msgspec.Struct, frozen=True):
    """One plan of the grid, and what makes it differ from the others, by axis."""

    settings: dict[str, str]
    plan: Plan

    def file(self, folder: Path, ending: str) -> Path:
        """Where its games are kept: named by what makes it differ."""
        words = [f"{name.rpartition('.')[2]}-{value}" for name, value in self.settings.items()]
        name = "_".join(words) or "all"
        safe = "".join(letter if letter.isalnum() or letter in "-_.+" else "+" for letter in name)
        return folder / f"{safe[:150]}{ending}"


def grid(base: Plan, axes: list[Axis]) -> list[Cell]:
    """All cells, checked. Raises ``ValueError`` for a grid that is too big, or a cell that cannot be played."""
    names = [axis.name for axis in axes]
    for name in names:
        if names.count(name) > 1:
            raise Refused("lab-axis-twice", name=name)
    count = 1
    for axis in axes:
        count *= len(axis.values)
    if count > MOST_CELLS:
        raise Refused("lab-grid-too-big", count=count, most=MOST_CELLS)
    cells = []
    for values in product(*[axis.values for axis in axes]):
        plan = base
        for axis, value in zip(axes, values, strict=True):
            plan = with_number(plan, axis.name, number(value)) if axis.is_number else changed(plan, axis.name, value)
        checked(plan)
        cells.append(Cell(dict(zip(names, values, strict=True)), plan))
    return cells


def number(text: str) -> int | float:
    """One number."""
    return values_of(text)[0]


class Line(msgspec.Struct, frozen=True):
    """A cell in the table: its settings, and what its games came to. ``low`` and ``high``: 95 % Wilson interval."""

    settings: dict[str, str]
    games: int
    won: int
    win_rate: float
    low: float
    high: float
    mean_days: float
    mean_decisions: float
    cut: int
    file: str


def line_of(cell: Cell, results: Results, file: Path) -> Line:
    """What the games of a cell came to."""
    rows = results.rows
    games, won = len(rows), sum(row.won for row in rows)
    low, high = wilson(won, games)
    return Line(
        settings=cell.settings,
        games=games,
        won=won,
        win_rate=won / max(1, games),
        low=low,
        high=high,
        mean_days=sum(row.days for row in rows) / max(1, games),
        mean_decisions=sum(row.decisions for row in rows) / max(1, games),
        cut=sum(row.cut for row in rows),
        file=file.name,
    )


def known_cell(cell: Cell, file: Path) -> Results | None:
    """What of a cell is already there. Raises ``ResultError`` if the file belongs to another plan."""
    if not file.exists():
        return None
    known = read(file)
    check_same(known, cell.plan, edition(cell.plan), file)
    return known


def sweep(
    cells: list[Cell],
    folder: Path,
    ending: str,
    crew: Crew,
    progress: Callable[[int], None] | None = None,
    told: Callable[[Line], None] | None = None,
) -> list[Line]:
    """Play all cells, one after the other; ``told`` gets each as it is done.

    Files that are there are looked at before the first game: one of another plan stops it with ``ResultError``.
    """
    check_ending(folder / f"x{ending}")
    files = [cell.file(folder, ending) for cell in cells]
    known = [known_cell(cell, file) for cell, file in zip(cells, files, strict=True)]
    lines: list[Line] = []
    for cell, file, there in zip(cells, files, known, strict=True):
        running = begin(cell.plan, crew.workers, there)
        if progress is not None:
            progress(len(running.results.rows))
        try:
            if running.results.missing():
                run(running, crew, progress)
        finally:
            if running.results.rows:
                write(running.results, file)
        lines.append(line_of(cell, running.results, file))
        if told is not None:
            told(lines[-1])
    write_table(lines, folder / f"{TABLE}{ending}")
    return lines


def flat(line: Line) -> dict[str, Any]:
    """A line with a column for each setting."""
    return {**line.settings, **{key: value for key, value in msgspec.structs.asdict(line).items() if key != "settings"}}


def write_table(lines: list[Line], path: Path) -> None:
    """The table of all cells: Parquet, or a list of objects as JSON, or one a line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    trees = [flat(line) for line in lines]
    if path.suffix == ".parquet":
        import pyarrow

        parquet().write_table(pyarrow.Table.from_pylist(trees), path)
    elif path.suffix == ".json":
        path.write_bytes(msgspec.json.format(msgspec.json.encode(trees), indent=1) + b"\n")
    else:
        path.write_bytes(b"".join(msgspec.json.encode(tree) + b"\n" for tree in trees))
