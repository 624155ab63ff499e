"""Databases as earlier versions of the program made them, with a real game in them."""

from __future__ import annotations

import json
from pathlib import Path

from sqlalchemy import text

from sagenwerk.table.databases import address_of, plain_engine
from sagenwerk.table.prepare import alone, bring_to, make_place

#: Forms that the program has had before.
EARLIER = ["0001", "0002"]
#: A game of 2026, as it was saved then.
SAVE = Path(__file__).parents[1] / "saves" / "junior-rules-1.saga"
#: By this Mia plays it.
TOKEN = "mias-token"


def of_form(database: str, form: str) -> None:
    """Make a database of an earlier form with one table, "old", in it."""
    address = address_of(database)
    make_place(address)
    head, *lines = SAVE.read_text("utf-8").splitlines()
    with alone(plain_engine(address)) as connection:
        bring_to(connection, "", form, address)
        row = {
            "id": "old",
            "token": TOKEN,
            "game": "junior",
            "head": head,
            "created": "2026-11-01T12:00:00.000+00:00",
            "updated": "2026-11-02T12:00:00.000+00:00",
            "summary": json.dumps(summary_of(json.loads(head)["heroes"])),
        }
        if form >= "0002":
            row["master_token"] = ""
        values = ", ".join(f":{name}" for name in row)
        connection.execute(text(f"INSERT INTO game_table ({', '.join(row)}) VALUES ({values})"), row)
        for number, entry in enumerate(entries_of(lines), start=1):
            names = "table_id, sequence, at, data, intent"
            query = text(f"INSERT INTO entry ({names}) VALUES ('old', :number, 'then', :entry, '')")
            connection.execute(query, {"number": number, "entry": entry})


def summary_of(heroes: list[str]) -> dict[str, object]:
    """What such a program kept beside the log: Mia plays the first hero, a bot the others."""
    seats = [
        {"hero": hero, "figure": "f", "player": "" if place else "Mia", "bot": "greedy" if place else ""}
        for place, hero in enumerate(heroes)
    ]
    return {"scenario": "challenge-3", "seats": seats, "day": 1, "result": "playing", "turn": heroes[0]}


def entries_of(lines: list[str]) -> list[str]:
    """Rows of the log: a position stands with the entry before it."""
    rows: list[str] = []
    for line in lines:
        if line.startswith('{"kind":"position"'):
            rows[-1] += f"\n{line}"
        else:
            rows.append(line)
    return rows
