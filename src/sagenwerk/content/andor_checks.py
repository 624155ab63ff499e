"""Do the blocks of Die Legenden von Andor fit together? Legends are checked in ``andor_legend_checks``."""

from __future__ import annotations

from collections.abc import Iterator

from sagenwerk.content.andor_blocks import Box
from sagenwerk.content.boxes import Check
from sagenwerk.content.problems import Finding


def nothing(box: Box) -> Iterator[Finding]:
    return iter(())


def checks(shipped: Box) -> list[Check[Box]]:
    """All checks, each with the blocks that it reads."""
    return [(["board"], nothing)]
