"""The tests run twice, on the sources as they are and on the compiled wheel; each run proves which it is."""

import importlib
import os
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"
COMPILED = ("sagenwerk.kernel.contract", "sagenwerk.junior.state")


@pytest.mark.parametrize("name", COMPILED)
def test_the_rules_under_test_are_the_ones_that_this_run_is_about(name: str) -> None:
    file = Path(importlib.import_module(name).__file__ or "")
    expected = os.environ.get("SAGENWERK_EXPECT", "interpreted")
    assert expected in ("compiled", "interpreted")
    assert (file.suffix in (".so", ".pyd")) == (expected == "compiled"), file


def test_the_sources_do_not_hide_the_installed_wheel() -> None:
    file = Path(importlib.import_module("sagenwerk").__file__ or "")
    if os.environ.get("SAGENWERK_EXPECT") == "compiled":
        assert not file.is_relative_to(SOURCES)


def test_nothing_compiled_lies_beside_the_sources() -> None:
    assert not [path for pattern in ("*.so", "*.pyd") for path in SOURCES.rglob(pattern)]
