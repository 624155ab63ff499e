"""``sagenwerk simulate``: many games at once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sagenwerk.cli.laboratory import CORES, Keeper, Ray, Workers, bar, crew, plan_of, refusals, stopped, typed
from sagenwerk.cli.speech import WRONG_USE, Content, Json, Language, Options, note, print_json, say, stop
from sagenwerk.locales import sentence

if TYPE_CHECKING:  # what it takes to run is only loaded by who runs it
    from sagenwerk.lab.plan import Plan
    from sagenwerk.lab.results import Results
    from sagenwerk.lab.simulate import Report, Run

GAMES = 100


def simulate(
    language: Language,
    game: Annotated[str, typer.Argument(help="Name of the game, see: sagenwerk games.", show_default=False)] = "",
    scenario: Annotated[
        str,
        typer.Argument(help="What is played of it, or the file of a legend or quest (.toml).", show_default=False),
    ] = "",
    heroes: Annotated[
        str,
        typer.Option(
            metavar="A,B,...",
            help="Heroes in turn order, with commas between them; any:3 draws three for every game.",
            show_default=False,
        ),
    ] = "",
    bot: Annotated[
        str, typer.Option(help="Who plays them: one for all, or dwarf=planner-quick,archer=greedy.")
    ] = "greedy",
    master: Annotated[str, typer.Option(help="Who plays the game master, in a game that has one.")] = "",
    games: Annotated[
        int | None, typer.Option(min=1, help="How many games.", show_default="100, with --resume as before")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Workers = CORES,
    ray: Ray = "",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep a row per game: .parquet, .json or .jsonl.", show_default=False),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Go on with the games of this file; it says what is played.", show_default=False
        ),
    ] = None,
    option: Options = None,
    content: Content = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and count who wins. The result depends on the seed, not on the number of workers."""
    if not game and resume is None:
        stop(sentence(language, "lab-what-to-play", {}), WRONG_USE)
    if game and not (scenario and heroes):
        stop(sentence(language, "lab-who-plays", {"game": game}), WRONG_USE)
    own = Path(scenario) if scenario.endswith(".toml") else content
    with refusals(language, own):
        given = (
            plan_of(game, scenario, heroes, bot, games or GAMES, seed, language, option, content, master)
            if game
            else None
        )
        running = begun(given, games, workers, out, resume)
        keeper = Keeper(out or resume)
        try:
            play(running, workers, ray, keeper, language)
        except KeyboardInterrupt:
            raise halt(running, keeper, language) from None
        keeper.write(running.results)
    tell(running.report, language, as_json)
    if keeper.path is not None:
        note(language, "lab-written", path=str(keeper.path))


def begun(given: Plan | None, games: int | None, workers: int, out: Path | None, resume: Path | None) -> Run:
    """A run: from the beginning, or where a file ends. Raises ``ResultError`` for a file of another plan."""
    import msgspec

    from sagenwerk.lab.results import ResultError, check_ending, check_same, read
    from sagenwerk.lab.simulate import begin

    if out is not None:
        check_ending(out)
        if out.exists() and out != resume:
            raise ResultError("lab-file-exists", path=str(out))
    known: Results | None = read(resume) if resume is not None else None
    plan = given or (known.plan if known is not None else None)
    assert plan is not None
    if known is not None:
        most = max(games or known.plan.games, len(known.rows))
        plan = msgspec.structs.replace(plan, games=most)
    running = begin(plan, workers, known)
    if known is not None and resume is not None:
        check_same(known, plan, running.results.edition, resume)
    return running


def play(running: Run, workers: int, ray: str, keeper: Keeper, language: str) -> None:
    """Run it, with a bar."""
    from sagenwerk.lab.simulate import run

    with crew(workers, ray) as players, bar(language, running.results.plan.games) as advance:
        running.workers = players.workers
        advance(len(running.results.rows))
        run(running, players, advance, keeper.keep)


def halt(running: Run, keeper: Keeper, language: str) -> typer.Exit:
    """After Ctrl-C: keep what is done, and say how to go on."""
    done, games = len(running.results.rows), running.results.plan.games
    if keeper.path is None:
        if done:
            tell(running.report, language, False)
        return stopped(language, "lab-stopped-not-kept", done=done, games=games)
    keeper.write(running.results)
    command = typed("sagenwerk", "simulate", "--resume", str(keeper.path))
    return stopped(language, "lab-stopped", command, done=done, games=games, path=str(keeper.path))


def tell(report: Report, language: str, as_json: bool) -> None:
    """What came of it, in sentences or for programs."""
    if as_json:
        print_json(plain(report))
        return
    percent = {key: f"{100 * value:.1f}" for key, value in (("rate", report.win_rate), *bounds(report))}
    say(language, "cli-simulated", games=report.games, won=report.won, **percent)
    means = {"days": f"{report.mean_days:.2f}", "decisions": f"{report.mean_decisions:.1f}"}
    if report.plan.game == "heroquest":
        fallen = {"deaths": f"{report.mean_deaths:.2f}", "body": f"{report.mean_body_lost:.1f}"}
        say(language, "cli-simulated-rounds", **means, **fallen)
    else:
        say(language, "cli-simulated-days", **means)
    if report.endless:
        say(language, "cli-simulated-endless", games=report.endless)
    if report.decisions_per_s:
        say(language, "cli-simulated-speed", speed=int(report.decisions_per_s), workers=report.workers)


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
