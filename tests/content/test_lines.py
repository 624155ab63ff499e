"""On which line something stands in a TOML file."""

from __future__ import annotations

import pytest

from sagenwerk.content.lines import line_of

TEXT = """\
# a comment
top = 1
[dragon]
start = { 2 = 13, 3 = 10 }
new-gors = [
    1,
    # a comment between
    2,
]
[tiles.fog]
"quoted key" = "[x]"
a.b = 3
[[heroes]]
id = "one"
[[heroes]]
id = "two"
[heroes.bag]
gold = 2
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("top",), 2),
        (("dragon",), 3),
        (("dragon", "start", "3"), 4),
        (("dragon", "new-gors"), 5),
        (("dragon", "new-gors", 0), 6),
        (("dragon", "new-gors", 1), 8),
        (("tiles",), 10),
        (("tiles", "fog"), 10),
        (("tiles", "fog", "quoted key"), 11),
        (("tiles", "fog", "a", "b"), 12),
        (("heroes", 0, "id"), 14),
        (("heroes", 1, "id"), 16),
        (("heroes", 1, "bag", "gold"), 18),
    ],
)
def test_keys_and_items_are_found_on_their_lines(path: tuple[str | int, ...], line: int) -> None:
    assert line_of(TEXT, path) == line


def test_what_is_missing_is_placed_at_the_head_of_its_table() -> None:
    assert line_of(TEXT, ("tiles", "fog", "counts")) == 10
    assert line_of(TEXT, ("dragon", "start", "4")) == 4


def test_what_is_nowhere_is_placed_on_the_first_line() -> None:
    assert line_of(TEXT, ("board",)) == 1
    assert line_of("", ("board", "fields")) == 1
