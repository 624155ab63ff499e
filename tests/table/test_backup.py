"""Backups are made while a server plays, restored into either kind of database, and every table in them opens."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

import pytest
from table.conftest import Page, Server
from table.earlier import EARLIER, TOKEN, of_form
from table.postgres import Cluster

from sagenwerk import Play
from sagenwerk.table.backup import Counted, back_up, forget, restore
from sagenwerk.table.faults import Fault
from sagenwerk.table.messages import Seat, TalkLine
from sagenwerk.table.people import Person, hash_of
from sagenwerk.table.prepare import prepare
from sagenwerk.table.relay import Sign
from sagenwerk.table.store import Change, Kept, Seating, Store, Summary, Written

SUMMARY = Summary("challenge-1", 1, "playing", "warrior")
SEATING = Seating([Seat("warrior", "f", "Mia", person="host")], away=60)
PEOPLE = [Person("host", "Mia", "a" * 64, host=True), Person("p1", "Bén „🎲“", "b" * 64)]
COMMAND = [sys.executable, "-c", "from sagenwerk.cli import main; main()"]

Place = Callable[[str], str]


@pytest.fixture
def place(tmp_path: Path, request: pytest.FixtureRequest) -> Place:
    """Addresses of new databases, by kind."""
    numbers = count()

    def new(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"{next(numbers)}.sqlite")
        cluster: Cluster = request.getfixturevalue("postgres")
        return cluster.new_database()

    return new


def fill(database: str, tables: int = 3) -> None:
    """Tables with persons, talk, and more entries than are copied at once."""

    async def story() -> None:
        store = Store(database)
        for number in range(tables):
            name, entries = f"table-{number}", [f"{number}, {entry} ß\n🎲" for entry in range(1, 700)]
            await store.create(Kept(name, "junior", "{}", SUMMARY, SEATING, entries, [], PEOPLE, "i" * 64, "w" * 64))
            await store.append(name, Written(699, ["the last one"], "an-intent"), SUMMARY)
            await store.say(name, TalkLine(1, "p1", "Bén „🎲“", "Hallo", "now"))
            await store.change(name, Change(0, SEATING, PEOPLE))
        await store.close()

    prepare(database)
    asyncio.run(story())


def whole(database: str) -> list[object]:
    """All that is in a database."""

    async def story() -> list[object]:
        store = Store(database)
        listed = await store.tables()
        tables = [(await store.load(one.id), await store.talk(one.id, 0, 99)) for one in listed]
        await store.close()
        return [listed, tables]

    return asyncio.run(story())


@contextmanager
def served(database: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(database, "--bot-pause", "0", log=tmp_path / "server.log").start()
    try:
        yield server
    finally:
        server.kill()


def fault_of(wish: Callable[[], object]) -> str:
    with pytest.raises(Fault) as caught:
        wish()
    assert caught.value.said("de") != caught.value.said("en")
    return caught.value.message


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
@pytest.mark.parametrize("out_of", ["sqlite", "postgresql"])
def test_what_is_restored_is_what_was_there(place: Place, tmp_path: Path, out_of: str, into: str) -> None:
    database, other, file = place(out_of), place(into), tmp_path / "backup"
    fill(database)
    before = whole(database)
    assert back_up(database, file) == Counted(3, 2100)
    assert restore(file, other) == Counted(3, 2100)
    assert whole(other) == before
    assert whole(database) == before
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("backup")] == ["backup"]


@pytest.mark.parametrize("form", EARLIER)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_of_an_earlier_form_is_made_before_the_upgrade_and_restored_into_the_newest_one(
    place: Place, tmp_path: Path, kind: str, form: str
) -> None:
    database, other, file = place(kind), place("sqlite"), tmp_path / "backup"
    of_form(database, form)
    counted = back_up(database, file)
    assert counted.tables == 1
    before = file.read_bytes()
    assert restore(file, other) == counted
    assert file.read_bytes() == before
    prepare(database)
    assert whole(other) == whole(database)

    async def story() -> None:
        store = Store(other)
        kept = await store.load("old")
        assert kept is not None
        assert kept.people[0].token_hash == hash_of(TOKEN)
        assert Play.from_saga(kept.saga).version == counted.entries
        await store.close()

    asyncio.run(story())


def test_a_backup_is_made_only_of_what_is_there_and_never_over_another_file(place: Place, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    assert fault_of(lambda: back_up(tmp_path / "nothing.sqlite", file)) == "cli-database-not-there"
    assert not (tmp_path / "nothing.sqlite").exists()
    assert fault_of(lambda: back_up(place("postgresql"), file)) == "cli-backup-nothing"
    fill(database := place("sqlite"), 1)
    file.write_text("precious")
    assert fault_of(lambda: back_up(database, file)) == "cli-file-exists"
    assert fault_of(lambda: back_up(database, tmp_path / "no" / "folder")) == "cli-backup-not-written"
    assert file.read_text() == "precious"


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_nothing_is_restored_over_games_or_from_what_is_no_backup(place: Place, tmp_path: Path, into: str) -> None:
    fill(database := place("sqlite"), 1)
    back_up(database, file := tmp_path / "backup")
    fill(other := place(into), 2)
    before = whole(other)
    assert fault_of(lambda: restore(file, other)) == "cli-restore-not-empty"
    assert whole(other) == before
    empty = place(into)
    assert fault_of(lambda: restore(tmp_path / "nothing", empty)) == "cli-file-unreadable"
    (tmp_path / "text").write_text("no database " * 100)
    assert fault_of(lambda: restore(tmp_path / "text", empty)) == "cli-restore-wrong-file"
    with closing(sqlite3.connect(tmp_path / "photos")) as photos:
        photos.execute("CREATE TABLE photo (name TEXT)")
    assert fault_of(lambda: restore(tmp_path / "photos", empty)) == "cli-restore-wrong-file"
    with closing(sqlite3.connect(file)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    assert fault_of(lambda: restore(file, empty)) == "server-database-newer"


def test_a_restore_that_fails_leaves_an_empty_database(place: Place, tmp_path: Path) -> None:
    fill(database := place("sqlite"), 2)
    back_up(database, file := tmp_path / "backup")
    with closing(sqlite3.connect(file)) as torn:  # an entry of no table: PostgreSQL notices at the very end
        torn.execute("INSERT INTO entry VALUES ('zzz', 1, 'then', 'lost', '')")
        torn.commit()
    other = place("postgresql")
    with pytest.raises(Fault):
        restore(file, other)
    prepare(other)
    assert whole(other) == [[], []]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_while_somebody_writes_is_of_one_moment(place: Place, tmp_path: Path, kind: str) -> None:
    fill(database := place(kind), 1)
    done = threading.Event()

    async def play() -> None:
        store = Store(database)
        version = 700
        while not done.is_set():
            people = [PEOPLE[0], *(Person(f"q{n}", "Q", "c" * 64) for n in range(version % 7))]
            await store.append("table-0", Written(version, [f"{version + 1}", "x" * 3000]), SUMMARY)
            await store.change("table-0", Change((version - 700) // 2 + 1, Seating([], away=len(people)), people))
            version += 2
        await store.close()

    playing = threading.Thread(target=lambda: asyncio.run(play()))
    playing.start()
    try:
        for number in range(4):
            back_up(database, tmp_path / f"backup-{number}")
    finally:
        done.set()
        playing.join()
    for number in range(4):
        restore(tmp_path / f"backup-{number}", other := place("sqlite"))
        (_, [(kept, _)]) = whole(other)  # type: ignore[misc]
        assert len(kept.entries) % 2 == 0
        assert kept.revision == 1 or len(kept.people) == kept.seating.away


# With a server


def run_command(*words: str, code: int = 0) -> str:
    done = subprocess.run([*COMMAND, *words, "--lang", "en"], capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    return " ".join((done.stdout + done.stderr).split())


@pytest.mark.parametrize(("out_of", "into"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_somebody_plays_on_with_his_own_token_where_a_backup_was_restored(
    place: Place, tmp_path: Path, out_of: str, into: str
) -> None:
    file = str(tmp_path / "backup")
    database, other = place(out_of), place(into)
    with served(database, tmp_path) as server:
        key = server.table("warrior", "archer")
        page = Page(server, key)
        with page.leave:
            page.takes("warrior: stand still")
            stored = page.version
            assert "one table" in run_command("backup", file, "--database", database)
            page.takes("warrior: end the turn")
    assert "one table" in run_command("restore", file, "--database", other)
    with served(other, tmp_path) as server:
        page = Page(server, key)
        with page.leave:
            assert page.version == stored
            page.takes("warrior: end the turn")


# Forgetting


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_tables_that_nobody_has_played_for_long_are_deleted_with_all_that_was_said_at_them(
    place: Place, tmp_path: Path, kind: str
) -> None:
    of_form(database := place(kind), EARLIER[-1])  # played on 2 November 2026
    fill(database, 1)
    aside = Path(database).with_name(f"{Path(database).stem}-old-1234.saga")
    if kind == "sqlite":
        aside.write_text("the whole old game")
    assert forget(database, "2026-11-02T12:00:00.000+00:00") == 0
    assert forget(database, "2026-11-03", keep=True) == 1
    (before, _) = whole(database)
    assert len(before) == 2  # type: ignore[arg-type]

    async def story() -> list[Sign]:
        heard: list[Sign] = []
        store = Store(database)
        await store.relay.start(heard.append)
        assert await asyncio.to_thread(forget, database, "2026-11-03") == 1
        for _ in range(200 if kind == "postgresql" else 0):
            if heard:
                break
            await asyncio.sleep(0.05)
        assert await store.load("old") is None
        assert await store.load("table-0") is not None
        await store.close()
        return heard

    heard = asyncio.run(story())
    assert [(sign.table, sign.kind) for sign in heard] == ([("old", "removed")] if kind == "postgresql" else [])
    assert not aside.exists()


def test_a_table_that_is_forgotten_while_somebody_has_it_open_takes_no_more(place: Place, tmp_path: Path) -> None:
    with served(database := place("sqlite"), tmp_path) as server:
        page = Page(server, server.table("warrior", "archer"))
        with page.leave:
            assert "One table was deleted" in run_command("forget", "--older-than", "1", "--database", aged(database))
            page.orders("warrior: stand still")
            while (told := page.hears())["type"] != "trouble":
                assert told["type"] != "update"
            assert told["final"]


def test_what_was_deleted_cannot_be_read_from_the_file(place: Place) -> None:
    fill(database := place("sqlite"), 1)
    assert b"the last one" in Path(database).read_bytes()
    assert "One table was deleted" in run_command("forget", "--older-than", "1", "--database", aged(database))
    assert b"the last one" not in Path(database).read_bytes()


def aged(database: str) -> str:
    """The same database, as if everything had been played long ago."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE game_table SET updated = '2026-01-01'")
        connection.commit()
    return database


def test_nothing_is_forgotten_in_a_database_of_another_form_or_one_that_is_not_there(place: Place) -> None:
    of_form(database := place("sqlite"), EARLIER[-1])
    said = run_command("forget", "--older-than", "1", "--database", database, code=1)
    assert "sagenwerk serve" in said
    prepare(database)
    assert "no table" in run_command("forget", "--older-than", "36000", "--database", database, "--dry-run").lower()
    assert "no database" in run_command("forget", "--older-than", "1", "--database", f"{database}.not", code=1)
