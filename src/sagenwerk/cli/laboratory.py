"""What the commands of the laboratory have in common: plans from words, who plays, the bar, how it stops."""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sagenwerk.cli.speech import ERR, WRONG_USE, content_of, faults_of, note, options_of, stop, text_of
from sagenwerk.content.problems import ContentError
from sagenwerk.locales import sentence

if TYPE_CHECKING:  # what it takes to run is only loaded by who runs it
    from sagenwerk.lab.plan import Plan
    from sagenwerk.lab.results import Results
    from sagenwerk.lab.work import Crew

#: Exit code after Ctrl-C, as shells have it.
STOPPED = 130
#: Seconds between two times that results are kept on disk while games are being played.
KEEP_EVERY = 10.0

Workers = Annotated[
    int, typer.Option(min=1, help="Processes; they change nothing in the result.", show_default="one per core")
]
Ray = Annotated[
    str,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, auto (the one on this machine), local."
    ),
]
CORES = os.cpu_count() or 1


def scenario_in(path: Path, game: str, language: str) -> str:
    """The scenario that a legend or quest file brings; stops with everything that is wrong with the file."""
    from sagenwerk.content.owners import scenarios_with

    text = text_of(path, language)
    try:
        return next(iter(scenarios_with(game, text)), "")
    except ContentError as error:
        stop(faults_of(error, path, language), WRONG_USE)


def plan_of(
    game: str,
    scenario: str,
    heroes: str,
    bot: str,
    games: int,
    seed: int,
    language: str,
    option: list[str] | None = None,
    content: Path | None = None,
    master: str = "",
) -> Plan:
    """A plan from the words of a command; a scenario that ends in ``.toml`` is a file of one's own."""
    from sagenwerk.lab.plan import Plan

    if scenario.endswith(".toml"):
        content = Path(scenario)
        scenario = scenario_in(content, game, language)
    return Plan(
        game=game,
        scenario=scenario,
        heroes=[name.strip() for name in heroes.split(",") if name.strip()],
        bot=bot,
        games=games,
        seed=seed,
        options=options_of(option, language),
        content=content_of(content, language),
        master=master,
    )


@contextmanager
def refusals(language: str, content: Path | None = None) -> Iterator[None]:
    """Say what cannot be done in a sentence, and stop."""
    from sagenwerk.lab.refusals import Refused

    try:
        yield
    except Refused as error:
        stop(error.in_words(language), WRONG_USE)
    except ContentError as error:
        said = [problem.said(language) for problem in error.problems]
        stop(faults_of(error, content, language) if content is not None else "\n".join(said), WRONG_USE)
    except ValueError as error:
        stop(str(error), WRONG_USE)


@contextmanager
def bar(language: str, total: int, message: str = "cli-simulating") -> Iterator[Callable[[int], None]]:
    """A bar on standard error where somebody looks; what it gives takes how many more are done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal) as progress:
        task = progress.add_task(sentence(language, message, {}), total=total)
        yield lambda done: progress.advance(task, done)


def crew(workers: int, ray: str) -> Crew:
    """Whoever plays."""
    from sagenwerk.lab.work import crew_of

    return crew_of(workers, ray)


class Keeper:
    """Keeps results on disk while they come in: now and then, and at the end."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.next = time.monotonic() + KEEP_EVERY

    def keep(self, results: Results) -> None:
        """Write the file if the last time is long ago; the longer writing takes, the rarer."""
        if self.path is None or time.monotonic() < self.next:
            return
        began = time.monotonic()
        self.write(results)
        now = time.monotonic()
        self.next = now + max(KEEP_EVERY, 20 * (now - began))

    def write(self, results: Results) -> None:
        """Write the file now."""
        from sagenwerk.lab.results import write

        if self.path is not None:
            write(results, self.path)


def stopped(language: str, message: str, command: str = "", **args: str | int) -> typer.Exit:
    """Say after Ctrl-C what is kept, and how to go on."""
    note(language, message, command=command, **args)
    return typer.Exit(STOPPED)


def typed(*words: str) -> str:
    """Words as one types them in a shell."""
    return shlex.join(words)
