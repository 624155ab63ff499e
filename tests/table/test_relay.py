"""Processes that serve the same tables hear of each other."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from table.postgres import Cluster

from sagenwerk.table import relay
from sagenwerk.table.databases import address_of, engines
from sagenwerk.table.relay import ANEW, LONGEST_SIGN, Relay, Sign, relay_of


class Ear:
    """One process: what it hears, in order."""

    def __init__(self, database: str) -> None:
        self.engines = engines(address_of(database))
        self.relay = relay_of(address_of(database), self.engines.writer)
        self.signs: asyncio.Queue[Sign] = asyncio.Queue()

    async def __aenter__(self) -> Ear:
        await self.relay.start(self.signs.put_nowait)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.relay.close()
        await self.engines.close()

    async def hears(self) -> tuple[str, str, dict[str, str | int]]:
        sign = await asyncio.wait_for(self.signs.get(), 20)
        return sign.table, sign.kind, sign.told


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_what_one_process_tells_the_other_one_hears_and_itself_does_not(postgres_url: str) -> None:
    async def story() -> None:
        async with Ear(postgres_url) as one, Ear(postgres_url) as two:
            await one.relay.tell(Sign("a-table", "pointed", {"field": "Häuschen „17“\x00", "count": 2}))
            assert await two.hears() == ("a-table", "pointed", {"field": "Häuschen „17“\x00", "count": 2})
            await two.relay.tell(Sign("a-table", "presence"))
            assert await one.hears() == ("a-table", "presence", {})
            assert one.signs.empty()
            assert two.signs.empty()

    run(story())


def test_a_sign_of_something_stored_is_heard_when_that_is_committed_and_never_if_it_is_not(postgres_url: str) -> None:
    async def story() -> None:
        async with Ear(postgres_url) as one, Ear(postgres_url) as two:
            async with one.engines.writer.connect() as connection:
                await one.relay.within(connection, Sign("taken-back", "written"))
                await connection.rollback()
                await one.relay.within(connection, Sign("done", "written"))
                await connection.commit()
            assert await two.hears() == ("done", "written", {})

    run(story())


def test_a_line_that_was_cut_is_taken_up_again_and_then_one_looks_at_everything_anew(
    postgres: Cluster, postgres_url: str
) -> None:
    async def story() -> None:
        async with Ear(postgres_url) as one, Ear(postgres_url) as two:
            name = address_of(postgres_url).database
            postgres.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
            assert await one.hears() == ("", ANEW, {})
            assert await two.hears() == ("", ANEW, {})
            await two.relay.tell(Sign("a-table", "written"))
            assert await one.hears() == ("a-table", "written", {})

    run(story())


def test_after_a_silence_one_asks_whether_the_line_stands_and_goes_on_hearing(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relay, "SILENCE", 0.01)

    async def story() -> None:
        async with Ear(postgres_url) as one, Ear(postgres_url) as two:
            for number in range(20):
                await asyncio.sleep(0.02)
                await two.relay.tell(Sign("a-table", "pointed", {"count": number}))
                assert await one.hears() == ("a-table", "pointed", {"count": number})

    run(story())


def test_one_that_fails_to_take_a_sign_hears_the_next_one(postgres_url: str) -> None:
    async def story() -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()

        def take(sign: Sign) -> None:
            if sign.table == "bad":
                raise KeyError(sign.table)
            heard.put_nowait(sign.table)

        async with Ear(postgres_url) as one:
            other = Ear(postgres_url)
            await other.relay.start(take)
            await one.relay.tell(Sign("bad", "written"))
            async with one.engines.writer.begin() as connection:
                await connection.exec_driver_sql("SELECT pg_notify('sagenwerk', 'what is this?')")
            await one.relay.tell(Sign("good", "written"))
            assert await asyncio.wait_for(heard.get(), 20) == "good"
            await other.__aexit__()

    run(story())


def test_a_sign_that_is_too_long_is_a_mistake_of_whoever_tells_it(postgres_url: str) -> None:
    async def story() -> None:
        async with Ear(postgres_url) as one:
            with pytest.raises(ValueError, match="at most"):
                await one.relay.tell(Sign("a-table", "pointed", {"field": "x" * LONGEST_SIGN}))

    run(story())


def test_a_server_that_starts_while_the_database_is_away_hears_the_others_later(postgres: Cluster) -> None:
    async def story() -> None:
        async with Ear(postgres.address("comes-later")) as one:
            await one.relay.tell(Sign("a-table", "presence"))  # lost, and no more
            address = postgres.new_database("comes-later")
            assert await one.hears() == ("", ANEW, {})
            async with Ear(address) as two:
                await two.relay.tell(Sign("a-table", "presence"))
                assert await one.hears() == ("a-table", "presence", {})

    run(story())
    postgres.sql('DROP DATABASE "comes-later" WITH (FORCE)')


def test_with_a_file_there_is_nobody_to_tell(tmp_path: Path) -> None:
    async def story() -> None:
        async with Ear(str(tmp_path / "games.sqlite")) as one:
            assert type(one.relay) is Relay
            await one.relay.tell(Sign("a-table", "presence"))
            assert one.signs.empty()

    run(story())
