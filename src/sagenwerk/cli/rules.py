"""``sagenwerk rules``: the living rule book on the command line."""

from __future__ import annotations

from typing import Annotated

import typer

from sagenwerk import rulebook
from sagenwerk.cli.speech import OUT, PROBLEMS, WRONG_USE, Json, Language, note, print_json, stop


def rules(
    language: Language,
    game: Annotated[str | None, typer.Argument(help="Name of the game; none: all.")] = None,
    check: Annotated[
        bool,
        typer.Option("--check", help="Fail if a rule has no code or no passing test; without GAME: of complete games."),
    ] = False,
    seeds: Annotated[
        bool, typer.Option("--seeds", help="Every statement of the source documents with the rules that cover it.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Show every rule, how it is built (✓ done, ◐ partly, ○ open) and how it is known."""
    try:
        if check:
            look(game, as_json, language)
        else:
            OUT.print(
                rulebook.seeds_report(as_json) if seeds else rulebook.report(game, as_json, language), markup=False
            )
    except ValueError as error:
        stop(str(error), WRONG_USE)


def look(game: str | None, as_json: bool, language: str) -> None:
    """Print what is missing; exit code 1 if anything is."""
    missing = rulebook.check(game)
    if as_json:
        print_json(missing)
    else:
        for problem in missing:
            OUT.print(problem, markup=False)
        note(language, "cli-problems", count=len(missing))
    if missing:
        raise typer.Exit(PROBLEMS)
