"""How strong the bots are: games won of each cell by random, greedy and searching heroes, on the same seeds.

    python benchmarks/strength.py [--level quick] [--workers 2] [--minutes 60] [--games 1.0] [--only junior,andor]
                                  [--kept strength.jsonl] [--write docs/strength.md] [--spot]

Plays batch after batch on all workers and keeps each in the file ``--kept``; started again it goes on from there. After
``--minutes`` it begins no more batches. ``--games`` scales the number of games of every cell. ``--spot`` plays 30 games
of one cell a game at level strong instead. Prints the table, and puts it into the page that ``--write`` names, between
its two marks. The numbers depend on the seeds alone, not on workers, time or machine; only the CPU seconds do.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import msgspec

from sagenwerk.lab.parties import party
from sagenwerk.lab.simulate import Plan, Tally, play_games, wilson

JUNIOR = ["warrior", "archer", "dwarf", "mage"]
ANDOR = ["dwarf", "warrior", "archer", "wizard"]
QUEST = ["barbarian", "dwarf", "elf", "wizard"]
#: Seed of every cell: the bots meet the same games.
SEED = 1
BATCH = 5
#: The marks between which a page holds the table.
BEGINS, ENDS = "<!-- the table begins -->", "<!-- the table ends -->"
LEVELS = {"quick": "planner-quick", "normal": "planner", "strong": "planner-strong"}


class Cell(NamedTuple):
    """What is played, and how often; ``aim``: the share of games that should be won, in percent."""

    game: str
    scenario: str
    heroes: list[str]
    options: dict[str, str]
    games: int
    aim: int
    content: str | None = None
    note: str = ""

    def name(self) -> str:
        """One line of the table."""
        chosen = ", ".join(self.options.values())
        return f"{self.game} {self.scenario}{', ' + chosen if chosen else ''}, {len(self.heroes)} heroes{self.note}"

    def plan(self, bot: str) -> Plan:
        return Plan(
            self.game, self.scenario, self.heroes, bot, self.games, SEED, dict(self.options), content=self.content
        )


class Kept(msgspec.Struct, frozen=True):
    """A batch that was played."""

    cell: str
    bot: str
    first: int
    tally: Tally


def cells() -> Iterator[Cell]:
    """All cells, those with the least CPU seconds first."""
    for challenge in range(1, 5):
        yield Cell("junior", f"challenge-{challenge}", JUNIOR, {}, 300, 95)
    for grade, aim in (("easy", 95), ("medium", 90), ("hard", 80)):
        yield Cell("junior", f"free-{grade}", JUNIOR, {}, 300, aim)
    for heroes in (4, 3, 2):
        games = 300 if heroes == 4 else 100
        yield Cell("andor", "legend-1", ANDOR[:heroes], {"difficulty": "normal"}, games, 90)
        yield Cell("andor", "legend-2", ANDOR[:heroes], {"difficulty": "easy"}, games, 75)
        yield Cell("andor", "legend-2", ANDOR[:heroes], {"difficulty": "normal"}, games, 55)
    for quest in range(1, 15):
        for edition in ("eu1", "us"):
            beginners = quest == 1
            content = None if beginners else party(edition, quest)
            yield Cell(
                "heroquest",
                f"quest-{quest}",
                QUEST,
                {"edition": edition},
                100 if quest in IN_EVERY_RUN else 30,
                60 if beginners else 85,
                content,
                "" if beginners else ", campaign party",
            )


#: Quests with enough games for a narrow interval.
IN_EVERY_RUN = (1, 2, 5, 10)


def spots() -> Iterator[Cell]:
    """One cell a game for the strongest level."""
    yield Cell("junior", "challenge-3", JUNIOR, {}, 30, 95)
    yield Cell("andor", "legend-2", ANDOR[:3], {"difficulty": "normal"}, 30, 55)
    yield Cell("heroquest", "quest-1", QUEST, {"edition": "us"}, 30, 60)


def asked() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="quick", choices=[*LEVELS])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--games", type=float, default=1.0)
    parser.add_argument("--only", default="", help="games with commas between them; all if empty")
    parser.add_argument("--bots", default="", help="names with commas between them instead of the usual three")
    parser.add_argument("--kept", type=Path, default=Path("strength.jsonl"))
    parser.add_argument("--write", type=Path, default=None)
    parser.add_argument("--spot", action="store_true")
    return parser.parse_args()


def read(path: Path) -> list[Kept]:
    """The batches that were played before."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Kept) for line in path.read_bytes().splitlines() if line.strip()]


