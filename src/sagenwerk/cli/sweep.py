"""``sagenwerk sweep``: a grid of mixes, bots, options and numbers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sagenwerk.cli.laboratory import CORES, Ray, Workers, bar, crew, plan_of, refusals, stopped, typed
from sagenwerk.cli.speech import OUT, Content, Json, Language, Options, note, print_json
from sagenwerk.locales import sentence

if TYPE_CHECKING:
    from rich.table import Table

    from sagenwerk.lab.sweep import Axis, Line


def sweep(
    language: Language,
    game: Annotated[str, typer.Argument(help="Name of the game, see: sagenwerk games.")],
    scenario: Annotated[str, typer.Argument(help="What is played of it, or the file of a legend or quest (.toml).")],
    heroes: Annotated[list[str], typer.Option(metavar="A,B,...", help="A mix, or any:3; can be given several times.")],
    bot: Annotated[list[str] | None, typer.Option(help="Who plays them; can be given several times.")] = None,
    axes: Annotated[
        list[str] | None,
        typer.Option(
            "--grid",
            metavar="NAME=VALUES",
            help="difficulty=easy,normal (a choice of rules) or creatures.gor.strength=2..5 (a number of the content); "
            "can be given several times.",
        ),
    ] = None,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the games of each cell and the table are kept.")
    ] = Path("sweep"),
    master: Annotated[str, typer.Option(help="Who plays the game master, in a game that has one.")] = "",
    games: Annotated[int, typer.Option(min=1, help="Games of each cell.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    kind: Annotated[str, typer.Option("--format", help="Kind of the files: parquet, json or jsonl.")] = "parquet",
    workers: Workers = CORES,
    ray: Ray = "",
    option: Options = None,
    content: Content = None,
    as_json: Json = False,
) -> None:
    """Play a grid: every mix with every bot, option and number. What is done is kept; the same command goes on."""
    from sagenwerk.lab.sweep import Axis, axis_of, grid
    from sagenwerk.lab.sweep import sweep as run

    own = Path(scenario) if scenario.endswith(".toml") else content
    bots = bot or ["greedy"]
    with refusals(language, own):
        base = plan_of(game, scenario, heroes[0], bots[0], games, seed, language, option, content, master)
        tried = [Axis("heroes", heroes), Axis("bot", bots), *[axis_of(text) for text in axes or []]]
        cells = grid(base, tried)
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
    OUT.print(table_of(lines, tried, language))
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
        table.add_column(sentence(language, known[name], {}) if name in known else name, overflow="fold")
    for message in ("lab-games", "lab-won", "lab-interval", "lab-mean-days"):
        table.add_column(sentence(language, message, {}), justify="right", no_wrap=True)
    for line in lines:
        table.add_row(
            *[line.settings[name] for name in shown],
            str(line.games),
            f"{100 * line.win_rate:.1f} %",
            f"{100 * line.low:.1f}–{100 * line.high:.1f}",
            f"{line.mean_days:.1f}",
        )
    return table
