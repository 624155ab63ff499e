"""``sagenwerk compare``: which of two variants wins more, and by how much."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sagenwerk.cli.laboratory import CORES, Ray, Workers, bar, crew, plan_of, refusals, stopped
from sagenwerk.cli.speech import WRONG_USE, Content, Json, Language, Options, print_json, say, stop, text_of
from sagenwerk.locales import sentence

if TYPE_CHECKING:
    from sagenwerk.lab.compare import Comparison
    from sagenwerk.lab.plan import Plan


def compare(
    language: Language,
    first: Annotated[
        str, typer.Argument(metavar="GAME|PLAN", help="Name of the game, or a file with the plan of A (.toml).")
    ],
    second: Annotated[
        str, typer.Argument(metavar="SCENARIO|PLAN", help="What is played of it, or a file with the plan of B (.toml).")
    ],
    a: Annotated[
        str, typer.Option("--a", metavar="CHANGES", help="What A does differently: bot=greedy,difficulty=easy.")
    ] = "",
    b: Annotated[str, typer.Option("--b", metavar="CHANGES", help="The same for B.")] = "",
    heroes: Annotated[
        str, typer.Option(metavar="A,B,...", help="Heroes of both; any:3 draws three for every pair.")
    ] = "",
    bot: Annotated[str, typer.Option(help="Who plays them, where A or B say nothing.")] = "greedy",
    master: Annotated[str, typer.Option(help="Who plays the game master, in a game that has one.")] = "",
    games: Annotated[int, typer.Option(min=1, help="Pairs of games at most.")] = 2000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    margin: Annotated[
        float, typer.Option(min=0.1, max=99, help="Points: a smaller difference of win rates is none to speak of.")
    ] = 5.0,
    precise: Annotated[
        float,
        typer.Option(min=0, max=99, help="Go on until the difference is known to so many points. 0: decide only."),
    ] = 0.0,
    workers: Workers = CORES,
    ray: Ray = "",
    option: Options = None,
    content: Content = None,
    as_json: Json = False,
) -> None:
    """Play two variants in pairs with the same seeds, until the numbers say which wins more, or that neither does."""
    own = Path(second) if second.endswith(".toml") else content
    with refusals(language, own):
        if first.endswith(".toml"):
            one, two = (plan_in(Path(name), games, seed, language) for name in (first, second))
        else:
            if not heroes:
                stop(sentence(language, "lab-who-plays-both", {}), WRONG_USE)
            from sagenwerk.lab.variants import varied

            base = plan_of(first, second, heroes, bot, games, seed, language, option, content, master)
            one, two = varied(base, a), varied(base, b)
        try:
            found = play(one, two, margin / 100, precise / 100, workers, ray, language)
        except KeyboardInterrupt:
            raise stopped(language, "lab-compare-stopped") from None
    if as_json:
        print_json(plain(found))
    else:
        tell(found, language)


def plan_in(path: Path, games: int, seed: int, language: str) -> Plan:
    """The plan of a file."""
    from sagenwerk.lab.variants import from_file

    def first(game: str, text: str) -> str:
        from sagenwerk.content.owners import scenarios_with

        return next(iter(scenarios_with(game, text)), "")

    return from_file(path, games, seed, lambda file: text_of(file, language), first)


def play(one: Plan, two: Plan, margin: float, precise: float, workers: int, ray: str, language: str) -> Comparison:
    """Play, with a bar that tells how many pairs there are."""
    from sagenwerk.lab.compare import compare as run

    with crew(workers, ray) as players, bar(language, one.games, "lab-comparing") as advance:
        before = 0

        def progress(pairs: int, low: float, high: float) -> None:
            nonlocal before
            advance(pairs - before)
            before = pairs

        return run(one, two, players, margin, precise, progress)


def points(value: float) -> str:
    """A difference of win rates in points."""
    return f"{100 * value:.1f}"


def tell(found: Comparison, language: str) -> None:
    """Both win rates, then what may be said."""
    for name, won, (low, high) in zip("AB", (found.won_a, found.won_b), found.wilson, strict=True):
        rate = f"{100 * won / max(1, found.pairs.count):.1f}"
        say(
            language,
            "lab-compared-one",
            name=name,
            won=won,
            games=found.pairs.count,
            rate=rate,
            low=points(low),
            high=points(high),
        )
    say(language, "lab-compared-pairs", a=found.pairs.a, b=found.pairs.b, same=found.pairs.same)
    low, high = found.low, found.high
    if found.verdict.value == "b-better":
        low, high = -high, -low
    args = {"low": points(low), "high": points(high), "margin": points(max(abs(found.low), abs(found.high)))}
    say(language, f"lab-compared-{found.verdict.value}", games=found.pairs.count, **args)


def plain(found: Comparison) -> dict[str, object]:
    """For programs."""
    return {
        "verdict": found.verdict.value,
        "pairs": found.pairs.count,
        "won": [found.won_a, found.won_b],
        "only_a_won": found.pairs.a,
        "only_b_won": found.pairs.b,
        "win_rates": list(found.rates),
        "wilson_95": [list(one) for one in found.wilson],
        "difference": found.pairs.difference,
        "interval": [found.low, found.high],
        "level": found.level,
        "margin": found.margin,
    }
