"""``sagenwerk report``: results as a page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sagenwerk.cli.laboratory import refusals
from sagenwerk.cli.speech import WRONG_USE, Language, say, stop
from sagenwerk.locales import sentence


def report(
    files: Annotated[
        list[Path], typer.Argument(metavar="RESULTS...", help="Files of results (.parquet, .json, .jsonl).")
    ],
    language: Language,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where the page is written.")] = Path(
        "report.html"
    ),
    force: Annotated[bool, typer.Option("--force", help="Write over a page that is there.")] = False,
) -> None:
    """Make one page of results that needs nothing else: win rates, when, why and where games are lost, what decides."""
    from sagenwerk.lab.report import page
    from sagenwerk.lab.results import read

    if out.exists() and not force:
        stop(sentence(language, "lab-page-exists", {"path": str(out)}), WRONG_USE)
    with refusals(language):
        text = page([read(path) for path in files], language)
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(text, "utf-8")
    except OSError as error:
        args: dict[str, str | int] = {"path": str(out), "reason": error.strerror or str(error)}
        stop(sentence(language, "lab-not-written", args), WRONG_USE)
    say(language, "lab-page-written", path=str(out), size=f"{len(text) // 1024}")
