"""Wherever something is cut off in the middle, pages and store agree afterwards: in one process, on a real file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table.test_company import STAND

from sagenwerk.table.arrivals import Join, join
from sagenwerk.table.gate import Gate, Line
from sagenwerk.table.guest import Guest
from sagenwerk.table.hall import Hall
from sagenwerk.table.messages import Hello, Host, Intent
from sagenwerk.table.new_tables import NewTable, Placed, create
from sagenwerk.table.prepare import prepare
from sagenwerk.table.relay import Sign
from sagenwerk.table.settings import Settings
from sagenwerk.table.socket import Visit
from sagenwerk.table.store import Store

WISH = NewTable("junior", "challenge-1", [Placed("warrior"), Placed("archer")], seed=7)


def test_a_page_that_is_cut_off_in_the_middle_leaves_nobody_behind(tmp_path: Path) -> None:
    """Wherever its connection ends: what was stored is what the others are told."""

    async def story() -> None:
        database = tmp_path / "games.sqlite"
        prepare(database)
        settings = Settings(str(database))
        store = Store(database)
        hall = Hall(store, settings)
        for at in range(30):
            key = await create(hall, WISH)
            hello = msgspec.json.encode(Hello(key.table, key.token))
            mia, ben = (Visit(hall, Guest(), Line(Gate(settings), None)) for _ in range(2))
            for visit in (mia, ben):
                await visit.hear(hello)
            words = ["intent", "host"][at % 2]
            if words == "intent":
                said = msgspec.json.encode(Intent("one", 0, [STAND]))
            else:
                said = msgspec.json.encode(Host("close"))
            hearing = asyncio.create_task(mia.hear(said))
            await asyncio.sleep(at // 2 * 0.0006)
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
            mia.end()
            await asyncio.sleep(0.05)
            kept = await store.load(key.table)
            room = await hall.room(key.table)
            assert kept is not None
            assert (room.play.version, room.revision) == (len(kept.entries), kept.revision), at
            assert room.seating == kept.seating, at
            assert ben.guest.seen == len(kept.entries), at
        await hall.close()
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("removed", [True, False])
def test_whoever_is_stopped_while_a_table_is_read_anew_leaves_it_as_stored(tmp_path: Path, removed: bool) -> None:
    """So are bots of a table that is removed: pages hear why they are sent away."""

    async def story() -> None:
        database = tmp_path / "games.sqlite"
        prepare(database)
        store = Store(database)
        hall = Hall(store, Settings(str(database)))
        key = await create(hall, WISH)
        visit = Visit(hall, Guest(), Line(Gate(hall.settings), None))
        await visit.hear(msgspec.json.encode(Hello(key.table, key.token)))
        room = await hall.room(key.table)
        if removed:
            await store.remove(key.table)
        room.play.choose(STAND)
        reading = asyncio.create_task(room.as_stored())
        await asyncio.sleep(0)
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        told = heard_by(visit.guest)
        if removed:
            assert (told[-1]["reason"]["id"], told[-1]["final"]) == ("server-table-removed", True)
        else:
            assert all(line["type"] != "trouble" for line in told)
            assert room.play.version == 0
        assert room.closed is removed
        await hall.close()
        await store.close()

    asyncio.run(story())


def heard_by(guest: Guest) -> list[dict[str, Any]]:
    """What waits to be sent to a page."""
    told = []
    while not guest._waiting.empty():
        told.append(msgspec.json.decode(guest._waiting.get_nowait()))
    return told


def test_what_is_done_at_one_process_sends_people_away_at_another(tmp_path: Path) -> None:
    async def story() -> None:
        database = tmp_path / "games.sqlite"
        prepare(database)
        settings = Settings(str(database))
        stores = [Store(database), Store(database)]
        here, there = (Hall(store, settings) for store in stores)
        key = await create(here, WISH)
        bens = await join(here, key.table, Join(key.invite, "Ben"))
        evas = await join(here, key.table, Join(key.invite, "Eva"))
        mia = Visit(here, Guest(), Line(Gate(settings), None))
        ben, eva = (Visit(there, Guest(), Line(Gate(settings), None)) for _ in range(2))
        for visit, token in ((mia, key.token), (ben, bens.token), (eva, evas.token)):
            await visit.hear(msgspec.json.encode(Hello(key.table, token)))
        await mia.hear(msgspec.json.encode(Host("remove", person=ben.guest.person)))
        room = await there.room(key.table)
        await room.catch_up()
        last = heard_by(ben.guest)[-1]
        assert (last["type"], last["final"], last["reason"]["id"]) == ("trouble", True, "server-removed-by-host")
        assert ben.guest not in room.guests
        await ben.hear(msgspec.json.encode(Intent("x", 0, [STAND])))
        assert heard_by(ben.guest)[-1]["reason"]["id"] == "server-hello-first"
        assert all(told["type"] != "trouble" for told in heard_by(eva.guest))
        for nonsense in ({"watching": "many"}, {"watching": 10**40}, {"watching": -1}, {"people": 7}, {}):
            room.heard(Sign(key.table, "presence", nonsense, "other"))
            room.heard(Sign(key.table, "pointed", nonsense, "other"))
            room.heard(Sign(key.table, "nonsense", nonsense, "other"))
        room.tell_people()
        await eva.hear(msgspec.json.encode(Intent("x", 0, [STAND])))
        assert heard_by(eva.guest)[-1]["type"] == "refused"
        for hall, store in zip((here, there), stores, strict=True):
            await hall.close()
            await store.close()

    asyncio.run(story())
