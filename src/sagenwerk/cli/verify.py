"""``sagenwerk verify``: whether the dice of a saved game were fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sagenwerk.cli.speech import OUT, PROBLEMS, Json, Language, print_json, say, stop, text_of
from sagenwerk.locales import sentence
from sagenwerk.play import SaveError
from sagenwerk.play.verify import Verdict, verified
from sagenwerk.table.faults import about_save
from sagenwerk.views.shell import Sentence


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (.saga).")],
    language: Language,
    commitment: Annotated[
        str,
        typer.Option(
            metavar="HEX", help="What the table showed when the game began.", show_default="the one in the file"
        ),
    ] = "",
    as_json: Json = False,
) -> None:
    """Check a saved game: that the rules allow it and that its dice follow from what was fixed beforehand."""
    try:
        verdict = verified(text_of(file, language), noted=commitment.strip().lower())
    except SaveError as error:
        args: dict[str, str | int] = {"path": str(file), **about_save(error)}
        stop(sentence(language, "cli-wrong-save", args), PROBLEMS)
    if as_json:
        print_json(verdict)
    else:
        tell(verdict, file, language)
    if verdict.flaws or verdict.unexplained or not verdict.replayed:
        raise typer.Exit(PROBLEMS)


def tell(verdict: Verdict, file: Path, language: str) -> None:
    """What is so, what nobody can tell, and what is not so."""
    for message in verdict.checked:
        OUT.print(f"+ {_said(message, language)}", markup=False)
    for message in verdict.open:
        OUT.print(f"? {_said(message, language)}", markup=False)
    for thrown in verdict.typed:
        OUT.print(f"    {thrown.entry}  {thrown.asked}: {thrown.outcome}", markup=False)
    if verdict.dice_known:
        OUT.print(f"? {sentence(language, 'verify-dice-known', {'undo': verdict.undo})}", markup=False)
    for flaw in verdict.flaws:
        OUT.print(f"{file}:{flaw.line}: {_said(flaw.what, language)}", markup=False)
    if verdict.flaws:
        say(language, "verify-flawed", count=len(verdict.flaws))
    else:
        say(language, "verify-in-part" if verdict.unexplained or not verdict.replayed else "verify-fine")


def _said(message: Sentence, language: str) -> str:
    return sentence(language, message.id, message.args)
