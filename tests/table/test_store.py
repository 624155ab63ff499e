"""The database: made, checked, shared, damaged."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from sagenwerk.table import prepare as prepare_module
from sagenwerk.table.faults import Fault
from sagenwerk.table.guest import MOST_WAITING, Guest
from sagenwerk.table.imports import opened
from sagenwerk.table.messages import Seat
from sagenwerk.table.prepare import prepare
from sagenwerk.table.records import METADATA
from sagenwerk.table.store import Conflict, Kept, Store, Summary, Written

SUMMARY = Summary("challenge-1", [Seat("warrior", "f", "Mia")], 1, "playing", "warrior")
TABLE = Kept("a-table", "token", "{}", SUMMARY, ["one"], [])


def fault_of(database: Path) -> Fault:
    with pytest.raises(Fault) as caught:
        prepare(database)
    assert str(database) in str(caught.value)
    assert "--database" in str(caught.value)
    return caught.value


def test_a_new_database_has_exactly_the_tables_that_the_program_knows(tmp_path: Path) -> None:
    database = tmp_path / "new" / "games.sqlite"
    prepare(database)
    prepare(database)  # the second time there is nothing to do
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with create_engine(f"sqlite:///{database}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_database_from_before_there_were_game_masters_is_brought_up_to_date(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    config = Config()
    config.set_main_option("script_location", str(Path(prepare_module.__file__).parent / "migrations"))
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    summary = '{"scenario":"challenge-1","seats":[],"day":1,"result":"playing","turn":"warrior"}'
    with closing(sqlite3.connect(database)) as connection:
        row = ("old", "token", "junior", "{}", "then", "then", summary)
        connection.execute("INSERT INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        connection.commit()
    prepare(database)

    async def story() -> None:
        store = Store(database)
        kept = await store.load("old")
        assert kept is not None
        assert (kept.token, kept.master_token, kept.summary.paused) == ("token", "", False)
        await store.close()

    asyncio.run(story())


def test_what_is_stored_survives_and_is_synced(tmp_path: Path) -> None:
    async def story() -> None:
        database = tmp_path / "games.sqlite"
        prepare(database)
        store = Store(database)
        await store.create(TABLE, "junior")
        await store.append("a-table", Written(1, ["two", "three"], "an-intent"), SUMMARY)
        async with store._engine.connect() as connection:
            pragmas = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous")
            ]
        assert pragmas == ["wal", 2]
        await store.close()
        again = Store(database)
        kept = await again.load("a-table")
        assert kept is not None
        assert kept.entries == ["one", "two", "three"]
        assert kept.intents == ["an-intent"]
        assert await again.load("another") is None
        assert await again.works()
        await again.close()

    asyncio.run(story())


def test_the_second_writer_of_an_entry_is_refused_with_all_it_wanted_to_write(tmp_path: Path) -> None:
    async def story() -> None:
        database = tmp_path / "games.sqlite"
        prepare(database)
        one, two = Store(database), Store(database)
        await one.create(TABLE, "junior")
        await one.append("a-table", Written(1, ["two"]), SUMMARY)
        with pytest.raises(Conflict):
            await two.append("a-table", Written(1, ["zwei", "drei"]), SUMMARY)
        kept = await two.load("a-table")
        assert kept is not None
        assert kept.entries == ["one", "two"]
        await one.close()
        await two.close()

    asyncio.run(story())


def test_a_store_that_cannot_be_opened_does_not_work(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(tmp_path)
        assert not await store.works()
        with pytest.raises(Fault):
            await store.tables()
        with pytest.raises(Fault):
            await store.create(TABLE, "junior")

    asyncio.run(story())


def test_a_damaged_database_is_named_and_not_touched(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    database.write_bytes(b"This was a database once. " * 200)
    before = database.read_bytes()
    assert fault_of(database).message == "server-database-damaged"
    assert database.read_bytes() == before


def test_a_database_with_torn_pages_is_found_out(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    prepare(database)
    with closing(sqlite3.connect(database)) as connection:
        rows = [("t", number, "now", "x" * 500, "") for number in range(1, 200)]
        connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", rows)
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(database.read_bytes())
    data[-8192:] = b"\x55" * 8192
    database.write_bytes(data)
    assert fault_of(database).message == "server-database-damaged"
    assert database.read_bytes() == bytes(data)


def test_a_folder_and_a_path_below_a_file_are_no_place_for_a_database(tmp_path: Path) -> None:
    assert fault_of(tmp_path).message == "server-database-not-writable"
    (tmp_path / "file").write_text("")
    assert fault_of(tmp_path / "file" / "games.sqlite").message == "server-database-not-writable"
    assert fault_of(Path("/proc/games.sqlite")).message == "server-database-not-writable"


def test_a_database_of_another_program_or_of_a_newer_one_is_left_alone(tmp_path: Path) -> None:
    foreign = tmp_path / "photos.sqlite"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE photo (name TEXT)")
        connection.commit()
    assert fault_of(foreign).message == "server-database-foreign"
    newer = tmp_path / "newer.sqlite"
    prepare(newer)
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert fault_of(newer).message == "server-database-newer"


def test_a_page_that_does_not_take_its_messages_is_let_go_instead_of_waited_for() -> None:
    guest = Guest()
    for _ in range(MOST_WAITING):
        guest.tell(b"news")
    assert not guest.too_slow.is_set()
    guest.tell(b"one more")
    assert guest.too_slow.is_set()


def test_a_save_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(Fault) as caught:
        asyncio.run(opened(b"{}", 0.001))
    assert caught.value.message == "server-save-takes-too-long"
