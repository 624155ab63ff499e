"""The command ``sagenwerk``."""

from __future__ import annotations

from typing import Annotated

import typer

from sagenwerk.cli.backup import backup, forget, restore
from sagenwerk.cli.bench import bench
from sagenwerk.cli.check import check
from sagenwerk.cli.compare import compare
from sagenwerk.cli.draft import draft
from sagenwerk.cli.games import games
from sagenwerk.cli.import_ import import_
from sagenwerk.cli.replay import replay
from sagenwerk.cli.report import report
from sagenwerk.cli.rules import rules
from sagenwerk.cli.serve import serve
from sagenwerk.cli.simulate import simulate
from sagenwerk.cli.sweep import sweep
from sagenwerk.cli.verify import verify

app = typer.Typer(
    name="sagenwerk",
    help="Three fantasy board games, exactly by their rules, in the browser and for the laboratory.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

for command in (
    serve,
    games,
    simulate,
    compare,
    sweep,
    report,
    replay,
    verify,
    rules,
    check,
    draft,
    bench,
    backup,
    restore,
    forget,
):
    app.command()(command)
app.command("import")(import_)


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        from importlib.metadata import version

        typer.echo(version("sagenwerk"))
        raise typer.Exit


@app.callback()
def _all(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Three fantasy board games, exactly by their rules, in the browser and for the laboratory."""


def main() -> None:
    """Run the command line. Exit codes: 0 fine, 1 something is wrong with what was looked at, 2 wrong use."""
    app()