def tasks(wanted: list[Cell], bots: list[str], done: set[tuple[str, str, int]]) -> Iterator[tuple[Cell, str, int, int]]:
    """Batches still to be played: the same first games of every cell first, so that all grow together."""
    most = max(cell.games for cell in wanted)
    for first in range(0, most, BATCH):
        for cell in wanted:
            for bot in bots:
                if first < cell.games and (cell.name(), bot, first) not in done:
                    yield cell, bot, first, min(first + BATCH, cell.games)


def play(
    wanted: list[Cell], bots: list[str], known: list[Kept], kept: Path, workers: int, minutes: float
) -> list[Kept]:
    """Play what is missing, until it is done or the time is over."""
    end = time.monotonic() + 60 * minutes
    left = tasks(wanted, bots, {(one.cell, one.bot, one.first) for one in known})
    found = list(known)
    running: dict[Future[Tally], tuple[Cell, str, int, int]] = {}
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool, kept.open("ab") as file:
        while True:
            while len(running) < 2 * workers and time.monotonic() < end:
                task = next(left, None)
                if task is None:
                    break
                cell, bot, first, beyond = task
                running[pool.submit(play_games, cell.plan(bot), first, beyond)] = task
            if not running:
                return found
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                cell, bot, first, _ = running.pop(future)
                found.append(Kept(cell.name(), bot, first, future.result()))
                file.write(msgspec.json.encode(found[-1]) + b"\n")
                file.flush()


def rate(total: Tally) -> str:
    """Games won in percent, with the bounds of the 95 % interval."""
    low, high = wilson(total.won, total.games)
    return f"{100 * total.won / total.games:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def table(wanted: list[Cell], bots: list[str], found: list[Kept]) -> list[str]:
    """The table as Markdown."""
    lines = [
        f"| what is played | aim | {' | '.join(bots)} | games | deaths | CPU s a game |",
        f"| --- | ---: |{' ---: |' * len(bots)} ---: | ---: | ---: |",
    ]
    totals: dict[tuple[str, str], Tally] = {}
    for one in found:
        key = (one.cell, one.bot)
        totals[key] = totals.get(key, Tally()) + one.tally
    for cell in wanted:
        row = [totals.get((cell.name(), bot)) for bot in bots]
        best = row[-1]
        if best is None:
            continue
        rates = " | ".join(rate(total) if total else "" for total in row)
        deaths = f"{best.deaths / best.games:.2f}" if cell.game == "heroquest" else ""
        lines.append(
            f"| {cell.name()} | {cell.aim} | {rates} | {best.games} | {deaths} | {best.cpu_s / best.games:.2f} |"
        )
    return lines


def with_table(page: str, lines: list[str]) -> str:
    """The page with this table in the place of its old one. Raises ``SystemExit`` if it has no place for one."""
    if page.count(BEGINS) != 1 or page.count(ENDS) != 1:
        raise SystemExit(f"the page needs one line {BEGINS!r} and one line {ENDS!r}, between which the table comes")
    before, rest = page.split(BEGINS)
    return before + BEGINS + "\n\n" + "\n".join(lines) + "\n\n" + ENDS + rest.split(ENDS)[1]


def main() -> None:
    wish = asked()
    bots = ["planner-strong"] if wish.spot else ["random", "greedy", LEVELS[wish.level]]
    bots = wish.bots.split(",") if wish.bots else bots
    games = wish.only.split(",") if wish.only else []
    wanted = [
        cell._replace(games=max(1, round(cell.games * wish.games)))
        for cell in (spots() if wish.spot else cells())
        if not games or cell.game in games
    ]
    found = play(wanted, bots, read(wish.kept), wish.kept, wish.workers, wish.minutes)
    lines = table(wanted, bots, found)
    print("\n".join(lines))
    if wish.write:
        wish.write.write_text(with_table(wish.write.read_text("utf-8"), lines), "utf-8")


if __name__ == "__main__":
    main()
