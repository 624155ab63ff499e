"""``sagenwerk import``: quests of the community's map editors as quest files for HeroQuest."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from sagenwerk.cli.speech import ERR, OUT, PROBLEMS, WRONG_USE, Language, bytes_of, note, stop


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A quest of HeroScribe (.xml) or hQuestBuilder (.hqb).")],
    language: Language,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="Where the quest is written.", show_default="shown"),
    ] = None,
    start: Annotated[
        str, typer.Option(help="The square where the heroes begin, such as C14.", show_default="as the file says")
    ] = "",
    quest: Annotated[int, typer.Option(help="Which quest of a file with several.", min=1)] = 1,
) -> None:
    """Make a quest file for HeroQuest out of a quest of a map editor; says what was odd, left out or proposed."""
    from sagenwerk.content.heroscribe_found import ImportFault
    from sagenwerk.content.heroscribe_import import imported

    if out is not None and out.exists():
        note(language, "cli-file-exists", path=str(out))
        raise typer.Exit(WRONG_USE)
    try:
        made = imported(bytes_of(file, language), str(file), start, quest)
    except ImportFault as fault:
        stop(fault.said(language), PROBLEMS)
    if out is None:
        OUT.print(made.text, markup=False, end="")
    else:
        out.write_text(made.text, "utf-8")
        note(language, "cli-import-written", path=str(out))
    note(language, "cli-import-summary", title=made.title, **sums(made.counts))
    if len(made.titles) > 1:
        note(language, "cli-import-several", count=len(made.titles))
        for number, title in enumerate(made.titles, 1):
            ERR.print(f"  {number}: {title}", markup=False)
    for warning in made.warnings:
        ERR.print(f"- {warning.said(language)}", markup=False)
    if made.playable:
        note(language, "cli-import-playable", others=len(made.others))
    else:
        note(language, "cli-import-not-playable")
        for reason in made.why_not:
            ERR.print(f"- {reason.said(language)}", markup=False)


def sums(counts: dict[str, Any]) -> dict[str, str | int]:
    """What a summary names."""
    return {
        "boards": counts["board_elements"],
        "squares": sum(board["used_squares"] for board in counts["boards"]),
        "monsters": counts["monsters_total"],
        "doors": counts["doors_total"],
        "secret": counts["secret_doors_total"],
        "furniture": counts["furniture_total"],
        "traps": counts["traps_total"],
        "notes": counts["notes"],
    }
