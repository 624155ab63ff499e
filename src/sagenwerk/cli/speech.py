"""How the command line speaks: language, options that several commands share, refusals, tables of numbers."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, NoReturn

import msgspec
import typer
from rich.console import Console

from sagenwerk.content.problems import ContentError
from sagenwerk.locales import LANGUAGES, sentence

#: Exit codes besides 0.
PROBLEMS = 1
WRONG_USE = 2

OUT = Console(highlight=False, soft_wrap=True)
ERR = Console(stderr=True, highlight=False, soft_wrap=True)


def usual_language() -> str:
    """The language of the environment if we speak it, else German."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "de"


def checked_language(language: str) -> str:
    """A language that we speak."""
    if language not in LANGUAGES:
        raise typer.BadParameter(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    return language


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        default_factory=usual_language,
        callback=checked_language,
        help="Language of what is printed: de or en.",
        show_default="from the environment, else de",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of sentences.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A choice of rules; can be given several times."),
]
Content = Annotated[
    Path | None,
    typer.Option("--content", metavar="FILE", help="A file of your own that replaces or adds blocks of content."),
]


def say(language: str, message: str, **args: str | int) -> None:
    """Print a sentence."""
    OUT.print(sentence(language, message, args), markup=False)


def note(language: str, message: str, **args: str | int) -> None:
    """Print a sentence beside the results, on standard error."""
    ERR.print(sentence(language, message, args), markup=False)


def stop(text: str, code: int) -> NoReturn:
    """Print what is wrong on standard error and stop."""
    ERR.print(text, markup=False)
    raise typer.Exit(code)


def print_json(tree: object) -> None:
    """Print something as JSON."""
    OUT.print(msgspec.json.format(msgspec.json.encode(tree), indent=1).decode(), markup=False)


def options_of(given: list[str] | None, language: str) -> dict[str, str]:
    """Choices of rules by name."""
    chosen: dict[str, str] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            stop(sentence(language, "cli-option-form", {"text": text}), WRONG_USE)
        chosen[name] = value
    return chosen


def text_of(path: Path, language: str, code: int = WRONG_USE) -> str:
    """The text of a file; stops with a sentence if it cannot be read."""
    try:
        return bytes_of(path, language, code).decode()
    except UnicodeDecodeError:
        stop(sentence(language, "cli-file-not-text", {"path": str(path)}), code)


def bytes_of(path: Path, language: str, code: int = WRONG_USE) -> bytes:
    """The bytes of a file; stops with a sentence if it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        stop(sentence(language, "cli-file-unreadable", {"path": str(path), "reason": reason}), code)


def content_of(path: Path | None, language: str) -> str | None:
    """The text of a content file, if one is named."""
    return None if path is None else text_of(path, language)


def faults_of(error: ContentError, path: Path, language: str) -> str:
    """All that is wrong with a content file, a line each."""
    return "\n".join(msgspec.structs.replace(problem, file=str(path)).said(language) for problem in error.problems)
