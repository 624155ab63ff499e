"""``sagenwerk sweep``: a grid of mixes, bots, options and numbers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sagenwerk.cli.laboratory import CORES, Ray, Workers, bar, crew, plan_of, refusals, stopped, typed
from sagenwerk.cli.speech import OUT, Content, Json, Language, note, print_json
from sagenwerk.locales import sentence

if TYPE_CHECKING:
    from rich.table import Table

    from sagenwerk.lab.sweep import Axis, Line


def sweep(
    language: Language,
    game: Annotated[str, typer.Argument(help="Name of the game, see: sagenwerk games.")],
    scenario: Annotated[str, typer.Argument(help="What is played of it, or the file of a legend or quest (.toml).")],
    heroes: Annotated[list[str], typer.Option(metavar="A,B,...", help="A mix, or any:3; can be given several times.")],
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the games of each cell and the table are kept.")],
    bot: Annotated[list[str] | None, typer.Option(help="Who plays them; can be given several times.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=A,B", help="A choice of rules with its values; can be given several times."),
    ] = None,
    number: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="PATH=2..5", help="A number of the content: creatures.gor.strength=2..5."),
    ] = None,
    master: Annotated[str, typer.Option(help="Who plays the game master, in a game that has one.")] = "",
    games: Annotated[int, typer.Option(min=1, help="Games of each cell.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    kind: Annotated[str, typer.Option("--format", help="Kind of the files: parquet, json or jsonl.")] = "parquet",
    workers: Workers = CORES,
    ray: Ray = "",
    content: Content = None,
    as_json: Json = False,
) -> None:
    """Play a grid: every mix with every bot, option and number. What is done is kept; the same command goes on."""
    from sagenwerk.lab.sweep import Axis, axis_of, grid
    from sagenwerk.lab.sweep import sweep as run

    own = Path(scenario) if scenario.endswith(".toml") else content
    bots = bot or ["greedy"]
    with refusals(language, own):
        base = plan_of(game, scenario, heroes[0], bots[0], games, seed, language, None, content, master)
        axes = [Axis("heroes", heroes), Axis("bot", bots)]
        axes += [axis_of(text) for text in [*(option or []), *(number or [])]]
        cells = grid(base, axes)
        lines: list[Line] = []
        try:
            with crew(workers, ray) as players, bar(language, games * len(cells)) as advance:
                run(cells, out, f".{kind}", players, advance, lines.append)
        except KeyboardInterrupt:
            command = typed("sagenwerk", *rest_of_command())
            raise stopped(language, "lab-sweep-stopped", command, done=len(lines), cells=len(cells)) from None
    if as_json:
        print_json(lines)
        return
    OUT.print(table_of(lines, axes, language))
    note(language, "lab-sweep-written", path=str(out), table=f"table.{kind}")


def rest_of_command() -> list[str]:
    """The words after ``sagenwerk`` with which this was started."""
    import sys

    return sys.argv[1:]


def table_of(lines: list[Line], axes: list[Axis], language: str) -> Table:
    """All cells; what is the same in all of them is left out."""
    from rich.table import Table

    shown = [axis.name for axis in axes if len(axis.values) > 1]
    table = Table()
    for name in shown:
        known = {"heroes": "cli-heroes", "bot": "lab-bot"}
        table.add_column(sentence(language, known[name], {}) if name in known else name)
    for message in ("lab-games", "lab-won", "lab-interval", "lab-mean-days"):
        table.add_column(sentence(language, message, {}), justify="right")
    for line in lines:
        table.add_row(
            *[line.settings[name] for name in shown],
            str(line.games),
            f"{100 * line.win_rate:.1f} %",
            f"{100 * line.low:.1f}–{100 * line.high:.1f} %",
            f"{line.mean_days:.1f}",
        )
    return table
