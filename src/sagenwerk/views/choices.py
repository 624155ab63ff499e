"""Options of a game: what there is to choose on the start page, and what is not certain about a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sagenwerk.content.boxes import BlockInUse
from sagenwerk.kernel import Option
from sagenwerk.views.shell import Known


def options_to_choose(options: list[Option], confidence: Callable[[str], str]) -> list[dict[str, Any]]:
    """The options for the start page; ``confidence``: how sure the printed rule behind an option is."""
    return [
        {
            "name": option.name,
            "values": option.values,
            "default": option.default,
            "rule": option.rule,
            "confidence": confidence(option.name),
        }
        for option in options
    ]


def known_of(
    options: list[Option],
    chosen: dict[str, str],
    confidence: Callable[[str], str],
    blocks: Iterable[BlockInUse],
    always: str = "",
) -> list[Known]:
    """What is not certain: options that are no official text or not at their default, and unconfirmed ``blocks``.

    ``always``: an option that is named in any case.
    """
    found = []
    for option in options:
        value = chosen.get(option.name, option.default)
        sure = confidence(option.name)
        if option.name == always or sure != "official" or value != option.default:
            found.append(Known("option", option.name, value, sure, option.rule))
    return found + [Known("data", block.name, "", block.confidence) for block in blocks]
