"""How hard the quests of HeroQuest are for bots: every quest in every edition, greedy heroes against a game master.

    python benchmarks/heroquest.py [--games 200] [--master simple|cunning] [--workers 2] [--seed 1] [--json]

Prints one line a quest and edition: games won with a 95 % Wilson interval, rounds, heroes dead, body points lost, and
games that had to be cut because they did not end (there should be none). The numbers depend on the seed alone. All
heroes are beginners: nobody brings anything from an earlier quest.
"""

from __future__ import annotations

import argparse
import json

from sagenwerk.games import game as game_named
from sagenwerk.lab.simulate import Plan, Report, simulate

EDITIONS = ["eu1", "eu2", "us"]
HEROES = ["barbarian", "dwarf", "elf", "wizard"]


def asked() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--master", default="simple")
    parser.add_argument("--quests", default="", help="names with commas between them; all if empty")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def line(report: Report) -> str:
    """One quest in one edition."""
    plan = report.plan
    return (
        f"{plan.scenario:9} {plan.options['edition']:4} {100 * report.win_rate:6.1f} "
        f"{100 * report.low:6.1f} {100 * report.high:6.1f} {report.mean_days:7.1f} {report.mean_deaths:6.2f} "
        f"{report.mean_body_lost:6.1f} {report.mean_decisions:9.0f} {report.endless:5}"
    )


def main() -> None:
    wanted = asked()
    quests = wanted.quests.split(",") if wanted.quests else game_named("heroquest").scenarios()
    if not wanted.json:
        print("quest     ed.   won %    low   high  rounds   dead   body decisions   cut")
    found: list[dict[str, object]] = []
    for quest in quests:
        for edition in EDITIONS:
            plan = Plan(
                "heroquest",
                quest,
                HEROES,
                "greedy",
                wanted.games,
                wanted.seed,
                {"edition": edition},
                master=wanted.master,
            )
            report = simulate(plan, wanted.workers)
            if wanted.json:
                found.append({"quest": quest, "edition": edition, "won": report.won, "games": report.games})
            else:
                print(line(report), flush=True)
    if wanted.json:
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
