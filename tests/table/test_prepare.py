"""The database is made, and brought to the newest form, whole or not at all; others are left alone."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text
from table.conftest import Page, Server
from table.earlier import EARLIER, TOKEN, of_form
from table.postgres import WITH_PASSWORD, Cluster

from sagenwerk import Play
from sagenwerk.table.databases import address_of, plain_engine
from sagenwerk.table.faults import Fault
from sagenwerk.table.prepare import NEWEST, alone, prepare
from sagenwerk.table.records import METADATA

KILLED_AT = """
import os, signal, sys
from sqlalchemy import Engine, event
from sagenwerk.table.prepare import prepare

@event.listens_for(Engine, "after_cursor_execute")
def power_cut(connection, cursor, statement, *rest):
    if sys.argv[2] in statement:
        os.kill(os.getpid(), signal.SIGKILL)

prepare(sys.argv[1])
"""
PREPARES = "import sys; from sagenwerk.table.prepare import prepare; prepare(sys.argv[1])"


def fault_of(database: str | Path) -> Fault:
    """Why a database cannot be used; the sentence names it and says what to do."""
    with pytest.raises(Fault) as caught:
        prepare(database)
    assert "--database" in caught.value.said("en")
    assert "--database" in caught.value.said("de")
    return caught.value


def test_a_new_database_has_exactly_the_tables_that_the_program_knows(database: str) -> None:
    prepare(database)
    prepare(database)  # the second time there is nothing to do
    with plain_engine(address_of(database)).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == NEWEST


@pytest.mark.parametrize("form", EARLIER)
def test_games_of_every_earlier_form_go_on_and_their_tokens_still_open_them(database: str, form: str) -> None:
    of_form(database, form)
    prepare(database)
    with plain_engine(address_of(database)).connect() as connection:
        (head,) = connection.execute(text("SELECT head FROM game_table")).one()
        entries = connection.execute(text("SELECT data FROM entry ORDER BY sequence")).scalars().all()
        assert Play.from_saga("\n".join([head, *entries])).version == len(entries)
        hashes = connection.execute(text("SELECT token_hash FROM person")).scalars().all()
        assert hashes == [sha256(TOKEN.encode()).hexdigest()]
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_server_that_finds_an_earlier_form_lets_people_play_on_with_the_tokens_they_have(
    database: str, tmp_path: Path
) -> None:
    of_form(database, EARLIER[0])
    server = Server(database, "--bot-pause", "0", log=tmp_path / "server.log").start()
    try:
        page = Page(server, {"table": "old", "token": TOKEN})
        with page.leave:
            assert page.update["table"]["seats"][0]["person"] == page.update["table"]["you"]
            assert page.update["table"]["seats"][0]["player"] == "Mia"
        stranger = Page(server, None)
        with stranger.leave:
            stranger.tell(type="hello", table="old", token=sha256(TOKEN.encode()).hexdigest())
            assert stranger.hear("trouble")["reason"]["id"] == "server-wrong-token"
    finally:
        server.kill()


@pytest.mark.parametrize("form", EARLIER)
def test_an_upgrade_that_is_killed_leaves_the_earlier_form_whole(database: str, form: str) -> None:
    of_form(database, form)
    killed = subprocess.run([sys.executable, "-c", KILLED_AT, database, "TABLE person"], env=os.environ, check=False)
    assert killed.returncode == -signal.SIGKILL
    with plain_engine(address_of(database)).connect() as connection:
        assert "person" not in inspect(connection).get_table_names()
        assert connection.execute(text("SELECT token FROM game_table")).scalars().all() == [TOKEN]
    prepare(database)


@pytest.mark.parametrize(
    "statement", ["TABLE alembic_version", "TABLE game_table", "TABLE entry", "INSERT INTO alembic"]
)
def test_a_kill_while_the_database_is_made_leaves_one_that_the_next_start_can_make(
    database: str, statement: str
) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED_AT, database, statement], env=os.environ, check=False)
    assert killed.returncode == -signal.SIGKILL
    prepare(database)


def test_processes_that_start_at_the_same_time_make_one_database_together(database: str) -> None:
    of_form(database, EARLIER[0])
    started = [subprocess.Popen([sys.executable, "-c", PREPARES, database], env=os.environ) for _ in range(3)]
    assert [process.wait() for process in started] == [0, 0, 0]
    with plain_engine(address_of(database)).connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [NEWEST]
        assert connection.execute(text("SELECT count(*) FROM person")).scalar() == 1


def test_a_database_of_another_program_or_of_a_newer_one_is_left_alone(database: str) -> None:
    prepare(database)
    with alone(plain_engine(address_of(database))) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert fault_of(database).message == "server-database-newer"
    with alone(plain_engine(address_of(database))) as connection:
        connection.execute(text("DROP TABLE alembic_version"))
    assert fault_of(database).message == "server-database-foreign"
    with alone(plain_engine(address_of(database))) as connection:
        for table in reversed(METADATA.sorted_tables):
            table.drop(connection)
        connection.execute(text("CREATE TABLE photo (name TEXT)"))
    assert fault_of(database).message == "server-database-foreign"
    with plain_engine(address_of(database)).connect() as connection:
        assert inspect(connection).get_table_names() == ["photo"]


# A file


def test_a_damaged_file_is_named_and_not_touched(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    database.write_bytes(b"This was a database once. " * 200)
    before = database.read_bytes()
    fault = fault_of(database)
    assert fault.message == "server-database-damaged"
    assert str(database) in str(fault)
    assert database.read_bytes() == before


def test_a_file_with_torn_pages_is_found_out(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    prepare(database)
    with closing(sqlite3.connect(database)) as connection:
        rows = [("t", number, "now", "x" * 500, "") for number in range(1, 200)]
        connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", rows)
        connection.commit()
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


# PostgreSQL


def test_a_database_that_is_not_there_is_named(postgres: Cluster) -> None:
    fault = fault_of(postgres.address("nowhere"))
    assert fault.message == "server-database-unknown"
    assert 'CREATE DATABASE "nowhere"' in str(fault)


def test_a_server_that_does_not_answer_is_named(tmp_path: Path) -> None:
    assert fault_of(f"postgresql://postgres@/games?host={tmp_path}").message == "server-database-unreachable"


def test_who_is_not_let_in_is_told_where_to_look(postgres: Cluster, postgres_url: str) -> None:
    postgres.sql(f"DROP ROLE IF EXISTS {WITH_PASSWORD}")
    postgres.sql(f"CREATE ROLE {WITH_PASSWORD} LOGIN PASSWORD 'right'")
    for who in ("nobody:top-secret@", f"{WITH_PASSWORD}:top-secret@", f"{WITH_PASSWORD}@"):
        fault = fault_of(postgres_url.replace("postgres@", who))
        assert fault.message == "server-database-no-entry"
        assert who.partition(":")[0].rstrip("@") in str(fault)
        assert "top-secret" not in str(fault)


def test_a_user_without_rights_is_told_which_he_needs(postgres: Cluster, postgres_url: str) -> None:
    postgres.sql("DROP ROLE IF EXISTS guest")
    postgres.sql("CREATE ROLE guest LOGIN")
    as_guest = postgres_url.replace("postgres@", "guest@")
    assert fault_of(as_guest).message == "server-database-no-rights"  # may not make tables
    prepare(postgres_url)
    assert fault_of(as_guest).message == "server-database-no-rights"  # may not write into those that are there


def test_a_database_that_can_only_be_read_is_refused(postgres: Cluster, postgres_url: str) -> None:
    name = address_of(postgres_url).database
    postgres.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert fault_of(postgres_url).message == "server-database-read-only"
