"""Results on disk: a row per game, in a file that pandas reads; the plan travels in it.

Parquet (``.parquet``), JSON (``.json``, a table with its schema: ``pandas.read_json(path, orient="table")``) or JSON
lines (``.jsonl``, ``pandas.read_json(path, lines=True)``). Rows are sorted by number, and nothing in the file tells how
many workers made it or when: the same plan gives the same file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from sagenwerk.lab.plan import Plan, difference
from sagenwerk.lab.record import Example, Examples, Row
from sagenwerk.lab.refusals import Refused

#: Columns in the order of the file, with their type in a table schema and in Parquet.
COLUMNS = {
    "number": ("integer", "int64"),
    "seed": ("string", "string"),
    "heroes": ("string", "string"),
    "won": ("boolean", "bool"),
    "cut": ("boolean", "bool"),
    "days": ("integer", "int32"),
    "decisions": ("integer", "int32"),
    "reason": ("string", "string"),
    "cause": ("string", "string"),
    "place": ("string", "string"),
    "deaths": ("integer", "int32"),
    "body_lost": ("integer", "int32"),
    "visits": ("any", "counts"),
    "events": ("any", "counts"),
}
#: Under this name the plan stands in a file.
HEAD = "sagenwerk"
FORMAT = 1
ENDINGS = (".parquet", ".json", ".jsonl")


class ResultError(Refused):
    """A file of results that cannot be used."""


class Results(msgspec.Struct):
    """Games of a plan that have been played, sorted by number. ``edition`` names the rules and the content."""

    plan: Plan
    edition: str
    rows: list[Row]
    examples: Examples

    def missing(self) -> list[int]:
        """Numbers of the games that are still to be played."""
        there = {row.number for row in self.rows}
        return [number for number in range(self.plan.games) if number not in there]

    def add(self, rows: list[Row], examples: Examples) -> None:
        """More games; ``sort`` before anybody reads them."""
        self.rows += rows
        for key, example in examples.items():
            if key not in self.examples or self.examples[key].number > example.number:
                self.examples[key] = example

    def sort(self) -> None:
        """By number: in whatever order the workers were done."""
        self.rows.sort(key=lambda row: row.number)
        self.examples = dict(sorted(self.examples.items()))


class Head(msgspec.Struct):
    """What a file says beside the rows."""

    format: int
    plan: Plan
    edition: str
    examples: dict[str, Example]


def check_ending(path: Path) -> None:
    """Raises ``ResultError`` for a file name of another kind, or if what Parquet takes is not installed."""
    if path.suffix not in ENDINGS:
        raise ResultError("lab-wrong-ending", path=str(path), known=", ".join(ENDINGS))
    if path.suffix == ".parquet":
        parquet()


def parquet() -> Any:
    """The library that reads and writes Parquet. Raises ``ResultError`` if it is missing."""
    try:
        import pyarrow.parquet
    except ImportError as error:
        raise ResultError("lab-no-parquet") from error
    return pyarrow.parquet


def write(results: Results, path: Path) -> None:
    """Write a file anew: whole or not at all. Raises ``ResultError`` if that cannot be."""
    check_ending(path)
    results.sort()
    head = msgspec.json.encode(Head(FORMAT, results.plan, results.edition, results.examples))
    beside = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".parquet":
            write_parquet(results.rows, head, beside)
        else:
            beside.write_bytes(as_json(results.rows, head) if path.suffix == ".json" else as_lines(results.rows, head))
        beside.replace(path)
    except OSError as error:
        raise ResultError("lab-not-written", path=str(path), reason=error.strerror or str(error)) from error


def as_json(rows: list[Row], head: bytes) -> bytes:
    """A table with its schema, a game a line."""
    fields = [{"name": name, "type": kind} for name, (kind, _) in COLUMNS.items()]
    schema = msgspec.json.encode({"fields": fields, "pandas_version": "1.4.0"})
    lines = b",\n".join(msgspec.json.encode(row) for row in rows)
    return b'{"%s": %s,\n"schema": %s,\n"data": [\n%s\n]}\n' % (HEAD.encode(), head, schema, lines)


def as_lines(rows: list[Row], head: bytes) -> bytes:
    """A game a line; the first one carries the plan in a column of its own."""
    lines = [msgspec.json.encode(row) for row in rows] or [b'{"number":null}']
    lines[0] = lines[0][:-1] + b',"%s":%s}' % (HEAD.encode(), head)
    return b"\n".join(lines) + b"\n"


def write_parquet(rows: list[Row], head: bytes, path: Path) -> None:
    """Columns; counts are maps from name to number."""
    import pyarrow

    counts = pyarrow.map_(pyarrow.string(), pyarrow.int32())
    kinds = {name: counts if kind == "counts" else pyarrow.type_for_alias(kind) for name, (_, kind) in COLUMNS.items()}
    schema = pyarrow.schema(list(kinds.items()), metadata={HEAD: head})
    columns = [
        [list(getattr(row, name).items()) if kind is counts else getattr(row, name) for row in rows]
        for name, kind in kinds.items()
    ]
    arrays = [pyarrow.array(values, kind) for values, kind in zip(columns, kinds.values(), strict=True)]
    parquet().write_table(pyarrow.Table.from_arrays(arrays, schema=schema), path, compression="zstd")


def read(path: Path) -> Results:
    """Results from a file. Raises ``ResultError`` if there are none in it."""
    check_ending(path)
    try:
        head, rows = read_parquet(path) if path.suffix == ".parquet" else read_json(path)
        results = Results(head.plan, head.edition, rows, head.examples)
    except OSError as error:
        if not path.exists():
            raise ResultError("lab-no-results-there", path=str(path)) from error
        raise ResultError("lab-no-results", path=str(path)) from error
    except (msgspec.MsgspecError, LookupError, ValueError, TypeError, AttributeError) as error:
        raise ResultError("lab-no-results", path=str(path)) from error
    if head.format != FORMAT:
        raise ResultError("lab-other-format", path=str(path), format=head.format, known=FORMAT)
    results.sort()
    return results


def read_json(path: Path) -> tuple[Head, list[Row]]:
    """Both kinds of JSON."""
    raw = path.read_bytes()
    if path.suffix == ".json":
        tree = msgspec.json.decode(raw)
        return msgspec.convert(tree[HEAD], Head), msgspec.convert(tree["data"], list[Row])
    trees = [msgspec.json.decode(line) for line in raw.splitlines()]
    head = msgspec.convert(trees[0].pop(HEAD), Head)
    return head, msgspec.convert([tree for tree in trees if tree["number"] is not None], list[Row])


def read_parquet(path: Path) -> tuple[Head, list[Row]]:
    """The same from Parquet."""
    table = parquet().read_table(path)
    head = msgspec.json.decode((table.schema.metadata or {})[HEAD.encode()], type=Head)
    rows = table.to_pylist(maps_as_pydicts="strict")
    return head, msgspec.convert(rows, list[Row])


def check_same(known: Results, plan: Plan, edition: str, path: Path) -> None:
    """Raises ``ResultError`` if a file holds games of another plan, or by other rules or content."""
    found = difference(known.plan, plan)
    if found is not None:
        name, there, wanted = found
        raise ResultError("lab-other-plan", path=str(path), name=name, there=there, wanted=wanted)
    if known.edition != edition:
        raise ResultError("lab-other-edition", path=str(path), there=known.edition, here=edition)
