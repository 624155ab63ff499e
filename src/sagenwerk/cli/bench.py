"""``sagenwerk bench``: how fast the rules are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from sagenwerk.cli.speech import ERR, OUT, PROBLEMS, Json, Language, note, print_json, say, stop
from sagenwerk.lab.bench import Measured, Speed, calibration
from sagenwerk.lab.bench import bench as measure
from sagenwerk.lab.bench_bots import BotsMeasured, Laboratory, bench_bots, bench_laboratory
from sagenwerk.locales import sentence

if TYPE_CHECKING:
    from rich.table import Table


def bench(
    language: Language,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds; medians are shown.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.05, help="CPU seconds of a round.")] = 1.0,
    bots: Annotated[bool, typer.Option(help="Measure the bots, too, and what is around the games.")] = True,
    as_json: Json = False,
) -> None:
    """Measure decisions per CPU second (random play, one process), copies, replays; bots, workers, environments."""
    turns = calibration()
    tell = note if as_json else say
    tell(language, "cli-calibration", speed=f"{turns:.1f}")
    try:
        found = measure(rounds, seconds, lambda what: note(language, "cli-measuring", what=what))
    except RuntimeError as error:
        stop(str(error), PROBLEMS)
    of_bots = bench_bots(seconds, lambda what: note(language, "cli-measuring", what=what)) if bots else {}
    around = bench_laboratory(seconds, lambda what: note(language, "cli-measuring", what=what)) if bots else None
    if as_json:
        more = {"bots": of_bots, "laboratory": around} if bots else {}
        print_json({"calibration": {"million_turns_per_cpu_s": turns}, **found, **more})
        return
    for name, measured in found.items():
        OUT.print(table_of(name, measured, language))
        for call, spent in measured.calls_us.items():
            say(language, "cli-call", call=call, time=f"{spent:.2f}")
        if measured.compiled is None:
            ERR.print(sentence(language, "cli-not-compiled", {}), markup=False)
    for name, measured_bots in of_bots.items():
        say_bots(name, measured_bots, language)
    if around is not None:
        say_around(around, language)


def say_bots(name: str, measured: BotsMeasured, language: str) -> None:
    """Imagined games, searches and whole games of one scenario."""
    say(language, "cli-bench-play-outs", name=name, speed=f"{measured.play_outs_per_cpu_s:,.0f}")
    for bot, game in measured.whole_games.items():
        say(language, "cli-bench-game", bot=bot, time=f"{game.cpu_s:.3f}", decisions=game.decisions)
    for bot, speed in measured.searching.items():
        say(
            language,
            "cli-bench-search",
            bot=bot,
            decisions=f"{speed.decisions_per_cpu_s:,.0f}",
            games=f"{speed.imagined_games_per_cpu_s:,.0f}",
            time=f"{speed.first_search_s:.3f}",
        )


def say_around(measured: Laboratory, language: str) -> None:
    """Workers, Ray and environments."""
    say(language, "cli-bench-workers", times=f"{measured.two_workers_times:.2f}")
    if measured.ray_ms_a_batch is not None:
        say(language, "cli-bench-ray", time=f"{measured.ray_ms_a_batch:.2f}")
    for name, steps in measured.env_steps_per_cpu_s.items():
        say(language, "cli-bench-env", name=name, steps=f"{steps:,.0f}")


def table_of(name: str, measured: Measured, language: str) -> Table:
    """All ways of playing one scenario."""
    from rich.table import Table  # the other commands load sooner without it

    table = Table(title=name, title_justify="left")
    for message in ("cli-way", "cli-decisions", "cli-games-per-second", "cli-clone", "cli-replay-time"):
        table.add_column(sentence(language, message, {}), justify="left" if message == "cli-way" else "right")
    ways: dict[str, Speed | None] = {
        sentence(language, "cli-compiled", {}): measured.compiled,
        sentence(language, "cli-one-at-a-time", {}): measured.one_at_a_time,
        sentence(language, "cli-interpreted", {}): measured.interpreted,
        **measured.policies,
    }
    for way, speed in ways.items():
        if speed is not None:
            table.add_row(
                way,
                f"{speed.decisions_per_cpu_s:,.0f}",
                f"{speed.games_per_cpu_s:,.0f}",
                f"{speed.clone_us:.2f}",
                f"{speed.checked_replay_ms:.3f}",
            )
    return table
