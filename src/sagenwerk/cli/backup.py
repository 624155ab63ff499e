"""``sagenwerk backup``, ``restore``, ``forget``: what somebody who hosts the games does with what is kept."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated

import typer

from sagenwerk.cli.speech import PROBLEMS, Language, say, stop

Database = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL",
        envvar="SAGENWERK_DATABASE",
        help="Where games are kept: a SQLite file, or postgresql+psycopg://...",
        show_default="in your data folder",
    ),
]


def backup(
    language: Language,
    target: Annotated[Path, typer.Argument(metavar="TARGET", help="The new file that will hold everything.")],
    database: Database = None,
) -> None:
    """Write all games into one file, also while servers run. It can be restored into SQLite and PostgreSQL."""
    from sagenwerk.table.backup import back_up
    from sagenwerk.table.faults import Fault

    try:
        counted = back_up(database or _usual(), target)
    except Fault as fault:
        stop(fault.said(language), PROBLEMS)
    say(language, "cli-backed-up", path=str(target), tables=counted.tables, entries=counted.entries)


def restore(
    language: Language,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `sagenwerk backup` has written.")],
    database: Database = None,
) -> None:
    """Put a backup into a database without any games. A backup of an earlier version is brought up to date."""
    from sagenwerk.table.backup import restore as restored
    from sagenwerk.table.databases import address_of, shown
    from sagenwerk.table.faults import Fault

    try:
        counted = restored(file, database or _usual())
        path = shown(address_of(database or _usual()))
    except Fault as fault:
        stop(fault.said(language), PROBLEMS)
    say(language, "cli-restored", path=path, tables=counted.tables, entries=counted.entries)


def forget(
    language: Language,
    older_than: Annotated[
        int, typer.Option(min=1, max=36_500, metavar="DAYS", help="Tables not played for so many days are deleted.")
    ],
    database: Database = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how many there are.")] = False,
) -> None:
    """Delete tables that nobody has played for long, with their persons and what these have said, for good."""
    from sagenwerk.table.backup import forget as forgotten
    from sagenwerk.table.faults import Fault

    before = datetime.now(UTC) - timedelta(days=older_than)
    try:
        count = forgotten(database or _usual(), before.isoformat(timespec="milliseconds"), keep=dry_run)
    except Fault as fault:
        stop(fault.said(language), PROBLEMS)
    say(language, "cli-would-forget" if dry_run else "cli-forgotten", count=count, days=older_than)


def _usual() -> Path:
    from sagenwerk.table.prepare import usual_database

    return usual_database()
