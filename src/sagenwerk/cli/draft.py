"""``sagenwerk draft``: card files of the fan tool for Andor as the draft of a legend."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sagenwerk.cli.speech import OUT, WRONG_USE, Language, note, stop, text_of


def draft(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Card files (.json): story, events, fog.")],
    language: Language,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where the draft is written.", show_default="shown")
    ] = None,
) -> None:
    """Make the draft of a legend for Andor out of card files of the fan tool; says what is still to be decided."""
    from sagenwerk.content.andor_draft import DraftError, draft_of

    try:
        made = draft_of({str(path): text_of(path, language) for path in files}, language)
    except DraftError as error:
        stop(error.said(language), WRONG_USE)
    text = made.text(language)
    if out is None:
        OUT.print(text, markup=False, end="")
    elif out.exists():
        note(language, "cli-file-exists", path=str(out))
        raise typer.Exit(WRONG_USE)
    else:
        out.write_text(text, "utf-8")
        note(language, "cli-draft-written", path=str(out), count=len(made.decisions))
