"""``sagenwerk simulate``: many games at once."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sagenwerk.cli.speech import (
    ERR,
    WRONG_USE,
    Content,
    Json,
    Language,
    Options,
    content_of,
    faults_of,
    options_of,
    print_json,
    say,
    stop,
    text_of,
)
from sagenwerk.content.problems import ContentError
from sagenwerk.locales import sentence

if TYPE_CHECKING:  # what it takes to run is only loaded by who runs it
    from sagenwerk.lab.simulate import Plan, Report


def simulate(
    game: Annotated[str, typer.Argument(help="Name of the game, see: sagenwerk games.")],
    scenario: Annotated[str, typer.Argument(help="What is played of it, or the file of a legend or quest (.toml).")],
    language: Language,
    heroes: Annotated[str, typer.Option(metavar="A,B,...", help="Heroes in turn order, with commas between them.")],
    bot: Annotated[str, typer.Option(help="Who plays them.")] = "greedy",
    master: Annotated[str, typer.Option(help="Who plays the game master, in a game that has one.")] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Annotated[
        int, typer.Option(min=1, help="Processes; they change nothing in the result.", show_default="one per core")
    ] = os.cpu_count() or 1,
    option: Options = None,
    content: Content = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and count who wins. The result depends on the seed, not on the number of workers."""
    from sagenwerk.lab.simulate import Plan

    if scenario.endswith(".toml"):
        content = Path(scenario)
        scenario = scenario_in(content, game, language)
    plan = Plan(
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
    try:
        report = with_bar(plan, workers, language)
    except ContentError as error:
        assert content is not None
        stop(faults_of(error, content, language), WRONG_USE)
    except ValueError as error:
        stop(str(error), WRONG_USE)
    if as_json:
        print_json(plain(report))
        return
    percent = {key: f"{100 * value:.1f}" for key, value in (("rate", report.win_rate), *bounds(report))}
    say(language, "cli-simulated", games=report.games, won=report.won, **percent)
    means = {"days": f"{report.mean_days:.2f}", "decisions": f"{report.mean_decisions:.1f}"}
    if game == "heroquest":
        fallen = {"deaths": f"{report.mean_deaths:.2f}", "body": f"{report.mean_body_lost:.1f}"}
        say(language, "cli-simulated-rounds", **means, **fallen)
    else:
        say(language, "cli-simulated-days", **means)
    if report.endless:
        say(language, "cli-simulated-endless", games=report.endless)
    say(language, "cli-simulated-speed", speed=int(report.decisions_per_s), workers=report.workers)


def scenario_in(path: Path, game: str, language: str) -> str:
    """The scenario that a legend or quest file brings; stops with everything that is wrong with the file."""
    from sagenwerk.content.owners import scenarios_with

    text = text_of(path, language)
    try:
        return next(iter(scenarios_with(game, text)), "")
    except ContentError as error:
        stop(faults_of(error, path, language), WRONG_USE)


def with_bar(plan: Plan, workers: int, language: str) -> Report:
    """Run it, with a bar on standard error where somebody looks."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from sagenwerk.lab.simulate import simulate as run

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal) as progress:
        task = progress.add_task(sentence(language, "cli-simulating", {}), total=plan.games)
        return run(plan, workers, lambda done: progress.advance(task, done))


def bounds(report: Report) -> tuple[tuple[str, float], tuple[str, float]]:
    """The interval of the win rate."""
    return ("low", report.low), ("high", report.high)


def plain(report: Report) -> dict[str, object]:
    """The report for programs: what was played, and what came of it."""
    plan = report.plan
    return {
        "game": plan.game,
        "scenario": plan.scenario,
        "heroes": plan.heroes,
        "bot": plan.bot,
        "master": plan.master,
        "options": plan.options,
        "seed": plan.seed,
        "games": report.games,
        "won": report.won,
        "win_rate": report.win_rate,
        "wilson_95": [report.low, report.high],
        "mean_days": report.mean_days,
        "mean_decisions": report.mean_decisions,
        "endless": report.endless,
        "mean_deaths": report.mean_deaths,
        "mean_body_lost": report.mean_body_lost,
        "decisions_per_s": report.decisions_per_s,
        "workers": report.workers,
    }
