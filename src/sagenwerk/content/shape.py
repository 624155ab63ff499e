"""Does a tree of plain values have the shape of its type? All faults are collected, not only the first.

msgspec stops at the first fault and knows no paths inside tables; this walks over the same types and goes on. Faulty
values that nothing else depends on are taken for a stand-in, so that the rest of their block is checked all the same.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from msgspec import inspect

from sagenwerk.content.blocks import Group, is_block
from sagenwerk.content.lines import Path
from sagenwerk.content.problems import Finding, shown

#: Stands for a value that cannot be used.
FAULTY: Final = object()

#: What is wrong with a text that does not fit its pattern, by the beginning of the pattern.
PATTERNS: Final = {
    "^[a-z]": "content-bad-id",
    "^[A-Za-z]": "content-bad-card-name",
    "^[0-9]": "content-bad-number-name",
    r"^[A-Z]([1-9]|1[0-9])$": "content-bad-square",
    r"^[A-Z]([1-9]|1[0-9])-": "content-bad-edge",
    "^[A-V.]": "content-bad-row",
    "^[A-V]": "content-bad-room",
    "^[.#]": "content-bad-row",
    "^HQ-": "content-bad-rule",
    r"^(?![\s\S]*[\u0000-\u001f": "content-not-plain",
}
#: What can only be said, not denied.
ONLY_TRUE: Final = inspect.LiteralType((True,))
#: Texts of several lines.
PLAIN_LINES: Final = "content-not-plain-lines"

TYPE_NAMES: Final = [
    (bool, "boolean"),
    (int, "integer"),
    (float, "decimal"),
    (str, "text"),
    (list, "list"),
    (dict, "table"),
]


class Shape:
    """One examination: ``findings`` so far.

    A group may be incomplete, and a faulty block in it is left out; a block is whole.
    """

    def __init__(self) -> None:
        self.findings: list[Finding] = []

    def fit(self, value: object, kind: inspect.Type, path: Path) -> object:
        """The value as far as it can be used, or ``FAULTY``."""
        if isinstance(kind, inspect.Metadata):
            fitted = self.fit(value, kind.type, path)
            return _stand_in(kind) if fitted is FAULTY else fitted
        if isinstance(kind, inspect.UnionType):
            return self._union(value, [one for one in kind.types if not isinstance(one, inspect.NoneType)], path)
        if isinstance(kind, inspect.StructType):
            return self._struct(value, kind, path)
        if isinstance(kind, inspect.DictType):
            return self._dict(value, kind, path)
        if isinstance(kind, inspect.ListType):
            return self._list(value, kind, path)
        if isinstance(kind, inspect.TupleType):
            return self._tuple(value, kind, path)
        return self._leaf(value, kind, path)

    def find(self, path: Path, message: str, **args: str | int) -> object:
        """Note a fault and give ``FAULTY``."""
        self.findings.append(Finding((path,), message, args))
        return FAULTY

    def _wrong_type(self, value: object, expected: str, path: Path) -> object:
        found = next((name for of, name in TYPE_NAMES if isinstance(value, of)), "date")
        return self.find(path, "content-wrong-type", key=_last(path), expected=expected, found=found)

    def _union(self, value: object, kinds: list[inspect.Type], path: Path) -> object:
        """One of several types: tables that name their kind by a tag, else the one that such a value can be."""
        tagged = [kind for kind in kinds if isinstance(kind, inspect.StructType) and kind.tag_field]
        if len(tagged) > 1 and isinstance(value, dict):
            tag = str(tagged[0].tag_field)
            if tag not in value:
                return self.find((*path, tag), "content-missing-key", key=tag)
            if self._one_of(value[tag], [str(kind.tag) for kind in tagged], (*path, tag)) is FAULTY:
                return FAULTY
            return self.fit(value, next(kind for kind in tagged if kind.tag == value[tag]), path)
        words = [word for kind in kinds if isinstance(kind, inspect.LiteralType) for word in kind.values]
        for kind in kinds:
            if _could_be(value, kind):
                merged = inspect.LiteralType(tuple(words)) if isinstance(kind, inspect.LiteralType) else kind
                return self.fit(value, merged, path)
        return self.fit(value, kinds[0], path)

    def _struct(self, value: object, kind: inspect.StructType, path: Path) -> object:
        if not isinstance(value, dict):
            return self._wrong_type(value, "table", path)
        is_group = issubclass(kind.cls, Group)
        known = {field.encode_name: field for field in kind.fields}
        fitted: dict[str, object] = {}
        faulty = False
        if kind.tag_field:
            fitted[kind.tag_field] = kind.tag
        for key in value:
            if key not in known and key != kind.tag_field:
                meant = self._unknown_key(path, key, known)
                # A misspelled key that may be left out: what depends on it would be found missing.
                faulty = faulty or (meant in known and meant not in value and not is_group)
        for key, field in known.items():
            if key in value:
                one = self.fit(value[key], field.type, (*path, key))
            elif field.required and not is_group:
                self.find((*path, key), "content-missing-key", key=key)
                one = _stand_in(field.type)
            else:
                continue
            if one is not FAULTY:
                fitted[key] = one
            elif not is_group:
                faulty = True
        return FAULTY if faulty else fitted

    def _unknown_key(self, path: Path, key: str, known: Iterable[str]) -> str:
        """Note it, and give the likeliest key that was meant."""
        names = list(known)
        near = next(iter(get_close_matches(key, names, 1)), "")
        self.find((*path, key), "content-unknown-key", key=shown(key), near=near or "none", known=", ".join(names))
        return near

    def _dict(self, value: object, kind: inspect.DictType, path: Path) -> object:
        if not isinstance(value, dict):
            return self._wrong_type(value, "table", path)
        self._length(value, kind.min_length, kind.max_length, path)
        fitted: dict[str, object] = {}
        faulty = False
        for key, item in value.items():
            good_key = self._leaf(key, kind.key_type, (*path, key)) is not FAULTY
            one = self.fit(item, kind.value_type, (*path, key))
            if good_key and one is not FAULTY:
                fitted[key] = one
            elif not is_block(kind.value_type):
                faulty = True
        return FAULTY if faulty else fitted

    def _list(self, value: object, kind: inspect.ListType, path: Path) -> object:
        if not isinstance(value, list):
            return self._wrong_type(value, "list", path)
        fits = self._length(value, kind.min_length, kind.max_length, path)
        items = [self.fit(item, kind.item_type, (*path, place)) for place, item in enumerate(value)]
        return items if fits and FAULTY not in items else FAULTY

    def _tuple(self, value: object, kind: inspect.TupleType, path: Path) -> object:
        if not isinstance(value, list):
            return self._wrong_type(value, "list", path)
        fits = self._length(value, len(kind.item_types), len(kind.item_types), path)
        items = [
            self.fit(item, of, (*path, place))
            for place, (item, of) in enumerate(zip(value, kind.item_types, strict=False))
        ]
        return items if fits and FAULTY not in items else FAULTY

    def _length(self, value: list[object] | dict[str, object], least: int | None, most: int | None, path: Path) -> bool:
        if (least or 0) <= len(value) and (most is None or len(value) <= most):
            return True
        self.find(
            path, "content-list-length", key=_last(path), have=len(value), least=least or 0, most=most or len(value)
        )
        return False

    def _leaf(self, value: object, kind: inspect.Type, path: Path) -> object:
        if isinstance(kind, inspect.BoolType) or kind == ONLY_TRUE:
            if type(value) is not bool:
                return self._wrong_type(value, "boolean", path)
            if kind == ONLY_TRUE and self._one_of(str(value).lower(), ["true"], path) is FAULTY:
                return FAULTY
            return value
        if isinstance(kind, inspect.LiteralType):
            return self._one_of(value, [str(one) for one in kind.values], path)
        if isinstance(kind, inspect.StrType):
            return self._text(value, kind, path)
        if isinstance(kind, inspect.IntType):
            if type(value) is not int:
                return self._wrong_type(value, "integer", path)
            return self._number(value, kind.ge, kind.le, path)
        assert isinstance(kind, inspect.FloatType)
        if type(value) not in (int, float):
            return self._wrong_type(value, "decimal", path)
        assert isinstance(value, (int, float))
        return self._number(value, kind.ge, kind.le, path)

    def _number(self, value: float, least: float | None, most: float | None, path: Path) -> object:
        assert least is not None
        assert most is not None
        if math.isnan(value) or not least <= value <= most:
            return self.find(
                path,
                "content-out-of-range",
                key=_last(path),
                value=shown(value),
                least=f"{least:g}",
                most=f"{most:g}",
            )
        return value

    def _one_of(self, value: object, allowed: list[str], path: Path) -> object:
        if not isinstance(value, str):
            return self._wrong_type(value, "text", path)
        if value not in allowed:
            near = next(iter(get_close_matches(value, allowed, 1)), "none")
            return self.find(
                path,
                "content-not-one-of",
                key=_last(path),
                value=shown(value),
                near=near,
                allowed=", ".join(allowed),
            )
        return value

    def _text(self, value: object, kind: inspect.StrType, path: Path) -> object:
        if not isinstance(value, str):
            return self._wrong_type(value, "text", path)
        most = kind.max_length or len(value)
        if not (kind.min_length or 0) <= len(value.strip()) or len(value) > most:
            return self.find(path, "content-text-length", key=_last(path), have=len(value), most=most)
        if kind.pattern and not re.search(kind.pattern, value):
            message = next((told for start, told in PATTERNS.items() if kind.pattern.startswith(start)), PLAIN_LINES)
            return self.find(path, message, key=_last(path), value=shown(value))
        return value


def _could_be(value: object, kind: inspect.Type) -> bool:
    """Whether a value has the outer form of this type."""
    if isinstance(kind, inspect.Metadata):
        return _could_be(value, kind.type)
    if isinstance(value, bool):
        return isinstance(kind, inspect.BoolType)
    if isinstance(value, dict):
        return isinstance(kind, (inspect.StructType, inspect.DictType))
    if isinstance(value, list):
        return isinstance(kind, (inspect.ListType, inspect.TupleType))
    if isinstance(value, str):
        return isinstance(kind, (inspect.StrType, inspect.LiteralType))
    return isinstance(kind, (inspect.IntType, inspect.FloatType))


def _stand_in(kind: inspect.Type) -> object:
    extra = kind.extra if isinstance(kind, inspect.Metadata) else None
    return extra.get("stand_in", FAULTY) if extra else FAULTY


def _last(path: Path) -> str:
    """The key that people look for: list items are named by their list."""
    return next((shown(part) for part in reversed(path) if isinstance(part, str)), "")
