"""The store, on both kinds of database: what is kept, who may write, and what happens when nobody can."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import event
from table.postgres import Cluster

from sagenwerk.table.databases import address_of, file_of
from sagenwerk.table.faults import Fault
from sagenwerk.table.guest import MOST_WAITING, Guest
from sagenwerk.table.messages import Seat, TalkLine
from sagenwerk.table.people import Person
from sagenwerk.table.prepare import prepare
from sagenwerk.table.relay import Sign
from sagenwerk.table.store import Change, Conflict, Kept, Seating, Store, Summary, Written

SUMMARY = Summary("challenge-1", 1, "playing", "warrior")
SEATING = Seating([Seat("warrior", "f", "Mia", person="host")])
MIA, BEN = Person("host", "Mia", "a" * 64, host=True), Person("p1", "Ben", "b" * 64)
TABLE = Kept("a-table", "junior", "{}", SUMMARY, SEATING, ["one"], [], [MIA], "i" * 64, "w" * 64)


@asynccontextmanager
async def opened_store(database: str) -> AsyncIterator[Store]:
    prepare(database)
    store = Store(database)
    try:
        yield store
    finally:
        await store.close()


def run(database: str, story: Callable[[Store], Awaitable[None]]) -> None:
    """A story with a store on a new database, in which there is one table."""

    async def whole() -> None:
        async with opened_store(database) as store:
            await store.create(TABLE)
            await story(store)

    asyncio.run(whole())


async def entries(store: Store, table: str = "a-table") -> list[str]:
    kept = await store.load(table)
    assert kept is not None
    return kept.entries


async def pragma(store: Store, line: str) -> object:
    """Have the connection that writes do something outside of transactions."""
    async with store._engines.writer.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        row = await (await driver.execute(f"PRAGMA {line}")).fetchone()
        return row and row[0]


async def not_stored(store: Store, number: int, text: str = "lost") -> Fault:
    """An entry that cannot be stored: of it nothing is there."""
    before = await entries(store)
    with pytest.raises(Fault) as caught:
        await store.append("a-table", Written(number, [text, text]), Summary("challenge-1", 9, "playing", "nobody"))
    assert caught.value.message == "server-not-stored"
    assert await entries(store) == before
    (listed,) = await store.tables()
    assert listed.summary == SUMMARY
    return caught.value


def test_what_is_stored_survives(database: str) -> None:
    async def story(store: Store) -> None:
        await store.append("a-table", Written(1, ["two", "three"], "an-intent"), SUMMARY)
        async with opened_store(database) as again:
            kept = await again.load("a-table")
            assert kept == msgspec.structs.replace(TABLE, entries=["one", "two", "three"], intents=["an-intent"])
            assert await again.load("another") is None
            assert await again.works()
            assert [(listed.id, listed.seating) for listed in await again.tables()] == [("a-table", SEATING)]
            assert await again.tables(["another"]) == []
            assert await again.holders(["a-table", "another"]) == [("a-table", "host", "a" * 64)]

    run(database, story)


def test_what_sqlite_says_is_stored_has_been_synced(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("secure_delete", 1)):
            assert await pragma(store, name) == value

    run(str(tmp_path / "games.sqlite"), story)


def test_the_second_writer_of_an_entry_is_refused_with_all_it_wanted_to_write(database: str) -> None:
    async def story(store: Store) -> None:
        async with opened_store(database) as other:
            await store.append("a-table", Written(1, ["two"]), SUMMARY)
            with pytest.raises(Conflict):
                await other.append("a-table", Written(1, ["zwei", "drei"]), SUMMARY)
            assert await entries(other) == ["one", "two"]

    run(database, story)


def test_of_many_writers_of_one_entry_exactly_one_succeeds(database: str) -> None:
    async def story(store: Store) -> None:
        async with opened_store(database) as other:
            for version in range(1, 6):
                wishes = [
                    one.append("a-table", Written(version, [f"{version} by {name}"]), SUMMARY)
                    for name, one in enumerate((store, other) * 4)
                ]
                outcomes = await asyncio.gather(*wishes, return_exceptions=True)
                assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict] * 7
            assert len(await entries(store)) == 6

    run(database, story)


def test_of_two_changes_of_one_agreement_the_second_one_is_refused(database: str) -> None:
    async def story(store: Store) -> None:
        paused = msgspec.structs.replace(SEATING, paused=True)
        await store.change("a-table", Change(0, paused, [MIA, BEN], ("new", "links")))
        with pytest.raises(Conflict):
            await store.change("a-table", Change(0, SEATING, [MIA]))
        kept = await store.load("a-table")
        assert kept is not None
        assert (kept.seating, kept.revision, kept.people) == (paused, 1, [MIA, BEN])
        assert (kept.invite, kept.watch) == ("new", "links")
        await store.change("a-table", Change(1, SEATING))
        kept = await store.load("a-table")
        assert kept is not None
        assert (kept.seating, kept.revision, kept.people, kept.invite) == (SEATING, 2, [MIA, BEN], "new")

    run(database, story)


def test_what_is_loaded_is_of_one_moment(database: str) -> None:
    """Persons and what they have agreed on change together; nobody sees only one of both."""

    async def story(store: Store) -> None:
        async def change() -> None:
            for number in range(30):
                people = [MIA, *(Person(f"p{place}", "Ben", "b" * 64) for place in range(number % 5))]
                await store.change("a-table", Change(number, Seating([], away=len(people)), people))

        changing = asyncio.create_task(change())
        while not changing.done():
            kept = await store.load("a-table")
            assert kept is not None
            assert kept.revision == 0 or len(kept.people) == kept.seating.away
        await changing

    run(database, story)


def test_what_persons_say_is_kept_in_order_and_each_number_once(database: str) -> None:
    async def story(store: Store) -> None:
        lines = [TalkLine(number, "host", "Mia", f"Hallo {number} „ß“ 🎲", "now") for number in (1, 2, 3)]
        for line in lines:
            await store.say("a-table", line)
        with pytest.raises(Conflict):
            await store.say("a-table", lines[0])
        assert await store.talk("a-table", 1, 50) == lines[1:]
        assert await store.talk("a-table", 0, 1) == lines[2:]
        kept = await store.load("a-table")
        assert kept is not None
        assert kept.talked == 3

    run(database, story)


def test_a_game_that_newer_rules_shorten_is_put_aside_whole_and_goes_with_its_table(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def story(store: Store) -> None:
        await store.append("a-table", Written(1, ["two"]), SUMMARY)
        kept = await store.load("a-table")
        assert kept is not None
        aside = await store.put_aside(kept)
        assert aside.read_text("utf-8") == "{}\none\ntwo\n"
        assert aside.parent == (file_of(address_of(database)) or tmp_path / "sagenwerk" / "x").parent
        await store.put_in_place(kept, msgspec.structs.replace(kept, head="new", entries=["uno"]))
        assert await entries(store) == ["uno"]
        assert await store.remove("a-table")
        assert not aside.exists()

    run(database, story)


def test_of_two_processes_that_open_a_game_under_newer_rules_only_one_rewrites_it(database: str) -> None:
    async def story(store: Store) -> None:
        kept = await store.load("a-table")
        assert kept is not None
        now = msgspec.structs.replace(kept, head="new", entries=["uno"])
        outcomes = await asyncio.gather(*(store.put_in_place(kept, now) for _ in range(4)), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict] * 3
        kept = await store.load("a-table")
        assert kept is not None
        await store.append("a-table", Written(1, ["due"]), SUMMARY)
        with pytest.raises(Conflict):  # it would take back what somebody has played meanwhile
            await store.put_in_place(kept, kept)
        assert await entries(store) == ["uno", "due"]

    run(database, story)


def test_a_table_that_is_gone_leaves_nothing_and_takes_nothing(database: str) -> None:
    async def story(store: Store) -> None:
        await store.say("a-table", TalkLine(1, "host", "Mia", "Hallo", "now"))
        assert await store.remove("a-table")
        assert not await store.remove("a-table")
        assert await store.load("a-table") is None
        assert await store.talk("a-table", 0, 50) == []
        for wish in (
            store.append("a-table", Written(1, ["two"]), SUMMARY),
            store.append("a-table", Written(1, []), SUMMARY),
            store.change("a-table", Change(0, SEATING)),
            store.say("a-table", TalkLine(1, "host", "Mia", "Hallo", "now")),
        ):
            with pytest.raises(Conflict):
                await wish

    run(database, story)


def test_other_processes_hear_of_all_that_is_stored_and_of_nothing_else(postgres_url: str) -> None:
    async def story(store: Store) -> None:
        async with opened_store(postgres_url) as other:
            heard: asyncio.Queue[Sign] = asyncio.Queue()
            await other.relay.start(heard.put_nowait)
            await store.append("a-table", Written(1, ["two"]), SUMMARY)
            with pytest.raises(Conflict):
                await store.append("a-table", Written(1, ["two"]), SUMMARY)
            await store.change("a-table", Change(0, SEATING))
            await store.say("a-table", TalkLine(1, "host", "Mia", "Hallo", "now"))
            await store.remove("a-table")
            signs = [await asyncio.wait_for(heard.get(), 20) for _ in range(4)]
            assert {sign.table for sign in signs} == {"a-table"}
            assert {sign.origin for sign in signs} == {store.relay.origin}
            assert [(sign.kind, sign.told) for sign in signs] == [
                ("written", {"version": 2}),
                ("changed", {"revision": 1}),
                ("talked", {"number": 1}),
                ("removed", {}),
            ]

    run(postgres_url, story)


# When nothing can be stored


def test_a_store_that_cannot_be_opened_does_not_work(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(tmp_path)
        assert not await store.works()
        with pytest.raises(Fault):
            await store.tables()
        with pytest.raises(Fault):
            await store.create(TABLE)
        await store.close()
        await asyncio.sleep(0.1)  # threads that could not open it have to say good-bye before the loop is gone

    asyncio.run(story())


def test_a_full_disk_is_told_nothing_is_half_written_and_it_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await pragma(store, f"max_page_count = {await pragma(store, 'page_count')}")
        fault = await not_stored(store, 1, "x" * 100_000)
        assert "full" in str(fault)
        await pragma(store, "max_page_count = 1000000")
        await store.append("a-table", Written(1, ["x" * 100_000]), SUMMARY)
        assert len(await entries(store)) == 2

    run(str(tmp_path / "games.sqlite"), story)


def test_a_file_that_can_only_be_read_is_told_and_it_goes_on_when_one_may_write(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await pragma(store, "query_only = ON")
        await not_stored(store, 1)
        assert not await store.works()
        await pragma(store, "query_only = OFF")
        assert await store.works()
        await store.append("a-table", Written(1, ["two"]), SUMMARY)

    run(str(tmp_path / "games.sqlite"), story)


def test_another_program_that_holds_the_file_is_waited_for_and_then_told(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def story(store: Store) -> None:
        await pragma(store, "busy_timeout = 50")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert "locked" in str(await not_stored(store, 1))
        await store.append("a-table", Written(1, ["two"]), SUMMARY)

    run(str(path), story)


def test_a_database_that_may_only_be_read_is_told_and_it_goes_on_when_one_may_write(
    postgres: Cluster, postgres_url: str
) -> None:
    name = address_of(postgres_url).database

    def read_only(value: str) -> None:
        postgres.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
        postgres.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    async def story(store: Store) -> None:
        read_only("on")
        assert "read-only" in str(await not_stored(store, 1))
        assert not await store.works()
        read_only("off")
        assert await store.works()
        await store.append("a-table", Written(1, ["two"]), SUMMARY)

    run(postgres_url, story)


def test_a_database_that_crashes_loses_nothing_that_was_stored_and_is_used_again_when_it_is_back(
    postgres: Cluster, postgres_url: str
) -> None:
    async def story(store: Store) -> None:
        for version in range(1, 30):
            await store.append("a-table", Written(version, [str(version)]), SUMMARY)
        postgres.stop()
        try:
            with pytest.raises(Fault) as caught:
                await store.append("a-table", Written(30, ["lost"]), SUMMARY)
            assert caught.value.message == "server-not-stored"
            with pytest.raises(Fault):
                await store.load("a-table")
            assert not await store.works()
        finally:
            postgres.start()
        assert await entries(store) == ["one", *map(str, range(1, 30))]
        await store.append("a-table", Written(30, ["stored"]), SUMMARY)

    run(postgres_url, story)


# Pages


def test_a_page_that_does_not_take_its_messages_is_let_go_instead_of_waited_for() -> None:
    guest = Guest()
    for _ in range(MOST_WAITING):
        guest.tell(b"news")
    assert not guest.too_slow.is_set()
    guest.tell(b"one more")
    assert guest.too_slow.is_set()


def test_of_many_who_write_at_once_one_that_comes_too_late_harms_nobody_else(database: str) -> None:
    async def story(store: Store) -> None:
        tables = [f"table-{number}" for number in range(30)]
        for table in tables:
            await store.create(msgspec.structs.replace(TABLE, id=table))
        await store.append("table-7", Written(1, ["mine"]), SUMMARY)
        late = [store.append(table, Written(1, ["two", "three"], "an-intent"), SUMMARY) for table in tables]
        late.append(store.append("no-table", Written(0, ["one"]), SUMMARY))
        said = await asyncio.gather(*late, return_exceptions=True)
        assert [place for place, error in enumerate(said) if error is not None] == [7, 30]
        assert isinstance(said[7], Conflict)
        assert isinstance(said[30], Conflict)
        for table in tables:
            assert await entries(store, table) == (["one", "mine"] if table == "table-7" else ["one", "two", "three"])

    run(database, story)


def test_many_who_write_at_once_need_few_transactions(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        tables = [f"table-{number}" for number in range(100)]
        for table in tables:
            await store.create(msgspec.structs.replace(TABLE, id=table))
        commits = []
        event.listen(store._engines.writer.sync_engine, "commit", commits.append)
        await asyncio.gather(*(store.append(table, Written(1, ["two"]), SUMMARY) for table in tables))
        assert len(commits) <= 2
        assert all([await entries(store, table) == ["one", "two"] for table in tables])

    run(str(tmp_path / "games.sqlite"), story)
