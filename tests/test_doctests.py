"""Every example in a docstring or a page of ``docs/`` is run, and gives what it says.

In pages that is every block of Python that shows prompts (``>>>``); the blocks of a page are one session.
"""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import sagenwerk

PACKAGE = Path(str(sagenwerk.__file__)).parent
DOCS = Path(__file__).parents[1] / "docs"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def modules() -> list[str]:
    """Names of the modules with examples."""
    found = [path for path in sorted(PACKAGE.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]
    names = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in found]
    return [name.removesuffix(".__init__") for name in names]


def pages() -> list[Path]:
    """Pages with examples."""
    return [path for path in sorted(DOCS.rglob("*.md")) if "\n>>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("name", modules())
def test_examples_in_docstrings_give_what_they_say(name: str) -> None:
    outcome = doctest.testmod(import_module(name), optionflags=FLAGS)
    assert outcome.attempted
    assert not outcome.failed


@pytest.mark.parametrize("document", pages(), ids=lambda document: document.name)
def test_examples_in_pages_give_what_they_say(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    # Everything but the blocks becomes empty lines, so that faults are told with the page's own line numbers.
    kept, end = "", 0
    for block in BLOCK.finditer(text):
        kept += "\n" * text.count("\n", end, block.start(1)) + block[1]
        end = block.end(1)
    session = doctest.DocTestParser().get_doctest(kept, {}, document.name, str(document), 0)
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(session)
    assert runner.tries
    assert not runner.failures


def test_no_example_is_left_out() -> None:
    skipped = [path for path in PACKAGE.rglob("*.py") if "doctest: +SKIP" in path.read_text(encoding="utf-8")]
    assert skipped == []
